"""Section 21 of the rules: gathering and pushing."""

from __future__ import annotations

import pytest

from loci.core.script import Script
from loci.games.spirit_island.content.minor.gifts import MoreRange
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.effects import lasting
from loci.games.spirit_island.rules.island.movement import gather, move_piece, push
from loci.games.spirit_island.state.terms import DAHAN, EXPLORER, TOWN, piece
from tests.spirit_island.trial import Trial, number, plain


@pytest.fixture(autouse=True)
def _plain(trial: Trial) -> None:
    """Every test here plays with the plain spirit and moves dahan and explorers."""

    def gather_one(act: Act) -> Script:
        yield from gather(act, 1, DAHAN)

    def gather_three(act: Act) -> Script:
        yield from gather(act, 3, DAHAN, up_to=True)

    def push_one(act: Act) -> Script:
        yield from push(act, 1, EXPLORER)

    def push_three(act: Act) -> Script:
        yield from push(act, 3, DAHAN, up_to=True)

    trial.power("gather-one", gather_one)
    trial.power("gather-three", gather_three)
    trial.power("push-one", push_one)
    trial.power("push-three", push_three)


# -- the example of the rulebook -------------------------------------------------------------------

CALL = "power call-to-migrate at C5"


@pytest.mark.rule("SI-21.2", "SI-21.6", "SI-9.25")
def test_the_first_effect_gathers_two_dahan() -> None:
    """EX-PG-1: Call to Migrate in C5; the dahan come from C4 and C1."""
    lands = {"C5": {"dahan": 1}, "C6": {"city": 1}, "C4": {"dahan": 1}, "C1": {"dahan": 1}}
    here = plain(lands, CALL, boards="C")
    here.answer("gather dahan C1", "gather dahan C4")
    assert here.prompt() == "ask-push"
    assert here.land("C5") == {"dahan": 3}
    assert (here.land("C1"), here.land("C4"), here.land("C6")) == ({}, {}, {"city": 1})


@pytest.mark.rule("SI-21.3", "SI-21.5", "SI-9.23")
def test_the_second_effect_pushes_three_dahan() -> None:
    """EX-PG-2: all of them into C6."""
    here = plain({"C5": {"dahan": 3}, "C6": {"city": 1}}, CALL, boards="C")
    here.answer(*["push dahan C6"] * 3)
    assert (here.land("C5"), here.land("C6")) == ({}, {"city": 1, "dahan": 3})


# -- gathering -------------------------------------------------------------------------------------


@pytest.mark.rule("SI-21.2", "SI-21.6")
def test_gathered_pieces_come_from_one_or_several_adjacent_lands() -> None:
    lands = {"A4": {"dahan": 2}, "A6": {"dahan": 1}}
    same = plain(lands, "power gather-three at A5")
    same.answer("gather dahan A4", "gather dahan A4", "stop")
    assert (same.land("A5"), same.land("A4")) == ({"dahan": 2}, {})
    several = plain(lands, "power gather-three at A5")
    several.answer("gather dahan A4", "gather dahan A6", "stop")
    assert (several.land("A4"), several.land("A6")) == ({"dahan": 1}, {})


@pytest.mark.rule("SI-21.4", "SI-21.1")
def test_more_range_does_not_lengthen_a_gather() -> None:
    """EX-PG-4: the dahan of A1 is two lands away from A7."""
    here = plain({"A1": {"dahan": 1}}, phase="fast", seats={"P1": {"played": ["gather-one"]}})
    lasting(here.table, MoreRange(0, 3))
    here.answer("use gather-one")
    assert "target A7" in here.options()
    here.answer("target A7")
    assert here.land("A7") == {"presence": {0: 1}}
    assert here.land("A1") == {"dahan": 1}


