"""Examples of the rulebook about spirits of Jagged Earth, with its numbers."""

from __future__ import annotations

from typing import Any

import pytest

from tests.spirit_island.spirits import alone
from tests.spirit_island.tables import EVERY_SET, RIVER, Island, island

FRACTURED, MEMORY = "fractured-days-split-the-sky", "shifting-memory-of-ages"
VOLCANO = "volcano-looming-high"
SHROUD, STARLIGHT = "shroud-of-silent-mist", "starlight-seeks-its-form"
PAST = "the-past-returns-again"


# -- costs -----------------------------------------------------------------------------------------


def past(time: int, energy: int) -> Island:
    """Three players with so much energy together, of whom P1 may repeat a card."""
    seats: dict[str, Any] = {f"P{n}": {"energy": energy // 3} for n in (1, 2, 3)}
    seats["P1"] |= {"time": time, "plays_track": 6, "energy_track": 6, "played": [PAST], "hand": []}
    keys: dict[str, Any] = {"invader_deck": ["1-jungle", "2-jungle"], "phase": "fast"}
    keys["invader_discard"] = ["1-mountain", "2-sands", "1-sands"]
    keys["effects"] = [{"kind": "repeat", "seat": "P1", "number": 9}]
    spirits = [FRACTURED, RIVER, "thunderspeaker"]
    return island({}, spirits=spirits, boards="ABC", seats=seats, options=EVERY_SET, **keys)


def pay(here: Island, *lines: str) -> None:
    """Use the card and pay whatever is asked for it."""
    here.answer(*lines, seat=0)
    while here.prompt(here.asked()[0]) in ("ask-pay", "ask-return-presence"):
        here.answer(here.options()[-1] if here.prompt() == "ask-pay" else here.options()[0])


@pytest.mark.rule("SX-15.11", "SX-15.13", "SX-15.19")
def test_the_past_is_paid_for_again_when_it_is_repeated() -> None:
    here = past(time=6, energy=6)
    pay(here, f"use {PAST}")
    here.answer("swap 2-sands", seat=0)
    assert here.seat().kept["time"] == 3
    pay(here, f"repeat {PAST}")
    here.answer(here.options()[0])
    assert "time" not in here.seat().kept
    assert [here.seat(n).energy for n in range(3)] == [0, 0, 0]
    short = past(time=5, energy=6)
    pay(short, f"use {PAST}")
    short.answer("swap 2-sands", seat=0)
    assert f"repeat {PAST}" not in short.options(0)  # 2 Time are left


@pytest.mark.rule("SX-15.14")
@pytest.mark.parametrize(("line", "energy"), [("", 2), (" 1+2", 0)])
def test_a_threshold_with_a_price_may_be_left(line: str, energy: int) -> None:
    power = "powered-by-the-furnace-of-the-earth"
    seats = {"P1": {"energy": 2, "destroyed": 1}}
    here = alone(VOLCANO, {}, phase="slow", elements="3 fire 3 earth", seats=seats)
    here.answer(f"use {power}{line}")
    assert (here.land("A6"), here.seat().energy) == ({"presence": {0: 2}}, energy)
    assert (here.asked() != [] and here.prompt() == "ask-deck") == (energy == 0)


# -- presence --------------------------------------------------------------------------------------


@pytest.mark.rule("SX-35.20", "SX-35.21")
def test_saved_presence_does_not_fuel_an_eruption() -> None:
    """Of 4 presence 2 are pushed: 2 are destroyed, which is enough for the first level only."""
    lands = {"A6": {"city": 1, "presence": {"P1": 4}}, "A5": {"city": 1}}
    effects = [{"kind": "forms-dart-by", "land": "A6"}]
    step = "power explosive-eruption at A6"
    here = alone(VOLCANO, lands, step, elements="3 fire 3 earth", effects=effects)
    here.answer("sacrifice 4", "push-presence A1", "push-presence A1", "stop", "stop", "land A5")
    assert here.lands("A6", "A5") == [{"city-2": 1}, {"city-2": 1}]
    assert (here.land("A1"), here.seat().destroyed, here.fear()) == ({"presence": {0: 2}}, 2, 0)


@pytest.mark.rule("SX-35.12", "SX-33.26")
def test_presence_that_moves_while_targeting_makes_the_target_legal() -> None:
    """Share Secrets of Survival, range 1 from a sacred site, where no land has 2 presence yet."""
    lands = {"A5": {"presence": {"P1": 1}}, "A4": {"presence": {"P1": 1}}, "A7": {}}
    card = "share-secrets-of-survival"
    here = alone(SHROUD, lands, phase="fast", seats={"P1": {"played": [card], "hand": []}})
    assert f"use {card}" in here.options()
    here.answer(f"use {card}", "target A5", "presence A4 A5")
    assert here.land("A5") == {"presence": {0: 2}}
    passed = alone(SHROUD, lands, phase="fast", seats={"P1": {"played": [card], "hand": []}})
    assert passed.answer("done").land("A4") == {"presence": {0: 1}}


# -- Starlight and Memory --------------------------------------------------------------------------


@pytest.mark.rule("SX-35.16")
def test_starlight_takes_an_option_that_it_has_just_opened() -> None:
    here = alone(STARLIGHT, {}, seats={"P1": {"energy": 0}})
    here.answer("growth 2", "presence growth-2 A7", "growth 7")  # opens 3 energy
    here.answer("growth 7")
    assert here.seat().energy == 3
    assert [line for line in here.options() if line.startswith("growth")]  # a third pick is left


@pytest.mark.rule("SX-35.9", "SX-35.10")
def test_memory_observes_one_change_for_an_action() -> None:
    lands = {"A5": {"town": 3, "dahan": 1, "presence": {"P1": 1}}}
    observe = "power observe-the-ever-changing-world at A5"
    here = alone(
        MEMORY, lands, observe, "destroy 2 town A5", "damage 1 A5", elements="2 moon 1 air"
    )
    here.answer("element fire")
    assert (here.prompt(), here.seat().kept) == ("ask-growth", {"markers": ("fire",)})
