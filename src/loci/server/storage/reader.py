"""How the database is read: a job is a plain function of a connection, as with the writer, and may
be run again.

An SQLite file is read by a few threads, a whole job in one go: each statement by itself would go to
a thread and back, and wait for the event loop every time. On PostgreSQL each statement stands for
itself unless a job says otherwise, so that none needs a transaction around it.
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Final, Protocol, TypeVar

from sqlalchemy import Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from loci.server.lines import Places
from loci.server.storage.engines import let_go
from loci.server.storage.trouble import LINE, busy, closed, trouble
from loci.server.storage.writer import Job

T = TypeVar("T")


class Reader(Protocol):
    """Runs jobs that only read, so many at a time."""

    places: int

    async def run(self, job: Job[T]) -> T: ...

    async def let_go(self) -> None:
        """Close the connections; new ones are opened when they are needed."""

    async def close(self) -> None: ...


class DirectReader:
    """Reads PostgreSQL, over a pool of connections."""

    def __init__(self, engine: AsyncEngine, places: int) -> None:
        self.engine: Final = engine
        self.places = places
        self._closed = False

    async def run(self, job: Job[T]) -> T:
        try:
            return await self._try(job)
        except DBAPIError as error:
            # A connection that had died in the pool, as after a restart of the database; by now
            # all others of it are known to be dead too.
            if not error.connection_invalidated:
                raise
            return await self._try(job)

    async def _try(self, job: Job[T]) -> T:
        if self._closed:  # a connection of the pool that was let go would stay open
            raise closed()
        async with self.engine.connect() as connection:
            return await connection.run_sync(job)

    async def let_go(self) -> None:
        await self.engine.dispose()

    async def close(self) -> None:
        self._closed = True
        await let_go(self.engine)


class FileReader:
    """Reads an SQLite file, in threads."""

    def __init__(self, engine: Engine, places: int) -> None:
        self._engine = engine
        self._threads = ThreadPoolExecutor(places, "reader")
        self.places = places
        self._closed = False

    async def run(self, job: Job[T]) -> T:
        if self._closed:
            raise closed()
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._read, job)

    def _read(self, job: Job[T]) -> T:
        with self._engine.connect() as connection:
            return job(connection)

    async def let_go(self) -> None:
        await asyncio.to_thread(self._engine.dispose)

    async def close(self) -> None:
        self._closed = True
        await self.let_go()
        self._threads.shutdown(wait=False)


class Line:
    """The line before a reader, and what its failures mean."""

    def __init__(self, reader: Reader) -> None:
        self.reader: Final = reader
        self._places = Places(reader.places, LINE, busy)

    async def read(self, job: Job[T], first: bool) -> T:
        """What the job finds; `Refusal` where the database itself is at fault."""
        try:
            async with self._places.one(first):
                return await self.reader.run(job)
        except Exception as error:
            wrong = trouble(error)
            if wrong is None:
                raise
            raise wrong from error
