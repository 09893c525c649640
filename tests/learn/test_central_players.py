"""Actors that share memory with who judges."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import numpy as np

from loci.bots.reading import Reading
from loci.learn.central.shared import GROUPS, Players
from loci.learn.tasks import TASKS

GAME = "haunted-lands"


@contextmanager
def players(actors: int = 2, tables: int = 3, seed: int = 4) -> Iterator[Players]:
    found = Players(GAME, actors, tables, seed)
    try:
        for group in range(GROUPS):
            found.played(group)
        yield found
    finally:
        found.stop()


def answered(of: Players, steps: int, rng: np.random.Generator) -> list[np.ndarray]:
    """Random answers everywhere; what the first group has shown on the way."""
    seen = []
    for _ in range(steps):
        for group in range(GROUPS):
            block = of.blocks[group]
            block["answers"][:] = rng.integers(block["number"].astype(int))
            of.play(group, 0.5)
        for group in range(GROUPS):
            of.played(group)
        seen.append(of.blocks[0]["rows"].copy())
    return seen


def test_what_is_shared_is_what_the_tables_show() -> None:
    reading = Reading(TASKS[GAME].game)
    with players() as of:
        ended = 0
        for _ in range(250):
            answered(of, 1, np.random.default_rng(0))
            block = of.blocks[1]
            assert (block["players"] == reading.players(block["rows"])).all()
            points = reading.points(block["rows"])
            for table, seat in enumerate(block["seat"].tolist()):
                assert points[table, 0] == block["points"][table, seat]
            assert (block["number"] > 1).all()
            over = block["ended"] > 0
            ended += int(over.sum())
            assert (np.abs(block["final"][over]).sum(1) > 0).all()
        assert ended > 0
        assert of.deaths == 0


def test_the_same_seed_gives_the_same_games() -> None:
    def rows(actors: int) -> list[np.ndarray]:
        with players(actors) as of:
            return answered(of, 20, np.random.default_rng(1))

    first, again = rows(1), rows(1)
    assert all((one == other).all() for one, other in zip(first, again, strict=True))
    assert len({one.tobytes() for one in first}) == len(first)


def test_an_actor_that_dies_is_replaced_and_its_games_are_over() -> None:
    with players() as of:
        answered(of, 3, np.random.default_rng(2))
        of.processes[0].kill()
        of.processes[0].join()
        of.blocks[0]["answers"][:] = 0
        of.play(0, 0.5)
        of.played(0)
        assert of.deaths == 1
        for block in of.blocks:
            assert block["ended"][:3].tolist() == [1, 1, 1]
        answered(of, 3, np.random.default_rng(5))
        assert of.deaths == 1
        assert all((block["number"] > 1).all() for block in of.blocks)
