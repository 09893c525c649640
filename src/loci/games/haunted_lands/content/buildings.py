"""The four kinds of Building of the base game (HL-5)."""

from __future__ import annotations

from loci.games.haunted_lands.state.registry import Building, register
from loci.games.haunted_lands.state.terms import (
    BASE,
    FOOD,
    FOREST,
    MINE,
    MINERAL,
    MOUNTAIN,
    NORIA,
    PLAINS,
    SAWMILL,
    WATER,
    WINDMILL,
    WOOD,
)

register(Building(WINDMILL, "windmill", BASE, (PLAINS,), False, (WOOD, WATER), 1, FOOD))
register(Building(SAWMILL, "sawmill", BASE, (FOREST,), False, (WATER, MINERAL), 2, WOOD))
register(Building(MINE, "mine", BASE, (MOUNTAIN,), False, (WATER, FOOD), 3, MINERAL))
register(Building(NORIA, "noria", BASE, (PLAINS, FOREST, MOUNTAIN), True, (MINERAL,), 1, WATER))
