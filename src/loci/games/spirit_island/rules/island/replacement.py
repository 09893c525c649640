"""Pieces that take the place of others, with the damage and strife that lay on them (SI-20)."""

from __future__ import annotations

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import NO_PIECE, Asking, ask_piece
from loci.games.spirit_island.rules.island.harm import harm_of
from loci.games.spirit_island.rules.island.pieces import change, has_left, health, loose, put, take
from loci.games.spirit_island.rules.island.safety import are_safe
from loci.games.spirit_island.rules.island.stand_ins import loose_stand_ins
from loci.games.spirit_island.rules.island.unused import is_unused, make_up_for
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.events import Replaced
from loci.games.spirit_island.state.terms import (
    INVADERS,
    NOWHERE,
    PIECES,
    TOKENS,
    damage_on,
    kind_of,
    piece,
    strife_on,
    unhurt,
)


def replace(act: Act, old: int, new: int, number: int = 1, land: int = NOWHERE) -> Asking:
    """Put `number` pieces of a kind in the place of one of another kind; 1 if there was one.

    What replaces a hurt piece keeps its damage, and falls if that is enough (SI-20.20, SI-20.21);
    strife stays on an invader (SX-4.22, SX-4.23).
    """
    where = act.land if land == NOWHERE else land
    own = loose(act.table, where, old)
    there = own + loose_stand_ins(act, where, (old,))
    prompt = Text("ask-replace", land=act.table.island.names[where])
    code = yield from ask_piece(act.chooser(where), prompt, verbs.REPLACE, there, not own)
    if code == NO_PIECE:
        return 0
    for rule, seat in holders(act.table, "replaces_replacing"):
        replaced = yield from rule.replaces_replacing(act, seat, where, code, new, number)
        if replaced:
            return 1
    yield from replace_piece(act, where, code, new, number)
    return 1


def replace_piece(act: Act, land: int, code: int, new: int, number: int) -> Script:
    """So many pieces of a kind come into the place of this one."""
    take(act.table, land, code)
    if act.table.sink is not None:
        name = act.table.island.names[land]
        act.table.sink.append(Replaced(name, kind_of(code), new, number))
    if new in TOKENS and is_unused(act.table, PIECES[new]):
        make_up_for(act, number)
    else:
        put(act.table, land, new, number)
        yield from _take_over(act, land, code, new, number)
    yield from has_left(act, land, kind_of(code))


def _take_over(act: Act, land: int, old: int, new: int, number: int) -> Script:
    """One of the new pieces gets what lay on the old one; of damage and strife, each may be on
    another of them if the players want it so (SX-4.28). One that falls by the damage never stands
    there with it: it may be saved (SX-22.1), or only dream to fall."""
    table = act.table
    damage = damage_on(old) if new not in TOKENS else 0
    strife = strife_on(old) if new in INVADERS else 0
    hurt = piece(new, damage)
    stands = not damage or damage < health(table, land, hurt)
    if damage and stands:
        change(table, land, piece(new), hurt)
    heir = hurt if stands else piece(new)  # who has the damage, as it stands there
    if strife:
        bearer = hurt
        if damage and number > 1:
            prompt = Text("ask-strife", left=strife, land=table.island.names[land])
            which = [piece(new), hurt]
            bearer = yield from ask_piece(act.chooser(land), prompt, verbs.STRIFE, which)
        both = bearer == hurt
        bearer = heir if both else piece(new)
        change(table, land, bearer, bearer + piece(0, 0, strife))
        if both:
            hurt, heir = hurt + piece(0, 0, strife), heir + piece(0, 0, strife)
    if damage and damage >= health(table, land, hurt):
        change(table, land, heir, unhurt(heir))
        safe = yield from are_safe(act, land, new)
        if not safe:
            yield from harm_of(act).destroy(act, land, unhurt(heir))
