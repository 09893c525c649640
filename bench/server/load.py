"""The load: tables whose seats are clients on sockets of their own, playing legal moves.

Every move is timed from when it is sent (or, at a pace, was due) to when every socket at the table
has the scene that follows it; those that read slowly are not waited for. A table at which something
goes wrong is opened anew, and what went wrong is counted.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass

from clients import TROUBLE, Client, Scene, Site, SlowReader, trouble
from tally import Tally

PATIENCE = 30.0  # seconds until a move counts as lost
_SETUPS = 16  # tables that are set up at a time
_TRIES = 3  # to open a table, before it is given up


@dataclass(frozen=True, slots=True)
class Plan:
    """What a generator does: `tables` tables from number `first` on."""

    address: str
    games: tuple[str, ...]  # by turns
    first: int
    tables: int
    seats: tuple[int, int]  # least and most per table, by turns
    watchers: int = 0  # more sockets per table
    slow: int = 0  # more sockets per table, which read slowly
    pace: float = 0.0  # seconds from move to move of a table; 0: as fast as they are answered
    all_tables: int = 0  # of all generators, which share the time between two moves evenly
    moves: int = 0  # of each table, at most; 0: as many as there is time for
    burst: bool = False  # are all opened at once, when the word is given?
    visits: float = 0.0  # so many a second: somebody comes, answers and goes; else all stay
    stays: bool = False  # do all stay after the time is over, until the next word?

    @property
    def sockets(self) -> int:
        numbers = range(self.first, self.first + self.tables)
        return sum(self.players(number) + self.watchers + self.slow for number in numbers)

    def players(self, number: int) -> int:
        least, most = self.seats
        return least + number % (most - least + 1)

    def game(self, number: int) -> str:
        return self.games[number % len(self.games)]


class Watch:
    """When counting begins and ends, on the clock that all processes share."""

    def __init__(self, begin: float, end: float) -> None:
        self.begin = begin
        self.end = end

    def counts(self, now: float) -> bool:
        return self.begin <= now < self.end


class Table:
    """One table and its clients. One move at a time is under way."""

    def __init__(self, plan: Plan, number: int, site: Site, tally: Tally) -> None:
        self.plan = plan
        self.number = number
        self.tally = tally
        self._site = site
        self._changed = asyncio.Event()
        self._random = random.Random(number)
        self.id = ""  # of the match it plays
        self.guests: list[str] = []
        self._clients: list[Client] = []
        self._slow: list[SlowReader] = []
        self._bytes = 0
        self._heard = 0
        self._faults = 0
        self._made = 0

    # -- setting up -----------------------------------------------------------------------------

    async def come(self) -> bool:
        """Its guests come; False if they cannot."""
        return await self._tried(self._come)

    async def open(self) -> bool:
        """Its guests sit down and open their sockets; the host starts. False if it cannot be."""
        return await self._tried(self._open)

    async def _tried(self, step: Callable[[], Awaitable[None]]) -> bool:
        for _ in range(_TRIES):
            try:
                await step()
                return True
            except TROUBLE as error:
                self.tally.errors[f"opening: {trouble(error)}"] += 1
                await self.close()
        return False

    async def _come(self) -> None:
        players = self.plan.players(self.number)
        names = [f"P{self.number}-{n}" for n in range(players)]
        self.guests = [await self._site.guest(name) for name in names]

    async def _open(self) -> None:
        if not self.guests:
            await self._come()
        self.id = id = await self._site.table(self.guests, self.plan.game(self.number))
        for cookie in [*self.guests, *[""] * self.plan.watchers]:
            socket = await self._site.socket(id, cookie)
            self._clients.append(Client(socket, self._hear, self._fail))
        for _ in range(self.plan.slow):
            socket = await self._site.socket(id, "", slow=True)
            self._slow.append(SlowReader(socket, self._let_go))
        await self._until(lambda: all(client.scene is not None for client in self._clients))

    async def close(self) -> None:
        for client in self._clients:
            await client.close()
        for reader in self._slow:
            await reader.close()
        self._clients, self._slow = [], []

    def _let_go(self, why: str) -> None:
        self.tally.slow[why] += 1

    def _fail(self, what: str) -> None:
        self.tally.errors[what] += 1
        self._faults += 1
        self._changed.set()

    def _hear(self, size: int) -> None:
        self._bytes += size
        self._heard += 1
        self._changed.set()

    # -- playing --------------------------------------------------------------------------------

    async def play(self, watch: Watch) -> None:
        """Move until the time is over, or enough was moved; where a match ends, or something is
        wrong, the next one is begun."""
        pace = self.plan.pace
        due = time.monotonic() - pace + pace * self.number / max(1, self.plan.all_tables)
        while (now := time.monotonic()) < watch.end:
            if self.plan.moves and self._made >= self.plan.moves:
                return
            if pace:
                due += pace
                if due > now:
                    await asyncio.sleep(due - now)
                elif watch.counts(due):
                    self.tally.late += 1
            begun = due if pace else now
            if begun >= watch.end or (
                not await self._move(begun, watch) and not await self._anew()
            ):
                return

    async def _anew(self) -> bool:
        await self.close()
        if await self.open():
            return True
        self.tally.errors["given up"] += 1
        return False

    async def _move(self, begun: float, watch: Watch) -> bool:
        """Make one move and count it; False if the table must be opened anew."""
        asked = [client for client in self._clients if client.scene and client.scene.decisions]
        if not asked:
            return self._ended(watch)
        mover = asked[0]
        scene = mover.scene
        assert scene is not None
        question = scene.decisions[0]
        self._bytes = self._heard = self._faults = 0
        try:
            await mover.answer(question, self._random.choice(question.choices).notation)
            await self._until(lambda: self._all_beyond(scene) or self._faults > 0)
        except TROUBLE as error:
            self.tally.errors[f"move: {trouble(error)}"] += 1
            return False
        now = time.monotonic()
        if not self._all_beyond(scene):
            return not any(client.lost for client in self._clients)
        self._made += 1
        if watch.counts(now):
            self.tally.count(begun, now - begun)
            self.tally.deliveries += self._heard
            self.tally.received_bytes += self._bytes
        return True

    def _all_beyond(self, scene: Scene) -> bool:
        """Has every socket a scene with more entries?"""
        return all(seat.scene and seat.scene.number > scene.number for seat in self._clients)

    def _ended(self, watch: Watch) -> bool:
        if not any(client.scene and client.scene.outcome for client in self._clients):
            self.tally.errors["nobody is asked"] += 1
        elif watch.counts(time.monotonic()):
            self.tally.finished += 1
        return False

    async def _until(self, true: Callable[[], bool]) -> None:
        """Wait for something that a message may bring; `TimeoutError` after a long while."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                self._changed.clear()
                await self._changed.wait()


