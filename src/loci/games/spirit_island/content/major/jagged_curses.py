"""Major powers of Jagged Earth that curse, poison and make the invaders vanish."""

from __future__ import annotations

from typing import Final

from loci.core.decision import Move
from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.asking import Asking, Naming, ask
from loci.games.spirit_island.rules.island.harm import remove_piece
from loci.games.spirit_island.rules.island.pieces import loose, take
from loci.games.spirit_island.rules.island.stand_ins import loose_stand_ins
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.rules.powers.targeting import (
    beyond_range,
    lands_in_text_range,
    note_range,
)
from loci.games.spirit_island.state.events import Removed
from loci.games.spirit_island.state.moves import STOP, Pick
from loci.games.spirit_island.state.terms import damage_on

STRIFE: Final = "add-strife"
#: The tokens of a curse, by what the option is called.
_CURSES: Final = {"add-badlands": BADLANDS, "add-disease": DISEASE}
_MOST_OF_A_KIND: Final = 3


@card(
    "major",
    "focus-the-lands-anguish",
    5,
    SLOW,
    "sun",
    presence(1),
    ANY_LAND,
    "3 sun",
    set=JAGGED,
)
def focus_the_lands_anguish(act: Act) -> Script:
    """Gather up to 5 blight; 1 damage for each blight there, or 2; 5 fear if that destroyed a town
    or city."""
    yield from gather_blight(act, 5, up_to=True)
    blight = act.table.blight[act.land]
    yield from damage(act, 2 * blight if act.has() else blight)
    if [kind for kind, _ in act.destroyed if kind in BUILDINGS]:
        fear(act, 5)


