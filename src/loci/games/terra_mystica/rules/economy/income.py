"""Phase I: what everybody gets at the start of a round (TM-7)."""

from __future__ import annotations

from loci.core.text import Text
from loci.games.terra_mystica.rules.economy.gains import gain_power, gain_priests, holdings
from loci.games.terra_mystica.state.board import members
from loci.games.terra_mystica.state.economy_events import Got
from loci.games.terra_mystica.state.land import has, on_map
from loci.games.terra_mystica.state.registry import BOARDS, BONUS, FAVOUR
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import (
    DWELLING,
    NONE,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
)


def take_income(table: TerraTable, seat: int) -> None:
    """Income of buildings, of the bonus tile and of favour tiles."""
    coins, workers, priests, power = income_of(table, seat)
    table.coins[seat] += coins
    table.workers[seat] += workers
    priests = gain_priests(table, seat, priests)
    power = gain_power(table, seat, power)
    if table.sink is not None:
        table.sink.append(
            Got(seat, "income", amounts(coins, workers, priests, power), holdings(table, seat))
        )


# -- reading ---------------------------------------------------------------------------------------


def income_of(table: TerraTable, seat: int) -> tuple[int, int, int, int]:
    """Coins, workers, priests and power of the next income, limits aside."""
    coins, workers, priests, power = building_income(table, seat)
    tiles = [BONUS[table.bonus[seat]].income] if table.bonus[seat] != NONE else []
    tiles += [FAVOUR[tile].income for tile in members(table.favours[seat])]
    for tile in tiles:
        coins += tile.coins
        workers += tile.workers
        priests += tile.priests
        power += tile.power
    return coins, workers, priests, power


def building_income(table: TerraTable, seat: int) -> tuple[int, int, int, int]:
    """What the uncovered symbols of the faction board give."""
    board = BOARDS[table.faction[seat]]
    houses = on_map(table, seat, TRADING_HOUSE)
    temples = on_map(table, seat, TEMPLE)
    coins = board.trading_house_coins[houses]
    workers = board.dwelling_workers[on_map(table, seat, DWELLING)]
    priests = board.temple_priests[temples]
    power = board.trading_house_power[houses] + board.temple_power[temples]
    if has(table, seat, STRONGHOLD):
        coins += board.stronghold.coins
        workers += board.stronghold.workers
        priests += board.stronghold.priests
        power += board.stronghold.power
    if has(table, seat, SANCTUARY):
        priests += board.sanctuary_priests
    return coins, workers, priests, power


def amounts(coins: int, workers: int, priests: int, power: int) -> list[Text]:
    """The same in words, without what is nothing."""
    kinds = (("C", coins), ("W", workers), ("P", priests), ("PW", power))
    found = [Text(f"amount-{kind}", number=number) for kind, number in kinds if number]
    return found or [Text("nothing")]
