"""Lands as the rules see them: which oceans are in play, what is adjacent, how far it is."""

from __future__ import annotations

from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.state.island import ACROSS
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


def makes_oceans_lands(table: SpiritTable) -> bool:
    """Whether a spirit is there by whose presence oceans come into play."""
    return table.lineup is not None and bool(table.lineup.ocean_seats)


def playable(table: SpiritTable) -> list[int]:
    """Every land, and the oceans in play."""
    wet = oceans(table)
    return sorted(table.island.lands + wet) if wet else table.island.lands


def is_terrain(table: SpiritTable, land: int, *terrains: int) -> bool:
    """Whether a land has one of these terrains for spirits: its own, of which one that is woven of
    two has several, or one that a rule adds. An ocean in play is a wetland."""
    if table.island.is_ocean(land):
        if WETLAND in terrains:
            return True
    elif table.island.has_terrain(land, terrains):
        return True
    for rule, seat in holders(table, "also_terrain"):
        if rule.also_terrain(table, seat, land) in terrains:
            return True
    return False


def is_coastal(table: SpiritTable, land: int) -> bool:
    return table.island.is_ocean(land) or table.island.coastal[land]


def numbered(table: SpiritTable, slot: int, lands: list[int]) -> list[int]:
    """Those of these lands that lie on a board, by their numbers there; one that is woven of two of
    its lands has both numbers, and comes twice (SX-34.13)."""
    island = table.island
    first = island.first_of(slot)
    parts = range(first + 1, first + len(island.printed[slot].terrain))
    return [land for land in [island.standing_for(part) for part in parts] if land in lands]


def is_lowest(table: SpiritTable, land: int, lands: list[int]) -> bool:
    """Whether a land is, of these lands, the lowest of a board on which it lies."""
    slots = table.island.boards_of(land)
    return any([numbered(table, slot, lands)[:1] == [land] for slot in slots])


def near(table: SpiritTable, land: int) -> list[int]:
    """The lands adjacent to a land; an ocean in play touches the coast of its board."""
    return _near(table, land, oceans(table) if table.island.coastal[land] else [])


def _near(table: SpiritTable, land: int, wet: list[int]) -> list[int]:
    """The same for a caller that knows which oceans are in play."""
    if table.island.is_ocean(land):
        return table.island.shore[land]
    found = table.island.near[land]
    beside = [ocean for ocean in table.island.oceans_of(land) if ocean in wet]
    return sorted([*found, *beside]) if beside else found


def within(table: SpiritTable, origins: list[int], distance: int) -> list[int]:
    """The lands at most so far from one of the origins, in order."""
    wet = oceans(table) if distance else []
    if not wet:
        return table.island.within(origins, distance)
    found = set(origins)
    edges = [set(origins)]
    for step in range(1, distance + 1):
        edge = {other for land in edges[-1] for other in _near(table, land, wet)}
        if step >= ACROSS:
            edge |= {other for land in edges[-ACROSS] for other in _across(table, land, wet)}
        edges.append(edge - found)
        found |= edge
    return sorted(found)


def _across(table: SpiritTable, land: int, wet: list[int]) -> list[int]:
    """The lands at range 2 over the sea between islets: coast from coast, and an ocean in play
    from another (SX-25.3, SX-25.5)."""
    island = table.island
    if not island.is_ocean(land):
        return island.across(land)
    oceans_facing = [island.land_on(slot, 0) for slot in island.facing[island.board_of(land)]]
    return [ocean for ocean in oceans_facing if ocean in wet]


def seas_between(table: SpiritTable, lands: list[int], others: list[int]) -> int:
    """The fewest oceans between islets on which these lands and those others lie; 0 on one islet
    (SX-25.7, SX-25.9)."""
    one, two = _islets(table, lands), _islets(table, others)
    return min(
        [abs(islet - other) for islet in one for other in two], default=len(table.island.islets)
    )


def _islets(table: SpiritTable, lands: list[int]) -> set[int]:
    """The islets on which lands lie."""
    island = table.island
    return {island.islets[slot] for land in lands for slot in island.boards_of(land)}


def nearest(table: SpiritTable, land: int, lands: list[int]) -> list[int]:
    """Those of `lands` that are nearest to `land`, which may be one of them."""
    for distance in range(len(table.island.names) if lands else 0):
        reached = within(table, [land], distance)
        found = [other for other in lands if other in reached]
        if found:
            return found
    return []
