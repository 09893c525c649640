"""Minor powers of beasts and hunters."""

from __future__ import annotations

import pytest

from tests.spirit_island.minor import alone


@pytest.mark.parametrize(
    ("land", "left"), [("A3", 1), ("A4", 1), ("A5", 2), ("A6", 2)]
)  # jungle, sands, wetland, mountain
def test_devouring_ants(land: str, left: int) -> None:
    here = alone({land: {"explorer": 3, "dahan": 2}}, f"power devouring-ants at {land}")
    assert here.land(land) == {"explorer": left, "dahan": 1}
    assert here.fear() == 1


@pytest.mark.rule("SI-10.1")
def test_devouring_ants_frighten_an_empty_land_too() -> None:
    here = alone({}, "power devouring-ants at A4")
    assert (here.land("A4"), here.fear()) == ({}, 1)


def test_devouring_ants_choose_the_damage_and_the_dahan() -> None:
    lands = {"A4": {"town": 1, "city": 1, "dahan": 1, "dahan-1": 1}}
    here = alone(lands, "power devouring-ants at A4")
    here.answer("damage town", "damage city", "destroy dahan")
    assert here.land("A4") == {"town-1": 1, "city-1": 1, "dahan-1": 1}


def test_gnawing_rootbiters_push_up_to_two_towns() -> None:
    here = alone({"A5": {"town": 3, "explorer": 1}}, "power gnawing-rootbiters at A5")
    assert not [line for line in here.options() if "explorer" in line]
    here.answer("push town A4", "push town A1")
    assert here.land("A5") == {"town": 1, "explorer": 1}
    assert (here.land("A4"), here.land("A1")) == ({"town": 1}, {"town": 1})


def test_gnawing_rootbiters_may_stop() -> None:
    here = alone({"A5": {"town": 2}}, "power gnawing-rootbiters at A5")
    here.answer("push town A4", "stop")
    assert here.land("A5") == {"town": 1}


@pytest.mark.parametrize(
    ("land", "elements", "fear", "left"),
    [
        ("A3", "2 animal", 1, {"explorer": 2}),  # jungle
        ("A5", "2 animal", 1, {"explorer": 2}),  # wetland
        ("A5", "3 animal", 1, {"explorer": 1}),
        ("A4", "2 animal", 0, {"explorer": 3}),  # sands
        ("A6", "3 animal", 0, {"explorer": 2}),  # mountain
    ],
)
def test_savage_mawbeasts(land: str, elements: str, fear: int, left: dict[str, int]) -> None:
    here = alone({land: {"explorer": 3}}, f"power savage-mawbeasts at {land}", elements=elements)
    assert here.land(land) == left
    assert here.fear() == fear


def test_veil_the_nights_hunt_damages_different_invaders() -> None:
    lands = {"A5": {"dahan": 2, "explorer": 1, "town": 1, "city": 1}}
    here = alone(lands, "power veil-the-nights-hunt at A5").answer("option damage", "damage city")
    assert here.options() == ["damage explorer", "damage town"]
    here.answer("damage town")
    assert here.land("A5") == {"dahan": 2, "explorer": 1, "town-1": 1, "city-1": 1}


def test_veil_the_nights_hunt_with_dahan_enough_damages_each_once() -> None:
    lands = {"A5": {"dahan": 5, "explorer": 1, "town": 1, "town-1": 1, "city": 1}}
    here = alone(lands, "power veil-the-nights-hunt at A5").answer("option damage")
    assert here.land("A5") == {"dahan": 5, "town-1": 1, "city-1": 1}
    assert here.fear() == 1


def test_veil_the_nights_hunt_asks_no_needless_question() -> None:
    here = alone({"A5": {"dahan": 2, "town": 3}}, "power veil-the-nights-hunt at A5")
    here.answer("option damage")
    assert here.land("A5") == {"dahan": 2, "town": 1, "town-1": 2}


def test_veil_the_nights_hunt_without_invaders_does_nothing() -> None:
    here = alone({"A5": {"dahan": 1}}, "power veil-the-nights-hunt at A5").answer("option damage")
    assert (here.land("A5"), here.prompt()) == ({"dahan": 1}, "ask-growth")


def test_veil_the_nights_hunt_pushes_up_to_three_dahan() -> None:
    here = alone({"A5": {"dahan": 4, "town": 1}}, "power veil-the-nights-hunt at A5")
    here.answer("option push-dahan", *["push dahan A4"] * 3)
    assert (here.land("A5"), here.land("A4")) == ({"dahan": 1, "town": 1}, {"dahan": 3})
