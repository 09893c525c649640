"""A judge that has learned nothing, for tests of the search, and whom it should beat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from loci.bots.judge import Judgement, Leaf
from loci.core import AnyGame, Budget, Decision, Glimpse, Move, Outcome, Rng, State


class Rollouts:
    """Every answer is as likely as the others; a position is worth what random answers from there
    on bring: the share of the others that a seat leaves behind."""

    def __init__(self, game: AnyGame, seed: int, rollouts: int = 1) -> None:
        self.game: Final = game
        self.rollouts: Final = rollouts
        self.rng: Final = Rng(seed)
        self.batches: list[int] = []  # how many leaves came at a time

    def judge(self, leaves: Sequence[Leaf]) -> list[Judgement]:
        self.batches.append(len(leaves))
        found = []
        for leaf in leaves:
            ends = [self._end(leaf.state.clone()) for _ in range(self.rollouts)]
            means = [sum(seat) / len(ends) for seat in zip(*ends, strict=True)]
            found.append(Judgement([1 / len(leaf.ids)] * len(leaf.ids), means))
        return found

    def settled(self, state: State, outcome: Outcome) -> list[float]:
        return shares(outcome)

    def _end(self, state: State) -> list[float]:
        while (decision := self.game.question(state)) is not None:
            self.game.apply(state, decision.seat, self.rng.pick("move", decision.moves))
        outcome = self.game.outcome(state)
        assert outcome is not None
        return shares(outcome)


class OneStep:
    """A bot that takes the answer after which it is furthest before the best of the others."""

    def __init__(self, game: AnyGame, seat: int, seed: int) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.rng: Final = Rng(seed)

    def decide(self, view: Glimpse, decision: Decision, budget: Budget) -> Move:
        state = view.sample(self.rng.below("deal", 1 << 30))
        return max(decision.moves, key=lambda move: self._lead(state.clone(), move))

    def _lead(self, state: State, move: Move) -> float:
        self.game.apply(state, self.seat, move)
        table = self.game.table(state)
        points: list[int] = table.points if hasattr(table, "points") else table.lights
        others = [one for seat, one in enumerate(points) if seat != self.seat]
        return points[self.seat] - max(others) + self.rng.below("ties", 100) / 1000


def shares(outcome: Outcome) -> list[float]:
    """1 for who has won alone, nothing for who has lost, and a little for points."""
    most = max(1, *outcome.scores)
    return [
        0.8 * (seat in outcome.winners) / max(1, len(outcome.winners)) + 0.2 * score / most
        for seat, score in enumerate(outcome.scores)
    ]
