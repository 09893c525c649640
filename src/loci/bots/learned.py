"""An exported network as a policy: what it expects of the end, as what each seat wants."""

from __future__ import annotations

from pathlib import Path
from typing import Final, final

import numpy as np

from loci.bots.exported import NetworkPolicy, read_network
from loci.bots.policy import Bytes, Floats, Ids, Mask
from loci.core import AnyGame, Outcome


@final
class LearnedPolicy:
    """Values are counted in the units of the network's aim: what a seat will have, less what the
    aim says of the others'."""

    def __init__(self, network: NetworkPolicy) -> None:
        self._network: Final = network

    @property
    def team(self) -> bool:
        return bool(self._network.aim.won)

    def evaluate(self, rows: Bytes, ids: Ids, masks: Mask) -> tuple[Floats, Floats]:
        aim = self._network.aim
        logits, had = self._network.evaluate(rows, ids, masks)
        if self.team:
            return logits, (had[:, :1] / aim.scale).astype(np.float32)
        players = np.maximum(self._network.network.reading.players(rows), 1)[:, None]
        seated = np.arange(had.shape[1])[None, :] < players
        had = np.where(seated, had, 0)
        others = (had.sum(1, keepdims=True) - had) / np.maximum(players - 1, 1)
        return logits, ((had - aim.rivalry * others) / aim.scale).astype(np.float32)

    def settled(self, outcome: Outcome) -> list[float]:
        aim = self._network.aim
        had = aim.final(outcome)
        if self.team:
            return [one / aim.scale for one in had]
        rivals = max(1, len(had) - 1)
        return [(one - aim.rivalry * (sum(had) - one) / rivals) / aim.scale for one in had]


def read_policy(game: AnyGame, path: Path) -> LearnedPolicy:
    """The policy in a file; `BadData` if it is none for this game as it is now."""
    return LearnedPolicy(read_network(path, game))
