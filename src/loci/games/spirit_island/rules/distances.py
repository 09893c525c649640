"""Which lands are nearest to a land."""

from __future__ import annotations

from loci.games.spirit_island.rules.presence import within
from loci.games.spirit_island.state.table import SpiritTable


def nearest(table: SpiritTable, land: int, lands: list[int]) -> list[int]:
    """Those of `lands` that are nearest to `land`, which may be one of them."""
    for distance in range(len(table.island.names) if lands else 0):
        reached = within(table, [land], distance)
        found = [other for other in lands if other in reached]
        if found:
            return found
    return []
