"""Telling people that it is their turn while they are away: by webhook and by e-mail.

Nothing here is ever in the way of a move: messages are sent by tasks of their own, and what goes
wrong is logged and counted.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
from collections.abc import Awaitable, Callable
from typing import Final
from urllib.parse import urlsplit

import httpx

from loci.core import Text, find_game
from loci.core.wording import Wording
from loci.server.people.accounts import People
from loci.server.people.mails import Mails, passing
from loci.server.play.memory import Memory
from loci.server.play.presence import Presence
from loci.server.play.table import Table
from loci.server.storage.rows import PERSON, RUNNING, User

_log = logging.getLogger("loci.server.notify")
_SECONDS: Final = 10.0
_QUIET_AFTER: Final = 5.0  # seconds in which somebody may come back before being told
_AGAIN_AFTER: Final = (5.0, 30.0, 180.0)  # seconds after which what failed is tried again


# Each leads to an IPv4 address, perhaps of a private network: NAT64 (two), 6to4, Teredo, ISATAP's
# relatives of old, and what is no host at all.
_TRANSLATED: Final = tuple(
    ipaddress.ip_network(one)
    for one in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96", "fec0::/10")
)


class Forbidden(Exception):
    """A webhook that leads into a private network."""


class Notifier:
    """Tells people whose turn it has become, unless they are at the table."""

    def __init__(self, memory: Memory, presence: Presence, people: People, mails: Mails) -> None:
        self._memory = memory
        self._presence = presence
        self._people = people
        self._mails = mails
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
        """Is it the seat of somebody with a name who is not here?"""
        here = table.seats[seat]
        named = here.kind == PERSON and here.user_id is not None
        return named and seat not in self._presence.online(table)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _tell(self, table: Table, seat: int, user_id: str, sequence: int) -> None:
        await asyncio.sleep(self.delay)
        user = await self._people.find(user_id)
        if user is None:
            return
        link = f"{self._memory.settings.origin}/t/{table.id}"
        ways: list[tuple[str, Callable[[], Awaitable[None]]]] = []
        if user.webhook:
            ways.append(("webhook", lambda: self._post(user, table, seat, link)))
        if user.email and user.email_confirmed and self._mails.possible:
            ways.append(("email", lambda: self._mail(user, table, link)))
        for wait in (0.0, *self.again):
            await asyncio.sleep(wait)
            here = seat in self._presence.online(table)
            if not ways or here or self._told.get(table.id, {}).get(seat) != sequence:
                return  # they know by now, or it is another turn
            ways = [(way, send) for way, send in ways if not await self._try(way, send)]

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
        async with asyncio.timeout(_SECONDS):  # for all of it together
            url, headers, extensions = await self._checked(user.webhook)
            async with httpx.AsyncClient(timeout=_SECONDS, follow_redirects=False) as client:
                request = client.build_request(
                    "POST", url, json=data, headers=headers, extensions=extensions
                )
                # Only the status counts: nothing of what is answered is read or unpacked.
                answer = await client.send(request, stream=True)
                await answer.aclose()
                answer.raise_for_status()

    async def _checked(self, webhook: str) -> tuple[str, dict[str, str], dict[str, str]]:
        """The address to post to, bound to the IP address that was checked."""
        if self._memory.settings.webhook_private:
            return webhook, {}, {}
        parts = urlsplit(webhook)
        host = parts.hostname or ""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        address = str(found[0][4][0])
        if not all(is_public(str(entry[4][0])) for entry in found):
            raise Forbidden(host)
        shown = f"[{address}]" if ":" in address else address
        url = parts._replace(netloc=f"{shown}:{port}").geturl()
        return url, {"Host": parts.netloc.rpartition("@")[2]}, {"sni_hostname": host}

    async def _mail(self, user: User, table: Table, link: str) -> None:
        assert user.email is not None
        words = Wording(user.lang, "loci.server")
        text = words.say(Text("mail-turn", name=user.name, link=link))
        await self._mails.send(user.email, _subject(user, table), text)


def is_public(address: str) -> bool:
    """Is this an address of the public network, and not one behind which a private one may lie?"""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if found.is_site_local or any(found in network for network in _TRANSLATED):
            return False
    return found.is_global and not (found.is_multicast or found.is_reserved)


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
