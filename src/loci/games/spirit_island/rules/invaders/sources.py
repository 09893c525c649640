"""Where explorers come from: towns, cities and the ocean, usually (SI-16, SX-11)."""

from __future__ import annotations

from loci.games.spirit_island.rules.island.isolation import is_isolated, near_for_invaders
from loci.games.spirit_island.rules.island.pieces import has
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import CITY, TOWN


def has_source(table: SpiritTable, land: int) -> bool:
    if is_isolated(table, land):
        return False
    farther = 0
    for rule, seat in holders(table, "explores_farther"):
        farther += rule.explores_farther(table, seat)
    if farther:
        return _has_far_source(table, land, farther)
    if _is_ashore(table, land) or is_source(table, land):
        return True
    for other in table.island.near[land]:
        if is_source(table, other):
            return True
    return False


def _is_ashore(table: SpiritTable, land: int) -> bool:
    """Whether explorers come to a land from an ocean, which may be in play and isolated
    (SX-11.8)."""
    for ocean in table.island.oceans_of(land):
        if not is_isolated(table, ocean):
            return True
    return False


def is_source(table: SpiritTable, land: int) -> bool:
    """Whether explorers come out of a land: of its buildings, usually."""
    if not has(table, land, TOWN, CITY) and not _opens(table, land):
        return False
    for rule, seat in holders(table, "bars_source"):
        if rule.bars_source(table, seat, land):
            return False
    return True


def _opens(table: SpiritTable, land: int) -> bool:
    for rule, seat in holders(table, "opens_source"):
        if rule.opens_source(table, seat, land):
            return True
    return False


def _has_far_source(table: SpiritTable, land: int, farther: int) -> bool:
    """Whether a source is so much farther away, or nearer; isolated lands are not crossed."""
    reached = [land]
    for _ in range(farther):
        reached = sorted({*reached, *[o for n in reached for o in near_for_invaders(table, n)]})
    beside = [other for here in reached for other in near_for_invaders(table, here)]
    ashore = any([_is_ashore(table, other) for other in reached])
    return ashore or any([is_source(table, other) for other in [*reached, *beside]])
