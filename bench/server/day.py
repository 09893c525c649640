"""A day of tables at which everybody moves once a day: nobody stays. Somebody comes, is told how
things stand, answers and goes; by the next visit the server has let the table go. A day is
compressed into seconds: visits follow each other at a rate, whatever became of the last one."""

from __future__ import annotations

import asyncio
import random
import time

from clients import TROUBLE, Client, Site, trouble
from load import PATIENCE, Plan, Table, Watch, play
from tally import Tally

_ENOUGH = 600.0  # seconds to play the tables as far as they are to be


class Visited:
    """A table that is stored somewhere, and who is asked there next."""

    def __init__(self, number: int, id: str, guests: list[str]) -> None:
        self.number = number
        self.over = False
        self.busy = False
        self._id = id
        self._guests = guests
        self._next = 0
        self._random = random.Random(number)
        self._changed = asyncio.Event()
        self._wrong = ""

    async def visit(self, site: Site) -> bool:
        """Come, answer one question and go; False if there is none to answer any more."""
        for _ in self._guests:
            client = Client(
                await site.socket(self._id, self._guests[self._next]), self._hear, self._fail
            )
            try:
                await self._until(client, -1)
                scene = client.scene
                assert scene is not None
                if scene.outcome is not None:
                    self.over = True
                    return False
                if scene.decisions:
                    question = scene.decisions[0]
                    move = self._random.choice(question.choices).notation
                    await client.answer(question, move)
                    await self._until(client, scene.number)
                    assert client.scene is not None
                    if not client.scene.decisions:
                        self._next = (self._next + 1) % len(self._guests)
                    return True
            finally:
                await client.close()
            self._next = (self._next + 1) % len(self._guests)
        self.over = True
        return False

    async def _until(self, client: Client, number: int) -> None:
        self._wrong = ""
        async with asyncio.timeout(PATIENCE):
            while client.scene is None or client.scene.number <= number:
                if self._wrong:
                    raise OSError(self._wrong)
                self._changed.clear()
                await self._changed.wait()

    def _hear(self, _size: int) -> None:
        self._changed.set()

    def _fail(self, what: str) -> None:
        self._wrong = what
        self._changed.set()


async def prepared(tables: list[Table], tally: Tally) -> list[Visited]:
    """Play every table as far as the plan says; nobody is at any of them afterwards."""
    now = time.monotonic()
    await play(tables, Watch(now + _ENOUGH, now + _ENOUGH), tally)
    found = []
    for table in tables:
        await table.close()
        if table.id:
            found.append(Visited(table.number, table.id, table.guests))
    return found


async def pass_day(plan: Plan, tables: list[Visited], watch: Watch, tally: Tally) -> None:
    """Visit the tables one after the other, so many a second; the tally has how long each visit
    took, from the moment at which it was due."""
    site = Site(plan.address, 1)
    cpu = time.process_time()

    async def one(table: Visited, due: float) -> None:
        table.busy = True
        try:
            if await table.visit(site):
                if watch.counts(due):
                    tally.count(due, time.monotonic() - due)
            else:
                tally.finished += 1
        except TROUBLE as error:
            tally.errors[f"visit: {trouble(error)}"] += 1
        finally:
            table.busy = False

    visits: list[asyncio.Task[None]] = []
    due = time.monotonic()
    number = 0
    while due < watch.end:
        await asyncio.sleep(max(0.0, due - time.monotonic()))
        table = tables[number % len(tables)] if tables else None
        if table is None or all(other.over for other in tables):
            tally.errors["no table to visit"] += 1
        elif table.busy or table.over:
            tally.late += table.busy
        else:
            visits.append(asyncio.create_task(one(table, due)))
        number += 1
        due += 1 / plan.visits
    for result in await asyncio.gather(*visits, return_exceptions=True):
        if isinstance(result, BaseException):
            tally.errors[f"fault: {type(result).__name__}"] += 1
    tally.generator_cpu = time.process_time() - cpu
    tally.seconds = watch.end - watch.begin
    await site.close()
