"""Golden records: games that must replay to the same end for ever, in `tests/records/<game>`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from loci.core import AnyGame, Match, Record
from loci.core.records.record import read, write

RECORDS = Path(__file__).parents[1] / "records"


def paths_of(folder: str) -> list[Path]:
    return sorted((RECORDS / folder).glob("*.loci"))


def load(path: Path) -> Record:
    return read(path.read_text(encoding="utf-8"))


def check_replay(game: AnyGame, path: Path) -> None:
    """The record replays to its hash and result, and is written to the letter as it was read."""
    record = load(path)
    match = Match.replay(game, record)
    assert match.state.digest() == record.hash
    assert match.outcome() == record.outcome
    assert match.decisions() == {}
    assert write(match.record()) == path.read_text(encoding="utf-8")


def write_anew(folder: str, names: Iterable[str], make: Callable[[str], Record]) -> None:
    """Make these records and say what they are."""
    (RECORDS / folder).mkdir(parents=True, exist_ok=True)
    for name in names:
        record = make(name)
        assert record.outcome is not None
        (RECORDS / folder / f"{name}.loci").write_text(write(record), encoding="utf-8")
        end = record.outcome.ending or record.outcome.scores
        print(f"{name}: seed {record.header.seed}, {len(record.entries)} answers, {end}")
