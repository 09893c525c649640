"""The moves of a turn that are offered: every legal one, but conversions and sacrifices only where
they bring something within reach (`costs.first_conversion`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from loci.core.decision import Move
from loci.games.terra_mystica.rules.cults import keys_to_use
from loci.games.terra_mystica.rules.economy.costs import POWER_FOR_PRIEST, POWER_FOR_WORKER
from loci.games.terra_mystica.rules.economy.gains import priest_reserve
from loci.games.terra_mystica.rules.map.digging import (
    bought_spades,
    dig_by_skipping,
    free_land,
    storm_hexes,
    strands_spades,
)
from loci.games.terra_mystica.rules.map.reach import reached, skip_cost, tunnelled
from loci.games.terra_mystica.rules.map.towns import river_towns
from loci.games.terra_mystica.rules.tiles import open_favours
from loci.games.terra_mystica.rules.turn.allowed import (
    action_sites,
    addable,
    can_begin,
    may_begin,
    may_end,
    open_sites,
    owes,
    own_spaces,
    ride_hexes,
    skipped_hex,
    standing,
)
from loci.games.terra_mystica.rules.turn.offered_dig import (
    Listing,
    add_builds,
    add_digs,
    add_transforms,
)
from loci.games.terra_mystica.state.board import LAND, members
from loci.games.terra_mystica.state.land import in_supply
from loci.games.terra_mystica.state.moves import (
    ADVANCES,
    BRIDGE_MOVES,
    BUILDS,
    COIN,
    CONNECTS,
    CONVERTS,
    DONE,
    FAVOURS,
    LAST_PASS,
    PASSES,
    POWER,
    PRIEST,
    SENDS,
    SHIP,
    SPADE_TRACK,
    STEPS,
    TOWNS,
    TRANSFORMS,
    UPGRADES,
    USES,
    WORKER,
)
from loci.games.terra_mystica.state.pieces import BASE, ActionSpace, Cost
from loci.games.terra_mystica.state.registry import COMMON, SPACES
from loci.games.terra_mystica.state.table import PLACES, TerraTable
from loci.games.terra_mystica.state.terms import (
    CULTS,
    DWELLING,
    NOBODY,
    PIECES,
    ROUNDS,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
    UPGRADED_FROM,
)
from loci.games.terra_mystica.state.turn import CULT_STEPS, Digging, Owed

PRIEST_COST: Final = Cost(priests=1)

Lister = Callable[[Listing, Owed], None]


def turn_moves(table: TerraTable, seat: int) -> list[Move]:
    """What the active player is offered now."""
    turn = table.turn
    if turn.must_spend():
        return spending_moves(table, seat)
    listing = Listing(table, seat)
    last = -1
    for thing in turn.owed:
        if thing.kind != last:  # two favour tiles are one choice after the other
            LISTERS[thing.kind](listing, thing)
            last = thing.kind
    if turn.cut and not turn.number(CULT_STEPS):
        listing.moves += [STEPS[3 * cult + 1] for cult in keys_to_use(table, seat)]
    if can_begin(table, seat):
        _add_main_actions(listing)
    if listing.board.crosses_rivers:
        listing.moves += [CONNECTS[river - LAND] for river in river_towns(table, seat)]
    if listing.wants and not owes(table, seat):
        _add_conversions(listing)
    if may_end(table, seat):
        listing.moves.append(DONE)
    return listing.moves


# -- what is owed ----------------------------------------------------------------------------------


def _town_tiles(listing: Listing, thing: Owed) -> None:
    left = listing.table.town_left
    listing.moves += [TOWNS[tile] for tile in range(len(left)) if left[tile]]


def _favour_tiles(listing: Listing, thing: Owed) -> None:
    listing.moves += [FAVOURS[tile] for tile in open_favours(listing.table, listing.seat)]


def _cult_steps(listing: Listing, thing: Owed) -> None:
    listing.moves += [STEPS[3 * cult + thing.number] for cult in range(len(CULTS))]


def _bridges(listing: Listing, thing: Owed) -> None:
    sites = open_sites(listing.table, listing.seat)
    listing.moves += [BRIDGE_MOVES[site] for site in members(sites)]


def _free_dwelling(listing: Listing, thing: Owed) -> None:
    if in_supply(listing.table, listing.seat, DWELLING):
        hexes = ride_hexes(listing.table, listing.seat)
        listing.moves += [BUILDS[hex] for hex in members(hexes)]


def _free_house(listing: Listing, thing: Owed) -> None:
    if in_supply(listing.table, listing.seat, TRADING_HOUSE):
        hexes = standing(listing.table, listing.seat, DWELLING)
        listing.moves += [UPGRADES[6 * hex + TRADING_HOUSE] for hex in hexes]


def _sandstorm(listing: Listing, thing: Owed) -> None:
    own = listing.board.home
    hexes = storm_hexes(listing.table, listing.seat)
    listing.moves += [TRANSFORMS[7 * hex + own] for hex in members(hexes)]


def _digging(listing: Listing, thing: Owed) -> None:
    """Spades to use or to add, and the dwelling."""
    assert isinstance(thing, Digging)
    table, seat = listing.table, listing.seat
    if thing.spades:
        add_transforms(listing, thing)
        price = skip_cost(table, seat)
        if price is not None and not listing.purse.can_pay(price) and dig_by_skipping(table, seat):
            listing.wants.append(price)
    if addable(table) is not None:
        add_digs(listing, thing.spades)
    sites = action_sites(table, seat)
    if sites and in_supply(table, seat, DWELLING):
        near = sites & (reached(table, seat) | skipped_hex(table))
        add_builds(listing, near, sites & ~near)


def _ordination(listing: Listing, thing: Owed) -> None:
    workers, reserve = listing.purse.workers, priest_reserve(listing.table, listing.seat)
    most = min(thing.number, workers, reserve)
    listing.moves += CONVERTS[5 * WORKER + PRIEST][1 : most + 1]


def _no_moves(listing: Listing, thing: Owed) -> None:
    """Power to be spent has a listing of its own."""


#: By the kind of what is owed, in the order of turn.py
LISTERS: Final[list[Lister]] = [
    _no_moves,
    _town_tiles,
    _favour_tiles,
    _cult_steps,
    _bridges,
    _free_dwelling,
    _free_house,
    _sandstorm,
    _digging,
    _ordination,
]


def _add_conversions(listing: Listing) -> None:
    """The first step towards everything that conversions would pay for."""
    purse = listing.purse
    if not purse.is_convertible():
        return
    tried: list[int] = []
    found: list[Move] = []
    for cost in listing.wants:
        if cost.key not in tried:
            tried.append(cost.key)
            step = purse.first_conversion(cost)
            if step is not None and not _is_among(step, found):
                found.append(step)
    if bought_spades(listing.table):
        found = [s for s in found if not strands_spades(listing.table, listing.seat, s)]
    listing.moves += found


def _is_among(move: Move, moves: list[Move]) -> bool:
    """Whether the very move is there: the costs' conversions are one object each."""
    for other in moves:
        if other is move:
            return True
    return False


