"""The scenario Guard the Isle's Heart."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.content.scenarios.guard_the_isles_heart import inner_lands
from loci.games.spirit_island.rules.island.pieces import count
from loci.games.spirit_island.rules.setup import set_up
from loci.games.spirit_island.state.registry import POWERS, SCENARIOS
from loci.games.spirit_island.state.terms import TOWN
from tests.spirit_island import box
from tests.spirit_island.start import carry_out, fresh, set_island_up
from tests.spirit_island.tables import Island, island, pile

HEART = "guard-the-isles-heart"
OCEAN = "oceans-hungry-grasp"


def heart(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    return island(lands, *steps, options={"scenario": HEART}, **keys)


@pytest.mark.rule("SI-31.5", "SI-33.7")
def test_the_isles_heart_is_a_scenario_of_difficulty_0() -> None:
    assert (SCENARIOS[HEART].difficulty, SCENARIOS[HEART].set) == (0, "base")


# -- inner lands -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("boards", "inner"),
    [
        ("A", ["A7"]),
        ("C", ["C7"]),
        ("DB", ["D7", "B7"]),
        ("ABC", ["A7", "B7", "C4"]),
        ("DCA", ["D6", "C4", "A7"]),
        ("ABCD", ["A7", "B8", "C4", "D8"]),
        ("DCBA", ["D6", "C8", "B7", "A8"]),
    ],
)
def test_each_board_has_one_inner_land(boards: str, inner: list[str]) -> None:
    table = fresh(boards)
    assert [table.island.names[land] for land in inner_lands(table)] == inner


@pytest.mark.parametrize("boards", ["ABC", "DAB", "ABCD", "BDAC"])
def test_three_and_four_inner_lands_all_touch_each_other(boards: str) -> None:
    table = fresh(boards)
    lands = inner_lands(table)
    for land in lands:
        assert set(lands) - {land} <= set(table.island.near[land])


# -- set-up ----------------------------------------------------------------------------------------


@pytest.mark.rule("SI-31.2")
def test_an_explorer_and_a_presence_come_to_the_inner_land() -> None:
    here = set_island_up("A", "1-sands", answers=["presence energy A7"], scenario=HEART)
    assert here.land("A7") == {"explorer": 2, "dahan": 2, "presence": {0: 1}}
    assert here.seat().energy_shown == 2


def test_without_the_scenario_nothing_comes_there() -> None:
    here = set_island_up("A", "1-sands", answers=[])
    assert here.land("A7") == {"explorer": 1, "dahan": 2}


def test_the_presence_may_come_from_the_other_track_or_from_the_island() -> None:
    plays = set_island_up("A", "1-jungle", answers=["presence plays A7"], scenario=HEART)
    assert plays.seat().plays_shown == 2
    moved = set_island_up("A", "1-jungle", answers=["presence A5 A7"], scenario=HEART)
    assert (moved.land("A5"), moved.land("A7")["presence"]) == ({}, {0: 1})


def test_all_towns_go_and_the_explorers_they_sent_stay() -> None:
    """A8 had the town of the set-up, through which A8 was explored."""
    answers = ["presence energy A7", "presence energy B7"]
    here = set_island_up("AB", "1-jungle", answers=answers, scenario=HEART)
    table = here.table
    assert not any(count(table, land, TOWN) for land in table.island.lands)
    assert here.land("A8") == {"explorer": 1}
    assert here.land("A2")["city"] == 1
    assert (here.land("A7")["presence"], here.land("B7")["presence"]) == ({0: 1}, {1: 1})


def test_towns_of_the_adversary_go_too() -> None:
    answers = ["presence energy A7"]
    given = {"adversary": "brandenburg-prussia", "level": 1}
    here = set_island_up("A", "1-jungle", answers=answers, scenario=HEART, **given)
    assert not any(count(here.table, land, TOWN) for land in here.table.island.lands)


def test_a_spirit_that_may_not_be_there_takes_the_nearest_land_of_the_board() -> None:
    """Ocean may be on the coast only: from A7 over A5 and A8 it is A1 that is nearest."""
    table = fresh("A", "1-jungle", scenario=HEART, spirits=[OCEAN])
    offered = carry_out(set_up(table), "place A2", "presence energy A1")
    assert {line.split(" ")[2] for line in offered[-1]} == {"A1"}
    assert table.seats[0].presence[1] == 1


def test_each_spirit_has_a_minor_and_a_major_power_more() -> None:
    answers = ["presence energy A7", "presence energy B7"]
    here = set_island_up("AB", "1-jungle", answers=answers, scenario=HEART)
    table = here.table
    for owner in table.seats:
        decks = sorted([POWERS[card].deck for card in owner.hand])
        assert decks == ["major", "minor", "unique", "unique", "unique", "unique"]
    assert len(pile(table, "minor_deck")) == box.MINOR_CARDS - 2
    assert len(pile(table, "major_deck")) == box.MAJOR_CARDS - 2
    assert pile(table, "minor_discard") == pile(table, "major_discard") == []


# -- defeat ----------------------------------------------------------------------------------------


@pytest.mark.rule("SI-26.11")
@pytest.mark.parametrize("piece", ["town", "city"])
def test_a_building_in_an_inner_land_loses_the_game(piece: str) -> None:
    lands = {"A7": {piece: 1, "presence": {"P1": 1}}}
    assert heart(lands, "check", turn=2).ending() == "scenario"
    assert heart(lands, "check", turn=1).ending() == "", "not in the first turn"


def test_explorers_there_and_buildings_elsewhere_do_not() -> None:
    lands = {"A7": {"explorer": 3, "presence": {"P1": 1}}, "A5": {"town": 2}}
    assert heart(lands, "check", turn=2).ending() == ""


def test_a_build_there_is_the_end() -> None:
    lands = {"A7": {"explorer": 1, "presence": {"P1": 1}}}
    assert heart(lands, "build A7", turn=2).ending() == "scenario"


def test_a_building_that_stands_there_when_the_second_turn_begins_loses() -> None:
    lands = {"A7": {"town": 1, "presence": {"P1": 1}}}
    here = heart(lands, turn=1, phase="slow")
    assert here.ending() == ""
    assert here.answer("done").ending() == "scenario"
