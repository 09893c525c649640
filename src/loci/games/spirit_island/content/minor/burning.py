"""Minor powers of heat and fire."""

from __future__ import annotations

from loci.games.spirit_island.content.vocabulary import *


@card("minor", "drought", 1, SLOW, "sun fire earth", presence(1), ANY_LAND, "3 sun")
def drought(act: Act) -> Script:
    """Destroy 3 towns, 1 damage to each town and city, add 1 blight; with 3 sun destroy 1 city."""
    yield from destroy(act, 3, TOWN)
    yield from damage_each(act, 1, *BUILDINGS)
    yield from add_blight(act)
    if act.has():
        yield from destroy(act, 1, CITY)


@card("minor", "purifying-flame", 1, SLOW, "sun fire air plant", sacred_site(1), ANY_LAND)
def purifying_flame(act: Act) -> Script:
    """1 damage per blight; in mountain or sands you may remove 1 blight instead."""
    dry = is_terrain(act.table, act.land, MOUNTAIN, SANDS)
    blighted = dry and act.table.blight[act.land] > 0
    line = yield from may_instead(act, "damage", "remove-blight", blighted)
    if line == "damage":
        yield from damage(act, act.table.blight[act.land])
    else:
        remove_blight(act)


@card("minor", "steam-vents", 1, FAST, "fire air water earth", presence(0), ANY_LAND, "3 earth")
def steam_vents(act: Act) -> Script:
    """Destroy 1 explorer; with 3 earth you may destroy 1 town instead."""
    towns = act.has() and has(act.table, act.land, TOWN)
    line = yield from may_instead(act, "explorer", "town", towns)
    yield from destroy(act, 1, TOWN if line == "town" else EXPLORER)
