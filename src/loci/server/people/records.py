"""Matches as text: records to take away, and records that people bring."""

from __future__ import annotations

import time

from loci.core import Entry, Outcome, Record, Text
from loci.core.records.record import UNKNOWN, write
from loci.server.errors import Refusal, table_not
from loci.server.people import names
from loci.server.people.accounts import new_id
from loci.server.people.tables import Tables
from loci.server.play.foreign import Foreign
from loci.server.play.memory import Memory
from loci.server.play.table import Table
from loci.server.storage.rows import (
    ANSWER,
    BOT,
    CLOSED,
    FINISHED,
    PERSON,
    LogRow,
    MatchRow,
    Seat,
    Stored,
    User,
    header_from,
)


class Records:
    """Writes and reads them."""

    def __init__(self, memory: Memory, tables: Tables, foreign: Foreign) -> None:
        self._memory = memory
        self._store = memory.store
        self._tables = tables
        self._foreign = foreign

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
            header = header_from(table.row.header, [_called(seat) for seat in table.seats])
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
        notes = header["notes"].items()
        header["notes"] = {
            word: said for word, said in notes if names.is_plain(word) and names.is_plain(said)
        }
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
        async with self._tables.one_more(user):
            await self._store.add_match(row, seats, rows, [(len(entries), found["state"])])
        return await self._memory.table(row.id)


def _called(seat: Seat) -> str:
    """What a record calls whoever has the seat; a bot by its own name."""
    if seat.kind == BOT and not seat.kept:
        return f"{seat.bot} (bot)"
    if seat.owner is not None:
        return f"{seat.name} (program of {seat.owner})"
    return seat.name
