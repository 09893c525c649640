"""A policy that has learned nothing: it likes some ids more than others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np

from loci.bots.policy import Bytes, Floats, Ids, Mask
from loci.core import Outcome


class Liking:
    """Gives the moves with these ids these logits and all others 0. A position is worth to the
    seat that is asked 0.4, to the next 0.3, then 0.2 and 0.1; to a team 0.4."""

    def __init__(self, logits: Mapping[int, float], team: bool = False) -> None:
        self.logits: Final = logits
        self._team: Final = team
        self.calls: list[tuple[Bytes, Ids, Mask]] = []

    @property
    def team(self) -> bool:
        return self._team

    def evaluate(self, rows: Bytes, ids: Ids, masks: Mask) -> tuple[Floats, Floats]:
        self.calls.append((rows, ids, masks))
        logits = np.zeros(ids.shape, np.float32)
        for id, logit in self.logits.items():
            logits[ids == id] = logit
        # What is not listed must not count, whatever it says.
        logits[~masks] = 99
        values = np.array([[0.4] if self._team else [0.4, 0.3, 0.2, 0.1]], np.float32)
        return logits, np.repeat(values, len(rows), axis=0)

    def settled(self, row: bytes, outcome: Outcome) -> list[float]:
        return [float(seat in outcome.winners) for seat in range(len(outcome.scores))]
