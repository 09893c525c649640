"""Paying: whether conversions would pay for something, and the first of them.

A listing offers conversions and sacrifices only where they bring something within reach; a player
may make any that the rules allow.
"""

from __future__ import annotations

from typing import Final, final

from loci.core.decision import Move
from loci.games.terra_mystica.rules.economy.gains import priest_reserve
from loci.games.terra_mystica.state.moves import (
    BURNS,
    COIN,
    CONVERTS,
    POINT,
    POWER,
    PRIEST,
    RATES,
    WORKER,
    Convert,
)
from loci.games.terra_mystica.state.pieces import Cost
from loci.games.terra_mystica.state.registry import BOARDS
from loci.games.terra_mystica.state.table import TerraTable

POWER_FOR_PRIEST: Final = RATES[POWER, PRIEST]
POWER_FOR_WORKER: Final = RATES[POWER, WORKER]

_PRIEST_FOR_POWER: Final = CONVERTS[5 * POWER + PRIEST][1]
_WORKER_FOR_POWER: Final = CONVERTS[5 * POWER + WORKER][1]
_COIN_FOR_POWER: Final = CONVERTS[5 * POWER + COIN][1]
_WORKER_FOR_PRIEST: Final = CONVERTS[5 * PRIEST + WORKER][1]
_COIN_FOR_WORKER: Final = CONVERTS[5 * WORKER + COIN][1]
_COIN_FOR_POINT: Final = CONVERTS[5 * POINT + COIN][1]


@final
class Purse:
    """What a seat has to pay with, read once for many prices."""

    __slots__ = ("all_power", "coins", "points", "power", "priests", "seat", "table", "workers")

    def __init__(self, table: TerraTable, seat: int) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.coins: Final = table.coins[seat]
        self.workers: Final = table.workers[seat]
        self.priests: Final = table.priests[seat]
        self.power: Final = table.bowl3[seat]
        self.all_power: Final = self.power + table.bowl2[seat] // 2  # if half of bowl II is burnt
        self.points: Final = table.vp[seat] if BOARDS[table.faction[seat]].trades_points else 0

    def can_pay(self, cost: Cost) -> bool:
        """Whether all of it is there as it is."""
        return (
            self.coins >= cost.coins
            and self.workers >= cost.workers
            and self.priests >= cost.priests
            and self.power >= cost.power
        )

    def is_convertible(self) -> bool:
        """Whether there is anything to convert."""
        return bool(self.all_power or self.workers or self.priests or self.points)

    def could_pay(self, cost: Cost) -> bool:
        """Whether conversions and sacrifices would pay for it."""
        power = self.all_power - cost.power
        lacking = cost.priests - self.priests
        spare_priests = 0
        if lacking > 0:
            power -= POWER_FOR_PRIEST * lacking
            if power < 0 or lacking > priest_reserve(self.table, self.seat):
                return False
        else:
            spare_priests = -lacking
        lacking = cost.workers - self.workers
        spare_workers = 0
        if lacking > 0:
            swapped = lacking if lacking < spare_priests else spare_priests
            spare_priests -= swapped
            power -= POWER_FOR_WORKER * (lacking - swapped)
        else:
            spare_workers = -lacking
        if power < 0:
            return False
        coins = self.coins + power + spare_workers + spare_priests + self.points
        return coins >= cost.coins

    def first_conversion(self, cost: Cost) -> Move | None:
        """The next conversion or sacrifice on the way to paying, or None if it cannot be paid so.

        Only for a cost that cannot be paid as it is. Power is turned into what lacks before workers
        and priests are.
        """
        if not self.could_pay(cost):
            return None
        if cost.priests > self.priests:
            return self._spend(_PRIEST_FOR_POWER)
        power = self.all_power - cost.power
        lacking = cost.workers - self.workers
        if lacking > 0:
            coins_lacking = max(0, cost.coins - self.coins)
            if power >= POWER_FOR_WORKER * lacking + coins_lacking:
                return self._spend(_WORKER_FOR_POWER)
            if self.priests > cost.priests:
                return _WORKER_FOR_PRIEST
            return self._spend(_WORKER_FOR_POWER)
        if cost.coins > self.coins:
            if power > 0:
                return self._spend(_COIN_FOR_POWER)
            if self.workers > cost.workers:
                return _COIN_FOR_WORKER
            if self.priests > cost.priests:
                return _WORKER_FOR_PRIEST
            return _COIN_FOR_POINT
        return BURNS[cost.power - self.power]

    def _spend(self, conversion: Convert) -> Move:
        """Convert power, or sacrifice first what is missing for it."""
        missing = conversion.pay - self.power
        return BURNS[missing] if missing > 0 else conversion


def could_pay(table: TerraTable, seat: int, cost: Cost) -> bool:
    """Whether conversions and sacrifices would pay for it."""
    return Purse(table, seat).could_pay(cost)
