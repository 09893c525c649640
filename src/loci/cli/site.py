"""The small web server behind `loci serve`."""

from __future__ import annotations

import json
import socket
import socketserver
from collections.abc import Sequence
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from loci.cli.page import games_page, missing_page


class GamesServer(ThreadingHTTPServer):
    """Answers `/`, `/games.json` and `/healthz`; anything else is not found."""

    daemon_threads = True

    def __init__(self, host: str, port: int, games: Sequence[dict[str, Any]]) -> None:
        """`OSError` if the address cannot be listened on."""
        self.address_family = socket.AF_INET6 if ":" in host else socket.AF_INET
        html, text, data = "text/html", "text/plain", "application/json"
        self.missing = (html, missing_page().encode())
        self.pages = {
            "/": (html, games_page(games).encode()),
            "/games.json": (data, json.dumps(list(games), ensure_ascii=False).encode()),
            "/healthz": (text, b"ok\n"),
        }
        super().__init__((host, port), _Handler)

    def server_bind(self) -> None:
        # Without the look-up of a host name, for which the usual one may wait on a network.
        socketserver.TCPServer.server_bind(self)
        self.server_name, self.server_port = self.server_address[:2]  # type: ignore[assignment]

    @property
    def address(self) -> str:
        host = f"[{self.server_name}]" if ":" in self.server_name else self.server_name
        return f"http://{host}:{self.server_port}/"


class _Handler(BaseHTTPRequestHandler):
    server: GamesServer
    server_version = "loci"
    sys_version = ""

    def do_GET(self) -> None:
        self._answer(with_body=True)

    def do_HEAD(self) -> None:
        self._answer(with_body=False)

    def _answer(self, with_body: bool) -> None:
        path = self.path.partition("?")[0]
        found = self.server.pages.get(path)
        kind, body = found or self.server.missing
        self.send_response(200 if found else 404)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.send_header("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'")
        self.send_header("X-Content-Type-Options", "nosniff")
        self.end_headers()
        if with_body:
            self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing: the terminal keeps the address in sight."""
