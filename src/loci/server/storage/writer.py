"""How changes reach the database: one transaction each, acknowledged after the commit.

A job is a plain function of a connection; it may be run again when what it did was rolled back.
SQLite takes one writer at a time, so there one thread writes everything: it commits whatever has
gathered while the last commit was under way. Where another program has locked the file all wait in
that one line, until it has been locked for `LINE`; whoever comes then hears so at once.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from loci.server.lines import Places
from loci.server.storage.engines import let_go
from loci.server.storage.place import Place
from loci.server.storage.trouble import LINE, SILENCE, busy, closed, is_locked, trouble, unsure

_log = logging.getLogger("loci.server.writer")
T = TypeVar("T")
Job = Callable[[Connection], T]
Result = tuple[Any, BaseException | None]


class LostRace(Exception):
    """Somebody else has changed this match since it was read; nothing was written."""


class Writer(Protocol):
    """Runs a job in a transaction; returns when it is committed, raises when it is not. `Refusal`
    where the database itself is at fault."""

    async def write(self, job: Job[T], first: bool = False, alone: bool = False) -> T:
        """Those who play are `first`. A job that is `alone` is one statement, which says by
        `LostRace` that it was not to be carried out any more."""

    async def close(self) -> None: ...


class DirectWriter:
    """A transaction per job, from a pool of connections."""

    def __init__(self, engine: AsyncEngine, places: int) -> None:
        self._engine = engine
        self._alone = engine.execution_options(isolation_level="AUTOCOMMIT")
        self._places = Places(places, LINE, busy)
        self._closed = False

    async def write(self, job: Job[T], first: bool = False, alone: bool = False) -> T:
        try:
            async with asyncio.timeout(SILENCE), self._places.one(first):
                return await (self._write_alone(job) if alone else self._write(job))
        except Exception as error:
            wrong = trouble(error)
            if wrong is None:
                raise
            _log.warning("the database fails: %r", error)
            raise wrong from error

    def _connect(self, engine: AsyncEngine) -> AsyncConnection:
        """A connection of the pool; none any more once it was let go, which would stay open."""
        if self._closed:
            raise closed()
        return engine.connect()

    async def _write(self, job: Job[T]) -> T:
        try:
            return await self._try(job)
        except DBAPIError as error:
            # A connection that had died in the pool, as after a restart of the database.
            if not error.connection_invalidated:
                raise
            return await self._try(job)

    async def _write_alone(self, job: Job[T]) -> T:
        try:
            return await self._try_alone(job)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        try:
            return await self._try_alone(job)
        except (LostRace, IntegrityError) as error:  # perhaps to its own first try
            raise unsure() from error

    async def _try_alone(self, job: Job[T]) -> T:
        async with self._connect(self._alone) as connection:
            return await connection.run_sync(job)

    async def _try(self, job: Job[T]) -> T:
        async with self._connect(self._engine) as connection:
            result = await connection.run_sync(job)
            try:
                await connection.commit()
            except DBAPIError as error:
                if error.connection_invalidated:  # it may be committed: never tried again
                    raise unsure() from error
                raise
            return result

    async def close(self) -> None:
        """Let the connections go."""
        self._closed = True
        await let_go(self._engine)


@dataclass(slots=True)
class _Waiting:
    job: Job[Any]
    done: asyncio.Future[Any]

    def settle(self, value: Any, wrong: BaseException | None) -> None:
        if self.done.done():
            return
        if wrong is None:
            self.done.set_result(value)
        else:
            self.done.set_exception(wrong)


class BatchWriter:
    """One thread and one connection; jobs that wait are committed together."""

    def __init__(self, engine: Engine, place: Place, most: int = 64) -> None:
        self._engine = engine
        self._place = place
        self._most = most
        self._thread = ThreadPoolExecutor(1, "writer")
        self._queue: asyncio.Queue[_Waiting | None] = asyncio.Queue()
        self._locked: float | None = None  # since when somebody else has had the file
        self._closed = False
        self._task = asyncio.create_task(self._run(), name="writer")

    async def write(self, job: Job[T], first: bool = False, alone: bool = False) -> T:
        """Whoever waits is written together with those who play."""
        if self._closed:  # nobody would ever answer
            raise closed()
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Waiting(job, done))
        return await done

    async def close(self) -> None:
        """Commit what waits, then stop."""
        self._closed = True
        self._queue.put_nowait(None)
        await self._task
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        line: list[_Waiting] = []
        going = True
        while going or line:
            gathered = [] if line else [await self._queue.get()]
            while not self._queue.empty():
                gathered.append(self._queue.get_nowait())
            going = going and None not in gathered
            line += [one for one in gathered if one is not None]
            batch = line[: self._most]
            jobs = [one.job for one in batch]
            begun = time.monotonic()
            results = await loop.run_in_executor(self._thread, self._commit, jobs)
            if results is None:
                self._locked = self._locked or begun
                if time.monotonic() - self._locked >= LINE:
                    for one in line:
                        one.settle(None, busy())
                    line = []
                continue
            self._locked = None
            del line[: len(batch)]
            for one, (value, wrong) in zip(batch, results, strict=True):
                one.settle(value, wrong)

    def _commit(self, jobs: list[Job[Any]]) -> list[Result] | None:
        """What became of each job. Most often all go well; else each is tried by itself. None if
        somebody else has the file locked."""
        if not jobs:
            return []
        try:
            with self._engine.begin() as connection:
                results: list[Result] = [(job(connection), None) for job in jobs]
                self._place.check()
            self._place.check()
            return results
        except Exception as error:
            if is_locked(error):
                return None
            wrong = trouble(error)
            if wrong is not None:
                _log.warning("the database fails: %r", error)
                return [(None, wrong)] * len(jobs)
            if len(jobs) == 1:
                return [(None, error)]
        results = []
        for job in jobs:
            results += self._commit([job]) or [(None, busy())]
        return results
