"""What was taken back in a match: a trace of it stays in the log, and it can be given again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import takewhile
from typing import Any, Final, NamedTuple

from loci.core import Entry
from loci.core.records.match import MOST_AT_ONCE
from loci.server.storage.rows import UNDO, LogRow

_MOST: Final = 100  # of which a trace stays; every page that comes is sent all of them


class Undone(NamedTuple):
    """A seat took answers back: the first of them came after entry `after`."""

    after: int
    seat: int
    number: int  # how many answers
    again: list[str]  # those of them that can be given again at one go
    entries: int  # of the match then; as long as it has no more, they can
    at: float

    def to_data(self, mine: Sequence[int]) -> dict[str, Any]:
        """As somebody with these seats may know it: what others answered may be secret."""
        return {
            "after": self.after,
            "seat": self.seat,
            "number": self.number,
            "again": self.again if self.seat in mine else [],
            "entries": self.entries,
            "at": self.at,
        }


def with_undone(
    undone: list[Undone], before: Sequence[Entry], seat: int, start: int, entries: int, at: float
) -> list[Undone]:
    """What was taken back by now (the last of it): a seat has taken its answers from entry `start`
    on out of those `before`, which left so many `entries`."""
    gone = [entry for entry in before[start:] if not entry.auto]
    number = sum(entry.seat == seat for entry in gone)
    again = [entry.move for entry in takewhile(lambda entry: entry.seat == seat, gone)]
    again = again[:MOST_AT_ONCE]
    last = still_there(undone, start)[1 - _MOST :]
    return [*last, Undone(start, seat, number, again, entries, at)]


def after_row(undone: list[Undone], before: Sequence[Entry], row: LogRow) -> list[Undone]:
    """What was taken back by now, where a row of the log follows these entries."""
    if row.kind != UNDO:
        return still_there(undone, row.start)
    entries = row.start + len(row.entries)
    return with_undone(undone, before, row.seat, row.start, entries, row.at)


def all_undone(rows: Iterable[LogRow]) -> list[Undone]:
    """Everything that was taken back in these rows, and whose place is still there."""
    entries: list[Entry] = []
    found: list[Undone] = []
    for row in rows:
        found = after_row(found, entries, row)
        del entries[row.start :]
        entries += [stored.entry for stored in row.entries]
    return found


def still_there(undone: list[Undone], number: int) -> list[Undone]:
    """Those that happened within the first `number` entries. They stand in the order of their
    places: whatever is taken back takes with it what was taken back behind it."""
    there = len(undone)
    while there and undone[there - 1].after > number:
        there -= 1
    return undone if there == len(undone) else undone[:there]
