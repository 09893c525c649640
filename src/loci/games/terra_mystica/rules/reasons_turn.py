"""Why the active player may not do this now."""

from __future__ import annotations

from loci.core.decision import Move
from loci.core.text import SeatName, Text
from loci.games.terra_mystica.rules.allowed import (
    FACTION_ACTION,
    is_open,
    may_begin,
    open_sites,
    own_spaces,
    track_cost,
)
from loci.games.terra_mystica.rules.buildings import upgrade_coins
from loci.games.terra_mystica.rules.costs import Cost
from loci.games.terra_mystica.rules.cults import keys_to_use
from loci.games.terra_mystica.rules.paying import short_of, why_not_burn, why_not_convert
from loci.games.terra_mystica.rules.reach import in_supply
from loci.games.terra_mystica.rules.reasons_begin import owed, why_not_begin
from loci.games.terra_mystica.rules.reasons_dig import (
    why_not_build,
    why_not_dig,
    why_not_transform,
)
from loci.games.terra_mystica.rules.towns import may_found_over
from loci.games.terra_mystica.state.board import LAND, NAMES, SITE_NAMES
from loci.games.terra_mystica.state.events import building_text, cult_text
from loci.games.terra_mystica.state.factions import BOARDS
from loci.games.terra_mystica.state.moves import (
    FREE_DWELLING,
    FREE_HOUSE,
    SHIP,
    SPADES,
    STORM,
    Action,
    Advance,
    Bridge,
    Build,
    Burn,
    Connect,
    Convert,
    Dig,
    Done,
    Favour,
    GiveUp,
    Pass,
    Send,
    Step,
    Town,
    Transform,
    Upgrade,
)
from loci.games.terra_mystica.state.table import (
    PLACES,
    TerraTable,
)
from loci.games.terra_mystica.state.terms import (
    ENGINEERS,
    MERMAIDS,
    NOBODY,
    NONE,
    ORDERS,
    ROUNDS,
    TRADING_HOUSE,
    UPGRADED_FROM,
)
from loci.games.terra_mystica.state.tiles import (
    ACTIONS,
    BONUS_NAMES,
    ENGINEERS_BRIDGE,
    ENGINEERS_WORKERS,
    FAVOUR_NAMES,
    POWER_ACTIONS,
    POWER_COST,
    TOWN_NAMES,
)


def why_not_turn(table: TerraTable, seat: int, move: Move) -> Text | None:
    turn = table.turn
    if isinstance(move, Convert):
        return why_not_convert(table, seat, move)
    if isinstance(move, Burn):
        return why_not_burn(table, seat, move)
    if isinstance(move, Action):
        return _why_not_action(table, seat, move.action)
    if turn.burnt:
        return Text("first-spend", power=table.bowl3[seat])
    if isinstance(move, Build):
        return why_not_build(table, seat, move.hex)
    if isinstance(move, Transform):
        return why_not_transform(table, seat, move)
    if isinstance(move, Dig):
        return why_not_dig(table, seat, move.spades)
    if isinstance(move, Upgrade):
        return _why_not_upgrade(table, seat, move.hex, move.building)
    if isinstance(move, Done):
        return _why_not_done(table, seat)
    if isinstance(move, GiveUp):
        return _why_not_give_up(table, move)
    if isinstance(move, Favour | Town | Step | Bridge | Connect):
        return _why_not_take(table, seat, move)
    begun = why_not_begin(table, seat)
    if begun is not None:
        return begun
    if isinstance(move, Pass):
        return _why_not_pass(table, move.tile)
    if isinstance(move, Send):
        return _why_not_send(table, seat, move)
    if isinstance(move, Advance):
        return _why_not_advance(table, seat, move.track)
    return Text("only-in-setup")


def _why_not_done(table: TerraTable, seat: int) -> Text | None:
    turn = table.turn
    missing = owed(table, seat)
    if missing is not None:
        return missing
    if turn.exact and turn.spades:
        return Text("first-bought-spades", spades=turn.spades)
    return None if turn.acting else Text("first-act")


def _why_not_give_up(table: TerraTable, move: GiveUp) -> Text | None:
    turn = table.turn
    if move.what == SPADES:
        if turn.exact:
            return Text("first-bought-spades", spades=turn.spades)
        return None if 1 <= move.number <= turn.spades else Text("give-up-number")
    have = turn.ordain
    if move.what == FREE_DWELLING:
        have = turn.ride
    elif move.what == FREE_HOUSE:
        have = turn.house
    elif move.what == STORM:
        have = turn.storm
    return None if have and move.number == have else Text("give-up-nothing")


def _why_not_take(
    table: TerraTable, seat: int, move: Favour | Town | Step | Bridge | Connect
) -> Text | None:
    """Tiles, cult steps, bridges: only what an action gave."""
    turn = table.turn
    if isinstance(move, Favour):
        if not turn.favours:
            return Text("no-favour-now")
        if table.favours[seat] >> move.tile & 1:
            return Text("favour-again", tile=FAVOUR_NAMES[move.tile])
        left = table.favour_left[move.tile]
        return None if left else Text("tile-gone", tile=FAVOUR_NAMES[move.tile])
    if isinstance(move, Town):
        if not turn.towns:
            return Text("no-town-now")
        left = table.town_left[move.tile]
        return None if left else Text("tile-gone", tile=TOWN_NAMES[move.tile])
    if isinstance(move, Step):
        return _why_not_step(table, seat, move)
    if isinstance(move, Bridge):
        return _why_not_bridge(table, seat, move.site)
    if table.faction[seat] != MERMAIDS:
        return Text("connect-mermaids")
    if move.river < LAND or not may_found_over(table, seat, move.river):
        return Text("connect-no-town", river=NAMES[move.river])
    return None


