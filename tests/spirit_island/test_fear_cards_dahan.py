"""Fear cards in which invaders fear the dahan, or the dahan take heart."""

from __future__ import annotations

from typing import Any

import pytest

from tests.spirit_island.tables import turn_up

# -- Dahan on their Guard --------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "numbers"), [(1, [3, 1, 0]), (2, [4, 2, 0]), (3, [6, 2, 0])])
def test_dahan_on_their_guard_defend_their_lands(level: int, numbers: list[int]) -> None:
    here = turn_up("dahan-on-their-guard", level, {"A4": {"dahan": 3}, "A5": {"dahan": 1}})
    assert here.defended("A4", "A5", "A6") == numbers


def test_dahan_on_their_guard_lower_a_ravage() -> None:
    lands = {"A4": {"dahan": 2, "town": 1, "explorer": 1}}
    here = turn_up("dahan-on-their-guard", 1, lands, "ravage A4")
    assert here.land("A4") == {"dahan": 1, "dahan-1": 1}  # 3 - 2 damage; both strike back
    assert here.fear() == 1


# -- Dahan Raid ------------------------------------------------------------------------------------

RAIDED: dict[str, Any] = {
    "A4": {"dahan": 2, "city": 1, "town": 1},
    "A5": {"dahan": 1, "town": 1},
    "A6": {"town": 1},
}


def test_dahan_raid_1_deals_1_damage_in_a_land_with_dahan() -> None:
    here = turn_up("dahan-raid", 1, RAIDED)
    assert here.options() == ["land A4", "land A5"]
    here.answer("land A4", "damage city")
    assert here.land("A4") == {"dahan": 2, "city-1": 1, "town": 1}


def test_dahan_raid_2_deals_1_damage_for_each_dahan() -> None:
    here = turn_up("dahan-raid", 2, RAIDED).answer("land A4", "damage town", "damage town-1")
    assert (here.land("A4"), here.fear()) == ({"dahan": 2, "city": 1}, 1)
    one = turn_up("dahan-raid", 2, RAIDED).answer("land A5")
    assert one.land("A5") == {"dahan": 1, "town-1": 1}


def test_dahan_raid_3_deals_2_damage_for_each_dahan() -> None:
    here = turn_up("dahan-raid", 3, RAIDED).answer("land A5")
    assert (here.land("A5"), here.fear()) == ({"dahan": 1}, 1)
    more = turn_up("dahan-raid", 3, RAIDED).answer("land A4", "damage town", "damage town-1")
    assert more.land("A4") == {"dahan": 2, "city-2": 1}  # the rest had one place to go


@pytest.mark.parametrize("level", [1, 2, 3])
def test_dahan_raid_in_a_different_land_for_each_player(level: int) -> None:
    here = turn_up("dahan-raid", level, {**RAIDED, "A4": {"dahan": 1, "city": 1}}, boards="AB")
    here.answer("land A4")  # the second player has A5 only
    assert here.land("A4") == {"dahan": 1, f"city-{max(1, level - 1)}": 1}
    assert here.land("A5") == ({"dahan": 1} if level == 3 else {"dahan": 1, "town-1": 1})


@pytest.mark.rule("SX-33.6")
def test_dahan_raid_does_nothing_for_a_player_without_a_land() -> None:
    here = turn_up("dahan-raid", 1, {"A4": {"dahan": 1, "town": 1}}, boards="AB")
    assert (here.land("A4"), here.prompt()) == ({"dahan": 1, "town-1": 1}, "ask-growth")


# -- Dahan Enheartened -----------------------------------------------------------------------------


def test_dahan_enheartened_1_pushes_a_dahan_from_a_land_with_invaders() -> None:
    lands = {"A3": {"dahan": 2, "town": 1}, "A6": {"explorer": 1}, "A5": {"dahan": 1}}
    here = turn_up("dahan-enheartened", 1, lands)
    assert here.options() == ["land A3", "land A6", "land A8", "stop"]
    here.answer("land A3")  # no dahan beside A3: a push
    assert here.options() == ["push dahan A2", "push dahan A4"]
    here.answer("push dahan A4")
    assert (here.land("A3"), here.land("A4")) == ({"dahan": 1, "town": 1}, {"dahan": 1})


def test_dahan_enheartened_1_gathers_a_dahan_into_a_land_with_invaders() -> None:
    lands = {"A6": {"explorer": 1, "dahan": 1}, "A5": {"dahan": 2}}
    here = turn_up("dahan-enheartened", 1, lands).answer("land A6")
    assert here.options() == ["option push-dahan", "option gather-dahan"]
    here.answer("option gather-dahan")
    assert (here.land("A6"), here.land("A5")) == ({"explorer": 1, "dahan": 2}, {"dahan": 1})


def test_dahan_enheartened_1_may_be_left_and_needs_invaders() -> None:
    lands = {"A6": {"explorer": 1}, "A5": {"dahan": 1}}
    left = turn_up("dahan-enheartened", 1, lands).answer("stop")
    assert left.land("A5") == {"dahan": 1}
    nobody = turn_up("dahan-enheartened", 1, {"A2": {"dahan": 1}})
    assert nobody.prompt() == "ask-growth"


def test_dahan_enheartened_2_gathers_up_to_two_dahan_and_deals_1_damage() -> None:
    lands = {"A6": {"town": 1}, "A5": {"dahan": 2}, "A1": {"dahan": 1}}
    here = turn_up("dahan-enheartened", 2, lands)
    assert here.options() == [f"land A{n}" for n in range(1, 9)]
    here.answer("land A6", "gather dahan A5", "gather dahan A1")
    assert here.land("A6") == {"dahan": 2, "town-1": 1}
    assert (here.land("A5"), here.land("A1")) == ({"dahan": 1}, {})


