"""Forks and records: a match that goes on from anywhere in another, and matches as text."""

from __future__ import annotations

import time

from loci.core import (
    AnyGame,
    Entry,
    Header,
    Match,
    Outcome,
    Record,
    Scripted,
    State,
    Text,
)
from loci.core.data import encode
from loci.core.record import UNKNOWN, write
from loci.server.errors import Refusal, table_not
from loci.server.people import names
from loci.server.people.accounts import new_id
from loci.server.people.tables import Tables, begun
from loci.server.play.foreign import Foreign
from loci.server.play.memory import Memory
from loci.server.play.table import Table
from loci.server.storage.rows import (
    ANSWER,
    CLOSED,
    FINISHED,
    PERSON,
    WAITING,
    LogRow,
    MatchRow,
    Seat,
    Stored,
    User,
    header_data,
    header_from,
)


class Records:
    """Matches that come from others, and matches as text."""

    def __init__(self, memory: Memory, tables: Tables, foreign: Foreign) -> None:
        self._memory = memory
        self._store = memory.store
        self._tables = tables
        self._foreign = foreign

    async def fork(self, user: User, table: Table, number: int) -> Table:
        """A match of the caller alone that goes on from after so many entries of this one.

        A finished match, or one that is all the caller's, is shared as it was. Of another only
        what the caller can see goes over: the hidden part is dealt anew, with a new seed.
        """
        await self._tables.check_number(user)
        async with self._memory.hold(table):
            match = table.match
            if match is None:
                raise table_not(table.row.status)
            if not 0 <= number <= len(match.entries):
                raise Refusal(
                    422, "number", Text("match-number", number=number, most=len(match.entries))
                )
            if table.kept or number < match.stored:
                raise Refusal(409, "rules", Text("table-kept"))
            sitting = [seat.name for seat in table.seats]
            if table.row.status == FINISHED or table.all_of(user.id):
                forked = match.fork(number)
            else:
                mine = table.mine(user.id)
                viewer = mine[0] if mine else -1
                seed = self._tables.seeds.next()
                forked, number = _dealt_anew(table.game, match, number, viewer, seed)
        return await self._add(user, table.game, forked, sitting, (table.id, number))

    async def plan(self, user: User, table: Table, seat: int) -> Table:
        """A match of the caller alone, in which an own seat tries its turns ahead."""
        await self._tables.check_number(user)
        async with self._memory.hold(table):
            match = table.match
            if match is None or table.row.status == FINISHED:
                raise table_not(table.row.status)
            if seat not in table.mine(user.id):
                raise Refusal(403, "foreign", Text("seat-not-yours"))
            planned = match.plan(seat)
            if planned is None:
                raise Refusal(409, "plan", Text("plan-nothing"))
            sitting = [other.name for other in table.seats]
            number = len(match.entries)
        return await self._add(user, table.game, planned, sitting, (table.id, number))

    async def record(self, user: User | None, table: Table) -> str:
        """The record as text. One that is not finished tells the seed, and with it every
        secret, so it is only for whoever has every seat."""
        async with self._memory.hold(table):
            match = table.match
            if match is None:
                raise table_not(table.row.status)
            whole = user is not None and table.all_of(user.id)
            if table.row.status != FINISHED and not whole:
                raise Refusal(403, "record", Text("record-not-yet"))
            header = header_from(table.row.header, [seat.name for seat in table.seats])
            if table.kept:
                outcome = None if table.row.outcome is None else Outcome(**table.row.outcome)
                return write(Record(header, list(match.entries), UNKNOWN, outcome))
            record = match.record()
            record.header = header
            return write(record)

    async def upload(self, user: User, body: bytes) -> Table:
        """A table of a record that the caller brings, to look at and to fork. `body` is that of
        the request."""
        await self._tables.check_number(user)
        settings = self._memory.settings
        found = await self._foreign.record(user.id, body, settings.record_entries)
        now = time.time()
        entries = [
            Stored(Entry(*entry), barrier, now)
            for entry, barrier in zip(found["entries"], found["barriers"], strict=True)
        ]
        header = found["header"]
        most = settings.table_name_length
        row = MatchRow(
            new_id(),
            names.name_or(header["notes"].get("Event", ""), most, found["title"]),
            header["game"],
            header,
            CLOSED if found["outcome"] is None else FINISHED,
            False,
            user.id,
            "open",
            None,
            now,
            now,
            sequence=1,
            entries=len(entries),
            asked=found["asked"],
            outcome=found["outcome"],
        )
        seats = [
            Seat(seat, PERSON, user.id, None, None, names.name_or(name, most, ""), 0)
            for seat, name in enumerate(found["seats"])
        ]
        fresh = {number: int(seed) for number, seed in found["fresh"]}
        rows = [LogRow(1, ANSWER, 0, now, 0, entries, fresh=fresh)]
        await self._store.add_match(row, seats, rows, [(len(entries), found["state"])])
        return await self._memory.table(row.id)

    async def _add(
        self,
        user: User,
        game: AnyGame,
        match: Match,
        sitting: list[str],
        origin: tuple[str, int],
    ) -> Table:
        now = time.time()
        entries = [
            Stored(entry, barrier, now)
            for entry, barrier in zip(match.entries, match.barriers, strict=True)
        ]
        seats = [
            Seat(seat, PERSON, user.id, None, None, sitting[seat] or user.name, 0)
            for seat in range(match.header.players)
        ]
        row = MatchRow(
            new_id(),
            game.info.title,
            game.info.id,
            header_data(match.header),
            WAITING,
            False,
            user.id,
            "open",
            None,
            now,
            now,
            sequence=1 if entries or match.fresh else 0,
            entries=len(entries),
            fork_id=origin[0],
            fork_number=origin[1],
        )
        begun(row, match, seats, now)
        rows = [LogRow(1, ANSWER, 0, now, 0, entries, fresh=match.fresh)] if row.sequence else []
        snapshot = [(len(entries), encode(match.state.to_data()).decode())] if rows else []
        await self._store.add_match(row, seats, rows, snapshot)
        return await self._memory.table(row.id)


def _dealt_anew(
    game: AnyGame, match: Match, number: int, viewer: int, seed: int
) -> tuple[Match, int]:
    """A new match from the last place up to `number` at which the hidden part can be dealt
    anew completely, as `viewer` knows it."""
    for at in range(number, match.stored - 1, -1):
        state: State = game.determinize(match.state_at(at), viewer, seed)
        if isinstance(state, Scripted):
            if state.answers:  # in the middle of a script the old table is still part of it
                continue
            state.stable.revealed = 0
        else:
            game.table(state).revealed = 0
        old = match.header
        header = Header(
            old.game, old.rules, old.players, seed, dict(old.options), start=state.to_data()
        )
        return Match(game, header), at
    raise Refusal(409, "fork", Text("fork-hidden"))
