"""Bots as partners: they leave alone what the others have ready, and say what they are about to
do."""

from __future__ import annotations

from typing import Any

import pytest

from loci.bots.partners import Considerate, announcement
from loci.bots.registry import find_bot
from loci.core import Budget, Decision, Glimpse, Move, Rng, State
from loci.core.bot import SeatView
from loci.games.spirit_island import GAME
from loci.games.spirit_island.bots.partners import spoils
from loci.games.spirit_island.rules.powers.targeting import target_lands
from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.steps import FAST_POWERS

FEW = Budget(playouts=1)


def _on(state: State, step: str, seed: int = 3) -> State:
    """Play at random until both spirits are asked in this step."""
    rng = Rng(seed)
    while True:
        asked = GAME.decisions(state)
        if GAME.table(state).step == step and len(asked) == 2:
            return state
        seat = min(asked)
        GAME.apply(state, seat, rng.pick("move", asked[seat].moves))


def _new() -> State:
    options = {"spirits": ["river-surges-in-sunlight", "thunderspeaker"]}
    return GAME.new(2, options, 1)


def test_a_power_without_a_target_any_more_is_spoilt() -> None:
    """Call to Bloodshed wants dahan in its land."""
    card = "call-to-bloodshed"
    before = GAME.table(_on(_new(), FAST_POWERS)).clone()
    owner = before.seats[1]
    owner.played, owner.used = [card], []
    lands = target_lands(before, 1, POWERS[card], [])
    assert lands
    after = before.clone()
    for land in after.island.lands:
        after.pieces[land] = []
    assert not target_lands(after, 1, POWERS[card], [])
    assert spoils(before, after, 0)
    assert not spoils(before, after, 1)  # what is one's own may be given up
    owner.used = [card]
    assert not spoils(before, after, 0)


class Stubborn:
    """Always the first that it is offered."""

    def decide(self, view: Glimpse, decision: Decision, budget: Budget) -> Move:
        return decision.moves[0]


def test_a_partner_answers_otherwise_where_it_would_undo_what_others_have_ready(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = _on(_new(), FAST_POWERS)
    decision = GAME.decisions(state)[0]
    assert len(decision.moves) > 1
    first = decision.moves[0]
    told: list[Any] = []
    spoiling = {first}

    def spoilt(self: Considerate, known: State, move: Move) -> bool:
        told.append(move)
        return move in spoiling

    monkeypatch.setattr(Considerate, "_spoils", spoilt)
    view = SeatView(GAME, state, 0)
    bot = Considerate(GAME, 0, Stubborn())
    assert bot.decide(view, decision, FEW) == decision.moves[1]
    spoiling.clear()
    assert bot.decide(view, decision, FEW) == first
    spoiling.update(decision.moves)  # nothing else can be answered
    assert bot.decide(view, decision, FEW) == first


def test_whoever_looks_a_second_time_has_not_as_long_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A master that thought for ten seconds twice would be stopped, and its answer drawn."""
    budgets: list[Budget] = []

    class Thinker(Stubborn):
        def decide(self, view: Glimpse, decision: Decision, budget: Budget) -> Move:
            budgets.append(budget)
            return super().decide(view, decision, budget)

    state = _on(_new(), FAST_POWERS)
    decision = GAME.decisions(state)[0]
    first = decision.moves[0]
    monkeypatch.setattr(Considerate, "_spoils", lambda _self, _known, move: move == first)
    view = SeatView(GAME, state, 0)
    bot = Considerate(GAME, 0, Thinker())
    assert bot.decide(view, decision, Budget(seconds=10.0)) == decision.moves[1]
    assert bot.decide(view, decision, Budget(seconds=0.2, playouts=8)) == decision.moves[1]
    assert bot.decide(view, decision, FEW) == decision.moves[1]
    told = [(budget.seconds, budget.playouts) for budget in budgets]
    assert told == [(10.0, None), (0.5, None), (0.2, 8), (0.05, 8), (None, 1), (None, 1)]


def test_every_thinking_bot_is_a_partner_here() -> None:
    assert isinstance(find_bot(GAME, "greedy")(GAME, 0, 1), Considerate)
    assert not isinstance(find_bot(GAME, "random")(GAME, 0, 1), Considerate)


def test_what_is_told_is_what_is_done_next() -> None:
    state = _new()
    while not GAME.stage(GAME.table(state)):
        asked = GAME.decisions(state)
        seat = min(asked)
        GAME.apply(state, seat, asked[seat].moves[0])
    bot = find_bot(GAME, "greedy")(GAME, 0, 1)
    decision = GAME.decisions(state)[0]
    before = state.digest()
    move = bot.decide(SeatView(GAME, state, 0), decision, FEW)
    told = announcement(GAME, state, bot, decision, move)
    assert state.digest() == before
    assert told[0] == GAME.choice(GAME.table(state), 0, move).label
    assert len(told) > 1


def test_alone_there_is_nobody_to_tell() -> None:
    state = GAME.new(1, {"spirits": ["thunderspeaker"]}, 1)
    assert GAME.stage(GAME.table(state)) == ""
