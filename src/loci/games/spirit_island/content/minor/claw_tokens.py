"""Minor powers of Branch & Claw that bring tokens to a land, or strife among the invaders."""

from __future__ import annotations

from loci.games.spirit_island.content.vocabulary import *


@card("minor", "animated-wrackroot", 0, SLOW, "moon fire plant", presence(0), ANY_LAND, set=CLAW)
def animated_wrackroot(act: Act) -> Script:
    """1 fear and 1 explorer destroyed, or 1 wilds."""
    for line in (yield from branches(act, "fear", "add-wilds")):
        if line == "fear":
            fear(act, 1)
            yield from destroy(act, 1, EXPLORER)
        else:
            add_token(act, WILDS)


@card(
    "minor", "disorienting-landscape", 1, FAST, "moon air plant", sacred_site(2), ANY_LAND, set=CLAW
)
def disorienting_landscape(act: Act) -> Script:
    yield from push(act, 1, EXPLORER)
    if is_terrain(act.table, act.land, MOUNTAIN, JUNGLE):
        add_token(act, WILDS)


@card("minor", "fire-in-the-sky", 1, FAST, "sun fire air", sacred_site(1), ANY_LAND, set=CLAW)
def fire_in_the_sky(act: Act) -> Script:
    fear(act, 2)
    yield from add_strife(act)


@card(
    "minor", "fleshrot-fever", 1, SLOW, "fire air water animal", presence(1), JUNGLE_SANDS, set=CLAW
)
def fleshrot_fever(act: Act) -> None:
    fear(act, 1)
    add_token(act, DISEASE)


@card("minor", "golds-allure", 0, SLOW, "fire earth animal", presence(1), MOUNTAIN_LAND, set=CLAW)
def golds_allure(act: Act) -> Script:
    yield from gather(act, 1, EXPLORER)
    yield from gather(act, 1, TOWN)
    yield from add_strife(act)


@card(
    "minor",
    "inflame-the-fires-of-life",
    1,
    SLOW,
    "moon fire plant animal",
    sacred_site(1),
    ANY_LAND,
    "3 animal",
    set=CLAW,
)
def inflame_the_fires_of_life(act: Act) -> Script:
    """1 disease, or 1 fear and 1 strife; with the threshold both, if you like."""
    lines = ["add-disease", "add-strife"]
    if act.has():
        lines.append("both")
    for line in (yield from branches(act, *lines)):
        if line != "add-strife":
            add_token(act, DISEASE)
        if line != "add-disease":
            fear(act, 1)
            yield from add_strife(act)


@card(
    "minor",
    "infested-aquifers",
    1,
    SLOW,
    "moon water earth animal",
    presence(0),
    ANY_LAND,
    set=CLAW,
)
def infested_aquifers(act: Act) -> Script:
    """Where there is disease 1 damage to each invader; or, in mountain or wetland, 1 fear and 1
    disease."""
    for line in (yield from branches(act, "damage", "add-disease")):
        if line == "damage":
            if has(act.table, act.land, DISEASE):
                yield from damage_each(act, 1)
        elif is_terrain(act.table, act.land, MOUNTAIN, WETLAND):
            fear(act, 1)
            add_token(act, DISEASE)


@card(
    "minor",
    "prowling-panthers",
    1,
    SLOW,
    "moon fire animal",
    presence(1),
    MOUNTAIN_JUNGLE,
    set=CLAW,
)
def prowling_panthers(act: Act) -> Script:
    """1 fear and 1 beasts; or, with beasts there, 1 explorer or town destroyed."""
    for line in (yield from branches(act, "add-beasts", "destroy")):
        if line == "add-beasts":
            fear(act, 1)
            add_token(act, BEASTS)
        elif has(act.table, act.land, BEASTS):
            yield from destroy(act, 1, EXPLORER, TOWN)


@card("minor", "razor-sharp-undergrowth", 1, FAST, "moon plant", presence(0), NO_BLIGHT, set=CLAW)
def razor_sharp_undergrowth(act: Act) -> Script:
    yield from destroy(act, 1, EXPLORER)
    yield from destroy(act, 1, DAHAN)
    add_token(act, WILDS)
    defend(act, 2)


@card("minor", "swarming-wasps", 0, FAST, "fire air animal", presence(1), NO_BLIGHT, set=CLAW)
def swarming_wasps(act: Act) -> Script:
    """1 beasts; or, with beasts there, push up to 2 explorers."""
    for line in (yield from branches(act, "add-beasts", "push-explorer")):
        if line == "add-beasts":
            add_token(act, BEASTS)
        elif has(act.table, act.land, BEASTS):
            yield from push(act, 2, EXPLORER, up_to=True)


@card(
    "minor",
    "teeming-rivers",
    1,
    SLOW,
    "sun water plant animal",
    sacred_site(2),
    MOUNTAIN_WETLAND,
    set=CLAW,
)
def teeming_rivers(act: Act) -> None:
    """Without blight 1 beasts; of exactly 1 blight, that is removed."""
    blight = act.table.blight[act.land]
    if not blight:
        add_token(act, BEASTS)
    elif blight == 1:
        remove_blight(act)


@card(
    "minor",
    "tormenting-rotflies",
    1,
    SLOW,
    "air plant animal",
    presence(2),
    SANDS_WETLAND,
    set=CLAW,
)
def tormenting_rotflies(act: Act) -> Script:
    """1 disease; or, with invaders there, 2 fear, and 1 each for disease and for blight."""
    for line in (yield from branches(act, "add-disease", "fear")):
        if line == "add-disease":
            add_token(act, DISEASE)
        elif invaders(act.table, act.land):
            table, land = act.table, act.land
            fear(act, 2 + has(table, land, DISEASE) + (table.blight[land] > 0))
