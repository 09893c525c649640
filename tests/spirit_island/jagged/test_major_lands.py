"""Major powers of Jagged Earth in which stone, water and thorn rise against the invaders."""

from __future__ import annotations

import pytest

from loci.games.spirit_island.rules.island.isolation import is_isolated
from tests.spirit_island.claw import alone, kinds
from tests.spirit_island.spirits import THUNDER
from tests.spirit_island.spirits import alone as of
from tests.spirit_island.tables import EVERY_SET, Island

OBSIDIAN = "power forests-of-living-obsidian at A6"
QUICKSAND = "power melt-earth-into-quicksand at A5"
STORM = "power storm-swath at A5"
THICKETS = "power thickets-erupt-with-every-touch-of-breeze at A5"
TREES = "power trees-radiate-celestial-brilliance at A8"
WALLS = "power walls-of-rock-and-thorn at A6"


def isolated(here: Island, name: str) -> bool:
    return is_isolated(here.table, here.table.island.numbers[name])


def test_obsidian_hurts_every_invader_once_with_its_badlands() -> None:
    lands = {"A6": {"city": 2, "dahan": 1, "presence": {"P1": 1}}}
    here = alone(lands, OBSIDIAN).answer("push dahan A5")
    assert here.land("A5") == {"dahan": 1}
    # 1 damage each, and 1 for the new badlands
    assert here.land("A6") == {"city-1": 1, "city-2": 1, "badlands": 1, "presence": {0: 1}}


def test_obsidian_from_a_sacred_site() -> None:
    lands = {"A6": {"city": 2, "presence": {"P1": 2}}}
    here = alone(lands, OBSIDIAN)
    assert here.land("A6") == {"city-2": 1, "badlands": 1, "presence": {0: 2}}


@pytest.mark.rule("SX-34.8")
def test_obsidian_looks_for_the_sacred_site_when_dahan_have_left() -> None:
    """EX-65."""
    lands = {"A6": {"city": 2, "dahan": 2, "presence": {"P1": 2}}}
    here = of(THUNDER, lands, OBSIDIAN, options=EVERY_SET)
    here.answer("push dahan A5", "yes", "push dahan A5", "yes")
    assert here.lands("A5", "A6") == [
        {"dahan": 2, "presence": {0: 2}},
        {"city-1": 1, "city-2": 1, "badlands": 1},
    ]
    stayed = of(THUNDER, lands, OBSIDIAN, options=EVERY_SET)
    stayed.answer("push dahan A5", "no", "push dahan A5", "no")
    assert stayed.land("A6") == {"city-2": 1, "badlands": 1, "presence": {0: 2}}


def test_obsidian_repeats() -> None:
    lands = {"A6": {"city": 1, "presence": {"P1": 1}}}
    here = alone(lands, OBSIDIAN, elements="2 sun 3 fire 3 earth")
    assert here.land("A6") == {"city-2": 1, "badlands": 1, "presence": {0: 1}}
    assert here.prompt() == "ask-repeat"
    here.answer("target A6")
    assert here.land("A6") == {"badlands": 2, "presence": {0: 1}}


@pytest.mark.rule("SX-12.34")
def test_quicksand_swallows_what_is_moved() -> None:
    lands = {"A5": {"explorer": 3, "dahan": 1}, "A4": {"town": 1, "dahan": 1}}
    here = alone(lands, QUICKSAND, "power call-to-trade at A5", "add 1 explorer A5")
    assert isolated(here, "A5")
    here.answer("gather dahan A4")
    # What was there stays, and so does what is added.
    assert here.lands("A4", "A5") == [{}, {"explorer": 2, "dahan": 1}]
    assert here.fear() == 2


def test_quicksand_with_its_threshold_and_for_a_turn() -> None:
    here = alone({"A5": {"city": 2}}, QUICKSAND, elements="2 moon 4 water 2 earth")
    assert here.land("A5") == {"badlands": 1, "wilds": 1}
    lands = {"A5": {"dahan": 1}, "A4": {"dahan": 1}}
    late = alone(lands, QUICKSAND, "time-passes", "power call-to-trade at A5")
    late.answer("gather dahan A4")
    assert late.land("A5") == {"dahan": 2}


@pytest.mark.rule("SX-12.32")
def test_every_quicksand_swallows_what_one_action_moved_into_it() -> None:
    effects = [{"kind": "quicksand", "land": land, "seat": "P1"} for land in ("A4", "A6")]
    lands = {"A5": {"explorer": 3}, "A4": {"dahan": 1}, "A6": {}, "A1": {}}
    here = alone(lands, "push 3 explorer A5 by P1", effects=effects)
    here.answer("push explorer A4", "push explorer A6", "push explorer A1")
    assert here.lands("A1", "A4", "A5", "A6") == [{"explorer": 1}, {"dahan": 1}, {}, {}]


def test_storm_swath_strikes_origin_and_target() -> None:
    lands = {"A7": {"presence": {"P1": 2}, "explorer": 1, "town": 1}, "A5": {"town": 1}}
    here = alone({**lands, "A8": {"city": 1}}, STORM)
    assert here.lands("A5", "A7", "A8") == [
        {"town-1": 1},
        {"town-1": 1, "presence": {0: 2}},
        {"city": 1},
    ]
    assert here.fear() == 2


def test_storm_swath_with_its_threshold() -> None:
    lands = {"A7": {"presence": {"P1": 2}, "town": 1}, "A5": {"town": 3}, "A8": {"city": 1}}
    here = alone(lands, STORM, elements="2 fire 3 air 2 water")
    assert here.lands("A5", "A7", "A8") == [{"town-1": 2}, {"presence": {0: 2}}, {"city-1": 1}]
    assert here.fear() == 3 + 2


@pytest.mark.parametrize(("elements", "left", "fear"), [("2 plant", 1, 0), ("3 plant", 0, 2)])
def test_thickets_erupt(elements: str, left: int, fear: int) -> None:
    here = alone({"A5": {"town": 1, "explorer": 2}}, THICKETS, elements=elements)
    if left:
        here.answer("damage explorer", "damage explorer")
    here.answer("option add-wilds")
    assert here.land("A5") == ({"town": 1, "wilds": 3} if left else {"wilds": 3})
    assert here.fear() == fear


def test_thickets_heal_the_land() -> None:
    here = alone({"A5": {"blight": 2}}, THICKETS).answer("option remove-blight")
    assert here.land("A5") == {"blight": 1}


def test_trees_radiate() -> None:
    here = alone({"A8": {"town": 1}}, TREES, "build A8", "build A8")
    assert (here.fear(), here.defended("A8")) == (3, [6])
    assert here.land("A8") == {"town": 1, "city": 1}  # only the first was skipped
    late = alone({"A8": {"town": 1}}, TREES, "time-passes", "build A8")
    assert late.land("A8") == {"town": 1, "city": 1}


def test_trees_burn_by_the_sun() -> None:
    here = alone({"A8": {"city": 2}}, TREES, elements="4 sun 2 moon 2 plant")
    here.answer("damage city-1", "damage city-2")
    assert here.land("A8") == {"city-1": 1}
    assert kinds(here) == ["defend", "no-next-build"]


def test_walls_of_rock_and_thorn() -> None:
    here = alone({"A6": {"town": 1}}, WALLS)
    assert here.land("A6") == {"wilds": 1}
    assert (here.defended("A6"), isolated(here, "A6")) == ([8], True)
    more = alone({"A6": {"town": 2}}, WALLS, elements="2 earth 2 plant")
    assert more.land("A6") == {"wilds": 1, "badlands": 1}
    assert more.defended("A6") == [10]
