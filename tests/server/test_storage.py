"""A database that fails: what is told, to whom, and that nothing is acknowledged that is lost."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from sqlalchemy import Connection, select, update
from sqlalchemy.exc import InterfaceError
from sqlalchemy.ext.asyncio import AsyncConnection

from loci.core import Text
from loci.core.data import decode
from loci.core.words.wording import Wording
from loci.server.storage.db import SNAPSHOTS
from loci.server.storage.engines import open_engine
from loci.server.storage.store import Store
from loci.testing.program import Program
from tests.server import conftest
from tests.server.clients import Guest, Live, Refused, waiting
from tests.server.running import Served

Start = Callable[..., Served]
only_sqlite = pytest.mark.parametrize("database", ["sqlite"], indirect=True)
only_postgres = pytest.mark.parametrize("database", ["postgres"], indirect=True)


@pytest.fixture(autouse=True)
def patient() -> None:
    """Here it is waited for as long as people would."""


@pytest.fixture(autouse=True)
def _tried_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks how it is does not hear how it was."""
    monkeypatch.setattr("loci.server.storage.health._EVERY", 0.0)


def health(address: str) -> tuple[int, str]:
    answer = httpx.get(f"{address}/healthz", timeout=120, trust_env=False)
    return answer.status_code, answer.text


def until_well(address: str) -> None:
    """Until it says that all is well again."""
    for _ in waiting("that all is well"):
        if health(address) == (200, "ok\n"):
            return
        time.sleep(0.05)


def said(id: str) -> str:
    return "not ready: " + Wording("en", "loci.server").say(Text(id))


def refusal_of(live: Live) -> tuple[str, str]:
    """Answer, and be refused: by which kind, for which reason."""
    with pytest.raises(Refused) as caught:
        live.answer()
    return caught.value.kind, caught.value.message["reason"]["id"]


def made(live: Live) -> list[tuple[int, float]]:
    """The moves so far: whose, and when."""
    return [(entry["seat"], entry["at"]) for entry in live.log]


def stored(database: str) -> int:
    """How many rows the logs of a file have."""
    with closing(sqlite3.connect(database)) as connection:
        return int(connection.execute("SELECT count(*) FROM log").fetchone()[0])


# -- a file that is not there any more ----------------------------------------------------------


@only_sqlite
@pytest.mark.parametrize("how", ["removed", "replaced", "journal"])
def test_a_file_that_is_gone_takes_no_move(serve: Start, database: str, how: str) -> None:
    server = serve()
    ada = Guest(server.address)
    id = ada.table("lantern", "me me")["id"]
    with ada.live(id) as live:
        live.answer()
        assert health(server.address) == (200, "ok\n")
        file = Path(database + "-wal") if how == "journal" else Path(database)
        aside = file.with_name("aside")
        file.rename(aside)
        if how == "replaced":
            file.write_bytes(aside.read_bytes())
        assert refusal_of(live) == ("storage", "storage-gone")
        status, reason = health(server.address)
        assert (status, reason.startswith(said("storage-gone"))) == (503, True)
        assert ada.post("/me", 503, name="Bob")["error"]["kind"] == "storage"
        # A reader that comes now makes no new file in its place.
        server.do(server.site.store.reader.let_go())
        assert ada.get("/tables?list=open", 503)["error"]["reason"]["id"] == "storage-gone"
        assert file.exists() == (how == "replaced")
        # Back where it was, it is the same file with all that was acknowledged.
        aside.rename(file)
        assert health(server.address) == (200, "ok\n")
        live.answer()
        assert len(live.log) == 2
    assert stored(database) >= 2


