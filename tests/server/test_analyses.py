"""Analyses of finished matches: made elsewhere, kept, and only where the record may be seen."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from loci.bots import weights
from loci.server.errors import Refusal
from tests.bots.tiny import use_no_weights, use_weights, write_tiny
from tests.server.clients import Guest, waiting
from tests.server.running import Served

Come = Callable[..., Guest]

RECORD = Path(__file__).parents[1] / "records" / "haunted_lands" / "wanderer-2-victory.loci"


def finished(guest: Guest) -> str:
    table: dict[str, Any] = guest.post("/records", text=RECORD.read_text())
    assert table["status"] == "finished"
    return str(table["id"])


def until(guest: Guest, path: str, *states: str) -> dict[str, Any]:
    for _ in waiting(f"that it is {states}"):
        seen: dict[str, Any] = guest.get(path)
        if seen["state"] in states:
            return seen
        time.sleep(0.1)
    raise AssertionError  # never: `waiting` has said more


@pytest.fixture
def learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    write_tiny(tmp_path, ["haunted-lands"])
    use_weights(monkeypatch, tmp_path)
    yield
    weights._loaded.cache_clear()


@pytest.fixture(params=["learned", "own"])
def measure(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[str]:
    """How positions are judged, whatever the package holds."""
    if request.param == "learned":
        write_tiny(tmp_path, ["haunted-lands"])
        use_weights(monkeypatch, tmp_path)
    else:
        use_no_weights(monkeypatch, tmp_path)
    yield request.param
    weights._loaded.cache_clear()


def test_it_is_made_once_and_kept(guest: Come, server: Served, measure: str) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    path = f"/tables/{finished(ada)}/analysis"
    assert ada.get(path)["state"] == "none"
    begun = ada.post(path)
    assert begun["state"] == "running"
    assert begun["mine"]
    assert not bob.post(path)["mine"]  # the same one
    result = until(ada, path, "ready")["result"]
    assert result["measure"] == measure
    assert len(result["curve"]) == ada.get(path.removesuffix("/analysis"))["entries"] + 1
    assert result["costly"]
    assert server.site.analyses._runs == {}
    assert bob.post(path)["result"] == result  # it was kept: nothing runs


def test_it_can_be_stopped_by_who_began_it(guest: Come, server: Served, learned: None) -> None:
    ada, bob = guest("Ada"), guest("Bob")
    id = finished(ada)
    path = f"/tables/{id}/analysis"
    assert ada.post(path)["state"] == "running"
    for _ in waiting("the first of it"):
        if (seen := ada.get(path))["done"]:
            break
        time.sleep(0.05)
    assert 0 < seen["done"] < seen["of"]
    other = finished(ada)
    ada.post(f"/tables/{other}/analysis", 429)  # one at a time
    assert bob.post(f"{path}/stop")["state"] == "running"
    assert ada.post(f"{path}/stop")["state"] == "none"
    assert ada.get(path)["state"] == "none"


def test_only_a_finished_match_is_analysed(guest: Come) -> None:
    ada = guest()
    id = ada.table("haunted-lands", "me greedy")["id"]
    for refused in (
        ada.get(f"/tables/{id}/analysis", 403),
        ada.post(f"/tables/{id}/analysis", 403),
    ):
        assert refused["error"]["reason"]["id"] == "analysis-not-yet"
    guest(None).post(f"/tables/{id}/analysis", 401)


def test_what_cannot_be_judged_is_said(guest: Come, server: Served) -> None:
    ada = guest()
    table = ada.table("ferry", "me me", seed=1)
    with ada.live(table["id"]) as live:
        while live.wait_for_turn():
            live.answer()
    path = f"/tables/{table['id']}/analysis"
    ada.post(path)
    failed = until(ada, path, "failed")
    assert failed["reason"]["id"] == "analysis-nobody"


def test_what_is_wrong_with_the_weights_is_for_whoever_runs_the_server(
    guest: Come, server: Served, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where they lie is nobody else's business."""
    (tmp_path / "haunted-lands.npz").write_bytes(b"nothing")
    use_weights(monkeypatch, tmp_path)
    ada = guest()
    path = f"/tables/{finished(ada)}/analysis"
    ada.post(path)
    failed = until(ada, path, "failed")
    assert failed["reason"] == {"id": "analysis-failed", "args": {}}


