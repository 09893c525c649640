"""Tables in shared memory: the same games whoever plays them, and clear words if somebody dies."""

from __future__ import annotations

import os
import signal

import numpy as np
import pytest

from loci.core import derived_seed, find_game
from loci.envs.batch import BatchEnv, WorkerDied
from loci.envs.course import begun

TABLES = 5


def chosen(env: BatchEnv, rng: np.random.Generator) -> np.ndarray:  # type: ignore[type-arg]
    """A move of each table at random."""
    return (rng.random(env.masks.shape) * env.masks).argmax(1)


def table_seed(seed: int, table: int, number: int) -> int:
    """The seed of one game of a table."""
    return derived_seed(derived_seed(seed, f"table {table}"), f"game {number}")


def played(game: str, players: int, workers: int, steps: int) -> list[bytes]:
    """All that is seen in so many steps of random play, twice with one seed."""
    with BatchEnv(game, players, TABLES, workers, reward="points") as env:
        courses = []
        for _ in range(2):
            env.reset(seed=3)
            rng, seen = np.random.default_rng(3), bytearray()
            for _ in range(steps):
                env.step(chosen(env, rng))
                ids = np.where(env.masks, env.ids, -1)
                for array in (env.rows, ids, env.masks, env.seats, env.rewards, env.ended):
                    seen += array.tobytes()
            courses.append(bytes(seen))
        assert courses[0] == courses[1]
        return courses


@pytest.mark.parametrize(
    ("game", "players", "workers"),
    [("haunted-lands", 2, (1, 2)), ("terra-mystica", 3, (2,)), ("spirit-island", 1, (2,))],
)
def test_the_games_are_the_same_with_any_number_of_workers(
    game: str, players: int, workers: tuple[int, ...]
) -> None:
    here = played(game, players, 0, 80)
    for number in workers:
        assert played(game, players, number, 80) == here


def test_a_table_is_a_game_of_its_own() -> None:
    """What is written is what a single game would say, to its end and on to the next."""
    game, rng = find_game("haunted-lands"), np.random.default_rng(4)
    ended = 0
    with BatchEnv("haunted-lands", 2, 2) as env:
        env.reset(seed=9)
        number = 0
        course = begun(game, 2, {}, table_seed(9, 1, 0), 256)
        for _ in range(150):
            seat = course.next_seat()
            assert seat is not None
            assert env.seats[1] == seat
            assert env.rows[1].tobytes() == course.row(seat)
            assert env.ids[1][env.masks[1] == 1].tolist() == course.ids(seat)
            actions = chosen(env, rng)
            course.answer(seat, int(actions[1]))
            env.step(actions)
            outcome = course.outcome()
            assert env.ended[1] == (outcome is not None)
            if outcome is not None:
                winners = [1.0 if one in outcome.winners else -1.0 for one in range(2)]
                assert env.rewards[1].tolist() == winners
                ended += 1
                number += 1
                course = begun(game, 2, {}, table_seed(9, 1, number), 256)
            else:
                assert not env.rewards[1].any()
    assert ended > 1


@pytest.mark.parametrize("workers", [0, 1])
def test_questions_with_too_many_moves_are_counted(workers: int) -> None:
    with BatchEnv("haunted-lands", 2, 2, workers, width=2) as env:
        env.reset(seed=1)
        course = begun(find_game("haunted-lands"), 2, {}, table_seed(1, 1, 0), 2)
        for _ in range(10):
            assert env.cut[1] == course.cut
            course.answer(int(env.seats[1]), 0)
            env.step([0, 0])
        assert env.cut.min() > 1
        assert (env.masks.sum(1) <= 2).all()


def test_an_action_outside_the_mask_changes_nothing() -> None:
    with BatchEnv("haunted-lands", 2, 3) as env:
        with pytest.raises(ValueError, match="reset first"):
            env.step([0, 0, 0])
        env.reset(seed=1)
        before = env.rows.copy()
        for wrong in ([0, 255, 0], [0, -1, 0], [0, 256, 0]):
            with pytest.raises(ValueError, match=f"table 1: action {wrong[1]} is not in the mask"):
                env.step(wrong)
        for wrong_kind in ([0, 0], [0.0, 0.0, 0.0]):
            with pytest.raises(ValueError, match="3 whole numbers"):
                env.step(wrong_kind)
        assert (env.rows == before).all()
        env.step([0, 0, 0])
        assert (env.rows != before).any()


def test_a_worker_that_dies_is_named() -> None:
    env = BatchEnv("haunted-lands", 2, 4, workers=2)
    env.reset(seed=1)
    others = list(env.processes)
    os.kill(env.processes[1].pid, signal.SIGKILL)
    with pytest.raises(WorkerDied, match="worker 1 of 2 died with exit code -9"):
        for _ in range(2):
            env.step(env.masks.argmax(1))
    assert all(process.exitcode is not None for process in others)
    env.close()


def test_workers_go_home() -> None:
    env = BatchEnv("haunted-lands", 2, 2, workers=1)
    env.reset(seed=1)
    (worker,) = env.processes
    rows = env.rows.copy()
    env.close()
    env.close()
    assert worker.exitcode == 0
    assert (env.rows == rows).all()  # what was seen may be looked at still


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"reward": "gold"}, "reward is 'gold'"),
        ({"workers": 3}, "3 workers for 2 tables"),
        ({"players": 9}, "9"),
        ({"options": {"loud": True}}, "loud"),
    ],
)
def test_wrong_settings_are_named(settings: dict[str, object], said: str) -> None:
    everything = {"players": 2, "tables": 2} | settings
    with pytest.raises(Exception, match=said):
        BatchEnv("haunted-lands", **everything)  # type: ignore[arg-type]
