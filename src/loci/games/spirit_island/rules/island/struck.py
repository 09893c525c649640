"""Damage to given invaders of a land, so much to each of them."""

from __future__ import annotations

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import ask_piece
from loci.games.spirit_island.rules.island.badlands import rough
from loci.games.spirit_island.rules.island.harm import harm, harm_of
from loci.games.spirit_island.rules.island.pieces import all_codes
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.terms import INVADERS, damage_on, strife_on


def damage_these(act: Act, land: int, hits: list[tuple[int, int]]) -> Script:
    """To each of these invaders so much damage; what badlands add goes to some of them too
    (SX-6.7, SX-6.10)."""
    left: list[int] = []
    for code, amount in sorted(hits, key=lambda hit: -damage_on(hit[0])):  # the hurt ones first
        yield from harm(act, land, code, amount)
        if amount and code + amount in harm_of(act).pieces(act, land, INVADERS):
            left.append(code + amount)
    more = (yield from rough(act, land, INVADERS, 1)) - 1 if hits else 0
    while more > 0 and left:
        prompt = Text("ask-damage", left=more, land=act.table.island.names[land])
        code = yield from ask_piece(act.chooser(land), prompt, verbs.DAMAGE, sorted(set(left)))
        left.remove(code)
        yield from harm(act, land, code, 1)
        if code + 1 in harm_of(act).pieces(act, land, INVADERS):
            left.append(code + 1)
        more -= 1


def damage_by_strife(act: Act, land: int, each: int = 0) -> Script:
    """To every invader of a land with strife so much damage `each`, or 1 for each strife on it."""
    there = [code for code in all_codes(act.table, land, *INVADERS) if strife_on(code)]
    yield from damage_these(act, land, [(code, each or strife_on(code)) for code in there])
