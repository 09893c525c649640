"""The course of play: turns, passing, phase III, the next round and the end (TM-6, 9, 20, 22)."""

from __future__ import annotations

from loci.core.rng import Rng
from loci.games.terra_mystica.rules.economy.gains import gain_power, gain_priests, holdings
from loci.games.terra_mystica.rules.economy.income import amounts, take_income
from loci.games.terra_mystica.rules.economy.offers import (
    cultists_seat,
    drop_empty_offers,
    open_offers,
)
from loci.games.terra_mystica.rules.map.digging import diggable, get_spades
from loci.games.terra_mystica.rules.scoring import score_end
from loci.games.terra_mystica.rules.setup import start_taking
from loci.games.terra_mystica.rules.tiles import score_passing, take_bonus
from loci.games.terra_mystica.state.drawing import forget_all_notes
from loci.games.terra_mystica.state.economy_events import Got
from loci.games.terra_mystica.state.events import Left, RoundBegan, RoundEnded, SpadesGot
from loci.games.terra_mystica.state.land import set_sail
from loci.games.terra_mystica.state.pieces import PRIESTS_SENT, Gain
from loci.games.terra_mystica.state.registry import BOARDS, SCORING
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import (
    ACTING,
    CULTS,
    NONE,
    OVER,
    PLACING,
    REWARDED,
    ROUNDS,
    TAKING,
)
from loci.games.terra_mystica.state.turn import Turn


def start_round(table: TerraTable) -> None:
    """Phase I, then the first turn of phase II."""
    forget_all_notes(table)
    table.round += 1
    if table.sink is not None:
        table.sink.append(RoundBegan(table.round))
    for seat in table.order:
        if not table.gone[seat]:
            take_income(table, seat)
    table.phase = ACTING
    table.passed = []
    for seat in range(table.players):
        set_sail(table, seat)  # the bonus tile's shipping begins
    table.active = table.order[-1]
    _next_turn(table)


def end_turn(table: TerraTable) -> None:
    """The active player is done: the neighbours are asked, then play goes on."""
    table.turn.ending = 1
    open_offers(table)
    go_on(table)


def go_on(table: TerraTable) -> None:
    """Play goes on as soon as nothing is in the way; after every answer that may clear it."""
    if table.phase != ACTING or not table.turn.ending:
        return
    waiting = bool(table.offers) or table.earned > 0
    if waiting and not table.rules.deferred:
        return
    if table.turn.actions:  # the second half of a double turn
        second = Turn()  # what the first action left unused is lost
        second.actions = table.turn.actions
        second.cut = table.turn.cut
        table.turn = second
        return
    if len(table.passed) + sum(table.gone) < table.players:
        _next_turn(table)
    elif not waiting:
        end_actions(table)


def _next_turn(table: TerraTable) -> None:
    at = table.order.index(table.active)
    for seat in table.order[at + 1 :] + table.order[: at + 1]:
        if seat not in table.passed and not table.gone[seat]:
            table.active = seat
            table.turn = Turn()
            return


def pass_turn(table: TerraTable, seat: int, tile: int) -> None:
    """Score and give back the bonus tile, take another with its coins (TM-20)."""
    score_passing(table, seat)
    table.passed.append(seat)
    take_bonus(table, seat, tile)
    table.turn.actions = 0  # nothing follows a pass, not even in a double turn (TM-29.64)
    set_sail(table, seat)


def end_actions(table: TerraTable) -> None:
    """Everybody has passed: phase III, or the end of the game."""
    forget_all_notes(table)
    _tell_end(table)
    if table.round == ROUNDS:
        table.phase = OVER
        score_end(table)
        return
    table.order = next_order(table)
    table.phase = REWARDED
    for seat in range(table.players):
        set_sail(table, seat)
    tile = SCORING[table.scoring[table.round - 1]]
    for seat in table.order:
        if not table.gone[seat]:
            _reward(table, seat, sets_reached(table, seat), tile.reward, tile.spades)
    end_rewards(table)


def _tell_end(table: TerraTable) -> None:
    if table.sink is not None:
        everybody = [holdings(table, seat) for seat in range(table.players)]
        table.sink.append(RoundEnded(table.round, everybody))


def _reward(table: TerraTable, seat: int, times: int, reward: Gain, spades: int) -> None:
    """The cult reward; spades are kept for the player to use at once (TM-22.6)."""
    if not times:
        return
    if spades:
        table.reward[seat] = times * spades
        get_spades(table, seat, times * spades)
        if table.sink is not None:
            table.sink.append(SpadesGot(seat, times * spades, holdings(table, seat)))
        return
    coins, workers = times * reward.coins, times * reward.workers
    table.coins[seat] += coins
    table.workers[seat] += workers
    priests = gain_priests(table, seat, times * reward.priests)
    power = gain_power(table, seat, times * reward.power)
    if table.sink is not None:
        table.sink.append(
            Got(seat, "reward", amounts(coins, workers, priests, power), holdings(table, seat))
        )


