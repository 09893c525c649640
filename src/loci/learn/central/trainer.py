"""Training with an accelerator: while the actors play one group of tables the judge looks at the
other, and between the two it learns from the window before.

The folder is that of any training (`learn/trainer.py`), but a training here goes on only nearly as
if it had not been stopped: an accelerator adds up in no fixed order, and the tables begin anew.
There is no league of past selves; many tables with all kinds of opponents take its place.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final, final

import numpy as np
import torch

from loci.bots.exported import read_arrays, read_network, write_arrays, write_network
from loci.bots.network import Network, Parameters, Sizes
from loci.bots.reading import Array, Reading
from loci.core import BadOption, Text
from loci.learn.central.judge import Judge, pin
from loci.learn.central.lessons import Window, lessons
from loci.learn.central.shared import GROUPS, Players
from loci.learn.central.steps import Steps
from loci.learn.learning import Pace
from loci.learn.tasks import TASKS, Task
from loci.version import VERSION

#: Told of every window that was learned from, as it stands in the curve.
Tell = Callable[[dict[str, Any]], None]

_STATE: Final = "state"
_NEAR: Final = 1.5  # times further, or less far, than wanted is near enough
_CHANGE: Final = 1.15
_LEAST_RATE: Final = 3e-6
_DOUBT: Final = 0.01
_LAST_DOUBT: Final = 0.001
#: An accelerator has time for larger networks than a test.
SIZES: Final = {
    "terra-mystica": Sizes(64, 512, 96, 3),
    "haunted-lands": Sizes(48, 256, 64, 2),
    "spirit-island": Sizes(64, 384, 96, 3),
}


@final
class CentralPlan:
    """What a training is. It takes `seconds` in all. Steps are as large as moves the policy `far`
    in a window (what chances of moves made there have fallen by, as logarithms), `rate` at first
    and at most `most_rate`; how far comes down to nothing, and the reward for staying open from
    `entropy` to `last_entropy`. Game, seed and sizes may not be changed when it goes on."""

    __slots__ = (
        "actors",
        "batch",
        "entropy",
        "epochs",
        "every",
        "far",
        "game",
        "last_entropy",
        "most_rate",
        "rate",
        "seconds",
        "seed",
        "sizes",
        "steps",
        "tables",
    )
    FIXED: Final = ("game", "seed", "sizes")

    def __init__(
        self,
        game: str,
        seconds: float,
        seed: int = 1,
        actors: int = 15,
        tables: int = 24,
        steps: int = 32,
        batch: int = 2048,
        epochs: int = 2,
        rate: float = 3e-4,
        most_rate: float = 1e-3,
        far: float = 0.015,
        entropy: float = 0.01,
        last_entropy: float = 0.003,
        every: float = 60.0,
        sizes: dict[str, int] | None = None,
    ) -> None:
        self.game: Final = game
        self.seconds: Final = seconds
        self.seed: Final = seed
        self.actors: Final = actors
        self.tables: Final = tables
        self.steps: Final = steps
        self.batch: Final = batch
        self.epochs: Final = epochs
        self.rate: Final = rate
        self.most_rate: Final = most_rate
        self.far: Final = far
        self.entropy: Final = entropy
        self.last_entropy: Final = last_entropy
        self.every: Final = every
        self.sizes: Final = SIZES[game].to_data() if sizes is None else sizes

    def to_data(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__}

    @property
    def round_size(self) -> int:
        """Decisions of a window."""
        return self.actors * self.tables * self.steps * GROUPS

    def pace(self, rate: float, progress: float) -> Pace:
        return Pace(
            rate,
            batch=self.batch,
            epochs=self.epochs,
            entropy=self.entropy + (self.last_entropy - self.entropy) * progress,
            doubt=_DOUBT + (_LAST_DOUBT - _DOUBT) * progress,
        )

    def next_rate(self, rate: float, moved: float, progress: float) -> float:
        """The size of the next steps, by how far those of this size have moved the policy."""
        far = self.far * (1.0 - progress)
        if moved > _NEAR * far:
            rate /= _CHANGE
        elif moved < far / _NEAR:
            rate *= _CHANGE
        return min(max(rate, _LEAST_RATE), self.most_rate)


@final
class CentralTrainer:
    """One training in its folder: `checkpoint.npz`, `curve.jsonl` and `weights.npz`. `start` are
    weights to begin with, where the folder is still empty."""

    def __init__(self, plan: CentralPlan, folder: Path, start: Path | None = None) -> None:
        self.plan: Final = plan
        self.folder: Final = folder
        base = TASKS[plan.game]
        self.task: Final[Task] = base.with_sizes(Sizes(**plan.sizes))
        reading = Reading(base.game)
        self.network: Final = Network(reading, self.task.sizes, reading.seats)
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / "checkpoint.npz"
        saved = read_arrays(path) if path.exists() else None
        state: dict[str, Any] = {} if saved is None else json.loads(str(saved[_STATE]))
        if saved is not None:
            self._check(state["plan"])
        self.round: int = state.get("round", 0)
        self.decisions: int = state.get("decisions", 0)
        self.seconds: float = state.get("seconds", 0.0)
        self.games: int = state.get("games", 0)
        self.rate: float = state.get("rate", plan.rate)
        torch.manual_seed(plan.seed + self.round)
        self._players: Final = Players(
            plan.game, plan.actors, plan.tables, plan.seed + 1000 * self.round
        )
        for block in self._players.blocks:
            pin(block)
        of = self._parameters(saved, start)
        self.judge: Final = Judge(self.network, of, plan.actors * plan.tables, self.task.width)
        self.steps: Final = Steps(self.judge, self.task, min(plan.batch, plan.round_size))
        if saved is not None:
            self.steps.remember(saved, state["steps"])
        self._windows: Final = [Window(self.judge, plan.steps) for _ in range(2)]
        self._scores: Final[list[tuple[float, float, float]]] = []
        self._began = 0.0
        self._before = self.seconds
        self._waited = 0.0

    def _check(self, begun: dict[str, Any]) -> None:
        for name in CentralPlan.FIXED:
            if begun[name] != getattr(self.plan, name):
                raise BadOption(Text("learn-other-plan", folder=str(self.folder), what=name))

    def _parameters(self, saved: dict[str, Array] | None, start: Path | None) -> Parameters:
        if saved is not None:
            if start is not None:
                raise BadOption(Text("learn-begun", folder=str(self.folder)))
            return {name[3:]: one for name, one in saved.items() if name.startswith("of.")}
        if start is None:
            return self.network.first(self.plan.seed)
        policy = read_network(start, self.task.game)
        if policy.network.sizes.to_data() != self.plan.sizes:
            raise BadOption(Text("learn-other-sizes", path=str(start)))
        return policy.parameters

    @property
    def progress(self) -> float:
        return min(1.0, self.seconds / self.plan.seconds)

    # -- windows ---------------------------------------------------------------------------------

    def run(self, tell: Tell, until: Callable[[], bool]) -> bool:
        """Train until the seconds of the plan are over, or until `until` says so after a window.
        Whether all is done."""
        plan = self.plan
        for group in range(GROUPS):
            self._players.played(group)
        self._began, self._before = time.monotonic(), self.seconds
        kept = self._before
        learning: Iterator[None] = iter(())
        told: dict[str, float] = {}
        moment = 0
        try:
            while True:
                window = self._windows[moment % 2]
                last = self._windows[(moment + 1) % 2]
                steps = plan.epochs * (plan.round_size // self.steps.batch)
                done = 0
                for step in range(plan.steps):
                    for group in range(GROUPS):
                        self._play(window, step, group)
                    if step == 0 and moment:
                        # What came after the window before is known now.
                        self.judge.wait()
                        told = {}
                        learning = lessons(
                            self.steps,
                            self.task,
                            last,
                            window,
                            plan.pace(self.rate, self.progress),
                            told,
                        )
                    while done < (step + 1) * steps / plan.steps:
                        next(learning, None)
                        done += 1
                for _ in learning:
                    continue
                self.seconds = self._before + time.monotonic() - self._began
                if moment:
                    self.judge.follow()
                    self._note(told, tell)
                    self.rate = plan.next_rate(self.rate, told["moved"], self.progress)
                moment += 1
                if self.seconds - kept > plan.every:
                    kept = self.seconds
                    self.save()
                if self.progress >= 1.0:
                    return True
                if until():
                    return False
        finally:
            try:
                self.save()
            finally:
                self._players.stop()

    def _play(self, window: Window, step: int, group: int) -> None:
        players = self._players
        deaths = players.deaths
        begun = time.monotonic()
        players.played(group)
        self._waited += time.monotonic() - begun
        if players.deaths > deaths:
            self.save()
        block = players.blocks[group]
        self.judge.judge(block)
        window.keep(self.judge, step, group)
        self._count(block)
        self.judge.wait()
        players.play(group, self.progress)

    def _count(self, block: Any) -> None:
        """The games that have just ended."""
        for table in np.flatnonzero(block["ended"]).tolist():
            # The players are those of the next game at the table, which may be more or fewer.
            final = block["final"][table]
            won = float(bool(self.task.aim.won) and final[0] == self.task.aim.won)
            there = final[final != 0]
            if len(there):
                self._scores.append((float(there.mean()), float(there.max()), won))

    def _note(self, told: dict[str, float], tell: Tell) -> None:
        self.round += 1
        self.decisions += self.plan.round_size
        self.games += len(self._scores)
        line: dict[str, Any] = {
            "round": self.round,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 1),
            "games": self.games,
            "deaths": self._players.deaths,
            "a-second": round(self.decisions / max(self.seconds, 1.0)),
            # Of the time of this call, for actors: much of it means that more of them would help.
            "waited": round(self._waited / max(self.seconds - self._before, 1.0), 3),
        }
        if self._scores:
            mean, best, won = np.array(self._scores).mean(0).tolist()
            line |= {"mean": round(mean, 2), "best": round(best, 2)}
            if self.task.aim.won:
                line["won"] = round(won, 4)
        self._scores.clear()
        line |= {name: round(one, 5) for name, one in told.items()} | {"rate": self.rate}
        with (self.folder / "curve.jsonl").open("a") as file:
            file.write(json.dumps(line) + "\n")
        tell(line)

    # -- keeping ---------------------------------------------------------------------------------

    def save(self) -> None:
        """Keep parameters and what their steps have gathered; this in half of the precision."""
        arrays: dict[str, Any] = self.steps.gathered()
        for name, one in self.judge.of.items():
            arrays[f"of.{name}"] = one.detach().cpu().numpy()
        state = {
            "round": self.round,
            "decisions": self.decisions,
            "seconds": self.seconds,
            "games": self.games,
            "rate": self.rate,
            "steps": self.steps.number(),
            "plan": self.plan.to_data(),
        }
        arrays[_STATE] = np.array(json.dumps(state))
        write_arrays(self.folder / "checkpoint.npz", arrays)
        notes = {
            "game": self.plan.game,
            "version": VERSION,
            "rules": self.task.game.info.rules_version,
            "plan": self.plan.to_data(),
            "decisions": self.decisions,
            "games": self.games,
            "seconds": round(self.seconds),
        }
        path = self.folder / "weights.npz"
        write_network(path, self.network, self.judge.parameters(), notes)
