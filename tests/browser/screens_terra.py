"""The screens of Terra Mystica's board and how to come to each, without relying on a word."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.table import played
from tests.browser.visitor import Visitor

SEED = 27
RECORD = played("terra-mystica", 2, SEED)
_MOVES = [entry.move for entry in RECORD.entries]
#: After so many answers of bots.
STAGES = {
    "factions": 0,
    "bonus": next(i for i, move in enumerate(_MOVES) if move.startswith("pass")),
    "start": next(i for i, move in enumerate(_MOVES) if move.startswith("pass")) + 2,
    "offer": next(i for i, move in enumerate(_MOVES) if move.startswith(("leech", "decline"))),
    "favour": next(i for i, move in enumerate(_MOVES) if move.startswith("+FAV")),
    "town": next(i for i, move in enumerate(_MOVES) if move.startswith("+TW")),
    "middle": 60,
    "end": len(_MOVES),
}


def at(visitor: Visitor, id: str, query: str = "") -> Page:
    """Open a table; the rounds stand above the board."""
    page = visitor.open(f"/t/{id}{query}")
    expect(page.locator('[data-place="scoring:1"]')).to_be_attached()
    return page


def at_map(visitor: Visitor, id: str) -> Page:
    page = at(visitor, id)
    expect(page.locator('[data-place="E6"]')).to_be_visible()
    return page


def terra_factions(visitor: Visitor, made: dict[str, str]) -> None:
    page = at(visitor, made["terra-factions"])
    expect(page.locator('[data-place="faction:fakirs"]')).to_be_visible()


def terra_faction_read(visitor: Visitor, made: dict[str, str]) -> None:
    page = at(visitor, made["terra-factions"])
    page.locator('[data-place="faction:fakirs"]').focus()
    page.keyboard.press("i")
    expect(page.locator("dialog article")).to_be_visible()


def terra_bonus(visitor: Visitor, made: dict[str, str]) -> None:
    page = at_map(visitor, made["terra-bonus"])
    expect(page.locator('.tray [data-place^="bonus:"]').first).to_be_visible()


def terra_start(visitor: Visitor, made: dict[str, str]) -> None:
    at_map(visitor, made["terra-start"])


def terra_menu(visitor: Visitor, made: dict[str, str]) -> None:
    """Dig, transform and build: the menu beside a hex."""
    page = at_map(visitor, made["terra-start"])
    page.locator('[data-place="D1"][data-lit]').click()
    expect(page.locator("[data-source]")).to_be_visible()


def terra_ring(visitor: Visitor, made: dict[str, str]) -> None:
    """The circle of terrains around a hex."""
    terra_menu(visitor, made)
    visitor.page.locator("[data-source]").click()
    expect(visitor.page.locator('[data-place="terrain:swamp"]')).to_be_visible()


def terra_convert(visitor: Visitor, made: dict[str, str]) -> None:
    page = at_map(visitor, made["terra-start"])
    page.locator("[data-pool=workers]").click()
    expect(page.locator("[data-amount]").first).to_be_visible()


def terra_priests(visitor: Visitor, made: dict[str, str]) -> None:
    """The cult board over the map."""
    page = at_map(visitor, made["terra-middle"])
    page.locator(".actions [aria-expanded]").first.click()
    expect(page.locator('.tray [data-place="cult:fire"]')).to_be_visible()


def terra_offer(visitor: Visitor, made: dict[str, str]) -> None:
    page = at_map(visitor, made["terra-offer"])
    expect(page.locator(".tray [data-move]")).to_have_count(2)


def terra_favour(visitor: Visitor, made: dict[str, str]) -> None:
    page = at_map(visitor, made["terra-favour"])
    expect(page.locator('.tray [data-place^="favour:"]').first).to_be_visible()


def terra_town(visitor: Visitor, made: dict[str, str]) -> None:
    page = at_map(visitor, made["terra-town"])
    expect(page.locator('.tray [data-place^="town:"]').first).to_be_visible()


def terra_middle(visitor: Visitor, made: dict[str, str]) -> None:
    at_map(visitor, made["terra-middle"])


def terra_supply(visitor: Visitor, made: dict[str, str]) -> None:
    page = at_map(visitor, made["terra-middle"])
    page.locator("#tab-supply").click()
    page.locator('#panel-supply [data-place="town:TW1"]').scroll_into_view_if_needed()


def terra_why(visitor: Visitor, made: dict[str, str]) -> None:
    page = at_map(visitor, made["terra-start"])
    page.locator('[data-place="A1"]').click(force=True)
    expect(page.get_by_role("note")).to_be_visible()


def overlay(number: int, name: str) -> Callable[[Visitor, dict[str, str]], None]:
    """The overlay that so many presses of its key bring."""

    def reach(visitor: Visitor, made: dict[str, str]) -> None:
        page = at_map(visitor, made["terra-middle"])
        for _ in range(number):
            page.keyboard.press("o")
        expect(page.locator(".legend")).to_be_visible()

    reach.__name__ = f"terra_overlay_{name}"
    return reach


def terra_end(visitor: Visitor, made: dict[str, str]) -> None:
    page = at_map(visitor, made["terra-end"])
    expect(page.locator("figure")).to_have_count(4)


def terra_end_charts(visitor: Visitor, made: dict[str, str]) -> None:
    terra_end(visitor, made)
    visitor.page.locator("figure").last.scroll_into_view_if_needed()


def terra_end_cults(visitor: Visitor, made: dict[str, str]) -> None:
    """What final scoring gave whom, under the cult board."""
    page = at_map(visitor, made["terra-end"])
    page.locator("#tab-cults").click()
    page.locator("#panel-cults table").scroll_into_view_if_needed()


def terra_text(visitor: Visitor, made: dict[str, str]) -> None:
    page = at(visitor, made["terra-middle"])
    page.get_by_role("banner").locator("button[aria-pressed]").click()
    expect(page.locator(".view h2").first).to_be_visible()


SCREENS = [
    terra_factions,
    terra_faction_read,
    terra_bonus,
    terra_start,
    terra_menu,
    terra_ring,
    terra_convert,
    terra_why,
    terra_offer,
    terra_favour,
    terra_town,
    terra_middle,
    terra_priests,
    terra_supply,
    *[overlay(n, name) for n, name in enumerate(("reach", "spades", "towns", "offers"), 1)],
    terra_end,
    terra_end_charts,
    terra_end_cults,
    terra_text,
]
