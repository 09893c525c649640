"""The kernel for programs that learn: decisions that matter, ids, rows, many tables at once."""

from __future__ import annotations

import pytest

from loci.core import Decision, Move, Rng, Text
from loci.core.learning.batch import Batch, Buffers
from loci.core.learning.encoding import Block, Encoding, Entry
from loci.core.learning.vocabulary import Vocabulary
from loci.testing.learning import check_batch, play_on
from toys.ferry import GAME as FERRY
from toys.lantern import GAME as LANTERN


def any_move(rng: Rng, moves: list[Move]) -> Move:
    return rng.pick("move", moves)


# -- vocabulary ------------------------------------------------------------------------------------


def small() -> Vocabulary:
    names = {"fruit": ["apple", "pear"]}
    return Vocabulary(1, [("eat", [("fruit", 2), ("number", 3)]), ("rest", [])], names)


def test_ids_follow_each_other_and_can_be_taken_apart() -> None:
    vocabulary = small()
    assert vocabulary.size == 7
    assert vocabulary.axes == ["fruit", "number"]
    assert [vocabulary.name(id) for id in (0, 4, 6)] == [
        "eat apple number:0",
        "eat pear number:1",
        "rest",
    ]
    assert vocabulary.parts(4) == [0, 2, 2]
    assert vocabulary.parts(6) == [1, 0, 0]
    assert vocabulary.verb("eat").id([1, 1]) == 4


def test_arrays_of_ids_are_taken_apart_by_strides() -> None:
    vocabulary = small()
    starts, counts, sizes = vocabulary.strides()
    for id in range(vocabulary.size):
        verb = max(n for n, start in enumerate(starts) if start <= id)
        parts = [
            (id - starts[verb]) // count % size + 1 if count else 0
            for count, size in zip(counts[verb], sizes[verb], strict=True)
        ]
        assert [verb, *parts] == vocabulary.parts(id)


@pytest.mark.parametrize("id", [-1, 7])
def test_a_number_that_is_no_id_is_refused(id: int) -> None:
    with pytest.raises(ValueError, match="no move has the id"):
        small().parts(id)


def test_an_argument_out_of_range_is_refused() -> None:
    with pytest.raises(ValueError, match="eat: number 3 of 3"):
        small().verb("eat").id([0, 3])
    with pytest.raises(ValueError, match="no verb sleep"):
        small().verb("sleep")


def test_the_digest_tells_every_change() -> None:
    changed = [
        Vocabulary(2, [("eat", [("fruit", 2), ("number", 3)]), ("rest", [])], small().names),
        Vocabulary(1, [("eat", [("fruit", 2), ("number", 4)]), ("rest", [])], small().names),
        Vocabulary(1, [("eat", [("fruit", 2), ("number", 3)]), ("nap", [])], small().names),
        Vocabulary(1, [("eat", [("fruit", 2), ("number", 3)]), ("rest", [])], {}),
    ]
    digests = {vocabulary.digest() for vocabulary in [small(), *changed]}
    assert len(digests) == 5
    assert small().digest() == small().digest()


# -- encoding --------------------------------------------------------------------------------------


def layout(columns: bool = False, most: int = 300) -> Encoding:
    fields = [Entry("hand", "cards", 9, 2), Entry("score", "points", most)]
    return Encoding(
        1, [Block("", [Entry("open", "doors", members=10)]), Block("seat", fields, 3, columns)]
    )


def test_fields_say_where_their_numbers_lie() -> None:
    encoding = layout()
    assert encoding.size == 2 + 3 * 4
    row = bytes([5, 2, 1, 2, 44, 1, 3, 4, 0, 0, 5, 6, 7, 0])
    assert encoding.read(row) == {
        "open": [0b10_0000_0101],
        "seat.hand": [1, 2, 3, 4, 5, 6],
        "seat.score": [300, 0, 7],
    }
    assert encoding.too_large(row) == []
    assert encoding.field("seat.score").offset == 4


def test_columns_have_all_entries_of_a_field_together() -> None:
    encoding = layout(columns=True)
    assert encoding.size == 14
    row = bytes([0, 0, 1, 2, 3, 4, 5, 6, 44, 1, 0, 0, 7, 0])
    assert encoding.read(row)["seat.hand"] == [1, 2, 3, 4, 5, 6]
    assert encoding.read(row)["seat.score"] == [300, 0, 7]


def test_what_is_too_large_is_named() -> None:
    row = bytes([0, 4, 10, 0, 45, 1, *[0] * 8])
    assert layout().too_large(row) == [
        "open: 1024 > 1023",
        "seat.hand: 10 > 9",
        "seat.score: 301 > 300",
    ]


def test_a_number_that_needs_three_bytes_is_refused() -> None:
    with pytest.raises(ValueError, match="score does not fit"):
        layout(most=70_000)


