"""What PostgreSQL is asked in one statement: it is the same as by several, happens once, and is all
that a move or a new table asks for."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from asyncpg.transaction import Transaction
from sqlalchemy import event, text
from sqlalchemy.exc import InterfaceError
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.util import await_only

from loci.server.errors import Refusal
from loci.server.play import presence
from loci.server.settings import Settings
from loci.server.storage.engines import open_engine
from loci.server.storage.move_log import append_job
from loci.server.storage.rows import Whole
from loci.server.storage.store import Store, audit_entry
from loci.server.storage.whole import read_piecewise
from loci.server.storage.writer import DirectWriter, LostRace
from tests.server.clients import PATIENCE, Guest, Refused, waiting
from tests.server.running import Served

Start = Callable[..., Served]
pytestmark = pytest.mark.parametrize("database", ["postgres"], indirect=True)


class Asked:
    """What a server's connections were asked since the last look; with the beginnings of
    transactions, of all servers."""

    def __init__(self, server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
        self._said: list[str] = []
        server.do(_woken())  # which asks for the tables at which bots wait
        store = server.site.store
        engines = (store.reader.engine, store._writer._engine)  # type: ignore[attr-defined]
        for engine in engines:
            event.listen(engine.sync_engine, "before_cursor_execute", self._hear)
        start = Transaction.start

        async def begins(transaction: Transaction) -> None:
            self._said.append("BEGIN")
            await start(transaction)

        monkeypatch.setattr(Transaction, "start", begins)

    def _hear(self, _connection: object, _cursor: object, statement: str, *_: object) -> None:
        self._said.append(statement.split(maxsplit=1)[0])

    def look(self) -> list[str]:
        said, self._said = self._said, []
        return said


async def _woken() -> None:
    """Wait until the server's start has looked for bots that wait."""
    await asyncio.gather(*(one for one in asyncio.all_tasks() if one.get_name() == "wake"))


