"""Every screen of the site and how to come to it.

Each is reached on its own by the visitor's own doing, in any language and width: nothing here
relies on a word.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, expect

from loci.core.records.record import Record
from tests.browser import screens_people as people
from tests.browser import screens_terra as terra
from tests.browser.spirit_screens import SPIRIT_SCREENS, spirit_tables
from tests.browser.table import prepared
from tests.browser.visitor import Visitor
from tests.server.clients import Live

SEED = 27
HARD: dict[str, Any] = {"difficulty": "hardest"}
STEPS, RECORD = prepared(SEED, **HARD)
MIDDLE = next(i for i, step in enumerate(STEPS) if step.move.startswith("quest")) + 12
MANY = next(i for i, step in enumerate(STEPS) if step.choices > 12)
MENU = next(i for i, step in enumerate(STEPS) if step.place and not step.alone)
_TABLES = {"start": 4, "steps": 4, "menu": MENU, "many": MANY, "middle": MIDDLE, "end": len(STEPS)}

Screen = Callable[[Visitor, dict[str, str]], object]
SCREENS: dict[str, dict[str, Screen]] = {"wide": {}, "phone": {}}


def screen(function: Screen) -> Screen:
    for screens in SCREENS.values():
        screens[function.__name__.replace("_", "-")] = function
    return function


def phone_screen(function: Screen) -> Screen:
    """What is beside the board on a wide screen, and in a tab of its own on a telephone."""
    SCREENS["phone"][function.__name__.replace("_", "-")] = function
    return function


def tables(ada: Visitor, bob: Visitor) -> dict[str, str]:
    """What the screens show: Ada's games at their start, middle and end, and one that waits."""
    made = {}
    for name, answers in _TABLES.items():
        made[name] = ada.table("me me", seed=SEED, options=HARD)
        with ada.live(made[name]) as live:
            for step in STEPS[:answers]:
                live.answer(step.move)
    made |= spirit_tables(ada) | people.people_tables(ada)
    for stage, number in terra.STAGES.items():
        made[f"terra-{stage}"] = replayed(ada, terra.RECORD, number)
    made["waiting"] = ada.table("me open greedy", public=True)
    made["asked"] = ada.table("me open")
    bob.post(f"/tables/{made['asked']}/sit", seat=1)
    ada.post(f"/tables/{made['asked']}/start")
    with ada.live(made["asked"]) as one, bob.live(made["asked"]) as two:
        _until_undo_is_asked(one, two)
    return made


def replayed(ada: Visitor, record: Record, number: int) -> str:
    """A table of Ada's after the first answers of a game that bots played."""
    header = record.header
    id = ada.table(" ".join(["me"] * header.players), game=header.game, seed=header.seed)
    with ada.live(id) as live:
        for entry in record.entries[:number]:
            assert live.scene is not None  # both seats may be asked at once
            asked = next(x for x in live.scene["decisions"] if x["seat"] == entry.seat)
            live.ask("answer", seat=entry.seat, decision=asked["id"], moves=[entry.move])
    return id


def _until_undo_is_asked(one: Live, two: Live) -> None:
    for number in range(6):
        while len(one.log) < number:
            one.receive()
        while len(two.log) < number:
            two.receive()
        mover = one if one.decision() else two
        question = mover.decision()
        assert question is not None
        moves = [choice["notation"] for choice in question["choices"]]
        mover.answer("end" if "end" in moves else moves[0])
    two.ask("undo", seat=1)  # beyond the die that the end of the round rolled: Ada has to agree


def at(visitor: Visitor, id: str, query: str = "") -> Page:
    """Open a table; the board is there, and what can be answered."""
    page = visitor.open(f"/t/{id}{query}")
    expect(page.locator('[data-place="K0"]')).to_be_visible()
    return page


def answers(page: Page) -> None:
    expect(page.locator("[data-move]").first).to_be_visible()


@screen
def home(visitor: Visitor, made: dict[str, str]) -> None:
    page = visitor.open("/")
    expect(page.locator(f'a[href="/t/{made["asked"]}"]').first).to_be_visible()


@screen
def home_name(visitor: Visitor, made: dict[str, str]) -> None:
    """A stranger is asked for a name before the first game."""
    with visitor.unknown():
        page = visitor.open("/")
        page.locator("article button.primary").first.click()
        page.locator("article input").fill("Ania")


@screen
def new_table(visitor: Visitor, made: dict[str, str]) -> None:
    page = visitor.open("/new")
    page.locator("fieldset select").nth(1).select_option("open")
    expect(page.locator("fieldset").last).to_be_visible()


