"""Towns: groups of own buildings that are many and strong enough (TM-21)."""

from __future__ import annotations

from loci.games.terra_mystica.state.board import ADJACENT, LAND, RIVERS, members
from loci.games.terra_mystica.state.drawing import forget_realm
from loci.games.terra_mystica.state.registry import BOARDS, FAVOUR
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import POWER_VALUE, SANCTUARY, TOWN_BUILDINGS, TOWN_POWER
from loci.games.terra_mystica.state.turn import TOWN_TILE, Owed


def look_for_town(table: TerraTable, seat: int, hex: int) -> None:
    """Found a town if the group around `hex` makes one now; join it to a town it touches.

    The founder's choice of a tile is owed.
    """
    if not table.held[seat] >> hex & 1 or table.urban >> hex & 1:
        return
    group = connected(table, seat, 1 << hex)
    if group & table.urban:
        table.urban |= group
    elif makes_town(table, seat, group):
        table.urban |= group
        table.turn.owe(Owed(TOWN_TILE))


def look_everywhere(table: TerraTable, seat: int) -> None:
    """The same for every own group (TM-21.21)."""
    for hex in members(table.held[seat]):
        look_for_town(table, seat, hex)


def found_over_river(table: TerraTable, seat: int, river: int) -> None:
    """Mermaids found a town over a river hex; its banks are connected from now on (TM-29.55)."""
    group = connected(table, seat, ADJACENT[river] & table.held[seat])
    table.rivers.append(river)
    forget_realm(table, seat)
    table.urban |= group
    table.turn.owe(Owed(TOWN_TILE))


# -- reading ---------------------------------------------------------------------------------------


def connected(table: TerraTable, seat: int, group: int) -> int:
    """`group` and every own building linked to it directly, by bridge or over a marked river."""
    held = table.held[seat]
    edge = group
    while edge:
        around = 0
        for hex in members(edge):
            around |= table.near[hex]
        if table.rivers and BOARDS[table.faction[seat]].crosses_rivers:
            for river in table.rivers:
                if ADJACENT[river] & edge:
                    around |= ADJACENT[river]
        edge = around & held & ~group
        group |= edge
    return group


def makes_town(table: TerraTable, seat: int, group: int) -> bool:
    """Whether the group is many and strong enough, and a town tile is left for it."""
    buildings = group.bit_count()
    power = 0
    for hex in members(group):
        building = table.building[hex]
        power += POWER_VALUE[building]
        if building == SANCTUARY:
            buildings += 1  # three buildings are enough with it (TM-21.3)
    return (
        buildings >= TOWN_BUILDINGS
        and power >= town_power(table, seat)
        and sum(table.town_left) > table.turn.number(TOWN_TILE)
    )


def town_power(table: TerraTable, seat: int) -> int:
    """The power value that makes a town; favour tiles may lower it."""
    least = TOWN_POWER
    for tile in members(table.favours[seat]):
        lower = FAVOUR[tile].town_power
        if lower and lower < least:
            least = lower
    return least


def river_towns(table: TerraTable, seat: int) -> list[int]:
    """The river hexes over which Mermaids could found a town now (TM-29.48)."""
    if not BOARDS[table.faction[seat]].crosses_rivers:
        return []
    if (table.held[seat] & ~table.urban).bit_count() < TOWN_BUILDINGS - 1:
        return []  # too few even with the sanctuary
    return [river for river in range(LAND, LAND + RIVERS) if may_found_over(table, seat, river)]


def may_found_over(table: TerraTable, seat: int, river: int) -> bool:
    banks = ADJACENT[river] & table.held[seat]
    if not banks or river in table.rivers:
        return False
    group = connected(table, seat, banks)
    return not group & table.urban and makes_town(table, seat, group)
