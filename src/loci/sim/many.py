"""Many games, with the same results for any number of workers.

Game `i` of a plan has the seed `derived_seed(plan.seed, i)` and nothing in common with the others.
Workers find the game by its name.
"""

from __future__ import annotations

from collections.abc import Generator
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from loci.bots.registry import find_bot
from loci.core import Budget, derived_seed, find_game
from loci.core.records.record import write
from loci.sim.playout import SEATS_NOTE, playout
from loci.sim.store import write_file
from loci.sim.workers import ALONE, Workers

WORKER_DIED: Final = "the worker process died"


@dataclass(frozen=True, slots=True)
class Plan:
    """What to play: the same plan gives the same results, whoever carries it out.

    `game` is a game's id or `module:object`; `bots` has a name per seat; `records` is a folder
    for the records, if they are wanted: they are written where the command runs, not where the
    games are played.
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


def run(plan: Plan, workers: Workers = ALONE) -> Generator[Played | Failed, None, None]:
    """The games of a plan, in their order, as they come in.

    An exception in a game becomes a `Failed` and stops nothing else. Closing the iterator early
    ends the workers.
    """
    work, lost = partial(_play, plan), partial(_lost, plan)
    with closing(workers.in_order(work, range(plan.games), lost)) as results:
        for result, record in results:
            yield _kept(plan, result, record)


def record_path(folder: Path, game_id: str, seed: int) -> Path:
    """Where the record of one simulated game lies."""
    return folder / f"{game_id}-{seed}.loci"


def _play(plan: Plan, number: int) -> tuple[Played | Failed, str]:
    """A game and the text of its record, if that is wanted."""
    game = find_game(plan.game, by_object=True)
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
        record = "" if done.record is None else write(done.record)
    except Exception as error:
        return _failed(seed, error), ""
    outcome = done.outcome
    played = Played(
        seed,
        done.answers,
        outcome.ending,
        tuple(outcome.scores),
        tuple(outcome.winners),
        done.hash,
    )
    return played, record


def _kept(plan: Plan, result: Played | Failed, record: str) -> Played | Failed:
    """The result, once its record is written."""
    if plan.records is None or not record:
        return result
    game_id = find_game(plan.game, by_object=True).info.id
    try:
        write_file(record_path(plan.records, game_id, result.seed), record, durable=False)
    except OSError as error:
        return _failed(result.seed, error)
    return result


def _failed(seed: int, error: Exception) -> Failed:
    return Failed(seed, f"{type(error).__name__}: {error}")


def _lost(plan: Plan, number: int) -> tuple[Failed, str]:
    return Failed(derived_seed(plan.seed, number), WORKER_DIED), ""
