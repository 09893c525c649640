"""Action spaces: the six that cost power, and those of tiles."""

from __future__ import annotations

from typing import Final, final

from loci.games.terra_mystica.rules.cults import can_step
from loci.games.terra_mystica.rules.economy.gains import gain
from loci.games.terra_mystica.rules.map.digging import free_spades
from loci.games.terra_mystica.rules.turn.allowed import can_bridge
from loci.games.terra_mystica.state.pieces import NO_COST, ActionSpace, Cost, Gain
from loci.games.terra_mystica.state.registry import add_space
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.turn import BRIDGE, CULT_STEPS, Owed


@final
class BridgeSpace(ActionSpace):
    """A bridge, which has to be possible (TM-24.13)."""

    def is_possible(self, table: TerraTable, seat: int) -> bool:
        return can_bridge(table, seat)

    def use(self, table: TerraTable, seat: int) -> None:
        table.turn.owe(Owed(BRIDGE))


@final
class GainSpace(ActionSpace):
    """Priests, workers or coins."""

    def __init__(self, name: str, cost: Cost, what: Gain) -> None:
        super().__init__(name, cost, common=True)
        self.what: Final = what
        self.priests = what.priests

    def use(self, table: TerraTable, seat: int) -> None:
        gain(table, seat, self.what)


@final
class SpadeSpace(ActionSpace):
    """Free spades for at most so many hexes."""

    def __init__(
        self, name: str, cost: Cost, spades: int, hexes: int, common: bool = False
    ) -> None:
        super().__init__(name, cost, common)
        self.spades = spades
        self.hexes: Final = hexes

    def use(self, table: TerraTable, seat: int) -> None:
        free_spades(table, seat, self.spades, self.hexes)


@final
class StepSpace(ActionSpace):
    """Steps on one cult track."""

    def __init__(self, name: str, steps: int) -> None:
        super().__init__(name, NO_COST)
        self.steps: Final = steps

    def use(self, table: TerraTable, seat: int) -> None:
        table.turn.owe(Owed(CULT_STEPS, self.steps))

    def is_useful(self, table: TerraTable, seat: int) -> bool:
        return can_step(table, seat)


add_space(BridgeSpace("ACT1", Cost(power=3), common=True))
add_space(GainSpace("ACT2", Cost(power=3), Gain(priests=1)))
add_space(GainSpace("ACT3", Cost(power=4), Gain(workers=2)))
add_space(GainSpace("ACT4", Cost(power=4), Gain(coins=7)))
add_space(SpadeSpace("ACT5", Cost(power=4), spades=1, hexes=1, common=True))
add_space(SpadeSpace("ACT6", Cost(power=6), spades=2, hexes=2, common=True))
BONUS_SPADE: Final = add_space(SpadeSpace("BON1", NO_COST, spades=1, hexes=1))
BONUS_STEP: Final = add_space(StepSpace("BON2", 1))
FAVOUR_STEP: Final = add_space(StepSpace("FAV6", 1))
