"""Judges that have learned nothing, for tests of the search: a walk to the end at random, and what
a game itself says a table is worth."""

from __future__ import annotations

from collections.abc import Sequence
from math import tanh
from typing import Final

from loci.bots.judge import Judgement, Leaf
from loci.core import AnyGame, Outcome, Rng, State


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

    def settled(self, outcome: Outcome) -> list[float]:
        return shares(outcome)

    def _end(self, state: State) -> list[float]:
        while (decision := self.game.question(state)) is not None:
            self.game.apply(state, decision.seat, self.rng.pick("move", decision.moves))
        outcome = self.game.outcome(state)
        assert outcome is not None
        return shares(outcome)


class Weigher:
    """A position is worth to a seat what the game's own weights say, less what they say for the
    others; each answer is as likely as the others."""

    def __init__(self, game: AnyGame, scale: float) -> None:
        self.game: Final = game
        self.scale: Final = scale

    def judge(self, leaves: Sequence[Leaf]) -> list[Judgement]:
        found = []
        for leaf in leaves:
            table = self.game.table(leaf.state)
            players = self.game.seated(table)
            worth = [sum(self.game.weighed(table, seat).values()) for seat in range(players)]
            others = [(sum(worth) - own) / max(1, players - 1) for own in worth]
            values = [
                0.5 + 0.5 * tanh((own - 0.5 * other) / self.scale)
                for own, other in zip(worth, others, strict=True)
            ]
            found.append(Judgement([1 / len(leaf.ids)] * len(leaf.ids), values))
        return found

    def settled(self, outcome: Outcome) -> list[float]:
        if not outcome.winners:
            return [0.0] * len(outcome.scores)
        return shares(outcome)


def shares(outcome: Outcome) -> list[float]:
    """1 for who has won alone, nothing for who has lost, and a little for points."""
    most = max(1, *outcome.scores)
    return [
        0.8 * (seat in outcome.winners) / max(1, len(outcome.winners)) + 0.2 * score / most
        for seat, score in enumerate(outcome.scores)
    ]
