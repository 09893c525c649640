"""Looking for dead ends: tables at which somebody is asked and has no answer, or nobody is asked
though the game is not over.

Uniformly random players hardly ever get there: what leads to a dead end is a plan half carried
out, such as a purchase that counts on something which is then spent on something else. So every
player here has a taste, drawn anew for each game: some kinds of move it loves, others it hardly
ever makes. A kind of move is the first word of its notation. A game names the kinds that are
`loved` more often than others, may add legal moves that its questions do not list, and may begin
at tables of which it knows that they are narrow.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from loci.core import AnyGame, Rng, derived_seed
from loci.core.decision import Decision, Move

MOST_ANSWERS: Final = 20_000  # in one game
#: How much a player is drawn to a kind of move, as often as it stands here.
TASTES: Final = (1, 1, 4, 16, 64)
LOVES: Final = (4, 16, 64, 256)
#: One answer in so many is sought among those that are not listed.
UNLISTED: Final = 4

#: Answers that a question may not list, of which some may be legal: from the state and the seat.
Unlisted = Callable[[Any, int, Rng], Sequence[str]]


#: A state to begin with, from a seed
Start = Callable[[int], Any]


def fresh(game: AnyGame, players: int, options: Mapping[str, object]) -> Start:
    """The start of a game, of an imported one too."""
    return lambda seed: game.new(players, options, seed, imported=True)


class DeadEnd(AssertionError):
    """A table from which there is no way on, and how it was reached."""

    def __init__(self, what: str, seed: int, answers: list[str]) -> None:
        super().__init__(f"{what}; seed {seed}, {len(answers)} answers: {' / '.join(answers)}")
        self.answers: Final = answers


class DeadEnds:
    """A search in one game; `tally` counts the answers by kind."""

    def __init__(
        self, game: AnyGame, loved: Sequence[str] = (), unlisted: Unlisted | None = None
    ) -> None:
        self.game: Final = game
        self.loved: Final = tuple(loved)
        self.unlisted: Final = unlisted
        self.tally: Final[Counter[str]] = Counter()

    def search(self, answers: int, starts: Sequence[Start], seed: int = 0) -> int:
        """Play from these starts, one after the other, until that many answers have been given;
        `DeadEnd` says where one is. The seed to go on with."""
        while self.tally.total() < answers:
            self.play(starts[seed % len(starts)], seed)
            seed += 1
        return seed

    def play(self, start: Start, seed: int) -> None:
        """One game between players with tastes."""
        state = start(seed)
        rng = Rng(derived_seed(seed, "dead ends"))
        tastes: dict[int, dict[str, int]] = {}
        given: list[str] = []
        for _ in range(MOST_ANSWERS):
            asked = self.game.decisions(state)
            if not asked:
                if self.game.outcome(state) is None:
                    raise DeadEnd("nobody is asked and the game is not over", seed, given)
                return
            for seat, decision in asked.items():
                if not decision.moves:
                    what = f"P{seat + 1} has no answer to {decision.prompt.plain()}"
                    raise DeadEnd(what, seed, given)
            seat = rng.pick("seat", list(asked))
            move = self._answer(state, asked[seat], rng, tastes.setdefault(seat, {}))
            given.append(f"P{seat + 1}: {move.text()}")
            self.tally[kind(move)] += 1
            self.game.apply(state, seat, move)
        raise DeadEnd(f"the game does not end in {MOST_ANSWERS} answers", seed, given)

    def _answer(self, state: Any, decision: Decision, rng: Rng, tastes: dict[str, int]) -> Move:
        if self.unlisted is not None and not decision.complete and not rng.below("odd", UNLISTED):
            for text in self.unlisted(state, decision.seat, rng):
                move = self.game.parse(self.game.table(state), decision.seat, text)
                if self.game.why_not(state, decision.seat, move) is None:
                    return move
        weights = [self._weight(move, rng, tastes) for move in decision.moves]
        at = rng.below("move", sum(weights))
        for move, weight in zip(decision.moves, weights, strict=True):
            at -= weight
            if at < 0:
                return move
        raise AssertionError("weights that do not add up")

    def _weight(self, move: Move, rng: Rng, tastes: dict[str, int]) -> int:
        name = kind(move)
        if name not in tastes:
            tastes[name] = rng.pick("taste", list(LOVES if name in self.loved else TASTES))
        return tastes[name]


def kind(move: Move) -> str:
    """The first word of a move, without signs and numbers."""
    word = move.text().split(" ", 1)[0].lower()
    return re.sub(r"[^a-z]+", "", word) or word
