"""What the buildings of a seat make, worked out once for many rows."""

from __future__ import annotations

from typing import Final

from loci.games.terra_mystica.rules.map.reach import skipped_hexes
from loci.games.terra_mystica.rules.map.towns import connected
from loci.games.terra_mystica.state.board import LAND, SHIPPING, SKIPPING, members
from loci.games.terra_mystica.state.table import Realm, TerraTable
from loci.games.terra_mystica.state.terms import POWER_VALUE, SANCTUARY

SET_BYTES: Final = (LAND + 7) // 8
_NO_REALM: Final = Realm(0, 0, 0, bytes(2 * SET_BYTES))


def realm_of(table: TerraTable, seat: int) -> Realm:
    """The groups, the largest area and the reach of `seat`."""
    found = table.realms[seat]
    if found is None:
        found = _work_out(table, seat)
        table.realms[seat] = found
    return found


def grouped(table: TerraTable) -> bytes:
    """The power and the size of the group of each hex: a byte each for all hexes."""
    found = table.grouped
    if not found:
        power, size = 0, 0
        for seat in range(table.players):
            realm = realm_of(table, seat)
            power |= realm.power  # no hex is in two realms
            size |= realm.size
        found = power.to_bytes(LAND, "little") + size.to_bytes(LAND, "little")
        table.grouped = found
    return found


def _work_out(table: TerraTable, seat: int) -> Realm:
    left = table.held[seat]
    if not left:
        return _NO_REALM
    power, size = [0] * LAND, [0] * LAND
    groups: list[int] = []
    while left:
        group = connected(table, seat, left & -left)
        left &= ~group
        groups.append(group)
        hexes = members(group)
        strong, many = 0, len(hexes)
        for hex in hexes:
            building = table.building[hex]
            strong += POWER_VALUE[building]
            if building == SANCTUARY:
                many += 1
        for hex in hexes:
            power[hex] = strong
            size[hex] = many
    reach = table.direct[seat] | table.sailed[seat] << 8 * SET_BYTES
    return Realm(
        int.from_bytes(bytes(power), "little"),
        int.from_bytes(bytes(size), "little"),
        _largest_area(table, seat, groups),
        reach.to_bytes(2 * SET_BYTES, "little"),
    )


def _largest_area(table: TerraTable, seat: int, groups: list[int]) -> int:
    """The same as `scoring.largest_area`, from the groups."""
    shipping, skipped = table.shipping[seat], skipped_hexes(table, seat)
    if len(groups) == 1 or not (shipping or skipped):
        return max([group.bit_count() for group in groups])
    by_river, far = SHIPPING[shipping], SKIPPING[skipped]
    reach: list[int] = []
    for group in groups:
        reached = 0
        for hex in members(group):
            reached |= by_river[hex] | far[hex]
        reach.append(reached)
    most = 0
    left = list(range(len(groups)))
    while left:
        edge = [left.pop()]
        number = 0
        while edge:
            one = edge.pop()
            number += groups[one].bit_count()
            beyond: list[int] = []
            for other in left:
                if reach[one] & groups[other]:
                    edge.append(other)
                else:
                    beyond.append(other)
            left = beyond
        most = max(most, number)
    return most
