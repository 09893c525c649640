"""Auren, of the forest: a favour tile with the stronghold, and cult steps as an action."""

from __future__ import annotations

from typing import Final, final

from loci.games.terra_mystica.content.spaces import StepSpace
from loci.games.terra_mystica.state.pieces import Faction
from loci.games.terra_mystica.state.registry import add_faction, add_space

STEPS: Final = add_space(StepSpace("ACTA", 2))


@final
class Auren(Faction):
    def __init__(self) -> None:
        super().__init__("auren", "forest")
        self.cults = [0, 1, 0, 1]
        self.cost_coins = [0, 2, 3, 5, 6, 8]
        self.stronghold_favours = 1
        self.action = STEPS
        self.printed()


add_faction(Auren())
