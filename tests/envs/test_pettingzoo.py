"""The games pass PettingZoo's own tests, seat after seat and all at once."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import (
    api_test,
    parallel_api_test,
    parallel_seed_test,
    render_test,
    seed_test,
)

from loci.envs.several import aec_env, parallel_env

GAMES = [("haunted-lands", 2), ("terra-mystica", 3), ("spirit-island", 2)]
CYCLES = 30
FEW = 5

# Its tests know of masks, but complain of observations that are not arrays alone.
pytestmark = [
    pytest.mark.parametrize(("game", "players"), GAMES),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]


def test_in_turn(game: str, players: int) -> None:
    api_test(aec_env(game, players), num_cycles=CYCLES)
    seed_test(partial(aec_env, game, players), num_cycles=CYCLES)


def test_at_once(game: str, players: int) -> None:
    parallel_api_test(parallel_env(game, players), num_cycles=CYCLES)
    parallel_seed_test(partial(parallel_env, game, players), num_cycles=CYCLES)


def test_fields(game: str, players: int) -> None:
    api_test(aec_env(game, players, observation="fields"), num_cycles=CYCLES)
    parallel_api_test(parallel_env(game, players, observation="fields"), num_cycles=CYCLES)


def test_words(game: str, players: int) -> None:
    """Its test in turn knows no observations but arrays; the others take words."""
    parallel_api_test(parallel_env(game, players, observation="text"), num_cycles=FEW)
    seed_test(partial(aec_env, game, players, observation="text"), num_cycles=FEW)
    env = aec_env(game, players, observation="text")
    env.reset(seed=1)
    seen, *_ = env.last()
    assert seen in env.observation_space(env.agent_selection)


def test_rendering(game: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    def made(render_mode: str) -> Any:
        return aec_env(game, players, render_mode=render_mode)

    render_test(
        made,
        custom_tests={
            "ansi": lambda shown: len(shown) > 100,
            "svg": lambda shown: shown.startswith("<svg "),
        },
    )
    assert len(capsys.readouterr().out) > 100  # for people
    at_once = parallel_env(game, players, render_mode="human")
    at_once.reset(seed=2)
    assert len(capsys.readouterr().out) > 100
    at_once.step(dict.fromkeys(at_once.agents, 0))
    assert len(capsys.readouterr().out) > 100
    assert at_once.render() is None


@pytest.mark.parametrize("action", [-1, 255, 256])
def test_an_action_outside_the_mask_loses(game: str, players: int, action: int) -> None:
    turns = aec_env(game, players)
    turns.reset(seed=2)
    loser = turns.agent_selection
    turns.step(action)
    paid = {name: -float(name == loser) for name in turns.possible_agents}
    assert turns.rewards == paid
    assert all(turns.terminations.values())
    assert [name for name, info in turns.infos.items() if info.get("illegal")] == [loser]
    ended = []
    for name in turns.agent_iter():
        _, reward, over, _, _ = turns.last()
        ended.append((name, reward, over))
        turns.step(None)
    assert sorted(ended) == [(name, paid[name], True) for name in turns.possible_agents]

    at_once = parallel_env(game, players)
    _, infos = at_once.reset(seed=2)
    loser = next(name for name, info in infos.items() if info["asked"])
    _, rewards, over, _, infos = at_once.step(dict.fromkeys(at_once.agents, action))
    assert rewards == {name: -float(name == loser) for name in at_once.possible_agents}
    assert all(over.values())
    assert [name for name, info in infos.items() if info.get("illegal")] == [loser]
    assert not at_once.agents


def test_questions_with_too_many_moves_are_counted(game: str, players: int) -> None:
    turns, at_once = aec_env(game, players, width=1), parallel_env(game, players, width=1)
    turns.reset(seed=2)
    _, infos = at_once.reset(seed=2)
    for found in (turns.infos, infos):
        assert [info["cut"] for info in found.values()] == [found["seat_0"]["cut"]] * players
        assert found["seat_0"]["cut"] > 0


def test_both_kinds_come_to_an_end(game: str, players: int) -> None:
    rng = np.random.default_rng(2)
    env = parallel_env(game, players)
    observed, infos = env.reset(seed=2)
    asked_together = 0
    paid: dict[str, float] = {}
    while env.agents:
        asked_together += sum(info["asked"] for info in infos.values()) > 1
        actions = {
            name: int(rng.choice(np.flatnonzero(one["action_mask"])))
            for name, one in observed.items()
        }
        observed, paid, _, _, infos = env.step(actions)
    assert set(paid.values()) <= {1.0, -1.0}
    assert all("outcome" in info for info in infos.values())
    assert (asked_together > 0) == (game == "spirit-island")

    turns = aec_env(game, players)
    turns.reset(seed=2)
    for _name in turns.agent_iter():
        seen, _, over, cut, _ = turns.last()
        mask = seen["action_mask"]
        turns.step(None if over or cut else int(rng.choice(np.flatnonzero(mask))))
    assert not turns.agents
