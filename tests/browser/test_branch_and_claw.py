"""Spirit Island with Branch & Claw: a whole game with events by clicking, every question of the set
on a telephone, what the board shows of it, and cards shown beside their names."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, expect

from loci.core import Match
from loci.core.text import Text
from loci.core.words.wording import Wording
from tests.browser.pointing import Hand, asked, point
from tests.browser.questions import GAME, first, tables
from tests.browser.table import AtTable, is_the_same, with_seed
from tests.browser.test_spirit_island_questions import (
    BY_BUTTON,
    BY_NUMBER,
    TABLES,
    opened,
    parts,
    pointed,
)
from tests.browser.visitor import PHONE, Visitor
from tests.spirit_island.tables import EVERY_SET, RIVER, island

Come = Callable[..., Visitor]
WORDS = GAME.info.package
WORDING = Wording("en", WORDS)
FANGS = "sharp-fangs-behind-the-leaves"
CLAW = "branch-and-claw"
SETS = ["base", CLAW]


def test_a_whole_game_with_events_by_clicking_on_the_board(come: Come) -> None:
    """Made with the preset of the set; it has a choice event that is paid for with energy and with
    a card, and strife."""
    steps, wanted = asked("spirit-island", 1, 8, sets=SETS, spirits=[FANGS])
    met = {step.prompt.id for step in steps}
    assert met >= {"ask-event", "ask-pay-aided", "ask-strife", "ask-event-land", "ask-cull"}
    ada = come("Ada")
    page = ada.open("/new?game=spirit-island")
    page.get_by_role("spinbutton", name="Players").fill("1")
    page.get_by_role("radio", name=re.compile("^Branch & Claw")).check()
    page.get_by_text("Options of the game").click()
    folded = page.locator("main details:not([open]) > summary")
    while folded.count():
        folded.first.click()
    page.get_by_label("Sharp Fangs Behind the Leaves").check()
    with_seed(page, 8)
    ada.button("Start").click()
    table = AtTable(ada)
    hand = Hand(table, WORDS, "Ada")
    for step in steps:
        if step.prompt.id == "ask-event":
            hand.is_asked(step)
            says = page.get_by_role("region", name="To choose from")
            expect(says).to_contain_text("You choose together:")
            expect(says).to_contain_text("Token event")
            assert ada.barriers() == []
        hand.give(step)
    table.has_entries(len(wanted.entries))
    placeless = sum(1 for step in steps if not step.chosen.places)
    assert hand.pointed == len(steps) - placeless
    is_the_same(table.record(), wanted)


@parts(set(TABLES))
def test_questions_of_the_set_on_a_telephone(come: Come, kinds: list[str]) -> None:
    ada = come("Ada", size=PHONE, has_touch=True)
    for kind in kinds:
        match = TABLES[kind]()
        if CLAW not in match.header.options.get("sets", []):
            continue
        print(kind)  # to be read where it fails
        table = opened(ada, match)
        if kind in BY_BUTTON | BY_NUMBER:
            table.is_asked()
        else:
            pointed(table, match)
        assert ada.too_wide() == 0


# -- what the board shows --------------------------------------------------------------------------


def at_position(visitor: Visitor, *steps: str, **keys: Any) -> AtTable:
    lands = keys.pop("lands", {})
    keys.setdefault("options", EVERY_SET)
    keys.setdefault("spirits", [RIVER])
    return opened(visitor, island(lands, *steps, **keys).match)


def test_tokens_strife_and_markers_in_a_land(come: Come) -> None:
    lands = {"A5": {"town*2": 1, "explorer": 2, "beasts": 2, "wilds": 1, "disease": 1}}
    effects = [
        {"kind": "hidden-marker", "land": "A5"},
        {"kind": "source-found", "land": "A4", "number": 3, "word": "spirits"},
        {"kind": "frail", "word": "town"},
    ]
    options = {**EVERY_SET, "scenario": "powers-long-forgotten"}
    ada = come("Ada")
    table = at_position(ada, lands=lands, effects=effects, options=options)
    table.is_asked()
    page = table.page
    for what in ("beasts", "wilds", "disease", "marker"):
        expect(page.locator(f".pieces .group.{what}")).not_to_have_count(0)
    expect(page.locator(".pieces .strife text")).to_have_text("2")
    expect(page.locator(".pieces .group.source text")).to_have_text("3")
    page.mouse.move(*point(page, "A5"))
    told = page.get_by_role("complementary", name="A5")
    expect(told).to_contain_text("2 strife")
    expect(told).to_contain_text("a marker lies face down")
    force = page.get_by_role("button", name="In force")
    force.click()
    expect(page.get_by_role("dialog")).to_contain_text("1 health less")
    page.keyboard.press("Escape")
    table.tab("Invaders")
    expect(page.get_by_role("region", name="Scenario")).to_contain_text("Powers Long Forgotten")


def test_a_sunk_board_is_gone(come: Come) -> None:
    lands = {"A7": {}, "A8": {}, "B8": {"city": 1}, "B7": {"presence": {"P1": 1, "P2": 1}}}
    ada = come("Ada")
    spirits = [RIVER, "lightnings-swift-strike"]
    table = at_position(ada, boards="AB", spirits=spirits, lands=lands, sunk="A")
    expect(table.place("B1")).to_be_visible()
    assert table.page.get_by_role("group", name="Island").locator(".land").count() == 8
    assert table.place("A1").count() == 0


def test_the_event_that_is_carried_out(come: Come) -> None:
    """Its parts stand above the question, its whole card among the invaders'."""
    match = tables()["ask-event-land"]()
    part = first(match).prompt.args["name"]
    assert isinstance(part, Text)
    ada = come("Ada")
    table = opened(ada, match)
    strip = table.page.get_by_role("region", name="What you have")
    expect(strip.locator('[aria-current="step"]')).to_contain_text([WORDING.say(part)])
    table.tab("Invaders")
    events = table.page.get_by_role("region", name="Events")
    expect(events).to_contain_text("Event cards left")
    expect(events.locator('[aria-current="step"]')).to_contain_text(WORDING.say(part))
    assert ada.barriers() == []


