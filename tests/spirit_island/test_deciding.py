"""Section 28 of the rules: who decides."""

from __future__ import annotations

import pytest

from loci.core.script import Script
from loci.games.spirit_island.rules.act import Act, decider
from loci.games.spirit_island.rules.invaders.blight import add_blight
from loci.games.spirit_island.rules.island.harm import damage
from loci.games.spirit_island.state.terms import NOWHERE
from tests.spirit_island.trial import Trial, plain


@pytest.fixture(autouse=True)
def _plain(trial: Trial) -> None:
    """Every test here plays with the plain spirit."""

    def strike(act: Act) -> Script:
        yield from damage(act, 1)

    def rot(act: Act) -> Script:
        yield from add_blight(act)

    trial.power("strike", strike)
    trial.power("rot", rot)


@pytest.mark.rule("SI-28.1")
def test_the_user_of_a_power_decides_in_it() -> None:
    """P2 on the board of P1: damage, and a cascade too."""
    lands = {"A4": {"explorer": 1, "town": 1}, "A3": {"blight": 1}}
    strike = plain(lands, "power strike at A4 by P2", boards="AB")
    assert (strike.asked(), strike.prompt()) == ([1], "ask-damage")
    rot = plain(lands, "power rot at A3 by P2", boards="AB", blight_pool=9)
    assert (rot.asked(), rot.prompt()) == ([1], "ask-cascade")


@pytest.mark.rule("SI-28.2", "SI-28.3", "SI-18.12")
@pytest.mark.parametrize(("land", "seat"), [("A3", 0), ("B3", 1)])
def test_the_owner_of_the_board_decides_about_its_lands(land: str, seat: int) -> None:
    """The cascade of a ravage, and the damage of the dahan that strike back."""
    lands = {land: {"town": 1, "city": 1, "dahan": 4, "blight": 1}}
    here = plain(lands, f"ravage {land}", boards="AB", blight_pool=9)
    assert (here.asked(), here.prompt()) == ([seat], "ask-cascade")
    here.answer(here.options()[0])
    assert (here.asked(), here.prompt()) == ([seat], "ask-damage")


@pytest.mark.rule("SI-28.4", "SI-28.5", "SI-14.7")
def test_the_first_seat_decides_about_all_else() -> None:
    """The order of ravages on two boards."""
    lands = {"A4": {"town": 1}, "B3": {"town": 1}}
    here = plain(lands, boards="AB", phase="fast", ravage=["1-sands"])
    here.answer("done", seat=0)
    here.answer("done", seat=1)
    assert (here.asked(), here.prompt()) == ([0], "ask-ravage-order")


@pytest.mark.rule("SI-28.5")
def test_every_shared_decision_has_one_decider() -> None:
    table = plain({}, boards="AB").table
    numbers = table.island.numbers
    found = [decider(table, numbers[name]) for name in ("A1", "A8", "B1", "B8")]
    assert found == [0, 0, 1, 1]
    assert decider(table, NOWHERE) == 0
