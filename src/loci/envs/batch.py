"""Many tables stepped together, in processes of their own, with all that is seen of them in memory
that everybody shares: no copies, no messages but one byte a step.

Nobody opposes: whoever steps the tables answers for every seat. A table's games depend on the seed
and on the number of the table alone, so they are the same whoever plays them.

    with BatchEnv("terra-mystica", 4, tables=64, workers=2) as env:
        env.reset(seed=1)
        while True:
            env.step(chosen(env.rows, env.ids, env.masks, env.seats))
            learned(env.rewards[env.ended != 0])
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Mapping, Sequence
from ctypes import c_uint8
from functools import partial
from multiprocessing.connection import Connection, wait
from traceback import format_exc
from typing import Any, Final, Self, final

import numpy as np
from numpy.typing import NDArray

from loci.core import AnyGame, derived_seed, find_game
from loci.core.learning.batch import Batch, Buffers
from loci.core.options import checked
from loci.envs.course import REWARDS, WINS, rewards
from loci.envs.ids import usual_options

Array = NDArray[Any]

WIDTH: Final = 256
_STEP: Final = b"step"
_DONE: Final = b"done"
#: Seconds that a worker has to go home before it is ended.
_PATIENCE: Final = 30.0


class WorkerDied(RuntimeError):
    """A worker is gone, and the tables with it."""


@final
class Plan:
    """What is played, and how many tables."""

    __slots__ = ("game_id", "options", "players", "reward", "tables", "width")

    def __init__(
        self,
        game_id: str,
        players: int,
        options: dict[str, object],
        reward: str,
        tables: int,
        width: int,
    ) -> None:
        self.game_id: Final = game_id
        self.players: Final = players
        self.options: Final = options
        self.reward: Final = reward
        self.tables: Final = tables
        self.width: Final = width

    def shapes(self) -> dict[str, tuple[Any, tuple[int, ...]]]:
        """The arrays that are shared, by name."""
        encoder = find_game(self.game_id).encoder()
        assert encoder is not None
        return {
            "rows": (np.uint8, (self.tables, encoder.encoding.size)),
            "ids": (np.int32, (self.tables, self.width)),
            "masks": (np.uint8, (self.tables, self.width)),
            "seats": (np.uint8, (self.tables,)),
            "rewards": (np.float32, (self.tables, self.players)),
            "ended": (np.uint8, (self.tables,)),
            "cut": (np.int64, (self.tables,)),
            "actions": (np.int64, (self.tables,)),
        }

    def arrays(self, memory: Mapping[str, Any]) -> dict[str, Array]:
        """The arrays that lie in this memory."""
        return {
            name: np.frombuffer(memory[name], dtype).reshape(shape)
            for name, (dtype, shape) in self.shapes().items()
        }


@final
class Share:
    """Some of the tables, which one process plays."""

    def __init__(self, plan: Plan, arrays: dict[str, Array], numbers: Sequence[int]) -> None:
        self._plan: Final = plan
        self._arrays: Final = arrays
        self._numbers: Final = numbers
        self._game: Final[AnyGame] = find_game(plan.game_id)
        self._batches: Final[list[Batch]] = []

    def reset(self, seed: int) -> None:
        """The first game at every table."""
        self._batches.clear()
        for number in self._numbers:
            # A batch for each table: the seeds of its games then depend on nothing else.
            of = partial(self._begun, derived_seed(seed, f"table {number}"))
            rows, ids, masks, seats = (
                self._arrays[name][number : number + 1].data.cast("B")
                for name in ("rows", "ids", "masks", "seats")
            )
            buffers = Buffers(rows, ids, masks, seats)
            self._batches.append(Batch(self._game, of, 1, self._plan.width, buffers))
            self._tell(number, self._batches[-1])

    def step(self) -> None:
        """The action at every table."""
        actions = self._arrays["actions"]
        for number, batch in zip(self._numbers, self._batches, strict=True):
            batch.answer(0, int(actions[number]))
            self._tell(number, batch)

    def _begun(self, seed: int, number: int) -> Any:
        plan = self._plan
        return self._game.new(
            players=plan.players,
            options=plan.options,
            seed=derived_seed(seed, f"game {number}"),
        )

    def _tell(self, number: int, batch: Batch) -> None:
        """Whether a game ended here, and what it was worth."""
        ended = batch.take_ended()
        self._arrays["cut"][number] = batch.cut
        self._arrays["ended"][number] = bool(ended)
        self._arrays["rewards"][number] = (
            rewards(ended[-1].outcome, self._plan.reward) if ended else 0.0
        )


def _work(pipe: Connection, plan: Plan, memory: dict[str, Any], numbers: Sequence[int]) -> None:
    """A worker: it plays its tables whenever it is told to, until nobody is there any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # it is sent home, not interrupted
    share = Share(plan, plan.arrays(memory), numbers)
    while True:
        try:
            order = pipe.recv_bytes()
        except (EOFError, OSError):
            return
        try:
            if order == _STEP:
                share.step()
            else:
                share.reset(int(order))
        except Exception:  # whatever it was, the other side tells it
            pipe.send_bytes(format_exc().encode())
            return
        pipe.send_bytes(_DONE)


