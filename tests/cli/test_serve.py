"""`loci serve`: the site, and the page it has while its client is not built."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import pytest

from loci.server.http.page import games_page, missing_page


def test_it_answers_until_it_is_interrupted_and_stops_cleanly(
    program: Callable, tmp_path: Path
) -> None:
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    data = ("--db", tmp_path / "loci.db", "--secret-file", tmp_path / "key")
    with program("serve", "--port", 0, *data, **pipes) as process:
        address = process.stdout.readline().split()[2]
        assert address.startswith("http://127.0.0.1:")
        with urlopen(address, timeout=120) as page:
            assert page.headers["Content-Type"] == "text/html; charset=utf-8"
            assert "Genius Loci" in page.read().decode()
        with urlopen(address + "healthz", timeout=120) as health:
            assert health.read() == b"ok\n"
        with urlopen(address + "api/games?x=1", timeout=120) as games:
            ids = [game["id"] for game in json.load(games)]
        with urlopen(Request(address, method="HEAD"), timeout=120) as head:
            assert head.read() == b""
        with pytest.raises(HTTPError) as caught:
            urlopen(address + "nothing", timeout=120)
        with caught.value:
            assert caught.value.code == 404
        process.send_signal(signal.SIGINT)
        _, complained = process.communicate(timeout=120)
    assert process.returncode == 0
    # On a busy machine the watchdog may have to say that the server was slow.
    assert [line for line in complained.splitlines() if "loop was held" not in line] == []
    assert {"ferry", "lantern"} <= set(ids)
    assert (tmp_path / "key").stat().st_mode & 0o077 == 0


def test_several_processes_need_a_database_for_several(loci: Callable, tmp_path: Path) -> None:
    result = loci("serve", "--processes", 2, "--db", tmp_path / "loci.db", "--port", 0)
    assert result.exit_code == 2
    assert "PostgreSQL" in result.stderr


def test_a_bad_setting_is_a_clear_error(loci: Callable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOCI_BOT_WORKERS", "many")
    result = loci("serve", "--port", 0)
    assert result.exit_code == 2
    assert "LOCI_BOT_WORKERS" in result.stderr


def test_a_port_in_use_is_a_clear_error(loci: Callable) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        result = loci("serve", "--port", port)
    assert result.exit_code == 2
    assert f"The address 127.0.0.1:{port} cannot be used" in result.stderr
    assert "something else listens there already" in result.stderr
    assert loci("serve", "--port", 70000).exit_code == 2


class _Outline(HTMLParser):
    """Tags that are open at the end, headings, and what is fetched from elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.headings: list[str] = []
        self.fetched: list[str] = []
        self.language = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "html":
            self.language = given.get("lang") or ""
        if tag in ("h1", "h2"):
            self.headings.append(tag)
        if tag in ("script", "link", "img") or "src" in given:
            self.fetched.append(tag)
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


GAME = {
    "id": "a",
    "name": "<b>Odd & Even</b>",
    "players": [1, 1],
    "sets": ["base", "more"],
    "bots": ["random"],
}


@pytest.mark.parametrize("games", [[], [GAME]], ids=["none", "one"])
def test_the_page_is_sound_html_with_an_outline_and_fetches_nothing(games: list) -> None:
    page = games_page(games)
    outline = _Outline()
    outline.feed(page)
    outline.close()
    assert outline.open == []
    assert outline.language == "en"
    assert outline.headings == ["h1"] + ["h2"] * len(games)
    assert outline.fetched == []
    assert "prefers-color-scheme: dark" in page
    assert "<title>" in page
    assert "<title>" in missing_page()


def test_the_page_escapes_what_games_say() -> None:
    assert "<b>" not in games_page([GAME])
    assert "&lt;b&gt;Odd &amp; Even" in games_page([GAME])


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Several processes need PostgreSQL"),
        ("pl", "Kilka procesów wymaga PostgreSQL"),
        ("ru", "Нескольким процессам нужен PostgreSQL"),
    ],
)
def test_several_processes_on_a_file_are_refused(
    loci: Callable, tmp_path: Path, lang: str, said: str
) -> None:
    result = loci("serve", "--db", tmp_path / "x.db", "--processes", "2", "--lang", lang)
    assert result.exit_code == 2
    assert said in result.stderr
