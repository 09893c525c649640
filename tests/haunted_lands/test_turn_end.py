"""Haunted Lands: a Turn ends by itself when nothing can be done (HL-8.1, HL-E35)."""

from __future__ import annotations

import pytest

from loci.core import undo_verdict
from loci.core.records.undo import FREE
from loci.games.haunted_lands.rules.questions import can_act, turn_moves
from loci.games.haunted_lands.state.moves import END
from loci.games.haunted_lands.state.table import active_seat
from loci.games.haunted_lands.state.terms import TURNS
from tests.haunted_lands.cases import states
from tests.haunted_lands.tables import act, asked, dice, moves, position, see, table

SPENT = {"travel": [0, 4], "persuasion": [0, 1], "harvest": [0, 1], "build": [0, 1]}
BY_ITSELF: dict[str, object] = {"turn-end": "by-itself"}


@pytest.mark.rule("HL-8.1", "HL-E35")
def test_the_last_action_ends_the_turn() -> None:
    seats = {"P1": {**SPENT, "travel": [1, 4]}}
    game = table(options=BY_ITSELF, seats=seats)
    told = [event.text().id for event in act(game, 0, "travel K1")]
    assert told == ["log-travel", "log-end-itself"]
    assert asked(game) == [1]


@pytest.mark.rule("HL-8.1", "HL-E35")
def test_the_turn_goes_on_while_anything_can_be_done() -> None:
    """Something to sell; a Harvest without room; a Spectre to persuade; a token to train."""
    for seats in (
        {"P1": {**SPENT, "travel": [1, 4], "seer": "K1", "food": 1}},
        {"P1": {**SPENT, "travel": [2, 4], "harvest": [1, 1], "seer": "K1", "wood": 3}},
        {"P1": {**SPENT, "travel": [1, 4], "seer": "K0", "pecunia": 3}},
    ):
        game = table(options=BY_ITSELF, seats=seats)
        goal = {"food": "K0", "wood": "A4", "pecunia": "K1"}
        act(game, 0, "travel " + next(to for what, to in goal.items() if what in seats["P1"]))
        assert asked(game) == [0]
        assert len(moves(game, 0)) > 1
    seats = {"P1": {**SPENT, "travel": [1, 4], "persuasion": [1, 1], "seer": "K1"}}
    game = table(options=BY_ITSELF, hexes={"F5": {"spectre": True}}, seats=seats)
    dice(game, rewards=["cache"])
    act(game, 0, "travel F5", "persuade")
    assert moves(game, 0) == ["gain food", "gain water", "gain wood", "gain mineral"]
    act(game, 0, "gain food")
    assert asked(game) == [1]


@pytest.mark.rule("HL-E35")
def test_it_can_be_asked_for() -> None:
    game = table(options={"turn-end": "asked"}, seats={"P1": {**SPENT, "travel": [1, 4]}})
    act(game, 0, "travel K1")
    assert moves(game, 0) == ["end"]
    assert [event.text().id for event in act(game, 0, "end")] == ["log-end"]


@pytest.mark.rule("HL-E35", "HL-7.2")
def test_a_whole_round_can_end_by_itself() -> None:
    seats = {"P1": {**SPENT, "travel": [1, 4]}, "P2": SPENT, "P3": SPENT}
    game = dice(table(options=BY_ITSELF, seats=seats), ["forest"])
    act(game, 0, "travel K1")
    assert (see(game)["round"], see(game)["phase"]) == (2, "haunting")


def test_whether_anything_can_be_done_is_what_the_list_of_moves_says() -> None:
    counted = {True: 0, False: 0}
    for lands in states():
        if lands.phase == TURNS and not lands.pending:
            seat = active_seat(lands)
            assert can_act(lands, seat) == (turn_moves(lands, seat) != [END])
            counted[can_act(lands, seat)] += 1
    assert min(counted.values()) > 10


@pytest.mark.rule("HL-E35")
def test_a_position_without_an_action_passes_on() -> None:
    match = position(seats={"P1": SPENT})
    assert list(match.decisions()) == [1]


@pytest.mark.rule("HL-E35")
def test_the_end_that_came_by_itself_may_be_written() -> None:
    seats = {"P1": {**SPENT, "travel": [1, 4]}}
    for text in ("end", "P1 end"):
        match = position(seats=seats, moves=["travel K1", text, "P2 travel K2"])
        assert list(match.decisions()) == [1]
        assert [entry.move for entry in match.entries] == ["travel K1", "travel K2"]
    match = position(seats={"P1": SPENT}, moves=["P1 end", "P2 end"])
    assert list(match.decisions()) == [2]


def test_the_action_that_ended_a_turn_can_be_taken_back() -> None:
    match = position(seats={"P1": {**SPENT, "travel": [1, 4]}})
    match.answer(0, "travel K1")
    assert list(match.decisions()) == [1]
    assert undo_verdict(match, 0).kind == FREE
