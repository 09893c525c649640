"""Tables in memory: let go, caught up, built anew, and never ahead of the rows."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

import pytest

from loci.core import Header, Match, find_game
from loci.server.play.table import Table
from loci.server.storage.rows import PERSON, RUNNING, MatchRow, Seat, header_data
from loci.server.storage.store import Store
from tests.server.clients import Guest, Refused, waiting, whose_turn
from tests.server.running import Served

Start = Callable[..., Served]


def in_memory(server: Served, id: str) -> Table:
    table = server.site.memory.in_memory(id)
    assert table is not None
    return table


def test_idle_tables_are_let_go_and_come_back_as_they_were(serve: Start) -> None:
    server = serve(cached_tables=2)
    server.site.notifier.delay = 0.0  # whoever is to tell somebody has the table until then
    ada = Guest(server.address)
    ids = [ada.table("lantern", "me me")["id"] for _ in range(3)]
    before = []
    for id in ids:
        with ada.live(id) as live:
            for number in range(6):
                live.answer(pick=number)
        with ada.live(id) as live:
            before.append((live.scene, live.log, live.hello["seats"]))
    with ada.live(ids[0]) as kept:
        more = [ada.table("lantern", "me me")["id"] for _ in range(4)]
        loaded = {table.id for table in server.site.memory.loaded()}
        # Somebody is at the first; of the others two are kept.
        assert loaded == {ids[0], *more[-2:]}
        for id, (scene, log, seats) in list(zip(ids, before, strict=True))[1:]:
            assert server.site.memory.in_memory(id) is None
            with ada.live(id) as live:
                assert (live.scene, live.log, live.hello["seats"]) == (scene, log, seats)
                live.answer()
        kept.answer()
    assert server.site.metrics.tables._value.get() <= 3


def test_more_tables_are_played_at_than_are_kept_and_all_hear_of_every_move(serve: Start) -> None:
    """There was a second table in memory for whoever came next, once as many were played at as are
    kept: of what the one was told the other never heard."""
    server = serve(cached_tables=1)
    ada, bob = Guest(server.address, "Ada"), Guest(server.address, "Bob")
    tables = []
    for _ in range(3):
        id = ada.table("haunted-lands", "me open")["id"]
        bob.post(f"/tables/{id}/sit", seat=1)
        ada.post(f"/tables/{id}/start")
        tables.append([ada.live(id), bob.live(id)])
    for lives in tables:
        for number in range(4):
            live = whose_turn(*lives)
            assert live is not None
            live.answer(pick=number)
            for other in lives:  # `receive` fails where nothing comes
                while len(other.log) < number + 1:
                    other.receive()
    assert len(server.site.memory.loaded()) == 3


def test_whoever_only_watches_troubles_nobody(serve: Start) -> None:
    server = serve()
    ada, eve = Guest(server.address, "Ada"), Guest(server.address, "Eve")
    id = ada.table("haunted-lands", "me open")["id"]
    with ada.live(id) as live:
        live.until("table")  # that she is there
        before = len(live.messages)
        watching = [eve.live(id) for _ in range(3)]
        another = ada.live(id)  # of a seat at which somebody is already
        for one in (*watching, another):
            assert [seat["online"] for seat in one.hello["table"]["seats"]] == [True, False]
            one.close()
        live.drain()
        assert live.messages[before:] == []
        eve.post(f"/tables/{id}/sit", seat=1)
        with eve.live(id):
            live.until(
                "table", lambda m: [s["online"] for s in m["table"]["seats"]] == [True, True]
            )
        live.until("table", lambda m: [s["online"] for s in m["table"]["seats"]] == [True, False])


def test_few_states_are_kept_to_go_back_to_and_every_one_is_found() -> None:
    game = find_game("terra-mystica")
    match = Match(game, Header(game.info.id, game.info.rules_version, 2, 5))
    row = MatchRow("t", "", game.info.id, header_data(match.header), RUNNING, False, None, "open",
                   None, 0.0, 0.0)  # fmt: skip
    table = Table(game, row, [Seat(n, PERSON, f"u{n}", None, None, "", 0) for n in range(2)])
    table.match = match
    table.expect_events()
    choose = random.Random(5)
    digests = [match.state.digest()]
    while len(match.entries) < 150 and match.outcome() is None:
        questions = match.decisions()
        seat = choose.choice(sorted(questions))
        answered = match.answer(seat, choose.choice(questions[seat].moves), listen=True)
        table.took(answered.events, [0.0] * len(answered.events))
        digests.append(match.state.digest())
    last = len(match.entries)
    assert last > 80
    assert len(match.snapshots) <= last / 64 + 3
    assert any(number >= last - 16 for number in match.snapshots)
    for number in (0, 1, 15, 17, 63, 65, 80, last - 1):
        assert match.state_at(number).digest() == digests[number]


def test_a_table_is_loaded_from_its_last_snapshot(
    serve: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = serve(snapshot_every=4)
    ada = Guest(first.address)
    id = ada.table("haunted-lands", "me me")["id"]
    with ada.live(id) as live:
        for number in range(19):
            live.answer(pick=number)
    second = serve()
    taken: list[Any] = []
    resume = Match.resume

    def watched(*args: Any) -> Match:
        taken.append((args[4], len(args[2])))
        return resume(*args)

    monkeypatch.setattr(Match, "resume", staticmethod(watched))
    with ada.live(id, to=second.address) as live:
        assert len(live.log) == 19
        assert all(entry["events"] or entry["move"] for entry in live.log)
    assert taken == [(16, 19)]


def test_events_are_found_out_in_slices_between_which_others_have_their_turn(
    serve: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = serve()
    ada = Guest(first.address)
    id = ada.table("haunted-lands", "me me")["id"]
    with ada.live(id) as live:
        for number in range(30):
            live.answer(pick=number)

    async def told() -> list[Any]:
        return (await first.site.memory.table(id)).log_data(0)

    log = first.do(told())  # with the eyes of one seat, as below
    second = serve()
    monkeypatch.setattr("loci.server.play.table._SLICE", 0.0)

    async def watch() -> tuple[int, list[Any]]:
        table = await second.site.memory.table(id)
        turns = 0

        async def other() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        task = asyncio.create_task(other())
        async with table.lock:
            await table.prepare(second.site.memory.turns)
        task.cancel()
        assert set(range(0, 30, 16)) <= set(table.match.snapshots if table.match else {})
        return turns, table.log_data(0)

    turns, found = second.do(watch())
    assert turns >= 30
    assert [entry["events"] for entry in found] == [entry["events"] for entry in log]


class _Down(Exception):
    """The database does not answer."""


def test_a_move_that_could_not_be_written_was_never_made(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither can the table be read again at that moment; it is when it is next used."""
    ada = Guest(server.address)
    id = ada.table("haunted-lands", "me me")["id"]
    with ada.live(id) as live:
        live.answer()
        before = live.scene

        async def down(*_: object, **__: object) -> None:
            raise _Down

        with monkeypatch.context() as broken:
            broken.setattr(Store, "append", down)
            broken.setattr(Store, "whole", down)
            with pytest.raises(Refused) as caught:
                live.answer()
            assert caught.value.kind == "fault"
            with pytest.raises(Refused):
                live.ask("look", seat=0)
        assert live.scene == before
        live.answer()
        assert len(live.log) == 2
    rows = server.do(server.site.store.whole(id)).rows
    assert [row.start for row in rows] == [0, 1]
    assert [len(row.entries) for row in rows] == [1, 1]


