"""Chaos Magicians, of the wasteland: one dwelling to begin with, two favour tiles each time, and
a double turn."""

from __future__ import annotations

from typing import Final, final

from loci.games.terra_mystica.state.pieces import NO_COST, ActionSpace, Faction, Gain
from loci.games.terra_mystica.state.registry import add_faction, add_space
from loci.games.terra_mystica.state.table import TerraTable


@final
class DoubleTurn(ActionSpace):
    """Two actions in a row."""

    def use(self, table: TerraTable, seat: int) -> None:
        table.turn.actions = 2
        table.turn.acting = 0


DOUBLE_TURN: Final = add_space(DoubleTurn("ACTC", NO_COST))


@final
class ChaosMagicians(Faction):
    def __init__(self) -> None:
        super().__init__("chaosmagicians", "wasteland")
        self.workers = 4
        self.cults = [2, 0, 0, 0]
        self.dwellings = 1
        self.cost_coins = [0, 2, 3, 5, 4, 8]
        self.stronghold = Gain(workers=2)
        self.favours = 2
        self.action = DOUBLE_TURN
        self.printed()


add_faction(ChaosMagicians())
