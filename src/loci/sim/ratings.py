"""Elo ratings of bots, with what is known of them.

Ratings are those of the Bradley–Terry model, to which Elo's formula belongs, all games taken at
once: bots do not change, so the order of games must not matter. That rules out the small libraries
(openskill, trueskill, glicko2), which follow players whose strength moves from game to game, and
those that fit all at once bring scipy, which is larger than all else of a set-up. A rating is
relative to the mean of the field, which is 0.

Intervals come from the Bayesian bootstrap: the same fit over and over with games that weigh more or
less by chance. A game weighs as a whole, since the results of one table go together. Everybody
has, beside the real games, one won and one lost, spread over the others: with two bots that is
exactly an even prior of the share of wins, and who has won every game still has a rating.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import log
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Floats = npt.NDArray[np.float64]

#: How much better the first of a pair was than the second: 1, or ½ for each of equals.
Pair = tuple[int, int, float]

_SCALE: Final = 400 / log(10)
_RESAMPLES: Final = 500
_SEEDS: Final = 2**32  # numpy takes no larger ones
_LEAST: Final = 1e-6
_NEAR: Final = 1e-10
_LONGEST: Final = 2.0
_MOST_STEPS: Final = 100


@dataclass(frozen=True, slots=True)
class Rating:
    """Elo points above the mean of the field, and the interval that holds them with 95 %."""

    elo: float
    low: float
    high: float

    def to_data(self) -> dict[str, Any]:
        return {"elo": self.elo, "low": self.low, "high": self.high}


def rate(bots: int, games: Sequence[Sequence[Pair]], seed: int) -> list[Rating]:
    """The ratings of bots 0 … from what each game says about pairs of them."""
    import numpy as np

    found = np.zeros((len(games), bots, bots))
    for number, pairs in enumerate(games):
        for better, worse, weight in pairs:
            found[number, better, worse] += weight
    apart = 1 - np.eye(bots)
    prior = apart / (bots - 1)
    middle = _joined(found.sum(axis=0) + prior, None)
    chance = np.random.RandomState(seed % _SEEDS)
    fits = np.empty((_RESAMPLES, bots))
    for resample in range(_RESAMPLES):
        weights = chance.standard_exponential(len(games))
        prior_now = chance.standard_gamma(1 / (bots - 1), (bots, bots)) * apart
        counts = np.tensordot(weights, found, axes=1) + prior_now
        fits[resample] = _joined(counts, middle)
    low, high = np.percentile(fits, [2.5, 97.5], axis=0)
    # Rounded, so that no sum in another order shows.
    return [
        Rating(*(round(float(side[bot]) * _SCALE, 1) for side in (middle, low, high)))
        for bot in range(bots)
    ]


def _joined(counts: Floats, near: Floats | None) -> Floats:
    """The same as `fitted`; a prior drawn as good as nothing must still join everybody."""
    import numpy as np

    joined = np.maximum(counts, _LEAST)
    np.fill_diagonal(joined, 0)
    return fitted(joined, near)


def fitted(counts: Floats, near: Floats | None = None) -> Floats:
    """The strengths, with mean 0, that make these counts of wins (by winner and loser) most likely;
    `near` is where to begin. Everybody must be joined to the others by wins and losses.

    Newton's method: what it makes large is smooth, and has one top. Steps are kept so short that
    its curve holds, and halved where they lead down.
    """
    import numpy as np

    bots = len(counts)
    games = counts + counts.T
    won = counts.sum(axis=1)
    found: Floats = np.zeros(bots) if near is None else near - near.mean()
    reached = _likely(found, counts)
    for _ in range(_MOST_STEPS):
        expected = games / (1 + np.exp(found[None, :] - found[:, None]))
        slope = won - expected.sum(axis=1)
        weight = expected * expected.T / np.maximum(games, _LEAST)
        curve = np.diag(weight.sum(axis=1)) - weight
        # The mean of all stays where it is: the curve knows nothing of it.
        step = np.linalg.solve(curve + weight.sum() / bots**2, slope)
        step -= step.mean()
        step *= min(1.0, _LONGEST / max(float(np.abs(step).max()), _NEAR))
        above = _likely(found + step, counts)
        while above < reached and np.abs(step).max() > _NEAR:
            step = step / 2
            above = _likely(found + step, counts)
        found, reached = found + step, above
        if np.abs(step).max() <= _NEAR:
            break
    found -= found.mean()
    return found


def _likely(strengths: Floats, counts: Floats) -> float:
    """The logarithm of how likely these wins are."""
    import numpy as np

    return -float((counts * np.logaddexp(0, strengths[None, :] - strengths[:, None])).sum())
