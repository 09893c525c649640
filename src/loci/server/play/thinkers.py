"""The pools of working processes: warm, each with one task at a time and so much memory, killed
when it overruns."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from collections.abc import Callable
from typing import Any

from loci.core import Text
from loci.core.data import decode, encode
from loci.core.text import text_from
from loci.server.errors import Refusal
from loci.server.metrics import Metrics

_log = logging.getLogger("loci.server.thinkers")
_START_SECONDS = 60.0  # until it is ready; the first task's time begins then
# What multiplies matrices would else take every core, and memory for each of them.
_ONE_CORE = {"OPENBLAS_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
_LINE_LIMIT = 16 * 1024 * 1024


class Overran(Exception):
    """The task took longer than it may; its process was killed."""


class Crashed(Exception):
    """The task raised an error, or its process died."""


class Thinkers:
    """Hands tasks to processes. Kill and start are the only ways to treat one that misbehaves."""

    def __init__(self, number: int, megabytes: int = 0, nice: int = 0) -> None:
        self._megabytes = megabytes
        self._nice = nice  # how much they let others go first
        self._free: asyncio.Queue[asyncio.subprocess.Process | None] = asyncio.Queue()
        self._all: set[asyncio.subprocess.Process] = set()
        for _ in range(max(1, number)):
            self._free.put_nowait(None)  # started when first needed, or by `warm`
        self._ending: set[asyncio.Task[None]] = set()
        self._closed = False

    async def warm(self) -> None:
        """Start the processes, so that the first bot need not wait for one."""
        for _ in range(self._free.qsize()):
            process = await self._free.get()
            try:
                process = process or await self._start()
            finally:
                self._free.put_nowait(process)

    async def ask(
        self,
        task: dict[str, Any],
        seconds: float,
        body: bytes = b"",
        tell: Callable[[dict[str, Any]], None] | None = None,
    ) -> dict[str, Any]:
        """What a process answers to a task; `Overran` or `Crashed`. Waiting for a free process
        does not count. `body` is the task's as well; nobody looks at it here. `tell` hears how far
        the task is. Whoever waits no longer is followed by nobody: the process ends with it."""
        process = await self._free.get()
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            try:
                answer = await asyncio.wait_for(_exchange(process, task, body, tell), seconds)
            except BaseException:
                self._kill(process)
                process = None
                raise
        except TimeoutError:
            raise Overran from None
        except (OSError, EOFError, ValueError) as error:
            raise Crashed(str(error)) from error
        finally:
            self._free.put_nowait(process)
        if "error" in answer:
            raise Crashed(answer["error"])
        return answer

    async def close(self) -> None:
        self._closed = True
        for process in list(self._all):
            self._kill(process)
        await asyncio.gather(*self._ending, return_exceptions=True)

    async def _start(self) -> asyncio.subprocess.Process:
        if self._closed:
            raise EOFError("closed")
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "loci.server.play.thinker",
            str(self._megabytes),
            str(self._nice),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
            limit=_LINE_LIMIT,
            env=os.environ | _ONE_CORE,
            start_new_session=True,  # Ctrl-C is for the server, which ends them
        )
        self._all.add(process)
        try:
            async with asyncio.timeout(_START_SECONDS):
                await _line(process)  # it is ready
        except BaseException:
            self._kill(process)
            raise
        return process

    def _kill(self, process: asyncio.subprocess.Process) -> None:
        self._all.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        task = asyncio.create_task(_reap(process))
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)


async def asked(
    workers: Thinkers,
    task: dict[str, Any],
    seconds: float,
    metrics: Metrics,
    failed: Text,
    body: bytes = b"",
) -> dict[str, Any]:
    """What a process answers to the task of a caller; a `Refusal` if it says what is wrong, or,
    with the reason `failed`, if it overran or died."""
    try:
        answer = await workers.ask(task, seconds, body)
    except (Overran, Crashed) as error:
        metrics.workers_lost.labels(task["task"]).inc()
        _log.warning(
            "a task failed: %s %s", type(error).__name__, error, extra={"task": task["task"]}
        )
        raise Refusal(422, "data", failed) from None
    wrong = answer.get("refused")
    if wrong is None:
        return answer
    reason = text_from(wrong["reason"])
    if wrong["line"]:
        reason = Text("record-at-line", line=wrong["line"], reason=reason)
    raise Refusal(409 if wrong["move"] else 422, wrong["kind"], reason, wrong["nearest"])


async def _reap(process: asyncio.subprocess.Process) -> None:
    """Wait for the end of a process and let go of its pipes."""
    await process.wait()
    if process.stdin is not None:
        process.stdin.close()
        with contextlib.suppress(OSError):
            await process.stdin.wait_closed()


async def _exchange(
    process: asyncio.subprocess.Process,
    task: dict[str, Any],
    body: bytes,
    tell: Callable[[dict[str, Any]], None] | None,
) -> dict[str, Any]:
    assert process.stdin is not None
    process.stdin.write(encode(task | {"bytes": len(body)}) + b"\n")
    process.stdin.write(body)
    await process.stdin.drain()
    while True:
        answer: dict[str, Any] = decode(await _line(process))
        if "progress" not in answer:
            return answer
        if tell is not None:
            tell(answer["progress"])


async def _line(process: asyncio.subprocess.Process) -> bytes:
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line.endswith(b"\n"):
        raise EOFError("the process died")
    return line