@final
class BatchEnv:
    """`tables` tables, divided among so many `workers`; with none they are played here.

    Arrays, a line for each table: `rows`, `masks` (1 for a move that can be made), `ids` (of these
    moves; what stands beside the mask means nothing), `seats` (who is asked). Where a game came to
    its end in the last step `ended` is 1, `rewards` has what it was worth to each seat, and the
    next game has begun. `cut` counts the questions so far that listed more than `width`, which
    are not all there. They change with every step: copy what is to stay.
    """

    def __init__(
        self,
        game: str,
        players: int,
        tables: int,
        workers: int = 0,
        options: Mapping[str, object] | None = None,
        reward: str = WINS,
        width: int = WIDTH,
    ) -> None:
        if reward not in REWARDS:
            raise ValueError(f"reward is {reward!r}, and can be {', '.join(REWARDS)}")
        if not 0 <= workers <= tables:
            raise ValueError(f"{workers} workers for {tables} tables")
        info = find_game(game).info
        everything = checked(info.options, usual_options(game, players) | dict(options or {}))
        info.check_players(players, everything)
        plan = Plan(game, players, dict(everything), reward, tables, width)
        context = multiprocessing.get_context("spawn")
        memory = {
            name: context.RawArray(c_uint8, int(np.prod(shape)) * np.dtype(dtype).itemsize)
            for name, (dtype, shape) in plan.shapes().items()
        }
        arrays = plan.arrays(memory)
        self.tables: Final = tables
        self.players: Final = players
        self.rows: Final = arrays["rows"]
        self.ids: Final = arrays["ids"]
        self.masks: Final = arrays["masks"]
        self.seats: Final = arrays["seats"]
        self.rewards: Final = arrays["rewards"]
        self.ended: Final = arrays["ended"]
        self.cut: Final = arrays["cut"]
        self._actions: Final = arrays["actions"]
        self._begun = False
        self._every: Final = np.arange(tables)
        self._own: Final = None if workers else Share(plan, arrays, range(tables))
        self._pipes: Final[list[Connection]] = []
        self.processes: Final[list[Any]] = []
        for worker in range(workers):
            here, there = context.Pipe()
            numbers = range(worker, tables, workers)
            process = context.Process(
                target=_work, args=(there, plan, memory, numbers), daemon=True
            )
            process.start()
            there.close()
            self._pipes.append(here)
            self.processes.append(process)

    def reset(self, seed: int) -> None:
        """Begin anew; the same seed gives the same games, with any number of workers."""
        if self._own is not None:
            self._own.reset(seed)
        self._order(str(seed).encode())
        self._begun = True

    def step(self, actions: Any) -> None:
        """Make the move of this place in the list at every table. `ValueError` if one of them is
        not in the mask; then nothing has changed."""
        if not self._begun:
            raise ValueError("nothing has begun: call reset first")
        given = np.asarray(actions)
        if given.shape != (self.tables,) or given.dtype.kind not in "iu":
            raise ValueError(f"actions are {self.tables} whole numbers")
        inside = (given >= 0) & (given < self.masks.shape[1])
        legal = inside & (self.masks[self._every, np.where(inside, given, 0)] == 1)
        if not legal.all():
            table = int(np.flatnonzero(~legal)[0])
            raise ValueError(f"table {table}: action {given[table]} is not in the mask")
        self._actions[:] = given
        if self._own is not None:
            self._own.step()
        self._order(_STEP)

    def close(self) -> None:
        """Send the workers home; again is no harm."""
        self._begun = False
        for pipe in self._pipes:
            pipe.close()
        for process in self.processes:
            process.join(_PATIENCE)
            if process.is_alive():
                process.kill()
                process.join()
        self._pipes.clear()
        self.processes.clear()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _order(self, order: bytes) -> None:
        """Tell every worker, and wait until all have done it."""
        for worker, pipe in enumerate(self._pipes):
            try:
                pipe.send_bytes(order)
            except OSError:
                self._died(worker)
        waiting = dict(zip(self._pipes, range(len(self._pipes)), strict=True))
        while waiting:
            for ready in wait(list(waiting)):
                assert isinstance(ready, Connection)
                worker = waiting.pop(ready)
                try:
                    answer = ready.recv_bytes()
                except (EOFError, OSError):
                    self._died(worker)
                if answer != _DONE:
                    self.close()
                    raise WorkerDied(f"worker {worker} failed:\n{answer.decode()}")

    def _died(self, worker: int) -> None:
        process = self.processes[worker]
        process.join(_PATIENCE)
        number, code = len(self.processes), process.exitcode
        self.close()
        raise WorkerDied(f"worker {worker} of {number} died with exit code {code}")
