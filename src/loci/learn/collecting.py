"""Self-play: many tables at once, a decision of each a step, and all noted that is learned from."""

from __future__ import annotations

from typing import Any, Final, final

import numpy as np

from loci.bots.network import Network, Parameters
from loci.bots.operations import Operations
from loci.bots.reading import Array, Reading
from loci.core.learning.batch import Batch
from loci.core.rng import derived_seed
from loci.learn.tables import Tables
from loci.learn.tasks import Task

_NUMPY: Final = Operations()
_SPREAD: Final = 150  # decisions that tables are apart in the beginning, at most


@final
class Rollout:
    """Decisions by step and table: their `rows`, the `seat` that is asked, of how many `players`;
    the `numbers` of listed moves, whose `ids` follow each other; the place of the move that was
    `chosen` and how likely it was (`likely`, a logarithm); the `values` of all seats as they were
    estimated; `own` where the learner itself chose. Where a game `ended` after a decision, `final`
    holds what each seat had. `last` are the values after the last step, `last_rows` and `last_seat`
    what was seen then; `scores` are those of the games that ended and were the learner's alone."""

    __slots__ = (
        "chosen",
        "ended",
        "final",
        "ids",
        "last",
        "last_rows",
        "last_seat",
        "likely",
        "numbers",
        "own",
        "players",
        "rows",
        "scores",
        "seat",
        "values",
    )

    def __init__(self, steps: int, tables: int, size: int, seats: int) -> None:
        self.rows: Final = np.zeros((steps, tables, size), np.uint8)
        self.seat: Final = np.zeros((steps, tables), np.int64)
        self.players: Final = np.zeros((steps, tables), np.int64)
        self.numbers: Final = np.zeros((steps, tables), np.int64)
        self.chosen: Final = np.zeros((steps, tables), np.int64)
        self.likely: Final = np.zeros((steps, tables), np.float32)
        self.values: Final = np.zeros((steps, tables, seats), np.float32)
        self.own: Final = np.ones((steps, tables), bool)
        self.ended: Final = np.zeros((steps, tables), bool)
        self.final: Final = np.zeros((steps, tables, seats), np.float32)
        self.ids: list[Array] = []
        self.last: Array = np.zeros((tables, seats), np.float32)
        self.last_rows: Array = np.zeros((tables, size), np.uint8)
        self.last_seat: Array = np.zeros(tables, np.int64)
        self.scores: Final[list[list[float]]] = []


@final
class Collector:
    """`tables` tables of a task. Everything that is drawn follows from the seed, so that a
    collector that was stopped and read back goes on as if it had not been."""

    def __init__(
        self, task: Task, tables: int, seed: int, saved: dict[str, Any] | None = None
    ) -> None:
        self.task: Final = task
        self.seed: Final = seed
        self.reading: Final = Reading(task.game)
        self.network: Final = Network(self.reading, task.sizes, self.reading.seats)
        self.round = 0 if saved is None else int(saved["round"])
        batch = None if saved is None else saved["batch"]
        self._tables: Final = Tables(task.game, self._start, tables, task.width, batch)
        self.batch: Final = self._tables.batch
        if saved is None:
            spread_out(self.batch, self.seed)

    def _start(self, number: int) -> Any:
        return self.task.begin(derived_seed(self.seed, f"game {number}"))

    def to_data(self) -> dict[str, Any]:
        return {"round": self.round, "batch": self.batch.to_data()}

    def collect(self, of: Parameters, past: Parameters | None, share: float, steps: int) -> Rollout:
        """Play so many steps with these parameters; at a `share` of the tables some seats are
        played by a `past` self."""
        tables, seats = self.batch.tables, self.reading.seats
        rng = np.random.default_rng([self.seed % 2**63, self.round])
        self.round += 1
        found = Rollout(steps, tables, self.reading.encoding.size, seats)
        first_past = tables - int(share * tables) if past is not None else tables
        with_past = np.arange(tables) >= first_past
        every = np.ones(tables, bool)
        for step in range(steps):
            found.rows[step] = self._tables.rows
            seat = self._tables.seats.astype(np.int64)
            number = self._tables.masks.sum(1)
            found.seat[step], found.numbers[step] = seat, number
            found.players[step] = self.reading.players(self._tables.rows)
            found.ids.append(self._tables.ids[self._tables.masks.astype(bool)])
            logits, values = self._judged(of, every)
            found.values[step] = in_seats(values, seat, found.players[step])
            if past is not None:
                # Which seats a past self has changes from table to table and from game to game.
                drawn = (seat + np.array(self.batch.games) + np.arange(tables)) % 2 == 0
                theirs = with_past & drawn
                if theirs.any():
                    logits[theirs] = self._judged(past, theirs)[0]
                    found.own[step] = ~theirs
            likely = logits - np.log(np.exp(logits).sum(1, keepdims=True))
            noise = rng.gumbel(size=logits.shape)
            chosen = (likely + noise).argmax(1)
            found.chosen[step] = chosen
            found.likely[step] = np.take_along_axis(likely, chosen[:, None], 1)[:, 0]
            self.batch.step(chosen.tolist())
            for end in self.batch.take_ended():
                row = found.rows[step, end.table : end.table + 1]
                achieved = self.task.aim.achieved(self.reading, row)[0].tolist()
                final = self.task.aim.final(end.outcome, achieved)
                found.ended[step, end.table] = True
                found.final[step, end.table, : len(final)] = final
                if not with_past[end.table]:
                    found.scores.append([float(one) for one in end.outcome.scores])
        seat = self._tables.seats.astype(np.int64)
        last = self._judged(of, every)[1]
        found.last = in_seats(last, seat, self.reading.players(self._tables.rows))
        found.last_rows, found.last_seat = self._tables.rows.copy(), seat
        return found

    def _judged(self, of: Parameters, which: Array) -> tuple[Array, Array]:
        """By table, of `which`, a number for each move, the best 0, what is not listed far below;
        and values."""
        seen = self.reading.seen(self._tables.rows[which])
        listed = self.reading.listed(self._tables.ids[which], self._tables.masks[which])
        flat, values = self.network.forward(_NUMPY, of, seen, listed)
        logits = np.append(flat, np.float32(-1e9))[listed.places]
        return logits - logits.max(1, keepdims=True), values


def spread_out(batch: Batch, seed: int) -> None:
    """Play on at random, at each table another number of decisions: games that all begin together
    stay together for long, and a round would show one stage of the game only."""
    rng = np.random.default_rng([seed % 2**63, _SPREAD])
    for table, number in enumerate(rng.integers(0, _SPREAD, batch.tables).tolist()):
        for _ in range(number):
            batch.answer(table, int(rng.integers(len(batch.moves[table]))))
    batch.take_ended()


def in_seats(relative: Array, seat: Array, players: Array) -> Array:
    """What is told from the asked seat on, by seats from the first."""
    places = np.arange(relative.shape[1])[None, :]
    index = (places - seat[:, None]) % np.maximum(players, 1)[:, None]
    found = np.take_along_axis(relative, index, 1)
    return np.where(places < players[:, None], found, 0.0)


def from_seat(absolute: Array, seat: Array, players: Array) -> Array:
    """The other way round."""
    places = np.arange(absolute.shape[1])[None, :]
    index = (places + seat[:, None]) % np.maximum(players, 1)[:, None]
    found = np.take_along_axis(absolute, index, 1)
    return np.where(places < players[:, None], found, 0.0)
