"""When the collector of garbage runs.

Going through everything that a thousand tables are takes Python's collector some tenths of a
second, in which the event loop stands still; left alone it does so every few seconds, because each
move lets things live long enough to be counted as old. Nearly all that the server makes is gone as
soon as nobody needs it, without the collector. So it looks at what is new as ever, in small
portions, and at everything only once in a long while.
"""

from __future__ import annotations

import asyncio
import gc
import threading
import time
from typing import Final

from loci.server.metrics import Metrics

#: How many new things there are before the youngest are looked at, and how many times that is done
#: before those that have outlived it are; the oldest wait for a whole round.
THRESHOLDS: Final = (2_000, 5, 1_000_000)


class Garbage:
    """Decides for this process when garbage is collected; not in a process that is a test's."""

    def __init__(self, metrics: Metrics, seconds: float) -> None:
        self._metrics = metrics
        self._seconds = seconds  # between two whole rounds
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """What is there at the start stays: the collector passes over it from now on."""
        if threading.current_thread() is not threading.main_thread():
            return
        gc.collect()
        gc.freeze()
        gc.set_threshold(*THRESHOLDS)
        self._task = asyncio.create_task(self._rounds(), name="garbage")

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _rounds(self) -> None:
        while True:
            await asyncio.sleep(self._seconds)
            self.collect()

    def collect(self) -> None:
        """A whole round."""
        begun = time.perf_counter()
        self._metrics.collected.inc(gc.collect())
        self._metrics.collection_seconds.inc(time.perf_counter() - begun)
