"""Records in the browser: saved, opened again from a file or as text, and refused when damaged."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from loci.core import Match, find_game
from loci.core.records.record import read, write
from tests.browser.table import AtTable, played, prepared
from tests.browser.visitor import Visitor

Come = Callable[..., Visitor]
KEPT = Path(__file__).parents[1] / "records" / "haunted_lands"


@pytest.mark.parametrize("way", ["file", "paste"])
def test_a_saved_record_opens_to_the_same_position(come: Come, tmp_path: Path, way: str) -> None:
    steps, _ = prepared(27, difficulty="hardest")
    ada = come("Ada")
    id = ada.table("me me", seed=27, options={"difficulty": "hardest"})
    with ada.live(id) as live:
        for step in steps[:30]:
            live.answer(step.move)
    table = AtTable(ada, id)
    table.has_entries(30)
    table.page.get_by_text("This table").click()
    with table.page.expect_download() as coming:
        ada.button("Save the record").click()
    assert coming.value.suggested_filename.endswith(".loci")
    saved = tmp_path / "saved.loci"
    coming.value.save_as(saved)
    record = read(saved.read_text("utf-8"))
    assert record.hash == Match.replay(find_game("haunted-lands"), record).record().hash

    bob = come("Bob")
    page = bob.open("/")
    page.get_by_role("link", name="Open a record").click()
    if way == "file":
        page.get_by_label("From a file").set_input_files(saved)
    else:
        page.get_by_label("Or paste it here").fill(saved.read_text("utf-8"))
    bob.button("Open").click()
    opened = AtTable(bob)
    opened.has_entries(30)
    assert opened.record().hash == record.hash
    assert [entry.move for entry in opened.record().entries] == [x.move for x in record.entries]
    expect(opened.log.get_by_role("listitem")).to_have_count(30)


def test_a_finished_record_shows_its_result(come: Come) -> None:
    record = read((KEPT / "wanderer-2-victory.loci").read_text("utf-8"))
    ada = come("Ada")
    page = ada.open("/record")
    page.get_by_label("Or paste it here").fill(write(record))
    ada.button("Open").click()
    opened = AtTable(ada)
    assert record.outcome is not None
    expect(opened.sentence).to_have_text(f"Player 1 wins with {record.outcome.scores[0]}.")
    panel = page.get_by_role("tabpanel", name="Result")
    expect(panel.get_by_role("heading")).to_contain_text(["Kalena stands", "Points by source"])
    expect(panel.get_by_role("figure")).to_have_count(4)
    assert opened.record().hash == record.hash
    ada.page.keyboard.press("Home")
    expect(opened.sentence).to_contain_text("You are looking back: move 0 of")


def test_the_list_of_tables_says_what_was_lost(come: Come) -> None:
    """Alone one has nobody to lose together with, and points of a lost game are no victory."""
    ada = come("Ada")
    ada.post("/records", text=write(played("spirit-island", 1, seed=3)))
    ada.post(
        "/records", text=(KEPT / "burgher-2-harder-straight-kalena-overrun.loci").read_text("utf-8")
    )
    page = ada.open("/")
    over = page.get_by_role("list", name="Tables that are over").get_by_role("listitem")
    expect(over.filter(has_text="Spirit Island")).to_contain_text("lost")
    expect(over.filter(has_text="Spirit Island")).not_to_contain_text("together")
    expect(over.filter(has_text="Haunted Lands")).to_contain_text("lost together")


def test_a_damaged_record_is_refused_with_its_line(come: Come) -> None:
    text = (KEPT / "wanderer-2-victory.loci").read_text("utf-8")
    damaged = text.replace("travel K1", "travel Z9", 1)
    assert damaged != text
    ada = come("Ada")
    ada.allow("status of 4")
    page = ada.open("/record")
    page.get_by_label("Or paste it here").fill(damaged)
    ada.button("Open").click()
    expect(page.get_by_role("alert")).to_contain_text("Line ")
    expect(page).to_have_url(f"{ada.address}/record")


def test_looking_back_shows_what_was_known_then_and_all_if_wanted(come: Come) -> None:
    steps, record = prepared(27, difficulty="hardest")
    chosen = next(number for number, step in enumerate(steps) if step.move.startswith("quest")) + 1
    ada = come("Ada")
    id = ada.post("/records", text=write(record))["id"]
    table = AtTable(ada, id, f"?n={chosen}")
    seats = table.page.get_by_role("region", name="Seats")
    secret = seats.get_by_text("Secret Quest cards: 1", exact=True)
    expect(secret).to_have_count(1)
    expect(table.page.get_by_role("tab", selected=True)).to_have_text("Log")  # no result yet
    whole = table.page.get_by_label("Also what was hidden then")
    whole.check()
    expect(secret).to_have_count(0)
    whole.uncheck()
    expect(secret).to_have_count(1)
    assert ada.barriers() == []
