"""Spirits of Jagged Earth on a telephone: a whole game of each by pointing, and what their panels
show."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from loci.core import Match, Rng
from tests.browser.pointing import Hand, asked_in
from tests.browser.questions import GAME, first
from tests.browser.table import is_the_same
from tests.browser.test_spirit_island_questions import opened
from tests.browser.visitor import PHONE, Visitor

Come = Callable[..., Visitor]
STARLIGHT = "starlight-seeks-its-form"
FRACTURED = "fractured-days-split-the-sky"
SETS = ["base", "jagged-earth"]
SEED = 7
#: A card or a track may lie where one would have to scroll to it; its answer has a button.
MOST_BY_BUTTON = 4
#: What is asked of one of them only, and must come in its game.
OF_ITS_OWN = {
    STARLIGHT: {"ask-star", "ask-form"},
    FRACTURED: {"ask-time", "ask-days", "ask-never-were"},
}


def begun(spirit: str) -> Match:
    """A game of this spirit alone at its first question."""
    options = {"sets": SETS, "spirits": [spirit], "boards": ["A"]}
    return Match.start(GAME, 1, options, SEED)


def played(spirit: str) -> Match:
    """A whole game with answers that a random choice gave; what goes on comes first."""
    match, rng = begun(spirit), Rng(SEED)
    while match.decisions():
        decision = first(match)
        choices = tuple(GAME.choices(match.state, decision))
        going_on = [one for one in choices if not one.ends] or list(choices)
        match.answer(decision.seat, rng.pick("answer", going_on).notation)
    return match


def test_a_closed_growth_option_says_what_opens_it(come: Come) -> None:
    ada = come("Ada", size=PHONE, has_touch=True)
    table = opened(ada, begun(STARLIGHT))
    closed = table.page.get_by_label("To choose from", exact=True).locator(".box.closed")
    expect(closed).to_have_count(8)
    for number, track in enumerate(["first", "first", "second", "second", "third"]):
        said = closed.nth(number)
        expect(said).to_contain_text(f"opens once the {track} growth track is empty")
    assert ada.too_wide() == 0
    assert ada.barriers() == []


@pytest.mark.parametrize("spirit", [STARLIGHT, FRACTURED])
def test_a_whole_game_on_a_telephone_by_pointing(come: Come, spirit: str) -> None:
    wanted = played(spirit).record()
    steps = asked_in(begun(spirit), wanted)
    met = {step.prompt.id for step in steps}
    assert met >= {"ask-growth", "ask-play", "ask-event", *OF_ITS_OWN[spirit]}
    ada = come("Ada", size=PHONE, has_touch=True)
    table = opened(ada, begun(spirit))
    hand = Hand(table, GAME.info.package, "Ada")
    by_button: list[str] = []
    for step in steps:
        before = hand.pointed
        hand.give(step)
        if step.chosen.places and hand.pointed == before:
            by_button.append(f"{step.prompt.id}: {step.chosen.notation}")
    table.has_entries(len(steps))
    is_the_same(table.record(), wanted)
    assert ada.too_wide() == 0
    assert len(by_button) <= MOST_BY_BUTTON, by_button


def test_time_and_both_hands_of_days_are_seen_on_a_telephone(come: Come) -> None:
    match = begun(FRACTURED)
    match.answer(0, "time plays")
    ada = come("Ada", size=PHONE, has_touch=True)
    table = opened(ada, match)
    page = table.page
    table.tab("Seats")
    expect(page.get_by_text("Time: 1").first).to_be_visible()
    table.tab("Cards")
    for deck in ("minor", "major"):
        title = page.get_by_role("heading", name=f"Days That Never Were: {deck}")
        title.first.scroll_into_view_if_needed()
        expect(title.first).to_be_visible()
    assert ada.too_wide() == 0
