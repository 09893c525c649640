"""Whole games of Haunted Lands in the browser: by mouse, by keyboard, and in the text view.

Two of them were played by bots beforehand, so that what the server stores at the end can be held
against what came out without any server.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from loci.core import Outcome
from tests.browser.table import AtTable, Step, is_the_same, prepared, with_seed
from tests.browser.visitor import Visitor

Come = Callable[..., Visitor]


def click(table: AtTable, step: Step) -> None:
    """Answer on the map where that is possible, else by the chip below it."""
    if step.place is None:
        table.chip(step.move).click()
        return
    label = table.chip(step.move).locator(".label").inner_text()
    table.place(step.place).click()
    if not step.alone:
        table.menu.get_by_role("button", name=label, exact=True).click()


def shows_the_end(table: AtTable, outcome: Outcome, words: str, sentence: str = "") -> None:
    """The result, the points by source and the charts are shown, and are right."""
    expect(table.sentence).to_have_text(sentence or words)
    panel = table.page.get_by_role("tabpanel", name="Result")
    expect(panel.get_by_role("heading", name=words)).to_be_visible()
    result = panel.get_by_role("table", name="Result", exact=True).get_by_role("row")
    expect(result).to_have_count(2)
    shown = sorted(int(text.split()[-1]) for text in result.all_inner_texts())
    assert shown == sorted(outcome.scores)
    expect(result.filter(has_text="wins")).to_have_count(len(outcome.winners))
    expect(panel.get_by_role("heading", name="Points by source")).to_be_visible()
    buildings = panel.get_by_role("row", name=re.compile("^Buildings"))
    assert sum(map(int, re.findall(r"\d+", buildings.inner_text()))) > 0
    expect(panel.get_by_role("figure")).to_have_count(4)
    valour = panel.get_by_role("table", name="Valour").get_by_role("row")
    last = [int(valour.nth(seat + 1).get_by_role("cell").last.inner_text()) for seat in (0, 1)]
    assert last == outcome.scores


def test_a_whole_game_by_clicking_only(come: Come) -> None:
    steps, wanted = prepared(27, difficulty="hardest")
    ada = come()
    page = ada.open("/")
    about = page.get_by_role("article").filter(has_text="Haunted Lands")
    about.get_by_role("link", name="Play with others").click()
    page.get_by_label("Seat 2").select_option("me")
    page.get_by_text("Options of the game").click()
    page.locator("select").filter(has=page.locator("option[value=hardest]")).select_option(
        "hardest"
    )
    ada.button("Start").click()
    page.get_by_label("Your name").fill("Ada")
    with_seed(page, 27)
    ada.button("Start").click()
    table = AtTable(ada)
    for step in steps:
        click(table, step)
    table.has_entries(len(steps))
    assert wanted.outcome is not None
    words = "Kalena stands, and its Seers are counted."
    [winner] = wanted.outcome.winners
    verdict = f"Ada ({winner + 1}) wins with {max(wanted.outcome.scores)}."
    shows_the_end(table, wanted.outcome, words, verdict)
    is_the_same(table.record(), wanted)


class Keys:
    """Plays with the keyboard alone."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.press = page.keyboard.press

    def reach(self, selector: str) -> None:
        """Tab, forwards or backwards, until the focus is on the first thing that fits."""
        self.page.locator(selector).first.wait_for()
        key = "Tab" if self._is_ahead(selector) else "Shift+Tab"
        for _ in range(400):
            if self.page.evaluate("what => document.activeElement.matches(what)", selector):
                return
            self.press(key)
        raise AssertionError(f"no way by keyboard to {selector}")

    def _is_ahead(self, selector: str) -> bool:
        ahead: bool = self.page.evaluate(
            "what => !(document.activeElement.compareDocumentPosition(document.querySelector(what))"
            " & Node.DOCUMENT_POSITION_PRECEDING)",
            selector,
        )
        return ahead

    def do(self, selector: str) -> None:
        self.reach(selector)
        self.press("Enter")


def test_a_whole_game_by_keyboard_only(come: Come) -> None:
    steps, wanted = prepared(134, difficulty="hardest")
    ada = come()
    keys = Keys(ada.open("/"))
    keys.do('a[href="/new?game=haunted-lands&with=others"]')
    keys.reach("fieldset:nth-of-type(3) label:nth-of-type(2) select")
    ada.page.keyboard.type("me")
    keys.do("details.all > summary")
    keys.reach('select:has(option[value="hardest"])')
    ada.page.keyboard.type("hardest")
    keys.do('button[form="new"]')
    keys.reach('input[autocomplete="nickname"]')
    ada.page.keyboard.type("Ada")
    with_seed(ada.page, 134)
    keys.press("Enter")
    table = AtTable(ada)
    table.is_asked()
    keys.do(".skip")
    expect(table.sentence).to_be_focused()
    own = ada.page.get_by_role("region", name="What you have")
    keys.press("f")
    expect(ada.button("Back to the table (Esc)")).to_be_visible()
    expect(own).to_be_visible()  # with the board in the whole window, too
    keys.press("Escape")
    for number, step in enumerate(steps):
        # On the map while the first season lasts, which is where arrows are worth having.
        if number < 20 and step.place and step.alone:
            keys.reach(f'[data-place="{step.place}"][aria-disabled="false"]')
            keys.press("Enter")
        else:
            keys.do(f'[data-move="{step.move}"]')
    table.has_entries(len(steps))
    assert wanted.outcome is not None
    words = "A Haunting cannot place its 4 Spectres: everybody loses."
    shows_the_end(table, wanted.outcome, words)
    ruling = "With too few in the reserve this is our ruling, not the rulebook’s."
    expect(table.page.get_by_role("tabpanel", name="Result")).to_contain_text(ruling)
    is_the_same(table.record(), wanted)
