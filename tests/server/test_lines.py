"""Lines: whoever waits is served in order, those who play before those who come."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from fastapi.dependencies.models import Dependant
from fastapi.routing import APIRoute

from loci.server.errors import Refusal
from loci.server.http import account, rest
from loci.server.lines import COMES, NEAR, PLAYS, Places
from loci.server.play.turns import Turns
from loci.server.storage.reader import Line
from loci.server.storage.trouble import busy
from loci.server.storage.writer import Job
from tests.server.clients import Guest
from tests.server.running import Served


async def _settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


class _Held:
    """A reader whose jobs last until they are let go, one by one."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.running: list[asyncio.Future[None]] = []
        self.served: list[Any] = []

    async def run(self, job: Job[Any]) -> Any:
        self.served.append(job(None))  # type: ignore[arg-type]
        mine = asyncio.get_running_loop().create_future()
        self.running.append(mine)
        await mine

    async def let_go(self) -> None:
        raise NotImplementedError

    async def close(self) -> None:
        raise NotImplementedError

    async def end_one(self) -> None:
        self.running.pop(0).set_result(None)
        await _settle()


def test_whoever_waits_to_read_is_served_in_order() -> None:
    """A pool of connections alone serves whoever comes at the right moment, and lets those who
    waited begin anew."""

    async def read() -> list[Any]:
        reader = _Held(1)
        line = Line(reader)
        tasks = []
        for number in range(4):
            tasks.append(asyncio.create_task(line.read(lambda _, n=number: n, False)))
            await _settle()
        for number in range(4, 8):
            reader.running.pop(0).set_result(None)
            # It comes at the very moment at which the connection is given back.
            tasks.append(asyncio.create_task(line.read(lambda _, n=number: n, False)))
            await _settle()
        while reader.running:
            await reader.end_one()
        await asyncio.gather(*tasks)
        return reader.served

    assert asyncio.run(read()) == list(range(8))


def test_those_who_play_read_before_those_who_come() -> None:
    async def read() -> list[Any]:
        reader = _Held(3)
        line = Line(reader)
        tasks = [
            asyncio.create_task(line.read(lambda _, n=number: f"comes {n}", False))
            for number in range(6)
        ]
        await _settle()
        tasks += [
            asyncio.create_task(line.read(lambda _, n=number: f"plays {n}", True))
            for number in range(6)
        ]
        await _settle()
        while reader.running:
            await reader.end_one()
        await asyncio.gather(*tasks)
        return reader.served

    assert asyncio.run(read()) == [
        *("comes 0", "comes 1", "plays 0"),  # who comes has no more than two places of three
        *("plays 1", "plays 2", "plays 3", "plays 4"),
        "comes 2",  # one of five: nobody is kept out for good
        "plays 5",
        *("comes 3", "comes 4", "comes 5"),
    ]


def test_half_of_the_places_are_for_those_who_play() -> None:
    """However many come: whoever plays does not wait for any of them."""

    async def read() -> list[Any]:
        reader = _Held(8)
        line = Line(reader)
        jobs = [(f"comes {n}", False) for n in range(20)] + [(f"plays {n}", True) for n in range(4)]
        tasks = []
        for name, first in jobs:
            tasks.append(asyncio.create_task(line.read(lambda _, name=name: name, first)))
            await _settle()
        begun = list(reader.served)
        while reader.running:
            await reader.end_one()
        await asyncio.gather(*tasks)
        assert sorted(reader.served) == sorted(name for name, _ in jobs)
        return begun

    comes = [f"comes {n}" for n in range(4)]
    assert asyncio.run(read()) == [*comes, "plays 0", "plays 1", "plays 2", "plays 3"]


def test_who_gives_up_leaves_the_place_to_the_next() -> None:
    async def wait() -> None:
        places = Places(1, 60.0, busy)
        inside: list[str] = []

        async def come(name: str) -> None:
            async with places.one():
                inside.append(name)

        async with places.one():
            tasks = [asyncio.create_task(come(name)) for name in ("gone", "called", "last")]
            await _settle()
            tasks[0].cancel()
            await _settle()
        tasks[1].cancel()  # it was just called, and does not know yet
        await asyncio.gather(*tasks, return_exceptions=True)
        assert inside == ["last"]
        await asyncio.wait_for(come("later"), 5)
        assert inside == ["last", "later"]

    asyncio.run(wait())


