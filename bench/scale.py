"""What work on several workers costs: a game, a task, a rollout, a data set.

`make bench-scale`; the figures of docs/scale.md and docs/dataset.md come from it. What one process
does is told in processor time, which other programs hardly change; what several do together in time
of the wall clock, and with the load of the machine.
"""

from __future__ import annotations

import argparse
import os
import pickle
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from loci.core import find_game
from loci.learn.collecting import Collector
from loci.learn.tasks import TASKS
from loci.sim.many import Failed, Plan, run
from loci.sim.workers import ALONE, Processes, Workers

GAMES = ("haunted-lands", "terra-mystica", "spirit-island")
PLACES = ("processes", "cluster")


def load() -> str:
    return f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"


def least(
    work: Callable[[], object], times: int = 3, clock: Callable[[], float] = time.process_time
) -> float:
    """The shortest time of several."""
    found = float("inf")
    for _ in range(times):
        begun = clock()
        work()
        found = min(found, clock() - begun)
    return found


@contextmanager
def at(place: str, jobs: int) -> Iterator[Workers]:
    if place == "processes":
        yield Processes(jobs)
    else:
        from loci.sim.cluster import Cluster  # needs Ray

        with Cluster("local", jobs) as cluster:
            yield cluster


def play(plan: Plan, workers: Workers) -> None:
    assert not any(isinstance(one, Failed) for one in run(plan, workers))


def costs(games: int) -> None:
    """Games of bots on this process alone."""
    print("\n| game | bots | a game | decisions a game |\n| --- | --- | ---: | ---: |")
    for game in GAMES:
        for bot in ("random", "greedy"):
            plan = Plan(game, (bot,) * 3, games if bot == "random" else max(4, games // 8), 1)
            answers = sum(one.answers for one in run(plan) if not isinstance(one, Failed))
            took = least(partial(play, plan, ALONE))
            each = f"{1e3 * took / plan.games:.1f} ms"
            print(f"| {game} | {bot} | {each} | {answers / plan.games:.0f} |", flush=True)


def scaling(games: int, workers: list[int], places: list[str]) -> None:
    """The same games on ever more workers, which are begun for them. One of processes is the
    command itself. Efficiency is what each does, as a share of what each of the first number
    did."""
    plan = Plan("spirit-island", ("random",) * 3, 64 * games, 1)
    heads = " | ".join(str(number) for number in workers)
    print(f"\n| {plan.games:,} games on workers | {heads} | efficiency | load |")
    print("| --- |" + " ---: |" * (len(workers) + 1) + " --- |")
    for place in places:
        took = []
        for jobs in workers:
            with at(place, jobs) as there:
                play(Plan(plan.game, plan.bots, 2, 0), there)  # whoever comes first is started
                took.append(least(partial(play, plan, there), 2, time.perf_counter))
        seconds = " | ".join(f"{one:.2f} s" for one in took)
        alone = took[0] * workers[0]
        shares = [f"{alone / one / n:.0%}" for one, n in zip(took, workers, strict=True)]
        print(f"| {place} | {seconds} | {', '.join(shares[1:])} | {load()} |", flush=True)


def nothing(item: int) -> int:
    return item


def tasks(number: int, places: list[str]) -> None:
    """What a task costs whoever hands it out, beside what is done in it."""
    for place in places:
        with at(place, 2) as workers:
            list(workers.in_order(nothing, range(20), int, most=1))
            begun, spent = time.perf_counter(), time.process_time()
            list(workers.in_order(nothing, range(number), int, most=1))
            took, cpu = time.perf_counter() - begun, time.process_time() - spent
        print(
            f"- {place}: {1e6 * took / number:.0f} µs a task, of which {1e6 * cpu / number:.0f} µs "
            f"processor time of the process that hands them out ({load()})",
            flush=True,
        )


def rollouts(tables: int, steps: int) -> None:
    print("\n| game | a rollout | a decision | its parameters |\n| --- | ---: | ---: | ---: |")
    for game in GAMES:
        collector = Collector(TASKS[game], tables, 1)
        of = collector.network.first(1)
        size = len(pickle.dumps(collector.collect(of, None, 0.0, steps), pickle.HIGHEST_PROTOCOL))
        whole = len(pickle.dumps(of, pickle.HIGHEST_PROTOCOL))
        each = size / tables / steps
        print(f"| {game} | {size / 1e6:.1f} MB | {each:,.0f} bytes | {whole / 1e6:.1f} MB |")


def data_sets(games: int) -> None:
    import pyarrow.parquet as pq  # all else is measured without it, too

    from loci.data.making import make, read_card
    from loci.data.reader import Decisions
    from loci.data.shards import shards
    from loci.data.sources import SelfPlay

    print("\n| game | decisions | in memory | in files | a decision | playing | noting | reading |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for game in GAMES:
        with TemporaryDirectory() as name:
            folder = Path(name)
            plan = Plan(game, ("random",) * 3, 4 * games, 1)
            played = least(partial(play, plan, ALONE))
            begun = time.process_time()
            list(make(SelfPlay(plan), folder))
            made = time.process_time() - begun
            counts = read_card(folder)["counts"]
            whole = sum(pq.read_table(folder / one.name).nbytes for one in shards(folder))
            read = least(lambda: list(Decisions(folder, seed=1)))  # noqa: B023
            decisions = counts["decisions"]
            told = [
                game,
                f"{decisions:,}",
                f"{whole / 1e6:.1f} MB",
                f"{counts['bytes'] / 1e6:.2f} MB",
                f"{counts['bytes'] / decisions:.0f} bytes",
                f"{1e6 * played / decisions:.0f} µs",
                f"{1e6 * (made - played) / decisions:.0f} µs",
                f"{1e6 * read / decisions:.1f} µs",
            ]
            print("|", " | ".join(told), "|", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=64)
    parser.add_argument("--only", default="costs,scaling,tasks,rollouts,data")
    parser.add_argument(
        "--workers", default="1,2", help="on how many the scaling is measured: 1,2,4,8,16"
    )
    parser.add_argument("--places", default=",".join(PLACES), help="`cluster` needs Ray")
    arguments = parser.parse_args()
    places = arguments.places.split(",")
    chosen = arguments.only.split(",")
    for game in GAMES:
        find_game(game)
    if "costs" in chosen:
        costs(arguments.games)
    if "scaling" in chosen:
        numbers = [int(number) for number in arguments.workers.split(",")]
        scaling(arguments.games, numbers, places)
    if "tasks" in chosen:
        tasks(2000, places)
    if "rollouts" in chosen:
        rollouts(64, 32)
    if "data" in chosen:
        data_sets(arguments.games)
    print(f"\n{load()}")


if __name__ == "__main__":
    main()
