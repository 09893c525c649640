"""Major powers of Branch & Claw in which beasts hunt."""

from __future__ import annotations

import pytest

from tests.spirit_island.claw import alone
from tests.spirit_island.spirits import BRINGER
from tests.spirit_island.spirits import alone as of
from tests.spirit_island.tables import EVERY_SET

SWARM = "power insatiable-hunger-of-the-swarm at A5"
SAVAGE = "power savage-transformation at A5"
MONSTERS = "power sea-monsters"
TIGERS = "power tigers-hunting at A5"


def test_the_swarm_eats_invaders_and_dahan() -> None:
    lands = {"A5": {"city": 1, "town": 1, "dahan": 4}, "A4": {"beasts": 2}}
    here = alone(lands, SWARM).answer("gather beasts A4", "stop")
    # 6 damage to the invaders, and 6 to the dahan, of which nobody is asked where the first goes.
    here.answer("damage dahan-1", "damage dahan-1", "damage dahan")
    assert here.land("A5") == {"dahan-1": 2, "beasts": 2, "blight": 1}
    assert here.fear() == 3 + 1 + 2
    assert here.land("A4") == {"beasts": 1}


@pytest.mark.rule("SX-21.1")
def test_damage_of_a_power_to_dahan_is_divided_as_the_user_likes() -> None:
    """EX-43: events and ravages destroy as many as they can; a power need not."""
    here = alone({"A5": {"dahan": 5}}, SWARM)
    here.answer("damage dahan", "damage dahan", "damage dahan")
    assert here.land("A5") == {"dahan-1": 4, "dahan": 1, "beasts": 1, "blight": 1}


@pytest.mark.rule("SX-21.2")
def test_damage_of_invaders_to_dahan_destroys_as_many_as_it_can() -> None:
    here = alone({"A5": {"town": 1, "explorer": 1, "dahan": 3}}, "ravage A5")
    here.answer(here.options()[0])
    assert here.land("A5").get("dahan-1") == 1
    assert here.land("A5").get("dahan") == 1


def test_the_swarm_goes_on_to_an_adjacent_land() -> None:
    here = alone({"A5": {}}, SWARM, elements="2 air 4 animal")
    assert here.land("A5") == {"beasts": 1, "blight": 1}
    lands = [f"target {name}" for name in ("A1", "A4", "A6", "A7", "A8")]
    assert here.options() == [*lands, "stop"]
    here.answer("target A1", "stop")  # the beasts of A5 stay
    assert here.lands("A1", "A5") == [{"beasts": 1, "blight": 1}, {"beasts": 1, "blight": 1}]
    assert here.fear() == 4
    assert alone({}, SWARM).land("A1") == {}  # without its threshold never


def test_a_swarm_that_is_dreamt_of_hurts_no_dahan_but_eats_its_beasts() -> None:
    lands = {"A5": {"dahan": 2, "city": 1, "presence": {"P1": 2}}}
    here = of(BRINGER, lands, SWARM, options=EVERY_SET)
    found = here.land("A5")
    assert (found["dahan"], found["city"], found["beasts"]) == (2, 1, 1)


def test_savage_transformation() -> None:
    here = alone({"A5": {"explorer*1": 1, "town": 1}, "A4": {"explorer": 1}}, SAVAGE)
    assert here.lands("A4", "A5") == [{"explorer": 1}, {"town": 1, "beasts": 1}]
    assert here.fear() == 2
    assert alone({"A5": {"town": 1}}, SAVAGE).land("A5") == {"town": 1}


def test_savage_transformation_of_one_more() -> None:
    lands = {"A5": {"explorer": 2}, "A4": {"explorer": 1}, "A3": {"explorer": 1}}
    here = alone(lands, SAVAGE, elements="2 moon 3 animal")
    assert here.options() == ["land A5", "land A4"]
    here.answer("land A4")
    assert here.lands("A3", "A4", "A5") == [
        {"explorer": 1},
        {"beasts": 1},
        {"explorer": 1, "beasts": 1},
    ]
    here = alone({"A5": {"explorer": 1}}, SAVAGE, elements="2 moon 3 animal")
    assert here.land("A5") == {"beasts": 1}


@pytest.mark.rule("SX-1.13", "SX-23.2")
@pytest.mark.parametrize(
    ("there", "fear", "damage"),
    [
        ({"city": 9}, 2, 3),
        ({"city": 9, "beasts": 2, "blight": 2}, 6, 11),
        ({"city": 9, "beasts": 5}, 8, 18),  # 12 fear would be too much
    ],
)
def test_sea_monsters(there: dict[str, int], fear: int, damage: int) -> None:
    """In the newer version of the card, with at most 8 fear."""
    here = alone({"A5": {"town": 1, **there}}, f"{MONSTERS} at A5")
    assert here.land("A5")["beasts"] == there.get("beasts", 0) + 1
    assert here.match.decisions()[0].prompt.args["left"] == damage
    assert here.fear() == fear


def test_sea_monsters_frighten_nobody_where_nobody_is() -> None:
    here = alone({"A2": {"beasts": 2}}, f"{MONSTERS} at A2")
    assert (here.land("A2"), here.fear()) == ({"beasts": 3}, 0)


def test_sea_monsters_come_again() -> None:
    lands = {"A2": {"presence": {"P1": 1}}, "A7": {}}
    here = alone(lands, f"{MONSTERS} at A2", elements="3 water 3 animal")
    assert here.options() == ["target A1", "target A2", "target A3", "stop"]  # coastal or wetland
    here.answer("target A2")
    assert here.land("A2")["beasts"] == 2
    assert "target" not in here.options()[0]  # never a third time


def test_tigers_hunting() -> None:
    lands = {"A5": {"city": 1}, "A4": {"beasts": 2}}
    here = alone(lands, TIGERS).answer("gather beasts A4")
    assert here.land("A5") == {"city-2": 1, "beasts": 2}
    here.answer("push beasts A6", "push beasts A1")
    assert here.lands("A1", "A4", "A5", "A6") == [
        {"beasts": 1},
        {"beasts": 1},
        {"city-2": 1},
        {"beasts": 1},
    ]
    assert here.fear() == 2


def test_tigers_may_stay() -> None:
    here = alone({"A5": {"explorer": 1}, "A4": {"beasts": 1}}, TIGERS).answer("stop", "stop")
    assert here.lands("A4", "A5") == [{"beasts": 1}, {"beasts": 1}]


def test_tigers_hunt_beside_with_their_threshold() -> None:
    lands = {"A4": {"blight": 1}, "A6": {"city": 1, "town": 1}, "A1": {"blight": 2}}
    here = alone(lands, TIGERS, elements="2 sun 2 moon 3 animal").answer("push beasts A6")
    assert here.options() == ["land A6", "land A7", "land A8"]
    here.answer("land A6", "damage town", "damage town-1")
    assert here.land("A6") == {"city": 1, "beasts": 1}
