"""Who is at which table: by the sockets of this process, and by what the others say."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any, Final

from loci.server.play.table import Table
from loci.server.storage.store import Store

_log = logging.getLogger("loci.server.presence")
_EVERY: Final = 20.0  # seconds from one announcement to the next
_LASTS: Final = 50.0  # seconds for which the word of another process is believed


class Presence:
    """The seats that have an open socket, here or at another process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        # By table and process: seats, and when we heard of them.
        self._elsewhere: dict[str, dict[str, tuple[set[int], float]]] = {}

    def here(self, table: Table) -> set[int]:
        """Seats with an open socket at this process."""
        return {seat for wire in table.wires for seat in table.mine(wire.user_id, wire.link)}

    def online(self, table: Table) -> set[int]:
        """Seats with an open socket anywhere."""
        since = time.monotonic() - _LASTS
        online = self.here(table)
        for seats, at in self._elsewhere.get(table.id, {}).values():
            if at > since:
                online |= seats
        return online

    async def announce(self, table: Table, ask: bool = False) -> None:
        """Tell the other processes who is here; `ask` who is there."""
        seats = sorted(self.here(table))
        await self._store.tell({"kind": "here", "match": table.id, "seats": seats, "ask": ask})

    def heard(self, notice: dict[str, Any]) -> None:
        """Another process has announced who is there."""
        seats = set(notice["seats"])
        elsewhere = self._elsewhere.setdefault(notice["match"], {})
        elsewhere[notice["process"]] = (seats, time.monotonic())

    async def keep(self, loaded: Callable[[], list[Table]]) -> None:
        """For ever: announce who is here, and forget those of whom nothing is heard."""
        while True:
            await asyncio.sleep(_EVERY)
            self._forget()
            for table in loaded():
                if table.wires:
                    try:
                        await self.announce(table)
                    except Exception:
                        _log.warning("presence could not be announced", exc_info=True)

    def _forget(self) -> None:
        limit = time.monotonic() - _LASTS
        for id, processes in list(self._elsewhere.items()):
            for process in [p for p, (_, at) in processes.items() if at < limit]:
                del processes[process]
            if not processes:
                del self._elsewhere[id]
