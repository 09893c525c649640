"""Which matches may be used for research: those that everybody agrees to, and no others."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from loci.core import Record
from loci.core.records.record import write
from loci.server.settings import Settings
from loci.server.storage.research import agreed
from loci.server.storage.rows import BOT, PERSON, Seat, open_seat
from tests.server.clients import Guest, Live, Refused, until_gone, whose_turn

Come = Callable[..., Guest]


@pytest.fixture
def usable(database: str) -> Callable[[], list[Record]]:
    """The records that a data set may have."""

    def find() -> list[Record]:
        url = Settings(db=database).db_url
        return [record for _, record in asyncio.run(agreed(url, "ferry"))]

    return find


def two_at(ada: Guest, bob: Guest, **more: Any) -> str:
    table = ada.table("ferry", "me open", **more)
    bob.post(f"/tables/{table['id']}/sit", seat=1)
    ada.post(f"/tables/{table['id']}/start")
    return str(table["id"])


def play_out(*lives: Live) -> None:
    while (live := whose_turn(*lives)) is not None:
        live.answer()


def test_only_what_everybody_agrees_to_and_only_as_long(
    guest: Come, usable: Callable[[], list[Record]]
) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    id = two_at(ada, bob, research=True)
    with ada.live(id) as first, bob.live(id) as second:
        assert first.table["research"]
        assert [seat["research"] for seat in first.table["seats"]] == [True, False]
        assert [seat["research"] for seat in second.table["seats"]] == [False, False]
        play_out(first, second)
        assert ada.get(f"/tables/{id}")["status"] == "finished"
        assert usable() == []
        second.ask("research", seat=1, agrees=True)
        (record,) = usable()
        text = write(record)
        assert record.entries
        assert record.outcome is not None
        assert "Ada" not in text
        assert "Bob" not in text
        assert id not in text
        first.ask("research", seat=0, agrees=False)
        assert usable() == []
        with pytest.raises(Refused, match="seat"):
            second.ask("research", seat=0, agrees=True)
        first.ask("research", seat=0, agrees=True)
        assert len(usable()) == 1
        bob.http.request("DELETE", "/me")
        assert usable() == []


def test_a_table_that_was_not_made_for_it_asks_nobody(
    guest: Come, usable: Callable[[], list[Record]]
) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    id = two_at(ada, bob)
    with ada.live(id) as first, bob.live(id) as second:
        with pytest.raises(Refused) as refused:
            first.ask("research", seat=0, agrees=True)
        assert refused.value.message["reason"]["id"] == "research-not"
        play_out(first, second)
    assert not ada.get(f"/tables/{id}")["research"]
    assert usable() == []


def test_whoever_gave_a_seat_up_cannot_be_asked_any_more(
    guest: Come, usable: Callable[[], list[Record]]
) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    id = two_at(ada, bob, research=True)
    with bob.live(id) as second:
        second.ask("research", seat=1, agrees=True)
    bob.post(f"/tables/{id}/leave", seat=1)
    assert not ada.get(f"/tables/{id}")["research"]
    ada.post(f"/tables/{id}/replace", seat=1, bot="random")
    with ada.live(id) as first:
        while first.wait_for_turn():
            first.answer()
    assert ada.get(f"/tables/{id}")["status"] == "finished"
    assert usable() == []


def test_whoever_comes_back_has_agreed_and_whoever_is_away_at_the_end_has_not(
    guest: Come, usable: Callable[[], list[Record]]
) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    ids = [two_at(ada, bob, research=True) for _ in range(2)]
    for id in ids:
        with bob.live(id) as second:
            second.ask("research", seat=1, agrees=True)
        until_gone(ada, id, 1)
        ada.post(f"/tables/{id}/replace", seat=1, bot="random")
    bob.post(f"/tables/{ids[0]}/sit", seat=1)
    assert bob.get(f"/tables/{ids[0]}")["seats"][1]["research"]
    for id in ids:
        with ada.live(id) as first, bob.live(id) as second:
            play_out(first, second) if id == ids[0] else alone(first)
        assert ada.get(f"/tables/{id}")["status"] == "finished"
        assert ada.get(f"/tables/{id}")["research"]
    assert len(usable()) == 1


def alone(live: Live) -> None:
    while live.wait_for_turn():
        live.answer()


def test_several_people_at_one_screen_are_each_asked(guest: Come) -> None:
    table = guest("Ada").table("ferry", "me me", research=True)
    assert [seat["research"] for seat in table["seats"]] == [False, False]


def test_whose_a_seat_is() -> None:
    assert open_seat(0).holder is None
    assert Seat(0, PERSON, "a", None, None, "Ada", 0).holder == "a"
    assert Seat(0, BOT, None, "a", "random", "Ada", 0).holder == "a"
    assert Seat(0, PERSON, None, None, None, "", 7).holder == 7
    assert Seat(0, BOT, None, None, "random", "", 7).holder == 7
    assert Seat(0, BOT, None, None, "random", "", 0).holder is None
