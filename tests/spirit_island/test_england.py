"""The Kingdom of England."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core import BadData
from loci.games.spirit_island.rules.ending import difficulty
from tests.spirit_island.adversaries import BOARD_A, against, board_a, set_up, stages
from tests.spirit_island.tables import Island, pile

FEAR = {
    0: [3, 3, 3],
    1: [3, 4, 3],
    2: [4, 4, 3],
    3: [4, 5, 4],
    4: [4, 5, 5],
    5: [4, 5, 5],
    6: [4, 5, 4],
}


def england(level: int, lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    return against("england", level, lands, *steps, **keys)


@pytest.mark.parametrize("level", range(7))
@pytest.mark.rule("SI-30.5", "SI-30.18", "SI-25.13")
def test_decks_and_fear_markers_by_level(level: int) -> None:
    here = set_up("england", level, "AB")
    assert stages(here) == "111222233333"
    assert here.table.fear_sizes == FEAR[level]
    assert len(here.pile("fear_deck")) == sum(FEAR[level])
    assert here.table.fear_markers == (10 if level == 6 else 8)


@pytest.mark.rule("SI-33.4", "SI-33.5")
def test_difficulty_by_level() -> None:
    found = [difficulty(set_up("england", level).table) for level in range(7)]
    assert found == [1, 3, 4, 6, 7, 9, 11]


# -- base level ------------------------------------------------------------------------------------


@pytest.mark.rule("SI-30.12", "SI-26.11")
def test_the_seventh_building_of_a_land_is_defeat() -> None:
    here = england(0, {"A4": {"town": 4, "city": 2}}, "build A4")
    assert here.land("A4") == {"town": 4, "city": 3}
    assert here.ending() == "adversary"


@pytest.mark.rule("SI-30.12")
def test_six_buildings_of_a_land_or_seven_of_two_are_no_defeat() -> None:
    here = england(0, {"A4": {"town": 3, "city": 2}, "A1": {"town": 2}}, "build A4")
    assert here.land("A4") == {"town": 3, "city": 3}
    assert here.ending() == ""


@pytest.mark.rule("SI-30.13")
def test_building_boom_builds_where_most_buildings_are() -> None:
    lands = {"A4": {"town": 1, "city": 1}, "A1": {"town": 1}, "A5": {"explorer": 5}}
    here = england(0, lands, "escalation 2-jungle")
    assert here.land("A4") == {"town": 2, "city": 1}
    assert (here.land("A1"), here.land("A8")) == ({"town": 1}, {"city": 1})


@pytest.mark.rule("SI-30.13")
def test_building_boom_once_on_each_board_with_buildings() -> None:
    lands = {"B4": {"town": 1}, "C4": {"explorer": 1}}
    spirits = ["river-surges-in-sunlight"] * 3
    here = england(0, lands, "escalation 2-jungle", boards="ABC", spirits=spirits)
    assert here.land("A8") == {"city": 1, "town": 1}
    assert here.land("B4") == {"town": 1, "city": 1}
    assert here.land("C4") == {"explorer": 1}


@pytest.mark.rule("SI-28.3")
def test_players_break_ties_of_the_building_boom() -> None:
    lands = {"B4": {"town": 1}, "B5": {"city": 1}}
    here = england(0, lands, "escalation 2-jungle", boards="AB")
    assert (here.asked(), here.prompt()) == ([1], "ask-adversary-build")
    assert here.options() == ["land B4", "land B5"]
    here.answer("land B5")
    assert (here.land("B4"), here.land("B5")) == ({"town": 1}, {"city": 1, "town": 1})


@pytest.mark.rule("SX-12.30", "SX-13.11")
def test_what_stops_a_build_stops_the_building_boom() -> None:
    lands = {"A1": {"town": 2}}
    here = england(0, lands, "fear-card overseas-trade-seem-safer at 3", "escalation 2-jungle")
    assert here.land("A1") == {"town": 2}


@pytest.mark.rule("SI-16.11", "SI-26.10")
def test_the_building_boom_comes_before_exploring_and_may_end_the_game() -> None:
    here = england(
        0,
        {"A4": {"town": 3, "city": 3}},
        phase="invaders",
        step="explore",
        invader_deck=["2-jungle", "3-jungle-sands"],
    )
    assert (here.ending(), here.land("A4")) == ("adversary", {"town": 4, "city": 3})
    assert here.land("A3") == {}  # nobody explores any more


# -- level 1: Indentured Servants Earn Land --------------------------------------------------------

SERVANTS: dict[str, Any] = {"A2": {"city": 1}, "A4": {"town": 1}}


@pytest.mark.rule("SI-30.14", "SX-13.23")
def test_from_level_1_lands_beside_two_buildings_build_too() -> None:
    assert england(0, SERVANTS, "build jungle").land("A3") == {}
    assert england(1, SERVANTS, "build jungle").land("A3") == {"town": 1}
    assert england(6, SERVANTS, "build jungle").land("A3") == {"town": 1}


def test_one_building_nearby_or_another_terrain_is_not_enough() -> None:
    one = england(1, {"A2": {"city": 1}, "A4": {"explorer": 3}}, "build jungle")
    assert one.land("A3") == {}
    other = england(1, SERVANTS, "build mountain")
    assert other.land("A3") == {}
    assert other.land("A1") == {"town": 1}  # a mountain beside A2 and A4
    same = england(1, {"A2": {"town": 2}}, "build jungle")
    assert same.land("A3") == {"town": 1}


@pytest.mark.rule("SI-30.14", "SI-14.8", "SX-13.24")
def test_buildings_of_the_same_card_do_not_count() -> None:
    lands = {"A3": {"explorer": 1}, "A2": {"town": 1}}
    here = england(1, lands, "build jungle-sands")
    assert (here.land("A3"), here.land("A4")) == ({"explorer": 1, "town": 1}, {})


# -- level 2: Criminals and Malcontents ------------------------------------------------------------


def test_level_2_adds_a_city_to_land_1_and_a_town_to_land_2() -> None:
    assert board_a(set_up("england", 0)) == BOARD_A
    assert board_a(set_up("england", 1)) == BOARD_A
    more = {"A1": {"city": 1}, "A2": {"city": 1, "town": 1, "dahan": 1}}
    assert board_a(set_up("england", 2)) == {**BOARD_A, **more}
    two = set_up("england", 5, "AB")
    assert (two.land("B1"), two.land("B2")) == (
        {"city": 1, "dahan": 1},
        {"city": 1, "town": 1},
    )
    assert (two.land("A1"), two.land("A2")) == (more["A1"], more["A2"])


# -- levels 3 and 4: High Immigration --------------------------------------------------------------

SPACES: dict[str, Any] = {"extra": ["1-sands"], "ravage": ["1-jungle"], "build": ["2-jungle"]}


def spaces(here: Island) -> tuple[list[str], list[str], list[str]]:
    table = here.table
    return pile(table, "extra_space"), pile(table, "ravage_space"), pile(table, "invader_discard")


@pytest.mark.rule("SI-30.15")
@pytest.mark.parametrize("level", [3, 4])
def test_cards_go_from_ravage_to_the_extra_space_and_the_discard(level: int) -> None:
    here = england(level, {}, "advance", **SPACES)
    assert spaces(here) == (["1-jungle"], ["2-jungle"], ["1-sands"])


@pytest.mark.rule("SI-30.16")
def test_at_level_3_a_stage_2_card_does_not_enter_the_extra_space() -> None:
    here = england(3, {}, "advance", "advance", **SPACES)
    assert spaces(here) == ([], [], ["1-sands", "1-jungle", "2-jungle"])


@pytest.mark.rule("SI-30.16")
def test_from_level_4_every_card_enters_the_extra_space() -> None:
    here = england(4, {}, "advance", "advance", **SPACES)
    assert spaces(here) == (["2-jungle"], [], ["1-sands", "1-jungle"])


def test_below_level_3_cards_are_discarded_after_the_ravage() -> None:
    here = england(2, {}, "advance", ravage=["1-jungle"], build=["2-jungle"])
    assert spaces(here) == ([], ["2-jungle"], ["1-jungle"])


def invader_phase(level: int, lands: dict[str, Any], **keys: Any) -> Island:
    """A whole invader phase with a card on the extra space, up to the next turn."""
    deck = ["3-mountain-wetland", "3-sands-wetland"]
    return england(level, lands, phase="invaders", step="fear", invader_deck=deck, **keys)


@pytest.mark.rule("SI-30.15", "SX-13.15")
def test_the_extra_build_comes_before_the_ravage() -> None:
    lands = {"A3": {"explorer": 1}}
    here = invader_phase(3, lands, extra=["1-jungle"], ravage=["2-jungle"])
    here.answer("ravage A3")
    assert here.land("A3") == {"explorer": 1, "town": 1, "blight": 1}  # 3 damage, not 1
    assert here.land("A8") == {"city": 1, "town": 1, "blight": 1}
    with pytest.raises(BadData, match="position-extra"):
        invader_phase(2, lands, extra=["1-jungle"], ravage=["2-jungle"])


@pytest.mark.rule("SI-30.15")
def test_the_extra_build_follows_level_1_too() -> None:
    here = invader_phase(4, SERVANTS, extra=["1-jungle"])
    assert here.land("A3") == {"town": 1}


def test_an_empty_extra_space_builds_nothing() -> None:
    here = invader_phase(6, {"A3": {"explorer": 1}})
    assert here.land("A3") == {"explorer": 1}


@pytest.mark.rule("SI-26.10")
def test_a_defeat_by_the_extra_build_ends_the_game_at_once() -> None:
    lands = {"A3": {"town": 3, "city": 3}}
    here = invader_phase(3, lands, extra=["1-jungle"], ravage=["2-jungle"])
    assert here.ending() == "adversary"
    assert here.land("A3") == {"town": 4, "city": 3}
    assert here.land("A8") == {"city": 1}  # the next land of the card


# -- level 5: Local Autonomy -----------------------------------------------------------------------


@pytest.mark.rule("SI-30.17", "SI-20.12")
def test_from_level_5_towns_and_cities_have_one_more_health() -> None:
    town = england(5, {"A4": {"town": 1}}, "damage 2 A4")
    assert (town.land("A4"), town.fear()) == ({"town-2": 1}, 0)
    assert england(5, {"A4": {"town": 1}}, "damage 3 A4").land("A4") == {}
    city = england(5, {"A4": {"city": 1}}, "damage 3 A4")
    assert city.land("A4") == {"city-3": 1}
    assert england(6, {"A4": {"city": 1}}, "damage 4 A4").land("A4") == {}


def test_explorers_dahan_and_lower_levels_have_the_usual_health() -> None:
    assert england(5, {"A4": {"explorer": 1}}, "damage 1 A4").land("A4") == {}
    assert england(4, {"A4": {"town": 1}}, "damage 2 A4").land("A4") == {}
    fight = england(5, {"A4": {"town": 1, "dahan": 1}}, "ravage A4")
    assert fight.land("A4") == {"town": 1, "blight": 1}


def test_fear_cards_that_count_health_count_the_new_one() -> None:
    here = england(5, {"A4": {"town": 2}}, "fear-card seek-safety at 3")
    here.answer("land A4", "remove town")
    assert (here.land("A4"), here.prompt()) == ({"town": 1}, "ask-growth")


# -- level 6: Independent Resolve ------------------------------------------------------------------


@pytest.mark.rule("SI-30.18")
def test_at_level_6_a_phase_without_fear_cards_builds_twice() -> None:
    lands = {"A3": {"explorer": 1}}
    here = invader_phase(6, lands, extra=["1-jungle"])
    assert here.land("A3") == {"explorer": 1, "town": 1, "city": 1}
    five = invader_phase(5, lands, extra=["1-jungle"])
    assert five.land("A3") == {"explorer": 1, "town": 1}


@pytest.mark.rule("SI-30.18")
def test_at_level_6_a_fear_card_keeps_it_to_one_build() -> None:
    lands = {"A3": {"explorer": 1}}
    here = invader_phase(6, lands, extra=["1-jungle"], earned=["avoid-the-dahan"])
    assert here.land("A3") == {"explorer": 1, "town": 1}