@asynccontextmanager
async def opened(
    plan: Plan, tally: Tally, told: Callable[[int], None] | None = None
) -> AsyncIterator[list[Table]]:
    """The tables of a plan, open until the end of the block; `told` hears how many are. Those of a
    burst are the caller's to open: only their guests have come."""
    site = Site(plan.address, plan.tables if plan.burst else _SETUPS)
    numbers = range(plan.first, plan.first + plan.tables)
    tables = [Table(plan, number, site, tally) for number in numbers]
    gate = asyncio.Semaphore(_SETUPS)
    number = 0

    async def opening(table: Table) -> Table | None:
        nonlocal number
        async with gate:
            if not await (table.come() if plan.burst else table.open()):
                return None
        number += 1
        if told is not None:
            told(number)
        return table

    try:
        found = await asyncio.gather(*[opening(table) for table in tables])
        yield [table for table in found if table is not None]
    finally:
        await asyncio.gather(*[table.close() for table in tables], return_exceptions=True)
        await site.close()


async def open_all(tables: list[Table], tally: Tally) -> None:
    """Open all tables at once; the tally has how long each took."""

    async def opening(table: Table) -> None:
        begun = time.monotonic()
        if await table.open():
            tally.count(begun, time.monotonic() - begun)

    begun = time.monotonic()
    await asyncio.gather(*[opening(table) for table in tables])
    tally.seconds = time.monotonic() - begun


async def play(tables: list[Table], watch: Watch, tally: Tally) -> None:
    """Let all tables play; the tally is complete when it returns."""
    playing = asyncio.gather(*[table.play(watch) for table in tables], return_exceptions=True)
    await asyncio.wait([playing], timeout=max(0.0, watch.begin - time.monotonic()))
    cpu = time.process_time()
    await asyncio.wait([playing], timeout=max(0.0, watch.end - time.monotonic()))
    tally.generator_cpu = time.process_time() - cpu
    tally.seconds = min(time.monotonic(), watch.end) - watch.begin
    for result in await playing:
        if isinstance(result, BaseException):
            tally.errors[f"fault: {type(result).__name__}"] += 1
