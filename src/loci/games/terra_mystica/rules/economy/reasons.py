"""Why something cannot be paid, converted or sacrificed."""

from __future__ import annotations

from typing import Final

from loci.core.text import Text
from loci.games.terra_mystica.rules.economy.costs import POWER_FOR_PRIEST, POWER_FOR_WORKER
from loci.games.terra_mystica.rules.economy.gains import priest_reserve
from loci.games.terra_mystica.rules.map.digging import bought_spades, strands_spades
from loci.games.terra_mystica.state.moves import COIN, POINT, POWER, PRIEST, WORKER, Burn, Convert
from loci.games.terra_mystica.state.pieces import Cost
from loci.games.terra_mystica.state.registry import BOARDS
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.turn import ORDINATION

#: What one of the thing got costs, by what is paid and what is got (TM-18.7 to TM-18.11). A priest
#: for a coin is the two steps over a worker at once.
RATES: Final = {
    (POWER, PRIEST): POWER_FOR_PRIEST,
    (POWER, WORKER): POWER_FOR_WORKER,
    (POWER, COIN): 1,
    (PRIEST, WORKER): 1,
    (PRIEST, COIN): 1,
    (WORKER, COIN): 1,
}
POINT_RATES: Final = {(POINT, COIN): 1, (COIN, POINT): 2}


def short_of(table: TerraTable, seat: int, cost: Cost) -> Text | None:
    """What `seat` lacks for a cost, or None."""
    if table.coins[seat] < cost.coins:
        return Text("needs-coins", need=cost.coins, have=table.coins[seat])
    if table.workers[seat] < cost.workers:
        return Text("needs-workers", need=cost.workers, have=table.workers[seat])
    if table.priests[seat] < cost.priests:
        return Text("needs-priests", need=cost.priests, have=table.priests[seat])
    if table.bowl3[seat] < cost.power:
        return Text("needs-power", need=cost.power, have=table.bowl3[seat])
    return None


def why_not_convert(table: TerraTable, seat: int, move: Convert) -> Text | None:
    if move.get < 1:
        return Text("convert-number")
    if table.turn.must_spend() and (move.pay_kind != POWER or move.pay != table.bowl3[seat]):
        return Text("first-spend", power=table.bowl3[seat])
    if move.pay_kind == WORKER and move.get_kind == PRIEST:
        return _why_not_ordain(table, seat, move)
    way = (move.pay_kind, move.get_kind)
    rate = RATES.get(way, 0)
    if not rate and BOARDS[table.faction[seat]].trades_points:
        rate = POINT_RATES.get(way, 0)
    if not rate:
        return Text("convert-never")
    if move.pay != rate * move.get:
        return Text("convert-rate", need=rate * move.get, have=move.pay)
    if move.get_kind == PRIEST and move.get > priest_reserve(table, seat):
        return Text("no-priest-reserve", have=priest_reserve(table, seat))
    have = in_hand(table, seat, move.pay_kind)
    if have < move.pay:
        return Text("convert-short", need=move.pay, have=have)
    return _kept_back(table, seat, move)


def _kept_back(table: TerraTable, seat: int, move: Convert | Burn) -> Text | None:
    """The price of the tunnel or flight for bought spades is kept back (TM-10.44)."""
    if not strands_spades(table, seat, move):
        return None
    way = BOARDS[table.faction[seat]].way
    return Text(f"keep-for-{way}", spades=bought_spades(table))


def _why_not_ordain(table: TerraTable, seat: int, move: Convert) -> Text | None:
    """Darklings make priests of workers, once, when the stronghold is built (TM-29.20)."""
    most = table.turn.number(ORDINATION)
    if not most:
        return Text("ordain-now")
    if move.pay != move.get or move.get > most:
        return Text("ordain-number", most=most)
    if move.get > priest_reserve(table, seat):
        return Text("no-priest-reserve", have=priest_reserve(table, seat))
    have = table.workers[seat]
    return Text("needs-workers", need=move.pay, have=have) if have < move.pay else None


def why_not_burn(table: TerraTable, seat: int, move: Burn) -> Text | None:
    if table.turn.must_spend():
        return Text("first-spend", power=table.bowl3[seat])
    if move.moved < 1:
        return Text("burn-number")
    have = table.bowl2[seat]
    if have < 2 * move.moved:
        return Text("burn-short", need=2 * move.moved, have=have)
    return _kept_back(table, seat, move)


def in_hand(table: TerraTable, seat: int, kind: int) -> int:
    """How much of a kind there is to pay with."""
    if kind == POWER:
        return table.bowl3[seat]
    if kind == COIN:
        return table.coins[seat]
    if kind == WORKER:
        return table.workers[seat]
    return table.priests[seat] if kind == PRIEST else table.vp[seat]
