"""Minor powers of Branch & Claw for a spirit."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.state.moves import DONE
from loci.games.spirit_island.words.warnings import warnings
from tests.spirit_island.claw import alone, kinds, pair
from tests.spirit_island.spirits import presence
from tests.spirit_island.tables import Island, targets

SACRIFICE = "power growth-through-sacrifice"
SKY = "power sky-stretches-to-shore"
SPUR = "power spur-on-with-words-of-fire"


def test_growth_through_sacrifice_takes_your_presence() -> None:
    lands = {"A7": {"presence": {"P1": 2}}, "A5": {"presence": {"P1": 1}}, "B7": {}}
    lands["B5"] = {"presence": {"P2": 1}, "blight": 2}
    here = pair(lands, f"{SACRIFICE} at P2")
    assert (here.asked(), here.options()) == ([0], ["destroy-presence A5", "destroy-presence A7"])
    here.answer("destroy-presence A7")
    assert (here.asked(), here.options()) == ([1], ["option remove-blight", "option add-presence"])
    here.answer("option remove-blight")
    assert here.land("B5") == {"presence": {1: 1}, "blight": 1}
    assert (presence(here), here.seat().destroyed) == ({"A5": 1, "A7": 1}, 1)


def test_growth_through_sacrifice_adds_presence_of_the_target() -> None:
    lands = {"B5": {"presence": {"P2": 1}}, "A7": {"presence": {"P1": 2}}}
    here = pair(lands, f"{SACRIFICE} at P2").answer("option add-presence")
    assert here.options() == ["land B5", "land B7"]
    here.answer("land B5", "presence energy B5")
    assert presence(here, 1) == {"B5": 2, "B7": 1}
    assert here.seat(1).energy_shown == 2


@pytest.mark.parametrize("line", ["both", "remove-blight", "add-presence"])
def test_growth_through_sacrifice_with_its_threshold(line: str) -> None:
    lands = {"A7": {"presence": {"P1": 2}, "blight": 1}}
    here = alone(lands, f"{SACRIFICE} at P1", elements="2 sun").answer(f"option {line}")
    if line != "remove-blight":
        here.answer("presence plays A7")
    assert here.land("A7").get("blight", 0) == (1 if line == "add-presence" else 0)
    assert presence(here) == {"A7": 1 if line == "remove-blight" else 2}


def test_growth_through_sacrifice_may_end_the_game() -> None:
    here = alone({}, f"{SACRIFICE} at P1").answer("option add-presence")
    assert here.ending() == "presence"


@pytest.mark.parametrize(("number", "defence"), [(1, 0), (2, 4)])
def test_guardian_serpents(number: int, defence: int) -> None:
    lands = {"B5": {"presence": {"P2": number}}}
    here = pair(lands, "power guardian-serpents at P2")
    assert (here.asked(), here.options()) == ([0], ["land B5", "land B7"])
    here.answer("land B5")
    assert here.land("B5") == {"presence": {1: number}, "beasts": 1}
    assert here.defended("B5", "B7") == [defence, 0]


def with_card(phase: str, card: str, *steps: str, **keys: Any) -> Island:
    """A card in play, in a phase, after these steps."""
    seats = {"P1": {"played": [card], "energy": 5}}
    return alone({"A7": {"presence": {"P1": 2}}}, *steps, phase=phase, seats=seats, **keys)


def test_sky_makes_one_slow_power_fast() -> None:
    seats = {"P1": {"played": ["poisoned-dew", "renewing-rain"]}}
    lands = {"A7": {"presence": {"P1": 2}}}
    here = alone(lands, f"{SKY} at P1", phase="fast", seats=seats)
    assert "use poisoned-dew" in here.options()
    assert "use renewing-rain" in here.options()
    here.answer("use poisoned-dew", "target A5")
    assert here.options() == ["done"]
    assert kinds(here) == ["coastal-range", "made-fast"]


def test_sky_makes_one_fast_power_slow() -> None:
    seats = {"P1": {"played": ["elusive-ambushes", "confounding-mists"]}}
    here = alone({"A5": {"dahan": 1}}, f"{SKY} at P1", phase="slow", seats=seats)
    assert "use elusive-ambushes" in here.options()
    here.answer("use elusive-ambushes", "option defend")
    assert here.defended("A5") == [4]
    assert "made-slow" in kinds(here)
    assert here.options() == ["done"]


def test_without_the_sky_every_power_has_its_speed() -> None:
    assert with_card("fast", "poisoned-dew").options() == ["done"]
    assert with_card("slow", "confounding-mists").options() == ["done"]


def test_what_only_makes_powers_fast_is_taken_before_the_sky() -> None:
    seats = {"P1": {"played": ["poisoned-dew", "renewing-rain"]}}
    steps = ("power lightnings-boon at P1", f"{SKY} at P1")
    lands = {"A7": {"presence": {"P1": 2}}}
    here = alone(lands, *steps, phase="fast", seats=seats)
    here.answer("use poisoned-dew", "target A5")
    assert "any-speed" in kinds(here)
    assert here.seat().hurried == 1
    assert "use renewing-rain" in here.options()


def test_a_power_made_slow_is_repeated_as_a_slow_one() -> None:
    seats = {"P1": {"played": ["elusive-ambushes"], "energy": 5}}
    steps = (f"{SKY} at P1", "power powerstorm at P1")
    here = alone({"A5": {"dahan": 1}}, *steps, phase="slow", seats=seats)
    here.answer("use elusive-ambushes", "option defend")
    assert "repeat elusive-ambushes" in here.options()


def test_a_fast_power_that_may_be_slow_is_not_wasted_yet() -> None:
    lost = with_card("fast", "confounding-mists")
    kept = with_card("fast", "confounding-mists", f"{SKY} at P1")
    for here, warned in ((lost, True), (kept, False)):
        assert bool(warnings(here.table, 0, DONE)) == warned


def test_the_sky_brings_the_coast_nearer() -> None:
    here = alone({}, f"{SKY} at P1")
    assert targets(here, "poisoned-dew") == ["A1", "A2", "A3", "A5", "A7", "A8"]
    assert targets(alone({}), "poisoned-dew") == ["A5", "A7", "A8"]
    assert targets(here, "here-there-be-monsters") == ["A7"]  # inland
    other = pair({}, f"{SKY} at P2")
    assert targets(other, "poisoned-dew") == ["A5", "A7", "A8", "B3"]


def test_the_reason_for_a_refusal_knows_the_nearer_coast() -> None:
    seats = {"P1": {"played": ["confounding-mists"]}}
    here = alone({}, f"{SKY} at P1", phase="fast", seats=seats).answer("use confounding-mists")
    assert here.why_not("target A4") == "target-far"
    assert here.why_not("target A2") == ""


def hand(cards: list[str], energy: int) -> dict[str, Any]:
    return {"hand": cards, "energy": energy}


def test_spur_on_gives_energy_and_lets_a_card_be_played() -> None:
    seats = {"P2": hand(["elusive-ambushes", "fire-in-the-sky", "land-of-haunts-and-embers"], 0)}
    here = pair({}, f"{SPUR} at P2", phase="fast", seats=seats)
    assert here.asked() == [1]
    assert here.options() == [
        "play elusive-ambushes",
        "play fire-in-the-sky",
        "play land-of-haunts-and-embers",
        "stop",
    ]
    here.answer("play fire-in-the-sky")
    assert here.seat(1).energy == 0
    assert here.seat(1).played == ["fire-in-the-sky"]
    assert here.seat(1).hand == ["elusive-ambushes", "land-of-haunts-and-embers"]


def test_spur_on_yourself_gives_no_energy() -> None:
    seats = {"P1": hand(["elusive-ambushes", "land-of-haunts-and-embers"], 0)}
    here = alone({}, f"{SPUR} at P1", seats=seats)
    assert here.options() == ["play land-of-haunts-and-embers", "stop"]
    here.answer("stop")
    assert (here.seat().energy, here.seat().played) == (0, [])


def test_a_fast_card_that_was_spurred_on_can_be_used_at_once() -> None:
    seats = {"P1": hand(["confounding-mists"], 1), "P2": {}}
    here = pair({}, f"{SPUR} at P1 by P2", phase="fast", seats=seats)
    here.answer("play confounding-mists", seat=0)
    assert "use confounding-mists" in here.options(0)
