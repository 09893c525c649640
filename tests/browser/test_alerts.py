"""Hearing of it when one is asked: the next table, the worker that a push wakes, the app."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.table import AtTable
from tests.browser.visitor import Visitor

Come = Callable[..., Visitor]


def test_the_next_table_where_i_am_asked_is_one_click_away(come: Come) -> None:
    ada = come("Ada")
    first = ada.table("me me", seed=3, name="First")
    second = ada.table("me me", seed=4, name="Second")
    ada.post(f"/tables/{first}/fork", number=0)  # trials wait for nobody
    table = AtTable(ada, second)
    table.is_asked()
    bell = table.page.get_by_role("link", name="You are asked at another table")
    expect(bell).to_have_text("1")
    bell.click()
    table.page.wait_for_url(f"**/t/{first}")
    ada.open("/")
    expect(table.page.get_by_role("link", name="asked at 2 other tables")).to_be_visible()


def pushes(page: Page, address: str) -> Callable[[], None]:
    """Sends a push to the worker of this site, as its browser's maker would."""
    client = page.context.new_cdp_session(page)
    found: list[Any] = []

    def keep(told: Any) -> None:
        found.append(told)

    client.on("ServiceWorker.workerRegistrationUpdated", keep)
    client.send("ServiceWorker.enable")
    while not any(one["registrations"] for one in found):
        page.wait_for_timeout(50)
    id = next(one["registrations"][0]["registrationId"] for one in found if one["registrations"])
    message = {"origin": address, "registrationId": id, "data": ""}
    return lambda: client.send("ServiceWorker.deliverPushMessage", message)


def test_a_push_tells_where_i_am_asked(come: Come) -> None:
    """However often it comes: a busy browser may drop one, so it is sent until it is told."""
    ada = come("Ada")
    ada.context.grant_permissions(["notifications", "clipboard-read", "clipboard-write"])
    ada.table("me me", seed=3, name="Friday")
    page = ada.open("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    push = pushes(page, ada.address)
    told = "navigator.serviceWorker.ready.then(one => one.getNotifications())"
    words = f"{told}.then(all => all.map(one => [one.title, one.body]))"
    shown: list[list[str]] = []
    for turn in range(600):
        if turn % 60 == 0:
            push()
        page.wait_for_timeout(50)
        shown = page.evaluate(words)
        if shown:
            break
    assert shown == [["Your turn", "Friday"]]
    push()
    page.wait_for_timeout(500)
    assert page.evaluate(words) == [["Your turn", "Friday"]]


def test_the_site_can_be_installed_and_its_worker_keeps_nothing(come: Come) -> None:
    """Every icon is there; nothing that the worker could serve from a store of its own."""
    ada = come()
    page = ada.open("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    manifest = page.evaluate("fetch('/manifest.webmanifest').then(one => one.json())")
    for icon in manifest["icons"]:
        answer = page.request.get(ada.address + icon["src"])
        assert answer.headers["content-type"] == icon["type"]
    assert manifest["display"] == "standalone"
    answer = page.request.get(f"{ada.address}/manifest.webmanifest")
    assert answer.headers["content-type"] == "application/manifest+json"
    worker = page.request.get(f"{ada.address}/sw.js")
    assert worker.headers["cache-control"] == "no-cache"
    assert "caches" not in worker.text()
    assert "'fetch'" not in worker.text()
    assert page.evaluate("caches.keys()") == []


def test_a_browser_that_may_not_tell_says_so(come: Come) -> None:
    ada = come("Ada")
    page = ada.open("/account")
    box = page.get_by_label("Tell me in this browser")
    box.click()
    expect(page.get_by_role("alert")).to_contain_text("Your browser does not allow it")
    expect(box).not_to_be_checked()
    page.get_by_label("With a sound").check()
    page.reload()
    expect(page.get_by_label("With a sound")).to_be_checked()
    assert ada.barriers() == []
