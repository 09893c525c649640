"""Somebody plays against what has learned a game: whole games against *medium*, by clicking."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLong

from loci.bots import weights
from loci.core import Match, find_game
from tests.browser.table import AtTable, with_seed
from tests.browser.visitor import PHONE, Visitor
from tests.server.running import Served

Come = Callable[..., Visitor]

LEARNED = sorted(path.stem for path in Path(weights.__file__).parent.glob("*.npz"))
NONE = pytest.param("", marks=pytest.mark.skip(reason="the package holds no weights"), id="none")
SEED = 5
MOST = 1000  # clicks; no game takes so many
#: All that a click may change: how far the match is, what is asked, and what can be answered.
SHOWN = """() => [
    document.querySelector('input[type=range]')?.max,
    document.querySelector('#sentence')?.innerText,
    ...[...document.querySelectorAll('.prompt [data-move]')].map(one => one.dataset.move),
].join('|')"""


def faults(site: Served) -> list[float | None]:
    """How many answers of bots were none. That one was too slow says nothing about the bot: the
    machine may be busy."""
    registry = site.site.metrics.registry
    return [
        registry.get_sample_value("loci_bot_faults_total", {"why": why})
        for why in ("bot-crashed", "bot-illegal")
    ]


def play_on(page: Page) -> None:
    """Click an answer as long as there are any: not always the first, so that all kinds of them
    are given."""
    answers = page.locator(".prompt [data-move]")
    over = page.get_by_role("button", name="Another game like this")
    for number in range(MOST):
        expect(answers.first.or_(over).first).to_be_visible(timeout=60_000)
        if over.is_visible():
            return
        before = page.evaluate(SHOWN)
        try:
            answers.nth(number % max(1, answers.count())).click(timeout=5000)
        except TooLong:
            continue  # what a partner did meanwhile has left fewer answers
        page.wait_for_function(f"before => ({SHOWN})() !== before", arg=before)
    raise AssertionError("the game does not come to an end")


@pytest.mark.parametrize("id", LEARNED or [NONE])
def test_a_whole_game_against_medium_by_clicking(come: Come, site: Served, id: str) -> None:
    before_it = faults(site)
    ada = come("Ada", lone=True)  # the page gives the only possible answers, as for everybody
    page = ada.open("/")
    with_seed(page, SEED)
    card = page.locator(f'article:has(a[href="/statistics/{id}"])')
    card.get_by_role("button", name="Play with bots").click()
    table = AtTable(ada)
    assert [seat["bot"] for seat in ada.get(f"/tables/{table.id}")["seats"]] == [None, "medium"]
    expect(page.locator('[data-seat="1"]')).to_contain_text("medium")
    play_on(page)
    assert ada.get(f"/tables/{table.id}")["status"] == "finished"
    record = table.record()
    assert {entry.seat for entry in record.entries} == {0, 1}
    again = Match.replay(find_game(id), record)
    assert record.outcome == again.game.outcome(again.state)
    assert faults(site) == before_it
    assert ada.barriers() == []


@pytest.mark.parametrize("size", ["desk", "phone"])
@pytest.mark.parametrize("id", LEARNED or [NONE])
def test_a_hint_of_several_answers_leaves_room_for_them(come: Come, id: str, size: str) -> None:
    place = {"size": PHONE, "has_touch": True, "is_mobile": True} if size == "phone" else {}
    ada = come("Ada", **place)
    table = AtTable(ada, ada.table("me medium", game=id, seed=SEED))
    table.is_asked()
    ada.button("Ask a bot for a hint").click()
    hint = table.prompt.get_by_role("status").filter(has_text="A bot would: ")
    expect(hint).to_contain_text("Or: ")
    expect(hint).not_to_contain_text("no other answer")  # of one of several nobody says that
    expect(table.answers.locator(".hinted")).to_be_in_viewport(ratio=0.5)
    around, inside = table.prompt.bounding_box(), hint.bounding_box()
    assert around is not None
    assert inside is not None
    assert inside["y"] + inside["height"] < around["y"] + around["height"] - 32  # a line of them
    assert ada.barriers() == []
    assert ada.too_wide() == 0
