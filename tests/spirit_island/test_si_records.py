"""Golden records of Spirit Island: games that must replay to the same end for ever.

`tests/records/make_spirit_island.py` plays them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from loci.core import Match, Record
from loci.core.record import read, write
from loci.games.spirit_island import GAME

FOLDER = Path(__file__).parents[1] / "records" / "spirit_island"
PATHS = sorted(FOLDER.glob("*.loci"))
RECORDS = pytest.mark.parametrize("path", PATHS, ids=[path.stem for path in PATHS])
WON = {"terror-1", "terror-2", "terror-3", "fear", "sacrifice"}
LOST = {"blight", "presence", "invaders", "adversary", "scenario"}


def load(path: Path) -> Record:
    return read(path.read_text(encoding="utf-8"))


@RECORDS
def test_a_golden_record_replays_to_its_result(path: Path) -> None:
    record = load(path)
    match = Match.replay(GAME, record)
    assert match.state.digest() == record.hash
    assert match.outcome() == record.outcome
    assert match.decisions() == {}
    assert write(match.record()) == path.read_text(encoding="utf-8")


@RECORDS
def test_a_golden_record_ends_as_its_name_says(path: Path) -> None:
    outcome = load(path).outcome
    assert outcome is not None
    assert path.stem.endswith(outcome.ending)
    assert bool(outcome.winners) == (outcome.ending in WON)


def test_the_golden_records_cover_every_ending_and_number_of_players() -> None:
    records = [load(path) for path in PATHS]
    assert len(records) == 12
    endings = {record.outcome.ending for record in records if record.outcome is not None}
    assert endings == WON | LOST
    assert {record.header.players for record in records} == {1, 2, 3, 4}
