"""The tables this process has in memory, the sockets at them, and the word between processes."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import OrderedDict
from typing import Any, Final, Protocol

from loci.core import Text, find_game
from loci.core.data import decode, encode
from loci.server.errors import no_such_table
from loci.server.live import LiveTable
from loci.server.metrics import Metrics
from loci.server.rows import WAITING
from loci.server.settings import Settings
from loci.server.store import CHANNEL, Store

_log = logging.getLogger("loci.server.hub")
_PRESENCE_EVERY: Final = 20.0
_PRESENCE_LASTS: Final = 50.0


class Wire(Protocol):
    """One open socket: whose it is, how many entries it has, and how to send to it."""

    user_id: str | None
    link_seat: int | None
    known: int
    gone: asyncio.Event  # set when it must not be used any more

    def send(self, message: bytes) -> None: ...


class Hub:
    """Loads tables, keeps them fresh, and tells everybody at a table what they may know."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.metrics: Final = metrics
        self._tables: OrderedDict[str, LiveTable] = OrderedDict()
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        # Who is where at other processes: (process, match) to seats and when we heard it.
        self._elsewhere: dict[tuple[str, str], tuple[set[int], float]] = {}
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

    async def _load(self, id: str) -> LiveTable:
        found = await self.store.match(id)
        if found is None:
            raise no_such_table()
        row, seats = found
        table = LiveTable(find_game(row.game), row, seats)
        await self._fill(table)
        self._tables[id] = table
        self._evict()
        self.metrics.tables.set(len(self._tables))
        return table

    async def _fill(self, table: LiveTable) -> None:
        if table.row.status == WAITING:
            table.match = None
            return
        rows, snapshot = await self.store.history(table.id)
        table.begin(rows, snapshot)

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
        found = await self.store.match(table.id)
        if found is None:
            raise no_such_table()
        asked_before = table.undo_data()
        table.row, table.seats = found
        undone = anew
        before = (table.sequence, table.match is None)
        if anew or table.match is None:
            await self._fill(table)
        elif table.row.sequence > table.sequence:
            rows = await self.store.rows(table.id, table.sequence)
            try:
                undone = table.catch_up(rows)
            except Exception:
                _log.exception("rows do not fit what is in memory", extra={"match": table.id})
                await self._fill(table)
                undone = True
        if undone:
            self.reset(table, Text("position-changed"))
        elif (table.sequence, table.match is None) != before:
            self.moved(table)
        self.changed(table)
        if table.undo_data() != asked_before:
            self.tell(table, {"t": "undo", "request": table.undo_data()})

    # -- telling those at the table -------------------------------------------------------------

    def moved(self, table: LiveTable) -> None:
        """Send every socket the entries it has not got, and the position."""
        cache: dict[Any, bytes] = {}
        number = 0 if table.match is None else len(table.match.entries)
        for wire in table.wires:
            mine = table.mine(wire.user_id, wire.link_seat)
            viewer = table.viewer(mine)
            key = (viewer, tuple(mine), wire.known)
            if key not in cache:
                log = table.log_data(viewer, wire.known)
                position = table.position(viewer, mine)
                cache[key] = encode({"t": "moved", "log": log, "position": position})
            wire.send(cache[key])
            wire.known = number

    def reset(self, table: LiveTable, reason: Text) -> None:
        """Send every socket the whole log anew."""
        cache: dict[Any, bytes] = {}
        number = 0 if table.match is None else len(table.match.entries)
        for wire in table.wires:
            mine = table.mine(wire.user_id, wire.link_seat)
            viewer = table.viewer(mine)
            key = (viewer, tuple(mine))
            if key not in cache:
                message = {
                    "t": "reset",
                    "log": table.log_data(viewer),
                    "position": table.position(viewer, mine),
                    "reason": reason.to_data(),
                }
                cache[key] = encode(message)
            wire.send(cache[key])
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

    # -- presence -------------------------------------------------------------------------------

    def here(self, table: LiveTable) -> set[int]:
        """Seats with an open socket at this process."""
        return {seat for wire in table.wires for seat in table.mine(wire.user_id, wire.link_seat)}

    def online(self, table: LiveTable) -> set[int]:
        """Seats with an open socket anywhere."""
        since = time.monotonic() - _PRESENCE_LASTS
        online = self.here(table)
        for (_, id), (seats, at) in self._elsewhere.items():
            if id == table.id and at > since:
                online |= seats
        return online

    async def came_or_went(self, table: LiveTable) -> None:
        """A socket was opened or closed at this table."""
        self.changed(table)
        await self._announce(table)

    async def _announce(self, table: LiveTable, ask: bool = False) -> None:
        seats = sorted(self.here(table))
        await self.store.tell({"kind": "here", "match": table.id, "seats": seats, "ask": ask})

    async def greet(self, table: LiveTable) -> None:
        """Ask the other processes who is at this table with them."""
        await self._announce(table, ask=True)

    # -- the word between processes -------------------------------------------------------------

    async def open(self) -> None:
        """Begin to listen, where the database can tell."""
        if self.store.listens:
            self._tasks = [
                asyncio.create_task(self._listen(), name="listen"),
                asyncio.create_task(self._keep_present(), name="presence"),
            ]

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

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
                        await self._heard({"kind": "log", "match": table.id, "sequence": 2**31})
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
        table = self._tables.get(notice["match"])
        if notice.get("process") == self.store.process:
            return
        kind = notice["kind"]
        if kind == "here":
            key = (notice["process"], notice["match"])
            self._elsewhere[key] = (set(notice["seats"]), time.monotonic())
            if table is not None:
                self.changed(table)
                if notice["ask"] and table.wires:
                    await self._announce(table)
            return
        if table is None:
            return
        if kind == "say":
            self.tell(table, notice["message"])
        elif kind != "log" or notice["sequence"] > table.sequence:
            async with table.lock:
                await self.refresh(table)

    async def _keep_present(self) -> None:
        while True:
            await asyncio.sleep(_PRESENCE_EVERY)
            limit = time.monotonic() - _PRESENCE_LASTS
            for key in [key for key, (_, at) in self._elsewhere.items() if at < limit]:
                del self._elsewhere[key]
            for table in self.loaded():
                if table.wires:
                    try:
                        await self._announce(table)
                    except Exception:
                        _log.warning("presence could not be announced", exc_info=True)


def chat_data(line: Any) -> dict[str, Any]:
    """A line of chat as everybody reads it."""
    return {
        "number": line.number,
        "name": line.name,
        "seat": line.seat,
        "text": line.text,
        "at": line.at,
    }
