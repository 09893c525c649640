"""Many games over several processes, with the same results for any number of them.

Game `i` of a plan has the seed `derived_seed(plan.seed, i)` and nothing in common with the others.
Workers find the game by its name.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final

from loci.bots.registry import find_bot
from loci.core import Budget, derived_seed, find_game
from loci.core.records.record import write
from loci.sim.playout import SEATS_NOTE, playout
from loci.sim.store import write_file
from loci.sim.workers import in_order

WORKER_DIED: Final = "the worker process died"


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
    ends the workers.
    """
    return in_order(partial(_play, plan), range(plan.games), jobs, partial(_lost, plan))


def record_path(folder: Path, game_id: str, seed: int) -> Path:
    """Where the record of one simulated game lies."""
    return folder / f"{game_id}-{seed}.loci"


def _play(plan: Plan, number: int) -> Played | Failed:
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


def _lost(plan: Plan, number: int) -> Failed:
    return Failed(derived_seed(plan.seed, number), WORKER_DIED)
