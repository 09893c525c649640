"""A real browser and a real server, on SQLite. No test may leave a complaint in the console."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from loci.server.app import STATIC
from loci.server.settings import Settings
from tests.browser.program import find
from tests.browser.visitor import Visitor
from tests.server.clients import OPEN
from tests.server.running import Served

# The tests bring these limits nowhere near their own subject.
LIMITS: dict[str, Any] = {
    "guests_per_minute": 10_000.0,
    "logins_per_minute": 10_000.0,
    "moves_per_second": 1000.0,
    "chats_per_second": 100.0,
    "requests_per_second": 10_000.0,
    "tables_per_guest": 1000,
    "sockets_per_address": 1000,
}
# The browser talks to this machine alone, and looks for nothing by itself.
FLAGS = [
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

expect.set_options(timeout=20_000)  # a busy machine is slow, not wrong


# Not for the whole session: while Playwright runs, no other test could run an event loop.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    path = find()
    assert path is not None, "no browser here: `make test-browser` looks for one or fetches it"
    assert (STATIC / "index.html").exists(), "the client is not built: make web"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests: each makes its own people and tables."""
    folder: Path = tmp_path_factory.mktemp("site")
    settings = Settings(
        db=str(folder / "loci.db"), secret_file=str(folder / "key"), bot_workers=1, **LIMITS
    )
    served = Served(settings)
    yield served
    served.stop()


@pytest.fixture
def come(chromium: Browser, site: Served) -> Iterator[Callable[..., Visitor]]:
    """Visitors of the site: `come("Ada")`, or `come()` for somebody without a name."""
    visitors: list[Visitor] = []

    def make(name: str = "", address: str = "", **more: Any) -> Visitor:
        visitors.append(Visitor(chromium, address or site.address, **more))
        return visitors[-1].named(name) if name else visitors[-1]

    yield make
    while OPEN:
        OPEN.pop().close()
    assert [fault for visitor in visitors for fault in visitor.leave()] == []


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The screens take longest: one round of them stays first, the others begin further down the
    list, of which every worker has its equal part, so that two of them are not one worker's."""
    screens = [item for item in items if item.name.startswith("test_every_screen[")]
    others = [item for item in items if item not in screens]
    for number, item in enumerate(screens):
        others.insert(len(items) * number // len(screens), item)
    items[:] = others
