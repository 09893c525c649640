"""Statistics: a game that has just ended is in them, and what bots have played can be looked at."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitor import PHONE, WIDE, Visitor

Come = Callable[..., Visitor]


def test_a_game_that_ends_is_in_the_statistics(come: Come) -> None:
    ada = come("Ada")
    page = ada.open("/me")
    ada.is_told("You have not played a game to its end yet.")
    id = ada.table("me random", options={"mode": "builder"})
    with ada.live(id) as live:
        while live.wait_for_turn():
            live.answer()
    for _ in range(100):  # it is counted by itself, a moment later
        if (played := ada.get("/me/played"))["played"]:
            break
        page.wait_for_timeout(100)
    assert [one["id"] for one in played["played"]] == [id]
    page.get_by_role("link", name="My games").click()
    page.reload()
    games = page.get_by_role("table", name="Games played")
    row = games.get_by_role("row").filter(has=page.get_by_role("link", name="Haunted Lands"))
    expect(row).to_have_count(1)
    expect(row).to_contain_text("Builder")
    against = page.get_by_role("table", name="Against whom")
    expect(against.get_by_role("row").last).to_contain_text(re.compile("random.*1", re.I | re.S))
    mode = page.get_by_role("table", name="Mode").get_by_role("row").last  # one's own single game
    expect(mode).to_contain_text(re.compile("Builder.*%.*1", re.S))
    with page.expect_download() as downloading:
        ada.button("JSON").click()
    kept = json.loads(downloading.value.path().read_text())
    assert [one["id"] for one in kept["played"]] == [id]
    assert ada.barriers() == []
    page.get_by_role("link", name="Statistics: Haunted Lands").click()
    counted = ada.get("/statistics/haunted-lands")["people"]
    number = sum(row[4] for row in counted if row[1] == "games")
    assert number >= 1
    ada.button(f"With people ({number})").click()
    expect(page.get_by_role("definition").first).to_have_text(str(number))
    if number < 10:
        ada.is_told(re.compile("Too few games to say anything"))
    assert ada.barriers() == []


def test_what_bots_have_played_is_drawn_and_can_be_read(come: Come) -> None:
    """The first statistics that come with the site."""
    ada = come()
    page = ada.open("/")
    page.get_by_role("article").filter(has_text="Terra Mystica").get_by_role(
        "link", name="Statistics"
    ).click()
    factions = page.get_by_role("table", name="Factions", exact=True)
    expect(factions.get_by_role("row").filter(has_text="Dwarves")).to_contain_text("%")
    heat = page.get_by_role("table", name="Factions × Scoring tiles")
    expect(heat.get_by_role("rowheader", name="Dwarves")).to_be_visible()
    expect(heat.get_by_role("columnheader").filter(has_text="2 points a spade")).to_have_count(1)
    seats = page.get_by_role("table", name="By seat, in the order of the start")
    expect(seats.get_by_role("row")).to_have_count(1 + 5)
    page.get_by_label("Number of players").select_option("2")
    expect(seats.get_by_role("row")).to_have_count(1 + 2)
    ada.is_told(re.compile("Dashed: what chance alone would give"))
    page.get_by_role("radio", name="Points on average").check()
    expect(factions.get_by_role("columnheader", name="Points on average")).to_be_visible()
    expect(factions).not_to_contain_text("%")
    page.get_by_text("As a table: Points").click()
    expect(page.get_by_role("table", name="Points", exact=True)).to_be_visible()
    for size in (WIDE, PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert ada.barriers() == []
        assert ada.too_wide() == 0
    link = page.get_by_role("link", name="CSV").get_attribute("href")
    assert ada.get(str(link).removeprefix("/api")).startswith("who,players,kind,")
    ada.open("/statistics/chess")
    expect(page.get_by_role("alert")).to_be_visible()
    ada.allow("status of 404")
