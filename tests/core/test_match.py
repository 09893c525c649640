"""Matches: answers that name their question, standing orders, looking back, faults in rules."""

from typing import Any

import pytest

from loci.core import (
    Ambiguous,
    BadOption,
    Decision,
    Illegal,
    Match,
    Move,
    Rng,
    Stale,
    Unreadable,
)
from loci.core.records.match import SNAPSHOT_EVERY
from toys.ferry import GAME as FERRY
from toys.ferry.game import Ferry, FerryTable
from toys.ferry.moves import Dock
from toys.lantern import GAME as LANTERN
from toys.lantern.game import Lantern
from toys.lantern.table import LanternTable


def ferry(seed: int = 5) -> Match:
    """Three players; with seed 5 the third begins."""
    match = Match.start(FERRY, 3, {}, seed)
    assert list(match.decisions()) == [2]
    return match


def test_several_seats_are_asked_at_once_and_answer_in_any_order() -> None:
    one, other = Match.start(LANTERN, 3, {}, 1), Match.start(LANTERN, 3, {}, 1)
    assert list(one.decisions()) == [0, 1, 2]
    for seat in (0, 1, 2):
        one.answer(seat, "keep")
    for seat in (2, 0, 1):
        other.answer(seat, "keep")
    assert one.state.digest() == other.state.digest()


def test_an_answer_names_its_question() -> None:
    match = ferry()
    id = match.decision_id(match.decisions()[2])
    match.answer(2, "dock L5", id)
    with pytest.raises(Stale) as caught:
        match.answer(2, "dock L6", id)
    assert caught.value.reason.id == "stale"
    assert len(match.entries) == 1
    mine = match.decision_id(match.decisions()[0])
    assert mine != id
    match.answer(0, "sell 2", mine)
    with pytest.raises(Stale):
        match.answer(0, "dock L1", mine)
    match.answer(0, "dock L1", match.decision_id(match.decisions()[0]))


def test_the_same_number_with_another_question_is_another_decision() -> None:
    """After an undo a seat may be asked something else as its n-th question."""
    one, other = ferry(), ferry()
    one.answer(2, "dock L5")
    one.answer(0, "dock L4")  # worth 1: toll of 1 for P3
    other.answer(2, "dock L5")
    other.answer(0, "dock L6")  # worth 3
    ids = {match.decision_id(match.decisions()[2]) for match in (one, other)}
    assert len(ids) == 2


@pytest.mark.parametrize(
    ("seat", "text", "kind", "reason"),
    [
        (0, "dock L1", Illegal, "not-asked"),
        (2, "take", Illegal, "why-other-question"),
        (2, "dock L44", Illegal, "why-no-landing"),
        (2, "sell 3", Illegal, "why-odd"),
        (2, "sell 4", Illegal, "why-coins"),
        (2, "swim", Unreadable, "no-such-move"),
        (2, "dock", Ambiguous, "say-landing"),
    ],
)
def test_a_refused_answer_says_why_and_changes_nothing(
    seat: int, text: str, kind: type[Exception], reason: str
) -> None:
    match = ferry()
    before = match.state.digest()
    with pytest.raises(kind) as caught:
        match.answer(seat, text)
    assert caught.value.reason.id == reason  # type: ignore[attr-defined]
    if seat == 2:
        assert caught.value.nearest  # type: ignore[attr-defined]
    assert match.state.digest() == before
    assert match.entries == []


def test_moves_beyond_the_list_are_legal_where_the_game_says_so() -> None:
    match = Match.start(FERRY, 2, {"coins": 5}, 1)
    seat, decision = next(iter(match.decisions().items()))
    assert not decision.complete
    assert "sell 4" not in [move.text() for move in decision.moves]
    match.answer(seat, "sell 4")
    assert match.entries[-1].move == "sell 4"


def test_a_seat_that_is_not_there_is_refused() -> None:
    for seat in (-1, 3):
        with pytest.raises(BadOption, match="seat-unknown"):
            ferry().answer(seat, "dock L1")


