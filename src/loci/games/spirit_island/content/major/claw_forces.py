"""Major powers of Branch & Claw in which fire, water and the mountain rage."""

from __future__ import annotations

from typing import Final

from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.asking import Asking
from loci.games.spirit_island.rules.island.lands import oceans
from loci.games.spirit_island.rules.powers.targeting import (
    beyond_range,
    lands_in_text_range,
    may_be_target,
    note_range,
    origins_of,
)
from loci.games.spirit_island.state.names import card_text
from loci.games.spirit_island.state.registry import POWERS

SECOND_RANGE: Final = 2


@card(
    "major",
    "fire-and-flood",
    7,
    SLOW,
    "sun fire water",
    sacred_site(1),
    ANY_LAND,
    "3 fire",
    "3 water",
    set=CLAW,
)
def fire_and_flood(act: Act) -> Script:
    """4 damage in the target land and in a second one within 2 of the same sacred site; each
    threshold brings 4 more to one of the two."""
    lands = [act.land]
    second = yield from _second_target(act)
    if second != NOWHERE:
        lands.append(second)
        act.also = (second,)
    amounts = dict.fromkeys(lands, 4)
    for level in (0, 1):
        if act.has(level):
            land = yield from choose_land(act, lands)
            amounts[land] += 4
    for land in lands:
        yield from damage(act, amounts[land], land=land)


def _second_target(act: Act) -> Asking:
    """Another land, within range of a sacred site that the first is in range of."""
    table, power = act.table, POWERS[act.power]
    reached = lands_in_text_range(act, origins_of(act, power), SECOND_RANGE)
    others = [land for land in beyond_range(act, reached) if land != act.land]
    lands = [land for land in others if may_be_target(table, land)]
    prompt = Text("ask-second-target", power=card_text(act.power))
    land = yield from ask_land(table.island, act.seat, prompt, lands)
    note_range(act, land, reached)
    return land


@card(
    "major",
    "pyroclastic-flow",
    3,
    FAST,
    "fire air earth",
    presence(1, MOUNTAIN),
    ANY_LAND,
    "2 fire 3 air 2 earth",
    set=CLAW,
)
def pyroclastic_flow(act: Act) -> Script:
    """2 damage, all explorers destroyed, blight in jungle or wetland; 4 more damage and 1 wilds."""
    yield from damage(act, 6 if act.has() else 2)
    yield from destroy_all(act, EXPLORER)
    if is_terrain(act.table, act.land, JUNGLE, WETLAND):
        yield from add_blight(act)
    if act.has():
        add_token(act, WILDS)


@card(
    "major",
    "strangling-firevine",
    4,
    SLOW,
    "fire plant",
    presence(1, SANDS),
    ANY_LAND,
    "2 fire 3 plant",
    set=CLAW,
)
def strangling_firevine(act: Act) -> Script:
    """All explorers destroyed; 1 wilds there and 1 in the sands it came from; 1 damage for each
    wilds there and in adjacent lands, or 2."""
    table = act.table
    origin = yield from choose_land(act, origins_of(act, POWERS[act.power]))
    yield from destroy_all(act, EXPLORER)
    add_token(act, WILDS)
    if origin != NOWHERE:
        add_token(act, WILDS, land=origin)
    around = [act.land, *near(table, act.land)]
    wilds = sum([count(table, land, WILDS) for land in around])
    yield from damage(act, 2 * wilds if act.has() else wilds)


@card(
    "major",
    "sweep-into-the-sea",
    4,
    SLOW,
    "sun air water",
    presence(2),
    ANY_LAND,
    "3 sun 2 water",
    set=CLAW,
)
def sweep_into_the_sea(act: Act) -> Script:
    """Push all explorers and towns toward the nearest ocean; or on the coast destroy them; repeat
    it on an adjacent land."""
    table = act.table
    lines = ["push-to-sea"]
    if is_coastal(table, act.land):
        lines.append("destroy-explorers-towns")
    line = yield from choose_one(act, *lines)
    if line == "push-to-sea":
        number = count(table, act.land, EXPLORER, TOWN)
        yield from push(act, number, EXPLORER, TOWN, into=seaward(table, act.land))
    else:
        yield from destroy_all(act, EXPLORER, TOWN)
    if act.has():
        repeat_on(act, near(table, act.land))


def seaward(table: SpiritTable, land: int) -> list[int]:
    """The lands one step nearer to the nearest ocean; on the coast that ocean, if it is in play."""
    island = table.island
    if island.is_ocean(land):
        return []
    if island.coastal[land]:
        return [ocean for ocean in oceans(table) if ocean in island.oceans_of(land)]
    away = _from_coast(table, land)
    return [other for other in island.near[land] if _from_coast(table, other) < away]


def _from_coast(table: SpiritTable, land: int) -> int:
    """How far the nearest coastal land is."""
    distance = 0
    while not [o for o in table.island.within([land], distance) if table.island.coastal[o]]:
        distance += 1
    return distance


@card(
    "major",
    "volcanic-eruption",
    8,
    SLOW,
    "fire earth",
    presence(1, MOUNTAIN),
    ANY_LAND,
    "4 fire 3 earth",
    set=CLAW,
)
def volcanic_eruption(act: Act) -> Script:
    """6 fear, 20 damage, all dahan and beasts destroyed, 1 blight; all invaders destroyed, 1 wilds,
    and in each adjacent land 10 damage, the same end for dahan and beasts, and blight if there is
    none."""
    table = act.table
    fear(act, 6)
    if act.has():
        yield from destroy_all(act, *INVADERS)  # whatever the 20 damage would have left
    else:
        yield from damage(act, 20)
    yield from destroy_all(act, DAHAN)
    yield from destroy_all(act, BEASTS)
    yield from add_blight(act)
    if act.has():
        add_token(act, WILDS)
        for land in near(table, act.land):
            yield from damage(act, 10, land=land)
            yield from destroy_all(act, DAHAN, land=land)
            yield from destroy_all(act, BEASTS, land=land)
            if not table.blight[land]:
                yield from add_blight(act, land)
