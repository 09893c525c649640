"""Lines: who waits for what only few can have at once, and who is next.

Those who are playing go before those who come: when a hundred tables are opened at once, the move
at a table that is under way waits for other moves alone. Between them are those who come to a table
at which somebody is. So that nobody is kept out for good, one of every few places goes to whoever
has waited for the longest among the others.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

PLAYS: Final = 0
NEAR: Final = 1  # comes to a table at which somebody is, who may have to wait for it
COMES: Final = 2
_OF_THE_OTHERS: Final = 4  # so many are called before one of those who go after them is


class Waiting:
    """Those who wait, by rank, and in the order in which they came."""

    __slots__ = ("_lines", "_passed")

    def __init__(self) -> None:
        self._lines: tuple[deque[asyncio.Future[None]], ...] = (deque(), deque(), deque())
        self._passed = [0, 0, 0]  # of each rank, since one of those after it was called

    def join(self, rank: int) -> asyncio.Future[None]:
        """What is set when it is our turn."""
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._lines[rank].append(mine)
        return mine

    def call(self, last: int = COMES) -> int | None:
        """Call the next one of those up to the rank `last`; their rank, None if nobody waits."""
        while (rank := self._next(last)) is not None:
            next_one = self._lines[rank].popleft()
            if not next_one.done():  # else whoever waited has gone
                next_one.set_result(None)
                return rank
        return None

    def __bool__(self) -> bool:
        return any(self._lines)

    def _next(self, last: int) -> int | None:
        there = [rank for rank in range(last + 1) if self._lines[rank]]
        for rank in there:
            if self._passed[rank] < _OF_THE_OTHERS or rank == there[-1]:
                self._passed[rank] += 1
                return rank
            self._passed[rank] = 0
        return None


class Places:
    """So many may be somewhere at once, and of those who come only half as many: whoever plays
    finds a place, and what comes of all that are there at once is little. Whoever waits longer than
    `patience` seconds hears what `full` says instead.

    A pool of connections is no line: who comes at the right moment is served before those who have
    waited, and these begin to wait anew."""

    def __init__(self, number: int, patience: float, full: Callable[[], Exception]) -> None:
        self._free = number
        self._for_who_comes = (number + 1) // 2
        self._patience = patience
        self._full = full
        self._waiting = Waiting()

    @asynccontextmanager
    async def one(self, first: bool = False) -> AsyncIterator[None]:
        """Have one of the places. Those who play are `first`."""
        rank = PLAYS if first else COMES
        if self._free and (first or self._for_who_comes):
            self._enter(rank)
        else:
            await self._wait(rank)
        try:
            yield
        finally:
            self._leave(rank)

    def _enter(self, rank: int) -> None:
        self._free -= 1
        self._for_who_comes -= rank == COMES

    def _leave(self, rank: int) -> None:
        """Give a place back, to the next who may have it."""
        self._free += 1
        self._for_who_comes += rank == COMES
        next_one = self._waiting.call(COMES if self._for_who_comes else PLAYS)
        if next_one is not None:
            self._enter(next_one)

    async def _wait(self, rank: int) -> None:
        mine = self._waiting.join(rank)
        try:
            async with asyncio.timeout(self._patience):
                await mine
        except BaseException as error:
            if mine.done() and not mine.cancelled():
                self._leave(rank)  # it was called at the very moment it gave up
            if isinstance(error, TimeoutError):
                raise self._full() from None
            raise
