"""The decisions of one game, as they are noted while it is played or replayed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, final

import numpy as np
import pyarrow as pa

from loci.bots.aims import AIMS, Aim
from loci.bots.policy import learned_parts
from loci.bots.reading import Reading
from loci.core import AnyGame, BadOption, Decision, Move, Outcome, State, Text, find_game
from loci.data.schema import schema

NONE: Final = -1  # the place, or the id, of an answer that was not listed


@final
class Ground:
    """What is needed of a game to note its decisions; `BadOption` if nobody can learn it."""

    def __init__(self, game_name: str) -> None:
        self.game: Final[AnyGame] = find_game(game_name, by_object=True)
        aim = AIMS.get(self.game.info.id)
        if aim is None:
            raise BadOption(Text("dataset-game", game=game_name, known=", ".join(AIMS)))
        self.aim: Final[Aim] = aim
        self.encoder, self.vocabulary = learned_parts(self.game)
        self.reading: Final = Reading(self.game)
        self.encoding_digest: Final = self.encoder.encoding.digest()
        self.vocabulary_digest: Final = self.vocabulary.digest()


@cache
def ground_of(game_name: str) -> Ground:
    return Ground(game_name)


@final
class Noted:
    """The decisions of one game. Noted is a question that leaves a choice: one that lists a single
    move is not. Nothing of a question that is noted is read later, when the table has changed."""

    def __init__(self, ground: Ground) -> None:
        self._ground: Final = ground
        self._rows: Final[list[bytes]] = []
        self._seats: Final[list[int]] = []
        self._ids: Final[list[list[int]]] = []
        self._places: Final[list[int]] = []

    def put(self, state: State, decision: Decision, move: Move) -> None:
        """Note a question and its answer, before it is made."""
        moves = decision.moves
        if len(moves) == 1:
            return
        ground = self._ground
        table = ground.game.table(state)
        place = moves.index(move) if move in moves else NONE
        self._rows.append(ground.encoder.row(table, decision.seat, decision))
        self._seats.append(decision.seat)
        self._ids.append(list(ground.vocabulary.ids(table, decision.seat, moves)))
        self._places.append(place)

    def batch(self, match: str, outcome: Outcome, rules: int) -> pa.RecordBatch:
        """All of them, now that it is known what came of them."""
        ground, number = self._ground, len(self._rows)
        size = ground.encoder.encoding.size
        rows = np.frombuffer(b"".join(self._rows), np.uint8).reshape(number, size)
        if number:
            achieved = ground.aim.achieved(ground.reading, rows)
            final = ground.aim.final(outcome, achieved[-1].tolist())
            to_come = np.array(final, np.float32)[self._seats] - achieved[:, 0]
        else:  # a game without a single choice
            final, to_come = [0.0] * len(outcome.scores), np.zeros(0, np.float32)
        answers = [
            ids[place] if place != NONE else NONE
            for ids, place in zip(self._ids, self._places, strict=True)
        ]
        columns: dict[str, Any] = {
            "match": [match] * number,
            "number": range(number),
            "seat": self._seats,
            "players": [len(outcome.scores)] * number,
            "row": self._rows,
            "ids": self._ids,
            "answer": answers,
            "place": self._places,
            "to_come": to_come,
            "final": [final] * number,
            "ending": [outcome.ending] * number,
            "scores": [list(outcome.scores)] * number,
            "winners": [list(outcome.winners)] * number,
            "rules": [rules] * number,
            "encoding": [ground.encoding_digest] * number,
            "vocabulary": [ground.vocabulary_digest] * number,
        }
        form = schema(size)
        return pa.record_batch(
            [_array(columns[field.name], field.type) for field in form], schema=form
        )


def _array(values: Sequence[Any], kind: pa.DataType) -> pa.Array:
    return pa.array(values, kind)
