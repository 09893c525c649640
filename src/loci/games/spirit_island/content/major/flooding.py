"""Major powers of water and rot."""

from __future__ import annotations

from loci.games.spirit_island.content.vocabulary import *


@card(
    "major",
    "accelerated-rot",
    4,
    SLOW,
    "sun water plant",
    presence(2),
    JUNGLE_WETLAND,
    "3 sun 2 water 3 plant",
)
def accelerated_rot(act: Act) -> Script:
    """2 fear, 4 damage; 5 more damage and remove 1 blight."""
    fear(act, 2)
    yield from damage(act, 9 if act.has() else 4)
    if act.has():
        remove_blight(act)


@card(
    "major",
    "cleansing-floods",
    5,
    SLOW,
    "sun water",
    presence(1, WETLAND),
    ANY_LAND,
    "4 water",
)
def cleansing_floods(act: Act) -> Script:
    """4 damage, remove 1 blight; 10 more damage."""
    yield from damage(act, 14 if act.has() else 4)
    remove_blight(act)


@card(
    "major",
    "tsunami",
    6,
    SLOW,
    "water earth",
    sacred_site(2),
    COASTAL_LAND,
    "3 water 2 earth",
)
def tsunami(act: Act) -> Script:
    """2 fear, 8 damage, destroy 2 dahan; in each other coastal land of the board 1 fear, 4 damage
    and 1 dahan destroyed."""
    fear(act, 2)
    yield from damage(act, 8)
    yield from destroy(act, 2, DAHAN)
    if act.has():
        for land in other_coast(act):
            fear(act, 1, land)
            yield from damage(act, 4, land=land)
            yield from destroy(act, 1, DAHAN, land=land)


def other_coast(act: Act) -> list[int]:
    """The other coastal lands of the board of the target land, or of its boards (SX-34.52)."""
    table, here = act.table, act.land
    coast = [land for land in playable(table) if is_coastal(table, land) and land != here]
    return [land for land in coast if table.island.common_boards([here, land])]
