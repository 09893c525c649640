"""Actors on the nodes of a cluster.

An order lies in the cluster's memory once, however many actors read it. Rollouts come back through
that memory too; what does not fit there Ray writes to the disk of the node.
"""

from __future__ import annotations

from typing import Any, Final, final

import ray

from loci.learn.actors import Died, Order
from loci.learn.collecting import Collector, Rollout
from loci.learn.tasks import TASKS
from loci.sim.cluster import GONE, Cluster


class _Playing:
    """What runs on a node."""

    def __init__(self, game_id: str, tables: int, seed: int, saved: dict[str, Any] | None) -> None:
        self._collector = Collector(TASKS[game_id], tables, seed, saved)

    def do(self, order: Order | None) -> Rollout | dict[str, Any]:
        if order is None:
            return self._collector.to_data()
        return self._collector.collect(order.of, order.past, order.share, order.steps)


@final
class ClusterActor:
    """An actor that has a processor of some node. Ray does not replace it by itself: that is
    `Actors`'s, the same for all kinds."""

    def __init__(self, *task: Any) -> None:
        self._actor: Final = ray.remote(num_cpus=1, max_restarts=0)(_Playing).remote(*task)
        self._answer: Any = None

    def send(self, order: Any) -> None:
        self._answer = self._actor.do.remote(order)

    def receive(self) -> Any:
        try:
            return ray.get(self._answer)
        except GONE as error:
            raise Died from error

    def stop(self) -> None:
        ray.kill(self._actor)


@final
class OnCluster:
    """Actors are spread over the nodes of a cluster that has been reached."""

    def __init__(self, cluster: Cluster) -> None:
        self.cluster: Final = cluster

    def begin(
        self, game_id: str, tables: int, seed: int, saved: dict[str, Any] | None
    ) -> ClusterActor:
        return ClusterActor(game_id, tables, seed, saved)

    def shared(self, order: Order) -> Any:
        return ray.put(order)
