"""Section 22 of the expansions' rules: pieces saved from destruction."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from loci.core.script import Script
from loci.games.spirit_island.rules.act import POWER, Act
from loci.games.spirit_island.rules.island.harm import damage, damage_each, destroy, destroy_all
from loci.games.spirit_island.rules.rule import Replacing
from loci.games.spirit_island.state.terms import DAHAN, TOWN, kind_of
from tests.spirit_island.tables import EVERY_SET, Island
from tests.spirit_island.trial import Plain, Trial, plain


class Guardian(Plain):
    """Saves the first piece of a kind that would be destroyed in an Action."""

    saves: ClassVar[int] = DAHAN

    def replaces_destroying(self, act: Act, seat: int, land: int, code: int) -> Replacing:
        yield from ()
        return kind_of(code) == self.saves and act.once("guardian")


class OfTowns(Guardian):
    """… of towns, and from powers alone."""

    saves: ClassVar[int] = TOWN

    def replaces_destroying(self, act: Act, seat: int, land: int, code: int) -> Replacing:
        saved = yield from super().replaces_destroying(act, seat, land, code)
        return saved and act.kind == POWER


def guarded(trial: Trial, land: dict[str, int], *steps: str, towns: bool = False) -> Island:
    trial.spirit(OfTowns("guardian") if towns else Guardian("guardian"))
    return plain({"A5": land}, *steps, spirit="guardian", options=EVERY_SET)


def used(trial: Trial, rule: Any, land: dict[str, int]) -> Island:
    trial.power("trial-power", rule)
    return guarded(trial, land, "power trial-power at A5", towns=True)


@pytest.mark.rule("SX-22.1", "SX-22.3", "SX-22.4", "SX-22.5")
def test_a_saved_dahan_is_whole_again_and_strikes_back(trial: Trial) -> None:
    """The city's 3 damage would destroy the dahan; what is left over is lost."""
    here = guarded(trial, {"city": 1, "dahan-1": 1}, "ravage A5")
    assert here.land("A5") == {"city-2": 1, "dahan": 1, "blight": 1}


@pytest.mark.rule("SX-22.3", "SX-22.5")
def test_damage_left_over_goes_to_others(trial: Trial) -> None:
    """3 damage: one dahan is saved from 2 of it, the other is hurt by the rest."""
    here = guarded(trial, {"city": 1, "dahan": 2}, "ravage A5")
    assert here.land("A5") == {"dahan": 1, "dahan-1": 1, "blight": 1}


@pytest.mark.rule("SX-22.2", "SX-22.3")
def test_a_saved_piece_is_out_of_reach_of_the_same_action(trial: Trial) -> None:
    def rule(act: Act) -> Script:
        yield from damage_each(act, 2, TOWN)
        yield from damage(act, 2, TOWN)
        yield from destroy(act, 1, TOWN)
        yield from destroy_all(act, TOWN)

    assert used(trial, rule, {"town": 2}).land("A5") == {"town": 1}


@pytest.mark.rule("SX-22.2")
def test_another_action_can_destroy_it(trial: Trial) -> None:
    def rule(act: Act) -> Script:
        yield from destroy(act, 1, TOWN)

    trial.power("trial-power", rule)
    steps = ["power trial-power at A5", "destroy 1 town A5"]
    here = guarded(trial, {"town": 1}, *steps, towns=True)
    assert here.land("A5") == {}
