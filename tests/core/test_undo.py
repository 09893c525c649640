"""Undo: drop my last answer and replay the rest; free, by consent, or refused."""

import pytest

from loci.core import SPECTATOR, Entry, Match, RecordError, Rng, UndoRefused, undo, undo_verdict
from loci.core.position import read_data, to_data
from loci.core.records.record import read, write
from loci.core.records.undo import ASK, FREE, OPEN_UNDO, REFUSED, STRICT
from loci.core.records.versions import REPLAYED, Saved, bring
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


def test_what_i_alone_have_answered_is_not_replayed_to_be_taken_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """However long the row of my answers is."""
    match = Match.start(FERRY, 3, {}, 5)
    match.answer_all(2, ["sell 2", "dock L5"])
    replayed: list[object] = []
    monkeypatch.setattr(FERRY, "apply", lambda *given: replayed.append(given))
    after = undo_verdict(match, 2, OPEN_UNDO, number=1).after
    assert replayed == []
    assert after is not None
    assert after.entries == []
    assert after.state.digest() == Match.start(FERRY, 3, {}, 5).state.digest()


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


# -- what comes after an undo is known to nobody --------------------------------------------------


def drawn_card(match: Match) -> str:
    """The card that seat 0 draws by swapping its first one."""
    before = list(match.game.table(match.state).hands[0])
    match.answer(0, f"swap {before[0]}")
    before.remove(before[0])
    match.answer(0, "draw")
    after = list(match.game.table(match.state).hands[0])
    for card in before:
        after.remove(card)
    return str(after[0])


def test_the_next_card_is_not_the_one_that_was_seen() -> None:
    cards = set()
    for seed in range(40):
        match = lantern()
        first = drawn_card(match)
        undo(match, 0, OPEN_UNDO, fresh=seed)
        undo(match, 0, OPEN_UNDO)
        assert match.fresh.keys() == {0}
        cards.add((first, drawn_card(match)))
    assert len({first for first, _ in cards}) == 1
    assert len(cards) > 2, "whoever took it back knew what would come"


def test_the_next_die_is_not_the_one_that_was_seen() -> None:
    """Also where the deal anew was itself taken back by an undo that is free."""
    seeds = set()
    match = drawn()
    first = match.game.table(match.state).rng.seed
    for _ in range(5):
        undo(match, 0, consent=True)  # the draw
        seeds.add(match.game.table(match.state).rng.seed)
        assert undo_verdict(match, 0).kind == FREE
        undo(match, 0)  # the swap, which drew nothing
        assert match.fresh.keys() == {0}
        seeds.add(match.game.table(match.state).rng.seed)
        match.answer(0, f"swap {first_card(match, 0)}")
        match.answer(0, "draw")
    assert first not in seeds
    assert len(seeds) == 10


def test_nobody_sees_that_it_was_dealt_anew() -> None:
    match = drawn()
    before = match.state_at(1)
    undo(match, 0, consent=True)
    for viewer in (0, 1, 2, SPECTATOR):
        assert LANTERN.view(match.state, viewer) == LANTERN.view(before, viewer)
    assert LANTERN.table(match.state).hands == LANTERN.table(before).hands
    assert sorted(LANTERN.table(match.state).deck) == sorted(LANTERN.table(before).deck)


def test_what_the_others_drew_stays_theirs() -> None:
    """P1 takes back an answer that drew nothing; P2, who has drawn since, keeps the card."""
    match = lantern()
    match.answer(0, "keep")
    match.answer(1, f"swap {first_card(match, 1)}")
    match.answer(1, "draw")
    hand = list(LANTERN.table(match.state).hands[1])
    undo(match, 0, consent=True)
    assert list(LANTERN.table(match.state).hands[1]) == hand
    assert match.fresh.keys() == {2}


def test_an_undo_that_passed_nothing_deals_nothing() -> None:
    match = lantern()
    match.answer(0, "keep")
    undo(match, 0)
    assert match.fresh == {}
    assert "Fresh" not in write(match.record())


