"""Vengeance as a Burning Plague: panel, special rules, innate and unique powers."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.rules.act import EVENT, POWER, Act
from loci.games.spirit_island.rules.invaders.blight import add_blight, choose_to_lose
from loci.games.spirit_island.state.registry import SPIRITS
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

VENGEANCE = "vengeance-as-a-burning-plague"
EPIDEMICS = "power epidemics-run-rampant at A5"
REVENGE = "power savage-revenge at A7"


def plague(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    return alone(VENGEANCE, lands, *steps, **keys)


# -- the panel -------------------------------------------------------------------------------------


def test_the_panel() -> None:
    assert panel(VENGEANCE) == ("1 2 animal 3 4", "1 2 fire 2 3 3 4")
    assert growth(VENGEANCE) == [
        ["reclaim-all", "gain-power", "energy-1"],
        ["presence-2-town-city-blight", "presence-2-town-city-blight"],
        ["gain-power", "presence-1-or-disease-1", "energy-1"],
    ]
    assert frame(VENGEANCE) == (1, "high", "jagged-earth")


def test_the_headers() -> None:
    breath = (2, "slow", "air water animal", "presence 1", "invaders")
    assert printed("fetid-breath-spreads-infection") == breath
    assert printed("fiery-vengeance") == (0, "fast", "sun fire", "", "any-spirit")
    assert printed("plaguebearers") == (1, "slow", "fire water animal", "presence 2", "disease")
    fevers = (2, "fast", "fire air earth animal", "presence 1", "disease")
    assert printed("strike-low-with-sudden-fevers") == fevers
    epidemics, revenge = SPIRITS[VENGEANCE].innates
    assert printed(epidemics) == (0, "fast", "", "presence 1", "disease")
    assert printed(revenge) == (0, "slow", "", "presence 0", "town-city")
    rampant = ("1 fire 3 animal", "2 fire 1 water 4 animal", "3 fire 3 water 5 animal")
    assert thresholds(epidemics, *rampant)
    assert thresholds(
        revenge, "3 air", "3 fire 1 animal", "4 fire 2 animal", "5 fire 2 air 2 animal"
    )


@pytest.mark.parametrize(
    ("board", "lands"),
    [("A", {"A4": 1, "A5": 1}), ("B", {"B4": 1, "B6": 1}), ("C", {"C5": 1, "C8": 1})],
)
def test_set_up(board: str, lands: dict[str, int]) -> None:
    here = started(VENGEANCE, board)
    assert presence(here) == lands
    assert here.seat().destroyed == 1


# -- growth and tracks -----------------------------------------------------------------------------


def test_the_first_option() -> None:
    seats = {"P1": {"discard": ["plaguebearers"], "energy": 0}}
    here = plague({}, "growth 1", seats=seats).answer("reclaim-all 1", "energy-1 2")
    assert (here.seat().energy, here.prompt()) == (1, "ask-deck")
    assert here.seat().hand.count("plaguebearers") == 1


def test_it_grows_where_the_land_suffers() -> None:
    lands = {"A5": {"town": 1}, "A4": {"blight": 1}, "A1": {}, "A6": {"explorer": 1}}
    here = plague(lands, "growth 2")
    assert lands_to_grow(here) == {"A4", "A5", "A8"}  # a city stands in A8
    here.answer("presence energy A4", "presence plays A5")
    assert (here.land("A4")["presence"], here.land("A5")["presence"]) == ({0: 1}, {0: 1})


def test_growth_adds_presence_or_disease() -> None:
    here = plague({}, "growth 3", seats={"P1": {"energy": 0}}).answer("energy-1 3")
    here.answer("presence-1-or-disease-1 2")
    assert here.options() == ["presence-1 1", "disease-1 2"]
    here.answer("disease-1 2")
    assert here.options() == ["land A5", "land A7", "land A8"]
    here.answer("land A5")
    assert (here.land("A5"), here.seat().energy) == ({"disease": 1}, 1)
    other = plague({}, "growth 3").answer("presence-1-or-disease-1 2", "presence-1 1")
    assert other.answer("presence energy A5").land("A5") == {"presence": {0: 1}}


@pytest.mark.parametrize(
    ("shown", "energy", "elements"),
    [
        *[(1, 1, {}), (2, 2, {}), (3, 2, {"animal": 1})],
        *[(4, 3, {"animal": 1}), (5, 4, {"animal": 1})],
    ],
)
def test_the_energy_track(shown: int, energy: int, elements: dict[str, int]) -> None:
    assert income(VENGEANCE, shown) == (energy, elements)


@pytest.mark.parametrize(
    ("shown", "number"), [(1, 1), (2, 2), (3, 2), (4, 2), (5, 3), (6, 3), (7, 4)]
)
def test_the_card_play_track(shown: int, number: int) -> None:
    assert plays(VENGEANCE, shown) == (number, False)


# -- special rules ---------------------------------------------------------------------------------


def test_a_plague_may_unfold_slowly() -> None:
    lands = {"A5": {"explorer": 1, "disease": 1}}
    here = plague(lands, "build A5").answer("yes")
    assert (here.land("A5"), here.fear()) == ({"explorer": 1, "town": 1, "disease": 1}, 1)
    kept = plague(lands, "build A5").answer("no")
    assert (kept.land("A5"), kept.fear()) == ({"explorer": 1}, 0)


def test_it_unfolds_only_on_boards_with_presence() -> None:
    lands = {"B5": {"explorer": 1, "disease": 1}}
    here = pair(VENGEANCE, RIVER, lands, "build B5")
    assert here.land("B5") == {"explorer": 1}
    there = pair(VENGEANCE, RIVER, {**lands, "B4": {"presence": {"P1": 1}}}, "build B5")
    assert there.answer("yes", seat=0).land("B5")["disease"] == 1


def test_nothing_is_asked_where_nothing_would_be_built() -> None:
    effects = [{"kind": "skip", "land": "A5"}]
    here = plague({"A5": {"explorer": 1, "disease": 1}}, "build A5", effects=effects)
    assert here.land("A5") == {"explorer": 1, "disease": 1}


@pytest.mark.rule("SX-35.24")
def test_pestilence_lingers() -> None:
    lands = {"A5": {"town": 1, "presence": {"P1": 2}}}
    here = plague(lands, "ravage A5")
    assert here.land("A5") == {"town": 1, "blight": 1, "disease": 1, "presence": {0: 1}}
    event = plague({"A5": {"presence": {"P1": 1}}})
    land = event.table.island.numbers["A5"]
    carry_out(choose_to_lose(Act(event.table, EVENT), 0, [land]), "destroy-presence A5")
    assert event.land("A5") == {"disease": 1}


@pytest.mark.rule("SX-35.24", "SX-12.45")
def test_a_blight_card_that_its_own_power_flips_leaves_pestilence() -> None:
    """The blight of the power destroys presence without disease, the card that it flips with it."""
    lands = {"A5": {"presence": {"P1": 2}}, "A4": {"presence": {"P1": 4}}}
    options = {"sets": ["base", "branch-and-claw", "jagged-earth"]}
    keys = {"blight_card": "tipping-point", "blight_pool": 1, "options": options}
    here = plague(lands, **keys)
    blight = add_blight(Act(here.table, POWER, 0, here.table.island.numbers["A5"]))
    carry_out(blight, *["destroy-presence A4"] * 3)
    assert here.land("A4") == {"disease": 3, "presence": {0: 1}}
    assert here.land("A5") == {"blight": 1, "presence": {0: 1}}


def test_spirits_leave_no_pestilence() -> None:
    here = plague({"A5": {"presence": {"P1": 1}}})
    land = here.table.island.numbers["A5"]
    carry_out(add_blight(Act(here.table, POWER, 0, land)))
    assert here.land("A5") == {"blight": 1}
    other = pair(VENGEANCE, RIVER, {"A5": {"presence": {"P2": 1}}}, "add 1 blight A5")
    assert other.land("A5") == {"blight": 1}  # not its presence


def test_blight_counts_as_badlands_for_it_alone() -> None:
    lands = {"A7": {"city": 1, "blight": 2, "presence": {"P1": 1}}}
    here = plague(lands, REVENGE, elements="3 fire 1 animal")  # 1 and 2
    assert here.land("A7") == {"blight": 2, "presence": {0: 1}}
    strike = {"A7": {"town": 1, "dahan": 1, "blight": 1, "presence": {"P1": 3}}}
    ravage = plague(strike, "ravage A7", effects=[{"kind": "defend", "land": "A7", "number": 2}])
    assert ravage.land("A7")["dahan"] == 1  # 2 damage and no more would be no test: none came


@pytest.mark.rule("SX-20.1")
def test_its_powers_find_badlands_where_blight_is() -> None:
    winds = "power desiccating-winds at A7"
    lands = {"A7": {"town": 1, "blight": 1, "presence": {"P1": 1}}, "A5": {"presence": {"P1": 1}}}
    assert "town" not in plague(lands, winds).land("A7")  # 1 damage, and 1 more by the blight
    river = pair(VENGEANCE, RIVER, lands, f"{winds} by P2")
    assert river.land("A7")["town"] == 1
    spread = "power hazards-spread-across-the-island at A5"
    assert plague(lands, spread).land("A5") == {"badlands": 1, "presence": {0: 1}}
    assert pair(VENGEANCE, RIVER, lands, f"{spread} by P2").land("A5") == {"presence": {0: 1}}


# -- innate powers ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("elements", "left", "fear"),
    [
        ("1 fire 3 animal", {"city-2": 1, "disease": 2}, 0),
        ("2 fire 1 water 4 animal", {"disease": 2}, 2),  # the city
        ("3 fire 3 water 5 animal", {"disease": 1}, 4),
        ("1 fire 2 animal", {"city": 1, "dahan": 1, "disease": 2}, 0),
    ],
)
def test_epidemics_by_level(elements: str, left: dict[str, int], fear: int) -> None:
    lands = {"A5": {"city": 1, "dahan": 1, "disease": 2}}
    here = plague(lands, EPIDEMICS, elements=elements)
    assert (here.land("A5"), here.fear()) == (left, fear)


def test_epidemics_frighten_at_most_five_times() -> None:
    here = plague({"A5": {"disease": 7}}, EPIDEMICS, elements="3 fire 3 water 5 animal")
    assert (here.land("A5"), here.fear()) == ({"disease": 6}, 5)


@pytest.mark.parametrize(
    ("elements", "left"),
    [
        ("3 fire 1 animal", {"city-1": 1, "city": 2}),
        ("4 fire 2 animal", {"city": 2}),
        ("5 fire 2 air 2 animal", {"city": 1}),
        ("3 air", {"city": 3}),
    ],
)
def test_savage_revenge_by_level(elements: str, left: dict[str, int]) -> None:
    here = plague({"A7": {"city": 3, "presence": {"P1": 1}}}, REVENGE, elements=elements)
    while here.prompt() == "ask-damage":
        hurt = [line for line in here.options() if "-" in line]
        here.answer((hurt or here.options())[0])
    assert here.land("A7") == {**left, "presence": {0: 1}}


@pytest.mark.rule("SX-33.27")
def test_air_lets_revenge_reach_farther() -> None:
    here = plague({"A5": {"town": 1}, "A7": {"town": 1, "presence": {"P1": 1}}})
    assert targets(here, "savage-revenge", [1]) == ["A7"]
    assert targets(here, "savage-revenge", [0, 1]) == ["A5", "A7", "A8"]
    only = plague({"A7": {"town": 1, "presence": {"P1": 1}}}, REVENGE, elements="3 air")
    assert only.seat().used == []


# -- unique powers ---------------------------------------------------------------------------------


def test_fetid_breath() -> None:
    lands = {"A5": {"explorer": 1}}
    here = plague(lands, "power fetid-breath-spreads-infection at A5")
    assert (here.land("A5"), here.fear()) == ({"explorer": 1, "disease": 1}, 1)
    assert targets(plague(lands), "fetid-breath-spreads-infection") == ["A5", "A8"]


@pytest.mark.rule("SX-15.10", "SX-15.12", "SX-15.13")
def test_fiery_vengeance_costs_destroyed_presence() -> None:
    lands = {
        "A5": {"explorer": 1, "blight": 1},
        "A7": {"town": 1, "blight": 1, "presence": {"P1": 1}},
    }
    seats: dict[str, Any] = {"P1": {"played": ["fiery-vengeance"], "destroyed": 1}}
    here = plague(lands, phase="fast", seats=seats).answer("use fiery-vengeance")
    assert here.land("A7") == {"blight": 1, "presence": {0: 1}}  # 1 and 1 for the blight
    assert (here.seat().destroyed, here.fear()) == (0, 1 + 1)
    none = plague(lands, phase="fast", seats={"P1": {"played": ["fiery-vengeance"], "ready": 0}})
    assert none.why_not("use fiery-vengeance") == "power-price"


def test_fiery_vengeance_targets_those_who_can_pay() -> None:
    seats: dict[str, Any] = {
        "P1": {"played": ["fiery-vengeance"]},
        "P2": {"destroyed": 2},
    }
    lands = {"B5": {"explorer": 1, "presence": {"P2": 1}}}
    here = pair(VENGEANCE, RIVER, lands, phase="fast", seats=seats)
    here.answer("use fiery-vengeance", seat=0)
    assert here.options(0) == ["land B5", "land B7"]
    here.answer("land B5", seat=0)
    assert (here.land("B5"), here.seat(1).destroyed) == ({"presence": {1: 1}}, 1)


def test_plaguebearers() -> None:
    lands = {"A5": {"explorer": 1, "town": 1, "dahan": 1, "disease": 1}}
    here = plague(lands, "power plaguebearers at A5")
    here.answer("push explorer A4", "yes", "push town A4")
    assert here.lands("A4", "A5") == [{"explorer": 1, "town": 1, "disease": 1}, {"dahan": 1}]
    assert here.fear() == 1
    stays = plague(lands, "power plaguebearers at A5")
    stays.answer("push explorer A4", "no", "push dahan A4", "no")
    assert stays.land("A5") == {"town": 1, "disease": 1}


def test_plaguebearers_without_invaders() -> None:
    here = plague({"A5": {"dahan": 1, "disease": 1}}, "power plaguebearers at A5")
    assert here.answer("push dahan A4", "no").fear() == 0
    assert targets(here, "plaguebearers") == ["A5"]


def test_sudden_fevers() -> None:
    lands = {"A5": {"town": 1, "disease": 1}}
    here = plague(lands, "power strike-low-with-sudden-fevers at A5", "ravage A5")
    assert (here.land("A5"), here.fear()) == ({"town": 1, "disease": 1}, 1)
    built = plague(lands, "power strike-low-with-sudden-fevers at A5", "build A5").answer("yes")
    assert built.land("A5")["city"] == 1  # only ravages are skipped
