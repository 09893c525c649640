"""A bot that looks ahead."""

from __future__ import annotations

from threading import Event
from typing import Final, final

from loci.bots.judge import Judge
from loci.bots.search import Search, Settings
from loci.core import AnyGame, Budget, Decision, Glimpse, Move


@final
class SearchBot:
    """Answers with what a search has tried most.

    A budget of playouts is multiplied by `times`; without one it thinks for `seconds`, or as long
    as the budget says if that is less. `stop.set()` ends its thinking from another thread.
    """

    def __init__(
        self,
        game: AnyGame,
        seat: int,
        seed: int,
        judge: Judge,
        seconds: float = 1.0,
        times: int = 1,
        settings: Settings | None = None,
    ) -> None:
        self.search: Final = Search(game, seat, judge, seed, settings)
        self.stop: Final = Event()
        self._seconds: Final = seconds
        self._times: Final = times

    def decide(self, view: Glimpse, decision: Decision, budget: Budget) -> Move:
        if len(decision.moves) == 1:
            return decision.moves[0]
        move = self.search.answers(view, decision, self._allowed(budget), self.stop)[0].move
        self.search.keep(move)
        return move

    def _allowed(self, budget: Budget) -> Budget:
        if budget.playouts is not None:
            return Budget(budget.seconds, budget.playouts * self._times)
        seconds = self._seconds
        return Budget(seconds if budget.seconds is None else min(seconds, budget.seconds))
