"""Fear cards of Branch & Claw in which invaders leave the dangerous lands, or the island."""

from __future__ import annotations

from typing import Any

import pytest

from tests.spirit_island.tables import EVERY_SET, Island, island


def turned(card: str, level: int, lands: dict[str, Any], boards: str = "A") -> Island:
    """A fear card at a terror level."""
    step = f"fear-card {card} at {level}"
    return island(lands, step, boards=boards, options=EVERY_SET)


# -- Plan for Departure ----------------------------------------------------------------------------


def test_plan_for_departure_1_gathers_a_town() -> None:
    here = turned("plan-for-departure", 1, {"A4": {"town": 1, "explorer": 1}})
    assert "stop" in here.options()
    here.answer("land A2", "gather town A4")
    assert (here.land("A2"), here.land("A4")) == ({"town": 1}, {"explorer": 1})
    assert here.defended("A1", "A2", "A3") == [0, 0, 0]


@pytest.mark.parametrize(("level", "number", "defence"), [(2, 1, 2), (3, 2, 4)])
def test_plan_for_departure_defends_the_coast(level: int, number: int, defence: int) -> None:
    here = turned("plan-for-departure", level, {"A4": {"explorer": 3}})
    here.answer("land A3", *["gather explorer A4"] * number)
    assert here.land("A3") == {"explorer": number}
    assert here.defended("A1", "A2", "A3", "A4") == [defence] * 3 + [0]


def test_plan_for_departure_may_be_left() -> None:
    here = turned("plan-for-departure", 3, {"A4": {"explorer": 3}}).answer("stop")
    assert here.land("A4") == {"explorer": 3}
    assert here.defended("A1") == [4]


# -- Dahan Attack ----------------------------------------------------------------------------------


def test_dahan_attack_1() -> None:
    lands = {
        "A4": {"explorer": 1, "dahan": 1},
        "A5": {"explorer": 1},
        "A6": {"town": 1, "dahan": 1},
    }
    here = turned("dahan-attack", 1, lands)
    assert here.lands("A4", "A5") == [{"dahan": 1}, {"explorer": 1}]  # the only one


def test_dahan_attack_2_in_different_lands() -> None:
    lands = {"A4": {"city": 1, "dahan": 2}, "A5": {"dahan": 1}}
    here = turned("dahan-attack", 2, lands, boards="AB").answer("land A4")
    assert here.land("A4") == {"city-2": 1, "dahan": 2}
    assert here.prompt() != "ask-fear-land"  # A5 is the only one left


def test_dahan_attack_3_gathers_first() -> None:
    here = turned("dahan-attack", 3, {"A5": {"city": 1, "town": 1}, "A4": {"dahan": 1}})
    here.answer("land A5")
    assert here.land("A4") == {}
    here.answer("damage city", "damage town")
    assert here.land("A5") == {"city-1": 1, "town-1": 1, "dahan": 1}


# -- lands with tokens -----------------------------------------------------------------------------


def test_flee_the_pestilent_land_1() -> None:
    lands = {"A4": {"town": 1, "city": 1, "disease": 1}, "A5": {"town": 1}}
    here = turned("flee-the-pestilent-land", 1, lands)
    assert here.lands("A4", "A5") == [{"city": 1, "disease": 1}, {"town": 1}]


@pytest.mark.parametrize(("level", "left"), [(2, {"city": 1}), (3, {})])
def test_flee_the_pestilent_land_by_health(level: int, left: dict[str, int]) -> None:
    """3 health: the town and the explorer; 5: the city and the town."""
    there = {"city": 1, "town": 1, "explorer": 1, "disease": 1}
    here = turned("flee-the-pestilent-land", level, {"A5": there, "A8": {"city": 1}})
    here.answer("option remove-health")
    pieces = ["town", "explorer"] if level == 2 else ["city", "town"]
    here.answer(*[f"remove {piece}" for piece in pieces])
    kept = {"explorer": 1} if level == 3 else left
    assert here.land("A5") == {**kept, "disease": 1}


def test_flee_the_pestilent_land_from_inland() -> None:
    lands = {"A5": {"explorer": 1, "town": 1}, "A2": {"explorer": 1}}
    here = turned("flee-the-pestilent-land", 2, lands)
    assert here.lands("A5", "A2") == [{"town": 1}, {"explorer": 1}]  # A2 is coastal
    here = turned("flee-the-pestilent-land", 3, lands).answer("remove town")
    assert here.land("A5") == {"explorer": 1}


def test_too_many_monsters_1() -> None:
    lands = {"A4": {"town": 1, "beasts": 1}, "A5": {"town": 1}}
    assert turned("too-many-monsters", 1, lands).lands("A4", "A5") == [{"beasts": 1}, {"town": 1}]


@pytest.mark.parametrize(("level", "number"), [(2, 1), (3, 2)])
def test_too_many_monsters_in_the_land_and_beside_it(level: int, number: int) -> None:
    lands = {"A4": {"town": 3, "explorer": 3, "beasts": 1}, "A5": {"explorer": 1, "town": 1}}
    here = turned("too-many-monsters", level, lands).answer("land A4")
    assert here.land("A4") == {"town": 3 - number, "explorer": 3 - number, "beasts": 1}
    here = turned("too-many-monsters", level, lands).answer("land A5")
    if level == 3:
        here.answer("remove town")
    assert here.land("A5") == ({"town": 1} if level == 2 else {"explorer": 1})


@pytest.mark.rule("SX-33.8")
def test_too_many_monsters_where_all_can_be_done() -> None:
    """With a land for an explorer and a town, one for an explorer alone will not do."""
    lands: dict[str, Any] = {"A4": {"explorer": 2, "beasts": 1}}
    here = turned("too-many-monsters", 2, {**lands, "A8": {"city": 1}})
    assert here.land("A4") == {"explorer": 1, "beasts": 1}
    here = turned("too-many-monsters", 2, {**lands, "A6": {"explorer": 1, "town": 1, "beasts": 1}})
    assert here.lands("A4", "A6") == [{"explorer": 2, "beasts": 1}, {"beasts": 1}]


@pytest.mark.parametrize("there", [{"beasts": 1}, {"disease": 1}, {"dahan": 2}])
def test_depart_the_dangerous_land(there: dict[str, int]) -> None:
    lands = {"A4": {"explorer": 1, "town": 1, **there}, "A5": {"explorer": 1, "dahan": 1}}
    here = turned("depart-the-dangerous-land", 1, lands)
    assert here.land("A4") == {"town": 1, **there}
    here = turned("depart-the-dangerous-land", 2, lands).answer("remove town")
    assert here.land("A4") == {"explorer": 1, **there}
    here = turned("depart-the-dangerous-land", 3, lands).answer("remove town", "remove explorer")
    assert here.land("A4") == there
    assert here.land("A5") == {"explorer": 1, "dahan": 1}
