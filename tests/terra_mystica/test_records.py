"""Golden records of Terra Mystica: whole games that must replay to the same end for ever.

`tests/records/make_terra_mystica.py` plays them anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from golden.records import check_replay, load, paths_of
from loci.core import Match
from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import FACTIONS
from tests.terra_mystica.starts import COLOUR

VERSION_1 = Path(__file__).parents[1] / "versions" / "1" / "records" / "terra_mystica"
PATHS = paths_of("terra_mystica")
RECORDS = pytest.mark.parametrize("path", PATHS, ids=[path.stem for path in PATHS])


@RECORDS
def test_a_golden_record_replays_to_its_result(path: Path) -> None:
    check_replay(GAME, path)


@RECORDS
def test_the_answers_of_version_1_lead_to_the_same_end(path: Path) -> None:
    """The record that version 1 wrote of this game: every answer fits the present rules, and ends
    in the same points and the same position."""
    old = load(VERSION_1 / path.name)
    assert old.header.rules == 1
    header = old.header
    match = Match.start(GAME, header.players, header.options, header.seed, imported=True)
    for entry in old.entries:
        match.answer(entry.seat, entry.move)
    assert match.outcome() == old.outcome
    assert match.state.digest() == load(path).hash


def test_the_golden_records_cover_players_factions_and_options() -> None:
    records = [load(path) for path in PATHS]
    assert len(records) == 12
    assert {record.header.players for record in records} == {2, 3, 4, 5}
    options = [record.header.options for record in records]
    assert any(chosen.get("offers") == "deferred" for chosen in options)
    assert any(chosen.get("turn-order") == "passing" for chosen in options)
    assert any(chosen.get("setup") == "first-game" for chosen in options)
    assert any(chosen.get("faction-choice") == "dealt-colours" for chosen in options)
    assert any(chosen.get("extra-town-tiles") for chosen in options)
    played: set[str] = set()
    for record in records:
        state = Match.replay(GAME, record).state
        assert isinstance(state, TerraTable)
        played |= {FACTIONS[faction] for faction in state.faction}
    assert played == set(COLOUR)


def test_towns_bridges_and_every_kind_of_building_occur_in_the_golden_records() -> None:
    towns = bridges = 0
    kinds: set[int] = set()
    for path in PATHS:
        state = Match.replay(GAME, load(path)).state
        assert isinstance(state, TerraTable)
        towns += sum(state.towns)
        bridges += sum(owner >= 0 for owner in state.bridge)
        kinds |= {kind for kind in state.building if kind}
    assert towns > 5
    assert bridges > 0
    assert kinds == {1, 2, 3, 4, 5}
