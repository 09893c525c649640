"""Records: reader and writer are inverses, and every damage is named with its line."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from loci.core import AnyGame, Entry, Header, Match, Outcome, Record, RecordError, Rng, Text
from loci.core.position import read_data
from loci.core.records.record import read, write
from toys.ferry import GAME as FERRY
from toys.lantern import GAME as LANTERN


def played(game: AnyGame, seed: int = 5, answers: int = 10_000) -> Match:
    match, rng = Match.start(game, 3, {}, seed, {0: "Ada", 2: 'Bo \\ "x"'}, {"Date": "now"}), Rng(1)
    while match.decisions() and len(match.entries) < answers:
        decisions = match.decisions()
        seat = rng.pick("seat", sorted(decisions))
        match.answer(seat, rng.pick("move", decisions[seat].moves))
    return match


@pytest.mark.parametrize("game", [FERRY, LANTERN])
@pytest.mark.parametrize("answers", [0, 1, 7, 10_000])
def test_what_is_written_reads_back_and_replays(game: AnyGame, answers: int) -> None:
    match = played(game, answers=answers)
    text = write(match.record())
    record = read(text)
    assert record == match.record()
    assert write(record) == text
    again = Match.replay(game, record)
    assert again.state.digest() == match.state.digest()
    assert again.outcome() == match.outcome()


CONTROL = "".join(map(chr, (*range(32), 127)))

#: Whatever a record can hold: no control characters but the end of a line.
words = st.text(
    st.one_of(
        st.characters(exclude_categories=("Cs",), exclude_characters=CONTROL),
        st.just("\n"),
    ),
    max_size=20,
)
moves = st.from_regex(r"[a-z][a-z0-9 .,:>+-]{0,20}[a-z0-9]", fullmatch=True)


@given(
    st.integers(-(2**60), 2**60),
    st.dictionaries(st.integers(0, 2), words),
    st.dictionaries(st.from_regex(r"[a-z][a-z0-9-]{0,9}", fullmatch=True), words),
    st.lists(st.builds(Entry, st.integers(0, 2), moves, st.booleans(), words), max_size=6),
    st.booleans(),
    st.booleans(),
)
def test_any_record_reads_back(
    seed: int,
    seats: dict[int, str],
    options: dict[str, object],
    entries: list[Entry],
    over: bool,
    sealed: bool,
) -> None:
    header = Header("ferry", 1, 3, seed, options, seats, {"Event": "x"}, {"some": ["start"]})
    outcome = Outcome("river-full", [1, -2, 3], [2]) if over else None
    record = Record(header, entries, "0" * 32, outcome, sealed)
    text = write(record)
    assert read(text) == record
    assert write(read(text)) == text


@settings(max_examples=300)
@given(st.data())
def test_any_text_that_is_accepted_prints_as_itself(data: st.DataObject) -> None:
    lines = write(played(FERRY).record()).split("\n")
    lines = [line for line in lines if not line.startswith("Seal")]
    at = data.draw(st.integers(0, len(lines) - 1))
    lines[at] = data.draw(
        st.one_of(st.text(max_size=30), st.sampled_from(lines), st.just(lines[at] + " "))
    )
    text = "\n".join(lines)
    try:
        record = read(text)
    except RecordError as error:
        assert error.line >= 1
        return
    assert write(record) == text


def damages(lines: list[str], at: int) -> list[list[str]]:
    """The record with line `at` damaged in several ways."""
    line = lines[at]
    changed = [line[:-1], line + "x", line.swapcase(), "garbage", line.replace("1", "2", 1)]
    ways = [[*lines[:at], other, *lines[at + 1 :]] for other in changed if other != line]
    ways.append([*lines[:at], *lines[at + 1 :]])
    ways.append([*lines[:at], line, line, *lines[at + 1 :]])
    return ways


def refusal(text: str) -> RecordError | None:
    """Why a text is refused as a sealed record."""
    try:
        record = read(text)
    except RecordError as error:
        return error
    if not record.sealed:
        return RecordError(text.count("\n"), "unreadable", Text("record-unsealed"))
    return None


@pytest.mark.parametrize("game", [FERRY, LANTERN])
def test_damage_to_any_line_is_refused_with_the_line(game: AnyGame) -> None:
    lines = write(played(game).record())[:-1].split("\n")
    tried = 0
    for at in range(len(lines)):
        for damaged in damages(lines, at):
            if damaged == lines:
                continue
            tried += 1
            error = refusal("\n".join(damaged) + "\n")
            assert error is not None
            # A line that is dropped or doubled shows where the next one differs.
            assert error.line in (at + 1, at + 2) or at + 1 == len(lines)
    assert tried > 100


def test_without_a_seal_the_replay_finds_the_line() -> None:
    match = played(FERRY)
    record = match.record()
    record.sealed = False
    lines = write(record).split("\n")
    first = next(i for i, line in enumerate(lines) if line.startswith("1. "))
    lines[first + 4] = lines[first + 4].split(":")[0] + ": dock L99"
    with pytest.raises(RecordError) as caught:
        Match.replay(FERRY, read("\n".join(lines)))
    assert caught.value.line == first + 5
    assert caught.value.kind == "illegal"
    assert caught.value.nearest
    lines[first + 4] = lines[first + 4].split(":")[0] + ": fly"
    with pytest.raises(RecordError) as caught:
        Match.replay(FERRY, read("\n".join(lines)))
    assert caught.value.kind == "unreadable"
    lines[first + 4] = lines[first + 4].split(":")[0] + ": dock"
    with pytest.raises(RecordError) as caught:
        Match.replay(FERRY, read("\n".join(lines)))
    assert caught.value.kind == "ambiguous"


def test_another_result_or_hash_is_found_by_replay() -> None:
    record = played(FERRY).record()
    record.hash = "0" * 32
    with pytest.raises(RecordError, match="record-hash"):
        Match.replay(FERRY, record)
    record = played(FERRY).record()
    record.outcome = None
    with pytest.raises(RecordError, match="record-outcome"):
        Match.replay(FERRY, record)


def test_a_record_of_other_rules_or_another_game_is_refused() -> None:
    record = played(FERRY).record()
    with pytest.raises(RecordError, match="record-other-game"):
        Match.replay(LANTERN, record)
    record.header.rules = 2
    with pytest.raises(RecordError, match="record-rules"):
        Match.replay(FERRY, record)


def test_more_players_than_a_game_takes_are_refused() -> None:
    record = played(FERRY).record()
    record.header.players = 10**15
    with pytest.raises(RecordError, match="players-number"):
        Match.replay(FERRY, record)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ('[Format "1"]', '[Format "9"]', "record-format"),
        ('[Game "ferry"]\n', "", "record-tag-missing"),
        ('[Players "3"]', '[Players "three"]', "record-tag-number"),
        ('[Players "3"]', '[Players "2"]', "record-tag-unknown|record-seat"),
        ('[Seed "5"]', '[Seed "05"]', "record-tag-number"),
        ('[Seed "5"]', '[Seed "5"]\n[Seed "5"]', "record-tag-twice"),
        ('[Seed "5"]', '[Seed "5"]\n[Mood "5"]', "record-tag-unknown"),
        ('[Seed "5"]', '[Seed "5"]\n[Option coins "{"]', "bad-json"),
        ('[Players "3"]', '[Players "' + "9" * 5000 + '"]', "record-tag-number"),
        ("1. P3", "1" * 5000 + ". P3", "record-line"),
        ("2. P", "3. P", "record-numbering"),
        ("1. P3", "1. P7", "record-seat"),
        ("wins 1", "wins 9", "record-scores"),
        ("Result: river-full 17 15", "Result: river-full 17", "record-scores"),
        ("Result: river-full", "Result: *", "record-line"),
        ("Result:", "Then:", "record-line"),
        ("\n\n1.", "\n1.", "record-line"),
    ],
)
def test_unreadable_lines_say_what_is_wrong(old: str, new: str, says: str) -> None:
    record = played(FERRY).record()
    record.sealed = False
    text = write(record)
    assert old in text
    with pytest.raises(RecordError, match=says):
        read(text.replace(old, new, 1))


def test_a_record_that_breaks_off_is_refused() -> None:
    text = write(played(FERRY).record())
    for length in range(len(text)):
        assert refusal(text[:length]) is not None


def test_moves_that_the_format_cannot_hold_are_refused_on_writing() -> None:
    header = Header("ferry", 1, 2, 0)
    for move in ("a\nb", "a {b}", "", "a "):
        with pytest.raises(ValueError, match="cannot hold"):
            write(Record(header, [Entry(0, move)], "0" * 32))


def test_a_match_from_a_position_replays_from_its_record() -> None:
    match = read_data({"game": "ferry", "active": "P1", "boats": {"L1": "P2"}}).match
    match.answer(0, "dock L3")
    text = write(match.record())
    assert Match.replay(FERRY, read(text)).state.digest() == match.state.digest()


@pytest.mark.parametrize("text", ["", "Dear Ada,", "1. P1: build E6\n", '{"a": 1}\n'])
def test_what_is_no_record_is_told_so(text: str) -> None:
    with pytest.raises(RecordError, match="record-none"):
        read(text)
