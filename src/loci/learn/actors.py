"""Self-play in processes of their own, each with its tables; the learner sends parameters and gets
rollouts back."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any, Final, final

from loci.bots.network import Parameters
from loci.core.rng import derived_seed
from loci.learn.collecting import Collector, Rollout
from loci.learn.tasks import TASKS

#: Each actor is to have one processor: left alone numpy would take all of them for each actor.
_THREADS: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


@contextmanager
def one_thread() -> Iterator[None]:
    """Processes that begin meanwhile do their sums on one thread."""
    before = {name: os.environ.get(name) for name in _THREADS}
    os.environ.update(dict.fromkeys(_THREADS, "1"))
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value


@final
class Order:
    """To play; an actor that is sent none says what is on its tables."""

    __slots__ = ("of", "past", "share", "steps")

    def __init__(self, of: Parameters, past: Parameters | None, share: float, steps: int) -> None:
        self.of: Final = of
        self.past: Final = past
        self.share: Final = share
        self.steps: Final = steps


def _work(
    pipe: Connection, game_id: str, tables: int, seed: int, saved: dict[str, Any] | None
) -> None:
    collector = Collector(TASKS[game_id], tables, seed, saved)
    while True:
        order: Order | None = pipe.recv()
        if order is None:
            pipe.send(collector.to_data())
        else:
            pipe.send(collector.collect(order.of, order.past, order.share, order.steps))


@final
class Actors:
    """`number` actors with `tables` tables each. An actor that dies is replaced by one with new
    games; `deaths` counts them."""

    def __init__(
        self, game_id: str, number: int, tables: int, seed: int, saved: list[dict[str, Any]] | None
    ) -> None:
        self._game_id: Final = game_id
        self._tables: Final = tables
        self._seed: Final = seed
        self._context: Final = multiprocessing.get_context("spawn")
        self._pipes: Final[list[Connection]] = []
        self.processes: Final[list[Any]] = []
        self.deaths = 0
        for at in range(number):
            pipe, process = self._begin(f"actor {at}", None if saved is None else saved[at])
            self._pipes.append(pipe)
            self.processes.append(process)

    def _begin(self, name: str, saved: dict[str, Any] | None) -> tuple[Connection, Any]:
        here, there = self._context.Pipe()
        seed = derived_seed(self._seed, name)
        process = self._context.Process(
            target=_work, args=(there, self._game_id, self._tables, seed, saved), daemon=True
        )
        with one_thread():
            process.start()
        there.close()
        return here, process

    def play(self, order: Order) -> None:
        """Let all of them play; `rollouts` waits for them."""
        for at in range(len(self._pipes)):
            try:
                self._pipes[at].send(order)
            except OSError:
                self._replace(at)
                self._pipes[at].send(order)

    def rollouts(self) -> list[Rollout]:
        """What they played. An actor that died has played nothing."""
        found: list[Rollout] = []
        for at, pipe in enumerate(self._pipes):
            try:
                found.append(pipe.recv())
            except (EOFError, OSError):
                self._replace(at)
        return found

    def to_data(self) -> list[dict[str, Any]]:
        """What is on their tables, while none of them plays."""
        for pipe in self._pipes:
            pipe.send(None)
        return [pipe.recv() for pipe in self._pipes]

    def _replace(self, at: int) -> None:
        self.deaths += 1
        self.processes[at].kill()
        self._pipes[at].close()
        pipe, process = self._begin(f"actor {at} after {self.deaths} deaths", None)
        self._pipes[at], self.processes[at] = pipe, process

    def stop(self) -> None:
        for pipe, process in zip(self._pipes, self.processes, strict=True):
            process.kill()
            process.join()
            pipe.close()
