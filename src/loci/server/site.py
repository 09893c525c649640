"""The site: every part of the server in one object, opened and closed together."""

from __future__ import annotations

import asyncio
import logging
import time
from pathlib import Path

from loci.core import LociError, Text
from loci.server.errors import Refusal
from loci.server.garbage import Garbage
from loci.server.lag import Lag
from loci.server.metrics import Metrics
from loci.server.people.accounts import People, secret_key
from loci.server.people.addresses import Addresses
from loci.server.people.analyses import Analyses
from loci.server.people.connected import Connected
from loci.server.people.hosts import Hosts
from loci.server.people.limits import Rate, Sockets
from loci.server.people.links import Links
from loci.server.people.mails import Mails
from loci.server.people.notify import Notifier
from loci.server.people.posting import Poster
from loci.server.people.programs import Programs
from loci.server.people.push import Pushes
from loci.server.people.records import Records
from loci.server.people.seating import Seating
from loci.server.people.sessions import Sessions
from loci.server.people.statistics import Statistics
from loci.server.people.tables import Tables
from loci.server.people.trials import Trials
from loci.server.play.answers import Answers
from loci.server.play.bots import Bots
from loci.server.play.foreign import Foreign
from loci.server.play.looks import Looks
from loci.server.play.memory import Memory
from loci.server.play.presence import Presence
from loci.server.play.processes import Processes
from loci.server.play.telling import Teller
from loci.server.play.thinkers import Thinkers
from loci.server.play.versions import refuse_outdated
from loci.server.settings import Seeds, Settings
from loci.server.storage.health import Health
from loci.server.storage.lists import overdue
from loci.server.storage.store import Store
from loci.server.storage.writer import LostRace

_log = logging.getLogger("loci.server")
_NICE = 10  # of processes that take long: the others go first


async def open_store(settings: Settings) -> Store:
    """The database, made if there is none; `OldRules` if its matches are still to be brought to
    the present rules."""
    store = await Store.open(settings.db_url, settings.db_connections)
    try:
        await refuse_outdated(store, settings.upgrade_command)
    except BaseException:
        await store.close()
        raise
    return store


