"""A Ray of several nodes on this machine, once for all tests."""

from __future__ import annotations

import os
import secrets
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

# Nodes do what they are told, and listen to the network: whoever does not know this word is not
# listened to. Ray reads it as it is imported.
os.environ["RAY_AUTH_MODE"] = "token"
os.environ["RAY_AUTH_TOKEN"] = secrets.token_hex(32)

from loci.sim.cluster import Cluster

_MEMORY = 80_000_000  # the least that Ray takes
#: How soon a node that does not answer is given up.
_SOON = {"health_check_initial_delay_ms": 1000, "health_check_period_ms": 500}


class Nodes:
    """The nodes, and the cluster as it was reached. Nothing runs on the first, which cannot die."""

    def __init__(self, ray_nodes: Any) -> None:
        self._nodes = ray_nodes
        self._working = [self._new(), self._new()]
        self.cluster = Cluster(ray_nodes.address)

    def _new(self) -> Any:
        return self._nodes.add_node(num_cpus=1, object_store_memory=_MEMORY)

    def restore(self) -> Cluster:
        """The cluster, with two nodes that work. Ray notices late that one died: whether its
        processes are there is looked at here."""
        for at, node in enumerate(self._working):
            if node.dead_processes():
                self._nodes.remove_node(node, allow_graceful=False)
                self._working[at] = self._new()
        return self.cluster

    @contextmanager
    def door(self) -> Iterator[str]:
        """The address for whoever is on none of the nodes. A program of Ray listens there, which
        `ray start` begins on the first node."""
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
        command = [sys.executable, "-m", "ray.util.client.server", "--host", "127.0.0.1"]
        known = ["--port", str(port), "--address", self._nodes.address]
        with subprocess.Popen([*command, *known], stderr=subprocess.DEVNULL) as server:
            yield f"ray://127.0.0.1:{port}"
            server.kill()

    def stop(self) -> None:
        self.cluster.__exit__(None, None, None)
        self._nodes.shutdown()


@pytest.fixture(scope="session")
def nodes() -> Iterator[Nodes]:
    from ray.cluster_utils import Cluster as RayNodes

    head = {
        "num_cpus": 0,
        "include_dashboard": False,
        "object_store_memory": _MEMORY,
        "_system_config": _SOON,
    }
    found = Nodes(RayNodes(initialize_head=True, head_node_args=head))
    yield found
    found.stop()
