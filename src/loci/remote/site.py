"""A site, by the routes that it has for programs (docs/protocol.md)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from types import TracebackType
from typing import Any, ClassVar, Final

import httpx

from loci.core import LociError, Text

WAIT: Final = 25  # seconds that the site lets us wait for a question
_PATIENCE: Final = 30.0  # more, until it is given up that anything comes
_FIRST_PAUSE: Final = 1.0
_LONGEST_PAUSE: Final = 60.0
_IN_PASSING: Final = (429, 500, 502, 503, 504)


class SiteError(LociError):
    """The site refuses what was asked; `kind` is its own word for why."""

    KIND: ClassVar[str] = "site"

    def __init__(self, kind: str, status: int, words: str) -> None:
        super().__init__(Text("connect-refused", detail=words))
        self.kind = kind
        self.status: Final = status


class Site:
    """Asks until there is an answer: where the connection is lost, or the site has too much to do,
    it tries again, later and later. `lost` hears of each time: why, and for how many seconds."""

    def __init__(
        self, address: str, token: str, language: str, lost: Callable[[str, float], None]
    ) -> None:
        self.address: Final = address.rstrip("/")
        self._lost = lost
        self._language = language
        headers = {"Authorization": f"Bearer {token}", "Accept-Language": language}
        self._http = httpx.AsyncClient(
            base_url=f"{self.address}/api", headers=headers, timeout=WAIT + _PATIENCE
        )

    async def __aenter__(self) -> Site:
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._http.aclose()

    async def who(self) -> dict[str, Any]:
        """Who we are there."""
        return await self._ask("GET", "")

    async def tables(self, stamp: str) -> dict[str, Any]:
        """Our tables, once they are others than those of the stamp, or something else is asked."""
        return await self._ask("GET", "/tables", params={"stamp": stamp, "wait": WAIT})

    async def table(self, id: str) -> dict[str, Any]:
        """What we see at a table, and are asked."""
        return await self._ask("GET", f"/tables/{id}", params={"lang": self._language})

    async def answer(self, id: str, decision: str, move: str) -> dict[str, Any]:
        said = {"decision": decision, "move": move, "lang": self._language}
        return await self._ask("POST", f"/tables/{id}/answer", json=said)

    async def sit(self, id: str) -> None:
        """Take our seat back from the bot that has it meanwhile."""
        await self._ask("POST", f"/tables/{id}/sit")

    async def _ask(self, method: str, path: str, **request: Any) -> dict[str, Any]:
        pause = _FIRST_PAUSE
        while True:
            try:
                answer = await self._http.request(method, f"/program{path}", **request)
            except httpx.TransportError as error:
                why = str(error) or type(error).__name__
            else:
                if answer.status_code not in _IN_PASSING:
                    return _read(answer)
                why = str(answer.status_code)
                pause = max(pause, _asked_to_wait(answer))
            self._lost(why, pause)
            await asyncio.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)


def _asked_to_wait(answer: httpx.Response) -> float:
    given = answer.headers.get("Retry-After", "")
    return min(float(given), _LONGEST_PAUSE) if given.isdecimal() else 0.0


def _read(answer: httpx.Response) -> dict[str, Any]:
    """What the site says; `SiteError` where it refuses, or is no site of ours."""
    try:
        data = answer.json()
        if answer.is_success and isinstance(data, dict):
            return data
        error = data["error"]
        raise SiteError(str(error["kind"]), answer.status_code, str(error["words"]))
    except (ValueError, TypeError, KeyError):
        raise SiteError("address", answer.status_code, f"HTTP {answer.status_code}") from None
