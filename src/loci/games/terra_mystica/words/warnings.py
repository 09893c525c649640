"""What a legal move would waste: only what is certain to be lost."""

from __future__ import annotations

from typing import Final

from loci.core.decision import Move
from loci.core.text import Text
from loci.games.terra_mystica.rules.cults import advance, open_cuts, top_taken
from loci.games.terra_mystica.rules.economy.costs import could_pay
from loci.games.terra_mystica.rules.economy.gains import priest_reserve, room_for_power
from loci.games.terra_mystica.rules.economy.offers import cultists_seat, gain_and_price
from loci.games.terra_mystica.rules.map.digging import dig_by_skipping, diggable, transform, ways
from loci.games.terra_mystica.rules.map.reach import skip_cost
from loci.games.terra_mystica.rules.sequence import can_use_reward
from loci.games.terra_mystica.rules.tiles import open_favours
from loci.games.terra_mystica.rules.turn.actions import do
from loci.games.terra_mystica.rules.turn.allowed import addable, dig_cost, enough_spades
from loci.games.terra_mystica.state.board import bits
from loci.games.terra_mystica.state.land import home
from loci.games.terra_mystica.state.moves import (
    OWED_GIVEN_UP,
    SPADES,
    Action,
    Advance,
    Bridge,
    Build,
    Connect,
    Dig,
    Done,
    Favour,
    GiveUp,
    Leech,
    Pass,
    Resign,
    Send,
    Step,
    Town,
    Transform,
    Upgrade,
)
from loci.games.terra_mystica.state.pieces import TownTile
from loci.games.terra_mystica.state.registry import BOARDS, FAVOUR, SPACES, TOWN
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import (
    ACTING,
    CULTS,
    MOST_SPADES,
    NONE,
    REWARDED,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TOP,
    cult_text,
)
from loci.games.terra_mystica.state.turn import (
    FREE_DWELLING,
    FREE_HOUSE,
    ORDINATION,
    SANDSTORM,
    TOWN_TILE,
)

_ENDLESS: Final = 1000  # tokens that take any power


def after_move(table: TerraTable, seat: int, move: Move) -> TerraTable | None:
    """The table after a move of the own turn, or None for moves that let others or chance act."""
    if table.phase != ACTING or not isinstance(
        move,
        Build
        | Upgrade
        | Dig
        | Transform
        | Action
        | Send
        | Step
        | Favour
        | Town
        | Advance
        | Pass
        | Bridge
        | Connect,
    ):
        return None
    return _carried_out(table, seat, move, 0)


def _carried_out(table: TerraTable, seat: int, move: Move, tokens: int) -> TerraTable:
    """A copy after the move, with so many more power tokens in bowl I before it."""
    copy = table.clone()
    copy.sink = None
    copy.bowl1[seat] += tokens
    if isinstance(move, Step) and table.earned and seat == cultists_seat(table):
        advance(copy, seat, move.cult, move.steps)  # play would go on to others
    else:
        do(copy, seat, move)
    return copy


def warnings(table: TerraTable, seat: int, move: Move, after: TerraTable | None) -> list[Text]:
    """Everything that the move wastes; `after` is the table of `after_move`."""
    found: list[Text] = []
    if isinstance(move, Leech):
        found += _offer_warnings(table, seat, move)
    elif isinstance(move, Done):
        found += _unused_warnings(table, seat)
    elif isinstance(move, GiveUp):
        found.append(_given_up(move.what, move.number))
    elif isinstance(move, Resign):
        found.append(Text("warn-resign"))
    elif isinstance(move, Transform) and table.phase == REWARDED:
        found += _reward_warnings(table, seat, move)
    if after is None:
        return found
    if isinstance(move, Action):
        found += _action_warnings(table, seat, move.action)
    elif isinstance(move, Upgrade):
        found += _upgrade_warnings(table, seat, move.building)
    elif isinstance(move, Town):
        found += _town_warnings(table, seat, TOWN[move.tile])
    elif isinstance(move, Send | Step):
        found += _step_warnings(table, seat, move.cult, move.steps, after)
    elif isinstance(move, Favour):
        tile = FAVOUR[move.tile]
        found += _step_warnings(table, seat, tile.cult, tile.steps, after)
    elif isinstance(move, Pass) and table.turn.actions > 1:
        found.append(Text("warn-second-action"))
    if isinstance(move, Action | Upgrade | Transform) and after.turn.spades:
        left = after.turn.spades
        if not _spades_usable(after, seat):
            found.append(Text("warn-spades", number=left))
    lost = _power_lost(table, seat, move, after)
    return [*found, Text("warn-power", lost=lost)] if lost else found


# -- power -----------------------------------------------------------------------------------------


def _power_lost(table: TerraTable, seat: int, move: Move, after: TerraTable) -> int:
    """The power that finds no room: what endless bowls would take more. (Every point gained
    leaves room for one point less.)"""
    if room_for_power(after, seat):
        return 0
    endless = _carried_out(table, seat, move, _ENDLESS)
    found_room = room_for_power(table, seat) - room_for_power(after, seat)
    in_all = room_for_power(table, seat) + 2 * _ENDLESS - room_for_power(endless, seat)
    return in_all - found_room


def _offer_warnings(table: TerraTable, seat: int, move: Leech) -> list[Text]:
    gained, _ = gain_and_price(table, seat, move.power)
    lost = move.power - gained
    if not lost:
        return []
    room = room_for_power(table, seat)
    return [Text("warn-offer-room" if gained == room else "warn-offer-points", lost=lost)]


# -- cults -----------------------------------------------------------------------------------------


