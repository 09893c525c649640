"""Limits, origins, hosts, headers, sizes; what the server says about itself."""

from __future__ import annotations

import asyncio
import gzip
import json
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from loci.server.errors import Refusal
from loci.server.people.limits import line_of
from tests.server.clients import Guest, Live, Refused
from tests.server.running import Served

Start = Callable[..., Served]
Come = Callable[..., Guest]


def test_a_change_needs_our_header_and_our_origin(server: Served, guest: Come) -> None:
    ada = guest()
    url = f"{server.address}/api/me"
    host = server.address.removeprefix("http://")
    with httpx.Client(timeout=60, trust_env=False) as http:
        assert http.post(url, json={"name": "Eve"}).json()["error"]["kind"] == "csrf"
        foreign = {"X-Loci": "1", "Origin": "https://evil.example"}
        assert http.post(url, json={"name": "Eve"}, headers=foreign).status_code == 403
        own = {"X-Loci": "1", "Origin": f"http://{host}"}
        answer = http.post(url, json={"name": "Eve"}, headers=own)
        assert answer.status_code == 200
        cookie = answer.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
    table = ada.table("lantern", "me bot")
    address = server.address.replace("http", "ws") + f"/api/tables/{table['id']}/socket?version=2"
    with connect(address, origin="https://evil.example", proxy=None) as socket:  # type: ignore[arg-type]
        with pytest.raises(ConnectionClosed) as caught:
            socket.recv(5)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 4403


def test_a_named_origin_is_the_only_one(serve: Start) -> None:
    server = serve(origin="https://loci.example")
    with httpx.Client(timeout=60, trust_env=False, headers={"X-Loci": "1"}) as http:
        url = f"{server.address}/api/me"
        wrong = http.post(url, json={"name": "A"}, headers={"Origin": server.address})
        assert wrong.status_code == 403
        right = http.post(url, json={"name": "A"}, headers={"Origin": "https://loci.example"})
        assert "secure" in right.headers["set-cookie"].lower()


def test_only_names_of_this_machine_are_answered_to(serve: Start) -> None:
    """Else a foreign page could have its name lead here and be taken for ours."""
    server = serve(hosts="loci.local, Box.example")
    port = server.address.rpartition(":")[2]
    with httpx.Client(timeout=60, trust_env=False, base_url=server.address) as http:
        for name in (
            "127.0.0.1",
            "localhost",
            "a.localhost",
            "[::1]",
            "192.168.1.5",
            "box.example",
        ):
            assert http.get("/api/me", headers={"Host": f"{name}:{port}"}).status_code == 200
        for name in ("evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "[::1"):
            foreign = {"Host": f"{name}:{port}", "Origin": f"http://{name}:{port}", "X-Loci": "1"}
            for answer in (
                http.get("/api/me", headers=foreign),
                http.post("/api/me", json={"name": "Eve"}, headers=foreign),
            ):
                assert answer.status_code == 403
                assert answer.json()["error"]["kind"] == "address"
        page = http.get("/", headers={"Host": "evil.example"})
        assert page.status_code == 403
        assert "evil.example" in page.text
        assert "LOCI_HOSTS" in page.text
    ada = Guest(server.address)
    table = ada.table("lantern", "me bot")
    url = f"ws://evil.example:{port}/api/tables/{table['id']}/socket?version=2"
    with connect(url, address=("127.0.0.1", int(port)), proxy=None) as socket:
        with pytest.raises(ConnectionClosed) as caught:
            socket.recv(5)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 4403


def test_forged_cookies_are_nobodys(server: Served, guest: Come) -> None:
    ada = guest()
    cookie = ada.http.cookies["loci"]
    for forged in (cookie[:-2] + "xx", f"{ada.me['id']}.1", "x", ".", cookie + "é".encode().hex()):
        with httpx.Client(timeout=60, trust_env=False, cookies={"loci": forged}) as http:
            assert http.get(f"{server.address}/api/me").json() is None


def test_bodies_and_names_have_limits(guest: Come) -> None:
    ada = guest()
    assert ada.http.post("/tables", content=b"x" * 70_000).status_code == 413

    def chunks() -> Iterator[bytes]:
        for _ in range(20):
            yield b"x" * 10_000

    assert ada.http.post("/tables", content=chunks()).status_code == 413
    for name in ("", "  ", "x" * 41, "a\u202eb", "x" * 5000):
        ada.post("/me", 422, name=name)
    assert ada.post("/me", name="  Łódź   Ёж ")["name"] == "Łódź Ёж"
    assert ada.http.post("/me", content=b"{").status_code == 422
    assert ada.http.post("/me", content=b"\xff\xfe").status_code == 422
    ada.post("/records", 422, text="x" * 100_000)


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("203.0.113.5", "203.0.113.6", False),
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("::ffff:203.0.113.5", "203.0.113.5", True),
        ("::ffff:203.0.113.5", "::ffff:203.0.113.6", False),
    ],
)
def test_of_ipv6_a_line_has_the_limits_and_not_each_of_its_addresses(
    one: str, other: str, same: bool
) -> None:
    assert (line_of(one) == line_of(other)) is same


