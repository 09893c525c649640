"""The moves of a turn that are offered: every legal one, but conversions and sacrifices only where
they bring something within reach (`costs.first_conversion`)."""

from __future__ import annotations

from typing import Final

from loci.core.decision import Move
from loci.games.terra_mystica.rules.allowed import (
    action_sites,
    can_begin,
    dig_cost,
    dwelling_cost,
    enough_spades,
    is_open,
    may_add_spades,
    may_begin,
    may_end,
    open_sites,
    owes,
    own_spaces,
    reachable_sites,
    ride_hexes,
    skip_cost,
    skipped_hex,
    standing,
    track_cost,
)
from loci.games.terra_mystica.rules.buildings import open_favours, upgrade_coins
from loci.games.terra_mystica.rules.costs import (
    POWER_FOR_PRIEST,
    POWER_FOR_WORKER,
    Cost,
    can_pay,
    convertible,
    could_pay,
    first_conversion,
)
from loci.games.terra_mystica.rules.cults import keys_to_use
from loci.games.terra_mystica.rules.digging import (
    MOST_SPADES,
    dig_by_skipping,
    diggable,
    storm_hexes,
    ways,
)
from loci.games.terra_mystica.rules.gains import priest_reserve
from loci.games.terra_mystica.rules.reach import home, in_supply, reached
from loci.games.terra_mystica.rules.towns import river_towns
from loci.games.terra_mystica.state.board import LAND, bits
from loci.games.terra_mystica.state.factions import BOARDS
from loci.games.terra_mystica.state.moves import (
    ADVANCES,
    BRIDGE_MOVES,
    BUILDS,
    COIN,
    CONNECTS,
    DIGS,
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
from loci.games.terra_mystica.state.table import (
    PLACES,
    REWARDED,
    TerraTable,
)
from loci.games.terra_mystica.state.terms import (
    CULTS,
    DWELLING,
    MERMAIDS,
    NOBODY,
    NONE,
    ROUNDS,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
    UPGRADED_FROM,
)
from loci.games.terra_mystica.state.tiles import (
    ENGINEERS_BRIDGE,
    ENGINEERS_WORKERS,
    POWER_ACTIONS,
    POWER_COST,
)

# Costs that never change
NO_COST: Final = Cost()
PRIEST_COST: Final = Cost(priests=1)
BRIDGE_COST: Final = Cost(workers=ENGINEERS_WORKERS)
POWER_COSTS: Final = [Cost(power=power) for power in POWER_COST]


def turn_moves(table: TerraTable, seat: int) -> list[Move]:
    """What the active player is offered now."""
    turn = table.turn
    if turn.burnt:
        return spending_moves(table, seat)
    moves: list[Move] = []
    wants: list[Cost] = []
    _add_owed(table, seat, moves)
    if turn.acting:
        _add_follow_ups(table, seat, moves, wants)
    if can_begin(table, seat):
        add_main_actions(table, seat, moves, wants)
    if table.faction[seat] == MERMAIDS:
        moves += [CONNECTS[river - LAND] for river in river_towns(table, seat)]
    if wants and not owes(table, seat):
        _add_conversions(table, seat, moves, wants)
    if may_end(table, seat):
        moves.append(DONE)
    return moves


def _add_owed(table: TerraTable, seat: int, moves: list[Move]) -> None:
    """Tiles, cult steps and bridges that have to be taken."""
    turn = table.turn
    if turn.towns:
        moves += [TOWNS[tile] for tile, left in enumerate(table.town_left) if left]
    if turn.favours:
        moves += [FAVOURS[tile] for tile in open_favours(table, seat)]
    if turn.steps:
        moves += [STEPS[3 * cult + turn.steps] for cult in range(len(CULTS))]
    elif turn.cut:
        moves += [STEPS[3 * cult + 1] for cult in keys_to_use(table, seat)]
    if turn.bridges:
        moves += [BRIDGE_MOVES[site] for site in open_sites(table, seat)]


def _add_follow_ups(table: TerraTable, seat: int, moves: list[Move], wants: list[Cost]) -> None:
    """Spades to use or to add, the dwelling, and what some strongholds let a player do."""
    turn = table.turn
    if turn.ride and in_supply(table, seat, DWELLING):
        moves += [BUILDS[hex] for hex in bits(ride_hexes(table, seat))]
    if turn.house and in_supply(table, seat, TRADING_HOUSE):
        moves += [UPGRADES[6 * hex + TRADING_HOUSE] for hex in standing(table, seat, DWELLING)]
    if turn.storm:
        own = home(table, seat)
        moves += [TRANSFORMS[7 * hex + own] for hex in bits(storm_hexes(table, seat))]
    if turn.spades:
        moves += transform_moves(table, seat, turn.spades)
        if dig_by_skipping(table, seat):
            _want(table, seat, skip_cost(table, seat), wants)
    if may_add_spades(turn):
        _add_digs(table, seat, moves, wants)
    sites = action_sites(table, seat)
    if sites and in_supply(table, seat, DWELLING):
        _add_builds(table, seat, sites, moves, wants)
    if turn.ordain:
        most = min(turn.ordain, table.workers[seat], priest_reserve(table, seat))
        moves += [Convert(n, WORKER, n, PRIEST) for n in range(1, most + 1)]


def _add_conversions(table: TerraTable, seat: int, moves: list[Move], wants: list[Cost]) -> None:
    """The first step towards everything that conversions would pay for."""
    if not convertible(table, seat):
        return
    tried: set[int] = set()
    found: list[Move] = []
    for cost in wants:
        if cost.key not in tried:
            tried.add(cost.key)
            step = first_conversion(table, seat, cost)
            if step is not None and step not in found:
                found.append(step)
    moves += found


def spending_moves(table: TerraTable, seat: int) -> list[Move]:
    """Ways to spend, at once, just the power that a sacrifice has brought together (TM-8.12)."""
    power = table.bowl3[seat]
    moves: list[Move] = []
    if may_begin(table, seat):
        for action in range(POWER_ACTIONS):
            if POWER_COST[action] == power and is_open(table, seat, action):
                moves.append(USES[action])
    moves.append(Convert(power, POWER, power, COIN))
    if power % POWER_FOR_WORKER == 0:
        moves.append(Convert(power, POWER, power // POWER_FOR_WORKER, WORKER))
    if power % POWER_FOR_PRIEST == 0 and power // POWER_FOR_PRIEST <= priest_reserve(table, seat):
        moves.append(Convert(power, POWER, power // POWER_FOR_PRIEST, PRIEST))
    return moves


def add_main_actions(table: TerraTable, seat: int, moves: list[Move], wants: list[Cost]) -> None:
    """Every action of the turn: the moves that can be paid, and the costs of those that cannot."""
    if in_supply(table, seat, DWELLING):
        # In a double turn the action under way may have listed some of them already.
        sites = reachable_sites(table, seat) & ~action_sites(table, seat)
        _add_builds(table, seat, sites, moves, wants)
    _add_digs(table, seat, moves, wants)
    for building in (TRADING_HOUSE, TEMPLE, STRONGHOLD, SANCTUARY):
        if in_supply(table, seat, building):
            _add_upgrades(table, seat, building, moves, wants)
    _add_priests(table, seat, moves, wants)
    for action in range(POWER_ACTIONS):
        if is_open(table, seat, action):
            _offer(table, seat, POWER_COSTS[action], [USES[action]], moves, wants)
    for action in own_spaces(table, seat):
        if is_open(table, seat, action):
            cost = BRIDGE_COST if action == ENGINEERS_BRIDGE else NO_COST
            _offer(table, seat, cost, [USES[action]], moves, wants)
    moves += pass_moves(table)


def _offer(
    table: TerraTable,
    seat: int,
    cost: Cost,
    found: list[Move],
    moves: list[Move],
    wants: list[Cost],
) -> None:
    """Moves of one cost: listed if it can be paid, else wanted."""
    if not found:
        return
    if can_pay(table, seat, cost):
        moves += found
    else:
        wants.append(cost)


def _want(table: TerraTable, seat: int, cost: Cost, wants: list[Cost]) -> None:
    if not can_pay(table, seat, cost):
        wants.append(cost)


def _add_builds(
    table: TerraTable, seat: int, sites: int, moves: list[Move], wants: list[Cost]
) -> None:
    """A dwelling on each of `sites`, dearer where a tunnel or carpet is needed."""
    near = sites & (reached(table, seat) | skipped_hex(table))
    cost = dwelling_cost(table, seat, False)
    _offer(table, seat, cost, [BUILDS[h] for h in bits(near)], moves, wants)
    far = sites & ~near
    if far:
        cost = dwelling_cost(table, seat, True)
        _offer(table, seat, cost, [BUILDS[h] for h in bits(far)], moves, wants)


def _add_digs(table: TerraTable, seat: int, moves: list[Move], wants: list[Cost]) -> None:
    near, far = diggable(table, seat), dig_by_skipping(table, seat)
    if not near and not far:
        return
    for spades in range(1, MOST_SPADES + 1):
        if not enough_spades(table, seat, spades):
            continue
        cost = dig_cost(table, seat, spades, False)
        whole = cost if near else dig_cost(table, seat, spades, True)
        if not can_pay(table, seat, cost):
            wants.append(whole)
        elif near or could_pay(table, seat, whole):  # conversions can pay for the tunnel later
            moves.append(DIGS[spades])


def _add_upgrades(
    table: TerraTable, seat: int, building: int, moves: list[Move], wants: list[Cost]
) -> None:
    workers = BOARDS[table.faction[seat]].cost_workers[building]
    for hex in standing(table, seat, UPGRADED_FROM[building]):
        cost = Cost(upgrade_coins(table, seat, hex, building), workers)
        _offer(table, seat, cost, [UPGRADES[6 * hex + building]], moves, wants)


def _add_priests(table: TerraTable, seat: int, moves: list[Move], wants: list[Cost]) -> None:
    """Priests to the cults, and the two tracks that cost one."""
    sends: list[Move] = []
    for cult in range(len(CULTS)):
        places = table.orders[PLACES * cult : PLACES * (cult + 1)]
        if places[0] == NOBODY:
            sends.append(SENDS[4 * cult + 3])
        if NOBODY in places[1:]:
            sends.append(SENDS[4 * cult + 2])
        sends.append(SENDS[4 * cult + 1])
    _offer(table, seat, PRIEST_COST, sends, moves, wants)
    for track in (SHIP, SPADE_TRACK):
        cost = track_cost(table, seat, track)
        if cost is not None:
            _offer(table, seat, cost, [ADVANCES[track]], moves, wants)


def transform_moves(table: TerraTable, seat: int, spades: int) -> list[Move]:
    """Hexes and terrains that the spades in hand reach."""
    turn = table.turn
    rewarded = table.phase == REWARDED
    if not rewarded and not turn.hexes:
        return []
    land = diggable(table, seat)
    if not rewarded and can_pay(table, seat, skip_cost(table, seat)):
        land |= dig_by_skipping(table, seat)
    exact = turn.exact and not rewarded
    own = home(table, seat) if turn.home_next and not rewarded else NONE
    moves: list[Move] = []
    for hex in bits(land):
        for terrain, price in ways(table, seat, hex):
            if (price == spades if exact else price <= spades) and own in (NONE, terrain):
                moves.append(TRANSFORMS[7 * hex + terrain])
    return moves


def pass_moves(table: TerraTable) -> list[Move]:
    """The bonus tiles nobody holds; in round 6 none is taken (TM-20.8)."""
    if table.round == ROUNDS:
        return [LAST_PASS]
    return [PASSES[tile] for tile in table.in_game if tile not in table.bonus]
