"""The site: every part of the server in one object, opened and closed together."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path

from loci.core import LociError
from loci.server.errors import Refusal
from loci.server.metrics import Metrics
from loci.server.people.accounts import People, secret_key
from loci.server.people.limits import Rate, Sockets
from loci.server.people.notify import Notifier
from loci.server.people.records import Records
from loci.server.people.tables import Tables
from loci.server.play.answers import Play
from loci.server.play.bots import Bots
from loci.server.play.hub import Hub
from loci.server.play.thinkers import Thinkers
from loci.server.settings import Settings
from loci.server.storage.store import Store
from loci.server.storage.writer import LostRace

_log = logging.getLogger("loci.server")


class Site:
    """All parts, wired. `open` must be called in the event loop that serves."""

    store: Store
    hub: Hub
    play: Play
    people: People
    tables: Tables
    records: Records
    bots: Bots
    notifier: Notifier

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.thinkers = Thinkers(settings.bot_workers)
        self.replayer = Thinkers(1)  # records that people bring must not keep bots waiting
        self.moves = Rate(settings.moves_per_second, 3 * settings.moves_per_second)
        self.chats = Rate(settings.chats_per_second, 10 * settings.chats_per_second)
        self.logins = Rate(settings.logins_per_minute / 60, settings.logins_per_minute)
        self.guests = Rate(settings.guests_per_minute / 60, settings.guests_per_minute)
        self.changes = Rate(settings.requests_per_second, 3 * settings.requests_per_second)
        self.sockets = Sockets(settings.sockets_per_address)
        self.ready = False
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        settings = self.settings
        key = secret_key(settings.secret_path)
        self.store = await Store.open(settings.db_url, settings.db_connections)
        self.hub = Hub(self.store, settings, self.metrics)
        self.play = Play(self.hub)
        self.people = People(self.store, settings, key)
        self.tables = Tables(self.hub, self.play, settings, key)
        self.records = Records(self.hub, self.tables, self.replayer)
        self.bots = Bots(self.hub, self.play, self.thinkers)
        self.notifier = Notifier(self.hub, self.people)
        self.play.after.append(self.notifier.turns)
        await self.hub.open()
        self._tasks = [
            asyncio.create_task(self._wake(), name="wake"),
            asyncio.create_task(self._watch(), name="watch"),
        ]
        self.ready = True

    async def close(self) -> None:
        self.ready = False
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.bots.close()
        await self.notifier.close()
        await self.thinkers.close()
        await self.replayer.close()
        await self.play.close()
        await self.hub.close()
        await self.store.close()

    async def healthy(self) -> bool:
        """Does the database answer?"""
        async with self.store.reading() as connection:
            await connection.exec_driver_sql("SELECT 1")
        return self.ready

    async def _wake(self) -> None:
        try:
            await self.thinkers.warm()
            await self.bots.wake_all()
        except Exception:
            _log.exception("the bots could not be woken at the start")

    async def _watch(self) -> None:
        """Look for tables that nobody else looks after."""
        while True:
            await asyncio.sleep(self.settings.watch_seconds)
            try:
                await self.bots.watch_once()
                _, late = await self.store.overdue(time.time(), 0.0)
                for id in late:
                    await self._time_out(id)
            except Exception:
                _log.exception("the watch failed")

    async def _time_out(self, id: str) -> None:
        try:
            await self.tables.time_out(id)
        except (
            Refusal,
            LociError,
            LostRace,
        ) as error:  # another process was faster, or the game is gone
            _log.warning("a clock could not be enforced: %s", error, extra={"match": id})


def rules_folder(settings: Settings) -> Path:
    """Where the rules pages are: as set, in the package, or in the checkout."""
    if settings.rules_folder:
        return Path(settings.rules_folder)
    packaged = Path(__file__).parent / "rules"
    return packaged if packaged.is_dir() else Path(__file__).parents[3] / "docs" / "rules"
