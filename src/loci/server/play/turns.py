"""Taking turns in the event loop: whoever has much to do does it one after the other.

Many sockets may have something to do at the same moment, and the loop would carry out all of it
before it looks at anything else. Whoever waits for a turn is called alone: between two turns the
loop does everything else that has come up.
"""

from __future__ import annotations

import asyncio
from collections import deque


class Turns:
    """A queue of those who have much to do at once: looking at a table, replaying, telling."""

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._calling = False

    async def take(self) -> None:
        """Wait until it is our turn; it lasts until we wait for something again."""
        loop = asyncio.get_running_loop()
        mine: asyncio.Future[None] = loop.create_future()
        self._waiting.append(mine)
        if not self._calling:
            self._calling = True
            loop.call_soon(self._call, loop)
        await mine

    def _call(self, loop: asyncio.AbstractEventLoop) -> None:
        """Call one, and the next when the loop has come around."""
        while self._waiting:
            next_one = self._waiting.popleft()
            if not next_one.done():  # else whoever waited has gone
                next_one.set_result(None)
                break
        if self._waiting:
            loop.call_soon(self._call, loop)
        else:
            self._calling = False
