"""What the networks of each game are to bring about."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, final

import numpy as np

from loci.bots.reading import Array, Reading
from loci.core import Outcome

#: By row and seat, from the asked one on: what has been achieved so far.
Achieved = Callable[[Reading, Array], Array]


@final
class Aim:
    """What a network is to bring about. What seats achieve is counted as points, of which `scale`
    make a unit of its values; a seat wants its own less `rivalry` times the mean of the others'. A
    game that all lose costs `lost` points. Where all win or lose together, `won` is what winning is
    worth, and a game that is lost is worth what was achieved."""

    __slots__ = ("achieved", "lost", "rivalry", "scale", "won")

    def __init__(
        self,
        achieved: Achieved,
        scale: float,
        rivalry: float = 0.0,
        lost: float = 0.0,
        won: float = 0.0,
    ) -> None:
        self.achieved: Final = achieved
        self.scale: Final = scale
        self.rivalry: Final = rivalry
        self.lost: Final = lost
        self.won: Final = won

    def wanted(self, points: Sequence[float]) -> list[float]:
        """What the points of all seats mean to each: its own less a part of the others'."""
        whole = sum(points)
        others = max(1, len(points) - 1)
        return [one - self.rivalry * (whole - one) / others for one in points]

    def final(self, outcome: Outcome, achieved: Sequence[float] = ()) -> list[float]:
        """What each seat has in the end; `achieved` is what it had when it was last asked."""
        if self.won:
            seats = len(outcome.scores)
            return [self.won] * seats if outcome.winners else [*achieved[:seats]] or [0.0] * seats
        lost = 0.0 if outcome.winners else self.lost
        return [score - lost for score in outcome.scores]


def _by_points(reading: Reading, rows: Array) -> Array:
    return reading.points(rows)


#: What the spirits have achieved, for each of them: a fear card, a blight that is left, …
_FEAR: Final = 4.0
_BLIGHT: Final = 2.0
_MOST_BLIGHT: Final = 8.0
_BLIGHTED: Final = -8.0
_INVADERS: Final = {"explorer": -0.5, "town": -1.2, "city": -2.0, "dahan": 0.3}
_PRESENCE: Final = 1.0
_THREAT: Final = -1.5  # a land that the next ravage would blight
_BLIGHTING: Final = 2.0  # damage that does
_ENERGY: Final = 0.1
_MOST_ENERGY: Final = 8.0
_TRACKS: Final = 0.5  # each energy of the income, and each card play
_CARDS: Final = 0.2
_WON: Final = 100
_PIECES_AND_CARDS: Final = (
    *[(f"land.{kind}-{hurt}", worth) for kind, worth in _INVADERS.items() for hurt in range(4)],
    *[(f"land.presence-{seat}", _PRESENCE) for seat in range(1, 7)],
    ("seat.income", _TRACKS),
    ("seat.plays", _TRACKS),
    ("seat.hand-size", _CARDS),
)


def _by_island(reading: Reading, rows: Array) -> Array:
    """How well the island stands, the same for every seat: a potential, which speeds learning up
    and changes nothing about what is best, because in the end only the outcome counts."""
    players = np.maximum(reading.players(rows), 1)
    parts, markers = (
        reading.numbers("table.fear-parts", rows),
        reading.sum("table.fear-markers", rows),
    )
    cards = parts.sum(1) - reading.sum("table.fear-left", rows)
    fear = cards + reading.sum("table.fear", rows) / np.maximum(markers, 1)
    blight = np.minimum(reading.sum("table.blight", rows) / players, _MOST_BLIGHT)
    found = _FEAR * fear + _BLIGHT * blight
    found += _BLIGHTED * (reading.sum("table.side", rows) == 2)
    found += _THREAT * (reading.numbers("land.ravaged", rows) >= _BLIGHTING).sum(1) / players
    energy = np.minimum(reading.numbers("seat.energy", rows), _MOST_ENERGY).sum(1)
    found += (_ENERGY * energy + reading.weighed(_PIECES_AND_CARDS, rows)) / players
    return np.repeat(found[:, None], reading.seats, 1).astype(np.float32)


AIMS: Final = {
    "terra-mystica": Aim(_by_points, scale=20.0, rivalry=0.25),
    "haunted-lands": Aim(_by_points, scale=10.0, rivalry=0.5, lost=20.0),
    "spirit-island": Aim(_by_island, scale=25.0, won=_WON),
}
