"""The WebSocket of one open table: what a client asks, and what it is told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any, Final

from fastapi import APIRouter, WebSocket, WebSocketDisconnect
from pydantic import ValidationError

from loci.core import LociError, Match, MoveError, Text
from loci.core.data import encode
from loci.server.errors import Refusal, not_yours, refusal, sign_in, table_not, too_much
from loci.server.http import messages as m
from loci.server.http.guard import known_host, same_origin
from loci.server.people import names
from loci.server.people.sessions import COOKIE
from loci.server.play.answers import check_orders
from loci.server.play.looking import Scene
from loci.server.play.looks import history_task, preview_task, why_task
from loci.server.play.table import Link, Table
from loci.server.play.telling import Shown, chat_data, looked
from loci.server.site import Site
from loci.server.storage.rows import RUNNING, ChatRow, Session
from loci.server.storage.writer import LostRace

_log = logging.getLogger("loci.server.socket")
router = APIRouter()

_WAITING: Final = 4_000_000  # bytes that a client may leave unread
SIGNED_OUT: Final = 4401  # the session has ended; connect anew as whoever the cookie says
NO_TABLE: Final = 4404
TOO_MANY: Final = 4429
FOREIGN: Final = 4403
NOT_NOW: Final = 4409  # of rules that this server does not play; the table's page says more
TOO_SLOW: Final = 4408
OLD: Final = 4426
FAULT: Final = 1011
_CODES: Final = {404: NO_TABLE, 409: NOT_NOW, 503: FAULT}


class TableSocket:
    """One client at one table."""

    def __init__(
        self,
        site: Site,
        socket: WebSocket,
        table: Table,
        session: Session | None,
        link: Link | None,
        text: bool,
    ) -> None:
        self.site = site
        self.socket = socket
        self.table = table
        self.user = None if session is None else session.user
        self.user_id = None if self.user is None else self.user.id
        self.session = None if session is None else session.id
        self.link = link
        self.known = 0
        self.shown: Shown | None = None
        self.chat_known = 0
        self.text = text
        self.gone = asyncio.Event()  # it must not be used any more
        self.code = 1000  # with which it is closed
        # Whose limits count: the person's, the link's, or those of the address they look from.
        client = socket.client.host if socket.client is not None else "?"
        nobody = f"from {client}" if link is None else f"link {table.id} {link.seat}"
        self._key = self.user_id or nobody
        self._out: asyncio.Queue[bytes] = asyncio.Queue()
        self._waiting = 0

    # -- sending --------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Queue a message; a client that does not read is let go."""
        if self.gone.is_set():
            return
        self._waiting += len(message)
        if self._waiting > _WAITING:
            self.code = TOO_SLOW
            self.gone.set()
        else:
            self._out.put_nowait(message)

    def tell(self, message: dict[str, Any]) -> None:
        self.send(encode(message))

    def sign_out(self) -> None:
        """The session with which it was opened has ended."""
        self.code = SIGNED_OUT
        self.gone.set()

    def mine(self) -> list[int]:
        return self.table.mine(self.user_id, self.link)

    def own(self, seat: int) -> None:
        """`Refusal` unless the seat is the caller's."""
        if seat not in self.mine():
            raise not_yours()

    async def run(self, ended: int) -> None:
        """Serve the client until it, or we, close. `ended` was the number of sessions that had
        ended when its own was good."""
        table = self.table
        async with self.site.memory.hold(table, fresh=True):
            await table.prepare(self.site.memory.turns)
            await self.site.memory.turns.take()
            await self._hello()
            table.wires.add(self)
        tasks = [
            asyncio.create_task(self._write()),
            asyncio.create_task(self._read()),
            asyncio.create_task(self.gone.wait()),
        ]
        try:
            if self.user_id is not None and self.site.sessions.number != ended:
                await self.site.sessions.close_sockets(self.user_id)
            await self.site.teller.came(table)
            self.site.bots.wake(table)
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            table.wires.discard(self)
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await self.site.teller.went(table)

    async def _write(self) -> None:
        while True:
            message = await self._out.get()
            try:
                await self.socket.send_text(message.decode())
            except (WebSocketDisconnect, RuntimeError):
                return
            self._waiting -= len(message)

    async def _read(self) -> None:
        while True:
            try:
                text = await self.socket.receive_text()
            except (WebSocketDisconnect, RuntimeError, KeyError):
                return
            await self._handle(text)

    async def _hello(self) -> None:
        table = self.table
        mine = self.mine()
        viewer = table.viewer(mine)
        chat = await self._chat_so_far()
        log = table.log_data(viewer)
        self.known = len(log)
        self.tell(
            {
                "t": "hello",
                "table": table.table_data(
                    self.user_id, mine, self.site.presence.online(table) | set(mine)
                ),
                "viewer": viewer,
                "seats": mine,
                "log": log,
                "scene": self.site.teller.show(table, self),
                "chat": [chat_data(line) for line in chat],
                "undo": table.undo_data(),
                "orders": table.orders_data(mine),
            }
        )

    async def _chat_so_far(self) -> list[ChatRow]:
        """The chat, with every line that was told before now; later ones come by themselves."""
        while True:
            said = self.table.said
            lines = await self.site.store.chat(self.table.id)
            if said == self.table.said:
                self.chat_known = lines[-1].number if lines else 0
                return lines

    # -- requests -------------------------------------------------------------------------------

    async def _handle(self, text: str) -> None:
        ref: str | None = None
        try:
            if not self.site.moves.allows(self._key):
                ref = m.ref_of(text)
                raise too_much()
            try:
                message = m.CLIENT_MESSAGE.validate_json(text)
            except ValidationError as error:
                ref = m.ref_of(text)
                raise Refusal(422, "request", m.wrong_form(error)) from None
            ref = message.ref
            await self._answer(message)
        except Refusal as refused:
            self._refuse(ref, refused)
        except MoveError as error:
            if error.kind == "stale":  # whoever sends it has not seen what has happened
                async with self.site.memory.hold(self.table):
                    scene = self.site.teller.show(self.table, self)
                    self._refuse(ref, refusal(error), scene)
            else:
                self._refuse(ref, refusal(error))
        except LociError as error:
            self._refuse(ref, refusal(error))
        except Exception as error:
            self._refuse(ref, _fault(self.table, error))

    def _refuse(self, ref: str | None, wrong: Refusal, scene: dict[str, Any] | None = None) -> None:
        self.site.metrics.refused.labels(wrong.kind).inc()
        data = wrong.to_data()["error"]
        self.tell(
            {
                "t": "refused",
                "ref": ref,
                "kind": data["kind"],
                "reason": data["reason"],
                "rule": self.table.game.rule(wrong.reason),
                "nearest": data.get("nearest", []),
                "scene": scene,
            }
        )

    async def _answer(self, message: Any) -> None:
        """Do what is asked and say so. Scenes are told while the table is held, so that what they
        are the difference to is what the client has."""
        match message:
            case m.AnswerMessage():
                self.own(message.seat)
                await self.site.answers.answer(
                    self.table, message.seat, message.decision, message.moves
                )
            case m.LookMessage():
                async with self.site.memory.hold(self.table):
                    table, match, seat = self.table, self._match(), message.seat
                    self.own(seat)
                    scene = table.scenes.now(match, table.row, seat, self.mine(), self.text)
                    self.tell({**self._scene(scene), "ref": message.ref})
                return
            case m.PreviewMessage() | m.WhyMessage() | m.HistoryMessage():
                self.tell({**await self._look(message), "ref": message.ref})
                return
            case m.UndoMessage():
                self.own(message.seat)
                mine, number = self.mine(), message.number
                await self.site.answers.undo(self.table, message.seat, mine, number)
            case m.ConsentMessage():
                await self.site.answers.consent(self.table, self.mine(), message.accept)
            case m.OrdersMessage():
                self.own(message.seat)
                check_orders(self.table, message.orders)
                await self.site.answers.set_orders(self.table, message.seat, message.orders)
            case m.HintMessage():
                self.tell({**await self._hint(message.seat), "ref": message.ref})
                return
            case m.ChatMessage():
                await self._chat(message.text)
            case m.TextMessage():
                await self._read_text(message.on)
        self.tell({"t": "done", "ref": message.ref})

    def _match(self) -> Match:
        if self.table.match is None:
            raise table_not(self.table.row.status)
        return self.table.match

    async def _look(self, message: Any) -> dict[str, Any]:
        """What was, or might be; another process finds out."""
        table = self.table
        async with self.site.memory.hold(table):
            match, text = self._match(), self.text
            if isinstance(message, m.HistoryMessage):
                viewer = table.viewer(self.mine())
                if 0 <= message.number < match.stored:
                    return self._scene(table.stored_scene(message.number, viewer, text))
                task = history_task(table, match, message.number, viewer, text)
            else:
                self.own(message.seat)
                if table.row.status != RUNNING:
                    raise table_not(table.row.status)
                if isinstance(message, m.WhyMessage):
                    task = why_task(table, match, message.seat, message.move, message.after)
                else:
                    table.scenes.check_open(match, message.seat, message.decision)
                    task = preview_task(table, match, message.seat, message.moves, text)
        if isinstance(message, m.WhyMessage):
            return {"t": "why", "move": message.move, **await self.site.looks.why(task)}
        return self._scene(await self.site.looks.scene(task))

    def _scene(self, scene: Scene) -> dict[str, Any]:
        return {"t": "scene", "scene": looked(self.shown, scene)}

    async def _hint(self, seat: int) -> dict[str, Any]:
        self.own(seat)
        if self.table.row.status != RUNNING:
            raise table_not(self.table.row.status)
        move = await self.site.bots.hint(self.table, seat, self._key)
        async with self.site.memory.hold(self.table):
            match = self.table.match
            assert match is not None
            label = self.table.scenes.label(match, seat, move)
        return {"t": "hint", "move": move, "label": label.to_data()}

    async def _read_text(self, on: bool) -> None:
        """From now on scenes come with or without their sections; the present one at once."""
        self.text = on
        if not on:
            return
        async with self.site.memory.hold(self.table):
            scene = self.site.teller.show(self.table, self)
            self.tell({"t": "moved", "start": self.known, "log": [], "scene": scene})

    async def _chat(self, text: str) -> None:
        if not self.site.chats.allows(self._key):
            raise too_much()
        said = names.said(text, self.site.settings.chat_length)
        mine = self.mine()
        if self.user is None and not mine:
            raise sign_in()
        seat = mine[0] if mine else None
        name = self.user.name if self.user is not None else ""
        line = ChatRow(0, self.user_id, seat, name, said, time.time())
        try:
            kept = await self.site.store.say(self.table.id, line)
        except LostRace:
            raise too_much() from None
        await self.site.teller.say(self.table, kept)


