"""How changes reach the database: one transaction each, acknowledged after the commit.

A job is a plain function of a connection; it may be run again when what it did was rolled back.
SQLite takes one writer at a time, so there one thread writes everything: it commits whatever has
gathered while the last commit was under way.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

T = TypeVar("T")
Job = Callable[[Connection], T]
Result = tuple[Any, BaseException | None]


class LostRace(Exception):
    """Somebody else has changed this match since it was read; nothing was written."""


class Writer(Protocol):
    """Runs a job in a transaction; returns when it is committed, raises when it is not."""

    async def write(self, job: Job[T]) -> T: ...

    async def close(self) -> None: ...


class DirectWriter:
    """A transaction per job, from a pool of connections."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def write(self, job: Job[T]) -> T:
        try:
            return await self._try(job)
        except DBAPIError as error:
            # A connection that had died in the pool, as after a restart of the database. Where
            # it died in the very commit, the unique key of the log tells the second try.
            if not error.connection_invalidated:
                raise
            return await self._try(job)

    async def _try(self, job: Job[T]) -> T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(job)

    async def close(self) -> None:
        """Let the connections go."""
        await self._engine.dispose()


class BatchWriter:
    """One thread and one connection; jobs that wait are committed together."""

    def __init__(self, engine: Engine, most: int = 64) -> None:
        self._engine = engine
        self._most = most
        self._thread = ThreadPoolExecutor(1, "writer")
        self._queue: asyncio.Queue[tuple[Job[Any], asyncio.Future[Any]] | None] = asyncio.Queue()
        self._task = asyncio.create_task(self._run(), name="writer")

    async def write(self, job: Job[T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((job, done))
        return await done

    async def close(self) -> None:
        """Commit what waits, then stop."""
        self._queue.put_nowait(None)
        await self._task
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        going = True
        while going:
            batch = [await self._queue.get()]
            while len(batch) < self._most and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            going = None not in batch
            items = [item for item in batch if item is not None]
            jobs = [job for job, _ in items]
            results = await loop.run_in_executor(self._thread, self._commit, jobs)
            for (_, done), (value, wrong) in zip(items, results, strict=True):
                if done.done():
                    continue
                if wrong is None:
                    done.set_result(value)
                else:
                    done.set_exception(wrong)

    def _commit(self, jobs: list[Job[Any]]) -> list[Result]:
        """What became of each job. Most often all go well; else each is tried by itself."""
        try:
            with self._engine.begin() as connection:
                return [(job(connection), None) for job in jobs]
        except Exception as error:
            if len(jobs) == 1:
                return [(None, error)]
        return [result for job in jobs for result in self._commit([job])]
