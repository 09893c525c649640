"""How strong a network is: games in which it takes all seats, or one seat against other bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

import numpy as np

from loci.bots.exported import NetworkPolicy
from loci.bots.reading import Array
from loci.bots.registry import find_bot
from loci.core import Budget, Outcome, Rng, derived_seed
from loci.core.bot import Bot, SeatView
from loci.core.learning.batch import Batch
from loci.learn.settings import any_spirits, dealt_factions
from loci.learn.tables import Tables
from loci.learn.tasks import TASKS

#: The options of a game, drawn; how many play is given.
Options = Callable[[Rng, int], dict[str, object]]
Tell = Callable[[int], None]

_AT_ONCE: Final = 64  # tables
_WIDE: Final = 1.96  # of the standard error: an interval that holds in 95 of 100 cases


@final
class Trial:
    """So many players with such options; `rival` is the bot on all other seats, or none: then the
    network has them all."""

    __slots__ = ("options", "players", "rival")

    def __init__(self, players: int, options: Options, rival: str = "") -> None:
        self.players: Final = players
        self.options: Final = options
        self.rival: Final = rival


def _as_usual(_rng: Rng, _players: int) -> dict[str, object]:
    return {}


def _dealt(rng: Rng, players: int) -> dict[str, object]:
    return {"factions": dealt_factions(rng, players)}


TRIALS: Final[dict[str, dict[str, Trial]]] = {
    "terra-mystica": {
        "dealt": Trial(4, _dealt),
        "free": Trial(4, _as_usual),
        **{f"greedy-{n}": Trial(n, _dealt, "greedy") for n in (2, 3, 4, 5)},
        "random-4": Trial(4, _dealt, "random"),
    },
    "haunted-lands": {
        "alone-3": Trial(3, _as_usual),
        "greedy-3": Trial(3, _as_usual, "greedy"),
        "random-3": Trial(3, _as_usual, "random"),
    },
    "spirit-island": {
        "alone": Trial(1, any_spirits),
        "together": Trial(2, any_spirits),
    },
}


@final
class Strength:
    """What came of a trial: the points of the network's seats, how often it won (alone or shared)
    and how often all lost; `kinds` are points by what a seat played."""

    def __init__(self, trial: Trial) -> None:
        self.trial: Final = trial
        self.points: Final[list[float]] = []
        self.wins: Final[list[float]] = []
        self.lost: Final[list[float]] = []
        self.kinds: Final[dict[str, list[float]]] = {}

    def add(self, outcome: Outcome, seats: list[int], kinds: list[str]) -> None:
        for seat in seats:
            self.points.append(outcome.scores[seat])
            if kinds:
                self.kinds.setdefault(kinds[seat], []).append(outcome.scores[seat])
        if self.trial.rival:
            self.wins.append(float(seats[0] in outcome.winners))
        self.lost.append(float(not outcome.winners))

    def to_data(self) -> dict[str, Any]:
        found: dict[str, Any] = {
            "games": len(self.lost),
            "points": _with_interval(self.points),
            "lost": _with_interval(self.lost),
        }
        if self.wins:
            found["wins"] = _with_interval(self.wins)
        if self.kinds:
            found["kinds"] = {
                kind: {"seats": len(points), "points": _with_interval(points)}
                for kind, points in sorted(self.kinds.items())
            }
        return found


def _with_interval(values: list[float]) -> list[float]:
    """The mean, and how far it may be off either way."""
    many = np.array(values, float)
    wide = _WIDE * float(many.std()) / max(1, len(many)) ** 0.5
    return [round(float(many.mean()), 3), round(wide, 3)]


def evaluate(
    policy: NetworkPolicy, trial: Trial, games: int, seed: int, tell: Tell | None = None
) -> Strength:
    """Play so many games by the best move, as the network sees it; the same arguments give the
    same games."""
    task = TASKS[policy.card["game"]]
    rules = task.game
    tables = min(_AT_ONCE, games)

    def start(number: int) -> Any:
        drawn = derived_seed(seed, f"game {number}")
        options = trial.options(Rng(drawn), trial.players)
        return rules.new(trial.players, options, drawn)

    shown = Tables(rules, start, tables, task.width)
    batch = shown.batch
    bots: dict[int, dict[int, Bot]] = {}
    found = Strength(trial)
    kinds: dict[int, list[str]] = {}
    while len(found.lost) < games:
        for table in range(tables):
            kinds[batch.games[table]] = task.kinds(rules.table(batch.states[table]))
        mine = np.array([_is_own(trial, batch, table) for table in range(tables)])
        chosen = [0] * tables
        if mine.any():
            best = _best(policy, shown, mine)
            for at, table in enumerate(np.flatnonzero(mine).tolist()):
                chosen[table] = best[at]
        for table in np.flatnonzero(~mine).tolist():
            seated = bots.setdefault(batch.games[table], {})
            chosen[table] = _by_bot(batch, table, trial, seated, seed)
        batch.step(chosen)
        for end in batch.take_ended():
            played = kinds.pop(end.game)
            bots.pop(end.game, None)
            if end.game < games:
                seats = [end.game % trial.players] if trial.rival else list(range(trial.players))
                found.add(end.outcome, seats, played)
                if tell is not None:
                    tell(len(found.lost))
    return found


def _is_own(trial: Trial, batch: Batch, table: int) -> bool:
    """Whether the network answers. Its seat goes round from game to game."""
    return not trial.rival or batch.seats[table] == batch.games[table] % trial.players


def _best(policy: NetworkPolicy, shown: Tables, which: Array) -> list[int]:
    logits, _ = policy.evaluate(shown.rows[which], shown.ids[which], shown.masks[which])
    best: list[int] = logits.argmax(1).tolist()
    return best


def _by_bot(batch: Batch, table: int, trial: Trial, seats: dict[int, Bot], seed: int) -> int:
    seat, state = batch.seats[table], batch.states[table]
    if seat not in seats:
        drawn = derived_seed(seed, f"bot {batch.games[table]} {seat}")
        seats[seat] = find_bot(batch.game, trial.rival)(batch.game, seat, drawn)
    decision = batch.game.advance(state)
    assert decision is not None
    move = seats[seat].decide(SeatView(batch.game, state, seat), decision, Budget(playouts=1))
    return decision.moves.index(move)
