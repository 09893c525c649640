"""A mail server for tests."""

from __future__ import annotations

import asyncio
import ssl
import threading
import time
from collections.abc import Callable
from typing import Any

import trustme
from aiosmtpd.smtp import SMTP, AuthResult

from tests.server.clients import PATIENCE, waiting


def wait_for(true: Callable[[], object], seconds: float = PATIENCE) -> None:
    for _ in waiting("what must come", seconds):
        if true():
            return
        time.sleep(0.02)


class Mailbox(threading.Thread):
    """A mail server with (or without) TLS that keeps what it gets, and how it got it."""

    def __init__(self, tls: str, authority: trustme.CA) -> None:
        super().__init__(daemon=True)
        self.mails: list[str] = []
        self.secure: list[bool] = []
        self.logins: list[bytes] = []
        self._tls = tls
        self._context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        authority.issue_cert("localhost").configure_cert(self._context)
        self._loop = asyncio.new_event_loop()
        self._speakers: list[SMTP] = []
        self._listens = threading.Event()
        self.start()
        assert self._listens.wait(PATIENCE)

    def run(self) -> None:
        self._loop.run_until_complete(self._serve())
        self._loop.close()

    async def _serve(self) -> None:
        implicit = self._context if self._tls == "tls" else None
        server = await self._loop.create_server(self._speaker, "localhost", 0, ssl=implicit)
        self.port: int = server.sockets[0].getsockname()[1]
        self._end = asyncio.Event()
        self._listens.set()
        await self._end.wait()
        server.close()
        # The loop ends only when nobody speaks any more, or its connections would stay open.
        for _ in range(200):
            open_ = [one.transport for one in self._speakers if one.transport is not None]
            if all(transport.is_closing() for transport in open_):
                break
            await asyncio.sleep(0.02)
        for transport in open_:
            transport.close()
        await asyncio.sleep(0.05)

    def _speaker(self) -> SMTP:
        if self._tls != "starttls":
            speaker = SMTP(self, loop=self._loop)
        else:
            speaker = SMTP(
                self,
                loop=self._loop,
                tls_context=self._context,
                require_starttls=True,
                authenticator=self._authenticate,
                auth_required=True,
            )
        self._speakers.append(speaker)
        return speaker

    def _authenticate(self, *told: Any) -> AuthResult:
        data = told[-1]
        self.logins.append(data.login)
        return AuthResult(success=(data.login, data.password) == (b"loci", b"pass word"))

    async def handle_DATA(self, server: SMTP, _session: Any, envelope: Any) -> str:  # noqa: N802
        self.mails.append(envelope.content.decode())
        self.secure.append(server.transport.get_extra_info("ssl_object") is not None)
        return "250 taken"

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._end.set)
        self.join(10)
