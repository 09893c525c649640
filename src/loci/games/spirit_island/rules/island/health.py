"""Health that has changed: who has as much damage as health now falls at once (SX-21.4)."""

from __future__ import annotations

from loci.core.script import Script
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.island.harm import harm_of
from loci.games.spirit_island.rules.island.pieces import all_codes, change, health
from loci.games.spirit_island.rules.island.safety import are_safe, is_safe
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import DAHAN, INVADERS, damage_on, kind_of, unhurt


def check_health(act: Act, *lands: int) -> Script:
    """Health has changed in these lands: whatever has as much damage as it has health now is
    destroyed at once, unless nothing can hurt it, or something keeps the Action from it."""
    table = act.table
    dreams = act.harm is not None  # it then outlives what it dreams
    asks = bool(dreams or holders(table, "replaces_destroying") or holders(table, "shields"))
    falling: list[tuple[int, list[int]]] = []
    for land in lands:
        due = _overcome(table, land)
        gone = [code for code in due if not harm_of(act).spares(act, land, kind_of(code))]
        if is_safe(act, land):  # who is saved has no damage (SX-22.1)
            for code in due:
                if kind_of(code) in INVADERS:
                    change(table, land, code, unhurt(code))
        if asks:
            # What comes of one may be asked for: nobody stands anywhere meanwhile with more damage
            # than it can bear, and what is saved has none.
            for code in gone:
                change(table, land, code, unhurt(code))
            gone = [unhurt(code) for code in gone]
        if gone:
            falling.append((land, gone))
    for land, gone in falling:
        yield from _let_fall(act, land, gone)


def _let_fall(act: Act, land: int, codes: list[int]) -> Script:
    """These pieces of a land are destroyed, but for invaders that something keeps safe."""
    safe = yield from are_safe(act, land, *[kind_of(code) for code in codes])
    for code in codes:
        if code in act.table.pieces[land] and not (safe and kind_of(code) in INVADERS):
            yield from harm_of(act).destroy(act, land, code)


def _overcome(table: SpiritTable, land: int) -> list[int]:
    """The pieces of a land that have as much damage as health."""
    return [
        code
        for code in all_codes(table, land, *INVADERS, DAHAN)
        if damage_on(code) and damage_on(code) >= health(table, land, code)
    ]
