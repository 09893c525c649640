"""The eight Quest cards (HL-15): what each is worth to its holder at the end."""

from __future__ import annotations

from typing import Final

from loci.games.haunted_lands.components import SLOTS
from loci.games.haunted_lands.table import HauntedTable
from loci.games.haunted_lands.words import MINE, NORIA, SAWMILL, WINDMILL

CARDS: Final = (1, 2, 3, 4, 5, 6, 7, 8)
NOT_WITH_TWO: Final = (3, 4)


def quest_set(players: int) -> list[int]:
    """The cards each player starts with."""
    return [card for card in CARDS if players > 2 or card not in NOT_WITH_TWO]


def unused_quests(table: HauntedTable, seat: int) -> list[int]:
    """The cards `seat` can still choose."""
    return [card for card in quest_set(table.players) if card not in table.quests[seat]]


def quest_valour(table: HauntedTable, seat: int, card: int) -> int:
    """What `card` is worth to `seat` as things stand."""
    if card == 1:
        return 3 * sum(table.goods[4 * seat + good] // 3 for good in range(4))
    if card == 2:
        return table.pecunia[seat] // 3
    if card == 3:
        return 4 * sum(_leads_region(table, seat, tile) for tile in range(1, 7))
    if card == 4:
        return 2 * sum(table.slots[SLOTS * deck + SLOTS - 1] == seat for deck in range(4))
    if card == 5:
        return 2 * count_buildings(table, seat, WINDMILL)
    if card == 6:
        return 2 * count_buildings(table, seat, NORIA)
    if card == 7:
        return 3 * count_buildings(table, seat, SAWMILL)
    return 3 * count_buildings(table, seat, MINE)


def count_buildings(table: HauntedTable, seat: int, building: int) -> int:
    return sum(
        owner == seat and kind == building
        for owner, kind in zip(table.owner, table.building, strict=True)
    )


def _leads_region(table: HauntedTable, seat: int, tile: int) -> bool:
    """Has `seat` alone the most Buildings on this Region tile?"""
    counts = [0] * table.players
    for hex in range(7 * tile, 7 * tile + 7):
        if table.building[hex]:
            counts[table.owner[hex]] += 1
    mine = counts[seat]
    return mine > 0 and counts.count(mine) == 1 and max(counts) == mine
