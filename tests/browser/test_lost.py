"""The connection breaks, the server stops and comes back: nothing is lost and play goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from loci.testing.program import Program
from tests.browser.table import AtTable
from tests.browser.visitor import Visitor

Come = Callable[..., Visitor]
LOST = "The connection is lost."


@pytest.fixture
def programs(tmp_path: Path) -> Iterator[Callable[..., Program]]:
    """`loci serve`, which can be stopped and started again at the same place."""
    started: list[Program] = []

    def start(port: int = 0) -> Program:
        started.append(Program(str(tmp_path / "loci.db"), tmp_path, "--port", str(port)))
        return started[-1]

    yield start
    if started and started[-1].process.poll() is None:
        started[-1].stop()


def test_play_goes_on_after_the_server_was_stopped_and_started(
    come: Come, programs: Callable[..., Program]
) -> None:
    server = programs()
    ada = come("Ada", address=server.address)
    ada.allow("WebSocket connection to|ERR_CONNECTION_REFUSED")
    table = AtTable(ada, ada.table("me me"))
    for _ in range(3):
        table.answer_any("haunt")
    before = table.record()
    waiting = table.legal()[0]
    server.stop()
    ada.is_told(LOST)
    table.chip(waiting).click()  # it is kept, and sent when somebody is there
    programs(server.port)
    expect(ada.page.get_by_text(LOST)).to_have_count(0)
    table.has_entries(4)
    after = table.record()
    assert after.entries[:3] == before.entries
    assert after.entries[3].move == waiting
    table.answer_any("travel")
    assert len(table.record().entries) == 5


def test_a_page_that_cannot_reach_the_server_says_so(come: Come) -> None:
    ada = come("Ada")
    ada.allow("ERR_INTERNET_DISCONNECTED")
    ada.allow("error occurred when fetching the script")  # of the worker, which is asked for late
    page = ada.open("/")
    button = page.get_by_role("article").get_by_role("button", name="Play with bots").first
    button.wait_for()  # the page has come whole before the way to the server is gone
    ada.context.set_offline(True)
    button.click()
    expect(page.get_by_role("alert")).to_have_text("The server cannot be reached.")
    ada.context.set_offline(False)
    page.get_by_role("article").get_by_role("button", name="Play with bots").first.click()
    AtTable(ada).is_asked()


def test_addresses_without_anything_say_so(come: Come) -> None:
    ada = come()
    ada.allow("status of 404")
    page = ada.open("/nothing/at/all")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    ada.open("/learn/nothing")
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    ada.open("/t/no-such-table")
    expect(page.get_by_role("alert")).to_have_text("There is no such table.")
    ada.open("/rules/no-such-game")
    expect(page.get_by_role("alert")).to_have_text("There is no such game here. These have rules:")
    expect(page.get_by_role("link", name="Terra Mystica")).to_be_visible()
    page.get_by_role("link", name="Genius Loci: home").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Board games for a calm evening")
