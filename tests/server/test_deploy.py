"""Several processes on one PostgreSQL behind a proxy, and the proxies' configurations in `deploy/`.

nginx and Caddy are started where they are on this machine. Where they are not, their files are held
against the server's settings as far as that can be read from them, and a stand-in does what they
say: it takes a table's id from the address and sends all who ask for it to one process.
"""

from __future__ import annotations

import asyncio
import re
import shutil
import subprocess
import threading
import time
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from loci.server.http.opening import is_socket
from loci.server.settings import Settings
from loci.testing.program import Program
from tests.server.clients import PATIENCE, Guest, Live, waiting, whose_turn

DEPLOY = Path(__file__).parents[2] / "deploy"
NGINX = (DEPLOY / "nginx.conf").read_text("utf-8")
CADDY = (DEPLOY / "Caddyfile").read_text("utf-8")
UNIT = (DEPLOY / "loci@.service").read_text("utf-8")
PORTS = ["8001", "8002", "8003", "8004"]
SOCKET = "/api/tables/Ab3_-x9/socket"


def wait_until(true: Callable[[], bool]) -> None:
    for _ in waiting("what must come"):
        if true():
            return
        time.sleep(0.05)


# -- the files -----------------------------------------------------------------------------------


def test_both_proxies_and_the_unit_name_the_same_processes() -> None:
    assert re.findall(r"server 127\.0\.0\.1:(\d+)", NGINX) == PORTS
    (line,) = re.findall(r"reverse_proxy (.*) \{", CADDY)
    assert re.findall(r"127\.0\.0\.1:(\d+)", line) == PORTS
    assert [f"loci@{port}" for port in PORTS] == re.findall(r"loci@\d+", UNIT)
    assert "loci serve --port %i" in UNIT


def test_the_proxies_find_a_tables_id_where_the_server_has_it() -> None:
    scope = {"type": "websocket", "path": SOCKET}
    assert is_socket(scope)
    (nginx,) = re.findall(r'"~(.*?)"\s+\$id;', NGINX)
    (caddy,) = re.findall(r"path_regexp table (\S+)", CADDY)
    for pattern in (nginx.replace("?<id>", "?P<id>"), caddy):
        for path in (SOCKET, "/api/tables/Ab3_-x9/sit", "/api/tables/Ab3_-x9"):
            found = re.search(pattern, path)
            assert found is not None
            assert found[1] == "Ab3_-x9"
        assert re.search(pattern, "/api/tables") is None
    assert "hash $loci_table consistent;" in NGINX
    assert "lb_policy header X-Loci-Table" in CADDY
    assert CADDY.index("request_header -X-Loci-Table") < CADDY.index("request_header @table")


def test_sockets_are_passed_on_and_what_is_inside_is_not() -> None:
    (place,) = re.findall(r"location ~ (\S+) \{", NGINX)
    assert re.search(place, SOCKET)
    assert re.search(place, "/api/tables/x/sit") is None
    block = NGINX.partition(f"location ~ {place} {{")[2].partition("}")[0]
    # A location that sets one header inherits none.
    for header in ("Upgrade $http_upgrade", 'Connection "upgrade"', "Host $host",
                   "X-Forwarded-For $remote_addr"):  # fmt: skip
        assert f"proxy_set_header {header};" in block
    assert "proxy_http_version 1.1;" in NGINX
    # The server asks every 20 seconds whether a client is alive, and waits as long.
    (patience,) = re.findall(r"proxy_read_timeout (\d+)s;", block)
    assert int(patience) > 40
    for path in ("/healthz", "/metrics"):
        assert f"location = {path} {{ return 404; }}" in NGINX
        assert path in CADDY.partition("@inside path ")[2].splitlines()[0]


def test_what_the_server_takes_the_proxies_take_and_secrets_are_not_logged() -> None:
    (megabytes,) = re.findall(r"client_max_body_size (\d+)m;", NGINX)
    (of_caddy,) = re.findall(r"max_size (\d+)MB", CADDY)
    for most in (megabytes, of_caddy):
        assert int(most) * 1_000_000 > Settings().record_bytes
    (format_,) = re.findall(r"log_format loci '(.*)';", NGINX)
    assert "$uri" in format_
    assert not re.search(r"\$(request|request_uri|args|query_string|http_cookie)\b", format_)
    assert r'request>uri regexp "\?.*$" ""' in CADDY
    assert "request>headers delete" in CADDY


