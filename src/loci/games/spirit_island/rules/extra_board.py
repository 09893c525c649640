"""A board more than there are players (SX-26): nobody starts there, and few invaders do."""

from __future__ import annotations

from typing import Final

from loci.games.spirit_island.state.table import EXTRA_BOARD, SpiritTable, players
from loci.games.spirit_island.state.terms import CITY, INVADERS, TOWN

#: The printed invaders that come to the extra board, by the number of players (SX-26.7 to 26.11).
PRINTED: Final[dict[int, tuple[int, ...]]] = {1: (), 2: (), 3: (CITY,), 4: (TOWN,)}


def extra_slots(table: SpiritTable) -> list[int]:
    """The slots of the boards of the set-up that are one more than there are players, and nobody's
    start."""
    if EXTRA_BOARD not in table.rules:
        return []
    laid = [slot for slot in table.island.slots if slot < len(table.island.laid)]
    return [slot for slot in laid if slot not in table.starts]


def settled_slots(table: SpiritTable) -> list[int]:
    """The slots of the boards to which an adversary's set-up brings something (SX-26.6)."""
    extra = extra_slots(table)
    return [slot for slot in table.island.slots if slot not in extra]


def invaders_on(table: SpiritTable, slot: int) -> tuple[int, ...]:
    """The kinds of printed invaders that set-up puts onto a board."""
    return PRINTED.get(players(table), INVADERS) if slot in extra_slots(table) else INVADERS


def first_explored(table: SpiritTable, lands: list[int]) -> list[int]:
    """Those of the lands that the first explore of set-up reaches: alone, none of the extra board
    (SX-26.7)."""
    extra = extra_slots(table) if players(table) == 1 else []
    return [land for land in lands if table.island.board_of(land) not in extra]
