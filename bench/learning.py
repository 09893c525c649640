"""What learning costs: self-play and gradients, in microseconds of processor time a decision.

`make bench-learn`; every library for gradients that is installed is measured on the same decisions.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from functools import partial

import numpy as np

from loci.core import BadOption
from loci.learn.collecting import Collector
from loci.learn.learning import Adam, Lesson, Pace, learn
from loci.learn.libraries import LIBRARIES, Learning, library
from loci.learn.tasks import TASKS, Task


def timed(run: Callable[[], object], decisions: int, times: int = 3) -> float:
    """The least time of several, a decision."""
    least = float("inf")
    for _ in range(times):
        begun = time.process_time()
        run()
        least = min(least, time.process_time() - begun)
    return 1e6 * least / decisions


def measured(task: Task, tables: int, steps: int) -> list[str]:
    """The line of a game."""
    decisions = tables * steps
    collector = Collector(task, tables, 1)
    network, of = collector.network, collector.network.first(1)
    plays = timed(lambda: collector.collect(of, None, 0.0, steps), decisions)
    rollout = collector.collect(of, None, 0.0, steps)
    pace = Pace(batch=decisions, epochs=1)
    lesson = Lesson(task, network, [rollout], pace.trace)

    def learned(ops: Learning) -> None:
        # The parameters are changed on the way: that is part of it.
        learn(ops, network, of, Adam(of), lesson, pace, np.random.default_rng(0))

    found = [task.game_id, f"{sum(one.size for one in of.values()):,}", f"{plays:.0f} µs"]
    for name in LIBRARIES:
        try:
            found.append(f"{timed(partial(learned, library(name)), decisions):.0f} µs")
        except BadOption:
            found.append("not installed")
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=128)
    parser.add_argument("--steps", type=int, default=8)
    arguments = parser.parse_args()
    print("|", " | ".join(["game", "parameters", "self-play", *LIBRARIES]), "|")
    print("|", " | ".join(["---", *["---:"] * (2 + len(LIBRARIES))]), "|")
    for task in TASKS.values():
        line = measured(task, arguments.tables, arguments.steps)
        print("|", " | ".join(line), "|", flush=True)


if __name__ == "__main__":
    main()
