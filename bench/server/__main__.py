"""`make bench-server`: how many moves the server takes, and how soon everybody has them.

Starts the server itself on empty databases in temporary folders, lets clients play over loopback
for a bounded time, and says what it cost. Nothing of it is left afterwards. What goes wrong is
counted and told; a load that cannot be measured does not keep the others from it. All of it takes
about ten minutes.

  live      1,000 tables of all three games, a move each 10 s; then 100 more are opened at once
  fast      200 tables, the next move as soon as everybody has the last one; by game, and all three
  watch     20 tables with 50 sockets each that only watch
  slow      200 tables, each with a socket that hardly reads
  day       tables at which nobody stays: somebody comes, answers and goes, 20 times a second
  memory    how much the server grows by each table after 60 moves
  database  what PostgreSQL takes by itself: commits and notifications per second
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import time
from pathlib import Path
from typing import Any

import httpx
import psutil
from database import capacity
from generators import NOTES
from loads import DATABASE, NAMES, Size, usual
from pages import markdown, measured_on, show, write
from runs import Load, measure

_BUSY = 0.7  # load average from which on times say little
# What keeps a load from being measured: its server does not start, stop or answer.
_FAILS = (
    OSError,
    AssertionError,
    RuntimeError,
    httpx.HTTPError,
    subprocess.SubprocessError,
    psutil.Error,
)


def main() -> None:
    args = arguments()
    size = Size(
        tables=args.tables,
        seats=args.seats,
        watchers=args.watchers,
        slow=args.slow,
        seconds=args.seconds,
        warmup=args.warmup,
        pace=args.pace,
        games=None if args.games is None else tuple(args.games.split(",")),
        servers=args.servers,
    )
    average = os.getloadavg()[0]
    if average > _BUSY:
        NOTES.print(f"the machine is busy (load average {average:.1f}): times will say little")
    begun = time.monotonic()
    runs: list[dict[str, Any]] = []
    for name in args.loads:
        if name == DATABASE:
            NOTES.print("database", style="bold")
            runs += tried(
                DATABASE, "commits", capacity, 2.0 if args.seconds is None else args.seconds / 4
            )
        for load in usual(name, size):
            for database, processes in load.servers:
                NOTES.print(f"{name}: {load.label} on {database}, {processes}", style="bold")
                runs += tried(name, load.label, one, load, database, processes, args.generators)
                NOTES.print("  " + said(runs[-1]))
    busy = " The machine was busy with other things." if average > _BUSY else ""
    minutes = (time.monotonic() - begun) / 60
    facts = f"{measured_on(average)}{busy} All of it took {minutes:.1f} minutes."
    if args.json:
        print(json.dumps({"about": facts, "runs": runs}, indent=2))
    else:
        show(runs)
    if args.markdown is not None:
        write(args.markdown, markdown(facts, runs))


def one(load: Load, database: str, processes: int, generators: int) -> list[dict[str, Any]]:
    return [measure(load, database, processes, generators)]


def tried(name: str, label: str, measured: Any, *given: Any) -> list[dict[str, Any]]:
    """What was measured; or that, and why, it could not be."""
    try:
        found: list[dict[str, Any]] = measured(*given)
        return found
    except _FAILS as error:
        NOTES.print(f"  could not be measured: {error!r}", style="red")
        database, processes = given[1:3] if len(given) > 2 else ("postgres", 1)
        where = {"database": database, "processes": processes, "connections": 0}
        return [{"load": name, "label": label, **where, "failed": type(error).__name__}]


def said(run: dict[str, Any]) -> str:
    """One run in a line."""
    keys = ("moves_per_s", "p50_ms", "p99_ms", "burst_p99_ms", "kb_per_table", "failed")
    figures = [f"{key} {run[key]}" for key in keys if run.get(key) is not None]
    wrong = sum(run.get("errors", {}).values())
    return ", ".join([*figures, f"{wrong} errors" if wrong else "nothing went wrong"])


def _seats(text: str) -> tuple[int, int]:
    least, _, most = text.partition("-")
    found = int(least), int(most or least)
    if not 1 <= found[0] <= found[1]:
        raise argparse.ArgumentTypeError(f"{text!r}: write 3, or 2-4")
    return found


def _loads(text: str) -> tuple[str, ...]:
    found = tuple(text.split(","))
    if unknown := [name for name in found if name not in NAMES]:
        raise argparse.ArgumentTypeError(f"{unknown[0]!r}: there are {', '.join(NAMES)}")
    return found


def _servers(text: str) -> tuple[tuple[str, int], ...]:
    parts = [word.partition(":") for word in text.split(",")]
    return tuple((database, int(processes or 1)) for database, _, processes in parts)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="bench/server",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("--loads", type=_loads, default=NAMES, help=f"which (default: {','.join(NAMES)})")
    what = parser.add_argument_group("instead of what is usual for each load")
    other = what.add_argument
    other("--tables", type=int, help="how many")
    other("--seats", type=_seats, help="seats per table: 2, or 2-4 by turns")
    other("--watchers", type=int, help="more sockets per table")
    other("--slow", type=int, help="more sockets per table, which hardly read")
    other("--games", help="which, with commas")
    other("--pace", type=float, help="seconds from move to move of a table; 0: as fast as answered")
    other("--seconds", type=float, help="time that counts")
    other("--warmup", type=float, help="time before it")
    other("--servers", type=_servers, help="database and processes: sqlite:1,postgres:2")
    add("--generators", type=int, default=1, help="generator processes (default: %(default)s)")
    add("--json", action="store_true", help="print JSON instead of tables")
    add("--markdown", type=Path, help="also write the figures into this page, between its marks")
    return parser.parse_args()


if __name__ == "__main__":
    main()