def _step_warnings(
    table: TerraTable, seat: int, cult: int, steps: int, after: TerraTable
) -> list[Text]:
    """Steps beyond 9 without a key, and beyond a field 10 that is taken."""
    at = len(CULTS) * seat + cult
    lost = steps - (after.cult[at] - table.cult[at])
    if not lost:
        return []
    if table.cult[at] == TOP or after.cult[at] == TOP:
        return [Text("warn-steps-top", lost=lost, cult=cult_text(cult))]
    if top_taken(after, cult):
        return [Text("warn-steps-taken", lost=lost, cult=cult_text(cult))]
    if after.turn.number(TOWN_TILE) and seat == after.active:
        lost -= 1  # the town tile's key completes the step
    return [Text("warn-steps-key", lost=lost, cult=cult_text(cult))] if lost else []


def _town_steps_lost(table: TerraTable, seat: int, tile: TownTile) -> int:
    """Steps of a town tile on all tracks that cannot be made, its keys used first."""
    keys = table.keys[seat] + tile.keys + max(0, table.turn.number(TOWN_TILE) - 1)
    cut = open_cuts(table, seat)
    keys -= len(cut)  # they complete the steps cut short before
    lost = 0
    wanting = 0
    for cult in range(len(CULTS)):
        start = table.cult[len(CULTS) * seat + cult]
        if cult in cut:
            start = TOP
        end = min(start + tile.steps, TOP)
        if end == TOP and start < TOP:
            if top_taken(table, cult):
                end = TOP - 1
            else:
                wanting += 1
        lost += tile.steps - (end - start)
    return lost + max(0, wanting - max(0, keys))


# -- tiles, buildings and actions ------------------------------------------------------------------


def _town_warnings(table: TerraTable, seat: int, tile: TownTile) -> list[Text]:
    found: list[Text] = []
    if tile.gain.priests > priest_reserve(table, seat):
        found.append(Text("warn-priest"))
    board = BOARDS[table.faction[seat]]
    if tile.shipping and not board.lengthens_carpet() and _track_ends(table, seat):
        found.append(Text("warn-shipping"))
    lost = _town_steps_lost(table, seat, tile) if tile.steps else 0
    if lost:
        found.append(Text("warn-steps-town", lost=lost))
    return found


def _upgrade_warnings(table: TerraTable, seat: int, building: int) -> list[Text]:
    """A stronghold's shipping step at the end of the track, favour tiles that are not there."""
    board = BOARDS[table.faction[seat]]
    due = 0
    if building in (TEMPLE, SANCTUARY):
        due = board.favours
    elif building == STRONGHOLD:
        if board.stronghold_shipping and _track_ends(table, seat):
            return [Text("warn-shipping")]
        due = board.stronghold_favours
    lost = due - len(open_favours(table, seat))
    return [Text("warn-favours", lost=lost)] if lost > 0 else []


def _track_ends(table: TerraTable, seat: int) -> bool:
    return table.shipping[seat] >= BOARDS[table.faction[seat]].ship_most


def _action_warnings(table: TerraTable, seat: int, action: int) -> list[Text]:
    """An action space used for nothing, or for a priest that is not there."""
    space = SPACES[action]
    if space.priests > priest_reserve(table, seat):
        return [Text("warn-priest")]
    return [] if space.is_useful(table, seat) else [Text("warn-no-target")]


# -- spades and other things in hand ---------------------------------------------------------------


def _spades_usable(table: TerraTable, seat: int) -> bool:
    """Whether any hex can take the spades in hand, with all that could still be bought."""
    turn = table.turn
    digging = turn.digging()
    if digging is None or not digging.hexes:
        return False
    most = turn.spades
    if addable(table) is not None:
        for more in range(1, MOST_SPADES + 1):
            cost = dig_cost(table, seat, more, False)
            if enough_spades(table, seat, more) and could_pay(table, seat, cost):
                most = turn.spades + more
    land = diggable(table, seat)
    skip = skip_cost(table, seat)
    if skip is not None and could_pay(table, seat, skip):
        land |= dig_by_skipping(table, seat)
    own = home(table, seat) if digging.home_next else NONE
    for hex in bits(land):
        for terrain, price in ways(table, seat, hex):
            if price <= most and own in (NONE, terrain):
                return True
    return False


def _reward_warnings(table: TerraTable, seat: int, move: Transform) -> list[Text]:
    """Spades of phase III that this use leaves without a hex."""
    copy = table.clone()
    copy.sink = None
    transform(copy, seat, move.hex, move.terrain)
    left = copy.reward[seat]
    if left and not can_use_reward(copy, seat):
        return [Text("warn-spades", number=left)]
    return []


def _unused_warnings(table: TerraTable, seat: int) -> list[Text]:
    """What `done` leaves unused."""
    if table.phase == REWARDED:
        return [_given_up(SPADES, table.reward[seat])]
    turn = table.turn
    found: list[Text] = []
    if turn.spades:
        found.append(_given_up(SPADES, turn.spades))
    for kind in (FREE_DWELLING, FREE_HOUSE, SANDSTORM):
        if turn.number(kind):
            found.append(Text(_LOST[kind]))
    if turn.number(ORDINATION) and table.workers[seat] and priest_reserve(table, seat):
        found.append(Text("warn-ordain"))
    return found


def _given_up(what: int, number: int) -> Text:
    if what == SPADES:
        return Text("warn-spades", number=number)
    return Text(_LOST[OWED_GIVEN_UP[what]])


_LOST: Final = {
    FREE_DWELLING: "warn-ride",
    FREE_HOUSE: "warn-house",
    SANDSTORM: "warn-storm",
    ORDINATION: "warn-ordain",
}
