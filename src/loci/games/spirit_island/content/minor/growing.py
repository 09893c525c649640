"""Minor powers of earth, trees and green things."""

from __future__ import annotations

from loci.games.spirit_island.content.vocabulary import *


@card(
    "minor",
    "pull-beneath-the-hungry-earth",
    1,
    SLOW,
    "moon water earth",
    presence(1),
    ANY_LAND,
)
def pull_beneath_the_hungry_earth(act: Act) -> Script:
    """With your presence 1 fear and 1 damage; in sands or wetland 1 damage."""
    amount = 0
    if act.table.seats[act.seat].presence[act.land]:
        fear(act, 1)
        amount += 1
    if is_terrain(act.table, act.land, SANDS, WETLAND):
        amount += 1
    yield from damage(act, amount)


@card("minor", "rouse-the-trees-and-stones", 1, SLOW, "fire earth plant", sacred_site(1), NO_BLIGHT)
def rouse_the_trees_and_stones(act: Act) -> Script:
    yield from damage(act, 2)
    yield from push(act, 1, EXPLORER)


@card("minor", "song-of-sanctity", 1, SLOW, "sun water plant", presence(1), MOUNTAIN_JUNGLE)
def song_of_sanctity(act: Act) -> Script:
    """Push all explorers; if there are none, remove 1 blight."""
    explorers = count(act.table, act.land, EXPLORER)
    if explorers:
        yield from push(act, explorers, EXPLORER)
    else:
        remove_blight(act)


@card("minor", "voracious-growth", 1, SLOW, "water plant", sacred_site(1), JUNGLE_WETLAND)
def voracious_growth(act: Act) -> Script:
    """2 damage, or remove 1 blight."""
    for line in (yield from branches(act, "damage", "remove-blight")):
        if line == "damage":
            yield from damage(act, 2)
        else:
            remove_blight(act)
