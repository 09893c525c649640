"""Damage that is shared out: among several lands, or to different pieces of one (SI-20)."""

from __future__ import annotations

from loci.core.decision import Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import NO_PIECE, ask, ask_piece
from loci.games.spirit_island.rules.island.badlands import rough
from loci.games.spirit_island.rules.island.harm import divide, harm, harm_of, left_of
from loci.games.spirit_island.rules.island.safety import are_safe, bonus_damage
from loci.games.spirit_island.rules.island.stand_ins import stand_in_kinds
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import STOP, Pick
from loci.games.spirit_island.state.terms import INVADERS, kind_of


def damage_among(act: Act, amount: int, lands: list[int]) -> Script:
    """Divide damage among the invaders of several lands, as the user likes."""
    names = act.table.island.names
    exposed: list[int] = []
    for land in sorted(lands) if amount > 0 else []:
        safe = yield from are_safe(act, land, *INVADERS)
        if not safe:
            exposed.append(land)
    if exposed:
        amount += bonus_damage(act, INVADERS)
    struck: list[int] = []
    for left in range(amount, 0, -1):
        found = [(land, code) for land in exposed for code in sorted(set(_exposed_in(act, land)))]
        if not found:
            break
        moves: list[Move] = [Pick(verbs.DAMAGE, code, land, names[land]) for land, code in found]
        if not any([kind_of(code) in INVADERS for _, code in found]):
            moves.append(STOP)
        prompt = Text("ask-damage", left=left, land=names[act.land])
        answer = yield from ask(act.chooser(), prompt, moves)
        if not isinstance(answer, Pick):
            break
        yield from harm(act, answer.land, answer.code, 1)
        if answer.land not in struck:
            struck.append(answer.land)
    for land in struck:  # each land by itself (SX-6.11)
        more = yield from rough(act, land, INVADERS, 1)
        yield from divide(act, land, INVADERS, more - 1)


def damage_different(act: Act, number: int) -> Script:
    """1 damage to each of so many different invaders of the land, as far as there are."""
    table, where = act.table, act.land
    safe = yield from are_safe(act, where, *INVADERS)
    if safe or number <= 0 or not _exposed_in(act, where):
        return
    struck: list[int] = []  # as they are since
    for left in range(number, 0, -1):
        there = _exposed_in(act, where)
        for code in [code for code in struck if code in there]:
            there.remove(code)
        prompt = Text("ask-damage-different", left=left, land=table.island.names[where])
        choice, seat = sorted(set(there)), act.chooser(where)
        may_leave = not any([kind_of(code) in INVADERS for code in there])
        code = yield from ask_piece(seat, prompt, verbs.DAMAGE, choice, may_leave)
        if code == NO_PIECE:
            break
        if left_of(act, where, code) > 1:
            struck.append(code + 1)
        yield from harm(act, where, code, 1)
    more = yield from rough(act, where, INVADERS, 1 + bonus_damage(act, INVADERS))
    yield from divide(act, where, INVADERS, more - 1)


def _exposed_in(act: Act, land: int) -> list[int]:
    """The invaders of a land that can be hurt, and what may be hurt as if it were one."""
    found = stand_in_kinds(act, INVADERS)
    return harm_of(act).pieces(act, land, (*INVADERS, *found))