@pytest.mark.rule("SI-21.4")
def test_more_range_does_not_lengthen_a_push() -> None:
    here = plain({"A7": {"explorer": 1, "presence": {"P1": 1}}}, "power push-one at A7")
    lasting(here.table, MoreRange(0, 3))
    assert here.options() == ["push explorer A5", "push explorer A8"]


# -- pushing ---------------------------------------------------------------------------------------


@pytest.mark.rule("SI-21.3", "SI-21.5")
def test_pushed_pieces_go_to_the_same_or_to_different_lands() -> None:
    here = plain({"A3": {"dahan": 3}}, "power push-three at A3")
    assert here.options() == ["push dahan A2", "push dahan A4", "stop"]
    here.answer("push dahan A2", "push dahan A4", "push dahan A4")
    assert (here.land("A2"), here.land("A4")) == ({"dahan": 1}, {"dahan": 2})
    assert here.land("A3") == {}


@pytest.mark.rule("SI-21.7", "SI-3.9")
def test_nothing_is_pushed_into_the_ocean() -> None:
    """EX-PG-5: A3 lies on the coast and touches A2 and A4; no move leads off the board."""
    here = plain({"A3": {"explorer": 1}}, "power push-one at A3")
    assert here.options() == ["push explorer A2", "push explorer A4"]


@pytest.mark.rule("SI-21.8")
def test_only_the_named_kind_and_number_move() -> None:
    here = plain({"A3": {"explorer": 2, "town": 1, "dahan": 1}}, "power push-one at A3")
    here.answer("push explorer A4")
    assert here.land("A3") == {"explorer": 1, "town": 1, "dahan": 1}
    assert here.prompt() == "ask-growth"


@pytest.mark.rule("SI-21.9", "SI-10.1")
def test_fewer_pieces_than_named_are_moved_all_the_same(trial: Trial) -> None:
    def rule(act: Act) -> Script:
        yield from push(act, 3, TOWN)
        yield from gather(act, 3, DAHAN)

    trial.power("both", rule)
    here = plain({"A3": {"town": 1}, "A2": {"dahan": 1}}, "power both at A3")
    here.answer("push town A4")
    assert (here.land("A3"), here.land("A4"), here.land("A2")) == ({"dahan": 1}, {"town": 1}, {})
    none = plain({}, "power both at A3")
    assert (none.land("A3"), none.prompt()) == ({}, "ask-growth")


@pytest.mark.rule("SI-21.10")
def test_lands_of_another_board_are_sources_and_destinations() -> None:
    """A3 touches B3, B4 and B7."""
    out = plain({"A3": {"dahan": 1}}, "power push-three at A3", boards="AB")
    assert out.options() == [f"push dahan {n}" for n in ("A2", "A4", "B3", "B4", "B7")] + ["stop"]
    out.answer("push dahan B4")
    assert out.land("B4") == {"dahan": 1}
    back = plain({"B4": {"dahan": 1}}, "power gather-one at A3", boards="AB")
    assert (back.land("A3"), back.land("B4")) == ({"dahan": 1}, {})


@pytest.mark.rule("SI-21.11", "SI-28.1")
def test_the_user_chooses_the_pieces() -> None:
    """P2 uses the power on P1's board."""
    lands = {"B3": {"explorer": 1, "presence": {"P2": 1}}, "A3": {"explorer": 1}}
    here = plain(lands, "power push-one at A3 by P2", boards="AB")
    assert here.asked() == [1]


@pytest.mark.rule("SI-21.1")
def test_moving_carries_a_piece_from_land_to_land(trial: Trial) -> None:
    """By a power that just moves, over any distance."""

    def carry(act: Act) -> Script:
        yield from move_piece(act, piece(DAHAN), act.land, act.table.island.numbers["A1"])

    trial.power("carry", carry)
    here = plain({"A8": {"city": 1, "dahan": 1}}, "power carry at A8")
    assert (here.land("A8"), here.land("A1")) == ({"city": 1}, {"dahan": 1})
    assert number(here, "A1") not in here.table.island.near[number(here, "A8")]
