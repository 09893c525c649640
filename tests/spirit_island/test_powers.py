"""Section 9 of the rules: what a power is, and how its effects are carried out."""

from __future__ import annotations

import pytest

from loci.core.script import Script
from loci.games.spirit_island.content.major.enduring import MoreHealth
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.effects import Defend, defend, lasting
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.harm import damage, destroy, destroy_all
from loci.games.spirit_island.rules.island.movement import gather, push
from loci.games.spirit_island.rules.island.pieces import count, health
from loci.games.spirit_island.rules.powers.power import needs
from loci.games.spirit_island.rules.spirits.elements import met_levels
from loci.games.spirit_island.state.registry import POWERS, SPIRITS
from loci.games.spirit_island.state.terms import (
    CITY,
    DAHAN,
    EXPLORER,
    FAST,
    HEALTH,
    SLOW,
    TOWN,
    piece,
)
from tests.spirit_island.tables import RIVER, with_elements
from tests.spirit_island.trial import Plain, Trial, nothing, number, plain, prompt_left


@pytest.fixture(autouse=True)
def _plain(trial: Trial) -> None:
    """Every test here plays with the plain spirit."""


# -- what powers are -------------------------------------------------------------------------------


@pytest.mark.rule("SI-9.1")
def test_powers_are_cards_and_innate_powers() -> None:
    decks = {power.deck for power in POWERS.values() if power.set == "base"}
    assert decks == {"minor", "major", "unique", "innate"}
    assert all(bool(p.owner) == (p.deck in ("unique", "innate")) for p in POWERS.values())
    spirit = SPIRITS[RIVER]
    assert {POWERS[id].deck for id in spirit.uniques} == {"unique"}
    assert {POWERS[id].deck for id in spirit.innates} == {"innate"}


@pytest.mark.rule("SI-9.2", "SI-9.3")
def test_an_innate_power_is_there_every_turn_and_costs_nothing(trial: Trial) -> None:
    trial.power("glow", nothing, "1 fire", deck="innate")
    trial.spirit(Plain("glowing", innates=["glow"]))
    seats = {"P1": {"energy": 3, "energy_track": 6}}  # the last space gives fire
    here = plain({}, spirit="glowing", phase="fast", seats=seats)
    assert here.options() == ["use glow", "done"]
    here.answer("use glow", "target A7")
    assert (here.seat().energy, here.seat().plays_made, here.seat().played) == (3, 0, [])
    here.answer("done", "growth 3", "done")
    assert here.table.turn == 2
    assert here.options() == ["use glow", "done"]


@pytest.mark.rule("SI-9.4")
def test_a_power_is_fast_or_slow(trial: Trial) -> None:
    """Fast before the invader phase, slow after it."""
    trial.power("quick", nothing, speed=FAST)
    trial.power("late", nothing, speed=SLOW)
    seats = {"P1": {"played": ["quick", "late"]}}
    here = plain({}, phase="fast", seats=seats)
    assert here.options() == ["use quick", "done"]
    here.answer("done")
    assert here.options() == ["use late", "done"]
    assert here.pile("build_space")  # the invaders have explored in between


# -- one land, one spirit --------------------------------------------------------------------------


@pytest.mark.rule("SI-9.22", "SI-20.17")
def test_all_means_all_in_the_target_land(trial: Trial) -> None:
    """EX-POW-1."""

    def rule(act: Act) -> Script:
        yield from destroy_all(act, TOWN)

    trial.power("quake", rule)
    here = plain({"A5": {"town": 2}, "A4": {"town": 1}}, "power quake at A5")
    assert (here.land("A5"), here.land("A4")) == ({}, {"town": 1})
    assert here.fear() == 2


@pytest.mark.rule("SI-10.8", "SI-9.25")
def test_a_number_is_for_the_one_land(trial: Trial) -> None:
    """EX-POW-2: up to 3 explorers, two of which are there."""

    def rule(act: Act) -> Script:
        yield from destroy(act, 3, EXPLORER, up_to=True)

    trial.power("mudslide", rule)
    for answers, left in ((("stop",), 2), (("destroy explorer", "stop"), 1)):
        here = plain({"A5": {"explorer": 2}, "A4": {"explorer": 2}}, "power mudslide at A5")
        assert here.options() == ["destroy explorer", "stop"]
        here.answer(*answers)
        assert (here.land("A5"), here.land("A4")) == ({"explorer": left}, {"explorer": 2})
    here = plain({"A5": {"explorer": 2}, "A4": {"explorer": 2}}, "power mudslide at A5")
    here.answer("destroy explorer", "destroy explorer")
    assert (here.land("A5"), here.land("A4")) == ({}, {"explorer": 2})
    assert here.prompt() == "ask-growth"  # nothing is left to destroy


