"""Major powers of Branch & Claw that sow disease and strife, and reap them."""

from __future__ import annotations

from collections.abc import Generator

from loci.core.decision import Decision, Move
from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.asking import ask
from loci.games.spirit_island.rules.island.harm import remove_piece
from loci.games.spirit_island.rules.island.tokens import remove_strife
from loci.games.spirit_island.state.moves import STOP, Pick
from loci.games.spirit_island.state.terms import PIECES, strife_on

STRIFE = "strife"


@card(
    "major",
    "bloodwrack-plague",
    4,
    FAST,
    "water earth animal",
    sacred_site(1),
    ANY_LAND,
    "2 earth 4 animal",
    set=CLAW,
)
def bloodwrack_plague(act: Act) -> Script:
    """2 disease; for each disease there defend 1 there and in each adjacent land; 2 fear, and 1
    damage for each there or in adjacent lands."""
    table = act.table
    lands = [act.land, *near(table, act.land)]
    add_token(act, DISEASE, 2)
    disease = count(table, act.land, DISEASE)
    for land in lands:
        defend(act, disease, land)
    if act.has():
        fear(act, 2)
        yield from damage_among(act, disease, lands)


@card(
    "major",
    "death-falls-gently-from-open-blossoms",
    4,
    SLOW,
    "moon air plant",
    presence(3),
    JUNGLE_SANDS,
    "3 air 3 plant",
    set=CLAW,
)
def death_falls_gently_from_open_blossoms(act: Act) -> Script:
    """4 damage, and 1 disease if invaders are left; 3 fear, and 1 disease in each of 2 adjacent
    lands with invaders."""
    table = act.table
    yield from damage(act, 4)
    if invaders(table, act.land):
        add_token(act, DISEASE)
    if act.has():
        fear(act, 3)
        lands = [land for land in near(table, act.land) if invaders(table, land)]
        for _ in range(2):
            land = yield from choose_land(act, lands)
            if land != NOWHERE:
                lands.remove(land)
                add_token(act, DISEASE, land=land)


@card(
    "major",
    "grant-hatred-a-ravenous-form",
    4,
    SLOW,
    "moon fire",
    presence(1),
    ANY_LAND,
    "4 moon 2 fire",
    set=CLAW,
)
def grant_hatred_a_ravenous_form(act: Act) -> Script:
    """1 fear and 2 damage for each strife and each blight; 1 beasts if that destroyed all invaders;
    1 strife in up to 3 adjacent lands."""
    table = act.table
    hatred = strife_in(table, act.land) + table.blight[act.land]
    before = invaders(table, act.land)
    fear(act, hatred)
    yield from damage(act, 2 * hatred)
    # What only dreamt to die, and fled, was not destroyed there.
    fallen = [kind for kind, land in act.destroyed if kind in INVADERS and land == act.land]
    if before and len(fallen) == before:
        add_token(act, BEASTS)
    if act.has():
        lands = [land for land in near(table, act.land) if invaders(table, land)]
        for _ in range(3):
            land = yield from choose_land(act, lands, optional=True)
            if land == NOWHERE:
                return
            lands.remove(land)
            yield from add_strife(act, land=land)


@card(
    "major",
    "pent-up-calamity",
    3,
    FAST,
    "moon fire earth plant animal",
    presence(2),
    ANY_LAND,
    "2 moon 3 fire",
    set=CLAW,
)
def pent_up_calamity(act: Act) -> Script:
    """1 disease and 1 strife; or remove tokens, and 1 fear and 3 damage for each. Then up to 2 of
    them come back; if none was removed, 2 strife more."""
    line = yield from choose_one(act, "add-disease-strife", "remove-tokens")
    removed: list[str] = []
    if line == "remove-tokens":
        removed = yield from _remove_tokens(act)
        fear(act, len(removed))
        yield from damage(act, 3 * len(removed))
    else:
        add_token(act, DISEASE)
        yield from add_strife(act)
    if act.has() and removed:
        yield from _return_tokens(act, removed)
    elif act.has():
        yield from add_strife(act, 2)


def _remove_tokens(act: Act) -> Generator[Decision, Move, list[str]]:
    """Any number of beasts, wilds, disease and strife of the land; which they were."""
    table, land = act.table, act.land
    removed: list[str] = []
    while True:
        moves: list[Move] = [
            Pick(verbs.REMOVE, code) for code in codes(table, land, BEASTS, WILDS, DISEASE)
        ]
        for code in codes(table, land, *INVADERS):
            if strife_on(code):
                moves.append(Pick(verbs.CALM, code))
        if not moves:
            return removed
        prompt = Text("ask-remove-tokens", land=table.island.names[land], number=len(removed))
        answer = yield from ask(act.chooser(), prompt, [*moves, STOP])
        if not isinstance(answer, Pick):
            return removed
        if answer.verb == verbs.CALM:
            yield from remove_strife(act, answer.code)
            removed.append(STRIFE)
        else:
            yield from remove_piece(act, land, answer.code)
            removed.append(PIECES[kind_of(answer.code)])


def _return_tokens(act: Act, removed: list[str]) -> Script:
    """Up to 2 of the removed tokens come back; strife only to an invader that is left."""
    for _ in range(2):
        words = {word for word in removed if word != STRIFE or invaders(act.table, act.land)}
        land = act.table.island.names[act.land]
        prompt = Text("ask-return-tokens", power=Text(f"power-{act.power}"), land=land)
        names = sorted([f"add-{word}" for word in words])
        name = yield from ask_name(act.chooser(), prompt, verbs.OPTION, names, optional=True)
        if not name:
            return
        word = name.removeprefix("add-")
        removed.remove(word)
        if word == STRIFE:
            yield from add_strife(act)
        else:
            add_token(act, PIECES.index(word))


@card(
    "major",
    "smothering-infestation",
    3,
    SLOW,
    "water plant",
    presence(0),
    ANY_LAND,
    "2 water 2 plant",
    set=CLAW,
)
def smothering_infestation(act: Act) -> Script:
    """1 disease; in jungle or wetland 2 fear and 3 damage; 1 damage to each invader."""
    add_token(act, DISEASE)
    if is_terrain(act.table, act.land, JUNGLE, WETLAND):
        fear(act, 2)
        act.several = act.has()
        yield from damage(act, 3)
    act.several = False  # what badlands add and was put off comes now
    if act.has():
        yield from damage_each(act, 1)


@card(
    "major",
    "twisted-flowers-murmur-ultimatums",
    5,
    SLOW,
    "sun moon air earth plant",
    sacred_site(1),
    INVADER_LAND,
    "3 moon 2 air 3 plant",
    set=CLAW,
)
def twisted_flowers_murmur_ultimatums(act: Act) -> Script:
    """4 fear, 1 strife, and from terror level 2 on 2 invaders removed; 3 more fear before the level
    is looked at, and 3 damage."""
    fear(act, 7 if act.has() else 4)
    yield from add_strife(act)
    if act.table.terror >= 2:
        yield from remove(act, 2, *INVADERS)
    if act.has():
        yield from damage(act, 3)
