"""Downpour Drenches the World: panel, special rules, innate and unique powers."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.rules.act import EVENT, Act
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.invaders.blight import add_blight
from loci.games.spirit_island.rules.island.lands import is_terrain
from loci.games.spirit_island.rules.island.presence import move_presence, sacred_sites
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.terms import MOUNTAIN, WETLAND
from tests.spirit_island.claw import kinds
from tests.spirit_island.spirits import (
    alone,
    frame,
    growth,
    income,
    lands_to_grow,
    pair,
    panel,
    plays,
    presence,
    printed,
    started,
    thresholds,
)
from tests.spirit_island.start import carry_out
from tests.spirit_island.tables import RIVER, Island, targets

DOWNPOUR = "downpour-drenches-the-world"
MUD = "foundations-sink-into-mud"
RAIN = "power rain-and-mud-suppress-conflict"
NOURISH = "power water-nourishes-lifes-growth at A5"
OWN = {"P1": 1}


def rain(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    return alone(DOWNPOUR, lands, *steps, **keys)


# -- the panel -------------------------------------------------------------------------------------


def test_the_panel() -> None:
    energy = "1 water plant water 2+air water earth water+water"
    assert panel(DOWNPOUR) == (energy, "1 drift water 2 drift 3")
    assert growth(DOWNPOUR) == [
        ["reclaim-all", "gain-power", "move-presence-2"],
        ["presence-2", "presence-2", "elements-water-water", "discard-2"],
        ["gain-power", "presence-3", "energy-1"],
    ]
    assert frame(DOWNPOUR) == (1, "high", "feather-and-flame")


def test_the_headers() -> None:
    skies = (1, "fast", "moon air water", "presence 1 from wetland", "any-land")
    assert printed("dark-skies-loose-a-stinging-rain") == skies
    assert printed(MUD) == (1, "slow", "water earth", "presence 0", "any-land")
    abundance = (1, "fast", "sun air water plant", "", "another-spirit")
    assert printed("gift-of-abundance") == abundance
    deluge = (0, "fast", "air water earth", "presence 0", "any-land")
    assert printed("unbearable-deluge") == deluge
    mud, nourish = SPIRITS[DOWNPOUR].innates
    assert printed(mud) == (0, "fast", "", "", "yourself")
    assert printed(nourish) == (0, "fast", "", "presence 0", "any-land")
    assert thresholds(mud, "1 air 3 water", "5 water 1 earth", "3 air 9 water 2 earth")
    levels = ("3 water 2 plant", "5 water 1 earth 2 plant", "7 water 2 earth 3 plant")
    assert thresholds(nourish, *levels)


@pytest.mark.parametrize(("board", "land"), [("A", "A2"), ("B", "B1"), ("C", "C5"), ("D", "D1")])
def test_set_up(board: str, land: str) -> None:
    assert presence(started(DOWNPOUR, board)) == {land: 1}


# -- growth and tracks -----------------------------------------------------------------------------


def test_growth_reclaims_and_moves_far() -> None:
    here = rain({}, "growth 1", seats={"P1": {"discard": [MUD]}})
    here.answer("reclaim-all 1", "move-presence-2 2", "presence A7 A4")
    assert (presence(here), here.prompt()) == ({"A4": 1}, "ask-deck")
    assert MUD in here.seat().hand


def test_growth_spreads_and_discards() -> None:
    here = rain({}, "growth 2").answer("presence-2 1", "presence energy A5")
    here.answer("presence-2 1", "presence plays A5", "elements-water-water 1")
    assert here.prompt() == "ask-discard"
    here.answer(f"discard {MUD}", "discard gift-of-abundance")
    assert presence(here) == {"A5": 2, "A7": 1}
    assert here.seat().extra_elements == (0, 0, 0, 0, 2, 0, 0, 0)
    assert here.seat().discard == [MUD, "gift-of-abundance"]


def test_growth_discards_what_there_is() -> None:
    here = rain({}, "growth 2", seats={"P1": {"hand": [MUD]}}).answer("discard-2 4")
    assert (here.seat().hand, here.seat().discard) == ([], [MUD])


def test_growth_gains() -> None:
    here = rain({}, "growth 3", seats={"P1": {"energy": 0}}).answer("energy-1 3", "presence-3 2")
    assert lands_to_grow(here) == {"A1", "A2", "A3", "A4", "A5", "A6", "A7", "A8"}
    assert here.seat().energy == 1


@pytest.mark.parametrize(
    ("shown", "energy", "elements"),
    [
        *[(1, 1, {}), (2, 1, {"water": 1}), (3, 1, {"water": 1, "plant": 1})],
        (4, 1, {"water": 2, "plant": 1}),
        (5, 2, {"air": 1, "water": 2, "plant": 1}),
        (6, 2, {"air": 1, "water": 3, "plant": 1}),
        (7, 2, {"air": 1, "water": 3, "earth": 1, "plant": 1}),
        (8, 2, {"air": 1, "water": 5, "earth": 1, "plant": 1}),
    ],
)
def test_the_energy_track(shown: int, energy: int, elements: dict[str, int]) -> None:
    assert income(DOWNPOUR, shown) == (energy, elements)


@pytest.mark.parametrize(("shown", "number"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_card_play_track(shown: int, number: int) -> None:
    assert plays(DOWNPOUR, shown) == (number, False)


def test_spaces_move_presence_once_each() -> None:
    here = rain({}, seats={"P1": {"plays_track": 5}}).answer("track drift", "presence A7 A8")
    here.answer("track drift", "presence A8 A7")
    assert (presence(here), here.why_not("track drift")) == ({"A7": 1}, "track-used")


# -- Drench the Landscape --------------------------------------------------------------------------


@pytest.mark.rule("SX-51.6")
def test_sacred_sites_are_wetlands_too() -> None:
    here = rain({"A6": {"presence": {"P1": 2}}})
    numbers = here.table.island.numbers
    assert is_terrain(here.table, numbers["A6"], WETLAND)
    assert is_terrain(here.table, numbers["A6"], MOUNTAIN)
    assert not is_terrain(here.table, numbers["A7"], WETLAND)
    assert "A6" in targets(here, "dark-skies-loose-a-stinging-rain")
    dry = rain({"A6": {"presence": OWN}})
    assert targets(dry, "dark-skies-loose-a-stinging-rain") == []


@pytest.mark.rule("SX-51.6")
def test_they_are_wetlands_for_other_spirits_too() -> None:
    here = pair(DOWNPOUR, RIVER, {"A6": {"presence": {"P1": 2, "P2": 1}}, "A7": {"presence": OWN}})
    assert sacred_sites(here.table, 1) == [here.table.island.numbers["A6"]]


def test_invaders_see_the_printed_terrain() -> None:
    lands = {"A6": {"explorer": 1, "presence": {"P1": 2}}}
    frame: dict[str, Any] = {"phase": "invaders", "step": "build", "build": ["1-wetland"]}
    here = rain(lands, "build-step", "stop", **frame)
    assert here.land("A6") == {"explorer": 1, "presence": {0: 2}}


# -- Pour Down Power Across the Island -------------------------------------------------------------


@pytest.mark.rule("SX-51.7")
@pytest.mark.parametrize(("water", "times"), [(1, 0), (2, 1), (5, 2), (10, 5), (14, 5)])
def test_water_becomes_energy(water: int, times: int) -> None:
    seats: dict[str, Any] = {"P1": {"energy": 0, "ready": 0, "elements": {"water": water}}}
    here = rain({}, phase="fast", seats=seats)
    for _ in range(times):
        here.answer("pour-energy")
    assert here.seat().energy == times
    assert "pour-energy" not in here.options()


@pytest.mark.rule("SX-51.7")
def test_the_turn_has_one_limit_for_both_phases() -> None:
    seats: dict[str, Any] = {"P1": {"energy": 0, "ready": 0, "elements": {"water": 2}}}
    effects = [{"kind": "poured-down", "seat": "P1"}]
    here = rain({}, phase="slow", seats=seats, effects=effects)
    assert "pour-energy" not in here.options()
    assert "pour-energy" in rain({}, phase="slow", seats=seats).options()


def played(card: str, energy: int, water: int, **keys: Any) -> Island:
    seats: dict[str, Any] = {"energy": energy, "played": [card], "elements": {"water": water}}
    lands = {"A7": {"town": 2, "presence": OWN}, "A4": {"town": 1, "presence": OWN}}
    return rain(lands, seats={"P1": seats}, **keys)


@pytest.mark.rule("SX-51.7")
def test_a_card_is_repeated_for_its_cost() -> None:
    here = played(MUD, 2, 2, phase="slow")
    assert f"repeat {MUD}" not in here.options()  # it was not used yet
    here.answer(f"use {MUD}", "target A4")
    assert here.land("A4") == {"presence": {0: 1}}
    here.answer(f"repeat {MUD}", "target A7", "damage town-1")
    assert (here.seat().energy, here.land("A7")) == (1, {"town": 1, "presence": {0: 1}})
    assert kinds(here) == ["poured-down"]
    assert f"repeat {MUD}" not in here.options()  # 3 water, of which it gives 1


@pytest.mark.rule("SX-51.7")
def test_it_cannot_be_repeated_without_energy_or_water() -> None:
    poor = played(MUD, 0, 2, phase="slow").answer(f"use {MUD}", "target A4")
    assert f"repeat {MUD}" not in poor.options()
    dry = played(MUD, 5, 0, phase="slow").answer(f"use {MUD}", "target A4")
    assert f"repeat {MUD}" not in dry.options(0)


@pytest.mark.rule("SX-51.7")
def test_cards_for_spirits_are_not_repeated() -> None:
    here = played("gift-of-abundance", 5, 4, phase="fast")
    here.answer("use gift-of-abundance", "option gain-energy")
    assert not [line for line in here.options() if line.startswith("repeat")]


# -- innate powers ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("elements", "each"),
    [("1 air 3 water", 1), ("5 water 1 earth", 1), ("1 air 5 water 1 earth", 2)],
)
def test_rain_and_mud_by_level(elements: str, each: int) -> None:
    lands = {"A5": {"presence": {"P1": 2}}, "A7": {"presence": OWN}}
    here = rain(lands, RAIN, elements=elements)
    assert here.defended("A5", "A7", "A4") == [2 * each, each, 0]


def test_rain_and_mud_quiets_the_dahan() -> None:
    """4 defence; 2 damage destroys a dahan and, by blight, 1 presence; 2 dahan strike: 4 less 2."""
    lands = {"A5": {"city": 2, "dahan": 3, "presence": {"P1": 2}}}
    effects = [{"kind": "rain-and-mud", "seat": "P1", "number": 2}]
    here = rain(lands, "ravage A5", effects=effects).answer("damage city-1")
    left = {"city": 1, "city-2": 1, "dahan": 2, "blight": 1, "presence": {0: 1}}
    assert here.land("A5") == left


@pytest.mark.parametrize(("number", "left"), [(1, {"city-1": 1}), (4, {"city": 1})])
def test_the_strike_is_never_below_nothing(number: int, left: dict[str, Any]) -> None:
    lands = {"A5": {"city": 1, "dahan": 1, "presence": OWN}}
    defended = {"kind": "defend", "land": "A5", "number": 9}
    effects = [{"kind": "rain-and-mud", "seat": "P1", "number": number}, defended]
    here = rain(lands, "ravage A5", effects=effects)
    assert here.land("A5") == {**left, "dahan": 1, "presence": {0: 1}}


def test_rain_and_mud_weakens_everybody() -> None:
    lands = {
        "A5": {"explorer": 1, "town-1": 1, "city": 1, "dahan-1": 1, "presence": OWN},
        "A4": {"town-1": 1},
    }
    here = rain(lands, RAIN, elements="3 air 9 water 2 earth")
    assert here.land("A5") == {"explorer": 1, "city": 1, "presence": {0: 1}}
    assert (here.land("A4"), here.fear()) == ({"town-1": 1}, 2 + 1)


def test_presence_that_comes_weakens_too() -> None:
    lands = {"A4": {"town-1": 1}, "A5": {"presence": {"P1": 2}}}
    here = rain(lands, effects=[{"kind": "mired", "seat": "P1"}])
    numbers = here.table.island.numbers
    act = Act(here.table, EVENT)
    move_presence(act, 0, numbers["A5"], numbers["A4"])
    carry_out(finish(act))
    assert here.land("A4") == {"presence": {0: 1}}


@pytest.mark.parametrize(("answer", "left"), [("yes", {}), ("no", {"blight": 1})])
def test_water_trades_presence_for_blight(answer: str, left: dict[str, Any]) -> None:
    lands = {"A5": {"blight": 1, "presence": OWN}}
    here = rain(lands, NOURISH, elements="3 water 2 plant", seats={"P1": {"energy": 0}})
    here.answer(answer)
    assert here.land("A5") == (left if answer == "yes" else {**left, "presence": {0: 1}})
    assert (here.seat().energy, here.seat().destroyed) == (1, int(answer == "yes"))


def test_water_gathers_and_guards() -> None:
    lands = {"A5": {"presence": OWN}, "A4": {"dahan": 2}}
    five = rain(lands, NOURISH, elements="5 water 1 earth 2 plant", seats={"P1": {"energy": 0}})
    five.answer("gather dahan A4")
    assert (five.land("A5"), five.seat().energy) == ({"dahan": 1, "presence": {0: 1}}, 2)
    assert kinds(five) == []
    seven = rain(lands, NOURISH, elements="7 water 2 earth 3 plant").answer("stop")
    pool = seven.table.blight_pool
    here = seven.table.island.numbers["A5"]
    carry_out(add_blight(Act(seven.table, EVENT, land=here)))
    assert (seven.land("A5"), seven.table.blight_pool) == ({"presence": {0: 1}}, pool)
    carry_out(add_blight(Act(seven.table, EVENT, land=here - 1)))
    assert seven.land("A4") == {"dahan": 2, "blight": 1}


# -- unique powers ---------------------------------------------------------------------------------


def test_dark_skies() -> None:
    lands = {"A5": {"presence": OWN}, "A4": {"explorer": 2, "dahan": 3}}
    here = rain(lands, "power dark-skies-loose-a-stinging-rain at A4")
    here.answer("push explorer A3", "push dahan A3", "stop")
    assert here.lands("A3", "A4") == [{"explorer": 1, "dahan": 1}, {"explorer": 1, "dahan": 2}]
    assert kinds(here) == ["isolate"]


def test_foundations_sink() -> None:
    lands = {"A7": {"town": 2, "city": 1, "presence": OWN}}
    here = rain(lands, f"power {MUD} at A7").answer("damage town-1")
    assert here.land("A7") == {"town": 1, "city": 1, "presence": {0: 1}}
    wet = rain({"A5": {"town": 2, "city": 1, "presence": OWN}}, f"power {MUD} at A5")
    wet.answer("option damage-each-building")
    assert wet.land("A5") == {"town-1": 2, "city-1": 1, "presence": {0: 1}}


def abundance(lands: dict[str, Any], line: str, **seats: Any) -> Island:
    step = "power gift-of-abundance at P2"
    placed = {"A7": {}, "A5": {"presence": OWN}, **lands}
    given = {"P1": {"energy": 0}, "P2": {"energy": 0}} | seats
    here = pair(DOWNPOUR, RIVER, placed, step, seats=given)
    return here.answer(f"option {line}", seat=1)


def test_gift_of_abundance_gives_energy() -> None:
    assert abundance({}, "gain-energy").seat(1).energy == 2


def test_gift_of_abundance_repeats() -> None:
    here = abundance({}, "repeat-card")
    assert (here.seat(1).energy, kinds(here)) == (0, ["repeat"])
    effect = here.table.effects[0]
    assert (effect.seat, effect.paid) == (1, True)  # type: ignore[attr-defined]


@pytest.mark.parametrize("seat", [0, 1])
def test_gift_of_abundance_brings_presence_back(seat: int) -> None:
    gone = {"P1": {"destroyed": 1}, "P2": {"destroyed": 1}}
    here = abundance({"A6": {"presence": {"P1": 2}}}, "gain-energy", **gone)
    assert here.options(0) == ["target P1", "target P2", "stop"]
    here.answer(f"target P{seat + 1}", seat=0)
    assert here.options(seat) == ["land A5", "land A6"]  # whoever adds it chooses where
    here.answer("land A6", seat=seat)
    assert here.land("A6")["presence"] == ({0: 3} if seat == 0 else {0: 2, 1: 1})
    assert here.seat(seat).destroyed == 0


def test_unbearable_deluge() -> None:
    lands = {"A5": {"dahan": 3, "presence": OWN}, "A7": {"presence": OWN}}
    here = rain(lands, "power unbearable-deluge at A5").answer("push dahan A4", "push dahan A4")
    assert (here.fear(), here.defended("A5")) == (1, [3])
    assert kinds(here) == ["defend", "isolate"]
    dry = rain(lands, "power unbearable-deluge at A7")
    assert kinds(dry) == ["defend"]
