"""Pieces that an Action may affect as if they were others, though they are not (SX-46.26). Nobody
must: they are struck and moved only if whoever decides wants it."""

from __future__ import annotations

from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.island.pieces import all_codes, is_fixed
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.state.terms import kind_of


def stand_in_kinds(act: Act, kinds: tuple[int, ...]) -> tuple[int, ...]:
    """The kinds that may stand in for these."""
    rules = holders(act.table, "stands_in")
    if not rules:
        return ()
    return tuple([kind for rule, seat in rules for kind in rule.stands_in(act, seat, kinds)])


def loose_stand_ins(act: Act, land: int, kinds: tuple[int, ...]) -> list[int]:
    """The different pieces of a land that may be removed, replaced or moved as if they were of
    these kinds; none of which the Action has disposed already."""
    found = stand_in_kinds(act, kinds)
    if not found:
        return []
    there = all_codes(act.table, land, *found)
    for where, code in act.whole().saved:
        if where == land and code in there:
            there.remove(code)
    return sorted({code for code in there if not is_fixed(act.table, land, kind_of(code))})
