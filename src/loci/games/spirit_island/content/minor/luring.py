"""Minor powers that lure pieces into a land."""

from __future__ import annotations

from loci.games.spirit_island.content.vocabulary import *


@card("minor", "enticing-splendor", 0, FAST, "sun air plant", presence(0), NO_BLIGHT)
def enticing_splendor(act: Act) -> Script:
    """Gather 1 explorer or town, or gather up to 2 dahan."""
    for line in (yield from branches(act, "gather-invaders", "gather-dahan")):
        if line == "gather-invaders":
            yield from gather(act, 1, EXPLORER, TOWN)
        else:
            yield from gather(act, 2, DAHAN, up_to=True)


@card("minor", "entrancing-apparitions", 1, FAST, "moon air water", presence(1), ANY_LAND)
def entrancing_apparitions(act: Act) -> Script:
    """Defend 2; if there are no invaders, gather up to 2 explorers."""
    defend(act, 2)
    if not invaders(act.table, act.land):
        yield from gather(act, 2, EXPLORER, up_to=True)


@card("minor", "lure-of-the-unknown", 0, FAST, "moon fire air plant", presence(2), NO_INVADERS)
def lure_of_the_unknown(act: Act) -> Script:
    yield from gather(act, 1, EXPLORER, TOWN)
