"""Why the active player may not do this now."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from loci.core.decision import Move
from loci.core.text import SeatName, Text
from loci.games.terra_mystica.rules.cults import keys_to_use
from loci.games.terra_mystica.rules.economy.reasons import short_of, why_not_burn, why_not_convert
from loci.games.terra_mystica.rules.map.digging import are_stranded, bought_spades
from loci.games.terra_mystica.rules.map.towns import may_found_over
from loci.games.terra_mystica.rules.turn.allowed import is_open, may_begin, open_sites, own_spaces
from loci.games.terra_mystica.rules.turn.hex_reasons import (
    owed,
    why_not_begin,
    why_not_build,
    why_not_dig,
    why_not_transform,
)
from loci.games.terra_mystica.rules.upgrades import track_cost, upgrade_cost
from loci.games.terra_mystica.state.board import LAND, NAMES, SITE_NAMES
from loci.games.terra_mystica.state.land import in_supply
from loci.games.terra_mystica.state.moves import (
    OWED_GIVEN_UP,
    SHIP,
    SPADES,
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
from loci.games.terra_mystica.state.pieces import Cost
from loci.games.terra_mystica.state.registry import BOARDS, SPACES
from loci.games.terra_mystica.state.table import PLACES, TerraTable
from loci.games.terra_mystica.state.terms import (
    ACTIONS,
    BONUS_NAMES,
    FAVOUR_NAMES,
    NOBODY,
    NONE,
    ORDERS,
    ROUNDS,
    TOWN_NAMES,
    TRADING_HOUSE,
    UPGRADED_FROM,
    building_text,
    cult_text,
)
from loci.games.terra_mystica.state.turn import (
    BRIDGE,
    CULT_STEPS,
    FAVOUR_TILE,
    FREE_HOUSE,
    TOWN_TILE,
)

Check = Callable[[TerraTable, int, Move], Text | None]


def why_not_turn(table: TerraTable, seat: int, move: Move) -> Text | None:
    """Sacrificed power comes first, then what is owed; only then new actions are begun."""
    kind = type(move)
    if kind in SPENDING:
        return SPENDING[kind](table, seat, move)
    if table.turn.must_spend():
        return Text("first-spend", power=table.bowl3[seat])
    if kind in CHECKS:
        return CHECKS[kind](table, seat, move)
    begun = why_not_begin(table, seat)
    if begun is not None:
        return begun
    return (
        ACTION_CHECKS[kind](table, seat, move) if kind in ACTION_CHECKS else Text("only-in-setup")
    )


# -- going on --------------------------------------------------------------------------------------


def _why_not_done(table: TerraTable, seat: int, move: Move) -> Text | None:
    missing = owed(table, seat)
    if missing is not None:
        return missing
    spades = bought_spades(table)
    if spades and not are_stranded(table, seat):
        return Text("first-bought-spades", spades=spades)
    return None if table.turn.acting else Text("first-act")


def _why_not_give_up(table: TerraTable, seat: int, move: Move) -> Text | None:
    given = cast(GiveUp, move)
    if given.what == SPADES:
        bought = bought_spades(table)
        if bought and not are_stranded(table, seat):
            return Text("first-bought-spades", spades=bought)
        return None if 1 <= given.number <= table.turn.spades else Text("give-up-number")
    have = table.turn.number(OWED_GIVEN_UP[given.what])
    return None if have and given.number == have else Text("give-up-nothing")


# -- what is owed ----------------------------------------------------------------------------------


def _why_not_favour(table: TerraTable, seat: int, move: Move) -> Text | None:
    tile = cast(Favour, move).tile
    if not table.turn.number(FAVOUR_TILE):
        return Text("no-favour-now")
    if table.favours[seat] >> tile & 1:
        return Text("favour-again", tile=FAVOUR_NAMES[tile])
    return None if table.favour_left[tile] else Text("tile-gone", tile=FAVOUR_NAMES[tile])


def _why_not_town(table: TerraTable, seat: int, move: Move) -> Text | None:
    tile = cast(Town, move).tile
    if not table.turn.number(TOWN_TILE):
        return Text("no-town-now")
    return None if table.town_left[tile] else Text("tile-gone", tile=TOWN_NAMES[tile])


def _why_not_connect(table: TerraTable, seat: int, move: Move) -> Text | None:
    river = cast(Connect, move).river
    if not BOARDS[table.faction[seat]].crosses_rivers:
        return Text("connect-mermaids")
    if river < LAND or not may_found_over(table, seat, river):
        return Text("connect-no-town", river=NAMES[river])
    return None


def _why_not_step(table: TerraTable, seat: int, move: Move) -> Text | None:
    step = cast(Step, move)
    steps = table.turn.number(CULT_STEPS)
    if steps:
        return None if step.steps == steps else Text("steps-number", steps=steps)
    choice = keys_to_use(table, seat)
    if not choice:
        return Text("no-step-now")
    if step.cult not in choice:
        return Text("key-elsewhere", cult=cult_text(step.cult))
    return None if step.steps == 1 else Text("steps-number", steps=1)


def _why_not_bridge(table: TerraTable, seat: int, move: Move) -> Text | None:
    site = cast(Bridge, move).site
    if not table.turn.number(BRIDGE):
        return Text("no-bridge-now")
    if table.bridge[site] != NOBODY:
        return Text("bridge-taken", site=SITE_NAMES[site])
    return (
        None if open_sites(table, seat) >> site & 1 else Text("bridge-end", site=SITE_NAMES[site])
    )


# -- actions ---------------------------------------------------------------------------------------


def _why_not_action(table: TerraTable, seat: int, move: Move) -> Text | None:
    """An action space: open, owned, its effect possible and its cost there."""
    action = cast(Action, move).action
    space = SPACES[action]
    name = ACTIONS[action]
    if table.turn.must_spend() and space.cost.power != table.bowl3[seat]:
        return Text("first-spend", power=table.bowl3[seat])
    if not may_begin(table, seat):
        turn_text = why_not_begin(table, seat)
        return turn_text if turn_text is not None else Text("acted-already")
    if space.set not in table.sets:
        return Text("action-not-owned", action=name)
    if not space.common and action not in own_spaces(table, seat):
        if BOARDS[table.faction[seat]].action is space:
            return Text("action-needs-stronghold", action=name)
        return Text("action-not-owned", action=name)
    used = table.power_used if space.common else table.used[seat]
    if used >> action & 1:
        return Text("action-used", action=name)
    if not is_open(table, seat, action):
        return Text("no-bridge-possible")
    return short_of(table, seat, space.cost)


def _why_not_pass(table: TerraTable, seat: int, move: Move) -> Text | None:
    tile = cast(Pass, move).tile
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


def _why_not_send(table: TerraTable, seat: int, move: Move) -> Text | None:
    sent = cast(Send, move)
    short = short_of(table, seat, Cost(priests=1))
    if short is not None:
        return short
    if sent.steps == 1:
        return None
    for place, worth in enumerate(ORDERS):
        if worth == sent.steps and table.orders[PLACES * sent.cult + place] == NOBODY:
            return None
    return Text("no-place", steps=sent.steps, cult=cult_text(sent.cult))


def _why_not_advance(table: TerraTable, seat: int, move: Move) -> Text | None:
    track = cast(Advance, move).track
    cost = track_cost(table, seat, track)
    if cost is not None:
        return short_of(table, seat, cost)
    board = BOARDS[table.faction[seat]]
    length = board.ship_most if track == SHIP else board.dig_most
    kind = "ship" if track == SHIP else "dig"
    return Text(f"track-end-{kind}") if length else Text(f"track-none-{kind}")


def _why_not_upgrade(table: TerraTable, seat: int, move: Move) -> Text | None:
    hex, building = cast(Upgrade, move).hex, cast(Upgrade, move).building
    free = bool(table.turn.number(FREE_HOUSE))
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
    return short_of(table, seat, upgrade_cost(table, seat, hex, building))


# -- digging and conversions, whose reasons lie elsewhere ------------------------------------------


def _why_not_build(table: TerraTable, seat: int, move: Move) -> Text | None:
    return why_not_build(table, seat, cast(Build, move).hex)


def _why_not_transform(table: TerraTable, seat: int, move: Move) -> Text | None:
    return why_not_transform(table, seat, cast(Transform, move))


def _why_not_dig(table: TerraTable, seat: int, move: Move) -> Text | None:
    return why_not_dig(table, seat, cast(Dig, move).spades)


def _why_not_convert(table: TerraTable, seat: int, move: Move) -> Text | None:
    return why_not_convert(table, seat, cast(Convert, move))


def _why_not_burn(table: TerraTable, seat: int, move: Move) -> Text | None:
    return why_not_burn(table, seat, cast(Burn, move))


#: What may be asked for while power has to be spent
SPENDING: Final[dict[type, Check]] = {
    Convert: _why_not_convert,
    Burn: _why_not_burn,
    Action: _why_not_action,
}
#: What may belong to the action under way
CHECKS: Final[dict[type, Check]] = {
    Build: _why_not_build,
    Transform: _why_not_transform,
    Dig: _why_not_dig,
    Upgrade: _why_not_upgrade,
    Done: _why_not_done,
    GiveUp: _why_not_give_up,
    Favour: _why_not_favour,
    Town: _why_not_town,
    Step: _why_not_step,
    Bridge: _why_not_bridge,
    Connect: _why_not_connect,
}
#: Actions of their own
ACTION_CHECKS: Final[dict[type, Check]] = {
    Pass: _why_not_pass,
    Send: _why_not_send,
    Advance: _why_not_advance,
}
