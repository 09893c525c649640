"""Trying turns ahead on a private copy of the match."""

from __future__ import annotations

import pytest

from loci.core import Match
from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.state.table import TerraTable
from tests.terra_mystica.tables import do, far_off, has, match_from, rich, table


def at_table(match: Match) -> TerraTable:
    assert isinstance(match.state, TerraTable)
    return match.state


def test_a_seat_plans_turn_after_turn_while_another_is_to_move() -> None:
    made = table(far_off(), rich("witches", {"F4": "D", "C3": "D"}))
    match = match_from(made)
    before = match.state.digest()
    plan = match.plan(1)
    assert plan is not None
    plan.answer(1, "upgrade F4 to TP. done")
    plan.answer(1, "upgrade F4 to TE. +FAV11. done")
    plan.answer(1, "dig 1. transform E7 to green. build E7. done")
    assert list(plan.decisions()) == [1]
    assert at_table(plan).vp[1] == 22  # the dwelling with FAV11
    assert match.state.digest() == before


def test_a_plan_begins_where_the_own_turn_has_got_to() -> None:
    made = table(rich("witches", {"F4": "D"}), far_off())
    do(made, "dig 1")
    plan = match_from(made).plan(0)
    assert plan is not None
    assert at_table(plan).turn.spades == 1


def test_after_a_pass_the_next_round_is_planned_with_its_income() -> None:
    made = table(
        rich("witches", {"F4": "D", "C3": "D"}, bonus="BON3"),
        far_off(),
        passed=["P1"],
        turn="P2",
        round=2,
        used=["ACT1"],
    )
    plan = match_from(made).plan(0)
    assert plan is not None
    ahead = at_table(plan)
    assert (ahead.round, ahead.power_used) == (3, 0)
    assert has(ahead)["coins"] == 50 + 6
    assert has(ahead)["workers"] == 20 + 3


@pytest.mark.parametrize(
    ("keys", "seat"),
    [({"round": 6, "passed": ["P1"], "turn": "P2"}, 0), ({"phase": "bonus"}, 0)],
    ids=["last pass", "set-up"],
)
def test_there_is_not_always_something_to_plan(keys: dict[str, object], seat: int) -> None:
    made = table(rich("witches", {"F4": "D"}), far_off(), **keys)
    assert GAME.plan(made, seat) is None


def test_offers_of_the_others_are_left_out_of_a_plan() -> None:
    made = table(
        rich("witches", {"F4": "D"}),
        far_off(),
        offers=[{"from": "P2", "to": "P1", "power": 3}],
        underway={"ending": 1, "acting": 1, "actions": 0},
        turn="P2",
    )
    plan = match_from(made).plan(0)
    assert plan is not None
    assert at_table(plan).offers == []
    assert plan.game.explain(plan.state, 0, "upgrade F4 to TP") is None