def test_several_answers_are_taken_all_or_none() -> None:
    match = ferry()
    match.answer_all(2, ["sell 2", "dock L5"])
    assert [entry.move for entry in match.entries] == ["sell 2", "dock L5"]
    before = match.state.digest()
    with pytest.raises(Illegal):
        match.answer_all(0, ["sell 2", "dock L5"])
    assert match.state.digest() == before
    assert len(match.entries) == 2
    assert match.counts == [0, 0, 2]


def test_standing_orders_answer_and_are_marked() -> None:
    match = ferry()
    match.set_orders(2, {"take-up-to": 0})
    match.answer(2, "dock L5")
    answered = match.answer(0, "dock L4", listen=True)  # worth 1: costs nothing
    assert [(e.seat, e.move, e.auto) for e in answered.entries] == [
        (0, "dock L4", False),
        (2, "take", True),
    ]
    assert len(answered.events) == 2
    match.answer(1, "dock L6")  # worth 3: costs 2, so it is asked
    assert list(match.decisions()) == [2]
    assert match.set_orders(2, {"take-up-to": 2}).entries[0].auto
    assert Match.replay(FERRY, match.record()).entries == match.entries


def test_standing_orders_are_checked() -> None:
    with pytest.raises(BadOption, match="option-value"):
        ferry().set_orders(0, {"take-up-to": 9})
    with pytest.raises(BadOption, match="option-unknown"):
        ferry().set_orders(0, {"dance": True})


def long_match() -> Match:
    match, rng = Match.start(FERRY, 4, {"landings": "12"}, 3), Rng(1)
    while match.decisions():
        decisions = match.decisions()
        seat = rng.pick("seat", sorted(decisions))
        match.answer(seat, rng.pick("move", decisions[seat].moves))
    assert len(match.entries) > SNAPSHOT_EVERY
    return match


def test_every_earlier_state_can_be_looked_at() -> None:
    match = long_match()
    step = Match.start(FERRY, 4, {"landings": "12"}, 3)
    for number, entry in enumerate(match.entries):
        assert match.state_at(number).digest() == step.state.digest()
        step.answer(entry.seat, entry.move)
    assert match.state_at(len(match.entries)).digest() == match.state.digest()
    for number in (-1, len(match.entries) + 1):
        with pytest.raises(BadOption, match="match-number"):
            match.state_at(number)


def test_looking_back_replays_no_more_than_a_snapshot_apart() -> None:
    class Counting(Ferry):
        applied = 0

        def apply(self, state: FerryTable, seat: int, move: Move) -> None:
            Counting.applied += 1
            super().apply(state, seat, move)

    game = Counting()
    record = long_match().record()
    match = Match.replay(game, record)
    for number in range(len(match.entries) + 1):
        Counting.applied = 0
        match.state_at(number)
        assert Counting.applied < SNAPSHOT_EVERY
    at = len(match.entries) - 2
    data = match.state_at(at).to_data()
    Counting.applied = 0
    resumed = Match.resume(game, match.header, match.entries, match.barriers, at, data)
    assert Counting.applied == 2
    assert resumed.state.digest() == match.state.digest()
    assert resumed.state_at(3).digest() == match.state_at(3).digest()


def test_a_fork_goes_its_own_way() -> None:
    match = long_match()
    before = write_state(match)
    fork = match.fork(4)
    seat, decision = next(iter(fork.decisions().items()))
    fork.answer(seat, decision.moves[-1])
    assert len(fork.entries) == 5
    assert write_state(match) == before
    assert fork.decision_id(next(iter(fork.decisions().values())))


def write_state(match: Match) -> tuple[str, int]:
    return match.state.digest(), len(match.entries)