def test_who_waits_for_too_long_hears_so() -> None:
    async def wait() -> None:
        places = Places(1, 0.01, busy)
        async with places.one():
            with pytest.raises(Refusal) as caught:
                async with places.one():
                    raise AssertionError
        assert caught.value.status == 503
        async with places.one():  # the place was not lost
            return

    asyncio.run(wait())


def test_turns_of_those_who_play_come_first() -> None:
    async def take() -> list[str]:
        turns, taken = Turns(), []

        async def one(name: str, rank: int) -> None:
            await turns.take(rank)
            taken.append(name)

        names = [("comes", COMES), ("near", NEAR), ("plays", PLAYS)] * 3
        await asyncio.gather(*[one(*name) for name in names])
        return taken

    assert asyncio.run(take()) == ["plays"] * 3 + ["near"] * 3 + ["comes"] * 3


def test_a_few_who_play_have_their_turns_together() -> None:
    """While much else is done between two turns; of the others each has one alone."""

    async def take() -> list[list[str]]:
        turns = Turns()
        rounds: list[list[str]] = [[]]

        async def one(name: str, rank: int) -> None:
            await turns.take(rank)
            rounds[-1].append(name)

        names = [("comes", COMES)] * 2 + [("plays", PLAYS)] * 6
        tasks = [asyncio.create_task(one(*name)) for name in names]
        while not all(task.done() for task in tasks):
            await asyncio.sleep(0)
            rounds.append([])
        return [names for names in rounds if names]

    assert asyncio.run(take()) == [["plays"] * 4, ["comes"], ["plays"] * 2, ["comes"]]


def test_nobody_waits_for_a_turn_for_good() -> None:
    async def take() -> list[str]:
        turns, taken = Turns(), []

        async def one(name: str, rank: int) -> None:
            await turns.take(rank)
            taken.append(name)

        names = [("comes", COMES)] * 2 + [("near", NEAR)] * 9 + [("plays", PLAYS)] * 40
        await asyncio.gather(*[one(*name) for name in names])
        return taken

    taken = asyncio.run(take())
    assert taken[:10] == [*["plays"] * 4, "near", *["plays"] * 4, "near"]
    assert taken.index("comes") == 24  # four of those near have gone before, and those before them


def test_who_comes_to_a_table_at_which_somebody_is_holds_nobody_up(server: Served) -> None:
    """Those who play there wait for the table, and must not wait for all who come elsewhere."""
    ada = Guest(server.address)
    id, other = (ada.table("lantern", "me me")["id"] for _ in range(2))

    async def come() -> list[str]:
        memory, taken = server.site.memory, []

        async def one(name: str, id: str) -> None:
            async with memory.hold(await memory.table(id)):
                taken.append(name)

        await memory.table(other)
        await asyncio.gather(
            *[memory.turns.take() for _ in range(3)], one("elsewhere", other), one("here", id)
        )
        return taken

    with ada.live(id):
        assert server.do(come()) == ["here", "elsewhere"]


def test_requests_are_begun_one_at_a_time(server: Served, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many come at once: between two of them the loop does everything else."""
    app = server.app
    rounds: list[int] = []
    around = 0

    async def begun(_self: Any, scope: Any, _receive: Any, _send: Any) -> None:
        rounds.append(around)

    monkeypatch.setattr("fastapi.FastAPI.__call__", begun)

    async def come() -> None:
        nonlocal around
        scope = {"type": "http", "path": "/api/me"}
        coming: list[Awaitable[Any]] = [
            asyncio.ensure_future(app(scope, None, None)) for _ in range(20)  # type: ignore[arg-type]
        ]  # fmt: skip
        for _ in range(40):
            around += 1
            await asyncio.sleep(0)
        await asyncio.gather(*coming)

    server.do(come())
    assert len(rounds) == len(set(rounds)) == 20


def test_no_request_goes_to_a_thread_only_to_be_answered() -> None:
    def calls(dependant: Dependant) -> list[Callable[..., Any]]:
        own = [] if dependant.call is None else [dependant.call]
        return [*own, *(call for one in dependant.dependencies for call in calls(one))]

    routes = [route for one in (account, rest) for route in one.router.routes]
    found = [
        call for route in routes if isinstance(route, APIRoute) for call in calls(route.dependant)
    ]
    assert len(found) > 60
    assert [call for call in found if not inspect.iscoroutinefunction(call)] == []
