"""Section 10 of the rules: doing as much as you can, leaving powers unused, one use a turn."""

from __future__ import annotations

import pytest

from loci.core.script import Script
from loci.games.spirit_island.content.major.enduring import MoreHealth
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.effects import defend, lasting, skip_actions
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.harm import damage, destroy
from loci.games.spirit_island.rules.island.movement import push
from loci.games.spirit_island.rules.powers.power import needs
from loci.games.spirit_island.rules.powers.speed import Hurry
from loci.games.spirit_island.rules.powers.targets import DAHAN_LAND
from loci.games.spirit_island.rules.spirits.elements import elements_of
from loci.games.spirit_island.state.steps import SPIRIT_PHASE
from loci.games.spirit_island.state.terms import DAHAN, EXPLORER, FIRE, SLOW, TOWN
from tests.spirit_island.tables import with_elements
from tests.spirit_island.trial import Plain, Trial, Watcher, nothing, plain


@pytest.fixture(autouse=True)
def _plain(trial: Trial) -> None:
    """Every test here plays with the plain spirit."""


def frighten(act: Act) -> Script:
    fear(act, 1)
    yield from ()


# -- as much as you can ----------------------------------------------------------------------------


@pytest.mark.rule("SI-10.1", "SX-33.5")
def test_a_part_that_does_not_apply_is_skipped(trial: Trial) -> None:
    """The first and the third part find nothing; the second and the last are done."""

    def rule(act: Act) -> Script:
        yield from destroy(act, 2, TOWN)
        yield from push(act, 1, EXPLORER)
        yield from damage(act, 3, TOWN)
        fear(act, 2)

    trial.power("flood", rule)
    here = plain({"A7": {"explorer": 1, "presence": {"P1": 1}}}, "power flood at A7")
    here.answer("push explorer A5")
    assert (here.land("A7"), here.land("A5")) == ({"presence": {0: 1}}, {"explorer": 1})
    assert here.fear() == 2


@pytest.mark.rule("SI-10.2")
def test_a_card_may_be_played_and_used_for_nothing(trial: Trial) -> None:
    def rule(act: Act) -> Script:
        yield from destroy(act, 1, TOWN)

    trial.power("fire", rule, cost=1, elements="fire")
    here = plain({}, seats={"P1": {"hand": ["fire"], "energy": 1, "grown": 1}})
    assert "play fire" in here.options()
    here.answer("play fire", "done")
    assert here.options() == ["use fire", "done"]
    here.answer("use fire", "target A5")
    assert (here.land("A5"), here.fear(), here.seat().used) == ({}, 0, ["fire"])


# -- leaving a power unused ------------------------------------------------------------------------


@pytest.mark.rule("SI-10.3", "SI-10.4", "SI-10.5", "SI-11.4")
def test_a_fast_power_left_unused_is_paid_for_and_counts(trial: Trial) -> None:
    """EX-FAST-2: no later use, no refund, but its element."""
    trial.power("spark", frighten, cost=2, elements="fire")
    trial.power("wait", nothing, speed=SLOW)
    here = plain(
        {}, seats={"P1": {"hand": ["spark", "wait"], "energy": 2, "grown": 1, "plays_track": 2}}
    )
    here.answer("play spark", "play wait", "done")
    assert here.options() == ["use spark", "done"]
    here.answer("done")
    assert here.prompt() == "ask-slow"
    assert here.options() == ["use wait", "done"]
    assert here.why_not("use spark") != ""
    assert here.seat().energy == 0
    assert elements_of(here.table, 0) == needs("1 fire")
    assert here.fear() == 0


@pytest.mark.rule("SI-10.7", "SX-33.26")
def test_an_unused_power_sets_nothing_off(trial: Trial) -> None:
    """What reacts to Actions sees the used power, and never the unused one."""
    watcher = Watcher()
    trial.spirit(watcher)
    trial.power("one", frighten)
    trial.power("two", frighten)
    seats = {"P1": {"played": ["one", "two"]}}
    here = plain({}, spirit=watcher.id, phase="fast", seats=seats)
    here.answer("use one", "target A7")
    assert here.seat().used == ["one"]
    here.answer("done")
    assert watcher.seen == ["one"]
    assert here.fear() == 1


@pytest.mark.rule("SI-10.6")
def test_a_used_power_is_all_or_nothing(trial: Trial) -> None:
    """Its mandatory parts cannot be refused one by one: no question offers to stop."""

    def rule(act: Act) -> Script:
        yield from damage(act, 1)
        yield from push(act, 1, DAHAN)

    trial.power("tremor", rule)
    here = plain({"A5": {"explorer": 1, "town": 1, "dahan": 1}}, "power tremor at A5")
    assert here.options() == ["damage explorer", "damage town"]
    here.answer("damage town")
    assert here.options() == [f"push dahan A{n}" for n in (1, 4, 6, 7, 8)]
    here.answer("push dahan A4")
    assert here.land("A5") == {"explorer": 1, "town-1": 1}
    assert here.land("A4") == {"dahan": 1}


# -- one land, one turn, one use -------------------------------------------------------------------


@pytest.mark.rule("SI-10.8")
def test_a_power_affects_one_land(trial: Trial) -> None:
    def rule(act: Act) -> Script:
        yield from damage(act, 3)

    trial.power("blow", rule)
    here = plain({"A5": {"explorer": 1}, "A4": {"explorer": 2}}, "power blow at A5")
    assert (here.land("A5"), here.land("A4")) == ({}, {"explorer": 2})


