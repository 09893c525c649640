"""Pieces that an Action has brought into a land, for what it sets off by that (SX-12.34)."""

from __future__ import annotations

from loci.core.script import Script
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.island.struck import damage_these
from loci.games.spirit_island.state.terms import kind_of, unhurt


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
