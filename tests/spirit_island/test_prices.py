"""What using a power costs besides, thresholds with a price, powers used more than once (SX-15)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.script import Script
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.effects import defend
from loci.games.spirit_island.rules.powers.extra_cost import EnergyCost, ExtraCost
from loci.games.spirit_island.rules.powers.power import Power
from loci.games.spirit_island.rules.powers.targets import ANY_LAND
from loci.games.spirit_island.rules.powers.usage import repeat_on
from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import FAST
from tests.spirit_island.tables import Island
from tests.spirit_island.trial import NEAR, Plain, Trial, plain


class PerUse(ExtraCost):
    """1 destroyed presence for each earlier use of `slip`."""

    def can_pay(self, table: SpiritTable, seat: int) -> bool:
        return table.seats[seat].destroyed >= table.seats[seat].used.count("slip")

    def pay(self, act: Act) -> Script:
        owner = act.table.seats[act.seat]
        owner.destroyed -= owner.used.count("slip")
        yield from ()


def shelter(act: Act) -> None:
    defend(act, 1 + 2 * act.has(0) + 4 * act.has(1))
    if act.has(2):
        repeat_on(act)


def power(id: str, *thresholds: str, deck: str = "unique", **keys: Any) -> Power:
    return Power(id, deck, 0, FAST, "", NEAR, ANY_LAND, shelter, thresholds, **keys)


@pytest.fixture(autouse=True)
def _powers(trial: Trial, monkeypatch: pytest.MonkeyPatch) -> None:
    trial.spirit(Plain("payer", innates=["slip"]))
    for one in (
        power("dear", extra_cost=EnergyCost(2)),
        power("slip", "1 moon", deck="innate", extra_cost=PerUse(), uses=0),
        power("furnace", "1 earth", "1 fire 2 energy", "1 sun 1 energy"),
    ):
        monkeypatch.setitem(POWERS, one.id, one)


def payer(**seat: Any) -> Island:
    return plain({}, spirit="payer", phase="fast", seats={"P1": seat})


def used(here: Island) -> list[str]:
    return [line for line in here.options() if line.startswith("use ")]


# -- the price of a power --------------------------------------------------------------------------


@pytest.mark.rule("SX-15.10", "SX-15.12")
def test_a_power_is_paid_for_when_it_is_used() -> None:
    here = payer(played=["dear"], energy=3).answer("use dear", "target A7")
    assert (here.seat().energy, here.defended("A7")) == (1, [1])


@pytest.mark.rule("SX-15.10", "SX-15.13")
def test_who_cannot_pay_has_the_card_for_its_elements_alone() -> None:
    here = payer(played=["dear"], energy=1, destroyed=1, elements={"moon": 1})
    assert "use dear" not in here.options()
    assert here.why_not("use dear") == "power-price"
    here = plain({}, spirit="payer", seats={"P1": {"hand": ["dear"], "grown": 1, "plays_track": 2}})
    assert "play dear" in here.options()  # playing it costs nothing


@pytest.mark.rule("SX-15.11")
def test_a_repeat_is_paid_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def twice(act: Act) -> None:
        defend(act, 1)
        repeat_on(act)

    again = Power("again", "unique", 0, FAST, "", NEAR, ANY_LAND, twice, extra_cost=EnergyCost(2))
    monkeypatch.setitem(POWERS, "again", again)
    here = payer(played=["again"], energy=5).answer("use again", "target A7", "target A7")
    assert (here.seat().energy, here.defended("A7")) == (1, [2])
    poor = payer(played=["again"], energy=3).answer("use again", "target A7")
    assert (poor.seat().energy, poor.defended("A7")) == (1, [1])
    assert "target A7" not in (poor.options() if poor.asked() else [])


# -- more than once --------------------------------------------------------------------------------


def test_a_power_may_be_used_as_often_as_it_says() -> None:
    here = payer(destroyed=3, elements={"moon": 1})
    here.answer("use slip", "target A7", "use slip", "target A7")
    assert (here.seat().destroyed, here.seat().used) == (2, ["slip", "slip"])
    here.answer("use slip", "target A7")
    assert here.seat().destroyed == 0
    assert here.defended("A7") == [3 * 3]
    assert not here.asked() or "use slip" not in here.options()


# -- thresholds with a price -----------------------------------------------------------------------


@pytest.mark.rule("SX-15.14")
def test_a_threshold_with_a_price_is_paid_only_if_it_is_wanted() -> None:
    elements = {"earth": 1, "fire": 1, "sun": 1}
    here = payer(played=["furnace"], energy=2, elements=elements)
    assert used(here) == [
        "use furnace", "use furnace 0", "use furnace 1+3", "use furnace 3",
        "use furnace 1+2", "use furnace 2",
    ]  # fmt: skip
    here.answer("use furnace", "target A7")
    assert (here.seat().energy, here.defended("A7")) == (2, [3])
    other = payer(played=["furnace"], energy=2, elements=elements)
    other.answer("use furnace 1+2", "target A7")
    assert (other.seat().energy, other.defended("A7")) == (0, [7])


def test_a_price_that_cannot_be_paid_is_not_offered() -> None:
    here = payer(played=["furnace"], energy=0, elements={"earth": 1, "fire": 1})
    assert used(here) == ["use furnace", "use furnace 0"]
    assert POWERS["furnace"].prices == [0, 2, 1]
    assert POWERS["dear"].prices == []


@pytest.mark.rule("SX-15.15")
def test_on_a_repeat_the_price_is_paid_again_or_the_threshold_left() -> None:
    here = payer(played=["furnace"], energy=6, elements={"earth": 1, "fire": 1, "sun": 1})
    here.answer("use furnace 1+2+3", "target A7")
    assert (here.seat().energy, here.defended("A7")) == (3, [7])
    assert here.options()[:2] == ["repeat furnace", "repeat furnace 0"]
    here.answer("repeat furnace 1+2", "target A7")
    assert (here.seat().energy, here.defended("A7")) == (1, [14])
