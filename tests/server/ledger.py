"""What clients were told, held against what a database has.

Knows the relations by their names and nothing of the server: it reads the rows with SQL of its own
and has its own idea of what a log means.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any

ACKNOWLEDGED, REFUSED, UNKNOWN = "acknowledged", "refused", "unknown"
Move = tuple[str, str]  # of a seat: an answer and its notation, or an undo and nothing


@dataclass
class Seat:
    """What somebody did at a seat, in order. At most the last is `unknown`: whoever does not know
    what has become of something does nothing more before it is settled."""

    table: str
    seat: int
    moves: list[Move] = field(default_factory=list)
    pending: Move | None = None


@dataclass
class Said:
    """Something that is there by a mark of its own: a line of chat, a table, a seat that was
    taken."""

    what: str
    mark: tuple[str, ...]
    became: str = UNKNOWN


class Ledger:
    """Everything that anybody did. Each thread writes to objects of its own."""

    def __init__(self) -> None:
        self.seats: list[Seat] = []
        self.said: list[Said] = []
        self.settled = Counter[str]()  # what became of what nobody had been told of

    def check(self, database: str) -> None:
        """Everything that was acknowledged is there once; nothing that was refused is; what is
        unknown is there once or not at all. What was unknown is settled then."""
        log, marks = _read(database)
        for one in self.seats:
            rows = [move for seat, move in log.get(one.table, []) if seat == one.seat]
            allowed = [one.moves]
            if one.pending is not None:
                allowed.append([*one.moves, one.pending])
                self.settled["stored" if rows == allowed[1] else "not stored"] += 1
            assert rows in allowed, (one, rows[len(one.moves) - 2 :])
            one.moves, one.pending = rows, None
        for said in self.said:
            number = marks[(said.what, *said.mark)]
            least, most = {ACKNOWLEDGED: (1, 1), REFUSED: (0, 0), UNKNOWN: (0, 1)}[said.became]
            assert least <= number <= most, (said, number)
            if said.became == UNKNOWN:
                self.settled["stored" if number else "not stored"] += 1
                said.became = ACKNOWLEDGED if number else REFUSED


def _read(database: str) -> tuple[dict[str, list[tuple[int, Move]]], Counter[tuple[str, ...]]]:
    """The changes of each table by seat, in order, and how often each mark is there."""
    matches, log, chat, seats = _rows(
        database,
        "SELECT id, name, sequence, entries FROM matches",
        'SELECT match_id, sequence, kind, seat, start, entries FROM log ORDER BY "sequence"',
        "SELECT match_id, text FROM chat WHERE user_id IS NOT NULL",
        "SELECT match_id, user_id FROM seats WHERE user_id IS NOT NULL",
    )
    moves: dict[str, list[tuple[int, Move]]] = {}
    standing: dict[str, list[Any]] = {}
    for table, sequence, kind, seat, start, entries in log:
        kept = standing.setdefault(table, [])
        rows = moves.setdefault(table, [])
        assert sequence == len(rows) + 1, (table, sequence)  # none is missing, none is double
        assert start <= len(kept), (table, sequence)
        kept[start:] = json.loads(entries)
        made = json.loads(entries)[0][1] if kind == "answer" else ""
        rows.append((seat, (kind, made)))
    for table, _name, sequence, entries in matches:
        assert len(moves.get(table, [])) == sequence, table
        assert len(standing.get(table, [])) == entries, table
    marks = Counter[tuple[str, ...]](("table", row[1]) for row in matches)
    marks.update(("chat", *row) for row in chat)
    marks.update(("sit", *row) for row in seats)
    return moves, marks


def _rows(database: str, *queries: str) -> list[Sequence[Sequence[Any]]]:
    if not database.startswith("postgresql"):
        with closing(sqlite3.connect(database)) as connection:
            return [connection.execute(query).fetchall() for query in queries]

    async def ask() -> list[Sequence[Sequence[Any]]]:
        import asyncpg

        connection = await asyncpg.connect(database)
        try:
            return [[tuple(row) for row in await connection.fetch(query)] for query in queries]
        finally:
            await connection.close()

    return asyncio.run(ask())
