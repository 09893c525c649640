"""Limits, origins, headers, sizes; what the server says about itself."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from server_clients import Guest, Live, Refused
from server_running import Served
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

Start = Callable[..., Served]
Come = Callable[..., Guest]


def test_a_change_needs_our_header_and_our_origin(server: Served, guest: Come) -> None:
    ada = guest()
    url = f"{server.address}/api/me"
    host = server.address.removeprefix("http://")
    with httpx.Client(trust_env=False) as http:
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
    address = server.address.replace("http", "ws") + f"/api/tables/{table['id']}/live"
    with connect(address, origin="https://evil.example", proxy=None) as socket:  # type: ignore[arg-type]
        with pytest.raises(ConnectionClosed) as caught:
            socket.recv(5)
        assert caught.value.rcvd is not None
        assert caught.value.rcvd.code == 4403


def test_a_named_origin_is_the_only_one(serve: Start) -> None:
    server = serve(origin="https://loci.example")
    with httpx.Client(trust_env=False, headers={"X-Loci": "1"}) as http:
        url = f"{server.address}/api/me"
        wrong = http.post(url, json={"name": "A"}, headers={"Origin": server.address})
        assert wrong.status_code == 403
        right = http.post(url, json={"name": "A"}, headers={"Origin": "https://loci.example"})
        assert "secure" in right.headers["set-cookie"].lower()


def test_forged_cookies_are_nobodys(server: Served, guest: Come) -> None:
    ada = guest()
    cookie = ada.http.cookies["loci"]
    for forged in (cookie[:-2] + "xx", f"{ada.me['id']}.1", "x", ".", cookie + "é".encode().hex()):
        with httpx.Client(trust_env=False, cookies={"loci": forged}) as http:
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
    with httpx.Client(trust_env=False, base_url=server.address) as http:
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

    monkeypatch.setattr(server.site.store, "tables", broken)
    answer = ada.http.get("/tables")
    assert answer.status_code == 500
    assert "inside" not in answer.text
    assert answer.json()["error"]["kind"] == "fault"


def test_the_built_client_is_served(serve: Start, tmp_path: Path) -> None:
    built = tmp_path / "static"
    (built / "assets").mkdir(parents=True)
    (built / "index.html").write_text("<!doctype html><title>client</title>")
    (built / "assets" / "app.js").write_text("1")
    (tmp_path / "outside.txt").write_text("secret")
    server = serve({"static": built})
    with httpx.Client(trust_env=False, base_url=server.address) as http:
        for path in ("/", "/t/abc", "/rules/haunted-lands", "/learn/x"):
            assert "client" in http.get(path).text
        script = http.get("/assets/app.js")
        assert "immutable" in script.headers["cache-control"]
        assert http.get("/assets/none.js").status_code == 404
        for path in ("/../outside.txt", "/%2e%2e/outside.txt", "/assets/..%2f..%2foutside.txt"):
            assert "secret" not in http.get(path).text


class _Hook(BaseHTTPRequestHandler):
    posts: list[dict[str, Any]] = []  # noqa: RUF012

    def do_POST(self) -> None:
        length = int(self.headers["Content-Length"])
        _Hook.posts.append(json.loads(self.rfile.read(length)))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


def test_whoever_is_away_is_told_by_webhook(serve: Start) -> None:
    _Hook.posts.clear()
    hook = HTTPServer(("127.0.0.1", 0), _Hook)
    thread = threading.Thread(target=hook.serve_forever, daemon=True)
    thread.start()
    server = serve(webhook_private=True, origin="")
    server.site.notifier._delay = 0.05
    ada, bob = Guest(server.address, "Ada"), Guest(server.address, "Bob")
    url = f"http://127.0.0.1:{hook.server_port}/x"
    for one in (ada, bob):
        one.http.patch("/me", json={"webhook": url})
    table = ada.table("lantern", "me open")
    bob.post(f"/tables/{table['id']}/sit")
    with ada.live(table["id"]):
        ada.post(f"/tables/{table['id']}/start")
        end = time.monotonic() + 10
        while not _Hook.posts and time.monotonic() < end:
            time.sleep(0.05)
        time.sleep(0.3)
    assert [post["seat"] for post in _Hook.posts] == [1]  # Ada is at the table
    assert _Hook.posts[0]["table"] == table["id"]
    hook.shutdown()
    thread.join()
    hook.server_close()
    ada.close()
    bob.close()


def test_a_webhook_into_a_private_network_is_not_followed(server: Served) -> None:
    from loci.server.notify import Forbidden

    for url in ("http://127.0.0.1/x", "http://localhost:9/x", "http://[::1]/", "http://10.0.0.1/"):
        with pytest.raises(Forbidden):
            server.do(server.site.notifier._checked(url))


class _Mailbox(threading.Thread):
    """The least of an SMTP server: takes one mail."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.socket = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.socket.getsockname()[1]
        self.mail = ""

    def run(self) -> None:
        connection, _ = self.socket.accept()
        with connection, connection.makefile("rwb", buffering=0) as file:
            file.write(b"220 here\r\n")
            for raw in file:
                word = raw.strip().upper()
                if word == b"DATA":
                    file.write(b"354 go on\r\n")
                    for line in file:
                        if line.strip() == b".":
                            break
                        self.mail += line.decode()
                file.write(b"221 bye\r\n" if word == b"QUIT" else b"250 ok\r\n")
                if word == b"QUIT":
                    return


def test_whoever_is_away_is_told_by_mail(serve: Start) -> None:
    box = _Mailbox()
    box.start()
    server = serve(
        smtp_host="127.0.0.1", smtp_port=box.port, smtp_tls="none", smtp_from="l@x.example"
    )
    server.site.notifier._delay = 0.05
    ada, bob = Guest(server.address, "Ada"), Guest(server.address, "Bob")
    bob.http.patch("/me", json={"email": "bob@x.example", "lang": "pl"})
    table = ada.table("lantern", "me open", name="Evening")
    bob.post(f"/tables/{table['id']}/sit")
    with ada.live(table["id"]):
        ada.post(f"/tables/{table['id']}/start")
        box.join(10)
    box.socket.close()
    assert "To: bob@x.example" in box.mail
    assert "Subject: Twoja kolej: Evening" in box.mail
    assert f"/t/{table['id']}" in box.mail
