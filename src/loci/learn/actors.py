"""Self-play by actors, each with its tables; the learner sends parameters and gets rollouts back.

Actors are processes of this machine, or of a cluster (`on_cluster.py`); either way one that dies is
replaced.
"""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from typing import Any, Final, Protocol, final

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


class Died(Exception):
    """An actor is there no more."""


class Actor(Protocol):
    """Somebody who plays, wherever that is. What is sent or received raises `Died` if it is gone;
    what it answers comes in the order of what it was sent."""

    def send(self, order: Any) -> None: ...

    def receive(self) -> Any: ...

    def stop(self) -> None: ...


class Stage(Protocol):
    """Where actors are."""

    def begin(
        self, game_id: str, tables: int, seed: int, saved: dict[str, Any] | None
    ) -> Actor: ...

    def shared(self, order: Order) -> Any:
        """An order in the form in which it is sent to each of them."""
        ...


@final
class ProcessActor:
    """A process of this machine."""

    def __init__(self, *task: Any) -> None:
        context = multiprocessing.get_context("spawn")
        self._pipe, there = context.Pipe()
        self.process: Final = context.Process(target=_work, args=(there, *task), daemon=True)
        with one_thread():
            self.process.start()
        there.close()

    def send(self, order: Any) -> None:
        try:
            self._pipe.send(order)
        except OSError as error:
            raise Died from error

    def receive(self) -> Any:
        try:
            return self._pipe.recv()
        except (EOFError, OSError) as error:
            raise Died from error

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self._pipe.close()


@final
class Here:
    """Actors are processes of this machine."""

    def begin(
        self, game_id: str, tables: int, seed: int, saved: dict[str, Any] | None
    ) -> ProcessActor:
        return ProcessActor(game_id, tables, seed, saved)

    def shared(self, order: Order) -> Order:
        return order


@final
class Actors:
    """`number` actors with `tables` tables each. An actor that dies is replaced by one with new
    games; `deaths` counts them."""

    def __init__(
        self,
        game_id: str,
        number: int,
        tables: int,
        seed: int,
        saved: list[dict[str, Any]] | None,
        stage: Stage | None = None,
    ) -> None:
        self._game_id: Final = game_id
        self._tables: Final = tables
        self._seed: Final = seed
        self._stage: Final[Stage] = Here() if stage is None else stage
        self.deaths = 0
        self.there: Final = [
            self._begin(f"actor {at}", None if saved is None else saved[at]) for at in range(number)
        ]

    def _begin(self, name: str, saved: dict[str, Any] | None) -> Actor:
        seed = derived_seed(self._seed, name)
        return self._stage.begin(self._game_id, self._tables, seed, saved)

    def play(self, order: Order) -> None:
        """Let all of them play; `rollouts` waits for them."""
        shared = self._stage.shared(order)
        for at in range(len(self.there)):
            try:
                self.there[at].send(shared)
            except Died:
                self._replace(at)
                self.there[at].send(shared)

    def rollouts(self) -> list[Rollout]:
        """What they played. An actor that died has played nothing."""
        found: list[Rollout] = []
        for at in range(len(self.there)):
            try:
                found.append(self.there[at].receive())
            except Died:
                self._replace(at)
        return found

    def to_data(self) -> list[dict[str, Any]]:
        """What is on their tables, while none of them plays. One that died since it played has
        new games."""
        for at in range(len(self.there)):
            try:
                self.there[at].send(None)
            except Died:
                self._replace(at)
                self.there[at].send(None)
        return [self._tables_of(at) for at in range(len(self.there))]

    def _tables_of(self, at: int) -> dict[str, Any]:
        try:
            found: dict[str, Any] = self.there[at].receive()
        except Died:
            self._replace(at)
            self.there[at].send(None)
            found = self.there[at].receive()
        return found

    def _replace(self, at: int) -> None:
        self.deaths += 1
        self.there[at].stop()
        self.there[at] = self._begin(f"actor {at} after {self.deaths} deaths", None)

    def stop(self) -> None:
        for actor in self.there:
            actor.stop()
