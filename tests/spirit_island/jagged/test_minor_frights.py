"""Minor powers of Jagged Earth that frighten, hurt and set beasts loose."""

from __future__ import annotations

from typing import Any

import pytest

from tests.spirit_island.claw import alone, kinds
from tests.spirit_island.tables import choices

BLOOD = "power blood-draws-predators at A5"
DRY = "dry-wood-explodes-in-smoldering-splinters"
SUNSET = "power sunsets-fire-flows-across-the-land at A5"
FLAMES = "power unquenchable-flames at A5"
WEEP = "power weep-for-what-is-lost at A5"


def test_blood_draws_predators_after_a_death() -> None:
    lands = {"A5": {"explorer": 1, "city": 1, "beasts": 1}}
    here = alone(lands, BLOOD, "destroy 1 explorer A5")
    assert here.land("A5") == {"city-2": 1, "beasts": 2}
    assert kinds(here) == []


def test_of_the_beasts_at_most_three_hunt_but_badlands_add() -> None:
    lands = {"A5": {"explorer": 1, "city": 2, "beasts": 4, "badlands": 1}}
    here = alone(lands, BLOOD, "destroy 1 explorer A5")
    here.answer("damage city", "damage city-2")  # the first and the third hurt whichever
    assert here.land("A5") == {"city-1": 1, "beasts": 5, "badlands": 1}


def test_blood_draws_predators_once_in_its_land_this_turn() -> None:
    lands = {"A5": {"explorer": 2, "dahan": 1}, "A4": {"explorer": 1}}
    quiet = alone(lands, BLOOD, "destroy 1 explorer A4", "destroy 1 dahan A5")
    assert quiet.land("A5") == {"explorer": 2}
    assert kinds(quiet) == ["bloodscent"]
    # What the beasts destroy themselves brings no more of them.
    again = alone(lands, BLOOD, "destroy 1 explorer A5")
    assert again.land("A5") == {"dahan": 1, "beasts": 1}
    late = alone(lands, BLOOD, "time-passes", "destroy 1 explorer A5")
    assert late.land("A5") == {"explorer": 1, "dahan": 1}


@pytest.mark.parametrize(("elements", "beasts"), [("2 moon", 0), ("3 moon", 1)])
def test_domesticated_animals_go_berserk(elements: str, beasts: int) -> None:
    here = alone(
        {"A5": {"town": 1}}, "power domesticated-animals-go-berserk at A5", elements=elements
    )
    assert (here.fear(), here.defended("A5")) == (1, [5])
    assert here.land("A5").get("beasts", 0) == beasts


def dry(phase: str, energy: int) -> Any:
    seats = {"P1": {"played": [DRY], "energy": energy}}
    lands = {"A7": {"presence": {"P1": 1}, "town": 1}}
    return alone(lands, phase=phase, seats=seats)


def test_dry_wood_is_slow() -> None:
    here = dry("slow", 2)
    assert [option for option in here.options() if DRY in option] == [f"use {DRY}"]
    here.answer(f"use {DRY}")
    assert (here.fear(), here.seat().energy) == (2, 2)
    assert here.land("A7") == {"presence": {0: 1}, "town-1": 1}
    assert dry("fast", 0).options() == ["done"]


def test_dry_wood_is_fast_for_energy() -> None:
    here = dry("fast", 2)
    assert [option for option in here.options() if DRY in option] == [f"use {DRY} 1"]
    label = choices(here)[f"use {DRY} 1"].label
    assert (label.id, label.args["energy"]) == ("do-use-hurried", 1)
    here.answer(f"use {DRY} 1")
    assert (here.fear(), here.seat().energy) == (2, 1)


@pytest.mark.parametrize(("beasts", "fear"), [(0, 1), (1, 3)])
def test_haunted_by_primal_memories(beasts: int, fear: int) -> None:
    lands = {"A5": {"town": 1, "beasts": beasts}}
    here = alone(lands, "power haunted-by-primal-memories at A5")
    assert (here.fear(), here.defended("A5")) == (fear, [3])


def test_sunsets_fire_flows_on_for_energy() -> None:
    lands = {"A5": {"town": 1}, "A4": {"town": 1}, "A3": {"town": 1}}
    here = alone(lands, SUNSET, seats={"P1": {"energy": 1}})
    assert here.options() == ["land A4", "land A8", "stop"]
    here.answer("land A4")
    assert here.lands("A4", "A5") == [{"town-1": 1}, {"town-1": 1}]
    assert (here.fear(), here.seat().energy) == (1, 0)


def test_sunsets_fire_without_energy_or_will() -> None:
    lands = {"A5": {"town": 1}, "A4": {"town": 1}}
    assert alone(lands, SUNSET).lands("A4", "A5") == [{"town": 1}, {"town-1": 1}]
    here = alone(lands, SUNSET, seats={"P1": {"energy": 1}}).answer("stop")
    assert (here.land("A4"), here.seat().energy) == ({"town": 1}, 1)


def test_unquenchable_flames_keep_invaders_hurt() -> None:
    lands = {"A5": {"explorer": 1, "city": 1, "dahan-1": 1}, "A4": {"city-1": 1}}
    here = alone(lands, FLAMES, "time-passes")
    assert here.lands("A4", "A5") == [{"city": 1}, {"explorer": 1, "city-1": 1, "dahan": 1}]
    assert (here.fear(), kinds(here)) == (1, [])


@pytest.mark.rule("SX-21.4")
def test_flames_outlast_the_health_of_a_turn() -> None:
    """A town with 3 health this turn keeps 2 damage and falls when it has 2 again."""
    effects = [{"kind": "sturdy", "word": "town"}]
    lands = {"A5": {"town-1": 1}, "A4": {"town-2": 1}}
    here = alone(lands, FLAMES, "time-passes", effects=effects)
    assert here.lands("A4", "A5") == [{"town": 1}, {}]


def test_unquenchable_flames_for_one_turn_and_their_threshold() -> None:
    here = alone({"A5": {"city": 1}}, FLAMES, "time-passes", "time-passes")
    assert here.land("A5") == {"city": 1}
    fiery = alone({"A5": {"city": 1}}, FLAMES, elements="2 fire")
    assert fiery.land("A5") == {"city-1": 1, "badlands": 1}


def test_weep_for_what_is_lost() -> None:
    lands = {"A5": {"explorer": 2, "town": 1, "city": 1, "blight": 2}}
    here = alone(lands, WEEP)
    here.answer("push explorer A4", "push town A4")
    assert here.fear() == 3
    assert here.lands("A4", "A5") == [
        {"explorer": 1, "town": 1},
        {"explorer": 1, "city": 1, "blight": 2},
    ]
    quiet = alone({"A5": {"dahan": 1, "blight": 1}}, WEEP)
    assert quiet.fear() == 0
