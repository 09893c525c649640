"""The scenario Rituals of Terror."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.script import Script
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.island.harm import destroy
from loci.games.spirit_island.rules.spirits.tracks import add_energy
from loci.games.spirit_island.state.registry import FEAR_CARDS, SCENARIOS, of_sets
from loci.games.spirit_island.state.terms import CITY
from tests.spirit_island import box
from tests.spirit_island.start import fresh
from tests.spirit_island.tables import BASE, Island, island, pile
from tests.spirit_island.trial import Trial

RITUALS = "rituals-of-terror"
READY = {"dahan": 3, "presence": {"P1": 3}}


def rituals(lands: dict[str, Any], *steps: str, energy: int = 3, **keys: Any) -> Island:
    """One player in the fast phase."""
    keys.setdefault("phase", "fast")
    keys.setdefault("seats", {"P1": {"energy": energy}})
    return island(lands, *steps, options={"scenario": RITUALS}, **keys)


def two(land: dict[str, Any], first: int, second: int) -> Island:
    """Two players with so much energy; the land is A5, where the ritual is to be."""
    seats = {"P1": {"energy": first}, "P2": {"energy": second}}
    return rituals({"A5": land}, boards="AB", seats=seats)


def dahan(here: Island, *names: str) -> list[int]:
    return [here.land(name).get("dahan", 0) for name in names]


@pytest.mark.rule("SI-31.5", "SI-33.7")
def test_rituals_of_terror_is_a_scenario_of_difficulty_3() -> None:
    assert (SCENARIOS[RITUALS].difficulty, SCENARIOS[RITUALS].set) == (3, "base")


# -- fear ------------------------------------------------------------------------------------------


@pytest.mark.rule("SI-31.2", "SI-31.3")
def test_all_fear_cards_are_in_the_deck() -> None:
    table = fresh("A", scenario=RITUALS)
    assert (len(pile(table, "fear_deck")), pile(table, "fear_box")) == (box.FEAR_CARDS, [])
    hard = fresh("A", scenario=RITUALS, adversary="england", level=3)
    assert (len(pile(hard, "fear_deck")), pile(hard, "fear_box")) == (box.FEAR_CARDS, []), (
        "the scenario beats the adversary"
    )


def test_fear_earns_cards_but_no_terror() -> None:
    here = rituals({}, "fear 40")
    assert (len(here.pile("earned")), here.table.terror) == (10, 1)


def test_when_the_deck_runs_out_no_more_cards_are_earned_and_nobody_wins() -> None:
    here = rituals({}, "fear 100")
    assert (len(here.pile("earned")), here.pile("fear_deck")) == (box.FEAR_CARDS, [])
    assert (here.table.fear_done, here.ending()) == (4, "")


def test_earned_cards_are_kept_in_the_invader_phase() -> None:
    here = rituals({}, "fear 4").answer("done")
    assert here.table.turn == 2
    assert (len(here.pile("earned")), here.pile("fear_discard")) == (1, [])


def test_the_usual_victory_of_the_terror_level_holds() -> None:
    lands = {"A8": {"explorer": 1}}
    assert rituals(lands, "check", terror=2).ending() == "terror-2"
    assert rituals(lands, "check", terror=1).ending() == ""


# -- where and when --------------------------------------------------------------------------------


@pytest.mark.parametrize("phase", ["fast", "slow"])
def test_a_ritual_is_held_in_both_power_phases(phase: str) -> None:
    here = rituals({"A5": READY}, phase=phase)
    assert here.options() == ["ritual A5", "done"]


@pytest.mark.parametrize(
    ("land", "energy"),
    [
        ({"dahan": 2, "presence": {"P1": 3}}, 3),
        ({"dahan": 3, "presence": {"P1": 2}}, 3),
        ({"dahan": 3, "presence": {"P1": 3}}, 2),
    ],
)
def test_not_without_dahan_presence_and_energy(land: dict[str, Any], energy: int) -> None:
    assert "ritual A5" not in rituals({"A5": land}, energy=energy).options()


def test_not_in_the_spirit_phase() -> None:
    assert "ritual A5" not in rituals({"A5": READY}, phase="spirits").options()


def test_every_spirit_must_be_there_with_3_dahan_for_each_player() -> None:
    both = {"P1": 2, "P2": 1}
    assert "ritual A5" in two({"dahan": 6, "presence": both}, 2, 1).options(0)
    assert "ritual A5" in two({"dahan": 6, "presence": both}, 2, 1).options(1)
    assert "ritual A5" not in two({"dahan": 5, "presence": both}, 2, 1).options(0)
    assert "ritual A5" not in two({"dahan": 6, "presence": {"P1": 3}}, 2, 1).options(0)
    assert "ritual A5" not in two({"dahan": 6, "presence": both}, 1, 1).options(0)


# -- the price -------------------------------------------------------------------------------------


def test_the_price_is_3_energy_and_3_presence() -> None:
    here = rituals({"A5": {"dahan": 3, "presence": {"P1": 4}}}, energy=5).answer("ritual A5")
    assert (here.seat().energy, here.seat().destroyed) == (2, 3)
    assert here.land("A5")["presence"] == {0: 1}


def test_the_spirits_pay_together_each_its_own_share() -> None:
    here = two({"dahan": 6, "presence": {"P1": 2, "P2": 2}}, 2, 2)
    here.answer("ritual A5", seat=1)
    assert (here.asked(), here.prompt()) == ([1], "ask-ritual-energy")
    assert here.options() == ["spend 1", "spend 2"], "P1 cannot pay more than 2"
    here.answer("spend 1")  # the rest is P1's
    assert (here.asked(), here.prompt()) == ([1], "ask-ritual-presence")
    assert here.options() == ["sacrifice 1", "sacrifice 2"]
    here.answer("sacrifice 2")
    assert [here.seat(n).energy for n in (0, 1)] == [0, 1]
    assert [here.seat(n).destroyed for n in (0, 1)] == [1, 2]
    assert here.land("A5")["presence"] == {0: 1}


def test_one_spirit_may_pay_all_of_it() -> None:
    here = two({"dahan": 6, "presence": {"P1": 3, "P2": 1}}, 3, 3)
    here.answer("ritual A5", "spend 3", "sacrifice 3", seat=0)
    assert [here.seat(n).energy for n in (0, 1)] == [0, 3]
    assert [here.seat(n).destroyed for n in (0, 1)] == [3, 0]


# -- the effect ------------------------------------------------------------------------------------


def test_the_terror_level_rises() -> None:
    assert rituals({"A5": READY}).answer("ritual A5").table.terror == 2
    assert rituals({"A5": READY}, terror=2).answer("ritual A5").table.terror == 3


def test_all_earned_fear_cards_are_resolved_at_the_new_level(trial: Trial) -> None:
    def one(act: Act) -> Script:
        add_energy(act.table, 0, 1)
        yield from ()

    def ten(act: Act) -> Script:
        add_energy(act.table, 0, 10)
        yield from ()

    for id in ("trial-a", "trial-b"):
        trial.fear_card(id, one, ten, one)
    here = rituals({"A5": READY}, earned=["trial-a", "trial-b"]).answer("ritual A5")
    assert here.seat().energy == 20
    assert (here.pile("earned"), here.pile("fear_discard")) == ([], ["trial-a", "trial-b"])


def test_cards_earned_meanwhile_follow(trial: Trial) -> None:
    """A card that destroys two cities makes 4 fear, which is another card."""

    def cities(act: Act) -> Script:
        act.land = act.table.island.numbers["A6"]
        yield from destroy(act, 2, CITY)

    def energy(act: Act) -> Script:
        add_energy(act.table, 0, 1)
        yield from ()

    trial.fear_card("trial-cities", cities)
    for id in of_sets(FEAR_CARDS, BASE):
        if id != "trial-cities":
            trial.fear_card(id, energy)
    lands = {"A5": READY, "A6": {"city": 2}}
    here = rituals(lands, earned=["trial-cities"]).answer("ritual A5")
    assert (len(here.pile("fear_discard")), here.pile("earned")) == (2, [])
    assert here.seat().energy == 1


def test_the_dahan_are_pushed_one_to_each_land_first() -> None:
    """A5 touches A1, A4, A6, A7 and A8."""
    here = rituals({"A5": {"dahan": 7, "presence": {"P1": 3}}}).answer("ritual A5")
    assert dahan(here, "A1", "A4", "A6", "A7", "A8") == [1, 1, 1, 1, 1]
    assert here.options() == [f"push dahan A{n}" for n in (1, 4, 6, 7, 8)]
    here.answer("push dahan A4")
    assert here.options() == [f"push dahan A{n}" for n in (1, 6, 7, 8)]
    here.answer("push dahan A8")
    assert dahan(here, "A1", "A4", "A5", "A6", "A7", "A8") == [1, 2, 0, 1, 1, 2]


def test_fewer_dahan_than_lands_go_to_different_lands() -> None:
    here = rituals({"A5": READY}).answer("ritual A5", "push dahan A4", "push dahan A1")
    assert here.options() == [f"push dahan A{n}" for n in (6, 7, 8)]
    here.answer("push dahan A7")
    assert dahan(here, "A1", "A4", "A5", "A7") == [1, 1, 0, 1]


def test_which_of_them_goes_where_matters_when_some_are_hurt() -> None:
    """A7 touches A5 and A8 only."""
    lands = {"A7": {"dahan": 2, "dahan-1": 1, "presence": {"P1": 4}}}
    here = rituals(lands).answer("ritual A7", "push dahan-1 A5")
    assert (here.land("A5"), here.land("A8")["dahan"]) == ({"dahan-1": 1}, 1)
    here.answer("push dahan A5")
    assert here.land("A5") == {"dahan-1": 1, "dahan": 1}
    assert here.land("A7") == {"presence": {0: 1}}


def test_two_rituals_may_be_held_in_one_turn() -> None:
    lands = {
        "A5": {"dahan": 5, "presence": {"P1": 3}},
        "A3": {"dahan": 4, "presence": {"P1": 3}},
    }
    here = rituals(lands, energy=6).answer("ritual A5", "ritual A3")
    assert (here.table.terror, here.seat().destroyed) == (3, 6)


# -- the third ritual ------------------------------------------------------------------------------


def test_the_third_ritual_wins() -> None:
    here = rituals({"A5": READY}, terror=3).answer("ritual A5")
    assert here.ending() == "scenario-won"
    outcome = here.match.outcome()
    assert outcome is not None
    assert outcome.winners == [0]


def test_it_wins_by_sacrifice_when_it_takes_the_last_presence() -> None:
    here = rituals({"A5": READY, "A7": {}}, terror=3).answer("ritual A5")
    assert here.ending() == "sacrifice"


def test_an_earlier_ritual_that_takes_the_last_presence_loses() -> None:
    here = rituals({"A5": {"dahan": 5, "presence": {"P1": 3}}, "A7": {}}).answer("ritual A5")
    assert here.ending() == "presence"


# -- with an adversary -----------------------------------------------------------------------------


@pytest.mark.rule("SI-31.1", "SI-31.3")
def test_a_scenario_goes_with_an_adversary_and_beats_it() -> None:
    """England at level 3 has 13 fear cards in three parts; the ritual wants all 15 and no parts."""
    given = {"scenario": RITUALS, "adversary": "england", "level": 3}
    here = island({}, "fear 60", options=given)
    assert (here.table.scenario, here.table.adversary) == (RITUALS, "england")
    assert (len(here.pile("earned")), here.table.terror, here.ending()) == (box.FEAR_CARDS, 1, "")
