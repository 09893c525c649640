"""Presence and what it makes of lands: sacred sites, oceans in play, distances."""

from __future__ import annotations

from loci.games.spirit_island.rules.spirit import Spirit
from loci.games.spirit_island.state.spirit_events import PresenceChanged
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import LANDS, WETLAND


def spirit_of(table: SpiritTable, seat: int) -> Spirit:
    lineup = table.lineup
    assert lineup is not None
    spirit = lineup.spirits[seat]
    assert spirit is not None
    return spirit


def players(table: SpiritTable) -> int:
    return len(table.seats)


# -- changing --------------------------------------------------------------------------------------


def put_presence(table: SpiritTable, seat: int, land: int) -> None:
    table.seats[seat].presence[land] += 1
    if table.sink is not None:
        table.sink.append(PresenceChanged(table.island.names[land], seat, "presence"))


def destroy_presence(table: SpiritTable, seat: int, land: int) -> None:
    """One presence leaves the game (SI-6.3)."""
    table.seats[seat].presence[land] -= 1
    table.seats[seat].destroyed += 1
    if table.sink is not None:
        name = table.island.names[land]
        table.sink.append(PresenceChanged(name, seat, "presence-destroyed"))


def move_presence(table: SpiritTable, seat: int, start: int, end: int) -> None:
    table.seats[seat].presence[start] -= 1
    table.seats[seat].presence[end] += 1
    if table.sink is not None:
        name = table.island.names[end]
        table.sink.append(PresenceChanged(name, seat, "presence-moved"))


# -- reading ---------------------------------------------------------------------------------------


def lands_of(table: SpiritTable, seat: int) -> list[int]:
    """The lands with presence of `seat`, oceans in play included."""
    return [
        land
        for land, number in enumerate(table.seats[seat].presence)
        if number and (land % LANDS or land in oceans(table))
    ]


def is_sacred(table: SpiritTable, seat: int, land: int) -> bool:
    return table.seats[seat].presence[land] > 0 and spirit_of(table, seat).is_sacred(
        table, seat, land
    )


def sacred_sites(table: SpiritTable, seat: int) -> list[int]:
    return [land for land in lands_of(table, seat) if is_sacred(table, seat, land)]


def anybody_in(table: SpiritTable, land: int) -> bool:
    """Whether any spirit has presence there."""
    for owner in table.seats:
        if owner.presence[land]:
            return True
    return False


def oceans(table: SpiritTable) -> list[int]:
    """The oceans that count as lands for powers and blight."""
    found: list[int] = []
    lineup = table.lineup
    assert lineup is not None
    if not lineup.ocean_seats:
        return found
    for board in range(len(table.island.boards)):
        for seat in lineup.ocean_seats:
            if spirit_of(table, seat).ocean_in_play(table, seat, board):
                found.append(LANDS * board)
                break
    return found


def playable(table: SpiritTable) -> list[int]:
    """Every land, and the oceans in play."""
    wet = oceans(table)
    return sorted(table.island.lands + wet) if wet else table.island.lands


def lands_for_presence(table: SpiritTable, seat: int, lands: list[int]) -> list[int]:
    """Those of the lands in which a power may put presence of `seat`; for powers an ocean in play
    is a land like others."""
    spirit = spirit_of(table, seat)
    wet = oceans(table)
    return [land for land in lands if spirit.may_be_in(table, seat, land) or land in wet]


def near(table: SpiritTable, land: int) -> list[int]:
    """The lands adjacent to a land; an ocean in play touches the coast of its board."""
    return _near(table, land, oceans(table) if table.island.coastal[land] else [])


def _near(table: SpiritTable, land: int, wet: list[int]) -> list[int]:
    """The same for a caller that knows which oceans are in play."""
    if not land % LANDS:
        return table.island.shore[land]
    found = table.island.near[land]
    ocean = LANDS * (land // LANDS)
    return sorted([*found, ocean]) if ocean in wet and table.island.coastal[land] else found


def terrain_of(table: SpiritTable, land: int) -> int:
    """The terrain; an ocean in play is a wetland."""
    return table.island.terrain[land] if land % LANDS else WETLAND


def is_coastal(table: SpiritTable, land: int) -> bool:
    return not land % LANDS or table.island.coastal[land]


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
