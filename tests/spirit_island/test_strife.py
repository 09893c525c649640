"""Sections 4 and 5 of the expansions' rules: strife, and the order of damage in a ravage."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from loci.core.script import Script
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.effect import Effect, register_effect
from loci.games.spirit_island.rules.effects import defend, lasting, skip_actions
from loci.games.spirit_island.rules.invaders.actions import ravage_damage
from loci.games.spirit_island.rules.island.harm import damage, destroy, remove
from loci.games.spirit_island.rules.island.movement import gather, push
from loci.games.spirit_island.rules.island.replacement import replace
from loci.games.spirit_island.rules.island.tokens import add_strife, strife_in
from loci.games.spirit_island.rules.rule import EFFECT_HOOKS
from loci.games.spirit_island.state.registry import EFFECTS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    BEASTS,
    BUILDINGS,
    CITY,
    DAHAN,
    EXPLORER,
    INVADERS,
    TOWN,
)
from tests.spirit_island.trial import Trial, claw, number, prompt_left, used

WETLAND: dict[str, Any] = {"ravage": ["1-wetland"], "invader_deck": ["1-mountain"]}


@pytest.fixture(autouse=True)
def _spirit(trial: Trial) -> None:
    """Every test here plays with the plain spirit."""


# -- strife ----------------------------------------------------------------------------------------


@pytest.mark.rule("SX-4.11", "SX-4.3")
def test_the_user_chooses_which_invaders_get_strife(trial: Trial) -> None:
    def quarrel(act: Act) -> Script:
        assert (yield from add_strife(act, 2)) == 2

    here = used(trial, quarrel, {"A5": {"town": 1, "explorer": 2, "dahan": 1}})
    assert here.options() == ["strife explorer", "strife town"]
    here.answer("strife town")
    assert here.options() == ["strife explorer", "strife town*1"]
    here.answer("strife town*1")
    assert here.land("A5") == {"explorer": 2, "town*2": 1, "dahan": 1}
    assert strife_in(here.table, number(here, "A5")) == 2


@pytest.mark.rule("SX-4.12")
def test_without_invaders_there_is_no_strife(trial: Trial) -> None:
    def quarrel(act: Act) -> Script:
        assert (yield from add_strife(act, 1, *BUILDINGS)) == 0

    here = used(trial, quarrel, {"A5": {"dahan": 1, "explorer": 1}})
    assert here.land("A5") == {"dahan": 1, "explorer": 1}


@pytest.mark.rule("SX-4.13", "SX-4.16", "SX-5.1", "SX-5.2", "SX-5.3", "SX-36.12")
def test_an_invader_with_strife_deals_no_damage_and_loses_one() -> None:
    """The city with strife hurts neither the land nor the dahan; the explorer hurts a dahan."""
    lands = {"A5": {"explorer": 1, "city*2": 1, "dahan": 2}}
    here = claw(lands, phase="fast", **WETLAND)
    assert ravage_damage(here.table, number(here, "A5")) == 1
    here = claw(lands, "ravage A5")
    assert here.land("A5") == {"dahan": 1, "dahan-1": 1}  # they strike back and kill both


@pytest.mark.rule("SX-4.15", "SX-4.18")
def test_strife_is_spent_though_everything_is_defended(trial: Trial) -> None:
    """The dahan strike back all the same."""

    def shield(act: Act) -> None:
        defend(act, 9)

    here = used(trial, shield, {"A5": {"town*1": 1, "town": 1, "dahan": 1}}, **WETLAND)
    here.answer("done")
    assert "blight" not in here.land("A5")
    here.answer("damage town-1")  # the first point can be on either
    assert here.land("A5") == {"town": 1, "dahan": 1}


@pytest.mark.rule("SX-4.19", "SX-4.27")
def test_a_skipped_ravage_spends_nothing_and_nobody_strikes_back(trial: Trial) -> None:
    def still(act: Act) -> None:
        skip_actions(act, action="ravage")

    here = used(trial, still, {"A5": {"town*1": 1, "dahan": 2}}, **WETLAND).answer("done")
    assert here.land("A5") == {"town*1": 1, "dahan": 2}


@pytest.mark.rule("SX-4.17")
def test_strife_does_not_count_between_invaders(trial: Trial) -> None:
    """Dissolve the Bonds of Kinship lets them fight each other."""
    seats = {
        "P1": {
            "played": ["dissolve-the-bonds-of-kinship"],
            "elements": {"fire": 2, "water": 2, "animal": 3},
        }
    }
    lands = {"A5": {"explorer*1": 3, "city": 2}, "A7": {"presence": {"P1": 1}}}
    here = claw(lands, phase="slow", seats=seats)
    here.answer("use dissolve-the-bonds-of-kinship", "target A5")
    # One city is 2 explorers now; the other falls, though 3 of the 5 explorers have strife.
    here.answer("damage explorer", "damage explorer")  # and one with strife
    assert here.land("A5") == {"explorer*1": 2}


@pytest.mark.rule("SX-4.20")
def test_strife_moves_along(trial: Trial) -> None:
    def shove(act: Act) -> Script:
        yield from push(act, 1, TOWN)
        yield from gather(act, 1, EXPLORER)

    here = used(trial, shove, {"A5": {"town*2": 1}, "A4": {"explorer*1": 1}})
    here.answer("push town*2 A6")
    assert here.land("A6") == {"town*2": 1}
    assert here.land("A5") == {"explorer*1": 1}


@pytest.mark.rule("SX-4.21")
def test_strife_goes_with_its_invader(trial: Trial) -> None:
    def strike(act: Act) -> Script:
        yield from destroy(act, 1, TOWN)
        yield from remove(act, 1, EXPLORER)
        yield from damage(act, 3, CITY)

    here = used(trial, strike, {"A5": {"town*2": 1, "explorer*1": 1, "city*1": 1}})
    assert here.land("A5") == {}


@pytest.mark.rule("SX-4.22", "SX-4.23")
def test_strife_stays_on_an_invader_and_is_lost_on_others(trial: Trial) -> None:
    def turn(act: Act) -> Script:
        yield from replace(act, CITY, TOWN)
        yield from replace(act, EXPLORER, BEASTS)
        yield from replace(act, EXPLORER, DAHAN)

    here = used(trial, turn, {"A5": {"city-1*2": 1, "explorer*1": 2}})
    assert here.land("A5") == {"town-1*2": 1, "beasts": 1, "dahan": 1}


@pytest.mark.rule("SX-4.28")
def test_of_several_the_players_choose_which_has_the_strife(trial: Trial) -> None:
    def turn(act: Act) -> Script:
        yield from replace(act, CITY, TOWN, 2)

    here = used(trial, turn, {"A5": {"city-1*1": 1}})
    assert here.options() == ["strife town", "strife town-1"]
    here.answer("strife town")
    assert here.land("A5") == {"town-1": 1, "town*1": 1}


@pytest.mark.rule("SX-4.28")
@pytest.mark.parametrize(
    ("bearer", "left"), [("explorer", {"explorer*2": 1}), ("explorer-2", {"explorer": 1})]
)
def test_one_of_several_may_fall_by_the_damage_at_once(
    trial: Trial, bearer: str, left: dict[str, int]
) -> None:
    """Nobody stands there with more damage than it can bear while the players choose."""

    def turn(act: Act) -> Script:
        yield from replace(act, CITY, EXPLORER, 2)

    here = used(trial, turn, {"A5": {"city-2*2": 1}})
    assert here.options() == ["strife explorer", "strife explorer-2"]
    assert here.land("A5") == {"explorer": 2}
    assert here.answer(f"strife {bearer}").land("A5") == left


# -- the order of damage ---------------------------------------------------------------------------


class Rage(Effect):
    """Every invader deals 1 more, and all of a land together 2 more."""

    kind = "trial-rage"

    def more_strength(self, table: SpiritTable, seat: int, land: int, kind: int) -> int:
        return 1 if kind in INVADERS else 0

    def more_damage(self, table: SpiritTable, seat: int, land: int) -> int:
        return 2


@pytest.fixture
def rage() -> Iterator[None]:
    register_effect(Rage)
    yield
    del EFFECTS[Rage.kind], EFFECT_HOOKS[Rage.kind]


@pytest.mark.usefixtures("rage")
@pytest.mark.rule("SX-4.24", "SX-4.25", "SX-4.26", "SX-5.4", "SX-5.5", "SX-5.6", "SX-21.5")
def test_more_damage_of_one_comes_before_strife_and_of_all_after_it() -> None:
    lands = {"A5": {"explorer": 1, "town*1": 1, "dahan": 1}, "A2": {"city*1": 1}}
    here = claw(lands, phase="fast", **WETLAND)
    table = here.table
    lasting(table, Rage())
    five, two = number(here, "A5"), number(here, "A2")
    assert ravage_damage(table, five) == 1 + 1 + 2  # the town's is cancelled
    assert ravage_damage(table, two) == 0  # nothing to add to
    defend(Act(table, "trial", land=five), 3)
    assert ravage_damage(table, five) == 1
    defend(Act(table, "trial", land=five), 9)
    assert ravage_damage(table, five) == 0


@pytest.mark.rule("SX-5.9")
def test_the_dahan_that_are_left_strike_back() -> None:
    here = claw({"A5": {"town": 1, "city*1": 1, "dahan": 2}}, phase="fast", **WETLAND)
    here.answer("done")
    assert prompt_left(here) == 2
    here.answer("damage city", "damage city-1")
    assert here.land("A5") == {"town": 1, "city": 1, "dahan": 1, "blight": 1}
