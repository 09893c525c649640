"""A game on a telephone: 390 pixels wide, with a finger."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from loci.core import Match
from tests.browser import terra
from tests.browser.questions import tables
from tests.browser.spirit_screens import spirit_tables
from tests.browser.table import AtTable, prepared
from tests.browser.test_spirit_island_questions import opened
from tests.browser.visitor import PHONE, Visitor

Come = Callable[..., Visitor]


def reachable(visitor: Visitor, thing: Locator) -> None:
    """It can be brought into view, and lies wholly within the width of the screen."""
    thing.scroll_into_view_if_needed()
    expect(thing).to_be_in_viewport(ratio=0.99)
    assert visitor.too_wide() == 0


def test_everything_at_the_table_is_reached_on_a_telephone(come: Come) -> None:
    steps, _ = prepared(27, difficulty="hardest")
    ola = come("Ola", size=PHONE, has_touch=True, is_mobile=True)
    id = ola.table("me me", seed=27, options={"difficulty": "hardest"})
    table = AtTable(ola, id)
    page = table.page
    for number, step in enumerate(steps[:12]):
        table.sentence.tap()  # two quick taps on one place would count as one answer
        if step.place and step.alone:
            table.place(step.place).tap()
        else:
            reachable(ola, table.chip(step.move))
            table.chip(step.move).tap()
        table.has_entries(number + 1)
        assert ola.too_wide() == 0
    assert [entry.move for entry in table.record().entries] == [s.move for s in steps[:12]]
    for name, shown in (
        ("Seats", page.get_by_text("This table")),
        ("Cards", page.get_by_text("What buildings cost")),
        ("Log", table.log.get_by_role("listitem").first),
        ("Chat", page.get_by_label("Say something")),
    ):
        page.get_by_role("tab", name=name, exact=True).tap()
        reachable(ola, shown)
    for name in ("Undo", "What if", "Ask a bot for a hint", "Show as text"):
        reachable(ola, ola.button(name))
    reachable(ola, table.slider)
    ola.button("Undo").tap()
    table.has_entries(11)
    ola.button("Show as text").tap()
    expect(page.get_by_role("region", name="Board").get_by_role("heading").first).to_be_visible()
    assert ola.too_wide() == 0


def test_a_finger_is_told_why_not(come: Come) -> None:
    ola = come("Ola", size=PHONE, has_touch=True, is_mobile=True)
    table = AtTable(ola, ola.table("me me", seed=27, options={"difficulty": "hardest"}))
    dark = table.map.locator('[aria-disabled="true"]').first
    dark.tap(force=True)
    why = table.page.get_by_role("note")
    expect(why).to_be_in_viewport(ratio=1)
    expect(why).to_contain_text("no Spectre goes there yet")
    assert len(table.record().entries) == 0


def test_every_page_fits_a_telephone(come: Come) -> None:
    ola = come("Ola", size=PHONE, has_touch=True, is_mobile=True, language="ru")
    ola.table("me open greedy", public=True)
    games = ("haunted-lands", "terra-mystica", "spirit-island")
    about = [f"/{page}/{game}" for page in ("learn", "rules") for game in games]
    for path in ("/", "/new", "/learn", "/record", "/account", *about):
        ola.open(path)
        expect(ola.page.get_by_role("heading", level=1).first).to_be_visible()
        assert ola.too_wide() == 0, path


# -- what is chosen from ---------------------------------------------------------------------------


def favour_tile() -> Match:
    return next(case.match() for case in terra.CASES if case.asks == "ask-favour")


def bonus_tile() -> Match:
    return next(case.match() for case in terra.CASES if case.asks == "ask-first-bonus")


TO_CHOOSE_FROM: dict[str, Callable[[], Match]] = {
    "a card of four": tables()["ask-take"],
    "a card to forget": tables()["ask-forget"],
    "a spirit at the table": tables()["ask-season-spirit"],
    "an element": tables()["ask-element"],
    "a favour tile": favour_tile,
    "a bonus tile": bonus_tile,
}


@pytest.mark.parametrize("what", TO_CHOOSE_FROM)
def test_nothing_that_is_chosen_from_is_cut_off_on_a_telephone(come: Come, what: str) -> None:
    """Each lies between the edges of the screen and comes into sight by scrolling down."""
    ola = come("Ola", size=PHONE, has_touch=True, is_mobile=True)
    table = opened(ola, TO_CHOOSE_FROM[what]())
    table.is_asked()
    tray = table.page.get_by_label("To choose from", exact=True)
    offered = tray.locator("[data-place]")
    expect(offered.first).to_be_visible()
    assert offered.count() > 1
    frame = tray.bounding_box()
    assert frame is not None
    for one in offered.all():
        one.scroll_into_view_if_needed()
        box = one.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= PHONE[0]
        assert box["y"] + box["height"] <= frame["y"] + frame["height"] + 1
    assert ola.too_wide() == 0


# -- room ------------------------------------------------------------------------------------------


def box_of(thing: Locator) -> tuple[float, float, float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["width"], box["height"]


def test_what_is_chosen_from_is_put_aside_to_look_at_the_map(come: Come) -> None:
    ola = come("Ola", size=PHONE, has_touch=True, is_mobile=True)
    table = opened(ola, favour_tile())
    table.is_asked()
    tray = table.page.get_by_label("To choose from", exact=True)
    assert box_of(tray)[3] <= box_of(table.map)[3] / 2  # all of it, in half of the map at most
    expect(tray.locator("[data-place]").last).to_be_in_viewport(ratio=1)
    ola.button("Look at the map").tap()
    expect(tray).to_have_count(0)
    assert ola.barriers() == []
    ola.button("To choose from").tap()
    before = table.entries()
    tray.locator("[data-lit]").first.tap()
    expect(table.slider).not_to_have_attribute("max", str(before))


def test_the_map_of_terra_mystica_is_turned_where_it_has_a_high_window(come: Come) -> None:
    ola = come("Ola", size=PHONE, has_touch=True, is_mobile=True)
    table = opened(ola, terra.after())
    table.is_asked()
    hex = table.place("E6")
    small = box_of(hex)[2]
    before = table.entries()
    ola.button("Board in the whole window (f)").tap()
    expect(ola.button("Back to the table (Esc)")).to_be_visible()
    for _ in range(100):  # it grows to its size
        if box_of(hex)[2] > 1.25 * small:
            break
        ola.page.wait_for_timeout(50)
    assert box_of(hex)[2] > 1.15 * small
    first, last = box_of(table.place("A1")), box_of(table.place("A13"))
    assert abs(last[1] - first[1]) > 10 * abs(last[0] - first[0])  # a row goes downwards
    for name in ("A1", "A13", "I1"):  # the corners
        expect(table.place(name)).to_be_in_viewport(ratio=1)
    table.map.locator("[data-lit]").first.tap()
    ola.button("Back to the table (Esc)").tap()
    expect(table.slider).not_to_have_attribute("max", str(before))


def test_lines_more_below_do_not_turn_the_island(come: Come) -> None:
    ola = come("Ola", size=PHONE, has_touch=True, is_mobile=True)
    table = AtTable(ola, ola.table("me", game="spirit-island", seed=3))
    ground = table.page.locator('.land[data-place$="1"] path').first
    before = ground.get_attribute("d")
    ola.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1] - 64})
    expect(ground).to_have_attribute("d", before or "")
    ola.page.set_viewport_size({"width": 900, "height": 420})
    expect(ground).not_to_have_attribute("d", before or "")


def test_pieces_that_are_asked_for_come_near(come: Come) -> None:
    """Nobody hits a piece of ten pixels. Lands are large enough where they lie."""
    ola = come("Ola", size=PHONE, has_touch=True, is_mobile=True)
    table = opened(ola, tables()["ask-ravage-order"]())
    table.is_asked()
    island = table.page.get_by_role("group", name="Island")
    expect(island).to_be_visible()
    expect(island).not_to_have_class(re.compile("zoomed"))
    # The ravage is told in its word, the build and the explore by their signs.
    expect(table.page.locator(".ribbon .sign").filter(visible=True)).to_have_count(2)
    table = opened(ola, tables()["ask-damage"]())
    table.is_asked()
    expect(island).to_have_class(re.compile("zoomed"))
    pieces = table.page.locator('[data-place*="/"][data-lit]')
    expect(pieces.first).to_be_in_viewport(ratio=1)
    for piece in pieces.all():
        assert min(box_of(piece)[2:]) >= 24
    pieces.first.tap()
    expect(table.sentence).to_contain_text("left")


def test_the_map_stays_where_it_is_when_tokens_part_on_the_valour_track(come: Come) -> None:
    steps, _ = prepared(27, difficulty="hardest")
    ola = come("Ola", size=PHONE, has_touch=True, is_mobile=True)
    id = ola.table("me me", seed=27, options={"difficulty": "hardest"})
    table = AtTable(ola, id)
    table.is_asked()
    held = table.page.locator(".track li.held")
    expect(held).to_have_count(1)
    before = box_of(table.map)
    with ola.live(id) as live:
        for step in steps[:40]:
            live.answer(step.move)
    table.has_entries(40)
    table.is_asked()
    expect(held).to_have_count(2)
    assert box_of(table.map) == before


def test_where_something_is_tried_out_ready_stays_in_sight(come: Come) -> None:
    """The line that says so leaves the answers where they are."""
    ola = come("Ola", size=PHONE, language="ru", has_touch=True, is_mobile=True)
    ola.open(f"/t/{spirit_tables(ola)['si-middle']}")
    expect(ola.page.locator('.pinned [data-move="done"]')).to_be_in_viewport(ratio=1)
    banner = ola.page.get_by_role("complementary", name="Проба")
    expect(banner).to_contain_text("Что, если с хода 60")
    expect(banner.get_by_role("link", name="Вернуться")).to_be_in_viewport(ratio=1)
    expect(banner.get_by_role("button", name="Выбросить")).to_be_in_viewport(ratio=1)


def test_a_game_begins_without_scrolling_to_the_end_of_the_form(come: Come) -> None:
    ola = come("Ola", size=PHONE, has_touch=True, is_mobile=True)
    with ola.unknown():
        ola.open("/new?game=spirit-island")
        start = ola.button("Start")
        expect(start).to_be_in_viewport(ratio=1)
        start.tap()
        expect(ola.page.get_by_label("Your name")).to_be_in_viewport(ratio=1)
        expect(ola.page.get_by_label("Your name")).to_be_focused()
