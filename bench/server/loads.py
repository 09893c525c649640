"""What `make bench-server` measures: one load after the other, each with its figures."""

from __future__ import annotations

from dataclasses import dataclass, replace

from load import Plan
from runs import Load
from servers import POSTGRES, SQLITE

GAMES = ("haunted-lands", "terra-mystica", "spirit-island")
MIX = "all three"
ONE = (SQLITE, 1)
TWO = (POSTGRES, 2)
DATABASE = "database"  # which has no tables: what PostgreSQL takes by itself
NAMES = ("live", "fast", "watch", "slow", "day", "memory", DATABASE)


@dataclass(frozen=True, slots=True)
class Size:
    """How much of everything: as said, or what is usual for each load."""

    tables: int | None = None
    seats: tuple[int, int] | None = None
    watchers: int | None = None
    slow: int | None = None
    seconds: float | None = None
    warmup: float | None = None
    pace: float | None = None
    games: tuple[str, ...] | None = None
    servers: tuple[tuple[str, int], ...] | None = None


def usual(name: str, size: Size) -> list[Load]:
    """The runs of one load."""
    match name:
        case "live":
            # The goal: tables as people play them, and a hundred more that are opened at once.
            plan = _plan(1000, pace=10.0)
            loads = [Load(name, MIX, plan, (ONE, TWO), seconds=20, warmup=11, burst=100)]
        case "fast":
            plan = _plan(200, seats=(2, 4))
            alone = [replace(plan, games=(game,)) for game in GAMES]
            loads = [Load(name, plan.games[0], plan, (ONE,), 10, 3) for plan in alone]
            loads.append(Load(name, MIX, plan, (ONE, (POSTGRES, 1), TWO), 10, 3))
        case "watch":
            loads = [Load(name, MIX, _plan(20, pace=2.0, watchers=50), (ONE, TWO), 14)]
        case "slow":
            loads = [Load(name, MIX, _plan(200, pace=2.0, slow=1), (ONE,), 14)]
        case "day":
            plan = _plan(200, moves=40, visits=20.0)
            few = (("cached_tables", 20),)  # so that nobody finds a table that is still loaded
            loads = [Load(name, MIX, plan, (ONE, TWO), 14, settings=few)]
        case "memory":
            plan = _plan(200)
            loads = [
                Load(name, game, replace(plan, games=(game,)), (ONE,), memory=True)
                for game in GAMES
            ]
        case _:
            loads = []
    return _chosen([_sized(load, size) for load in loads], size)


def _plan(
    tables: int,
    seats: tuple[int, int] = (2, 2),
    pace: float = 0.0,
    watchers: int = 0,
    slow: int = 0,
    moves: int = 0,
    visits: float = 0.0,
) -> Plan:
    return Plan("", GAMES, 0, tables, seats, watchers, slow, pace, moves=moves, visits=visits)


def _sized(load: Load, size: Size) -> Load:
    plan = load.plan
    plan = replace(
        plan,
        tables=plan.tables if size.tables is None else size.tables,
        seats=plan.seats if size.seats is None else size.seats,
        watchers=plan.watchers if size.watchers is None else size.watchers,
        slow=plan.slow if size.slow is None else size.slow,
        pace=plan.pace if size.pace is None else size.pace,
    )
    return replace(
        load,
        plan=plan,
        servers=load.servers if size.servers is None else size.servers,
        seconds=load.seconds if size.seconds is None else size.seconds,
        warmup=load.warmup if size.warmup is None else size.warmup,
        burst=min(load.burst, plan.tables),
    )


def _chosen(loads: list[Load], size: Size) -> list[Load]:
    """Only these games: of a mix, those of it."""
    if size.games is None:
        return loads
    found: list[Load] = []
    for load in loads:
        games = tuple(game for game in load.plan.games if game in size.games)
        if games:
            label = load.label if len(games) > 1 else games[0]
            plan = replace(load.plan, games=games)
            one = replace(load, label=label, plan=plan)
            found += [one] if one not in found else []
    return found