def test_records_forks_and_resumed_matches_follow_it() -> None:
    match = lantern()
    for _ in range(3):
        drawn_card(match)
        undo(match, 0, OPEN_UNDO)
        undo(match, 0, OPEN_UNDO)
    drawn_card(match)
    match.answer(1, "keep")
    undo(match, 0, OPEN_UNDO)
    match.answer(0, "draw")
    assert len(match.fresh) == 2
    text = write(match.record())
    assert text.count("\nFresh: ") == 2
    record = read(text)
    assert write(record) == text
    assert Match.replay(LANTERN, record).state.digest() == match.state.digest()
    for number in range(len(match.entries) + 1):
        state = match.state_at(number)
        assert Match.replay(LANTERN, record, number).state.digest() == state.digest()
        assert match.fork(number).state.digest() == state.digest()
        resumed = Match.resume(
            LANTERN,
            match.header,
            match.entries,
            match.barriers,
            number,
            state.to_data(),
            match.fresh,
        )
        assert resumed.record() == match.record()
    saved = Saved(match.header, match.entries, {}, None, False, match.fresh)
    assert bring(LANTERN, saved).kind == REPLAYED
    damaged = text.replace("\nFresh: ", "\nFresh: 1", 1)
    with pytest.raises(RecordError, match="record-line-damaged"):
        read(damaged)


@pytest.mark.parametrize("line", ["Fresh: 01", "Fresh: -1", "Fresh: x", f"Fresh: {10**39}"])
def test_a_record_with_a_wrong_seed_is_refused_at_its_line(line: str) -> None:
    match = drawn()
    undo(match, 0, consent=True)
    record = match.record()
    record.sealed = False
    lines = write(record).split("\n")
    at = next(i for i, one in enumerate(lines) if one.startswith("Fresh: "))
    for wrong in ([line], [lines[at], lines[at]]):
        with pytest.raises(RecordError) as caught:
            read("\n".join([*lines[:at], *wrong, *lines[at + 1 :]]))
        assert caught.value.line == at + len(wrong)


def test_the_line_of_a_wrong_answer_counts_the_deals() -> None:
    match = drawn()
    undo(match, 0, consent=True)
    match.answer(0, "draw")
    record = match.record()
    record.entries[-1] = Entry(0, "no such move")
    record.sealed = False
    with pytest.raises(RecordError) as caught:
        Match.replay(LANTERN, record)
    assert write(record).split("\n")[caught.value.line - 1] == "2. P1: no such move"


def test_a_position_in_the_middle_of_a_script_that_was_dealt_anew() -> None:
    match = drawn()
    undo(match, 0, consent=True)
    again = read_data(to_data(match)).match
    for viewer in (0, 1, 2, SPECTATOR):
        assert LANTERN.view(again.state, viewer) == LANTERN.view(match.state, viewer)
    assert sorted(again.decisions()) == sorted(match.decisions())


def test_seeds_of_128_bits_are_read_exactly() -> None:
    seed = 2**128 - 1
    match = Match.start(LANTERN, 3, {}, seed)
    data = LANTERN.table(match.state).to_data()
    assert data["rng"]["seed"] == str(seed)
    assert LANTERN.load(match.state.to_data()).digest() == match.state.digest()
    record = read(write(match.record()))
    assert record.header.seed == seed
    assert Match.replay(LANTERN, record).state.digest() == match.state.digest()
    assert Rng(7).to_data()["seed"] == 7, "as they were written before"


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


def test_all_my_answers_from_one_on_go_together() -> None:
    """What was given as one answer is taken back as one; the answers of others stay."""
    match = lantern()
    before = match.state.digest()
    mine, yours = first_card(match, 0), first_card(match, 1)
    match.answer(0, f"swap {mine}")
    match.answer(1, f"swap {yours}")
    match.answer(0, "light")
    verdict = undo_verdict(match, 0, number=1)
    assert (verdict.kind, verdict.lost) == (FREE, 0)
    assert verdict.after is not None
    assert [(e.seat, e.move) for e in verdict.after.entries] == [(1, f"swap {yours}")]
    last = undo_verdict(match, 0, number=2)  # its own first answer from there on
    assert last.after is not None
    assert len(last.after.entries) == 2
    assert undo_verdict(match, 0, number=4).kind == REFUSED
    match.adopt(verdict.after)
    undo(match, 1)
    assert match.state.digest() == before
