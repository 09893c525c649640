"""Elo ratings of bots, with what is known of them.

Ratings are those of the Bradley–Terry model, to which Elo's formula belongs, all games taken at
once (`choix`): bots do not change, so the order of games must not matter. A rating is relative to
the mean of the field, which is 0.

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

from loci.core import BadOption, Text

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Floats = npt.NDArray[np.float64]

#: How much better the first of a pair was than the second: 1, or ½ for each of equals.
Pair = tuple[int, int, float]

_SCALE: Final = 400 / log(10)
_RESAMPLES: Final = 500
_SEEDS: Final = 2**32  # numpy takes no larger ones


@dataclass(frozen=True, slots=True)
class Rating:
    """Elo points above the mean of the field, and the interval that holds them with 95 %."""

    elo: float
    low: float
    high: float

    def to_data(self) -> dict[str, Any]:
        return {"elo": self.elo, "low": self.low, "high": self.high}


def check_library() -> None:
    """`BadOption` where the library that rates is not installed."""
    try:
        import choix  # noqa: F401
    except ImportError as error:
        raise BadOption(Text("tournament-no-library", extra="tournament")) from error


def rate(bots: int, games: Sequence[Sequence[Pair]], seed: int) -> list[Rating]:
    """The ratings of bots 0 … from what each game says about pairs of them."""
    import numpy as np

    found = np.zeros((len(games), bots, bots))
    for number, pairs in enumerate(games):
        for better, worse, weight in pairs:
            found[number, better, worse] += weight
    apart = 1 - np.eye(bots)
    prior = apart / (bots - 1)
    middle = _fit(found.sum(axis=0) + prior, None)
    chance = np.random.RandomState(seed % _SEEDS)
    fits = np.empty((_RESAMPLES, bots))
    for resample in range(_RESAMPLES):
        weights = chance.standard_exponential(len(games))
        prior_now = chance.standard_gamma(1 / (bots - 1), (bots, bots)) * apart
        counts = np.tensordot(weights, found, axes=1) + prior_now
        fits[resample] = _fit(counts, middle)
    low, high = np.percentile(fits, [2.5, 97.5], axis=0)
    # Rounded, so that no sum in another order shows.
    return [
        Rating(*(round(float(side[bot]) * _SCALE, 1) for side in (middle, low, high)))
        for bot in range(bots)
    ]


def _fit(counts: Floats, near: Floats | None) -> Floats:
    """The strengths that make these counts of wins most likely."""
    import choix
    import numpy as np

    # A prior drawn as good as nothing must still join everybody to the others.
    joined = np.maximum(counts, _LEAST)
    np.fill_diagonal(joined, 0)
    return choix.ilsr_pairwise_dense(joined, initial_params=near, max_iter=1000)


_LEAST: Final = 1e-6
