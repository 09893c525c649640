"""Minor powers of Jagged Earth that bring tokens to a land."""

from __future__ import annotations

from typing import Final

from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.island.badlands import has_badlands

#: The tokens that hazards may spread, by what the option is called.
_HAZARDS: Final = {
    "add-badlands": BADLANDS,
    "add-beasts": BEASTS,
    "pay-add-disease": DISEASE,
    "add-wilds": WILDS,
}


@card(
    "minor",
    "dire-metamorphosis",
    1,
    SLOW,
    "moon air earth animal",
    presence(1),
    ANY_LAND,
    set=JAGGED,
)
def dire_metamorphosis(act: Act) -> Script:
    """1 fear, 1 damage, 1 damage to dahan; then 1 of every token, and 1 blight."""
    fear(act, 1)
    yield from damage(act, 1)
    yield from damage(act, 1, DAHAN)
    for kind in (BADLANDS, BEASTS, DISEASE):
        add_token(act, kind)
    yield from add_strife(act)
    add_token(act, WILDS)
    yield from add_blight(act)


@card(
    "minor",
    "hazards-spread-across-the-island",
    0,
    FAST,
    "fire air earth plant",
    sacred_site(2),
    ANY_LAND,
    set=JAGGED,
)
def hazards_spread_across_the_island(act: Act) -> Script:
    """1 token of a kind that an adjacent land has; disease costs 1 energy."""
    table = act.table
    around = near(table, act.land)
    lines: list[str] = []
    for line, kind in _HAZARDS.items():
        payable = kind != DISEASE or table.seats[act.seat].energy >= 1
        if payable and any([_is_there(act, land, kind) for land in around]):
            lines.append(line)
    if [land for land in around if strife_in(table, land)]:
        lines.append("add-strife")
    costly = lines == ["pay-add-disease"]  # nobody has to pay
    line = yield from choose_one(act, *lines, optional=costly)
    if line == "add-strife":
        yield from add_strife(act)
    elif line:
        if _HAZARDS[line] == DISEASE:
            add_energy(table, act.seat, -1)
        add_token(act, _HAZARDS[line])


def _is_there(act: Act, land: int, kind: int) -> bool:
    """Whether such a token is in a land, or what counts as one for this Action."""
    return has_badlands(act, land) if kind == BADLANDS else has(act.table, land, kind)


@card(
    "minor",
    "sear-anger-into-the-wild-lands",
    0,
    SLOW,
    "sun fire plant",
    presence(1),
    ANY_LAND,
    set=JAGGED,
)
def sear_anger_into_the_wild_lands(act: Act) -> Script:
    """1 badlands; or, with wilds and invaders there, 1 fear and 1 damage."""
    for line in (yield from branches(act, "add-badlands", "damage")):
        if line == "add-badlands":
            add_token(act, BADLANDS)
        elif has(act.table, act.land, WILDS) and invaders(act.table, act.land):
            fear(act, 1)
            yield from damage(act, 1)


@card("minor", "territorial-strife", 0, SLOW, "sun fire animal", presence(1), CITY_LAND, set=JAGGED)
def territorial_strife(act: Act) -> Script:
    """3 damage to explorers and towns, or 1 strife."""
    for line in (yield from branches(act, "damage", "add-strife")):
        if line == "damage":
            yield from damage(act, 3, EXPLORER, TOWN)
        else:
            yield from add_strife(act)


@card(
    "minor",
    "terror-turns-to-madness",
    0,
    SLOW,
    "moon air water",
    presence(2),
    INVADER_LAND,
    set=JAGGED,
)
def terror_turns_to_madness(act: Act) -> Script:
    """By the terror level 3 fear; 2 fear or 1 strife; 1 strife."""
    terror = act.table.terror
    if terror == 1:
        fear(act, 3)
        return
    lines = ["add-strife"]
    if terror == 2:
        lines = yield from branches(act, "fear", "add-strife")
    for line in lines:
        if line == "fear":
            fear(act, 2)
        else:
            yield from add_strife(act)


@card(
    "minor",
    "the-shore-seethes-with-hatred",
    1,
    SLOW,
    "fire water earth plant",
    presence(1),
    COASTAL_LAND,
    set=JAGGED,
)
def the_shore_seethes_with_hatred(act: Act) -> None:
    fear(act, 1)
    add_token(act, BADLANDS)
    add_token(act, WILDS)


@card(
    "minor",
    "thriving-chokefungus",
    1,
    SLOW,
    "moon water plant",
    sacred_site(1),
    JUNGLE_WETLAND,
    set=JAGGED,
)
def thriving_chokefungus(act: Act) -> None:
    add_token(act, DISEASE)
    add_token(act, BADLANDS)


@card(
    "minor",
    "treacherous-waterways",
    0,
    FAST,
    "fire water earth",
    presence(1),
    MOUNTAIN_WETLAND,
    set=JAGGED,
)
def treacherous_waterways(act: Act) -> Script:
    """1 wilds, or push 1 explorer."""
    for line in (yield from branches(act, "add-wilds", "push-explorer")):
        if line == "add-wilds":
            add_token(act, WILDS)
        else:
            yield from push(act, 1, EXPLORER)
