"""Major powers of Branch & Claw in which fire, water and the mountain rage."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.content.major.claw_forces import seaward
from loci.games.spirit_island.rules.island.lands import near
from tests.spirit_island.claw import alone, pair
from tests.spirit_island.spirits import pair as two
from tests.spirit_island.tables import EVERY_SET, OCEAN, RIVER, Island

FLOOD = "power fire-and-flood at A5"
FLOW = "power pyroclastic-flow"
FIREVINE = "power strangling-firevine at A5"
SWEEP = "power sweep-into-the-sea"
ERUPTION = "power volcanic-eruption at A5"
SITE: dict[str, Any] = {"A7": {"presence": {"P1": 2}}}


def points(here: Island) -> object:
    """The damage that is left to deal, of which somebody is asked."""
    return here.match.decisions()[here.asked()[0]].prompt.args["left"]


@pytest.mark.rule("SX-34.48")
def test_fire_and_flood_strike_two_lands_of_one_sacred_site() -> None:
    lands = {**SITE, "A5": {"city": 1, "town": 1}, "A4": {"city": 1, "town": 1}}
    lands["A3"] = {"presence": {"P1": 2}}  # a sacred site that does not reach A5
    here = alone(lands, FLOOD)
    assert here.options() == [f"land {name}" for name in ("A1", "A4", "A6", "A7", "A8")]
    here.answer("land A4")
    assert (points(here), here.prompt()) == (4, "ask-damage")
    here.answer("damage city", "damage city-1", "damage city-2")
    here.answer("damage town", "damage town-1")
    assert here.land("A5") == {"town-1": 1}
    assert here.land("A4") == {"city-2": 1}


@pytest.mark.parametrize(
    ("elements", "answers", "five", "four"),
    [
        ("3 fire", ["land A5"], 8, 4),
        ("3 water", ["land A4"], 4, 8),
        ("3 fire 3 water", ["land A5", "land A5"], 12, 4),
        ("3 fire 3 water", ["land A4", "land A5"], 8, 8),
    ],
)
def test_fire_and_flood_with_their_thresholds(
    elements: str, answers: list[str], five: int, four: int
) -> None:
    lands = {**SITE, "A5": {"city": 9, "town": 1}, "A4": {"city": 9, "town": 1}}
    here = alone(lands, FLOOD, elements=elements).answer("land A4", *answers)
    assert points(here) == five
    here.answer("damage town", "damage town-1")
    while here.match.decisions()[0].prompt.args["land"] == "A5":
        here.answer(here.options()[0])
    assert points(here) == four


def test_fire_and_flood_reach_farther_with_what_lengthens_ranges() -> None:
    here = alone(SITE, "power reaching-grasp at P1", FLOOD)
    assert here.options() == [f"land A{n}" for n in (1, 2, 3, 4, 6, 7, 8)]


@pytest.mark.parametrize(
    ("land", "elements", "left"),
    [
        ("A6", "", {"city-2": 1}),
        ("A5", "", {"city-2": 1, "blight": 1}),
        ("A3", "", {"city-2": 1, "blight": 1}),
        ("A6", "2 fire 3 air 2 earth", {"wilds": 1}),
    ],
)
def test_pyroclastic_flow(land: str, elements: str, left: dict[str, int]) -> None:
    here = alone({land: {"city": 1, "explorer": 2}}, f"{FLOW} at {land}", elements=elements)
    if not elements:
        here.answer("damage city", "damage city-1")
    assert here.land(land) == left


@pytest.mark.rule("SX-19.1")
def test_firevine_grows_in_the_sands_it_came_from() -> None:
    lands = {"A5": {"explorer": 2, "city": 2}, "A1": {"wilds": 1}, "A2": {"wilds": 1}}
    here = alone(lands, FIREVINE)  # presence is in A7, sands
    assert here.land("A7") == {"presence": {0: 1}, "wilds": 1}
    here.answer("damage city-1", "damage city-2")
    assert here.land("A5") == {"city": 1, "wilds": 1}  # 3 damage: A1, A5 and A7


@pytest.mark.rule("SX-19.1")
def test_firevine_may_come_from_several_sands() -> None:
    lands = {"A4": {"presence": {"P1": 1}}, "A6": {"presence": {"P1": 1}}}
    here = alone(lands, FIREVINE)
    assert here.options() == ["land A4", "land A7"]  # A6 is no sands
    here.answer("land A4")
    assert here.lands("A4", "A5", "A7") == [
        {"presence": {0: 1}, "wilds": 1},
        {"wilds": 1},
        {"presence": {0: 1}},
    ]


@pytest.mark.rule("SX-19.2")
def test_the_origin_may_be_anothers_presence() -> None:
    lands = {"A6": {"presence": {"P1": 1}}, "A7": {}, "B3": {"presence": {"P2": 1}}, "B7": {}}
    entwined = [{"kind": "origin", "seat": "P1", "from": "P2"}]
    here = pair(lands, f"{FIREVINE} by P1", effects=entwined)
    assert here.land("B3") == {"presence": {1: 1}, "wilds": 1}


@pytest.mark.rule("SX-19.3")
def test_at_range_0_origin_and_target_are_one_land() -> None:
    here = alone({"A5": {}}, "power strangling-firevine at A7")
    assert here.land("A7") == {"presence": {0: 1}, "wilds": 2}


def test_firevine_with_its_threshold() -> None:
    lands = {"A5": {"city": 1, "town": 1}}
    here = alone(lands, FIREVINE, elements="2 fire 3 plant")
    assert points(here) == 4
    assert here.answer("damage town", "damage town-1").land("A5")["city-2"] == 1


def test_sweep_pushes_toward_the_nearest_ocean() -> None:
    lands = {"A8": {"explorer": 1, "town": 1, "city": 1}}
    here = alone(lands, f"{SWEEP} at A8")
    assert here.options() == [
        *["push explorer A5", "push explorer A6"],
        *["push town A5", "push town A6"],
    ]
    here.answer("push explorer A5", "push town A6")
    assert here.lands("A5", "A6", "A8") == [{"explorer": 1}, {"town": 1}, {"city": 1}]


@pytest.mark.parametrize(
    ("land", "nearer"), [("A5", ["A1"]), ("A7", ["A5"]), ("A4", ["A1", "A2", "A3"]), ("A2", [])]
)
def test_seaward(land: str, nearer: list[str]) -> None:
    here = alone({})
    island = here.table.island
    assert [island.names[n] for n in seaward(here.table, island.numbers[land])] == nearer


def test_sweep_on_the_coast() -> None:
    lands = {"A2": {"explorer": 2, "town": 1, "city": 1, "dahan": 1}}
    here = alone(lands, f"{SWEEP} at A2")
    assert here.options() == ["option push-to-sea", "option destroy-explorers-towns"]
    here.answer("option destroy-explorers-towns")
    assert (here.land("A2"), here.fear()) == ({"city": 1, "dahan": 1}, 1)
    here = alone(lands, f"{SWEEP} at A2").answer("option push-to-sea")
    assert here.land("A2") == lands["A2"]  # the ocean is not in play


def test_sweep_into_an_ocean_in_play() -> None:
    lands = {"A2": {"explorer": 1, "town": 1}, "A0": {"presence": {"P2": 1}}}
    lands["B0"] = {}
    here = two(RIVER, OCEAN, lands, f"{SWEEP} at A2 by P1", options=EVERY_SET)
    here.answer("option push-to-sea", "push explorer A0")
    assert here.lands("A0", "A2") == [{"presence": {1: 1}}, {}]
    assert here.seat(1).drowned == 3


@pytest.mark.rule("SX-24.9")
def test_the_ocean_of_another_board_is_not_adjacent() -> None:
    """B3 touches lands of A and has an ocean of its own, which is not in play."""
    lands = {"A0": {"presence": {"P2": 1}}, "B0": {}}
    here = two(RIVER, OCEAN, lands, options=EVERY_SET)
    island = here.table.island
    assert seaward(here.table, island.numbers["B3"]) == []
    assert [island.names[n] for n in near(here.table, island.numbers["A0"])] == ["A1", "A2", "A3"]
    assert island.numbers["A0"] not in near(here.table, island.numbers["B3"])


def test_sweep_goes_on_to_an_adjacent_land() -> None:
    lands = {"A5": {"explorer": 1}, "A6": {"explorer": 1}}
    here = alone(lands, f"{SWEEP} at A5", elements="3 sun 2 water")
    assert here.land("A1") == {"explorer": 1}
    here.answer("target A6")
    assert here.lands("A1", "A6") == [{"explorer": 2}, {}]


def test_volcanic_eruption() -> None:
    lands = {
        "A5": {"city": 8, "explorer": 1, "dahan": 2, "beasts": 2, "wilds": 1},
        "A4": {"town": 1, "dahan": 1},
    }
    here = alone(lands, ERUPTION)
    assert points(here) == 20
    here.answer("damage explorer")
    while here.prompt() == "ask-damage":
        here.answer(here.options()[-1])
    assert here.land("A5") == {"city": 1, "city-1": 1, "wilds": 1, "blight": 1}
    assert here.land("A4") == {"town": 1, "dahan": 1}
    assert here.fear() == 6 + 6 * 2


def test_volcanic_eruption_with_its_threshold() -> None:
    lands = {
        "A5": {"city": 9, "dahan": 1, "beasts": 1},
        "A4": {"city": 2, "dahan": 2, "beasts": 1, "blight": 1},
        "A6": {"city": 4, "dahan": 1},
        "A8": {"dahan": 1},
        "A3": {"dahan": 1, "city": 1},
        "A7": {"presence": {"P1": 2}},
    }
    here = alone(lands, ERUPTION, elements="4 fire 3 earth")
    while here.prompt() == "ask-damage":
        here.answer(here.options()[-1])
    assert here.land("A5") == {"wilds": 1, "blight": 1}
    assert here.land("A4") == {"blight": 1}  # no blight where there is some
    assert here.land("A6") == {"city-1": 1, "blight": 1}
    assert here.lands("A1", "A8") == [{"blight": 1}] * 2
    assert here.land("A3") == {"dahan": 1, "city": 1}
    assert here.land("A7") == {"blight": 1, "presence": {0: 1}}
