"""Answers that decide nothing are given by themselves, where a seat wants that."""

from __future__ import annotations

from loci.core import Match, undo
from loci.core.options import LONE
from loci.core.rng import Rng
from loci.games.terra_mystica import GAME
from tests.terra_mystica.tables import do, far_off, rich, table


def played(seats: list[int], seed: int = 3) -> Match:
    """A random match in which these seats have the order."""
    match = Match.start(GAME, 2, {}, seed)
    for seat in seats:
        match.set_orders(seat, {LONE: True})
    rng = Rng(seed)
    while match.decisions() and len(match.entries) < 400:
        seat, question = min(match.decisions().items())
        match.answer(seat, question.moves[rng.below("test", len(question.moves))])
    return match


def test_the_end_of_a_turn_is_given_where_nothing_else_is_left() -> None:
    match = played([0, 1])
    ended = [entry for entry in match.entries if entry.move == "done"]
    assert len(ended) > 20
    assert sum(entry.auto for entry in ended) > len(ended) // 2
    again = Match.replay(GAME, match.record())
    assert again.state.digest() == match.state.digest()


def test_only_those_who_want_it_have_it() -> None:
    match = played([0])
    assert {entry.seat for entry in match.entries if entry.auto} == {0}
    assert not any(entry.auto for entry in played([]).entries)


def test_nothing_is_lost_by_it() -> None:
    """A ride that would be given up by ending the turn is asked for."""
    made = table(rich("witches", {"F3": "D", "E6": "SH"}), far_off("dwarves"), round=1)
    do(made, "action ACTW", 0)
    question = GAME.decisions(made)[0]
    if len(question.moves) == 1:
        assert GAME.choice(made, 0, question.moves[0]).warnings
    assert GAME.lone_answer(made, question) is None


def test_an_undo_takes_the_answer_before_it() -> None:
    match = Match.start(GAME, 2, {}, 3)
    match.set_orders(0, {LONE: True})
    match.set_orders(1, {LONE: True})
    rng = Rng(3)
    while not (match.entries and match.entries[-1].auto):
        seat, question = min(match.decisions().items())
        before = match.state.digest()
        match.answer(seat, question.moves[rng.below("test", len(question.moves))])
    last = next(entry for entry in reversed(match.entries) if not entry.auto)
    undo(match, last.seat, "open")
    assert match.state.digest() == before
