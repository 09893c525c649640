"""Games of bots among themselves, of which the site's first statistics are made: `make statistics`.

Every game is another one of the same list (players, spirits, adversary, mode …), so that the same
call gives the same records. `loci statistics` counts them.
"""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final

from rich.progress import track

from loci.core import Rng, derived_seed, find_game
from loci.games.spirit_island.state.registry import ADVERSARIES, SPIRITS
from loci.sim.many import Failed, Plan, Played, run
from loci.sim.workers import Processes

BOT: Final = "greedy"
Options = tuple[int, dict[str, object]]  # how many play, and with what


def haunted_lands(number: int, rng: Rng) -> Options:
    mode = rng.pick("mode", ["wanderer", "builder", "burgher"])
    difficulty = rng.pick("difficulty", ["normal", "harder", "hardest"])
    return 2 + number % 3, {"mode": mode, "difficulty": difficulty}


def spirit_island(number: int, rng: Rng) -> Options:
    """Any spirits; every second game against an adversary of a low level."""
    players = 1 + number % 3
    left = list(SPIRITS)
    spirits: list[str] = []
    for _ in range(players):
        spirits.append(rng.pick("spirit", left))
        panel = spirits[-1].partition("--")[0]
        left = [spirit for spirit in left if spirit.partition("--")[0] != panel]
    options: dict[str, object] = {
        "sets": list(find_game("spirit-island").info.sets),
        "spirits": spirits,
    }
    if number % 2:
        options["adversary"] = rng.pick("adversary", list(ADVERSARIES))
        options["level"] = rng.pick("level", [0, 1, 2])
    return players, options


def terra_mystica(number: int, rng: Rng) -> Options:
    """The colours are dealt, so that every faction is met."""
    order = rng.pick("turn-order", ["clockwise", "passing"])
    return 2 + number % 4, {"faction-choice": "dealt-colours", "turn-order": order}


GAMES: Final[dict[str, Callable[[int, Rng], Options]]] = {
    "haunted-lands": haunted_lands,
    "spirit-island": spirit_island,
    "terra-mystica": terra_mystica,
}


def plan(game: str, records: Path, number: int) -> Plan:
    seed = derived_seed(0, "statistics", game, number) % 2**53
    players, options = GAMES[game](number, Rng(seed))
    return Plan(game, (BOT,) * players, 1, seed, options, records=records)


def play(wanted: Plan) -> Played | Failed:
    return next(run(wanted))


def lost(wanted: Plan) -> Failed:
    return Failed(wanted.seed, "the worker process died")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("records", type=Path, help="folder for the records")
    parser.add_argument("--games", type=int, default=400, help="how many of each game (400)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    given = parser.parse_args()
    given.records.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        plans = [plan(game, given.records, number) for number in range(given.games)]
        results = Processes(given.jobs).in_order(play, plans, lost)
        for result in track(results, game, total=len(plans)):
            if isinstance(result, Failed):
                raise SystemExit(f"{game}, seed {result.seed}: {result.message}")


if __name__ == "__main__":
    main()