def test_a_fault_in_the_rules_leaves_the_match_as_it_was() -> None:
    class Faulty(Ferry):
        def apply(self, state: FerryTable, seat: int, move: Move) -> None:
            super().apply(state, seat, move)
            if isinstance(move, Dock) and move.landing == 7:
                raise RuntimeError("a fault")

    match = Match.start(Faulty(), 3, {}, 5)
    match.answer(2, "dock L5")
    before = match.state.digest()
    with pytest.raises(RuntimeError, match="a fault"):
        match.answer_all(0, ["sell 2", "dock L8"])
    assert match.state.digest() == before
    assert len(match.entries) == 1
    match.answer(0, "dock L9")


def test_events_are_collected_only_for_a_listener() -> None:
    match = ferry()
    assert match.answer(2, "dock L5").events == []
    heard = match.answer(0, "dock L1", listen=True).events
    assert [event.text().id for events in heard for event in events] == ["log-docked"]
    assert heard[0][0].places() == ["L1"]
    assert match.state.sink is None


def test_events_hide_what_a_viewer_may_not_know() -> None:
    match = Match.start(LANTERN, 2, {}, 1)
    card = match.game.table(match.state).hands[0][0]
    match.answer(0, f"swap {card}")
    event = match.answer(0, "draw", listen=True).events[0][0]
    mine, theirs = event.seen_by(0), event.seen_by(1)
    assert mine is not None
    assert theirs is not None
    assert mine.text().id == "log-drew"
    assert theirs.text().id == "log-drew-unseen"
    assert "card" not in str(theirs.to_data()["args"])


def test_options_and_players_are_checked() -> None:
    for players in (1, 5):
        with pytest.raises(BadOption, match="players-number"):
            Match.start(FERRY, players)
    bad: list[dict[str, Any]] = [{"coins": 6}, {"coins": "x"}, {"landings": "10"}, {"x": 1}]
    for options in bad:
        with pytest.raises(BadOption, match="option"):
            Match.start(FERRY, 2, options)
    match = Match.start(FERRY, 2, {"coins": "3", "landings": "9"})
    assert match.header.options == {"coins": 3}
    assert isinstance(LANTERN, Lantern)


class _CountingFerry(Ferry):
    asked = 0

    def decisions(self, state: FerryTable) -> dict[int, Decision]:
        self.asked += 1
        return super().decisions(state)


class _CountingLantern(Lantern):
    asked = 0

    def menu(self, table: LanternTable) -> list[Decision]:
        self.asked += 1
        return super().menu(table)


@pytest.mark.parametrize("make", [_CountingFerry, _CountingLantern])
def test_a_match_finds_the_questions_of_a_position_once(make: Any) -> None:
    """The judge of a move may list them once more."""
    game = make()
    match = Match.start(game, 3, {}, 1)
    rng = Rng(1)
    while match.decisions():
        seat = rng.pick("seat", list(match.decisions()))
        decision = match.decisions()[seat]
        move = rng.pick("move", decision.moves)
        match.answer(seat, move.text(), match.decision_id(decision), listen=True)
        match.outcome()
    assert 0 < game.asked <= 2 * len(match.entries) + 1


def test_a_fork_has_questions_of_its_own() -> None:
    match = ferry()
    fork = match.fork()
    assert list(match.decisions()) == list(fork.decisions()) == [2]
    fork.answer(2, "dock L5")
    assert list(match.decisions()) == [2]
    assert list(fork.decisions()) != [2]
    match.adopt(fork)
    assert list(match.decisions()) == list(fork.decisions())


def test_a_game_says_how_a_new_match_keeps_its_options(monkeypatch: pytest.MonkeyPatch) -> None:
    """They are checked as they are given and as they are kept; a record has them as kept."""

    def doubled(self: Ferry, options: dict[str, Any]) -> dict[str, Any]:
        return {**options, "coins": 2 * int(options["coins"])}

    monkeypatch.setattr(Ferry, "kept_options", doubled)
    match = Match.start(Ferry(), 3, {"coins": "2"}, 1)
    assert match.header.options == {"coins": 4}
    assert Match.replay(Ferry(), match.record()).header.options == {"coins": 4}
    with pytest.raises(BadOption, match="option-value"):
        Match.start(Ferry(), 3, {"coins": 3}, 1)
