"""The screens of Spirit Island and how to come to them, without relying on a word."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from loci.core import Match
from loci.core.record import Record, write
from tests.browser.questions import GAME, tables
from tests.browser.table import played
from tests.browser.visitor import Visitor

SEED = 27
Screen = Callable[[Visitor, dict[str, str]], object]
SPIRIT_SCREENS: dict[str, Screen] = {}


def spirit_screen(function: Screen) -> Screen:
    SPIRIT_SCREENS[function.__name__.replace("_", "-")] = function
    return function


def _after(record: Record, answers: int) -> Match:
    match = Match.start(GAME, 2, record.header.options, record.header.seed)
    for entry in record.entries[:answers]:
        match.answer(entry.seat, entry.move)
    return match


def spirit_tables(ada: Visitor) -> dict[str, str]:
    """Tables of Ada's own where the screens are seen."""
    record = played("spirit-island", 2, SEED, adversary="england", level=3)
    asked = tables()
    matches = {
        "si-gallery": asked["ask-spirit"](),
        "si-draft": asked["ask-take"](),
        "si-element": asked["ask-element"](),
        "si-middle": _after(record, 60),
        "si-end": _after(record, len(record.entries)),
    }
    made = {}
    for name, match in matches.items():
        made[name] = str(ada.post("/records", text=write(match.record()))["id"])
        if match.outcome() is None:
            number = len(match.entries)
            made[name] = str(ada.post(f"/tables/{made[name]}/fork", number=number)["id"])
    return made


def at(visitor: Visitor, id: str) -> Page:
    """Open a table; the island is drawn."""
    page = visitor.open(f"/t/{id}")
    expect(page.locator('[data-place$="1"]').first).to_be_attached()
    expect(page.locator(".strip ol li").first).to_be_visible()
    return page


def answers(page: Page) -> None:
    expect(page.locator("[data-move]").first).to_be_visible()


@spirit_screen
def spirit_island(visitor: Visitor, made: dict[str, str]) -> None:
    answers(at(visitor, made["si-middle"]))


@spirit_screen
def spirit_island_gallery(visitor: Visitor, made: dict[str, str]) -> None:
    page = at(visitor, made["si-gallery"])
    expect(page.locator('[data-place^="spirit:"]').first).to_be_visible()


@spirit_screen
def spirit_island_draft(visitor: Visitor, made: dict[str, str]) -> None:
    page = at(visitor, made["si-draft"])
    expect(page.locator('.tray [data-place^="card:"]').first).to_be_visible()


@spirit_screen
def spirit_island_element(visitor: Visitor, made: dict[str, str]) -> None:
    page = at(visitor, made["si-element"])
    expect(page.locator('[data-place="element:sun"]')).to_be_visible()


@spirit_screen
def spirit_island_cards(visitor: Visitor, made: dict[str, str]) -> None:
    page = at(visitor, made["si-middle"])
    page.locator("#tab-cards").click()
    expect(page.locator("#panel-cards .card").first).to_be_visible()


@spirit_screen
def spirit_island_invaders(visitor: Visitor, made: dict[str, str]) -> None:
    page = at(visitor, made["si-middle"])
    page.locator("#tab-invaders").click()
    expect(page.locator('#panel-invaders [data-place="adversary"]')).to_be_visible()


@spirit_screen
def spirit_island_read(visitor: Visitor, made: dict[str, str]) -> None:
    """A card read large."""
    page = at(visitor, made["si-middle"])
    card = page.locator('.strip [data-place^="card:"]').first
    card.focus()
    page.keyboard.press("i")
    expect(page.get_by_role("dialog")).to_be_visible()


@spirit_screen
def spirit_island_text(visitor: Visitor, made: dict[str, str]) -> None:
    page = at(visitor, made["si-middle"])
    page.get_by_role("banner").locator("button[aria-pressed]").click()
    expect(page.locator(".view h2").first).to_be_visible()
    answers(page)


@spirit_screen
def spirit_island_end(visitor: Visitor, made: dict[str, str]) -> None:
    page = at(visitor, made["si-end"])
    expect(page.locator("figure")).to_have_count(4)
