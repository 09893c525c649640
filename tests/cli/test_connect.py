"""`loci connect`: programs that play on a site from afar."""

from __future__ import annotations

import asyncio
import json
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from loci.remote.players import ProgramPlayer
from loci.server.settings import Settings
from tests.server.clients import PATIENCE, Guest, waiting
from tests.server.running import Served

PASSWORD = "correct horse battery"
# All that a program needs: to read a line of JSON and to write a line. Its first answer is none.
PLAYER = """
import json, sys
first = True
for line in sys.stdin:
    asked = json.loads(line)
    print("fly to the moon" if first else asked["moves"][0]["move"], flush=True)
    first = False
"""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Served]:
    settings = Settings(
        db=str(tmp_path / "loci.db"),
        secret_file=str(tmp_path / "key"),
        warm_workers=False,
        program_requests_per_second=1000.0,
    )
    served = Served(settings)
    yield served
    served.stop()


@pytest.fixture
def ada(site: Served) -> Iterator[Guest]:
    guest = Guest(site.address)
    guest.post("/account", login="ada", password=PASSWORD)
    yield guest
    guest.close()


def made(ada: Guest, name: str, folder: Path) -> Path:
    """The file with the token of a new program."""
    file = folder / name
    file.write_text(ada.post("/me/programs", name=name)["token"] + "\n")
    return file


def table(ada: Guest, *names: str, game: str = "haunted-lands", bots: int = 0) -> str:
    id = ada.table(game, " ".join(["open"] * len(names) + ["bot"] * bots))["id"]
    for seat, name in enumerate(names):
        ada.post(f"/tables/{id}/program", seat=seat, name=name)
    ada.post(f"/tables/{id}/start")
    return str(id)


def events(text: str, kind: str) -> list[dict[str, Any]]:
    told = [json.loads(line) for line in text.splitlines()]
    return [event for event in told if event["event"] == kind]


def test_two_programs_play_a_whole_game_against_each_other(
    ada: Guest, site: Served, program: Callable, tmp_path: Path
) -> None:
    player = tmp_path / "player.py"
    player.write_text(PLAYER)
    by = {
        "Marvin": ("--program", f"{sys.executable} {player}"),
        "Eddie": ("--bot", "random", "--seed", 3),
    }
    files = {name: made(ada, name, tmp_path) for name in by}
    id = table(ada, *by)
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    usual = ("--games", 1, "--json")
    with (
        program(
            "connect", site.address, "--token-file", files["Marvin"], *by["Marvin"], *usual, **pipes
        ) as one,
        program(
            "connect", site.address, "--token-file", files["Eddie"], *by["Eddie"], *usual, **pipes
        ) as two,
    ):
        said = [process.communicate(timeout=280) for process in (one, two)]
    assert [(one.returncode, two.returncode), *[error for _, error in said]] == [(0, 0), "", ""]
    end = ada.get(f"/tables/{id}")
    assert end["status"] == "finished"
    for seat, (text, _) in enumerate(said):
        over = events(text, "over")
        assert [(event["id"], event["seat"]) for event in over] == [(id, seat)]
        assert over[0]["outcome"] == end["outcome"]
        assert over[0]["score"]["illegal"] == 1 - seat
        assert over[0]["score"]["legal"] == len(events(text, "answer")) > 5
    refused = events(said[0][0], "refused-move")
    assert [event["move"] for event in refused] == ["fly to the moon"]
    assert refused[0]["reason"]


