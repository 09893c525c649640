"""Where a command lets work be done: processes of this machine, or a cluster."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from loci.sim.cluster import Cluster
    from loci.sim.workers import Workers

ClusterAddress = Annotated[
    str | None,
    typer.Option(
        "--cluster",
        metavar="ADDRESS",
        help="Work on a cluster: ray://HOST:PORT, HOST:PORT from one of its nodes, or `local` "
        "(as many workers here as are asked for). Needs the extra `cluster`.",
    ),
]


@contextmanager
def workers(jobs: int, cluster: str | None) -> Iterator[Workers]:
    """So many processes (0: one per core), or the cluster if one is named, which is left at the
    end of the block."""
    from loci.sim.workers import Processes

    if cluster is None:
        yield Processes(jobs or os.cpu_count() or 1)
    else:
        with reached(cluster, jobs) as found:
            yield found


def reached(cluster: str, jobs: int) -> Cluster:
    """The cluster at an address; `BadOption` if there is none, or Ray is not installed."""
    from importlib.util import find_spec

    from loci.core import BadOption, Text

    if find_spec("ray") is None:
        raise BadOption(Text("cluster-extra"))
    from loci.sim.cluster import Cluster

    return Cluster(cluster, jobs)
