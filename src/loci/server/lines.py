"""Lines: who waits for what only few can have at once, and who is next.

Those who are playing go before those who come: when a hundred tables are opened at once, the move
at a table that is under way waits for other moves alone. So that nobody is kept out for good, one
of every few places goes to whoever has waited for the longest among the others.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

_OF_THE_OTHERS: Final = 4  # so many of those who play are called before one of the others is


class Waiting:
    """Those who wait, in the order in which they came; those who are `first` before the others."""

    __slots__ = ("_first", "_others", "_passed")

    def __init__(self) -> None:
        self._first: deque[asyncio.Future[None]] = deque()
        self._others: deque[asyncio.Future[None]] = deque()
        self._passed = 0  # of those who are first, since one of the others was called

    def join(self, first: bool) -> asyncio.Future[None]:
        """What is set when it is our turn."""
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        (self._first if first else self._others).append(mine)
        return mine

    def call(self) -> bool:
        """Call the next one; False if nobody waits."""
        while self:
            next_one = self._next()
            if not next_one.done():  # else whoever waited has gone
                next_one.set_result(None)
                return True
        return False

    def __bool__(self) -> bool:
        return bool(self._first or self._others)

    def _next(self) -> asyncio.Future[None]:
        if self._first and (self._passed < _OF_THE_OTHERS or not self._others):
            self._passed += 1
            return self._first.popleft()
        self._passed = 0
        return self._others.popleft()


class Places:
    """So many may be somewhere at once. Whoever waits longer than `patience` seconds hears what
    `full` says instead.

    A pool of connections is no line: who comes at the right moment is served before those who have
    waited, and these begin to wait anew."""

    def __init__(self, number: int, patience: float, full: Callable[[], Exception]) -> None:
        self._free = number
        self._patience = patience
        self._full = full
        self._waiting = Waiting()

    @asynccontextmanager
    async def one(self, first: bool = False) -> AsyncIterator[None]:
        """Have one of the places."""
        if self._free:
            self._free -= 1
        else:
            await self._wait(first)
        try:
            yield
        finally:
            if not self._waiting.call():  # else the place is theirs now
                self._free += 1

    async def _wait(self, first: bool) -> None:
        mine = self._waiting.join(first)
        try:
            async with asyncio.timeout(self._patience):
                await mine
        except BaseException as error:
            if mine.done() and not mine.cancelled() and not self._waiting.call():
                self._free += 1  # it was called at the very moment it gave up
            if isinstance(error, TimeoutError):
                raise self._full() from None
            raise
