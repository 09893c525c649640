"""What partners have ready, and whether something brings it to nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from loci.games.spirit_island.rules.powers.targeting import has_target
from loci.games.spirit_island.rules.powers.usage import can_use
from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.steps import CHOOSING, SETTING_UP

if TYPE_CHECKING:
    from loci.games.spirit_island.state.table import SpiritTable


def stage(table: SpiritTable) -> str:
    """The turn and its step; no spirit has plans before its first turn."""
    if table.ending or table.step in (CHOOSING, SETTING_UP) or len(table.seats) < 2:
        return ""
    return f"{table.turn} {table.step}"


def spoils(before: SpiritTable, after: SpiritTable, seat: int) -> bool:
    """Whether a power that another spirit has played, and not used yet, had a target before and has
    none any more."""
    for other in range(len(before.seats)):
        if other == seat:
            continue
        still = [card for card in ready(before, other) if card in ready(after, other)]
        for card in still:
            power = POWERS[card]
            if has_target(before, other, power, []) and not has_target(after, other, power, []):
                return True
    return False


def ready(table: SpiritTable, seat: int) -> list[str]:
    """The powers that a spirit has played and can still use this turn."""
    own = table.seats[seat]
    return [
        card for card in own.played if card not in own.used and can_use(table, seat, POWERS[card])
    ]
