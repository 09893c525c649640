"""Minor powers that call on the dahan."""

from __future__ import annotations

from loci.games.spirit_island.content.vocabulary import *


@card(
    "minor",
    "call-of-the-dahan-ways",
    1,
    SLOW,
    "moon water animal",
    presence(1),
    DAHAN_LAND,
    "2 moon",
)
def call_of_the_dahan_ways(act: Act) -> Script:
    """Replace 1 explorer with 1 dahan; with 2 moon you may replace 1 town instead."""
    towns = act.has() and has(act.table, act.land, TOWN)
    line = yield from may_instead(act, "explorer", "town", towns)
    yield from replace(act, TOWN if line == "town" else EXPLORER, DAHAN)


@card("minor", "call-to-bloodshed", 1, SLOW, "sun fire animal", presence(1), DAHAN_LAND)
def call_to_bloodshed(act: Act) -> Script:
    """1 damage per dahan, or gather up to 3 dahan."""
    for line in (yield from branches(act, "damage", "gather-dahan")):
        if line == "damage":
            yield from damage(act, count(act.table, act.land, DAHAN))
        else:
            yield from gather(act, 3, DAHAN, up_to=True)


@card("minor", "call-to-isolation", 0, FAST, "sun air animal", presence(1), DAHAN_LAND)
def call_to_isolation(act: Act) -> Script:
    """Push 1 explorer or town per dahan, or push 1 dahan."""
    for line in (yield from branches(act, "push-invaders", "push-dahan")):
        if line == "push-invaders":
            yield from push(act, count(act.table, act.land, DAHAN), EXPLORER, TOWN)
        else:
            yield from push(act, 1, DAHAN)


@card("minor", "call-to-migrate", 1, SLOW, "fire air animal", presence(1), ANY_LAND)
def call_to_migrate(act: Act) -> Script:
    yield from gather(act, 3, DAHAN, up_to=True)
    yield from push(act, 3, DAHAN, up_to=True)


@card("minor", "call-to-tend", 1, SLOW, "water plant animal", presence(1), DAHAN_LAND)
def call_to_tend(act: Act) -> Script:
    """Remove 1 blight, or push up to 3 dahan."""
    for line in (yield from branches(act, "remove-blight", "push-dahan")):
        if line == "remove-blight":
            remove_blight(act)
        else:
            yield from push(act, 3, DAHAN, up_to=True)
