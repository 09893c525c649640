"""Whatever text comes in: it is kept as it is to be seen, or refused; never a fault."""

from __future__ import annotations

import json
from collections.abc import Callable

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from loci.core.records.record import read, write
from loci.server.errors import Refusal
from loci.server.people import names
from tests.server.clients import Guest, Refused
from tests.server.running import Served

Come = Callable[..., Guest]
CONTROL = ["\0", "a\0b", "a\x1bb", "a\x7fb"]
UNSEEN = [
    *("", " ", "\t", "\n", "\u3164", "\u2800", "\uffa0", "\u115f\u1160", "a\u3164", "a\u202eb"),
    *("a\u2066b", "\u200b", "a\ufeffb", "\ue000", "\u0301", "a\u034fb", "a\u180bb", "\ufe0f"),
    *("a\u2065b", "a\ufff0b", "a\U0001d159b", "a\U000e0080b", "\u0301a", "q" + "\u0323\u0330" * 2),
]


@pytest.mark.parametrize("text", [*UNSEEN, *CONTROL, "x" * 81], ids=ascii)
def test_names_are_to_be_seen(text: str) -> None:
    with pytest.raises(Refusal):
        names.name(text, 80)
    assert names.name_or(text, 80, "else") == "else"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Łódź   Ёж ", "Łódź Ёж"),
        ("Two\nlines\u2028here", "Two lines here"),
        ("e\u0301", "é"),
        ("!?", "!?"),
        ("한글 😀", "한글 😀"),
        ("ที่นี่ शक्ति Việt", "ที่นี่ शक्ति Việt"),
        ("q\u0323\u0301\u0330", "q\u0323\u0330\u0301"),
        ("A\ufe00da", "Ada"),
        ("Ada\U000e0101", "Ada"),
    ],
)
def test_names_are_kept_in_one_line(given: str, kept: str) -> None:
    assert names.name(given, 80) == kept


def test_names_of_people_and_tables_are_checked_alike(guest: Come) -> None:
    ada = guest()
    seats = [{"kind": "me"}, {"kind": "bot"}]
    for wrong in (*UNSEEN, *CONTROL, "x" * 81):
        ada.post("/me", 422, name=wrong)
        ada.post("/tables", 422, game="lantern", players=2, seats=seats, name=wrong)
        assert ada.http.patch("/me", json={"name": wrong}).status_code == 422
    made = ada.table("lantern", "me bot", name=" An\nevening ")
    assert made["name"] == "An evening"
    assert ada.table("lantern", "me bot")["name"] == "Lantern"


def test_names_in_records_are_names(guest: Come) -> None:
    """Of what a record brings nothing is kept that nobody sees: not what its notes say either."""
    ada = guest()
    table = ada.table("lantern", "me me")
    record = read(ada.get(f"/tables/{table['id']}/record"))
    record.header.seats = {0: "Bo\u200bb", 1: "Eve"}
    record.header.notes = {"Event": "A \u202etest", "Site": "a\u2065b", "Date": "2026"}
    brought = ada.post("/records", text=write(record))
    assert brought["name"] == "Lantern"
    assert [seat["name"] for seat in brought["seats"]] == ["", "Eve"]
    header = read(ada.get(f"/tables/{brought['id']}/record")).header
    assert (header.seats, header.notes) == ({1: "Eve"}, {"Date": "2026"})


def test_control_characters_are_refused_wherever_they_come_in(guest: Come) -> None:
    ada = guest()
    table = ada.table("lantern", "me open")
    for wrong in CONTROL:
        for changed in (
            {"email": f"{wrong}@b.example"},
            {"webhook": f"https://b.example/{wrong}"},
            {"name": wrong},
        ):
            assert ada.http.patch("/me", json=changed).status_code == 422
        ada.post("/login", 422, login=wrong, password="correct horse")
        ada.post("/account", 422, login="ada", password=f"correct horse {wrong}")
        ada.post(f"/tables/{table['id']}/sit", 422, secret=wrong)
        ada.post(f"/tables/{table['id']}/replace", 422, seat=1, bot=wrong)
        ada.post("/tables", 422, game=wrong, players=2, seats=[])
        ada.post("/records", 422, text=f"[Format {wrong}]\n")
        with ada.live(table["id"]) as live:
            for message in (
                {"t": "chat", "text": wrong},
                {"t": "chat", "text": "a\u202eb"},
                {"t": "answer", "seat": 0, "decision": wrong, "moves": [wrong]},
                {"t": "orders", "seat": 0, "orders": {wrong: wrong}},
            ):
                with pytest.raises(Refused) as refused:
                    live.ask(**message)  # type: ignore[arg-type]
                assert refused.value.kind in ("request", "chat")
    for path in ("%00", "a%00b", "x" * 300, "%1b", "\u202e", "a" * 17):
        for route in ("", "/record"):
            ada.get(f"/tables/{path}{route}", 404)
        ada.post(f"/tables/{path}/start", 404)
    assert ada.http.get("/texts/%00/en").status_code == 404
    assert ada.http.get("/rules/%00").status_code == 404
    url = ada.address.replace("http", "ws") + "/api/tables/%00/socket?version=2"
    with connect(url, proxy=None) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4404


