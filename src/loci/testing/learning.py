"""What a game with a vocabulary and an encoder promises to programs that learn.

Ids name every listed move and tell them apart, rows fit their description, show what a viewer may
know and nothing else, and `Game.advance` plays as answers one by one do.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from loci.core.decision import Decision, Move
from loci.core.game import AnyGame
from loci.core.learning.batch import Batch
from loci.core.rng import Rng, derived_seed
from loci.core.state import State

Pick = Callable[[Rng, list[Move]], Move]


def check_ids(game: AnyGame, state: State, decision: Decision) -> None:
    """Every listed move has an id of its own, which can be taken apart."""
    vocabulary = game.vocabulary()
    assert vocabulary is not None
    ids = vocabulary.ids(game.table(state), decision.seat, decision.moves)
    texts = [move.text() for move in decision.moves]
    assert len(ids) == len(texts)
    assert len(set(ids)) == len(ids), f"ids {ids} of {texts}"
    names = [vocabulary.name(id) for id in ids]
    assert len(set(names)) == len(names), f"names {names} of {texts}"
    for id in ids:
        number, *arguments = vocabulary.parts(id)
        verb = vocabulary.verbs[number]
        of_axis = dict(zip(vocabulary.axes, arguments, strict=True))
        assert verb.id([of_axis[one.name] - 1 for one in verb.arguments]) == id


def check_rows(
    game: AnyGame, state: State, players: int, seed: int, decision: Decision | None = None
) -> None:
    """The row of every seat fits its description, is the same when what the seat cannot know is
    dealt anew, and the same when the table was saved and loaded. That of the seat that `decision`
    asks has the question in it, which is the same when the rest is dealt anew."""
    encoder = game.encoder()
    assert encoder is not None
    table = game.table(state)
    again = game.load_table(table.to_data())
    for viewer in range(players):
        if decision is not None and decision.seat == viewer:
            _check_asked(game, state, decision, seed)
        row = encoder.row(table, viewer)
        assert len(row) == encoder.encoding.size
        wrong = encoder.encoding.too_large(row)
        assert not wrong, f"viewer {viewer}: {wrong}"
        told = difference(game, row, encoder.row(again, viewer))
        assert not told, f"viewer {viewer}, loaded: {told}"
        dealt = game.table(game.determinize(state, viewer, seed))
        told = difference(game, row, encoder.row(dealt, viewer))
        assert not told, f"viewer {viewer}, dealt anew: {told}"


def _check_asked(game: AnyGame, state: State, decision: Decision, seed: int) -> None:
    """The row of a question, and its moves, are those of a deal that the seat cannot tell from
    the true one."""
    encoder = game.encoder()
    assert encoder is not None
    seat = decision.seat
    row = encoder.row(game.table(state), seat, decision)
    wrong = encoder.encoding.too_large(row)
    assert not wrong, f"asked seat {seat}: {wrong}"
    dealt = game.determinize(state, seat, seed)
    again = game.decisions(dealt)[seat]
    assert [move.text() for move in again.moves] == [move.text() for move in decision.moves]
    told = difference(game, row, encoder.row(game.table(dealt), seat, again))
    assert not told, f"asked seat {seat}, dealt anew: {told}"


def check_changes(
    game: AnyGame, players: int, options: Mapping[str, object], seed: int, pick: Pick
) -> int:
    """Play a game, and see that the row of a seat is another one whenever its view is: nothing
    that it sees is left out. The number of changes."""
    encoder = game.encoder()
    assert encoder is not None
    state = game.new(players, options, seed)
    rng = Rng(derived_seed(seed, "changes"))
    known: list[dict[bytes, dict[str, Any]]] = [{} for _ in range(players)]
    while (decision := game.advance(state)) is not None:
        for viewer in range(players):
            view = game.view(state, viewer)
            row = encoder.row(game.table(state), viewer)
            assert known[viewer].setdefault(row, view) == view, f"viewer {viewer}: {view}"
        game.apply(state, decision.seat, pick(rng, decision.moves))
    return sum(len(rows) for rows in known)


def difference(game: AnyGame, one: bytes, other: bytes) -> str:
    """The fields in which two rows differ."""
    encoder = game.encoder()
    if one == other or encoder is None:
        return ""
    left, right = encoder.encoding.read(one), encoder.encoding.read(other)
    return "; ".join([f"{f}: {left[f]} and {right[f]}" for f in left if left[f] != right[f]])


def play_on(
    game: AnyGame, players: int, options: Mapping[str, object], seed: int, pick: Pick
) -> int:
    """Play a game by `advance` and, with the same choices, answer by answer: both must come to
    the same end. The number of decisions."""
    state = game.new(players, options, seed)
    plain = game.new(players, options, seed)
    choice, again = Rng(derived_seed(seed, "play")), Rng(derived_seed(seed, "play"))
    number = 0
    while (decision := game.advance(state)) is not None:
        check_ids(game, state, decision)
        assert len(decision.moves) > 1
        game.apply(state, decision.seat, pick(choice, decision.moves))
        number += 1
    while asked := game.decisions(plain):
        seat = min(asked)
        moves = asked[seat].moves
        game.apply(plain, seat, moves[0] if len(moves) == 1 else pick(again, moves))
    assert state.digest() == plain.digest(), "advance came to another end"
    assert game.outcome(state) == game.outcome(plain)
    return number


def check_batch(
    game: AnyGame, players: int, options: Mapping[str, object], width: int, steps: int
) -> Batch:
    """Play some games at once at three tables, each as it would be played alone."""
    encoder = game.encoder()
    assert encoder is not None
    batch = Batch(game, lambda number: game.new(players, options, number), 3, width)
    alone = [game.new(players, options, number) for number in range(3)]
    games = [0, 1, 2]
    rng = Rng(0)
    for _ in range(steps):
        answers = [rng.below("answer", len(moves)) for moves in batch.moves]
        for table in range(3):
            if games[table] != batch.games[table]:
                games[table] = batch.games[table]
                alone[table] = game.new(players, options, games[table])
            state = alone[table]
            decision = game.advance(state)
            assert decision is not None
            _check_table(batch, table, state, decision)
            game.apply(state, decision.seat, decision.moves[answers[table]])
        batch.step(answers)
    return batch


def _check_table(batch: Batch, table: int, state: State, decision: Decision) -> None:
    """What lies in the buffers is the row, the ids and the mask of the decision."""
    game, width, size = batch.game, batch.width, batch.encoder.encoding.size
    number = min(width, len(decision.moves))
    row = bytes(batch.buffers.rows[table * size : (table + 1) * size])
    told = difference(game, row, batch.encoder.row(game.table(state), decision.seat, decision))
    assert not told, told
    mask = bytes(batch.buffers.masks[table * width : (table + 1) * width])
    assert mask == b"\1" * number + b"\0" * (width - number)
    assert batch.buffers.seats[table] == decision.seat
    raw: Any = memoryview(batch.buffers.ids).cast("i")
    assert list(raw[table * width : table * width + number]) == decision.ids[:number]