def spending_moves(table: TerraTable, seat: int) -> list[Move]:
    """Ways to spend, at once, just the power that a sacrifice has brought together (TM-8.12)."""
    power = table.bowl3[seat]
    moves: list[Move] = []
    if may_begin(table, seat):
        for space in COMMON:
            if space.cost.power == power and _is_free(table, seat, space):
                moves.append(USES[space.number])
    conversions: list[Move] = [CONVERTS[5 * POWER + COIN][power]]
    if power % POWER_FOR_WORKER == 0:
        conversions.append(CONVERTS[5 * POWER + WORKER][power // POWER_FOR_WORKER])
    if power % POWER_FOR_PRIEST == 0 and power // POWER_FOR_PRIEST <= priest_reserve(table, seat):
        conversions.append(CONVERTS[5 * POWER + PRIEST][power // POWER_FOR_PRIEST])
    return moves + [move for move in conversions if not strands_spades(table, seat, move)]


# -- actions ---------------------------------------------------------------------------------------


def _add_main_actions(listing: Listing) -> None:
    """Every action of the turn: the moves that can be paid, and the costs of those that cannot."""
    table, seat, board = listing.table, listing.seat, listing.board
    if in_supply(table, seat, DWELLING):
        # In a double turn the action under way may have listed some of them already.
        land = table.ground[board.home] & free_land(table)
        if table.turn.acting:
            land &= ~action_sites(table, seat)
        if land:
            far = land & tunnelled(table, seat) if board.way else 0
            add_builds(listing, land & reached(table, seat), far)
    add_digs(listing, 0)
    _add_upgrades(listing)
    _add_priests(listing)
    for space in COMMON:
        if _is_free(table, seat, space):
            listing.offer(space.cost, USES[space.number])
    for action in own_spaces(table, seat):
        space = SPACES[action]
        if not table.used[seat] >> action & 1 and space.is_possible(table, seat):
            listing.offer(space.cost, USES[action])
    listing.moves += pass_moves(table)


def _is_free(table: TerraTable, seat: int, space: ActionSpace) -> bool:
    """Whether a common action space is there, unused and possible."""
    if table.power_used >> space.number & 1:
        return False
    if space.set != BASE and space.set not in table.sets:
        return False
    return space.is_possible(table, seat)


def _add_upgrades(listing: Listing) -> None:
    """A trading house costs more where nobody is near (TM-14.10)."""
    table, seat, board = listing.table, listing.seat, listing.board
    at = len(PIECES) * seat
    dwellings = table.standing[at + DWELLING]
    if dwellings and in_supply(table, seat, TRADING_HOUSE):
        price, lonely = board.prices[TRADING_HOUSE], board.lonely_price
        can, can_lonely = listing.purse.can_pay(price), listing.purse.can_pay(lonely)
        others = table.built & ~table.held[seat]
        for hex in members(dwellings):
            beside = (table.near[hex] & others) != 0
            if can if beside else can_lonely:
                listing.moves.append(UPGRADES[6 * hex + TRADING_HOUSE])
            else:
                listing.wants.append(price if beside else lonely)
    for building in (TEMPLE, STRONGHOLD, SANCTUARY):
        old = table.standing[at + UPGRADED_FROM[building]]
        if old and in_supply(table, seat, building):
            if listing.purse.can_pay(board.prices[building]):
                listing.moves += [UPGRADES[6 * hex + building] for hex in members(old)]
            else:
                listing.wants.append(board.prices[building])


def _add_priests(listing: Listing) -> None:
    """Priests to the cults, and the two tracks that cost one."""
    table, board = listing.table, listing.board
    if listing.purse.priests:
        orders, moves = table.orders, listing.moves
        for cult in range(len(CULTS)):
            at = PLACES * cult
            if orders[at] == NOBODY:
                moves.append(SENDS[at + 3])
            if orders[at + 1] == NOBODY or orders[at + 2] == NOBODY or orders[at + 3] == NOBODY:
                moves.append(SENDS[at + 2])
            moves.append(SENDS[at + 1])
    else:
        listing.wants.append(PRIEST_COST)
    if table.shipping[listing.seat] < board.ship_most:
        listing.offer(board.ship_price, ADVANCES[SHIP])
    if table.digging[listing.seat] < board.dig_most:
        listing.offer(board.dig_price, ADVANCES[SPADE_TRACK])


def pass_moves(table: TerraTable) -> list[Move]:
    """The bonus tiles nobody holds; in round 6 none is taken (TM-20.8)."""
    if table.round == ROUNDS:
        return [LAST_PASS]
    return [PASSES[tile] for tile in table.in_game if tile not in table.bonus]
