"""The moves that dig, transform and build dwellings, as they are offered."""

from __future__ import annotations

from loci.core.decision import Move
from loci.games.terra_mystica.rules.allowed import dig_cost
from loci.games.terra_mystica.rules.costs import can_pay, could_pay
from loci.games.terra_mystica.rules.digging import dig_by_skipping, diggable
from loci.games.terra_mystica.rules.reach import skip_cost
from loci.games.terra_mystica.state.board import members
from loci.games.terra_mystica.state.land import has
from loci.games.terra_mystica.state.moves import BUILDS, DIGS, TRANSFORMS
from loci.games.terra_mystica.state.pieces import Cost
from loci.games.terra_mystica.state.registry import BOARDS
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import DWELLING, MOST_SPADES, STRONGHOLD
from loci.games.terra_mystica.state.turn import Digging


def spade_moves(table: TerraTable, seat: int, digging: Digging) -> list[Move]:
    """Hexes and terrains that the spades in hand reach."""
    if not digging.hexes:
        return []
    land = diggable(table, seat)
    price = skip_cost(table, seat)
    if price is not None and can_pay(table, seat, price):
        land |= dig_by_skipping(table, seat)
    board = BOARDS[table.faction[seat]]
    ways = board.exact_ways if digging.exact else board.ways_within
    spades = min(digging.spades, MOST_SPADES)
    if digging.home_next:
        own = board.home
        return [
            TRANSFORMS[7 * hex + own]
            for hex in members(land)
            if own in ways[table.terrain[hex]][spades]
        ]
    return [
        TRANSFORMS[7 * hex + terrain]
        for hex in members(land)
        for terrain in ways[table.terrain[hex]][spades]
    ]


def reward_moves(table: TerraTable, seat: int) -> list[Move]:
    """The same for the spades of a cult reward."""
    ways = BOARDS[table.faction[seat]].ways_within
    spades = min(table.reward[seat], MOST_SPADES)
    return [
        TRANSFORMS[7 * hex + terrain]
        for hex in members(diggable(table, seat))
        for terrain in ways[table.terrain[hex]][spades]
    ]


def add_builds(
    table: TerraTable, seat: int, near: int, far: int, moves: list[Move], wants: list[Cost]
) -> None:
    """A dwelling on each of the hexes, dearer where a tunnel or carpet is needed."""
    board = BOARDS[table.faction[seat]]
    if near:
        price = board.prices[DWELLING]
        if can_pay(table, seat, price):
            moves += [BUILDS[hex] for hex in members(near)]
        else:
            wants.append(price)
    if far:
        price = board.far_prices[has(table, seat, STRONGHOLD)]
        if can_pay(table, seat, price):
            moves += [BUILDS[hex] for hex in members(far)]
        else:
            wants.append(price)


def add_digs(
    table: TerraTable, seat: int, in_hand: int, moves: list[Move], wants: list[Cost]
) -> None:
    """Spades to buy, beside those in hand."""
    near = diggable(table, seat)
    if not near and not dig_by_skipping(table, seat):
        return
    board = BOARDS[table.faction[seat]]
    prices = board.dig_prices[table.digging[seat]]
    wanted = board.spades_a_hex
    for spades in range(1, MOST_SPADES + 1):
        total = spades + in_hand
        if total != wanted if wanted else total > MOST_SPADES:
            continue
        price = prices[spades]
        if can_pay(table, seat, price):
            # conversions can pay for the tunnel later
            if near or could_pay(table, seat, dig_cost(table, seat, spades, True)):
                moves.append(DIGS[spades])
        else:
            wants.append(price if near else dig_cost(table, seat, spades, True))