def test_rates_have_limits(serve: Start) -> None:
    server = serve(
        moves_per_second=1.0,
        chats_per_second=0.2,
        logins_per_minute=2.0,
        guests_per_minute=3.0,
        tables_per_guest=2,
        sockets_per_address=2,
    )
    ada = Guest(server.address)
    tables = [ada.table("lantern", "me bot") for _ in range(2)]
    seats = [{"kind": "me"}, {"kind": "bot"}]
    assert ada.post("/tables", 429, game="lantern", players=2, seats=seats)["error"]
    id = tables[0]["id"]
    with ada.live(id) as one, ada.live(id):
        with pytest.raises(ConnectionClosed):
            Live(ada.address, id, None)
        kinds = []
        for _ in range(6):
            try:
                kinds.append(one.ask("chat", text="hi")["t"])
            except Refused as refused:
                kinds.append(refused.kind)
        assert kinds[0] == "done"
        assert "limit" in kinds
        for _ in range(6):  # what makes no sense counts as well
            one.socket.send("nonsense")
        assert [one.until("refused")["kind"] for _ in range(6)][-1] == "limit"
    for _ in range(2):
        ada.post("/login", 403, login="x", password="y")
    ada.post("/login", 429, login="x", password="y")
    Guest(server.address).close()
    Guest(server.address).close()
    ada.post("/me", 429, name="Another")
    ada.close()


