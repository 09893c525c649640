"""What the Skill cards change, each where it acts (HL-16). Functions that read."""

from __future__ import annotations

from typing import Final

from loci.games.haunted_lands.rules.spectres import HARD_ROADS
from loci.games.haunted_lands.state.table import HauntedTable
from loci.games.haunted_lands.state.terms import (
    ENTER_COST,
    FOREST,
    HIGH_CITY,
    MOUNTAIN,
    QUARTER,
    TRACKS,
)

CHATTER_VALOUR: Final = 1  # Persuasion: 1 Valour
CHATTER_CHOOSE: Final = 2  # Persuasion: choose the reward instead of rolling
CHATTER_REFRESH: Final = 3  # Persuasion: refresh 1 Persuasion token
FOREST_PATHS: Final = 4  # Travel into Forest costs 1
MOUNTAIN_PATHS: Final = 5  # Travel into Mountain costs 2
CITIZEN: Final = 6  # Sell on Quarters; Learn and Train on the High City
BARN: Final = 7  # 1 more of every Good fits
HAGGLER: Final = 8  # Sell: 1 extra Pecunia
BULK_TRADE: Final = 9  # Sell 3 or more Goods at once: refresh any 1 token
GOOD_YEAR: Final = 10  # Yield: 1 more of its Good from each producing Building
MASON: Final = 11  # Build: 1 Valour
GLEANER: Final = 12  # Harvest: 1 extra Good of your choice


def knows(table: HauntedTable, seat: int, skill: int) -> bool:
    """Has `seat` learned this card (which must be in play for that)?"""
    return table.learned[seat] >> skill & 1 == 1


def enter_cost(table: HauntedTable, seat: int, hex: int) -> int:
    """Travel tokens to enter `hex`; skills 4 and 5 set the base, Spectre card 3 adds to it."""
    terrain = table.land.terrain[hex]
    cost = ENTER_COST[terrain]
    if terrain == FOREST and knows(table, seat, FOREST_PATHS):
        cost = 1
    elif terrain == MOUNTAIN and knows(table, seat, MOUNTAIN_PATHS):
        cost = 2
    if table.spectre[hex] and HARD_ROADS in table.spectre_cards:
        cost += 1
    return cost


def capacity(table: HauntedTable, seat: int) -> int:
    """How many of each Good fit into the storage."""
    return table.components.capacity + (1 if knows(table, seat, BARN) else 0)


def may_sell(table: HauntedTable, seat: int) -> bool:
    terrain = table.land.terrain[table.seer[seat]]
    return terrain == HIGH_CITY or (terrain == QUARTER and knows(table, seat, CITIZEN))


def may_study(table: HauntedTable, seat: int) -> bool:
    """May `seat` Learn and Train where its Seer stands?"""
    terrain = table.land.terrain[table.seer[seat]]
    return terrain == QUARTER or (terrain == HIGH_CITY and knows(table, seat, CITIZEN))


def has_room(table: HauntedTable, seat: int) -> bool:
    """Does any Good still fit into the storage?"""
    return min(table.goods[4 * seat : 4 * seat + 4]) < capacity(table, seat)


def has_exhausted(table: HauntedTable, seat: int) -> bool:
    at = 4 * seat
    return any(table.active[at + t] < table.tokens[at + t] for t in range(len(TRACKS)))
