"""Memory that the learner shares with its actors, and the actors: processes that play at their
tables what the learner tells them, and write down what is seen next.

Each actor has its tables in two groups: while the learner judges one of them it plays the other.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Sequence
from multiprocessing.connection import Connection, wait
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, final

import numpy as np

from loci.bots.reading import Array, Reading
from loci.core.rng import derived_seed
from loci.learn.actors import one_thread
from loci.learn.collecting import in_seats, spread_out
from loci.learn.tables import Tables
from loci.learn.tasks import TASKS, Task

GROUPS: Final = 2
_PATIENCE: Final = 60.0  # seconds for which an actor may say nothing


@final
class Block:
    """What is known of all tables of a group. `rows`, `ids` and the `number` of moves listed,
    `seat` and `players` are those of the decisions that the tables have come to; `points` is what
    each seat has achieved by then. Where a game `ended` before that decision, `final` is what each
    seat had in the end. `answers` are the places of the moves to be made next."""

    NAMES: Final = (
        ("rows", np.uint8),
        ("ids", np.int32),
        ("number", np.int16),
        ("seat", np.uint8),
        ("players", np.uint8),
        ("points", np.float32),
        ("ended", np.uint8),
        ("final", np.float32),
        ("answers", np.int16),
    )

    def __init__(self, sizes: Sequence[int], memory: SharedMemory | None = None) -> None:
        tables, size, width, seats = sizes
        shapes: dict[str, tuple[int, ...]] = {
            "rows": (tables, size),
            "ids": (tables, width),
            "points": (tables, seats),
            "final": (tables, seats),
        }
        places: dict[str, int] = {}
        length = 0
        for name, kind in self.NAMES:
            places[name] = length
            whole = int(np.prod(shapes.get(name, (tables,)))) * np.dtype(kind).itemsize
            length += (whole + 63) // 64 * 64
        self.sizes: Final = tuple(sizes)
        self.memory: Final = memory or SharedMemory(create=True, size=length)
        self.arrays: Final[dict[str, Array]] = {
            name: np.ndarray(
                shapes.get(name, (tables,)), kind, self.memory.buf, offset=places[name]
            )
            for name, kind in self.NAMES
        }

    def __getitem__(self, name: str) -> Array:
        return self.arrays[name]

    def close(self, forget: bool) -> None:
        """Arrays that are still looked at keep the memory until they go."""
        self.arrays.clear()
        if forget:
            self.memory.unlink()
        self.memory.close()


@final
class _Actor:
    """The tables of one actor in a group: `first` is the first of them in the block."""

    def __init__(self, task: Task, reading: Reading, block: Block, first: int, number: int) -> None:
        self.task: Final = task
        self.reading: Final = reading
        self.progress = 0.0
        self._seed = 0
        self._own: Final = {name: one[first : first + number] for name, one in block.arrays.items()}
        self._tables: Tables | None = None

    def begin(self, seed: int) -> None:
        self._seed = seed
        own = self._own
        tables = Tables(
            self.task.game,
            lambda number: self.task.begin(
                derived_seed(self._seed, f"game {number}"), self.progress
            ),
            len(own["rows"]),
            self.task.width,
            None,
            own["rows"],
            own["ids"],
        )
        spread_out(tables.batch, seed)
        self._tables = tables
        own["ended"][:] = 0
        self._tell()

    def step(self) -> None:
        assert self._tables is not None
        own, batch = self._own, self._tables.batch
        own["ended"][:] = 0
        before = own["points"].copy()
        batch.step(own["answers"].tolist())
        for end in batch.take_ended():
            achieved = before[end.table].tolist()
            final = self.task.aim.final(end.outcome, achieved)
            own["ended"][end.table] = 1
            own["final"][end.table] = 0  # the game before may have had more players
            own["final"][end.table, : len(final)] = final
        self._tell()

    def _tell(self) -> None:
        assert self._tables is not None
        own, tables = self._own, self._tables
        own["number"][:] = tables.masks.sum(1)
        own["seat"][:] = tables.seats
        players = self.reading.players(tables.rows)
        own["players"][:] = players
        achieved = self.task.aim.achieved(self.reading, tables.rows)
        own["points"][:] = in_seats(achieved, tables.seats.astype(np.int64), players)


def _work(
    pipe: Connection,
    game_id: str,
    names: list[str],
    sizes: list[int],
    first: int,
    number: int,
    seed: int,
) -> None:
    task = TASKS[game_id]
    reading = Reading(task.game)
    blocks = [Block(sizes, SharedMemory(name=name)) for name in names]
    own = [_Actor(task, reading, block, first, number) for block in blocks]
    for group, actor in enumerate(own):
        actor.begin(derived_seed(seed, f"group {group}"))
        pipe.send(group)
    while True:
        group, progress = pipe.recv()
        own[group].progress = progress
        own[group].step()
        pipe.send(group)


@final
class Players:
    """So many actors with `tables` tables each in every group. An actor that dies is replaced by
    one with new games (`deaths` counts them); the games that it played end as they stood."""

    def __init__(self, game_id: str, actors: int, tables: int, seed: int) -> None:
        task = TASKS[game_id]
        self.reading: Final = Reading(task.game)
        self._game_id: Final = game_id
        self._tables: Final = tables
        self._seed: Final = seed
        encoding = self.reading.encoding
        sizes = [actors * tables, encoding.size, task.width, self.reading.seats]
        self.blocks: Final = [Block(sizes) for _ in range(GROUPS)]
        self._context: Final = multiprocessing.get_context("spawn")
        self.deaths = 0
        self.pipes: Final[list[Connection]] = []
        self.processes: Final[list[Any]] = []
        #: By group: the actors that have not said yet that they have played.
        self._awaited: Final[list[set[int]]] = [set(range(actors)) for _ in range(GROUPS)]
        for at in range(actors):
            pipe, process = self._begin(at, f"actor {at}")
            self.pipes.append(pipe)
            self.processes.append(process)

    def _begin(self, at: int, name: str) -> tuple[Connection, Any]:
        here, there = self._context.Pipe()
        process = self._context.Process(
            target=_work,
            args=(
                there,
                self._game_id,
                [block.memory.name for block in self.blocks],
                list(self.blocks[0].sizes),
                at * self._tables,
                self._tables,
                derived_seed(self._seed, name),
            ),
            daemon=True,
        )
        with one_thread():
            process.start()
        there.close()
        return here, process

    def play(self, group: int, progress: float) -> None:
        """Make the answers of a group, at all of its tables; `progress` is how far the training
        has come."""
        self._awaited[group] = set(range(len(self.pipes)))
        for at, pipe in enumerate(self.pipes):
            try:
                pipe.send((group, progress))
            except OSError:
                self._replace(at)

    def played(self, group: int) -> None:
        """Wait until the actors have played a group."""
        awaited = self._awaited[group]
        while awaited:
            ready = wait(self.pipes, _PATIENCE)
            for at, pipe in enumerate(self.pipes):
                if not ready and at in awaited:
                    self._replace(at)
                elif pipe in ready:
                    try:
                        self._awaited[pipe.recv()].discard(at)
                    except (EOFError, OSError):
                        self._replace(at)

    def _replace(self, at: int) -> None:
        """A new actor in the place of one that is gone. Its tables show new games in both groups,
        and neither is awaited for more than that."""
        self.deaths += 1
        self.processes[at].kill()
        self.processes[at].join()
        self.pipes[at].close()
        own = slice(at * self._tables, (at + 1) * self._tables)
        before = [block["points"][own].copy() for block in self.blocks]
        self.pipes[at], self.processes[at] = self._begin(
            at, f"actor {at} after {self.deaths} deaths"
        )
        for group, block in enumerate(self.blocks):
            self._wait_for_one(at)
            block["ended"][own] = 1
            block["final"][own] = before[group]
            self._awaited[group].discard(at)

    def _wait_for_one(self, at: int) -> None:
        if not self.pipes[at].poll(_PATIENCE):
            raise RuntimeError(f"actor {at} does not begin")
        self.pipes[at].recv()

    def stop(self) -> None:
        for pipe, process in zip(self.pipes, self.processes, strict=True):
            process.kill()
            process.join()
            pipe.close()
        for block in self.blocks:
            block.close(forget=True)
