"""Bots that think for long: in processes of their own, and only as long as their question is
open."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from loci.bots import weights
from loci.server.errors import Refusal
from loci.server.play.thinkers import Crashed
from tests.bots.tiny import use_weights, write_tiny
from tests.server.clients import PATIENCE, Guest, waiting
from tests.server.running import Served

Come = Callable[..., Guest]


@pytest.fixture(autouse=True)
def learned(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    write_tiny(tmp_path, ["haunted-lands"])
    use_weights(monkeypatch, tmp_path)
    yield
    weights._loaded.cache_clear()


class Endless:
    """Processes that never come to an end."""

    def __init__(self) -> None:
        self.tasks: list[dict[str, Any]] = []
        self.asked = threading.Event()
        self.given_up = threading.Event()

    async def ask(self, task: dict[str, Any], seconds: float) -> dict[str, Any]:
        self.tasks.append(task | {"limit": seconds})
        self.asked.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            self.given_up.set()
            raise
        raise Crashed("never")


@pytest.mark.parametrize("level", ["hard", "master"])
def test_who_thinks_long_has_its_own_processes_and_stops_with_its_question(
    guest: Come, server: Served, level: str
) -> None:
    endless = Endless()
    server.site.bots._ponderers = endless  # type: ignore[assignment]
    ada = guest()
    id = ada.table("haunted-lands", f"{level} me", seed=1)["id"]
    assert endless.asked.wait(PATIENCE)
    wanted = {"hard": 2.0, "master": 10.0}[level]  # the server gives every bot two
    assert endless.tasks[0]["seconds"] == wanted
    assert endless.tasks[0]["limit"] == wanted + server.site.settings.bot_grace
    other = ada.table("haunted-lands", "greedy me", seed=1)  # and nobody there waits
    with ada.live(other["id"]) as live:
        assert live.wait_for_turn()
    assert not endless.given_up.is_set()
    ada.post(f"/tables/{id}/close")
    assert endless.given_up.wait(PATIENCE)


def test_the_other_levels_answer_with_all_bots(guest: Come, server: Served) -> None:
    server.site.bots._ponderers = Endless()  # type: ignore[assignment]
    ada = guest()
    table = ada.table("haunted-lands", "me easy medium", seed=1)
    with ada.live(table["id"]) as live:
        for _ in range(3):
            assert live.wait_for_turn()
            live.answer()


def test_the_hard_one_answers(guest: Come) -> None:
    ada = guest()
    table = ada.table("haunted-lands", "hard me", seed=1)
    with ada.live(table["id"]) as live:
        assert live.wait_for_turn()
        assert [entry["seat"] for entry in live.log if entry["seat"] == 0]


def test_a_partner_says_what_it_is_about_to_do_before_it_does_it(
    serve: Callable[..., Served],
) -> None:
    ada = Guest(serve(partner_seconds=0.01).address)
    table = ada.table("spirit-island", "me greedy", seed=1)
    with ada.live(table["id"]) as live:
        for _ in range(40):
            if any(message["t"] == "plans" for message in live.messages):
                break
            assert live.wait_for_turn()
            live.answer()
        told = next(message for message in live.messages if message["t"] == "plans")
        assert told["seat"] == 1
        assert told["plans"]
        assert all(text["id"].startswith("do-") for text in told["plans"])
        live.drain()
        after = live.messages[live.messages.index(told) :]
        done = [entry["seat"] for message in after for entry in message.get("log", [])]
        assert 1 in done


def test_who_asks_for_hints_keeps_no_bot_waiting(guest: Come, server: Served) -> None:
    """However many do: the bots have a process at which no hint waits."""
    ada = guest()
    endless = Endless()
    bots = server.site.bots
    bots._thinkers = endless  # type: ignore[assignment]
    id = ada.table("haunted-lands", "me me", seed=1)["id"]

    async def ask(number: int) -> list[asyncio.Task[Any]]:
        table = await server.site.memory.table(id)
        asked = [asyncio.create_task(bots.hint(table, 0, str(one))) for one in range(number)]
        while not endless.tasks:
            await asyncio.sleep(0.01)
        await asyncio.wait(asked[16:])
        return asked

    async def end(asked: list[asyncio.Task[Any]]) -> list[str]:
        refused = [task.exception() for task in asked if task.done()]
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        return [error.kind for error in refused if isinstance(error, Refusal)]

    asked = server.do(ask(20))
    assert [task["task"] for task in endless.tasks] == ["advise"]
    assert server.do(end(asked)) == ["limit"] * 4
    ada.table("haunted-lands", "greedy me", seed=1)
    for _ in waiting("that the bot thinks"):
        if [task["task"] for task in endless.tasks] == ["advise", "decide"]:
            break
        time.sleep(0.01)
