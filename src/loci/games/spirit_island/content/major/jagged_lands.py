"""Major powers of Jagged Earth in which stone, water and thorn rise against the invaders."""

from __future__ import annotations

from typing import ClassVar, Final, final

from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.act import POWER, Trigger
from loci.games.spirit_island.rules.island.harm import harm_of, wear_down
from loci.games.spirit_island.rules.island.pieces import is_durable
from loci.games.spirit_island.rules.island.struck import arrivals
from loci.games.spirit_island.rules.powers.targeting import origins_of
from loci.games.spirit_island.rules.spirits.markers import element_count
from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.state.registry import POWERS

QUICKSAND: Final = "melt-earth-into-quicksand"


@card(
    "major",
    "forests-of-living-obsidian",
    4,
    SLOW,
    "sun fire earth plant",
    presence(0),
    ANY_LAND,
    "2 sun 3 fire 3 earth",
    set=JAGGED,
)
def forests_of_living_obsidian(act: Act) -> Script:
    """1 badlands, push all dahan, 1 damage to each invader, 2 if the origin land is your sacred
    site by then; repeat it."""
    table = act.table
    origin = yield from choose_land(act, origins_of(act, POWERS[act.power]))
    add_token(act, BADLANDS)
    yield from push(act, count(table, act.land, DAHAN), DAHAN)
    sacred = origin != NOWHERE and is_sacred(table, act.seat, origin)
    yield from damage_each(act, 2 if sacred else 1)
    if act.has():
        repeat_on(act)


@card(
    "major",
    QUICKSAND,
    4,
    FAST,
    "moon water earth",
    presence(1),
    SANDS_WETLAND,
    "2 moon 4 water 2 earth",
    set=JAGGED,
)
def melt_earth_into_quicksand(act: Act) -> Script:
    """1 fear, 2 damage, the land is isolated; invaders and dahan that are moved there this turn are
    destroyed afterwards; 4 more damage, 1 badlands and 1 wilds."""
    fear(act, 1)
    yield from damage(act, 6 if act.has() else 2)
    isolate(act)
    lasting(act.table, Quicksand(act.land, act.seat), "log-quicksand")
    if act.has():
        add_token(act, BADLANDS)
        add_token(act, WILDS)


@final
class Quicksand(Effect):
    """After an Action that moved invaders or dahan into the land, these are destroyed."""

    kind = "quicksand"
    fields = (Field.land(), Field.seat())

    def triggers(self, act: Act, seat: int) -> None:
        def swallow(after: Act) -> Script:
            table = act.table
            sunk = Act(table, POWER, seat, self.land, QUICKSAND, parent=after, word=QUICKSAND)
            if seat != NOBODY:
                sunk.harm = spirit_of(table, seat).harm()
            yield from _swallow(sunk, arrivals(act, self.land, *INVADERS, DAHAN, added=False))
            yield from finish(sunk)

        came = arrivals(act, self.land, *INVADERS, DAHAN, added=False)
        if came and not act.was_set_off_by(QUICKSAND):  # one quicksand does not feed another
            act.triggered.append(Trigger(QUICKSAND, swallow))


register_effect(Quicksand)


def _swallow(act: Act, codes: list[int]) -> Script:
    """These pieces of the land are destroyed; durable ones are only hurt by that (SX-32.4)."""
    way = harm_of(act)
    hardy: list[int] = []
    for code in codes:
        if is_durable(act.table, act.land, code):
            hardy.append(code)
        elif not way.spares(act, act.land, kind_of(code)):
            yield from way.destroy(act, act.land, code)
    if hardy:
        yield from wear_down(act, act.land, hardy)


@card(
    "major",
    "storm-swath",
    3,
    SLOW,
    "fire air water",
    sacred_site(1),
    ANY_LAND,
    "2 fire 3 air 2 water",
    set=JAGGED,
    farther_at=(0,),
)
def storm_swath(act: Act) -> Script:
    """2 fear, 1 damage to each invader of the origin and the target land; 1 fear more, range 1
    longer, the same in a land adjacent to both, and 1 town destroyed wherever it did damage."""
    table = act.table
    origin = yield from choose_land(act, origins_of(act, POWERS[act.power]))
    lands = [act.land] if origin in (NOWHERE, act.land) else [origin, act.land]
    fear(act, 3 if act.has() else 2)
    if act.has() and origin != NOWHERE:
        beside = near(table, origin)
        between = [land for land in near(table, act.land) if land in beside and land not in lands]
        third = yield from choose_land(act, between)
        if third != NOWHERE:
            lands.append(third)
    struck = [land for land in lands if invaders(table, land)]
    for land in struck:
        yield from damage_each(act, 1, land=land)
    for land in struck if act.has() else []:
        yield from destroy(act, 1, TOWN, land=land)


@card(
    "major",
    "thickets-erupt-with-every-touch-of-breeze",
    3,
    FAST,
    "air plant",
    sacred_site(2),
    INLAND,
    "3 plant",
    set=JAGGED,
)
def thickets_erupt_with_every_touch_of_breeze(act: Act) -> Script:
    """2 damage, then 3 wilds or 1 blight less; 1 fear and 2 more damage."""
    if act.has():
        fear(act, 1)
    yield from damage(act, 4 if act.has() else 2)
    line = yield from choose_one(act, "add-wilds", "remove-blight")
    if line == "add-wilds":
        add_token(act, WILDS, 3)
    else:
        remove_blight(act)


@card(
    "major",
    "trees-radiate-celestial-brilliance",
    3,
    FAST,
    "sun moon plant",
    presence(1),
    JUNGLE_NO_BLIGHT,
    "3 sun 2 moon 2 plant",
    set=JAGGED,
)
def trees_radiate_celestial_brilliance(act: Act) -> Script:
    """3 fear, defend 6, the next build there this turn is skipped; 1 damage for each sun you
    have."""
    fear(act, 3)
    defend(act, 6)
    lasting(act.table, NoNextBuild(act.land, act.seat), "log-no-next-build")
    if act.has():
        number = yield from element_count(act, SUN)
        yield from damage(act, number)


@final
class NoNextBuild(Effect):
    """The next build in the land this turn is skipped."""

    kind = "no-next-build"
    lasts: ClassVar[str] = NEXT_TIME
    fields = (Field.land(), Field.seat())

    def stops(self, table: SpiritTable, seat: int, action: int, land: int) -> bool:
        return action == BUILD and self.land == land


register_effect(NoNextBuild)


@card(
    "major",
    "walls-of-rock-and-thorn",
    4,
    FAST,
    "sun earth plant",
    sacred_site(2),
    MOUNTAIN_JUNGLE,
    "2 earth 2 plant",
    set=JAGGED,
)
def walls_of_rock_and_thorn(act: Act) -> Script:
    """2 damage, defend 8, 1 wilds, the land is isolated; 2 more of both, and 1 badlands."""
    yield from damage(act, 4 if act.has() else 2)
    defend(act, 10 if act.has() else 8)
    add_token(act, WILDS)
    isolate(act)
    if act.has():
        add_token(act, BADLANDS)
