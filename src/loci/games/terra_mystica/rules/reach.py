"""Who is next to what: buildings put on the map, adjacency, shipping, tunnels and carpets.

`direct` and `sailed` are kept up with every building, so that asking costs next to nothing.
"""

from __future__ import annotations

from loci.games.terra_mystica.state.board import ADJACENT, LAND, SHIPPING, SITES, SKIPPING, bits
from loci.games.terra_mystica.state.factions import BOARDS
from loci.games.terra_mystica.state.table import ACTING, TerraTable
from loci.games.terra_mystica.state.terms import (
    DWARVES,
    FAKIRS,
    NOBODY,
    PIECES,
    POWER_VALUE,
    STRONGHOLD,
    TERRAINS,
)
from loci.games.terra_mystica.state.tiles import BON4


def work_out(table: TerraTable) -> None:
    """Everything that follows from the buildings, bridges and tracks."""
    table.near = ADJACENT[:LAND]
    for site, owner in enumerate(table.bridge):
        if owner != NOBODY:
            _join(table, site)
    table.count = [0] * (len(PIECES) * table.players)
    table.ground = [0] * len(TERRAINS)
    for hex, terrain in enumerate(table.terrain):
        table.ground[terrain] |= 1 << hex
    table.held = [0] * table.players
    table.direct = [0] * table.players
    table.sailed = [0] * table.players
    for hex, owner in enumerate(table.owner):
        if owner != NOBODY:
            table.count[len(PIECES) * owner + table.building[hex]] += 1
            table.held[owner] |= 1 << hex
            table.direct[owner] |= table.near[hex]
    for seat in range(table.players):
        set_sail(table, seat)


def put_building(table: TerraTable, seat: int, hex: int, building: int) -> None:
    """Put a building of `seat` on `hex`, in place of the one it is upgraded from."""
    at = len(PIECES) * seat
    if table.building[hex]:
        table.count[at + table.building[hex]] -= 1
    else:
        table.owner[hex] = seat
        table.held[seat] |= 1 << hex
        table.direct[seat] |= table.near[hex]
        table.sailed[seat] |= SHIPPING[shipping_value(table, seat)][hex]
    table.building[hex] = building
    table.count[at + building] += 1


def put_terrain(table: TerraTable, hex: int, terrain: int) -> None:
    table.ground[table.terrain[hex]] ^= 1 << hex
    table.ground[terrain] |= 1 << hex
    table.terrain[hex] = terrain


def put_bridge(table: TerraTable, seat: int, site: int) -> None:
    table.bridge[site] = seat
    table.near = table.near.copy()  # shared with other tables until now
    _join(table, site)
    one, other = SITES[site]
    for hex, beyond in ((one, other), (other, one)):
        if table.owner[hex] != NOBODY:
            table.direct[table.owner[hex]] |= 1 << beyond


def _join(table: TerraTable, site: int) -> None:
    one, other = SITES[site]
    table.near[one] |= 1 << other
    table.near[other] |= 1 << one


def set_sail(table: TerraTable, seat: int) -> None:
    """Work out anew what the ships of `seat` reach; for whenever its shipping changes."""
    by_river = SHIPPING[shipping_value(table, seat)]
    reached = 0
    for hex in bits(table.held[seat]):
        reached |= by_river[hex]
    table.sailed[seat] = reached


# -- reading ---------------------------------------------------------------------------------------


def shipping_value(table: TerraTable, seat: int) -> int:
    """The track, and one more for the bonus tile until its holder passes (TM-27.10, TM-27.13)."""
    value = table.shipping[seat]
    if (
        table.bonus[seat] == BON4
        and table.phase == ACTING
        and seat not in table.passed
        and BOARDS[table.faction[seat]].ship_most
    ):
        value += 1
    return value


def reached(table: TerraTable, seat: int) -> int:
    """The land directly or by ship adjacent to the buildings of `seat` (TM-11.6)."""
    return table.direct[seat] | table.sailed[seat]


def skipped_hexes(table: TerraTable, seat: int) -> int:
    """How many hexes a tunnel or carpet may skip; 0 for everybody else."""
    faction = table.faction[seat]
    if faction == DWARVES:
        return 1
    if faction == FAKIRS:
        return 1 + has(table, seat, STRONGHOLD) + table.range[seat]
    return 0


def tunnelled(table: TerraTable, seat: int) -> int:
    """The land that a tunnel or carpet reaches and nothing else does (TM-29.44)."""
    far = skipped_hexes(table, seat)
    if not far:
        return 0
    found = 0
    for hex in bits(table.held[seat]):
        found |= SKIPPING[far][hex]
    return found & ~reached(table, seat)


def skip_workers(table: TerraTable, seat: int) -> int:
    """Extra workers for a tunnel."""
    if table.faction[seat] != DWARVES:
        return 0
    return 2 - has(table, seat, STRONGHOLD)


def skip_priests(table: TerraTable, seat: int) -> int:
    """Extra priests for a carpet flight."""
    return 1 if table.faction[seat] == FAKIRS else 0


def occupied(table: TerraTable) -> int:
    """The land with a building on it."""
    found = 0
    for held in table.held:
        found |= held
    return found


def home(table: TerraTable, seat: int) -> int:
    return BOARDS[table.faction[seat]].home


def on_map(table: TerraTable, seat: int, building: int) -> int:
    """How many of this kind `seat` has on the map."""
    return table.count[len(PIECES) * seat + building]


def has(table: TerraTable, seat: int, building: int) -> int:
    """1 if `seat` has such a building, else 0."""
    return 1 if table.count[len(PIECES) * seat + building] else 0


def in_supply(table: TerraTable, seat: int, building: int) -> int:
    """Pieces of this kind still on the faction board."""
    return PIECES[building] - table.count[len(PIECES) * seat + building]


def neighbours(table: TerraTable, seat: int, hex: int) -> list[int]:
    """Per seat, the power value of its buildings directly adjacent to `hex`; 0 for `seat`."""
    values = [0] * table.players
    for other in range(table.players):
        if other != seat:
            touching = table.held[other] & table.near[hex]
            if touching:
                values[other] = sum([POWER_VALUE[table.building[h]] for h in bits(touching)])
    return values


def has_neighbour(table: TerraTable, seat: int, hex: int) -> bool:
    """Whether a building of anybody else is directly adjacent to `hex` (TM-14.10)."""
    for other in range(table.players):
        if other != seat and table.held[other] & table.near[hex]:
            return True
    return False
