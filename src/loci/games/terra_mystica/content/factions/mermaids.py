"""Mermaids, of the lakes: long shipping, and towns over a river."""

from __future__ import annotations

from typing import final

from loci.games.terra_mystica.state.pieces import Faction, Gain
from loci.games.terra_mystica.state.registry import add_faction


@final
class Mermaids(Faction):
    def __init__(self) -> None:
        super().__init__("mermaids", "lakes")
        self.bowls = [3, 9, 0]
        self.cults = [0, 2, 0, 0]
        self.ship_start = 1
        self.ship_vp = [0, 0, 2, 3, 4, 5]
        self.cost_coins = [0, 2, 3, 5, 6, 8]
        self.stronghold = Gain(power=4)
        self.crosses_rivers = True
        self.stronghold_shipping = 1
        self.printed()


add_faction(Mermaids())
