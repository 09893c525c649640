"""What the table offers every game: news, answers given by themselves, keys, marks, folding."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser import screens_terra as terra
from tests.browser.screens import replayed
from tests.browser.table import AtTable, prepared
from tests.browser.test_table import HARD, reached
from tests.browser.visitor import PHONE, WIDE, Visitor

Come = Callable[..., Visitor]
STEPS, _ = prepared(27, **HARD)
JAGGED = {"sets": ["base", "jagged-earth"]}


def test_news_are_told_in_order_and_a_key_goes_on(come: Come) -> None:
    """Ada ends her turn; the bot's moves are told one by one, and she can answer after them."""
    ada = come("Ada", motion="no-preference")
    table = AtTable(ada, ada.table("me greedy", seed=27))
    table.page.get_by_text("How you play").click()
    table.page.get_by_label("News are told").select_option("slow")
    telling = table.prompt.get_by_text("Any key or click goes on")
    expect(telling.or_(table.answers.locator("[data-move]").first).first).to_be_visible()
    table.page.keyboard.press("x")
    while True:  # until it is the bot's turn
        table.is_asked()
        end = table.chip("end")
        move = "end" if end.count() else table.legal()[0]
        table.chip(move).click()
        if move == "end":
            break
    expect(telling).to_be_visible()
    expect(table.sentence).to_contain_text("Bot 2")
    expect(table.answers.locator("[data-move]")).to_have_count(0)
    table.page.keyboard.press("x")
    expect(telling).to_have_count(0)


def test_what_happened_is_summed_up_and_replayed(come: Come) -> None:
    ada = come("Ada")
    table = AtTable(ada, ada.table("me greedy", seed=27))
    for _ in range(12):
        table.is_asked()
        move = "end" if table.chip("end").count() else table.legal()[0]
        table.answer(move)
        if move == "end":
            break
    table.is_asked()
    table.page.keyboard.press("s")
    sheet = table.page.get_by_role("dialog", name="Since you were last asked")
    expect(sheet).to_be_visible()
    expect(sheet.get_by_role("listitem").filter(has_text="Bot 2").first).to_be_visible()
    assert ada.barriers() == []
    sheet.get_by_role("button", name="Show it again").click()
    expect(sheet).to_have_count(0)
    expect(table.prompt.get_by_text("Any key or click goes on")).to_be_visible()
    table.page.keyboard.press("Escape")
    table.is_asked()


def test_a_lone_answer_is_given_by_itself(come: Come) -> None:
    """In the set-up of Terra Mystica the last bonus tile of two is no choice; `done` is none."""
    ada = come("Ada", lone=True)
    table = AtTable(ada, ada.table("me me", game="terra-mystica", seed=3))
    for _ in range(30):
        table.is_asked()
        legal = table.legal()
        assert legal != ["done"]
        dug = [move for move in legal if move.startswith(("upgrade", "setup", "build", "pass BON"))]
        table.answer((dug or legal)[0])
        if any(entry.auto for entry in table.record().entries):
            break
    auto = [entry.move for entry in table.record().entries if entry.auto]
    assert auto
    table.page.get_by_text("How you play").click()
    wish = table.page.get_by_label(re.compile("Give the only possible answer"))
    wish.uncheck()
    table.page.reload()
    table.is_asked()
    table.page.get_by_text("How you play").click()
    expect(wish).not_to_be_checked()


def test_a_double_click_gives_one_answer(come: Come) -> None:
    table = reached(come("Ada"), 4)
    table.chip(STEPS[4].move).hover()
    table.page.mouse.down(click_count=1)
    table.page.mouse.up(click_count=1)
    table.has_entries(5)
    table.page.mouse.down(click_count=2)
    table.page.mouse.up(click_count=2)
    table.page.keyboard.press("u")  # comes after the click, and takes back the only answer
    table.has_entries(4)
    assert len(table.record().entries) == 4


def test_the_next_question_has_the_focus_and_numbers_choose(come: Come) -> None:
    table = reached(come("Ada"), 4)
    table.chip(STEPS[4].move).focus()
    table.page.keyboard.press("Enter")
    table.has_entries(5)
    expect(table.answers.locator("[data-move]").first).to_be_focused()
    second = table.legal()[1]
    table.page.keyboard.press("2")
    table.has_entries(6)
    assert table.record().entries[-1].move == second
    table.page.keyboard.press("h")
    expect(table.prompt.get_by_role("status").filter(has_text="A bot would:")).to_be_visible()


def test_a_card_is_read_large_by_click_and_key(come: Come) -> None:
    table = reached(come("Ada"), 4)
    reader = table.page.get_by_role("dialog", name="Card")
    table.place("market").click()
    expect(reader).to_contain_text("Market")
    table.page.keyboard.press("Escape")
    expect(reader).to_have_count(0)
    skill = table.page.locator('[data-place^="skill:"]').first
    skill.focus()
    table.page.keyboard.press("i")
    expect(reader.get_by_role("status").first).to_be_visible()  # why it cannot be learnt now
    assert table.visitor.barriers() == []


def test_chat_is_marked_until_it_is_read_and_a_refused_line_stays(come: Come) -> None:
    ada, ola = come("Ada"), come("Ola", size=PHONE)
    id = ada.table("me open")
    ola.post(f"/tables/{id}/sit")
    ada.post(f"/tables/{id}/start")
    here, there = AtTable(ada, id), AtTable(ola, id)
    here.tab("Chat")
    here.page.get_by_label("Say something").fill("Hello!")
    here.page.get_by_role("tabpanel", name="Chat").get_by_role("button", name="Send").click()
    expect(here.page.get_by_label("Say something")).to_have_value("")
    tab = there.page.get_by_role("tab", name=re.compile("^Chat"))
    expect(tab).to_have_text(re.compile(r"Chat\s*1"))
    tab.click()
    expect(tab).to_have_text("Chat")
    there.page.reload()
    expect(there.page.get_by_role("tab", name="Chat", exact=True)).to_be_visible()


