"""The tables this process has in memory, the sockets at them, and the word between processes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final, Protocol

from loci.core import AnyGame, Text, find_game
from loci.core.data import decode, encode
from loci.server.errors import no_such_table
from loci.server.metrics import Metrics
from loci.server.play.table import LiveTable
from loci.server.settings import Settings
from loci.server.storage.rows import WAITING, ChatRow
from loci.server.storage.store import CHANNEL, Store, Whole

_log = logging.getLogger("loci.server.hub")
_PRESENCE_EVERY: Final = 20.0
_PRESENCE_LASTS: Final = 50.0


class Wire(Protocol):
    """One open socket: whose it is, how many entries it has, and how to send to it."""

    user_id: str | None
    link_seat: int | None
    known: int
    text: bool  # does it read positions in words?
    chat_known: int  # number of the last line of chat in its `hello`

    def send(self, message: bytes) -> None: ...


class Hub:
    """Loads tables, keeps them fresh, and tells everybody at a table what they may know."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.metrics: Final = metrics
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._games: dict[str, AnyGame] = {}  # looking one up reads files
        self._missed: set[str] = set()  # tables that changed while they were being loaded
        self._following: dict[str, asyncio.Task[None]] = {}
        # Who is where at other processes: by match and process, seats and when we heard it.
        self._elsewhere: dict[str, dict[str, tuple[set[int], float]]] = {}
        self._tasks: list[asyncio.Task[None]] = []

    # -- loading --------------------------------------------------------------------------------

    async def table(self, id: str) -> LiveTable:
        """The table of that id, from memory or from the database; `Refusal` if there is none."""
        table = self._tables.get(id)
        if table is not None:
            self._tables.move_to_end(id)
            return table
        if id not in self._loading:
            task = asyncio.create_task(self._load(id))
            self._loading[id] = task
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    def loaded(self) -> list[LiveTable]:
        return list(self._tables.values())

    def in_memory(self, id: str) -> LiveTable | None:
        return self._tables.get(id)

    @asynccontextmanager
    async def hold(self, table: LiveTable, fresh: bool = False) -> AsyncIterator[None]:
        """Have a table to oneself. What is in memory is right, or made so; `fresh` says that it
        must also be what other processes have made of it by now."""
        async with table.lock:
            if table.unsure:
                await self.refresh(table, anew=True)
            elif fresh and self.store.listens:
                await self.refresh(table)
            yield

    async def _load(self, id: str) -> LiveTable:
        while True:
            self._missed.discard(id)
            found = await self.store.whole(id)
            if found is None:
                raise no_such_table()
            if id not in self._missed:
                break
        name = found.match.game
        if name not in self._games:
            self._games[name] = find_game(name)
        table = LiveTable(self._games[name], found.match, found.seats)
        _fill(table, found)
        self._tables[id] = table
        self._evict()
        self.metrics.tables.set(len(self._tables))
        return table

    def _evict(self) -> None:
        for id in list(self._tables):
            if len(self._tables) <= self.settings.cached_tables:
                return
            table = self._tables[id]
            if not table.wires and not table.held and not table.lock.locked():
                del self._tables[id]

    async def refresh(self, table: LiveTable, anew: bool = False) -> None:
        """Bring a table up to the database and tell everybody at it. The caller holds its lock.

        `anew` throws away what is in memory, which may be ahead of the database."""
        known = None if anew or table.match is None else table.sequence
        table.unsure = table.unsure or anew
        found = await self.store.whole(table.id, known)
        if found is None:
            raise no_such_table()
        asked_before = table.undo_data()
        before = table.face()
        number = table.sequence
        undone = known is None and table.match is not None
        table.row, table.seats = found.match, found.seats
        if known is None:
            _fill(table, found)
        elif found.rows:
            try:
                undone = table.catch_up(found.rows)
            except Exception:
                _log.exception("rows do not fit what is in memory", extra={"match": table.id})
                await self.refresh(table, anew=True)
                return
        table.unsure = False
        if table.wires:
            await table.prepare()
        if undone:
            self.reset(table, Text("position-changed"))
        elif table.sequence != number or table.face() != before:
            self.moved(table)
        if table.face() != before:
            self.changed(table)
        if table.undo_data() != asked_before:
            self.tell(table, {"t": "undo", "request": table.undo_data()})

    # -- telling those at the table -------------------------------------------------------------

    def moved(self, table: LiveTable) -> None:
        """Send every socket the entries it has not got, and the position."""
        self._send_log(table, lambda wire: wire.known, {"t": "moved"})

    def reset(self, table: LiveTable, reason: Text) -> None:
        """Send every socket the whole log anew."""
        self._send_log(table, lambda _: 0, {"t": "reset", "reason": reason.to_data()})

    def _send_log(
        self, table: LiveTable, start: Callable[[Wire], int], message: dict[str, Any]
    ) -> None:
        """Send the entries from `start` on and the position: made once for all who see the same."""
        match = table.match
        number = 0 if match is None else len(match.entries)
        questions = None if match is None else match.decisions()
        made: dict[Any, bytes] = {}
        for wire in table.wires:
            mine = table.mine(wire.user_id, wire.link_seat)
            viewer = table.viewer(mine)
            key = (viewer, tuple(mine), wire.text, start(wire))
            if key not in made:
                log = table.log_data(viewer, start(wire))
                position = table.position(viewer, mine, wire.text, questions)
                made[key] = encode({**message, "log": log, "position": position})
            wire.send(made[key])
            wire.known = number

    def changed(self, table: LiveTable) -> None:
        """Seats, names, presence or status changed."""
        online = self.online(table)
        for wire in table.wires:
            mine = table.mine(wire.user_id, wire.link_seat)
            wire.send(encode({"t": "table", "table": table.table_data(wire.user_id, mine, online)}))

    def tell(self, table: LiveTable, message: dict[str, Any]) -> None:
        """Send the same to every socket at the table."""
        data = encode(message)
        for wire in table.wires:
            wire.send(data)

    async def note(self, table: LiveTable, text: Text) -> None:
        """A visible note for everybody at the table, at every process."""
        await self.tell_all(table, {"t": "note", "text": text.to_data()})

    async def tell_all(self, table: LiveTable, message: dict[str, Any]) -> None:
        """Send the same to everybody at the table, at every process."""
        self.tell(table, message)
        await self.store.tell({"kind": "say", "match": table.id, "message": message})

    async def say(self, table: LiveTable, line: ChatRow) -> None:
        """Send a line of chat to everybody at the table, at every process."""
        data = chat_data(line)
        self._said(table, data)
        await self.store.tell({"kind": "chat", "match": table.id, "chat": data})

    def _said(self, table: LiveTable, line: dict[str, Any]) -> None:
        table.said += 1
        message = encode({"t": "chat", "chat": line})
        for wire in table.wires:
            if line["number"] > wire.chat_known:  # else its `hello` had it
                wire.send(message)

    # -- presence -------------------------------------------------------------------------------

    def here(self, table: LiveTable) -> set[int]:
        """Seats with an open socket at this process."""
        return {seat for wire in table.wires for seat in table.mine(wire.user_id, wire.link_seat)}

    def online(self, table: LiveTable) -> set[int]:
        """Seats with an open socket anywhere."""
        since = time.monotonic() - _PRESENCE_LASTS
        online = self.here(table)
        for seats, at in self._elsewhere.get(table.id, {}).values():
            if at > since:
                online |= seats
        return online

    async def came(self, table: LiveTable) -> None:
        """A socket was opened at this table: who is there with the other processes?"""
        self.changed(table)
        await self._announce(table, ask=True)

    async def went(self, table: LiveTable) -> None:
        """A socket was closed at this table."""
        self.changed(table)
        await self._announce(table)

    async def _announce(self, table: LiveTable, ask: bool = False) -> None:
        seats = sorted(self.here(table))
        await self.store.tell({"kind": "here", "match": table.id, "seats": seats, "ask": ask})

    # -- the word between processes -------------------------------------------------------------

    async def open(self) -> None:
        """Begin to listen, where the database can tell."""
        if self.store.listens:
            self._tasks = [
                asyncio.create_task(self._listen(), name="listen"),
                asyncio.create_task(self._keep_present(), name="presence"),
            ]

    async def close(self) -> None:
        tasks = [*self._tasks, *self._following.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _listen(self) -> None:
        import asyncpg

        url = self.store.reader.url
        address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        while True:
            try:
                connection = await asyncpg.connect(address)
                try:
                    notices: asyncio.Queue[str | None] = asyncio.Queue()
                    connection.add_termination_listener(lambda _, to=notices: to.put_nowait(None))
                    await connection.add_listener(
                        CHANNEL, lambda _c, _p, _n, load, to=notices: to.put_nowait(str(load))
                    )
                    for table in self.loaded():  # what was missed while nobody listened
                        self._follow(table)
                    await self._hear(notices)
                finally:
                    await connection.close(timeout=2)
            except asyncio.CancelledError:
                raise
            except Exception:
                _log.warning("the listening connection was lost", exc_info=True)
            await asyncio.sleep(0.5)

    async def _hear(self, notices: asyncio.Queue[str | None]) -> None:
        """Follow notices until the connection is lost."""
        while (load := await notices.get()) is not None:
            try:
                await self._heard(decode(load))
            except Exception:
                _log.exception("a notice could not be followed")

    async def _heard(self, notice: dict[str, Any]) -> None:
        if notice.get("process") == self.store.process:
            return
        id = notice["match"]
        table = self._tables.get(id)
        kind = notice["kind"]
        if kind == "here":
            seats = set(notice["seats"])
            self._elsewhere.setdefault(id, {})[notice["process"]] = (seats, time.monotonic())
            if table is not None:
                self.changed(table)
                if notice["ask"] and table.wires:
                    await self._announce(table)
        elif table is None:
            if id in self._loading:
                self._missed.add(id)
        elif kind == "say":
            self.tell(table, notice["message"])
        elif kind == "chat":
            self._said(table, notice["chat"])
        elif kind != "log" or notice["sequence"] > table.sequence:
            self._follow(table)

    def _follow(self, table: LiveTable) -> None:
        """Bring a table up to the database soon, in a task of its own: a busy table must not
        hold up the others."""
        table.behind = True
        if table.id not in self._following:
            task = asyncio.create_task(self._catch_up(table), name=f"follow {table.id}")
            self._following[table.id] = task
            task.add_done_callback(lambda _: self._following.pop(table.id, None))

    async def _catch_up(self, table: LiveTable) -> None:
        while table.behind:
            try:
                async with self.hold(table):
                    table.behind = False
                    await self.refresh(table)
            except Exception:
                _log.exception("a table could not be followed", extra={"match": table.id})
                await asyncio.sleep(0.5)
                table.behind = table.behind or table.id in self._tables

    async def _keep_present(self) -> None:
        while True:
            await asyncio.sleep(_PRESENCE_EVERY)
            limit = time.monotonic() - _PRESENCE_LASTS
            for id, processes in list(self._elsewhere.items()):
                for process in [p for p, (_, at) in processes.items() if at < limit]:
                    del processes[process]
                if not processes:
                    del self._elsewhere[id]
            for table in self.loaded():
                if table.wires:
                    try:
                        await self._announce(table)
                    except Exception:
                        _log.warning("presence could not be announced", exc_info=True)


def _fill(table: LiveTable, found: Whole) -> None:
    """Build the match of a table that has begun."""
    if found.match.status == WAITING:
        table.match = None
    else:
        table.begin(found.rows, found.snapshot)


def chat_data(line: ChatRow) -> dict[str, Any]:
    """A line of chat as everybody reads it."""
    return {
        "number": line.number,
        "name": line.name,
        "seat": line.seat,
        "text": line.text,
        "at": line.at,
    }
