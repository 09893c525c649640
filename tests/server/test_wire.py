"""What goes over the wire: what a socket keeps, and what comes from somebody who means ill."""

from __future__ import annotations

import asyncio
import gc
import logging
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from loci.server.http.upgrade import LeanSocket, _Gate, _Mailbox
from tests.server.clients import PATIENCE, Guest
from tests.server.running import Served


async def _settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


def _faults(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR or r.exc_info]


@pytest.mark.parametrize("parts", [[b"\xff\xfe"], [b"\xc3", b"x"], [b"\xed\xa0\x80"]])
def test_text_that_is_none_ends_a_socket_and_leaves_no_trace(
    server: Served, caplog: pytest.LogCaptureFixture, parts: list[bytes]
) -> None:
    ada = Guest(server.address)
    id = ada.table("lantern", "me me")["id"]
    with ada.live(id) as live:
        socket = live.socket
        with socket.send_context():
            socket.protocol.send_text(parts[0], fin=len(parts) == 1)
            for part in parts[1:]:
                socket.protocol.send_continuation(part, fin=True)
        with pytest.raises(ConnectionClosed) as caught:
            for _ in range(9):
                socket.recv(PATIENCE)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == 1007
    with ada.live(id) as live:  # text in two parts is text
        with live.socket.send_context():
            live.socket.protocol.send_text(b'{"t":"chat","ref":"1","text":"\xc3', fin=False)
            live.socket.protocol.send_continuation(b'\xa9"}', fin=True)
        assert live.until("chat")["chat"]["text"] == "é"
    assert _faults(caplog) == []


def test_who_hangs_up_before_the_answer_leaves_no_trace(
    server: Served, caplog: pytest.LogCaptureFixture
) -> None:
    """As it is where many requests were sent at once, and the connection closed."""
    tried: list[str] = []

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        tried.append(message["type"])
        raise RuntimeError("unable to perform operation on a transport; the handler is closed")

    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": "/api/games",
        "raw_path": b"/api/games",
        "query_string": b"",
        "root_path": "",
        "headers": [(b"host", b"127.0.0.1")],
        "client": ("127.0.0.1", 1),
        "server": ("127.0.0.1", 2),
        "state": {},
    }
    server.do(server.app(scope, receive, send))
    assert tried == ["http.response.start"]
    assert _faults(caplog) == []


# -- what a socket keeps ---------------------------------------------------------------------------


def test_a_socket_keeps_nothing_of_its_request(server: Served) -> None:
    ada = Guest(server.address)
    id = ada.table("lantern", "me me")["id"]
    with ada.live(id) as live:
        here = [thing for thing in gc.get_objects() if type(thing) is LeanSocket]
        mine = [socket for socket in here if not socket.disconnected]
        assert len(mine) == 1
        assert dict(mine[0].scope) == {}
        assert list(mine[0].request.headers.raw_items()) == []
        assert mine[0].response is None
        live.answer()  # and it goes on


def test_what_comes_in_is_read_in_order() -> None:
    async def read() -> list[Any]:
        box = _Mailbox()
        assert box.empty()
        first = asyncio.create_task(box.get())
        await _settle()
        for number in range(3):
            box.put_nowait(number)
        found = [await first, await box.get(), await box.get()]
        assert box.empty()
        gone = asyncio.create_task(box.get())
        await _settle()
        gone.cancel()
        await _settle()
        box.put_nowait(3)  # nothing is lost with whoever waited
        return [*found, await box.get()]

    assert asyncio.run(read()) == [0, 1, 2, 3]


def test_who_writes_waits_until_there_is_room() -> None:
    async def write() -> list[str]:
        gate, done = _Gate(), []

        async def one(name: str) -> None:
            await gate.wait()
            done.append(name)

        await one("open")
        gate.clear()
        waiting = [asyncio.create_task(one(name)) for name in ("gone", "waited")]
        await _settle()
        assert done == ["open"]
        waiting[0].cancel()
        await _settle()
        gate.set()
        await asyncio.gather(*waiting, return_exceptions=True)
        return done

    assert asyncio.run(write()) == ["open", "waited"]
