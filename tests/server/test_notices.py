"""Turn notifications: by webhook and by mail, once each, again when it failed."""

from __future__ import annotations

import contextlib
import gzip
import json
import socket
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from types import SimpleNamespace
from typing import Any

import pytest
import trustme

from loci.server.people import notify
from loci.server.people.notify import Forbidden, is_public
from tests.server.clients import Guest
from tests.server.mailbox import Mailbox, wait_for
from tests.server.running import Served

Start = Callable[..., Served]
ORIGIN = "http://loci.example"


class Hook:
    """A webhook that answers with the statuses it is given, then with 204."""

    def __init__(self, *statuses: int) -> None:
        hook = self
        self.posts: list[dict[str, Any]] = []

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers["Content-Length"])
                hook.posts.append(json.loads(self.rfile.read(length)))
                number = len(hook.posts)
                self.send_response(statuses[number - 1] if number <= len(statuses) else 204)
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        self._server = HTTPServer(("127.0.0.1", 0), Handler)
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()
        self.url = f"http://127.0.0.1:{self._server.server_port}/x"

    def close(self) -> None:
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()


@pytest.fixture
def hook() -> Iterator[Callable[..., Hook]]:
    made: list[Hook] = []

    def make(*statuses: int) -> Hook:
        made.append(Hook(*statuses))
        return made[-1]

    yield make
    for one in made:
        one.close()


def confirm(server: Served, guest: Guest) -> None:
    """As if the link of the first mail had been opened."""
    people = server.site.people
    user = server.do(people.find(guest.me["id"]))
    server.do(people._change(user, email_confirmed=True))


def away(server: Served, **profile: str) -> tuple[Guest, str]:
    """A running table of Ada and Bob at which Bob, whose profile this is, is awaited and away."""
    server.site.notifier.delay = 0.05
    server.site.notifier.again = (0.05, 0.05)
    ada, bob = Guest(server.address, "Ada"), Guest(server.address, "Bob")
    assert bob.http.patch("/me", json=profile).status_code == 200
    if "email" in profile:
        confirm(server, bob)
    table = ada.table("lantern", "me open", name="Evening")
    bob.post(f"/tables/{table['id']}/sit")
    return ada, str(table["id"])


def failed(server: Served, way: str) -> float:
    return float(server.site.metrics.notified.labels(way, "failed")._value.get())


def test_whoever_is_away_is_told_by_webhook(serve: Start, hook: Callable[..., Hook]) -> None:
    at = hook()
    server = serve(webhook_private=True)
    ada, id = away(server, webhook=at.url)
    ada.http.patch("/me", json={"webhook": at.url})
    with ada.live(id):
        ada.post(f"/tables/{id}/start")
        wait_for(lambda: at.posts)
        time.sleep(0.3)
    assert [post["seat"] for post in at.posts] == [1]  # Ada is at the table
    assert at.posts[0]["table"] == id


def test_a_webhook_that_fails_for_a_while_is_tried_again(
    serve: Start, hook: Callable[..., Hook]
) -> None:
    at = hook(503, 429)
    server = serve(webhook_private=True)
    ada, id = away(server, webhook=at.url)
    with ada.live(id):
        ada.post(f"/tables/{id}/start")
        wait_for(lambda: len(at.posts) >= 3)
        time.sleep(0.3)
    assert len(at.posts) == 3
    assert failed(server, "webhook") == 2


def test_a_webhook_that_refuses_is_not_tried_again(serve: Start, hook: Callable[..., Hook]) -> None:
    at = hook(404, 404)
    server = serve(webhook_private=True)
    ada, id = away(server, webhook=at.url)
    with ada.live(id):
        ada.post(f"/tables/{id}/start")
        wait_for(lambda: at.posts)
        time.sleep(0.4)
    assert len(at.posts) == 1


def test_what_was_told_is_forgotten_with_the_match(serve: Start) -> None:
    server = serve(webhook_private=True)
    ada, id = away(server, webhook="http://127.0.0.1:9/x")
    ada.post(f"/tables/{id}/start")
    wait_for(lambda: server.site.notifier._told)
    with ada.live(id) as live:
        while live.wait_for_turn():
            live.answer()
            ada.post(f"/tables/{id}/close")
            break
    server.site.notifier.turns(server.site.memory.in_memory(id), [])
    assert server.site.notifier._told == {}


def test_a_webhook_into_a_private_network_is_not_followed(serve: Start) -> None:
    server = serve()
    for url in ("http://127.0.0.1/x", "http://localhost:9/x", "http://[::1]/", "http://10.0.0.1/"):
        with pytest.raises(Forbidden):
            server.do(server.site.notifier._checked(url))


