"""Messages and records that are almost right: no fault, no trace in the log, no change."""

from __future__ import annotations

import asyncio
import json
import logging
import random
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from loci.server.errors import Refusal
from loci.testing.seeds import seeds
from tests.conftest import Counting
from tests.core.test_mutations import mutant
from tests.mutations import mutated_data, mutated_text
from tests.server.clients import ANSWERS, Guest, Live
from tests.server.running import Served

GAMES = ("lantern", "terra-mystica", "spirit-island")
DATABASES = 2  # on each of which every test here is run
MESSAGES = len(seeds(100_000, 800)) // len(GAMES) // DATABASES
#: `tests/core/test_mutations.py` reads a hundred thousand of them without the rest of the server.
RECORDS = len(seeds(8_000, 128)) // DATABASES
REQUESTS = len(seeds(20_000, 300)) // DATABASES
#: Without the number of tables, of requests … that a person may have.
UNLIMITED: dict[str, Any] = {
    "requests_per_second": 1e9,
    "moves_per_second": 1e9,
    "chats_per_second": 1e9,
    "program_requests_per_second": 1e6,
    "guests_per_minute": 1e9,
    "accounts_per_minute": 1e9,
    "logins_per_minute": 1e9,
    "tables_per_guest": 10**9,
    "bot_workers": 1,
}


def faults(server: Served, caplog: pytest.LogCaptureFixture) -> list[str]:
    """What the server had to say of faults: traces, errors, and tasks whose process died."""
    said = [r.getMessage() for r in caplog.records if r.levelno >= logging.ERROR or r.exc_info]
    said += [r.getMessage() for r in caplog.records if "a task failed" in r.getMessage()]
    return said


def right_messages(live: Live, choose: random.Random) -> list[dict[str, Any]]:
    """Messages that make sense at the moment, the first of them an answer."""
    decision = live.decision()
    seat = decision["seat"] if decision else 0
    id = decision["id"] if decision else "1.1.0000"
    choices = [choice["notation"] for choice in decision["choices"]] if decision else ["pass"]
    move = choose.choice(choices)
    return [
        {"t": "answer", "ref": "r", "seat": seat, "decision": id, "moves": [move]},
        {"t": "preview", "ref": "r", "seat": seat, "decision": id, "moves": [move]},
        {"t": "why", "ref": "r", "seat": seat, "move": move, "after": []},
        {"t": "look", "ref": "r", "seat": seat},
        {"t": "history", "ref": "r", "number": len(live.log)},
        {"t": "undo", "ref": "r", "seat": seat},
        {"t": "consent", "ref": "r", "accept": True},
        {"t": "orders", "ref": "r", "seat": seat, "orders": {"power": 3}},
        {"t": "research", "ref": "r", "seat": seat, "agrees": True},
        {"t": "chat", "ref": "r", "text": "hello"},
        {"t": "text", "ref": "r", "on": True},
        {"t": "ping", "ref": "r"},
    ]


def strange(live: Live, choose: random.Random) -> str:
    messages = right_messages(live, choose)
    message = choose.choice(messages)
    how = choose.random()
    if how > 0.9:
        return json.dumps(messages[0])  # so that the match goes on
    if how < 0.02:
        return choose.choice(("[", '{"a":', '[{"t":')) * choose.choice((10, 1000, 20_000))
    if how < 0.3:
        return json.dumps(mutated_data(message, choose, choose.choice((1, 1, 2, 4))))
    if how < 0.6:
        return json.dumps({key: _another(value, choose) for key, value in message.items()})
    text = json.dumps(message, ensure_ascii=choose.random() < 0.5)
    return mutated_text(text, choose, choose.choice((1, 1, 2, 5)))


def _another(value: Any, choose: random.Random) -> Any:
    """The value, or another one that is of the right form."""
    if choose.random() < 0.6:
        return value
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return choose.choice((-1, 0, 1, 2, 99, 10**6, value + 1, value - 1))
    if isinstance(value, str):
        return mutated_text(value, choose, choose.choice((1, 2))) if value != "r" else value
    if isinstance(value, list):
        return choose.choice(([], [*value, *value], [_another(one, choose) for one in value]))
    return mutated_data(value, choose)


@pytest.mark.parametrize("game", GAMES)
def test_strange_messages_change_nothing(
    serve: Callable[..., Served],
    caplog: pytest.LogCaptureFixture,
    counting: Counting,
    game: str,
) -> None:
    server = serve(**UNLIMITED)
    ada = Guest(server.address)
    choose = random.Random(game)
    numbers = counting(f"messages to {game}", MESSAGES)
    changed, refused, more = 0, 0, True
    while more:
        id = ada.table(game, "me me")["id"]
        with ada.live(id) as live:
            table = server.site.memory.in_memory(id)
            assert table is not None
            for _ in range(200):
                if next(numbers, None) is None:
                    more = False
                    break
                text = strange(live, choose).encode("utf-8", "surrogatepass")
                before = (table.sequence, table.row.status, list(table.seats))
                try:
                    live.socket.send(text.decode("utf-8", "replace"))
                    message = live.receive()
                    while message["t"] not in ANSWERS:
                        message = live.receive()
                except ConnectionClosed:
                    pytest.fail(f"let go after {text!r}")
                after = (table.sequence, table.row.status, list(table.seats))
                if message["t"] == "refused":
                    refused += 1
                    assert message["kind"] not in ("fault", "data"), text
                    assert after == before, text
                changed += after != before
                if live.table["status"] != "running":
                    break
    assert changed
    assert refused > MESSAGES / 5
    assert faults(server, caplog) == []
    ada.close()


