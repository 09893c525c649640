"""The clients of the load: guests, and sockets that follow a table and read only the few fields
that they need, so that the generator stays cheap. Nothing that goes wrong at one of them ends it:
what is wrong is told to whoever counts."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from socket import SO_RCVBUF, SOL_SOCKET
from socket import socket as plain_socket
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from loci.server.play.difference import applied

# What a server under load may do to a client. Anything else is a fault of the generator.
TROUBLE = (httpx.HTTPError, OSError, TimeoutError, WebSocketException, msgspec.MsgspecError)
_SLOW_SECONDS = 2.0  # from one message to the next of a slow reader
_SLOW_BYTES = 4096  # that its side of the network keeps for it


class Choice(msgspec.Struct):
    notation: str


class Question(msgspec.Struct):
    id: str
    seat: int
    choices: list[Choice]


class Scene(msgspec.Struct):
    number: int
    decisions: list[Question]
    outcome: dict[str, Any] | None


class _Told(msgspec.Struct):
    at: int | None
    whole: dict[str, Any] | None = None
    change: Any = None


class _Message(msgspec.Struct):
    t: str
    kind: str | None = None  # of a refusal
    scene: _Told | None = None


_decode = msgspec.json.Decoder(_Message).decode


def trouble(error: BaseException) -> str:
    """What is wrong, as it is counted: the same words for the same thing."""
    if isinstance(error, httpx.HTTPStatusError):
        return f"{error.request.method} answered {error.response.status_code}"
    if isinstance(error, ConnectionClosed):
        return f"closed: {error.rcvd.code if error.rcvd is not None else 'lost'}"
    return type(error).__name__


class Site:
    """The server as guests reach it."""

    def __init__(self, address: str, connections: int) -> None:
        self._address = address
        limits = httpx.Limits(max_connections=connections, max_keepalive_connections=connections)
        self.http = httpx.AsyncClient(
            base_url=f"{address}/api",
            headers={"X-Loci": "1"},
            limits=limits,
            timeout=60,
            trust_env=False,
        )

    async def guest(self, name: str) -> str:
        """The cookie of somebody new."""
        answer = await self.http.post("/me", json={"name": name})
        answer.raise_for_status()
        self.http.cookies.clear()
        return str(answer.cookies["loci"])

    async def post(self, cookie: str, path: str, body: dict[str, Any]) -> Any:
        answer = await self.http.post(path, json=body, headers={"Cookie": f"loci={cookie}"})
        answer.raise_for_status()
        return answer.json()

    async def table(self, guests: list[str], game: str, **more: Any) -> str:
        """A table of these guests that has begun; its id."""
        kinds = [{"kind": "me" if n == 0 else "open"} for n in range(len(guests))]
        body = {"game": game, "players": len(guests), "seats": kinds, **more}
        id = str((await self.post(guests[0], "/tables", body))["id"])
        for seat in range(1, len(guests)):
            await self.post(guests[seat], f"/tables/{id}/sit", {"seat": seat})
        await self.post(guests[0], f"/tables/{id}/start", {})
        return id

    async def socket(self, id: str, cookie: str, slow: bool = False) -> ClientConnection:
        """A socket at a table, as the client with a board has it: without words. Without a cookie
        it only watches."""
        path = f"/api/tables/{id}/socket?version=2&text=false"
        return await connect(
            self._address.replace("http", "ws", 1) + path,
            additional_headers={"Cookie": f"loci={cookie}"} if cookie else {},
            max_size=None,
            max_queue=1 if slow else 16,
            proxy=None,
            compression=None,
            open_timeout=60,
            close_timeout=2,
            ping_interval=None,  # what is slow is measured, not given up
            sock=self._narrow() if slow else None,
        )

    def _narrow(self) -> plain_socket:
        """A connection with hardly any room for what is not read."""
        place = urlsplit(self._address)
        narrow = plain_socket()
        narrow.setsockopt(SOL_SOCKET, SO_RCVBUF, _SLOW_BYTES)
        narrow.connect((place.hostname, place.port))
        narrow.setblocking(False)
        return narrow

    async def close(self) -> None:
        await self.http.aclose()


class Client:
    """A socket at a table, of a seat or of somebody who watches. `heard` is told the length of
    every message with a new scene, `failed` what goes wrong."""

    def __init__(
        self,
        socket: ClientConnection,
        heard: Callable[[int], None],
        failed: Callable[[str], None],
    ) -> None:
        self.socket = socket
        self.scene: Scene | None = None
        self._shown: dict[str, Any] = {}  # the scene that differences are to
        self._heard = heard
        self._failed = failed
        self._reader = asyncio.create_task(self._read())

    @property
    def lost(self) -> bool:
        return self._reader.done()

    async def answer(self, question: Question, move: str) -> None:
        message = {
            "t": "answer",
            "ref": "1",
            "seat": question.seat,
            "decision": question.id,
            "moves": [move],
        }
        await self.socket.send(msgspec.json.encode(message).decode())

    async def _read(self) -> None:
        """Follow what the server says until the socket is closed."""
        try:
            async for raw in self.socket:
                message = _decode(raw)
                if message.t == "refused":
                    self._failed(f"refused: {message.kind}")
                elif message.scene is not None and message.scene.at is not None:
                    self._shown = message.scene.whole or applied(self._shown, message.scene.change)
                    self.scene = msgspec.convert(self._shown, Scene)
                    self._heard(len(raw))
            self._failed("closed: 1000")
        except (*TROUBLE, LookupError, TypeError, ValueError) as error:
            self._failed(trouble(error))  # the last three: a difference that does not fit

    async def close(self) -> None:
        self._reader.cancel()
        await asyncio.gather(self._reader, return_exceptions=True)
        await closed(self.socket)


class SlowReader:
    """A socket that reads a message only now and then. `let_go` is told the code with which the
    server lets it go, should it do so."""

    def __init__(self, socket: ClientConnection, let_go: Callable[[str], None]) -> None:
        self._socket = socket
        self._let_go = let_go
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            while True:
                await self._socket.recv()
                await asyncio.sleep(_SLOW_SECONDS)
        except TROUBLE as error:
            self._let_go(trouble(error))

    async def close(self) -> None:
        self._reader.cancel()
        await asyncio.gather(self._reader, return_exceptions=True)
        self._socket.transport.abort()  # what it has not read it never will


async def closed(socket: ClientConnection) -> None:
    """Close a socket; one that is lost is closed already."""
    try:
        await socket.close()
    except TROUBLE:
        socket.transport.abort()
