"""Every kind of question of Spirit Island is answered by pointing: on the island, at a card, a
panel, a track, or by a large button where there is nothing to point at."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from loci.core import Match
from loci.core.decision import Choice
from loci.core.records.record import write
from tests.browser.pointing import Asked, Hand, one_answer
from tests.browser.questions import GAME, first, kinds, tables
from tests.browser.table import AtTable
from tests.browser.visitor import PHONE, Visitor

Come = Callable[..., Visitor]
TABLES = tables()
# Nothing on the table stands for these: which of two things comes first or is lost, whether to go
# on or to play a card at once, to agree, to pay for a power.
BY_BUTTON = {
    "ask-adversary-first",
    "ask-agree",
    "ask-exchange-fear",
    "ask-forget-for-energy",
    "ask-go-on",
    "ask-memory-fades",
    "ask-outpaced",
    "ask-play-at-once",
    "ask-source-fire",
    "ask-source-moving",
    "ask-source-use",
    "ask-trigger",
    "ask-unlocked",
    "ask-untended-land",
    "ask-vibrance",
    "ask-void-again",
}
# A number is chosen with a stepper.
BY_NUMBER = {
    "ask-cleanse",
    "ask-eruption",
    "ask-hunting-grounds",
    "ask-pay",
    "ask-prevent-energy",
    "ask-punish-damage",
    "ask-ritual-energy",
    "ask-ritual-presence",
    "ask-spend-markers",
    "ask-torrent",
}


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


def pointed(table: AtTable, match: Match) -> str:
    """Give the first answer where its places are; its notation."""
    decision = first(match)
    choices = tuple(shown(match))
    chosen = next(one for one in choices if one.places and not one.ends)
    names = ["Ada (1)", "Ada (2)"] if GAME.seated(GAME.table(match.state)) > 1 else ["Ada"]
    hand = Hand(table, GAME.info.package, *names)
    hand.give(Asked(decision.seat, decision.prompt, choices, chosen, len(match.entries)))
    assert hand.pointed == 1, f"{chosen.notation} is nowhere to be pointed at: {chosen.places}"
    return chosen.notation


def parts(kinds: set[str]) -> pytest.MarkDecorator:
    """Some at a time by one visitor, whose browser need not begin anew for each."""
    listed = sorted(kinds)
    some = [listed[n : n + 10] for n in range(0, len(listed), 10)]
    return pytest.mark.parametrize("kinds", some, ids=[each[0] for each in some])


@parts(set(TABLES) - BY_BUTTON - BY_NUMBER)
def test_questions_are_answered_by_pointing(come: Come, kinds: list[str]) -> None:
    ada = come("Ada")
    for kind in kinds:
        print(kind)  # to be read where it fails
        match = TABLES[kind]()
        table = opened(ada, match)
        answer = pointed(table, match)
        if one_answer(first(match).prompt):  # piece by piece, and sent when all of it is said
            match.answer(first(match).seat, answer)
            while one_answer(first(match).prompt):
                answer = shown(match)[-1].notation
                expect(table.chip(answer)).to_be_visible()
                table.chip(answer).click()
                match.answer(first(match).seat, answer)
            table.has_entries(len(match.entries))
        else:
            table.has_entries(len(match.entries) + 1)
            assert table.record().entries[-1].move == answer


@parts(BY_BUTTON)
def test_questions_without_a_place_have_large_buttons(come: Come, kinds: list[str]) -> None:
    ada = come("Ada")
    for kind in kinds:
        print(kind)
        match = TABLES[kind]()
        table = opened(ada, match)
        choice = shown(match)[0]
        button = table.chip(choice.notation)
        expect(button).to_be_visible()
        box = button.bounding_box()
        assert box is not None
        assert box["height"] >= 44
        button.click()
        table.has_entries(len(match.entries) + 1)


@parts(BY_NUMBER)
def test_numbers_are_stepped_to(come: Come, kinds: list[str]) -> None:
    ada = come("Ada")
    for kind in kinds:
        print(kind)
        match = TABLES[kind]()
        table = opened(ada, match)
        table.is_asked()
        more = table.answers.get_by_role("button", name="More")
        while more.is_enabled():
            more.click()
        last = [one.notation for one in shown(match) if not one.ends][-1]
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
    expect(strip.get_by_role("list", name="Ada").get_by_title("sun")).to_be_visible()
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
    pointed(table, match)
    table.has_entries(len(match.entries) + 1)
    assert ada.too_wide() == 0
