"""The tables this process has in memory: loading them, keeping them fresh, letting them go."""

from __future__ import annotations

import asyncio
import logging
import re
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any, Final
from weakref import WeakValueDictionary

from loci.core import AnyGame, BadData, Text, find_game
from loci.core.data import encode
from loci.server.errors import no_such_table
from loci.server.lines import COMES, NEAR, PLAYS
from loci.server.metrics import Metrics
from loci.server.play.table import Table
from loci.server.play.telling import Teller
from loci.server.play.turns import Turns
from loci.server.settings import Settings
from loci.server.storage.rows import CLOSED, RUNNING, WAITING, MatchRow, Seat, Whole
from loci.server.storage.snapshots import keep_snapshot, mend_snapshot, readable, stored_states
from loci.server.storage.store import Store

_log = logging.getLogger("loci.server.memory")
_ID: Final = re.compile(r"[A-Za-z0-9_-]{1,16}")  # as tables have them


class Memory:
    """The tables in memory, each a cache of its rows. Whatever a refresh finds changed is told to
    those at the table."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics, teller: Teller) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.metrics: Final = metrics
        self.turns: Final = Turns()
        self._teller = teller
        # Every table that anybody here has: there is never a second one of the same match, whose
        # people would not hear of the first one's.
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        self._resting: OrderedDict[str, Table] = OrderedDict()  # kept though nobody is at them
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._games: dict[str, AnyGame] = {}  # looking one up reads files
        self._mending: dict[str, asyncio.Task[None]] = {}
        # Called with every table that was brought up to the database.
        self.refreshed: list[Callable[[Table], None]] = []
        self._missed: set[str] = set()  # tables that changed while they were being loaded

    async def table(self, id: str) -> Table:
        """The table of that id, from memory or from the database; `Refusal` if there is none."""
        if not _ID.fullmatch(id):
            raise no_such_table()
        return await self._once(id, self._load)

    async def make(self, row: MatchRow, seats: list[Seat]) -> Table:
        """A new table, stored: nothing is to be read of it, unless somebody has changed it before
        it is here."""

        async def made(_: str) -> Table:
            await self.store.add_match(row, seats)
            return await self._build(Whole(row, seats, [], None))

        return await self._once(row.id, made)

    async def _once(self, id: str, load: Callable[[str], Coroutine[Any, Any, Table]]) -> Table:
        """The table in memory, or as it is loaded, however many ask for it meanwhile."""
        table = self._tables.get(id)
        if table is not None:
            self.rest(table)
            return table
        if id not in self._loading:
            self._missed.discard(id)
            task = asyncio.create_task(load(id))
            self._loading[id] = task
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def keep_snapshots(self) -> None:
        """Store where every running match stands. Whatever a later release makes of the rules, it
        can go on from there."""
        kept = []
        for table in self.loaded():
            match = table.match
            if match is None or table.unsure or table.row.status != RUNNING or not match.entries:
                continue
            state = encode(match.state.to_data()).decode()
            kept.append(keep_snapshot(self.store, table.row, len(match.entries), state))
        await asyncio.gather(*kept)

    def rest(self, table: Table) -> None:
        """Keep a table that was just used, for whoever comes next; those that have rested for the
        longest are let go. Somebody who is at one still has it, and so has everybody else then."""
        if self._tables.get(table.id) is not table:  # thrown away
            return
        self._resting[table.id] = table
        self._resting.move_to_end(table.id)
        while len(self._resting) > self.settings.cached_tables:
            self._resting.popitem(last=False)
        self.metrics.tables.set(len(self._tables))

    def loaded(self) -> list[Table]:
        return list(self._tables.values())

    def in_memory(self, id: str) -> Table | None:
        return self._tables.get(id)

    def miss(self, id: str) -> None:
        """Another process has changed a table that is not in memory, or not yet."""
        if id in self._loading:
            self._missed.add(id)

    def miss_all(self) -> None:
        """Any table may have changed that is being loaded."""
        self._missed.update(self._loading)

    def gone(self, table: Table) -> None:
        """A table is in the database no more: whoever is still at it reads that it is closed."""
        table.unsure = table.behind = False
        self._resting.pop(table.id, None)
        if self._tables.get(table.id) is table:
            del self._tables[table.id]
        if table.row.status != CLOSED:
            table.row.status = CLOSED
            self._teller.moved(table)
            self._teller.changed(table)

    def doubt(self, table: Table) -> None:
        """What is in memory may not be what the database holds."""
        table.unsure = True
        self.mend_soon(table)

    def mend_soon(self, table: Table) -> None:
        """Build a table anew, and tell everybody, once the database answers again."""
        if table.id not in self._mending:
            task = asyncio.create_task(self._mend(table), name=f"mend {table.id}")
            self._mending[table.id] = task

    async def _mend(self, table: Table) -> None:
        try:
            while table.unsure and self._tables.get(table.id) is table:
                try:
                    async with self.hold(table):
                        pass
                except Exception as error:
                    extra = {"match": table.id}
                    _log.warning("a table waits for the database: %r", error, extra=extra)
                    await asyncio.sleep(1.0)
        finally:
            del self._mending[table.id]  # whoever comes from now on begins anew

    async def close(self) -> None:
        """Let go of what waits for the database."""
        tasks = list(self._mending.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    @asynccontextmanager
    async def hold(
        self, table: Table, fresh: bool = False, first: bool = False
    ) -> AsyncIterator[None]:
        """Have a table to oneself. What is in memory is right, or made so; `fresh` says that it
        must also be what other processes have made of it by now. Those who play are `first`, and
        after them whoever has a table at which somebody is: they would wait for it."""
        async with table.lock:
            rank = PLAYS if first else rank_at(table)
            first = rank != COMES
            if table.unsure:
                await self.refresh(table, anew=True, first=first)
            elif fresh and self.store.listens:
                await self.refresh(table, first=first)
            await self.turns.take(rank)
            yield

    async def _load(self, id: str) -> Table:
        self._missed.discard(id)
        found = await self.store.whole(id)
        if found is None:
            raise no_such_table()
        return await self._build(found)

    async def _build(self, found: Whole) -> Table:
        """A table of its rows. Whoever changed them meanwhile has told nobody here."""
        id, name = found.match.id, found.match.game
        if name not in self._games:
            self._games[name] = find_game(name)
        table = Table(self._games[name], found.match, found.seats)
        await self._fill(table, found)
        if id in self._missed:
            return await self._load(id)
        self._tables[id] = table
        self.rest(table)
        return table

    async def _fill(self, table: Table, found: Whole) -> None:
        """Build the match of a table that has begun."""
        if found.match.status == WAITING:
            table.match = None
            table.scenes.forget()
            return
        if table.kept or found.match.header.get("continued"):
            states = await stored_states(self.store, table.id)
            table.past = readable(table.id, states.items())
        await self.turns.take()
        try:
            table.begin(found.rows, found.snapshot)
        except Exception:
            if found.snapshot is None or table.kept:
                raise
            await self._begin_without(table, found, found.snapshot)

    async def _begin_without(self, table: Table, found: Whole, damaged: tuple[int, str]) -> None:
        """Build a match whose last stored state is damaged from an older one, or else from its
        log; and store the damaged states anew."""
        states = await stored_states(self.store, table.id)
        older = [state for state in states.items() if state[0] < damaged[0]]
        past = bool(found.match.header.get("continued"))  # whose first entries are not replayed
        bad = [damaged]
        for state in [*older, *([] if past else [None])]:
            await self.turns.take()
            try:
                table.begin(found.rows, state)
                break
            except Exception:
                if state is None:
                    raise  # it is not the stored states that are wrong
                bad.append(state)
        else:
            raise BadData(Text("states-damaged"))
        extra = {"match": table.id, "numbers": [number for number, _ in bad]}
        _log.warning("stored states are damaged; the log was replayed", extra=extra)
        self.metrics.snapshots_damaged.inc(len(bad))
        match = table.match
        assert match is not None
        try:
            for number, text in bad:
                state_then = encode(match.state_at(number).to_data()).decode()
                await mend_snapshot(self.store, table.id, number, text, state_then)
        except Exception:  # the next to load it tries again
            _log.warning("a damaged state could not be stored anew", exc_info=True, extra=extra)

    async def refresh(self, table: Table, anew: bool = False, first: bool = False) -> None:
        """Bring a table up to the database and tell everybody at it. The caller holds its lock.

        `anew` throws away what is in memory, which may be ahead of the database."""
        known = None if anew or table.match is None else table.sequence
        table.unsure = table.unsure or anew
        found = await self.store.whole(table.id, known, first)
        if found is None:
            self.gone(table)
            raise no_such_table()
        asked_before = table.undo_data()
        before = table.face()
        number = table.sequence
        undone = 0 if known is None and table.match is not None else None
        table.row, table.seats = found.match, found.seats
        if known is None:
            await self._fill(table, found)
        elif found.rows:
            try:
                undone = table.catch_up(found.rows)
            except Exception:
                _log.exception("rows do not fit what is in memory", extra={"match": table.id})
                await self.refresh(table, anew=True, first=first)
                return
        table.unsure = False
        if table.wires:
            await table.prepare(self.turns)
        if undone is not None:
            self._teller.reset(table, Text("match-changed"), undone)
        elif table.sequence != number or table.face() != before:
            self._teller.moved(table)
        if table.face() != before:
            self._teller.changed(table)
        if table.undo_data() != asked_before:
            self._teller.tell(table, {"t": "undo", "request": table.undo_data()})
        for call in self.refreshed:
            call(table)


def rank_at(table: Table) -> int:
    """In which line somebody waits who comes to a table."""
    return NEAR if table.wires else COMES
