"""Carrying answers out: what each kind of move does to the table."""

from __future__ import annotations

from typing import Final

from loci.core.decision import Move
from loci.games.terra_mystica.rules.allowed import (
    SHIPPING_COINS,
    SPADES_WORKERS,
    action_sites,
    may_add_spades,
)
from loci.games.terra_mystica.rules.buildings import (
    advance_shipping,
    take_favour,
    take_town,
    upgrade,
)
from loci.games.terra_mystica.rules.cults import advance
from loci.games.terra_mystica.rules.digging import (
    build_dwelling,
    buy_spades,
    free_spades,
    open_digging,
    raise_storm,
    transform,
)
from loci.games.terra_mystica.rules.gains import (
    gain,
    gain_priests,
    sacrifice,
    score,
    spend_power,
)
from loci.games.terra_mystica.rules.offers import accept, cultists_seat, decline, find_offer
from loci.games.terra_mystica.rules.reach import (
    put_bridge,
    put_building,
)
from loci.games.terra_mystica.rules.sequence import (
    advance_setup,
    end_rewards,
    end_turn,
    go_on,
    leave,
    pass_turn,
    take_bonus,
)
from loci.games.terra_mystica.rules.setup import choose_faction
from loci.games.terra_mystica.rules.towns import found_over_river, look_for_town
from loci.games.terra_mystica.state.board import SITES
from loci.games.terra_mystica.state.events import (
    Advanced,
    Bridged,
    Built,
    Burnt,
    Connected,
    Converted,
    GivenUp,
    Sent,
    Used,
)
from loci.games.terra_mystica.state.factions import BOARDS
from loci.games.terra_mystica.state.moves import (
    COIN,
    FREE_DWELLING,
    FREE_HOUSE,
    GIVEN_UP,
    KINDS,
    ORDINATION,
    POINT,
    POWER,
    PRIEST,
    SHIP,
    SPADES,
    STORM,
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
from loci.games.terra_mystica.state.table import (
    ACTING,
    PLACES,
    PLACING,
    REWARDED,
    TAKING,
    TerraTable,
)
from loci.games.terra_mystica.state.terms import (
    DWELLING,
    FROM_TRACKS,
    FROM_TRADE,
    ORDERS,
)
from loci.games.terra_mystica.state.tiles import (
    ACT_BRIDGE,
    ACT_SPADE,
    ACT_SPADES,
    AUREN_STEPS,
    CHAOS_TURN,
    ENGINEERS_BRIDGE,
    ENGINEERS_WORKERS,
    GIANTS_SPADES,
    NOMADS_STORM,
    POWER_ACTIONS,
    POWER_COST,
    POWER_GAIN,
    SWARMLINGS_UPGRADE,
    USE_BON1,
    WITCHES_RIDE,
)

SPADES_VP: Final = 6


def do(table: TerraTable, seat: int, move: Move) -> None:
    """Carry out a legal answer of `seat`."""
    if isinstance(move, Build):
        _build(table, seat, move.hex)
    elif isinstance(move, Done):
        _done(table, seat)
    elif isinstance(move, Upgrade):
        if not table.turn.house:
            _begin(table)
        upgrade(table, seat, move.hex, move.building)
    elif isinstance(move, Leech | Decline):
        _answer(table, seat, move)
    elif isinstance(move, Transform):
        _transform(table, seat, move.hex, move.terrain)
    elif isinstance(move, Dig):
        if not may_add_spades(table.turn):
            _begin(table)
            open_digging(table.turn, 0, 1)
        buy_spades(table, seat, move.spades)
    elif isinstance(move, Pass):
        _pass(table, seat, move.tile)
    elif isinstance(move, Action):
        _begin(table)
        _use(table, seat, move.action)
    elif isinstance(move, Send):
        _begin(table)
        _send(table, seat, move.cult, move.steps)
    elif isinstance(move, Advance):
        _begin(table)
        _advance(table, seat, move.track)
    elif isinstance(move, Convert):
        _convert(table, seat, move)
    else:
        _do_rest(table, seat, move)


def _do_rest(table: TerraTable, seat: int, move: Move) -> None:
    """The answers that are given less often."""
    if isinstance(move, Burn):
        _burn(table, seat, move.moved)
    elif isinstance(move, Favour):
        take_favour(table, seat, move.tile)
    elif isinstance(move, Town):
        take_town(table, seat, move.tile)
    elif isinstance(move, Step):
        _step(table, seat, move.cult, move.steps)
    elif isinstance(move, Bridge):
        _bridge(table, seat, move.site)
    elif isinstance(move, Connect):
        found_over_river(table, seat, move.river)
        if table.sink is not None:
            table.sink.append(Connected(seat, move.river))
    elif isinstance(move, GiveUp):
        _give_up(table, seat, move.what, move.number)
    elif isinstance(move, Setup):
        choose_faction(table, move.faction)
    elif isinstance(move, Resign):
        leave(table, seat)


def _begin(table: TerraTable) -> None:
    """A new action of the turn; the one before it, if any, is over with its dwelling unbuilt."""
    turn = table.turn
    turn.actions -= 1
    turn.acting = 1
    turn.builds = 0
    turn.spades = 0
    turn.sites = 0
    turn.dug = 0
    turn.skipped = -1
    turn.ordain = 0


def _done(table: TerraTable, seat: int) -> None:
    """The turn is over, or the use of cult spades; what was not used is lost."""
    if table.phase == REWARDED:
        table.reward[seat] = 0
        end_rewards(table)
    else:
        end_turn(table)


def _build(table: TerraTable, seat: int, hex: int) -> None:
    if table.phase == PLACING:
        table.queue.pop(0)
        put_building(table, seat, hex, DWELLING)
        if table.sink is not None:
            table.sink.append(Built(seat, hex, DWELLING))
        advance_setup(table)
        return
    turn = table.turn
    if turn.ride:
        turn.ride = 0
        build_dwelling(table, seat, hex, free=True)
        return
    if not action_sites(table, seat) >> hex & 1:
        _begin(table)
    turn.builds = 0
    build_dwelling(table, seat, hex, free=False)


def _transform(table: TerraTable, seat: int, hex: int, terrain: int) -> None:
    if table.turn.storm and table.phase == ACTING:
        raise_storm(table, seat, hex)
        return
    transform(table, seat, hex, terrain)
    if table.phase == REWARDED:
        end_rewards(table)


def _step(table: TerraTable, seat: int, cult: int, steps: int) -> None:
    if seat == cultists_seat(table) and table.earned:
        table.earned -= 1
        advance(table, seat, cult, steps)
        go_on(table)
        return
    if table.turn.steps:
        table.turn.steps = 0
    else:
        table.turn.cut &= ~(1 << cult)  # a key put to use
    advance(table, seat, cult, steps)


def _send(table: TerraTable, seat: int, cult: int, steps: int) -> None:
    """A priest to the first free place of this worth, or back to the reserve (TM-17)."""
    table.priests[seat] -= 1
    if steps > 1:
        for place, worth in enumerate(ORDERS):
            if worth == steps and table.orders[PLACES * cult + place] < 0:
                table.orders[PLACES * cult + place] = seat
                break
    if table.sink is not None:
        table.sink.append(Sent(seat, cult, steps))
    advance(table, seat, cult, steps)


def _advance(table: TerraTable, seat: int, track: int) -> None:
    table.priests[seat] -= 1
    if track == SHIP:
        table.coins[seat] -= SHIPPING_COINS
        advance_shipping(table, seat)
        return
    table.coins[seat] -= BOARDS[table.faction[seat]].dig_coins
    table.workers[seat] -= SPADES_WORKERS
    table.digging[seat] += 1
    if table.sink is not None:
        table.sink.append(Advanced(seat, "dig", table.digging[seat]))
    score(table, seat, SPADES_VP, FROM_TRACKS)


def _use(table: TerraTable, seat: int, action: int) -> None:
    """Cover an action space and open what it gives."""
    turn = table.turn
    if table.sink is not None:
        table.sink.append(Used(seat, action))
    if action < POWER_ACTIONS:
        spend_power(table, seat, POWER_COST[action])
        turn.burnt = 0
        table.power_used |= 1 << action
        gain(table, seat, POWER_GAIN[action])
    elif action == ENGINEERS_BRIDGE:
        table.workers[seat] -= ENGINEERS_WORKERS
    else:
        table.used[seat] |= 1 << action
    if action in (ACT_BRIDGE, ENGINEERS_BRIDGE):
        turn.bridges = 1
    elif action in (ACT_SPADE, USE_BON1):
        free_spades(table, seat, 1, 1)
    elif action == ACT_SPADES:
        free_spades(table, seat, 2, 2)
    elif action == GIANTS_SPADES:
        free_spades(table, seat, 2, 1)
    elif action == NOMADS_STORM:
        open_digging(turn, 0, 0, fixed=1)
        turn.storm = 1
    elif action == SWARMLINGS_UPGRADE:
        turn.house = 1
    elif action == WITCHES_RIDE:
        turn.ride = 1
    elif action == CHAOS_TURN:
        turn.actions = 2
        turn.acting = 0
    elif action == AUREN_STEPS:
        turn.steps = 2
    elif action >= POWER_ACTIONS:
        turn.steps = 1


def _bridge(table: TerraTable, seat: int, site: int) -> None:
    table.turn.bridges = 0
    table.bridges[seat] -= 1
    put_bridge(table, seat, site)
    if table.sink is not None:
        table.sink.append(Bridged(seat, site))
    for hex in SITES[site]:
        look_for_town(table, seat, hex)


def _convert(table: TerraTable, seat: int, move: Convert) -> None:
    if move.pay_kind == POWER:
        spend_power(table, seat, move.pay)
        table.turn.burnt = 0
    elif move.pay_kind == COIN:
        table.coins[seat] -= move.pay
    elif move.pay_kind == WORKER:
        table.workers[seat] -= move.pay
    elif move.pay_kind == PRIEST:
        table.priests[seat] -= move.pay
    else:
        score(table, seat, -move.pay, FROM_TRADE)
    if move.get_kind == COIN:
        table.coins[seat] += move.get
    elif move.get_kind == WORKER:
        table.workers[seat] += move.get
    elif move.get_kind == PRIEST:
        gain_priests(table, seat, move.get)
        if move.pay_kind == WORKER:
            table.turn.ordain = 0  # offered once (TM-29.21)
    elif move.get_kind == POINT:
        score(table, seat, move.get, FROM_TRADE)
    if table.sink is not None:
        pay_kind, get_kind = KINDS[move.pay_kind], KINDS[move.get_kind]
        table.sink.append(Converted(seat, move.pay, pay_kind, move.get, get_kind))


def _burn(table: TerraTable, seat: int, moved: int) -> None:
    sacrifice(table, seat, moved)
    table.turn.burnt = 0 if table.rules.free_burning else 1
    if table.sink is not None:
        table.sink.append(Burnt(seat, moved))


def _pass(table: TerraTable, seat: int, tile: int) -> None:
    if table.phase == TAKING:
        table.queue.pop(0)
        take_bonus(table, seat, tile)
        advance_setup(table)
        return
    _begin(table)
    pass_turn(table, seat, tile)


def _answer(table: TerraTable, seat: int, move: Leech | Decline) -> None:
    offer = find_offer(table, seat, move.power, move.faction)
    assert offer is not None
    if isinstance(move, Leech):
        accept(table, seat, offer)
    else:
        decline(table, seat, offer)
    go_on(table)


def _give_up(table: TerraTable, seat: int, what: int, number: int) -> None:
    turn = table.turn
    if table.sink is not None:
        table.sink.append(GivenUp(seat, GIVEN_UP[what].lower().replace("_", "-"), number))
    if what == SPADES:
        if table.phase == REWARDED:
            table.reward[seat] -= number
            end_rewards(table)
        else:
            turn.spades -= number
    elif what == FREE_DWELLING:
        turn.ride = 0
    elif what == FREE_HOUSE:
        turn.house = 0
    elif what == STORM:
        turn.storm = 0
    elif what == ORDINATION:
        turn.ordain = 0
