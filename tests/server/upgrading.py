"""Bringing the databases of tests over to other rules."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from loci.server.play.versions import Report, upgrade
from loci.server.settings import Settings
from tests.server.clients import OPEN, Guest
from tests.server.running import Served

Serve = Callable[..., Served]


def brought(database: str, check: bool = False, **more: Any) -> Report:
    return asyncio.run(upgrade(Settings(db=database).db_url, check, **more))


def stop(server: Served) -> None:
    while OPEN:
        OPEN.pop().close()
    server.stop()


class Cookie(Guest):
    """Somebody who was here before."""

    def __init__(self, address: str, cookie: str | None) -> None:
        super().__init__(address, None)
        self.http.cookies.set("loci", cookie or "")
