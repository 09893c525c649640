"""Damage that nobody divides as he likes: so much to each of given invaders, to those that an
Action has brought into a land (SX-12.34), and to dahan in ravages and events (SI-14, SX-21.2)."""

from __future__ import annotations

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import ask_piece
from loci.games.spirit_island.rules.island.badlands import rough
from loci.games.spirit_island.rules.island.harm import (
    REAL,
    destroy_piece,
    harm,
    harm_of,
    left_of,
    unsaved,
)
from loci.games.spirit_island.rules.island.pieces import all_codes, has
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.terms import (
    DAHAN,
    INVADERS,
    damage_on,
    kind_of,
    strife_on,
    unhurt,
)


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


def arrivals(act: Act, land: int, *kinds: int, added: bool = True) -> list[int]:
    """The pieces of these kinds that the Action has moved into a land, or added to it too, and that
    are still there, as they are now."""
    there = list(act.table.pieces[land])
    found: list[int] = []
    for where, code, was_moved in act.arrived:
        if where != land or kind_of(code) not in kinds or not (added or was_moved):
            continue
        same = [one for one in there if one == code]
        same = same or [one for one in there if unhurt(one) == unhurt(code)]
        if same:
            found.append(same[0])
            there.remove(same[0])
    return found


def hurt_arrivals(act: Act, land: int, codes: list[int]) -> Script:
    """1 damage to each of these invaders; what badlands add goes to some of them too."""
    yield from damage_these(act, land, [(code, 1) for code in codes])


def dahan_by_invaders(act: Act, amount: int, *allies: int) -> Script:
    """Damage of a ravage to the dahan of the land, and the invaders who fight beside them: as many
    as possible fall (SI-14.17, 18)."""
    table, land = act.table, act.land
    for rule, seat in holders(table, "spares_from_ravage"):
        if rule.spares_from_ravage(table, seat, land, DAHAN):
            return
    yield from hurt_dahan(act, amount, *allies)


def hurt_dahan(act: Act, amount: int, *allies: int) -> Script:
    """Damage of invaders or of an event to the dahan of the land, and the invaders who fight beside
    them, so that as many as possible fall (SX-21.2)."""
    land = act.land
    if not amount or not has(act.table, land, DAHAN, *allies):
        return
    kinds = [kind for kind in (DAHAN, *allies) if not REAL.spares(act, land, kind)]
    if not kinds:
        return
    amount = yield from rough(act, land, (DAHAN,), amount)
    for code in _frailest(act, kinds):
        left = left_of(act, land, code)
        if amount >= left:
            amount -= left
            yield from destroy_piece(act, land, code)
    survivors = _frailest(act, kinds)
    if amount and survivors:
        REAL.hurt(act, land, survivors[0], amount)


def _frailest(act: Act, kinds: list[int]) -> list[int]:
    """Those who can be hurt, whoever has the least health left first."""
    there = sorted(unsaved(act, act.land, *kinds), reverse=True)
    if len(set(there)) < 2:
        return there
    return sorted(there, key=lambda code: left_of(act, act.land, code))
