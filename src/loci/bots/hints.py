"""Hints: what a bot would answer in somebody's place, and why."""

from __future__ import annotations

from typing import Any, Final

from loci.bots.registry import default_bot, find_bot
from loci.core import AnyGame, Budget, Choice, Decision, Move, State, Text
from loci.core.bot import Bot, SeatView

_MOST_REASONS: Final = 2
_LEAST: Final = 0.15  # of what changed for the better: what is less goes without saying
_COMPARED: Final = 6  # other answers: what each of them brings as well is no reason


def hint(game: AnyGame, state: State, seat: int, seed: int, budget: Budget) -> tuple[Move, Text]:
    """What the game's default bot would answer, and the reason. As long as there is another answer
    it is none that loses something: where a bot knows better, whoever learns cannot see why."""
    decision = game.decisions(state)[seat]
    choices = game.choices(state, decision)
    moves = [decision.moves[at] for at, choice in enumerate(choices) if not choice.warnings]
    if not moves:
        moves = list(decision.moves)
    view = SeatView(game, state, seat)
    bot = find_bot(game, default_bot(game))(game, seat, seed)
    asked = Decision(seat, decision.prompt, moves, decision.complete)
    move = bot.decide(view, asked, budget)
    known = view.sample(seed)  # as much of the state as the seat knows
    if move not in moves:
        move = max(moves, key=lambda one: sum(_weighed(game, known, seat, one, None).values()))
    chosen = next((one for one in choices if one.notation == move.text()), None)
    return move, _reason(game, known, decision, chosen, move, bot)


def _reason(
    game: AnyGame, state: State, decision: Decision, choice: Choice | None, move: Move, bot: Bot
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
        return Text("hint-because", reasons=[Text(f"hint-{kind}") for kind in told])
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
