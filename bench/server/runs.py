"""One run each: a server on an empty database, its clients, what they counted and what it cost."""

from __future__ import annotations

import time
from contextlib import ExitStack
from dataclasses import dataclass, replace
from typing import Any

from generators import NOTES, Generator, shared_out
from load import Plan
from servers import Measured, running
from tally import Tally, percentiles

MANY = 0.3  # of the tables of a run that measures memory, those that come first
_FULL = 60  # moves of each table whose memory is measured
_LONG = 600.0  # seconds that they may take


@dataclass(frozen=True, slots=True)
class Load:
    """What is measured, without the server on which."""

    name: str  # of the table of figures to which it belongs
    label: str
    plan: Plan
    servers: tuple[tuple[str, int], ...]  # database, and number of processes
    seconds: float = 20.0
    warmup: float = 4.0
    burst: int = 0  # tables that are opened at once in the end, while the others play
    memory: bool = False  # is the memory of its tables measured, instead of the time?
    settings: tuple[tuple[str, object], ...] = ()  # of the server


def measure(load: Load, database: str, processes: int, generators: int) -> dict[str, Any]:
    """One run."""
    about = {"load": load.name, "label": load.label, "database": database, "processes": processes}
    about |= {"tables": load.plan.tables, "sockets": load.plan.sockets, "pace": load.plan.pace}
    with running(database, processes, dict(load.settings)) as server, ExitStack() as stack:
        plan = replace(load.plan, address=server.address, all_tables=load.plan.tables)
        if load.memory:
            return about | _memory(plan, server, stack)
        parts = [stack.enter_context(Generator(part)) for part in shared_out(plan, generators)]
        for part in parts:
            part.until_ready()
        return about | _timed(load, plan, server, parts, stack)


def _timed(
    load: Load, plan: Plan, server: Measured, parts: list[Generator], stack: ExitStack
) -> dict[str, Any]:
    burst = None
    if load.burst:
        NOTES.print(f"  guests for {load.burst} more tables come")
        more = replace(plan, first=plan.tables, tables=load.burst, burst=True)
        burst = stack.enter_context(Generator(more))
        burst.until_ready()
    begin = time.monotonic() + load.warmup
    end = begin + load.seconds
    last = end + (plan.pace + 1 if load.burst else 0)
    for part in parts:
        part.tell({"begin": begin, "end": last})
    NOTES.print(f"  {load.warmup:g} s to warm up, then {last - begin:g} s")
    time.sleep(max(0.0, begin - time.monotonic()))
    for cost in server.costs.values():
        cost.begin()
    time.sleep(max(0.0, end - time.monotonic()))
    for cost in server.costs.values():
        cost.end()
    opening = Tally()
    opened = 0.0
    if burst is not None:
        burst.tell({})
        opening = burst.result()
        opened = time.monotonic()
    tally = Tally()
    for part in parts:
        tally.add(part.result())
    return _figures(tally, server, begin, end) | _burst_figures(tally, opening, end, opened)


def _figures(tally: Tally, server: Measured, begin: float, end: float) -> dict[str, Any]:
    steady = tally.between(begin, end)
    found = tally.to_data() | percentiles(steady)
    found |= {"moves": len(steady), "moves_per_s": round(len(steady) / (end - begin), 2)}
    found |= {f"{name}_cores": round(cost.cores, 2) for name, cost in server.costs.items()}
    found |= {f"{name}_mb": round(cost.megabytes) for name, cost in server.costs.items()}
    if steady:  # what the machine does besides does not change this one much
        used = server.costs["server"].cores * (end - begin)
        found["server_ms_per_move"] = round(1000 * used / len(steady), 2)
    return found | server.counted()


def _burst_figures(tally: Tally, opening: Tally, begin: float, end: float) -> dict[str, Any]:
    if not end:
        return {}
    moves = percentiles(tally.between(begin, end))
    opened = percentiles(opening.latencies)
    return {
        "burst_tables": len(opening.latencies),
        "burst_seconds": round(end - begin, 2),
        "burst_moves": len(tally.between(begin, end)),
        **{f"burst_{name}": value for name, value in moves.items()},
        "burst_opened_p50_ms": opened["p50_ms"],
        "burst_opened_max_ms": opened["max_ms"],
        "burst_errors": dict(opening.errors),
    }


def _memory(plan: Plan, server: Measured, stack: ExitStack) -> dict[str, Any]:
    """How much the server's process grows by each table at which so much was played and everybody
    still is. Some tables come before, and bring what all share."""
    first = int(MANY * plan.tables)
    begun = server.rss()
    tally, sizes = Tally(), []
    for one, number in ((0, first), (first, plan.tables)):
        part = replace(plan, first=one, tables=number - one, moves=_FULL, stays=True)
        generator = stack.enter_context(Generator(part))
        generator.until_ready()
        now = time.monotonic()
        generator.tell({"begin": now, "end": now + _LONG})
        tally.add(generator.result())
        sizes.append(server.rss())
    grown = (sizes[1] - sizes[0]) / max(1, plan.tables - first)
    return tally.to_data() | {
        "kb_per_table": round(grown / 1000, 1),
        "first_kb_per_table": round((sizes[0] - begun) / max(1, first) / 1000, 1),
        "server_mb": round(sizes[1] / 1e6),
    }