def test_the_digest_of_rows_tells_every_change_but_of_words() -> None:
    assert layout().digest() == layout().digest()
    assert layout().digest() != layout(columns=True).digest()
    assert layout().digest() != layout(most=301).digest()
    one = Encoding(1, [Block("", [Entry("open", "doors")])])
    assert one.digest() == Encoding(1, [Block("", [Entry("open", "gates")])]).digest()
    with pytest.raises(ValueError, match="no field shut"):
        one.field("shut")


# -- advance ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_advance_plays_as_answers_one_by_one_do(players: int) -> None:
    for seed in range(20):
        assert play_on(FERRY, players, {}, seed, any_move) > 0


def test_a_question_in_the_middle_knows_the_answer_that_began_it() -> None:
    """Also when the script was replayed; a question that follows from the table has none."""
    begun = 0
    for seed in range(20):
        state = LANTERN.new(3, {}, seed)
        rng = Rng(seed)
        while (decision := LANTERN.question(state)) is not None:
            if decision.begun is not None:
                begun += 1
                assert decision.begun in [move for _, move in state.answers]
            copy = state.clone()
            copy.forget()
            again = LANTERN.question(copy)
            assert again is not None
            assert again.begun == decision.begun
            LANTERN.apply(state, decision.seat, any_move(rng, decision.moves))
    assert begun > 0


@pytest.mark.parametrize("players", [2, 3, 4])
def test_advance_finds_the_first_seat_among_scripts_and_menus(players: int) -> None:
    """Lantern asks in the middle of rules, several seats beside each other."""
    several = 0
    for seed in range(20):
        state, plain = LANTERN.new(players, {}, seed), LANTERN.new(players, {}, seed)
        rng = Rng(seed)
        while (decision := LANTERN.advance(state)) is not None:
            while len((asked := LANTERN.decisions(plain))[min(asked)].moves) == 1:
                LANTERN.apply(plain, min(asked), asked[min(asked)].moves[0])
            several += len(asked) > 1
            assert decision.seat == min(asked)
            assert decision.moves == asked[decision.seat].moves
            move = rng.pick("move", decision.moves)
            LANTERN.apply(state, decision.seat, move)
            LANTERN.apply(plain, decision.seat, move)
        while asked := LANTERN.decisions(plain):
            LANTERN.apply(plain, min(asked), asked[min(asked)].moves[0])
        assert state.digest() == plain.digest()
    assert several > 0


def test_only_a_decision_that_advance_found_has_ids() -> None:
    state = FERRY.new(2, {}, 0)
    decision = FERRY.advance(state)
    assert decision is not None
    assert decision.ids == FERRY.vocabulary().ids(state, decision.seat, decision.moves)
    with pytest.raises(ValueError, match=r"Game\.advance"):
        Decision(0, Text("ask-dock"), decision.moves).ids  # noqa: B018


# -- many tables -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("width", "cut"), [(16, False), (4, True)])
def test_a_batch_plays_every_table_as_if_it_were_alone(width: int, cut: bool) -> None:
    batch = check_batch(FERRY, 3, {}, width, 60)
    assert (batch.cut > 0) == cut
    ended = batch.take_ended()
    assert len(ended) > 3
    assert batch.take_ended() == []
    for one in ended:
        assert one.decisions > 0
        assert len(one.outcome.scores) == 3
    assert sorted({one.game for one in ended} | set(batch.games)) == list(range(batch.begun))


def test_a_batch_writes_into_buffers_that_it_is_given() -> None:
    size = FERRY.encoder().encoding.size
    whole = memoryview(bytearray(2 * size + 2 * 8 * 4 + 2 * 8 + 2))
    parts = []
    for length in (2 * size, 2 * 8 * 4, 2 * 8, 2):
        parts.append(whole[:length])
        whole = whole[length:]
    batch = Batch(FERRY, lambda number: FERRY.new(2, {}, number), 2, 8, Buffers(*parts))
    assert batch.buffers.rows is parts[0]
    state = FERRY.new(2, {}, 1)
    decision = FERRY.advance(state)
    assert decision is not None
    assert bytes(parts[0][size:]) == FERRY.encoder().row(state, decision.seat)
    assert list(parts[1].cast("i"))[8 : 8 + len(decision.ids[:8])] == decision.ids[:8]


@pytest.mark.parametrize("index", [-1, 16])
def test_a_batch_refuses_a_move_that_is_not_listed(index: int) -> None:
    batch = Batch(FERRY, lambda number: FERRY.new(2, {}, number), 1, 16)
    with pytest.raises(ValueError, match=f"move {index} of"):
        batch.answer(0, index)


def test_a_game_without_rows_has_no_batch() -> None:
    with pytest.raises(ValueError, match="lantern has no encoder"):
        Batch(LANTERN, lambda number: LANTERN.new(2, {}, number), 1, 16)