@pytest.mark.rule("SI-9.21", "SI-10.1", "SI-10.2")
def test_only_the_target_field_limits_the_target() -> None:
    """EX-POW-5: Devouring Ants in a jungle without dahan: 1 damage, 1 more, nothing else."""
    lands = {"A8": {"explorer": 2, "presence": {"P1": 2}}, "A2": {"city": 1}}
    here = plain(lands, phase="slow", seats={"P1": {"played": ["devouring-ants"]}})
    assert here.options() == ["use devouring-ants", "done"]
    here.answer("use devouring-ants", "target A8")
    assert here.land("A8") == {"presence": {0: 2}}
    assert here.fear() == 1


# -- the order and the numbers of effects ----------------------------------------------------------


@pytest.mark.rule("SI-9.23")
def test_effects_come_in_printed_order(trial: Trial) -> None:
    """A dahan gathered first deals damage after it; the other way round it does not."""

    def call(act: Act) -> Script:
        yield from gather(act, 1, DAHAN)

    def strike(act: Act) -> Script:
        yield from damage(act, count(act.table, act.land, DAHAN))

    def first(act: Act) -> Script:
        yield from call(act)
        yield from strike(act)

    def last(act: Act) -> Script:
        yield from strike(act)
        yield from call(act)

    trial.power("first", first)
    trial.power("last", last)
    lands = {"A5": {"explorer": 1}, "A4": {"dahan": 1}}
    assert plain(lands, "power first at A5").land("A5") == {"dahan": 1}
    assert plain(lands, "power last at A5").land("A5") == {"dahan": 1, "explorer": 1}


@pytest.mark.rule("SI-9.23", "SI-10.1")
def test_what_cannot_be_done_is_left_out(trial: Trial) -> None:
    def rule(act: Act) -> Script:
        yield from destroy(act, 1, CITY)
        yield from push(act, 2, DAHAN)
        defend(act, 2)
        fear(act, 1)

    trial.power("storm", rule)
    here = plain({"A5": {"explorer": 1}}, "power storm at A5")
    assert here.land("A5") == {"explorer": 1}
    assert here.fear() == 1
    assert [e.amount for e in here.table.effects if isinstance(e, Defend)] == [2]


@pytest.mark.rule("SI-9.24", "SI-21.8")
def test_a_slash_after_a_number_allows_any_mix(trial: Trial) -> None:
    """EX-PG-6: push 2 explorer/town."""

    def rule(act: Act) -> Script:
        yield from push(act, 2, EXPLORER, TOWN)

    trial.power("wave", rule)
    lands = {"A5": {"explorer": 2, "town": 2, "dahan": 1}}
    left = {
        ("explorer", "explorer"): {"town": 2, "dahan": 1},
        ("town", "town"): {"explorer": 2, "dahan": 1},
        ("explorer", "town"): {"explorer": 1, "town": 1, "dahan": 1},
        ("town", "explorer"): {"explorer": 1, "town": 1, "dahan": 1},
    }
    for (one, two), rest in left.items():
        here = plain(lands, "power wave at A5").answer(f"push {one} A4", f"push {two} A1")
        assert here.land("A5") == rest
        assert here.prompt() == "ask-growth"


@pytest.mark.rule("SI-9.25")
@pytest.mark.parametrize("wanted", [0, 1, 2, 3])
def test_up_to_three_allows_none_to_three(trial: Trial, wanted: int) -> None:
    """EX-WORD-1."""

    def rule(act: Act) -> Script:
        yield from push(act, 3, EXPLORER, up_to=True)

    trial.power("gust", rule)
    here = plain({"A5": {"explorer": 5}}, "power gust at A5")
    here.answer(*["push explorer A4"] * wanted)
    if wanted < 3:
        here.answer("stop")
    assert here.land("A4") == ({"explorer": wanted} if wanted else {})
    assert here.land("A5") == {"explorer": 5 - wanted}
    assert here.prompt() == "ask-growth"


