"""Section 23 of the rules: repeating powers."""

from __future__ import annotations

import pytest

from loci.core.script import Script
from loci.games.spirit_island.content.minor.gifts import MoreRange
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.effects import give_element, lasting
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.harm import damage
from loci.games.spirit_island.rules.powers.power import needs
from loci.games.spirit_island.rules.powers.repeats import Repeat
from loci.games.spirit_island.rules.powers.speed import Hurry
from loci.games.spirit_island.rules.powers.targets import DAHAN_LAND, ITSELF
from loci.games.spirit_island.rules.powers.usage import repeat_on
from loci.games.spirit_island.rules.spirits.elements import elements_of
from loci.games.spirit_island.state.terms import SLOW, WATER
from tests.spirit_island.tables import Island, island, with_elements
from tests.spirit_island.trial import Plain, Trial, Watcher, lands_in_reach, nothing, plain

ANY_COST = 99


@pytest.fixture(autouse=True)
def _plain(trial: Trial) -> None:
    """Every test here plays with a spirit whose innate power `echo` allows one repeat; `haste`
    makes one slow power fast, `reach` lengthens by 1."""

    def echo(act: Act) -> Script:
        lasting(act.table, Repeat(act.seat, ANY_COST))
        yield from ()

    def haste(act: Act) -> Script:
        lasting(act.table, Hurry(act.seat, 1))
        yield from ()

    def reach(act: Act) -> Script:
        lasting(act.table, MoreRange(act.seat, 1))
        yield from ()

    def scare(act: Act) -> Script:
        fear(act, 1)
        yield from ()

    trial.power("echo", echo, "1 water", deck="innate", reach=None, target=ITSELF)
    trial.spirit(Plain("echoing", innates=["echo"]))
    trial.power("haste", haste, reach=None, target=ITSELF)
    trial.power("reach", reach, reach=None, target=ITSELF)
    trial.power("scare", scare, cost=2, elements="water")
    trial.power("scare-late", scare, speed=SLOW, elements="water")


def played(*cards: str, phase: str = "fast") -> Island:
    return plain({}, spirit="echoing", phase=phase, seats={"P1": {"played": list(cards)}})


@pytest.mark.rule("SI-23.1", "SI-23.6", "SI-23.8", "SX-12.55", "SX-36.6")
def test_a_repeat_uses_the_power_once_more() -> None:
    """With a target of its own choice, the same land included."""
    here = played("scare").answer("use scare", "target A8", "use echo")
    assert here.options() == ["repeat scare", "done"]
    here.answer("repeat scare")
    assert here.options() == ["target A5", "target A7", "target A8"]
    here.answer("target A8")
    assert here.fear() == 2
    assert here.options() == ["done"]  # the one repeat is spent


@pytest.mark.rule("SI-23.9", "SI-23.10", "SI-23.2", "SX-12.3", "SX-12.19")
def test_a_repeat_is_no_new_card_but_a_new_use(trial: Trial) -> None:
    """EX-REP-1: 2 cards played, their powers used 3 times, 2 water as before."""
    watcher = Watcher("echoing", innates=["echo"])
    trial.spirit(watcher)
    trial.power("rain", nothing, elements="water")
    here = played("rain", "scare").answer("use echo", "use scare", "target A7")
    watcher.seen.clear()
    here.answer("use rain", "target A7")
    here.answer("repeat scare", "target A7")
    assert watcher.seen == ["rain", "scare"]
    assert here.seat().played == ["rain", "scare"]
    assert here.seat().energy == 0
    assert elements_of(here.table, 0) == needs("2 water")


@pytest.mark.rule("SI-23.9")
def test_boon_of_vigor_counts_cards_and_not_repeats() -> None:
    """The named case of EX-REP-1: 2 cards in play give 2 energy, repeat or not."""
    here = plain(
        {},
        boards="AB",
        spirit="echoing",
        phase="fast",
        seats={"P1": {"played": ["boon-of-vigor"]}, "P2": {"played": ["scare", "scare-late"]}},
    )
    here.answer("use scare", "target B7", "use echo", "repeat scare", "target B7", seat=1)
    here.answer("use boon-of-vigor", "target P2", seat=0)
    assert here.seat(1).energy == 2


