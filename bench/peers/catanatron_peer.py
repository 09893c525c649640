"""Random 4-player games of catanatron, timed the way `loci bench` times ours; prints JSON.

Run by bench/compare.py with the Python of an environment that has catanatron; a program of its
own, which nothing of ours imports.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable
from importlib.metadata import version
from time import perf_counter
from typing import Any

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]
from catanatron.game import TURNS_LIMIT  # type: ignore[import-not-found]

# As in loci.cli.measure.
GAMES = 16
POSITIONS = 256
POSITION_GAMES = 8


def new_game(seed: int) -> Any:
    # Its 0 means "no seed".
    return Game([RandomPlayer(color) for color in Color], seed=seed + 1)


def play_all() -> int:
    """All the games; the number of answers."""
    answers = 0
    for seed in range(GAMES):
        game = new_game(seed)
        game.play()
        answers += len(game.state.actions)
    return answers


def positions() -> list[Any]:
    """Positions from all parts of several games."""
    seen = []
    for seed in range(POSITION_GAMES):
        game = new_game(seed)
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            seen.append(game.copy())
            game.play_tick()
    return seen[:: max(1, len(seen) // POSITIONS)][:POSITIONS]


def timed(work: Callable[[], object], seconds: float, repeats: int) -> list[float]:
    """The seconds that `work` takes, `repeats` times over, after a warm-up."""
    rounds = 0
    start = perf_counter()
    while not rounds or perf_counter() - start < seconds:
        work()
        rounds += 1
    samples = []
    for _ in range(repeats):
        start = perf_counter()
        for _ in range(rounds):
            work()
        samples.append((perf_counter() - start) / rounds)
    return samples


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.3)
    parser.add_argument("--repeats", type=int, default=7)
    args = parser.parse_args()
    answers = play_all()
    games = positions()

    def copy_all() -> None:
        for game in games:
            game.copy()

    played = timed(play_all, args.seconds, args.repeats)
    copied = timed(copy_all, args.seconds, args.repeats)
    report = {
        "peer": "catanatron",
        "version": version("catanatron"),
        "players": 4,
        "answers_per_game": answers / GAMES,
        "answers_per_s": {"samples": [answers / taken for taken in played]},
        "games_per_s": {"samples": [GAMES / taken for taken in played]},
        "copy_us": {"samples": [taken * 1e6 / len(games) for taken in copied]},
    }
    print(json.dumps(report, indent=2))


if __name__ == "__main__":
    main()
