"""A network that fails: a proxy that delays, cuts, goes deaf or dumb, and delivers late."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections import Counter
from collections.abc import Awaitable, Callable

from loci.core import Rng
from tests.server.clients import PATIENCE

PLAIN, DELAY, CUT, DUMB, DEAF, LATE = "plain", "delay", "cut", "dumb", "deaf", "late"
FAULTS = (DUMB, CUT, DELAY, LATE, DEAF, LATE, DUMB, PLAIN)
Pass = Callable[[bytes], Awaitable[bool]]


class Proxy:
    """Stands before a server. Each connection has the next of these faults, at a byte that is drawn
    from a seed:

    - `delay`: every piece comes a little later;
    - `cut`: after so many bytes either way both ends are gone;
    - `dumb`: from the message on that holds some byte the client hears nothing any more, nor what
      became of this message, which the server has, and nobody says so;
    - `deaf`: from some byte on the server hears nothing any more;
    - `late`: from some byte on what the client says is kept, and delivered when later connections
      have long been served: connections overtake each other.
    """

    def __init__(self, address: str, seed: int) -> None:
        self._host, _, port = address.removeprefix("http://").rpartition(":")
        self._port = int(port)
        self._random = Rng(seed)
        self._accepted = 0
        self._more = asyncio.Condition()
        self._tasks: set[asyncio.Task[None]] = set()
        self.met: Counter[str] = Counter()
        self._loop = asyncio.new_event_loop()
        self._server = self._loop.run_until_complete(
            asyncio.start_server(self._serve, "127.0.0.1", 0)
        )
        self.address = f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def close(self) -> None:
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result(PATIENCE)
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()

    async def _end(self) -> None:
        self._server.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _serve(self, client: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        fault = FAULTS[self._accepted % len(FAULTS)]
        # Most connections are of use for a while: the handshake and the greeting come first.
        first = 1000 + self._random.below("bytes", 1000)
        muted = asyncio.Event()
        async with self._more:
            self._accepted += 1
            self._more.notify_all()
        self.met[fault] += 1
        forth = None
        try:
            server, forth = await asyncio.open_connection(self._host, self._port)
            ways = [
                asyncio.create_task(
                    self._pump(client, forth, self._to_server(fault, first, muted))
                ),
                asyncio.create_task(self._pump(server, back, self._to_client(fault, first, muted))),
            ]
            try:
                # A late connection lives on, for the server, when its client has gone.
                when = asyncio.ALL_COMPLETED if fault == LATE else asyncio.FIRST_COMPLETED
                await asyncio.wait(ways, return_when=when)
            finally:
                for way in ways:
                    way.cancel()
                await asyncio.gather(*ways, return_exceptions=True)
        finally:
            for writer in (back, forth):
                if writer is not None:
                    writer.transport.abort()
            self._tasks.discard(task)

    async def _pump(
        self, source: asyncio.StreamReader, target: asyncio.StreamWriter, allow: Pass
    ) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(4096):
                if await allow(data):
                    target.write(data)
                    await target.drain()

    def _to_server(self, fault: str, first: int, muted: asyncio.Event) -> Pass:
        passed = 0
        seen = self._accepted

        async def allow(data: bytes) -> bool:
            nonlocal passed
            passed += len(data)
            await self._delayed(fault)
            if passed <= first:
                return True
            if fault == DUMB:
                muted.set()
            if fault == LATE:
                async with self._more:  # until two others have come since
                    await self._more.wait_for(lambda: self._accepted >= seen + 2)
                await asyncio.sleep(0.2)
            if fault == CUT or passed > 2 * first:  # none lives for ever
                raise ConnectionAbortedError
            return fault != DEAF

        return allow

    def _to_client(self, fault: str, first: int, muted: asyncio.Event) -> Pass:
        passed = 0

        async def allow(data: bytes) -> bool:
            nonlocal passed
            passed += len(data)
            await self._delayed(fault)
            if fault == CUT and passed > 40 * first:
                raise ConnectionAbortedError
            return not muted.is_set()

        return allow

    async def _delayed(self, fault: str) -> None:
        if fault == DELAY:
            await asyncio.sleep(self._random.below("delay", 30) / 1000)
