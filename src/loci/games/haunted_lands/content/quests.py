"""The eight Quest cards (HL-15): what each is worth to its holder at the end."""

from __future__ import annotations

from loci.games.haunted_lands.state.registry import Quest, register
from loci.games.haunted_lands.state.table import HauntedTable
from loci.games.haunted_lands.state.terms import BASE, DECKS, MINE, NORIA, SAWMILL, WINDMILL


def sets_of_goods(table: HauntedTable, seat: int) -> int:
    """4 of a type are one set of 3 (HL-E27)."""
    return 3 * sum(table.goods[4 * seat + good] // 3 for good in range(4))


def pecunia(table: HauntedTable, seat: int) -> int:
    return table.pecunia[seat] // 3


def led_regions(table: HauntedTable, seat: int) -> int:
    return 4 * sum(_leads_region(table, seat, tile) for tile in range(1, 7))


def last_slots(table: HauntedTable, seat: int) -> int:
    start = table.components.slot_start
    return 2 * sum(table.slots[start[deck + 1] - 1] == seat for deck in range(len(DECKS)))


def windmills(table: HauntedTable, seat: int) -> int:
    return 2 * _count(table, seat, WINDMILL)


def norias(table: HauntedTable, seat: int) -> int:
    return 2 * _count(table, seat, NORIA)


def sawmills(table: HauntedTable, seat: int) -> int:
    return 3 * _count(table, seat, SAWMILL)


def mines(table: HauntedTable, seat: int) -> int:
    return 3 * _count(table, seat, MINE)


def _count(table: HauntedTable, seat: int, building: int) -> int:
    return sum(
        owner == seat and kind == building
        for owner, kind in zip(table.owner, table.building, strict=True)
    )


def _leads_region(table: HauntedTable, seat: int, tile: int) -> bool:
    """Has `seat` alone the most Buildings on this Region tile (HL-E28)?"""
    counts = [0] * table.players
    for hex in range(7 * tile, 7 * tile + 7):
        if table.building[hex]:
            counts[table.owner[hex]] += 1
    mine = counts[seat]
    return mine > 0 and counts.count(mine) == 1 and max(counts) == mine


register(Quest(1, BASE, sets_of_goods))
register(Quest(2, BASE, pecunia))
register(Quest(3, BASE, led_regions, least_players=3))
register(Quest(4, BASE, last_slots, least_players=3))
register(Quest(5, BASE, windmills))
register(Quest(6, BASE, norias))
register(Quest(7, BASE, sawmills))
register(Quest(8, BASE, mines))
