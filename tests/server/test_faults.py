"""What must survive: restarts, lost races, several processes. Kills are in `test_kills.py`."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from loci.server.settings import Settings
from loci.server.storage.db import METADATA
from loci.server.storage.engines import migrate, open_engine, open_writing
from loci.testing.program import Program
from tests.server.clients import PATIENCE, Guest, Live, Refused, caught_up
from tests.server.running import Served


def test_models_and_migrations_agree(database: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    async def check() -> None:
        url = Settings(db=database).db_url
        await asyncio.gather(*[migrate(url) for _ in range(3)])  # as when several start at once
        engine = open_engine(url)
        async with engine.connect() as connection:
            different = await connection.run_sync(
                lambda sync: compare_metadata(MigrationContext.configure(sync), METADATA)
            )
        await engine.dispose()
        assert different == []

    asyncio.run(check())


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_commit_waits_for_the_disk(database: str) -> None:
    """An acknowledged move survives a loss of power: 2 is FULL."""
    engine = open_writing(Settings(db=database).db_url)
    with engine.connect() as connection:
        asked = {
            name: connection.exec_driver_sql(f"PRAGMA {name}").scalar()
            for name in ("synchronous", "journal_mode")
        }
    engine.dispose()
    assert asked == {"synchronous": 2, "journal_mode": "wal"}


def test_a_lost_race_is_stale_and_shows_the_new_position(serve: Callable[..., Served]) -> None:
    """Two processes have the same table in memory and hear nothing of each other."""
    one, two = serve(), serve()

    async def deaf(*_: object) -> None:
        """Hear nothing."""

    two.site.processes._heard = deaf  # type: ignore[method-assign,assignment]
    ada = Guest(one.address)
    table = ada.table("lantern", "me me")
    with ada.live(table["id"]) as here, ada.live(table["id"], to=two.address) as there:
        here.answer(pick=1)
        number = len(here.log)
        decision = there.decision()
        assert decision is not None
        with pytest.raises(Refused) as caught:
            there.answer(pick=0)
        assert caught.value.kind == "stale"
        assert caught.value.message["scene"]["number"] == number == len(there.log)
        there.answer()
        assert len(there.log) == number + 1
    ada.close()


def test_a_restart_continues_every_table(serve: Callable[..., Served]) -> None:
    first = serve(snapshot_every=4)
    ada = Guest(first.address)
    ids = [ada.table(game, "me me")["id"] for game in ("haunted-lands", "lantern", "ferry")]
    before = {}
    for id in ids:
        with ada.live(id) as live:
            for number in range(11):
                if not live.wait_for_turn():
                    break
                live.answer(pick=number)
            if id == ids[2]:
                live.ask("orders", seat=1, orders={"take-up-to": 2})
        with ada.live(id) as live:
            before[id] = (live.scene, live.log)
    first.stop = lambda: None  # type: ignore[method-assign]
    Served.stop(first)
    second = serve()
    cookie = ada.http.cookies["loci"]
    for id in ids:
        with Live(second.address, id, cookie) as live:
            assert (live.scene, live.log) == before[id]
            if live.wait_for_turn():
                live.answer()
        if id == ids[2]:
            with Live(second.address, id, cookie) as live:
                assert live.hello["orders"]["1"]["take-up-to"] == 2
    ada.close()


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_a_table_is_played_across_two_processes(serve: Callable[..., Served]) -> None:
    one, two = serve(), serve()
    ada, bob = Guest(one.address, "Ada"), Guest(two.address, "Bob")
    table = ada.table("lantern", "me open random", public=True)
    id = table["id"]
    with ada.live(id) as here:
        bob.post(f"/tables/{id}/sit")
        here.until("table", lambda m: m["table"]["seats"][1]["name"] == "Bob")
        with bob.live(id) as there:
            here.until("table", lambda m: m["table"]["seats"][1]["online"])
            ada.post(f"/tables/{id}/start")
            there.until("moved")
            here.ask("chat", text="across")
            assert there.until("chat")["chat"]["text"] == "across"
            undone = False
            number = entries = 0  # of answers, and of those of everybody
            since = time.monotonic()
            while number < 300:
                if len(here.log) != entries:
                    entries, since = len(here.log), time.monotonic()
                stuck = f"nobody has moved since answer {entries}: {_asked(here, there)}"
                assert time.monotonic() - since < PATIENCE, stuck
                here.drain(0.02)
                there.drain(0.02)
                mover = next((live for live in (here, there) if live.decision()), None)
                if mover is None:
                    if here.table["status"] == there.table["status"] == "finished":
                        break
                    continue  # the bot thinks, or word of an answer is under way
                number += 1
                try:
                    mover.answer(pick=number)
                except Refused as refused:
                    assert refused.kind == "stale"
                    continue
                if number > 4 and not undone:
                    undone = _undo_across(mover, there if mover is here else here)
            assert here.table["status"] == there.table["status"] == "finished"
            assert undone
            assert [e["seat"] for e in here.log] == [e["seat"] for e in there.log]
    ada.close()
    bob.close()


def _asked(*lives: Live) -> list[Any]:
    """Of whom each of these is told that they are asked."""
    return [live.scene and live.scene["asked"] for live in lives]


def _undo_across(mover: Live, other: Live) -> bool:
    """Take back with the consent of somebody at the other process."""
    seat = mover.hello["seats"][0]
    entries = len(mover.log)
    caught_up(entries, other)
    mine, theirs = len(mover.messages), len(other.messages)
    try:
        mover.ask("undo", seat=seat)
    except Refused:
        return False
    if any(message["t"] == "undo" for message in mover.messages[mine:]):
        if not _asked_to_agree(other, entries):
            return False
        try:
            other.ask("consent", accept=True)
        except Refused:
            return False
    for live, known in ((mover, mine), (other, theirs)):
        if not any(message["t"] == "reset" for message in live.messages[known:]):
            live.until("reset")
    return True


def _asked_to_agree(live: Live, entries: int) -> bool:
    """Whether somebody at the other process is told that one of these entries is to be taken back.
    Once the bot has gone on the request is void, and who did not hear of it before never will."""
    while len(live.log) == entries:
        message = live.receive()
        if message["t"] == "undo":
            return message["request"] is not None
    return False


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_the_program_runs_several_processes(database: str, tmp_path: Path) -> None:
    program = Program(database, tmp_path, "--processes", "2")
    ada = Guest(program.address)
    tables = [ada.table("lantern", "me bot")["id"] for _ in range(3)]
    for id in tables:
        with ada.live(id) as live, ada.live(id) as same:
            while len(live.log) < 4 and live.wait_for_turn():
                try:
                    live.answer(pick=len(live.log))
                except Refused as refused:  # the bot of another process was faster
                    assert refused.kind == "stale"
            while len(same.log) < 4:  # some of it may have been there when it came
                same.receive()
    ada.close()
    program.stop()
    assert program.process.returncode == 0