def test_the_unit_sets_what_the_server_reads() -> None:
    given = dict(re.findall(r"^Environment=(\w+)=(.*)$", UNIT, re.M))
    assert given.pop("FORWARDED_ALLOW_IPS") == "127.0.0.1"
    settings = Settings.from_environment(given)
    assert not settings.embedded
    assert settings.origin == "https://loci.example"
    assert set(given) <= set(Settings().to_environment())
    for text in (NGINX, CADDY):
        assert settings.origin.removeprefix("https://") in text


# -- behind a proxy ------------------------------------------------------------------------------


class StandIn:
    """A proxy that does what the configurations say: a table's id decides who serves it."""

    def __init__(self, ports: list[int]) -> None:
        self._ports = ports
        self.sent: list[tuple[str, int]] = []  # table, and to which process
        self._ready = threading.Event()
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        assert self._ready.wait(PATIENCE)

    def _run(self) -> None:
        self._loop.set_exception_handler(lambda _loop, _context: None)  # of connections cut off
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(
            asyncio.start_server(self._serve, "127.0.0.1", 0, limit=2**20)
        )
        self.port = server.sockets[0].getsockname()[1]
        self._ready.set()
        self._loop.run_forever()
        server.close()
        for task in asyncio.all_tasks(self._loop):
            task.cancel()
        self._loop.run_until_complete(asyncio.sleep(0.1))
        self._loop.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request per connection, so that each goes where it should."""
        head = await reader.readuntil(b"\r\n\r\n")
        found = re.search(rb"^\w+ /api/tables/([^/ ?]+)", head)
        table = found[1].decode() if found else ""
        port = self._ports[zlib.crc32(table.encode()) % len(self._ports)]
        self.sent.append((table, port))
        if b"Upgrade: websocket" not in head:
            head = re.sub(rb"(?i)\r\nconnection: [^\r]*", b"", head)
            head = head.replace(b"\r\n", b"\r\nConnection: close\r\n", 1)
        head = head.replace(b"\r\n", b"\r\nX-Forwarded-For: 203.0.113.7\r\n", 1)
        there, back = await asyncio.open_connection("127.0.0.1", port)
        back.write(head)
        await asyncio.gather(
            self._pass(reader, back), self._pass(there, writer), return_exceptions=True
        )

    async def _pass(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(65536):
                target.write(data)
                await target.drain()
        finally:
            target.close()

    def stop(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(10)


def play_behind(address: str) -> tuple[str, list[Live]]:
    """Two people play over the proxy; the table's id, and their open sockets."""
    ada, bob = Guest(address, "Ada"), Guest(address, "Bob")
    id = ada.table("haunted-lands", "me open")["id"]
    bob.post(f"/tables/{id}/sit", seat=1)
    ada.post(f"/tables/{id}/start")
    lives = [ada.live(id), bob.live(id)]
    for number in range(6):
        live = whose_turn(*lives)
        assert live is not None
        live.answer(pick=number)
    assert whose_turn(*lives) is not None  # both have been told everything
    assert len(lives[0].log) == len(lives[1].log) >= 6
    lives[0].ask("chat", text="well met")
    lives[1].until("chat", lambda message: message["chat"]["text"] == "well met")
    return str(id), lives


@pytest.fixture
def processes(tmp_path: Path, database: str) -> Iterator[list[Program]]:
    """Two processes on one database with one key, as two units of systemd are."""
    started = [
        Program(database, tmp_path, settings={"guests_per_minute": 1000, "bot_workers": 1})
        for _ in range(2)
    ]
    yield started
    for program in started:
        if program.process.poll() is None:
            program.stop()


