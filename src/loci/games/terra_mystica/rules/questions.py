"""Who is asked what now."""

from __future__ import annotations

from typing import Final

from loci.core.decision import UNSAID, Decision, Move
from loci.core.text import SeatName, Text
from loci.games.terra_mystica.rules.cults import keys_to_use
from loci.games.terra_mystica.rules.economy.offers import cultists_seat, gain_and_price, offers_to
from loci.games.terra_mystica.rules.sequence import rewarded_seats
from loci.games.terra_mystica.rules.setup import open_factions, open_hexes
from loci.games.terra_mystica.rules.turn.offered import pass_moves, turn_moves
from loci.games.terra_mystica.rules.turn.offered_dig import reward_moves
from loci.games.terra_mystica.state.moves import BUILDS, DECLINES, DONE, LEECHES, SETUPS, STEPS
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import ACTING, CHOOSING, CULTS, PLACING, REWARDED, TAKING
from loci.games.terra_mystica.state.turn import (
    BRIDGE,
    CULT_STEPS,
    FAVOUR_TILE,
    FREE_DWELLING,
    FREE_HOUSE,
    ORDINATION,
    POWER_TO_SPEND,
    SANDSTORM,
    TOWN_TILE,
    Digging,
    Owed,
)

# Questions that are asked often
ASK_TURN: Final = Text("ask-turn", left=1)
ASK_DONE: Final = Text("ask-done")


def decisions(table: TerraTable) -> dict[int, Decision]:
    """The open questions by seat; none when the game is over."""
    if table.phase == ACTING:
        return _acting(table)
    if table.phase == REWARDED:
        return {
            seat: Decision(
                seat,
                Text("ask-reward", spades=table.reward[seat]),
                [*reward_moves(table, seat), DONE],
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


def question(table: TerraTable) -> Decision | None:
    """The question of the first seat that is asked, for programs: what is asked most is asked
    without words."""
    if table.phase == ACTING and not table.earned:
        if not table.offers and not table.turn.ending:
            seat = table.active
            return Decision(seat, UNSAID, turn_moves(table, seat), False)
        if table.turn.ending and not table.rules.deferred:  # one offer after the other
            _, giver, seat, amount = table.offers[0]
            faction = table.faction[giver]
            return _ask(table, seat, UNSAID, [LEECHES[faction][amount], DECLINES[faction][amount]])
    asked = decisions(table)
    return asked[min(asked)] if asked else None


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
        faction = table.faction[giver]
        if LEECHES[faction][amount] not in moves:
            moves += [LEECHES[faction][amount], DECLINES[faction][amount]]
    _, giver, _, amount = offers_to(table, seat)[0]
    power, price = gain_and_price(table, seat, amount)
    prompt = Text("ask-offer", giver=SeatName(giver), power=power, price=price)
    return _ask(table, seat, prompt, moves)


def turn_prompt(table: TerraTable, seat: int) -> Text:
    """What the active player is asked now: what must be taken, then what may be used."""
    turn = table.turn
    keys = turn.cut > 0 and bool(keys_to_use(table, seat))
    for thing in turn.owed:
        if keys and thing.kind >= BRIDGE:
            break
        prompt = _owed_prompt(table, seat, thing)
        if prompt is not None:
            return prompt
    if keys:
        return Text("ask-key")
    if turn.actions == 0:
        return ASK_DONE
    return ASK_TURN if turn.actions == 1 else Text("ask-turn-double", left=turn.actions)


def _owed_prompt(table: TerraTable, seat: int, thing: Owed) -> Text | None:
    if isinstance(thing, Digging):
        if thing.spades:
            return Text("ask-spades", spades=thing.spades)
        return Text("ask-dwelling") if thing.builds and thing.sites else None
    if thing.kind == POWER_TO_SPEND:
        return Text("ask-burnt", power=table.bowl3[seat])
    if thing.kind == TOWN_TILE:
        return Text("ask-town", number=table.turn.number(TOWN_TILE))
    if thing.kind == FAVOUR_TILE:
        return Text("ask-favour", number=table.turn.number(FAVOUR_TILE))
    if thing.kind == CULT_STEPS:
        return Text("ask-step", steps=thing.number)
    return Text(_PROMPTS[thing.kind])


_PROMPTS: Final = {
    BRIDGE: "ask-bridge",
    FREE_DWELLING: "ask-ride",
    FREE_HOUSE: "ask-house",
    SANDSTORM: "ask-storm",
    ORDINATION: "ask-ordain",
}
