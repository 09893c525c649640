"""Every kind of question of Spirit Island is answered by pointing: on the island, at a card, a
panel, a track, or by a large button where there is nothing to point at."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from loci.core import Match
from loci.core.decision import Choice
from loci.core.record import write
from tests.browser.questions import GAME, first, kinds, tables
from tests.browser.table import AtTable
from tests.browser.visitor import PHONE, Visitor

Come = Callable[..., Visitor]
TABLES = tables()
# Nothing on the table stands for these: which of two things comes first, whether to go on or to
# play a card at once.
BY_BUTTON = {"ask-trigger", "ask-go-on", "ask-play-at-once"}
# A number is chosen with a stepper.
BY_NUMBER = {"ask-ritual-energy", "ask-ritual-presence"}


def test_every_kind_of_question_has_a_table_and_is_asked_there() -> None:
    assert sorted(TABLES) == kinds()
    assert {kind: first(make()).prompt.id for kind, make in TABLES.items()} == {
        kind: kind for kind in TABLES
    }


def opened(visitor: Visitor, match: Match) -> AtTable:
    """A table of this visitor's own that goes on where the match stands."""
    record = visitor.post("/records", text=write(match.record()))
    number = len(match.entries)
    return AtTable(visitor, visitor.post(f"/tables/{record['id']}/fork", number=number)["id"])


def shown(match: Match) -> list[Choice]:
    return GAME.choices(match.state, first(match))


# What changes when a click was understood: an answer, a menu, a chosen source, a step of an answer.
STATE = """() => [
    document.querySelector('input[type=range]')?.max,
    document.querySelectorAll('.menu[role=dialog]').length,
    document.querySelectorAll('[data-chosen]').length,
    document.querySelectorAll('.prompt .step').length,
].join()"""


class Pointing:
    """Somebody who answers a question without the list of answers."""

    def __init__(self, table: AtTable, match: Match) -> None:
        self.table = table
        self.before = len(match.entries)
        self.choices = [one for one in shown(match) if not one.ends]

    def answer(self) -> None:
        """Point at the first answer, from its source to where it goes; then, as what is asked piece
        by piece is one answer, at whatever is lit until it is taken."""
        for place in dict.fromkeys(self.choices[0].places):
            if not self._is_taken():
                self._click(f'[data-place="{place}"][data-lit]')
        for _ in range(12):
            if self._is_taken():
                return
            self._click("[data-place][data-lit]")
        raise AssertionError("the answer was never complete")

    def _click(self, lit: str) -> None:
        page = self.table.page
        was = page.evaluate(STATE)
        page.locator(lit).filter(visible=True).first.click(force=True)
        page.wait_for_function(f"was => ({STATE})() !== was", arg=was)
        if self.table.menu.is_visible():
            was = page.evaluate(STATE)
            self.table.menu.locator("button.answer").first.click()
            page.wait_for_function(f"was => ({STATE})() !== was", arg=was)

    def _is_taken(self) -> bool:
        return self.table.entries() > self.before


@pytest.mark.parametrize("kind", sorted(set(TABLES) - BY_BUTTON - BY_NUMBER))
def test_a_question_is_answered_by_pointing(come: Come, kind: str) -> None:
    match = TABLES[kind]()
    table = opened(come("Ada"), match)
    legal = [choice.notation for choice in shown(match)]
    table.is_asked()
    Pointing(table, match).answer()
    entry = table.record().entries[len(match.entries)]
    assert entry.move in legal


@pytest.mark.parametrize("kind", sorted(BY_BUTTON))
def test_a_question_without_a_place_has_large_buttons(come: Come, kind: str) -> None:
    match = TABLES[kind]()
    table = opened(come("Ada"), match)
    choice = shown(match)[0]
    button = table.chip(choice.notation)
    expect(button).to_be_visible()
    box = button.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    button.click()
    table.has_entries(len(match.entries) + 1)


@pytest.mark.parametrize("kind", sorted(BY_NUMBER))
def test_a_number_is_stepped_to(come: Come, kind: str) -> None:
    match = TABLES[kind]()
    table = opened(come("Ada"), match)
    table.answers.get_by_role("button", name="More").click()
    last = shown(match)[-1].notation
    table.chip(last).click()
    table.has_entries(len(match.entries) + 1)
    assert table.record().entries[-1].move == last


def test_cards_are_played_and_taken_back_with_a_click(come: Come) -> None:
    match = Match.start(GAME, 1, {"spirits": ["river-surges-in-sunlight"]}, 1)
    match.answer(0, "growth 1")
    for _ in range(6):
        if first(match).prompt.id == "ask-play":
            break
        match.answer(0, first(match).moves[0].text())
    table = opened(come("Ada"), match)
    number = len(match.entries)
    strip = table.page.get_by_role("region", name="What you have")
    strip.locator('[data-place="card:boon-of-vigor"]').click()
    table.has_entries(number + 1)
    assert table.record().entries[-1].move == "play boon-of-vigor"
    expect(strip.get_by_title("sun")).to_be_visible()  # the card's elements count at once
    strip.get_by_title("Take back to hand").click()
    table.has_entries(number)


@pytest.mark.parametrize("kind", ["ask-take", "ask-spirit", "ask-growth"])
def test_a_telephone_asks_the_same_way(come: Come, kind: str) -> None:
    match = TABLES[kind]()
    ada = come("Ada", size=PHONE)
    table = opened(ada, match)
    table.is_asked()
    if kind == "ask-growth":
        table.tab("Seats")
    Pointing(table, match).answer()
    assert ada.too_wide() == 0
