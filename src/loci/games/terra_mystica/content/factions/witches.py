"""Witches, of the forest: points for towns, and dwellings anywhere in the forest."""

from __future__ import annotations

from typing import Final, final

from loci.games.terra_mystica.rules.economy.gains import score
from loci.games.terra_mystica.rules.turn.allowed import ride_hexes
from loci.games.terra_mystica.state.land import in_supply
from loci.games.terra_mystica.state.pieces import NO_COST, ActionSpace, Faction
from loci.games.terra_mystica.state.registry import add_faction, add_space
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import DWELLING, FROM_FACTION
from loci.games.terra_mystica.state.turn import FREE_DWELLING, Owed

TOWN_VP: Final = 5


@final
class Ride(ActionSpace):
    """A dwelling on any free forest for nothing (TM-29.8)."""

    def use(self, table: TerraTable, seat: int) -> None:
        table.turn.owe(Owed(FREE_DWELLING))

    def is_useful(self, table: TerraTable, seat: int) -> bool:
        return bool(ride_hexes(table, seat) and in_supply(table, seat, DWELLING))


RIDE: Final = add_space(Ride("ACTW", NO_COST))


@final
class Witches(Faction):
    def __init__(self) -> None:
        super().__init__("witches", "forest")
        self.cults = [0, 0, 0, 2]
        self.action = RIDE
        self.printed()

    def on_town(self, table: TerraTable, seat: int) -> None:
        score(table, seat, TOWN_VP, FROM_FACTION)


add_faction(Witches())
