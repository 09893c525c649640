"""The screens of people (accounts, statistics, programs that play), and how to come to them,
without relying on a word."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.visitor import Visitor

PASSWORD = "correct horse battery"
Screen = Callable[[Visitor, dict[str, str]], object]


def people_tables(ada: Visitor) -> dict[str, str]:
    """A table for research at which a seat is open, and a game that is counted already."""
    counted = ada.table("me random", options={"mode": "builder"})
    with ada.live(counted) as live:
        while live.wait_for_turn():
            live.answer()
    for _ in range(300):
        if any(one["id"] == counted for one in ada.get("/me/played")["played"]):
            break
        ada.page.wait_for_timeout(100)
    return {"research": ada.table("me open", public=True, research=True), "counted": counted}


def _statistics(game: str) -> Screen:
    def reach(visitor: Visitor, _: dict[str, str]) -> None:
        page = visitor.open(f"/statistics/{game}")
        page.get_by_role("main").get_by_role("group").first.get_by_role("button").last.click()
        expect(page.locator("figure table").first).to_be_visible()

    return reach


def account(visitor: Visitor, _: dict[str, str]) -> None:
    page = visitor.open("/account")
    expect(page.locator("form")).to_have_count(2)


def sign_in(visitor: Visitor, _: dict[str, str]) -> None:
    with visitor.unknown():
        page = visitor.open("/account")
        expect(page.locator("form")).to_have_count(2)


def own_games(visitor: Visitor, made: dict[str, str]) -> None:
    page = visitor.open("/me")
    expect(page.locator(f'a[href="/t/{made["counted"]}"]').first).to_be_visible()


def waiting_room_research(visitor: Visitor, made: dict[str, str]) -> None:
    page = visitor.open(f"/t/{made['research']}")
    expect(page.locator("label input[type=checkbox]").first).to_be_visible()


def programs(visitor: Visitor, _: dict[str, str]) -> None:
    """Two programs of an account, one of which has just got a token; and the way out of it."""
    visitor.post("/account", login="ada", password=PASSWORD)
    first = visitor.post("/me/programs", name="Deep Thought")["program"]["id"]
    url = f"{visitor.address}/api/me/programs/{first}"
    headers = {"X-Loci": "1"}
    accept = {"accept": "games", "games": ["terra-mystica"]}
    assert visitor.context.request.patch(url, data=accept, headers=headers).ok
    page = visitor.open("/account")
    form = page.locator("form").filter(has=page.locator("input[maxlength='40'][required]")).last
    form.locator("input").fill("Marvin")
    form.locator("button.primary").click()
    expect(page.locator(".token input")).to_be_visible()
    page.locator(".token").scroll_into_view_if_needed()


SCREENS: dict[str, Screen] = {
    "account": account,
    "sign-in": sign_in,
    "statistics-haunted-lands": _statistics("haunted-lands"),
    "statistics-spirit-island": _statistics("spirit-island"),
    "statistics-terra-mystica": _statistics("terra-mystica"),
    "own-games": own_games,
    "waiting-room-research": waiting_room_research,
}
#: Of an account: after all that a guest is shown.
LAST: dict[str, Screen] = {"programs": programs}
