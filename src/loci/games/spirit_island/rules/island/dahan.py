"""Damage to dahan that nobody divides as he likes: of ravages and events (SI-14, SX-21.2)."""

from __future__ import annotations

from loci.core.script import Script
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.island.badlands import rough
from loci.games.spirit_island.rules.island.harm import REAL, destroy_piece, left_of, unsaved
from loci.games.spirit_island.rules.rule import holders
from loci.games.spirit_island.state.terms import DAHAN


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
    kinds = [kind for kind in (DAHAN, *allies) if not REAL.spares(act, land, kind)]
    if not amount or not kinds:
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
    return sorted(there, key=lambda code: left_of(act, act.land, code))
