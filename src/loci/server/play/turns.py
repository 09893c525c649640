"""Taking turns in the event loop: whoever has much to do does it one after the other.

Many sockets may have something to do at the same moment, and the loop would carry out all of it
before it looks at anything else. Whoever waits for a turn is called alone: between two turns the
loop does everything else that has come up.
"""

from __future__ import annotations

import asyncio

from loci.server.lines import Waiting


class Turns:
    """A line of those who have much to do at once: looking at a table, replaying, telling."""

    def __init__(self) -> None:
        self._waiting = Waiting()
        self._calling = False

    async def take(self, first: bool = False) -> None:
        """Wait until it is our turn; it lasts until we wait for something again. Those who play
        are `first`."""
        mine = self._waiting.join(first)
        if not self._calling:
            self._calling = True
            loop = asyncio.get_running_loop()
            loop.call_soon(self._call, loop)
        await mine

    def _call(self, loop: asyncio.AbstractEventLoop) -> None:
        """Call one, and the next when the loop has come around."""
        self._waiting.call()
        if self._waiting:
            loop.call_soon(self._call, loop)
        else:
            self._calling = False
