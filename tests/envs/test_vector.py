"""Gymnasium's own vectors of environments."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

from loci.envs.ids import env_id

GAMES = [("haunted-lands", 2), ("terra-mystica", 3), ("spirit-island", 2)]


def played(
    game: str, players: int, mode: str, steps: int, **settings: Any
) -> tuple[list[bytes], int]:
    """What two environments give in so many steps, and how many games ended."""
    vector = {"context": "spawn"} if mode == "async" else {}
    envs: Any = gymnasium.make_vec(
        env_id(game, players),
        num_envs=2,
        vectorization_mode=mode,
        vector_kwargs=vector,
        opponents="random",
        **settings,
    )
    rng, found, ended = np.random.default_rng(1), [], 0
    observed, _ = envs.reset(seed=[5, 6])
    for _ in range(steps):
        assert observed in envs.observation_space
        mask = observed["action_mask"]
        actions = (rng.random(mask.shape) * mask).argmax(1)
        observed, paid, over, cut, _ = envs.step(actions)
        ended += int(over.sum())
        found.append(
            observed["observation"].tobytes() + paid.tobytes() + over.tobytes() + cut.tobytes()
        )
    envs.close()
    return found, ended


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_one_after_the_other(game: str, players: int) -> None:
    """Over the end of games: the next one begins by itself, by the same seed the same."""
    first = played(game, players, "sync", 60)
    assert first == played(game, players, "sync", 60)
    assert first[1] > 1


@pytest.mark.filterwarnings("ignore:.*render_fps.*")
def test_in_processes_of_their_own() -> None:
    game, players = GAMES[0]
    assert played(game, players, "async", 40) == played(game, players, "sync", 40)
