"""The server that is measured, on an empty database in a temporary folder, and what it costs."""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import msgspec
import psutil

from loci.testing.postgres import Postgres
from loci.testing.program import Program

# Limits are per person and per address, and all of this comes from one address.
UNLIMITED = {
    "guests_per_minute": 1e9,
    "requests_per_second": 1e9,
    "moves_per_second": 1e9,
    "sockets_per_address": 1_000_000,
    "tables_per_guest": 1_000_000,
    "bot_workers": 1,
}
_START = 60.0  # seconds that a server may take to answer
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
        self.megabytes = sum(_bytes(p) for p in self._all()) / 1e6

    def _all(self) -> list[psutil.Process]:
        return [self._top, *self._top.children(recursive=True)]


def _seconds(process: psutil.Process) -> float:
    """Processor time so far; none of a process that has just ended."""
    try:
        times = process.cpu_times()
    except psutil.Error:
        return 0.0
    return float(times.user + times.system)


def _bytes(process: psutil.Process) -> int:
    """Proportional set size: what processes share is counted once."""
    try:
        return int(process.memory_full_info().pss)
    except psutil.Error:
        return 0


class Measured:
    """A running server: its address, and the cost of it and of its database."""

    def __init__(self, address: str, process: int, log: Path, costs: dict[str, Cost]) -> None:
        self.address = address
        self.costs = costs
        self._process = process
        self._log = log

    def rss(self) -> int:
        """Bytes that the server's own process has in memory; its helpers are not counted."""
        return int(psutil.Process(self._process).memory_info().rss)

    def counted(self) -> dict[str, Any]:
        """What the server's watchdog has seen: for how long its work held the event loop at worst.
        Of several processes one answers."""
        try:
            text = httpx.get(f"{self.address}/metrics", timeout=10, trust_env=False).text
        except httpx.HTTPError as error:
            return {"held_ms": None, "metrics_error": type(error).__name__}
        stalls = Counter(self._stalls())
        held = re.search(r"^loci_loop_held_worst_seconds (\S+)", text, re.M)
        worst = None if held is None else round(1000 * float(held[1]), 1)
        return {"held_ms": worst, "stalls": dict(stalls)}

    def _stalls(self) -> list[str]:
        """What the log names that held the event loop for too long: the innermost functions."""
        found = []
        for line in self._log.read_text("utf-8", "replace").splitlines():
            if "the event loop was held" in line:
                said = msgspec.json.decode(line)
                inner = str(said.get("ran", "?")).split(" > ")[-2:]
                found.append("held: " + " > ".join(inner))
        return found


@contextmanager
def running(
    database: str, processes: int, settings: dict[str, object] | None = None
) -> Iterator[Measured]:
    """Start a server of so many processes on an empty database; all of it is gone afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="loci-bench-"))
    postgres = Postgres() if database == POSTGRES else None
    try:
        db = str(folder / "loci.db") if postgres is None else postgres.database()
        more = ("--processes", str(processes)) if processes > 1 else ()
        program = Program(db, folder, *more, settings=UNLIMITED | (settings or {}))
        try:
            _wait_until_ready(program.address)
            costs = {"server": Cost(program.process.pid)}
            if postgres is not None:
                costs["database"] = Cost(postgres.process)
            yield Measured(program.address, program.process.pid, folder / "server.log", costs)
        finally:
            _stop(program)
    finally:
        if postgres is not None:
            postgres.close()
        shutil.rmtree(folder, ignore_errors=True)


def _stop(program: Program) -> None:
    """Stop a server; one that has too much to do to hear of it is killed."""
    try:
        program.stop()
    except subprocess.TimeoutExpired:
        program.kill()


def _wait_until_ready(address: str) -> None:
    end = time.monotonic() + _START
    while True:
        try:
            if httpx.get(f"{address}/healthz", timeout=5, trust_env=False).status_code == 200:
                return
        except httpx.TransportError:
            if time.monotonic() > end:
                raise
        time.sleep(0.1)
