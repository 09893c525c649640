"""Making a table: presets, folded lists, seeds, names at one screen, and the room to wait in."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from loci.bots.levels import level_bots
from loci.bots.registry import bot_names
from loci.core import find_game
from tests.browser.table import AtTable
from tests.browser.visitor import Visitor

Come = Callable[..., Visitor]


def test_a_preset_sets_the_options_and_a_seed_the_deal(come: Come) -> None:
    ada = come("Ada")
    page = ada.open("/new?game=terra-mystica")
    page.get_by_role("radio", name=re.compile("First game")).check()
    page.get_by_label("Seed").fill("42")
    assert ada.barriers() == []
    ada.button("Start").click()
    table = AtTable(ada)
    made = ada.get(f"/tables/{table.id}")
    assert made["options"] == {"setup": "first-game"}
    again = ada.table("me greedy", game="terra-mystica", seed=42, options=made["options"])
    with ada.live(table.id) as live, ada.live(again) as other:
        live.wait_for_turn()
        other.wait_for_turn()
        assert live.scene is not None
        assert other.scene is not None
        assert live.scene["view"]["scoring"] == other.scene["view"]["scoring"]


def test_long_lists_are_folded_and_a_level_needs_an_adversary(come: Come) -> None:
    ada = come("Ada")
    page = ada.open("/new?game=spirit-island")
    page.get_by_text("Options of the game").click()
    level = page.get_by_role("spinbutton", name="Level")
    expect(level).to_have_count(0)
    page.get_by_role("combobox", name="Adversary").select_option("england")
    level.fill("2")
    level.press("Tab")
    thunder = page.get_by_role("checkbox", name="Thunderspeaker")
    expect(thunder).to_be_hidden()
    page.get_by_text("Choose: Spirits").click()
    thunder.check()
    expect(page.get_by_text("As I choose")).to_be_visible()
    ada.button("Start").click()
    made = ada.get(f"/tables/{AtTable(ada).id}")
    assert made["options"] == {"adversary": "england", "level": 2, "spirits": ["thunderspeaker"]}


def test_what_is_chosen_from_is_shown_as_pictures(come: Come) -> None:
    ada = come("Ada")
    page = ada.open("/new?game=terra-mystica")
    page.get_by_text("Options of the game").click()
    for folded, name, picture in (
        ("Fixed factions", "Witches", ".faction svg"),
        ("Fixed scoring tiles", "2 points a spade; at the end of the round", ".scoring svg"),
        ("Fixed bonus tiles", "income 6 coins", ".tile svg"),
    ):
        page.get_by_text(f"Choose: {folded}").click()
        label = page.locator("label").filter(has=page.get_by_role("checkbox", name=name))
        expect(label.locator(picture).first).to_be_visible()
    page.get_by_role("checkbox", name="Witches").check()
    assert ada.barriers() == []
    page = ada.open("/new?game=spirit-island")
    page.get_by_text("Options of the game").click()
    page.get_by_text("Choose: Spirits").click()
    label = page.locator("label").filter(has=page.get_by_role("checkbox", name="Thunderspeaker"))
    expect(label.locator("svg")).to_be_visible()


def test_a_game_is_chosen_by_its_picture_and_by_keyboard(come: Come) -> None:
    ada = come("Ada")
    page = ada.open("/new?game=haunted-lands")
    chosen = page.get_by_role("radio", name="Haunted Lands")
    expect(chosen).to_be_checked()
    page.locator("label.game", has_text="Terra Mystica").click()
    expect(page.get_by_text("Possible: 2–5 players.")).to_be_visible()
    page.get_by_role("radio", name="Spirit Island").focus()
    page.keyboard.press("Space")
    expect(chosen).not_to_be_checked()
    expect(page.get_by_text("Possible: 1–4 players.")).to_be_visible()
    assert ada.barriers() == []


@pytest.mark.parametrize("id", ["haunted-lands", "spirit-island", "terra-mystica"])
def test_levels_stand_in_the_order_of_their_strength_and_medium_is_chosen(
    come: Come, id: str
) -> None:
    """Whether or not anybody has learned the game."""
    game = find_game(id)
    levels = list(level_bots(game))
    others = [bot for bot in bot_names(game) if bot not in levels]
    page = come("Ada").open(f"/new?game={id}")
    seat = page.get_by_label("Seat 2")
    expect(seat).to_have_value(f"bot:{'medium' if levels else others[0]}")
    offered = seat.locator("option[value^=bot]").evaluate_all("all => all.map(one => one.value)")
    assert offered == [f"bot:{bot}" for bot in (*levels, *others)]
    for bot in offered:  # each says what it is
        seat.select_option(bot)
        expect(page.get_by_text(re.compile(f"^{seat_name(seat)}: .+[.]$"))).to_be_visible()


def seat_name(seat: Locator) -> str:
    """What the bot is called that is chosen there."""
    return seat.locator("option:checked").inner_text().removeprefix("bot: ")


def test_too_many_players_is_an_error(come: Come) -> None:
    ada = come("Ada")
    page = ada.open("/new?game=haunted-lands")
    page.get_by_label("Players").fill("9")
    expect(page.get_by_role("alert")).to_have_text("Possible: 2–4 players.")
    ada.button("Start").click()
    expect(page.get_by_label("Players")).to_have_value("9")
    expect(page).to_have_url(re.compile("/new"))
    page.get_by_label("Players").fill("3")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_spirit_island_alone_is_one_click(come: Come) -> None:
    ada = come("Ada")
    page = ada.open("/")
    island = page.get_by_role("article").filter(has_text="Spirit Island")
    island.get_by_role("button", name="Play alone").click()
    seats = ada.get(f"/tables/{AtTable(ada).id}")["seats"]
    assert [seat["mine"] for seat in seats] == [True]


def test_at_one_screen_everybody_has_a_name_and_sees_only_their_own(come: Come) -> None:
    """Quests are secret: before the screen shows Bea's, it asks for her."""
    ada = come("Ada", handover=True)
    page = ada.open("/new?game=haunted-lands")
    page.get_by_label("Seat 2").select_option("me")
    page.get_by_label("Name at seat 2").fill("Bea")
    page.get_by_text("Options of the game").click()
    page.get_by_label("Mode", exact=True).select_option("burgher")
    page.get_by_label("Seed").fill("5")
    ada.button("Start").click()
    table = AtTable(ada)
    seats = ada.get(f"/tables/{table.id}")["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "Bea"]
    shown = page.get_by_role("button", name="show it")
    answered = 0
    while answered < 60:
        expect(shown.or_(table.answers.locator("[data-move]").first).first).to_be_visible()
        if shown.count():
            break
        before = table.entries()
        table.chip(table.legal()[0]).click()
        later = page.locator(f'input[type="range"]:not([max="{before}"])')
        expect(shown.or_(later).first).to_be_visible()
        answered += 1
    assert answered > 4, "nobody is asked for before anything is secret"
    expect(page.get_by_text("Hand the screen to ")).to_be_visible()
    expect(table.prompt).to_have_count(0)
    assert ada.barriers() == []
    page.get_by_role("button", name="I play all these seats").click()
    table.is_asked()
    page.reload()
    table.is_asked()
    expect(page.get_by_role("button", name="show it")).to_have_count(0)


def test_who_plays_with_others_finds_their_seats_open(come: Come) -> None:
    """And a stranger is asked for a name where the button was, which then opens the table."""
    eve = come()
    page = eve.open("/")
    page.get_by_role("article").last.get_by_role("link", name="Play with others").click()
    expect(page.get_by_label("Seat 2")).to_have_value("open")
    eve.button("Open the table").click()
    name = page.get_by_label("Your name")
    expect(name).to_be_focused()
    expect(name).to_be_in_viewport()
    name.fill("Eve")
    eve.button("Open the table").click()
    expect(page.get_by_text("Waiting for players")).to_be_visible()


def test_the_room_to_wait_in_tells_the_options_and_has_a_chat(come: Come) -> None:
    ada, bob = come("Ada"), come("Bob")
    id = ada.table(
        "me open", game="spirit-island", options={"adversary": "england", "level": 3}, undo="strict"
    )
    bob.open(f"/t/{id}")
    for told in (
        "Adversary",
        "The Kingdom of England",
        "Level",
        "only until something is revealed",
    ):
        bob.is_told(told)
    bob.page.get_by_label("Say something").fill("May I?")
    bob.button("Send").click()
    ada.open(f"/t/{id}")
    ada.is_told("May I?")
    assert ada.barriers() == []