@router.websocket("/api/tables/{id}/live")
async def first_version(socket: WebSocket, id: str) -> None:  # noqa: ARG001
    """Where pages connected that knew no versions. They have no words for what is new, but for
    this they have."""
    detail = "this page is older than the site; please reload it"
    await socket.accept()
    await _turn_away(socket, Text("request-wrong", place="version", detail=detail))


@router.websocket("/api/tables/{id}/socket")
async def table_socket(
    socket: WebSocket, id: str, version: str = "", seat: str | None = None, text: str = ""
) -> None:
    """One socket per open table; the caller is known by cookie or by a secret link."""
    site: Site = socket.app.state.site
    await socket.accept()
    if version != str(m.VERSION):
        await _turn_away(socket, Text("client-old"))
        return
    settings = site.settings
    if not known_host(socket.headers, settings) or not same_origin(socket.headers, settings.origin):
        await socket.close(FOREIGN)
        return
    address = socket.client.host if socket.client is not None else "?"
    if not site.sockets.enter(address):
        await socket.close(TOO_MANY)
        return
    site.metrics.sockets.inc()
    code = 1000
    try:
        ended = site.sessions.number
        session = await site.sessions.caller(socket.cookies.get(COOKIE))
        table = await site.memory.table(id)
        link = None if seat is None else site.tables.link_of(table, seat[:64])
        if link is not None and session is None:
            await site.tables.sit_by_link(table, link)
        client = TableSocket(site, socket, table, session, link, text != "false")
        await client.run(ended)
        code = client.code
    except Refusal as refused:
        code = _CODES.get(refused.status, FOREIGN)
    except LociError as error:
        code = _CODES.get(refusal(error).status, NOT_NOW)
    except Exception as error:
        code = FAULT
        _fault(site.memory.in_memory(id), error)
    finally:
        site.metrics.sockets.dec()
        site.sockets.leave(address)
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # it is closed already
            await socket.close(code)


async def _turn_away(socket: WebSocket, reason: Text) -> None:
    """Tell a client that it speaks another version than we do."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # it has gone already
        await socket.send_text(encode({"t": "note", "text": reason.to_data()}).decode())
        await socket.close(OLD)


def _fault(table: Table | None, error: Exception) -> Refusal:
    """Something that must not happen. A match from a position that somebody wrote may bring it on:
    then it is that position's fault, and the log needs no trace of it."""
    if table is not None and table.match is not None and table.match.header.start is not None:
        _log.warning("a brought table: %s", type(error).__name__, extra={"match": table.id})
        return Refusal(422, "data", Text("data-fault", detail=type(error).__name__))
    extra = {"match": None if table is None else table.id}
    _log.error("a socket request failed", exc_info=error, extra=extra)
    return Refusal(500, "fault", Text("server-fault"))
