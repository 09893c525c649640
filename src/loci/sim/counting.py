"""Statistics of records: each is replayed, in any number of processes, and what it adds is added
up."""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from loci.core import LociError, Match, Record, Text, find_game
from loci.core.records.record import read
from loci.sim.playout import SEATS_NOTE
from loci.sim.statistics import Counts, counts_of, facts_of
from loci.sim.workers import ALONE, Workers


@dataclass(frozen=True, slots=True)
class Counted:
    """What one record adds to the statistics of its game."""

    game: str
    counts: Counts


@dataclass(frozen=True, slots=True)
class Left:
    """A record that adds nothing, and why."""

    file: str
    reason: Text


_LOST: Final = Text("statistics-lost")


def count(files: Sequence[Path], workers: Workers = ALONE) -> Generator[Counted | Left, None, None]:
    """What each record adds, in their order, as it comes in. Closing the iterator early ends the
    workers."""
    return workers.in_order(_count, files, _lost)


def _count(file: Path) -> Counted | Left:
    try:
        record = read(file.read_text(encoding="utf-8"))
        return _of(record, str(file))
    except LociError as error:
        return Left(str(file), error.reason)
    except (OSError, UnicodeDecodeError):
        return Left(str(file), Text("statistics-unreadable"))


def _of(record: Record, file: str) -> Counted | Left:
    game = find_game(record.header.game)
    bots = record.header.notes.get(SEATS_NOTE, "").split(",")
    if len(bots) != record.header.players:
        return Left(file, Text("statistics-people"))
    match = Match.replay(game, record)
    if match.outcome() is None:
        return Left(file, Text("statistics-unfinished"))
    facts = facts_of(game, match.state, match.header.options, len(match.entries), bots)
    return Counted(game.info.id, counts_of(facts))


def _lost(file: Path) -> Left:
    return Left(str(file), _LOST)