def test_a_move_is_carried_through_when_whoever_made_it_is_gone(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada, eve = Guest(server.address), Guest(server.address, "Eve")
    id = ada.table("lantern", "me me")["id"]
    append = Store.append
    reached = asyncio.Event()

    async def slow(self: Store, *args: Any) -> None:
        reached.set()
        await asyncio.sleep(0.3)
        await append(self, *args)

    monkeypatch.setattr(Store, "append", slow)
    with eve.live(id) as watcher:
        live = ada.live(id)
        decision = live.decision()
        assert decision is not None
        move = decision["choices"][0]["notation"]
        live.send("answer", seat=decision["seat"], decision=decision["id"], moves=[move])

        async def cut() -> None:
            await reached.wait()
            table = in_memory(server, id)
            for wire in list(table.wires):
                if wire.user_id == ada.me["id"]:
                    wire.let_go(1000)  # type: ignore[attr-defined]

        server.do(cut())
        watcher.until("moved")
        assert len(watcher.log) == 1
    assert in_memory(server, id).sequence == 1


def test_a_client_that_does_not_read_is_let_go(
    server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("loci.server.http.socket._WAITING", 200_000)
    ada = Guest(server.address)
    id = ada.table("lantern", "me me")["id"]
    with ada.live(id):
        (wire,) = in_memory(server, id).wires

        async def flood() -> None:
            for _ in range(30):
                wire.send(b'"' + b"x" * 10_000 + b'"')

        server.do(flood())
        assert wire.gone  # type: ignore[attr-defined]
        for _ in waiting("that it is let go"):
            if not in_memory(server, id).wires:
                break
            time.sleep(0.02)


def test_scenes_come_without_words_for_who_does_not_read_them(server: Served) -> None:
    ada = Guest(server.address)
    id = ada.table("haunted-lands", "me me")["id"]
    with ada.live(id) as live:
        assert live.scene is not None
        assert live.scene["sections"]
        live.ask("text", on=False)
        live.answer()
        assert live.scene["sections"] == []
        assert live.ask("history", number=0)["scene"]["sections"] == []
        live.ask("text", on=True)
        assert live.scene["sections"]
        assert live.messages[-2]["t"] == "moved"
        assert live.messages[-2]["log"] == []
    with ada.live(id, text=False) as live:
        assert live.scene["sections"] == []
        live.answer()
        assert live.scene["sections"] == []
        live.ask("text", on=True)
        assert live.scene["sections"]
