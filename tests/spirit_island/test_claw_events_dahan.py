"""Dahan events of Branch & Claw."""

from __future__ import annotations

from typing import Any

import pytest

from tests.spirit_island.events import Events, over
from tests.spirit_island.tables import Island

FAR: dict[str, Any] = {"A8": {"city": 1}}
HOME = {"A7": {"presence": {"P1": 1}}}


# -- war -------------------------------------------------------------------------------------------


@pytest.mark.rule("SX-16.12")
def test_canny_defense_for_the_turn(events: Events) -> None:
    here = events.part("canny-defense", {"A4": {"dahan": 3}, "A5": {"town": 1}, **FAR})
    assert here.defended("A4", "A5", "A8") == [3, 0, 0]
    here = events.part("canny-defense", {"A4": {"dahan": 3}, **FAR}, steps=["time-passes"])
    assert here.defended("A4") == [0]


def test_canny_defense_counts_the_dahan_of_the_moment(events: Events) -> None:
    lands = {"A4": {"dahan": 1, "town": 2}, **FAR}
    here = events.part("canny-defense", lands, steps=["add 2 dahan A4", "ravage A4"])
    assert here.land("A4") == {"dahan": 2, "dahan-1": 1}  # 4 damage less 3, and they strike back


def test_reclaim_territory(events: Events) -> None:
    lands = {"A4": {"dahan": 1}, "A3": {"explorer": 1}, "B8": {"dahan": 1}, **FAR}
    here = events.part("reclaim-territory", lands, boards="AB")
    assert (here.asked(), here.options()) == ([0], ["land A4", "land B8", "stop"])
    here.answer("land A4", "push dahan A3")
    assert here.land("A3") == {"dahan": 1}
    assert (here.asked(), here.options()) == ([1], ["land A3", "land B8", "stop"])
    here.answer("stop")
    assert here.land("B8") == {"dahan": 1}


def test_raids_in_force_in_different_lands(events: Events) -> None:
    lands = {
        "A4": {"dahan": 2, "town": 1},
        "A5": {"dahan": 1, "town": 1},  # not more dahan than buildings
        "A6": {"dahan": 1},  # nobody to raid
        "B5": {"dahan": 1, "explorer": 2},
        **FAR,
    }
    here = events.part("raids-in-force", lands, boards="AB")
    assert (here.asked(), here.options()) == ([0], ["land A4", "land B5"])
    here.answer("land A4")  # the other has one land left
    assert here.lands("A4", "B5") == [{"dahan": 2}, {"dahan": 1, "explorer": 1}]
    assert here.land("A5") == {"dahan": 1, "town": 1}


def test_reckless_offensive(events: Events) -> None:
    lands = {"A4": {"dahan": 2, "town": 2, "city": 1}, "A5": {"dahan": 1, "town": 3}, **FAR}
    here = events.part("reckless-offensive", lands, "destroy city")
    assert here.land("A4") == {"dahan": 2, "town": 1, "blight": 1}
    assert here.fear() == 3
    assert here.land("A5") == {"dahan": 1, "town": 3}
    few = events.part("reckless-offensive", {"A4": {"dahan": 2, "town": 1, "explorer": 5}, **FAR})
    assert few.land("A4") == {"dahan": 2, "town": 1, "explorer": 5}


@pytest.mark.parametrize(
    ("there", "fear"),
    [
        ({"dahan": 2, "town": 1}, 1),
        ({"dahan": 1, "explorer": 3}, 1),
        ({"dahan": 1, "town": 1}, 0),
        ({"dahan": 3}, 0),
        ({"explorer": 1}, 0),
    ],
)
def test_fierce_mien(events: Events, there: dict[str, int], fear: int) -> None:
    assert events.part("fierce-mien", {"A4": there, **FAR}).fear() == fear
    assert events.part("fierce-mien", {"A4": there, "A5": there, **FAR}).fear() == 2 * fear


