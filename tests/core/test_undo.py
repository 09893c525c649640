"""Undo: drop my last answer and replay the rest; free, by consent, or refused."""

import pytest

from loci.core import Match, UndoRefused, undo, undo_verdict
from loci.core.undo import ASK, FREE, OPEN_UNDO, REFUSED, STRICT
from toys.ferry import GAME as FERRY
from toys.lantern import GAME as LANTERN


def lantern(hand: str = "keep") -> Match:
    return Match.start(LANTERN, 3, {}, 1)


def first_card(match: Match, seat: int) -> str:
    return str(match.game.table(match.state).hands[seat][0])


def test_nothing_to_take_back_is_refused() -> None:
    match = lantern()
    match.answer(0, "keep")
    verdict = undo_verdict(match, 1)
    assert verdict.kind == REFUSED
    with pytest.raises(UndoRefused, match="undo-nothing"):
        undo(match, 1, OPEN_UNDO)
    assert len(match.entries) == 1


def test_my_answer_goes_and_the_others_stay() -> None:
    """P1 takes back an answer that P2's later answer does not depend on."""
    match = lantern()
    card = first_card(match, 1)
    match.answer(0, "keep")
    match.answer(1, f"swap {card}")
    match.answer(1, "light")
    verdict = undo_verdict(match, 0)
    assert (verdict.kind, verdict.lost) == (FREE, 0)
    old = undo(match, 0)
    assert len(old) == 3
    assert [(e.seat, e.move) for e in match.entries] == [(1, f"swap {card}"), (1, "light")]
    assert sorted(match.decisions()) == [0, 2]
    match.answer(0, "keep")
    assert match.state.digest() == Match.replay(LANTERN, match.record()).state.digest()


def test_in_the_middle_of_a_script() -> None:
    match = lantern()
    before = match.state.digest()
    match.answer(0, f"swap {first_card(match, 0)}")
    assert match.decisions()[0].prompt.id == "ask-swap"
    undo(match, 0)
    assert match.state.digest() == before
    assert match.decisions()[0].prompt.id == "ask-prepare"


def drawn() -> Match:
    match = lantern()
    match.answer(0, f"swap {first_card(match, 0)}")
    match.answer(0, "draw")
    return match


def test_what_revealed_something_needs_consent() -> None:
    match = drawn()
    assert match.barriers == [False, True]
    verdict = undo_verdict(match, 0)
    assert verdict.kind == ASK
    assert verdict.reason is not None
    assert verdict.reason.id == "undo-revealed"
    with pytest.raises(UndoRefused, match="undo-revealed"):
        undo(match, 0)
    assert len(match.entries) == 2
    undo(match, 0, consent=True)
    assert len(match.entries) == 1


def test_a_strict_table_refuses_even_with_consent() -> None:
    match = drawn()
    assert undo_verdict(match, 0, STRICT).kind == REFUSED
    with pytest.raises(UndoRefused):
        undo(match, 0, STRICT, consent=True)


def test_alone_or_at_one_screen_it_is_always_free() -> None:
    match = drawn()
    assert undo_verdict(match, 0, OPEN_UNDO).kind == FREE
    undo(match, 0, OPEN_UNDO)
    undo(match, 0, OPEN_UNDO)
    assert match.entries == []
    again = drawn()
    match.answer(0, again.entries[0].move)
    match.answer(0, "draw")
    assert match.state.digest() == again.state.digest(), "the same chance on repetition"


def test_something_revealed_later_stands_in_the_way_too() -> None:
    match = lantern()
    match.answer(0, "keep")
    match.answer(1, f"swap {first_card(match, 1)}")
    match.answer(1, "draw")
    assert undo_verdict(match, 0).kind == ASK


def test_later_answers_that_would_not_fit_need_consent_and_are_lost() -> None:
    match = Match.start(FERRY, 3, {}, 5)
    match.answer(2, "dock L5")
    match.answer(0, "dock L1")
    match.answer(1, "dock L9")
    verdict = undo_verdict(match, 0)
    assert (verdict.kind, verdict.lost) == (ASK, 1)
    with pytest.raises(UndoRefused, match="undo-others-answered"):
        undo(match, 0)
    undo(match, 0, consent=True)
    assert [entry.move for entry in match.entries] == ["dock L5"]


def test_standing_orders_answer_anew() -> None:
    match = Match.start(FERRY, 3, {}, 5)
    match.answer(2, "dock L5")
    match.set_orders(2, {"take-up-to": 0})
    match.answer(0, "dock L4")
    assert match.entries[-1].auto
    assert undo_verdict(match, 0).kind == FREE, "an automatic answer is nobody's loss"
    undo(match, 0)
    assert [entry.move for entry in match.entries] == ["dock L5"]
    match.answer(0, "dock L4")
    assert match.entries[-1].auto


def test_an_automatic_answer_is_not_what_i_take_back() -> None:
    match = Match.start(FERRY, 3, {}, 5)
    match.set_orders(2, {"take-up-to": 0})
    match.answer(2, "dock L5")
    match.answer(0, "dock L4")
    undo(match, 2, consent=True)
    assert match.entries == []
