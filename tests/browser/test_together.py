"""Several people at one table, each in a browser of their own."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocket, expect

from tests.browser.table import AtTable, prepared
from tests.browser.visitor import Visitor
from tests.server.clients import SceneReader

Come = Callable[..., Visitor]
Two = tuple[AtTable, AtTable]


@pytest.fixture
def two(come: Come) -> Two:
    """Ada, the host, and Bob at a running table, where undoing more than is free needs consent."""
    ada, bob = come("Ada"), come("Bob")
    id = ada.table("me open")
    bob.post(f"/tables/{id}/sit", seat=1)
    ada.post(f"/tables/{id}/start")
    return AtTable(ada, id), AtTable(bob, id)


def play(two: Two, number: int, *wishes: str) -> None:
    """Let whoever is asked answer by clicking, a number of times."""
    for _ in range(number):
        asked = two[0].page.locator("[data-move]").or_(two[0].page.get_by_text("Bob decides now."))
        expect(asked.first).to_be_visible()
        first = two[0].answers.locator("[data-move]").count() > 0
        mover, other = two if first else (two[1], two[0])
        mover.answer_any(*wishes)
        other.has_entries(mover.entries())


def see_the_same(two: Two) -> None:
    """Both pages and the server agree on the whole game so far."""
    one, other = two
    other.has_entries(one.entries())
    lines = one.log.get_by_role("listitem")
    expect(other.log.get_by_role("listitem")).to_have_count(lines.count())
    assert lines.all_inner_texts() == other.log.get_by_role("listitem").all_inner_texts()
    assert _map_of(one) == _map_of(other)
    assert len(one.moves()) == one.entries()


def _map_of(table: AtTable) -> list[str]:
    """What lies on each hex, in words, without what one may do there."""
    labels = table.map.get_by_role("button").evaluate_all("all => all.map(one => one.ariaLabel)")
    actions = re.compile(r"; (?=Travel|Harvest|Place|Build|Persuade).*")
    return [actions.sub("", label) for label in labels]


def test_two_browsers_at_one_table_with_a_reload_in_the_middle(two: Two) -> None:
    play(two, 6, "haunt", "travel")
    see_the_same(two)
    before = two[1].moves()
    two[1].page.reload()
    two[1].has_entries(6)
    assert two[1].moves() == before
    see_the_same(two)
    play(two, 6, "harvest", "haunt", "end")
    see_the_same(two)
    assert two[0].moves()[:6] == before


def last_mover(two: Two) -> Two:
    """Whoever answered last, and the other."""
    with two[0].visitor.live(two[0].id) as live:
        seat = live.log[-1]["seat"]
    return two if seat == 0 else (two[1], two[0])


@pytest.mark.parametrize("agreed", [True, False])
def test_an_undo_beyond_what_was_revealed_is_asked_for(two: Two, agreed: bool) -> None:
    play(two, 6, "haunt", "end")  # the second end rolls the die of the next round
    mover, other = last_mover(two)
    moves = mover.moves()
    mover.visitor.button("Undo").click()
    mover.visitor.is_told(re.compile("Waiting for (Ada|Bob)"))
    alert = other.prompt.get_by_role("alert")
    expect(alert).to_contain_text("asks to take an answer back")
    assert mover.moves() == moves  # nothing happens before the other agrees
    alert.get_by_role("button", name="Agree" if agreed else "Refuse").click()
    expect(alert).to_have_count(0)
    if agreed:
        mover.has_entries(5)
        other.has_entries(5)
        assert mover.moves() == moves[:5]
        mover.visitor.is_told("took an answer back")
        see_the_same(two)
    else:
        mover.visitor.is_told("was not agreed to")
        assert mover.moves() == moves
        mover.has_entries(6)


def test_what_reveals_nothing_is_taken_back_at_once(two: Two) -> None:
    play(two, 5, "haunt", "travel")
    mover, other = last_mover(two)
    moves = mover.moves()
    mover.page.keyboard.press("u")
    mover.has_entries(4)
    other.has_entries(4)
    other.visitor.is_told("took an answer back")
    assert mover.moves() == moves[:4]


def test_chat_reaches_the_others_and_stays(two: Two) -> None:
    for table in two:
        table.tab("Chat")
    words = "Good evening! <b>не</b> żółw"
    two[0].page.get_by_label("Say something").fill(words)
    two[0].page.get_by_role("tabpanel").get_by_role("button", name="Send").click()
    for table in two:
        expect(table.page.get_by_role("log", name="Chat")).to_contain_text(words)
    two[1].page.reload()
    two[1].tab("Chat")
    expect(two[1].page.get_by_role("log", name="Chat")).to_contain_text(words)


def test_a_guest_plays_within_moments(come: Come) -> None:
    """Name, click, first move: nothing else is asked of a newcomer."""
    newcomer = come()
    page = newcomer.open("/")
    about = page.get_by_role("article").filter(has_text="Haunted Lands")
    about.get_by_role("button", name="Play with bots").click()
    page.get_by_label("Your name").fill("Ola")
    page.keyboard.press("Enter")
    table = AtTable(newcomer)
    table.is_asked()
    table.answer_any("travel", "haunt")
    assert newcomer.get(f"/tables/{table.id}")["seats"][0]["name"] == "Ola"


def kinds(visitor: Visitor, id: str) -> list[str]:
    return [seat["kind"] for seat in visitor.get(f"/tables/{id}")["seats"]]


def test_the_host_invites_by_a_secret_link_and_replaces_who_is_gone(come: Come) -> None:
    ada, bob = come("Ada"), come()
    id = ada.table("me open open")
    page = ada.open(f"/t/{id}")
    ada.button("Copy invitation").first.click()
    expect(ada.button("Link copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    ada.button("Bot instead").last.click()

    bob.open(link)
    bob.page.get_by_label("Your name").fill("Bob")
    bob.button("Go").click()
    bob.is_told("The host starts the game when everybody is here.")
    expect(page.get_by_role("main")).to_contain_text("Bob")
    expect(bob.page).not_to_have_url(re.compile("seat="))
    ada.button("Start the game").click()
    AtTable(bob, id)
    expect(bob.page.get_by_role("region", name="Seats")).to_contain_text("Bob")
    assert kinds(ada, id) == ["person", "person", "bot"]

    stranger = come("Eve")
    stranger.open(link)  # it was for one person
    expect(stranger.page.get_by_role("region", name="Seats")).to_contain_text("Ada")
    assert [seat["mine"] for seat in stranger.get(f"/tables/{id}")["seats"]] == [False] * 3

    bob.page.goto("about:blank")
    page.get_by_text("This table").click()
    ada.button("Let a bot play for Bob").click()
    seats = page.get_by_role("region", name="Seats")
    expect(seats.get_by_title("Bot", exact=True)).to_have_count(2)
    assert kinds(ada, id) == ["person", "bot", "bot"]


def test_the_host_closes_a_table(two: Two) -> None:
    two[0].page.get_by_text("This table").click()
    two[0].visitor.button("Close the table").click()
    two[0].visitor.button("Cancel").click()
    two[0].visitor.button("Close the table").click()
    two[0].visitor.button("Yes, close it").click()
    for table in two:
        expect(table.sentence).to_have_text("The table is closed.")
        expect(table.answers.locator("[data-move]")).to_have_count(0)
    assert two[0].visitor.get(f"/tables/{two[0].id}")["status"] == "closed"


def test_a_spectator_sees_the_game_and_nothing_hidden(come: Come) -> None:
    steps, _ = prepared(27, difficulty="hardest")
    secret = next(i for i, step in enumerate(steps) if step.move.startswith("quest"))
    ada, eve = come("Ada"), come()
    id = ada.table("me me", seed=27, options={"difficulty": "hardest"})
    received: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: received.append(str(frame)))

    eve.page.on("websocket", listen)
    with ada.live(id) as live:
        for step in steps[:secret]:
            live.answer(step.move)
        watching = AtTable(eve, id)
        expect(watching.sentence).to_have_text("Ada (2) decides now.")
        live.answer(steps[secret].move)
        assert live.scene is not None
        own = live.ask("look", seat=steps[secret].seat)["scene"]["view"]
    watching.has_entries(secret + 1)
    chosen = own["seats"][steps[secret].seat]["quests"]
    assert chosen == [int(card) for card in steps[secret].move.split()[1:]]
    expect(watching.log).to_contain_text("a Quest card")
    expect(watching.answers.locator("[data-move]")).to_have_count(0)
    expect(eve.button("Undo")).to_have_count(0)
    frames = [json.loads(frame) for frame in received]
    reader = SceneReader()
    last = [reader.read(frame["scene"]) for frame in frames if "scene" in frame][-1]
    assert last["viewer"] == -1
    assert last["view"]["seats"][steps[secret].seat]["quests"] == len(chosen)
    assert last["decisions"] == []
    told = " ".join(received)
    assert steps[secret].move not in told
    assert not any(f'"quest-{card}"' in told for card in chosen)
    assert '"seed"' not in told
