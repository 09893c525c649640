"""Work on a cluster: the same results as here, whoever dies."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path

import numpy as np
import pytest
import ray

from loci.bots.network import Network
from loci.bots.reading import Reading
from loci.core import BadOption, Rng, find_game
from loci.data.making import make
from loci.data.sources import SelfPlay
from loci.learn.actors import Actors, Order
from loci.learn.on_cluster import ClusterActor, OnCluster
from loci.learn.tasks import TASKS
from loci.sim import contest, many
from loci.sim.cluster import Cluster
from loci.sim.many import Plan
from loci.sim.workers import AHEAD, ALONE
from loci.testing.seeds import seeds
from tests.cluster.conftest import Nodes
from tests.cluster.deaths import NODE, WORKER, large, mortal, noted

PLAN = Plan("toys.ferry:GAME", ("random", "random", "random"), games=60, seed=9)


@pytest.fixture
def cluster(nodes: Nodes) -> Cluster:
    return nodes.restore()


def test_games_are_the_same_as_here(cluster: Cluster, tmp_path: Path) -> None:
    done = []
    for name, workers in (("here", ALONE), ("there", cluster)):
        folder = tmp_path / name
        folder.mkdir()
        results = list(many.run(replace(PLAN, records=folder), workers))
        done.append((results, {file.name: file.read_bytes() for file in folder.iterdir()}))
    assert done[0] == done[1]
    assert len(done[0][1]) == 60


def test_a_tournament_is_the_same_as_here(cluster: Cluster) -> None:
    plan = contest.plan(
        contest.Contest("tests.sim.contests:REGATTA", ("keen", "any", "shy"), 2, rounds=3, seed=4)
    )
    assert list(contest.run(plan, {}, cluster)) == list(contest.run(plan, {}))


def drawn_deaths(seed: int) -> dict[int, str]:
    """Any one to six items at which a worker dies, or once a node: with both of them gone nobody
    would be left to do anything."""
    rng = Rng(seed)
    deaths = {rng.below("item", PLAN.games): WORKER for _ in range(1 + rng.below("deaths", 6))}
    if rng.below("node", 2):
        deaths[rng.pick("which", sorted(deaths))] = NODE
    return deaths


@pytest.mark.parametrize(
    "deaths",
    [{0: WORKER, 31: WORKER}, {3: NODE}, {20: WORKER, 40: NODE}]
    + [drawn_deaths(seed) for seed in seeds(soak=20, usual=2)],
    ids=lambda deaths: "-".join(f"{kind}{item}" for item, kind in sorted(deaths.items())),
)
def test_whoever_dies_no_game_is_lost_and_none_is_doubled(
    cluster: Cluster, tmp_path: Path, deaths: dict[int, str]
) -> None:
    work, lost = partial(many._play, PLAN), partial(many._lost, PLAN)
    dying = partial(mortal, tmp_path, deaths, work)
    done = list(cluster.in_order(dying, range(PLAN.games), lost))
    assert done == [work(number) for number in range(PLAN.games)]
    assert sorted(int(file.name) for file in tmp_path.iterdir()) == sorted(deaths)


FROM_AFAR = """
import sys
from functools import partial
from pathlib import Path
from ray import cloudpickle
from loci.sim import many
from loci.sim.cluster import Cluster
from tests.cluster import deaths

cloudpickle.register_pickle_by_value(deaths)
plan = many.Plan("haunted-lands", ("random", "random"), games=40, seed=9)
work, lost = partial(many._play, plan), partial(many._lost, plan)
dying = partial(deaths.mortal, Path(sys.argv[2]), {3: "worker", 31: "worker"}, work)
with Cluster(sys.argv[1]) as cluster:
    done = list(cluster.in_order(dying, range(40), lost))
