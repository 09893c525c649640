"""Paying: what something costs, whether conversions would pay for it, and the first of them.

A listing offers conversions and sacrifices only where they bring something within reach; a player
may make any that the rules allow.
"""

from __future__ import annotations

from typing import Final, final

from loci.core.decision import Move
from loci.games.terra_mystica.rules.gains import priest_reserve
from loci.games.terra_mystica.state.moves import BURNS, COIN, POINT, POWER, PRIEST, WORKER, Convert
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import ALCHEMISTS

POWER_FOR_PRIEST: Final = 5
POWER_FOR_WORKER: Final = 3


@final
class Cost:
    """Coins, workers, priests and power."""

    __slots__ = ("coins", "key", "power", "priests", "workers")

    def __init__(self, coins: int = 0, workers: int = 0, priests: int = 0, power: int = 0) -> None:
        self.coins: Final = coins
        self.workers: Final = workers
        self.priests: Final = priests
        self.power: Final = power
        self.key: Final = ((coins * 64 + workers) * 64 + priests) * 64 + power  # equal when all is


def can_pay(table: TerraTable, seat: int, cost: Cost) -> bool:
    """Whether `seat` has all of it as it is."""
    return (
        table.coins[seat] >= cost.coins
        and table.workers[seat] >= cost.workers
        and table.priests[seat] >= cost.priests
        and table.bowl3[seat] >= cost.power
    )


def all_power(table: TerraTable, seat: int) -> int:
    """Power to spend if half of bowl II is sacrificed."""
    return table.bowl3[seat] + table.bowl2[seat] // 2


def convertible(table: TerraTable, seat: int) -> bool:
    """Whether there is anything to convert."""
    return bool(
        all_power(table, seat)
        or table.workers[seat]
        or table.priests[seat]
        or (table.faction[seat] == ALCHEMISTS and table.vp[seat])
    )


def could_pay(table: TerraTable, seat: int, cost: Cost) -> bool:
    """Whether conversions and sacrifices would pay for it."""
    power = all_power(table, seat) - cost.power
    lacking = cost.priests - table.priests[seat]
    spare_priests = 0
    if lacking > 0:
        if lacking > priest_reserve(table, seat):
            return False
        power -= POWER_FOR_PRIEST * lacking
    else:
        spare_priests = -lacking
    lacking = cost.workers - table.workers[seat]
    spare_workers = 0
    if lacking > 0:
        swapped = min(lacking, spare_priests)
        spare_priests -= swapped
        power -= POWER_FOR_WORKER * (lacking - swapped)
    else:
        spare_workers = -lacking
    if power < 0:
        return False
    coins = table.coins[seat] + power + spare_workers + spare_priests
    if table.faction[seat] == ALCHEMISTS:
        coins += table.vp[seat]
    return coins >= cost.coins


def first_conversion(table: TerraTable, seat: int, cost: Cost) -> Move | None:
    """The next conversion or sacrifice on the way to paying, or None if it cannot be paid so.

    Only for a cost that cannot be paid as it is. Power is turned into what lacks before workers
    and priests are.
    """
    if not could_pay(table, seat, cost):
        return None
    if cost.priests > table.priests[seat]:
        return _spend(table, seat, POWER_FOR_PRIEST, 1, PRIEST)
    power = all_power(table, seat) - cost.power
    lacking = cost.workers - table.workers[seat]
    if lacking > 0:
        coins_lacking = max(0, cost.coins - table.coins[seat])
        if power >= POWER_FOR_WORKER * lacking + coins_lacking:
            return _spend(table, seat, POWER_FOR_WORKER, 1, WORKER)
        if table.priests[seat] > cost.priests:
            return Convert(1, PRIEST, 1, WORKER)
        return _spend(table, seat, POWER_FOR_WORKER, 1, WORKER)
    if cost.coins > table.coins[seat]:
        if power > 0:
            return _spend(table, seat, 1, 1, COIN)
        if table.workers[seat] > cost.workers:
            return Convert(1, WORKER, 1, COIN)
        if table.priests[seat] > cost.priests:
            return Convert(1, PRIEST, 1, WORKER)
        return Convert(1, POINT, 1, COIN)
    return BURNS[cost.power - table.bowl3[seat]]


def _spend(table: TerraTable, seat: int, power: int, number: int, kind: int) -> Move:
    """Convert power, or sacrifice first what is missing for it."""
    if table.bowl3[seat] < power:
        return BURNS[power - table.bowl3[seat]]
    return Convert(power, POWER, number, kind)
