"""Generator processes, from the end of the one who measures."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import asdict, replace
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec
from load import Plan
from rich.console import Console
from tally import Tally, tally_from

GENERATOR = Path(__file__).parent / "generator.py"
NOTES = Console(stderr=True, highlight=False)
_DIED = {"ready": False, "died": True}


class Generator:
    """A generator process. One that dies is an error that is counted, and no more."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._process = subprocess.Popen(
            [sys.executable, str(GENERATOR)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.tell(asdict(plan))

    def tell(self, data: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(msgspec.json.encode(data) + b"\n")
            self._process.stdin.flush()
        except OSError:  # it has died, which is heard when it should speak
            NOTES.print("  a generator is gone", style="red")

    def until_ready(self) -> bool:
        """Wait until its tables are open; False if they cannot be."""
        step = max(1, self._plan.tables // 4)
        while "ready" not in (said := self._hear()):
            if said["opened"] % step == 0:
                NOTES.print(f"  {said['opened']} of {self._plan.tables} tables are set up")
        return bool(said["ready"])

    def result(self) -> Tally:
        """What it counted, once it is done."""
        while "tally" not in (said := self._hear()):
            if "died" in said:
                tally = Tally()
                tally.errors["a generator died"] += 1
                return tally
        return tally_from(said["tally"])

    def _hear(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            return _DIED
        said: dict[str, Any] = msgspec.json.decode(line)
        return said

    def __enter__(self) -> Generator:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        if self._process.poll() is None:
            self._process.terminate()
        try:
            self._process.wait(20)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            try:
                pipe.close()
            except OSError:  # something was still to be written to one that is gone
                NOTES.print("  a generator had died", style="red")


def shared_out(plan: Plan, generators: int) -> list[Plan]:
    """A plan in even parts."""
    plans = []
    first = plan.first
    for number in range(generators):
        share = plan.tables // generators + (number < plan.tables % generators)
        plans.append(replace(plan, first=first, tables=share))
        first += share
    return plans
