"""Lands as the rules see them: which oceans are in play, what is adjacent, how far it is."""

from __future__ import annotations

from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import WETLAND


def oceans(table: SpiritTable) -> list[int]:
    """The oceans that count as lands for powers and blight."""
    found: list[int] = []
    lineup = table.lineup
    assert lineup is not None
    if not lineup.ocean_seats:
        return found
    for board in table.island.slots:
        for seat in lineup.ocean_seats:
            if spirit_of(table, seat).ocean_in_play(table, seat, board):
                found.append(table.island.land_on(board, 0))
                break
    return found


def playable(table: SpiritTable) -> list[int]:
    """Every land, and the oceans in play."""
    wet = oceans(table)
    return sorted(table.island.lands + wet) if wet else table.island.lands


def terrain_of(table: SpiritTable, land: int) -> int:
    """The terrain; an ocean in play is a wetland."""
    return WETLAND if table.island.is_ocean(land) else table.island.terrain[land]


def is_coastal(table: SpiritTable, land: int) -> bool:
    return table.island.is_ocean(land) or table.island.coastal[land]


def near(table: SpiritTable, land: int) -> list[int]:
    """The lands adjacent to a land; an ocean in play touches the coast of its board."""
    return _near(table, land, oceans(table) if table.island.coastal[land] else [])


def _near(table: SpiritTable, land: int, wet: list[int]) -> list[int]:
    """The same for a caller that knows which oceans are in play."""
    if table.island.is_ocean(land):
        return table.island.shore[land]
    found = table.island.near[land]
    ocean = table.island.ocean_of(land)
    return sorted([*found, ocean]) if ocean in wet and table.island.coastal[land] else found


def within(table: SpiritTable, origins: list[int], distance: int) -> list[int]:
    """The lands at most so far from one of the origins, in order."""
    wet = oceans(table) if distance else []
    if not wet:
        return table.island.within(origins, distance)
    found = set(origins)
    edge = set(origins)
    for _ in range(distance):
        edge = {other for land in edge for other in _near(table, land, wet)} - found
        if not edge:
            break
        found |= edge
    return sorted(found)


def nearest(table: SpiritTable, land: int, lands: list[int]) -> list[int]:
    """Those of `lands` that are nearest to `land`, which may be one of them."""
    for distance in range(len(table.island.names) if lands else 0):
        reached = within(table, [land], distance)
        found = [other for other in lands if other in reached]
        if found:
            return found
    return []
