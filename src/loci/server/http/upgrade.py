"""How a request becomes a socket: as uvicorn does it, and then it lets go of the request.

A request's parser and its protocol hold each other. uvicorn parts them when the connection is lost,
but of one that has become a socket it never hears that, so each would be left to the collector of
garbage, which seldom comes (`garbage.py`).
"""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

#: What uvicorn is to be told (`http=`).
PROTOCOL: Final = f"{__name__}:Upgrading"


class Upgrading(HttpToolsProtocol):
    """A connection over which requests come, until one of them asks for a socket."""

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]
