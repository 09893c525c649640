"""One game between bots, from set-up to end.

The loop asks the rules and the bots and nobody else: no view, no event, no log, and a record only
when one is wanted.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from loci.bots.random_bot import RandomBot
from loci.core import (
    AnyGame,
    BotMaker,
    Budget,
    Decision,
    Entry,
    Illegal,
    Match,
    Move,
    Outcome,
    Record,
    Rng,
    State,
    derived_seed,
)
from loci.core.bot import SeatView

MOST_ANSWERS: Final = 1_000_000
SEATS_NOTE: Final = "Seats"  # the note of a record that says who sat where


#: Told of every answer before it is made: the state, the question and the move.
Watch = Callable[[State, Decision, Move], None]


class Stuck(Exception):
    """A fault in a game's rules: nobody is asked, or too often, and the game does not end."""


@dataclass(frozen=True, slots=True)
class Playout:
    """How one game went: answers given, outcome, hash of the last state, and the state itself;
    the record if wanted."""

    seed: int
    answers: int
    outcome: Outcome
    hash: str
    record: Record | None
    state: State


def playout(
    game: AnyGame,
    bots: Sequence[BotMaker],
    seed: int,
    options: Mapping[str, object] | None = None,
    budget: Budget | None = None,
    recorded: bool = False,
    notes: dict[str, str] | None = None,
    imported: bool = False,
    watch: Watch | None = None,
) -> Playout:
    """Play one game with a bot on each seat; the same arguments give the same game.

    Where several seats are asked at once, who answers next is drawn from a source of its own, so
    that simulations meet the orders in which people might answer. `BadOption` if the game cannot
    be set up so (an `imported` one has options of its own), `Illegal` if a bot answers what it may
    not, `Stuck` if the game does not end.
    """
    match: Match | None = None
    if recorded:
        match = Match.start(game, len(bots), options, seed, notes=notes, imported=imported)
        state = match.state
    else:
        state = game.new(len(bots), options or {}, seed, imported)
    players = [maker(game, i, derived_seed(seed, "bot", i)) for i, maker in enumerate(bots)]
    # A random bot hands back a listed move; others are checked.
    trusted = [type(player) is RandomBot for player in players]
    order = Rng(derived_seed(seed, "order"))
    allowed = budget or Budget(playouts=100)
    entries: list[Entry] = []
    answers = 0
    while True:
        open_decisions = game.decisions(state)
        if not open_decisions:
            break
        if answers >= MOST_ANSWERS:
            raise Stuck(f"no end after {answers} answers")
        if len(open_decisions) == 1:
            ((seat, decision),) = open_decisions.items()
        else:
            seat = order.pick("seat", list(open_decisions))
            decision = open_decisions[seat]
        move = players[seat].decide(SeatView(game, state, seat), decision, allowed)
        if not trusted[seat]:
            reason = game.why_not(state, seat, move)
            if reason is not None:
                raise Illegal(reason, game.nearest(state, seat, move.text()))
        if watch is not None:
            watch(state, decision, move)
        game.apply(state, seat, move)
        answers += 1
        if match is not None:
            entries.append(Entry(seat, move.text()))
    outcome = game.outcome(state)
    if outcome is None:
        raise Stuck(f"nobody is asked after {answers} answers, and the game is not over")
    last = state.digest()
    record = None if match is None else Record(match.header, entries, last, outcome)
    return Playout(seed, answers, outcome, last, record, state)