@pytest.mark.rule("SI-10.9", "SI-27.4", "SI-10.14")
def test_effects_of_a_turn_end_with_it(trial: Trial) -> None:
    """EX-POW-3: +3 health for dahan, no ravage; what changed on the boards stays."""

    def rule(act: Act) -> Script:
        lasting(act.table, MoreHealth(act.land, act.seat, 3, DAHAN))
        skip_actions(act, action="ravage")
        defend(act, 2)
        fear(act, 1)
        yield from push(act, 1, EXPLORER)

    trial.power("calm", rule)
    lands = {"A3": {"dahan": 1, "explorer": 1}}
    here = plain(lands, "power calm at A3", "time-passes").answer("push explorer A4")
    assert here.table.effects == ()
    assert (here.table.step, here.table.turn) == (SPIRIT_PHASE, 2)
    assert (here.land("A3"), here.land("A4")) == ({"dahan": 1}, {"explorer": 1})
    assert here.fear() == 1


@pytest.mark.rule("SI-10.10")
def test_a_power_card_is_used_once(trial: Trial) -> None:
    """It cannot be used twice, nor played twice for a second payment."""
    trial.power("chant", frighten, cost=1)
    here = plain({}, seats={"P1": {"hand": ["chant"], "energy": 5, "grown": 1, "plays_track": 3}})
    here.answer("play chant")
    assert "play chant" not in here.options()
    here.answer("done", "use chant", "target A7")
    assert here.options() == ["done"]
    assert here.why_not("use chant") != ""
    assert here.fear() == 1


@pytest.mark.rule("SI-10.11")
def test_an_innate_power_is_used_once_even_with_twice_the_elements(trial: Trial) -> None:
    """EX-POW-8."""
    trial.power("blaze", frighten, "1 fire 1 air", deck="innate")
    trial.spirit(Plain("blazing", innates=["blaze"]))
    seats = {"P1": {"elements": with_elements("2 fire 2 air")}}
    here = plain({}, spirit="blazing", phase="fast", seats=seats)
    here.answer("use blaze", "target A7")
    assert here.options() == ["done"]
    assert here.why_not("use blaze") != ""
    assert here.fear() == 1


def hurrying(trial: Trial, *more: str) -> Trial:
    """A fast card that lets one slow power be fast, and a slow one."""

    def rule(act: Act) -> Script:
        lasting(act.table, Hurry(act.seat, 1))
        yield from ()

    trial.power("hurry", rule)
    for name in ("slow-one", *more):
        trial.power(name, frighten, speed=SLOW)
    return trial


@pytest.mark.rule("SI-10.12", "SI-10.10")
def test_a_slow_power_made_fast_is_not_used_again_as_slow(trial: Trial) -> None:
    """EX-POW-9."""
    hurrying(trial, "slow-two")
    seats = {"P1": {"played": ["hurry", "slow-one", "slow-two"]}}
    here = plain({}, phase="fast", seats=seats)
    assert here.options() == ["use hurry", "done"]
    here.answer("use hurry", "target A7", "use slow-one", "target A7")
    assert here.options() == ["done"]  # the permission was for one power
    here.answer("done")
    assert here.prompt() == "ask-slow"
    assert here.options() == ["use slow-two", "done"]
    assert here.why_not("use slow-one") != ""
    assert here.fear() == 1


@pytest.mark.rule("SI-10.13")
def test_a_power_that_may_be_fast_stays_slow_when_left(trial: Trial) -> None:
    hurrying(trial)
    here = plain({}, phase="fast", seats={"P1": {"played": ["hurry", "slow-one"]}})
    here.answer("use hurry", "target A7")
    assert here.options() == ["use slow-one", "done"]
    here.answer("done")
    assert (here.prompt(), here.options()) == ("ask-slow", ["use slow-one", "done"])
    here.answer("use slow-one", "target A7")
    assert here.fear() == 1


@pytest.mark.rule("SI-10.12", "SI-10.13")
def test_a_threshold_that_makes_a_power_fast(trial: Trial) -> None:
    """With its elements it may be used in the fast phase, without them only later."""
    trial.power("dawn", frighten, "1 fire", speed=SLOW, fast_at=0)
    with_fire = {"P1": {"played": ["dawn"], "elements": with_elements("1 fire")}}
    here = plain({}, phase="fast", seats=with_fire)
    assert here.options() == ["use dawn", "done"]
    here.answer("use dawn", "target A7", "done")
    assert (here.table.turn, here.fear()) == (2, 1)  # nothing was left for the slow phase
    without = plain({}, phase="fast", seats={"P1": {"played": ["dawn"]}})
    assert without.options() == ["done"]
    without.answer("done")
    assert without.options() == ["use dawn", "done"]


@pytest.mark.rule("SI-10.3")
def test_a_power_without_a_legal_target_is_left_unused(trial: Trial) -> None:
    trial.power("call", frighten, target=DAHAN_LAND, elements="fire")
    here = plain({}, phase="fast", seats={"P1": {"played": ["call"]}})
    assert here.options() == ["done"]
    assert elements_of(here.table, 0)[FIRE] == 1
    here.answer("done")
    assert (here.fear(), here.seat().discard) == (0, ["call"])
