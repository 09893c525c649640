"""One game of a trial, and what is known of all of them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from trials import TRIALS, Trial

from loci.bots.registry import find_bot
from loci.bots.weights import weights_mark
from loci.core import Bot, Budget, Decision, Glimpse, Move, Rng, derived_seed, find_game
from loci.learn.tasks import TASKS
from loci.sim.playout import playout

WIDE: Final = 1.96  # of the standard error: an interval that holds in 95 of 100 cases
_BY_NAME: Final = {trial.name: trial for trial in TRIALS}


class _Timed:
    """A bot, and how long it thinks where it has a choice."""

    def __init__(self, bot: Bot, times: list[float]) -> None:
        self._bot = bot
        self._times = times

    def decide(self, view: Glimpse, decision: Decision, budget: Budget) -> Move:
        if len(decision.moves) == 1:
            return decision.moves[0]
        begun = time.perf_counter()
        move = self._bot.decide(view, decision, budget)
        self._times.append(time.perf_counter() - begun)
        return move


def play(name: str, seed: int, number: int) -> dict[str, Any]:
    """Game `number` of a trial; the same arguments give the same game, but for bots that think by
    the clock."""
    trial = _BY_NAME[name]
    game = find_game(trial.game)
    drawn = derived_seed(seed, trial.name, number)
    seat = number % len(trial.bots)
    names = [*trial.bots[1:]]
    names.insert(seat, trial.bots[0])
    times: list[float] = []

    def maker(at: int) -> Any:
        make = find_bot(game, names[at])
        if at != seat:
            return make
        return lambda *who: _Timed(make(*who), times)

    options = trial.options(Rng(drawn), number)
    makers = [maker(at) for at in range(len(names))]
    done = playout(game, makers, drawn, options, Budget())
    outcome = done.outcome
    return {
        **which(name, seed, number),
        "seat": seat,
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "kinds": TASKS[trial.game].kinds(game.table(done.state)),
        "foe": str(options.get("adversary", "")),
        "decisions": len(times),
        "seconds": round(sum(times), 3),
    }


def lost(name: str, seed: int, number: int) -> dict[str, Any]:
    """A game whose process died."""
    return {**which(name, seed, number), "died": True}


def which(name: str, seed: int, number: int) -> dict[str, Any]:
    """Which game it is, and of which network: those of others tell nothing of this one."""
    mark = weights_mark(_BY_NAME[name].game)
    return {"trial": name, "number": number, "seed": seed, "weights": mark}


def work(name: str, seed: int) -> Any:
    return partial(play, name, seed)


class Known:
    """What the games of a trial tell."""

    def __init__(self, trial: Trial, games: Sequence[dict[str, Any]]) -> None:
        self.trial = trial
        self.games = [one for one in games if "died" not in one]
        self.died = len(games) - len(self.games)

    def strength(self) -> tuple[float, float]:
        """By the trial's measure, with how far it may be off."""
        return interval([self._value(one) for one in self.games])

    def _value(self, one: dict[str, Any]) -> float:
        """One value a game, since seats of one game are not independent: the mean of all points
        where all bots are the same; else what came of the first."""
        if self.trial.measure == "points":
            return float(sum(one["scores"]) / len(one["scores"]))
        if self.trial.measure == "won":
            return float(bool(one["winners"]))
        return float(one["seat"] in one["winners"]) / max(1, len(one["winners"]))

    def all_lost(self) -> tuple[float, float]:
        return interval([float(not one["winners"]) for one in self.games])

    def kinds(self) -> dict[str, list[float]]:
        """By what was played (faction, spirit): points, or 1 for a game that was won."""
        found: dict[str, list[float]] = {}
        for one in self.games:
            for kind, points in zip(one["kinds"], one["scores"], strict=False):
                value = float(points)
                if self.trial.measure == "won":
                    value = float(bool(one["winners"]))
                found.setdefault(kind, []).append(value)
        return found

    def foes(self) -> dict[str, list[float]]:
        found: dict[str, list[float]] = {}
        for one in self.games:
            if one["foe"] not in ("", "none"):
                found.setdefault(one["foe"], []).append(float(bool(one["winners"])))
        return found

    def pace(self) -> float:
        """Seconds a decision of the first bot."""
        decisions = sum(int(one["decisions"]) for one in self.games)
        seconds = float(sum(one["seconds"] for one in self.games))
        return seconds / max(1, decisions)


def interval(values: Sequence[float]) -> tuple[float, float]:
    """The mean, and how far it may be off either way."""
    if not values:
        return 0.0, 0.0
    mean = sum(values) / len(values)
    spread = sum((one - mean) ** 2 for one in values) / len(values)
    return mean, WIDE * (spread / len(values)) ** 0.5
