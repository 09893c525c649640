"""The moves of a turn that are offered: every legal one, but conversions and sacrifices only where
they bring something within reach (`costs.first_conversion`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from loci.core.decision import Move
from loci.games.terra_mystica.rules.allowed import (
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
from loci.games.terra_mystica.rules.costs import (
    POWER_FOR_PRIEST,
    POWER_FOR_WORKER,
    can_pay,
    convertible,
    first_conversion,
)
from loci.games.terra_mystica.rules.cults import keys_to_use
from loci.games.terra_mystica.rules.digging import dig_by_skipping, free_land, storm_hexes
from loci.games.terra_mystica.rules.gains import priest_reserve
from loci.games.terra_mystica.rules.keeping import strands_spades
from loci.games.terra_mystica.rules.listing_dig import add_builds, add_digs, spade_moves
from loci.games.terra_mystica.rules.reach import has_neighbour, reached, skip_cost, tunnelled
from loci.games.terra_mystica.rules.tiles import open_favours
from loci.games.terra_mystica.rules.towns import river_towns
from loci.games.terra_mystica.state.board import LAND, members
from loci.games.terra_mystica.state.land import home, in_supply
from loci.games.terra_mystica.state.moves import (
    ADVANCES,
    BRIDGE_MOVES,
    BUILDS,
    COIN,
    CONNECTS,
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
    Convert,
)
from loci.games.terra_mystica.state.pieces import Cost
from loci.games.terra_mystica.state.registry import BOARDS, COMMON, SPACES
from loci.games.terra_mystica.state.table import PLACES, TerraTable
from loci.games.terra_mystica.state.terms import (
    CULTS,
    DWELLING,
    NOBODY,
    PIECES,
    ROUNDS,
    TRADING_HOUSE,
    UPGRADED_FROM,
    UPGRADES_TO,
)
from loci.games.terra_mystica.state.turn import CULT_STEPS, Digging, Owed

PRIEST_COST: Final = Cost(priests=1)

Lister = Callable[[TerraTable, int, Owed, list[Move], list[Cost]], None]


def turn_moves(table: TerraTable, seat: int) -> list[Move]:
    """What the active player is offered now."""
    turn = table.turn
    if turn.must_spend():
        return spending_moves(table, seat)
    moves: list[Move] = []
    wants: list[Cost] = []
    last = -1
    for thing in turn.owed:
        if thing.kind != last:  # two favour tiles are one choice after the other
            LISTERS[thing.kind](table, seat, thing, moves, wants)
            last = thing.kind
    if turn.cut and not turn.number(CULT_STEPS):
        moves += [STEPS[3 * cult + 1] for cult in keys_to_use(table, seat)]
    if can_begin(table, seat):
        _add_main_actions(table, seat, moves, wants)
    if BOARDS[table.faction[seat]].crosses_rivers:
        moves += [CONNECTS[river - LAND] for river in river_towns(table, seat)]
    if wants and not owes(table, seat):
        _add_conversions(table, seat, moves, wants)
    if may_end(table, seat):
        moves.append(DONE)
    return moves


# -- what is owed ----------------------------------------------------------------------------------


def _town_tiles(
    table: TerraTable, seat: int, thing: Owed, moves: list[Move], wants: list[Cost]
) -> None:
    moves += [TOWNS[tile] for tile, left in enumerate(table.town_left) if left]


def _favour_tiles(
    table: TerraTable, seat: int, thing: Owed, moves: list[Move], wants: list[Cost]
) -> None:
    moves += [FAVOURS[tile] for tile in open_favours(table, seat)]


def _cult_steps(
    table: TerraTable, seat: int, thing: Owed, moves: list[Move], wants: list[Cost]
) -> None:
    moves += [STEPS[3 * cult + thing.number] for cult in range(len(CULTS))]


def _bridges(
    table: TerraTable, seat: int, thing: Owed, moves: list[Move], wants: list[Cost]
) -> None:
    moves += [BRIDGE_MOVES[site] for site in members(open_sites(table, seat))]


def _free_dwelling(
    table: TerraTable, seat: int, thing: Owed, moves: list[Move], wants: list[Cost]
) -> None:
    if in_supply(table, seat, DWELLING):
        moves += [BUILDS[hex] for hex in members(ride_hexes(table, seat))]


def _free_house(
    table: TerraTable, seat: int, thing: Owed, moves: list[Move], wants: list[Cost]
) -> None:
    if in_supply(table, seat, TRADING_HOUSE):
        moves += [UPGRADES[6 * hex + TRADING_HOUSE] for hex in standing(table, seat, DWELLING)]


def _sandstorm(
    table: TerraTable, seat: int, thing: Owed, moves: list[Move], wants: list[Cost]
) -> None:
    own = home(table, seat)
    moves += [TRANSFORMS[7 * hex + own] for hex in members(storm_hexes(table, seat))]


def _digging(
    table: TerraTable, seat: int, thing: Owed, moves: list[Move], wants: list[Cost]
) -> None:
    """Spades to use or to add, and the dwelling."""
    assert isinstance(thing, Digging)
    if thing.spades:
        moves += spade_moves(table, seat, thing)
        price = skip_cost(table, seat)
        if price is not None and not can_pay(table, seat, price) and dig_by_skipping(table, seat):
            wants.append(price)
    if addable(table) is not None:
        add_digs(table, seat, thing.spades, moves, wants)
    sites = action_sites(table, seat)
    if sites and in_supply(table, seat, DWELLING):
        near = sites & (reached(table, seat) | skipped_hex(table))
        add_builds(table, seat, near, sites & ~near, moves, wants)


def _ordination(
    table: TerraTable, seat: int, thing: Owed, moves: list[Move], wants: list[Cost]
) -> None:
    most = min(thing.number, table.workers[seat], priest_reserve(table, seat))
    moves += [Convert(n, WORKER, n, PRIEST) for n in range(1, most + 1)]


def _no_moves(
    table: TerraTable, seat: int, thing: Owed, moves: list[Move], wants: list[Cost]
) -> None:
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


def _add_conversions(table: TerraTable, seat: int, moves: list[Move], wants: list[Cost]) -> None:
    """The first step towards everything that conversions would pay for."""
    if not convertible(table, seat):
        return
    tried: list[int] = []
    found: list[Move] = []
    for cost in wants:
        if cost.key not in tried:
            tried.append(cost.key)
            step = first_conversion(table, seat, cost)
            if step is None or _is_among(step, found) or strands_spades(table, seat, step):
                continue
            found.append(step)
    moves += found


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
            if space.cost.power == power and _is_free(table, seat, space.number):
                moves.append(USES[space.number])
    conversions: list[Move] = [Convert(power, POWER, power, COIN)]
    if power % POWER_FOR_WORKER == 0:
        conversions.append(Convert(power, POWER, power // POWER_FOR_WORKER, WORKER))
    if power % POWER_FOR_PRIEST == 0 and power // POWER_FOR_PRIEST <= priest_reserve(table, seat):
        conversions.append(Convert(power, POWER, power // POWER_FOR_PRIEST, PRIEST))
    return moves + [move for move in conversions if not strands_spades(table, seat, move)]


# -- actions ---------------------------------------------------------------------------------------


def _add_main_actions(table: TerraTable, seat: int, moves: list[Move], wants: list[Cost]) -> None:
    """Every action of the turn: the moves that can be paid, and the costs of those that cannot."""
    board = BOARDS[table.faction[seat]]
    if in_supply(table, seat, DWELLING):
        # In a double turn the action under way may have listed some of them already.
        land = table.ground[board.home] & free_land(table) & ~action_sites(table, seat)
        near = land & reached(table, seat)
        far = land & tunnelled(table, seat) if board.way else 0
        add_builds(table, seat, near, far, moves, wants)
    add_digs(table, seat, 0, moves, wants)
    for building in UPGRADES_TO:
        if in_supply(table, seat, building):
            _add_upgrades(table, seat, building, moves, wants)
    _add_priests(table, seat, moves, wants)
    power = table.bowl3[seat]
    for space in COMMON:
        if _is_free(table, seat, space.number):
            if power >= space.cost.power:
                moves.append(USES[space.number])
            else:
                wants.append(space.cost)
    for action in own_spaces(table, seat):
        space = SPACES[action]
        if not table.used[seat] >> action & 1 and space.is_possible(table, seat):
            if can_pay(table, seat, space.cost):
                moves.append(USES[action])
            else:
                wants.append(space.cost)
    moves += pass_moves(table)


def _is_free(table: TerraTable, seat: int, action: int) -> bool:
    """Whether a common action space is there, unused and possible."""
    if table.power_used >> action & 1:
        return False
    space = SPACES[action]
    return space.set in table.sets and space.is_possible(table, seat)


def _add_upgrades(
    table: TerraTable, seat: int, building: int, moves: list[Move], wants: list[Cost]
) -> None:
    old = table.standing[len(PIECES) * seat + UPGRADED_FROM[building]]
    if not old:
        return
    board = BOARDS[table.faction[seat]]
    price = board.prices[building]
    if building == TRADING_HOUSE:
        lonely = board.lonely_price
        can, can_lonely = can_pay(table, seat, price), can_pay(table, seat, lonely)
        for hex in members(old):
            beside = has_neighbour(table, seat, hex)
            if can if beside else can_lonely:
                moves.append(UPGRADES[6 * hex + building])
            else:
                wants.append(price if beside else lonely)
    elif can_pay(table, seat, price):
        moves += [UPGRADES[6 * hex + building] for hex in members(old)]
    else:
        wants.append(price)


def _add_priests(table: TerraTable, seat: int, moves: list[Move], wants: list[Cost]) -> None:
    """Priests to the cults, and the two tracks that cost one."""
    if table.priests[seat]:
        orders = table.orders
        for cult in range(len(CULTS)):
            at = PLACES * cult
            if orders[at] == NOBODY:
                moves.append(SENDS[at + 3])
            if orders[at + 1] == NOBODY or orders[at + 2] == NOBODY or orders[at + 3] == NOBODY:
                moves.append(SENDS[at + 2])
            moves.append(SENDS[at + 1])
    else:
        wants.append(PRIEST_COST)
    board = BOARDS[table.faction[seat]]
    if table.shipping[seat] < board.ship_most:
        if can_pay(table, seat, board.ship_price):
            moves.append(ADVANCES[SHIP])
        else:
            wants.append(board.ship_price)
    if table.digging[seat] < board.dig_most:
        if can_pay(table, seat, board.dig_price):
            moves.append(ADVANCES[SPADE_TRACK])
        else:
            wants.append(board.dig_price)


def pass_moves(table: TerraTable) -> list[Move]:
    """The bonus tiles nobody holds; in round 6 none is taken (TM-20.8)."""
    if table.round == ROUNDS:
        return [LAST_PASS]
    return [PASSES[tile] for tile in table.in_game if tile not in table.bonus]
