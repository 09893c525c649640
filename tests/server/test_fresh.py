"""After an undo that passed chance or a secret nobody knows what comes, and all agree on it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from loci.core import Match, Rng, find_game
from loci.core.records.record import read
from loci.server.play.table import Table
from loci.server.settings import Seeds
from tests.server.clients import Guest, Live, whose_turn
from tests.server.running import Served

Start = Callable[..., Served]


def match_of(server: Served, id: str) -> Any:
    async def get() -> Any:
        table = await server.site.memory.table(id)
        async with server.site.memory.hold(table, fresh=True):
            return table.match

    return server.do(get())


def stored(server: Served, id: str) -> Any:
    """The match as a process has it that loads it now."""

    async def load() -> Any:
        found = await server.site.store.whole(id)
        assert found is not None
        table = Table(find_game(found.match.game), found.match, found.seats)
        table.begin(found.rows, found.snapshot)
        return table.match

    return server.do(load())


def alike(one: Match, other: Match) -> bool:
    return one.record() == other.record() and one.barriers == other.barriers


def undo_past_a_barrier(me: Live, other: Live, seat: int) -> bool:
    """Take back my last answer; was the other asked?"""
    me.ask("undo", seat=seat)
    asked = any(m["t"] == "undo" and m["request"] for m in me.messages[-3:])
    if asked:
        other.until("undo", lambda m: m["request"] is not None)
        other.ask("consent", accept=True)
        me.until("reset")
    else:
        other.until("reset")
    return asked


def test_memory_database_record_and_the_other_process_agree(serve: Start) -> None:
    first = serve(snapshot_every=2)
    postgres = first.site.store.listens
    second = serve(snapshot_every=2) if postgres else first
    ada, bob = Guest(first.address, "Ada"), Guest(first.address, "Bob")
    id = ada.table("lantern", "me open")["id"]
    bob.post(f"/tables/{id}/sit", seat=1)
    ada.post(f"/tables/{id}/start")
    match_of(second, id)
    rng = Rng(5)
    consents = 0
    with ada.live(id) as one, bob.live(id, to=second.address) as two:
        lives = (one, two)
        for step in range(45):
            mover = whose_turn(*lives)
            if mover is None:
                break
            mover.answer(pick=rng.below("pick", 7))
            if step % 3 == 2:
                seat = lives.index(mover)
                whose_turn(*lives)
                if one.table["status"] != "running":
                    break
                consents += undo_past_a_barrier(mover, lives[1 - seat], seat)
                assert alike(match_of(first, id), stored(first, id))
                assert alike(match_of(first, id), match_of(second, id))
        match = match_of(first, id)
        seeds = {match.header.seed, *match.fresh.values()}
        for live in lives:
            if one.table["status"] == "running":
                assert not [text for text in live.raw for seed in seeds if str(seed) in text]
    assert consents > 2
    assert match.fresh
    assert Match.replay(match.game, match.record()).state.digest() == match.state.digest()


def test_a_server_that_starts_again_goes_on_from_the_new_deal(serve: Start) -> None:
    first = serve(snapshot_every=1)
    ada = Guest(first.address)
    id = ada.table("lantern", "me me")["id"]
    with ada.live(id) as live:
        for pick in range(12):
            seat = (live.decision() or {})["seat"]
            live.answer(pick=pick)
            if pick % 2:
                live.ask("undo", seat=seat)
    before = match_of(first, id)
    assert before.fresh
    first.stop()
    second = serve(snapshot_every=1)
    assert alike(stored(second, id), before)


def test_the_record_tells_it_and_comes_back(serve: Start) -> None:
    server = serve()
    ada = Guest(server.address)
    id = ada.table("lantern", "me me")["id"]
    with ada.live(id) as live:
        number = 0
        while live.wait_for_turn():
            seat = (live.decision() or {})["seat"]
            live.answer(pick=number)
            number += 1
            if number % 2 and live.table["status"] == "running":
                live.ask("undo", seat=seat)
    text = ada.get(f"/tables/{id}/record")
    record = read(text)
    assert record.fresh
    assert Match.replay(find_game("lantern"), record).outcome() == record.outcome
    copy = ada.post("/records", text=text)
    assert ada.get(f"/tables/{copy['id']}/record") == text
    for number in (0, max(record.fresh), len(record.entries)):
        fork = ada.post(f"/tables/{copy['id']}/fork", number=number)
        whole = match_of(server, copy["id"])
        assert match_of(server, fork["id"]).state.digest() == whole.state_at(number).digest()
        assert alike(stored(server, fork["id"]), match_of(server, fork["id"]))


def test_what_was_seen_does_not_come_again(serve: Start) -> None:
    """The asker saw the card; ten times over, it is not always the same one that comes."""
    server = serve()
    ada = Guest(server.address)
    drawn = []
    id = ada.table("lantern", "me me", seed=4)["id"]
    with ada.live(id) as live:
        seat = (live.decision() or {})["seat"]
        card = match_of(server, id).state.stable.hands[seat][0]
        for _ in range(10):
            live.answer(f"swap {card}")
            held = sorted(live.ask("look", seat=seat)["scene"]["view"]["hands"][seat])
            live.answer("draw")
            after = sorted(live.ask("look", seat=seat)["scene"]["view"]["hands"][seat])
            drawn.append(tuple(after))
            assert held != after or card in after
            live.ask("undo", seat=seat)
            live.ask("undo", seat=seat)
            assert live.log == []
    assert len(set(drawn)) > 2


def test_seeds_have_128_bits() -> None:
    seeds = Seeds("", "match")
    found = [seeds.next() for _ in range(40)]
    assert len(set(found)) == 40
    assert max(found) >> 120
    assert max(found) < 2**128


def test_seeds_of_128_bits_are_stored_and_told_exactly(serve: Start) -> None:
    server = serve()
    seed = 2**128 - 159
    ada = Guest(server.address)
    id = ada.table("lantern", "me me", seed=str(seed))["id"]
    with ada.live(id) as live:
        live.answer()
    assert match_of(server, id).header.seed == seed
    assert stored(server, id).header.seed == seed
    assert read(ada.get(f"/tables/{id}/record")).header.seed == seed
    for wrong in ("-1", "01", "1.5", "x", "1" * 40):
        ada.post("/tables", 422, game="lantern", players=1, seats=[{"kind": "me"}], seed=wrong)


def test_no_undo_of_two_people_meets_a_stream_it_knows(serve: Start) -> None:
    """Answers and undos in any order: no seed is ever in force a second time."""
    server = serve(snapshot_every=3)
    ada = Guest(server.address)
    id = ada.table("lantern", "me me me")["id"]
    rng = Rng(11)
    seen: set[int] = set()

    async def seed_now() -> int:
        table = await server.site.memory.table(id)
        assert table.match is not None
        await asyncio.sleep(0)
        return table.match.seed()

    with ada.live(id) as live:
        last = server.do(seed_now())
        for _ in range(80):
            if not live.wait_for_turn():
                break
            if live.log and rng.below("undo", 2):
                live.ask("undo", seat=live.log[-1]["seat"])
            else:
                live.answer(pick=rng.below("pick", 9))
            now = server.do(seed_now())
            if now != last:
                assert now not in seen
                seen |= {last, now}
                last = now
    assert len(seen) > 5
