"""The watchdog of the event loop: how late things happen in it, and what made them late.

The loop beats; how late each beat comes is how long something held it. A thread looks on: when a
beat is overdue it notes what the loop is doing at that moment, so that the log can name it.
"""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import time
from types import FrameType
from typing import Final

from loci.server.metrics import Metrics

_log = logging.getLogger("loci.server.lag")

LIMIT: Final = 0.05  # seconds for which nothing that anybody sends may hold the loop
_BEAT: Final = 0.02  # seconds
_QUIET: Final = 10.0  # seconds between two lines of the log
_FRAMES: Final = 6  # of what ran, the innermost ones


class Lag:
    """Watches the event loop in which it is opened."""

    def __init__(self, metrics: Metrics, limit: float = LIMIT) -> None:
        self._metrics = metrics
        self._limit = limit
        self._beat = time.monotonic()
        self._ran = ""  # what was running when a beat was overdue
        self._logged = 0.0
        self._unsaid = 0  # stalls since the last line of the log
        self._end = threading.Event()
        self._thread: threading.Thread | None = None
        self._task: asyncio.Task[None] | None = None
        self.worst = 0.0  # seconds by which a beat was late
        self.held = 0.0  # seconds by which it was late because the loop worked

    def open(self) -> None:
        loop_thread = threading.get_ident()
        self._beat = time.monotonic()
        self._task = asyncio.create_task(self._beats(), name="lag")
        self._thread = threading.Thread(
            target=self._look_on, args=(loop_thread,), name="lag", daemon=True
        )
        self._thread.start()

    async def close(self) -> None:
        self._end.set()
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._thread is not None:
            await asyncio.to_thread(self._thread.join)

    def measured(self, late: float, worked: float) -> None:
        """A beat came so many seconds late, in which the loop worked for so many: for the rest of
        them it did not get a processor."""
        self._metrics.lag_seconds.observe(late)
        if late > self.worst:
            self.worst = late
            self._metrics.lag_worst.set(late)
        ran, self._ran = self._ran, ""
        held = min(late, worked)
        if held > self.held:
            self.held = held
            self._metrics.held_worst.set(held)
        if held <= self._limit:
            return
        self._unsaid += 1
        now = time.monotonic()
        if now - self._logged < _QUIET:
            return
        extra = {"ms": round(1000 * held), "ran": ran or "?", "times": self._unsaid}
        self._logged, self._unsaid = now, 0
        _log.warning("the event loop was held", extra=extra)

    async def _beats(self) -> None:
        while True:
            self._beat = time.monotonic()
            worked = time.thread_time()
            await asyncio.sleep(_BEAT)
            late = max(0.0, time.monotonic() - self._beat - _BEAT)
            self.measured(late, time.thread_time() - worked)

    def _look_on(self, loop_thread: int) -> None:
        while not self._end.wait(_BEAT):
            if not self._ran and time.monotonic() - self._beat > _BEAT + self._limit:
                frame = sys._current_frames().get(loop_thread)
                self._ran = what_runs(frame)


def what_runs(frame: FrameType | None) -> str:
    """The innermost functions of a stack, the outer ones first: where they are, never with what."""
    found: list[str] = []
    while frame is not None and len(found) < _FRAMES:
        module = frame.f_globals.get("__name__", "?")
        found.append(f"{module}.{frame.f_code.co_name}:{frame.f_lineno}")
        frame = frame.f_back
    return " > ".join(reversed(found))
