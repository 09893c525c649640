"""Section 7 of the rules: energy and card plays."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.rules.powers.repeats import card_cost
from loci.games.spirit_island.rules.spirits.elements import elements_of
from loci.games.spirit_island.rules.spirits.growth import gain_energy
from loci.games.spirit_island.rules.spirits.tracks import energy_income
from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.terms import MOON, SLOW, SUN
from tests.spirit_island.start import Panel
from tests.spirit_island.tables import RIVER, Island, island
from tests.spirit_island.trial import Trial, nothing


def playing(trial: Trial, **seat: Any) -> Island:
    """A spirit after growth, with cards a (1 energy), b (3, slow) and c (0)."""
    trial.power("a", nothing, cost=1, elements="sun")
    trial.power("b", nothing, cost=3, speed=SLOW, elements="moon")
    trial.power("c", nothing)
    trial.spirit(Panel(energy="2", plays="1 2 3"))
    given = {"hand": ["a", "b", "c"], "grown": 1, **seat}
    return island({}, spirits=["panel"], seats={"P1": given})


@pytest.mark.rule("SI-7.1", "SI-7.4", "SI-5.19", "SI-5.20")
def test_card_plays_limit_whatever_energy_is_left(trial: Trial) -> None:
    """EX-PLAY-1: with 5 energy and 2 plays, a and b leave 1 energy and no third card."""
    here = playing(trial, energy=5, plays_track=2).answer("play a", "play b")
    assert here.seat().energy == 1
    assert here.options() == ["done"], "not even the card that costs nothing"
    elements = elements_of(here.table, 0)
    assert (elements[SUN], elements[MOON]) == (1, 1)


@pytest.mark.rule("SI-7.2")
def test_only_cards_that_can_be_paid_are_played(trial: Trial) -> None:
    here = playing(trial, energy=2, plays_track=3)
    assert here.options() == ["play a", "play c", "done"]
    here.answer("play a")
    assert here.options() == ["play c", "done"]
    assert here.why_not("play b") != ""


@pytest.mark.rule("SI-7.2")
def test_exactly_enough_energy_is_enough(trial: Trial) -> None:
    here = playing(trial, energy=3).answer("play b")
    assert here.seat().energy == 0


@pytest.mark.rule("SI-7.3")
@pytest.mark.parametrize(
    ("card", "cost"), [("boon-of-vigor", 0), ("wash-away", 1), ("flash-floods", 2)]
)
def test_the_cost_is_that_of_the_card(card: str, cost: int) -> None:
    seats = {"P1": {"energy": 6, "grown": 1}}
    here = island({}, spirits=[RIVER], seats=seats)
    assert card_cost(here.table, 0, POWERS[card]) == cost
    assert here.answer(f"play {card}").seat().energy == 6 - cost


@pytest.mark.rule("SI-7.4", "SI-7.7")
def test_energy_is_kept_and_card_plays_are_not(trial: Trial) -> None:
    """EX-PLAY-1, the next turn: 4 energy left, 1 of growth and 2 income; 2 plays as ever."""
    here = playing(trial, energy=4, plays_track=2).answer("done")
    assert (here.table.turn, here.seat().energy) == (2, 4)
    here.answer("growth 1")
    assert here.seat().energy == 7
    here.answer("play a", "play c")
    assert here.options() == ["done"]


@pytest.mark.rule("SI-7.5", "SI-7.6")
def test_there_is_no_way_to_hand_energy_or_plays_to_another(trial: Trial) -> None:
    """P1 has more than it can use, P2 has nothing; neither has another answer than its own."""
    trial.spirit(Panel())
    trial.power("b", nothing, cost=3)
    seats = {
        "P1": {"energy": 9, "grown": 1, "plays_track": 4, "hand": []},
        "P2": {"energy": 2, "grown": 1, "hand": ["b"]},
    }
    here = island({}, spirits=[RIVER, "panel"], boards="AB", seats=seats)
    assert (here.options(0), here.options(1)) == (["done"], ["done"])


@pytest.mark.rule("SI-7.6")
def test_each_spirit_counts_its_own_plays(trial: Trial) -> None:
    trial.spirit(Panel())
    for id in ("a", "b", "c"):
        trial.power(id, nothing)
    seats = {
        "P1": {"grown": 1, "plays_track": 4, "hand": ["c"]},
        "P2": {"grown": 1, "hand": ["a", "b"]},
    }
    here = island({}, spirits=[RIVER, "panel"], boards="AB", seats=seats)
    here.answer("play a", seat=1)
    assert (here.options(0), here.options(1)) == (["play c", "done"], ["done"])


@pytest.mark.rule("SI-7.7")
def test_more_plays_of_this_turn_are_gone_in_the_next(trial: Trial) -> None:
    here = playing(trial, energy=9, bonus_plays=2)
    here.answer("play a", "play c", "done")
    while here.prompt() != "ask-growth":
        here.answer("done")
    assert here.seat().bonus_plays == 0
    here.answer("growth 1", "play b")
    assert here.options() == ["done"]


@pytest.mark.rule("SI-7.8", "SI-7.9")
def test_energy_comes_from_the_track_and_from_growth(trial: Trial) -> None:
    trial.spirit(Panel([gain_energy(2)], energy="0 1 3"))
    seats = {"P1": {"energy": 1, "energy_track": 3}}
    here = island({}, spirits=["panel"], seats=seats)
    assert energy_income(here.table, 0) == 3
    assert here.answer("growth 1").seat().energy == 6
    assert here.answer("done").seat().energy == 6, "no other phase gives any"


@pytest.mark.rule("SI-7.9")
def test_other_effects_give_it_where_they_say_so() -> None:
    seats = {"P1": {"played": ["boon-of-vigor"]}}
    here = island({}, spirits=[RIVER], phase="fast", seats=seats).answer("use boon-of-vigor")
    assert here.seat().energy == 1
