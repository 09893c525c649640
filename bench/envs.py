"""`make bench-envs`: steps a second of every kind of environment, and what they cost.

Each way plays at random for about a second, several times in turn with all others, in one run with
games that come with PettingZoo and OpenSpiel: whatever else the machine does falls on all alike.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from importlib.metadata import version
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any, NamedTuple

import gymnasium
import numpy as np
import psutil
import pyspiel
from open_spiel.python.games import team_dominoes
from rich.console import Console
from rich.progress import track
from rich.table import Table

from loci.cli.measure import number
from loci.core import rng
from loci.envs.batch import BatchEnv
from loci.envs.ids import env_id
from loci.envs.open_spiel import game_name
from loci.envs.several import aec_env

PEER = Path(__file__).parent / "peers" / "pettingzoo_peer.py"
GAMES = (("haunted-lands", 4), ("terra-mystica", 4), ("spirit-island", 2))
TABLES = 64
ENVS = 8
ZOO, SPIEL = "PettingZoo", "OpenSpiel"

#: Makes some steps, and says how many.
Steps = Callable[[], int]


class Way(NamedTuple):
    """One kind of environment: its name, and what makes its steps while it is open."""

    name: str
    open: Callable[[str, int], Any]


def one_of(mask: Any, random: np.random.Generator) -> int:
    places = np.flatnonzero(mask)
    return int(places[int(random.random() * len(places))])


@contextmanager
def in_batch(game: str, players: int, workers: int) -> Iterator[Steps]:
    with BatchEnv(game, players, TABLES, workers) as env:
        env.reset(seed=1)
        random = np.random.default_rng(1)

        def steps() -> int:
            env.step((random.random(env.masks.shape) * env.masks).argmax(1))
            return TABLES

        yield steps


@contextmanager
def one_seat(game: str, players: int) -> Iterator[Steps]:
    env: Any = gymnasium.make(env_id(game, players), opponents="random")
    random = np.random.default_rng(1)
    games = iter(range(1_000_000))

    def steps() -> int:
        observed, _ = env.reset(seed=next(games))
        over, made = not observed["action_mask"].any(), 0
        while not over:
            observed, _, over, _, _ = env.step(one_of(observed["action_mask"], random))
            made += 1
        return made

    yield steps
    env.close()


@contextmanager
def vector(game: str, players: int, mode: str, envs: int) -> Iterator[Steps]:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env: Any = gymnasium.make_vec(
            env_id(game, players),
            num_envs=envs,
            vectorization_mode=mode,
            vector_kwargs={"context": "spawn"} if mode == "async" else {},
            opponents="random",
        )
    random = np.random.default_rng(1)
    masks = env.reset(seed=1)[0]["action_mask"]

    def steps() -> int:
        nonlocal masks
        asked = int(masks.any(1).sum())  # an environment that begins anew makes no step
        masks = env.step((random.random(masks.shape) * masks).argmax(1))[0]["action_mask"]
        return asked

    yield steps
    env.close()


@contextmanager
def all_seats(game: str, players: int) -> Iterator[Steps]:
    env: Any = aec_env(game, players)
    random = np.random.default_rng(1)
    games = iter(range(1_000_000))

    def steps() -> int:
        env.reset(seed=next(games))
        made = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(one_of(seen["action_mask"], random))
                made += 1
        return made

    yield steps


@contextmanager
def spiel(name: str, players: int) -> Iterator[Steps]:
    """A game of OpenSpiel: legal actions, the tensor of whoever acts, and an action."""
    game = pyspiel.load_game(name, {} if name == DOMINOES else {"players": players})
    random = np.random.default_rng(1)

    def steps() -> int:
        state, made = game.new_initial_state(), 0
        while not state.is_terminal():
            legal = state.legal_actions()
            if not state.is_chance_node():
                state.observation_tensor(state.current_player())
                made += 1
            state.apply_action(legal[int(random.random() * len(legal))])
        return made

    yield steps


DOMINOES = team_dominoes._GAME_TYPE.short_name
WAYS = (
    Way(f"batch of {TABLES}, no worker", lambda game, players: in_batch(game, players, 0)),
    Way(f"batch of {TABLES}, 1 worker", lambda game, players: in_batch(game, players, 1)),
    Way(f"batch of {TABLES}, 2 workers", lambda game, players: in_batch(game, players, 2)),
    Way("Gymnasium", one_seat),
    Way(f"Gymnasium, vector of {ENVS}", lambda game, players: vector(game, players, "sync", ENVS)),
    Way("Gymnasium, 2 processes", lambda game, players: vector(game, players, "async", 2)),
    Way(ZOO, all_seats),
    Way(SPIEL, lambda game, players: spiel(game_name(game), players)),
)


class Speed(NamedTuple):
    """Steps a second by the clock, and microseconds of processor time a step."""

    steps: float
    cost: float


def processor_time() -> float:
    """Seconds of this process and of those that it has begun."""
    spent = [child.cpu_times() for child in psutil.Process().children(recursive=True)]
    return process_time() + sum(one.user + one.system for one in spent)


def speed(steps: Steps, seconds: float) -> Speed:
    """How fast the steps are, after a warm-up."""
    for span in (seconds / 4, seconds):
        made, begun, spent = 0, perf_counter(), processor_time()
        while perf_counter() - begun < span:
            made += steps()
    return Speed(made / (perf_counter() - begun), 1e6 * (processor_time() - spent) / made)


Cells = dict[tuple[str, str], list[Speed]]


def measured(rounds: int, seconds: float, peer: Path | None) -> tuple[Cells, str]:
    """Speeds by game and way, and the version of PettingZoo's games."""
    found: Cells = {}
    peers = ""
    work = [(game, players, way) for _ in range(rounds) for game, players in GAMES for way in WAYS]
    each = len(work) // rounds
    for at, (game, players, way) in enumerate(
        track(work, "measuring", console=Console(stderr=True))
    ):
        with way.open(game, players) as steps:
            found.setdefault((game, way.name), []).append(speed(steps, seconds))
        if at % each == each - 1:
            with spiel(DOMINOES, 4) as steps:
                found.setdefault((DOMINOES, SPIEL), []).append(speed(steps, seconds))
            if peer is not None and peer.exists():
                command = [str(peer), str(PEER), "--seconds", str(seconds)]
                told = json.loads(subprocess.run(command, capture_output=True, check=True).stdout)
                peers = told["version"]
                for name, (made, cost) in told["games"].items():
                    found.setdefault((name, ZOO), []).append(Speed(made, cost))
    return found, peers