@pytest.mark.rule("SI-9.26", "SI-10.6")
def test_a_plain_number_is_carried_out_in_full(trial: Trial) -> None:
    """No stopping before 2 are pushed, and no more than are there."""

    def rule(act: Act) -> Script:
        yield from push(act, 2, EXPLORER)

    trial.power("gale", rule)
    here = plain({"A3": {"explorer": 3}}, "power gale at A3")
    assert here.options() == ["push explorer A2", "push explorer A4"]
    here.answer("push explorer A2")
    assert (prompt_left(here), here.options()) == (1, ["push explorer A2", "push explorer A4"])
    here.answer("push explorer A4")
    assert here.land("A3") == {"explorer": 1}
    few = plain({"A3": {"explorer": 1}}, "power gale at A3").answer("push explorer A2")
    assert (few.land("A3"), few.land("A2")) == ({}, {"explorer": 1})


@pytest.mark.rule("SI-9.27", "SI-20.12")
def test_a_value_after_a_plus_is_added() -> None:
    """Dahan with +3 health: 2 and 3."""
    here = plain({"A5": {"dahan": 1}})
    lasting(here.table, MoreHealth(number(here, "A5"), amount=3))
    assert health(here.table, number(here, "A5"), piece(DAHAN)) == HEALTH[DAHAN] + 3 == 5
    assert health(here.table, number(here, "A4"), piece(DAHAN)) == 2
    assert health(here.table, number(here, "A5"), piece(TOWN)) == 2


@pytest.mark.rule("SI-9.28")
def test_outnumbering_needs_more_and_at_least_one() -> None:
    """EX-WORD-2, by Avoid the Dahan at terror level 2: no build where dahan outnumber buildings."""
    lands = {
        "A1": {"dahan": 1, "explorer": 1},
        "A2": {"dahan": 1, "city": 1},
        "A3": {"explorer": 1},
    }
    here = plain(lands, "fear-card avoid-the-dahan at 2", "build A1", "build A2", "build A3")
    assert here.land("A1") == {"dahan": 1, "explorer": 1}
    assert here.land("A2") == {"dahan": 1, "city": 1, "town": 1}
    assert here.land("A3") == {"explorer": 1, "town": 1}


# -- thresholds in use -----------------------------------------------------------------------------


@pytest.mark.rule("SI-8.6", "SI-8.5")
def test_the_same_elements_serve_every_threshold(trial: Trial) -> None:
    """EX-POW-4."""
    power = trial.power("spring", nothing, "2 water", "2 water", "1 water", "3 water")
    assert met_levels(needs("2 water"), power) == [0, 1, 2]


@pytest.mark.rule("SI-8.9", "SI-8.12", "SI-8.10")
def test_a_threshold_with_instead() -> None:
    """EX-POW-6: Call of the Dahan Ways, the town in place of the explorer."""
    here = plain(
        {"A5": {"dahan": 1, "explorer": 1, "town": 1}},
        "power call-of-the-dahan-ways at A5",
        seats={"P1": {"elements": with_elements("2 moon")}},
    )
    here.answer("option town")
    assert here.land("A5") == {"dahan": 2, "explorer": 1}
    assert here.fear() == 0


@pytest.mark.rule("SI-8.10", "SI-8.12")
def test_the_same_card_without_its_threshold() -> None:
    """EX-POW-7: by choice of the other branch, or by pretending to have fewer elements."""
    lands = {"A5": {"dahan": 1, "explorer": 1, "town": 1}}
    elements = with_elements("2 moon")
    here = plain(lands, "power call-of-the-dahan-ways at A5", seats={"P1": {"elements": elements}})
    here.answer("option explorer")
    assert here.land("A5") == {"dahan": 2, "town": 1}
    assert here.fear() == 0
    fewer = plain(
        lands,
        phase="slow",
        seats={"P1": {"elements": elements, "played": ["call-of-the-dahan-ways"]}},
    )
    assert "use call-of-the-dahan-ways 0" in fewer.options()
    fewer.answer("use call-of-the-dahan-ways 0")
    assert fewer.land("A5") == {"dahan": 2, "town": 1}
