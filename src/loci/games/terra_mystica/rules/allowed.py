"""What the rules allow at this point of a turn: read by the listing and by the reasons alike."""

from __future__ import annotations

from typing import Final

from loci.games.terra_mystica.rules.costs import Cost
from loci.games.terra_mystica.rules.cults import keys_to_use
from loci.games.terra_mystica.rules.digging import (
    GIANTS_SPADES,
    MOST_SPADES,
    free_land,
    spade_rate,
)
from loci.games.terra_mystica.rules.reach import (
    has,
    home,
    on_map,
    reached,
    skip_priests,
    skip_workers,
    tunnelled,
)
from loci.games.terra_mystica.state.board import SITES, bits
from loci.games.terra_mystica.state.factions import BOARDS
from loci.games.terra_mystica.state.moves import SHIP
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import (
    AUREN,
    CHAOS_MAGICIANS,
    DARKLINGS,
    DWELLING,
    ENGINEERS,
    GIANTS,
    NOBODY,
    NOMADS,
    NONE,
    STRONGHOLD,
    SWARMLINGS,
    WITCHES,
)
from loci.games.terra_mystica.state.tiles import (
    ACT_BRIDGE,
    AUREN_STEPS,
    BON1,
    BON2,
    CHAOS_TURN,
    ENGINEERS_BRIDGE,
    FAV6,
    NOMADS_STORM,
    POWER_ACTIONS,
    SWARMLINGS_UPGRADE,
    USE_BON1,
    USE_BON2,
    USE_FAV6,
    WITCHES_RIDE,
)
from loci.games.terra_mystica.state.tiles import (
    GIANTS_SPADES as ACT_GIANTS,
)
from loci.games.terra_mystica.state.turn import Turn

SHIPPING_COINS: Final = 4
SPADES_WORKERS: Final = 2

#: The action space of each faction that has one; only the Engineers' needs no stronghold.
FACTION_ACTION: Final = {
    AUREN: AUREN_STEPS,
    CHAOS_MAGICIANS: CHAOS_TURN,
    ENGINEERS: ENGINEERS_BRIDGE,
    GIANTS: ACT_GIANTS,
    NOMADS: NOMADS_STORM,
    SWARMLINGS: SWARMLINGS_UPGRADE,
    WITCHES: WITCHES_RIDE,
}


# -- the turn --------------------------------------------------------------------------------------


def owes(table: TerraTable, seat: int) -> bool:
    """Whether the player still has to take something before going on."""
    turn = table.turn
    return bool(
        turn.towns
        or turn.favours
        or turn.steps
        or turn.bridges
        or turn.burnt
        or (turn.cut and keys_to_use(table, seat))
    )


def unused(turn: Turn) -> bool:
    """Whether something given by an action is still in hand and would be lost."""
    return bool(turn.spades or turn.ride or turn.house or turn.storm or turn.ordain)


def may_begin(table: TerraTable, seat: int) -> bool:
    """Whether another action can be begun, power to be spent at once aside.

    In a double turn the neighbours answer the first action before the second (TM-29.66).
    """
    turn = table.turn
    if not turn.actions or turn.towns or turn.favours or turn.steps or turn.bridges:
        return False
    if turn.acting and (unused(turn) or (table.raised and not table.rules.deferred)):
        return False
    return not (turn.cut and keys_to_use(table, seat))


def can_begin(table: TerraTable, seat: int) -> bool:
    return not table.turn.burnt and may_begin(table, seat)


def may_end(table: TerraTable, seat: int) -> bool:
    """An action was taken, nothing is owed, and no bought spade is left over."""
    turn = table.turn
    return bool(turn.acting) and not owes(table, seat) and not (turn.exact and turn.spades)


def may_add_spades(turn: Turn) -> bool:
    """In a transforming action before its first hex; not to the Halflings' three or a storm."""
    return bool(turn.acting and turn.builds and not turn.dug and not turn.fixed)


def enough_spades(table: TerraTable, seat: int, spades: int) -> bool:
    """Whether `spades` more can all be used on one hex together with those in hand."""
    turn = table.turn
    total = spades + (turn.spades if may_add_spades(turn) else 0)
    if table.faction[seat] == GIANTS:
        return total == GIANTS_SPADES
    return total <= MOST_SPADES


# -- prices ----------------------------------------------------------------------------------------


