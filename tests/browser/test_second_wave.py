"""Second Wave from the end of a game: a button, and the next table stands on what was left."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.table import AtTable
from tests.browser.test_spirit_island_questions import opened
from tests.browser.visitor import Visitor
from tests.spirit_island.tables import RIVER, island

Come = Callable[..., Visitor]


def test_a_second_wave_follows_a_game_that_is_over(come: Come) -> None:
    """River wins with its last answer; then others meet the invaders on the same board."""
    lands: dict[str, Any] = {"A5": {"explorer": 1, "dahan": 2, "presence": {"P1": 1}}, "A8": {}}
    seats = {"P1": {"played": ["flash-floods"]}}
    here = island(lands, phase="fast", spirits=[RIVER], seats=seats)
    ada = come("Ada")
    table = opened(ada, here.match)
    table.answer("use flash-floods")
    table.chip("target A5").click()
    panel = ada.page.get_by_role("tabpanel", name="Result")
    expect(panel).to_contain_text("The invaders come again")
    first = table.id
    panel.get_by_role("button", name="Second Wave").click()
    ada.page.wait_for_url(lambda url: "/t/" in url and first not in url)
    second = AtTable(ada)
    second.is_asked()
    moves = second.legal()
    assert "choose lightnings-swift-strike" in moves
    assert f"choose {RIVER}" not in moves
    second.answer("choose lightnings-swift-strike")
    expect(second.sentence).to_contain_text("Which power card does River Surges in Sunlight leave")
    options = second.record().header.options
    assert (options["scenario"], options["boards"]) == ("second-wave", ["A"])
