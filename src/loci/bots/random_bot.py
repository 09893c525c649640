"""A bot that knows no game: any legal move, each equally likely."""

from __future__ import annotations

from typing import final

from loci.core import AnyGame, Budget, Decision, Glimpse, Move, Rng


@final
class RandomBot:
    """Picks uniformly among the listed moves with a random source of its own.

    Never reads the view, so that playouts with it pay for the rules alone. Its answer is always
    one of `decision.moves`, the very object.
    """

    __slots__ = ("_rng",)

    def __init__(self, game: AnyGame, seat: int, seed: int) -> None:
        self._rng = Rng(seed)

    def decide(self, view: Glimpse, decision: Decision, budget: Budget) -> Move:
        return self._rng.pick("move", decision.moves)