def dwelling_cost(table: TerraTable, seat: int, skipping: bool) -> Cost:
    if not skipping:
        return _DWELLING_COSTS[table.faction[seat]]
    board = BOARDS[table.faction[seat]]
    coins, workers = board.cost_coins[DWELLING], board.cost_workers[DWELLING]
    return Cost(coins, workers + skip_workers(table, seat), skip_priests(table, seat))


_DWELLING_COSTS: Final = [Cost(b.cost_coins[DWELLING], b.cost_workers[DWELLING]) for b in BOARDS]


def skip_cost(table: TerraTable, seat: int) -> Cost:
    return Cost(0, skip_workers(table, seat), skip_priests(table, seat))


def dig_cost(table: TerraTable, seat: int, spades: int, skipping: bool) -> Cost:
    """Bought spades, and the tunnel or carpet where no other hex can take them."""
    workers = priests = 0
    if skipping:
        workers, priests = skip_workers(table, seat), skip_priests(table, seat)
    if table.faction[seat] == DARKLINGS:
        return Cost(0, workers, priests + spades)
    return Cost(0, workers + spades * spade_rate(table, seat), priests)


def track_cost(table: TerraTable, seat: int, track: int) -> Cost | None:
    """The price of a step on the shipping or spade track; None at its end or without one."""
    board = BOARDS[table.faction[seat]]
    if track == SHIP:
        return Cost(SHIPPING_COINS, 0, 1) if table.shipping[seat] < board.ship_most else None
    if table.digging[seat] >= board.dig_most:
        return None
    return Cost(board.dig_coins, SPADES_WORKERS, 1)


# -- places ----------------------------------------------------------------------------------------


def standing(table: TerraTable, seat: int, building: int) -> list[int]:
    """The hexes with such a building of `seat`."""
    if not on_map(table, seat, building):
        return []
    return [hex for hex in bits(table.held[seat]) if table.building[hex] == building]


def skipped_hex(table: TerraTable) -> int:
    """The hex that this action has reached by tunnel or carpet already, as a set."""
    return 0 if table.turn.skipped == NONE else 1 << table.turn.skipped


def reachable_sites(table: TerraTable, seat: int) -> int:
    """Free home terrain for a dwelling of a new action, by tunnel or carpet too."""
    land = table.ground[home(table, seat)] & free_land(table)
    return land & (reached(table, seat) | tunnelled(table, seat))


def action_sites(table: TerraTable, seat: int) -> int:
    """Where the dwelling of the action under way may stand."""
    turn = table.turn
    if not turn.acting or not turn.builds or turn.storm or (turn.spades and turn.exact):
        return 0
    if turn.dug:
        return turn.sites & free_land(table)
    return 0 if turn.spades or turn.fixed else reachable_sites(table, seat)


def ride_hexes(table: TerraTable, seat: int) -> int:
    """Free forest anywhere (TM-29.8)."""
    return table.ground[home(table, seat)] & free_land(table)


def open_sites(table: TerraTable, seat: int) -> list[int]:
    """Free bridge sites with an own building at one end at least (TM-24.3, TM-24.12)."""
    held = table.held[seat]
    return [
        site
        for site, (one, other) in enumerate(SITES)
        if table.bridge[site] == NOBODY and (held >> one | held >> other) & 1
    ]


# -- action spaces ---------------------------------------------------------------------------------


def own_spaces(table: TerraTable, seat: int) -> list[int]:
    """The special actions `seat` owns, used or not."""
    spaces: list[int] = []
    if table.bonus[seat] == BON1:
        spaces.append(USE_BON1)
    if table.bonus[seat] == BON2:
        spaces.append(USE_BON2)
    if table.favours[seat] >> FAV6 & 1:
        spaces.append(USE_FAV6)
    faction = table.faction[seat]
    if faction in FACTION_ACTION and (faction == ENGINEERS or has(table, seat, STRONGHOLD)):
        spaces.append(FACTION_ACTION[faction])
    return spaces


def is_open(table: TerraTable, seat: int, action: int) -> bool:
    """Whether an action space is unused; costs aside.

    A bridge has to be possible (TM-24.13); the others may be used for nothing (TM-19.10, 24.15).
    """
    if action < POWER_ACTIONS:
        if table.power_used >> action & 1:
            return False
        return action != ACT_BRIDGE or can_bridge(table, seat)
    if table.used[seat] >> action & 1:
        return False
    if action == ENGINEERS_BRIDGE:
        return can_bridge(table, seat)
    return True


def can_bridge(table: TerraTable, seat: int) -> bool:
    """A bridge left and a site for it (TM-24.13)."""
    return table.bridges[seat] > 0 and bool(open_sites(table, seat))
