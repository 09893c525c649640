"""Is what is written now kept? Found out by writing."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Final

from sqlalchemy import Connection

from loci.server.errors import Refusal
from loci.server.storage.store import Store
from loci.server.storage.trouble import failing

_log = logging.getLogger("loci.server.health")
_EVERY: Final = 2.0  # seconds between two tries, however often somebody asks


class Health:
    """Tries a write for whoever asks, and for all who ask at about that time."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._trying = asyncio.Lock()
        self._tried = -_EVERY
        self._wrong: Refusal | None = None

    async def wrong(self) -> Refusal | None:
        """Why nothing can be stored just now; None if all is well."""
        if self._store.place is not None:
            try:
                self._store.place.check()
            except Refusal as refused:
                return refused
        async with self._trying:
            if time.monotonic() - self._tried >= _EVERY:
                self._wrong = await self._try()
                self._tried = time.monotonic()
        return self._wrong

    async def _try(self) -> Refusal | None:
        try:
            await self._store.read(lambda connection: connection.exec_driver_sql("SELECT 1"))
            await self._store.write(_rewrite)
        except Refusal as refused:
            return refused
        except Exception as error:
            _log.exception("the database cannot be tried")
            return failing(repr(error))
        return None


def _rewrite(connection: Connection) -> None:
    """Write what is there again; it goes the way of every move."""
    connection.exec_driver_sql("UPDATE alembic_version SET version_num = version_num")
