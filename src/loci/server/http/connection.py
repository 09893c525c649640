"""A socket as the web server hands it over: text comes in, text goes out.

Sockets go past the layers that are there for requests. Each of those would keep something of its
own for every open socket, which was most of what an idle socket costs; so does the framework's own
object for one, with all headers that came. What is needed of them is taken when it is opened.
"""

from __future__ import annotations

from starlette.types import Receive, Scope, Send

from loci.server.people.limits import line_of


class Connection:
    """The two ends of an open socket, and from which address it comes."""

    __slots__ = ("_receive", "_send", "address")

    def __init__(self, scope: Scope, receive: Receive, send: Send) -> None:
        client = scope.get("client")
        self.address: str = line_of(client[0]) if client else "?"
        self._receive = receive
        self._send = send

    async def accept(self) -> None:
        await self._receive()  # that somebody connects
        await self._send({"type": "websocket.accept"})

    async def read(self) -> str | None:
        """The next message; none when the client has gone, or sends what is no text."""
        message = await self._receive()
        text: str | None = message.get("text")
        return text

    async def write(self, message: bytes) -> None:
        """Send a message; `OSError` or `RuntimeError` if the client has gone."""
        await self._send({"type": "websocket.send", "text": message.decode()})

    async def close(self, code: int) -> None:
        """Close it, if it is not closed already."""
        try:
            await self._send({"type": "websocket.close", "code": code})
        except (OSError, RuntimeError):
            return
