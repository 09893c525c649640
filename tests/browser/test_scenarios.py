"""Scenarios that put something onto the island: element markers on corners of lands, thieves."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from loci.core import Match
from loci.games.spirit_island.state.corners import corners
from tests.browser.questions import GAME
from tests.browser.table import AtTable
from tests.browser.test_spirit_island_questions import opened
from tests.browser.visitor import PHONE, Visitor
from tests.spirit_island.tables import EVERY_SET, island
from tests.spirit_island.test_island_file import TEN

Come = Callable[..., Visitor]
INVOCATION = {**EVERY_SET, "scenario": "elemental-invocation"}
THEFT = {**EVERY_SET, "scenario": "despicable-theft"}
#: Whether a point of the page is at the outline of a land: some of its surroundings are inside.
AT_THE_OUTLINE = """([name, x, y]) => {
  const path = document.querySelector(`[data-place="${name}"] path`);
  const inside = (dx, dy) => {
    const point = new DOMPoint(x + dx, y + dy).matrixTransform(path.getScreenCTM().inverse());
    return path.isPointInFill(point);
  };
  const around = [];
  for (let n = 0; n < 24; n++) around.push(inside(12 * Math.cos(n / 3.8), 12 * Math.sin(n / 3.8)));
  return around.some((in_it) => in_it) && around.some((in_it) => !in_it);
}"""


def middle(page: Page, place: str) -> tuple[float, float]:
    box = page.locator(f'[data-place="{place}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("size", [None, PHONE])
def test_an_element_marker_is_placed_by_clicking_a_corner(
    come: Come, size: dict[str, int] | None
) -> None:
    lands = {"A5": {"presence": {"P1": 1}}, "B3": {"presence": {"P2": 1}}}
    seats = {"P1": {"energy": 2}, "P2": {"energy": 2}}
    match = island(lands, boards="AB", options=INVOCATION, seats=seats).match
    ada = come("Ada", **({"size": size} if size else {}))
    table = opened(ada, match)
    table.is_asked()
    table.page.locator('[data-place="corner:A4+A5+B3"]').click()
    table.has_entries(len(match.entries) + 1)
    table.page.locator('[data-place="element:water"]').first.click()
    table.has_entries(len(match.entries) + 2)
    assert table.record().entries[-1].move == "element water"
    marker = table.page.get_by_role("img", name="A4+A5+B3; water")
    expect(marker).to_be_visible()
    assert ada.too_wide() == 0


def test_corners_lie_where_their_lands_meet(come: Come) -> None:
    """Every corner of the own lands is lit, and is at the outline of each of the lands in its
    name."""
    lands = {f"A{n}": {"presence": {"P1": 1}} for n in range(1, 9)}
    match = island(lands, boards="AB", options=INVOCATION, seats={"P1": {"energy": 1}}).match
    table = opened(come("Ada"), match)
    table.is_asked()
    laid = GAME.table(match.state).island  # type: ignore[arg-type, attr-defined]
    own = [one.name for one in corners(laid) if any(part[0] == "A" for part in one.name.split("+"))]
    own = [name for name in own if any(p[0] == "A" and p != "A0" for p in name.split("+"))]
    at = {name: middle(table.page, f"corner:{name}") for name in own}
    for name, (x, y) in at.items():
        for part in name.split("+"):
            if part[1:] != "0":
                assert table.page.evaluate(AT_THE_OUTLINE, [part, x, y]), (name, part)
    places = list(at.values())
    apart = [math.dist(one, other) for n, one in enumerate(places) for other in places[:n]]
    assert min(apart) > 14


def test_corners_of_an_island_from_a_file(come: Come) -> None:
    spirits = ["river-surges-in-sunlight", "lightnings-swift-strike"]
    options = {**INVOCATION, "island": TEN, "spirits": spirits}
    match = Match.start(GAME, 2, options, 1)
    while match.decisions() and "ask-growth" not in {
        d.prompt.id for d in match.decisions().values()
    }:
        seat, decision = next(iter(match.decisions().items()))
        match.answer(seat, decision.moves[0].text())
    seat = next(iter(match.decisions()))
    match.answer(seat, "growth 3" if seat == 0 else "growth 2")
    while (decision := match.decisions().get(seat)) and decision.prompt.id != "ask-play":
        match.answer(seat, decision.moves[0].text())
    notations = [move.text() for move in match.decisions()[seat].moves]
    corner = next(text.split()[1] for text in notations if text.startswith("invoke "))
    table = opened(come("Ada"), match)
    table.is_asked()
    table.page.locator(f'[data-place="corner:{corner}"]').first.click()
    table.has_entries(len(match.entries) + 1)


def drawn(table: AtTable) -> dict[str, str]:
    """The faces of the thieves on the island by what is asked about them."""
    found = table.page.locator(".pieces .thief").all()
    return {str(n): (one.text_content() or "").strip() for n, one in enumerate(found)}


def test_thieves_show_their_backs_or_their_numbers(come: Come) -> None:
    """Those that are struck are clicked; they show a back, a number, or nothing."""
    lands = {
        "A5": {"thief-two": 1, "thief-blank": 1, "dahan": 2},
        "A4": {"thief": 2},
        "A1": {"thief": 1},
    }
    step = "power rouse-the-trees-and-stones at A5"
    match = island(lands, step, options=THEFT).match
    ada = come("Ada")
    table = opened(ada, match)
    table.is_asked()
    faces = sorted(drawn(table).values())
    assert faces == ["", "2", "?", "?2"]  # two in A4: a back, and how many they are
    for word in ("thief-two", "thief-blank"):  # 2 damage, one answer for all of it
        table.page.locator(f'[data-place="A5/{word}"]').click()
    table.has_entries(len(match.entries) + 2)
    moves = [entry.move for entry in table.record().entries[-2:]]
    assert moves == ["damage thief-two", "damage thief-blank"]
    table.page.locator('[data-place="A1"]').hover()
    told = table.page.get_by_role("complementary", name="A1")
    expect(told).to_contain_text("Thieves that will escape: 1.")
