"""Major powers that lead the dahan."""

from __future__ import annotations

from loci.games.spirit_island.content.vocabulary import *


@card(
    "major",
    "the-trees-and-stones-speak-of-war",
    2,
    FAST,
    "sun earth plant",
    presence(1),
    DAHAN_LAND,
    "2 sun 2 earth 2 plant",
)
def the_trees_and_stones_speak_of_war(act: Act) -> Script:
    """1 damage and defend 2 for each dahan; push up to 2 dahan, who take their defence along."""
    dahan = count(act.table, act.land, DAHAN)
    yield from damage(act, dahan)
    went: list[int] = []
    if act.has():
        went = yield from push(act, 2, DAHAN, up_to=True)
    defend(act, 2 * (dahan - len(went)))
    for land in went:
        defend(act, 2, land)


@card(
    "major",
    "vigor-of-the-breaking-dawn",
    3,
    FAST,
    "sun animal",
    presence(2),
    DAHAN_LAND,
    "3 sun 2 animal",
)
def vigor_of_the_breaking_dawn(act: Act) -> Script:
    """2 damage for each dahan; push up to 2 dahan, and the same again where they went."""
    yield from damage(act, 2 * count(act.table, act.land, DAHAN))
    if act.has():
        went = yield from push(act, 2, DAHAN, up_to=True)
        for land in sorted(set(went)):
            yield from damage(act, 2 * count(act.table, land, DAHAN), land=land)


@card(
    "major",
    "wrap-in-wings-of-sunlight",
    3,
    FAST,
    "sun air animal",
    presence(0),
    ANY_LAND,
    "2 sun 2 air 2 animal",
)
def wrap_in_wings_of_sunlight(act: Act) -> Script:
    """First gather up to 3 dahan; move up to 5 dahan to any one land, and defend 5 there."""
    if act.has():
        yield from gather(act, 3, DAHAN, up_to=True)
    land = yield from ask_land(act.table.island, act.seat, Text("ask-wings"), playable(act.table))
    if land != act.land:  # else they come down where they rose
        yield from push(act, 5, DAHAN, up_to=True, into=[land])
    defend(act, 5, land)
