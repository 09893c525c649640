"""One player at a table: reasons, hints, undo, history, forks, steps, languages, the text view."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from loci.bots.weights import has_weights
from loci.core import Match
from loci.core.words.wording import Wording
from tests.browser.table import GAME, AtTable, prepared
from tests.browser.visitor import Visitor

Come = Callable[..., Visitor]

HARD = {"difficulty": "hardest"}
STEPS, _ = prepared(27, **HARD)
MANY = next(i for i, step in enumerate(STEPS) if step.choices > 12)
TEXTS = Path(__file__).parents[2] / "web" / "src" / "texts"


def site_word(id: str, language: str) -> str:
    """A message of the client in words."""
    texts = (TEXTS / f"{language}.ftl").read_text("utf-8")
    found = re.search(f"^{id} = (.*)$", texts, re.MULTILINE)
    assert found is not None
    return found[1]


@pytest.fixture
def table(come: Come) -> AtTable:
    """Both seats are Ada's; the game of seed 27 at its first turn, after the haunting."""
    return reached(come("Ada"), 4)


def reached(ada: Visitor, number: int) -> AtTable:
    """Ada's table with both seats, after so many answers of the prepared game."""
    id = ada.table("me me", seed=27, options=HARD)
    with ada.live(id) as live:
        for step in STEPS[:number]:
            live.answer(step.move)
    table = AtTable(ada, id)
    table.has_entries(number)
    table.is_asked()
    return table


def unreachable(table: AtTable) -> str:
    """A hex that the Seer who is asked cannot go to."""
    lit = {move.split()[1] for move in table.legal() if move.startswith("travel")}
    return next(name for name in ("D4", "A4", "F4") if name not in lit)


def test_an_illegal_place_says_why_not(table: AtTable) -> None:
    far = unreachable(table)
    match = Match.replay(GAME, table.record())
    refusal = GAME.explain(match.state, STEPS[4].seat, f"travel {far}")
    assert refusal is not None
    words = Wording("en", "loci.games.haunted_lands.words").say(refusal.reason)
    why = table.page.get_by_role("tooltip")
    table.place(far).hover()
    expect(why).to_contain_text(words)
    table.page.mouse.move(2, 2)
    expect(why).to_have_count(0)
    table.place(far).click(force=True)  # as a finger does; a place that says no counts as disabled
    stays = table.page.get_by_role("note")
    expect(stays).to_contain_text(words)
    table.page.mouse.move(2, 2)
    stays.get_by_role("button", name="Open the rule").click()
    expect(stays).to_have_count(0)
    rules = table.page.get_by_role("tabpanel", name="Rules")
    expect(rules.locator(f'[id="{GAME.rule(refusal.reason)}"]')).to_be_in_viewport()
    table.map.locator('[tabindex="0"]').first.focus()
    for _ in range(6):
        table.page.keyboard.press("Shift+ArrowLeft")
    expect(why).to_be_visible()
    assert len(table.record().entries) == 4


def test_places_and_answers_point_at_each_other(table: AtTable) -> None:
    move = next(move for move in table.legal() if move.startswith("travel"))
    table.chip(move).hover()
    expect(table.place(move.split()[1])).to_have_class(re.compile("pointed"))
    table.place(move.split()[1]).hover()
    expect(table.chip(move)).to_have_class(re.compile("lit"))


def test_a_hint_is_legal_and_can_be_taken(table: AtTable) -> None:
    table.visitor.button("Ask a bot for a hint").click()
    hint = table.prompt.get_by_role("status").filter(has_text="A bot would:")
    expect(hint).to_be_visible()
    told = hint.inner_text().partition("A bot would: ")[2]
    label = table.answers.locator(".hinted .label").inner_text()
    assert told.startswith(label)
    # What has learned the game says what comes next, and may not be able to say why.
    assert ("Or: " in told) if has_weights("haunted-lands") else ("Why: " in told)
    table.answers.get_by_role("button", name=label, exact=True).click()
    table.has_entries(5)
    assert len(table.record().entries) == 5


def test_undo_and_answer_differently(table: AtTable) -> None:
    before = table.record()
    first, second = [move for move in table.legal() if move.startswith("travel")][:2]
    table.answer(first)
    table.visitor.button("Undo").click()
    table.has_entries(4)
    assert table.record().hash == before.hash
    table.answer(second)
    assert [entry.move for entry in table.record().entries[4:]] == [second]


def test_steps_are_put_together_and_sent_at_once(table: AtTable) -> None:
    steps = [step.move for step in STEPS[4:6]]
    table.visitor.button("Put several steps together before sending").click()
    for move in steps:
        table.chip(move).click()
    taken = table.prompt.get_by_title(re.compile("^Take back from here"))
    expect(taken).to_have_count(2)
    assert len(table.record().entries) == 4  # nothing is sent yet
    table.page.reload()  # and nothing is lost
    expect(taken).to_have_count(2)
    taken.last.click()
    expect(taken).to_have_count(1)
    table.chip(steps[1]).click()
    table.prompt.get_by_role("button", name="Send", exact=True).click()
    table.has_entries(6)
    assert [entry.move for entry in table.record().entries[4:]] == steps


