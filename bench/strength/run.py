"""How strong the bots are that have learned the games: plays the games of docs/strength.md and
writes its tables.

Games that a file of results holds already are not played again, so that this can be stopped, and
parts of it be done on several machines. `make strength`.
"""

from __future__ import annotations

import argparse
import json
from functools import partial
from pathlib import Path
from typing import Any

from playing import Known, lost, which, work
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from tables import markdown
from trials import TRIALS, Trial

from loci.bots.weights import has_weights
from loci.sim.workers import Processes


def read(path: Path, seed: int) -> dict[str, dict[int, dict[str, Any]]]:
    """By trial and number the games there are of this seed and the present networks. The last line
    may have been cut off."""
    names = {trial.name for trial in TRIALS}
    found: dict[str, dict[int, dict[str, Any]]] = {}
    if path.exists():
        for line in path.read_text().splitlines():
            try:
                one = json.loads(line)
            except ValueError:
                continue
            name, number = one["trial"], one["number"]
            if name in names and which(name, seed, number).items() <= one.items():
                found.setdefault(name, {})[number] = one
    return found


def play(trial: Trial, known: dict[int, dict[str, Any]], path: Path, asked: Any) -> None:
    games = min(trial.games, asked.games or trial.games)
    left = [number for number in range(games) if number not in known]
    bar = Progress(
        "{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=Console(stderr=True),
    )  # fmt: skip
    with bar, path.open("a") as file:
        task = bar.add_task(trial.name, total=games, completed=games - len(left))
        found = Processes(asked.jobs).in_order(
            work(trial.name, asked.seed), left, partial(lost, trial.name, asked.seed), most=1
        )
        for one in found:
            known[one["number"]] = one
            file.write(json.dumps(one) + "\n")
            file.flush()
            bar.advance(task)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    names = [trial.name for trial in TRIALS]
    parser.add_argument("--trials", default="", help=f"which, with commas: {', '.join(names)}")
    parser.add_argument("--games", type=int, default=0, help="at most so many games of each")
    parser.add_argument("--jobs", type=int, default=1, help="games at the same time")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--results", type=Path, default=Path("build/strength.jsonl"))
    parser.add_argument("--markdown", type=Path, help="page to write the tables into")
    parser.add_argument("--only-write", action="store_true", help="play nothing")
    asked = parser.parse_args()
    wanted = asked.trials.split(",") if asked.trials else names
    for name in wanted:
        if name not in names:
            parser.error(f"there is no trial {name}: {', '.join(names)}")
    asked.results.parent.mkdir(parents=True, exist_ok=True)
    known = read(asked.results, asked.seed)
    for trial in TRIALS:
        if trial.name not in wanted or asked.only_write:
            continue
        if not has_weights(trial.game):
            print(f"{trial.name}: nobody has learned {trial.game}")
            continue
        games = known.setdefault(trial.name, {})
        play(trial, games, asked.results, asked)
        of = Known(trial, list(games.values()))
        mean, wide = of.strength()
        print(f"{trial.name}: {mean:.3f} ± {wide:.3f}, {len(of.games)} games, {of.pace():.3f} s")
    if asked.markdown is not None:
        found = [
            Known(trial, list(known[trial.name].values()))
            for trial in TRIALS
            if known.get(trial.name)
        ]
        if found:
            markdown(found, asked.markdown)
        else:
            print(f"nothing is known, so {asked.markdown} stays as it is")


if __name__ == "__main__":
    main()
