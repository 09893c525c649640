"""Tables around the match: hosts, undo, chat, forks, records, clocks, bots, people."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from loci.core import Match, find_game
from loci.core.records.record import read
from tests.server.clients import Guest, Live, Refused, two_at, until_gone, whose_turn
from tests.server.running import Served

Come = Callable[..., Guest]


def answer_first(*lives: Live) -> Live:
    """Let whoever is asked answer; who it was."""
    live = whose_turn(*lives)
    assert live is not None
    live.answer()
    return live


# -- undo -----------------------------------------------------------------------------------------


def test_alone_undo_is_free(guest: Come) -> None:
    ada = guest()
    table = ada.table("haunted-lands", "me me", undo="strict")
    with ada.live(table["id"]) as live:
        before = live.scene
        decision = live.decision()
        assert decision is not None
        live.answer()
        live.ask("undo", seat=decision["seat"])
        assert live.log == []
        assert live.scene == before
        with pytest.raises(Refused) as caught:
            live.ask("undo", seat=decision["seat"])
        assert caught.value.kind == "undo"


def test_undo_beyond_the_barrier_needs_the_others(guest: Come) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    id = two_at(ada, bob, "lantern")
    with ada.live(id) as one, bob.live(id) as two:
        lives = (one, two)
        asker = 0
        for _ in range(60):
            mover = answer_first(one, two)
            asker = lives.index(mover)
            number, known = len(mover.log), len(mover.messages)
            mover.ask("undo", seat=asker)
            requests = [m["request"] for m in mover.messages[known:] if m["t"] == "undo"]
            if requests:
                break  # it had to ask
            assert len(mover.log) < number
            lives[1 - asker].until("reset")
            answer_first(one, two)
        me, other = lives[asker], lives[1 - asker]
        (request,) = requests
        assert request["seat"] == asker
        assert request["waiting"] == [1 - asker]
        entries = len(me.log)
        other.until("undo", lambda m: m["request"] is not None)
        other.ask("consent", accept=False)
        me.until("undo", lambda m: m["request"] is None)
        assert len(me.log) == entries
        me.ask("undo", seat=asker)
        other.until("undo", lambda m: m["request"] is not None)
        other.ask("consent", accept=True)
        me.until("reset")
        assert len(me.log) < entries
        with pytest.raises(Refused):
            other.ask("consent", accept=True)


def test_a_strict_table_refuses_to_go_beyond_the_barrier(guest: Come) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    id = two_at(ada, bob, "lantern", undo="strict")
    with ada.live(id) as one, bob.live(id) as two:
        kinds = set()
        for _ in range(40):
            mover = answer_first(one, two)
            seat = (one, two).index(mover)
            try:
                mover.ask("undo", seat=seat)
                kinds.add("free")
                (two, one)[seat].until("reset")
                answer_first(one, two)
            except Refused as refused:
                kinds.add(refused.kind)
                break
        assert "undo" in kinds


# -- chat, spectators, presence -------------------------------------------------------------------


def test_chat_reaches_everybody_and_is_kept(guest: Come) -> None:
    ada, eve = guest("Ada"), guest("Eve")
    table = ada.table("lantern", "me bot")
    with ada.live(table["id"]) as one, eve.live(table["id"]) as two:
        one.ask("chat", text="  hello  ")
        said = two.until("chat")["chat"]
        assert (said["name"], said["seat"], said["text"]) == ("Ada", 0, "hello")
        two.ask("chat", text="<b>me too</b>")
        for text in ("", "   ", "x" * 501):
            with pytest.raises(Refused) as caught:
                one.ask("chat", text=text)
            assert caught.value.kind == "chat"
    with eve.live(table["id"]) as again:
        assert [line["text"] for line in again.hello["chat"]] == ["hello", "<b>me too</b>"]


def test_everybody_sees_who_is_there(guest: Come) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    id = two_at(ada, bob, "lantern")
    with ada.live(id) as one:
        one.drain()
        assert [seat["online"] for seat in one.table["seats"]] == [True, False]
        with bob.live(id):
            one.until("table", lambda m: m["table"]["seats"][1]["online"])
        one.until("table", lambda m: not m["table"]["seats"][1]["online"])


# -- the host -------------------------------------------------------------------------------------


def test_the_host_controls_the_table(guest: Come) -> None:
    ada, bob, eve = guest("Ada"), guest("Bob"), guest("Eve")
    table = ada.table("haunted-lands", "me open open", name="Evening", public=True)
    id = table["id"]
    assert table["host"]
    assert table["name"] == "Evening"
    ada.post(f"/tables/{id}/start", 409)
    bob.post(f"/tables/{id}/start", 403)
    bob.post(f"/tables/{id}/sit", seat=1)
    eve.post(f"/tables/{id}/sit", 409, seat=1)
    eve.post(f"/tables/{id}/sit", 422, seat=9)
    ada.post(f"/tables/{id}/leave", seat=1)  # the host sends him away
    bob.post(f"/tables/{id}/sit", seat=1)
    eve.post(f"/tables/{id}/replace", 403, seat=2, bot="greedy")
    ada.post(f"/tables/{id}/replace", 422, seat=2, bot="nobody")
    ada.post(f"/tables/{id}/replace", seat=2, bot="greedy")
    assert ada.post(f"/tables/{id}/start")["status"] == "running"
    with bob.live(id):
        ada.post(f"/tables/{id}/replace", 409, seat=1, bot="greedy")  # he is here
    until_gone(ada, id, 1)
    replaced = ada.post(f"/tables/{id}/replace", seat=1, bot="random")
    assert replaced["seats"][1]["kind"] == "bot"
    assert bob.get(f"/tables/{id}")["seats"][1]["returns"]
    eve.post(f"/tables/{id}/sit", 409, seat=1)
    assert bob.post(f"/tables/{id}/sit", seat=1)["seats"][1]["mine"]
    bob.post(f"/tables/{id}/close", 403)
    assert ada.post(f"/tables/{id}/close")["status"] == "closed"
    ada.post(f"/tables/{id}/close", 409)
    with ada.live(id) as live, pytest.raises(Refused) as caught:
        live.ask("undo", seat=0)
    assert caught.value.kind == "status"


def test_a_bot_takes_over_when_the_time_is_out(guest: Come) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    clock = {"kind": "live", "total": 1, "increment": 0}
    id = two_at(ada, bob, "haunted-lands", clock=clock)
    with ada.live(id) as live:
        assert live.scene is not None
        assert len(live.scene["clocks"]) == 2
        note = live.until("note")["text"]
        assert note["id"] == "clock-out"
        live.until("moved")
        assert "bot" in [seat["kind"] for seat in live.table["seats"]]


def test_days_per_move_are_the_hosts_to_enforce(guest: Come) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    id = two_at(ada, bob, "lantern", clock={"kind": "days", "days": 0.000001})
    time.sleep(0.3)
    with bob.live(id):
        time.sleep(0.1)
        assert ada.post(f"/tables/{id}/replace", seat=1, bot="random")["seats"][1]["kind"] == "bot"


def test_days_per_move_are_not_cut_short(guest: Come) -> None:
    """Whoever is away may still have days for the move."""
    ada, bob = guest("Ada"), guest("Bob")
    id = two_at(ada, bob, "lantern", clock={"kind": "days", "days": 1})
    refused = ada.post(f"/tables/{id}/replace", 409, seat=1, bot="random")["error"]
    assert refused["reason"]["id"] == "seat-has-time"
    assert ada.get(f"/tables/{id}")["seats"][1]["kind"] == "person"


# -- forks and records ----------------------------------------------------------------------------


def test_a_record_comes_back_with_the_same_hash(guest: Come) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.table("lantern", "me me", seed=7)
    with ada.live(table["id"]) as live:
        while live.wait_for_turn():
            live.answer()
    text = bob.get(f"/tables/{table['id']}/record")
    assert Match.replay(find_game("lantern"), read(text)).outcome() is not None
    copy = bob.post("/records", text=text)
    assert copy["status"] == "finished"
    assert bob.get(f"/tables/{copy['id']}/record") == text
    with bob.live(copy["id"]) as live:
        assert live.hello["viewer"] == -2
        assert len(live.log) == copy["entries"]
        assert live.log[-1]["events"] or live.log[-1]["move"]
    fork = bob.post(f"/tables/{copy['id']}/fork", number=3)
    assert (fork["status"], fork["entries"]) == ("running", 3)
    with bob.live(fork["id"]) as live:
        live.wait_for_turn()
        live.answer()
        assert len(live.log) == 4
    damaged = text.replace("1. P", "1. Q", 1)
    for bad in ("", "nonsense", damaged, text.replace("lantern", "chess"), text[:-30]):
        error = bob.post("/records", 422, text=bad)["error"]
        assert error["reason"]["id"]


def test_one_can_go_back_to_ones_own_match_and_fork_it(guest: Come) -> None:
    ada = guest()
    table = ada.table("haunted-lands", "me me", seed=11)
    with ada.live(table["id"]) as live:
        for _ in range(20):
            live.answer()
        past = live.ask("history", number=10)["scene"]
        moves = [entry["move"] for entry in live.log]
    fork = ada.post(f"/tables/{table['id']}/fork", number=10)
    with ada.live(fork["id"]) as live:
        assert [entry["move"] for entry in live.log] == moves[:10]
        assert live.scene is not None
        seen = live.ask("look", seat=past["viewer"])["scene"]["view"]
        assert seen == past["view"]
    ada.post(f"/tables/{table['id']}/fork", 422, number=1000)
    ada.post("/tables/nothing/fork", 404, number=1)


# -- people ---------------------------------------------------------------------------------------


def test_accounts_log_in_rename_export_and_are_forgotten(guest: Come) -> None:
    ada, other = guest("Ada"), guest(None)
    assert other.get("/me") is None
    other.post("/tables", 401, game="lantern", players=2, seats=[])
    account = ada.post("/account", login="Ada", password="correct horse")
    assert (account["kind"], account["login"]) == ("account", "ada")
    ada.post("/account", 409, login="ada2", password="correct horse")
    guest("Bob").post("/account", 409, login="ada", password="another horse")
    guest("Bob").post("/account", 422, login="bob", password="short")
    other.post("/login", 403, login="ada", password="wrong horse")
    other.post("/login", 403, login="nobody", password="wrong horse")
    other.post("/login", 422, login="a\x00da", password="correct horse")
    assert other.post("/login", login=" ada ", password="correct horse")["id"] == account["id"]
    table = ada.table("lantern", "me bot")
    with ada.live(table["id"]) as live:
        live.ask("chat", text="my words")
        answer = other.http.patch("/me", json={"name": "Ada L.", "email": "a@b.example"})
        assert answer.json()["name"] == "Ada L."
        live.until("table", lambda m: m["table"]["seats"][0]["name"] == "Ada L.")
    for wrong in ({"email": "no"}, {"webhook": "ftp://x"}, {"name": " "}, {"lang": "xx"}):
        assert other.http.patch("/me", json=wrong).status_code == 422
    export = ada.get("/me/export")
    assert export["me"]["email"] == "a@b.example"
    assert "password" not in export["me"]
    assert [line["text"] for line in export["chat"]] == ["my words"]
    assert [seat["match_id"] for seat in export["seats"]] == [table["id"]]
    waiting = ada.table("lantern", "me open")
    assert ada.http.delete("/me").status_code == 204
    ada.get("/me/export", 401)
    assert other.get("/me") is None  # its cookie is void with the person
    watcher = guest("Eve")
    left = watcher.get(f"/tables/{table['id']}")["seats"][0]
    assert (left["kind"], left["name"]) == ("bot", "")
    assert watcher.get(f"/tables/{waiting['id']}")["seats"][0]["kind"] == "open"
    other.http.post("/logout")


def test_games_texts_and_rules(guest: Come) -> None:
    ada = guest(None)
    games = {game["id"]: game for game in ada.get("/games")}
    assert {"ferry", "lantern", "haunted-lands"} <= set(games)
    assert games["haunted-lands"]["has_rules"]
    assert [order["name"] for order in games["ferry"]["orders"]] == ["lone-answers", "take-up-to"]
    for lang, word in (("en", "Seers"), ("pl", "Widzący"), ("ru", "сенсорик")):
        (page,) = ada.get(f"/rules/haunted-lands?lang={lang}")["pages"]
        assert page["lang"] == lang
        assert "**HL-1.1**" in page["markdown"]
        assert word in page["markdown"]
    assert ada.get("/rules/haunted-lands") == ada.get("/rules/haunted-lands?lang=en")
    ada.get("/rules/haunted-lands?lang=xx", 404)
    ada.get("/rules/ferry", 404)
    for package in ("core", "site", "lantern"):
        for lang in ("en", "pl", "ru"):
            assert " = " in ada.get(f"/texts/{package}/{lang}")
    ada.get("/texts/site/xx", 404)
    ada.get("/texts/os/en", 404)


# -- bots -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("fault", ["crash", "sleep", "lie", "die", "refuse"])
def test_a_bot_that_fails_is_replaced_by_a_random_answer(
    serve: Callable[..., Served], monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    monkeypatch.setenv("LOCI_GAMES", "tests.server.bad_bots:GAME,toys.lantern:GAME")
    monkeypatch.setenv("PYTHONPATH", f"{Path(__file__).parents[2]}:{os.environ['PYTHONPATH']}")
    # Only the sleeper is meant to run out of time; on a busy machine the others may take theirs.
    server = serve(bot_seconds=0.1, bot_grace=0.4 if fault == "sleep" else 20)
    ada = Guest(server.address)
    table = ada.table("moody", f"me {fault}")
    notes: list[str] = []
    with ada.live(table["id"]) as live:
        while not notes:
            if live.decision():
                live.answer()
            else:
                live.receive()
            notes = [m["text"]["id"] for m in live.messages if m["t"] == "note"]
        for _ in range(5):
            live.drain(0.05)
            if live.decision():
                live.answer()
        assert any(entry["seat"] == 1 for entry in live.log)
    expected = {
        "crash": "bot-crashed",
        "die": "bot-crashed",
        "refuse": "bot-crashed",
        "sleep": "bot-too-slow",
        "lie": "bot-illegal",
    }
    assert notes[0] == expected[fault]
    ada.close()


def test_people_at_one_screen_have_names_of_their_own(guest: Come) -> None:
    """They stay when whoever made the table is called otherwise; a name is checked like others."""
    ada = guest("Ada")
    seats = [{"kind": "me"}, {"kind": "me", "name": " Bea "}]
    made = ada.post("/tables", game="haunted-lands", players=2, seats=seats)
    assert [seat["name"] for seat in made["seats"]] == ["Ada", "Bea"]
    ada.http.patch("/me", json={"name": "Adele"})
    named = ada.get(f"/tables/{made['id']}")["seats"]
    assert [seat["name"] for seat in named] == ["Adele", "Bea"]
    seats[1]["name"] = "\u202ebea"
    ada.post("/tables", 422, game="haunted-lands", players=2, seats=seats)


def test_whoever_has_several_seats_is_told_what_only_one_of_them_may_see(guest: Come) -> None:
    ada = guest("Ada")
    for game, private in (
        ("lantern", True),
        ("terra-mystica", False),
        ("haunted-lands", False),  # not before somebody chooses Quests
    ):
        for seats, told in (("me me", private), ("me random", False)):
            with ada.live(ada.table(game, seats, seed=3)["id"]) as live:
                live.wait_for_turn()
                assert live.scene is not None
                assert live.scene["private"] is told, (game, seats)
