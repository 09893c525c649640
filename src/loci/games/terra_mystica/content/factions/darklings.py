"""Darklings, of the swamp: they dig with priests, and ordain workers."""

from __future__ import annotations

from typing import Final, final

from loci.games.terra_mystica.rules.economy.gains import score
from loci.games.terra_mystica.state.pieces import Faction
from loci.games.terra_mystica.state.registry import add_faction
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import FROM_FACTION
from loci.games.terra_mystica.state.turn import ORDINATION, Owed

SPADE_VP: Final = 2
ORDAINED: Final = 3


@final
class Darklings(Faction):
    def __init__(self) -> None:
        super().__init__("darklings", "swamp")
        self.workers = 1
        self.priests = 1
        self.cults = [0, 1, 1, 0]
        self.cost_coins = [0, 2, 3, 5, 6, 10]
        self.sanctuary_priests = 2
        self.rates = []
        self.spade_priests = 1
        self.printed()

    def on_stronghold(self, table: TerraTable, seat: int) -> None:
        table.turn.owe(Owed(ORDINATION, ORDAINED))

    def on_spades_bought(self, table: TerraTable, seat: int, spades: int) -> None:
        score(table, seat, SPADE_VP * spades, FROM_FACTION)


add_faction(Darklings())
