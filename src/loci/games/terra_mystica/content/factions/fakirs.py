"""Fakirs, of the desert: carpet flights instead of ships."""

from __future__ import annotations

from typing import final

from loci.games.terra_mystica.state.pieces import Faction, Gain
from loci.games.terra_mystica.state.registry import add_faction
from loci.games.terra_mystica.state.table import TerraTable


@final
class Fakirs(Faction):
    def __init__(self) -> None:
        super().__init__("fakirs", "desert")
        self.bowls = [7, 5, 0]
        self.cults = [1, 0, 0, 1]
        self.rates = [3, 2]
        self.cost_coins = [0, 2, 3, 5, 10, 6]
        self.stronghold = Gain(priests=1)
        self.way = "carpet"
        self.skips = (1, 2)
        self.skip_priests = 1
        self.ship_vp = [0]
        self.printed()

    def skipped(self, table: TerraTable, seat: int, stronghold: int) -> int:
        return self.skips[stronghold] + table.range[seat]

    def lengthens_carpet(self) -> bool:
        return True


add_faction(Fakirs())
