"""Section 11 of the expansions' rules: isolated lands."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.script import Script
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.island.isolation import is_isolated, isolate, near_for_invaders
from loci.games.spirit_island.rules.island.movement import gather, push
from loci.games.spirit_island.state.terms import DAHAN, EXPLORER
from tests.spirit_island.tables import EVERY_SET, Island
from tests.spirit_island.trial import Trial, number, plain


@pytest.fixture(autouse=True)
def _spirit(trial: Trial) -> None:
    """Every test here plays with the plain spirit."""


def cut_off(lands: dict[str, Any], *steps: str, isolated: str = "A5", **keys: Any) -> Island:
    effects = [{"kind": "isolate", "land": name} for name in isolated.split()]
    return plain(lands, *steps, effects=effects, options=EVERY_SET, **keys)


def pushed(trial: Trial, rule: Any, lands: dict[str, Any], isolated: str) -> Island:
    """A fear card with this rule."""
    trial.fear_card("trial-fear", rule)
    return cut_off(lands, "fear-card trial-fear", isolated=isolated)


@pytest.mark.rule("SX-11.1", "SX-11.2", "SX-11.6")
def test_an_isolated_land_is_not_explored_and_no_source() -> None:
    """EX-11: board B, mountain and wetland; the town of the isolated B1 is the only one near B6."""
    lands = {"B1": {"town": 1}, "B8": {}}
    here = cut_off(lands, "explore 3-mountain-wetland", isolated="B1", boards="B")
    explored = [name for name in here.table.island.names if "explorer" in here.land(name)]
    assert explored == ["B2"]
    free = cut_off(lands, "explore 3-mountain-wetland", isolated="", boards="B")
    assert {"B1", "B2", "B6"} <= {n for n in free.table.island.names if "explorer" in free.land(n)}
    assert here.table.island.coastal[number(here, "B1")]


@pytest.mark.rule("SX-11.3", "SX-11.9", "SX-36.11")
def test_for_invaders_it_is_adjacent_to_nothing_but_acts_itself() -> None:
    here = cut_off({"A5": {"town": 1, "explorer": 1}}, "build A5", "ravage A5")
    assert here.land("A5") == {"explorer": 1, "town": 1, "city": 1, "blight": 1}
    assert near_for_invaders(here.table, number(here, "A5")) == []
    assert number(here, "A5") not in near_for_invaders(here.table, number(here, "A4"))


@pytest.mark.rule("SX-11.11", "SX-11.4")
def test_invaders_may_be_kept_where_a_card_would_push_them(trial: Trial) -> None:
    def rule(act: Act) -> Script:
        act.land = act.table.island.numbers["A5"]
        yield from push(act, 1, EXPLORER)

    lands = {"A5": {"explorer": 1}}
    here = pushed(trial, rule, lands, "A5")
    assert "stop" in here.options()
    assert "push explorer A4" in here.options()  # unless the players want it
    assert here.answer("stop").land("A5") == {"explorer": 1}
    beside = pushed(trial, rule, lands, "A4")
    assert "stop" not in beside.options()


@pytest.mark.rule("SX-11.4", "SX-11.12", "SX-11.14")
def test_a_land_for_a_new_invader_may_be_an_isolated_one() -> None:
    """As long as isolation leaves another; else nothing comes."""
    populace = [{"kind": "resourceful-populace"}]

    def rebuilt(isolated: str) -> Island:
        effects = populace + [{"kind": "isolate", "land": name} for name in isolated.split()]
        lands = {"A3": {"town": 1}}
        return plain(lands, "destroy town A3", effects=effects, options=EVERY_SET)

    assert rebuilt("A4").options() == ["land A2", "land A4"]
    for isolated in ("A2 A4", "A3"):
        here = rebuilt(isolated)
        assert (here.prompt(), here.lands("A2", "A4")) == ("ask-growth", [{}, {}])


@pytest.mark.rule("SX-11.4", "SX-11.14")
def test_the_land_with_fewest_towns_may_be_an_isolated_one() -> None:
    """A city of France on the coast; one with more towns than the others is not chosen."""
    options = {**EVERY_SET, "adversary": "france", "level": 4}
    cut = [{"kind": "isolate", "land": "A4"}]
    for towns, wanted in ((0, ["land A2", "land A4"]), (2, None)):
        lands: dict[str, Any] = {"A3": {"town": 1}, "A2": {"town": 1}, "A4": {"town": towns}}
        here = plain(lands, "build A3", effects=cut, options=options)
        if wanted is None:
            assert here.land("A2") == {"town": 2}
        else:
            assert here.options() == wanted


@pytest.mark.rule("SX-11.10")
def test_what_is_no_invader_moves_freely(trial: Trial) -> None:
    def rule(act: Act) -> Script:
        act.land = act.table.island.numbers["A5"]
        yield from gather(act, 1, DAHAN)

    here = pushed(trial, rule, {"A4": {"dahan": 1}, "A6": {"dahan": 1}}, "A5")
    assert "stop" not in here.options()
    assert here.answer("gather dahan A4").land("A5") == {"dahan": 1}


@pytest.mark.rule("SX-11.5")
def test_blight_cascades_into_and_out_of_it() -> None:
    lands = {"A5": {"blight": 1}, "A7": {"presence": {"P1": 2}}}
    here = cut_off(lands, "blight A5", blight_pool=9)
    assert "cascade A4" in here.options()


@pytest.mark.rule("SX-11.7")
def test_it_lasts_for_the_turn(trial: Trial) -> None:
    def rule(act: Act) -> None:
        isolate(act)
        isolate(act)  # once is enough

    trial.power("shut", rule)
    here = plain({"A5": {"town": 1}}, "power shut at A5", options=EVERY_SET)
    assert is_isolated(here.table, number(here, "A5"))
    assert len(here.table.effects) == 1
    over = plain({"A5": {"town": 1}}, "power shut at A5", "time-passes", options=EVERY_SET)
    assert not is_isolated(over.table, number(over, "A5"))