def shown(samples: list[float]) -> str:
    return f"{number(median(samples))} ({number(min(samples))}–{number(max(samples))})"


HEADINGS = [f"{game}, {players} players" for game, players in GAMES]


def speeds(found: Cells) -> list[list[str]]:
    """A row for each way: steps a second of each game."""
    rows = [["steps a second", *HEADINGS]]
    for way in WAYS:
        cells = [[one.steps for one in found[game, way.name]] for game, _ in GAMES]
        rows.append([way.name, *map(shown, cells)])
    return rows


def costs(found: Cells) -> list[list[str]]:
    """The same in processor time."""
    rows = [["µs of processor time a step", *HEADINGS]]
    for way in WAYS:
        cells = [[one.cost for one in found[game, way.name]] for game, _ in GAMES]
        rows.append([way.name, *map(shown, cells)])
    return rows


def ratios(found: Cells) -> list[list[str]]:
    """A row for each game of the libraries: what its step costs, and how many times as cheap those
    of ours are."""
    rows = [["game of the library", "µs a step", *(game for game, _ in GAMES)]]
    own = {game for game, _ in GAMES}
    for (peer, way), samples in found.items():
        if peer not in own:
            cost = [one.cost for one in samples]
            times = [
                median(cost) / median([one.cost for one in found[game, way]]) for game, _ in GAMES
            ]
            rows.append([f"{peer} ({way})", shown(cost), *(f"{one:.2f}" for one in times)])
    return rows


def markdown(rows: list[list[str]]) -> str:
    head, *others = ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join([head, "| --- |" + " ---: |" * (len(rows[0]) - 1), *others])


def show(rows: list[list[str]]) -> None:
    drawn = Table()
    for at, heading in enumerate(rows[0]):
        drawn.add_column(heading, justify="right" if at else "left")
    for row in rows[1:]:
        drawn.add_row(*row)
    Console().print(drawn)


PAGE = """# Speed of the environments

Written by `make bench-envs MARKDOWN=docs/bench-envs.md` on {date}; do not edit by hand.

Machine: {machine}, {cores} cores, CPython {python}; load average before the start {load:.1f}. Rules
and kernel: {build}. Every way was measured {rounds} times in turn with the others, each time for
about {seconds} s after a warm-up. Whatever else the machine does slows them: where the load
average is above the number of cores, processor time and the ratios say more than steps a second.

{speeds}

{costs}

Median, with the least and the most. Random answers from the mask, drawing them and the beginning of
games included.

- *batch*: `BatchEnv`, every seat's decisions, {tables} tables; rows, ids and masks are written at
  each step.
- *Gymnasium*: decisions of one seat alone; the others, which bots answer at random, take time and
  are not counted. A vector has {envs} environments in one process, or 2 in processes of their own.
- The processor time is that of all processes together.
- *PettingZoo* (AEC) and *OpenSpiel*: every seat's decisions, one table.

## Beside games of the same libraries

How many times as cheap a step of ours is, in processor time, as one of a game that comes with the
library, played in the same way in the same run ({versions}). Games differ in what a step has to do,
so these ratios say only what can be expected of the library.

{ratios}
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each way, about")
    parser.add_argument("--peer", type=Path, help="the Python of an environment with peers")
    parser.add_argument("--markdown", type=Path, help="write the figures to this file too")
    args = parser.parse_args()
    load = os.getloadavg()[0]
    found, peers = measured(args.rounds, args.seconds, args.peer)
    for rows in (speeds(found), costs(found), ratios(found)):
        show(rows)
    if args.markdown is not None:
        versions = f"OpenSpiel {version('open_spiel')}"
        if peers:
            versions = f"PettingZoo {peers}, {versions}"
        page = PAGE.format(
            date=date.today().isoformat(),
            machine=f"{platform.system()} {platform.machine()}",
            cores=os.cpu_count(),
            python=platform.python_version(),
            load=load,
            rounds=args.rounds,
            seconds=args.seconds,
            tables=TABLES,
            envs=ENVS,
            build="compiled" if rng.__file__.endswith(".so") else "plain Python",
            speeds=markdown(speeds(found)),
            costs=markdown(costs(found)),
            ratios=markdown(ratios(found)),
            versions=versions,
        )
        args.markdown.write_text(page, "utf-8")


if __name__ == "__main__":
    main()
