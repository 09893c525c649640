"""The fear cards of Jagged Earth."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.state.registry import FEAR_CARDS, of_sets
from tests.spirit_island.tables import turn_up

FISHING = "dahan-reclaim-fishing-grounds"
TROUBLES = "beset-by-many-troubles"


def test_the_cards() -> None:
    assert of_sets(FEAR_CARDS, ["jagged-earth"]) == [
        TROUBLES,
        FISHING,
        "flee-from-dangerous-lands",
        "nerves-fray",
        "sense-of-dread",
        "theological-strife",
    ]


# -- Sense of Dread --------------------------------------------------------------------------------

#: A4 and A7 are the sands of board A.
RAVAGED: dict[str, Any] = {"ravage": ["1-sands"]}


@pytest.mark.parametrize(
    ("level", "left"),
    [(1, {"town": 1, "city": 1}), (2, {"city": 1, "town": 1}), (3, {"city": 1, "town": 1})],
)
def test_sense_of_dread(level: int, left: dict[str, int]) -> None:
    lands = {"A4": {"explorer": 1, "town": 1, "city": 1}, "A5": {"explorer": 1}, "A8": {"city": 1}}
    here = turn_up("sense-of-dread", level, lands, **RAVAGED)
    if level > 1:
        kinds = ["explorer", "town", "city"][:level]
        assert here.options() == [f"remove {kind}" for kind in kinds]
        here.answer("remove explorer")
    assert here.land("A4") == left
    assert here.land("A5") == {"explorer": 1}  # no ravage card shows it


@pytest.mark.rule("SX-12.10")
def test_sense_of_dread_on_each_board() -> None:
    lands = {"A4": {"city": 1}, "B4": {"city": 1}, "B2": {"town": 1}, "A8": {"city": 1}}
    here = turn_up("sense-of-dread", 3, lands, boards="AB", ravage=["2-coastal"])
    assert here.lands("A4", "B4") == [{"city": 1}] * 2
    assert here.land("B2") == {}
    none = turn_up("sense-of-dread", 3, lands, boards="AB")  # without a ravage card
    assert none.land("B2") == {"town": 1}


# -- Flee from Dangerous Lands ---------------------------------------------------------------------


@pytest.mark.parametrize("danger", ["badlands", "wilds", "dahan"])
def test_flee_from_dangerous_lands(danger: str) -> None:
    lands = {"A4": {"explorer": 1, "city": 1, danger: 1}, "A5": {"town": 1}, "A8": {"city": 1}}
    here = turn_up("flee-from-dangerous-lands", 1, lands)
    here.answer("push explorer A3")
    assert here.lands("A3", "A4") == [{"explorer": 1}, {"city": 1, danger: 1}]
    here = turn_up("flee-from-dangerous-lands", 2, lands)
    assert here.land("A4") == {"city": 1, danger: 1}
    here = turn_up("flee-from-dangerous-lands", 3, lands)
    assert here.options() == ["land A4", "land A5"]  # in A8 there is no danger
    here.answer("land A4")
    assert here.options() == ["remove explorer", "remove city"]
    here.answer("remove city")
    assert here.land("A4") == {"explorer": 1, danger: 1}


def test_flee_from_lands_without_danger() -> None:
    lands = {"A4": {"explorer": 1}, "A5": {"city": 1, "beasts": 1}, "A8": {"city": 1}}
    for level in (1, 2):
        here = turn_up("flee-from-dangerous-lands", level, lands)
        assert (here.prompt(), here.land("A4")) == ("ask-growth", {"explorer": 1})
    assert turn_up("flee-from-dangerous-lands", 3, lands).land("A4") == {}


# -- Dahan Reclaim Fishing Grounds -----------------------------------------------------------------


def test_dahan_reclaim_fishing_grounds() -> None:
    lands = {"A2": {"dahan": 2, "town": 1}, "A3": {"dahan": 1}, "A4": {"dahan": 1, "town": 1}}
    here = turn_up(FISHING, 1, {**lands, "A8": {"city": 1}})
    assert here.options() == ["land A2", "land A3"]  # A4 is inland
    assert here.answer("land A2").land("A2") == {"dahan": 2}


def test_dahan_come_to_the_fishing_grounds() -> None:
    lands = {"A3": {"city": 1}, "A4": {"dahan": 1}, "A8": {"city": 1}}
    here = turn_up(FISHING, 2, lands)
    assert here.options() == ["land A1", "land A2", "land A3"]
    here.answer("land A3", "gather dahan A4")
    assert here.lands("A3", "A4") == [{"city-1": 1, "dahan": 1}, {}]
    here = turn_up(FISHING, 3, lands).answer("land A3", "gather dahan A4")
    assert here.land("A3") == {"city-2": 1, "dahan": 1}
    left = turn_up(FISHING, 3, lands).answer("land A3", "stop")
    assert left.lands("A3", "A4") == [{"city": 1}, {"dahan": 1}]


def test_two_players_fish_in_different_lands() -> None:
    lands = {"A2": {"dahan": 1, "town": 1}, "B1": {"dahan": 1, "town": 1}}
    here = turn_up(FISHING, 1, lands, boards="AB").answer("land A2")
    assert here.lands("A2", "B1") == [{"dahan": 1, "town-1": 1}] * 2


# -- Beset by Many Troubles ------------------------------------------------------------------------


def test_beset_by_many_troubles() -> None:
    """A5 is beside A4, A6 is not."""
    lands: dict[str, Any] = {"A4": {"town*2": 1, "badlands": 1, "beasts": 1}, "A6": {"town": 1}}
    lands["A8"] = {"city": 1}
    assert turn_up(TROUBLES, 1, lands).defended("A4", "A5", "A6") == [3, 0, 0]
    assert turn_up(TROUBLES, 2, lands).defended("A4", "A5", "A6") == [5, 5, 0]
    assert turn_up(TROUBLES, 3, lands).defended("A4", "A5", "A6") == [12, 12, 0]
    few = {"A4": {"wilds": 1, "disease": 1}, "A8": {"city": 1}}
    assert turn_up(TROUBLES, 2, few).defended("A4", "A5") == [5, 0]  # it takes 3 beside it
    assert turn_up(TROUBLES, 3, few, "time-passes").defended("A4", "A5") == [0, 0]


# -- strife ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("level", "fear", "word"), [(1, 0, "*1"), (2, 0, "*2"), (3, 1, "*2")])
def test_nerves_fray(level: int, fear: int, word: str) -> None:
    lands = {"A4": {"town": 1}, "A5": {"city": 1}, "A8": {}}
    here = turn_up("nerves-fray", level, lands, **RAVAGED)
    assert here.lands("A4", "A5") == [{"town": 1}, {f"city{word}": 1}]
    assert here.fear() == fear


def test_nerves_fray_in_one_land_for_each_player() -> None:
    lands: dict[str, Any] = {"A5": {"town": 1, "explorer": 1}, "A8": {}}
    here = turn_up("nerves-fray", 3, lands, boards="AB")
    here.answer("strife town", "strife explorer", seat=0)
    here.answer("strife town*1", "strife explorer*1", seat=1)
    assert (here.land("A5"), here.fear()) == ({"town*2": 1, "explorer*2": 1}, 2)


HAUNTED = {"A4": {"town": 1, "presence": {"P1": 2}}, "A5": {"city": 1, "explorer": 1}, "A8": {}}


def test_theological_strife() -> None:
    here = turn_up("theological-strife", 1, {**HAUNTED, "A7": {}})
    assert here.land("A4") == {"town*1": 1, "presence": {0: 2}}
    assert here.seat().energy == 0
    two = {**HAUNTED, "A7": {"presence": {"P1": 2}}}  # a sacred site without invaders
    here = turn_up("theological-strife", 2, two)
    assert (here.land("A4")["town*1"], here.seat().energy) == (1, 1)


def test_theological_strife_comes_to_blows() -> None:
    lands = {"A4": {"town": 1, "city": 1, "presence": {"P1": 1}}, "A8": {}}
    here = turn_up("theological-strife", 3, lands).answer("strife town")
    assert here.land("A4") == {"town*1": 1, "city-2": 1, "presence": {0: 1}}
