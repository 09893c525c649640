"""Nomads, of the desert: three dwellings to begin with, and the sandstorm."""

from __future__ import annotations

from typing import Final, final

from loci.games.terra_mystica.rules.map.digging import open_digging, storm_hexes
from loci.games.terra_mystica.state.pieces import NO_COST, ActionSpace, Faction
from loci.games.terra_mystica.state.registry import add_faction, add_space
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.turn import SANDSTORM, Owed


@final
class Storm(ActionSpace):
    """A hex beside own buildings becomes desert without spades (TM-29.84)."""

    def use(self, table: TerraTable, seat: int) -> None:
        open_digging(table, 0, 0, fixed=1)
        table.turn.owe(Owed(SANDSTORM))

    def is_useful(self, table: TerraTable, seat: int) -> bool:
        return storm_hexes(table, seat) != 0


STORM: Final = add_space(Storm("ACTN", NO_COST))


@final
class Nomads(Faction):
    def __init__(self) -> None:
        super().__init__("nomads", "desert")
        self.workers = 2
        self.cults = [1, 0, 1, 0]
        self.dwellings = 3
        self.cost_coins = [0, 2, 3, 5, 8, 6]
        self.trading_house_coins = [0, 2, 4, 7, 11]
        self.trading_house_power = [0, 1, 2, 3, 4]
        self.action = STORM
        self.printed()


add_faction(Nomads())