@pytest.mark.rule("SI-23.5", "SI-23.6", "SI-23.8", "SI-23.4", "SI-23.3")
def test_changes_of_the_power_hold_for_the_repeat(trial: Trial) -> None:
    """EX-REP-2: slow but made fast, range 1 and 1 more; the repeat may target anew."""
    here = played("haste", "reach", "scare-late")
    here.answer("use haste", "use reach", "use scare-late", "target A5", "use echo")
    assert here.options() == ["repeat haste", "repeat reach", "repeat scare-late", "done"]
    here.answer("repeat scare-late")
    assert here.options() == [f"target A{n}" for n in (1, 4, 5, 6, 7, 8)]
    here.answer("target A5")
    assert here.fear() == 2
    assert here.options() == ["done"]


@pytest.mark.rule("SI-23.4", "SI-10.12")
def test_a_power_made_fast_is_not_repeated_as_slow() -> None:
    """Left for the slow phase, the repeat is lost."""
    here = played("haste", "scare-late")
    here.answer("use haste", "use scare-late", "target A7", "use echo", "done")
    assert (here.table.turn, here.fear()) == (2, 1)


@pytest.mark.rule("SI-23.4", "SX-12.54")
def test_a_repeat_has_the_speed_of_the_power() -> None:
    """A fast one in the fast phase only, a slow one in the slow phase only."""
    fast = played("scare", "scare-late")
    fast.answer("use scare", "target A7", "use echo", "done")
    assert fast.prompt() == "ask-slow"
    assert fast.options() == ["use scare-late", "done"]
    fast.answer("use scare-late", "target A7")
    assert fast.options() == ["repeat scare-late", "done"]


@pytest.mark.rule("SI-23.3")
def test_repeats_never_chain(trial: Trial) -> None:
    """A power that repeats itself does so once; repeated by an effect it does not at all."""

    def wave(act: Act) -> Script:
        fear(act, 1)
        repeat_on(act)
        yield from ()

    trial.power("wave", wave, elements="water")
    here = played("wave").answer("use wave", "target A7", "target A5")
    assert here.fear() == 2
    here.answer("use echo", "repeat wave", "target A8")
    assert here.fear() == 3
    assert here.options() == ["done"]


@pytest.mark.rule("SI-23.7")
def test_a_repeat_may_name_its_lands(trial: Trial) -> None:
    """They stand in place of range and target: no dahan in A1, far from any presence."""

    def spread(act: Act) -> Script:
        yield from damage(act, 1)
        numbers = act.table.island.numbers
        repeat_on(act, [numbers["A1"], numbers["A2"]])

    power = trial.power("spread", spread, target=DAHAN_LAND)
    lands = {"A5": {"dahan": 1, "explorer": 1}, "A1": {"explorer": 1}, "A2": {"explorer": 1}}
    here = plain(lands, phase="fast", seats={"P1": {"played": ["spread"]}})
    assert lands_in_reach(here, power) == ["A5"]
    here.answer("use spread")
    assert here.options() == ["target A1", "target A2", "stop"]
    here.answer("target A1")
    assert (here.land("A5"), here.land("A1")) == ({"dahan": 1}, {})
    assert here.land("A2") == {"explorer": 1}
    assert here.options() == ["done"]


@pytest.mark.rule("SI-23.6", "SI-23.8")
def test_decisions_are_made_anew(trial: Trial) -> None:
    """The repeat divides its damage as it likes."""

    def strike(act: Act) -> Script:
        yield from damage(act, 1)
        repeat_on(act)

    trial.power("strike", strike)
    lands = {"A5": {"explorer": 1, "town": 1}}
    here = plain(lands, phase="fast", seats={"P1": {"played": ["strike"]}})
    here.answer("use strike", "target A5", "damage town", "target A5", "damage explorer")
    assert here.land("A5") == {"town-1": 1}


@pytest.mark.rule("SI-23.1", "SI-23.10")
def test_two_permissions_may_go_to_the_same_card() -> None:
    leave = {"kind": "repeat", "seat": "P1", "number": 9}
    here = plain(
        {},
        spirit="echoing",
        phase="fast",
        seats={"P1": {"played": ["scare"], "used": ["scare", "echo"]}},
        effects=[leave, leave],
    )
    here.answer("repeat scare", "target A7", "repeat scare", "target A7")
    assert here.fear() == 2
    assert here.options() == ["done"]


@pytest.mark.rule("SI-23.1", "SI-8.10")
def test_a_repeat_may_use_fewer_thresholds(trial: Trial) -> None:
    def storm(act: Act) -> Script:
        fear(act, 1 + 2 * len(act.levels))
        yield from ()

    trial.power("storm", storm, "1 water", elements="water")
    leave = {"kind": "repeat", "seat": "P1", "number": 9}
    here = plain(
        {},
        spirit="echoing",
        phase="fast",
        seats={"P1": {"played": ["storm"], "used": ["storm", "echo"]}},
        effects=[leave],
    )
    assert here.options() == ["repeat storm", "repeat storm 0", "done"]
    here.answer("repeat storm 0", "target A7")
    assert here.fear() == 1


