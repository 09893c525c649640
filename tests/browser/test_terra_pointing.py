"""Every question of Terra Mystica is answered by pointing at the board."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.state.table import TerraTable
from tests.browser.terra import CASES, Case, moves, opened, prompts
from tests.browser.visitor import PHONE, Visitor

Come = Callable[..., Visitor]


def test_no_question_is_without_a_case() -> None:
    """The lists come from the rules: a new question, or a new kind of answer, needs a case."""
    assert {case.asks for case in CASES} == set(prompts())
    made = set()
    for case in CASES:
        match = case.match()
        [seat] = [seat for seat, one in match.decisions().items() if one.prompt.id == case.asks]
        for move in case.moves:
            assert isinstance(match.state, TerraTable)
            made.add(type(GAME.parse(match.state, seat, move)))
            match.answer(seat, move)
    assert made == set(moves())


@pytest.mark.parametrize("size", ["wide", "phone"])
def test_every_question_is_answered_by_pointing(come: Come, size: str) -> None:
    look = {"size": PHONE, "has_touch": True} if size == "phone" else {}
    ada = come("Ada", **look)
    for case in CASES:
        print(case.asks, *case.clicks)  # for a report
        answers(ada, case)


def test_nobody_is_offered_to_pass_before_the_first_round(come: Come) -> None:
    ada = come("Ada")
    before = {"ask-first-dwelling": 0, "ask-first-bonus": 0, "ask-turn": 1}
    for asks, number in before.items():
        case = next(case for case in CASES if case.asks == asks)
        table = opened(ada, case.match())
        table.is_asked()
        actions = table.page.get_by_role("group", name="Actions")
        expect(actions.get_by_role("button", name="Pass")).to_have_count(number)


def test_the_own_terrain_on_the_circle_leads_back_to_the_hex(come: Come) -> None:
    """It is offered there, with and without a dwelling."""
    ada = come("Ada")
    case = next(case for case in CASES if "source" in case.clicks)
    table = opened(ada, case.match())
    for click in case.clicks[: case.clicks.index("source") + 1]:
        table.point(click)
    home = table.page.locator('[data-place^="terrain:"][data-lit]').filter(has_not_text="spade")
    [own] = [one for one in home.all() if "spade" not in (one.get_attribute("aria-label") or "")]
    own.click()
    expect(table.menu).to_be_visible()
    expect(table.page.locator('[data-place^="terrain:"]')).to_have_count(0)


def answers(ada: Visitor, case: Case) -> None:
    table = opened(ada, case.match())
    before = len(case.match().entries)
    for click in case.clicks:
        table.point(click)
    table.has_entries(before + len(case.moves))
    assert [entry.move for entry in table.record().entries[before:]] == case.moves, case.asks
    assert ada.too_wide() == 0
