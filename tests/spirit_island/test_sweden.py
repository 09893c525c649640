"""The Kingdom of Sweden."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.rules.ending import difficulty
from tests.spirit_island.adversaries import BOARD_A, against, board_a, set_up, stages
from tests.spirit_island.tables import Island

FEAR = {
    0: [3, 3, 3],
    1: [3, 3, 3],
    2: [3, 4, 3],
    3: [3, 4, 3],
    4: [3, 4, 4],
    5: [4, 4, 4],
    6: [4, 4, 5],
}


def sweden(level: int, lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    return against("sweden", level, lands, *steps, **keys)


@pytest.mark.parametrize("level", range(7))
@pytest.mark.rule("SI-30.5", "SI-30.19", "SI-30.28")
def test_decks_by_level(level: int) -> None:
    here = set_up("sweden", level)
    assert stages(here) == ("111222233333" if level < 4 else "11222233333")
    assert here.table.fear_sizes == FEAR[level]
    assert len(here.pile("fear_deck")) == sum(FEAR[level])
    assert here.table.fear_markers == 4


@pytest.mark.rule("SI-33.6")
def test_difficulty_by_level() -> None:
    found = [difficulty(set_up("sweden", level).table) for level in range(7)]
    assert found == [1, 2, 3, 5, 6, 7, 8]


# -- base level: Swayed by the Invaders ------------------------------------------------------------


def explored(lands: dict[str, Any], card: str = "2-jungle", **keys: Any) -> Island:
    """An explore with this card, up to the next turn."""
    frame = {"phase": "invaders", "step": "explore", "invader_deck": [card, "3-jungle-sands"]}
    return sweden(0, lands, **{**frame, **keys})


@pytest.mark.rule("SI-30.20")
def test_as_many_invaders_as_dahan_turn_one_into_a_town() -> None:
    here = explored({"A3": {"dahan": 1}, "A8": {"city": 1, "dahan": 2}})
    assert here.land("A3") == {"explorer": 1, "town": 1}
    assert here.land("A8") == {"city": 1, "explorer": 1, "town": 1, "dahan": 1}


@pytest.mark.rule("SI-30.20")
def test_more_dahan_than_invaders_stay() -> None:
    here = explored({"A3": {"dahan": 2}, "A8": {"city": 1}})
    assert here.land("A3") == {"dahan": 2, "explorer": 1}
    assert here.land("A8") == {"city": 1, "explorer": 1}


@pytest.mark.rule("SI-30.20")
def test_only_lands_that_were_explored_are_swayed() -> None:
    lands = {"A8": {"city": 1, "town": 1, "dahan": 2}, "A6": {"town": 3, "dahan": 1}}
    here = explored(lands, step="fear", earned=["avoid-the-dahan"])
    assert here.land("A8") == {"city": 1, "town": 1, "dahan": 2}  # nobody explored there
    assert here.land("A6") == {"town": 3, "dahan": 1}  # a mountain


@pytest.mark.parametrize("card", ["1-jungle", "2-coastal", "3-jungle-wetland"])
def test_cards_without_the_flag_sway_nobody(card: str) -> None:
    assert explored({"A3": {"dahan": 1}}, card).land("A3") == {"dahan": 1, "explorer": 1}


def test_a_town_of_the_escalation_is_no_source_for_the_same_card() -> None:
    lands = {"A8": {}, "A2": {"city": 1}, "A1": {"dahan": 1}, "A6": {}}
    here = explored(lands, "2-mountain")
    assert here.land("A1") == {"explorer": 1, "town": 1}
    assert here.land("A6") == {}  # beside A1, but explored before


# -- level 1: Heavy Mining -------------------------------------------------------------------------


@pytest.mark.rule("SI-30.21", "SI-14.14", "SI-18.9")
def test_from_level_1_six_damage_adds_a_second_blight() -> None:
    lands = {"A4": {"city": 2, "presence": {"P1": 3}}}
    here = sweden(1, lands, "ravage A4", blight_pool=9, blight_card=None)
    assert here.land("A4") == {"city": 2, "blight": 2, "presence": {0: 2}}
    assert here.table.blight_pool == 7
    assert sum(here.table.blight) == 2  # no cascade
    base = sweden(0, lands, "ravage A4", blight_pool=9, blight_card=None)
    assert (base.land("A4")["blight"], base.table.blight_pool) == (1, 8)


def test_five_damage_or_a_defended_land_has_no_second_blight() -> None:
    five = sweden(1, {"A4": {"city": 1, "town": 1}}, "ravage A4")
    assert five.land("A4")["blight"] == 1
    step = "fear-card dahan-on-their-guard at 1"
    defended = sweden(1, {"A4": {"city": 2, "dahan": 1}}, step, "ravage A4")
    assert defended.land("A4")["blight"] == 1


def test_heavy_mining_cascades_once_at_most() -> None:
    lands = {"A4": {"city": 2, "blight": 1}}
    here = sweden(1, lands, "ravage A4", blight_pool=9, blight_card=None).answer("cascade A1")
    assert (here.land("A4")["blight"], here.land("A1")) == (3, {"blight": 1})
    assert (here.table.blight_pool, sum(here.table.blight)) == (6, 4)


def test_the_second_blight_can_be_the_last() -> None:
    here = sweden(1, {"A4": {"city": 2}}, "ravage A4", blight_pool=2, blight_card=None)
    assert here.ending() == "blight"


# -- level 2: Population Pressure at Home ----------------------------------------------------------


@pytest.mark.rule("SI-30.26", "SI-30.27")
def test_level_2_adds_a_city_to_land_4_and_moves_its_blight_to_land_5() -> None:
    assert board_a(set_up("sweden", 1)) == BOARD_A
    more = {"A4": {"city": 1}, "A5": {"blight": 1, "presence": {0: 1}}}
    here = set_up("sweden", 2)
    assert board_a(here) == {**BOARD_A, **more}
    assert here.table.blight_pool == 2


def test_level_2_leaves_blight_of_other_lands() -> None:
    here = set_up("sweden", 3, "AC")
    assert here.land("C4") == {"city": 1}
    assert here.land("C5") == {"blight": 1, "dahan": 2}
    assert here.land("A5") == {"blight": 1, "presence": {0: 1}}


# -- level 3: Fine Steel for Tools and Guns --------------------------------------------------------


@pytest.mark.rule("SI-30.22")
def test_from_level_3_towns_deal_3_damage_and_cities_5() -> None:
    town = sweden(3, {"A4": {"town": 1, "dahan": 2}}, "ravage A4")
    assert town.land("A4") == {"blight": 1, "dahan-1": 1}  # 3 damage; then it strikes back
    two = sweden(2, {"A4": {"town": 1, "dahan": 2}}, "ravage A4")
    assert two.land("A4") == {"blight": 1, "dahan": 1}
    city = sweden(3, {"A4": {"city": 1, "dahan": 3}}, "ravage A4")
    assert city.land("A4") == {"blight": 1, "city-2": 1, "dahan-1": 1}
    lone = sweden(3, {"A4": {"explorer": 1, "dahan": 1}}, "ravage A4")
    assert lone.land("A4") == {"dahan-1": 1}


def test_fine_steel_counts_for_heavy_mining() -> None:
    lands = {"A4": {"city": 1, "explorer": 1}}
    assert sweden(3, lands, "ravage A4").land("A4")["blight"] == 2
    assert sweden(2, lands, "ravage A4").land("A4")["blight"] == 1


# -- level 4: Royal Backing ------------------------------------------------------------------------

FEWEST = {"1-jungle": "A3", "1-sands": "A7", "1-wetland": "A5"}  # the other one has a building


@pytest.mark.rule("SI-30.23")
@pytest.mark.parametrize("card", [*FEWEST, "1-mountain"])
def test_level_4_adds_a_town_where_fewest_invaders_are(card: str) -> None:
    start = (set_up("sweden", 4, seed=seed) for seed in range(99))
    here = next(found for found in start if found.pile("invader_discard") == [card])
    more: dict[str, Any] = {"A4": {"city": 1}, "A5": {"blight": 1, "presence": {0: 1}}}
    expected = {**BOARD_A, **more}
    if card == "1-mountain":  # A1 and A6 are equal
        assert (here.prompt(), here.options()) == ("ask-adversary-town", ["land A1", "land A6"])
        here.answer("land A6")
        land = "A6"
    else:
        land = FEWEST[card]
    expected[land] = {**expected[land], "town": 1}
    assert board_a(here) == expected


@pytest.mark.rule("SI-30.23", "SI-30.24", "SI-28.3")
def test_level_4_comes_after_the_initial_explore_on_each_board() -> None:
    start = (set_up("sweden", 4, "AB", seed, explore=True) for seed in range(99))
    here = next(
        found
        for found in start
        if found.pile("invader_discard") == ["1-sands"]
        and found.pile("build_space") == ["1-mountain"]
    )
    assert stages(here) == "1222233333"
    assert (here.asked(), here.options()) == ([1], ["land B3", "land B5"])
    here.answer("land B5")
    assert here.land("A7") == {"dahan": 2, "town": 1}
    assert here.land("B3") == {"dahan": 2}
    assert here.land("B5") == {"blight": 1, "town": 1, "presence": {1: 2}}
    assert here.land("A1") == {"explorer": 1}


def test_level_3_discards_no_card() -> None:
    assert set_up("sweden", 3).pile("invader_discard") == []


# -- level 5: Mining Rush --------------------------------------------------------------------------


@pytest.mark.rule("SI-30.25")
def test_from_level_5_a_ravage_with_blight_adds_a_town_beside_it() -> None:
    lands = {"A3": {"town": 1}, "A2": {"explorer": 2}}
    here = sweden(5, lands, "ravage A3")
    assert (here.prompt(), here.options()) == ("ask-adversary-town", ["land A2", "land A4"])
    here.answer("land A2")
    assert (here.land("A2"), here.land("A4")) == ({"explorer": 2, "town": 1}, {})
    four = sweden(4, lands, "ravage A3")
    assert (four.land("A3"), four.prompt()) == ({"town": 1, "blight": 1}, "ask-growth")


def test_mining_rush_needs_blight_and_a_free_land() -> None:
    weak = sweden(5, {"A3": {"explorer": 1}}, "ravage A3")
    assert (weak.land("A2"), weak.land("A4")) == ({}, {})
    lands = {"A3": {"town": 1}, "A2": {"city": 1}, "A4": {"town": 1}}
    full = sweden(5, lands, "ravage A3")
    assert (full.land("A2"), full.land("A4")) == ({"city": 1}, {"town": 1})


@pytest.mark.rule("SI-30.25")
def test_mining_rush_is_not_for_cascaded_blight() -> None:
    lands = {"A3": {"town": 1, "blight": 1}, "A4": {"city": 1}}
    here = sweden(5, lands, "ravage A3", blight_pool=9, blight_card=None).answer("cascade A4")
    assert here.land("A2") == {"town": 1}  # for A3; nothing beside A4
    assert (here.land("A1"), here.land("A5")) == ({}, {})


@pytest.mark.rule("SI-28.3")
def test_mining_rush_is_decided_by_the_owner_of_the_ravaged_land() -> None:
    here = sweden(5, {"B3": {"town": 1}}, "ravage B3", boards="AB")
    assert here.asked() == [1]
    here.answer("land B2")
    assert here.land("B2") == {"town": 1}


# -- level 6: Prospecting Outpost ------------------------------------------------------------------


@pytest.mark.rule("SI-18.15", "SI-30.26", "SI-30.27")
def test_level_6_adds_a_town_and_blight_from_the_box_to_land_8() -> None:
    here = set_up("sweden", 6, "AB")
    assert here.land("A8")["town"] == 2
    assert (here.land("A8")["blight"], here.land("B8")["blight"]) == (1, 1)
    assert here.land("B8")["town"] == 1
    assert here.table.blight_pool == 4
    assert sum(here.table.blight) == 4  # two of the icons, two of the outposts
    assert "blight" not in set_up("sweden", 5).land("A8")


@pytest.mark.rule("SI-30.27")
def test_blight_of_the_set_up_destroys_no_presence() -> None:
    here = set_up("sweden", 6, "AB")
    assert here.land("A5") == {"blight": 1, "presence": {0: 1}}
    assert [owner.destroyed for owner in here.table.seats] == [0, 0]
    assert [sum(owner.presence) for owner in here.table.seats] == [1, 2]
