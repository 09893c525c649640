"""Major powers of fire and lightning."""

from __future__ import annotations

from typing import Any

import pytest

from tests.spirit_island.minor import alone
from tests.spirit_island.spirits import pair
from tests.spirit_island.tables import EVERY_SET, RIVER, Island

EARTH = "vital-strength-of-the-earth"
TOWNS = {"A5": {"explorer": 1, "town": 1, "city": 1}}


def renewal(
    lands: dict[str, Any], destroyed: int, elements: dict[str, int] | None = None
) -> Island:
    seats = {"P1": {"destroyed": destroyed, "elements": elements or {}}}
    return alone(lands, "power blazing-renewal", seats=seats)


def test_blazing_renewal_brings_two_presence_back_and_hurts_towns_and_cities() -> None:
    here = renewal(TOWNS, 3)
    assert here.prompt() == "ask-renewal"
    here.answer("land A5")
    assert here.land("A5") == {"explorer": 1, "city-2": 1, "presence": {0: 2}}
    assert (here.seat().destroyed, here.fear()) == (1, 1)
    # nothing came off the tracks
    assert (here.seat().energy_shown, here.seat().plays_shown) == (1, 1)


def test_blazing_renewal_reaches_two_lands_from_your_presence() -> None:
    here = renewal({}, 1)
    assert here.options() == [f"land A{n}" for n in (1, 4, 5, 6, 7, 8)]


@pytest.mark.rule("SI-9.9")
def test_blazing_renewal_reaches_farther_with_more_range() -> None:
    seats = {"P1": {"destroyed": 1}}
    here = alone({}, "power reaching-grasp", "power blazing-renewal", seats=seats)
    assert here.options() == [f"land A{n}" for n in range(1, 9)]


@pytest.mark.rule("SI-10.1")
def test_blazing_renewal_brings_back_what_there_is() -> None:
    here = renewal(TOWNS, 1).answer("land A5")
    assert here.land("A5") == {"explorer": 1, "city-2": 1, "presence": {0: 1}}
    assert here.seat().destroyed == 0
    nothing = renewal(TOWNS, 0, {"fire": 3, "earth": 3, "plant": 2})
    assert nothing.prompt() == "ask-growth"
    assert nothing.land("A5") == {"explorer": 1, "town": 1, "city": 1}


def test_blazing_renewal_with_the_threshold_deals_four_more_damage() -> None:
    here = renewal(TOWNS, 2, {"fire": 3, "earth": 3, "plant": 2}).answer("land A5")
    assert here.land("A5") == {"presence": {0: 2}}
    assert here.fear() == 3


@pytest.mark.rule("SI-28.6")
def test_blazing_renewal_for_another_spirit_is_placed_by_that_spirit() -> None:
    seats = {"P1": {"destroyed": 1}, "P2": {"destroyed": 2}}
    here = pair(RIVER, EARTH, {"A1": {"town": 1}}, "power blazing-renewal", seats=seats)
    here.answer("target P2", seat=0)
    assert here.asked() == [1]
    here.answer("land A1", seat=1)
    assert here.land("A1") == {"presence": {1: 2}}
    assert (here.seat(0).destroyed, here.seat(1).destroyed) == (1, 0)


def test_pillar_of_living_flame_burns_and_blights_jungle_and_wetland() -> None:
    lands = {"A5": {"city": 1, "town": 1}}
    here = alone(lands, "power pillar-of-living-flame at A5", blight_pool=9)
    assert here.land("A5") == {"blight": 1}
    assert (here.fear(), here.table.blight_pool) == (3 + 3, 8)
    jungle = alone({"A3": {"town": 1}}, "power pillar-of-living-flame at A3", blight_pool=9)
    assert jungle.land("A3") == {"blight": 1}


def test_pillar_of_living_flame_leaves_other_lands_without_blight() -> None:
    here = alone({"A6": {"city": 2}}, "power pillar-of-living-flame at A6", blight_pool=9)
    here.answer("damage city-1", "damage city-2")
    assert here.land("A6") == {"city-2": 1}
    assert (here.fear(), here.table.blight_pool) == (3 + 2, 9)


def test_pillar_of_living_flame_with_the_threshold() -> None:
    lands = {"A6": {"city": 3, "explorer": 1}}
    here = alone(lands, "power pillar-of-living-flame at A6", elements="4 fire")
    assert here.land("A6") == {}
    assert here.fear() == 5 + 6
    less = alone(lands, "power pillar-of-living-flame at A6", elements="3 fire")
    assert (less.prompt(), less.fear()) == ("ask-damage", 3)


def test_talons_of_lightning() -> None:
    lands = {"A5": {"city": 1, "town": 1}, "A1": {"town": 2}}
    here = alone(lands, "power talons-of-lightning at A5", elements="3 fire 2 air")
    assert (here.land("A5"), here.land("A1")) == ({}, {"town": 2})
    assert here.fear() == 3 + 3


def test_talons_of_lightning_with_the_threshold_destroy_a_town_in_each_adjacent_land() -> None:
    lands = {
        "A5": {"city": 1, "town": 1},
        "A1": {"town": 2},
        "A4": {"explorer": 1, "town": 1, "town-1": 1},
        "A6": {"explorer": 1, "city": 1},
        "A2": {"town": 1},
    }
    here = alone(lands, "power talons-of-lightning at A5", elements="3 fire 3 air")
    here.answer("destroy town-1")  # in A4
    assert here.land("A5") == {}
    assert (here.land("A1"), here.land("A4")) == ({"town": 1}, {"explorer": 1, "town": 1})
    assert here.land("A6") == {"explorer": 1, "city": 1}
    assert here.land("A2") == {"town": 1}  # not adjacent
    assert here.fear() == 3 + 3 + 2


@pytest.mark.rule("SX-6.6")
def test_badlands_add_to_either_damage_of_blazing_renewal() -> None:
    """The first hurts only towns and cities; put off, badlands may fell an explorer."""
    lands = {"A5": {"explorer": 5, "town": 1, "city": 1, "badlands": 1}}
    seats = {"P1": {"destroyed": 2, "elements": {"fire": 3, "earth": 3, "plant": 2}}}
    keys = {"seats": seats, "options": EVERY_SET}
    first = alone(lands, "power blazing-renewal", **keys).answer("land A5", "yes")
    assert first.land("A5") == {"explorer": 1, "badlands": 1, "presence": {0: 2}}
    last = alone(lands, "power blazing-renewal", **keys).answer("land A5", "no")
    last.answer(*["damage explorer"] * 5)
    assert last.land("A5") == {"city-2": 1, "badlands": 1, "presence": {0: 2}}
