"""Two things at the same moment: each is as if it had come first or second."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy.util import await_only

from loci.server.play.telling import Teller
from loci.server.storage.rows import ChatRow
from loci.server.storage.store import Store
from tests.server.clients import PATIENCE, Guest, Refused, waiting, whose_turn
from tests.server.running import Served

Start = Callable[..., Served]


class _Interrupted:
    """A connection after whose first query something else happens."""

    def __init__(self, connection: Any, happens: Callable[[], Any]) -> None:
        self._connection = connection
        self._happens: Callable[[], Any] | None = happens

    def execute(self, *query: Any) -> Any:
        result = self._connection.execute(*query)
        happens, self._happens = self._happens, None
        if happens is not None and self._connection.dialect.is_async:
            await_only(asyncio.to_thread(happens))  # the loop goes on meanwhile
        elif happens is not None:
            happens()  # a thread of its own reads
        return result

    def execution_options(self, **options: Any) -> Any:
        self._connection = self._connection.execution_options(**options)
        return self


def meanwhile(monkeypatch: pytest.MonkeyPatch, change: str, happens: Callable[[], Any]) -> None:
    """When the store is next about to make this change, something else happens first."""
    make = getattr(Store, change)

    async def late(self: Store, *args: Any, **more: Any) -> None:
        monkeypatch.setattr(Store, change, make)
        await asyncio.to_thread(happens)
        await make(self, *args, **more)

    monkeypatch.setattr(Store, change, late)


def test_a_table_is_read_as_of_one_moment(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """A move between two of its queries is in all of them or in none."""
    ada = Guest(server.address)
    id = ada.table("lantern", "me me")["id"]
    read = Store.read
    with ada.live(id) as live:
        live.answer()

        async def interrupted(self: Store, job: Any, first: bool = False) -> Any:
            monkeypatch.setattr(Store, "read", read)  # only once
            return await read(self, lambda real: job(_Interrupted(real, live.answer)), first)

        monkeypatch.setattr(Store, "read", interrupted)
        torn = server.do(server.site.store.whole(id))
        assert torn.match.sequence == torn.match.entries == 1
        assert [row.sequence for row in torn.rows] == [1]
    now = server.do(server.site.store.whole(id))
    assert (now.match.sequence, [row.sequence for row in now.rows]) == (2, [1, 2])


def test_a_line_said_while_somebody_comes_is_read_once(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob = Guest(server.address), Guest(server.address, "Bob")
    id = ada.table("lantern", "me me")["id"]
    chat = Store.chat
    with bob.live(id) as talker:

        async def late(self: Store, *args: Any, **more: Any) -> list[ChatRow]:
            monkeypatch.setattr(Store, "chat", chat)
            lines = await chat(self, *args, **more)
            await asyncio.to_thread(talker.ask, "chat", text="while you read")
            return lines

        monkeypatch.setattr(Store, "chat", late)
        with ada.live(id) as live:
            talker.ask("chat", text="afterwards")
            live.until("chat", lambda m: m["chat"]["text"] == "afterwards")
            assert [line["text"] for line in live.hello["chat"]] == ["while you read"]
            told = [m["chat"]["text"] for m in live.messages if m["t"] == "chat"]
            assert told == ["afterwards"]


def test_a_line_kept_but_not_yet_told_is_read_once(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, bob = Guest(server.address), Guest(server.address, "Bob")
    id = ada.table("lantern", "me me")["id"]
    say = Teller.say
    kept, go_on = threading.Event(), threading.Event()
    with bob.live(id) as talker:

        async def late(self: Teller, *args: Any) -> None:
            monkeypatch.setattr(Teller, "say", say)
            kept.set()
            await asyncio.to_thread(go_on.wait, PATIENCE)
            await say(self, *args)

        monkeypatch.setattr(Teller, "say", late)
        asked = talker.send("chat", text="first")
        assert kept.wait(PATIENCE)
        with ada.live(id) as live:
            assert [line["text"] for line in live.hello["chat"]] == ["first"]
            go_on.set()
            talker.result(asked)
            talker.ask("chat", text="second")
            live.until("chat", lambda m: m["chat"]["text"] == "second")
            told = [m["chat"]["text"] for m in live.messages if m["t"] == "chat"]
            assert told == ["second"]


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_of_two_who_take_a_seat_at_two_processes_one_has_it(
    serve: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = serve(), serve()
    ada, bob, eve = Guest(one.address), Guest(one.address, "Bob"), Guest(two.address, "Eve")
    id = ada.table("lantern", "me open")["id"]
    meanwhile(monkeypatch, "change_seat", lambda: eve.post(f"/tables/{id}/sit", seat=1))
    assert bob.post(f"/tables/{id}/sit", 409, seat=1)["error"]["kind"] == "stale"
    for guest in (ada, eve):
        assert guest.get(f"/tables/{id}")["seats"][1]["name"] == "Eve"


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_the_host_evicts_whom_they_saw_and_nobody_else(
    serve: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = serve(), serve()
    ada, bob, eve = Guest(one.address), Guest(two.address, "Bob"), Guest(two.address, "Eve")
    id = ada.table("lantern", "me open")["id"]
    bob.post(f"/tables/{id}/sit", seat=1)

    def somebody_else_sits_there() -> None:
        bob.post(f"/tables/{id}/leave", seat=1)
        eve.post(f"/tables/{id}/sit", seat=1)

    meanwhile(monkeypatch, "change_seat", somebody_else_sits_there)
    assert ada.post(f"/tables/{id}/leave", 409, seat=1)["error"]["kind"] == "stale"
    assert ada.get(f"/tables/{id}")["seats"][1]["name"] == "Eve"


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_two_who_agree_at_two_processes_have_both_agreed(
    serve: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = serve(), serve()
    guests = [Guest(one.address, name) for name in ("Ada", "Bob", "Eve")]
    id = guests[0].table("haunted-lands", "me open open")["id"]
    for seat in (1, 2):
        guests[seat].post(f"/tables/{id}/sit", seat=seat)
    guests[0].post(f"/tables/{id}/start")
    lives = [guest.live(id) for guest in guests]
    movers: list[int] = []
    for _ in waiting("an answer of somebody else"):
        if len(set(movers)) == 2:
            break
        mover = whose_turn(*lives)
        assert mover is not None
        movers.append(lives.index(mover))
        mover.answer()
    asker, entries = movers[0], len(movers)
    while len(lives[asker].log) < entries:
        lives[asker].receive()
    lives[asker].ask("undo", seat=asker)
    one_seat, other_seat = (seat for seat in range(3) if seat != asker)
    here, there = lives[one_seat], guests[other_seat].live(id, to=two.address)
    assert there.hello["undo"]["waiting"] == [one_seat, other_seat]
    meanwhile(monkeypatch, "change_match", lambda: there.ask("consent", accept=True))
    with pytest.raises(Refused) as caught:
        here.ask("consent", accept=True)
    assert caught.value.kind == "stale"
    here.ask("consent", accept=True)
    for live in (*lives, there):
        while len(live.log) >= entries:
            live.receive()
