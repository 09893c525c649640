"""What the view says will happen in a land if nothing is done, against what then happens."""

from __future__ import annotations

from typing import Any

import pytest

from loci.bots.registry import find_bot
from loci.core import Match
from loci.core.bot import Budget, SeatView
from loci.core.event import Event
from loci.games.spirit_island import GAME
from loci.games.spirit_island.state.events import BlightAdded, Destroyed, InvaderAction
from loci.games.spirit_island.state.steps import BUILD_STEP
from loci.games.spirit_island.state.terms import DAHAN
from tests.spirit_island.adversaries import against
from tests.spirit_island.tables import EVERY_SET, Island, island


def forecast(here: Island, land: str) -> dict[str, Any]:
    found: dict[str, Any] = GAME.see(here.table, 0)["forecast"].get(land, {})
    return found


def ravage(damage: int, blight: int, dahan: int, invaders: int) -> dict[str, Any]:
    return {
        "damage": damage,
        "blight": blight,
        "dahan": dahan,
        "invaders": invaders,
        "stopped": False,
    }


EARTH = "vital-strength-of-the-earth"


# -- a ravage --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pieces", "wanted"),
    [
        ({"explorer": 1}, ravage(1, 0, 0, 0)),
        ({"town": 1}, ravage(2, 1, 0, 0)),
        ({"town": 1, "dahan": 2}, ravage(2, 1, 1, 1)),
        ({"city": 1, "explorer": 1, "dahan": 3}, ravage(4, 1, 2, 1)),
    ],
)
def test_damage_blight_and_who_falls(pieces: dict[str, int], wanted: dict[str, Any]) -> None:
    here = island({"A5": pieces}, ravage=["1-wetland"])
    assert forecast(here, "A5")["ravage"] == wanted


def test_blight_that_would_cascade_to_and_fro_counts_once() -> None:
    lands = {f"A{n}": {"blight": 1} for n in range(1, 9)}
    lands["A2"] |= {"town": 1, "dahan": 2}
    here = island(lands, ravage=["1-wetland"], blight_pool=2)
    assert forecast(here, "A2")["ravage"] == ravage(2, 1, 1, 1)


def test_defence_is_taken_off_and_a_stopped_ravage_says_so() -> None:
    lands = {"A5": {"city": 1, "dahan": 1}}
    effects = [{"kind": "defend", "land": "A5", "number": 2}]
    here = island(lands, ravage=["1-wetland"], effects=effects)
    assert forecast(here, "A5")["ravage"]["damage"] == 1
    stopped = island(lands, ravage=["1-wetland"], effects=[{"kind": "skip", "land": "A5"}])
    assert forecast(stopped, "A5")["ravage"] == {
        "damage": 0,
        "blight": 0,
        "dahan": 0,
        "invaders": 0,
        "stopped": True,
    }


def test_a_forecast_changes_nothing_and_turns_no_card() -> None:
    here = island({"A5": {"town": 1}}, ravage=["1-wetland"], blight_pool=1)
    before = here.table.to_data()
    assert forecast(here, "A5")["ravage"]["blight"] == 1
    assert here.table.to_data() == before


# -- build and explore -----------------------------------------------------------------------------


def test_what_is_built() -> None:
    lands = {"A2": {"explorer": 1}, "A5": {"town": 1}, "A1": {"town": 1}}
    here = island(lands, build=["1-wetland"])
    assert forecast(here, "A2")["build"] == "town"
    assert forecast(here, "A5")["build"] == "city"
    assert "build" not in forecast(here, "A1")
    effects = [{"kind": "skip", "land": "A5", "word": "build"}]
    assert forecast(island(lands, build=["1-wetland"], effects=effects), "A5")["build"] is None


def test_where_explorers_may_come() -> None:
    here = island({"A8": {"town": 1}})
    may = [land for land in here.table.island.names if forecast(here, land).get("explore")]
    assert may == ["A1", "A2", "A3", "A5", "A6", "A7", "A8"]


# -- tokens, and what changes a step ---------------------------------------------------------------


def claw(lands: dict[str, Any], *effects: str | dict[str, Any], **keys: Any) -> Island:
    """An island with every set, these effects in force."""
    held = [{"kind": one} if isinstance(one, str) else one for one in effects]
    return island(lands, options=EVERY_SET, effects=held, **keys)