def documented() -> list[str]:
    """The programs of docs/research.md: one for `--program`, one without `loci connect`."""
    page = Path(__file__).parents[2] / "docs" / "research.md"
    return re.findall(r"```py\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


def test_the_program_of_the_document_plays_by_itself(
    ada: Guest, site: Served, tmp_path: Path
) -> None:
    made(ada, "token", tmp_path)
    _, code = documented()
    assert "https://loci.example/" in code
    id = table(ada, "token", game="lantern", bots=1)
    code = code.replace("https://loci.example/", f"{site.address.rstrip('/')}/")
    with subprocess.Popen([sys.executable, "-c", code], cwd=tmp_path) as playing:
        try:
            for _ in waiting("the end of the game"):
                assert playing.poll() is None
                if ada.get(f"/tables/{id}")["status"] == "finished":
                    break
                time.sleep(0.05)
        finally:
            playing.kill()


def test_the_player_of_the_document_answers() -> None:
    code, _ = documented()
    asked = {"moves": [{"move": "pass", "words": "Pass"}], "refused": None}
    said = subprocess.run(
        [sys.executable, "-c", code],
        input=json.dumps(asked) + "\n",
        capture_output=True,
        text=True,
        check=True,
    )
    assert (said.stdout, said.stderr) == ("pass\n", "")


def test_nothing_of_the_server_is_needed() -> None:
    code = """
import sys
import loci.remote.players, loci.remote.visit
print(sorted({"fastapi", "sqlalchemy", "loci.server", "numpy"} & set(sys.modules)))
"""
    said = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert said.stdout == "[]\n"


def test_it_ends_cleanly_when_it_is_interrupted(
    ada: Guest, site: Served, program: Callable, tmp_path: Path
) -> None:
    file = made(ada, "Marvin", tmp_path)
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    command = ("connect", site.address, "--token-file", file, "--bot", "random")
    with program(*command, **pipes) as process:
        assert "Marvin (program of Ada)" in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        _, complained = process.communicate(timeout=120)
    assert (process.returncode, complained) == (130, "")


def test_a_program_that_fails_again_and_again_ends_it(
    ada: Guest, site: Served, loci: Callable, tmp_path: Path
) -> None:
    made(ada, "Marvin", tmp_path)
    table(ada, "Marvin", game="lantern", bots=1)
    command = f"{sys.executable} -c 'raise SystemExit(3)'"
    file = tmp_path / "Marvin"
    result = loci("connect", site.address, "--token-file", file, "--program", command)
    assert result.exit_code == 1
    assert "The program has ended" in result.stderr


def test_what_a_program_has_begun_ends_with_it() -> None:
    """As of a script that starts the program proper: it holds the pipe that is waited for."""
    code = """
import subprocess, sys
sys.stdin.readline()
subprocess.Popen(["sleep", "3600"])
print("begun", flush=True)
sys.stdin.read()
"""

    async def answered_and_closed() -> str:
        player = ProgramPlayer([sys.executable, "-c", code], PATIENCE)
        said = await player.answer({})
        async with asyncio.timeout(PATIENCE):
            await player.close()
        return said

    assert asyncio.run(answered_and_closed()) == "begun"


def test_a_site_that_refuses_is_a_clear_error(
    ada: Guest, site: Served, loci: Callable, tmp_path: Path
) -> None:
    file = made(ada, "Marvin", tmp_path)
    id = ada.get("/me/programs")[0]["id"]
    ada.post(f"/me/programs/{id}/revoke")
    given = ("--token-file", file, "--bot", "random")
    result = loci("connect", site.address, *given, "--lang", "en")
    assert result.exit_code == 2
    assert "This is no token of a program here" in result.stderr
    told = json.loads(loci("connect", site.address, *given, "--lang", "pl", "--json").stdout)
    assert told["error"]["kind"] == "token"
    assert "To nie jest token" in told["error"]["message"]
    result = loci("connect", f"{site.address}/elsewhere", *given)
    assert result.exit_code == 2
    assert "404" in result.stderr


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (["ftp://x", "--token-file", "token", "--bot", "random"], "no address"),
        (["http://x", "--token-file", "missing", "--bot", "random"], "no file"),
        (["http://x", "--token-file", "empty", "--bot", "random"], "no token"),
        (["http://x", "--token-file", "token"], "who answers"),
        (["http://x", "--token-file", "token", "--bot", "greedy"], "random"),
        (["http://x", "--token-file", "token", "--program", "'"], "cannot be read"),
    ],
)
def test_what_is_wrong_with_the_command_is_said(
    loci: Callable, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: list[str], says: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("token").write_text("loci.x.y")
    Path("empty").write_text("\n")
    result = loci("connect", *given)
    assert result.exit_code == 2
    assert says in result.stderr