def test_drive_off_the_interlopers(events: Events) -> None:
    lands = {"A3": {"dahan": 1, "town": 1, "city": 1}, "A5": {"town": 1}, "A6": {"dahan": 1}, **FAR}
    here = events.part("drive-off-the-interlopers", lands)
    assert here.options() == ["land A3", "stop"]
    here.answer("land A3", "push town A4")
    assert here.lands("A3", "A4") == [{"dahan": 1, "city": 1}, {"town": 1}]
    left = events.part("drive-off-the-interlopers", lands, "stop")
    assert left.land("A3") == lands["A3"]


def test_aid_the_uprising(events: Events) -> None:
    lands = {
        "A4": {"dahan": 2, "town*1": 2, "city*1": 1, "explorer": 1},
        "A5": {"dahan": 1, "town": 1},
        "A6": {"city*1": 1},
        **FAR,
    }
    here = events.part("aid-the-uprising", lands)
    assert here.land("A4") == {"dahan": 4, "city-2*1": 1, "explorer": 1}
    assert here.lands("A5", "A6") == [{"dahan": 1, "town": 1}, {"city*1": 1}]


@pytest.mark.rule("SX-6.2", "SX-6.7")
def test_aid_the_uprising_in_badlands(events: Events) -> None:
    """They add to the damage of those with strife alone."""
    lands = {"A4": {"dahan": 1, "town*1": 1, "explorer": 1, "badlands": 1}, **FAR}
    here = events.part("aid-the-uprising", lands)
    assert here.land("A4") == {"dahan": 2, "explorer": 1, "badlands": 1}


# -- flight ----------------------------------------------------------------------------------------

FLIGHTS = [
    ("forsake-the-barren-land", {"blight": 1}),
    ("retreat", {"city": 1}),
    ("seek-a-safer-home", {"beasts": 1}),
    ("seek-a-safer-home", {"disease": 1}),
    ("seek-a-safer-home", {"wilds": 1}),
]


def fled(events: Events, name: str, lands: dict[str, Any], *answers: str) -> Island:
    return events.part(name, {"A8": {"explorer": 1}, **HOME, **lands}, *answers)


@pytest.mark.rule("SX-33.7", "SX-33.8")
@pytest.mark.parametrize(("name", "danger"), FLIGHTS)
def test_flight(events: Events, name: str, danger: dict[str, int]) -> None:
    """The example of the rulebook: only where both can go; else where one can; else nowhere."""
    two = {**danger, "dahan": 2}
    lands: dict[str, Any] = {"A1": danger, "A4": {"dahan": 3}, "A5": {**danger, "dahan": 1}}
    here = fled(events, name, {**lands, "A3": {**two}}, "push dahan A2")
    assert here.options() == ["push dahan A2", "push dahan A4"]
    here.answer("push dahan A4")
    assert here.land("A3") == danger
    assert [here.land(land)["dahan"] for land in ("A2", "A4")] == [1, 4]
    part = fled(events, name, lands, "push dahan A7")  # only 1 dahan, but better than none
    assert part.land("A5") == danger
    assert over(fled(events, name, {"A1": danger, "A4": {"dahan": 3}}))


def test_no_flight_from_danger_into_danger(events: Events) -> None:
    lands = {land: {"beasts": 1, "dahan": 2} for land in ("A2", "A3", "A4")}
    lands["A1"] = {"disease": 1, "dahan": 2}
    here = fled(events, "seek-a-safer-home", {**lands, "A5": {"wilds": 1}, "A6": {"wilds": 1}})
    assert over(here)


# -- peace -----------------------------------------------------------------------------------------


def test_tend_the_land(events: Events) -> None:
    lands = {"A4": {"dahan": 2, "blight": 2}, "A5": {"dahan": 1, "blight": 1}, **FAR}
    here = events.part("tend-the-land", lands)
    assert here.lands("A4", "A5") == [{"dahan": 2, "blight": 1}, {"dahan": 1, "blight": 1}]
    assert over(events.part("tend-the-land", {"A4": {"dahan": 3}, "A5": {"blight": 1}, **FAR}))


def test_traps_and_snares(events: Events) -> None:
    here = events.part("traps-and-snares", {"A4": {"dahan": 1}, **FAR})
    assert here.land("A4") == {"dahan": 1, "wilds": 1}
    assert over(events.part("traps-and-snares", FAR))


