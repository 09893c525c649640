"""Engineers, of the mountains: cheap buildings, and bridges."""

from __future__ import annotations

from typing import Final, final

from loci.games.terra_mystica.content.spaces import BridgeSpace
from loci.games.terra_mystica.rules.economy.gains import score
from loci.games.terra_mystica.state.board import SITES
from loci.games.terra_mystica.state.land import has
from loci.games.terra_mystica.state.pieces import Cost, Faction
from loci.games.terra_mystica.state.registry import add_faction, add_space
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import FROM_FACTION, STRONGHOLD

BRIDGE_VP: Final = 3


BRIDGE_SPACE: Final = add_space(BridgeSpace("ACTE", Cost(workers=2), again=True))


@final
class Engineers(Faction):
    def __init__(self) -> None:
        super().__init__("engineers", "mountains")
        self.coins = 10
        self.workers = 2
        self.bowls = [3, 9, 0]
        self.cost_workers = [0, 1, 1, 1, 3, 3]
        self.cost_coins = [0, 1, 2, 4, 6, 6]
        self.dwelling_workers = [0, 1, 2, 2, 3, 4, 4, 5, 6]
        self.temple_priests = [0, 1, 1, 2]
        self.temple_power = [0, 0, 5, 5]
        self.action = BRIDGE_SPACE
        self.action_needs_stronghold = False
        self.printed()

    def on_pass(self, table: TerraTable, seat: int) -> None:
        if has(table, seat, STRONGHOLD):
            score(table, seat, BRIDGE_VP * own_bridges(table, seat), FROM_FACTION)


def own_bridges(table: TerraTable, seat: int) -> int:
    """Own bridges between two own buildings."""
    held = table.held[seat]
    return sum(
        [
            owner == seat and held >> SITES[site][0] & held >> SITES[site][1] & 1
            for site, owner in enumerate(table.bridge)
        ]
    )


add_faction(Engineers())
