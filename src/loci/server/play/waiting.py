"""Requests that wait until something happens: programs have no socket, so the answer to what they
ask comes when there is one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final, TypeVar

from loci.core import Text
from loci.server.errors import Refusal
from loci.server.play.table import Table

T = TypeVar("T")
_LOOK_SECONDS: Final = 2.0  # between two looks at a database that other processes change


class Waiting:
    """Who waits, each with a bell."""

    def __init__(self, most: int, others: bool) -> None:
        self._most = most
        self._others = others  # are there other processes, whose changes may not be heard of here?
        self._bells: dict[str, list[_Bell]] = {}

    def stirred(self, table: Table) -> None:
        """Something has happened at a table."""
        for seat in table.seats:
            if seat.owner is not None:
                self.ring(seat.user_id or seat.former_id)

    def rung(self, user_id: str | None) -> None:
        """The token of a program (None: of any) may be one no more."""
        for id in [*self._bells] if user_id is None else [user_id]:
            self.ring(id)

    def ring(self, user_id: str | None) -> None:
        for bell in self._bells.get(user_id or "", []):
            bell.rings.set()

    async def until(
        self, user_id: str, seconds: float, look: Callable[[], Awaitable[tuple[T, bool]]]
    ) -> T:
        """What `look` finds, once it says that this is news, or when the time is over. Of too many
        that wait for the same program the one that has waited for the longest is answered."""
        bell = _Bell()
        mine = self._bells.setdefault(user_id, [])
        mine.append(bell)
        for oldest in mine[: -self._most]:
            oldest.over = True
            oldest.rings.set()
        end = time.monotonic() + seconds
        try:
            while True:
                bell.rings.clear()
                found, news = await look()
                left = end - time.monotonic()
                if news or bell.over or left <= 0:
                    return found
                with suppress(TimeoutError):
                    async with asyncio.timeout(min(left, _LOOK_SECONDS) if self._others else left):
                        await bell.rings.wait()
        except asyncio.CancelledError:  # the server is stopping
            raise Refusal(503, "start", Text("not-ready")) from None
        finally:
            mine.remove(bell)
            if not mine:
                self._bells.pop(user_id, None)


class _Bell:
    """What wakes a request that waits."""

    __slots__ = ("over", "rings")

    def __init__(self) -> None:
        self.rings = asyncio.Event()
        self.over = False  # it has waited for long enough
