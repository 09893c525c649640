"""The powers of Starlight Seeks Its Form."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.rules.powers.cards import cards_played
from loci.games.spirit_island.rules.spirits.elements import elements_of
from loci.games.spirit_island.state.names import by_element
from loci.games.spirit_island.state.registry import POWERS, SPIRITS
from tests.spirit_island.spirits import alone, levels, pair, printed, thresholds
from tests.spirit_island.tables import RIVER, Island, targets

STARLIGHT = "starlight-seeks-its-form"
AIR, FIRE, WOOD, GUIDANCE, BLAZE = SPIRITS[STARLIGHT].innates
BOON, SCATTERED, PEACE, SHAPE = SPIRITS[STARLIGHT].uniques
OWN = {"P1": 1}
SITE = {"P1": 2}


def light(lands: dict[str, Any] | None = None, *steps: str, **keys: Any) -> Island:
    return alone(STARLIGHT, lands or {}, *steps, **keys)


def test_the_headers() -> None:
    assert printed(BOON) == (1, "slow", "moon", "", "any-spirit")
    assert printed(SCATTERED) == (0, "slow", "moon", "", "yourself")
    assert printed(PEACE) == (1, "fast", "moon", "sacred 1", "any-land")
    assert printed(SHAPE) == (0, "slow", "moon", "", "yourself")
    assert thresholds(SHAPE, "4 moon")
    assert printed(AIR) == (0, "fast", "", "presence 1", "any-land")
    assert thresholds(AIR, "3 air", "3 earth")
    assert printed(FIRE) == (0, "slow", "", "sacred 1", "any-land")
    assert thresholds(FIRE, "3 fire", "3 water")
    assert printed(WOOD) == (0, "slow", "", "presence 2", "any-land")
    assert thresholds(WOOD, "3 plant", "3 animal")
    assert printed(GUIDANCE) == (0, "slow", "", "presence 1", "any-land")
    assert thresholds(GUIDANCE, "2 moon", "3 moon")
    assert printed(BLAZE) == (0, "slow", "", "", "yourself")
    assert thresholds(BLAZE, "4 sun")


# -- innate powers ---------------------------------------------------------------------------------


def test_air_moves() -> None:
    lands = {"A5": {"explorer": 3, "town": 2, "presence": OWN}}
    here = light(lands, f"power {AIR} at A5", elements="3 air")
    here.answer("option push-explorers", "push explorer A4", "push explorer A4")
    assert here.land("A4") == {"explorer": 2}
    town = light(lands, f"power {AIR} at A5", elements="3 air")
    town.answer("option push-town", "push town A4")
    assert (town.land("A4"), town.prompt()) == ({"town": 1}, "ask-growth")
    only = light({"A5": {"town": 1, "presence": OWN}}, f"power {AIR} at A5", elements="3 air")
    assert "stop" in only.options()


def test_earth_endures() -> None:
    here = light({"A5": {"presence": OWN}}, f"power {AIR} at A5", elements="3 earth")
    assert here.defended("A5") == [5]
    assert levels(AIR, "3 air 3 earth") == [0, 1]


def test_fire_burns_and_water_soothes() -> None:
    lands = {"A5": {"town": 1, "blight": 2, "presence": SITE}}
    here = light(lands, f"power {FIRE} at A5", elements="3 fire 3 water")
    assert here.land("A5") == {"blight": 1, "presence": {0: 2}}
    assert here.fear() == 1 + 1
    fire = light(lands, f"power {FIRE} at A5", elements="3 fire")
    assert fire.land("A5")["blight"] == 2
    water = light(lands, f"power {FIRE} at A5", elements="3 water")
    assert (water.land("A5")["town"], water.fear()) == (1, 0)


def test_wood_seeks_growth() -> None:
    lands = {"A5": {"presence": {"P1": 1, "P2": 1}}}
    seats = {"P1": {"elements": {"plant": 3}}}
    here = pair(STARLIGHT, RIVER, lands, f"power {WOOD} at A5", seats=seats)
    assert here.options(0) == ["target P1", "target P2"]
    here.answer("target P2", seat=0).answer("gain minor", seat=1)
    assert here.prompt(1) == "ask-take"
    nobody = light({}, f"power {WOOD} at A5", elements="3 plant")
    assert nobody.prompt() == "ask-growth"


def test_humans_seek_freedom() -> None:
    lands = {"A5": {"dahan": 2, "town": 2}}
    here = light(lands, f"power {WOOD} at A5", elements="3 animal").answer("option damage")
    here.answer("damage town-1")
    assert here.land("A5") == {"dahan": 2, "town": 1}
    pushed = light({"A5": {"dahan": 4}}, f"power {WOOD} at A5", elements="3 animal")
    pushed.answer("option push-dahan", *["push dahan A4"] * 3)
    assert pushed.lands("A4", "A5") == [{"dahan": 3}, {"dahan": 1}]


def test_sidereal_guidance() -> None:
    lands = {"A5": {"presence": OWN}, "A4": {"explorer": 4, "dahan": 1}}
    here = light(lands, f"power {GUIDANCE} at A5", elements="2 moon")
    assert here.options() == ["gather explorer A4", "gather dahan A4", "stop"]
    here.answer("gather dahan A4")
    assert (here.land("A5")["dahan"], here.prompt()) == (1, "ask-growth")
    three = light(lands, f"power {GUIDANCE} at A5", elements="3 moon")
    three.answer(*["gather explorer A4"] * 3)
    assert three.land("A5")["explorer"] == 3


def test_stars_blaze() -> None:
    seats = {
        "P1": {
            "played": [PEACE, BOON],
            "discard": [SHAPE],
            "hand": [],
            "energy": 0,
            "elements": {"sun": 4},
        }
    }
    here = light({}, f"power {BLAZE}", seats=seats)
    assert (here.fear(), here.seat().energy) == (3, 1)
    assert here.options() == [f"reclaim {BOON}", f"reclaim {PEACE}", f"reclaim {SHAPE}", "stop"]
    here.answer(f"reclaim {PEACE}")
    assert (here.seat().hand, here.seat().played) == ([PEACE], [BOON])
    assert by_element(elements_of(here.table, 0)) == {"sun": 4, "moon": 1}
    assert cards_played(here.table, 0) == 2
    back = light({}, f"power {BLAZE}", seats=seats).answer(f"reclaim {SHAPE}")
    assert back.seat().discard == []


# -- unique powers ---------------------------------------------------------------------------------


def test_reimagining_itself() -> None:
    seats = {"P1": {"hand": [PEACE], "discard": [SHAPE], "played": [SCATTERED], "energy": 0}}
    here = light({}, f"power {BOON} at P1", seats=seats)
    assert here.options() == [f"forget {PEACE}", f"forget {SHAPE}", "stop"]  # none in play
    here.answer(f"forget {SHAPE}")
    assert len(here.options()) == 6
    here.answer(here.options()[0])
    assert len(here.options()) == 5
    here.answer(here.options()[0])
    assert len(here.seat().hand) == 3
    assert {POWERS[card].deck for card in here.seat().hand[1:]} == {"minor"}
    assert (len(here.pile("minor_discard")), here.seat().energy) == (4, 0)
    assert here.pile("removed") == [SHAPE]


def test_reimagining_another_spirit() -> None:
    here = pair(STARLIGHT, RIVER, {}, f"power {BOON} at P2", seats={"P2": {"energy": 0}})
    here.answer("stop", seat=1)
    assert (here.seat(1).energy, len(here.seat(1).hand)) == (1, 4)
    other = pair(STARLIGHT, RIVER, {}, f"power {BOON} at P2", seats={"P2": {"energy": 0}})
    other.answer("forget wash-away", seat=1)
    assert other.prompt(1) == "ask-take"


def test_scattered_light_is_gathered_after_discarding() -> None:
    played = [SCATTERED, PEACE]
    seats = {"P1": {"played": played, "discard": [BOON, "drought"], "hand": [SHAPE]}}
    steps = [f"power {SCATTERED}", "time-passes"]
    here = light({}, *steps, seats=seats)
    assert f"reclaim {SCATTERED}" in here.options()
    here.answer(f"reclaim {SCATTERED}", "reclaim drought")
    assert here.prompt() == "ask-forget-unique"
    assert here.options() == [f"forget {c}" for c in (BOON, SCATTERED, PEACE, SHAPE)] + ["stop"]
    here.answer(f"forget {SHAPE}", f"reclaim {PEACE}", f"reclaim {BOON}")
    assert sorted(here.seat().hand) == sorted([SCATTERED, "drought", PEACE, BOON])
    assert here.pile("removed") == [SHAPE]
    few = light({}, *steps, seats=seats).answer("stop", "stop", "stop")
    assert sorted(few.seat().discard) == sorted([*played, BOON, "drought"])


def test_peace_keeps_ravages_away() -> None:
    lands = {"A5": {"town": 1, "presence": SITE}, "A4": {"town": 1}}
    steps = [f"power {PEACE} at A5", "ravage A5", "ravage A4"]
    seats = {"P1": {"played": [PEACE], "energy": 0}}
    here = light(lands, *steps, seats=seats).answer("stop")
    assert "blight" not in here.land("A5")
    assert here.land("A4")["blight"] == 1
    assert here.seat().played == [PEACE]


def test_peace_repeated_is_forgotten_for_a_moon() -> None:
    lands = {"A5": {"town": 1, "presence": SITE}, "A4": {"town": 1}}
    steps = [f"power {PEACE} at A5", "ravage A5", "ravage A4"]
    seats = {"P1": {"played": [PEACE, BOON]}}
    here = light(lands, *steps, seats=seats).answer("target A4")
    assert "blight" not in {**here.land("A5"), **here.land("A4")}
    assert (here.pile("removed"), here.seat().played) == ([PEACE], [BOON])
    assert by_element(elements_of(here.table, 0)) == {"moon": 2}


def test_peace_needs_terror_level_1() -> None:
    lands = {"A5": {"town": 1, "presence": SITE}}
    here = light(lands, f"power {PEACE} at A5", "ravage A5", terror=2).answer("stop")
    assert here.land("A5")["blight"] == 1
    assert targets(light(lands), PEACE) == ["A1", "A4", "A5", "A6", "A7", "A8"]


def test_shaping_itself() -> None:
    seats = {"P1": {"played": [SHAPE], "energy": 0}}
    here = light({}, f"power {SHAPE}", seats=seats)
    assert {POWERS[line.split()[1]].deck for line in here.options()} == {"minor"}
    here.answer(here.options()[0], f"forget {SHAPE}")
    assert (here.seat().energy, here.pile("removed")) == (3, [SHAPE])
    kept = light({}, f"power {SHAPE}", seats=seats)
    kept.answer(kept.options()[0], "stop")
    assert (kept.seat().energy, kept.seat().played) == (0, [SHAPE])


@pytest.mark.rule("SX-35.19")
def test_a_major_power_is_paid_for_with_another_card() -> None:
    seats = {"P1": {"played": [SHAPE], "hand": [PEACE], "energy": 0}}
    here = light({}, f"power {SHAPE}", seats=seats | {}, elements="4 moon")
    here.answer("option gain-major")
    assert {POWERS[line.split()[1]].deck for line in here.options()} == {"major"}
    here.answer(here.options()[0], f"forget {PEACE}", f"forget {SHAPE}")
    assert (here.seat().energy, sorted(here.pile("removed"))) == (3, sorted([PEACE, SHAPE]))
    gone = light({}, f"power {SHAPE}", seats=seats, elements="4 moon")
    gone.answer("option gain-major")
    gone.answer(gone.options()[0], f"forget {SHAPE}")  # it pays for the major power, and no more
    assert (gone.seat().energy, gone.prompt()) == (0, "ask-growth")
