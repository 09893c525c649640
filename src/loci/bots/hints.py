"""Hints: what a bot would answer in somebody's place, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from loci.bots.judge import Judge
from loci.bots.levels import find_judge
from loci.bots.registry import default_bot, find_bot
from loci.bots.search import Search
from loci.core import AnyGame, Budget, Choice, Decision, Move, State, Text
from loci.core.bot import Bot, SeatView

BECAUSE: Final = "hint-because"  # the message of a reason that names what an answer brings

_MOST_ANSWERS: Final = 3
_SECONDS: Final = 1.5  # of looking ahead
_MOST_REASONS: Final = 2
_LEAST: Final = 0.15  # of what changed for the better: what is less goes without saying
_COMPARED: Final = 6  # other answers: what each of them brings as well is no reason


@dataclass(frozen=True, slots=True)
class Advice:
    """An answer that a bot would give, why, and what it thinks that it brings (`value`, on the
    scale of whoever judges; None where the bot does not count that far)."""

    move: Move
    reason: Text
    value: float | None = None


def advice(game: AnyGame, state: State, seat: int, seed: int, budget: Budget) -> list[Advice]:
    """What could be answered, the best first: three answers where something judges positions, else
    what the game's default bot would answer. As long as there are others, none of them loses
    something: where a bot knows better, whoever learns cannot see why."""
    decision = game.decisions(state)[seat]
    choices = game.choices(state, decision)
    moves = [decision.moves[at] for at, choice in enumerate(choices) if not choice.warnings]
    if not moves:
        moves = list(decision.moves)
    view = SeatView(game, state, seat)
    asked = Decision(seat, decision.prompt, moves, decision.complete)
    known = view.sample(seed)  # as much of the state as the seat knows
    judge = find_judge(game)
    bot: Bot | None = None
    ranked: list[tuple[Move, float | None]] = [(moves[0], None)]
    if judge is None:
        bot = find_bot(game, default_bot(game))(game, seat, seed)
        ranked = [(_decided(game, known, view, asked, bot, budget), None)]
    elif len(moves) > 1:
        ranked = _looked_ahead(game, view, asked, judge, seed, budget)
    shown = {choice.notation: choice for choice in choices}
    found = []
    for place, (move, value) in enumerate(ranked):
        reason = _reason(game, known, decision, shown.get(move.text()), move, bot)
        if place and reason.id != BECAUSE:
            reason = Text("hint-next")  # only of the first can it be said that none is better
        found.append(Advice(move, reason, value))
    return found


def _decided(
    game: AnyGame, known: State, view: SeatView, asked: Decision, bot: Bot, budget: Budget
) -> Move:
    move = bot.decide(view, asked, budget)
    if move in asked.moves:
        return move
    seat = asked.seat
    return max(asked.moves, key=lambda one: sum(_weighed(game, known, seat, one, None).values()))


def _looked_ahead(
    game: AnyGame, view: SeatView, asked: Decision, judge: Judge, seed: int, budget: Budget
) -> list[tuple[Move, float | None]]:
    if budget.playouts is None:
        seconds = _SECONDS if budget.seconds is None else min(_SECONDS, budget.seconds)
        budget = Budget(seconds)
    answers = Search(game, asked.seat, judge, seed).answers(view, asked, budget)
    return [(one.move, one.value) for one in answers[:_MOST_ANSWERS]]


def _reason(
    game: AnyGame,
    state: State,
    decision: Decision,
    choice: Choice | None,
    move: Move,
    bot: Bot | None,
) -> Text:
    if len(decision.moves) == 1:
        return Text("hint-only")
    before = _by_kind(game, state, decision.seat)
    after = _weighed(game, state, decision.seat, move, bot)
    others = [one for one in decision.moves if one != move][:_COMPARED]
    instead = [_weighed(game, state, decision.seat, one, None) for one in others]
    gains = {kind: after[kind] - _anyway(kind, before, instead) for kind in after}
    better = sorted((kind for kind in gains if gains[kind] > 0), key=lambda kind: -gains[kind])
    whole = sum(gains[kind] for kind in better)
    told = [kind for kind in better[:_MOST_REASONS] if gains[kind] >= _LEAST * whole]
    if told:
        return Text(BECAUSE, reasons=[Text(f"hint-{kind}") for kind in told])
    return Text("hint-enough" if choice is not None and choice.ends else "hint-best")


def _anyway(kind: str, before: dict[str, float], instead: list[dict[str, float]]) -> float:
    """What a kind is worth now, or after every other answer if that is more."""
    now = before.get(kind, 0.0)
    return max(now, min((after.get(kind, 0.0) for after in instead), default=now))


def _weighed(
    game: AnyGame, state: State, seat: int, move: Move, bot: Bot | None
) -> dict[str, float]:
    """What a copy of the state is worth after a move, and after what the bot would do next."""
    reached = state.clone()
    game.apply(reached, seat, move)
    planned: list[Move] = list(getattr(bot, "plan", []))
    for step in planned:
        asked = game.decisions(reached).get(seat)
        if (
            asked is None
            or step not in asked.moves
            or game.choice(game.table(reached), seat, step).ends
        ):
            break
        game.apply(reached, seat, step)
    return _by_kind(game, reached, seat)


def _by_kind(game: AnyGame, state: Any, seat: int) -> dict[str, float]:
    return game.weighed(game.table(state), seat)
