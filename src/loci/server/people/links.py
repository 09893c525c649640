"""Seats that are had by a link alone: everybody at the table reads when one is opened.

A link without a name says nothing of who comes by it. Whoever has it, the host who made it among
them, has the seat; so what nobody can be kept from is at least seen. To have a seat alone one sits
down there by name, after which the link is dead.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final

from loci.core import Text
from loci.server.play.presence import Presence
from loci.server.play.table import Link, Table, over
from loci.server.play.telling import Teller

_MOMENT: Final = 30.0  # seconds in which the same place comes back, and nothing is said twice

Left = Callable[[], None]


class Opened:
    """How a link is used at one table, as far as this process knows."""

    __slots__ = ("left", "number", "place", "said")

    def __init__(self) -> None:
        self.number = 0  # of the places in which it is open
        self.left: float | None = None  # when the last of them was closed
        self.place = ""  # from which address of the network that had it
        self.said: dict[str, float] = {}  # when what was said of it


class Links:
    """Says so at a table when a seat is opened by its link."""

    def __init__(self, teller: Teller, presence: Presence) -> None:
        self._teller = teller
        self._presence = presence

    @asynccontextmanager
    async def opened(
        self, table: Table, link: Link | None, first: bool, place: str
    ) -> AsyncIterator[Left]:
        """Somebody is at a table by a link, from an address of the network; `first` if they have
        just sat down by it, which everybody sees. Who comes back at once from the same address to
        a seat that is open nowhere else is taken for whoever had it. It is said before they are
        shown anything. They are there until they say that they have left."""
        if link is None:
            yield _nothing
            return
        used = table.links.setdefault(link, Opened())
        used.number += 1
        there = True

        def left() -> None:
            nonlocal there
            if there:
                there = False
                used.number -= 1
                used.left, used.place = time.monotonic(), place

        try:
            if table.mine(None, link) and not over(table.row):
                await self._say(table, link, used, first, place)
            yield left
        finally:
            left()

    async def _say(self, table: Table, link: Link, used: Opened, first: bool, place: str) -> None:
        now = time.monotonic()
        just_left = used.left is not None and now - used.left < _MOMENT
        if used.number > 1 or link.seat in self._presence.elsewhere(table):
            said = "link-shared"
        elif first or (just_left and used.place == place):
            return
        else:
            said = "link-opened"
        if now - used.said.get(said, -_MOMENT) < _MOMENT:
            return
        used.said[said] = now
        await self._teller.enter(table, Text(said, seat=link.seat + 1))


def _nothing() -> None:
    """Whoever came by no link leaves none."""
