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
from tests.server.clients import PATIENCE, Guest, Refused
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
        for _ in range(20):
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
        live.drain(0.5)
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
        there.until("table", lambda m: all(seat["online"] for seat in m["table"]["seats"]))
        with ada.live(other, to=two.address):
            monkeypatch.setattr(Store, "tell", late)
            with ada.live(other):  # which asks who is there

                async def asked() -> None:
                    await asyncio.wait_for(waiting.wait(), PATIENCE)

                two.do(asked())
                here.answer()
                there.until("moved")
                two.loop.call_soon_threadsafe(free.set)
