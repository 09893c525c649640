"""Major powers that frighten."""

from __future__ import annotations

from loci.games.spirit_island.content.vocabulary import *


@card(
    "major",
    "mists-of-oblivion",
    4,
    SLOW,
    "moon air water",
    presence(3),
    ANY_LAND,
    "2 moon 3 air 2 water",
)
def mists_of_oblivion(act: Act) -> Script:
    """1 damage to each invader; 3 damage more; 1 fear, at most 4, for each town and city that all
    of it destroyed."""
    yield from damage_each(act, 1)
    if act.has():
        yield from damage(act, 3)
    # What only dreamt to die is listed nowhere in particular, and does not count.
    fallen = [kind for kind, land in act.destroyed if kind in BUILDINGS and land == act.land]
    fear(act, min(4, len(fallen)))


@card(
    "major",
    "paralyzing-fright",
    4,
    FAST,
    "air earth",
    sacred_site(1),
    ANY_LAND,
    "2 air 3 earth",
)
def paralyzing_fright(act: Act) -> None:
    """4 fear, and the invaders skip all actions; 4 more fear."""
    fear(act, 8 if act.has() else 4)
    skip_actions(act)


@card("major", "terrifying-nightmares", 4, FAST, "moon air", presence(2), ANY_LAND, "4 moon")
def terrifying_nightmares(act: Act) -> Script:
    """2 fear, push up to 4 explorers and towns; 4 more fear."""
    fear(act, 6 if act.has() else 2)
    yield from push(act, 4, EXPLORER, TOWN, up_to=True)
