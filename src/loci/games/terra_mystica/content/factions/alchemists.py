"""Alchemists, of the swamp: coins for points and points for coins; power for spades."""

from __future__ import annotations

from typing import Final, final

from loci.games.terra_mystica.rules.economy.gains import gain_power
from loci.games.terra_mystica.state.land import has
from loci.games.terra_mystica.state.pieces import Faction, Gain
from loci.games.terra_mystica.state.registry import add_faction
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import STRONGHOLD

STRONGHOLD_POWER: Final = 12
SPADE_POWER: Final = 2


@final
class Alchemists(Faction):
    def __init__(self) -> None:
        super().__init__("alchemists", "swamp")
        self.cults = [1, 1, 0, 0]
        self.trading_house_coins = [0, 2, 4, 7, 11]
        self.trading_house_power = [0, 1, 2, 3, 4]
        self.stronghold = Gain(coins=6)
        self.coins_a_point = 2
        self.trades_points = True
        self.printed()

    def on_stronghold(self, table: TerraTable, seat: int) -> None:
        gain_power(table, seat, STRONGHOLD_POWER)

    def on_spades(self, table: TerraTable, seat: int, spades: int) -> None:
        if has(table, seat, STRONGHOLD):
            gain_power(table, seat, SPADE_POWER * spades)


add_faction(Alchemists())