def test_pages_carry_a_strict_policy_and_errors_no_trace(
    server: Served, guest: Come, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = guest()
    with httpx.Client(timeout=60, trust_env=False, base_url=server.address) as http:
        for path in ("/", "/t/abc", "/rules/haunted-lands", "/learn/haunted-lands", "/api/games"):
            answer = http.get(path)
            assert answer.status_code == 200
            assert "default-src 'none'" in answer.headers["content-security-policy"]
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "unsafe-eval" not in answer.headers["content-security-policy"]
        assert http.get("/nothing").status_code == 404
        for path in ("/api/nothing", "/api/tables/nothing", "/api", "/api/rules/../../x"):
            assert http.get(path).status_code == 404
        assert http.get("/api/tables/nothing").json()["error"]["kind"] == "table"
        assert http.put("/api/me", headers={"X-Loci": "1"}).status_code == 405
        assert http.get("/healthz").text == "ok\n"
        metrics = http.get("/metrics").text
        assert 'loci_requests_total{route="/api/me",status="200"}' in metrics

    async def broken(*_: object) -> None:
        raise RuntimeError("the secret inside")

    monkeypatch.setattr("loci.server.http.rest.tables", broken)
    answer = ada.http.get("/tables")
    assert answer.status_code == 500
    assert "inside" not in answer.text
    assert answer.json()["error"]["kind"] == "fault"


@pytest.mark.parametrize(
    ("takes", "gets"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("identity", None),
        ("", None),
    ],
)
def test_files_come_compressed_as_the_browser_takes_them(
    serve: Start, tmp_path: Path, takes: str, gets: str | None
) -> None:
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    script = b"const one = 1;" * 100
    packed = {None: script, "gzip": gzip.compress(script), "br": b"as the build has made it"}
    for name, suffix in ((None, ""), ("gzip", ".gz"), ("br", ".br")):
        (built / "assets" / f"app.js{suffix}").write_bytes(packed[name])
    (built / "index.html").write_text("<!doctype html>")
    server = serve({"static": built})
    with httpx.Client(timeout=60, trust_env=False, base_url=server.address) as http:
        with http.stream("GET", "/assets/app.js", headers={"Accept-Encoding": takes}) as answer:
            assert b"".join(answer.iter_raw()) == packed[gets]
        assert answer.headers.get("content-encoding") == gets
        assert answer.headers["vary"] == "Accept-Encoding"
        assert answer.headers["content-type"].startswith("text/javascript")
        assert "immutable" in answer.headers["cache-control"]
        page = http.get("/", headers={"Accept-Encoding": takes})
        assert page.headers["content-type"] == "text/html; charset=utf-8"


def test_texts_come_compressed_and_once(server: Served) -> None:
    with httpx.Client(timeout=60, trust_env=False, base_url=server.address) as http:
        first = http.get("/api/texts/haunted-lands/ru", headers={"Accept-Encoding": "gzip"})
        assert first.headers["content-encoding"] == "gzip"
        plain = http.get("/api/texts/haunted-lands/ru", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert first.text == plain.text
        tag = first.headers["etag"]
        again = http.get("/api/texts/haunted-lands/ru", headers={"If-None-Match": tag})
        assert (again.status_code, again.content) == (304, b"")
        other = http.get("/api/texts/haunted-lands/en", headers={"If-None-Match": tag})
        assert other.status_code == 200


def test_pages_of_another_version_are_told_to_reload(server: Served, guest: Come) -> None:
    id = guest().table("lantern", "me bot")["id"]
    address = server.address.replace("http", "ws") + f"/api/tables/{id}"
    for path, says in (
        ("/live", "reload"),  # as pages asked that knew no versions
        ("/socket", "client-old"),
        ("/socket?version=1", "client-old"),
        ("/socket?version=3", "client-old"),
    ):
        with connect(address + path, proxy=None) as socket:
            note = json.loads(socket.recv())
            assert note["t"] == "note"
            assert says in json.dumps(note["text"])
            with pytest.raises(ConnectionClosed) as caught:
                socket.recv()
            assert caught.value.rcvd is not None
            assert caught.value.rcvd.code == 4426


def test_the_built_client_is_served(serve: Start, tmp_path: Path) -> None:
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>client</title>")
    (built / "assets" / "app.js").write_text("1")
    (tmp_path / "outside.txt").write_text("secret")
    server = serve({"static": built})
    with httpx.Client(timeout=60, trust_env=False, base_url=server.address) as http:
        for path in ("/", "/t/abc", "/rules/haunted-lands", "/learn/x"):
            assert "client" in http.get(path).text
        unknown = http.get("/nothing/at/all")
        assert (unknown.status_code, "client" in unknown.text) == (404, True)
        script = http.get("/assets/app.js")
        assert "immutable" in script.headers["cache-control"]
        assert script.text == "1"
        assert "content-encoding" not in script.headers
        assert http.get("/assets/none.js").status_code == 404
        for path in ("/../outside.txt", "/%2e%2e/outside.txt", "/assets/..%2f..%2foutside.txt"):
            assert "secret" not in http.get(path).text


def test_content_comes_compressed_and_once(server: Served) -> None:
    with httpx.Client(timeout=60, trust_env=False, base_url=server.address) as http:
        first = http.get("/api/content/spirit-island", headers={"Accept-Encoding": "gzip"})
        assert first.headers["content-encoding"] == "gzip"
        assert first.headers["content-type"].startswith("application/json")
        data = first.json()
        assert "river-surges-in-sunlight" in data["pieces"]["base"]["spirits"]
        assert data["facts"]["powers"]["wash-away"]["cost"] == 1
        assert data["rules"] >= 2
        again = http.get(
            "/api/content/spirit-island", headers={"If-None-Match": first.headers["etag"]}
        )
        assert (again.status_code, again.content) == (304, b"")
        assert http.get("/api/content/no-game").status_code == 404


def test_tables_are_counted_where_many_are_asked_for_at_once(serve: Callable[..., Served]) -> None:
    server = serve(tables_per_guest=3)
    ada = Guest(server.address)
    user = server.do(server.site.people.find(ada.me["id"]))
    new = {
        "game": "ferry", "name": None, "players": 2, "options": {}, "seed": None,
        "seats": [{"kind": "me", "name": None}] * 2, "clock": None, "undo": "open",
        "public": False, "research": False,
    }  # fmt: skip

    async def one() -> str:
        try:
            await server.site.tables.create(user, new)
        except Refusal as refused:
            return refused.kind
        return "made"

    async def make() -> list[str]:
        return sorted(await asyncio.gather(*[one() for _ in range(12)]))

    assert server.do(make()) == ["limit"] * 9 + ["made"] * 3
    assert len(ada.get("/tables?list=mine")["tables"]) == 3
