"""Where work is done: one function over many items, with the same results wherever that is.

`Processes` are of this machine; `cluster.py` has many machines. Processes are started afresh
("spawn") and send back plain values. One that dies (out of memory, a fault in a library) takes
nothing with it but the item that killed it: what was under way is done again, item by item, and
what kills a worker of its own is reported as lost.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from multiprocessing.connection import Connection
from typing import Final, Generic, Protocol, TypeVar, final

I = TypeVar("I")  # noqa: E741
R = TypeVar("R")

CHUNK: Final = 32  # items a worker takes at a time, at most
AHEAD: Final = 3  # chunks in flight per worker


class Workers(Protocol):
    """Where work is done."""

    def in_order(
        self,
        work: Callable[[I], R],
        items: Sequence[I],
        lost: Callable[[I], R],
        most: int = CHUNK,
    ) -> Generator[R, None, None]:
        """`work` on each item, in their order, as they come in; `lost` says what stands for an
        item that killed its worker. A worker is given `most` items at a time. `work`, the items
        and the results must be such that another process can have them.

        Only so much is under way as keeps the workers busy. Closing the iterator early begins no
        more of it, and processes of this machine end at once.
        """
        ...


@final
class Processes:
    """So many processes of this machine; a single one is this process itself."""

    def __init__(self, jobs: int) -> None:
        self.jobs: Final = jobs

    def in_order(
        self,
        work: Callable[[I], R],
        items: Sequence[I],
        lost: Callable[[I], R],
        most: int = CHUNK,
    ) -> Generator[R, None, None]:
        if self.jobs <= 1:
            for item in items:
                yield work(item)
            return
        chunks = in_chunks(items, self.jobs, most)
        while chunks:
            broken: list[Sequence[I]] = []
            with closing(_in_pool(work, chunks, self.jobs, broken)) as results:
                yield from results
            for chunk in broken:
                for item in chunk:
                    yield _alone(work, item, lost)


#: Where nobody says otherwise.
ALONE: Final = Processes(1)


def in_chunks(items: Sequence[I], workers: int, most: int) -> deque[Sequence[I]]:
    """The items in as many parts as keep all workers busy to the end."""
    size = max(1, min(most, len(items) // (workers * 4)))
    return deque(items[start : start + size] for start in range(0, len(items), size))


def do_chunk(work: Callable[[I], R], chunk: Sequence[I]) -> list[R]:
    return [work(item) for item in chunk]


def _in_pool(
    work: Callable[[I], R], chunks: deque[Sequence[I]], jobs: int, broken: list[Sequence[I]]
) -> Generator[R, None, None]:
    """The results of `chunks`, taken from its front, until all are done or a worker dies: then what
    was under way is in `broken`, but for what was already there."""
    under_way: deque[tuple[Sequence[I], Future[list[R]]]] = deque()
    with _Pool[I, R](jobs) as pool:
        while chunks or under_way:
            try:
                while chunks and len(under_way) < jobs * AHEAD:
                    under_way.append((chunks[0], pool.submit(work, chunks[0])))
                    chunks.popleft()
                done = under_way[0][1].result()
            except BrokenProcessPool:
                broken.extend(chunk for chunk, _ in under_way)
                return
            under_way.popleft()
            yield from done


def _alone(work: Callable[[I], R], item: I, lost: Callable[[I], R]) -> R:
    """The result of an item in a process of its own."""
    with _Pool[I, R](1) as pool:
        try:
            (done,) = pool.submit(work, [item]).result()
        except BrokenProcessPool:
            return lost(item)
    return done


class _Pool(Generic[I, R]):
    """Processes that end with this block, at once."""

    def __init__(self, jobs: int) -> None:
        context = multiprocessing.get_context("spawn")
        # No word goes through this pipe. Its end is the sign to stop, and it comes as well when
        # the parent is killed; an event of `multiprocessing` would wait for workers that died.
        self._heard, self._held = context.Pipe(duplex=False)
        self._pool = ProcessPoolExecutor(jobs, context, _begin_worker, (self._heard,))

    def submit(self, work: Callable[[I], R], chunk: Sequence[I]) -> Future[list[R]]:
        return self._pool.submit(do_chunk, work, chunk)

    def __enter__(self) -> _Pool[I, R]:
        return self

    def __exit__(self, *_: object) -> None:
        self._held.close()
        self._pool.shutdown(wait=True, cancel_futures=True)
        self._heard.close()


def _begin_worker(heard: Connection) -> None:
    # Ctrl-C in a terminal reaches every process; the parent alone decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_pool, args=(heard,), daemon=True).start()


def _end_with_pool(heard: Connection) -> None:
    """A game may take minutes, and nobody waits for its end who wants to stop."""
    heard.poll(None)
    os._exit(0)