@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_a_site_of_two_processes_behind_a_proxy(processes: list[Program]) -> None:
    proxy = StandIn([program.port for program in processes])
    address = f"http://127.0.0.1:{proxy.port}"
    try:
        id, _ = play_behind(address)
        assert len({port for table, port in proxy.sent if table == id}) == 1
        metrics = [httpx.get(f"{p.address}/metrics", trust_env=False).text for p in processes]
        sockets = [float(re.findall(r"^loci_sockets (\S+)", m, re.M)[0]) for m in metrics]
        assert sorted(sockets) == [0, 2]  # all of its people are at one of them
        # That process dies: whoever comes again is sent to the other, and nothing is lost.
        dead = next(p for p, number in zip(processes, sockets, strict=True) if number)
        dead.kill()
        proxy._ports = [program.port for program in processes if program is not dead]
        eve = Guest(address, "Eve")
        with eve.live(id) as live:
            assert len(live.log) >= 6
    finally:
        proxy.stop()


@contextmanager
def started(command: list[str], port: int) -> Iterator[str]:
    """A proxy as a program, once it answers."""
    process = subprocess.Popen(command)
    address = f"http://127.0.0.1:{port}"

    def answers() -> bool:
        assert process.poll() is None
        try:
            return httpx.get(f"{address}/api/me", trust_env=False).status_code == 200
        except httpx.TransportError:
            return False

    try:
        wait_until(answers)
        yield address
    finally:
        process.terminate()
        process.wait(20)


NO_NGINX = "nginx is not on this machine; its file is read above and a stand-in does what it says"
NO_CADDY = "Caddy is not on this machine; its file is read above and a stand-in does what it says"


@pytest.mark.skipif(shutil.which("nginx") is None, reason=NO_NGINX)
@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_the_site_behind_nginx(processes: list[Program], tmp_path: Path) -> None:
    port = 18443
    text = re.sub(r"\n        server 127\.0\.0\.1:800[34].*", "", NGINX)
    for old, program in zip(PORTS, processes, strict=False):
        text = text.replace(f"127.0.0.1:{old}", f"127.0.0.1:{program.port}")
    text = re.sub(r"    server \{\n        listen 80;.*?\n    \}\n", "", text, flags=re.S)
    text = re.sub(r"\n *ssl_certificate.*", "", text)
    text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{port};")
    text = text.replace("    include       mime.types;\n", "")
    text = text.replace("/var/log/nginx/loci.log", str(tmp_path / "access.log"))
    folders = [f"{kind}_temp_path {tmp_path / kind};"
               for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")]  # fmt: skip
    text = text.replace("http {\n", "http {\n" + "\n".join(folders) + "\n", 1)
    configuration = tmp_path / "nginx.conf"
    configuration.write_text(f"daemon off;\npid {tmp_path / 'pid'};\nerror_log stderr;\n{text}")
    nginx = [str(shutil.which("nginx")), "-c", str(configuration), "-p", str(tmp_path)]
    with started(nginx, port) as address:
        id, lives = play_behind(address)
        assert httpx.get(f"{address}/metrics", trust_env=False).status_code == 404
        for live in lives:
            live.close()
        log = tmp_path / "access.log"  # which tells of a socket when it is closed
        wait_until(lambda: f"/api/tables/{id}/socket 101" in log.read_text())
    assert "?" not in log.read_text()


@pytest.mark.skipif(shutil.which("caddy") is None, reason=NO_CADDY)
@pytest.mark.parametrize("database", ["postgres"], indirect=True)
def test_the_site_behind_caddy(processes: list[Program], tmp_path: Path) -> None:
    port = 18444
    ports = " ".join(f"127.0.0.1:{program.port}" for program in processes)
    text = re.sub(r"reverse_proxy .* \{", f"reverse_proxy {ports} {{", CADDY)
    text = text.replace("loci.example {", f"http://127.0.0.1:{port} {{")
    configuration = tmp_path / "Caddyfile"
    configuration.write_text("{\n\tadmin off\n}\n" + text)
    caddy = [str(shutil.which("caddy")), "run", "--adapter", "caddyfile"]
    with started([*caddy, "--config", str(configuration)], port) as address:
        play_behind(address)
        assert httpx.get(f"{address}/metrics", trust_env=False).status_code == 404
