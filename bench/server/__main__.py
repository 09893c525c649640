"""`make bench-server`: how many moves the server takes, and how soon everybody has them.

Starts the server itself on empty databases in temporary folders, lets clients at many tables play
over loopback for a bounded time, and says what it cost. Nothing of it is left afterwards.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import time
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec
from generator import tally_from
from load import Plan
from pages import about, markdown, show, write
from rich.console import Console
from servers import POSTGRES, SQLITE, running
from tally import Tally

GENERATOR = Path(__file__).parent / "generator.py"
NOTES = Console(stderr=True, highlight=False)


def main() -> None:
    args = arguments()
    configurations = [tuple(word.split(":")) for word in args.servers.split(",")]
    least, most = args.seats
    seats = sum(least + n % (most - least + 1) for n in range(args.tables))
    sockets = seats + args.tables * args.spectators
    facts = about(args.tables, sockets, args.seconds, args.generators, args.game)
    runs = []
    for database, processes in configurations:
        for pace in [float(word) for word in args.paces.split(",")]:
            NOTES.print(f"{database}, {processes} process(es), pace {pace:g}", style="bold")
            runs.append(measure(args, database, int(processes), pace))
            NOTES.print(
                "  {moves_per_s} moves/s, p50 {p50_ms} ms, p99 {p99_ms} ms".format(**runs[-1])
            )
    if args.json:
        print(json.dumps({"about": facts, "runs": runs}, indent=2))
    else:
        show(runs)
    if args.markdown is not None:
        write(args.markdown, markdown(facts, runs))


def measure(args: argparse.Namespace, database: str, processes: int, pace: float) -> dict[str, Any]:
    """One run: a server, its clients, what they counted."""
    with running(database, processes) as server:
        generators = [_Generator(plan) for plan in _plans(args, server.address, pace)]
        try:
            for number, generator in enumerate(generators, 1):
                generator.until_ready(f"  generator {number}")
            begin = time.monotonic() + args.warmup
            end = begin + args.seconds
            for generator in generators:
                generator.tell({"begin": begin, "end": end})
            NOTES.print(f"  {args.warmup:g} s to warm up, then {args.seconds:g} s")
            time.sleep(max(0.0, begin - time.monotonic()))
            for cost in server.costs.values():
                cost.begin()
            time.sleep(max(0.0, end - time.monotonic()))
            for cost in server.costs.values():
                cost.end()
            tally = Tally()
            for generator in generators:
                tally.add(generator.result())
        finally:
            for generator in generators:
                generator.stop()
    costs = {f"{name}_cores": round(cost.cores, 2) for name, cost in server.costs.items()}
    if tally.latencies:  # what the machine does besides does not change this one much
        used = server.costs["server"].cores * args.seconds
        costs["server_ms_per_move"] = round(1000 * used / len(tally.latencies), 2)
    costs |= {f"{name}_mb": round(cost.megabytes) for name, cost in server.costs.items()}
    return {"database": database, "processes": processes, "pace": pace, **tally.to_data(), **costs}


def _plans(args: argparse.Namespace, address: str, pace: float) -> list[Plan]:
    """The tables, shared out evenly."""
    plans = []
    first = 0
    for number in range(args.generators):
        share = args.tables // args.generators + (number < args.tables % args.generators)
        plans.append(
            Plan(
                address=address,
                game=args.game,
                first=first,
                tables=share,
                seats=args.seats,
                spectators=args.spectators,
                pace=pace,
                all_tables=args.tables,
            )
        )
        first += share
    return plans


class _Generator:
    """A generator process, from this end."""

    def __init__(self, plan: Plan) -> None:
        self._plan = plan
        self._process = subprocess.Popen(
            [sys.executable, str(GENERATOR)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.tell(asdict(plan))

    def tell(self, data: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(msgspec.json.encode(data) + b"\n")
        self._process.stdin.flush()

    def until_ready(self, name: str) -> None:
        while "ready" not in (said := self._hear()):
            if said["opened"] % 50 == 0 or said["opened"] == self._plan.tables:
                NOTES.print(f"{name}: {said['opened']} of {self._plan.tables} tables")

    def result(self) -> Tally:
        return tally_from(self._hear()["tally"])

    def stop(self) -> None:
        if self._process.poll() is None:
            self._process.terminate()
        self._process.wait(20)
        for pipe in (self._process.stdin, self._process.stdout):
            assert pipe is not None
            pipe.close()

    def _hear(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise SystemExit("a generator has died; what it said is above")
        said: dict[str, Any] = msgspec.json.decode(line)
        return said


def _seats(text: str) -> tuple[int, int]:
    least, _, most = text.partition("-")
    found = int(least), int(most or least)
    if not 1 <= found[0] <= found[1]:
        raise argparse.ArgumentTypeError(f"{text!r}: write 3, or 2-4")
    return found


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="bench/server",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("--tables", type=int, default=200, help="live tables (default: %(default)s)")
    add("--seats", type=_seats, default=(2, 4), help="seats per table, by turns (default: 2-4)")
    add("--spectators", type=int, default=0, help="more sockets per table (default: %(default)s)")
    add("--game", default="haunted-lands", help="which game (default: %(default)s)")
    add("--seconds", type=float, default=20.0, help="time that counts (default: %(default)s)")
    add("--warmup", type=float, default=4.0, help="time before it (default: %(default)s)")
    add(
        "--paces",
        default="0,2",
        help="seconds from move to move of a table, several with commas; 0: the next move as soon "
        "as everybody has the last one (default: %(default)s)",
    )
    add(
        "--servers",
        default=f"{SQLITE}:1,{POSTGRES}:1,{POSTGRES}:2",
        help="database and number of processes (default: %(default)s)",
    )
    add("--generators", type=int, default=1, help="generator processes (default: %(default)s)")
    add("--json", action="store_true", help="print JSON instead of a table")
    add("--markdown", type=Path, help="also write the figures into this page, between its marks")
    return parser.parse_args()


if __name__ == "__main__":
    main()
