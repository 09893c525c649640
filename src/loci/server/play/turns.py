"""Taking turns in the event loop: whoever has much to do does it one after the other.

Many sockets may have something to do at the same moment, and the loop would carry out all of it
before it looks at anything else. Whoever waits for a turn is called alone: between two turns the
loop does everything else that has come up. When that is much, as while many tables are opened,
moves would be made no faster than the loop comes around; so a few of those who play are called
together.
"""

from __future__ import annotations

import asyncio
from typing import Final

from loci.server.lines import COMES, PLAYS, Waiting

#: Lines of a long list that are told in one turn; no real match has as many.
LINES_A_TURN: Final = 500
_TOGETHER: Final = 4  # moves, each of a few milliseconds


class Turns:
    """A line of those who have much to do at once: looking at a table, replaying, telling."""

    def __init__(self) -> None:
        self._waiting = Waiting()
        self._calling = False

    async def take(self, rank: int = COMES) -> None:
        """Wait until it is our turn; it lasts until we wait for something again."""
        mine = self._waiting.join(rank)
        if not self._calling:
            self._calling = True
            loop = asyncio.get_running_loop()
            loop.call_soon(self._call, loop)
        await mine

    def _call(self, loop: asyncio.AbstractEventLoop) -> None:
        """Call one, or a few who play, and the next when the loop has come around."""
        if self._waiting.call() == PLAYS:
            for _ in range(_TOGETHER - 1):
                self._waiting.call(PLAYS)
        if self._waiting:
            loop.call_soon(self._call, loop)
        else:
            self._calling = False
