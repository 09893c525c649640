"""The load: tables whose seats are clients on sockets of their own, playing legal moves.

Every move is timed from when it is sent to when every socket at the table has the scene that
follows it. A client reads only the few fields that it needs, so that the generator stays cheap.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import httpx
import msgspec
from tally import Tally
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from loci.server.play.difference import applied

PATIENCE = 30.0  # seconds until a move counts as lost
_SETUPS = 16  # tables that are set up at a time


class _Choice(msgspec.Struct):
    notation: str


class _Decision(msgspec.Struct):
    id: str
    seat: int
    choices: list[_Choice]


class _Scene(msgspec.Struct):
    number: int
    decisions: list[_Decision]
    outcome: dict[str, Any] | None


class _Told(msgspec.Struct):
    at: int | None
    whole: dict[str, Any] | None = None
    change: Any = None


class _Message(msgspec.Struct):
    t: str
    kind: str | None = None  # of a refusal
    scene: _Told | None = None


_decode = msgspec.json.Decoder(_Message).decode


@dataclass(frozen=True, slots=True)
class Plan:
    """What a generator does: `tables` tables from number `first` on."""

    address: str
    game: str
    first: int
    tables: int
    seats: tuple[int, int]  # least and most per table
    spectators: int
    pace: float  # seconds from move to move of a table; 0: as fast as they are answered
    all_tables: int  # of all generators, which share the time between two moves evenly


class Watch:
    """When counting begins and ends, on the clock that all processes share."""

    def __init__(self, begin: float, end: float) -> None:
        self.begin = begin
        self.end = end

    def counts(self, now: float) -> bool:
        return self.begin <= now < self.end


class Seat:
    """A client at a table: a player or a spectator."""

    def __init__(self, table: Table, socket: ClientConnection) -> None:
        self.table = table
        self.socket = socket
        self.scene: _Scene | None = None
        self._shown: dict[str, Any] = {}  # the scene that differences are to

    async def read(self) -> None:
        """Follow what the server says until the socket is closed."""
        try:
            async for raw in self.socket:
                message = _decode(raw)
                if message.t == "refused":
                    self.table.failed(f"refused: {message.kind}")
                elif message.scene is not None and message.scene.at is not None:
                    self._shown = message.scene.whole or applied(self._shown, message.scene.change)
                    self.scene = msgspec.convert(self._shown, _Scene)
                    self.table.heard(len(raw))
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd is not None else "lost"
            self.table.failed(f"closed: {code}")


class Table:
    """One table and its clients. One move at a time is under way."""

    def __init__(self, plan: Plan, number: int, http: httpx.AsyncClient, tally: Tally) -> None:
        self.plan = plan
        self.number = number
        self.tally = tally
        self.changed = asyncio.Event()
        self._http = http
        self._random = random.Random(number)
        self._seats: list[Seat] = []
        self._readers: list[asyncio.Task[None]] = []
        self._bytes = 0
        self._heard = 0
        self._faults = 0

    # -- setting up -----------------------------------------------------------------------------

    async def open(self) -> None:
        """Guests come, sit down, open their sockets; the host starts."""
        least, most = self.plan.seats
        players = least + self.number % (most - least + 1)
        guests = [await self._guest(f"P{self.number}-{n}") for n in range(players)]
        kinds = [{"kind": "me" if n == 0 else "open"} for n in range(players)]
        body = {"game": self.plan.game, "players": players, "seats": kinds}
        id = (await self._post(guests[0], "/tables", body))["id"]
        for seat in range(1, players):
            await self._post(guests[seat], f"/tables/{id}/sit", {"seat": seat})
        await self._post(guests[0], f"/tables/{id}/start", {})
        # As the client with a board: without words.
        path = f"/api/tables/{id}/socket?version=2&text=false"
        url = self.plan.address.replace("http", "ws", 1) + path
        for cookie in [*guests, *[""] * self.plan.spectators]:
            headers = {"Cookie": f"loci={cookie}"} if cookie else {}
            socket = await connect(
                url, additional_headers=headers, max_size=None, proxy=None, compression=None
            )
            seat_ = Seat(self, socket)
            self._seats.append(seat_)
            self._readers.append(asyncio.create_task(seat_.read()))
        await self._until(lambda: all(seat.scene is not None for seat in self._seats))

    async def close(self) -> None:
        for reader in self._readers:
            reader.cancel()
        await asyncio.gather(*self._readers, return_exceptions=True)
        for seat in self._seats:
            await seat.socket.close()
        self._seats, self._readers = [], []

    async def _guest(self, name: str) -> str:
        answer = await self._http.post("/me", json={"name": name})
        answer.raise_for_status()
        self._http.cookies.clear()
        return str(answer.cookies["loci"])

    async def _post(self, cookie: str, path: str, body: dict[str, Any]) -> Any:
        answer = await self._http.post(path, json=body, headers={"Cookie": f"loci={cookie}"})
        answer.raise_for_status()
        return answer.json()

    # -- playing --------------------------------------------------------------------------------

    def failed(self, what: str) -> None:
        self.tally.errors[what] += 1
        self._faults += 1
        self.changed.set()

    def heard(self, size: int) -> None:
        self._bytes += size
        self._heard += 1
        self.changed.set()

    async def play(self, watch: Watch) -> None:
        """Move until the time is over; where a match ends the next one is begun."""
        pace = self.plan.pace
        due = time.monotonic() - pace + pace * self.number / self.plan.all_tables
        while (now := time.monotonic()) < watch.end:
            if pace:
                due += pace
                if due > now:
                    await asyncio.sleep(due - now)
                elif watch.counts(due):
                    self.tally.late += 1
            begun = due if pace else now
            if begun >= watch.end:
                return
            if not await self._move(begun, watch):
                return

    async def _move(self, begun: float, watch: Watch) -> bool:
        """Make one move and count it; False if the table cannot go on."""
        asked = (seat for seat in self._seats if seat.scene and seat.scene.decisions)
        mover = next(asked, None)
        if mover is None or mover.scene is None:
            return await self._next_match(watch)
        decision = mover.scene.decisions[0]
        before = mover.scene.number
        choice = self._random.choice(decision.choices).notation
        message = {
            "t": "answer",
            "ref": "1",
            "seat": decision.seat,
            "decision": decision.id,
            "moves": [choice],
        }
        self._bytes = self._heard = self._faults = 0
        try:
            await mover.socket.send(msgspec.json.encode(message).decode())
            await self._until(lambda: self._all_beyond(before) or self._faults > 0)
        except (TimeoutError, ConnectionClosed) as error:
            self.tally.errors[type(error).__name__] += 1
            return False
        now = time.monotonic()
        if not self._all_beyond(before):
            return not any(reader.done() for reader in self._readers)
        if watch.counts(now):
            self.tally.latencies.append(now - begun)
            self.tally.deliveries += self._heard
            self.tally.received_bytes += self._bytes
        return True

    def _all_beyond(self, number: int) -> bool:
        """Has every socket a scene with more than `number` entries?"""
        return all(seat.scene and seat.scene.number > number for seat in self._seats)

    async def _next_match(self, watch: Watch) -> bool:
        if not any(seat.scene and seat.scene.outcome for seat in self._seats):
            self.tally.errors["nobody is asked"] += 1
            return False
        if watch.counts(time.monotonic()):
            self.tally.finished += 1
        await self.close()
        await self.open()
        return True

    async def _until(self, true: Callable[[], bool]) -> None:
        """Wait for something that a message may bring; `TimeoutError` after a long while."""
        async with asyncio.timeout(PATIENCE):
            while not true():
                self.changed.clear()
                await self.changed.wait()


@asynccontextmanager
async def opened(
    plan: Plan, tally: Tally, told: Callable[[int], None] | None = None
) -> AsyncIterator[list[Table]]:
    """The tables of a plan, open until the end of the block; `told` hears how many are."""
    limits = httpx.Limits(max_connections=_SETUPS, max_keepalive_connections=_SETUPS)
    async with httpx.AsyncClient(
        base_url=f"{plan.address}/api",
        headers={"X-Loci": "1"},
        limits=limits,
        timeout=60,
        trust_env=False,
    ) as http:
        numbers = range(plan.first, plan.first + plan.tables)
        tables = [Table(plan, number, http, tally) for number in numbers]
        gate = asyncio.Semaphore(_SETUPS)
        number = 0

        async def opening(table: Table) -> None:
            nonlocal number
            async with gate:
                await table.open()
            number += 1
            if told is not None:
                told(number)

        try:
            await asyncio.gather(*[opening(table) for table in tables])
            yield tables
        finally:
            await asyncio.gather(*[table.close() for table in tables], return_exceptions=True)


async def play(tables: list[Table], watch: Watch, tally: Tally) -> None:
    """Let all tables play; the tally is complete when it returns."""
    playing = [asyncio.create_task(table.play(watch)) for table in tables]
    await asyncio.sleep(max(0.0, watch.begin - time.monotonic()))
    cpu = time.process_time()
    await asyncio.sleep(max(0.0, watch.end - time.monotonic()))
    tally.generator_cpu = time.process_time() - cpu
    tally.seconds = watch.end - watch.begin
    for result in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(result, BaseException):
            tally.errors[type(result).__name__] += 1
