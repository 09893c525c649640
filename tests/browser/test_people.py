"""Accounts, and the pages that teach: rules and the guided first game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.table import AtTable
from tests.browser.visitor import Visitor

Come = Callable[..., Visitor]


def enter(visitor: Visitor, login: str, password: str, button: str) -> None:
    form = visitor.page.get_by_role("main").locator("form").filter(has_text="Login")
    form.get_by_label("Login").fill(login)
    form.get_by_label("Password").fill(password)
    form.get_by_role("button", name=button).click()


def test_an_account_from_its_making_to_its_end(come: Come, tmp_path: Path) -> None:
    ada = come()
    page = ada.open("/account")
    page.get_by_label("Your name").fill("Ada")
    ada.button("Go").click()
    ada.is_told("You play as a guest")
    enter(ada, "ada.browser", "a long password", "Make an account")
    ada.is_told("Account ada.browser")
    id = ada.table("me greedy")

    page.get_by_label("Name", exact=True).fill("Ada Lovelace")
    ada.button("Save").click()
    ada.is_told("Saved.")
    expect(page.get_by_role("banner")).to_contain_text("Ada Lovelace")
    assert ada.get("/me")["name"] == "Ada Lovelace"

    with page.expect_download() as coming:
        ada.button("Download everything stored about me").click()
    coming.value.save_as(tmp_path / "me.json")
    stored = (tmp_path / "me.json").read_text("utf-8")
    assert {"ada.browser", "Ada Lovelace", id} <= set(re.findall(r'"([^"]*)"', stored))
    assert "argon2" not in stored
    assert json.loads(stored) == ada.get("/me/export")

    ada.allow("status of 401")  # for what the page was still asking when the session ended
    ada.button("Sign out").click()
    ada.is_told("You are signed out.")
    assert ada.get("/me") is None
    ada.allow("status of 409")
    page = ada.open("/account?confirm=forged")
    ada.button("Yes, this is my address").click()
    expect(page.get_by_role("alert")).to_contain_text("This link is not good any more.")
    assert page.url.endswith("/account")

    elsewhere = come()
    elsewhere.open("/account")
    elsewhere.allow("status of 40[13]")  # the browser notes the refusal too
    enter(elsewhere, "ada.browser", "another password", "Sign in")
    expect(elsewhere.page.get_by_role("alert")).to_have_text(
        "There is no such login, or the password is another."
    )
    enter(elsewhere, "ada.browser", "a long password", "Sign in")
    elsewhere.is_told("Account ada.browser")
    elsewhere.open("/")
    mine = elsewhere.page.locator("section").filter(
        has=elsewhere.page.get_by_role("heading", name="My tables")
    )
    expect(mine.get_by_role("link")).to_have_attribute("href", f"/t/{id}")

    enter(ada, "ada.browser", "a long password", "Sign in")
    ada.is_told("Account ada.browser")
    page = ada.open(f"/t/{id}")
    AtTable(ada)
    page = elsewhere.open("/account")
    signed_in = page.locator("section").filter(has=page.get_by_role("heading", name="Signed in"))
    expect(signed_in.get_by_role("listitem")).to_have_count(2)
    page.get_by_label("Old password").fill("a long password")
    page.get_by_label("New password").fill("a longer password")
    elsewhere.button("Change the password").click()
    elsewhere.is_told("The password is changed.")
    expect(signed_in.get_by_role("listitem")).to_have_count(1)
    ada.is_told("You have been signed out here.")
    assert ada.get("/me") is None

    elsewhere.open("/account")
    elsewhere.button("Delete me").click()
    elsewhere.is_told("This cannot be taken back.")
    elsewhere.button("Delete everything").click()
    elsewhere.is_told("You are deleted.")
    enter(elsewhere, "ada.browser", "a longer password", "Sign in")
    expect(elsewhere.page.get_by_role("alert")).to_be_visible()
    assert elsewhere.get("/me") is None
    assert elsewhere.get(f"/tables/{id}")["seats"][0]["name"] != "Ada Lovelace"


def test_the_rules_are_searched(come: Come) -> None:
    ada = come()
    page = ada.open("/")
    about = page.get_by_role("article").filter(has_text="Haunted Lands")
    about.get_by_role("link", name="Rules").click()
    article = page.get_by_role("article")
    expect(article.get_by_role("heading", level=1)).to_contain_text("Haunted Lands")
    every = len(article.inner_text())
    page.get_by_role("searchbox", name="Search the rules").fill("Noria")
    told = page.get_by_role("status").filter(has_text="place")
    expect(told).to_be_visible()
    places = int(re.sub(r"\D", "", told.inner_text()))
    blocks = article.locator("> div")
    expect(blocks).to_have_count(places)
    assert all("noria" in block.lower() for block in blocks.all_inner_texts())
    assert 0 < len(article.inner_text()) < every
    page.get_by_role("searchbox").fill("no such words here")
    ada.is_told("Nothing fits.")
    ada.open("/")
    ada.open("/rules/haunted-lands#HL-7.2")
    expect(page.locator('[id="HL-7.2"]')).to_be_in_viewport()


def test_reading_how_to_play_from_the_games_card(come: Come) -> None:
    ada = come(language="pl")
    page = ada.open("/")
    about = page.get_by_role("article").filter(has_text="Nawiedzone Krainy")
    about.get_by_role("link", name="Jak grać").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Jak grać w Nawiedzone Krainy")
    expect(page.get_by_role("img", name="Pośrodku Kalena z Widzącym")).to_be_visible()
    page.get_by_role("link", name="Jak gra się kończy").click()
    expect(page.get_by_role("heading", name="Jak gra się kończy")).to_be_in_viewport()
    page.get_by_role("link", name="Ponumerowane zasady").click()
    expect(page.get_by_role("article")).to_contain_text("1.1 Od dwóch do czterech graczy")
    ada.page.get_by_role("searchbox").fill("nawiedzenie:")
    expect(page.get_by_role("status")).to_have_text(re.compile("1|jedno"))


def test_learning_by_a_guided_first_game(come: Come) -> None:
    newcomer = come()
    page = newcomer.open("/")
    page.get_by_role("link", name="Learn to play").click()
    about = page.get_by_role("article").filter(has_text="Haunted Lands")
    about.get_by_role("button", name="Begin").click()
    page.get_by_label("Your name").fill("Ola")
    newcomer.button("Go").click()
    table = AtTable(newcomer)
    advice = page.get_by_role("complementary", name="Learn to play")
    expect(advice).to_contain_text("Welcome to Kalena")
    first = advice.inner_text()
    advice.get_by_role("button", name="Next").click()
    expect(advice).not_to_have_text(first)
    table.answer_any("travel", "haunt")
    advice.get_by_role("button", name="Go on without advice").click()
    expect(advice).to_have_count(0)
    table.answer_any("travel", "haunt")  # the game goes on without it
