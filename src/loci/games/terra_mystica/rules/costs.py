"""Paying: whether conversions would pay for something, and the first of them.

A listing offers conversions and sacrifices only where they bring something within reach; a player
may make any that the rules allow.
"""

from __future__ import annotations

from typing import Final

from loci.core.decision import Move
from loci.games.terra_mystica.rules.gains import priest_reserve
from loci.games.terra_mystica.state.moves import BURNS, COIN, POINT, POWER, PRIEST, WORKER, Convert
from loci.games.terra_mystica.state.pieces import Cost
from loci.games.terra_mystica.state.registry import BOARDS
from loci.games.terra_mystica.state.table import TerraTable

POWER_FOR_PRIEST: Final = 5
POWER_FOR_WORKER: Final = 3

# One of each is enough
_PRIEST_FOR_POWER: Final = Convert(POWER_FOR_PRIEST, POWER, 1, PRIEST)
_WORKER_FOR_POWER: Final = Convert(POWER_FOR_WORKER, POWER, 1, WORKER)
_COIN_FOR_POWER: Final = Convert(1, POWER, 1, COIN)
_WORKER_FOR_PRIEST: Final = Convert(1, PRIEST, 1, WORKER)
_COIN_FOR_WORKER: Final = Convert(1, WORKER, 1, COIN)
_COIN_FOR_POINT: Final = Convert(1, POINT, 1, COIN)


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
        or (table.vp[seat] and BOARDS[table.faction[seat]].trades_points)
    )


def could_pay(table: TerraTable, seat: int, cost: Cost) -> bool:
    """Whether conversions and sacrifices would pay for it."""
    power = all_power(table, seat) - cost.power
    lacking = cost.priests - table.priests[seat]
    spare_priests = 0
    if lacking > 0:
        power -= POWER_FOR_PRIEST * lacking
        if power < 0 or lacking > priest_reserve(table, seat):
            return False
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
    if coins >= cost.coins:
        return True
    return BOARDS[table.faction[seat]].trades_points and coins + table.vp[seat] >= cost.coins


def first_conversion(table: TerraTable, seat: int, cost: Cost) -> Move | None:
    """The next conversion or sacrifice on the way to paying, or None if it cannot be paid so.

    Only for a cost that cannot be paid as it is. Power is turned into what lacks before workers
    and priests are.
    """
    if not could_pay(table, seat, cost):
        return None
    if cost.priests > table.priests[seat]:
        return _spend(table, seat, _PRIEST_FOR_POWER)
    power = all_power(table, seat) - cost.power
    lacking = cost.workers - table.workers[seat]
    if lacking > 0:
        coins_lacking = max(0, cost.coins - table.coins[seat])
        if power >= POWER_FOR_WORKER * lacking + coins_lacking:
            return _spend(table, seat, _WORKER_FOR_POWER)
        if table.priests[seat] > cost.priests:
            return _WORKER_FOR_PRIEST
        return _spend(table, seat, _WORKER_FOR_POWER)
    if cost.coins > table.coins[seat]:
        if power > 0:
            return _spend(table, seat, _COIN_FOR_POWER)
        if table.workers[seat] > cost.workers:
            return _COIN_FOR_WORKER
        if table.priests[seat] > cost.priests:
            return _WORKER_FOR_PRIEST
        return _COIN_FOR_POINT
    return BURNS[cost.power - table.bowl3[seat]]


def _spend(table: TerraTable, seat: int, conversion: Convert) -> Move:
    """Convert power, or sacrifice first what is missing for it."""
    missing = conversion.pay - table.bowl3[seat]
    return BURNS[missing] if missing > 0 else conversion
