"""Links to seats: each is good for its seat alone, and nobody shares one unseen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from loci.server.storage.rows import ChatRow
from tests.server.clients import Guest, chat_of, notes_in, refused, two_at, until_gone, waiting
from tests.server.running import Served, match_of

Come = Callable[..., Guest]


def test_a_revoked_link_is_dead_in_an_open_socket(guest: Come, server: Served) -> None:
    ada, first, second = guest("Ada"), guest(None), guest(None)
    id = ada.table("lantern", "me open")["id"]
    old = ada.post(f"/tables/{id}/invite", seat=1)["secret"]
    with first.live(id, old) as one:
        assert one.hello["seats"] == [1]
        ada.post(f"/tables/{id}/leave", seat=1)  # the host sends them away
        new = ada.post(f"/tables/{id}/invite", seat=1)["secret"]
        assert new != old
        with second.live(id, new) as two:
            assert two.hello["seats"] == [1]
            ada.post(f"/tables/{id}/start")
            two.until("moved")
            two.wait_for_turn()
            for _ in waiting("the scene of a match that has begun"):
                if one.scene is not None:
                    break
                one.receive()
            match = match_of(server, id)
            assert one.scene is not None
            assert one.scene["viewer"] == -1
            assert one.scene["view"] == match.game.view(match.state, -1)
            assert one.scene["decisions"] == []
            assert not any(seat["mine"] for seat in one.table["seats"])
            decision = two.decision()
            assert decision is not None
            move = decision["choices"][0]["notation"]
            asked = {"seat": 1, "decision": decision["id"]}
            for t, fields in (
                ("answer", asked | {"moves": [move]}),
                ("preview", asked | {"moves": [move]}),
                ("look", {"seat": 1}),
                ("undo", {"seat": 1}),
                ("hint", {"seat": 1}),
                ("why", {"seat": 1, "move": move}),
                ("orders", {"seat": 1, "orders": {}}),
            ):
                assert refused(one, t, **fields)[0] == "foreign", t
            assert refused(one, "chat", text="it is me")[0] == "guest"
            assert len(match_of(server, id).entries) == 0
            two.answer()
    with first.live(id, old) as one:
        assert one.hello["seats"] == []


def test_a_seat_that_is_kept_for_a_link_is_not_taken_by_number(guest: Come) -> None:
    ada, bob, eve = guest("Ada"), guest("Bob"), guest("Eve")
    id = ada.table("lantern", "me open open")["id"]
    secret = ada.post(f"/tables/{id}/invite", seat=1)["secret"]
    for somebody in (ada, bob):
        wrong = somebody.post(f"/tables/{id}/sit", 409, seat=1)["error"]
        assert wrong["reason"]["id"] == "seat-linked"
    assert eve.post(f"/tables/{id}/sit", secret=secret)["seats"][1]["mine"]
    # The host can take a link back; then the seat is anybody's.
    ada.post(f"/tables/{id}/invite", seat=2)
    ada.post(f"/tables/{id}/leave", seat=2)
    assert bob.post(f"/tables/{id}/sit", seat=2)["seats"][2]["mine"]


def test_a_seat_is_not_shared_by_its_link_unseen(
    guest: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob, eve = guest("Ada"), guest(None), guest(None)
    id = ada.table("haunted-lands", "me open")["id"]
    secret = ada.post(f"/tables/{id}/invite", seat=1)["secret"]
    with ada.live(id) as host, bob.live(id, secret) as one:
        assert notes_in(one) == []  # that somebody has sat down everybody sees
        ada.post(f"/tables/{id}/start")
        one.until("moved")
        with eve.live(id, secret) as two:
            assert two.hello["seats"] == [1]
            assert notes_in(two) == ["link-shared"]  # before they have read anything
            for live in (one, host):
                assert live.until("chat")["chat"]["note"]["id"] == "link-shared"
        with eve.live(id, secret) as two:
            assert notes_in(two) == ["link-shared"]  # once, whoever comes again and again
    until_gone(ada, id, 1)
    with bob.live(id, secret) as one:
        assert notes_in(one) == ["link-shared"]  # the same place, for all that is known
    until_gone(ada, id, 1)
    monkeypatch.setattr("loci.server.people.links._MOMENT", 0.0)
    with ada.live(id, secret) as host:  # who made the link looks while nobody is there
        assert host.hello["seats"] == [0, 1]
        assert notes_in(host) == ["link-shared", "link-opened"]
    until_gone(ada, id, 1)
    with bob.live(id, secret) as one:
        assert notes_in(one) == ["link-shared", "link-opened", "link-opened"]
    bob.http.cookies.set("loci", guest("Bob").http.cookies["loci"])
    assert bob.post(f"/tables/{id}/sit", secret=secret)["seats"][1]["name"] == "Bob"
    with eve.live(id, secret) as two, ada.live(id, secret) as host:
        assert two.hello["seats"] == []
        assert host.hello["seats"] == [0]
        # That the seat is somebody's now is said; of the link, which is dead, nothing more.
        assert notes_in(host)[3:] == ["link-taken"]


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_a_seat_is_not_shared_unseen_at_two_processes(serve: Callable[..., Served]) -> None:
    one, two = serve(), serve()
    ada, nobody = Guest(one.address), Guest(one.address, None)
    id = ada.table("haunted-lands", "me open")["id"]
    secret = ada.post(f"/tables/{id}/invite", seat=1)["secret"]
    with ada.live(id, to=two.address) as host, nobody.live(id, secret):
        host.until("table", lambda m: m["table"]["seats"][1]["online"])
        with nobody.live(id, secret, to=two.address) as there:
            assert notes_in(there) == ["link-shared"]


@pytest.mark.parametrize("away", [False, True])
def test_a_seat_is_not_taken_by_its_link_unseen(guest: Come, away: bool) -> None:
    """The host has the link too: whoever loses the seat to a name can read to whose."""
    ada, nobody = guest("Ada"), guest(None)
    id = ada.table("haunted-lands", "me open")["id"]
    secret = ada.post(f"/tables/{id}/invite", seat=1)["secret"]
    with nobody.live(id, secret) as one:
        assert one.hello["seats"] == [1]
    ada.post(f"/tables/{id}/start")
    if away:
        until_gone(ada, id, 1)
        ada.post(f"/tables/{id}/replace", seat=1, bot="random")
    assert ada.post(f"/tables/{id}/sit", secret=secret)["seats"][1]["mine"]
    with nobody.live(id, secret) as one:
        assert one.hello["seats"] == []
        (line,) = one.hello["chat"]
        assert line["note"] == {"id": "link-taken", "args": {"seat": 2, "name": "Ada"}}


def test_whoever_comes_first_by_a_link_needs_no_line(guest: Come) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    id = ada.table("haunted-lands", "me open")["id"]
    secret = ada.post(f"/tables/{id}/invite", seat=1)["secret"]
    bob.post(f"/tables/{id}/sit", secret=secret)
    assert chat_of(ada, id) == []


def test_nobody_talks_until_a_line_that_stays_is_out_of_sight(guest: Come, server: Served) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    id = two_at(ada, bob, "lantern")
    ada.post(f"/tables/{id}/replace", seat=1, bot="random")
    ada.post(f"/tables/{id}/leave", seat=1)

    async def talk() -> None:
        for number in range(230):
            line = ChatRow(0, ada.me["id"], 0, "Ada", f"and {number}", 0.0)
            await server.site.store.say(id, line)

    server.do(talk())
    with bob.live(id) as live:
        first, *others = live.hello["chat"]
        assert first["note"]["id"] == "seat-lost"
        assert [line["text"] for line in others] == [f"and {number}" for number in range(30, 230)]
        live.ask("chat", text="what?")
        assert live.messages[-2]["chat"]["number"] == 232


def test_giving_seats_up_again_and_again_is_as_slow_as_talking(
    serve: Callable[..., Served],
) -> None:
    ada = Guest(serve(chats_per_second=0.001).address)
    id = ada.table("lantern", "me me me")["id"]
    ada.post(f"/tables/{id}/leave", 429, seat=0)


def test_who_opens_a_link_elsewhere_is_not_taken_for_who_has_just_gone(
    guest: Come, server: Served
) -> None:
    """The host sees when they go, and could look at the seat in the half minute after it."""
    ada, nobody = guest("Ada"), guest(None)
    id = ada.table("haunted-lands", "me open")["id"]
    secret = ada.post(f"/tables/{id}/invite", seat=1)["secret"]
    with nobody.live(id, secret):
        ada.post(f"/tables/{id}/start")
    until_gone(ada, id, 1)

    async def come(place: str) -> None:
        table = await server.site.memory.table(id)
        link = server.site.seating.link_of(table, secret)
        async with server.site.links.opened(table, link, False, place):
            pass

    server.do(come("127.0.0.1"))
    assert chat_of(ada, id) == []
    server.do(come("192.0.2.7"))
    assert chat_of(ada, id) == ["link-opened"]
