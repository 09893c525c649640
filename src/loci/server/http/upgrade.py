"""How a request becomes a socket: as uvicorn does it, and then it lets go of what it needs no more.

There are thousands of open sockets, and most of what one costs is what the web server keeps for it.
A request's parser and its protocol hold each other: uvicorn parts them when the connection is lost,
but of one that has become a socket it never hears that, so each would be left to the collector of
garbage, which seldom comes (`garbage.py`). A socket keeps all headers with which it was asked for,
and those of the answer; and the queues that are there for waiting are big, though hardly ever does
anybody wait in one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers

#: What uvicorn is to be told.
PROTOCOLS: Final[Mapping[str, Any]] = {
    "http": f"{__name__}:Upgrading",
    "ws": f"{__name__}:LeanSocket",
}
_NO_TEXT: Final = 1007  # the code of the protocol


class Upgrading(HttpToolsProtocol):
    """A connection over which requests come, until one of them asks for a socket."""

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]


class LeanSocket(WebSocketsSansIOProtocol):
    """A socket that keeps nothing of the request that asked for it."""

    def __init__(self, *args: Any, **options: Any) -> None:
        super().__init__(*args, **options)
        self.queue = _Mailbox()  # type: ignore[assignment]
        self.writable = _Gate()  # type: ignore[assignment]

    def send_receive_event_to_app(self) -> None:
        """Hand a message on. Text that is none ends the socket: uvicorn would write a trace into
        the log besides, for whatever anybody sends."""
        if self.curr_msg_data_type == "text":
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.frames = []
                self.conn.send_close(_NO_TEXT)
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            self._forget_request()

    def _forget_request(self) -> None:
        # The library that reads the socket holds this very request until the end.
        self.request.headers = Headers()
        self.request.path = ""
        self.response = None  # type: ignore[assignment]
        self.scope.clear()  # type: ignore[attr-defined]  # which whoever serves it holds as well


class _Mailbox:
    """What has come in and was not read yet. One reads it at a time."""

    __slots__ = ("_come", "_waits")

    def __init__(self) -> None:
        self._come: list[Any] | None = None
        self._waits: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        if self._come is None:
            self._come = []
        self._come.append(message)
        if self._waits is not None and not self._waits.done():
            self._waits.set_result(None)

    def empty(self) -> bool:
        return not self._come

    async def get(self) -> Any:
        while not self._come:
            self._waits = asyncio.get_running_loop().create_future()
            try:
                await self._waits
            finally:
                self._waits = None
        message = self._come.pop(0)
        if not self._come:
            self._come = None
        return message


class _Gate:
    """Is there room for what is to be written? Whoever writes waits until there is."""

    __slots__ = ("_closed",)

    def __init__(self) -> None:
        self._closed: asyncio.Future[None] | None = None  # until it is opened

    def clear(self) -> None:
        if self._closed is None:
            self._closed = asyncio.get_running_loop().create_future()

    def set(self) -> None:
        closed, self._closed = self._closed, None
        if closed is not None and not closed.done():
            closed.set_result(None)

    async def wait(self) -> None:
        while self._closed is not None:
            await asyncio.shield(self._closed)
