"""Major powers of fire and lightning."""

from __future__ import annotations

from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.powers.targeting import (
    beyond_range,
    lands_in_text_range,
    note_range,
)
from loci.games.spirit_island.rules.spirits.tracks import restore_presence


@card(
    "major",
    "blazing-renewal",
    5,
    FAST,
    "fire earth plant",
    None,
    ANY_SPIRIT,
    "3 fire 3 earth 2 plant",
)
def blazing_renewal(act: Act) -> Script:
    """2 destroyed presence of the target come back into one land within 2 of your presence; if any
    did, 2 damage to each town and city there; 4 more damage there."""
    owner = act.table.seats[act.target]
    back = min(2, owner.destroyed)
    if not back:
        return
    prompt = Text("ask-renewal")
    reached = lands_in_text_range(act, lands_of(act.table, act.seat), 2)
    fitting = lands_for_presence(act.table, act.target, beyond_range(act, reached))
    land = yield from ask_land(act.table.island, act.target, prompt, fitting)
    note_range(act, land, reached)
    if land == NOWHERE:
        return
    came = [restore_presence(act, act.target, land) for _ in range(back)]
    if not any(came):
        return
    act.several = act.has()
    yield from damage_each(act, 2, *BUILDINGS, land=land)
    act.several = False  # what badlands add and was put off comes now
    if act.has():
        yield from damage(act, 4, land=land)


@card("major", "pillar-of-living-flame", 5, SLOW, "fire", sacred_site(2), ANY_LAND, "4 fire")
def pillar_of_living_flame(act: Act) -> Script:
    """3 fear, 5 damage, blight in jungle or wetland; 2 more fear and 5 more damage."""
    fear(act, 5 if act.has() else 3)
    yield from damage(act, 10 if act.has() else 5)
    if is_terrain(act.table, act.land, JUNGLE, WETLAND):
        yield from add_blight(act)


@card(
    "major",
    "talons-of-lightning",
    6,
    FAST,
    "fire air",
    presence(1),
    MOUNTAIN_WETLAND,
    "3 fire 3 air",
    far_range=3,
)
def talons_of_lightning(act: Act) -> Script:
    """3 fear, 5 damage; range 3 and 1 town destroyed in each adjacent land."""
    fear(act, 3)
    yield from damage(act, 5)
    if act.has():
        for land in near(act.table, act.land):
            yield from destroy(act, 1, TOWN, land=land)
