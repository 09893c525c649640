"""Spectres (HL-9): where they may be placed, how many are left, what their cards do.

Functions that read; `sequence.py` places them.
"""

from __future__ import annotations

from typing import Final

from loci.games.haunted_lands.state.land import HEXES
from loci.games.haunted_lands.state.table import HauntedTable, reserve_spectres
from loci.games.haunted_lands.state.terms import HAUNTED, LAKE, ROUNDS, SEASONS, TURNS

KALENA: Final = range(7)
REGIONS: Final = range(7, HEXES)

# Spectre cards (HL-9.7)
QUIET_BUILDINGS: Final = 1  # Buildings beside a Spectre produce nothing
NO_HARVEST: Final = 2  # no Harvest on a terrain with a Spectre
HARD_ROADS: Final = 3  # Travel onto a terrain with a Spectre costs 1 more


def is_free(table: HauntedTable, hex: int) -> bool:
    """May a Spectre be placed there at all (HL-9.1)?"""
    return table.land.terrain[hex] != LAKE and not table.spectre[hex] and not table.building[hex]


def haunted_places(table: HauntedTable) -> list[int]:
    """Where the next Spectre may be placed: the first step that has a free terrain (HL-9.2)."""
    free = [hex for hex in table.land.of_terrain[table.rolled] if is_free(table, hex)]
    if not free and table.rules.overflow == "cascade":
        free = [hex for hex in REGIONS if is_free(table, hex)]
    if not free:
        free = [hex for hex in KALENA if is_free(table, hex)]
    return free


def kalena_is_haunted(table: HauntedTable) -> bool:
    """Does every terrain of Kalena that can hold a Spectre hold one (HL-9.3, HL-E36)?"""
    return all(table.spectre[hex] or table.land.terrain[hex] == LAKE for hex in KALENA)


def is_quiet(table: HauntedTable, near: list[int]) -> bool:
    """Does Spectre card 1 keep a Building with these neighbours from producing?"""
    if QUIET_BUILDINGS not in table.spectre_cards:
        return False
    return any(table.spectre[other] for other in near)


def missing_spectres(table: HauntedTable) -> int:
    """How many Spectres must still be persuaded this Round, or the next Haunting finds fewer than
    it places and all lose (HL-E2). 0 where none is to come or the rest would be placed."""
    if table.phase != TURNS or table.rules.short_reserve != "loss":
        return 0
    if table.season == SEASONS and table.round == ROUNDS:
        return 0
    return max(0, HAUNTED - reserve_spectres(table))