def _why_not_step(table: TerraTable, seat: int, move: Step) -> Text | None:
    turn = table.turn
    if turn.steps:
        return None if move.steps == turn.steps else Text("steps-number", steps=turn.steps)
    choice = keys_to_use(table, seat)
    if not choice:
        return Text("no-step-now")
    if move.cult not in choice:
        return Text("key-elsewhere", cult=cult_text(move.cult))
    return None if move.steps == 1 else Text("steps-number", steps=1)


def _why_not_bridge(table: TerraTable, seat: int, site: int) -> Text | None:
    if not table.turn.bridges:
        return Text("no-bridge-now")
    if table.bridge[site] != NOBODY:
        return Text("bridge-taken", site=SITE_NAMES[site])
    return None if site in open_sites(table, seat) else Text("bridge-end", site=SITE_NAMES[site])


def _why_not_action(table: TerraTable, seat: int, action: int) -> Text | None:
    """An action space: open, owned, its effect possible and its cost there."""
    turn = table.turn
    name = ACTIONS[action]
    if turn.burnt and (action >= POWER_ACTIONS or POWER_COST[action] != table.bowl3[seat]):
        return Text("first-spend", power=table.bowl3[seat])
    if not may_begin(table, seat):
        turn_text = why_not_begin(table, seat)
        return turn_text if turn_text is not None else Text("acted-already")
    if action < POWER_ACTIONS:
        if table.power_used >> action & 1:
            return Text("action-used", action=name)
        if not is_open(table, seat, action):
            return Text("no-bridge-possible")
        return short_of(table, seat, Cost(power=POWER_COST[action]))
    if action not in own_spaces(table, seat):
        faction = table.faction[seat]
        if FACTION_ACTION.get(faction) == action and faction != ENGINEERS:
            return Text("action-needs-stronghold", action=name)
        return Text("action-not-owned", action=name)
    if table.used[seat] >> action & 1:
        return Text("action-used", action=name)
    if not is_open(table, seat, action):
        return Text("no-bridge-possible")
    if action == ENGINEERS_BRIDGE:
        return short_of(table, seat, Cost(workers=ENGINEERS_WORKERS))
    return None


def _why_not_pass(table: TerraTable, tile: int) -> Text | None:
    if table.round == ROUNDS:
        return None if tile == NONE else Text("pass-last-round")
    return Text("pass-needs-tile") if tile == NONE else why_not_tile(table, tile)


def why_not_tile(table: TerraTable, tile: int) -> Text | None:
    if tile == NONE:
        return Text("pass-needs-tile")
    if tile not in table.in_game:
        return Text("tile-not-in-game", tile=BONUS_NAMES[tile])
    if tile in table.bonus:
        who = SeatName(table.bonus.index(tile))
        return Text("tile-held", tile=BONUS_NAMES[tile], who=who)
    return None


def _why_not_send(table: TerraTable, seat: int, move: Send) -> Text | None:
    short = short_of(table, seat, Cost(priests=1))
    if short is not None:
        return short
    if move.steps == 1:
        return None
    for place, worth in enumerate(ORDERS):
        if worth == move.steps and table.orders[PLACES * move.cult + place] == NOBODY:
            return None
    return Text("no-place", steps=move.steps, cult=cult_text(move.cult))


def _why_not_advance(table: TerraTable, seat: int, track: int) -> Text | None:
    cost = track_cost(table, seat, track)
    if cost is not None:
        return short_of(table, seat, cost)
    board = BOARDS[table.faction[seat]]
    length = board.ship_most if track == SHIP else board.dig_most
    kind = "ship" if track == SHIP else "dig"
    return Text(f"track-end-{kind}") if length else Text(f"track-none-{kind}")


def _why_not_upgrade(table: TerraTable, seat: int, hex: int, building: int) -> Text | None:
    turn = table.turn
    free = bool(turn.house)
    if free and building != TRADING_HOUSE:
        return Text("first-unused")
    if not free:
        begun = why_not_begin(table, seat)
        if begun is not None:
            return begun
    if building not in range(TRADING_HOUSE, len(UPGRADED_FROM)):
        return Text("upgrade-dwelling")
    if table.owner[hex] != seat:
        return Text("hex-not-own", hex=NAMES[hex])
    if table.building[hex] != UPGRADED_FROM[building]:
        return Text(
            "upgrade-from",
            hex=NAMES[hex],
            building=building_text(building),
            old=building_text(UPGRADED_FROM[building]),
        )
    if not in_supply(table, seat, building):
        return Text("none-left", building=building_text(building))
    if free:
        return None
    workers = BOARDS[table.faction[seat]].cost_workers[building]
    return short_of(table, seat, Cost(upgrade_coins(table, seat, hex, building), workers))