def test_strife_keeps_invaders_from_their_damage() -> None:
    here = claw({"A5": {"town": 1, "town*1": 1, "dahan": 2}}, ravage=["1-wetland"])
    assert forecast(here, "A5")["ravage"] == ravage(2, 1, 1, 1)
    quiet = claw({"A5": {"town*2": 1, "dahan": 1}}, ravage=["1-wetland"])
    assert forecast(quiet, "A5")["ravage"] == ravage(0, 0, 0, 1)


def test_disease_keeps_a_building_away_and_wilds_an_explorer() -> None:
    lands = {"A2": {"explorer": 1, "disease": 1}, "A5": {"explorer": 1}, "A1": {"wilds": 1}}
    here = claw(lands, build=["1-wetland"])
    assert [forecast(here, land)["build"] for land in ("A2", "A5")] == [None, "town"]
    assert "explore" not in forecast(here, "A1")
    assert forecast(here, "A3")["explore"] is True


def test_a_turned_ravage_hurts_neither_the_land_nor_its_dahan() -> None:
    lands = {"A5": {"town": 1, "explorer*1": 1, "dahan": 1}, "A4": {"explorer": 2}}
    ruin = {"kind": "own-ruin", "land": "A5", "seat": "P1"}
    here = claw(lands, ruin, ravage=["1-wetland"])
    assert forecast(here, "A5")["ravage"] == {**ravage(0, 0, 0, 0), "on_others": 3}
    skipped = claw(lands, ruin, {"kind": "skip", "land": "A5"}, ravage=["1-wetland"])
    assert forecast(skipped, "A5")["ravage"]["stopped"]
    assert "on_others" not in forecast(skipped, "A5")["ravage"]


def test_a_ravage_counts_what_is_said_of_normal_ones() -> None:
    stronger = {"kind": "ravage-strength", "word": "town", "number": 2}
    here = claw({"A5": {"town": 1, "dahan": 3}}, stronger, ravage=["1-wetland"])
    assert forecast(here, "A5")["ravage"] == ravage(4, 1, 2, 1)


def test_a_ravage_that_is_turned_into_a_build() -> None:
    """Its lands are built in and not ravaged; those of the build card are built in as ever."""
    lands = {"A5": {"town": 1}, "A1": {"explorer": 1}}
    cards: dict[str, Any] = {"ravage": ["1-wetland"], "build": ["1-mountain"]}
    here = claw(lands, "ravage-turned", **cards)
    assert GAME.see(here.table, 0)["coming"] == {"ravage": [], "build": ["A5", "A1"]}
    assert forecast(here, "A5")["build"] == "city"
    assert "ravage" not in forecast(here, "A5")
    later = here.table.clone()
    later.step = BUILD_STEP
    assert GAME.see(later, 0)["coming"] == {"ravage": [], "build": ["A1"]}


def test_a_ravage_of_one_land_that_becomes_a_build() -> None:
    lands = {"A5": {"town": 1}, "A2": {"explorer": 1}}
    trade = {"kind": "trade", "land": "A5", "seat": "P1"}
    here = claw(lands, trade, ravage=["1-wetland"])
    assert GAME.see(here.table, 0)["coming"] == {"ravage": ["A2"], "build": ["A5"]}
    assert forecast(here, "A5")["build"] == "city"
    stopped = claw(lands, trade, {"kind": "skip", "land": "A5"}, ravage=["1-wetland"])
    assert GAME.see(stopped.table, 0)["coming"] == {"ravage": ["A2", "A5"], "build": []}
    assert forecast(stopped, "A5")["ravage"]["stopped"]


@pytest.mark.rule("SX-35.3")
def test_where_time_has_left_a_board_nothing_comes() -> None:
    effects = [
        {"kind": "time-poured", "seat": "P1", "word": "A", "number": 1},
        {"kind": "time-poured", "seat": "P1", "word": "B"},
    ]
    lands = {"A5": {"town": 1}, "B4": {"town": 1}}
    keys: dict[str, Any] = {"boards": "AB", "options": EVERY_SET, "effects": effects}
    here = island(lands, ravage=["3-jungle-wetland"], **keys)
    assert GAME.see(here.table, 0)["coming"]["ravage"] == ["B4"]


@pytest.mark.parametrize("kind", ["build-skipped", "build-delayed"])
def test_a_build_that_is_skipped_does_not_come(kind: str) -> None:
    here = claw({"A5": {"town": 1}}, kind, build=["1-wetland"])
    assert GAME.see(here.table, 0)["coming"] == {"ravage": [], "build": []}