@screen
def waiting_room(visitor: Visitor, made: dict[str, str]) -> None:
    page = visitor.open(f"/t/{made['waiting']}")
    expect(page.locator("main .seats > li")).to_have_count(3)


@screen
def table_start(visitor: Visitor, made: dict[str, str]) -> None:
    answers(at(visitor, made["start"]))


@screen
def table_many(visitor: Visitor, made: dict[str, str]) -> None:
    """A question with many answers."""
    answers(at(visitor, made["many"]))


@screen
def table_middle(visitor: Visitor, made: dict[str, str]) -> None:
    answers(at(visitor, made["middle"]))


@screen
def table_why(visitor: Visitor, made: dict[str, str]) -> None:
    page = at(visitor, made["start"])
    answers(page)
    page.locator('[data-place="A4"]').click(force=True)
    expect(page.get_by_role("note")).to_be_visible()


@screen
def table_menu(visitor: Visitor, made: dict[str, str]) -> None:
    """A place with several answers offers them beside it."""
    page = at(visitor, made["menu"])
    answers(page)
    page.locator(f'[data-place="{STEPS[MENU].place}"]').click()
    expect(page.get_by_role("dialog")).to_be_visible()


@screen
def table_hint(visitor: Visitor, made: dict[str, str]) -> None:
    page = at(visitor, made["middle"])
    answers(page)
    page.locator(".prompt .tools button.icon").first.click()
    expect(page.locator(".prompt .hinted")).to_be_visible()


@screen
def table_steps(visitor: Visitor, made: dict[str, str]) -> None:
    """Steps put together, not sent yet; they stay at that table."""
    page = at(visitor, made["steps"])
    page.evaluate("localStorage.setItem('loci.compose', 'yes')")
    page.reload()
    answers(page)
    for step in STEPS[4:6]:
        page.locator(f'[data-move="{step.move}"]').click()
    expect(page.locator(".steps button")).to_have_count(2)


@screen
def table_undo_asked(visitor: Visitor, made: dict[str, str]) -> None:
    page = at(visitor, made["asked"])
    expect(page.get_by_role("alert")).to_be_visible()


@screen
def table_history(visitor: Visitor, made: dict[str, str]) -> None:
    page = at(visitor, made["middle"], "?n=20")
    expect(page.get_by_role("slider")).to_have_value("20")


@screen
def table_text(visitor: Visitor, made: dict[str, str]) -> None:
    page = at(visitor, made["middle"])
    page.get_by_role("banner").locator("button[aria-pressed]").click()
    expect(page.locator('[data-place="K0"]')).to_have_count(0)
    answers(page)


@screen
def table_rule(visitor: Visitor, made: dict[str, str]) -> None:
    """The rule behind the question, beside the board."""
    page = at(visitor, made["start"])
    page.locator(".prompt .rule").click()
    expect(page.locator("#panel-rules .target")).to_be_in_viewport()


for of_terra in terra.SCREENS:
    screen(of_terra)


@screen
def terra_mystica_new(visitor: Visitor, made: dict[str, str]) -> None:
    page = visitor.open("/new?game=terra-mystica")
    page.locator("details.all > summary").click()
    for folded in page.locator("details.long > summary").all():
        folded.click()
    expect(page.locator(".choices .tile")).to_have_count(10)
    page.locator("details.long").nth(1).scroll_into_view_if_needed()


@screen
def spirit_island_new(visitor: Visitor, made: dict[str, str]) -> None:
    page = visitor.open("/new?game=spirit-island")
    page.locator("details.all > summary").click()
    page.locator("details.long > summary").first.click()
    expect(page.locator(".choices .emblem").first).to_be_visible()
    page.locator("details.long").first.scroll_into_view_if_needed()


for screens in SCREENS.values():
    screens.update(SPIRIT_SCREENS | people.SCREENS)


@screen
def table_chat(visitor: Visitor, made: dict[str, str]) -> None:
    page = at(visitor, made["start"])
    page.locator("#tab-chat").click()
    expect(page.locator("#panel-chat form")).to_be_visible()


@phone_screen
def table_cards(visitor: Visitor, made: dict[str, str]) -> None:
    page = at(visitor, made["middle"])
    page.locator("#tab-cards").click()
    page.locator("details.card").scroll_into_view_if_needed()


@phone_screen
def table_seats(visitor: Visitor, made: dict[str, str]) -> None:
    page = at(visitor, made["middle"])
    page.locator("#tab-seats").click()
    page.locator("summary").filter(visible=True).last.scroll_into_view_if_needed()