class Waiting:
    """Processes that answer when they are let."""

    def __init__(self) -> None:
        self.going = 0

    async def ask(self, *_: object) -> dict[str, Any]:
        self.going += 1
        try:
            await asyncio.Event().wait()
        finally:
            self.going -= 1
        raise AssertionError

    async def close(self) -> None:
        """Nothing is left."""


def test_one_that_is_stopped_before_it_began_is_forgotten(guest: Come, server: Served) -> None:
    """Else it would be under way for good, and its owner could begin no other."""
    ada = guest()
    id = finished(ada)
    me = ada.get("/me")["id"]
    site = server.site
    site.analyses._analysts = Waiting()  # type: ignore[assignment]

    async def begin_and_stop() -> dict[str, Any]:
        table = await site.memory.table(id)
        user = await site.people.find(me)
        assert user is not None
        assert (await site.analyses.begin(user, table, "here"))["state"] == "running"
        return await site.analyses.stop(user, table)

    assert server.do(begin_and_stop())["state"] == "none"
    assert site.analyses._runs == {}
    assert ada.post(f"/tables/{id}/analysis")["state"] == "running"


def test_what_was_taken_back_is_analysed_no_longer(guest: Come, server: Served) -> None:
    """Whoever is alone may take the end back: the analysis of that end is of no use to anybody, and
    does not stand in the way of the next."""
    analysts = Waiting()
    server.site.analyses._analysts = analysts  # type: ignore[assignment]
    ada = guest()
    id = ada.table("ferry", "me me", seed=1)["id"]
    path = f"/tables/{id}/analysis"
    with ada.live(id) as live:
        while live.wait_for_turn():
            live.answer()
        assert ada.post(path)["state"] == "running"
        live.ask("undo", seat=live.log[-1]["seat"])
        while live.wait_for_turn():
            live.answer()
    assert ada.get(path)["state"] == "none"
    assert ada.post(path)["mine"]
    assert ada.get(path)["state"] == "running"
    assert analysts.going == 1
    assert ada.post(f"{path}/stop")["state"] == "none"


def test_those_of_one_address_wait_for_each_other_and_nobody_else_for_them_all(
    guest: Come, server: Served
) -> None:
    """A few guests could otherwise have every place for hours."""
    analysts = Waiting()
    site = server.site
    site.analyses._analysts = analysts  # type: ignore[assignment]
    people = [guest(f"Ada {number}") for number in range(6)]
    found = [(one.me["id"], finished(one)) for one in people]

    async def begin(number: int, address: str) -> str:
        user_id, id = found[number]
        user = await site.people.find(user_id)
        assert user is not None
        table = await site.memory.table(id)
        try:
            state: str = (await site.analyses.begin(user, table, address))["state"]
        except Refusal as refused:
            return refused.kind
        await asyncio.sleep(0)
        return state

    assert [server.do(begin(number, "here")) for number in range(4)] == ["running"] * 3 + ["limit"]
    assert analysts.going == 1
    assert server.do(begin(5, "there")) == "running"
    assert analysts.going == 2


def test_no_record_is_written_for_one_that_is_refused(
    guest: Come, server: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    server.site.analyses._analysts = Waiting()  # type: ignore[assignment]
    ada = guest()
    ada.post(f"/tables/{finished(ada)}/analysis")
    other = finished(ada)

    async def never(*_: object) -> str:
        raise AssertionError

    monkeypatch.setattr(server.site.records, "record", never)
    assert ada.post(f"/tables/{other}/analysis", 429)["error"]["kind"] == "limit"
