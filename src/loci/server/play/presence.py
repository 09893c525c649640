"""Who is at which table: by the sockets of this process, and by what the others say."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from loci.server.play.table import Table
from loci.server.storage.store import Store

_log = logging.getLogger("loci.server.presence")
_EVERY: Final = 20.0  # seconds from one announcement to the next
TOGETHER: Final = 100  # tables in one announcement, which may have 8,000 bytes
_LASTS: Final = 50.0  # seconds for which the word of another process is believed
LINGERS: Final = 60.0  # seconds after its last request for which a program is taken to be there


class Presence:
    """The seats that have an open socket, here or at another process."""

    def __init__(self, store: Store) -> None:
        self._store = store
        # By table and process: seats, and when we heard of them.
        self._elsewhere: dict[str, dict[str, tuple[set[int], float]]] = {}
        self._said: dict[str, list[int]] = {}  # by table: the seats that the others think are here
        self._programs: dict[str, float] = {}  # when each asked for something

    def here(self, table: Table) -> set[int]:
        """Seats with an open socket at this process, or whose program asks this process."""
        programs = [table.seats[seat] for seat in table.programs()]
        return {
            *(seat for wire in table.wires for seat in table.mine(wire.user_id, wire.link)),
            *(seat.seat for seat in programs if self.asks(seat.user_id)),
        }

    def asks(self, program: str | None) -> bool:
        """Has this program asked for something just now?"""
        at = self._programs.get(program or "")
        return at is not None and time.monotonic() - at < LINGERS

    def asked(self, program: str) -> None:
        """A program asks for something."""
        self._programs[program] = time.monotonic()

    def online(self, table: Table) -> set[int]:
        """Seats with an open socket anywhere."""
        return self.here(table) | self.elsewhere(table)

    def elsewhere(self, table: Table) -> set[int]:
        """Seats with an open socket at another process."""
        since = time.monotonic() - _LASTS
        known = self._elsewhere.get(table.id, {}).values()
        return {seat for seats, at in known if at > since for seat in seats}

    async def came(self, table: Table) -> None:
        """A socket was opened here. Whoever has one here already hears of everybody else's."""
        if len(table.wires) == 1:
            await self.announce([table], ask=True)
        else:
            await self.went(table)

    async def went(self, table: Table) -> None:
        """A socket was closed here, or opened: the others hear of it if it changes who is here."""
        if sorted(self.here(table)) != self._said.get(table.id, []):
            await self.announce([table])

    async def announce(self, tables: list[Table], ask: bool = False) -> None:
        """Tell the other processes who is here; `ask` who is there."""
        here = {table.id: sorted(self.here(table)) for table in tables}
        await self._store.tell({"kind": "here", "tables": here, "ask": ask})
        for id, seats in here.items():
            self._note(id, seats)

    def _note(self, id: str, seats: list[int]) -> None:
        if seats:
            self._said[id] = seats
        else:
            self._said.pop(id, None)

    def heard(self, id: str, seats: list[int], process: str) -> None:
        """Another process has announced who is there."""
        self._elsewhere.setdefault(id, {})[process] = (set(seats), time.monotonic())

    async def keep(self, loaded: Callable[[], list[Table]]) -> None:
        """For ever: announce who is here, and forget those of whom nothing is heard."""
        while True:
            await asyncio.sleep(_EVERY)
            self._forget()
            here = {table.id: sorted(self.here(table)) for table in loaded() if table.wires}
            tables = [(id, seats) for id, seats in here.items() if seats]
            for first in range(0, len(tables), TOGETHER):
                some = dict(tables[first : first + TOGETHER])
                try:
                    await self._store.tell({"kind": "here", "tables": some, "ask": False})
                except Exception:
                    _log.warning("presence could not be announced", exc_info=True)

    def _forget(self) -> None:
        limit = time.monotonic() - _LASTS
        self._programs = {id: at for id, at in self._programs.items() if self.asks(id)}
        for id, processes in list(self._elsewhere.items()):
            for process in [p for p, (_, at) in processes.items() if at < limit]:
                del processes[process]
            if not processes:
                del self._elsewhere[id]
