"""Rules versions: old matches are replayed, go on from where they were stored, or are kept."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core import (
    AnyGame,
    BadOption,
    Entry,
    Match,
    OldRules,
    RecordError,
    Rng,
    UndoRefused,
    undo,
)
from loci.core.data import decode, encode
from loci.core.info import Change, GameInfo
from loci.core.records.record import read, write
from loci.core.records.versions import (
    CONTINUED,
    FAILED,
    KEPT,
    REPLAYED,
    Brought,
    Saved,
    bring,
    prove,
    to_look_at,
)
from tests.toys.next import HARSH, KIND
from toys.ferry import GAME as FERRY
from toys.lantern import GAME as LANTERN

OLD: dict[str, AnyGame] = {"ferry": FERRY, "lantern": LANTERN}
#: An answer that the harsh rules of each toy refuse.
REFUSED = {"ferry": "sell", "lantern": "light"}
GAMES = pytest.mark.parametrize("name", ["ferry", "lantern"])


def played(name: str, seed: int, answers: int = 1000, refused: int = 0) -> Match:
    """A random match of version 1 that has so many answers which the harsh rules refuse."""
    options = {"landings": "12", "coins": 4} if name == "ferry" else {}
    match = Match.start(OLD[name], 3, options, seed)
    rng = Rng(seed)
    while match.decisions() and len(match.entries) < answers:
        seat = rng.pick("seat", list(match.decisions()))
        moves = match.decisions()[seat].moves
        hard = [move for move in moves if move.text().startswith(REFUSED[name])]
        kind = [move for move in moves if move not in hard and move.text() != "swap"]
        if hard and refused > 0 and len(match.entries) >= 5:
            refused -= 1
            match.answer(seat, hard[0])
        else:
            match.answer(seat, rng.pick("move", kind))
    return match


def saved(match: Match, *numbers: int) -> Saved:
    """The match as a database keeps it, with the positions after so many answers."""
    kept = numbers or range(4, len(match.entries) + 1, 4)
    positions = {at: decode(encode(match.state_at(at).to_data())) for at in kept if at}
    ended = match.outcome() is not None
    return Saved(match.header, list(match.entries), positions, match.outcome(), ended)


def said(entries: list[Entry]) -> list[tuple[int, str]]:
    """Answers as version 1 writes them."""
    return [(entry.seat, entry.move.replace("berth", "dock")) for entry in entries]


def to_the_end(match: Match, seed: int = 1) -> None:
    rng = Rng(seed)
    while match.decisions():
        seat = rng.pick("seat", list(match.decisions()))
        match.answer(seat, rng.pick("move", match.decisions()[seat].moves))


@GAMES
def test_a_match_that_fits_goes_on_as_if_nothing_had_been(name: str) -> None:
    for seed in range(5):
        old = played(name, seed, 14, refused=2)
        found = bring(KIND[name], saved(old))
        assert (found.kind, found.reason, found.dropped) == (REPLAYED, None, 0)
        match = found.match
        assert match is not None
        assert said(match.entries) == said(old.entries)
        assert not any("dock" in entry.move for entry in match.entries)
        assert match.header.rules == 2
        assert match.header.continued == []
        to_the_end(match)
        again = Match.replay(KIND[name], read(write(match.record())))
        assert again.state.digest() == match.state.digest()


def test_options_keep_their_old_meaning() -> None:
    old = Match.start(FERRY, 2, {}, 1)
    match = bring(KIND["ferry"], saved(old)).match
    assert match is not None
    assert match.header.options == {"coins": 2}
    assert match.state.to_data()["coins"] == [2, 2]
    assert Match.start(KIND["ferry"], 2, {}, 1).state.to_data()["coins"] == [3, 3]


@GAMES
def test_a_running_match_that_does_not_fit_goes_on_from_what_was_stored(name: str) -> None:
    old = played(name, 3, 14, refused=2)
    hard = [i for i, entry in enumerate(old.entries) if entry.move.startswith(REFUSED[name])]
    stored = saved(old, 2, max(hard) + 1)
    found = bring(HARSH[name], stored)
    assert found.kind == CONTINUED
    assert found.dropped == 0
    assert found.reason is not None
    assert found.reason.id == "upgrade-answer"
    assert found.reason.args["number"] == hard[0] + 1
    match = found.match
    assert match is not None
    assert match.entries[: match.stored] == old.entries[: match.stored]
    assert said(match.entries) == said(old.entries)
    assert match.stored == max(hard) + 1
    assert _table(match) == HARSH[name].upgrade_data(old.state.to_data(), 1)
    to_the_end(match)
    record = match.record()
    assert f'[Continued "1:{match.stored}"]' in write(record)
    again = Match.replay(HARSH[name], read(write(record)))
    assert again.state.digest() == match.state.digest()
    assert write(again.record()) == write(record)


def _table(match: Match) -> Any:
    return match.state.to_data()


@GAMES
def test_answers_after_the_last_stored_position_stay_as_far_as_they_fit(name: str) -> None:
    old = played(name, 3, 14, refused=1)
    hard = next(i for i, entry in enumerate(old.entries) if entry.move.startswith(REFUSED[name]))
    found = bring(HARSH[name], saved(old, hard))  # what does not fit comes right after it
    assert found.kind == CONTINUED
    assert found.dropped == len(old.entries) - hard
    assert found.match is not None
    assert found.match.entries == old.entries[:hard]
    to_the_end(found.match)


@GAMES
def test_without_a_stored_position_the_answers_that_fit_stay(name: str) -> None:
    old = played(name, 3, 14, refused=1)
    hard = next(i for i, entry in enumerate(old.entries) if entry.move.startswith(REFUSED[name]))
    found = bring(HARSH[name], saved(old, 0))
    assert found.kind == CONTINUED
    assert found.match is not None
    assert said(found.match.entries) == said(old.entries[:hard])
    assert found.match.header.continued == []
    to_the_end(found.match)


@GAMES
def test_a_finished_match_that_does_not_fit_is_kept_as_stored(name: str) -> None:
    old = played(name, 4, refused=1)
    assert old.outcome() is not None
    stored = saved(old)
    found = bring(HARSH[name], stored)
    assert (found.kind, found.match) == (KEPT, None)
    look = to_look_at(HARSH[name], stored)
    assert look is not None
    assert look.entries == old.entries
    assert look.stored == len(old.entries)
    assert to_look_at(HARSH[name], saved(old, 0)) is None


def test_a_position_that_comes_out_otherwise_is_found() -> None:
    """Every answer fits, but the rules have led elsewhere: what the players saw counts."""
    old = played("ferry", 6, 14)
    stored = saved(old)
    data = stored.positions[8]
    stored.positions[8] = {**data, "points": [n + 1 for n in data["points"]]}  # type: ignore[index]
    found = bring(KIND["ferry"], stored)
    assert found.kind == CONTINUED
    assert found.reason is not None
    assert found.reason.id == "upgrade-position"
    assert found.reason.args == {"number": 8, "place": "$.table.points[0]"}


def test_an_outcome_that_comes_out_otherwise_is_found() -> None:
    old = played("ferry", 6)
    stored = saved(old, 0)
    other = Saved(stored.header, stored.entries, {}, None, over=True)
    found = bring(KIND["ferry"], other)
    assert found.kind == KEPT
    assert found.reason is not None
    assert found.reason.id == "record-outcome"


def test_nothing_that_can_be_done_is_a_failure_with_its_reason(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def broken(*_: object) -> Any:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(type(KIND["ferry"]), "upgrade_options", broken)
    found = bring(KIND["ferry"], saved(played("ferry", 1, 5)))
    assert found.kind == FAILED
    assert found.reason is not None
    assert found.reason.args == {"detail": "ZeroDivisionError: oh"}


@GAMES
def test_a_fork_with_a_start_is_brought_over(name: str) -> None:
    old = played(name, 2, 9)
    header = old.header.copy()
    header.start = old.state.to_data()
    fork = Match(OLD[name], header)
    to_the_end(fork)
    found = bring(KIND[name], saved(fork))
    assert found.kind == REPLAYED


@GAMES
def test_a_match_can_go_on_more_than_once(name: str) -> None:
    found = bring(HARSH[name], saved(played(name, 3, 14, refused=2), 7, 14))
    assert found.match is not None
    for _ in range(4):
        seat, asked = next(iter(found.match.decisions().items()))
        found.match.answer(seat, asked.moves[0])
    again = _third(name, found.match)
    assert again.kind == REPLAYED  # nothing has changed since
    assert again.match is not None
    assert again.match.header.continued[0].text().startswith("1:")
    stored = saved_from(found.match)
    last = max(stored.positions)
    odd = _spoilt(name, stored.positions[last])
    stored.positions[last] = odd  # type: ignore[index]
    third = bring(_next(name), stored)
    assert third.kind == CONTINUED
    assert third.match is not None
    assert [past.rules for past in third.match.header.continued] == [1, 2]
    to_the_end(third.match)
    record = read(write(third.match.record()))
    assert Match.replay(_next(name), record).stored == third.match.stored


def saved_from(match: Match) -> Saved:
    numbers = range(match.stored, len(match.entries) + 1)
    positions = {at: decode(encode(match.state_at(at).to_data())) for at in numbers}
    return Saved(match.header, list(match.entries), positions, match.outcome(), over=False)


def _next(name: str) -> AnyGame:
    """The harsh toy once more, at version 3, in the same form as version 2."""
    game = type(HARSH[name])(True)
    old = game.info
    game.info = GameInfo(
        old.id, old.title, old.package, old.players, old.rules_prefix,
        (*old.changes, Change(3, "Nothing much.", form=False)), options=old.options[1:],
    )  # fmt: skip
    game.upgrade_data = _as_it_is  # type: ignore[method-assign]
    return game


def _as_it_is(data: Any, version: int) -> Any:
    return data


def _third(name: str, match: Match) -> Brought:
    return bring(_next(name), saved_from(match))


def _spoilt(name: str, data: Any) -> Any:
    if name == "ferry":
        return {**data, "points": [n + 1 for n in data["points"]]}
    return {**data, "stable": {**data["stable"], "lights": [9, 9, 9]}}


@GAMES
def test_what_is_kept_as_stored_cannot_be_taken_back_or_forked(name: str) -> None:
    found = bring(HARSH[name], saved(played(name, 3, 14, refused=2), 14))
    match = found.match
    assert match is not None
    assert match.stored == 14
    with pytest.raises(BadOption, match="match-stored"):
        match.state_at(13)
    with pytest.raises(BadOption, match="match-stored"):
        match.fork(3)
    with pytest.raises(UndoRefused, match="undo-stored"):
        undo(match, match.entries[-1].seat, "open")
    seat, asked = next(iter(match.decisions().items()))
    match.answer(seat, asked.moves[0])
    undo(match, seat, "open")
    assert len(match.entries) == 14


def test_records_say_what_a_replay_proves() -> None:
    old = played("ferry", 2)
    record = old.record()
    proof = prove(KIND["ferry"], record)
    assert (proof.rules, proof.stored, proof.answers) == (1, 0, len(record.entries))
    assert proof.hash is False  # saved in another form
    assert prove(FERRY, record).hash is True


def test_a_hash_of_the_same_form_must_agree() -> None:
    game = _next("ferry")
    match = Match.start(HARSH["ferry"], 2, {}, 1)
    to_the_end(match)
    record = match.record()
    assert prove(game, record).hash is True
    record.hash = "0" * 32
    with pytest.raises(RecordError, match="record-hash"):
        prove(game, record)


def test_an_older_record_that_does_not_fit_names_its_line() -> None:
    record = played("ferry", 3, refused=1).record()
    lines = write(record).splitlines()
    with pytest.raises(RecordError) as caught:
        Match.replay(HARSH["ferry"], record)
    assert "sell" in lines[caught.value.line - 1]


def test_a_newer_record_is_refused_clearly() -> None:
    match = Match.start(KIND["ferry"], 2, {}, 1)
    with pytest.raises(RecordError, match="record-rules-newer"):
        Match.replay(FERRY, match.record())
    with pytest.raises(OldRules, match="record-rules-older"):
        Match(KIND["ferry"], Match.start(FERRY, 2, {}, 1).header)


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("1", "record-continued"),
        ("2:4 1:8", "record-continued"),
        ("1:8 2:4", "record-continued"),
        ("1:99", "record-stored"),
        ("01:3", "record-continued"),
        ("1:03", "record-not-canonical"),
    ],
)
def test_a_wrong_tag_is_named(value: str, reason: str) -> None:
    found = bring(HARSH["ferry"], saved(played("ferry", 3, 14, refused=2), 14))
    assert found.match is not None
    record = found.match.record()
    record.sealed = False
    text = write(record)
    with pytest.raises(RecordError) as caught:
        read(text.replace('"1:14"', f'"{value}"'))
    assert caught.value.reason.id == reason


def test_continued_needs_a_start() -> None:
    found = bring(HARSH["ferry"], saved(played("ferry", 3, 14, refused=2), 14))
    assert found.match is not None
    record = found.match.record()
    record.sealed = False
    lines = [line for line in write(record).splitlines() if not line.startswith("[Start")]
    with pytest.raises(RecordError, match="record-tag-missing"):
        read("\n".join(lines) + "\n")
