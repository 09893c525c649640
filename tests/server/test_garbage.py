"""Garbage: what the server leaves to the collector, and when that comes."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from loci.server.garbage import THRESHOLDS, Garbage
from loci.server.http.upgrade import Upgrading
from loci.server.metrics import Metrics
from tests.server.clients import Guest, waiting
from tests.server.running import Served


@pytest.fixture
def _as_before() -> Iterator[None]:
    before = gc.get_threshold()
    yield
    gc.set_threshold(*before)
    gc.unfreeze()
    gc.enable()


class Ring:
    """Something that holds itself, so that only the collector finds it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.usefixtures("_as_before")
def test_the_old_are_looked_at_in_whole_rounds_only() -> None:
    metrics = Metrics()

    async def serve() -> None:
        garbage = Garbage(metrics, 0.01)
        garbage.open()
        assert gc.get_threshold() == THRESHOLDS
        assert gc.get_freeze_count() > 1000  # what was there at the start
        gc.disable()
        left = weakref.ref(Ring())
        for _ in waiting("a whole round"):
            await asyncio.sleep(0.01)
            if left() is None:
                break
        assert left() is None
        await garbage.close()

    asyncio.run(serve())
    assert metrics.registry.get_sample_value("loci_garbage_collected_total") >= 1  # type: ignore[operator]
    assert metrics.registry.get_sample_value("loci_garbage_seconds_total") > 0  # type: ignore[operator]


@pytest.mark.usefixtures("_as_before")
def test_a_socket_leaves_no_request_behind(server: Served) -> None:
    """Without the collector: whoever comes and goes may do so very often."""
    ada = Guest(server.address)
    id = ada.table("lantern", "me me")["id"]
    gc.collect()
    gc.disable()

    def requests() -> int:
        return sum(type(thing) is Upgrading for thing in gc.get_objects())

    before = requests()
    for _ in range(5):
        ada.live(id).close()
    for _ in waiting("that the requests are gone"):
        if requests() <= before:
            break
        asyncio.run(asyncio.sleep(0.02))
    assert requests() <= before