class Site:
    """All parts, wired. `open` must be called in the event loop that serves."""

    store: Store
    health: Health
    presence: Presence
    teller: Teller
    memory: Memory
    processes: Processes
    answers: Answers
    sessions: Sessions
    people: People
    programs: Programs
    connected: Connected
    mails: Mails
    addresses: Addresses
    hosts: Hosts
    links: Links
    seating: Seating
    tables: Tables
    records: Records
    analyses: Analyses
    statistics: Statistics
    trials: Trials
    bots: Bots
    notifier: Notifier
    poster: Poster
    pushes: Pushes
    foreign: Foreign
    looks: Looks

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.lag = Lag(self.metrics)
        self.garbage = Garbage(self.metrics, settings.garbage_seconds)
        self.thinkers = Thinkers(settings.bot_workers, settings.worker_megabytes)
        # What people bring must not keep bots waiting, nor those who only look.
        self.readers = Thinkers(1, settings.worker_megabytes)
        self.lookers = Thinkers(settings.look_workers, settings.worker_megabytes)
        # These take long, and let all others go first.
        megabytes = settings.worker_megabytes
        self.ponderers = Thinkers(settings.deep_workers, megabytes, _NICE)
        self.analysts = Thinkers(settings.analysis_workers, megabytes, _NICE)
        self.moves = Rate(settings.moves_per_second, 3 * settings.moves_per_second)
        self.chats = Rate(settings.chats_per_second, 10 * settings.chats_per_second)
        self.logins = Rate(settings.logins_per_minute / 60, settings.logins_per_minute)
        self.accounts = Rate(settings.accounts_per_minute / 60, settings.accounts_per_minute)
        self.guests = Rate(settings.guests_per_minute / 60, settings.guests_per_minute)
        self.changes = Rate(settings.requests_per_second, 3 * settings.requests_per_second)
        each = settings.program_requests_per_second
        self.program_requests = Rate(each, 3 * each)
        self.sockets = Sockets(settings.sockets_per_address)
        self.ready = False
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        settings = self.settings
        key = secret_key(settings.secret_path)
        self.store = await open_store(settings)
        self.health = Health(self.store)
        self.presence = Presence(self.store)
        self.teller = Teller(self.store, self.presence)
        self.memory = Memory(self.store, settings, self.metrics, self.teller)
        self.processes = Processes(self.memory, self.teller, self.presence)
        self.answers = Answers(self.memory, self.teller, Seeds(settings.seed, "fresh"))
        self.sessions = Sessions(self.memory, key)
        self.processes.signed_out.append(self.sessions.ended)
        self.people = People(self.store, settings, self.sessions)
        self.programs = Programs(self.store, settings, self.sessions)
        self.mails = Mails(settings, self.metrics)
        self.addresses = Addresses(self.store, settings, self.mails, key)
        self.hosts = Hosts(self.memory, self.teller)
        self.links = Links(self.teller, self.presence)
        self.foreign = Foreign(self.readers, self.metrics)
        self.looks = Looks(self.lookers, self.metrics)
        self.seating = Seating(
            self.memory, self.teller, self.presence, self.answers, self.hosts, key
        )
        self.connected = Connected(
            self.memory, self.teller, self.presence, self.answers, self.looks, self.programs
        )
        self.sessions.after.append(self.connected.waiting.rung)
        self.tables = Tables(self.memory, self.teller, self.answers, self.foreign)
        self.records = Records(self.memory, self.tables, self.foreign)
        self.analyses = Analyses(self.memory, self.records, self.analysts, self.metrics)
        self.statistics = Statistics(self.memory, self.answers, self.analysts)
        self.trials = Trials(self.memory, self.tables, self.answers)
        self.bots = Bots(self.memory, self.teller, self.answers, self.thinkers, self.ponderers)
        self.poster = Poster(settings)
        self.pushes = Pushes(self.store, settings, self.poster, key)
        self.notifier = Notifier(
            self.memory, self.presence, self.people, self.mails, self.poster, self.pushes
        )
        self.answers.after.append(self.notifier.turns)
        await self.processes.open()
        await self.statistics.open()
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
        await self.connected.close()
        await self.bots.close()
        await self.analyses.close()
        await self.statistics.close()
        await self.notifier.close()
        await self.mails.close()
        self.poster.close()
        await self.thinkers.close()
        await self.ponderers.close()
        await self.readers.close()
        await self.lookers.close()
        await self.analysts.close()
        await self.answers.close()
        await self.processes.close()
        await self.memory.close()
        try:
            await self.memory.keep_snapshots()
        except Exception:  # nothing is lost without them
            _log.exception("snapshots could not be stored")
        self.people.close()
        await self.store.close()
        await self.lag.close()
        await self.garbage.close()

    async def unhealthy(self) -> Refusal | None:
        """Why nobody should be sent here just now; None if all is well."""
        return await self.health.wrong() if self.ready else Refusal(503, "start", Text("not-ready"))

    async def _wake(self) -> None:
        try:
            if self.settings.warm_workers:
                await self.thinkers.warm()
            await self.bots.wake_all()
            if self.settings.warm_workers:
                await self.lookers.warm()
        except Exception:
            _log.exception("the bots could not be woken at the start")

    async def _watch(self) -> None:
        """Look for tables that nobody else looks after."""
        while True:
            await asyncio.sleep(self.settings.watch_seconds)
            try:
                await self.bots.watch_once()
                _, late = await overdue(self.store, time.time(), 0.0)
                for id in late:
                    await self._time_out(id)
                await self.hosts.close_deserted()
            except Refusal as refused:  # the database: the next look is soon
                _log.warning("the watch failed: %s", refused)
            except Exception:
                _log.exception("the watch failed")

    async def _time_out(self, id: str) -> None:
        try:
            await self.seating.time_out(id)
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
