"""What if and plan: tables of one's own, told apart from those that are played."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.table import AtTable
from tests.browser.visitor import Visitor

Come = Callable[..., Visitor]


@pytest.mark.parametrize("game", ["haunted-lands", "spirit-island", "terra-mystica"])
def test_a_trial_says_where_it_comes_from_and_is_thrown_away(come: Come, game: str) -> None:
    ada = come("Ada")
    id = ada.table("me greedy", game=game, seed=3, name="Friday")
    table = AtTable(ada, id)
    table.is_asked()
    ada.button("What if").click()
    sheet = table.page.get_by_role("dialog", name="What if, from move")
    assert ada.barriers() == []
    expect(sheet.get_by_label("Bots")).to_be_checked()
    sheet.get_by_role("button", name="Try it out").click()
    banner = table.page.get_by_role("complementary", name="Tried out")
    expect(banner).to_contain_text("What if: Friday, from move")
    trial = AtTable(ada)
    assert trial.id != id
    assert ada.get(f"/tables/{trial.id}")["seats"][1]["kind"] == "bot"
    trial.is_asked()
    assert ada.barriers() == []

    banner.get_by_role("link", name="Back to the game").click()
    table.page.wait_for_url(f"**/t/{id}")
    ada.open("/")
    expect(table.page.get_by_role("heading", name="My tables")).to_be_visible()
    expect(table.page.get_by_text("What if, from move")).to_be_visible()
    table.page.get_by_role("link", name="What if, from move").click()
    table.page.wait_for_url(f"**/t/{trial.id}")
    banner.get_by_role("button", name="Throw away").click()
    table.page.wait_for_url(f"**/t/{id}")
    assert ada.get("/tables?list=trials")["tables"] == []


def test_a_plan_in_haunted_lands_goes_on_with_the_bot(come: Come) -> None:
    ada = come("Ada")
    table = AtTable(ada, ada.table("me greedy", seed=3))
    table.is_asked()
    ada.button("Plan").click()
    sheet = table.page.get_by_role("dialog", name="Plan")
    sheet.get_by_label("I play them all").check()
    sheet.get_by_role("button", name="Try it out").click()
    banner = table.page.get_by_role("complementary", name="Tried out")
    expect(banner).to_contain_text("Plan: Haunted Lands")
    seats = ada.get(f"/tables/{AtTable(ada).id}")["seats"]
    assert all(seat["mine"] for seat in seats)
