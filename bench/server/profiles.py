"""`make bench-server-profile`: where the server's time, or its memory, goes under load.

The server runs in this process and the clients in another. Its processor time is sampled at every
2 ms of it, by the function that runs then; with `--memory` what each table has brought is listed by
the line that has taken it, once so many moves were made and everybody still is at the tables.
"""

from __future__ import annotations

import argparse
import gc
import signal
import socket
import tempfile
import threading
import time
import tracemalloc
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from types import FrameType
from typing import Any

import uvicorn
from generators import Generator
from load import Plan
from loads import GAMES
from pages import markdown_table, measured_on, write
from servers import UNLIMITED

from loci.server.app import create_app
from loci.server.http.upgrade import PROTOCOLS
from loci.server.settings import Settings

_EVERY = 0.002  # seconds of processor time
_TOP = 25
# What the time goes into: the first of these that a stack has, from the outside in.
PARTS = {
    "rules: taking the answer": ("loci.core.records.match.answer_all",),
    "questions": ("loci.core.records.match.decisions",),
    "differences": ("loci.server.play.difference.",),
    "views and choices": ("loci.server.play.scenes.", "loci.server.play.seen."),
    "log entries": ("loci.server.play.table.log_data", "loci.server.play.scenes.log_data"),
    "telling, besides": ("loci.server.play.telling.",),
    "messages: reading": ("loci.server.http.messages.", "pydantic."),
    "database": ("sqlalchemy.", "loci.server.storage.", "asyncpg.", "aiosqlite."),
    "notifications, bots, clocks": ("loci.server.people.notify.", "loci.server.play.bots."),
    "sockets": ("websockets.", "uvicorn.protocols.websockets.", "starlette.websockets."),
    "requests": ("starlette.", "fastapi.", "uvicorn.protocols.http."),
    "the server's own, besides": ("loci.server.",),
}
# These are asked from within others, so they are looked for first.
_INNER = ("differences", "log entries", "questions", "database", "rules: taking the answer")


class Samples:
    """What ran, at every so much of the processor's time."""

    def __init__(self) -> None:
        self.number = 0
        self.seconds = 0.0  # of the processor
        self.parts: Counter[str] = Counter()
        self.functions: Counter[str] = Counter()

    def begin(self) -> None:
        self.seconds -= time.process_time()
        signal.setitimer(signal.ITIMER_PROF, _EVERY, _EVERY)

    def end(self) -> None:
        signal.setitimer(signal.ITIMER_PROF, 0.0)
        self.seconds += time.process_time()

    def take(self, _signal: int, frame: FrameType | None) -> None:
        stack = []
        while frame is not None:
            stack.append(f"{frame.f_globals.get('__name__', '?')}.{frame.f_code.co_name}")
            frame = frame.f_back
        self.number += 1
        self.functions[stack[0]] += 1
        self.parts[part_of(stack)] += 1


def part_of(stack: list[str]) -> str:
    """What the innermost functions of a stack belong to."""
    for part in (*_INNER, *PARTS):
        if any(name.startswith(PARTS[part]) for name in stack):
            return part
    return "the event loop, and the threads of the database"


class Profiled:
    """The server in this process, with clients at so many tables."""

    def __init__(self, folder: Path, db: str) -> None:
        self._listening = socket.socket()
        self._listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._listening.bind(("127.0.0.1", 0))
        self._listening.listen(2048)
        given: dict[str, Any] = dict(UNLIMITED)
        settings = Settings(db=db or str(folder / "db"), secret_file=str(folder / "key"), **given)
        self.ready = threading.Event()
        config = uvicorn.Config(
            create_app(settings, ready=self.ready.set),
            log_config=None,
            access_log=False,
            ws_per_message_deflate=False,
            lifespan="on",
            timeout_graceful_shutdown=3,
            **PROTOCOLS,
        )
        self.server = uvicorn.Server(config)

    def run(self, watch: threading.Thread) -> None:
        watch.start()
        self.server.run(sockets=[self._listening])
        watch.join()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._listening.getsockname()[1]}"