@pytest.mark.parametrize(
    "address",
    [
        *("127.0.0.1", "10.0.0.1", "169.254.169.254", "224.0.0.1", "0.0.0.0", "255.255.255.255"),
        *("100.64.0.1", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1", "fec0::1"),
        *("::ffff:10.0.0.1", "::10.0.0.1", "64:ff9b::a00:1", "64:ff9b:1::1", "2002:a00:1::"),
        *("2001:0:a00:1::1", "not an address"),
    ],
)
def test_addresses_behind_which_a_private_network_may_lie_are_not_public(address: str) -> None:
    assert not is_public(address)
    assert is_public("9.9.9.9")
    assert is_public("2620:fe::fe")


class Talker:
    """A webhook that talks and talks: its answer never ends, or never begins."""

    def __init__(self, head: bytes, more: bytes) -> None:
        self.sent = 0
        self.calls = 0
        self._more = more
        self._head = head
        self._end = threading.Event()
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}/x"
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def _serve(self) -> None:
        while not self._end.is_set():
            with contextlib.suppress(OSError):
                connection, _ = self._socket.accept()
                with connection:
                    self.calls += 1
                    connection.settimeout(1.0)
                    connection.recv(65536)
                    connection.sendall(self._head)
                    while not self._end.is_set() and self.sent < 200_000_000:
                        connection.sendall(self._more)
                        self.sent += len(self._more)
                        if len(self._more) == 1:
                            time.sleep(0.05)

    def close(self) -> None:
        self._end.set()
        self._socket.close()


def test_nothing_of_a_webhooks_answer_is_read(serve: Start) -> None:
    server = serve(webhook_private=True)
    head = b"HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: 200000000\r\n\r\n"
    talker = Talker(head, gzip.compress(bytes(1_000_000)) * 10)
    ada, id = away(server, webhook=talker.url)
    with ada.live(id):
        ada.post(f"/tables/{id}/start")
        sent = server.site.metrics.notified.labels("webhook", "sent")
        wait_for(sent._value.get)
    talker.close()
    assert talker.sent < 20_000_000  # what lies in the buffers of the network, and no more
    assert failed(server, "webhook") == 0


def test_a_webhook_has_so_long_for_all_of_it(serve: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every byte of the answer comes in time, and yet it never comes to its status."""
    monkeypatch.setattr("loci.server.people.notify._SECONDS", 0.5)
    server = serve(webhook_private=True)
    talker = Talker(b"HTTP/1.1 200 OK\r\nX-Slow: ", b"x")
    ada, id = away(server, webhook=talker.url)
    with ada.live(id):
        ada.post(f"/tables/{id}/start")
        wait_for(lambda: failed(server, "webhook"))
    talker.close()


@pytest.mark.parametrize(("name", "said"), [("Lantern", "Latarnia"), ("Evening", "Evening")])
def test_a_table_that_nobody_named_has_the_title_of_its_game_in_my_language(
    name: str, said: str
) -> None:
    user: Any = SimpleNamespace(lang="pl")
    table: Any = SimpleNamespace(row=SimpleNamespace(game="lantern", name=name))
    assert notify._subject(user, table) == f"Twoja kolej: {said}"


@pytest.mark.parametrize("tls", ["none", "starttls", "tls"])
def test_whoever_is_away_is_told_by_mail(
    serve: Start, monkeypatch: pytest.MonkeyPatch, tmp_path: Any, tls: str
) -> None:
    authority = trustme.CA()
    authority.cert_pem.write_to_path(str(tmp_path / "ca.pem"))
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "ca.pem"))
    box = Mailbox(tls, authority)
    login = {"smtp_user": "loci", "smtp_password": "pass word"} if tls == "starttls" else {}
    server = serve(
        smtp_host="localhost",
        smtp_port=box.port,
        smtp_tls=tls,
        smtp_from="l@x.example",
        origin=ORIGIN,
        **login,
    )
    ada, id = away(server, email="bob@x.example", lang="pl")
    wait_for(lambda: box.mails)  # the one that asks whether the address is Bob's
    with ada.live(id):
        ada.post(f"/tables/{id}/start")
        wait_for(lambda: len(box.mails) == 2)
    box.close()
    assert "To: bob@x.example" in box.mails[1]
    assert "Subject: Twoja kolej: Evening" in box.mails[1]
    assert f"{ORIGIN}/t/{id}" in box.mails[1]
    assert box.secure == [tls != "none"] * 2
    assert box.logins == ([b"loci"] * 2 if login else [])


@pytest.mark.parametrize("tls", ["starttls", "tls"])
def test_no_mail_goes_to_a_server_whose_certificate_is_not_trusted(serve: Start, tls: str) -> None:
    box = Mailbox(tls, trustme.CA())
    server = serve(
        smtp_host="localhost", smtp_port=box.port, smtp_tls=tls, smtp_user="loci", origin=ORIGIN
    )
    ada, id = away(server, email="bob@x.example")
    with ada.live(id):
        ada.post(f"/tables/{id}/start")
        wait_for(lambda: failed(server, "email") >= 2)  # the question, and the notice
    box.close()
    assert box.mails == []
    assert box.logins == []
