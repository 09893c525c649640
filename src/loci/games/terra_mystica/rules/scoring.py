"""The end of the game: cults, areas, resources, and who won (TM-23)."""

from __future__ import annotations

from typing import Final

from loci.games.terra_mystica.rules.economy.gains import score
from loci.games.terra_mystica.rules.map.reach import skipped_hexes
from loci.games.terra_mystica.rules.map.towns import connected
from loci.games.terra_mystica.state.board import SHIPPING, SKIPPING, members
from loci.games.terra_mystica.state.registry import BOARDS
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import CULTS, FROM_AREA, FROM_CULTS, FROM_RESOURCES

CULT_PRIZES: Final = (8, 4, 2)
AREA_PRIZES: Final = (18, 12, 6)


def score_end(table: TerraTable) -> None:
    for cult in range(len(CULTS)):
        _give(table, table.cult[cult :: len(CULTS)], CULT_PRIZES, FROM_CULTS)
    _give(table, [largest_area(table, seat) for seat in seats(table)], AREA_PRIZES, FROM_AREA)
    for seat in range(table.players):
        score_resources(table, seat)


def score_resources(table: TerraTable, seat: int) -> None:
    """Everything becomes coins, half of bowl II by sacrifice; the remainder is lost (TM-23.20)."""
    power = table.bowl3[seat] + table.bowl2[seat] // 2
    coins = table.coins[seat] + table.workers[seat] + table.priests[seat] + power
    rate = BOARDS[table.faction[seat]].coins_a_point
    table.removed[seat] += table.bowl2[seat] // 2
    table.bowl1[seat] += power
    table.bowl2[seat] %= 2
    table.bowl3[seat] = 0
    table.workers[seat] = 0
    table.priests[seat] = 0
    table.coins[seat] = coins % rate
    score(table, seat, coins // rate, FROM_RESOURCES)


def _give(table: TerraTable, values: list[int], prizes: tuple[int, ...], source: int) -> None:
    for seat, points in zip(seats(table), shares(values, prizes), strict=True):
        score(table, seat, points, source)


# -- reading ---------------------------------------------------------------------------------------


def seats(table: TerraTable) -> list[int]:
    return list(range(table.players))


def shares(values: list[int], prizes: tuple[int, ...]) -> list[int]:
    """Each one's prize; the tied share the prizes of their places, and 0 earns none."""
    ranked = sorted(values, reverse=True)
    found: list[int] = []
    for value in values:
        first = ranked.index(value)
        tied = ranked.count(value)
        total = sum(prizes[first : first + tied])
        found.append(total // tied if value else 0)
    return found


def largest_area(table: TerraTable, seat: int) -> int:
    """Buildings in the largest area, connected directly, by ship, tunnel or carpet (TM-23.9)."""
    return max([group.bit_count() for group in areas(table, seat)], default=0)


def areas(table: TerraTable, seat: int) -> list[int]:
    """The connected areas of `seat`, as sets of hexes; the shipping track alone counts."""
    left = table.held[seat]
    far = SKIPPING[skipped_hexes(table, seat)]
    by_river = SHIPPING[table.shipping[seat]]
    found: list[int] = []
    while left:
        group = connected(table, seat, left & -left)
        edge = group
        while edge:
            beyond = 0
            for hex in members(edge):
                beyond |= by_river[hex] | far[hex]
            edge = connected(table, seat, beyond & table.held[seat]) & ~group
            group |= edge
        found.append(group)
        left &= ~group
    return found


def winners(table: TerraTable) -> list[int]:
    """Who has most points; several share the victory, those who left do not."""
    staying = [seat for seat in seats(table) if not table.gone[seat]]
    best = max([table.vp[seat] for seat in staying], default=0)
    return [seat for seat in staying if table.vp[seat] == best]
