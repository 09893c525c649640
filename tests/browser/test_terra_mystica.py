"""Terra Mystica in the text view: a record looked through, and turns against a bot."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Locator, expect

from loci.core.records.record import read
from tests.browser.table import AtTable
from tests.browser.visitor import PHONE, Visitor

Come = Callable[..., Visitor]
RECORD = (
    Path(__file__).parents[1]
    / "records"
    / "terra_mystica"
    / "4-online-cultists-witches-engineers-giants.loci"
)


def as_text(visitor: Visitor) -> Visitor:
    """Somebody who reads the game as text."""
    visitor.open("/").evaluate("localStorage.setItem('loci.text', 'yes')")
    return visitor


def opened(visitor: Visitor) -> AtTable:
    """The record of four factions, opened from its file."""
    page = as_text(visitor).open("/record")
    page.locator("input[type=file]").set_input_files(RECORD)
    page.get_by_role("main").locator("button.primary").click()
    return AtTable(visitor)


def test_a_record_is_looked_through_by_keyboard(come: Come) -> None:
    wanted = read(RECORD.read_text("utf-8"))
    assert wanted.outcome is not None
    ada = come("Ada")
    table = opened(ada)
    press = table.page.keyboard.press
    last = len(wanted.entries)
    table.has_entries(last)
    press("Home")
    expect(table.sentence).to_have_text(f"You are looking back: move 0 of {last}.")
    expect(table.text.get_by_role("heading").first).to_have_text("First dwellings")
    expect(table.text).not_to_contain_text("Player 1 (Cultists): dwelling")
    for _ in range(8):
        press("ArrowRight")
    expect(table.sentence).to_contain_text(f"move 8 of {last}")
    expect(table.text).to_contain_text("Player 1 (Cultists): dwelling E2 H7")
    table.slider.focus()
    for _ in range(last - 9):
        press("ArrowRight")
    expect(table.sentence).to_contain_text(f"move {last - 1} of {last}")
    expect(table.text.get_by_role("heading").first).to_have_text("Round 6 of 6")
    press("ArrowRight")
    expect(table.text.get_by_role("heading").first).to_have_text("The game is over")
    winners = ", ".join(f"Player {seat + 1}" for seat in wanted.outcome.winners)
    expect(table.sentence).to_have_text(f"{winners} win with {max(wanted.outcome.scores)}.")
    assert table.scores() == sorted(wanted.outcome.scores, reverse=True)
    for seat, faction in enumerate(("Cultists", "Witches", "Engineers", "Giants")):
        own = section(table, f"Player {seat + 1} ({faction})")
        expect(own).to_contain_text(f"Points: {wanted.outcome.scores[seat]}")
    assert table.record().hash == wanted.hash
    assert ada.barriers() == []


def section(table: AtTable, heading: str) -> Locator:
    named = table.page.get_by_role("heading", name=heading, exact=True)
    return table.text.locator("section").filter(has=named)


def test_every_word_of_it_changes_with_the_language(come: Come) -> None:
    ada = come("Ada", size=PHONE, has_touch=True)
    table = opened(ada)
    page = table.page
    page.locator("#tab-log").click()
    seen: dict[str, list[str]] = {}
    for language, witches in (("en", "Witches"), ("pl", "Wiedźmy"), ("ru", "Ведьмы")):
        page.get_by_role("banner").get_by_role("combobox").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        expect(page.locator(".view")).to_contain_text(witches)
        assert ada.too_wide() == 0
        seen[language] = [
            page.locator(".prompt").get_by_role("status").first.inner_text(),
            page.get_by_role("log").get_by_role("listitem").first.inner_text(),
            *page.locator(".view h2").all_inner_texts(),
            *page.locator(".view li").all_inner_texts(),
        ]
    for texts in zip(*seen.values(), strict=True):
        assert len(set(texts)) == 3, texts
    assert all(re.search("[а-я]{3}", text) for text in seen["ru"])
    assert ada.barriers() == []


def take(table: AtTable, move: str, steps: int) -> None:
    """Put a step to those that are not sent yet."""
    table.chip(move).click()
    expect(composed(table)).to_have_count(steps)


def composed(table: AtTable) -> Locator:
    return table.prompt.get_by_title(re.compile("^Take back from here"))


def told(table: AtTable) -> list[tuple[int, str]]:
    """The answers so far as the server tells them to whoever sits there."""
    with table.visitor.live(table.id) as live:
        return [(entry["seat"], entry["move"]) for entry in live.log]


def test_turns_against_a_bot_are_put_together_and_planned(come: Come) -> None:
    ada = as_text(come("Ada"))
    page = ada.page
    # What is done here fits what this bot does, and not what has learned the game since.
    id = ada.table("me greedy", game="terra-mystica", seed=3, undo="open")
    table = AtTable(ada, id)

    assert len(table.legal()) == 14
    table.prompt.get_by_label("Filter").fill("witch")
    table.answer("setup witches")
    for _ in range(2):
        table.answer(next(move for move in table.legal() if move.startswith("build ")))
    table.answer(next(move for move in table.legal() if move.startswith("pass BON")))
    expect(table.text.get_by_role("heading", name="Round 1 of 6")).to_be_visible()
    begun = told(table)
    bots = [move.split()[0] for seat, move in begun if seat == 1]
    assert bots == ["setup", "build", "build", "pass"]

    ada.button("Put several steps together before sending").click()
    upgrade = next(move for move in table.legal() if re.fullmatch("upgrade .* to TP", move))
    before = table.text.inner_text()
    take(table, "dig 1", 1)
    expect(table.prompt).to_contain_text("Use your spade")
    ada.button("Undo").click()
    expect(composed(table)).to_have_count(0)
    expect(table.text).to_have_text(before, use_inner_text=True)
    take(table, upgrade, 1)
    hex = upgrade.split()[1]
    expect(table.text).to_contain_text(f"trading house {hex}")
    assert told(table) == begun  # nothing is sent yet
    table.chip("done").click()  # nothing is left to do: the turn goes off
    expect(composed(table)).to_have_count(0)
    table.is_asked()
    after = told(table)[len(begun) :]
    assert after[:2] == [(0, upgrade), (0, "done")]
    assert [seat for seat, _ in after[2:]] == [1] * (len(after) - 2) != []
    expect(table.log).to_contain_text(f"Ada builds a trading house on {hex}.")

    page.get_by_text("This table").click()
    expect(ada.button("Another game like this")).to_be_visible()
    expect(ada.button("Save the record")).to_have_count(0)  # it would tell what the bot knows

    ada.button("Plan").click()
    page.wait_for_url(lambda url: table.id not in url)
    plan = AtTable(ada)
    plan.is_asked()
    ada.button("Put several steps together before sending").click()
    for _ in range(2):  # turn after turn, while the bot stands still
        plan.answer(next(x for x in plan.legal() if re.fullmatch("upgrade .* to TP|pass .*", x)))
        plan.answer("done")
    assert [seat for seat, _ in told(plan)] == [0] * 4
    assert told(AtTable(ada, table.id)) == begun + after