TOGETHER = 8  # records that are brought at the same time; more would be refused


def test_strange_records_make_no_fault(
    serve: Callable[..., Served], caplog: pytest.LogCaptureFixture, counting: Counting
) -> None:
    server = serve(**UNLIMITED)
    guests = [Guest(server.address, f"Guest {n}") for n in range(TOGETHER)]
    choose = random.Random(1)
    brought = [0] * TOGETHER
    for number in counting(f"batches of {TOGETHER} records", RECORDS // TOGETHER):
        bodies = [json.dumps({"text": mutant(choose)}).encode() for _ in guests]
        # What the rest of the server makes of a request is the same for every record.
        by_request = number % 10 == 0
        found = (_sent if by_request else _handed)(server, guests, bodies)
        for n, id in enumerate(found):
            if id is not None:
                brought[n] += 1
                with guests[n].live(id) as live:
                    live.ask("history", number=0)
    for n, guest in enumerate(guests):
        assert len(guest.get("/tables?list=mine")["tables"]) == min(brought[n], 50)
        guest.close()
    assert faults(server, caplog) == []


def _sent(_server: Served, guests: list[Guest], bodies: list[bytes]) -> list[str | None]:
    """Bring the records by requests: the ids of the tables that were made."""
    found: list[str | None] = []
    for guest, body in zip(guests, bodies, strict=True):
        answer = guest.http.post("/records", content=body)
        assert answer.status_code in (200, 413, 422), answer.text
        found.append(answer.json()["id"] if answer.status_code == 200 else None)
    return found


def _handed(server: Served, guests: list[Guest], bodies: list[bytes]) -> list[str | None]:
    """Hand them to the site all at once, as the route does: what it raises would be a fault there
    unless it is a refusal."""
    site = server.site

    async def brings(guest: Guest, body: bytes) -> str | None:
        session = await site.sessions.caller(guest.http.cookies["loci"])
        assert session is not None
        try:
            return (await site.records.upload(session.user, body)).id
        except Refusal as refusal:
            assert refusal.status in (413, 422), refusal
            return None

    async def all_of_them() -> list[str | None]:
        return await asyncio.gather(*map(brings, guests, bodies))

    found: list[str | None] = server.do(all_of_them())
    return found


def test_strange_requests_make_no_fault(
    serve: Callable[..., Served], caplog: pytest.LogCaptureFixture, counting: Counting
) -> None:
    server = serve(**UNLIMITED)
    ada = Guest(server.address)
    other = Guest(server.address, None)  # ada too, as long as nothing else comes of it
    cookie = ada.http.cookies["loci"]
    id = ada.table("lantern", "me open")["id"]
    choose = random.Random(2)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    table = {"game": "lantern", "name": "A table", "players": 2, "seats": seats, "options": {}}
    right: list[tuple[str, str, Any]] = [
        ("POST", "/me", {"name": "Eve", "lang": "en"}),
        ("PATCH", "/me", {"name": "Ada", "email": "a@b.example", "webhook": "https://b.example/"}),
        ("POST", "/login", {"login": "ada", "password": "correct horse"}),
        ("POST", "/tables", {**table, "clock": {"kind": "live", "total": 60}, "undo": "open"}),
        ("POST", "/tables", {**table, "game": "haunted-lands", "options": {"components": "a = 1"}}),
        ("POST", f"/tables/{id}/sit", {"seat": 1, "secret": "x"}),
        ("POST", f"/tables/{id}/leave", {"seat": 1}),
        ("POST", f"/tables/{id}/invite", {"seat": 1}),
        ("POST", f"/tables/{id}/replace", {"seat": 1, "bot": "random"}),
        ("POST", f"/tables/{id}/fork", {"number": 0}),
        ("POST", f"/tables/{id}/plan", {"seat": 0}),
        ("POST", "/records", {"text": "x"}),
    ]
    for _ in counting("requests", REQUESTS):
        method, path, data = choose.choice(right)
        if choose.random() < 0.2:
            path = "/" + mutated_text(path[1:], choose).replace("\r", "").replace("\n", "")
            path = path.encode("utf-8", "replace").hex(" ")
            path = "%" + path.replace(" ", "%")
            path = "/" + path.removeprefix("%2f").removeprefix("%2F")
        if choose.random() < 0.6:
            body = json.dumps(mutated_data(data, choose, choose.choice((1, 2, 4))))
        else:
            body = mutated_text(json.dumps(data), choose, choose.choice((1, 2, 5)))
        headers = {"Content-Type": "application/json"}
        guest = other if "/me" in path or "/login" in path else ada
        guest.http.cookies = httpx.Cookies({"loci": cookie})
        answer = guest.http.request(
            method, path, content=body.encode("utf-8", "replace"), headers=headers
        )
        assert answer.status_code < 500, (method, path, body, answer.text)
    assert faults(server, caplog) == []