def profile(plan: Plan, seconds: float, db: str) -> tuple[Samples, int]:
    """Samples of so many seconds, and how many moves were made in them."""
    samples = Samples()
    moves = 0

    def clients(address: str) -> None:
        nonlocal moves
        with Generator(replace(plan, address=address)) as generator:
            generator.until_ready()
            begin = time.monotonic() + 3
            generator.tell({"begin": begin, "end": begin + seconds})
            time.sleep(max(0.0, begin - time.monotonic()))
            samples.begin()
            time.sleep(seconds)
            samples.end()
            moves = len(generator.result().latencies)

    signal.signal(signal.SIGPROF, samples.take)
    serve(clients, db)
    return samples, moves


def memory(plan: Plan, db: str) -> list[tracemalloc.Statistic]:
    """What the tables of a plan have brought, by line. Some tables come before them."""
    found: list[tracemalloc.Statistic] = []

    def clients(address: str) -> None:
        all_of_them = replace(plan, address=address, stays=True)
        with Generator(replace(all_of_them, tables=max(1, plan.tables // 4))) as first:
            _play(first)
            gc.collect()
            tracemalloc.start()
            with Generator(all_of_them) as generator:
                _play(generator)
                gc.collect()
                found.extend(tracemalloc.take_snapshot().statistics("lineno"))
            tracemalloc.stop()

    serve(clients, db)
    return found


def _play(generator: Generator) -> None:
    """Let it make all its moves."""
    generator.until_ready()
    now = time.monotonic()
    generator.tell({"begin": now, "end": now + 600})
    generator.result()


def serve(clients: Callable[[str], None], db: str) -> None:
    """Run the server in this thread until the clients, in another, are done."""
    with tempfile.TemporaryDirectory(prefix="loci-bench-") as folder:
        profiled = Profiled(Path(folder), db)

        def play() -> None:
            profiled.ready.wait()
            try:
                clients(profiled.address)
            finally:
                profiled.server.should_exit = True

        profiled.run(threading.Thread(target=play))


def main() -> None:
    args = arguments()
    games = tuple(args.games.split(","))
    plan = Plan(
        "", games, 0, args.tables, (2, 2), args.watchers, pace=args.pace, all_tables=args.tables
    )
    if args.memory:
        found = memory(replace(plan, moves=args.moves, pace=0.0), args.db)
        print(f"{sum(one.size for one in found) / args.tables / 1000:.1f} KB per table")
        for one in found[:_TOP]:
            place = one.traceback[0]
            where = "/".join(Path(place.filename).parts[-3:])
            print(f"{one.size / args.tables / 1000:8.1f} KB {one.count / args.tables:8.1f} times  "
                  f"{where}:{place.lineno}")  # fmt: skip
        return
    samples, moves = profile(plan, args.seconds, args.db)
    cost = 1e6 * samples.seconds / moves  # microseconds
    headings = ("part", "share", "µs per move")
    rows = [
        [part, f"{number / samples.number:.0%}", f"{cost * number / samples.number:,.0f}"]
        for part, number in samples.parts.most_common()
    ]
    facts = (
        f"{measured_on()} {args.tables} tables of {', '.join(games)}: {moves} moves in "
        f"{args.seconds:g} s, {cost / 1000:.2f} ms of processor time each."
    )
    table = markdown_table(headings, rows, 1)
    print(f"{facts}\n\n{table}\n")
    for function, number in samples.functions.most_common(_TOP):
        print(f"{number / samples.number:6.1%}  {function}")
    if args.markdown is not None:
        write(args.markdown, f"{facts}\n\n{table}", "bench-server-profile")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench/server/profiles.py", description=__doc__)
    add = parser.add_argument
    add("--tables", type=int, default=100, help="(default: %(default)s)")
    add("--watchers", type=int, default=0, help="more sockets per table")
    add("--moves", type=int, default=60, help="of each table, with --memory (default: %(default)s)")
    add("--games", default=",".join(GAMES), help="with commas (default: %(default)s)")
    add("--pace", type=float, default=0.0, help="seconds from move to move; 0: as answered")
    add("--seconds", type=float, default=10.0, help="(default: %(default)s)")
    add("--db", default="", help="postgresql://… (default: an empty SQLite file)")
    add("--memory", action="store_true", help="what is in memory, instead of the time")
    add("--markdown", type=Path, help="also write the figures into this page, between its marks")
    return parser.parse_args()


if __name__ == "__main__":
    main()
