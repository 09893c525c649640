"""Cultists, of the plains: a cult step when a neighbour takes power from them."""

from __future__ import annotations

from typing import Final, final

from loci.games.terra_mystica.rules.economy.gains import score
from loci.games.terra_mystica.state.pieces import Faction
from loci.games.terra_mystica.state.registry import add_faction
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import FROM_FACTION

STRONGHOLD_VP: Final = 7


@final
class Cultists(Faction):
    def __init__(self) -> None:
        super().__init__("cultists", "plains")
        self.cults = [1, 0, 1, 0]
        self.cost_coins = [0, 2, 3, 5, 8, 8]
        self.watches_offers = True
        self.printed()

    def on_stronghold(self, table: TerraTable, seat: int) -> None:
        score(table, seat, STRONGHOLD_VP, FROM_FACTION)


add_faction(Cultists())