print(done == [work(number) for number in range(40)])
"""


def test_from_afar_it_is_the_same_whoever_dies(nodes: Nodes, tmp_path: Path) -> None:
    """As `--cluster ray://…` has it: a program that is on none of the nodes."""
    nodes.restore()
    with nodes.door() as address:
        ran = subprocess.run(
            [sys.executable, "-c", FROM_AFAR, address, tmp_path],
            env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True, text=True, check=False,
        )  # fmt: skip
    assert ran.stdout == "True\n", ran.stderr
    assert sorted(int(file.name) for file in tmp_path.iterdir()) == [3, 31]


def test_a_game_that_kills_every_worker_takes_nothing_else_with_it(cluster: Cluster) -> None:
    plan = Plan("tests.sim.faulty:FRAGILE", ("random", "random"), games=3, seed=2)
    faulty = list(many.run(replace(plan, game="tests.sim.faulty:FAULTY")))
    failed = [isinstance(one, many.Failed) for one in faulty]
    assert any(failed)
    assert not all(failed)
    for one, expected in zip(many.run(plan, cluster), faulty, strict=True):
        if isinstance(expected, many.Failed):
            assert one == many.Failed(expected.seed, many.WORKER_DIED)
        else:
            assert one == expected


def test_only_so_much_is_under_way_and_leaving_begins_no_more(
    cluster: Cluster, tmp_path: Path
) -> None:
    results = cluster.in_order(partial(noted, tmp_path), range(10_000), int, most=1)
    assert [next(results) for _ in range(3)] == [0, 1, 2]
    results.close()
    assert list(results) == []
    list(cluster.in_order(int, range(2 * cluster.cores() * AHEAD), int, most=1))  # after all those
    assert 3 <= len(list(tmp_path.iterdir())) <= 3 + cluster.cores() * AHEAD


def test_a_data_set_has_the_same_bytes_as_here(cluster: Cluster, tmp_path: Path) -> None:
    source = SelfPlay(Plan("haunted-lands", ("random", "random"), games=9, seed=3))
    for name, workers in (("here", ALONE), ("there", cluster)):
        assert list(make(source, tmp_path / name, workers, block=2))[-1] == 9
    files = [
        {one.name: one.read_bytes() for one in (tmp_path / name).iterdir()}
        for name in ("here", "there")
    ]
    assert files[0] == files[1]
    assert len(files[0]) == 1 + 5


def test_more_than_fits_into_memory_comes_back_whole(cluster: Cluster) -> None:
    """The nodes have 80 MB each, and up to six of these are under way: Ray keeps them on the disk
    meanwhile."""
    size = 40_000_000
    results = cluster.in_order(partial(large, size), range(8), _nothing, most=1)
    for item, found in enumerate(results):
        assert len(found) == size // 256 * 256
        assert found[:256] == large(256, item)


def test_a_node_of_another_version_is_refused(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("loci.sim.cluster.VERSION", "0.0.0")
    with pytest.raises(BadOption, match="cluster-version"):
        list(many.run(PLAN, cluster))


@pytest.fixture
def actors(cluster: Cluster) -> Iterator[Actors]:
    found = Actors("haunted-lands", 2, 2, 1, None, OnCluster(cluster))
    yield found
    found.stop()


def test_actors_play_the_same_as_here_and_are_replaced(actors: Actors) -> None:
    reading = Reading(find_game("haunted-lands"))
    network = Network(reading, TASKS["haunted-lands"].sizes, reading.seats)
    order = Order(network.first(1), None, 0.0, 2)
    here = Actors("haunted-lands", 2, 2, 1, None)
    try:
        here.play(order)
        expected = [one.rows for one in here.rollouts()]
        tables = here.to_data()
    finally:
        here.stop()
    actors.play(order)
    played = [one.rows for one in actors.rollouts()]
    assert all((one == other).all() for one, other in zip(played, expected, strict=True))
    assert actors.to_data() == tables
    dying = actors.there[1]
    assert isinstance(dying, ClusterActor)
    ray.kill(dying._actor)
    actors.play(order)
    assert len(actors.rollouts()) == 1
    actors.play(order)
    assert [one.rows.dtype for one in actors.rollouts()] == [np.uint8] * 2
    assert actors.deaths == 1


def _nothing(_item: int) -> bytes:
    return b""
