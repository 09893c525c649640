"""The analysis of a finished game: asked for, seen as a curve, and followed to a position."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from loci.bots.weights import has_weights
from tests.browser.table import AtTable
from tests.browser.test_records import KEPT
from tests.browser.visitor import PHONE, Visitor

Come = Callable[..., Visitor]


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_finished_game_is_analysed(come: Come, size: str) -> None:
    place = {"size": PHONE, "has_touch": True, "is_mobile": True} if size == "phone" else {}
    ada = come("Ada", **place)
    record = (KEPT / "wanderer-2-victory.loci").read_text("utf-8")
    table = AtTable(ada, ada.post("/records", text=record)["id"])
    page = table.page
    page.get_by_role("tab", name="Analysis").click()
    ada.button("Analyse this game").click()
    panel = page.locator(".analysis")
    learned = has_weights("haunted-lands")
    said = "What a bot that has learned" if learned else "Nobody has learned this game yet."
    expect(panel.get_by_text(said)).to_be_visible(timeout=120_000)
    expect(panel.locator("svg polyline")).to_have_count(2)
    costly = panel.get_by_role("listitem").get_by_role("button")
    expect(costly.first).to_contain_text("Better: ")
    number = int(costly.first.inner_text().split(".")[0])
    costly.first.click()
    expect(table.slider).to_have_value(str(number - 1))
    expect(costly.first).to_have_attribute("aria-current", "true")
    curve = panel.locator("svg", has=page.locator("polyline"))
    curve.click(position={"x": 3, "y": 40})  # a click on the curve looks there as well
    expect(table.slider).to_have_value("0")
    assert ada.barriers() == []
    assert ada.too_wide() == 0
    page.reload()
    page.get_by_role("tab", name="Analysis").click()
    expect(costly.first).to_be_visible()  # it was kept
