"""One client at one table, over its socket: what it asks, and what it is told."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

from pydantic import ValidationError

from loci.core import LociError, Match, MoveError, Text
from loci.core.data import encode
from loci.server.errors import Refusal, not_yours, refusal, sign_in, table_not, too_much
from loci.server.http import client_messages as c
from loci.server.http.connection import Connection
from loci.server.people import names
from loci.server.people.links import Left
from loci.server.play.answers import check_orders
from loci.server.play.looking import Scene
from loci.server.play.looks import history_task, preview_task, why_task
from loci.server.play.memory import rank_at
from loci.server.play.table import Link, Table
from loci.server.play.telling import Shown, chat_data, looked
from loci.server.site import Site
from loci.server.storage.rows import RUNNING, ChatRow, Session
from loci.server.storage.writer import LostRace

_log = logging.getLogger("loci.server.socket")

_WAITING: Final = 4_000_000  # bytes that a client may leave unread
SIGNED_OUT: Final = 4401  # the session has ended; connect anew as whoever the cookie says
TOO_SLOW: Final = 4408
GONE: Final = 1000


class TableSocket:
    """One client at one table."""

    def __init__(
        self,
        site: Site,
        connection: Connection,
        table: Table,
        session: Session | None,
        link: Link | None,
        text: bool,
        left: Left,
    ) -> None:
        self.site = site
        self.table = table
        self.user = None if session is None else session.user
        self.user_id = None if self.user is None else self.user.id
        self.session = None if session is None else session.id
        self.link = link
        self.known = 0
        self.shown: Shown | None = None
        self.chat_known = 0
        self.text = text
        self.gone = False  # it must not be used any more
        self.code = GONE  # with which it is closed
        # Whose limits count: the person's, the link's, or those of the address they look from.
        nobody = f"from {connection.address}" if link is None else f"link {table.id} {link.seat}"
        self._key = self.user_id or nobody
        self._connection = connection
        self._left = left  # told when nobody sees it at the table any more
        self._out: list[bytes] = []
        self._waiting = 0  # bytes
        # A task that writes is there only while there is something to write: most sockets are
        # silent most of the time, and there are many.
        self._writer: asyncio.Task[None] | None = None
        self._reader: asyncio.Task[None] | None = None

    # -- sending --------------------------------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Queue a message; a client that does not read is let go."""
        if self.gone:
            return
        self._waiting += len(message)
        if self._waiting > _WAITING:
            self.let_go(TOO_SLOW)
            return
        self._out.append(message)
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())

    def let_go(self, code: int) -> None:
        """It is to be closed; nothing more is read from it or written to it."""
        if not self.gone:
            self.code = code
            self.gone = True
            if self._reader is not None:
                self._reader.cancel()

    def tell(self, message: dict[str, Any]) -> None:
        self.send(encode(message))

    def sign_out(self) -> None:
        """The session with which it was opened has ended."""
        self.let_go(SIGNED_OUT)

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
            await self.site.memory.turns.take(rank_at(table))
            await self._hello()
            table.wires.add(self)
        self._reader = asyncio.create_task(self._read())
        try:
            if self.gone:  # let go before it began to read
                return
            if self.user_id is not None and self.site.sessions.number != ended:
                await self.site.sessions.close_sockets(self.user_id)
            await self.site.teller.came(table)
            self.site.bots.wake(table)
            await asyncio.wait([self._reader])
        finally:
            table.wires.discard(self)
            self._left()
            self.let_go(GONE)
            tasks = [task for task in (self._reader, self._writer) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            self.site.memory.rest(table)
            await self.site.teller.went(table)

    async def _write(self) -> None:
        try:
            while self._out:
                out, self._out = self._out, []
                for message in out:
                    await self._connection.write(message)
                    self._waiting -= len(message)
        except (OSError, RuntimeError):  # the client has gone
            self.let_go(GONE)
        finally:
            self._writer = None

    async def _read(self) -> None:
        while (text := await self._connection.read()) is not None:
            await self._handle(text)

    async def _hello(self) -> None:
        table = self.table
        mine = self.mine()
        viewer = table.viewer(mine)
        log = await table.whole_log(viewer, self.site.memory.turns)
        chat = await self._chat_so_far()
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
                "undone": table.undone_data(mine),
                "orders": table.orders_data(mine),
            }
        )

    async def _chat_so_far(self) -> list[ChatRow]:
        """The chat, with every line that was told before now; later ones come by themselves."""
        while True:
            said = self.table.said
            lines = await self.site.store.chat(self.table.id, first=bool(self.table.wires))
            if said == self.table.said:
                self.chat_known = lines[-1].number if lines else 0
                return lines

    # -- requests -------------------------------------------------------------------------------

    async def _handle(self, text: str) -> None:
        ref: str | None = None
        try:
            if not self.site.moves.allows(self._key):
                ref = c.ref_of(text)
                raise too_much()
            try:
                message = c.CLIENT_MESSAGE.validate_json(text)
            except ValidationError as error:
                ref = c.ref_of(text)
                raise Refusal(422, "request", c.wrong_form(error)) from None
            ref = message.ref
            await self._answer(message)
        except Refusal as refused:
            self._refuse(ref, refused)
        except MoveError as error:
            if error.kind == "stale":  # whoever sends it has not seen what has happened
                async with self.site.memory.hold(self.table, first=True):
                    scene = self.site.teller.show(self.table, self)
                    self._refuse(ref, refusal(error), scene)
            else:
                self._refuse(ref, refusal(error))
        except LociError as error:
            self._refuse(ref, refusal(error))
        except Exception as error:
            self._refuse(ref, fault(self.table, error))

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
            case c.AnswerMessage():
                self.own(message.seat)
                await self.site.answers.answer(
                    self.table, message.seat, message.decision, message.moves
                )
            case c.LookMessage():
                async with self.site.memory.hold(self.table, first=True):
                    table, match, seat = self.table, self._match(), message.seat
                    self.own(seat)
                    scene = table.scenes.now(match, table.row, seat, self.mine(), self.text)
                    self.tell({**self._scene(scene), "ref": message.ref})
                return
            case c.PreviewMessage() | c.WhyMessage() | c.HistoryMessage():
                self.tell({**await self._look(message), "ref": message.ref})
                return
            case c.UndoMessage():
                self.own(message.seat)
                mine, number = self.mine(), message.number
                await self.site.answers.undo(self.table, message.seat, mine, number)
            case c.ConsentMessage():
                await self.site.answers.consent(self.table, self.mine(), message.accept)
            case c.OrdersMessage():
                self.own(message.seat)
                check_orders(self.table, message.orders)
                await self.site.answers.set_orders(self.table, message.seat, message.orders)
            case c.ResearchMessage():
                self.own(message.seat)
                await self.site.seating.agree(
                    self.user_id, self.table, message.seat, message.agrees
                )
            case c.HintMessage():
                self.tell({**await self._hint(message.seat), "ref": message.ref})
                return
            case c.ChatMessage():
                await self._chat(message.text)
            case c.TextMessage():
                await self._read_text(message.on)
        self.tell({"t": "done", "ref": message.ref})

    def _match(self) -> Match:
        if self.table.match is None:
            raise table_not(self.table.row.status)
        return self.table.match

    async def _look(self, message: Any) -> dict[str, Any]:
        """What was, or might be; another process finds out."""
        table = self.table
        async with self.site.memory.hold(table, first=True):
            match, text = self._match(), self.text
            if isinstance(message, c.HistoryMessage):
                viewer = table.viewer(self.mine(), then=not message.whole)
                if 0 <= message.number < match.stored:
                    return self._scene(table.stored_scene(message.number, viewer, text))
                task = history_task(table, match, message.number, viewer, text)
            else:
                self.own(message.seat)
                if table.row.status != RUNNING:
                    raise table_not(table.row.status)
                if isinstance(message, c.WhyMessage):
                    task = why_task(table, match, message.seat, message.move, message.after)
                else:
                    table.scenes.check_open(match, message.seat, message.decision)
                    task = preview_task(table, match, message.seat, message.moves, text)
        if isinstance(message, c.WhyMessage):
            return {"t": "why", "move": message.move, **await self.site.looks.why(task)}
        return self._scene(await self.site.looks.scene(task))

    def _scene(self, scene: Scene) -> dict[str, Any]:
        return {"t": "scene", "scene": looked(self.shown, scene)}

    async def _hint(self, seat: int) -> dict[str, Any]:
        self.own(seat)
        if self.table.row.status != RUNNING:
            raise table_not(self.table.row.status)
        answers = (await self.site.bots.hint(self.table, seat, self._key))["answers"]
        async with self.site.memory.hold(self.table, first=True):
            match = self.table.match
            assert match is not None
            for one in answers:
                label = self.table.scenes.label(match, seat, one["move"])
                one["label"] = label.to_data()
        best, *others = answers
        return {"t": "hint", **best, "others": others}

    async def _read_text(self, on: bool) -> None:
        """From now on scenes come with or without their sections; the present one at once."""
        self.text = on
        if not on:
            return
        async with self.site.memory.hold(self.table, first=True):
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


def fault(table: Table | None, error: Exception) -> Refusal:
    """Something that must not happen. A match from a position that somebody wrote may bring it on:
    then it is that position's fault, and the log needs no trace of it."""
    if table is not None and table.match is not None and table.match.header.start is not None:
        _log.warning("a brought table: %s", type(error).__name__, extra={"match": table.id})
        return Refusal(422, "data", Text("data-fault", detail=type(error).__name__))
    extra = {"match": None if table is None else table.id}
    _log.error("a socket request failed", exc_info=error, extra=extra)
    return Refusal(500, "fault", Text("server-fault"))
