"""The word between processes that serve the same database: who has changed which table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from loci.core.data import decode
from loci.server.play.memory import Memory
from loci.server.play.presence import TOGETHER, Presence
from loci.server.play.table import Table
from loci.server.play.telling import Teller
from loci.server.storage.store import CHANNEL

_log = logging.getLogger("loci.server.processes")


class Processes:
    """Listens to the other processes, where the database can tell, and follows what they did."""

    def __init__(self, memory: Memory, teller: Teller, presence: Presence) -> None:
        self._memory = memory
        self._teller = teller
        self._presence = presence
        self._store = memory.store
        # Called when sessions of somebody (None: of anybody) may have ended at another process.
        self.signed_out: list[Callable[[str | None], Awaitable[None]]] = []
        self._following: dict[str, asyncio.Task[None]] = {}
        self._asked: dict[str, Table] = {}  # tables of which another process asks who is here
        self._saying: asyncio.Task[None] | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        if self._store.listens:
            self._tasks = [
                asyncio.create_task(self._listen(), name="listen"),
                asyncio.create_task(self._presence.keep(self._memory.loaded), name="presence"),
            ]

    async def close(self) -> None:
        saying = [] if self._saying is None else [self._saying]
        tasks = [*self._tasks, *self._following.values(), *saying]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _listen(self) -> None:
        import asyncpg

        while True:
            try:
                connection = await asyncpg.connect(self._store.listen_at)
                try:
                    notices: asyncio.Queue[str | None] = asyncio.Queue()
                    connection.add_termination_listener(lambda _, to=notices: to.put_nowait(None))
                    await connection.add_listener(
                        CHANNEL, lambda _c, _p, _n, load, to=notices: to.put_nowait(str(load))
                    )
                    self._memory.miss_all()  # what was missed while nobody listened
                    for table in self._memory.loaded():
                        self._follow(table)
                    for call in self.signed_out:
                        await call(None)
                    await self._hear(notices)
                finally:
                    await connection.close(timeout=2)
            except asyncio.CancelledError:
                raise
            except Exception:
                _log.warning("the listening connection was lost", exc_info=True)
            await asyncio.sleep(0.5)

    async def _hear(self, notices: asyncio.Queue[str | None]) -> None:
        """Follow notices until the connection is lost."""
        while (load := await notices.get()) is not None:
            try:
                await self._heard(decode(load))
            except Exception:
                _log.exception("a notice could not be followed")

    async def _heard(self, notice: dict[str, Any]) -> None:
        if notice.get("process") == self._store.process:
            return
        kind = notice["kind"]
        if kind == "sessions":
            for call in self.signed_out:
                await call(notice["user"])
            return
        if kind == "here":
            for id, seats in notice["tables"].items():
                self._here(id, seats, notice)
            return
        id = notice["match"]
        table = self._memory.in_memory(id)
        if table is None:
            self._memory.miss(id)
        elif kind == "say":
            self._teller.tell(table, notice["message"])
        elif kind == "chat":
            self._teller.said(table, notice["chat"])
        elif kind != "log" or notice["sequence"] > table.sequence:
            self._follow(table)

    def _here(self, id: str, seats: list[int], notice: dict[str, Any]) -> None:
        """Another process says who is at a table there, and may ask who is here."""
        self._presence.heard(id, seats, notice["process"])
        table = self._memory.in_memory(id)
        if table is not None:
            self._teller.seen(table)
            if notice["ask"] and self._presence.here(table):
                self._say_soon(table)

    def _say_soon(self, table: Table) -> None:
        """Tell whoever asks who is here, in a task of its own: when many come at once that waits
        for the database among them, and the moves that are heard of meanwhile must not."""
        self._asked[table.id] = table
        if self._saying is None:
            self._saying = asyncio.create_task(self._say(), name="say who is here")

    async def _say(self) -> None:
        try:
            while self._asked:
                some = list(self._asked.values())[:TOGETHER]
                for table in some:
                    del self._asked[table.id]
                await self._presence.announce(some)
        except Exception:  # it is said again soon
            _log.warning("presence could not be announced", exc_info=True)
        finally:
            self._saying = None

    def _follow(self, table: Table) -> None:
        """Bring a table up to the database soon, in a task of its own: a busy table must not
        hold up the others."""
        table.behind = True
        if table.id not in self._following:
            task = asyncio.create_task(self._catch_up(table), name=f"follow {table.id}")
            self._following[table.id] = task

    async def _catch_up(self, table: Table) -> None:
        try:
            while table.behind:
                await self._catch_up_once(table)
        finally:
            # At the very moment of the last look, and not when the task is known to be done: word
            # that comes between the two would wake nobody.
            del self._following[table.id]

    async def _catch_up_once(self, table: Table) -> None:
        try:
            playing = table.match is not None
            async with self._memory.hold(table, first=playing):
                table.behind = False
                await self._memory.refresh(table, first=playing)
        except Exception:
            if self._memory.in_memory(table.id) is not table:  # it is there no more
                return
            _log.exception("a table could not be followed", extra={"match": table.id})
            await asyncio.sleep(0.5)
            kept = self._memory.in_memory(table.id) is not None
            table.behind = table.behind or kept
