"""Work on a cluster of machines, by Ray.

A task is a chunk of items on one processor of some node. Its results are taken in the order of the
items, each once, so that neither a node that dies nor a task that is done twice changes them: what
was on a dead worker is done again, item by item, and an item is given up only when it has taken
several workers with it, since a node may die of something else.
"""

from __future__ import annotations

import logging
import os
import time
from collections import deque
from collections.abc import Callable, Generator, Sequence
from types import TracebackType
from typing import Any, Final, TypeVar, final

# Read by Ray as it is imported: nothing is told to anybody, and what its daemons have to say about
# a dead worker does not come among what a command prints.
os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
os.environ.setdefault("RAY_DEDUP_LOGS_SKIP_REGEX", ".")
os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")

import ray
from ray.exceptions import (
    NodeDiedError,
    ObjectLostError,
    OutOfMemoryError,
    RayActorError,
    WorkerCrashedError,
)

from loci.core import BadOption, Text
from loci.sim.workers import AHEAD, CHUNK, do_chunk, in_chunks
from loci.version import VERSION

I = TypeVar("I")  # noqa: E741
R = TypeVar("R")

LOCAL: Final = "local"
#: What Ray raises when a worker, its node or what it had in memory is gone.
GONE: Final = (
    WorkerCrashedError,
    NodeDiedError,
    ObjectLostError,
    OutOfMemoryError,
    RayActorError,
)
_MOMENT: Final = 1.0  # seconds between looks at how large it is
ATTEMPTS: Final = 3  # workers that an item may take with it


@final
class Cluster:
    """A cluster that has been reached; as a context manager it is left at the end.

    `address` is `local` (Ray's processes on this machine, `jobs` of them or one per core),
    `ray://HOST:PORT`, or `HOST:PORT` from one of its own nodes. `BadOption` if nobody answers.
    """

    def __init__(self, address: str, jobs: int = 0) -> None:
        quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
        try:
            if address == LOCAL:
                ray.init("local", num_cpus=jobs or None, include_dashboard=False, **quiet)
            else:
                ray.init(address, **quiet)
        except (ConnectionError, RuntimeError, ValueError) as error:
            raise BadOption(Text("cluster-away", address=address, detail=str(error))) from error
        self._cores, self._ask_again = 1, 0.0
        self._do: Final = ray.remote(max_retries=0)(_do_here)

    def __enter__(self) -> Cluster:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        ray.shutdown()

    def cores(self) -> int:
        """How many processors it has: nodes come and go, so that it is asked now and then."""
        now = time.monotonic()
        if now >= self._ask_again:
            self._cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
            self._ask_again = now + _MOMENT
        return self._cores

    def in_order(
        self,
        work: Callable[[I], R],
        items: Sequence[I],
        lost: Callable[[I], R],
        most: int = CHUNK,
    ) -> Generator[R, None, None]:
        # Ray could be told to cancel what is under way when this ends early. It is not: that a task
        # is cancelled at the moment it is done takes the whole process down (ray-project/ray, pull
        # requests 54116 and 54798). It is little, and it ends when the cluster is left.
        chunks = in_chunks(items, self.cores(), most)
        under_way: deque[tuple[Sequence[I], Any]] = deque()
        while chunks or under_way:
            while chunks and len(under_way) < self.cores() * AHEAD:
                under_way.append((chunks[0], self._begin(work, chunks[0])))
                chunks.popleft()
            chunk, task = under_way.popleft()
            done = self._result(task)
            if done is None:
                yield from self._one_by_one(work, chunk, lost)
            else:
                yield from done

    def _one_by_one(
        self, work: Callable[[I], R], chunk: Sequence[I], lost: Callable[[I], R]
    ) -> Generator[R, None, None]:
        """The results of a chunk whose worker died."""
        tasks = [self._begin(work, [item]) for item in chunk]
        for item, task in zip(chunk, tasks, strict=True):
            done = self._result(task)
            for _ in range(1, ATTEMPTS):
                if done is None:
                    done = self._result(self._begin(work, [item]))
            yield lost(item) if done is None else done[0]

    def _begin(self, work: Callable[[I], R], chunk: Sequence[I]) -> Any:
        return self._do.remote(VERSION, work, chunk)

    def _result(self, task: Any) -> list[Any] | None:
        """What a task has done; None if its worker is gone."""
        try:
            there, done = ray.get(task)
        except GONE:
            return None
        if done is None:
            raise BadOption(Text("cluster-version", there=there, here=VERSION))
        return list(done)


def _do_here(version: str, work: Callable[[I], R], chunk: Sequence[I]) -> tuple[str, Any]:
    """On a node: the version of the package there, and what was done if it is the same, since
    another one would play other games."""
    return VERSION, do_chunk(work, chunk) if version == VERSION else None
