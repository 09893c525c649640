"""Training: rounds of self-play and learning, with a curve, checkpoints and a league of past
selves.

While the actors play a round the learner learns from the one before. Everything that is drawn
follows from the seed and the round; at a checkpoint the learner has caught up, and what is on the
tables is kept with the parameters: a training that was stopped and goes on comes to the same
parameters as one that was not (with the same library on the same machine).
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, final

import numpy as np

from loci.bots.exported import read_arrays, read_network, write_arrays, write_network
from loci.bots.network import Network, Parameters
from loci.bots.reading import Array, Reading
from loci.core import BadOption, Text
from loci.learn.actors import Actors, Order, Stage
from loci.learn.collecting import Rollout
from loci.learn.learning import Adam, Lesson, Pace, learn
from loci.learn.libraries import library
from loci.learn.tasks import TASKS
from loci.version import VERSION

_STATE: Final = "state"
_PAST: Final = "past"
MOST_PAST: Final = 8
_SPARE: Final = 1.2  # rounds are not all alike

#: Told of every round, as it stands in the curve.
Tell = Callable[[dict[str, Any]], None]


@final
class Plan:
    """What a training is: written into its folder, and the same when it goes on."""

    __slots__ = (
        "actors",
        "batch",
        "decisions",
        "epochs",
        "every",
        "game",
        "last_rate",
        "library",
        "past",
        "rate",
        "seed",
        "steps",
        "tables",
    )

    def __init__(
        self,
        game: str,
        decisions: int,
        seed: int = 1,
        actors: int = 1,
        tables: int = 256,
        steps: int = 32,
        library: str = "autograd",
        rate: float = 5e-4,
        last_rate: float = 3e-5,
        every: int = 20,
        past: float = 0.2,
        batch: int = 1024,
        epochs: int = 2,
    ) -> None:
        self.game: Final = game
        self.decisions: Final = decisions
        self.seed: Final = seed
        self.actors: Final = actors
        self.tables: Final = tables
        self.steps: Final = steps
        self.library: Final = library
        self.rate: Final = rate
        self.last_rate: Final = last_rate
        self.every: Final = every
        self.past: Final = past
        self.batch: Final = batch
        self.epochs: Final = epochs

    def to_data(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__}

    @property
    def round_size(self) -> int:
        """Decisions a round."""
        return self.actors * self.tables * self.steps

    @property
    def rounds(self) -> int:
        return max(1, self.decisions // self.round_size)

    def pace(self, round: int) -> Pace:
        """Steps get smaller from the first round to the last."""
        done = min(1.0, round / self.rounds)
        rate = self.rate + (self.last_rate - self.rate) * done
        return Pace(rate, batch=self.batch, epochs=self.epochs)


@final
class Clock:
    """Says when to stop, so that the next checkpoint would not come after `seconds`; 0: never."""

    __slots__ = ("_began", "_last", "_longest", "_now", "_seconds")

    def __init__(self, seconds: float, now: Callable[[], float] = time.monotonic) -> None:
        self._seconds: Final = seconds
        self._now: Final = now
        self._began: Final = now()
        self._last = self._began
        self._longest = 0.0

    def over(self) -> bool:
        """Asked at every checkpoint: whether there is no time for as long again as the longest
        stretch from one to the next has taken."""
        now = self._now()
        self._longest = max(self._longest, now - self._last)
        self._last = now
        spent = now - self._began
        return bool(self._seconds) and spent + _SPARE * self._longest >= self._seconds


@final
class Trainer:
    """One training in its folder: `checkpoint.npz`, `curve.jsonl` and `weights.npz`.

    It begins with the network of the file `start`, if one is given, else with a new one. Only its
    parameters are taken over, in half precision, and nothing of how they came to be: that is a new
    training, where a checkpoint is the same one that goes on. Actors play on the `stage`, by
    default in processes of this machine.
    """

    def __init__(
        self, plan: Plan, folder: Path, start: Path | None = None, stage: Stage | None = None
    ) -> None:
        self.plan: Final = plan
        self.folder: Final = folder
        self.task: Final = TASKS[plan.game]
        self._library: Final = library(plan.library)
        reading = Reading(self.task.game)
        self.network: Final = Network(reading, self.task.sizes, reading.seats)
        folder.mkdir(parents=True, exist_ok=True)
        saved = self._saved()
        state: dict[str, Any] = {} if saved is None else json.loads(str(saved[_STATE]))
        if saved is not None:
            self._check(state["plan"])
        self.round: int = state.get("round", 0)
        self._kept: int = state.get("round", -1)
        self.seconds: float = state.get("seconds", 0.0)
        self.games: int = state.get("games", 0)
        self.start: dict[str, Any] | None = state.get("from")
        self.of: Final = self._parameters(saved, start)
        self.adam: Final = Adam(self.of, None if saved is None else _below(saved, "adam."))
        self.past: Final[list[Parameters]] = [
            _below(saved, f"{_PAST}{at}.") for at in range(state.get(_PAST, 0)) if saved is not None
        ]
        self._actors: Final = Actors(
            plan.game, plan.actors, plan.tables, plan.seed, state.get("tables"), stage
        )

    def _check(self, begun: dict[str, Any]) -> None:
        """A training goes on as it was begun; only how long it takes may be changed."""
        for name, value in self.plan.to_data().items():
            if name != "decisions" and begun[name] != value:
                raise BadOption(Text("learn-other-plan", folder=str(self.folder), what=name))

    def _parameters(self, saved: dict[str, Array] | None, start: Path | None) -> Parameters:
        if saved is not None:
            if start is not None:
                raise BadOption(Text("learn-begun", folder=str(self.folder)))
            return _below(saved, "of.")
        if start is None:
            return self.network.first(self.plan.seed)
        policy = read_network(start, self.task.game)
        if policy.network.sizes.to_data() != self.network.sizes.to_data():
            raise BadOption(Text("learn-other-sizes", path=str(start)))
        self.start = {"file": start.name, "decisions": policy.card.get("decisions", 0)}
        return policy.parameters

    def _saved(self) -> dict[str, Array] | None:
        path = self.folder / "checkpoint.npz"
        if not path.exists():
            return None
        return read_arrays(path)

    @property
    def decisions(self) -> int:
        """How many have been made."""
        return self.round * self.plan.round_size

    # -- rounds ----------------------------------------------------------------------------------

    def run(self, tell: Tell, until: Callable[[], bool]) -> bool:
        """Train to the end, or to the checkpoint after `until` says so. Whether all is done."""
        plan = self.plan
        waiting: list[Rollout] = []
        try:
            while self.round < plan.rounds or waiting:
                caught_up = self.round % plan.every == 0 or self.round >= plan.rounds
                if caught_up and waiting:
                    self._learn(waiting, tell)
                    waiting = []
                if caught_up and self.round != self._kept:
                    self._remember()
                    self.save()
                if caught_up:
                    if self.round >= plan.rounds:
                        break
                    if until():
                        return False
                self._play()
                if waiting:
                    self._learn(waiting, tell)
                waiting = self._received()
                self.round += 1
            return True
        finally:
            self._actors.stop()

    def _play(self) -> None:
        rng = np.random.default_rng([self.plan.seed, self.round, 1])
        past = self.past[int(rng.integers(len(self.past)))] if self.past else None
        self._actors.play(Order(self.of, past, self.plan.past, self.plan.steps))

    def _received(self) -> list[Rollout]:
        """What the actors have played; an actor that died is replaced, and the parameters are kept
        in case more is wrong than that."""
        deaths = self._actors.deaths
        found = self._actors.rollouts()
        if self._actors.deaths > deaths:
            self.save_parameters()
        return found

    def _learn(self, rollouts: list[Rollout], tell: Tell) -> None:
        began = time.monotonic()
        pace = self.plan.pace(self.round)
        lesson = Lesson(self.task, self.network, rollouts, pace.trace)
        rng = np.random.default_rng([self.plan.seed, self.round, 2])
        told = learn(self._library, self.network, self.of, self.adam, lesson, pace, rng)
        scores = [score for one in rollouts for score in one.scores]
        self.games += len(scores)
        self.seconds += time.monotonic() - began
        line: dict[str, Any] = {
            "round": self.round,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 1),
            "games": self.games,
            "deaths": self._actors.deaths,
        }
        if scores:
            line["mean"] = round(float(np.mean([np.mean(one) for one in scores])), 2)
            line["best"] = round(float(np.mean([max(one) for one in scores])), 2)
        line |= {name: round(one, 5) for name, one in told.items()}
        with (self.folder / "curve.jsonl").open("a") as file:
            file.write(json.dumps(line) + "\n")
        tell(line)

    def _remember(self) -> None:
        """The present self joins the league."""
        self.past.append({name: one.copy() for name, one in self.of.items()})
        if len(self.past) > MOST_PAST:
            # The oldest but one goes, so that the league reaches from the beginning to now.
            self.past.pop(1 + self.round // self.plan.every % (MOST_PAST - 1))

    # -- keeping ---------------------------------------------------------------------------------

    def save(self) -> None:
        """Keep everything, while no actor plays."""
        state = {
            "round": self.round,
            "seconds": self.seconds,
            "games": self.games,
            "from": self.start,
            _PAST: len(self.past),
            "tables": self._actors.to_data(),
            "plan": self.plan.to_data(),
        }
        arrays: dict[str, Any] = {_STATE: np.array(json.dumps(state))}
        arrays |= {f"of.{name}": one for name, one in self.of.items()}
        arrays |= {f"adam.{name}": one for name, one in self.adam.to_data().items()}
        for at, past in enumerate(self.past):
            arrays |= {f"{_PAST}{at}.{name}": one for name, one in past.items()}
        write_arrays(self.folder / "checkpoint.npz", arrays)
        self._kept = self.round
        self.save_parameters()

    def save_parameters(self) -> None:
        """Write the network as it plays."""
        notes = {
            "game": self.plan.game,
            "version": VERSION,
            "rules": self.task.game.info.rules_version,
            "plan": self.plan.to_data(),
            "decisions": self.decisions,
            "games": self.games,
            "seconds": round(self.seconds),
        }
        if self.start is not None:
            notes["from"] = self.start
        path = self.folder / "weights.npz"
        write_network(path, self.network, self.of, notes)


def _below(saved: dict[str, Array], start: str) -> dict[str, Array]:
    """What is kept under names that begin so."""
    return {name[len(start) :]: one for name, one in saved.items() if name.startswith(start)}
