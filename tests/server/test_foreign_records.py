"""Records that anybody sends are read elsewhere, whole or not at all."""

from __future__ import annotations

import json
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import loci.core.records.record as record_module
import loci.server.app as app_module
from loci.core import Entry, Match, find_game
from loci.core.data import decode, encode
from loci.core.records.header import Header
from loci.core.records.record import Record, read, write
from tests.core.test_foreign import Counting
from tests.server.clients import Guest
from tests.server.running import Served

Start = Callable[..., Served]
Come = Callable[..., Guest]
SEATS = [{"kind": "me"}, {"kind": "me"}]
RECORDS = Path(__file__).parents[1] / "records"


def commented(length: int) -> str:
    record = read((RECORDS / "haunted_lands" / "wanderer-2-victory.loci").read_text("utf-8"))
    first = record.entries[0]
    record.entries[0] = Entry(first.seat, first.move, first.auto, "x" * length)
    return write(record)


def test_an_uploaded_record_is_read_elsewhere(
    guest: Come, tasks: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = guest()
    text = commented(1_800_000)
    counting = Counting(record_module._ENTRY)
    monkeypatch.setattr(record_module, "_ENTRY", counting)
    table = ada.post("/records", text=text)
    assert tasks == ["replay"]
    assert counting.shown == 0
    with ada.live(table["id"]) as live:
        assert len(live.log) == table["entries"]
    assert ada.get(f"/tables/{table['id']}/record") == text


def test_the_server_only_hands_a_record_on(guest: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two megabytes of quotation marks take long to read as JSON alone."""
    ada = guest()
    here: list[int] = []

    def counting(read: Callable[[Any], Any]) -> Callable[[Any], Any]:
        return lambda text: here.append(len(text)) or read(text)

    monkeypatch.setattr("starlette.requests.json.loads", counting(json.loads))
    monkeypatch.setattr("loci.server.play.thinkers.decode", counting(decode))
    monkeypatch.setattr("loci.server.play.thinkers.encode", counting(encode))
    body = json.dumps({"text": "\\" * 900_000}).encode()
    answer = ada.http.post("/records", content=body, headers={"Content-Type": "application/json"})
    assert answer.json()["error"]["reason"]["id"] == "record-at-line"
    assert here
    assert max(here) < 1000


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b"\xff",
        b'{"text": 1}',
        b'{"text": "x", "more": 1}',
        b'{"text": "\\ud800"}',
        b"[" * 100_000,
    ],
)
def test_a_body_that_holds_no_record(guest: Come, body: bytes) -> None:
    answer = guest().http.post("/records", content=body)
    assert answer.status_code == 422
    assert answer.json()["error"]["kind"] == "data"


def test_the_schema_is_made_beside_the_loop(guest: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    ada = guest()
    made: list[str] = []
    make = app_module.get_openapi

    def making(**given: Any) -> dict[str, Any]:
        made.append(threading.current_thread().name)
        return make(**given)

    monkeypatch.setattr(app_module, "get_openapi", making)
    assert ada.get("/openapi.json") == ada.get("/openapi.json")
    [thread] = made
    assert thread.startswith("asyncio_")


def test_what_waits_for_the_first_who_comes_is_done_before(server: Served) -> None:
    """A router works its routes out when it is first asked, which takes it 50 ms."""
    waiting = [
        route
        for route in server.app.routes
        if getattr(route, "_effective_candidates_version", 0) is None
    ]
    assert waiting == []


def forged(players: int, change: Callable[[dict[str, Any]], None]) -> str:
    game = find_game("spirit-island")
    match = Match.start(game, players, {}, 5)
    for _ in range(6):
        asked = match.decisions()
        seat = min(asked)
        match.answer(seat, asked[seat].moves[0])
    start = decode(encode(match.state.to_data()))
    change(start["stable"])
    header = Header("spirit-island", game.info.rules_version, players, 5, start=start)
    return write(Record(header, [], "0" * 32, None))


def test_a_record_with_a_forged_start_is_refused(guest: Come) -> None:
    ada = guest()
    for change, says in (
        (lambda table: table.update(seats=table["seats"] * 1500), "data-too-big"),
        (lambda table: table.update(seats=table["seats"] * 2), "data-seats"),
        (lambda table: table.update(queue=["A1"] * 1000), "position-impossible"),
        (lambda table: table["seats"][0].update(spirit="nobody"), "data-fault"),
    ):
        error = ada.post("/records", 422, text=forged(2, change))["error"]
        assert says in str(error)
    assert ada.get("/tables?list=mine")["tables"] == []


def test_uploaded_tables_count_and_are_bounded(serve: Start) -> None:
    server = serve(tables_per_guest=2)
    ada, bob = Guest(server.address), Guest(server.address, "Bob")
    text = commented(3)
    ada.post("/records", text=text)
    ada.post("/records", text=text)
    assert ada.post("/records", 429, text=text)["error"]["kind"] == "limit"
    ada.post("/tables", 429, game="lantern", players=2, seats=SEATS)
    record = read(text)
    record.header.seats[0] = "\u3164"
    for event in ("Long " * 5_000, "My\u202eGame"):
        record.header.notes["Event"] = event
        made = bob.post("/records", text=write(record))
        assert (made["name"], made["seats"][0]["name"]) == ("Haunted Lands", "")


def test_a_record_has_so_many_answers(serve: Start) -> None:
    server = serve(record_entries=10)
    error = Guest(server.address).post("/records", 422, text=commented(3))["error"]
    assert "record-too-long" in str(error)
