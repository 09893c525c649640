"""How changes reach the database: one transaction each, acknowledged after the commit.

SQLite takes one writer at a time, so there one task writes everything: it commits whatever has
gathered while the last commit was under way, each job in a savepoint of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

T = TypeVar("T")
Job = Callable[[AsyncConnection], Awaitable[T]]


class Writer(Protocol):
    """Runs a job in a transaction; returns when it is committed, raises when it is not."""

    async def write(self, job: Job[T]) -> T: ...

    async def close(self) -> None: ...


class DirectWriter:
    """A transaction per job, from a pool of connections."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def write(self, job: Job[T]) -> T:
        async with self._engine.begin() as connection:
            return await job(connection)

    async def close(self) -> None:
        """Nothing to wait for."""


class BatchWriter:
    """One task and one connection; jobs that wait are committed together."""

    def __init__(self, engine: AsyncEngine, most: int = 64) -> None:
        self._engine = engine
        self._most = most
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

    async def _run(self) -> None:
        going = True
        while going:
            batch = [await self._queue.get()]
            while len(batch) < self._most and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            going = None not in batch
            await self._commit([item for item in batch if item is not None])

    async def _commit(self, batch: list[tuple[Job[Any], asyncio.Future[Any]]]) -> None:
        if not batch:
            return
        results: list[tuple[asyncio.Future[Any], Any, BaseException | None]] = []
        try:
            async with self._engine.begin() as connection:
                for job, done in batch:
                    try:
                        async with connection.begin_nested():
                            results.append((done, await job(connection), None))
                    except Exception as error:
                        results.append((done, None, error))
        except Exception as error:  # the commit itself failed: nothing of it is there
            results = [(done, None, error) for _, done in batch]
        for done, value, wrong in results:
            if done.done():
                continue
            if wrong is None:
                done.set_result(value)
            else:
                done.set_exception(wrong)
