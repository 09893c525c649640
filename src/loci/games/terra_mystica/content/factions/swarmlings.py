"""Swarmlings, of the lakes: dear buildings, rich incomes, a trading house as an action."""

from __future__ import annotations

from typing import Final, final

from loci.games.terra_mystica.state.land import in_supply, on_map
from loci.games.terra_mystica.state.pieces import NO_COST, ActionSpace, Faction, Gain
from loci.games.terra_mystica.state.registry import add_faction, add_space
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import DWELLING, TRADING_HOUSE
from loci.games.terra_mystica.state.turn import FREE_HOUSE, Owed

TOWN_WORKERS: Final = 3


@final
class House(ActionSpace):
    """A dwelling becomes a trading house for nothing."""

    def use(self, table: TerraTable, seat: int) -> None:
        table.turn.owe(Owed(FREE_HOUSE))

    def is_useful(self, table: TerraTable, seat: int) -> bool:
        return bool(on_map(table, seat, DWELLING) and in_supply(table, seat, TRADING_HOUSE))


HOUSE: Final = add_space(House("ACTS", NO_COST))


@final
class Swarmlings(Faction):
    def __init__(self) -> None:
        super().__init__("swarmlings", "lakes")
        self.coins = 20
        self.workers = 8
        self.bowls = [3, 9, 0]
        self.cults = [1, 1, 1, 1]
        self.cost_workers = [0, 2, 3, 3, 5, 5]
        self.cost_coins = [0, 3, 4, 6, 8, 8]
        self.dwelling_workers = [2, 3, 4, 5, 6, 7, 8, 9, 9]
        self.trading_house_coins = [0, 2, 4, 6, 9]
        self.trading_house_power = [0, 2, 4, 6, 8]
        self.stronghold = Gain(power=4)
        self.sanctuary_priests = 2
        self.action = HOUSE
        self.printed()

    def on_town(self, table: TerraTable, seat: int) -> None:
        table.workers[seat] += TOWN_WORKERS


add_faction(Swarmlings())
