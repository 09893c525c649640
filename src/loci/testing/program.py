"""`loci serve` as a process of its own, for tests and measurements."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path


class Program:
    """`loci serve` as a process of its own, which can be killed."""

    def __init__(
        self, db: str, folder: Path, *more: str, settings: Mapping[str, object] | None = None
    ) -> None:
        """Start it on a free port, with its key and log in `folder`; returns when it is ready.
        `settings` are those of `loci.server.settings`."""
        environment = os.environ | {"PYTHONUNBUFFERED": "1"}
        for name, value in (settings or {}).items():
            environment[f"LOCI_{name.upper()}"] = str(value)
        self._log = (folder / "server.log").open("ab")
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", "loci.cli", "serve", "--port", "0", "--db", db),
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
        self.process.wait(120)  # a busy machine may take long
        assert self.process.stdout is not None
        self.process.stdout.close()
        self._log.close()