def test_however_many_ask_a_write_is_tried_now_and_then(
    serve: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("loci.server.storage.health._EVERY", 3600.0)
    server = serve()
    written = []
    write = Store.write

    async def counted(self: Store, job: Any, notice: Any = None) -> Any:
        written.append(job)
        return await write(self, job, notice)

    monkeypatch.setattr(Store, "write", counted)
    with ThreadPoolExecutor(8) as all_at_once:
        found = list(all_at_once.map(health, [server.address] * 20))
    assert set(found) == {(200, "ok\n")}
    assert len(written) == 1


# -- a database that takes nothing --------------------------------------------------------------


@only_sqlite
def test_a_full_disk_is_said_and_gets_well(database: str, tmp_path: Path) -> None:
    program = Program(database, tmp_path)
    ada = Guest(program.address)
    id = ada.table("lantern", "me me")["id"]
    with ada.live(id) as live:
        live.answer()
        # No file may grow any more, as on a disk that is full.
        was = resource.prlimit(program.process.pid, resource.RLIMIT_FSIZE, (4096, -1))
        assert refusal_of(live) == ("storage", "storage-failing")
        status, reason = health(program.address)
        assert (status, reason.startswith(said("storage-failing"))) == (503, True)
        resource.prlimit(program.process.pid, resource.RLIMIT_FSIZE, was)
        until_well(program.address)
        live.answer()
        before = made(live)
    program.kill()
    again = Program(database, tmp_path)
    with Live(again.address, id, ada.http.cookies["loci"]) as live:
        assert made(live) == before
    again.stop()


@only_postgres
def test_a_database_that_only_reads_is_said_and_gets_well(serve: Start) -> None:
    server = serve()
    ada = Guest(server.address)
    id = ada.table("lantern", "me me")["id"]
    (postgres,) = conftest._postgres
    with ada.live(id) as live:
        live.answer()
        try:
            postgres.run_sql("ALTER SYSTEM SET default_transaction_read_only = on")
            postgres.run_sql("SELECT pg_reload_conf()")
            for _ in waiting("that the database only reads"):
                status, reason = health(server.address)
                if status != 200:
                    break
            assert (status, reason.startswith(said("storage-failing"))) == (503, True)
            assert refusal_of(live) == ("storage", "storage-failing")
        finally:
            postgres.run_sql("ALTER SYSTEM RESET default_transaction_read_only")
            postgres.run_sql("SELECT pg_reload_conf()")
        until_well(server.address)
        live.answer()
        assert len(live.log) == 2


@only_postgres
def test_a_commit_that_broke_off_is_not_tried_again(
    serve: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection dies after the commit was carried out, and before that is known."""
    server = serve()
    ada = Guest(server.address)
    id = ada.table("lantern", "me me")["id"]
    commit = AsyncConnection.commit
    writing = server.site.store._writer._engine.sync_engine  # type: ignore[attr-defined]
    broken: list[str] = []

    async def breaks(self: AsyncConnection) -> None:
        await commit(self)
        if not broken and self.engine.sync_engine is writing:
            broken.append("once")
            died = InterfaceError("COMMIT", None, Exception("the connection is closed"))
            died.connection_invalidated = True
            raise died

    with ada.live(id) as live:
        monkeypatch.setattr(AsyncConnection, "commit", breaks)
        with pytest.raises(Refused) as caught:
            live.ask("chat", text="only once")
        assert caught.value.message["reason"]["id"] == "storage-unsure"
    assert broken == ["once"]
    with ada.live(id) as live:
        assert [line["text"] for line in live.hello["chat"]] == ["only once"]


@only_postgres
def test_a_silent_database_is_answered_for(serve: Start) -> None:
    """Its processes are stopped, as on a machine that hangs: nobody knows what becomes of a move
    that was on its way, and that is what is said."""
    server = serve()
    ada = Guest(server.address)
    ids = [ada.table("lantern", "me me")["id"] for _ in range(2)]
    (postgres,) = conftest._postgres
    with ada.live(ids[0]) as one, ada.live(ids[1]) as two:
        one.answer()
        with _stopped(postgres.process), ThreadPoolExecutor(2) as both:
            found = list(both.map(refusal_of, (one, two)))
        assert {kind for kind, _ in found} == {"storage"}
        for live in (one, two):
            for _ in waiting("that the database takes it"):
                try:
                    live.answer()
                    break
                except Refused as refused:
                    assert refused.kind in ("storage", "stale")
                    time.sleep(0.2)
        logs = [made(live) for live in (one, two)]
    for id, log in zip(ids, logs, strict=True):
        with ada.live(id) as live:
            assert made(live) == log


@contextmanager
def _stopped(process: int) -> Iterator[None]:
    """Stop a process and all that it started."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    everybody = [process, *map(int, children)]
    for one in everybody:
        os.kill(one, signal.SIGSTOP)
    try:
        yield
    finally:
        for one in everybody:
            os.kill(one, signal.SIGCONT)


# -- a database that somebody else has locked ---------------------------------------------------


@contextmanager
def _locked(server: Served, database: str) -> Iterator[None]:
    if not server.site.store.listens:
        with closing(sqlite3.connect(database, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            yield
        return
    engine = open_engine(server.site.settings.db_url, 1)

    async def lock() -> Any:
        connection = await engine.connect()
        await connection.exec_driver_sql("LOCK TABLE log, chat, alembic_version IN SHARE MODE")
        return connection

    connection = server.do(lock())
    yield
    server.do(connection.close())
    server.do(engine.dispose())


def test_a_locked_database_is_told_to_all_at_once(serve: Start, database: str) -> None:
    """They wait together: one after the other, the last would lose the patience of its client."""
    server = serve()
    ada = Guest(server.address)
    ids = [ada.table("lantern", "me me")["id"] for _ in range(12)]
    lives = [ada.live(id) for id in ids] + [ada.live(ids[0]), ada.live(ids[0])]
    with ThreadPoolExecutor(len(lives)) as all_at_once:
        with _locked(server, database):
            found = list(all_at_once.map(refusal_of, lives))
            assert health(server.address)[0] == 503
        assert set(found) == {("storage", "storage-busy")}
        for live in lives[:12]:
            live.answer()
    for live in lives[12:]:
        live.until("moved")
    assert [len(live.log) for live in lives] == [1] * len(lives)
    assert health(server.address) == (200, "ok\n")


@only_sqlite
def test_a_lock_that_ends_in_time_is_not_noticed(serve: Start, database: str) -> None:
    server = serve()
    ada = Guest(server.address)
    lives = [ada.live(ada.table("lantern", "me me")["id"]) for _ in range(4)]
    with ThreadPoolExecutor(len(lives)) as all_at_once:
        with _locked(server, database):
            answers = [all_at_once.submit(live.answer) for live in lives]
            time.sleep(0.7)
            assert not any(answer.done() for answer in answers)
        assert [answer.result()["t"] for answer in answers] == ["done"] * 4


# -- damaged states -----------------------------------------------------------------------------


@pytest.mark.parametrize("damage", ["{", '{"no": "state"}', "last", "all"])
def test_a_damaged_state_is_made_anew_from_the_log(
    serve: Start, damage: str, caplog: pytest.LogCaptureFixture
) -> None:
    first = serve(snapshot_every=3)
    ada = Guest(first.address)
    id = ada.table("haunted-lands", "me me")["id"]
    with ada.live(id) as live:
        for number in range(11):
            live.answer(pick=number)
        before = live.scene, live.log
    whole = first.do(first.site.store.write(_states))
    assert len(whole) >= 3
    last = max(whole)

    def spoil(connection: Connection) -> None:
        change = update(SNAPSHOTS)
        if damage != "all":
            change = change.where(SNAPSHOTS.c.number == last)
        torn = damage if damage.startswith("{") else whole[last][:200]
        connection.execute(change.values(state=torn))

    first.do(first.site.store.write(spoil))
    second = serve(snapshot_every=3)
    caplog.clear()
    with Live(second.address, id, ada.http.cookies["loci"]) as live:
        assert (live.scene, live.log) == before
        live.answer()
    warned = [record for record in caplog.records if "damaged" in record.getMessage()]
    assert [record.levelname for record in warned] == ["WARNING"]
    counted = second.site.metrics.snapshots_damaged.collect()[0].samples[0].value
    assert counted == (len(whole) if damage == "all" else 1)
    mended = second.do(second.site.store.write(_states))
    assert {number: decode(mended[number]) for number in whole} == {
        number: decode(state) for number, state in whole.items()
    }


def _states(connection: Connection) -> dict[int, str]:
    return {row.number: row.state for row in connection.execute(select(SNAPSHOTS))}


# -- two servers on one file --------------------------------------------------------------------


@only_sqlite
def test_a_second_server_on_one_file_is_refused(database: str, tmp_path: Path) -> None:
    first = Program(database, tmp_path)
    link = tmp_path / "elsewhere.db"
    link.symlink_to(database)
    for name, command in ((database, ["upgrade"]), (str(link), ["serve", "--port", "0"])):
        second = subprocess.run(
            [sys.executable, "-m", "loci.cli", *command, "--db", name],
            capture_output=True, text=True, timeout=60, check=False,
            env=os.environ | {"LOCI_SECRET_FILE": str(tmp_path / "key")},
        )  # fmt: skip
        assert second.returncode not in (0, 1), command
        assert f"({first.process.pid})" in second.stderr
        assert "PostgreSQL" in second.stderr
        assert "Traceback" not in second.stderr
    assert health(first.address) == (200, "ok\n")
    first.kill()
    third = Program(database, tmp_path)  # what a killed server had locked is free
    assert health(third.address) == (200, "ok\n")
    third.stop()


def test_a_database_goes_with_its_test(tmp_path: Path) -> None:
    """Though somebody is still connected: hundreds of them would hold up the end of a run."""
    address = conftest.new_database("postgres", tmp_path)

    async def use() -> None:
        connection = await asyncpg.connect(address)
        await asyncio.to_thread(conftest.remove_database, address)
        with pytest.raises((asyncpg.PostgresError, asyncpg.InterfaceError)):
            await connection.execute("SELECT 1")
        with pytest.raises(asyncpg.InvalidCatalogNameError):
            await asyncpg.connect(address)
        connection.terminate()

    asyncio.run(use())
