"""Random play of PettingZoo's own games, timed the way bench/envs.py times ours; prints JSON.

Run by bench/envs.py with the Python of an environment that has what these games want.
"""

from __future__ import annotations

import argparse
import json
import os
from importlib.metadata import version
from time import perf_counter, process_time
from typing import Any

os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

import numpy as np
from pettingzoo.classic import chess_v6, connect_four_v3

GAMES = {"chess": chess_v6, "connect four": connect_four_v3}


def speed(env: Any, seconds: float) -> tuple[float, float]:
    """Steps a second and microseconds of processor time a step, of games of random moves."""
    rng = np.random.default_rng(1)
    steps, game = 0, 0
    begun, spent = perf_counter(), process_time()
    while perf_counter() - begun < seconds:
        env.reset(seed=game)
        game += 1
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            places = np.flatnonzero(seen["action_mask"])
            env.step(int(places[int(rng.random() * len(places))]))
            steps += 1
    return steps / (perf_counter() - begun), 1e6 * (process_time() - spent) / steps


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0)
    seconds = parser.parse_args().seconds
    found = {}
    for name, module in GAMES.items():
        env = module.env()
        speed(env, seconds / 4)
        found[name] = speed(env, seconds)
    print(json.dumps({"version": version("pettingzoo"), "games": found}))


if __name__ == "__main__":
    main()
