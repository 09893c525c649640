"""A game under way, as environments play it: who is asked what, and answers by their place."""

from __future__ import annotations

from typing import Any, Final, final

from loci.core import AnyGame
from loci.core.decision import Decision, Move, Outcome

#: What a game is worth in the end.
WINS: Final = "wins"  # 1 for whoever has won, -1 for the others
POINTS: Final = "points"  # what the game counts
REWARDS: Final = (WINS, POINTS)

#: A game with more ids than this is answered by the places of listed moves alone: a mask of its ids
#: would cost more than the game.
MOST_IDS: Final = 100_000


@final
class Course:
    """One game. Questions with a single listed answer are not put: the answer is given.

    `width` is how many of the moves that a question lists can be answered; `cut` counts the
    questions that listed more.
    """

    def __init__(self, game: AnyGame, players: int, state: Any, width: int) -> None:
        self.game: Final = game
        self.players: Final = players
        self.width: Final = width
        self.cut = 0
        self.state = state
        self._asked: dict[int, Decision] = {}

    def clone(self) -> Course:
        """A copy that is played on by itself; the open questions are the same."""
        copy = Course(self.game, self.players, self.state.clone(), self.width)
        copy.cut = self.cut
        copy._asked = self._asked
        return copy

    def imagined(self, viewer: int, seed: int) -> Course:
        """A course that `viewer` cannot tell from this one, with all that it does not know dealt
        anew. Nothing is answered in it, since that might show."""
        state = self.game.determinize(self.state, viewer, seed)
        copy = opened(self.game, self.players, state, self.width)
        copy.cut = self.cut
        return copy

    def asked(self) -> dict[int, Decision]:
        """The open questions by seat; none at the end."""
        return self._asked

    def next_seat(self) -> int | None:
        """The first seat that is asked anything."""
        return min(self._asked, default=None)

    def ids(self, seat: int) -> list[int]:
        """The ids of the moves that `seat` can answer with, in their order."""
        return self._asked[seat].ids[: self.width]

    def answer(self, seat: int, place: int) -> None:
        """Make the move at this place in the list; `ValueError` if there is none."""
        if seat not in self._asked:
            raise ValueError(f"seat {seat} is not asked anything")
        moves = self._asked[seat].moves[: self.width]
        if not 0 <= place < len(moves):
            raise ValueError(f"move {place} of {len(moves)}")
        self.make(seat, moves[place])

    def make(self, seat: int, move: Move) -> None:
        """Make a legal move, listed or not."""
        self.game.apply(self.state, seat, move)
        self.settle()

    def row(self, seat: int) -> bytes:
        """What `seat` may know, and of the question that it is asked."""
        encoder = self.game.encoder()
        assert encoder is not None
        return encoder.row(self.game.table(self.state), seat, self._asked.get(seat))

    def outcome(self) -> Outcome | None:
        return None if self._asked else self.game.outcome(self.state)

    def settle(self) -> None:
        """Give the answers that leave no choice, and put the other questions."""
        game = self.game
        while True:
            asked = game.decisions(self.state)
            lone = next((one for _, one in sorted(asked.items()) if len(one.moves) == 1), None)
            if lone is None:
                break
            game.apply(self.state, lone.seat, lone.moves[0])
        for decision in asked.values():
            self.cut += len(decision.moves) > self.width
        self.ask(asked)

    def ask(self, asked: dict[int, Decision]) -> None:
        """Put these questions, with their moves numbered."""
        vocabulary = self.game.vocabulary()
        if vocabulary is not None:
            for decision in asked.values():
                decision.number(vocabulary, self.game.table(self.state))
        self._asked = asked


def begun(game: AnyGame, players: int, options: dict[str, object], seed: int, width: int) -> Course:
    """The course of a new game."""
    course = Course(game, players, game.new(players=players, options=options, seed=seed), width)
    course.settle()
    return course


def opened(game: AnyGame, players: int, state: Any, width: int) -> Course:
    """The course of a game that has come to this state; nothing is answered."""
    course = Course(game, players, state, width)
    course.ask(game.decisions(state))
    return course


def rewards(outcome: Outcome, kind: str) -> list[float]:
    """What the end of a game is worth to each seat."""
    if kind == POINTS:
        return [float(score) for score in outcome.scores]
    return [1.0 if seat in outcome.winners else -1.0 for seat in range(len(outcome.scores))]
