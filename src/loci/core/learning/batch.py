"""Many tables of one game, each answered in one call: what a program learns from.

The rows, ids and masks of the decisions that the tables have come to are written into buffers that
somebody else may read too (a bytearray, a memoryview of shared memory or of an array). Nothing else
is made on the way: no words, no events, no views.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import Any, Final, final

from loci.core.decision import Decision, Move, Outcome
from loci.core.game import AnyGame

ID_BYTES: Final = 4
#: Makes a game by its number: 0, 1, 2 … in the order in which a batch begins them.
Start = Callable[[int], Any]


@final
class Ended:
    """A game that has come to its end: at which table, its number, its outcome, how many decisions
    were put."""

    __slots__ = ("decisions", "game", "outcome", "table")

    def __init__(self, table: int, game: int, outcome: Outcome, decisions: int) -> None:
        self.table: Final = table
        self.game: Final = game
        self.outcome: Final = outcome
        self.decisions: Final = decisions


@final
class Buffers:
    """Where a batch writes, for each of its tables: the `rows`, `width` `ids` of four bytes (the
    lowest first), a `mask` of as many bytes (1 for a move that is listed), and the `seats` that
    are asked, a byte each. Any writable buffer of bytes will do."""

    __slots__ = ("ids", "masks", "rows", "seats")

    def __init__(self, rows: Any, ids: Any, masks: Any, seats: Any) -> None:
        self.rows: Final = rows
        self.ids: Final = ids
        self.masks: Final = masks
        self.seats: Final = seats


@final
class Batch:
    """`tables` tables. Whenever a game is over the next one begins at its table, and how it ended
    is kept in `ended` until somebody takes it from there.

    A decision may list more moves than `width`: those beyond it cannot be answered. `cut` counts
    these decisions; whoever sees it grow wants a larger width.

    `saved` is what an earlier batch was (`to_data`): the new one goes on from there.
    """

    def __init__(
        self,
        game: AnyGame,
        start: Start,
        tables: int,
        width: int,
        buffers: Buffers | None = None,
        saved: dict[str, Any] | None = None,
    ) -> None:
        encoder, vocabulary = game.encoder(), game.vocabulary()
        if encoder is None or vocabulary is None:
            raise ValueError(f"{game.info.id} has no encoder or no vocabulary")
        self.game: Final = game
        self.encoder: Final = encoder
        self.vocabulary: Final = vocabulary
        self.size: Final = encoder.encoding.size
        self.tables: Final = tables
        self.width: Final = width
        self.buffers: Final = (
            Buffers(
                bytearray(tables * self.size),
                bytearray(tables * width * ID_BYTES),
                bytearray(tables * width),
                bytearray(tables),
            )
            if buffers is None
            else buffers
        )
        self.states: Final[list[Any]] = [None] * tables
        self.moves: Final[list[list[Move]]] = [[] for _ in range(tables)]
        self.seats: Final = [0] * tables
        self.games: Final = [0] * tables
        self.decisions: Final = [0] * tables
        self.ended: list[Ended] = []
        self.begun = 0
        self.cut = 0
        self._start: Final = start
        self._masks: Final = [b"\1" * n + bytes(width - n) for n in range(width + 1)]
        self._ids: Final = [Struct(f"<{n}i") for n in range(width + 1)]
        if saved is None:
            for table in range(tables):
                self._begin(table)
        else:
            self._go_on(saved)

    def step(self, answers: list[int]) -> None:
        """Make the move of this place in the list at every table, and go on to the next decision
        of each."""
        for table in range(self.tables):
            self.answer(table, answers[table])

    def answer(self, table: int, index: int) -> None:
        """The same at one table."""
        moves = self.moves[table]
        if not 0 <= index < len(moves):
            raise ValueError(f"table {table}: move {index} of {len(moves)}")
        state = self.states[table]
        self.game.apply(state, self.seats[table], moves[index])
        decision = self.game.advance(state)
        if decision is None:
            self._end(table)
        else:
            self._put(table, decision)

    def take_ended(self) -> list[Ended]:
        """The games that have ended since this was last asked."""
        found = self.ended
        self.ended = []
        return found

    def to_data(self) -> dict[str, Any]:
        """Everything that it takes to go on later; games that ended must have been taken."""
        return {
            "begun": self.begun,
            "games": self.games,
            "decisions": self.decisions,
            "states": [state.to_data() for state in self.states],
        }

    def _go_on(self, saved: dict[str, Any]) -> None:
        self.begun = saved["begun"]
        for table in range(self.tables):
            state = self.game.load(saved["states"][table])
            self.states[table] = state
            self.games[table] = saved["games"][table]
            decision = self.game.advance(state)
            if decision is None:
                raise ValueError(f"table {table}: the saved game is over")
            self._put(table, decision)
            self.decisions[table] = saved["decisions"][table]

    def _begin(self, table: int) -> None:
        """Put the next game on a table; one that leaves no choice from beginning to end is over."""
        while True:
            self.states[table] = self._start(self.begun)
            self.games[table] = self.begun
            self.decisions[table] = 0
            self.begun += 1
            decision = self.game.advance(self.states[table])
            if decision is not None:
                self._put(table, decision)
                return
            self._keep(table)

    def _end(self, table: int) -> None:
        self._keep(table)
        self._begin(table)

    def _keep(self, table: int) -> None:
        outcome = self.game.outcome(self.states[table])
        if outcome is None:
            raise ValueError(f"table {table}: nobody is asked, and the game is not over")
        self.ended.append(Ended(table, self.games[table], outcome, self.decisions[table]))

    def _put(self, table: int, decision: Decision) -> None:
        """Write down the decision that a table has come to."""
        buffers, width = self.buffers, self.width
        moves, ids = decision.moves, decision.ids
        if len(moves) > width:
            self.cut += 1
            moves, ids = moves[:width], ids[:width]
        number = len(ids)
        seat = decision.seat
        self.moves[table] = moves
        self.seats[table] = seat
        self.decisions[table] += 1
        self._ids[number].pack_into(buffers.ids, table * width * ID_BYTES, *ids)
        buffers.masks[table * width : (table + 1) * width] = self._masks[number]
        buffers.seats[table] = seat
        state = self.states[table]
        offset = table * self.size
        self.encoder.pack_into(self.game.table(state), seat, buffers.rows, offset, decision)
