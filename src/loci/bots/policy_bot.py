"""A bot that answers as its policy says, without looking ahead."""

from __future__ import annotations

from typing import Final, final

from loci.bots.policy import Policy, chances
from loci.core import AnyGame, Budget, Decision, Glimpse, Move, Rng, derived_seed

_FINE: Final = 1 << 30  # in how many parts a chance is drawn


@final
class PolicyBot:
    """Takes the answer that its policy thinks best; with a `warmth` any, each as often as the
    policy (the warmer, the more evenly) would. `astray` is the share of answers that are drawn,
    all alike, from the good ones: those at least `GOOD` times as likely as the best."""

    GOOD: Final = 0.1

    def __init__(
        self,
        game: AnyGame,
        seat: int,
        seed: int,
        policy: Policy,
        warmth: float = 0.0,
        astray: float = 0.0,
    ) -> None:
        self._game: Final = game
        self._seat: Final = seat
        self._seed: Final = seed
        self._policy: Final = policy
        self._warmth: Final = warmth
        self._astray: Final = astray
        self._rng: Final = Rng(seed)
        self._asked = 0

    def decide(self, view: Glimpse, decision: Decision, budget: Budget) -> Move:
        moves = decision.moves
        if len(moves) == 1:
            return moves[0]
        self._asked += 1
        state = view.sample(derived_seed(self._seed, self._asked))
        found = chances(self._game, self._policy, state, decision, self._warmth or 1.0)
        if self._astray and self._part("astray") < self._astray:
            good = [at for at, chance in enumerate(found) if chance >= self.GOOD * max(found)]
            return moves[self._rng.pick("good", good)]
        if not self._warmth:
            return moves[found.index(max(found))]
        return moves[self._drawn(found)]

    def _drawn(self, chances: list[float]) -> int:
        left = self._part("move") * sum(chances)
        for at, chance in enumerate(chances):
            left -= chance
            if left < 0:
                return at
        return len(chances) - 1  # what rounding left over

    def _part(self, stream: str) -> float:
        return self._rng.below(stream, _FINE) / _FINE