def test_looking_back_and_branching_off(come: Come) -> None:
    table = reached(come("Ada"), 12)
    whole = table.record()
    table.page.keyboard.press("Home")
    expect(table.sentence).to_contain_text("You are looking back: move 0 of 12.")
    for _ in range(5):
        table.page.keyboard.press("ArrowRight")
    expect(table.sentence).to_contain_text("move 5 of 12")
    expect(table.page).to_have_url(re.compile("n=5"))
    expect(table.answers.locator("[data-move]")).to_have_count(0)
    table.page.reload()  # the address is a link to the position
    expect(table.sentence).to_contain_text("move 5 of 12")

    table.visitor.button("What if").click()
    table.page.wait_for_url(lambda url: table.id not in url)
    fork = AtTable(table.visitor)
    assert fork.id != table.id
    fork.has_entries(5)
    other = next(move for move in fork.legal() if move != STEPS[5].move)
    fork.answer(other)
    assert [entry.move for entry in fork.record().entries] == [
        *(step.move for step in STEPS[:5]),
        other,
    ]
    fork.page.get_by_text("from move 5").wait_for()
    fork.page.get_by_role("link", name="Back to the game").click()
    table.has_entries(12)
    table.is_asked()
    assert table.record().hash == whole.hash  # what was branched off from is as it was


def test_the_language_changes_everything_that_is_read(table: AtTable) -> None:
    page = table.page
    log = page.get_by_role("log").first
    seen = {}
    for language in ("en", "pl", "ru"):
        page.get_by_role("banner").get_by_role("combobox").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        undo = site_word("undo", language)
        expect(page.get_by_role("button", name=undo, exact=True)).to_be_visible()
        seen[language] = (
            page.locator(".prompt").get_by_role("status").first.inner_text(),
            log.get_by_role("listitem").first.inner_text(),
            page.locator("[data-move]").first.inner_text(),
            page.locator('[data-place="A1"]').get_attribute("aria-label"),
        )
    for texts in zip(*seen.values(), strict=True):
        assert len(set(texts)) == 3, texts
    assert re.search("[а-я]{4}", " ".join(map(str, seen["ru"])))
    page.reload()
    expect(page.locator("html")).to_have_attribute("lang", "ru")


def test_the_browsers_own_language_is_taken(come: Come) -> None:
    ola = come(language="pl")
    ola.open("/")
    expect(ola.page.locator("html")).to_have_attribute("lang", "pl")
    title = ola.page.get_by_role("heading", level=1)
    expect(title).to_have_text(site_word("home-title", "pl"))


def test_the_text_view_plays_a_game_with_a_board(table: AtTable) -> None:
    table.visitor.button("Show as text").click()
    expect(table.map).to_have_count(0)
    view = table.page.get_by_role("region", name="Board")
    expect(view.get_by_role("heading").first).to_be_visible()
    expect(view).to_contain_text("Travel")
    before = view.inner_text()
    table.answer(STEPS[4].move)
    expect(view).not_to_have_text(before)
    assert table.record().entries[-1].move == STEPS[4].move
    table.visitor.button("Show the board").click()
    expect(table.map).to_be_visible()


def test_a_game_without_a_board_is_played_as_text_to_the_end(come: Come) -> None:
    ada = come("Ada")
    table = AtTable(ada, ada.table("me me", game="ferry", seed=3))
    for _ in range(100):
        asked = table.answers.locator("[data-move]").first
        over = table.page.get_by_role("tab", name="Result")
        expect(asked.or_(over).first).to_be_visible()
        if over.count():
            break
        table.answer(table.legal()[0])
    outcome = table.record().outcome
    assert outcome is not None
    assert table.scores() == sorted(outcome.scores, reverse=True)


def test_many_answers_can_be_filtered(come: Come) -> None:
    table = reached(come("Ada"), MANY)
    every = table.legal()
    assert len(every) > 12
    table.prompt.get_by_label("Filter").fill(every[-1])
    expect(table.answers.locator("[data-move]")).to_have_count(1)
    table.answer(every[-1])
    assert table.record().entries[-1].move == every[-1]


def test_arrows_move_between_the_lit_places(come: Come) -> None:
    table = reached(come("Ada"), 0)
    lit = table.map.locator('[aria-disabled="false"]')
    lit.first.focus()
    reached_places = set()
    for key in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp") * 3:
        table.page.keyboard.press(key)
        focused = table.page.evaluate("document.activeElement.dataset.place")
        assert focused in {move.split()[1] for move in table.legal()}
        reached_places.add(focused)
    assert len(reached_places) > 2
    table.page.keyboard.press("Enter")
    table.has_entries(1)
    assert table.record().entries[0].move == f"haunt {focused}"


def test_answers_are_taken_back_to_a_chosen_place_and_given_again(come: Come) -> None:
    """Looking back offers to go back there for good; the log keeps a trace of it."""
    table = reached(come("Ada"), 12)
    before = [entry.move for entry in table.record().entries]
    table.page.keyboard.press("ArrowLeft")
    table.visitor.button("Take back to here").click()
    table.has_entries(11)
    expect(table.log.get_by_text("took an answer back")).to_be_visible()
    table.page.reload()
    expect(table.log.get_by_text("took an answer back")).to_be_visible()
    table.visitor.button("Give it again").click()
    table.has_entries(12)
    assert [entry.move for entry in table.record().entries] == before
    expect(table.visitor.button("Give it again")).to_have_count(0)
    table.page.get_by_role("button", name="Show the position after move 4").click()
    table.visitor.button("Take back to here").click()
    table.has_entries(4)
    table.is_asked()
    assert [entry.move for entry in table.record().entries] == before[:4]
