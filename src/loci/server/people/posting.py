"""Posting to addresses that people gave: never into a private network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final
from urllib.parse import urlsplit

import httpx

from loci.core import Text
from loci.server.errors import Refusal
from loci.server.settings import Settings

SECONDS: Final = 10.0  # for all of one post together
_TO_LOOK_UP: Final = 3.0  # where somebody waits for it
_LOOKUPS: Final = 4  # names that are looked up at a time

# Each leads to an IPv4 address, perhaps of a private network: NAT64 (two), 6to4, Teredo, ISATAP's
# relatives of old, and what is no host at all.
_TRANSLATED: Final = tuple(
    ipaddress.ip_network(one)
    for one in ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32", "::/96", "fec0::/10")
)


class Forbidden(Exception):
    """An address that leads into a private network."""


class Poster:
    """Posts, and says beforehand to which addresses it never will."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        # Of their own: nobody can stop a thread that waits for the name server of whoever gave the
        # name, and everything else that needs a thread would wait with it.
        self._looking_up = ThreadPoolExecutor(_LOOKUPS, "names")

    def close(self) -> None:
        self._looking_up.shutdown(wait=False, cancel_futures=True)

    async def check(self, address: str) -> None:
        """`Refusal` for an address that leads into a private network; one that leads nowhere yet
        is looked at again whenever something is posted to it."""
        try:
            async with asyncio.timeout(_TO_LOOK_UP):
                await self._bound(address)
        except Forbidden:
            raise Refusal(422, "webhook", Text("webhook-private")) from None
        except (OSError, UnicodeError):  # it cannot be found now
            return

    async def post(self, address: str, **request: Any) -> None:
        """Post; `httpx.HTTPError` or `Forbidden` if it could not be. Only the status counts:
        nothing of what is answered is read or unpacked."""
        async with asyncio.timeout(SECONDS):
            url, host, extensions = await self._bound(address)
            headers = {**request.pop("headers", {}), **host}
            async with httpx.AsyncClient(timeout=SECONDS, follow_redirects=False) as client:
                made = client.build_request(
                    "POST", url, headers=headers, extensions=extensions, **request
                )
                answer = await client.send(made, stream=True)
                await answer.aclose()
                answer.raise_for_status()

    async def _bound(self, address: str) -> tuple[str, dict[str, str], dict[str, str]]:
        """The address to post to, bound to the IP address that was checked."""
        if self._settings.webhook_private:
            return address, {}, {}
        parts = urlsplit(address)
        host = parts.hostname or ""
        port = parts.port or (443 if parts.scheme == "https" else 80)
        loop = asyncio.get_running_loop()
        given = (host, port, 0, socket.SOCK_STREAM)
        found = await loop.run_in_executor(self._looking_up, socket.getaddrinfo, *given)
        first = str(found[0][4][0])
        if not all(is_public(str(entry[4][0])) for entry in found):
            raise Forbidden(host)
        shown = f"[{first}]" if ":" in first else first
        url = parts._replace(netloc=f"{shown}:{port}").geturl()
        return url, {"Host": parts.netloc.rpartition("@")[2]}, {"sni_hostname": host}


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
