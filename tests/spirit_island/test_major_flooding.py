"""Major powers of water and rot, and of a land that turns on all who live there."""

from __future__ import annotations

import pytest

from tests.spirit_island.minor import alone
from tests.spirit_island.spirits import pair
from tests.spirit_island.tables import RIVER


def test_accelerated_rot() -> None:
    lands = {"A5": {"town": 2, "explorer": 1, "blight": 1}}
    here = alone(lands, "power accelerated-rot at A5", elements="3 sun 2 water 2 plant")
    here.answer("damage town", "damage town", "damage town-1", "damage town-1")
    assert here.land("A5") == {"explorer": 1, "blight": 1}
    assert here.fear() == 2 + 2


def test_accelerated_rot_with_the_threshold() -> None:
    lands = {"A5": {"city": 3, "blight": 2}}
    elements = "3 sun 2 water 3 plant"
    here = alone(lands, "power accelerated-rot at A5", elements=elements, blight_pool=4)
    assert here.land("A5") == {"blight": 1}
    assert (here.fear(), here.table.blight_pool) == (2 + 6, 5)


@pytest.mark.rule("SI-20.14", "SI-18.2")
def test_cleansing_floods() -> None:
    lands = {"A5": {"city": 1, "explorer": 1, "blight": 2}}
    here = alone(lands, "power cleansing-floods at A5", elements="3 water", blight_pool=4)
    assert here.land("A5") == {"blight": 1}
    assert (here.fear(), here.table.blight_pool) == (2, 5)


def test_cleansing_floods_with_the_threshold() -> None:
    lands = {"A5": {"explorer": 16}}
    here = alone(lands, "power cleansing-floods at A5", elements="4 water", blight_pool=4)
    assert here.land("A5") == {"explorer": 2}
    assert here.table.blight_pool == 4  # no blight was there to remove


def test_tsunami() -> None:
    lands = {"A1": {"city": 2, "town": 1, "dahan": 3}, "A2": {"explorer": 1, "dahan": 1}}
    here = alone(lands, "power tsunami at A1", elements="3 water 1 earth")
    assert here.land("A1") == {"dahan": 1}
    assert here.land("A2") == {"explorer": 1, "dahan": 1}
    assert here.fear() == 2 + 5


@pytest.mark.rule("SI-10.1")
def test_tsunami_destroys_the_dahan_there_are() -> None:
    here = alone({"A1": {"explorer": 9, "dahan": 1}}, "power tsunami at A1")
    assert here.land("A1") == {"explorer": 1}
    assert here.fear() == 2


def test_tsunami_with_the_threshold_floods_the_coast_of_its_board() -> None:
    lands = {
        "A1": {"explorer": 1},
        "A2": {"city": 1, "explorer": 1, "dahan": 1},
        "A3": {"explorer": 5, "dahan": 2},
        "A4": {"explorer": 1, "dahan": 1},
        "B1": {"explorer": 1, "dahan": 1},
    }
    seats = {"P1": {"elements": {"water": 3, "earth": 2}}}
    here = pair(RIVER, "vital-strength-of-the-earth", lands, "power tsunami at A1", seats=seats)
    assert (here.land("A1"), here.land("A2")) == ({}, {})
    assert here.land("A3") == {"explorer": 1, "dahan": 1}
    assert here.land("A4") == here.land("B1") == {"explorer": 1, "dahan": 1}
    assert here.fear() == 2 + 2 + 1 + 1


# -- the land itself -------------------------------------------------------------------------------

POISON = "3 earth 2 plant 2 animal"


@pytest.mark.rule("SI-18.7")
def test_poisoned_land() -> None:
    lands = {"A5": {"city": 2, "explorer": 1, "dahan": 2, "presence": {"P1": 2}}}
    here = alone(lands, "power poisoned-land at A5", blight_pool=9, elements="3 earth 2 plant")
    assert here.land("A5") == {"blight": 1, "presence": {0: 1}}
    assert (here.fear(), here.seat().destroyed) == (1 + 4, 1)


@pytest.mark.rule("SI-18.9")
def test_poisoned_land_with_the_threshold_counts_the_blight_it_added() -> None:
    lands = {"A3": {"explorer": 16, "blight": 1}}
    here = alone(lands, "power poisoned-land at A3", blight_pool=9, elements=POISON)
    assert here.options() == ["cascade A2", "cascade A4"]
    here.answer("cascade A4")
    assert here.land("A3") == {"explorer": 1, "blight": 2}
    assert (here.land("A4"), here.fear()) == ({"blight": 1}, 1 + 2)
    less = alone(lands, "power poisoned-land at A3", blight_pool=9).answer("cascade A2")
    assert (less.land("A3"), less.fear()) == ({"explorer": 9, "blight": 2}, 1)


def test_poisoned_land_where_blight_cannot_come() -> None:
    steps = ["power infinite-vitality at A3", "power poisoned-land at A3"]
    here = alone({"A3": {"explorer": 9, "dahan": 1}}, *steps, blight_pool=9, elements=POISON)
    assert here.land("A3") == {"explorer": 2}
    assert (here.fear(), here.table.blight_pool) == (1, 9)


def test_the_jungle_hungers() -> None:
    lands = {"A5": {"explorer": 2, "town": 2, "city": 1, "dahan": 2}}
    here = alone(lands, "power the-jungle-hungers at A5", elements="2 moon 2 plant")
    assert here.land("A5") == {"city": 1}
    assert here.fear() == 2


def test_the_jungle_hungers_with_the_threshold_takes_a_city_and_spares_the_dahan() -> None:
    lands = {"A5": {"explorer": 2, "town": 1, "city": 2, "dahan": 2}}
    here = alone(lands, "power the-jungle-hungers at A5", elements="2 moon 3 plant")
    assert here.land("A5") == {"city": 1, "dahan": 2}
    assert here.fear() == 1 + 2
    empty = alone({"A5": {"dahan": 1}}, "power the-jungle-hungers at A5", elements="2 moon 3 plant")
    assert (empty.land("A5"), empty.fear()) == ({"dahan": 1}, 0)


BLIGHTED = {
    "A4": {"blight": 2, "explorer": 9},
    "A1": {"blight": 1},
    "A5": {"blight": 1},
    "A6": {"blight": 3},  # not adjacent to A4
    "A2": {"explorer": 9},
}


def test_the_land_thrashes_by_its_blight_and_that_around_it() -> None:
    power = "power the-land-thrashes-in-furious-pain at A4"
    here = alone(BLIGHTED, power, elements="3 moon 2 earth")
    assert here.land("A4") == {"blight": 2, "explorer": 3}
    assert here.land("A2") == {"explorer": 9}
    assert here.prompt() == "ask-growth"


@pytest.mark.rule("SI-23.7", "SI-23.3")
def test_the_land_thrashes_again_in_an_adjacent_land_and_no_third_time() -> None:
    power = "power the-land-thrashes-in-furious-pain at A4"
    here = alone(BLIGHTED, power, elements="3 moon 3 earth")
    assert here.options() == ["target A1", "target A2", "target A3", "target A5", "stop"]
    here.answer("target A2")  # without blight, but named by the repeat
    assert here.land("A4") == {"blight": 2, "explorer": 3}
    assert here.land("A2") == {"explorer": 9 - 1 - 2}
    assert here.prompt() == "ask-growth"
