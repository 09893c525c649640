"""Major powers of Branch & Claw in which beasts hunt."""

from __future__ import annotations

from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.island.swarming import beasts_that_count


@card(
    "major",
    "insatiable-hunger-of-the-swarm",
    4,
    FAST,
    "air plant animal",
    sacred_site(2),
    ANY_LAND,
    "2 air 4 animal",
    set=CLAW,
)
def insatiable_hunger_of_the_swarm(act: Act) -> Script:
    """1 blight, 2 beasts, gather up to 2 beasts; for each beasts 1 fear, 2 damage to invaders and 2
    to dahan; 1 beasts destroyed; repeat it on an adjacent land."""
    yield from add_blight(act)
    add_token(act, BEASTS, 2)
    yield from gather(act, 2, BEASTS, up_to=True)
    beasts = count(act.table, act.land, BEASTS)
    if has(act.table, act.land, DAHAN):
        beasts = yield from beasts_that_count(act)
    fear(act, beasts)
    yield from damage(act, 2 * beasts)
    yield from damage(act, 2 * beasts, DAHAN)
    yield from destroy(act, 1, BEASTS)
    if act.has():
        repeat_on(act, near(act.table, act.land))


@card(
    "major",
    "savage-transformation",
    2,
    SLOW,
    "moon animal",
    presence(1),
    ANY_LAND,
    "2 moon 3 animal",
    set=CLAW,
)
def savage_transformation(act: Act) -> Script:
    """2 fear, 1 explorer becomes beasts; so does 1 more, there or in an adjacent land."""
    table = act.table
    fear(act, 2)
    yield from replace(act, EXPLORER, BEASTS)
    if act.has():
        lands = [act.land, *near(table, act.land)]
        land = yield from choose_land(act, [one for one in lands if has(table, one, EXPLORER)])
        if land != NOWHERE:
            yield from replace(act, EXPLORER, BEASTS, land=land)


@card(
    "major",
    "sea-monsters",
    5,
    SLOW,
    "water animal",
    presence(1),
    COASTAL_WETLAND,
    "3 water 3 animal",
    set=CLAW,
)
def sea_monsters(act: Act) -> Script:
    """1 beasts; 2 fear, at most 8, for each beasts if invaders are there; 3 damage for each beasts
    and 1 for each blight; repeat it."""
    add_token(act, BEASTS)
    beasts = count(act.table, act.land, BEASTS)
    if invaders(act.table, act.land):
        fear(act, min(8, 2 * beasts))
    yield from damage(act, 3 * beasts + act.table.blight[act.land])
    if act.has():
        repeat_on(act)


@card(
    "major",
    "tigers-hunting",
    2,
    FAST,
    "sun moon animal",
    presence(1, JUNGLE),
    NO_BLIGHT,
    "2 sun 2 moon 3 animal",
    set=CLAW,
)
def tigers_hunting(act: Act) -> Script:
    """2 fear, 1 beasts, gather up to 1 beasts, 1 damage for each beasts, push up to 2 beasts; in an
    adjacent land without blight 1 damage and 1 for each beasts."""
    table = act.table
    fear(act, 2)
    add_token(act, BEASTS)
    yield from gather(act, 1, BEASTS, up_to=True)
    yield from damage(act, count(table, act.land, BEASTS))
    yield from push(act, 2, BEASTS, up_to=True)
    if act.has():
        lands = [land for land in near(table, act.land) if not table.blight[land]]
        land = yield from choose_land(act, lands)
        if land != NOWHERE:
            yield from damage(act, 1 + count(table, land, BEASTS), land=land)
