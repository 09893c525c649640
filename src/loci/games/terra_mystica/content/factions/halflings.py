"""Halflings, of the plains: points for spades, and three of them with the stronghold."""

from __future__ import annotations

from typing import Final, final

from loci.games.terra_mystica.rules.economy.gains import score
from loci.games.terra_mystica.rules.map.digging import free_spades
from loci.games.terra_mystica.state.pieces import Faction
from loci.games.terra_mystica.state.registry import add_faction
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import FROM_FACTION

STRONGHOLD_SPADES: Final = 3


@final
class Halflings(Faction):
    def __init__(self) -> None:
        super().__init__("halflings", "plains")
        self.bowls = [3, 9, 0]
        self.cults = [0, 0, 1, 1]
        self.dig_coins = 1
        self.cost_coins = [0, 2, 3, 5, 8, 6]
        self.printed()

    def on_stronghold(self, table: TerraTable, seat: int) -> None:
        free_spades(table, seat, STRONGHOLD_SPADES, STRONGHOLD_SPADES, stronghold=1)

    def on_spades(self, table: TerraTable, seat: int, spades: int) -> None:
        score(table, seat, spades, FROM_FACTION)


add_faction(Halflings())
