"""Upgrades (TM-14) and the two tracks that are advanced for a priest (TM-12, 13)."""

from __future__ import annotations

from typing import Final

from loci.games.terra_mystica.rules.economy.gains import score
from loci.games.terra_mystica.rules.economy.offers import raise_offers
from loci.games.terra_mystica.rules.map.reach import has_neighbour
from loci.games.terra_mystica.rules.map.towns import look_for_town
from loci.games.terra_mystica.rules.tiles import advance_shipping, owe_favours, score_built
from loci.games.terra_mystica.state.events import Advanced, Built
from loci.games.terra_mystica.state.land import put_building
from loci.games.terra_mystica.state.moves import SHIP
from loci.games.terra_mystica.state.pieces import Cost
from loci.games.terra_mystica.state.registry import BOARDS
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import (
    FROM_TRACKS,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
)

SPADES_VP: Final = 6


def upgrade(table: TerraTable, seat: int, hex: int, building: int, free: bool) -> None:
    """Pay, change the building, and give what the new one brings (TM-14)."""
    board = BOARDS[table.faction[seat]]
    if not free:
        price = upgrade_cost(table, seat, hex, building)
        table.coins[seat] -= price.coins
        table.workers[seat] -= price.workers
    raise_offers(table, seat, hex)
    put_building(table, seat, hex, building)
    if table.sink is not None:
        table.sink.append(Built(seat, hex, building))
    score_built(table, seat, building)
    if building in (TEMPLE, SANCTUARY):
        owe_favours(table, seat, board.favours)
    elif building == STRONGHOLD:
        owe_favours(table, seat, board.stronghold_favours)
        if board.stronghold_shipping:
            advance_shipping(table, seat)
        board.on_stronghold(table, seat)
    look_for_town(table, seat, hex)


def advance_track(table: TerraTable, seat: int, track: int) -> None:
    """A step on the shipping or the spade track."""
    price = track_cost(table, seat, track)
    assert price is not None
    table.coins[seat] -= price.coins
    table.workers[seat] -= price.workers
    table.priests[seat] -= price.priests
    if track == SHIP:
        advance_shipping(table, seat)
        return
    table.digging[seat] += 1
    if table.sink is not None:
        table.sink.append(Advanced(seat, "dig", table.digging[seat]))
    score(table, seat, SPADES_VP, FROM_TRACKS)


# -- reading ---------------------------------------------------------------------------------------


def upgrade_cost(table: TerraTable, seat: int, hex: int, building: int) -> Cost:
    """The price of an upgrade; a trading house without a neighbour costs twice the coins
    (TM-14.10)."""
    board = BOARDS[table.faction[seat]]
    if building == TRADING_HOUSE and not has_neighbour(table, seat, hex):
        return board.lonely_price
    return board.prices[building]


def track_cost(table: TerraTable, seat: int, track: int) -> Cost | None:
    """The price of a step on the shipping or spade track; None at its end or without one."""
    board = BOARDS[table.faction[seat]]
    if track == SHIP:
        return board.ship_price if table.shipping[seat] < board.ship_most else None
    return board.dig_price if table.digging[seat] < board.dig_most else None
