"""The server that is measured, on an empty database in a temporary folder, and what it costs."""

from __future__ import annotations

import shutil
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import psutil

from loci.testing.postgres import Postgres
from loci.testing.program import Program

# Limits are per person and per address, and all of this comes from one address.
UNLIMITED = {
    "guests_per_minute": 1e9,
    "requests_per_second": 1e9,
    "moves_per_second": 1e9,
    "sockets_per_address": 1_000_000,
    "bot_workers": 1,
}
SQLITE, POSTGRES = "sqlite", "postgres"


class Cost:
    """Processor time and memory of a process with all that it started."""

    def __init__(self, process: int) -> None:
        self._top = psutil.Process(process)
        self._before: dict[int, float] = {}
        self.cores = 0.0
        self.megabytes = 0.0

    def begin(self) -> None:
        self._begun = time.monotonic()
        self._before = {process.pid: _seconds(process) for process in self._all()}

    def end(self) -> None:
        used = sum(_seconds(p) - self._before.get(p.pid, 0.0) for p in self._all())
        self.cores = used / (time.monotonic() - self._begun)
        # Proportional set size: what processes share is counted once.
        self.megabytes = sum(p.memory_full_info().pss for p in self._all()) / 1e6

    def _all(self) -> list[psutil.Process]:
        return [self._top, *self._top.children(recursive=True)]


def _seconds(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


class Measured:
    """A running server: its address, and the cost of it and of its database."""

    def __init__(self, address: str, costs: dict[str, Cost]) -> None:
        self.address = address
        self.costs = costs


@contextmanager
def running(database: str, processes: int) -> Iterator[Measured]:
    """Start a server of so many processes on an empty database; all of it is gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="loci-bench-"))
    postgres = Postgres() if database == POSTGRES else None
    try:
        db = str(folder / "loci.db") if postgres is None else postgres.database()
        more = ("--processes", str(processes)) if processes > 1 else ()
        program = Program(db, folder, *more, settings=UNLIMITED)
        try:
            _wait_until_ready(program.address)
            costs = {"server": Cost(program.process.pid)}
            if postgres is not None:
                costs["database"] = Cost(postgres.process)
            yield Measured(program.address, costs)
        finally:
            program.stop()
    finally:
        if postgres is not None:
            postgres.close()
        shutil.rmtree(folder, ignore_errors=True)


def _wait_until_ready(address: str, seconds: float = 30.0) -> None:
    end = time.monotonic() + seconds
    while True:
        try:
            if httpx.get(f"{address}/healthz", timeout=5, trust_env=False).status_code == 200:
                return
        except httpx.TransportError:
            if time.monotonic() > end:
                raise
        time.sleep(0.1)
