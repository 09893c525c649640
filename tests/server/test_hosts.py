"""Hosts that leave, people who are forgotten, tables at which nobody is left."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.clients import Guest, waiting
from tests.server.running import Served

Come = Callable[..., Guest]


def forget(guest: Guest) -> None:
    assert guest.http.delete("/me").status_code == 204


def waiting_of_two(ada: Guest, bob: Guest, **more: Any) -> str:
    id = str(ada.table("lantern", "me open", **more)["id"])
    bob.post(f"/tables/{id}/sit", seat=1)
    return id


def notes_of(guest: Guest, id: str) -> list[dict[str, Any]]:
    with guest.live(id) as live:
        return [line["note"] for line in live.hello["chat"] if line["note"]]


@pytest.mark.parametrize("goes", ["leaves", "is forgotten"])
def test_a_host_who_goes_hands_the_table_on(guest: Come, goes: str) -> None:
    ada, bob, eve = guest("Ada"), guest("Bob"), guest("Eve")
    id = waiting_of_two(ada, bob)
    with bob.live(id) as live:
        if goes == "leaves":
            ada.post(f"/tables/{id}/leave", seat=0)
        else:
            forget(ada)
        live.until("table", lambda m: m["table"]["host"])
        note = live.until("chat")["chat"]["note"]
        assert (note["id"], note["args"]) == ("host-is", {"seat": 2, "name": "Bob"})
    assert [note["id"] for note in notes_of(eve, id)] == ["host-is"]
    eve.post(f"/tables/{id}/sit", seat=0)
    eve.post(f"/tables/{id}/start", 403)
    assert bob.post(f"/tables/{id}/start")["status"] == "running"
    assert bob.post(f"/tables/{id}/close")["status"] == "closed"


def test_also_while_the_match_is_played(guest: Come) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    id = waiting_of_two(ada, bob)
    ada.post(f"/tables/{id}/start")
    ada.post(f"/tables/{id}/leave", seat=0)
    assert [note["id"] for note in notes_of(bob, id)] == ["seat-left", "host-is"]
    assert bob.post(f"/tables/{id}/replace", seat=0, bot="random")["host"]


def test_a_host_who_has_another_seat_or_nobody_to_follow_stays_host(guest: Come) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    id = ada.table("lantern", "me me open")["id"]
    bob.post(f"/tables/{id}/sit", seat=2)
    assert ada.post(f"/tables/{id}/leave", seat=0)["host"]
    alone = ada.table("lantern", "me open")["id"]
    assert ada.post(f"/tables/{alone}/leave", seat=0)["host"]
    assert ada.post(f"/tables/{alone}/sit", seat=1)["seats"][1]["mine"]
    # Nor is a table handed on by one who has only sent somebody else away.
    only = ada.table("lantern", "open open")["id"]
    bob.post(f"/tables/{only}/sit", seat=0)
    guest("Eve").post(f"/tables/{only}/sit", seat=1)
    assert ada.post(f"/tables/{only}/leave", seat=0)["host"]


def test_a_waiting_table_that_nobody_can_start_is_closed(guest: Come) -> None:
    ada, nobody = guest("Ada"), guest(None)
    id = ada.table("lantern", "me open open", public=True)["id"]
    secret = ada.post(f"/tables/{id}/invite", seat=1)["secret"]
    with nobody.live(id, secret) as live:
        forget(ada)
        live.until("table", lambda m: m["table"]["status"] == "closed")
    eve = guest("Eve")
    assert eve.get(f"/tables/{id}")["status"] == "closed"
    assert id not in [table["id"] for table in eve.get("/tables?list=open")["tables"]]


def test_one_that_was_left_so_before_is_closed_by_the_watch(guest: Come, server: Served) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    id = waiting_of_two(ada, bob)
    other = waiting_of_two(ada, bob)

    async def desert() -> None:
        await server.site.store.change_match(id, host_id=None)

    server.do(desert())
    for _ in waiting("that the watch closes it"):
        if bob.get(f"/tables/{id}")["status"] == "closed":
            break
        time.sleep(0.1)
    assert bob.get(f"/tables/{other}")["status"] == "waiting"


def test_bots_do_not_play_on_for_nobody(guest: Come) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    solo = ada.table("lantern", "me bot")["id"]
    both = waiting_of_two(ada, bob)
    ada.post(f"/tables/{both}/start")
    forget(ada)
    watcher = guest("Eve")
    assert watcher.get(f"/tables/{solo}")["status"] == "closed"
    table = bob.get(f"/tables/{both}")
    assert (table["status"], table["host"]) == ("running", True)
    assert (table["seats"][0]["kind"], table["seats"][0]["kept"]) == ("bot", False)
    forget(bob)
    assert watcher.get(f"/tables/{both}")["status"] == "closed"


def test_a_match_waits_for_somebody_who_may_come_back(guest: Come) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    id = waiting_of_two(ada, bob)
    ada.post(f"/tables/{id}/start")
    ada.post(f"/tables/{id}/replace", seat=1, bot="random")
    forget(ada)
    table = bob.get(f"/tables/{id}")
    assert table["seats"][1]["returns"] or table["status"] == "finished"
    assert table["host"]


def test_who_was_forgotten_has_no_socket_any_more(guest: Come) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    id = waiting_of_two(ada, bob)
    ada.post(f"/tables/{id}/start")
    with bob.live(id) as live:
        forget(bob)
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                live.receive()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4401


def test_no_heir_is_made_who_goes_at_the_same_time(guest: Come, server: Served) -> None:
    """The new host may be forgotten before anything else happens: then the next follows."""
    ada, bob, eve = guest("Ada"), guest("Bob"), guest("Eve")
    id = ada.table("lantern", "me open open")["id"]
    bob.post(f"/tables/{id}/sit", seat=1)
    eve.post(f"/tables/{id}/sit", seat=2)
    forget(ada)
    forget(bob)
    assert eve.get(f"/tables/{id}")["host"]

    async def host() -> Any:
        return (await server.site.memory.table(id)).row.host_id

    assert server.do(host()) == eve.me["id"]