# -- cards beside their names ----------------------------------------------------------------------


def about_to_play() -> Match:
    return tables()["ask-play"]()


def preview(table: AtTable) -> Locator:
    return table.page.get_by_role("tooltip")


def test_a_power_is_shown_while_its_name_is_pointed_at(come: Come) -> None:
    match = about_to_play()
    ada = come("Ada")
    table = opened(ada, match)
    move = next(move.text() for move in first(match).moves if move.text().startswith("play "))
    card = move.removeprefix("play ")
    text = WORDING.say(Text(f"text-{card}"))
    table.chip(move).hover()
    expect(preview(table)).to_contain_text(text[:30])
    table.page.mouse.move(5, 5)
    expect(preview(table)).to_have_count(0)
    strip = table.page.get_by_role("region", name="What you have")
    strip.locator(f'[data-place="card:{card}"]').hover()
    expect(preview(table)).to_contain_text(text[:30])


def test_by_keyboard_and_with_a_finger(come: Come) -> None:
    match = about_to_play()
    move = next(move.text() for move in first(match).moves if move.text().startswith("play "))
    ada = come("Ada")
    table = opened(ada, match)
    table.chip(move).focus()
    table.page.keyboard.press("Tab")
    table.page.keyboard.press("Shift+Tab")
    expect(preview(table)).to_be_visible()
    expect(table.chip(move)).to_have_attribute("aria-describedby", "preview")
    assert ada.barriers() == []
    table.page.keyboard.press("i")
    expect(table.page.get_by_role("dialog")).to_be_visible()
    eve = come("Eve", size=PHONE, has_touch=True)
    phone = opened(eve, match)
    expect(phone.chip(move)).to_have_attribute("aria-keyshortcuts", re.compile("i$"))
    touch = {"pointerType": "touch", "bubbles": True, "clientX": 50, "clientY": 500}
    phone.chip(move).dispatch_event("pointerdown", touch)
    expect(phone.page.get_by_role("dialog")).to_be_visible()
    phone.has_entries(len(match.entries))
