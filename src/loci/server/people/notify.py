"""Telling people that it is their turn while they are away: by webhook, e-mail and Web Push.

Nothing here is ever in the way of a move: messages are sent by tasks of their own, and what goes
wrong is logged and counted.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import httpx

from loci.core import Text, find_game
from loci.core.words.wording import Wording
from loci.server.people.accounts import People
from loci.server.people.mails import Mails, passing
from loci.server.people.posting import Forbidden, Poster
from loci.server.people.push import Pushes
from loci.server.play.memory import Memory
from loci.server.play.presence import Presence
from loci.server.play.table import Table
from loci.server.storage.rows import PERSON, RUNNING, User

_log = logging.getLogger("loci.server.notify")
_QUIET_AFTER: Final = 5.0  # seconds in which somebody may come back before being told
_AGAIN_AFTER: Final = (5.0, 30.0, 180.0)  # seconds after which what failed is tried again


class Notifier:
    """Tells people whose turn it has become, unless they are at the table."""

    def __init__(
        self,
        memory: Memory,
        presence: Presence,
        people: People,
        mails: Mails,
        poster: Poster,
        pushes: Pushes,
    ) -> None:
        self._memory = memory
        self._presence = presence
        self._people = people
        self._mails = mails
        self._poster = poster
        self._pushes = pushes
        self.delay = _QUIET_AFTER
        self.again = _AGAIN_AFTER
        self._tasks: set[asyncio.Task[None]] = set()
        self._told: dict[str, dict[int, int]] = {}  # by match and seat: sequence of the last notice

    def turns(self, table: Table, asked: list[int]) -> None:
        """These seats are asked now."""
        # Whoever is not asked any more is told again the next time.
        asked = asked if table.row.status == RUNNING else []
        before = self._told.pop(table.id, {})
        told = {seat: sequence for seat, sequence in before.items() if seat in asked}
        away = [seat for seat in asked if self._to_be_told(table, seat) and seat not in told]
        told |= dict.fromkeys(away, table.sequence)
        if told:
            self._told[table.id] = told
        for seat in away:
            user_id = table.seats[seat].user_id
            assert user_id is not None
            task = asyncio.create_task(self._tell(table, seat, user_id, table.sequence))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def _to_be_told(self, table: Table, seat: int) -> bool:
        """Is it the seat of somebody with a name who is not here? Programs ask by themselves."""
        here = table.seats[seat]
        named = here.kind == PERSON and here.user_id is not None and here.owner is None
        return named and seat not in self._presence.online(table)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _tell(self, table: Table, seat: int, user_id: str, sequence: int) -> None:
        await asyncio.sleep(self.delay)
        if self._knows(table, seat, sequence):  # as most do: nothing need be read for them
            return
        user = await self._people.find(user_id)
        if user is None:
            return
        link = f"{self._memory.settings.origin}/t/{table.id}"
        ways: list[tuple[str, Callable[[], Awaitable[None]]]] = []
        if user.webhook:
            ways.append(("webhook", lambda: self._post(user, table, seat, link)))
        if user.email and user.email_confirmed and self._mails.possible:
            ways.append(("email", lambda: self._mail(user, table, link)))
        for endpoint in await self._pushes.of(user_id):
            ways.append(("push", partial(self._pushes.send, endpoint)))
        for wait in (0.0, *self.again):
            await asyncio.sleep(wait)
            if not ways or self._knows(table, seat, sequence):
                return
            ways = [(way, send) for way, send in ways if not await self._try(way, send)]

    def _knows(self, table: Table, seat: int, sequence: int) -> bool:
        """Have they come by now, or is it another turn?"""
        here = seat in self._presence.online(table)
        return here or self._told.get(table.id, {}).get(seat) != sequence

    async def _try(self, way: str, send: Callable[[], Awaitable[None]]) -> bool:
        """Was it sent? (Or can it never be?)"""
        try:
            await send()
        except Exception as error:
            self._memory.metrics.notified.labels(way, "failed").inc()
            _log.warning("a notification failed: %s", type(error).__name__, extra={"way": way})
            return not _passing(error)
        self._memory.metrics.notified.labels(way, "sent").inc()
        return True

    async def _post(self, user: User, table: Table, seat: int, link: str) -> None:
        assert user.webhook is not None
        data = {
            "event": "turn",
            "table": table.id,
            "name": table.row.name,
            "game": table.row.game,
            "seat": seat,
            "link": link,
            # What chat services show of a webhook.
            "content": _subject(user, table),
            "text": f"{_subject(user, table)} {link}",
        }
        await self._poster.post(user.webhook, json=data)

    async def _mail(self, user: User, table: Table, link: str) -> None:
        assert user.email is not None
        words = Wording(user.lang, "loci.server")
        text = words.say(Text("mail-turn", name=user.name, link=link))
        await self._mails.send(user.email, _subject(user, table), text)


def _passing(error: Exception) -> bool:
    """Is it worth trying again?"""
    if isinstance(error, httpx.HTTPStatusError):
        return error.response.status_code >= 500 or error.response.status_code in (408, 429)
    return passing(error) and not isinstance(error, Forbidden)


def _subject(user: User, table: Table) -> str:
    info = find_game(table.row.game).info
    words = Wording(user.lang, "loci.server", info.package)
    # A table that nobody named has the title of its game, which the reader's box may say otherwise.
    name = words.say(Text("game-title")) if table.row.name == info.title else table.row.name
    return words.say(Text("mail-subject", table=name))
