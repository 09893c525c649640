"""`loci tournament`."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.test_sim import _children, _wait_for

REGATTA = "tests.sim.contests:REGATTA"
TOGETHER = "tests.sim.contests:TOGETHER"


def _results(loci: Callable, *args: object, code: int = 0) -> dict[str, Any]:
    result = loci("tournament", *args, "--json")
    assert result.exit_code == code, result.output
    data: dict[str, Any] = json.loads(result.stdout)
    return data


def test_json_has_the_declared_form(loci: Callable) -> None:
    data = _results(loci, REGATTA, "--rounds", 2, "--players", 3, "--seed", 3)
    assert (data["game"], data["players"], data["form"]) == (REGATTA, 3, "round-robin")
    assert (data["rounds"], data["seed"], data["together"]) == (2, 3, False)
    assert data["bots"] == ["keen", "any", "shy", "random"]
    assert (data["games"], data["failures"], data["stopped"]) == (2 * 4 * 3, [], False)
    assert data["standings"][0]["bot"] == "keen"
    for standing in data["standings"]:
        assert set(standing) == {"bot", "rating", "total", "seats", "sides", "points", "turns"}
        assert standing["rating"]["low"] < standing["rating"]["elo"] < standing["rating"]["high"]
        assert [share["name"] for share in standing["seats"]] == ["P1", "P2", "P3"]
    assert [len(row) for row in data["cross"]] == [4] * 4


@pytest.mark.parametrize("form", ["round-robin", "gauntlet", "swiss"])
def test_one_job_and_two_give_the_same(loci: Callable, form: str) -> None:
    args = (REGATTA, "--bots", "shy,keen,any", "--format", form, "-r", 3, "--seed", 8)
    assert _results(loci, *args, "--jobs", 2) == _results(loci, *args)
    assert _results(loci, *args[:-1], 9) != _results(loci, *args)


def test_a_table_says_it_in_words(loci: Callable) -> None:
    said = loci("tournament", REGATTA, "--bots", "keen,shy", "-r", 4).stdout
    assert "Everybody against everybody. Games: 8, players: 2, seed 0." in said
    keen, shy = (line for line in said.splitlines() if line.startswith(("keen", "shy")))
    assert keen.startswith("keen  +")
    assert shy.startswith("shy   -")
    said = loci("tournament", REGATTA, "--bots", "keen,shy", "-r", 4, "--lang", "pl").stdout
    assert "Każdy z każdym. Rozgrywki: 8" in said


def test_who_plays_together_is_counted_by_wins(loci: Callable) -> None:
    said = loci("tournament", TOGETHER, "--bots", "keen,shy", "-r", 4).stdout
    assert "Every bot in all seats of the same deals" in said
    assert "Elo" not in said
    assert "mean turns" in said


def test_the_page_is_written(loci: Callable, tmp_path: Path) -> None:
    path = tmp_path / "report.html"
    args = ("tournament", REGATTA, "--bots", "keen,shy", "-r", 2, "--html", path, "--lang", "ru")
    assert loci(*args).exit_code == 0
    text = path.read_text(encoding="utf-8")
    assert '<html lang="ru">' in text
    assert "Доля побед по местам" in text
    assert loci(*args).exit_code == 0  # a report may be replaced


def test_with_a_file_it_goes_on_where_it_was(loci: Callable, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    args = (REGATTA, "--bots", "keen,shy", "--out", path)
    first = _results(loci, *args, "-r", 2)
    written = path.read_bytes()
    assert _results(loci, *args, "-r", 2) == first
    assert path.read_bytes() == written
    more = _results(loci, *args, "-r", 3)
    assert more == _results(loci, REGATTA, "--bots", "keen,shy", "-r", 3)
    assert path.read_bytes().startswith(written)
    other = loci("tournament", *args, "-r", 3, "--seed", 1)
    assert other.exit_code == 2
    assert "another tournament" in other.stderr


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--bots", "keen,clever"], "There are: keen, any, shy, random"),
        (["--bots", "keen"], "two bots or more"),
        (["--bots", "keen,shy,keen"], "keen is named twice"),
        (["--bots", "keen,shy", "-p", "3", "--format", "swiss"], "as many bots as seats"),
        (["--format", "knockout"], "--format"),
        (["--players", "5"], "2 to 4"),
        (["--rounds", "0"], "--rounds"),
        (["--option", "landings=11"], "9, 12"),
        (["--html", "nowhere/report.html"], "nowhere"),
        (["--out", "nowhere/games.jsonl"], "nowhere"),
    ],
)
def test_bad_input_is_exit_code_2(loci: Callable, args: list[str], words: str) -> None:
    result = loci("tournament", REGATTA, *args)
    assert result.exit_code == 2
    assert words in result.stderr


def test_games_that_fail_are_reported_with_exit_code_1(loci: Callable) -> None:
    args = ("tests.sim.contests:SINKING", "--bots", "keen,shy", "-r", 3, "-j", 2, "--seed", 1)
    data = _results(loci, *args, code=1)
    assert 0 < len(data["failures"]) < 6
    assert data["games"] + len(data["failures"]) == 6
    said = loci("tournament", *args)
    assert said.exit_code == 1
    assert "Games that failed" in said.stdout
    assert "the worker process died" in said.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")
def test_interrupted_it_reports_what_there_is_and_can_be_taken_up(
    loci: Callable, program: Callable, tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    args = ("tournament", REGATTA, "--bots", "keen,shy", "-r", 1_000_000, "-j", 2, "--out", path)
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    with program(*args, "--json", **pipes) as process:
        assert _wait_for(lambda: path.exists() and path.read_bytes().count(b"\n") > 20)
        workers = _children(process.pid)
        process.send_signal(signal.SIGINT)
        said, complained = process.communicate(timeout=120)
    assert process.returncode == 130
    assert "Traceback" not in complained
    data = json.loads(said)
    assert data["stopped"]
    assert data["games"] == path.read_bytes().count(b"\n") - 1
    assert _wait_for(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))
    again = _results(loci, REGATTA, "--bots", "keen,shy", "-r", 3, "--out", path)
    assert again == _results(loci, REGATTA, "--bots", "keen,shy", "-r", 3)


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")
def test_killed_it_leaves_whole_games_and_no_worker(
    loci: Callable, program: Callable, tmp_path: Path
) -> None:
    path = tmp_path / "games.jsonl"
    args = ("tournament", REGATTA, "--bots", "keen,shy", "-r", 1_000_000, "-j", 2, "--out", path)
    with program(*args) as process:
        assert _wait_for(lambda: path.exists() and path.read_bytes().count(b"\n") > 20)
        workers = _children(process.pid)
        process.send_signal(signal.SIGKILL)
        process.wait(timeout=120)
    assert len(workers) >= 2
    assert _wait_for(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))
    again = _results(loci, REGATTA, "--bots", "keen,shy", "-r", 3, "--out", path)
    assert again == _results(loci, REGATTA, "--bots", "keen,shy", "-r", 3)
