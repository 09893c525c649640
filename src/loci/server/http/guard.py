"""What stands before every request: origin, the header of our own client, sizes, safe headers."""

from __future__ import annotations

import ipaddress
import logging
import time
from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from loci.core import Text
from loci.core.data import encode
from loci.core.words.wording import Wording
from loci.server.errors import Refusal, too_much
from loci.server.http.callers import is_for_programs
from loci.server.people.limits import line_of
from loci.server.settings import Settings

_log = logging.getLogger("loci.server.requests")
_UNSAFE: Final = ("POST", "PUT", "PATCH", "DELETE")

CSP: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
SECURITY: Final = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "strict-origin",  # the address of a page may hold the secret of a seat
    "X-Frame-Options": "DENY",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


def until_gone(send: Send) -> Send:
    """What is sent to somebody who has hung up is nobody's. The web server may raise for it, which
    is no fault of ours that the log should have."""
    gone = False

    async def sending(message: Message) -> None:
        nonlocal gone
        if gone:
            return
        try:
            await send(message)
        except (OSError, RuntimeError):
            gone = True

    return sending


def same_origin(headers: Mapping[str, str], origin: str) -> bool:
    """Does the request come from our own pages? One without an `Origin` is from no page."""
    given = headers.get("origin")
    if given is None:
        return True
    if origin:
        return given.rstrip("/") == origin.rstrip("/")
    try:
        return urlsplit(given).netloc == headers.get("host", "")
    except ValueError:  # half an address in brackets
        return False


def known_host(headers: Mapping[str, str], settings: Settings) -> bool:
    """Is the request for us by a name of ours? Else a foreign page could have its own name lead
    to this machine and speak to us as if it were ours. Numbers cannot be made to lead elsewhere;
    with a public origin the origin itself is checked."""
    if settings.origin:
        return True
    try:
        name = (urlsplit("//" + headers.get("host", "")).hostname or "").rstrip(".")
    except ValueError:
        return False
    if name in ("", "localhost") or name.endswith(".localhost") or name in settings.host_names:
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


class Guard:
    """ASGI middleware: refuses what may not come in, and puts safe headers on what goes out."""

    def __init__(self, app: ASGIApp, site: Any) -> None:
        self._app = app
        self._site = site

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        headers = {
            key.decode("latin-1"): value.decode("latin-1") for key, value in scope["headers"]
        }
        begun = time.perf_counter()
        status = 500
        body = _Body(receive, self._limit(scope["path"]))

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _secure(message, scope["path"])
            await send(message)

        async def answering(message: Message) -> None:
            # Whatever the application makes of a body that was cut off: it was too big.
            if not body.too_big:
                await sending(message)
            elif message["type"] == "http.response.start":
                await _answer(sending, Refusal(413, "size", Text("body-too-big")), scope["path"])

        try:
            wrong = self._refused(scope, headers)
            if wrong is not None:
                await _answer(sending, wrong, scope["path"])
            else:
                await self._app(scope, body.receive, answering)
        finally:
            route = getattr(scope.get("route"), "path", "other")
            self._site.metrics.requests.labels(route, str(status)).inc()
            _log.info(
                "request",
                extra={
                    "method": scope["method"],
                    "route": route,
                    "status": status,
                    "ms": round(1000 * (time.perf_counter() - begun), 1),
                },
            )

    def _refused(self, scope: Scope, headers: dict[str, str]) -> Refusal | None:
        if not known_host(headers, self._site.settings):
            return Refusal(403, "address", Text("host-unknown", host=headers.get("host", "")[:100]))
        if scope["method"] not in _UNSAFE:
            return None
        if not same_origin(headers, self._site.settings.origin):
            return Refusal(403, "origin", Text("origin-foreign"))
        if headers.get("x-loci") != "1" and not is_for_programs(scope["path"]):
            return Refusal(403, "csrf", Text("header-missing"))
        client = scope.get("client")
        if not self._site.changes.allows(line_of(client[0]) if client else "?"):
            return too_much()
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self._limit(scope["path"]):
            return Refusal(413, "size", Text("body-too-big"))
        return None

    def _limit(self, path: str) -> int:
        settings = self._site.settings
        return int(settings.record_bytes if path == "/api/records" else settings.body_bytes)


class _Body:
    """A body that comes without saying how long it is; read no further than it may go."""

    def __init__(self, receive: Receive, most: int) -> None:
        self._receive = receive
        self._left = most
        self.too_big = False

    async def receive(self) -> Message:
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            self.too_big = True
            return {"type": "http.request", "body": b"", "more_body": False}
        return message


def _secure(message: Message, path: str) -> None:
    headers: list[tuple[bytes, bytes]] = message["headers"]
    present = {key.lower() for key, _ in headers}
    for key, value in SECURITY.items():
        headers.append((key.lower().encode(), value.encode()))
    if b"content-security-policy" not in present:
        headers.append((b"content-security-policy", CSP.encode()))
    if path.startswith("/api") and b"cache-control" not in present:
        headers.append((b"cache-control", b"no-store"))


async def _answer(send: Send, wrong: Refusal, path: str) -> None:
    """Data for programs, a sentence for whoever opened a page."""
    kind, body = b"application/json", encode(wrong.to_data())
    if not path.startswith("/api"):
        kind = b"text/plain; charset=utf-8"
        body = Wording("en", "loci.server").say(wrong.reason).encode() + b"\n"
    headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": wrong.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