# -- powers that repeat themselves: asked after each use -------------------------------------------

GREEN = "a-spread-of-rampant-green"
CREEPERS = "creepers-tear-into-mortar"


def creepers(elements: str) -> Island:
    """A town and a city beside presence in A5 and A6, in the slow phase."""
    lands = {
        "A5": {"town": 1, "presence": {"P1": 1}},
        "A6": {"city": 1, "presence": {"P1": 1}},
        "A7": {},
    }
    seats = {"P1": {"elements": with_elements(elements)}}
    return island(lands, spirits=[GREEN], phase="slow", seats=seats)


@pytest.mark.rule("SI-23.11")
def test_a_power_that_repeats_itself_asks_after_every_use() -> None:
    here = creepers("3 moon 4 plant").answer(f"use {CREEPERS}", "target A5")
    for _ in range(2):
        assert here.prompt() == "ask-repeat"
        assert here.options() == ["target A5", "target A6", "stop"]
        here.answer("target A6")
    assert (here.land("A5")["town-1"], here.land("A6")["city-2"]) == (1, 1)
    assert here.options() == ["done"]  # the third use was the last


@pytest.mark.rule("SI-23.11")
@pytest.mark.parametrize("uses", [1, 2])
def test_a_repeat_may_be_left(uses: int) -> None:
    """Also after some of them, and when there is only one target."""
    here = creepers("3 moon 4 plant").answer(f"use {CREEPERS}", *["target A6"] * uses, "stop")
    assert here.land("A6")[f"city-{uses}"] == 1
    assert here.options() == ["done"]
    lands = {"A5": {"city": 1, "presence": {"P1": 1}}, "A7": {}}
    seats = {"P1": {"elements": {"moon": 2, "plant": 3}}}
    one = island(lands, spirits=[GREEN], phase="slow", seats=seats).answer(f"use {CREEPERS}")
    assert one.options() == ["target A5", "stop"]
    assert one.answer("stop").land("A5")["city-1"] == 1


@pytest.mark.rule("SI-23.11")
def test_a_repeat_that_is_left_leaves_one_that_another_effect_allows(trial: Trial) -> None:
    def wave(act: Act) -> None:
        fear(act, 1)
        repeat_on(act)

    trial.power("wave", wave)
    here = plain(
        {},
        spirit="echoing",
        phase="fast",
        seats={"P1": {"played": ["wave"]}},
        effects=[{"kind": "repeat", "seat": "P1", "number": 9}],
    )
    here.answer("use wave", "target A7", "stop")
    assert here.options() == ["repeat wave", "done"]
    here.answer("repeat wave")
    assert "stop" not in here.options()  # it is paid for
    here.answer("target A7")
    assert (here.fear(), here.options()) == (2, ["done"])


@pytest.mark.rule("SI-23.11")
def test_a_repeat_that_is_left_leaves_one_with_other_words(trial: Trial) -> None:
    def flood(act: Act) -> None:
        fear(act, 1)
        repeat_on(act)
        repeat_on(act)
        repeat_on(act, [act.table.island.numbers["A1"]])

    trial.power("flood", flood)
    here = plain({}, phase="fast", seats={"P1": {"played": ["flood"]}})
    here.answer("use flood", "target A7", "stop")
    assert here.options() == ["target A1", "stop"]
    here.answer("target A1")
    assert here.fear() == 2


@pytest.mark.rule("SI-23.12")
def test_thresholds_are_counted_again_for_a_repeat(trial: Trial) -> None:
    """The first use brings the water of a threshold; one that was left out stays so."""

    def spring(act: Act) -> None:
        fear(act, 1 + 2 * len(act.levels))
        if not act.repeat:
            give_element(act.table, act.seat, WATER)
            repeat_on(act)

    trial.power("spring", spring, "1 water", "2 water")
    seats = {"P1": {"played": ["spring"], "elements": {"water": 1}}}
    here = plain({}, phase="fast", seats=seats)
    here.answer("use spring", "target A7")
    assert here.fear() == 3
    assert here.answer("target A7").fear() == 3 + 5
    without = plain({}, phase="fast", seats=seats).answer("use spring 0", "target A7", "target A7")
    assert without.fear() == 1 + 3
