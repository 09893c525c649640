"""Somebody at the site: a browser context of their own, in which nothing may go wrong unseen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

from tests.server.clients import Live

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
WIDE = (1440, 900)
PHONE = (390, 844)


class Visitor:
    """One person with one browser. `faults` is what the browser complained about."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: tuple[int, int] = WIDE,
        language: str = "en",
        motion: str = "reduce",
        lone: bool = False,
        handover: bool = False,
        **options: Any,
    ) -> None:
        self.address = address
        self.faults: list[str] = []
        self._allowed: list[str] = []
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            reduced_motion=motion,
            locale=language,
            permissions=["clipboard-read", "clipboard-write"],
            **options,
        )
        self.context.set_default_timeout(30_000)
        own = "location.protocol === 'http:'"  # blank pages have no storage
        if not lone:  # the tests give every answer themselves
            self.context.add_init_script(f"{own} && localStorage.setItem('loci.lone', 'no')")
        if not handover:  # and one person plays all seats of theirs
            once = "localStorage.getItem('loci.handover') ?? localStorage.setItem"
            self.context.add_init_script(f"{own} && ({once}('loci.handover', 'no'))")
        self.context.on("console", self._heard)
        self.context.on("weberror", lambda error: self.faults.append(str(error.error)))
        self.page: Page = self.context.new_page()

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.faults.append(f"{message.text} ({message.location.get('url', '')})")

    def allow(self, pattern: str) -> None:
        """The browser may complain of this: a test provokes it."""
        self._allowed.append(pattern)

    def leave(self) -> list[str]:
        """Close the browser's windows; what it complained about and should not have."""
        self.context.close()
        return [x for x in self.faults if not any(re.search(y, x) for y in self._allowed)]

    # -- who and where ---------------------------------------------------------------------------

    def named(self, name: str) -> Visitor:
        """Become a guest of that name, as the page itself would."""
        made = self.context.request.post(
            f"{self.address}/api/me", data={"name": name}, headers={"X-Loci": "1"}
        )
        assert made.ok, made.text()
        return self

    def post(self, path: str, **body: Any) -> Any:
        """A request with this visitor's cookie."""
        url = f"{self.address}/api{path}"
        answer = self.context.request.post(url, data=body, headers={"X-Loci": "1"})
        assert answer.ok, answer.text()
        return answer.json() if answer.body() else None

    def get(self, path: str) -> Any:
        answer = self.context.request.get(f"{self.address}/api{path}")
        assert answer.ok, answer.text()
        return answer.json() if "json" in answer.headers["content-type"] else answer.text()

    def table(self, seats: str = "me me", game: str = "haunted-lands", **more: Any) -> str:
        """The id of a new table; seats as words: me, open, or the name of a bot."""
        kinds = [{"kind": x} if x in ("me", "open") else {"kind": "bot", "bot": x}
                 for x in seats.split()]  # fmt: skip
        wanted = {"options": {}, "undo": "consent", "public": False} | more
        return str(self.post("/tables", game=game, players=len(kinds), seats=kinds, **wanted)["id"])

    def live(self, id: str) -> Live:
        """A socket of the same person, to bring a table quickly to where a test begins."""
        cookies = {cookie["name"]: cookie["value"] for cookie in self.context.cookies()}
        return Live(self.address, id, cookies["loci"])

    # -- what the page shows -----------------------------------------------------------------------

    def open(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def is_told(self, text: str | re.Pattern[str]) -> None:
        """The page says this somewhere that can be seen."""
        expect(self.page.get_by_text(text).filter(visible=True).first).to_be_visible()

    def too_wide(self) -> int:
        """By how many pixels the page would scroll sideways."""
        wide: int = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return max(0, wide)

    def empty_below(self) -> int:
        """How many pixels of nothing lie under what the page shows, or could be scrolled to."""
        empty: int = self.page.evaluate(
            "Math.floor(document.documentElement.scrollHeight"
            " - Math.max(innerHeight, document.body.getBoundingClientRect().bottom + scrollY))"
        )
        return max(0, empty)

    @contextmanager
    def unknown(self) -> Iterator[None]:
        """Without the cookie, as somebody who comes for the first time."""
        cookies: Any = self.context.cookies()
        self.context.clear_cookies()
        yield
        self.context.add_cookies(cookies)

    def settle(self) -> None:
        """Wait until nothing on the page moves."""
        moving = "Promise.allSettled(document.getAnimations().map(one => one.finished))"
        self.page.evaluate(f"{moving}.then(() => null)")

    def barriers(self, rules: list[str] | None = None) -> list[str]:
        """What axe-core finds serious or critical on the page as it is now."""
        if not self.page.evaluate("typeof axe === 'object'"):
            self.page.evaluate(AXE.read_text("utf-8"))
        options = {"resultTypes": ["violations"]} | ({"runOnly": rules} if rules else {})
        found = self.page.evaluate("options => axe.run(options)", options)
        return [
            f"{one['id']}: {node['target']} {node['failureSummary']}"
            for one in found["violations"]
            if one["impact"] in ("serious", "critical")
            for node in one["nodes"]
        ]
