"""Resources come and go: the power bowls, priests and their reserve, victory points."""

from __future__ import annotations

from loci.games.terra_mystica.state.economy_events import Scored
from loci.games.terra_mystica.state.pieces import Gain
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import CULTS, PRIESTS, SOURCES


def gain_power(table: TerraTable, seat: int, amount: int) -> int:
    """Move tokens from bowl I to II, then from II to III; how many points found room (TM-8)."""
    first = min(amount, table.bowl1[seat])
    table.bowl1[seat] -= first
    table.bowl2[seat] += first
    second = min(amount - first, table.bowl2[seat])
    table.bowl2[seat] -= second
    table.bowl3[seat] += second
    return first + second


def room_for_power(table: TerraTable, seat: int) -> int:
    """The most power that can still be gained (TM-15.13)."""
    return 2 * table.bowl1[seat] + table.bowl2[seat]


def spend_power(table: TerraTable, seat: int, amount: int) -> None:
    table.bowl3[seat] -= amount
    table.bowl1[seat] += amount


def sacrifice(table: TerraTable, seat: int, moved: int) -> None:
    """Move tokens from bowl II to III and take as many others out of the game (TM-8.10)."""
    table.bowl2[seat] -= 2 * moved
    table.bowl3[seat] += moved
    table.removed[seat] += moved


def priest_reserve(table: TerraTable, seat: int) -> int:
    """Priests beside the faction board: neither in hand nor on the cult board."""
    return PRIESTS - table.priests[seat] - table.orders.count(seat)


def gain_priests(table: TerraTable, seat: int, amount: int) -> int:
    """As many priests as the reserve holds (TM-7.20); how many they were."""
    gained = min(amount, priest_reserve(table, seat))
    table.priests[seat] += gained
    return gained


def gain(table: TerraTable, seat: int, what: Gain, times: int = 1) -> None:
    table.coins[seat] += times * what.coins
    table.workers[seat] += times * what.workers
    if what.priests:
        gain_priests(table, seat, times * what.priests)
    if what.power:
        gain_power(table, seat, times * what.power)


def holdings(table: TerraTable, seat: int) -> list[int]:
    """Points, coins, workers, priests, the three bowls and the four cults, as ledgers list them."""
    return [
        table.vp[seat],
        table.coins[seat],
        table.workers[seat],
        table.priests[seat],
        table.bowl1[seat],
        table.bowl2[seat],
        table.bowl3[seat],
        *table.cult[len(CULTS) * seat : len(CULTS) * (seat + 1)],
    ]


def score(table: TerraTable, seat: int, points: int, source: int) -> None:
    """Victory points up or down, noted by where they came from."""
    if not points:
        return
    table.vp[seat] += points
    table.points[len(SOURCES) * seat + source] += points
    if table.sink is not None:
        table.sink.append(Scored(seat, points, source, table.vp[seat]))
