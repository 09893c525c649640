"""What a position is worth to a seat, by kind: the reasons that a hint gives."""

from __future__ import annotations

from loci.games.terra_mystica.bots.greedy import (
    AREA,
    BUILDING,
    COIN,
    POWER,
    PRIEST,
    STEP,
    WORKER,
    in_hand,
    prospects,
    stock,
    tile_worth,
)
from loci.games.terra_mystica.rules.economy.income import income_of
from loci.games.terra_mystica.rules.scoring import largest_area
from loci.games.terra_mystica.state.land import on_map
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import CULTS, NONE, PIECES, ROUNDS


def weighed(table: TerraTable, seat: int) -> dict[str, float]:
    if table.faction[seat] == NONE:
        return {}
    left = ROUNDS - table.round
    coins, workers, priests, power = income_of(table, seat)
    income = COIN * coins + WORKER * workers + PRIEST * priests + POWER * power
    built = range(1, len(PIECES))
    return {
        "points": float(table.vp[seat]),
        "stock": stock(table, seat, left),
        "income": 0.8 * left * income,
        "buildings": sum(BUILDING[one] * on_map(table, seat, one) for one in built),
        "cults": STEP * sum(table.cult[len(CULTS) * seat : len(CULTS) * (seat + 1)]),
        "area": AREA * largest_area(table, seat),
        "tracks": 0.6 * table.shipping[seat] + 1.5 * table.digging[seat],
        "prospects": prospects(table, seat, left),
        "owed": in_hand(table, seat),
        "tile": tile_worth(table, seat) if seat in table.passed else 0.0,
    }
