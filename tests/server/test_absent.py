"""Somebody who is away: what they hold stays theirs until they are back, or the match is over."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from loci.core import OPEN
from tests.server.clients import Guest, Live, Refused, chat_of, refused, two_at, until_gone, waiting
from tests.server.running import Served, match_of

Come = Callable[..., Guest]


def closed_to(live: Live, ada: Guest, id: str, server: Served) -> None:
    """Ada sees no more than her seat may: no view, no record, no fork tells what Bob holds."""
    assert live.scene is not None
    match = match_of(server, id)
    game, state = match.game, match.state_at(live.scene["number"])  # the bot may be faster
    assert live.scene["viewer"] == 0
    assert live.scene["view"] == game.view(state, 0)
    assert live.scene["view"] != game.view(state, OPEN)
    ada.get(f"/tables/{id}/record", 403)
    seen = live.ask("history", number=len(live.log))["scene"]
    assert seen["viewer"] == 0
    fork = ada.post(f"/tables/{id}/fork", number=len(live.log))
    assert match_of(server, fork["id"]).header.seed != match.header.seed
    ada.post(f"/tables/{fork['id']}/close")


@pytest.mark.parametrize("undo", ["strict", "consent", "open"])
@pytest.mark.parametrize("game", ["lantern", "haunted-lands"])
def test_the_host_learns_nothing_of_a_seat_that_may_come_back(
    guest: Come, server: Served, game: str, undo: str
) -> None:
    """The attack: replace whoever is offline, play badly to the end, look at everything, take the
    end back, and let them return."""
    ada, bob = guest("Ada"), guest("Bob")
    id = two_at(ada, bob, game, undo=undo)
    seed = match_of(server, id).header.seed
    table = ada.post(f"/tables/{id}/replace", seat=1, bot="random")
    assert (table["seats"][1]["kind"], table["seats"][1]["kept"]) == ("bot", True)
    with ada.live(id) as one:
        checked = tried = 0
        while one.wait_for_turn():
            if checked < 4:
                closed_to(one, ada, id, server)
                checked += 1
            one.answer()
            if undo != "open" and one.table["status"] == "running" and tried < 5:
                tried += 1
                try:
                    one.ask("undo", seat=0)
                except Refused as wrong:
                    reason = wrong.message["reason"]["id"]
                    known = ("undo-revealed", "undo-others-answered", "undo-nothing")
                    assert reason in (known if undo == "strict" else ("undo-away", "undo-nothing"))
            assert not any(str(seed) in text for text in one.raw)
        assert checked > 1
        # Now it is over for good: everything may be looked at, and nothing is taken back.
        while one.table["status"] != "finished":
            one.receive()
        entries = len(one.log)
        for seat in (0, 1):
            kinds = {refused(one, "undo", seat=seat)[1] for _ in range(3)}
            assert kinds <= {"undo-ended", "seat-not-yours"}
        assert str(seed) in ada.get(f"/tables/{id}/record")
        assert ada.get(f"/tables/{id}")["status"] == "finished"
        assert len(match_of(server, id).entries) == entries
    bob.post(f"/tables/{id}/sit", 409, seat=1)
    assert bob.get(f"/tables/{id}")["status"] == "finished"


def test_who_comes_back_finds_the_secrets_kept(guest: Come, server: Served) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    id = two_at(ada, bob, "lantern", undo="strict")
    ada.post(f"/tables/{id}/replace", seat=1, bot="random")
    with ada.live(id) as one:
        for _ in range(3):
            one.wait_for_turn()
            closed_to(one, ada, id, server)
            one.answer()
        assert bob.get(f"/tables/{id}")["seats"][1]["returns"]
        assert bob.post(f"/tables/{id}/sit", seat=1)["seats"][1]["mine"]
        with bob.live(id) as two:
            assert two.hello["viewer"] == 1
            one.until("table", lambda m: m["table"]["seats"][1]["kind"] == "person")
            closed_to(one, ada, id, server)


def test_the_same_after_a_live_clock_has_run_out(guest: Come, server: Served) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    id = two_at(ada, bob, "lantern", undo="open", clock={"kind": "live", "total": 2})
    with ada.live(id) as one:
        one.wait_for_turn()
        one.answer()
        table = one.until("table", lambda m: m["table"]["seats"][1]["kind"] == "bot")["table"]
        assert table["seats"][1]["kept"]
        closed_to(one, ada, id, server)
        ada.get(f"/tables/{id}/record", 403)


def test_consent_is_not_to_be_had_from_who_is_away(guest: Come) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    id = two_at(ada, bob, "lantern", undo="consent")
    with ada.live(id) as one:
        ada.post(f"/tables/{id}/replace", seat=1, bot="random")
        for _ in range(20):
            if not one.wait_for_turn():
                break
            one.answer()
            if one.table["status"] != "running":
                break
            number = len(one.log)
            try:
                one.ask("undo", seat=0)
            except Refused as wrong:
                assert (wrong.kind, wrong.message["reason"]["id"]) == ("undo", "undo-away")
                assert wrong.message["reason"]["args"] == {"who": {"seat": 1}}
                break
            assert len(one.log) < number  # it was free
            one.wait_for_turn()
            one.answer(pick=-1)
        else:
            raise AssertionError("no undo passed a barrier")


def test_a_match_of_several_is_never_taken_back_from_its_end(guest: Come) -> None:
    """Also where everything may be taken back at any time (`open`)."""
    ada, bob = guest("Ada"), guest("Bob")
    id = two_at(ada, bob, "lantern", undo="open")
    with ada.live(id) as one, bob.live(id) as two:
        for _ in waiting("the end of the match"):
            if one.table["status"] != "running":
                break
            mover = next((live for live in (one, two) if live.decision()), None)
            if mover is not None:
                mover.answer()
            one.drain(0.02)
            two.drain(0.02)
        assert refused(one, "undo", seat=0) == ("undo", "undo-ended")
        assert refused(two, "undo", seat=1) == ("undo", "undo-ended")
        assert one.table["status"] == "finished"
    # Those who left count too: whoever sat there may have been shown something.
    again = two_at(ada, bob, "lantern", undo="open")
    bob.post(f"/tables/{again}/leave", seat=1)
    ada.post(f"/tables/{again}/replace", seat=1, bot="random")
    with ada.live(again) as one:
        while one.wait_for_turn():
            one.answer()
        assert refused(one, "undo", seat=0) == ("undo", "undo-ended")


def test_alone_the_end_can_be_taken_back(guest: Come) -> None:
    ada = guest()
    id = ada.table("lantern", "me me", undo="strict")["id"]
    with ada.live(id) as one:
        while one.wait_for_turn():
            one.answer()
        last = one.log[-1]["seat"]
        one.ask("undo", seat=last)
        assert one.table["status"] == "running"


def test_a_record_under_way_is_not_for_who_took_the_others_seat(guest: Come) -> None:
    """Whoever sits on all seats after somebody has left could hand one of them on again."""
    ada, bob = guest("Ada"), guest("Bob")
    id = two_at(ada, bob, "lantern")
    bob.post(f"/tables/{id}/leave", seat=1)
    assert all(seat["mine"] for seat in ada.post(f"/tables/{id}/sit", seat=1)["seats"])
    ada.get(f"/tables/{id}/record", 403)


# -- losing a seat for good -----------------------------------------------------------------------


def test_a_seat_is_lost_for_good_only_where_everybody_reads_it(guest: Come) -> None:
    ada, bob, eve = guest("Ada"), guest("Bob"), guest("Eve")
    id = two_at(ada, bob, "lantern")
    with ada.live(id) as one, eve.live(id) as watcher:
        ada.post(f"/tables/{id}/leave", 403, seat=1)  # he sits there
        ada.post(f"/tables/{id}/replace", seat=1, bot="random")
        eve.post(f"/tables/{id}/leave", 403, seat=1)
        lost = ada.post(f"/tables/{id}/leave", seat=1)["seats"][1]
        assert (lost["kind"], lost["kept"], lost["name"]) == ("bot", False, "Bob")
        for live in (one, watcher):
            note = live.until("chat")["chat"]["note"]
            assert (note["id"], note["args"]) == ("seat-lost", {"seat": 2, "name": "Bob"})
    assert not bob.get(f"/tables/{id}")["seats"][1]["returns"]
    bob.post(f"/tables/{id}/sit", 409, seat=1)
    assert chat_of(bob, id) == ["seat-lost"]


def test_who_is_away_can_give_the_seat_up(guest: Come) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    id = two_at(ada, bob, "lantern")
    ada.post(f"/tables/{id}/replace", seat=1, bot="random")
    left = bob.post(f"/tables/{id}/leave", seat=1)["seats"][1]
    assert (left["kind"], left["kept"]) == ("bot", False)
    bob.post(f"/tables/{id}/sit", 409, seat=1)
    assert chat_of(ada, id) == ["seat-left"]


def test_who_came_by_link_comes_back_by_link(guest: Come) -> None:
    ada, nobody = guest("Ada"), guest(None)
    id = ada.table("lantern", "me open")["id"]
    secret = ada.post(f"/tables/{id}/invite", seat=1)["secret"]
    with nobody.live(id, secret) as two:
        ada.post(f"/tables/{id}/start")
        two.until("moved")
    until_gone(ada, id, 1)
    replaced = ada.post(f"/tables/{id}/replace", seat=1, bot="random")["seats"][1]
    assert (replaced["kind"], replaced["kept"]) == ("bot", True)
    with nobody.live(id, secret) as two:
        assert two.hello["seats"] == [1]
        assert two.table["seats"][1]["kind"] == "person"
    until_gone(ada, id, 1)
    ada.post(f"/tables/{id}/replace", seat=1, bot="random")
    ada.post(f"/tables/{id}/leave", seat=1)  # for good
    with nobody.live(id, secret) as two:
        assert two.hello["seats"] == []
