"""Many games over several processes, with the same results for any number of them.

Game `i` of a plan has the seed `derived_seed(plan.seed, i)` and nothing in common with the others.
Workers are started afresh ("spawn"), find the game by its name and send back plain values.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Generator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import ExitStack
from dataclasses import dataclass, field
from multiprocessing.synchronize import Event as StopEvent
from pathlib import Path
from typing import Any, Final

from loci.bots.registry import find_bot
from loci.core import AnyGame, Budget, derived_seed, find_game
from loci.core.record import write
from loci.sim.playout import SEATS_NOTE, playout
from loci.sim.store import write_file

_CHUNK: Final = 32  # games a worker takes at a time, at most
_AHEAD: Final = 3  # chunks in flight per worker


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play: the same plan gives the same results, whoever carries it out.

    `game` is a game's id or `module:object`; `bots` has a name per seat; `records` is a folder
    for the records, if they are wanted.
    """

    game: str
    bots: tuple[str, ...]
    games: int
    seed: int = 0
    options: dict[str, object] = field(default_factory=dict)
    playouts: int = 100  # what a thinking bot may spend on one decision
    records: Path | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """One finished game."""

    seed: int
    answers: int
    ending: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    hash: str

    def to_data(self) -> dict[str, Any]:
        outcome = {
            "ending": self.ending,
            "scores": list(self.scores),
            "winners": list(self.winners),
        }
        return {
            "seed": self.seed,
            "scores": list(self.scores),
            "outcome": outcome,
            "hash": self.hash,
        }


@dataclass(frozen=True, slots=True)
class Failed:
    """One game that a fault stopped; its seed brings the fault back."""

    seed: int
    message: str

    def to_data(self) -> dict[str, Any]:
        return {"seed": self.seed, "message": self.message}


def check(plan: Plan) -> None:
    """Raise what every game of the plan would fail with: an unknown game or bot, an option or a
    number of players that the game does not take."""
    game = find_game(plan.game, by_object=True)
    for name in plan.bots:
        find_bot(game, name)
    game.new(len(plan.bots), plan.options, plan.seed)


def run(plan: Plan, jobs: int = 1) -> Generator[Played | Failed, None, None]:
    """The games of a plan, in their order, as they come in.

    An exception in a game becomes a `Failed` and stops nothing else. Closing the iterator early
    stops the workers at the end of the game they are at.
    """
    if jobs <= 1:
        game = find_game(plan.game, by_object=True)
        for number in range(plan.games):
            yield _play(plan, game, number)
        return
    yield from _run_in_workers(plan, jobs)


def record_path(folder: Path, game_id: str, seed: int) -> Path:
    """Where the record of one simulated game lies."""
    return folder / f"{game_id}-{seed}.loci"


def _play(plan: Plan, game: AnyGame, number: int) -> Played | Failed:
    seed = derived_seed(plan.seed, number)
    try:
        done = playout(
            game,
            [find_bot(game, name) for name in plan.bots],
            seed,
            plan.options,
            Budget(playouts=plan.playouts),
            recorded=plan.records is not None,
            notes={SEATS_NOTE: ",".join(plan.bots)},
        )
        if plan.records is not None and done.record is not None:
            path = record_path(plan.records, game.info.id, seed)
            write_file(path, write(done.record), durable=False)
    except Exception as error:
        return Failed(seed, f"{type(error).__name__}: {error}")
    outcome = done.outcome
    return Played(
        seed,
        done.answers,
        outcome.ending,
        tuple(outcome.scores),
        tuple(outcome.winners),
        done.hash,
    )


# -- worker processes -------------------------------------------------------------------------


def _run_in_workers(plan: Plan, jobs: int) -> Generator[Played | Failed, None, None]:
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    size = max(1, min(_CHUNK, plan.games // (jobs * 4)))
    chunks = deque(
        range(start, min(start + size, plan.games)) for start in range(0, plan.games, size)
    )
    under_way: deque[tuple[range, Future[list[Played | Failed]]]] = deque()
    with ExitStack() as at_the_end:
        pool = ProcessPoolExecutor(jobs, context, _begin_worker, (stop,))
        at_the_end.callback(pool.shutdown, wait=True, cancel_futures=True)
        at_the_end.callback(stop.set)  # runs before the line above: the last comes first
        while chunks or under_way:
            while chunks and len(under_way) < jobs * _AHEAD:
                chunk = chunks.popleft()
                under_way.append((chunk, _submit(pool, plan, chunk)))
            chunk, future = under_way.popleft()
            try:
                yield from future.result()
            except BrokenProcessPool:
                for number in chunk:
                    yield Failed(derived_seed(plan.seed, number), "the worker process died")


def _submit(pool: ProcessPoolExecutor, plan: Plan, chunk: range) -> Future[list[Played | Failed]]:
    try:
        return pool.submit(_play_chunk, plan, chunk)
    except BrokenProcessPool as error:
        failed: Future[list[Played | Failed]] = Future()
        failed.set_exception(error)
        return failed


_stops: list[StopEvent] = []  # in a worker process: the one that its parent sets


def _begin_worker(stop: StopEvent) -> None:
    _stops.append(stop)
    # Ctrl-C in a terminal reaches every process; the parent alone decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A killed parent cannot tell its workers to stop, so each watches for that itself."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _play_chunk(plan: Plan, chunk: range) -> list[Played | Failed]:
    game = find_game(plan.game, by_object=True)
    done = []
    for number in chunk:
        if any(stop.is_set() for stop in _stops):
            break
        done.append(_play(plan, game, number))
    return done
