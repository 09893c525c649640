"""Turn notifications: by webhook and by mail, once each, again when it failed."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import gzip
import json
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from types import SimpleNamespace
from typing import Any

import pytest
import trustme
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature

from loci.server.people import notify
from loci.server.people.posting import Forbidden, Poster, is_public
from loci.server.settings import Settings
from tests.server.clients import OPEN, Guest
from tests.server.mailbox import Mailbox, wait_for
from tests.server.running import Served

Start = Callable[..., Served]
ORIGIN = "http://loci.example"


class Hook:
    """A webhook that answers with the statuses it is given, then with 204."""

    def __init__(self, *statuses: int) -> None:
        hook = self
        self.posts: list[dict[str, Any]] = []
        self.heads: list[dict[str, str]] = []

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                length = int(self.headers["Content-Length"])
                hook.heads.append(dict(self.headers.items()))
                hook.posts.append(json.loads(self.rfile.read(length) or b"{}"))
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
            server.do(server.site.poster._bound(url))


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
    monkeypatch.setattr("loci.server.people.posting.SECONDS", 0.5)
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


# -- Web Push ------------------------------------------------------------------------------------


def test_a_browser_is_woken_with_the_sites_signature_and_nothing_else(
    serve: Start, hook: Callable[..., Hook]
) -> None:
    """What the push service gets tells nothing of the game, and is signed by the site's own key."""
    server, service = serve(webhook_private=True, origin=ORIGIN), hook(201, 410)
    ada, id = away(server)
    bob = next(one for one in OPEN if isinstance(one, Guest) and one.me["name"] == "Bob")
    bob.post("/me/push", 204, endpoint=service.url)
    ada.post(f"/tables/{id}/start")
    with ada.live(id) as live:
        if live.decision():
            live.answer()
    wait_for(lambda: service.heads)
    head = service.heads[0]
    assert service.posts == [{}]
    assert head["Content-Length"] == "0"
    token, key = re.fullmatch(r"vapid t=(\S+), k=(\S+)", head["Authorization"]).groups()  # type: ignore[union-attr]
    assert key == bob.get("/push")["key"]
    said, _, signature = token.rpartition(".")
    parts = [json.loads(unpacked(part)) for part in said.split(".")]
    assert parts[0]["alg"] == "ES256"
    assert (parts[1]["aud"], parts[1]["sub"]) == (service.url.removesuffix("/x"), ORIGIN)
    assert time.time() < parts[1]["exp"] < time.time() + 86400
    raw = unpacked(signature)
    point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpacked(key))
    halves = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    point.verify(encode_dss_signature(*halves), said.encode(), ec.ECDSA(hashes.SHA256()))


def unpacked(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_a_browser_that_is_gone_is_forgotten(serve: Start, hook: Callable[..., Hook]) -> None:
    server, service = serve(webhook_private=True), hook(410)
    ada = Guest(server.address)
    ada.post("/me/push", 204, endpoint=service.url)
    assert [one["endpoint"] for one in ada.get("/me/export")["pushes"]] == [service.url]
    server.do(server.site.pushes.send(service.url))
    assert server.do(server.site.pushes.of(ada.me["id"])) == []


def test_a_browser_is_told_for_one_person_and_until_they_say_no(serve: Start) -> None:
    server = serve(webhook_private=True)
    ada, bob = Guest(server.address), Guest(server.address, "Bob")
    url = "https://push.example/1"
    ada.post("/me/push", 204, endpoint=url)
    bob.post("/me/push/end", 204, endpoint=url)
    assert server.do(server.site.pushes.of(ada.me["id"])) == [url]
    bob.post("/me/push", 204, endpoint=url)  # somebody else at the same browser
    assert server.do(server.site.pushes.of(ada.me["id"])) == []
    bob.post("/me/push/end", 204, endpoint=url)
    assert server.do(server.site.pushes.of(bob.me["id"])) == []


def test_an_address_in_a_private_network_is_refused_when_it_is_saved(server: Served) -> None:
    ada = Guest(server.address)
    for url in ("http://127.0.0.1/x", "http://10.1.2.3/x", "http://[::1]/x", "http://localhost/x"):
        refused = ada.http.patch("/me", json={"webhook": url})
        assert refused.status_code == 422, url
        assert refused.json()["error"]["reason"]["id"] == "webhook-private"
    for url in ("https://192.168.1.2/x", "http://push.example/x"):
        ada.post("/me/push", 422, endpoint=url)
    assert ada.get("/me")["webhook"] is None


def test_names_that_nobody_finds_keep_no_thread_from_anything_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever gives a name may have the server that is asked for it be silent."""
    answers = threading.Event()
    asked: list[object] = []

    def silent(*given: object) -> Any:
        asked.append(given)
        answers.wait()
        raise OSError

    async def all_at_once() -> None:
        poster = Poster(Settings())
        checks = [asyncio.create_task(poster.check("https://slow.example/x")) for _ in range(100)]
        try:
            while not asked:
                await asyncio.sleep(0.01)
            await asyncio.wait_for(asyncio.to_thread(int), 30)  # as a page of statistics is made
        finally:
            answers.set()
        await asyncio.gather(*checks)
        poster.close()

    monkeypatch.setattr("loci.server.people.posting._TO_LOOK_UP", 300.0)
    monkeypatch.setattr(socket, "getaddrinfo", silent)
    asyncio.run(all_at_once())
