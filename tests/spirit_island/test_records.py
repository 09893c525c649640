"""Golden records of Spirit Island: games that must replay to the same end for ever.

`make_spirit_island.py`, `make_branch_and_claw.py` and `make_jagged_earth.py` in `tests/records`
play them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from golden.records import check_replay, load, paths_of
from loci.games.spirit_island import GAME

PATHS = paths_of("spirit_island")
EXPANSIONS = ("branch_and_claw", "jagged_earth", "feather_and_flame")
ALL = [*PATHS, *[path for folder in EXPANSIONS for path in paths_of(folder)]]
RECORDS = pytest.mark.parametrize("path", ALL, ids=[path.stem for path in ALL])
WON = {"terror-1", "terror-2", "terror-3", "fear", "sacrifice"}
LOST = {"blight", "presence", "invaders", "adversary", "scenario"}


@RECORDS
def test_a_golden_record_replays_to_its_result(path: Path) -> None:
    check_replay(GAME, path)


@RECORDS
def test_a_golden_record_ends_as_its_name_says(path: Path) -> None:
    outcome = load(path).outcome
    assert outcome is not None
    assert path.stem.endswith(outcome.ending)
    assert bool(outcome.winners) == (outcome.ending in {*WON, "scenario-won"})


def test_the_golden_records_cover_every_ending_and_number_of_players() -> None:
    records = [load(path) for path in PATHS]
    assert len(records) == 12
    endings = {record.outcome.ending for record in records if record.outcome is not None}
    assert endings == WON | LOST
    assert {record.header.players for record in records} == {1, 2, 3, 4}
