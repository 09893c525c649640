"""Playing over the socket: against bots, in pairs, at one screen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.bots.tiny import use_no_weights
from tests.server.clients import Guest, Live, Refused, whose_turn
from tests.server.running import Served

Come = Callable[..., Guest]


def play_on(live: Live, most: int = 2000) -> int:
    """Answer with the first choice until the match is over."""
    answers = 0
    while live.wait_for_turn():
        live.answer(pick=answers)
        answers += 1
        assert answers < most
    return answers


def test_a_guest_needs_one_request_and_plays_a_whole_game_against_bots(guest: Come) -> None:
    ada = guest("Ada")
    assert ada.me["kind"] == "guest"
    table = ada.table("haunted-lands", "me greedy")
    assert table["status"] == "running"
    with ada.live(table["id"]) as live:
        assert live.hello["seats"] == [0]
        assert play_on(live) > 5
        assert live.scene is not None
        assert live.scene["outcome"]["scores"]
    over = ada.get(f"/tables/{table['id']}")
    assert over["status"] == "finished"
    assert over["outcome"] == live.scene["outcome"]
    record = ada.get(f"/tables/{table['id']}/record")
    assert record.count("\n") > over["entries"]


def test_two_people_at_one_table_see_the_same_moves(guest: Come) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    table = ada.table("lantern", "me open", public=True)
    assert table["status"] == "waiting"
    assert [t["id"] for t in bob.get("/tables?list=open")["tables"]] == [table["id"]]
    with ada.live(table["id"]) as one:
        assert one.scene is None
        bob.post(f"/tables/{table['id']}/sit")
        ada.post(f"/tables/{table['id']}/start")
        one.until("moved")
        with bob.live(table["id"]) as two:
            while (mover := whose_turn(one, two)) is not None:
                mover.answer()
            assert one.table["status"] == two.table["status"] == "finished"
            assert [e["seat"] for e in one.log] == [e["seat"] for e in two.log]
            assert one.table["outcome"] == two.table["outcome"] is not None


def test_one_screen_for_all_seats(guest: Come) -> None:
    ada = guest()
    table = ada.table("haunted-lands", "me me")
    with ada.live(table["id"]) as live:
        assert live.hello["seats"] == [0, 1]
        seats = set()
        for _ in range(40):
            decision = live.decision()
            assert decision is not None
            seats.add(decision["seat"])
            assert live.scene is not None
            assert live.scene["viewer"] == decision["seat"]
            live.answer()
        assert seats == {0, 1}
        other = live.ask("look", seat=1 - live.scene["viewer"])["scene"]
        assert other["viewer"] == 1 - live.scene["viewer"]


def test_stale_foreign_garbage_and_doubled_moves_change_nothing(guest: Come) -> None:
    ada, bob, eve = guest("Ada"), guest("Bob"), guest("Eve")
    table = ada.table("lantern", "me open")
    bob.post(f"/tables/{table['id']}/sit", seat=1)
    ada.post(f"/tables/{table['id']}/start")
    with ada.live(table["id"]) as one, bob.live(table["id"]) as two, eve.live(table["id"]) as third:
        assert third.hello["viewer"] == -1
        decision = one.decision()
        assert decision is not None
        move = decision["choices"][0]["notation"]
        answer = {"seat": 0, "decision": decision["id"], "moves": [move]}
        for live in (two, third):
            with pytest.raises(Refused) as caught:
                live.ask("answer", **answer)
            assert caught.value.kind == "foreign"
        for wrong, kind in [
            ({**answer, "moves": ["gibberish"]}, "unreadable"),
            ({**answer, "moves": []}, "request"),
            ({**answer, "decision": "1.99.0000"}, "stale"),
            ({**answer, "decision": ""}, "stale"),
            ({**answer, "seat": 7}, "foreign"),
            ({**answer, "seat": "x"}, "request"),
            ({**answer, "more": 1}, "request"),
        ]:
            with pytest.raises(Refused) as caught:
                one.ask("answer", **wrong)
            assert caught.value.kind == kind
            assert (caught.value.message["scene"] is not None) == (kind == "stale")
        for text in ("", "{", "[]", '{"t":"no"}', "\ud83d" if False else "null", "7" * 5000):
            one.socket.send(text)
            assert one.until("refused")["kind"] == "request"
        assert one.log == []
        first, again = one.send("answer", **answer), one.send("answer", **answer)
        assert one.result(first)["t"] == "done"
        with pytest.raises(Refused) as caught:
            one.result(again)
        assert caught.value.kind == "stale"
        assert len(one.log) == 1
        two.until("moved")
        assert len(two.log) == 1


def test_several_moves_are_taken_all_or_none(guest: Come) -> None:
    ada = guest()
    table = ada.table("haunted-lands", "me me", seed=5)
    with ada.live(table["id"]) as live:
        decision = live.decision()
        assert decision is not None
        moves = [choice["notation"] for choice in decision["choices"][:2]]
        ask = {"seat": decision["seat"], "decision": decision["id"]}
        with pytest.raises(Refused):
            live.ask("answer", **ask, moves=[moves[0], "haunt Z9"])
        assert live.log == []
        preview = live.ask("preview", **ask, moves=moves)["scene"]
        assert preview["made"] == moves[: len(preview["made"])]
        assert live.log == []
        live.ask("answer", **ask, moves=moves)
        assert [entry["move"] for entry in live.log] == moves


def test_why_not_is_asked_of_the_steps_being_composed(guest: Come) -> None:
    ada = guest()
    table = ada.table("haunted-lands", "me me", seed=5)
    with ada.live(table["id"]) as live:
        decision = live.decision()
        assert decision is not None
        seat, first = decision["seat"], decision["choices"][0]["notation"]
        assert live.ask("why", seat=seat, move=first)["reason"] is None
        after = live.ask("why", seat=seat, move=first, after=[first])
        assert after["reason"]["id"] == "haunt-spectre"
        assert after["rule"] == "HL-9.1"
        with pytest.raises(Refused) as caught:
            live.ask("why", seat=seat, move=first, after=["haunt Z9"])
        assert caught.value.kind == "unreadable"
        assert live.log == []


def test_questions_about_a_position(
    guest: Come, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_no_weights(monkeypatch, tmp_path)
    ada = guest()
    table = ada.table("haunted-lands", "me greedy", seed=1)
    with ada.live(table["id"]) as live:
        live.wait_for_turn()
        decision = live.decision()
        assert decision is not None
        legal = decision["choices"][0]["notation"]
        assert live.ask("why", seat=0, move=legal)["reason"] is None
        wrong = live.ask("why", seat=0, move="haunt K0")
        assert wrong["reason"] is not None
        assert wrong["rule"].startswith("HL-")
        assert decision["rule"].startswith("HL-")
        assert wrong["nearest"]
        hint = live.ask("hint", seat=0)
        assert live.ask("why", seat=0, move=hint["move"])["reason"] is None
        assert hint["others"] == []  # nobody has learned the game here
        live.answer()
        start = live.ask("history", number=0)["scene"]
        assert start["number"] == 0
        assert start["decisions"] == []
        with pytest.raises(Refused):
            live.ask("history", number=10_000)
        with pytest.raises(Refused):
            live.ask("look", seat=1)
        with pytest.raises(Refused):
            live.ask("preview", seat=0, decision="1.1.0000", moves=[legal])


def test_standing_orders_answer_by_themselves(guest: Come, server: Served) -> None:
    ada = guest()
    table = ada.table("ferry", "me me")
    with ada.live(table["id"]) as live:
        with pytest.raises(Refused):
            live.ask("orders", seat=0, orders={"nonsense": 1})
        live.ask("orders", seat=1, orders={"take-up-to": 3})
        for _ in range(10):
            if not live.wait_for_turn() or any(entry["auto"] for entry in live.log):
                break
            live.answer()
        assert any(entry["auto"] for entry in live.log)
    with ada.live(table["id"]) as again:
        assert again.hello["orders"]["1"]["take-up-to"] == 3
    other = guest().table("lantern", "me bot")
    assert other["status"] == "running"


def test_moves_sent_together_are_taken_back_together(guest: Come) -> None:
    """They have the same moment in the log, and the undo names the first of them."""
    ada = guest()
    table = ada.table("haunted-lands", "me me", seed=27)
    with ada.live(table["id"]) as live:
        live.wait_for_turn()
        [asked] = live.scene["decisions"]
        moves = [choice["notation"] for choice in asked["choices"]][:3]
        before = live.scene["view"]
        live.ask("answer", seat=asked["seat"], decision=asked["id"], moves=moves)
        assert [entry["move"] for entry in live.log] == moves
        assert len({entry["at"] for entry in live.log}) == 1
        live.ask("undo", seat=asked["seat"], number=2)
        assert [entry["move"] for entry in live.log] == moves[:1]
        live.ask("undo", seat=asked["seat"], number=1)
        assert live.log == []
        assert live.scene["view"] == before


def test_a_ping_is_answered_also_by_a_table_that_waits(guest: Come) -> None:
    """How a client finds out that its connection is alive."""
    ada = guest()
    id = ada.table("lantern", "me open")["id"]
    with ada.live(id) as live:
        assert live.ask("ping") == {"t": "done", "ref": "1"}


def test_what_was_taken_back_leaves_a_trace_and_can_be_given_again(guest: Come) -> None:
    """Everybody reads that something was taken back; only whose it was, what."""
    ada, bob = guest("Ada"), guest("Bob")
    id = ada.table("haunted-lands", "me open", undo="open")["id"]
    bob.post(f"/tables/{id}/sit", seat=1)
    ada.post(f"/tables/{id}/start")
    with ada.live(id) as one, bob.live(id) as two:
        live = whose_turn(one, two)
        assert live is not None
        live.answer()
        seat, move = live.log[-1]["seat"], live.log[-1]["move"]
        live.ask("undo", seat=seat)
        mine = next(message for message in reversed(live.messages) if message["t"] == "reset")
        theirs = (two if live is one else one).until("reset")
        assert [one["again"] for one in mine["undone"]] == [[move]]
        assert theirs["undone"] == [{**mine["undone"][0], "again": []}]
        assert (mine["undone"][0]["after"], mine["undone"][0]["number"]) == (0, 1)
    with (ada if live is one else bob).live(id) as live:  # it is there for whoever comes back
        asked = live.decision()
        assert asked is not None
        again = live.hello["undone"][0]["again"]
        live.ask("answer", seat=seat, decision=asked["id"], moves=again)
        assert live.log[-1]["move"] == move


def test_a_finished_match_is_looked_back_at_as_it_was_known(guest: Come) -> None:
    """What was hidden then is shown only to whoever wants the whole truth."""
    ada = guest("Ada")
    id = ada.table("lantern", "me random", seed=4)["id"]
    with ada.live(id) as live:
        play_on(live)
        then = live.ask("history", number=0)["scene"]
        truth = live.ask("history", number=0, whole=True)["scene"]
    assert (then["viewer"], truth["viewer"]) == (0, -2)
    assert isinstance(then["view"]["hands"][1], int)
    assert isinstance(truth["view"]["hands"][1], list)
    eve = guest("Eve")
    with eve.live(id) as live:
        assert live.ask("history", number=0)["scene"]["viewer"] == -1


def test_the_whole_truth_waits_for_the_end(guest: Come) -> None:
    ada = guest("Ada")
    with ada.live(ada.table("lantern", "me random", seed=4)["id"]) as live:
        assert live.ask("history", number=0, whole=True)["scene"]["viewer"] == 0


def test_bots_have_names_in_records(guest: Come) -> None:
    ada = guest("Ada")
    id = ada.table("lantern", "me random", seed=4)["id"]
    with ada.live(id) as live:
        play_on(live)
    text = ada.get(f"/tables/{id}/record")
    assert '[Seat 2 "random (bot)"]' in text
    again = ada.post("/records", text=text)
    assert [seat["name"] for seat in again["seats"]] == ["Ada", "random (bot)"]
