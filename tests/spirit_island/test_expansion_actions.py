"""Sections 12 and 13 of the expansions' rules that need a table of their own: several cards on one
space, invader actions that no card asked for, and what an Action sets off again and again."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.script import Script
from loci.games.spirit_island.rules.act import POWER, RULE, Act
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.invaders.actions import build, explore
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.invaders.phase import Running, build_step
from loci.games.spirit_island.rules.island.harm import destroy
from loci.games.spirit_island.state.terms import EXPLORER
from tests.spirit_island.trial import Plain, Trial, plain


@pytest.fixture(autouse=True)
def _spirit(trial: Trial) -> None:
    """Every test here plays with the plain spirit."""


class Mourner(Plain):
    """After every Action that destroyed something it generates 1 fear."""

    def triggers(self, act: Act, seat: int) -> None:
        if act.destroyed:
            act.trigger("mourning", self._mourn)

    def _mourn(self, act: Act) -> Script:
        after = act.after("mourning", RULE, act.seat)
        fear(after, 1)
        yield from finish(after)


def _run(step: Running) -> bool:
    """Carry out a part of a step that asks nothing; whether the step is over."""
    try:
        next(step)
    except StopIteration as stopped:
        assert isinstance(stopped.value, bool)
        return stopped.value
    raise AssertionError("a question came")


# -- several cards, or none, on a space ------------------------------------------------------------


@pytest.mark.rule("SX-13.17")
def test_several_cards_on_one_space_are_resolved_one_by_one_the_lowest_first() -> None:
    """On a stopped table: the step takes up the card that came to the space first."""
    lands = {"A1": {"explorer": 1}, "A2": {"explorer": 1}}
    here = plain(lands, phase="fast", seats={"P1": {"played": ["drought"]}})
    table = here.table
    here.set_pile("build_space", ["1-wetland", "1-mountain"])
    seen: list[list[str]] = []
    over = False
    while not over:
        over = _run(build_step(table))
        seen.append([word for name in ("A1", "A2") for word in here.land(name) if word == "town"])
    assert [len(towns) for towns in seen] == [0, 1, 1, 2, 2]
    assert here.land("A2") == {"explorer": 1, "town": 1}


@pytest.mark.rule("SX-13.16", "SX-13.19")
def test_all_cards_of_a_space_advance_together() -> None:
    keys: dict[str, Any] = {"phase": "fast", "invader_deck": ["1-sands", "2-sands", "2-coastal"]}
    here = plain({}, build=["1-wetland", "1-mountain"], **keys).answer("done")
    assert here.pile("ravage_space") == ["1-wetland", "1-mountain"]
    assert here.pile("build_space") == ["1-sands"]
    there = plain({}, ravage=["1-wetland"], build=[], **keys).answer("done")
    assert (there.pile("ravage_space"), there.pile("build_space")) == ([], ["1-sands"])


# -- actions that no card asks for -----------------------------------------------------------------


@pytest.mark.rule("SX-13.8")
def test_what_no_card_asks_for_needs_neither_invaders_nor_a_source(trial: Trial) -> None:
    """A power has the invaders build in an empty land and explore one far from any source."""

    def call(act: Act) -> Script:
        yield from build(act.table, act.land)
        yield from explore(act.table, act.land)

    trial.power("call", call)
    here = plain({"A8": {}, "A1": {"city": 1}}, "power call at A4")
    assert here.land("A4") == {"town": 1, "explorer": 1}


# -- triggers --------------------------------------------------------------------------------------


@pytest.mark.rule("SX-12.32", "SX-12.36", "SX-12.51")
def test_a_trigger_fires_once_after_every_action_that_did_it(trial: Trial) -> None:
    trial.spirit(Mourner("mourner"))
    seen: list[int] = []

    def slay(act: Act) -> Script:
        yield from destroy(act, 2, EXPLORER)
        seen.append(act.table.fear_done)

    trial.power("slay", slay)
    lands = {"A5": {"explorer": 4}}
    here = plain(lands, "power slay at A5", "power slay at A5", spirit="mourner")
    assert (seen, here.fear()) == ([0, 1], 2)  # two Actions of two destroyed explorers each


@pytest.mark.rule("SX-12.10", "SX-12.14")
def test_acts_of_their_own_for_each_are_not_one(trial: Trial) -> None:
    """Two Acts, as for two boards: the trigger fires after each."""
    trial.spirit(Mourner("mourner"))

    def each(act: Act) -> Script:
        for name in ("A4", "A5"):
            one = Act(act.table, POWER, act.seat, act.table.island.numbers[name])
            yield from destroy(one, 1, EXPLORER)
            yield from finish(one)

    trial.power("each", each)
    lands = {"A4": {"explorer": 1}, "A5": {"explorer": 1}}
    here = plain(lands, "power each at A5", spirit="mourner")
    assert here.fear() == 2