@pytest.fixture(autouse=True)
def _nobody_says_who_is_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which is said again after some time, and a busy machine may need longer for a test."""
    monkeypatch.setattr(presence, "_EVERY", 3600.0)


def test_a_move_is_one_way_there_and_back(serve: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = serve(watch_seconds=3600.0), serve(watch_seconds=3600.0)
    ada = Guest(one.address)
    id = ada.table("lantern", "me me")["id"]
    with ada.live(id) as here, ada.live(id, to=two.address) as there:
        there.all_here()
        here.answer()
        there.until("moved")
        asked, asked_there = Asked(one, monkeypatch), Asked(two, monkeypatch)
        for _ in range(5):
            here.answer()
            there.until("moved")
        assert asked.look() == ["WITH"] * 5
        assert asked_there.look() == ["SELECT"] * 5


def test_a_table_is_opened_in_few_ways(serve: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    server = serve(watch_seconds=3600.0)
    ada, bob = Guest(server.address), Guest(server.address, "Bob")
    asked = Asked(server, monkeypatch)
    id = ada.table("lantern", "me open")["id"]
    # Who calls; how many tables they have, before the game is set up and after; the table.
    assert asked.look() == ["SELECT", "SELECT", "SELECT", "WITH"]
    bob.post(f"/tables/{id}/sit", seat=1)
    assert asked.look() == ["SELECT", "SELECT", "WITH"]
    ada.post(f"/tables/{id}/start")
    assert asked.look()[:3] == ["SELECT", "SELECT", "WITH"]


@pytest.mark.parametrize("after", [None, 0, 3, 100])
def test_a_table_is_read_the_same_by_one_query_as_by_several(
    serve: Start, after: int | None
) -> None:
    server = serve(snapshot_every=4)
    ada = Guest(server.address, 'A "quoted" \\ Żółw')
    id = ada.table("lantern", "me me open")["id"]
    ada.post(f"/tables/{id}/invite", seat=2)
    ada.post(f"/tables/{id}/replace", seat=2, bot="random")
    assert _both(server, id, after)[0].rows == []
    ada.post(f"/tables/{id}/start")
    with ada.live(id) as live:
        live.ask("chat", text="nothing to do with it")
        for number in range(9):
            live.wait_for_turn()
            seat = (live.decision() or {})["seat"]
            live.answer(pick=number)
            if number % 4 == 3:
                live.ask("undo", seat=seat)
    ada.post(f"/tables/{id}/close")  # so that the bot is not faster than the second reading
    at_once, piecewise = _both(server, id, after)
    assert at_once == piecewise
    assert [type(row.at) for row in at_once.rows] == [float] * len(at_once.rows)
    assert bool(at_once.rows) == (after != 100)
    assert (at_once.snapshot is not None) == (after is None)
    assert server.do(server.site.store.whole("nothing", after)) is None


def _both(server: Served, id: str, after: int | None) -> tuple[Whole, Whole]:
    store = server.site.store
    return server.do(store.whole(id, after)), server.do(store.read(read_piecewise(id, after)))


def test_a_start_sees_who_has_just_left(serve: Start, database: str) -> None:
    """Somebody leaves in a transaction that is not committed when the start comes, and waits."""
    server = serve()
    ada, bob = Guest(server.address), Guest(server.address, "Bob")
    id = ada.table("lantern", "me open")["id"]
    bob.post(f"/tables/{id}/sit", seat=1)
    store: Store = server.site.store

    async def race() -> None:
        engine = open_engine(server.site.settings.db_url, 1)
        async with engine.connect() as leaving:
            lock = text("SELECT id FROM matches WHERE id = :id FOR UPDATE")
            await leaving.execute(lock, {"id": id})
            left = text("UPDATE seats SET kind = 'open' WHERE match_id = :id AND seat = 1")
            await leaving.execute(left, {"id": id})
            audit = audit_entry(0.0, None, id, "start")
            start = asyncio.create_task(store.start_match(id, audit, status="running"))
            await _until_somebody_waits(leaving)
            await leaving.commit()
        with pytest.raises(LostRace):
            await start
        await engine.dispose()

    server.do(race())
    assert ada.get(f"/tables/{id}")["status"] == "waiting"


def test_a_seat_is_not_taken_at_a_table_that_starts(serve: Start) -> None:
    server = serve()
    ada = Guest(server.address)
    id = ada.table("lantern", "me open")["id"]
    store: Store = server.site.store

    async def race() -> None:
        engine = open_engine(server.site.settings.db_url, 1)
        found = await store.whole(id)
        assert found is not None
        async with engine.connect() as other:
            started = text("UPDATE matches SET status = 'running' WHERE id = :id")
            await other.execute(started, {"id": id})
            taken = replace(found.seats[1], kind="person", name="Eve")
            sit = asyncio.create_task(store.change_seat(found.match, taken, found.seats[1]))
            await _until_somebody_waits(other)
            await other.commit()
        with pytest.raises(LostRace):
            await sit
        await engine.dispose()

    server.do(race())
    assert ada.get(f"/tables/{id}")["seats"][1]["kind"] == "open"


async def _until_somebody_waits(connection: Any) -> None:
    """Until a statement waits for what this connection has locked."""
    waiting = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
    async with asyncio.timeout(PATIENCE):
        while (await connection.execute(waiting)).scalar() == 0:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("carried_out", [False, True])
def test_a_statement_that_broke_off_is_carried_out_once(
    serve: Start, monkeypatch: pytest.MonkeyPatch, carried_out: bool
) -> None:
    """A move, a seat and a new table are one statement each. The connection dies before it got
    there, and it is sent again; or after, and nobody knows whether it did."""
    server = serve()
    ada, bob = Guest(server.address), Guest(server.address, "Bob")
    id, other = ada.table("lantern", "me me")["id"], ada.table("lantern", "me open")["id"]
    try_alone = DirectWriter._try_alone
    broken: list[str] = []

    async def breaks(self: DirectWriter, job: Any) -> Any:
        first = len(broken) % 2 == 0
        broken.append("sent")
        result = await try_alone(self, job) if carried_out or not first else None
        if first:
            died = InterfaceError("SELECT", None, Exception("the connection is closed"))
            died.connection_invalidated = True
            raise died
        return result

    number = len(ada.get("/tables?list=mine")["tables"])
    with ada.live(id) as live:
        monkeypatch.setattr(DirectWriter, "_try_alone", breaks)
        if carried_out:
            with pytest.raises(Refused) as caught:
                live.answer()
            assert caught.value.message["reason"]["id"] == "storage-unsure"
            live.until("reset")  # everybody sees what became of it
        else:
            live.answer()
        assert len(live.log) == 1
    status = 503 if carried_out else 200
    with ada.live(other) as watching:
        bob.post(f"/tables/{other}/sit", status, seat=1)
        watching.until("table", lambda told: told["table"]["seats"][1]["name"] == "Bob")
    ada.post("/tables", status, game="lantern", players=2, seats=[{"kind": "me"}] * 2)
    assert broken == ["sent"] * 6
    monkeypatch.undo()
    seats = ada.get(f"/tables/{other}")["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "Bob"]
    assert len(ada.get("/tables?list=mine")["tables"]) == number + 1
    with ada.live(id) as live:
        assert len(live.log) == 1


def test_a_move_and_an_undo_at_the_same_time_do_not_wait_for_each_other(serve: Start) -> None:
    """One is a single statement, the other a transaction of several. Whoever comes second waits for
    the first, and then hears that it was slower."""
    server = serve()
    ada = Guest(server.address)
    id = ada.table("lantern", "me me")["id"]
    with ada.live(id) as live:
        live.answer()
    store: Store = server.site.store

    async def race() -> tuple[int, list[object]]:
        found = await store.whole(id)
        assert found is not None
        row = found.rows[0]
        undo = replace(row, sequence=2, kind="undo", start=0, entries=[], fresh={})
        move = replace(row, sequence=2, start=1)
        begun, go_on = asyncio.Event(), asyncio.Event()
        engine = open_engine(server.site.settings.db_url, 1)
        async with engine.connect() as taking_back, _beside(server) as looks:

            def first_statement(*_: object) -> None:
                if not begun.is_set():
                    begun.set()
                    await_only(go_on.wait())

            event.listen(taking_back.sync_connection, "after_cursor_execute", first_statement)
            slow = asyncio.create_task(
                taking_back.run_sync(append_job(found.match, "running", undo, None))
            )
            await begun.wait()
            quick = asyncio.create_task(store.append(found.match, "running", move, None))
            await _until_somebody_waits(looks)
            go_on.set()
            await slow
            await taking_back.commit()
            became = await asyncio.gather(quick, return_exceptions=True)
        await engine.dispose()
        now = await store.whole(id)
        assert now is not None
        return now.match.sequence, became

    sequence, (became,) = server.do(race())
    assert sequence == 2
    assert isinstance(became, LostRace)


@asynccontextmanager
async def _beside(server: Served) -> AsyncIterator[AsyncConnection]:
    """A connection beside those of the server."""
    engine = open_engine(server.site.settings.db_url, 1)
    async with engine.connect() as connection:
        yield connection
    await engine.dispose()


def test_no_connection_is_opened_once_they_were_let_go(database: str) -> None:
    """A socket that is closed while the server ends would still say so to the others."""
    url = Settings(db=database).db_url

    async def run() -> int:
        store = await Store.open(url, 2)
        waits = asyncio.create_task(
            store.read(lambda connection: connection.execute(text("SELECT pg_sleep(0.3)")).all())
        )
        while not store.reader.engine.pool.checkedout():  # type: ignore[attr-defined]
            await asyncio.sleep(0)
        await store.close()
        assert waits.done()  # what was under way was waited for
        late = (
            store.tell({"kind": "here", "tables": {}, "ask": False}),
            store.audit(audit_entry(0.0, None, None, "late")),
            store.start_match("nothing", audit_entry(0.0, None, None, "start"), status="running"),
        )
        for word in late:
            with pytest.raises(Refusal) as caught:
                await word
            assert caught.value.status == 503
        engine = open_engine(url, 1)
        others = text(
            "SELECT count(*) FROM pg_stat_activity"
            " WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )
        async with engine.connect() as connection:
            for _ in waiting("the end of all connections", 20.0):
                left = int((await connection.execute(others)).scalar_one())
                if not left:
                    break
                await asyncio.sleep(0.05)
        await engine.dispose()
        return left

    assert asyncio.run(run()) == 0
