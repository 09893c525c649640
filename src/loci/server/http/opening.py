"""How sockets are opened: who may, at which table, and with which word one is turned away."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket

from loci.core import LociError, Text
from loci.core.data import encode
from loci.server.errors import Refusal, refusal
from loci.server.http import messages as m
from loci.server.http.connection import Connection
from loci.server.http.guard import known_host, same_origin
from loci.server.http.socket import TableSocket, fault
from loci.server.people.sessions import COOKIE
from loci.server.site import Site

NO_TABLE: Final = 4404
TOO_MANY: Final = 4429
FOREIGN: Final = 4403
NOT_NOW: Final = 4409  # of rules that this server does not play; the table's page says more
OLD: Final = 4426
FAULT: Final = 1011
_CODES: Final = {404: NO_TABLE, 409: NOT_NOW, 503: FAULT}
FIRST: Final = "live"  # where pages connected that knew no versions
_PLACE: Final = re.compile(r"/api/tables/([^/]+)/(socket|live)")


def is_socket(scope: Scope) -> bool:
    """Does this ask for the socket of a table?"""
    return scope["type"] == "websocket" and _PLACE.fullmatch(scope["path"]) is not None


class Asked(NamedTuple):
    """What a client says when it connects; its headers are not kept."""

    table: str
    version: str
    cookie: str | None
    seat: str | None  # a secret link to one
    text: bool
    foreign: bool  # does it come from where it may not?


def asked_by(site: Site, scope: Scope, receive: Receive, send: Send) -> Asked:
    said = WebSocket(scope, receive, send)
    found = _PLACE.fullmatch(scope["path"])
    assert found is not None
    settings, query = site.settings, said.query_params
    home = known_host(said.headers, settings) and same_origin(said.headers, settings.origin)
    return Asked(
        found[1],
        query.get("version", "") if found[2] == "socket" else FIRST,
        said.cookies.get(COOKIE),
        query.get("seat"),
        query.get("text") != "false",
        not home,
    )


async def open_socket(site: Site, scope: Scope, receive: Receive, send: Send) -> None:
    """One socket per open table; the caller is known by cookie or by a secret link."""
    asked = asked_by(site, scope, receive, send)
    connection = Connection(scope, receive, send)
    await connection.accept()
    if asked.version == FIRST:
        # They have no words for what is new, but for this they have.
        detail = "this page is older than the site; please reload it"
        await _turn_away(connection, Text("request-wrong", place="version", detail=detail))
    elif asked.version != str(m.VERSION):
        await _turn_away(connection, Text("client-old"))
    elif asked.foreign:
        await connection.close(FOREIGN)
    elif not site.sockets.enter(connection.address):
        await connection.close(TOO_MANY)
    else:
        site.metrics.sockets.inc()
        code = 1000
        try:
            code = await _serve(site, connection, asked)
        finally:
            site.metrics.sockets.dec()
            site.sockets.leave(connection.address)
            await connection.close(code)


async def _serve(site: Site, connection: Connection, asked: Asked) -> int:
    """Serve a client until it goes, or must; the code with which it is closed."""
    try:
        return await _at_table(site, connection, asked)
    except Refusal as refused:
        return _CODES.get(refused.status, FOREIGN)
    except LociError as error:
        return _CODES.get(refusal(error).status, NOT_NOW)
    except Exception as error:
        fault(site.memory.in_memory(asked.table), error)
        return FAULT


async def _at_table(site: Site, connection: Connection, asked: Asked) -> int:
    """Serve whoever connects, at the table they ask for."""
    ended = site.sessions.number
    session = await site.sessions.caller(asked.cookie)
    table = await site.memory.table(asked.table)
    link = None if asked.seat is None else site.seating.link_of(table, asked.seat[:64])
    first = False
    if link is not None and session is None:
        first = await site.seating.sit_by_link(table, link)
    async with site.links.opened(table, link, first, connection.address) as left:
        client = TableSocket(site, connection, table, session, link, asked.text, left)
        await client.run(ended)
        return client.code


async def _turn_away(connection: Connection, reason: Text) -> None:
    """Tell a client that it speaks another version than we do."""
    try:
        await connection.write(encode({"t": "note", "text": reason.to_data()}))
    except (OSError, RuntimeError):  # it has gone already
        return
    await connection.close(OLD)
