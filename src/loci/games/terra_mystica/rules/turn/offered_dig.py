"""The moves that dig, transform and build dwellings, as they are offered."""

from __future__ import annotations

from typing import Final, final

from loci.core.decision import Move
from loci.games.terra_mystica.rules.economy.costs import Purse
from loci.games.terra_mystica.rules.map.digging import dig_by_skipping, diggable
from loci.games.terra_mystica.rules.map.reach import skip_cost
from loci.games.terra_mystica.rules.turn.allowed import dig_cost
from loci.games.terra_mystica.state.board import members
from loci.games.terra_mystica.state.land import has
from loci.games.terra_mystica.state.moves import BUILDS, DIGS, TRANSFORMS
from loci.games.terra_mystica.state.pieces import Cost
from loci.games.terra_mystica.state.registry import BOARDS
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import DWELLING, MOST_SPADES, STRONGHOLD
from loci.games.terra_mystica.state.turn import Digging


@final
class Listing:
    """A listing under way: the moves found so far, and the costs of what cannot be paid as it is
    but is wanted."""

    __slots__ = ("board", "moves", "purse", "seat", "table", "wants")

    def __init__(self, table: TerraTable, seat: int) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.board: Final = BOARDS[table.faction[seat]]
        self.purse: Final = Purse(table, seat)
        self.moves: list[Move] = []
        self.wants: list[Cost] = []

    def offer(self, cost: Cost, move: Move) -> None:
        """A move: listed if it can be paid, else wanted."""
        if self.purse.can_pay(cost):
            self.moves.append(move)
        else:
            self.wants.append(cost)


def add_transforms(listing: Listing, digging: Digging) -> None:
    """Hexes and terrains that the spades in hand reach."""
    if not digging.hexes:
        return
    table, seat, board = listing.table, listing.seat, listing.board
    land = diggable(table, seat)
    price = skip_cost(table, seat)
    if price is not None and listing.purse.can_pay(price):
        land |= dig_by_skipping(table, seat)
    ways = board.exact_ways if digging.exact else board.ways_within
    spades = min(digging.spades, MOST_SPADES)
    for hex in members(land):
        for terrain in ways[table.terrain[hex]][spades]:
            if not digging.home_next or terrain == board.home:
                listing.moves.append(TRANSFORMS[7 * hex + terrain])


def reward_moves(table: TerraTable, seat: int) -> list[Move]:
    """The same for the spades of a cult reward."""
    ways = BOARDS[table.faction[seat]].ways_within
    spades = min(table.reward[seat], MOST_SPADES)
    return [
        TRANSFORMS[7 * hex + terrain]
        for hex in members(diggable(table, seat))
        for terrain in ways[table.terrain[hex]][spades]
    ]


def add_builds(listing: Listing, near: int, far: int) -> None:
    """A dwelling on each of the hexes, dearer where a tunnel or carpet is needed."""
    if near:
        _add_builds(listing, near, listing.board.prices[DWELLING])
    if far:
        stronghold = has(listing.table, listing.seat, STRONGHOLD)
        _add_builds(listing, far, listing.board.far_prices[stronghold])


def _add_builds(listing: Listing, hexes: int, price: Cost) -> None:
    if listing.purse.can_pay(price):
        listing.moves += [BUILDS[hex] for hex in members(hexes)]
    else:
        listing.wants.append(price)


def add_digs(listing: Listing, in_hand: int) -> None:
    """Spades to buy, beside those in hand."""
    table, seat, board = listing.table, listing.seat, listing.board
    near = diggable(table, seat)
    if not near and not dig_by_skipping(table, seat):
        return
    prices = board.dig_prices[table.digging[seat]]
    wanted = board.spades_a_hex
    for spades in range(1, MOST_SPADES + 1):
        total = spades + in_hand
        if total != wanted if wanted else total > MOST_SPADES:
            continue
        if near:
            listing.offer(prices[spades], DIGS[spades])
            continue
        whole = dig_cost(table, seat, spades, True)
        if not listing.purse.can_pay(prices[spades]):
            listing.wants.append(whole)
        elif listing.purse.could_pay(whole):  # conversions can pay for the tunnel later
            listing.moves.append(DIGS[spades])
