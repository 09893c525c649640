"""Section 22 of the rules: defence."""

from __future__ import annotations

import pytest

from loci.core.script import Script
from loci.games.spirit_island.content.major.enduring import NoBlight
from loci.games.spirit_island.content.spirits.shadows_flicker_like_flame import DahanSafe
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.effects import defence, defend, lasting
from loci.games.spirit_island.rules.invaders.actions import ravage_damage
from tests.spirit_island.trial import Trial, number, plain


@pytest.fixture(autouse=True)
def _plain(trial: Trial) -> None:
    """Every test here plays with the plain spirit, which defends a little or much."""

    def one(act: Act) -> Script:
        defend(act, 1)
        yield from ()

    def two(act: Act) -> Script:
        defend(act, 2)
        yield from ()

    def nine(act: Act) -> Script:
        defend(act, 9)
        yield from ()

    for id, rule in (("one", one), ("two", two), ("nine", nine)):
        trial.power(id, rule)


@pytest.mark.rule("SI-22.1", "SI-22.5", "SI-14.13", "SI-14.12")
def test_defend_two() -> None:
    """EX-DEF-1: 3 damage less 2, once from the total: 1 to the land and 1 to the dahan."""
    lands = {"A5": {"town": 1, "explorer": 1, "dahan": 1}}
    before = plain(lands, "power two at A5")
    assert ravage_damage(before.table, number(before, "A5")) == 3 - 2
    here = plain(lands, "power two at A5", "ravage A5")
    assert here.prompt() == "ask-damage"
    assert here.land("A5") == {"town": 1, "explorer": 1, "dahan-1": 1}


@pytest.mark.rule("SI-22.3", "SI-22.2", "SI-22.4")
def test_defence_adds_up_and_is_not_used_up() -> None:
    """EX-DEF-2: defend 1 and 2 against a city, twice in a turn."""
    steps = ("power one at A5", "power two at A5")
    once = plain({"A5": {"city": 1}}, *steps, "ravage A5")
    assert once.land("A5") == {"city": 1}
    here = plain({"A5": {"city": 1}}, *steps, "ravage A5", "ravage A5")
    assert here.land("A5") == {"city": 1}
    assert defence(here.table, number(here, "A5")) == 3
    assert ravage_damage(here.table, number(here, "A5")) == 0


@pytest.mark.rule("SI-22.1")
def test_defence_is_for_its_land() -> None:
    here = plain({"A5": {"city": 1}, "A4": {"city": 1}}, "power nine at A5", "ravage A4")
    assert here.land("A4") == {"city": 1, "blight": 1}


@pytest.mark.rule("SI-22.4", "SI-27.4")
def test_defence_lasts_for_the_turn() -> None:
    here = plain({"A5": {"city": 1}}, "power nine at A5", "time-passes", "ravage A5")
    assert here.land("A5") == {"city": 1, "blight": 1}


@pytest.mark.rule("SI-22.6")
def test_damage_never_falls_below_nothing() -> None:
    here = plain({"A5": {"explorer": 1, "dahan-1": 1}}, "power nine at A5")
    assert ravage_damage(here.table, number(here, "A5")) == 0
    here = plain({"A5": {"explorer": 1, "dahan-1": 1}}, "power nine at A5", "ravage A5")
    assert here.land("A5") == {"dahan-1": 1}


@pytest.mark.rule("SI-22.7")
def test_defence_does_not_lower_the_damage_of_dahan() -> None:
    here = plain({"A5": {"city": 1, "dahan": 2}}, "power nine at A5", "ravage A5")
    assert (here.land("A5"), here.fear()) == ({"dahan": 2}, 2)


@pytest.mark.rule("SI-22.8")
def test_an_effect_may_defend_the_dahan_or_the_land_alone(trial: Trial) -> None:
    def shelter(act: Act) -> Script:
        lasting(act.table, DahanSafe(act.land, act.seat))
        yield from ()

    def ward(act: Act) -> Script:
        lasting(act.table, NoBlight(act.land, act.seat))
        yield from ()

    trial.power("shelter", shelter)
    trial.power("ward", ward)
    lands = {"A5": {"town": 1, "dahan": 1}}
    assert plain(lands, "power shelter at A5", "ravage A5").land("A5") == {"dahan": 1, "blight": 1}
    assert plain(lands, "power ward at A5", "ravage A5").land("A5") == {"town": 1}