@screen
def table_end(visitor: Visitor, made: dict[str, str]) -> None:
    page = at(visitor, made["end"])
    expect(page.locator("figure")).to_have_count(4)


@screen
def table_end_charts(visitor: Visitor, made: dict[str, str]) -> None:
    page = at(visitor, made["end"])
    expect(page.locator("figure")).to_have_count(4)
    page.locator("figure").last.scroll_into_view_if_needed()


@screen
def table_analysis(visitor: Visitor, made: dict[str, str]) -> None:
    """It is made when the first asks for it, and kept for all."""
    page = at(visitor, made["end"])
    page.locator("#tab-analysis").click()
    expect(page.locator(".analysis button, .analysis figure").first).to_be_visible()
    if not page.locator(".analysis figure").count():
        page.locator(".analysis button.primary").click()
    expect(page.locator(".analysis figure")).to_be_visible(timeout=120_000)


@screen
def table_missing(visitor: Visitor, made: dict[str, str]) -> None:
    page = visitor.open("/t/no-such-table")
    expect(page.get_by_role("alert")).to_be_visible()


@screen
def rules(visitor: Visitor, made: dict[str, str]) -> None:
    page = visitor.open("/rules/haunted-lands#HL-7.2")
    expect(page.locator('[id="HL-7.2"]')).to_be_in_viewport()


@screen
def rules_search(visitor: Visitor, made: dict[str, str]) -> None:
    page = visitor.open("/rules/haunted-lands")
    page.get_by_role("searchbox").fill("noria")
    expect(page.get_by_role("status")).to_be_visible()


@screen
def learn(visitor: Visitor, made: dict[str, str]) -> None:
    page = visitor.open("/learn")
    expect(page.get_by_role("article")).to_have_count(3)


def _how_to_play(visitor: Visitor, game: str) -> None:
    page = visitor.open(f"/learn/{game}")
    expect(page.get_by_role("img").first).to_be_visible()


for _game in ("haunted-lands", "terra-mystica", "spirit-island"):
    for _screens in SCREENS.values():
        _screens[f"how-{_game}"] = lambda visitor, _, game=_game: _how_to_play(visitor, game)


@screen
def lesson(visitor: Visitor, made: dict[str, str]) -> None:
    page = visitor.open("/learn")
    page.get_by_role("article").get_by_role("button").first.click()
    expect(page.get_by_role("complementary")).to_be_visible()
    answers(page)


@screen
def record(visitor: Visitor, made: dict[str, str]) -> None:
    page = visitor.open("/record")
    expect(page.locator("textarea")).to_be_visible()


@screen
def record_refused(visitor: Visitor, made: dict[str, str]) -> None:
    page = visitor.open("/record")
    page.locator("textarea").fill("not a record")
    page.get_by_role("main").locator("button.primary").click()
    expect(page.get_by_role("alert")).to_be_visible()


@screen
def missing(visitor: Visitor, made: dict[str, str]) -> None:
    page = visitor.open("/learn/nothing")
    expect(page.get_by_role("heading")).to_be_visible()


@screen
def not_found(visitor: Visitor, made: dict[str, str]) -> None:
    """The server's own page, for addresses that the client has no screen for."""
    page = visitor.open("/nothing/at/all")
    expect(page.get_by_role("heading")).to_be_visible()


for screens in SCREENS.values():
    screens.update(people.LAST)


@screen
def table_old(visitor: Visitor, made: dict[str, str]) -> None:
    """The server was renewed and speaks another version than the page."""
    page = visitor.context.new_page()
    page.route_web_socket(re.compile(r"/socket\?"), lambda socket: socket.close(code=4426))
    before, visitor.page = visitor.page, page
    before.close()
    visitor.open(f"/t/{made['start']}")
    expect(page.get_by_role("alert").get_by_role("button")).to_be_visible()


@screen
def table_lost(visitor: Visitor, made: dict[str, str]) -> None:
    """The connection breaks under an open table. The last one: its page stays without."""
    sockets: list[WebSocketRoute] = []

    def pass_on(socket: WebSocketRoute) -> None:
        if sockets:
            socket.close()
            return
        sockets.append(socket)
        socket.connect_to_server()

    page = visitor.context.new_page()
    page.route_web_socket(re.compile(r"/socket\?"), pass_on)
    before, visitor.page = visitor.page, page
    before.close()
    at(visitor, made["start"])
    answers(page)
    sockets[0].close()
    expect(page.get_by_role("banner").get_by_role("status")).to_be_visible()
