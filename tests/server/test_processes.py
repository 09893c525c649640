"""Several processes on one PostgreSQL: what one does holds at the others."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import text

from loci.server.errors import Refusal
from loci.server.storage.store import Store
from tests.server.clients import PATIENCE, Guest, Live, Refused, waiting
from tests.server.running import Served

Start = Callable[..., Served]


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_a_change_during_loading_is_not_missed(
    serve: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = serve(), serve()
    ada = Guest(one.address)
    id = ada.table("lantern", "me me")["id"]
    whole = Store.whole
    loading, moved = asyncio.Event(), asyncio.Event()

    async def late(self: Store, *args: Any) -> Any:
        found = await whole(self, *args)
        if self is two.site.store and not moved.is_set():
            loading.set()
            await moved.wait()
        return found

    monkeypatch.setattr(Store, "whole", late)

    async def load() -> int:
        return (await two.site.memory.table(id)).sequence

    pending = asyncio.run_coroutine_threadsafe(load(), two.loop)

    async def noticed() -> None:
        await loading.wait()

    two.do(noticed())
    with ada.live(id) as live:
        live.answer()

    async def go_on() -> None:
        async with asyncio.timeout(PATIENCE):
            while id not in two.site.memory._missed:
                await asyncio.sleep(0.01)
        moved.set()

    two.do(go_on())
    assert pending.result(PATIENCE) == 1


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_updates_arrive_after_every_connection_was_lost(serve: Start) -> None:
    one, two = serve(), serve()
    ada = Guest(one.address)
    id = ada.table("lantern", "me me")["id"]
    with ada.live(id) as here, ada.live(id, to=two.address) as there:
        here.answer()
        there.until("moved")
        killed = one.do(_kill(one, "LISTEN%"))
        assert killed >= 2  # both processes listened
        here.answer()
        there.until("moved", lambda m: m["scene"]["number"] == 2)
        assert one.do(_kill(one, "%")) >= 2  # now those of the pools as well
        for _ in waiting("that the database takes it"):
            try:
                here.answer()
                break
            except Refused as refused:
                assert refused.kind in ("storage", "stale")
                time.sleep(0.2)
        there.until("moved", lambda m: m["scene"]["number"] == len(here.log) >= 3)
        assert [entry["number"] for entry in there.log] == [e["number"] for e in here.log]


async def _kill(server: Served, query: str) -> int:
    """End the sessions of this database whose last query is like that."""
    kill = text(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> "
        "pg_backend_pid() AND datname = current_database() AND query ILIKE :query"
    )
    return await server.site.store.read(
        lambda connection: len(connection.execute(kill, {"query": query}).all())
    )


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_what_was_done_at_one_process_holds_at_the_other_at_once(serve: Start) -> None:
    """Also before the other has heard of it."""
    one, two = serve(), serve()

    async def deaf(*_: object) -> None:
        """Hear nothing."""

    one.site.processes._heard = deaf  # type: ignore[method-assign]
    two.site.processes._heard = deaf  # type: ignore[method-assign]
    ada, bob = Guest(one.address), Guest(one.address, "Bob")
    there = {name: Guest(two.address, None) for name in ("ada", "bob")}
    there["ada"].http.cookies.set("loci", ada.http.cookies["loci"])
    there["bob"].http.cookies.set("loci", bob.http.cookies["loci"])
    id = ada.table("lantern", "me open")["id"]
    assert there["bob"].get(f"/tables/{id}")["seats"][1]["kind"] == "open"
    bob.post(f"/tables/{id}/sit", seat=1)
    assert there["ada"].post(f"/tables/{id}/start")["status"] == "running"
    with bob.live(id) as live:  # at the first process, which has not heard of the start
        assert live.hello["table"]["status"] == "running"
        assert live.scene is not None
    there["ada"].post(f"/tables/{id}/close")
    with ada.live(id) as live, pytest.raises(Refused) as caught:
        live.answer(move="pass") if live.decision() else live.ask("undo", seat=0)
    assert caught.value.kind == "status"


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_nobody_starts_a_table_that_somebody_is_leaving(
    serve: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = serve(), serve()
    ada, bob = Guest(one.address), Guest(two.address, "Bob")
    id = ada.table("lantern", "me open")["id"]
    bob.post(f"/tables/{id}/sit", seat=1)
    start = Store.start_match

    async def late(self: Store, *args: Any, **more: Any) -> None:
        await asyncio.to_thread(bob.post, f"/tables/{id}/leave", seat=1)
        await start(self, *args, **more)

    monkeypatch.setattr(Store, "start_match", late)
    ada.post(f"/tables/{id}/start", 409)
    table = ada.get(f"/tables/{id}")
    assert (table["status"], table["seats"][1]["kind"]) == ("waiting", "open")


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_a_clock_that_runs_out_is_enforced_once(serve: Start) -> None:
    one, two = serve(watch_seconds=3600.0), serve(watch_seconds=3600.0)
    ada, bob = Guest(one.address), Guest(one.address, "Bob")
    clock = {"kind": "live", "total": 1, "increment": 0}
    id = ada.table("haunted-lands", "me open", clock=clock)["id"]
    bob.post(f"/tables/{id}/sit", seat=1)
    ada.post(f"/tables/{id}/start")
    with ada.live(id) as live:
        time.sleep(1.2)
        pending = [
            asyncio.run_coroutine_threadsafe(server.site.seating.time_out(id), server.loop)
            for server in (one, two)
        ]
        for result in pending:
            try:
                result.result(PATIENCE)
            except Refusal as refused:
                assert refused.kind == "stale"  # the other was faster
        if not any(m["t"] == "note" for m in live.messages):
            live.until("note")
        live.drain(0.5)  # no second one
        notes = [m["text"]["id"] for m in live.messages if m["t"] == "note"]
        assert notes == ["clock-out"]
        assert [seat["kind"] for seat in live.table["seats"]].count("bot") == 1


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_moves_are_heard_of_while_somebody_waits_to_say_who_is_there(
    serve: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """When many come at once, saying so waits for the database; what is heard of must not."""
    one, two = serve(), serve()
    ada = Guest(one.address)
    id, other = (ada.table("lantern", "me me")["id"] for _ in range(2))
    tell = Store.tell
    waiting, free = asyncio.Event(), asyncio.Event()

    async def late(self: Store, notice: dict[str, Any]) -> None:
        if self is two.site.store and notice["kind"] == "here" and not notice["ask"]:
            waiting.set()
            await free.wait()
        await tell(self, notice)

    with ada.live(id) as here, ada.live(id, to=two.address) as there:
        there.all_here()
        with ada.live(other, to=two.address):
            monkeypatch.setattr(Store, "tell", late)
            with ada.live(other):  # which asks who is there

                async def asked() -> None:
                    await asyncio.wait_for(waiting.wait(), PATIENCE)

                two.do(asked())
                here.answer()
                there.until("moved")
                two.loop.call_soon_threadsafe(free.set)


class _Held:
    """What a process hears of the others, held back until it is delivered."""

    def __init__(self, server: Served, *kinds: str) -> None:
        self._processes = server.site.processes
        self._heard = self._processes._heard
        self._own = server.site.store.process
        self._kinds = kinds
        self.notices: list[dict[str, Any]] = []
        self._processes._heard = self._hold  # type: ignore[method-assign]

    async def _hold(self, notice: dict[str, Any]) -> None:
        if notice["kind"] in self._kinds and notice["process"] != self._own:
            self.notices.append(notice)
        else:
            await self._heard(notice)

    async def until(self, number: int) -> None:
        """Until so many are held."""
        async with asyncio.timeout(PATIENCE):
            while len(self.notices) < number:
                await asyncio.sleep(0.01)

    async def deliver(self) -> None:
        """Let the process hear the oldest."""
        await self._heard(self.notices.pop(0))


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_word_that_comes_at_the_end_of_a_look_is_followed(
    serve: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process hears of a move at the very moment at which it is done with looking at the one
    before: it looks again, else its people would wait for ever."""
    one, two = serve(watch_seconds=3600.0), serve(watch_seconds=3600.0)
    ada = Guest(one.address)
    id = ada.table("lantern", "me me")["id"]
    whole = Store.whole
    looked, moved = asyncio.Event(), asyncio.Event()

    async def slow(self: Store, *args: Any, **more: Any) -> Any:
        found = await whole(self, *args, **more)
        if self is two.site.store and not looked.is_set():
            looked.set()
            await moved.wait()
        return found

    async def hear_at_the_end() -> None:
        looking = two.site.processes._following[id]
        moved.set()
        async with asyncio.timeout(PATIENCE):
            while not looking.done():
                await asyncio.sleep(0)
        await held.deliver()  # before anything else can have happened

    cookie = ada.http.cookies["loci"]
    with ada.live(id) as here, Live(two.address, id, cookie, patience=30.0) as there:
        held = _Held(two, "log")
        monkeypatch.setattr(Store, "whole", slow)
        here.answer()
        two.do(held.until(1))
        two.do(held.deliver())
        two.do(asyncio.wait_for(looked.wait(), PATIENCE))
        here.answer()
        two.do(held.until(1))
        two.do(hear_at_the_end())
        there.until("moved", lambda m: m["scene"]["number"] == 2)


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_a_bot_whose_seat_the_mover_did_not_know_of_moves(serve: Start) -> None:
    """A bot takes over a seat that is not asked, at one process. At the other, which has not heard
    of that yet, somebody makes the move after which the seat is asked."""
    one, two = serve(watch_seconds=3600.0), serve(watch_seconds=3600.0)
    ada = Guest(one.address)
    there = Guest(two.address, None)
    there.http.cookies.set("loci", ada.http.cookies["loci"])
    id = ada.table("lantern", "me me")["id"]
    with Live(one.address, id, ada.http.cookies["loci"], patience=30.0) as here:
        decisions = here.scene["decisions"] if here.scene else []
        own, other = decisions[0], decisions[1]
        here.ask("answer", seat=other["seat"], decision=other["id"], moves=["keep"])
        held, held_there = _Held(one, "table"), _Held(two, "log")
        there.post(f"/tables/{id}/replace", seat=other["seat"], bot="random")
        one.do(held.until(1))
        here.ask("answer", seat=own["seat"], decision=own["id"], moves=["keep"])
        assert here.table["seats"][other["seat"]]["kind"] == "person"  # for all that is known here
        two.do(held_there.until(1))
        two.do(held_there.deliver())
        one.do(held.deliver())
        here.until("moved", lambda m: m["scene"]["number"] == 3)
        assert here.log[2]["seat"] == other["seat"]


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_a_change_of_a_table_that_is_being_made_is_not_missed(
    serve: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody at another process finds it in the list, and sits down, before it is in memory."""
    one, two = serve(), serve()
    ada, bob = Guest(one.address), Guest(two.address, "Bob")
    add, done = Store.add_match, asyncio.Event()
    held = _Held(one, "table")

    async def slow(self: Store, match: Any, *args: Any) -> None:
        await add(self, match, *args)
        await asyncio.to_thread(bob.post, f"/tables/{match.id}/sit", seat=1)
        await held.until(1)
        await held.deliver()
        done.set()

    monkeypatch.setattr(Store, "add_match", slow)
    id = ada.table("lantern", "me open", public=True)["id"]
    assert done.is_set()
    table = one.site.memory.in_memory(id)
    assert table is not None
    assert table.seats[1].name == "Bob"


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_what_changes_before_a_process_listens_is_not_missed(
    serve: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table is being loaded when the process begins to listen anew: nobody has told it of what
    happened since the table was read."""
    one, two = serve(), serve()
    ada = Guest(one.address)
    id = ada.table("lantern", "me me")["id"]
    whole = Store.whole
    loading, listens = asyncio.Event(), asyncio.Event()
    held = _Held(two, "log")  # it would be lost with the connection

    async def late(self: Store, *args: Any, **more: Any) -> Any:
        found = await whole(self, *args, **more)
        if self is two.site.store and not loading.is_set():
            loading.set()
            await listens.wait()
        return found

    async def load() -> int:
        return (await two.site.memory.table(id)).sequence

    async def anew(_: str | None) -> None:
        listens.set()

    monkeypatch.setattr(Store, "whole", late)
    pending = asyncio.run_coroutine_threadsafe(load(), two.loop)
    two.do(asyncio.wait_for(loading.wait(), PATIENCE))
    with ada.live(id) as live:
        live.answer()
    two.do(held.until(1))
    two.site.processes.signed_out.append(anew)  # called when it listens
    assert one.do(_kill(one, "LISTEN%")) >= 2
    assert pending.result(PATIENCE) == 1
