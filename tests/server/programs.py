"""Programs with their tokens, and what tests wait for with them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

import httpx

from tests.server.clients import OPEN, Guest, Live, waiting
from tests.server.clients import PATIENCE as SECONDS
from tests.server.running import Served

Come = Callable[..., Guest]
Start = Callable[..., Served]
Make = Callable[..., "Program"]
PASSWORD = "correct horse battery"


class Program:
    """A program with its token, and no cookie."""

    def __init__(self, address: str, made: dict[str, Any]) -> None:
        self.id = made["program"]["id"]
        self.name = made["program"]["name"]
        self.token = made["token"]
        self.http = httpx.Client(
            base_url=f"{address}/api",
            headers={"Authorization": f"Bearer {self.token}"},
            timeout=SECONDS,
            trust_env=False,
        )
        OPEN.append(self)

    def close(self) -> None:
        self.http.close()
        if self in OPEN:
            OPEN.remove(self)

    def get(self, path: str = "", status: int = 200) -> Any:
        answer = self.ask(path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def ask(self, path: str = "") -> httpx.Response:
        return self.http.get(f"/program{path}")

    def post(self, path: str, status: int = 200, **body: Any) -> Any:
        answer = self.http.post(f"/program{path}", json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def asked(self, id: str) -> Any:
        told = self.get(f"/tables/{id}")
        return told if told["asked"] is not None else None

    def answer(self, id: str, move: str | None = None, status: int = 200) -> Any:
        """Answer the open question with a move, or the first that is listed."""
        told = self.asked(id)
        chosen = told["asked"]["moves"][0]["move"] if move is None else move
        return self.post(f"/tables/{id}/answer", status, decision=told["decision"], move=chosen)


def seated(host: Guest, program: Program, game: str = "lantern", seats: str = "me open") -> str:
    """A table with this program in the first open seat, begun if all are taken."""
    table = host.table(game, seats)
    number = next(at for at, seat in enumerate(table["seats"]) if seat["kind"] == "open")
    host.post(f"/tables/{table['id']}/program", seat=number, name=program.name)
    if seats.count("open") == 1:
        host.post(f"/tables/{table['id']}/start")
    return str(table["id"])


def entries(server: Served, id: str) -> list[tuple[int, str]]:
    async def get() -> Any:
        return (await server.site.memory.table(id)).match

    return [(entry.seat, entry.move) for entry in server.do(get()).entries]


def played_on(host: Guest, id: str, program: Program, seat: int = 1) -> None:
    """Let the host move until the program is asked."""
    with host.live(id) as live:
        for _ in waiting("the program's turn"):
            if any(asked["seat"] == seat for asked in live.scene["asked"]):  # type: ignore[index]
                return
            live.answer()


def waiting_with(server: Served, program: Program) -> Future[Any]:
    """A request of the program that waits for ever, unless it hears of something."""
    stamp = program.get("/tables")["stamp"]

    async def wait() -> Any:
        me = await server.site.programs.by_token(program.token)
        assert me is not None
        return await server.site.connected.tables(me, program.token, stamp, 1e6)

    return asyncio.run_coroutine_threadsafe(wait(), server.loop)


def until_waiting(server: Served, program: Program, number: int = 1) -> None:
    for _ in waiting("a request that waits"):
        if len(server.site.connected.waiting._bells.get(program.id, [])) == number:
            return
        time.sleep(0.01)


def until_asked(live: Live, program: Program, id: str) -> None:
    """Let the program answer until the host is asked."""
    for _ in waiting("the host's turn"):
        assert live.table["status"] == "running"
        if live.decision() is not None:
            return
        if program.asked(id):
            program.answer(id)
        live.drain(0.02)
