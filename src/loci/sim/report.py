"""What many games say about each seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, Final

from loci.sim.many import Played

_Z: Final = 1.959963984540054  # 95 % of a normal distribution lie within so many deviations


@dataclass(frozen=True, slots=True)
class SeatReport:
    """How the bot on one seat did.

    `wins` counts every game whose winners include the seat: a shared win is a win for each of
    them, and in a game played together all win or nobody does. Win rates of the seats therefore
    need not add up to one.
    """

    bot: str
    games: int
    wins: int
    mean_score: float | None  # None when no game was finished

    @property
    def win_rate(self) -> float | None:
        return self.wins / self.games if self.games else None

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % Wilson interval of the win rate."""
        return wilson(self.wins, self.games)

    def to_data(self) -> dict[str, Any]:
        return {
            "bot": self.bot,
            "wins": self.wins,
            "mean_score": self.mean_score,
            "win_rate": self.win_rate,
            "interval": list(self.interval),
        }


def seat_reports(bots: Sequence[str], played: Sequence[Played]) -> list[SeatReport]:
    """One report per seat over the finished games."""
    reports = []
    for seat, bot in enumerate(bots):
        wins = sum(seat in game.winners for game in played)
        total = sum(game.scores[seat] for game in played)
        mean = total / len(played) if played else None
        reports.append(SeatReport(bot, len(played), wins, mean))
    return reports


def wilson(wins: int, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a rate: honest for few games and near 0 or 1, where the usual
    ± is not."""
    if games == 0:
        return (0.0, 1.0)
    rate = wins / games
    squared = _Z * _Z
    middle = rate + squared / (2 * games)
    spread = _Z * sqrt(rate * (1 - rate) / games + squared / (4 * games * games))
    scale = 1 + squared / games
    # At the very ends rounding would leave 1e-17 where 0 is meant.
    low = 0.0 if wins == 0 else (middle - spread) / scale
    high = 1.0 if wins == games else (middle + spread) / scale
    return (low, high)