def test_a_refused_move_stays_in_its_field(come: Come) -> None:
    ada = come("Ada")
    table = AtTable(ada, ada.table("me me", game="terra-mystica", seed=3))
    while table.page.get_by_label("Another move, as text").count() == 0:
        table.answer(table.legal()[0])
        table.is_asked()
    field = table.page.get_by_label("Another move, as text")
    field.fill("burn 99")
    field.press("Enter")
    ada.is_told(re.compile("That needs"))
    expect(field).to_have_value("burn 99")
    expect(table.answers.get_by_text("Possible:")).to_be_visible()


def test_what_was_taken_back_leaves_a_trace(come: Come) -> None:
    table = reached(come("Ada"), 4)
    table.answer(STEPS[4].move)
    table.page.keyboard.press("u")
    table.has_entries(4)
    expect(table.log).to_contain_text("took")
    expect(table.page.locator(".notes p")).to_have_count(0)  # nobody has to tell Ada


@pytest.mark.parametrize(("width", "least"), [(1024, 680), (1200, 600), (1280, 680), (1440, 500)])
def test_the_board_keeps_its_room(come: Come, width: int, least: int) -> None:
    """Panels become tabs before the board gets too small."""
    ada = come("Ada", size=(width, 800))
    table = AtTable(ada, ada.table("me me", seed=27))
    box = table.map.bounding_box()
    assert box is not None
    assert box["width"] >= least
    assert ada.too_wide() == 0
    if width < 1400:
        table.tab("Cards")
    expect(table.page.get_by_text("What buildings cost")).to_be_visible()
    expect(table.page.get_by_role("region", name="What you have")).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_page_ends_where_its_content_ends(come: Come, size: tuple[int, int]) -> None:
    """Words for those who do not see scroll with the list that they are in, not with the page."""
    ada = come("Ada", size=size)
    ada.open(f"/t/{ada.table('me', game='spirit-island', options=JAGGED)}")
    expect(ada.page.locator('[data-place^="spirit:"]').last).to_be_attached()
    assert ada.empty_below() == 0
    record = terra.RECORD
    ada.open(f"/t/{replayed(ada, record, len(record.entries) // 2)}")
    expect(ada.page.locator('[data-place="E6"]')).to_be_visible()
    assert ada.empty_below() == 0


def test_what_comes_under_a_resting_pointer_is_not_explained(come: Come) -> None:
    """Of a hex under the tile that was clicked, until the pointer moves there."""
    ada = come("Ada")
    table = AtTable(ada, replayed(ada, terra.RECORD, terra.STAGES["bonus"] + 1))
    tile = table.page.locator('.tray [data-place="bonus:BON9"]')
    box = tile.bounding_box()
    assert box is not None
    x, y = box["x"] + 20, box["y"] + 65  # the map's edge is under the rest of it
    table.page.mouse.click(x, y)
    expect(table.page.locator(".tray")).to_have_count(0)
    table.is_asked()
    under = f"document.elementFromPoint({x}, {y}).closest('[data-place]').dataset"
    assert not table.page.evaluate(f"'lit' in {under}")
    note = table.page.get_by_role("tooltip")
    table.page.wait_for_timeout(700)  # three times as long as a reason takes to come
    expect(note).to_have_count(0)
    table.page.mouse.move(x + 2, y)
    expect(note).to_be_visible()


def test_on_a_telephone_my_state_and_the_end_of_the_turn_are_in_sight(come: Come) -> None:
    ola = come("Ola", size=PHONE, language="ru", has_touch=True, is_mobile=True)
    id = ola.table("me me", seed=27, options=HARD)
    with ola.live(id) as live:
        for step in STEPS[:4]:
            live.answer(step.move)
    ola.open(f"/t/{id}")
    expect(ola.page.locator('[data-move="end"]')).to_be_in_viewport(ratio=1)
    expect(ola.page.locator(".strip li").last).to_be_in_viewport(ratio=0.95)
    expect(ola.page.locator(".code")).to_have_text("RU")


def test_the_text_view_marks_what_changed(come: Come) -> None:
    table = reached(come("Ada"), 4)
    table.visitor.button("Show as text").click()
    expect(table.text.get_by_role("heading").first).to_have_text(re.compile("^Ada"))
    table.answer(STEPS[4].move)
    changed = table.text.locator("mark")
    expect(changed.first).to_be_visible()
    assert any("K3" in text for text in changed.all_inner_texts())
    lines = table.text.get_by_role("listitem").count()
    assert changed.count() < lines / 2


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_the_panels_beside_the_board_are_named_in_one_line(come: Come, language: str) -> None:
    ada = come("Ada", language=language)
    for game in ("haunted-lands", "terra-mystica", "spirit-island"):
        ada.open(f"/t/{ada.table('me me', game=game)}")
        tabs = ada.page.get_by_role("tab")
        expect(tabs.last).to_be_visible()
        ada.page.evaluate("document.fonts.ready.then(() => null)")
        tops = {round(box["y"]) for tab in tabs.all() if (box := tab.bounding_box())}
        assert len(tops) == 1, game
