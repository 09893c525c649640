"""Worker processes: one function over many items, with the same results for any number of them.

Workers are started afresh ("spawn") and send back plain values. One that dies (out of memory, a
fault in a library) takes nothing with it but the item that killed it: what was under way is done
again, item by item, and what kills a worker of its own is reported as lost.
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
from typing import Final, Generic, TypeVar

I = TypeVar("I")  # noqa: E741
R = TypeVar("R")

_CHUNK: Final = 32  # items a worker takes at a time, at most
_AHEAD: Final = 3  # chunks in flight per worker


def in_order(
    work: Callable[[I], R], items: Sequence[I], jobs: int, lost: Callable[[I], R]
) -> Generator[R, None, None]:
    """`work` on each item, in their order, as they come in; `lost` says what stands for an item
    that killed its worker. `work` and the items must be such that another process can have them.

    Closing the iterator early ends the workers at once, whatever they are at.
    """
    if jobs <= 1:
        for item in items:
            yield work(item)
        return
    size = max(1, min(_CHUNK, len(items) // (jobs * 4)))
    chunks = deque(items[start : start + size] for start in range(0, len(items), size))
    while chunks:
        broken: list[Sequence[I]] = []
        with closing(_in_pool(work, chunks, jobs, broken)) as results:
            yield from results
        for chunk in broken:
            for item in chunk:
                yield _alone(work, item, lost)


def _in_pool(
    work: Callable[[I], R], chunks: deque[Sequence[I]], jobs: int, broken: list[Sequence[I]]
) -> Generator[R, None, None]:
    """The results of `chunks`, taken from its front, until all are done or a worker dies: then what
    was under way is in `broken`, but for what was already there."""
    under_way: deque[tuple[Sequence[I], Future[list[R]]]] = deque()
    with _Pool[I, R](jobs) as pool:
        while chunks or under_way:
            try:
                while chunks and len(under_way) < jobs * _AHEAD:
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
        return self._pool.submit(_do_chunk, work, chunk)

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


def _do_chunk(work: Callable[[I], R], chunk: Sequence[I]) -> list[R]:
    return [work(item) for item in chunk]
