"""Servers for tests: in a thread of the test's own process, or as the program `loci serve`."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import uvicorn

from loci.server.app import create_app
from loci.server.settings import Settings
from loci.server.site import Site


class Served:
    """A server in a thread. `site` is its inside, for what no client can see."""

    def __init__(self, settings: Settings, **options: Any) -> None:
        self._socket = socket.socket()
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._socket.bind(("127.0.0.1", 0))
        self._socket.listen(100)
        self.address = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        ready = threading.Event()
        self.app = create_app(settings, ready=ready.set, **options)
        self.site: Site = self.app.state.site
        config = uvicorn.Config(
            self.app, log_config=None, access_log=False, lifespan="on", loop="asyncio",
            timeout_graceful_shutdown=2,
        )  # fmt: skip
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert ready.wait(30)

    def _run(self) -> None:
        self.loop = asyncio.new_event_loop()
        self.loop.run_until_complete(self._server.serve(sockets=[self._socket]))
        self.loop.run_until_complete(asyncio.sleep(0.01))  # what was just closed is let go
        self.loop.close()

    def do(self, coroutine: Any) -> Any:
        """Run something in the server's event loop."""
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(30)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(30)
        assert not self._thread.is_alive()
        self._socket.close()


class Program:
    """`loci serve` as a process of its own, which can be killed."""

    def __init__(self, db: str, folder: Path, port: int = 0, *more: str) -> None:
        environment = os.environ | {"PYTHONUNBUFFERED": "1", "LOCI_WATCH_SECONDS": "0.5"}
        self._log = (folder / "server.log").open("ab")
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", "loci.cli", "serve", "--port", str(port), "--db", db),
                *("--secret-file", str(folder / "key"), *more),
            ],
            stdout=subprocess.PIPE,
            stderr=self._log,
            text=True,
            env=environment,
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith("Genius Loci: http"), (folder / "server.log").read_text()
        self.address = line.split()[2].rstrip("/")
        self.port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """As a loss of the process at any moment."""
        self.process.kill()
        self._end()

    def stop(self) -> None:
        self.process.send_signal(signal.SIGTERM)
        self._end()

    def _end(self) -> None:
        self.process.wait(20)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self._log.close()
