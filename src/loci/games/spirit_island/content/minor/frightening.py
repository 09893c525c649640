"""Minor powers that frighten the invaders."""

from __future__ import annotations

from loci.games.spirit_island.content.vocabulary import *


@card("minor", "dark-and-tangled-woods", 1, FAST, "moon earth plant", presence(1), ANY_LAND)
def dark_and_tangled_woods(act: Act) -> None:
    """2 fear; in mountain or jungle defend 3."""
    fear(act, 2)
    if is_terrain(act.table, act.land, MOUNTAIN, JUNGLE):
        defend(act, 3)


@card("minor", "delusions-of-danger", 1, FAST, "sun moon air", presence(1), ANY_LAND)
def delusions_of_danger(act: Act) -> Script:
    """Push 1 explorer, or 2 fear."""
    for line in (yield from branches(act, "push-explorer", "fear")):
        if line == "push-explorer":
            yield from push(act, 1, EXPLORER)
        else:
            fear(act, 2)


@card("minor", "land-of-haunts-and-embers", 0, FAST, "moon fire air", presence(2), ANY_LAND)
def land_of_haunts_and_embers(act: Act) -> Script:
    """2 fear and push up to 2 explorers or towns, twice as much with blight; add 1 blight."""
    times = 2 if act.table.blight[act.land] else 1
    fear(act, 2 * times)
    yield from push(act, 2 * times, EXPLORER, TOWN, up_to=True)
    yield from add_blight(act)


@card("minor", "rain-of-blood", 0, SLOW, "air water animal", sacred_site(1), INVADER_LAND)
def rain_of_blood(act: Act) -> None:
    """2 fear, 1 more with at least 2 towns and cities."""
    fear(act, 3 if count(act.table, act.land, *BUILDINGS) >= 2 else 2)


@card(
    "minor",
    "shadows-of-the-burning-forest",
    0,
    SLOW,
    "moon fire plant",
    presence(0),
    INVADER_LAND,
)
def shadows_of_the_burning_forest(act: Act) -> Script:
    """2 fear; in mountain or jungle push 1 explorer and 1 town."""
    fear(act, 2)
    if is_terrain(act.table, act.land, MOUNTAIN, JUNGLE):
        yield from push(act, 1, EXPLORER)
        yield from push(act, 1, TOWN)


@card("minor", "uncanny-melting", 1, SLOW, "sun moon water", sacred_site(1), ANY_LAND)
def uncanny_melting(act: Act) -> None:
    """1 fear if there are invaders; in sands or wetland remove 1 blight."""
    if invaders(act.table, act.land):
        fear(act, 1)
    if is_terrain(act.table, act.land, SANDS, WETLAND):
        remove_blight(act)


@card("minor", "visions-of-fiery-doom", 1, FAST, "moon fire", presence(0), ANY_LAND, "2 fire")
def visions_of_fiery_doom(act: Act) -> Script:
    """1 fear and push 1 explorer or town; with 2 fire 1 more fear."""
    fear(act, 1)
    yield from push(act, 1, EXPLORER, TOWN)
    if act.has():
        fear(act, 1)