@card(
    "major",
    "sleep-and-never-waken",
    3,
    FAST,
    "moon air earth animal",
    presence(2, SANDS),
    ANY_LAND,
    "3 moon 2 air 2 animal",
    set=JAGGED,
)
def sleep_and_never_waken(act: Act) -> Script:
    """No invader actions there this turn; remove up to 2 explorers, and up to 6 more from among
    your lands; 1 fear for each 2 of them."""
    skip_actions(act)
    removed = yield from remove(act, 2, EXPLORER, up_to=True)
    if act.has():
        removed += yield from _remove_among(act, 6, lands_of(act.table, act.seat))
    fear(act, removed // 2)


def _remove_among(act: Act, number: int, lands: list[int]) -> Asking:
    """Remove up to so many explorers anywhere in these lands; how many they were."""
    table, names = act.table, act.table.island.names
    for done in range(number):
        moves: list[Move] = []
        for land in lands:
            there = [*loose(table, land, EXPLORER), *loose_stand_ins(act, land, (EXPLORER,))]
            moves += [Pick(verbs.REMOVE, code, land, names[land]) for code in there]
        if not moves:
            return done
        prompt = Text("ask-remove-among", left=number - done)
        answer = yield from ask(act.chooser(), prompt, [*moves, STOP])
        if not isinstance(answer, Pick):
            return done
        yield from remove_piece(act, answer.land, answer.code)
    return number


@card(
    "major",
    "spill-bitterness-into-the-earth",
    5,
    FAST,
    "fire water earth",
    presence(0),
    ANY_LAND,
    "3 fire 3 water",
    set=JAGGED,
)
def spill_bitterness_into_the_earth(act: Act) -> Script:
    """6 damage, 2 badlands or strife, 1 blight, and 1 badlands or strife in up to 3 adjacent lands
    with blight; 1 damage to each invader of up to 3 adjacent lands."""
    table = act.table
    yield from damage(act, 6)
    for _ in range(2):
        yield from _embitter(act, act.land)
    yield from add_blight(act)
    around = near(table, act.land)
    blighted = [land for land in around if table.blight[land]]
    for _ in range(3):
        land = yield from choose_land(act, blighted, optional=True)
        if land == NOWHERE:
            break
        blighted.remove(land)
        yield from _embitter(act, land)
    if act.has():
        peopled = [land for land in around if invaders(table, land)]
        for _ in range(3):
            land = yield from choose_land(act, peopled, optional=True)
            if land == NOWHERE:
                break
            peopled.remove(land)
            yield from damage_each(act, 1, land=land)


def _embitter(act: Act, land: int) -> Script:
    """1 badlands, or 1 strife for an invader."""
    lines = ["add-badlands", STRIFE] if invaders(act.table, land) else ["add-badlands"]
    line = yield from _which(act, land, lines)
    if line == STRIFE:
        yield from add_strife(act, land=land)
    else:
        add_token(act, BADLANDS, land=land)


def _which(act: Act, land: int, lines: list[str]) -> Naming:
    """Which token comes to a land."""
    prompt = Text("ask-which-token", land=act.table.island.names[land])
    return (yield from ask_name(act.chooser(), prompt, verbs.OPTION, lines))


@card(
    "major",
    "utter-a-curse-of-dread-and-bone",
    4,
    SLOW,
    "moon animal",
    sacred_site(1),
    ANY_LAND,
    "3 moon 2 animal",
    set=JAGGED,
)
def utter_a_curse_of_dread_and_bone(act: Act) -> Script:
    """For each blight there and beside 1 badlands, disease or strife, at most 3 of each; 2 fear, 1
    damage; 1 more of each kind there or beside, and 1 damage in an adjacent land."""
    table = act.table
    around = [act.land, *near(table, act.land)]
    added: list[str] = []
    for _ in range(sum([table.blight[land] for land in around])):
        lines = [line for line in _lines(table, act.land) if added.count(line) < _MOST_OF_A_KIND]
        if not lines:
            break
        line = yield from _which(act, act.land, lines)
        added.append(line)
        yield from _curse(act, line, act.land)
    fear(act, 2)
    yield from damage(act, 1)
    if act.has():
        for line in sorted(set(added)):
            reached = lands_in_text_range(act, [act.land], 1)
            lands = beyond_range(act, reached)
            land = yield from choose_land(act, [n for n in lands if line in _lines(table, n)])
            note_range(act, land, reached)
            if land != NOWHERE:
                yield from _curse(act, line, land)
        land = yield from choose_land(act, [one for one in around[1:] if invaders(table, one)])
        if land != NOWHERE:
            yield from damage(act, 1, land=land)


def _lines(table: SpiritTable, land: int) -> list[str]:
    """The tokens of the curse that can come to a land."""
    return [*_CURSES, STRIFE] if invaders(table, land) else [*_CURSES]


def _curse(act: Act, line: str, land: int) -> Script:
    if line == STRIFE:
        yield from add_strife(act, land=land)
    else:
        add_token(act, _CURSES[line], land=land)


@card(
    "major",
    "vanish-softly-away-forgotten-by-all",
    3,
    SLOW,
    "moon air",
    presence(2),
    ANY_LAND,
    "3 moon 3 air",
    set=JAGGED,
)
def vanish_softly_away_forgotten_by_all(act: Act) -> Script:
    """1 invader and 1 explorer or town removed, or all that are hurt; 1 invader in each of 2 lands
    with 4 or more. Nothing keeps them from it."""
    table = act.table
    line = yield from choose_one(act, "remove-two", "remove-hurt")
    if line == "remove-two":
        yield from _forget(act, act.land, *INVADERS)
        yield from _forget(act, act.land, EXPLORER, TOWN)
    else:
        for code in table.pieces[act.land]:
            if kind_of(code) in INVADERS and damage_on(code):
                yield from _vanish(act, act.land, code)
    if act.has():
        crowded = [land for land in playable(table) if invaders(table, land) >= 4]
        for _ in range(2):
            land = yield from choose_land(act, crowded)
            if land != NOWHERE:
                crowded.remove(land)
                yield from _forget(act, land, *INVADERS)


def _forget(act: Act, land: int, *kinds: int) -> Script:
    """1 piece of these kinds vanishes from a land."""
    prompt = Text("ask-remove", left=1, land=act.table.island.names[land])
    own = loose(act.table, land, *kinds)
    there = own + loose_stand_ins(act, land, kinds)
    may_leave = not own
    code = yield from ask_piece(act.chooser(), prompt, verbs.REMOVE, there, may_leave)
    if code != NO_PIECE:
        yield from _vanish(act, land, code)


def _vanish(act: Act, land: int, code: int) -> Script:
    """A piece is removed, whatever rules of an adversary or scenario would make of that."""
    for rule, seat in holders(act.table, "removes_anyway"):
        removed = yield from rule.removes_anyway(act, seat, land, code)
        if removed:
            return
    take(act.table, land, code)
    if act.table.sink is not None:
        act.table.sink.append(Removed(act.table.island.names[land], kind_of(code)))
