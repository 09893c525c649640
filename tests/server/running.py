"""A server for tests in a thread of their own process; see `loci.testing.program` for another."""

from __future__ import annotations

import asyncio
import socket
import threading
from dataclasses import replace
from typing import Any

import uvicorn

from loci.server.app import create_app
from loci.server.http.upgrade import PROTOCOLS
from loci.server.settings import Settings
from loci.server.site import Site
from tests.server.clients import PATIENCE


class Served:
    """A server in a thread. `site` is its inside, for what no client can see."""

    def __init__(self, settings: Settings, **options: Any) -> None:
        self._socket = socket.socket()
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._socket.bind(("127.0.0.1", 0))
        self._socket.listen(100)
        self.address = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        ready = threading.Event()
        if not settings.seed:
            settings = replace(settings, seed="1")
        self.app = create_app(settings, ready=ready.set, **options)
        self.site: Site = self.app.state.site
        config = uvicorn.Config(
            self.app, log_config=None, access_log=False, lifespan="on", loop="asyncio",
            timeout_graceful_shutdown=2, **PROTOCOLS,
            # A busy machine may answer late, and ask late.
            ws_ping_timeout=600, timeout_keep_alive=600,
        )  # fmt: skip
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert ready.wait(PATIENCE)

    def _run(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.loop.run_until_complete(self._server.serve(sockets=[self._socket]))
        self.loop.run_until_complete(asyncio.sleep(0.01))  # what was just closed is let go
        self.loop.close()

    def do(self, coroutine: Any) -> Any:
        """Run something in the server's event loop."""
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(PATIENCE)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()
        self._socket.close()


def match_of(server: Served, id: str) -> Any:
    """The match of a table that is in memory."""

    async def get() -> Any:
        return (await server.site.memory.table(id)).match

    return server.do(get())
