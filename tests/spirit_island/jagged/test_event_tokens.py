"""Token events of Jagged Earth."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.rules.island.pieces import count
from loci.games.spirit_island.state.terms import BADLANDS, BEASTS
from tests.spirit_island.events import Events, over

FAR: dict[str, Any] = {"A8": {"city": 1}}


# -- beasts ----------------------------------------------------------------------------------------


def test_beasts_multiply(events: Events) -> None:
    lands = {"A3": {"beasts": 1, "dahan": 1}, "A6": {"dahan": 1}, **FAR}
    here = events.part("beasts-multiply", lands)
    assert here.options() == ["land A2", "land A4"]
    here.answer("land A4")
    assert here.lands("A3", "A4", "A6") == [{"beasts": 1}, {"beasts": 1}, {"dahan": 1}]
    assert over(events.part("beasts-multiply", {"A6": {"dahan": 1}, **FAR}))


def test_casualties_of_fang_and_sting(events: Events) -> None:
    lands = {"A3": {"beasts": 1, "explorer": 1, "town": 1, "city": 1}, "A4": {"town": 1}, **FAR}
    here = events.part("casualties-of-fang-and-sting", lands)
    assert here.options() == ["destroy explorer", "destroy town"]
    here.answer("destroy town")
    assert (here.land("A3"), here.fear()) == ({"beasts": 1, "explorer": 1, "city": 1}, 1)


def test_quit_the_farmed_lands(events: Events) -> None:
    lands = {"A3": {"beasts": 1}, "A2": {"explorer": 1}, "A4": {"town": 1}, **FAR}
    here = events.part("quit-the-farmed-lands", lands)
    assert here.lands("A2", "A3") == [{"explorer": 1, "beasts": 1}, {}]
    assert here.fear() == 1
    shut = {"A3": {"beasts": 1}, "A2": {"city": 1}, "A4": {"town": 1}, **FAR}
    assert events.part("quit-the-farmed-lands", shut).land("A3") == {"beasts": 1}


def test_explorers_blunder(events: Events) -> None:
    lands = {"A3": {"beasts": 1, "explorer": 1}, "A6": {"beasts": 1, "explorer": 2}, **FAR}
    here = events.part("explorers-blunder", lands)
    here.answer("land A3")  # there is one land left with explorers
    assert here.lands("A3", "A6") == [{"beasts": 1}, {"beasts": 1, "explorer": 1}]


def test_prey_on_the_heedless(events: Events) -> None:
    lands = {"A3": {"beasts": 2, "town": 1}, "A4": {"town": 1}, **FAR}
    here = events.part("prey-on-the-heedless", lands)
    assert here.lands("A3", "A4") == [{"beasts": 2}, {"town": 1}]


def test_hunting_parties(events: Events) -> None:
    lands = {"A3": {"beasts": 2, "city": 1}, "A4": {"beasts": 1, "town": 1}, **FAR}
    here = events.part("hunting-parties", lands)
    assert here.lands("A3", "A4") == [{"beasts": 1, "city": 1}, {"beasts": 1, "town": 1}]
    assert here.fear() == 1


def test_beasts_chase_off_homesteaders(events: Events) -> None:
    lands = {"A3": {"beasts": 1, "explorer": 3, "town": 2}, **FAR}
    here = events.part("beasts-chase-off-homesteaders", lands, "option push-explorers")
    here.answer("push explorer A2", "stop")
    assert here.lands("A2", "A3") == [{"explorer": 1}, {"beasts": 1, "explorer": 2, "town": 2}]
    here = events.part("beasts-chase-off-homesteaders", lands, "option push-town", "push town A4")
    assert here.lands("A3", "A4") == [{"beasts": 1, "explorer": 3, "town": 1}, {"town": 1}]


@pytest.mark.parametrize(("beasts", "fear"), [(1, 0), (2, 2), (3, 2)])
def test_terrifying_beasts(events: Events, beasts: int, fear: int) -> None:
    lands = {"A3": {"beasts": beasts - 1}, "A4": {"beasts": 1}, **FAR}
    if not lands["A3"]["beasts"]:
        del lands["A3"]
    assert events.part("terrifying-beasts", lands).fear() == fear


def test_lair_in_untamed_lands(events: Events) -> None:
    taken: dict[str, Any] = {f"A{n}": {"town": 1} for n in (1, 2, 3, 4)}
    lands = {**taken, "A5": {"blight": 1}, "A6": {"explorer": 1}, **FAR}
    here = events.part("lair-in-untamed-lands", lands)
    assert here.options() == ["land A6", "land A7"]
    assert here.answer("land A6").land("A6") == {"explorer": 1, "beasts": 1}


@pytest.mark.rule("SX-20.1")
def test_beasts_prey_on_the_injured(events: Events) -> None:
    lands = {"A3": {"beasts": 1, "town-1": 1, "city": 1}, "A4": {"town-1": 1}, **FAR}
    here = events.part("beasts-prey-on-the-injured", lands, steps=["damage 1 A3"])
    assert here.land("A3") == {"beasts": 1, "city-2": 1}  # they are badlands this turn
    assert here.land("A4") == {"town-1": 1}


@pytest.mark.rule("SX-20.1", "SX-20.2")
def test_beasts_that_are_badlands_are_both_to_whoever_asks(events: Events) -> None:
    """Desiccating Winds asks for badlands; who asks for both counts each of them once."""
    lands = {"A4": {"beasts": 1, "town": 1}, **FAR}
    keys: dict[str, Any] = {"steps": ["power desiccating-winds at A4"]}
    here = events.part("beasts-prey-on-the-injured", lands, **keys)
    assert here.land("A4") == {"beasts": 1, "badlands": 1}  # 1 damage, and 1 for the beasts
    table, land = here.table, here.table.island.numbers["A4"]
    found = [count(table, land, *kinds) for kinds in ((BEASTS,), (BADLANDS,), (BEASTS, BADLANDS))]
    assert found == [1, 2, 2]
    late = events.part("beasts-prey-on-the-injured", lands, steps=["time-passes", *keys["steps"]])
    assert late.land("A4") == {"beasts": 1, "badlands": 1, "town": 1}


# -- disease ---------------------------------------------------------------------------------------


def test_foreign_diseases(events: Events) -> None:
    lands = {
        "A3": {"dahan": 2, "town": 1},
        "A4": {"dahan": 1, "explorer": 1},
        "A5": {"dahan": 9},
        **FAR,
    }
    here = events.part("foreign-diseases", lands)
    assert here.lands("A3", "A4") == [{"dahan": 1, "town": 1, "disease": 1}, lands["A4"]]
    assert here.land("A5") == {"dahan": 9}


def test_irregular_outbreaks(events: Events) -> None:
    lands = {"A3": {"disease": 2, "town": 1}, "A4": {"disease": 1}, **FAR}
    here = events.part("irregular-outbreaks", lands, steps=["build A3"])
    assert (here.fear(), here.land("A3")) == (1, {"disease": 2, "town": 1, "city": 1})


def test_fatalities_rise(events: Events) -> None:
    lands = {
        "A3": {"disease": 1, "town-1": 1, "city": 1, "explorer": 1, "dahan": 1},
        "A4": {"disease": 1, "town": 1},
        **FAR,
    }
    here = events.part("fatalities-rise", lands)
    assert here.lands("A3", "A4") == [{"city-1": 1, "dahan-1": 1}, {"disease": 1, "town-1": 1}]


def test_plagues_bring_fear_and_death(events: Events) -> None:
    lands = {"A3": {"disease": 1, "dahan": 2}, "A4": {"dahan": 1}, **FAR}
    here = events.part("plagues-bring-fear-and-death", lands)
    assert (here.fear(), here.land("A3")) == (1, {"disease": 1, "dahan": 1})
    assert events.part("plagues-bring-fear-and-death", {"A4": {"dahan": 1}, **FAR}).fear() == 0


def test_outbreaks_shift(events: Events) -> None:
    lands = {"A3": {"disease": 1}, "A2": {"town": 1}, "A4": {"explorer": 2}, **FAR}
    here = events.part("outbreaks-shift", lands)
    assert here.lands("A3", "A4") == [{}, {"explorer": 2, "disease": 1}]
    alone = {"A3": {"disease": 1}, **FAR}
    assert events.part("outbreaks-shift", alone).land("A3") == {"disease": 1}


def test_virulence_among_close_packed_homes(events: Events) -> None:
    lands = {"A2": {"town": 5}, "A4": {"town": 2}, "A5": {"town": 1}, **FAR}
    here = events.part("virulence-among-close-packed-homes", lands)
    assert here.lands("A2", "A4") == [{"town": 5}, {"town": 2, "disease": 1}]


def test_pestilence_arrives_on_canvas_sails(events: Events) -> None:
    lands = {"A2": {"town": 1, "dahan": 2}, "A4": {"town": 2, "dahan": 2}, **FAR}
    here = events.part("pestilence-arrives-on-canvas-sails", lands)
    assert here.land("A2") == {"town": 1, "disease": 1, "dahan-1": 1}
    assert here.land("A4") == lands["A4"]
