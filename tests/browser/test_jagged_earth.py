"""Spirits of Jagged Earth on a telephone: the first two rounds by pointing, and what their panels
show."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from loci.core import Match, Rng
from tests.browser.pointing import Asked, Hand, one_answer
from tests.browser.questions import GAME, first
from tests.browser.test_spirit_island_questions import opened
from tests.browser.visitor import PHONE, Visitor

Come = Callable[..., Visitor]
STARLIGHT = "starlight-seeks-its-form"
FRACTURED = "fractured-days-split-the-sky"
SETS = ["base", "jagged-earth"]
SEED = 5
ROUNDS = 2


def begun(spirit: str) -> Match:
    """A game of this spirit alone at its first question."""
    options = {"sets": SETS, "spirits": [spirit], "boards": ["A"]}
    return Match.start(GAME, 1, options, SEED)


def first_rounds(spirit: str) -> list[Asked]:
    """The questions of the first rounds with answers that a random choice gave; what comes by
    growth first."""
    match, rng = begun(spirit), Rng(SEED)
    steps: list[Asked] = []
    while match.decisions() and GAME.table(match.state).turn <= ROUNDS:  # type: ignore[arg-type]
        decision = first(match)
        choices = tuple(GAME.choices(match.state, decision))
        going_on = [one for one in choices if not one.ends] or list(choices)
        chosen = rng.pick("answer", going_on)
        whole = one_answer(decision.prompt)
        goes_on = bool(steps and whole) and one_answer(steps[-1].prompt) == whole
        entries = steps[-1].entries if goes_on else len(match.entries)
        steps.append(Asked(decision.seat, decision.prompt, choices, chosen, entries))
        match.answer(decision.seat, chosen.notation)
    return steps


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
def test_two_rounds_on_a_telephone_by_pointing(come: Come, spirit: str) -> None:
    steps = first_rounds(spirit)
    met = {step.prompt.id for step in steps}
    assert met >= {"ask-growth", "ask-play"}
    assert met & {"ask-time", "ask-star", "ask-form"}
    ada = come("Ada", size=PHONE, has_touch=True)
    table = opened(ada, begun(spirit))
    hand = Hand(table, GAME.info.package, "Ada")
    by_button: set[str] = set()
    for step in steps:
        before = hand.pointed
        hand.give(step)
        if step.chosen.places and hand.pointed == before:
            by_button.add(step.prompt.id)
    assert ada.too_wide() == 0
    assert by_button == set()


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
