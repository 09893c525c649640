"""Who answers: a program of somebody's, or chance."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sys
from collections.abc import Sequence
from typing import Any, ClassVar, Final, Protocol

from loci.core import LociError, Rng, Text

Question = dict[str, Any]
_LINE_LIMIT: Final = 16 * 1024 * 1024


class PlayerFailed(LociError):
    """A program has ended, or has not answered in time."""

    KIND: ClassVar[str] = "program"


class Player(Protocol):
    """Whoever answers at one table."""

    async def answer(self, question: Question) -> str:
        """A move for a question, in the game's notation; `PlayerFailed` if there is none."""

    async def close(self) -> None: ...


class RandomPlayer:
    """Any of the moves that are listed."""

    def __init__(self, seed: int) -> None:
        self._rng = Rng(seed)

    async def answer(self, question: Question) -> str:
        return str(self._rng.pick("move", question["moves"])["move"])

    async def close(self) -> None:
        """There is nothing to end."""


class ProgramPlayer:
    """A process that reads each question as a line of JSON and writes its answer as a line."""

    def __init__(self, command: Sequence[str], seconds: float) -> None:
        self._command = command
        self._seconds = seconds
        self._process: asyncio.subprocess.Process | None = None

    async def answer(self, question: Question) -> str:
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(self._seconds):
                process.stdin.write(json.dumps(question, ensure_ascii=False).encode() + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
        except TimeoutError:
            await self.close()
            raise PlayerFailed(Text("connect-slow", seconds=f"{self._seconds:g}")) from None
        except (OSError, ValueError) as error:  # its end is closed, or a line has no end
            await self.close()
            raise PlayerFailed(Text("connect-ended", detail=str(error))) from error
        if not line.endswith(b"\n"):
            await self.close()
            raise PlayerFailed(Text("connect-ended", detail=f"{process.returncode}"))
        return line.decode(errors="replace").strip()

    async def close(self) -> None:
        """End the process, and wait for that. A script that has begun others is ended with them:
        they would go on thinking, and keep the pipe open that is waited for."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            if sys.platform == "win32":
                process.kill()
            else:
                os.killpg(process.pid, signal.SIGKILL)
        await process.communicate()

    async def _running(self) -> asyncio.subprocess.Process:
        if self._process is None:
            try:
                self._process = await asyncio.create_subprocess_exec(
                    *self._command,
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    limit=_LINE_LIMIT,
                    start_new_session=True,  # Ctrl-C is for us, who end it
                )
            except OSError as error:
                detail = error.strerror or str(error)
                raise PlayerFailed(Text("connect-no-program", detail=detail)) from error
        return self._process
