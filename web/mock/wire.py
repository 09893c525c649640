"""HTTP and WebSocket over asyncio streams: just enough for the mock, from the standard library."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import struct
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any
from urllib.parse import parse_qs, unquote, urlsplit

GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"


@dataclass
class Request:
    method: str
    path: str
    query: dict[str, str]
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body or b"{}")


@dataclass
class Answer:
    status: int
    body: bytes
    kind: str = "application/json"
    headers: tuple[tuple[str, str], ...] = ()


class Socket:
    """One WebSocket: text messages in and out."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    def send(self, data: Any) -> None:
        payload = json.dumps(data).encode()
        size = len(payload)
        if size < 126:
            head = struct.pack("!BB", 0x81, size)
        elif size < 1 << 16:
            head = struct.pack("!BBH", 0x81, 126, size)
        else:
            head = struct.pack("!BBQ", 0x81, 127, size)
        self.writer.write(head + payload)

    async def receive(self) -> Any | None:
        """The next message, or None when the other side has gone."""
        text = b""
        while True:
            try:
                first, second = await self.reader.readexactly(2)
                size = second & 127
                if size == 126:
                    (size,) = struct.unpack("!H", await self.reader.readexactly(2))
                elif size == 127:
                    (size,) = struct.unpack("!Q", await self.reader.readexactly(8))
                mask = await self.reader.readexactly(4)
                data = await self.reader.readexactly(size)
            except (asyncio.IncompleteReadError, ConnectionError):
                return None
            if first & 15 == 8:
                return None
            if first & 15 in (9, 10):
                continue
            text += bytes(b ^ mask[i % 4] for i, b in enumerate(data))
            if first & 128:
                return json.loads(text)


Handler = Callable[[Request], Awaitable[Answer]]
SocketHandler = Callable[[Request, Socket], Awaitable[None]]


async def read_request(reader: asyncio.StreamReader) -> Request | None:
    line = (await reader.readline()).decode().split()
    if len(line) < 2:
        return None
    headers: dict[str, str] = {}
    while (raw := (await reader.readline()).decode().strip()) != "":
        name, _, value = raw.partition(":")
        headers[name.lower()] = value.strip()
    body = await reader.readexactly(int(headers.get("content-length", "0")))
    url = urlsplit(line[1])
    query = {name: values[0] for name, values in parse_qs(url.query).items()}
    return Request(line[0], unquote(url.path), query, headers, body)


async def serve(port: int, handler: Handler, sockets: SocketHandler) -> None:
    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while (request := await read_request(reader)) is not None:
                if request.headers.get("upgrade", "").lower() == "websocket":
                    key = request.headers["sec-websocket-key"] + GUID
                    accept = base64.b64encode(hashlib.sha1(key.encode()).digest()).decode()
                    writer.write(
                        b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n"
                        b"Connection: Upgrade\r\nSec-WebSocket-Accept: " + accept.encode() + b"\r\n\r\n"
                    )
                    await sockets(request, Socket(reader, writer))
                    return
                answer = await handler(request)
                head = [f"HTTP/1.1 {answer.status} {HTTPStatus(answer.status).phrase}"]
                head += [f"Content-Type: {answer.kind}", f"Content-Length: {len(answer.body)}"]
                head += [f"{name}: {value}" for name, value in answer.headers]
                writer.write("\r\n".join([*head, "", ""]).encode() + answer.body)
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(connected, "127.0.0.1", port, limit=1 << 22)
    async with server:
        await server.serve_forever()
