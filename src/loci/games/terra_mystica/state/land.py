"""Pieces on the map: put there, counted, and everything kept up that follows from where they are.

`direct`, `sailed` and the other sets are kept up with every piece, so that asking costs next to
nothing.
"""

from __future__ import annotations

from loci.games.terra_mystica.state.board import ADJACENT, LAND, SHIPPING, SITES, SITES_AT, members
from loci.games.terra_mystica.state.drawing import (
    draw_bridge,
    draw_building,
    draw_terrain,
    forget_all,
    forget_realm,
    forget_realms,
)
from loci.games.terra_mystica.state.registry import BOARDS, BONUS
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import ACTING, NOBODY, NONE, PIECES, TERRAINS


def work_out(table: TerraTable) -> None:
    """Everything that follows from the buildings, bridges and tracks."""
    forget_all(table)
    table.near = ADJACENT[:LAND]
    table.bridged = 0
    for site, owner in enumerate(table.bridge):
        if owner != NOBODY:
            _join(table, site)
    table.count = [0] * (len(PIECES) * table.players)
    table.standing = [0] * (len(PIECES) * table.players)
    table.ground = [0] * len(TERRAINS)
    for hex, terrain in enumerate(table.terrain):
        table.ground[terrain] |= 1 << hex
    table.built = 0
    table.held = [0] * table.players
    table.direct = [0] * table.players
    table.sailed = [0] * table.players
    table.shores = [0] * table.players
    for hex, owner in enumerate(table.owner):
        if owner != NOBODY:
            at = len(PIECES) * owner + table.building[hex]
            table.count[at] += 1
            table.standing[at] |= 1 << hex
            table.built |= 1 << hex
            table.held[owner] |= 1 << hex
            table.direct[owner] |= table.near[hex]
            table.shores[owner] |= SITES_AT[hex]
    for seat in range(table.players):
        set_sail(table, seat)


def put_building(table: TerraTable, seat: int, hex: int, building: int) -> None:
    """Put a building of `seat` on `hex`, in place of the one it is upgraded from."""
    forget_realm(table, seat)
    at = len(PIECES) * seat
    place = 1 << hex
    old = table.building[hex]
    if old:
        table.count[at + old] -= 1
        table.standing[at + old] ^= place
    else:
        table.owner[hex] = seat
        table.built |= place
        table.held[seat] |= place
        table.direct[seat] |= table.near[hex]
        table.sailed[seat] |= SHIPPING[shipping_value(table, seat)][hex]
        table.shores[seat] |= SITES_AT[hex]
    table.building[hex] = building
    if table.drawn:
        draw_building(table, hex)
    table.count[at + building] += 1
    table.standing[at + building] |= place


def put_terrain(table: TerraTable, hex: int, terrain: int) -> None:
    table.ground[table.terrain[hex]] ^= 1 << hex
    table.ground[terrain] |= 1 << hex
    table.terrain[hex] = terrain
    if table.drawn:
        draw_terrain(table, hex)


def put_bridge(table: TerraTable, seat: int, site: int) -> None:
    forget_realms(table)
    table.bridge[site] = seat
    if table.drawn:
        draw_bridge(table, site)
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
    table.bridged |= 1 << site


def set_sail(table: TerraTable, seat: int) -> None:
    """Work out anew what the ships of `seat` reach; for whenever its shipping changes."""
    by_river = SHIPPING[shipping_value(table, seat)]
    reached = 0
    for hex in members(table.held[seat]):
        reached |= by_river[hex]
    if reached != table.sailed[seat]:
        forget_realm(table, seat)
        table.sailed[seat] = reached


# -- reading ---------------------------------------------------------------------------------------


def shipping_value(table: TerraTable, seat: int) -> int:
    """The track, and what the bonus tile adds until its holder passes (TM-27.10, TM-27.13)."""
    value = table.shipping[seat]
    tile = table.bonus[seat]
    if (
        tile != NONE
        and BONUS[tile].sails
        and table.phase == ACTING
        and seat not in table.passed
        and BOARDS[table.faction[seat]].ship_most
    ):
        value += BONUS[tile].sails
    return value


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
