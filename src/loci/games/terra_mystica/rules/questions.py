"""Who is asked what now."""

from __future__ import annotations

from loci.core.decision import Decision, Move
from loci.core.text import SeatName, Text
from loci.games.terra_mystica.rules.cults import keys_to_use
from loci.games.terra_mystica.rules.listing import pass_moves, transform_moves, turn_moves
from loci.games.terra_mystica.rules.offers import cultists_seat, gain_and_price, offers_to
from loci.games.terra_mystica.rules.sequence import rewarded_seats
from loci.games.terra_mystica.rules.setup import open_factions, open_hexes
from loci.games.terra_mystica.state.moves import BUILDS, DECLINES, DONE, LEECHES, SETUPS, STEPS
from loci.games.terra_mystica.state.table import (
    ACTING,
    CHOOSING,
    PLACING,
    REWARDED,
    TAKING,
    TerraTable,
)
from loci.games.terra_mystica.state.terms import CULTS


def decisions(table: TerraTable) -> dict[int, Decision]:
    """The open questions by seat; none when the game is over."""
    if table.phase == ACTING:
        return _acting(table)
    if table.phase == REWARDED:
        return {
            seat: Decision(
                seat,
                Text("ask-reward", spades=table.reward[seat]),
                [*transform_moves(table, seat, table.reward[seat]), DONE],
                complete=False,
            )
            for seat in rewarded_seats(table)
        }
    if table.phase == CHOOSING:
        seat = table.queue[0]
        moves = [SETUPS[faction] for faction in open_factions(table)]
        return {seat: _ask(table, seat, Text("ask-faction"), moves)}
    if table.phase == PLACING:
        seat = table.queue[0]
        moves = [BUILDS[hex] for hex in open_hexes(table, seat)]
        return {seat: _ask(table, seat, Text("ask-first-dwelling"), moves)}
    if table.phase == TAKING:
        seat = table.queue[0]
        return {seat: _ask(table, seat, Text("ask-first-bonus"), pass_moves(table))}
    return {}


def _ask(table: TerraTable, seat: int, prompt: Text, moves: list[Move]) -> Decision:
    # Neither leaving the game nor a free sacrifice is listed.
    rules = table.rules
    return Decision(seat, prompt, moves, complete=not (rules.resignation or rules.free_burning))


def _acting(table: TerraTable) -> dict[int, Decision]:
    found: dict[int, Decision] = {}
    if table.offers:
        for seat in range(table.players):
            if offers_to(table, seat):
                found[seat] = _offer_decision(table, seat)
    if table.earned:
        seat = cultists_seat(table)
        moves: list[Move] = [STEPS[3 * cult + 1] for cult in range(len(CULTS))]
        prompt = Text("ask-cultists-step")
        if seat in found:  # both are owed, in any order
            prompt = found[seat].prompt
            moves = found[seat].moves + moves
        found[seat] = _ask(table, seat, prompt, moves)
    if not table.turn.ending and table.active not in found:
        seat = table.active
        found[seat] = Decision(seat, turn_prompt(table, seat), turn_moves(table, seat), False)
    return found


def _offer_decision(table: TerraTable, seat: int) -> Decision:
    moves: list[Move] = []
    for _, giver, _, amount in offers_to(table, seat):
        at = 24 * table.faction[giver] + amount
        if LEECHES[at] not in moves:
            moves += [LEECHES[at], DECLINES[at]]
    _, giver, _, amount = offers_to(table, seat)[0]
    power, price = gain_and_price(table, seat, amount)
    prompt = Text("ask-offer", giver=SeatName(giver), power=power, price=price)
    return _ask(table, seat, prompt, moves)


def turn_prompt(table: TerraTable, seat: int) -> Text:
    """What the active player is asked now."""
    turn = table.turn
    if turn.burnt:
        return Text("ask-burnt", power=table.bowl3[seat])
    if turn.towns:
        return Text("ask-town", number=turn.towns)
    if turn.favours:
        return Text("ask-favour", number=turn.favours)
    if turn.steps:
        return Text("ask-step", steps=turn.steps)
    if keys_to_use(table, seat):
        return Text("ask-key")
    if turn.bridges:
        return Text("ask-bridge")
    if turn.ride:
        return Text("ask-ride")
    if turn.house:
        return Text("ask-house")
    if turn.storm:
        return Text("ask-storm")
    if turn.spades:
        return Text("ask-spades", spades=turn.spades)
    if turn.builds and turn.sites:
        return Text("ask-dwelling")
    if turn.ordain:
        return Text("ask-ordain")
    if turn.actions == 0:
        return Text("ask-done")
    return Text("ask-turn" if turn.actions == 1 else "ask-turn-double", left=turn.actions)