def test_the_lowest_land_that_is_not_built() -> None:
    lands = {"A2": {"explorer": 1}, "A5": {"explorer": 1}}
    here = claw(lands, "lowest-not-built", build=["1-wetland"])
    assert [forecast(here, land)["build"] for land in ("A2", "A5")] == [None, "town"]


@pytest.mark.parametrize("kind", ["explore-skipped", "explore-delayed"])
def test_nobody_explores_where_that_is_skipped(kind: str) -> None:
    here = claw({}, kind)
    assert not any(forecast(here, land) for land in here.table.island.names)


# -- France ----------------------------------------------------------------------------------------


def test_explorers_become_towns_with_the_building() -> None:
    here = against("france", 2, {"A5": {"explorer": 3}}, build=["1-wetland"])
    assert forecast(here, "A5") == {
        "build": "town",
        "more": 2,
        "explore": True,
        "explorers": 2,
    }


def test_a_city_on_the_coast_brings_a_town_beside_it() -> None:
    here = against("france", 4, {"A2": {"town": 1}}, build=["1-wetland"])
    assert forecast(here, "A2") == {"build": "city", "beside": 1, "explore": True}


def test_two_explorers_come_where_nothing_is_built() -> None:
    here = against("france", 1, {"A2": {"town": 1}})
    assert forecast(here, "A1") == {"explore": True, "explorers": 2}
    assert forecast(here, "A2") == {"explore": True}


# -- whole games -----------------------------------------------------------------------------------


class Phase:
    """What was said before an invader phase, and what its ravages did."""

    def __init__(self, said: dict[str, dict[str, Any]]) -> None:
        self.said = said
        self.land = ""
        self.found: dict[str, list[int]] = {}
        self.others: set[str] = set()  # lands that another ravage reached first

    def hear(self, event: Event) -> None:
        if isinstance(event, InvaderAction) and event.word == "ravage":
            self.land = event.land
            if event.land not in self.others:
                self.found[event.land] = [0, 0]
        elif self.land and isinstance(event, BlightAdded | Destroyed):
            if event.land != self.land:
                self.others.add(event.land)
            elif self.land in self.found:
                if isinstance(event, BlightAdded):
                    self.found[self.land][0] += 1
                elif event.kind == DAHAN:
                    self.found[self.land][1] += 1

    def compare(self) -> int:
        for land, found in self.found.items():
            said = self.said[land]["ravage"]
            assert found == [said["blight"], said["dahan"]], (land, said)
        return len(self.found)


def play(seed: int) -> int:
    """Play a game; how many ravages went as it was said before them."""
    match = Match.start(GAME, 1, {"spirits": [EARTH], "blight-card": "none"}, seed)
    bot = find_bot(GAME, "greedy")(GAME, 0, seed)
    compared = 0
    phase: Phase | None = None
    while match.outcome() is None:
        view = GAME.see(Island(match).table, 0)
        quiet = view["phase"] == "fast" and not view["fear"]["earned"]
        if quiet and view["blight"]["side"] != "blighted":
            phase = Phase(view["forecast"])
        decision = match.decisions()[0]
        move = bot.decide(SeatView(GAME, match.state, 0), decision, Budget(playouts=1)).text()
        answered = match.answer(0, move, listen=True)
        for event in [event for events in answered.events for event in events]:
            if phase is None:
                continue
            if event.text().id in ("log-fear-resolved", "log-build", "log-revealed"):
                compared += phase.compare()
                phase = None
            else:
                phase.hear(event)
    return compared


@pytest.mark.parametrize("seed", [4, 5, 7])
def test_ravages_of_whole_games_go_as_forecast(seed: int) -> None:
    assert play(seed) >= 5


def test_a_forecast_searches_for_no_source() -> None:
    """In the middle of a power a land may hold enough to be searched already: what its marker is
    must not show in what a ravage elsewhere would bring."""
    lands: dict[str, Any] = {"A1": {"town": 2, "dahan": 1}, "A5": {"explorer": 7}}
    told = []
    for seed in range(12):
        here = island(
            lands,
            effects=[{"kind": "hidden-marker", "land": "A5"}],
            options={**EVERY_SET, "scenario": "powers-long-forgotten"},
            ravage=["2-coastal"],
            seed=seed,
        )
        told.append(GAME.see(here.table, 0)["forecast"])
        assert forecast(here, "A1")["ravage"] == ravage(4, 1, 1, 0)
    assert told.count(told[0]) == len(told)