@pytest.mark.parametrize(
    "wrong",
    [
        *(
            "http://[",
            "http://",
            "https://a b",
            "ftp://a",
            "http://a:x/",
            "http://[::1",
            "http://é/",
        ),
        *("http://a:99999999/", "http://a:0/", "https://" + "x" * 600, "javascript:alert(1)"),
    ],
)
def test_webhooks_are_addresses(guest: Come, wrong: str) -> None:
    answer = guest().http.patch("/me", json={"webhook": wrong})
    assert answer.status_code == 422


@pytest.mark.parametrize(
    "path", ["/%00", "/assets/a%00b.js", "/" + "a" * 300, "/" + "a/" * 3000, "/%ff", "/t/%00"]
)
def test_no_address_is_a_fault(server: Served, path: str) -> None:
    with httpx.Client(timeout=60, trust_env=False, base_url=server.address) as http:
        assert http.get(path).status_code in (200, 404)
        assert http.get(f"/api{path}").status_code == 404


@pytest.mark.parametrize("origin", ["http://[", "http://[::1", "[", "null", "\x80"])
def test_a_strange_origin_is_a_foreign_one(server: Served, guest: Come, origin: str) -> None:
    id = guest().table("lantern", "me bot")["id"]
    with httpx.Client(timeout=60, trust_env=False) as http:
        headers = {"Origin": origin.encode("latin-1"), "X-Loci": b"1"}
        answer = http.post(f"{server.address}/api/me", json={"name": "A"}, headers=headers)  # type: ignore[arg-type]
        assert answer.json()["error"]["kind"] == "origin"
    if origin.isascii():
        url = server.address.replace("http", "ws") + f"/api/tables/{id}/socket?version=2"
        with connect(url, origin=origin, proxy=None) as socket:  # type: ignore[arg-type]
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 4403


def test_deep_json_is_a_bad_message_like_any_other(
    guest: Come, caplog: pytest.LogCaptureFixture
) -> None:
    ada = guest()
    id = ada.table("lantern", "me bot")["id"]
    deep = "[" * 20_000
    with ada.live(id) as live:
        for text in (deep, '{"a":' * 5000, '{"t":"chat","ref":"1","text":' + deep, "[" * 900):
            live.socket.send(text)
            assert live.until("refused")["kind"] == "request"
        orders = {"a": [[[[]]] * 9] * 9}
        live.socket.send(json.dumps({"t": "orders", "ref": "x", "seat": 0, "orders": orders}))
        assert live.until("refused")["ref"] == "x"
    for body in (deep, '{"name":' * 5000, '{"name": "A", "x": ' + deep):
        answer = ada.http.post("/me", content=body.encode())
        assert answer.status_code in (400, 422)
    seats = [{"kind": "me"}, {"kind": "bot"}]
    value: object = 1
    for _ in range(200):
        value = [value]
    ada.post("/tables", 422, game="lantern", players=2, seats=seats, options={"x": value})
    assert [r for r in caplog.records if r.exc_info] == []


def test_numbers_of_many_digits_are_refused(guest: Come) -> None:
    ada = guest()
    table = ada.table("lantern", "me open")
    ada.post(f"/tables/{table['id']}/sit", 422, seat=10**30)
    ada.post(f"/tables/{table['id']}/sit", 422, seat=77)
    seats = [{"kind": "me"}, {"kind": "bot"}]
    for value in (10**30, 2**64, -(2**70), "9" * 5000, "--1"):
        new = {"game": "ferry", "players": 2, "seats": seats, "options": {"landings": value}}
        ada.post("/tables", 422, **new)
    with ada.live(table["id"]) as live:
        for number in (10**30, 2**64):
            for message in ({"t": "history", "number": number}, {"t": "look", "seat": number}):
                with pytest.raises(Refused) as refused:
                    live.ask(**message)  # type: ignore[arg-type]
                assert refused.value.kind == "request"
