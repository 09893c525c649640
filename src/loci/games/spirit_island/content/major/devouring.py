"""Major powers of a land that turns on all who live there."""

from __future__ import annotations

from loci.games.spirit_island.content.vocabulary import *


@card(
    "major",
    "poisoned-land",
    3,
    SLOW,
    "earth plant animal",
    presence(1),
    ANY_LAND,
    "3 earth 2 plant 2 animal",
)
def poisoned_land(act: Act) -> Script:
    """1 fear, 7 damage, 1 blight, all dahan destroyed; 1 fear and 4 damage for each blight that is
    there then."""
    fear(act, 1)
    yield from damage(act, 7)
    yield from add_blight(act)
    yield from destroy_all(act, DAHAN)
    if act.has():
        blight = act.table.blight[act.land]
        fear(act, blight)
        yield from damage(act, 4 * blight)


@card(
    "major",
    "the-jungle-hungers",
    3,
    SLOW,
    "moon plant",
    presence(1, JUNGLE),
    ANY_LAND,
    "2 moon 3 plant",
)
def the_jungle_hungers(act: Act) -> Script:
    """Destroy all explorers, towns and dahan; destroy 1 city, and spare the dahan."""
    yield from destroy_all(act, EXPLORER, TOWN)
    if act.has():
        yield from destroy(act, 1, CITY)
    else:
        yield from destroy_all(act, DAHAN)


@card(
    "major",
    "the-land-thrashes-in-furious-pain",
    4,
    SLOW,
    "moon fire earth",
    presence(2),
    BLIGHTED_LAND,
    "3 moon 3 earth",
)
def the_land_thrashes_in_furious_pain(act: Act) -> Script:
    """2 damage for each blight there and 1 for each in adjacent lands; repeat in one of those."""
    blight = act.table.blight
    around = near(act.table, act.land)
    yield from damage(act, 2 * blight[act.land] + sum([blight[land] for land in around]))
    if act.has():
        repeat_on(act, around)
