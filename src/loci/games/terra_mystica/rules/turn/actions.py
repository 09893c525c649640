"""Carrying answers out: what each kind of move does to the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from loci.core.decision import Move
from loci.games.terra_mystica.rules.cults import advance
from loci.games.terra_mystica.rules.economy.gains import gain_priests, sacrifice, score, spend_power
from loci.games.terra_mystica.rules.economy.offers import (
    accept,
    cultists_seat,
    decline,
    drop_empty_offers,
    find_offer,
)
from loci.games.terra_mystica.rules.map.digging import (
    build_dwelling,
    buy_spades,
    open_digging,
    raise_storm,
    transform,
)
from loci.games.terra_mystica.rules.map.towns import found_over_river, look_for_town
from loci.games.terra_mystica.rules.sequence import (
    advance_setup,
    end_rewards,
    end_turn,
    go_on,
    leave,
    pass_turn,
)
from loci.games.terra_mystica.rules.setup import choose_faction
from loci.games.terra_mystica.rules.tiles import take_bonus, take_favour, take_town
from loci.games.terra_mystica.rules.turn.allowed import action_sites, addable
from loci.games.terra_mystica.rules.upgrades import advance_track, upgrade
from loci.games.terra_mystica.state.board import SITES
from loci.games.terra_mystica.state.drawing import draw_priest, forget_notes
from loci.games.terra_mystica.state.economy_events import Burnt, Converted
from loci.games.terra_mystica.state.events import Bridged, Built, Connected, GivenUp, Sent, Used
from loci.games.terra_mystica.state.land import put_bridge, put_building
from loci.games.terra_mystica.state.moves import (
    COIN,
    GIVEN_UP,
    KINDS,
    OWED_GIVEN_UP,
    POINT,
    POWER,
    PRIEST,
    SPADES,
    WORKER,
    Action,
    Advance,
    Bridge,
    Build,
    Burn,
    Connect,
    Convert,
    Decline,
    Dig,
    Done,
    Favour,
    GiveUp,
    Leech,
    Pass,
    Resign,
    Send,
    Setup,
    Step,
    Town,
    Transform,
    Upgrade,
)
from loci.games.terra_mystica.state.registry import SPACES
from loci.games.terra_mystica.state.table import PLACES, TerraTable
from loci.games.terra_mystica.state.terms import (
    ACTING,
    DWELLING,
    FROM_TRADE,
    ORDERS,
    PLACING,
    REWARDED,
    TAKING,
)
from loci.games.terra_mystica.state.turn import (
    BRIDGE,
    CULT_STEPS,
    DIGGING,
    FREE_DWELLING,
    FREE_HOUSE,
    ORDINATION,
    POWER_TO_SPEND,
    SANDSTORM,
    Owed,
)

Handler = Callable[[TerraTable, int, Move], None]


def do(table: TerraTable, seat: int, move: Move) -> None:
    """Carry out a legal answer of `seat`."""
    forget_notes(table, seat)
    HANDLERS[type(move)](table, seat, move)


def _begin(table: TerraTable) -> None:
    """A new action of the turn; the one before it, if any, is over with its dwelling unbuilt."""
    turn = table.turn
    turn.actions -= 1
    turn.acting = 1
    turn.owed.clear()


# -- set-up, passing and the end of a turn ---------------------------------------------------------


def _setup(table: TerraTable, seat: int, move: Move) -> None:
    choose_faction(table, cast(Setup, move).faction)


def _pass(table: TerraTable, seat: int, move: Move) -> None:
    tile = cast(Pass, move).tile
    if table.phase == TAKING:
        table.queue.pop(0)
        take_bonus(table, seat, tile)
        advance_setup(table)
        return
    _begin(table)
    pass_turn(table, seat, tile)


def _done(table: TerraTable, seat: int, move: Move) -> None:
    """The turn is over, or the use of cult spades; what was not used is lost."""
    if table.phase == REWARDED:
        table.reward[seat] = 0
        end_rewards(table)
    else:
        end_turn(table)


def _resign(table: TerraTable, seat: int, move: Move) -> None:
    leave(table, seat)


# -- digging and building --------------------------------------------------------------------------


def _build(table: TerraTable, seat: int, move: Move) -> None:
    hex = cast(Build, move).hex
    if table.phase == PLACING:
        table.queue.pop(0)
        put_building(table, seat, hex, DWELLING)
        if table.sink is not None:
            table.sink.append(Built(seat, hex, DWELLING))
        advance_setup(table)
        return
    if table.turn.number(FREE_DWELLING):
        table.turn.settle(FREE_DWELLING)
        build_dwelling(table, seat, hex, free=True)
        return
    if not action_sites(table, seat) >> hex & 1:
        _begin(table)
    build_dwelling(table, seat, hex, free=False)


def _dig(table: TerraTable, seat: int, move: Move) -> None:
    digging = addable(table)
    if digging is None:
        _begin(table)
        digging = open_digging(table, 0, 1)
    buy_spades(table, seat, digging, cast(Dig, move).spades)


def _transform(table: TerraTable, seat: int, move: Move) -> None:
    change = cast(Transform, move)
    if table.phase == ACTING and table.turn.number(SANDSTORM):
        raise_storm(table, seat, change.hex)
        return
    transform(table, seat, change.hex, change.terrain)
    if table.phase == REWARDED:
        end_rewards(table)


def _upgrade(table: TerraTable, seat: int, move: Move) -> None:
    change = cast(Upgrade, move)
    free = table.turn.number(FREE_HOUSE) > 0
    if free:
        table.turn.settle(FREE_HOUSE)
    else:
        _begin(table)
    upgrade(table, seat, change.hex, change.building, free)


# -- priests, tracks and cults ---------------------------------------------------------------------


def _send(table: TerraTable, seat: int, move: Move) -> None:
    """A priest to the first free place of this worth, or back to the reserve (TM-17)."""
    sent = cast(Send, move)
    _begin(table)
    table.priests[seat] -= 1
    if sent.steps > 1:
        for place, worth in enumerate(ORDERS):
            if worth == sent.steps and table.orders[PLACES * sent.cult + place] < 0:
                table.orders[PLACES * sent.cult + place] = seat
                if table.drawn:
                    draw_priest(table, PLACES * sent.cult + place)
                break
    if table.sink is not None:
        table.sink.append(Sent(seat, sent.cult, sent.steps))
    advance(table, seat, sent.cult, sent.steps)


def _advance(table: TerraTable, seat: int, move: Move) -> None:
    _begin(table)
    advance_track(table, seat, cast(Advance, move).track)


def _step(table: TerraTable, seat: int, move: Move) -> None:
    step = cast(Step, move)
    if table.earned and seat == cultists_seat(table):
        table.earned -= 1
        advance(table, seat, step.cult, step.steps)
        drop_empty_offers(table)  # it may have filled the bowls
        go_on(table)
        return
    if table.turn.number(CULT_STEPS):
        table.turn.settle(CULT_STEPS)
    else:
        table.turn.cut &= ~(1 << step.cult)  # a key put to use
    advance(table, seat, step.cult, step.steps)


# -- action spaces and what they give --------------------------------------------------------------


def _action(table: TerraTable, seat: int, move: Move) -> None:
    """Pay for an action space, cover it, and open what it gives."""
    action = cast(Action, move).action
    space = SPACES[action]
    _begin(table)
    if table.sink is not None:
        table.sink.append(Used(seat, action))
    if space.cost.power:
        spend_power(table, seat, space.cost.power)
    table.workers[seat] -= space.cost.workers
    if space.common:
        table.power_used |= 1 << action
    elif not space.again:
        table.used[seat] |= 1 << action
    space.use(table, seat)


def _bridge(table: TerraTable, seat: int, move: Move) -> None:
    site = cast(Bridge, move).site
    table.turn.settle(BRIDGE)
    table.bridges[seat] -= 1
    put_bridge(table, seat, site)
    if table.sink is not None:
        table.sink.append(Bridged(seat, site))
    for hex in SITES[site]:
        look_for_town(table, seat, hex)


def _favour(table: TerraTable, seat: int, move: Move) -> None:
    take_favour(table, seat, cast(Favour, move).tile)


def _town(table: TerraTable, seat: int, move: Move) -> None:
    take_town(table, seat, cast(Town, move).tile)


def _connect(table: TerraTable, seat: int, move: Move) -> None:
    river = cast(Connect, move).river
    found_over_river(table, seat, river)
    if table.sink is not None:
        table.sink.append(Connected(seat, river))


def _give_up(table: TerraTable, seat: int, move: Move) -> None:
    given = cast(GiveUp, move)
    if table.sink is not None:
        name = GIVEN_UP[given.what].lower().replace("_", "-")
        table.sink.append(GivenUp(seat, name, given.number))
    if given.what != SPADES:
        table.turn.settle(OWED_GIVEN_UP[given.what])
    elif table.phase == REWARDED:
        table.reward[seat] -= given.number
        end_rewards(table)
    else:
        digging = table.turn.digging()
        assert digging is not None
        digging.spades -= given.number
        if not digging.spades and not digging.builds:
            table.turn.settle(DIGGING)


# -- power -----------------------------------------------------------------------------------------


def _convert(table: TerraTable, seat: int, move: Move) -> None:
    swap = cast(Convert, move)
    if swap.pay_kind == POWER:
        spend_power(table, seat, swap.pay)
        table.turn.settle(POWER_TO_SPEND)
    elif swap.pay_kind == COIN:
        table.coins[seat] -= swap.pay
    elif swap.pay_kind == WORKER:
        table.workers[seat] -= swap.pay
    elif swap.pay_kind == PRIEST:
        table.priests[seat] -= swap.pay
    else:
        score(table, seat, -swap.pay, FROM_TRADE)
    if swap.get_kind == COIN:
        table.coins[seat] += swap.get
    elif swap.get_kind == WORKER:
        table.workers[seat] += swap.get
    elif swap.get_kind == PRIEST:
        gain_priests(table, seat, swap.get)
        if swap.pay_kind == WORKER:
            table.turn.settle(ORDINATION)  # offered once (TM-29.21)
    elif swap.get_kind == POINT:
        score(table, seat, swap.get, FROM_TRADE)
    if table.sink is not None:
        pay_kind, get_kind = KINDS[swap.pay_kind], KINDS[swap.get_kind]
        table.sink.append(Converted(seat, swap.pay, pay_kind, swap.get, get_kind))


def _burn(table: TerraTable, seat: int, move: Move) -> None:
    moved = cast(Burn, move).moved
    sacrifice(table, seat, moved)
    if table.rules.free_burning:
        drop_empty_offers(table)  # it may have left no room
    else:
        table.turn.owe(Owed(POWER_TO_SPEND))
    if table.sink is not None:
        table.sink.append(Burnt(seat, moved))


def _leech(table: TerraTable, seat: int, move: Move) -> None:
    taken = cast(Leech, move)
    offer = find_offer(table, seat, taken.power, taken.faction)
    assert offer is not None
    accept(table, seat, offer)
    go_on(table)


def _decline(table: TerraTable, seat: int, move: Move) -> None:
    left = cast(Decline, move)
    offer = find_offer(table, seat, left.power, left.faction)
    assert offer is not None
    decline(table, seat, offer)
    go_on(table)


HANDLERS: Final[dict[type, Handler]] = {
    Setup: _setup,
    Pass: _pass,
    Done: _done,
    Resign: _resign,
    Build: _build,
    Dig: _dig,
    Transform: _transform,
    Upgrade: _upgrade,
    Send: _send,
    Advance: _advance,
    Step: _step,
    Action: _action,
    Bridge: _bridge,
    Favour: _favour,
    Town: _town,
    Connect: _connect,
    GiveUp: _give_up,
    Convert: _convert,
    Burn: _burn,
    Leech: _leech,
    Decline: _decline,
}
