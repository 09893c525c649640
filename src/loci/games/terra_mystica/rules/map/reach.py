"""Who is next to what: by land, bridge and ship, by tunnel and carpet (TM-11)."""

from __future__ import annotations

from loci.games.terra_mystica.state.board import SKIPPING, members
from loci.games.terra_mystica.state.land import has
from loci.games.terra_mystica.state.pieces import Cost
from loci.games.terra_mystica.state.registry import BOARDS
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import POWER_VALUE, STRONGHOLD


def reached(table: TerraTable, seat: int) -> int:
    """The land directly or by ship adjacent to the buildings of `seat` (TM-11.6)."""
    return table.direct[seat] | table.sailed[seat]


def skipped_hexes(table: TerraTable, seat: int) -> int:
    """How many hexes a tunnel or carpet may skip; 0 for everybody else."""
    board = BOARDS[table.faction[seat]]
    return board.skipped(table, seat, has(table, seat, STRONGHOLD)) if board.way else 0


def tunnelled(table: TerraTable, seat: int) -> int:
    """The land that a tunnel or carpet reaches and nothing else does (TM-29.44)."""
    far = skipped_hexes(table, seat)
    if not far:
        return 0
    found = 0
    skipping = SKIPPING[far]
    for hex in members(table.held[seat]):
        found |= skipping[hex]
    return found & ~reached(table, seat)


def skip_cost(table: TerraTable, seat: int) -> Cost | None:
    """The price of a tunnel or a carpet flight; None for those who have neither."""
    board = BOARDS[table.faction[seat]]
    return board.skip_prices[has(table, seat, STRONGHOLD)] if board.way else None


def neighbours(table: TerraTable, seat: int, hex: int) -> list[int]:
    """Per seat, the power value of its buildings directly adjacent to `hex`; 0 for `seat`."""
    values = [0] * table.players
    for other in range(table.players):
        if other != seat:
            touching = table.held[other] & table.near[hex]
            if touching:
                values[other] = sum([POWER_VALUE[table.building[h]] for h in members(touching)])
    return values


def has_neighbour(table: TerraTable, seat: int, hex: int) -> bool:
    """Whether a building of anybody else is directly adjacent to `hex` (TM-14.10)."""
    return bool(table.near[hex] & table.built & ~table.held[seat])