@pytest.mark.parametrize(
    ("name", "fits"),
    [
        ("mountain-sands", ["A1", "A4", "A6", "A7"]),
        ("jungle-wetland", ["A2", "A3", "A5", "A8"]),
        ("coastal", ["A1", "A2", "A3"]),
        ("inland", ["A4", "A5", "A6", "A7", "A8"]),
    ],
)
def test_coming_of_age(events: Events, name: str, fits: list[str]) -> None:
    lands: dict[str, Any] = {f"A{n}": {"dahan": 1} for n in range(1, 9)}
    lands["A7"] = {"dahan": 1, "presence": {"P1": 1}}
    lands["A8"] = {"dahan": 1, "town": 1}
    here = events.part(f"coming-of-age-{name}", lands)
    assert here.options() == [f"land {land}" for land in fits]
    assert here.answer(f"land {fits[0]}").land(fits[0]) == {"dahan": 2}
    assert over(events.part(f"coming-of-age-{name}", FAR))


# -- the spirits among them ------------------------------------------------------------------------


@pytest.mark.parametrize(("dahan", "energy"), [(0, 0), (1, 0), (2, 1), (5, 1)])
def test_offerings_of_pattern_and_dance(events: Events, dahan: int, energy: int) -> None:
    """The dahan of all its lands count together; those elsewhere do not."""
    lands: dict[str, Any] = {
        "A7": {"presence": {"P1": 1}, "dahan": dahan // 2},
        "A4": {"presence": {"P1": 1}, "dahan": dahan - dahan // 2},
        "A5": {"dahan": 4},
        **FAR,
    }
    assert events.part("offerings-of-pattern-and-dance", lands).seat().energy == energy


@pytest.mark.parametrize(("dahan", "gains"), [(3, False), (4, True)])
def test_spirit_speakers(events: Events, dahan: int, gains: bool) -> None:
    lands = {"A7": {"presence": {"P1": 1}, "dahan": dahan}, **FAR}
    here = events.part("spirit-speakers", lands, minor_deck=["call-to-tend", "drought"])
    assert over(here) is not gains
    if gains:
        here.answer("take call-to-tend")
        assert "call-to-tend" in here.seat().hand


LANDS = {"A7": {"presence": {"P1": 1}, "dahan": 3}, "A5": {"explorer": 1, "blight": 1}, **FAR}
PLAYED = {"P1": {"played": ["steam-vents", "call-to-tend", "wash-away"], "hand": []}}


@pytest.mark.rule("SX-12.44")
def test_rouse_the_spirits(events: Events) -> None:
    """One slow power is used now, and not in the slow phase any more."""
    here = events.part("rouse-the-spirits", LANDS, seats=PLAYED)
    assert here.options() == ["use call-to-tend", "use wash-away", "stop"]
    here.answer("use wash-away", "target A5", "push explorer A4")
    assert here.land("A4") == {"explorer": 1}
    assert here.seat().used == ["wash-away"]
    assert over(here)
    left = events.part("rouse-the-spirits", LANDS, "stop", seats=PLAYED)
    assert left.seat().used == []


def test_rouse_only_spirits_among_dahan(events: Events) -> None:
    few = {**LANDS, "A7": {"presence": {"P1": 1}, "dahan": 2}}
    assert over(events.part("rouse-the-spirits", few, seats=PLAYED))


@pytest.mark.rule("SX-12.14")
def test_which_spirits_are_roused_is_settled_first(events: Events) -> None:
    """What the first one pushes to the other does not count any more (EX-17)."""
    lands = {
        "A7": {"presence": {"P1": 1}, "dahan": 3},
        "A5": {"presence": {"P2": 1}, "dahan": 2},
        **FAR,
    }
    played = {"P1": {"played": ["call-to-tend"]}, "P2": {"played": ["wash-away"]}}
    here = events.part("rouse-the-spirits", lands, boards="AB", seats=played)
    here.answer("use call-to-tend", "target A7", "option push-dahan", "push dahan A5", "stop")
    assert here.land("A5")["dahan"] == 3
    assert over(here)
    both = {**lands, "A5": {"presence": {"P2": 1}, "dahan": 3}}
    here = events.part("rouse-the-spirits", both, boards="AB", seats=played)
    here.answer("stop")
    assert here.asked() == [1]