def end_rewards(table: TerraTable) -> None:
    """Drop spades that cannot be used; when none are left, clean up and begin the next round."""
    forget_all_notes(table)
    while True:
        asked = rewarded_seats(table)
        if not asked:
            break
        lost = [seat for seat in asked if not can_use_reward(table, seat)]
        if not lost:
            return
        for seat in lost:
            table.reward[seat] = 0
    table.power_used = 0
    table.used = [0] * table.players
    add_coins(table)
    start_round(table)


def add_coins(table: TerraTable) -> None:
    """A coin on each bonus tile nobody holds (TM-5.2, TM-22.19)."""
    for tile in table.in_game:
        if tile not in table.bonus:
            table.bonus_coins[tile] += 1


def leave(table: TerraTable, seat: int) -> None:
    """A seat leaves for good: what it built stays, its bonus tile goes back, nobody asks it."""
    forget_all_notes(table)
    table.gone[seat] = 1
    if table.sink is not None:
        table.sink.append(Left(seat))
    if all(table.gone):
        table.phase = OVER  # nobody is left to play on
        return
    table.bonus[seat] = NONE
    table.reward[seat] = 0
    if seat == cultists_seat(table):
        table.earned = 0
    drop_empty_offers(table)
    if table.phase in (PLACING, TAKING):
        table.queue = [other for other in table.queue if other != seat]
        advance_setup(table)
    elif table.phase == REWARDED:
        end_rewards(table)
    elif table.phase == ACTING:
        table.passed = [other for other in table.passed if other != seat]
        if table.active == seat:
            table.turn.actions = 0
        if table.active == seat and not table.turn.ending:
            table.turn = Turn()
            table.turn.actions = 0
            end_turn(table)
        else:
            go_on(table)


def advance_setup(table: TerraTable) -> None:
    """After a first dwelling or bonus tile: the next part of the set-up, or round 1."""
    if table.queue:
        return
    if table.phase == PLACING:
        start_taking(table)
        table.queue = [seat for seat in table.queue if not table.gone[seat]]
        if table.queue:
            return
    _tell_end(table)
    add_coins(table)
    start_round(table)


# -- reading ---------------------------------------------------------------------------------------


def next_order(table: TerraTable) -> list[int]:
    """The turn order of the next round (TM-20.4, or the order of passing)."""
    left = [seat for seat in table.order if table.gone[seat]]
    if table.rules.by_passing:
        return [seat for seat in table.passed if not table.gone[seat]] + left
    if not table.passed:
        return table.order
    first = table.passed[0]
    return list(range(first, table.players)) + list(range(first))


def rewarded_seats(table: TerraTable) -> list[int]:
    """Who is to use spades of phase III now: one after the other in turn order (TM-22.5), or all
    at once where answers are deferred."""
    owed = [seat for seat in table.order if table.reward[seat]]
    return owed if table.rules.deferred else owed[:1]


def sets_reached(table: TerraTable, seat: int) -> int:
    """How many times the round's cult reward is earned (TM-22.3)."""
    tile = SCORING[table.scoring[table.round - 1]]
    if tile.cult == PRIESTS_SENT:
        return table.orders.count(seat) // tile.steps
    return table.cult[len(CULTS) * seat + tile.cult] // tile.steps


def can_use_reward(table: TerraTable, seat: int) -> bool:
    """Whether any hex can take the spades of phase III; never a single one of the Giants."""
    if table.reward[seat] < BOARDS[table.faction[seat]].spades_a_hex:
        return False
    return diggable(table, seat) != 0


# -- trying turns ahead ---------------------------------------------------------------------------


def plan(table: TerraTable, seat: int) -> TerraTable | None:
    """A copy on which it is the turn of `seat` and nobody else takes part, so that it can try one
    turn after the other; once it has passed itself, the next round after its income.

    Cult rewards are left out, since they depend on what the others do. None where there is
    nothing to plan: outside the action phase, and after a pass in the last round.
    """
    if table.phase != ACTING or table.gone[seat]:
        return None
    copy = table.clone()
    forget_all_notes(copy)
    copy.rng = Rng(0)
    copy.offers = []
    copy.raised = []
    copy.stepped = []
    copy.declined = []
    copy.earned = 0
    if seat in copy.passed:
        if copy.round == ROUNDS:
            return None
        copy.order = next_order(copy)
        copy.round += 1
        copy.power_used = 0
        copy.used = [0] * copy.players
        add_coins(copy)
        take_income(copy, seat)
    copy.passed = []
    copy.gone = [int(other != seat) for other in range(copy.players)]
    if copy.active != seat or copy.turn.ending or seat in table.passed:
        copy.active = seat
        copy.turn = Turn()
    for other in range(copy.players):
        set_sail(copy, other)
    return copy