def test_dahan_enheartened_2_deals_nothing_without_dahan() -> None:
    lands = {"A6": {"town": 1}, "A5": {"dahan": 2}}
    here = turn_up("dahan-enheartened", 2, lands).answer("land A6", "stop")
    assert here.land("A6") == {"town": 1}


def test_dahan_enheartened_3_deals_1_damage_for_each_dahan() -> None:
    lands = {"A6": {"city": 1, "dahan": 1}, "A5": {"dahan": 2}}
    here = turn_up("dahan-enheartened", 3, lands)
    here.answer("land A6", "gather dahan A5", "gather dahan A5")
    assert (here.land("A6"), here.fear()) == ({"dahan": 3}, 2)
    none = turn_up("dahan-enheartened", 3, {"A6": {"city": 1}}).answer("land A6")
    assert none.land("A6") == {"city": 1}


@pytest.mark.parametrize("level", [2, 3])
def test_dahan_enheartened_in_different_lands(level: int) -> None:
    here = turn_up("dahan-enheartened", level, {"A6": {"town": 1, "dahan": 1}}, boards="AB")
    here.answer("land A6")
    assert (here.asked(), here.land("A6")) == ([1], {"dahan": 1, "town-1": 1})
    assert "land A6" not in here.options()
    assert "land B6" in here.options()


# -- Avoid the Dahan -------------------------------------------------------------------------------


def test_avoid_the_dahan_1_stops_exploring_beside_two_dahan() -> None:
    lands = {"A1": {"dahan": 2}, "A2": {"dahan": 1}}
    here = turn_up("avoid-the-dahan", 1, lands, "explore coastal")
    assert [here.land(f"A{n}") for n in (1, 2, 3)] == [
        {"dahan": 2},
        {"dahan": 1, "explorer": 1},
        {"explorer": 1},
    ]
    built = turn_up("avoid-the-dahan", 1, {"A1": {"dahan": 2, "explorer": 1}}, "build A1")
    assert built.land("A1") == {"dahan": 2, "explorer": 1, "town": 1}


def test_avoid_the_dahan_2_stops_building_where_dahan_outnumber_buildings() -> None:
    lands = {"A1": {"dahan": 2, "town": 1, "explorer": 3}, "A2": {"dahan": 1, "town": 1}}
    here = turn_up("avoid-the-dahan", 2, lands, "build A1", "build A2", "explore A1")
    assert here.land("A1") == {"dahan": 2, "town": 1, "explorer": 4}
    assert here.land("A2") == {"dahan": 1, "town": 1, "city": 1}


def test_avoid_the_dahan_3_stops_building_beside_any_dahan() -> None:
    lands = {"A1": {"dahan": 1, "town": 2}, "A2": {"town": 1}}
    here = turn_up("avoid-the-dahan", 3, lands, "build A1", "build A2", "explore A1")
    assert here.land("A1") == {"dahan": 1, "town": 2, "explorer": 1}
    assert here.land("A2") == {"town": 1, "city": 1}


def test_avoid_the_dahan_looks_at_the_land_when_the_action_would_happen() -> None:
    lands = {"A1": {"dahan": 1, "town": 2}}
    here = turn_up("avoid-the-dahan", 3, lands, "ravage A1", "build A1")
    assert here.land("A1") == {"blight": 1, "town": 2, "city": 1}  # the dahan was gone by then


# -- Tall Tales of Savagery ------------------------------------------------------------------------


def test_tall_tales_1_removes_an_explorer_beside_dahan() -> None:
    lands = {"A4": {"dahan": 1, "explorer": 2, "town": 1}, "A5": {"explorer": 1}}
    here = turn_up("tall-tales-of-savagery", 1, lands)
    assert here.land("A4") == {"dahan": 1, "explorer": 1, "town": 1}
    assert here.land("A5") == {"explorer": 1}


def test_tall_tales_2_removes_two_explorers_or_a_town() -> None:
    lands = {"A4": {"dahan": 1, "explorer": 3, "town": 1}}
    explorers = turn_up("tall-tales-of-savagery", 2, lands)
    assert explorers.options() == ["option remove-explorers", "option remove-town"]
    explorers.answer("option remove-explorers")
    assert explorers.land("A4") == {"dahan": 1, "explorer": 1, "town": 1}
    town = turn_up("tall-tales-of-savagery", 2, lands).answer("option remove-town")
    assert (town.land("A4"), town.fear()) == ({"dahan": 1, "explorer": 3}, 0)
    one = turn_up("tall-tales-of-savagery", 2, {"A4": {"dahan": 1, "explorer": 1}})
    assert one.land("A4") == {"dahan": 1}


def test_tall_tales_3_empties_every_land_with_dahan() -> None:
    lands = {
        "A1": {"dahan": 2, "city": 2, "explorer": 2, "town": 1},
        "A4": {"dahan": 1, "city": 1, "town": 2},
        "A5": {"city": 1, "explorer": 1},
        "A6": {"dahan": 2, "city": 1},
    }
    here = turn_up("tall-tales-of-savagery", 3, lands).answer("option remove-town")
    assert [here.land(name) for name in lands] == [
        {"dahan": 2, "city": 1, "explorer": 2},
        {"dahan": 1, "city": 1, "town": 1},
        {"city": 1, "explorer": 1},
        {"dahan": 2},
    ]


@pytest.mark.rule("SI-28.3")
def test_tall_tales_3_is_decided_by_the_owner_of_the_board() -> None:
    lands = {"B4": {"dahan": 1, "explorer": 1, "town": 1}}
    here = turn_up("tall-tales-of-savagery", 3, lands, boards="AB")
    assert here.asked() == [1]
    here.answer("option remove-explorers")
    assert here.land("B4") == {"dahan": 1, "town": 1}
