"""The screens of Spirit Island and how to come to them, without relying on a word."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from loci.core import Match
from loci.core.records.record import Record, write
from tests.browser.questions import GAME, tables
from tests.browser.table import played
from tests.browser.visitor import Visitor
from tests.spirit_island.tables import EVERY_SET, island

SEED = 27
FANGS = "sharp-fangs-behind-the-leaves"
HUNT = "too-near-the-jungle"
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


def claw_middle() -> Match:
    """A game with Branch & Claw under way: tokens, strife, markers and things in force."""
    lands = {
        "A1": {"explorer": 2, "town": 1, "disease": 1},
        "A2": {"city*1": 1, "town": 1, "dahan": 1},
        "A4": {"town*2": 1, "explorer*1": 1, "beasts": 2, "presence": {"P1": 2}},
        "A5": {"dahan": 3, "wilds": 1, "blight": 1, "presence": {"P1": 1}},
        "A6": {"explorer": 1, "beasts": 1},
        "A8": {"city": 1, "disease": 2, "wilds": 1},
    }
    effects = [
        {"kind": "warding-pattern", "land": "A5"},
        {"kind": "ravage-turned"},
        {"kind": "own-ruin", "land": "A4", "seat": "P1"},
        {"kind": "sturdy", "word": "dahan"},
    ]
    options = {**EVERY_SET, "scenario": "ward-the-shores", "adversary": "france", "level": 3}
    keys: dict[str, Any] = {"phase": "fast", "ravage": ["1-sands"], "build": ["2-mountain"]}
    seats = {"P1": {"energy": 4, "elements": {"animal": 3, "plant": 1}, "played": [HUNT]}}
    return island(
        lands, spirits=[FANGS], effects=effects, options=options, seats=seats, **keys
    ).match


def spirit_tables(ada: Visitor) -> dict[str, str]:
    """Tables of Ada's own where the screens are seen."""
    record = played("spirit-island", 2, SEED, adversary="england", level=3)
    asked = tables()
    matches = {
        "si-gallery": asked["ask-spirit"](),
        "si-draft": asked["ask-take"](),
        "si-element": asked["ask-element"](),
        "si-middle": _after(record, 60),
        "si-event": asked["ask-event"](),
        "si-claw": claw_middle(),
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
def spirit_island_claw(visitor: Visitor, made: dict[str, str]) -> None:
    answers(at(visitor, made["si-claw"]))


@spirit_screen
def spirit_island_event(visitor: Visitor, made: dict[str, str]) -> None:
    page = at(visitor, made["si-event"])
    expect(page.locator('.tray [data-place^="event:"]').first).to_be_visible()


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
