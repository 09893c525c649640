"""`loci sim`."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest


def _results(loci: Callable, *args: object) -> dict[str, Any]:
    result = loci("sim", *args, "--json")
    assert result.exit_code == 0, result.output
    data: dict[str, Any] = json.loads(result.stdout)
    return data


def test_json_has_the_declared_form(loci: Callable) -> None:
    data = _results(loci, "ferry", "--games", 5, "--players", 3, "--seed", 3)
    assert set(data) == {
        "game",
        "games",
        "seed",
        "answers",
        "seconds",
        "errors",
        "failures",
        "seats",
        "results",
    }
    assert (data["game"], data["games"], data["errors"]) == ("ferry", 5, 0)
    assert data["answers"] >= 5 * 9
    assert data["seconds"] > 0
    assert [set(seat) for seat in data["seats"]] == [
        {"bot", "wins", "mean_score", "win_rate", "interval"}
    ] * 3
    for result in data["results"]:
        assert set(result) == {"seed", "scores", "outcome", "hash"}
        assert result["outcome"]["ending"] == "river-full"
        assert result["scores"] == result["outcome"]["scores"]


def test_seats_add_up_to_the_results(loci: Callable) -> None:
    data = _results(loci, "lantern", "--games", 20, "--seed", 3)
    for seat, report in enumerate(data["seats"]):
        won = [seat in result["outcome"]["winners"] for result in data["results"]]
        scores = [result["scores"][seat] for result in data["results"]]
        low, high = report["interval"]
        assert report["wins"] == sum(won)
        assert report["win_rate"] == sum(won) / 20
        assert report["mean_score"] == sum(scores) / 20
        assert low <= report["win_rate"] <= high


@pytest.mark.parametrize("game", ["ferry", "lantern"])
def test_the_same_seed_gives_the_same_results_for_one_job_and_two(
    loci: Callable, game: str
) -> None:
    one = _results(loci, game, "--games", 12, "--seed", 8, "--jobs", 1)
    two = _results(loci, game, "--games", 12, "--seed", 8, "--jobs", 2)
    other = _results(loci, game, "--games", 12, "--seed", 9)
    assert one["results"] == two["results"]
    assert one["seats"] == two["seats"]
    assert one["results"] != other["results"]


def test_records_lie_in_the_folder_by_game_and_seed(loci: Callable, tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "records"
    data = _results(loci, "ferry", "--games", 3, "--records", folder)
    names = sorted(file.name for file in folder.iterdir())
    assert names == sorted(f"ferry-{result['seed']}.loci" for result in data["results"])
    assert loci("verify", folder).exit_code == 0


def test_a_table_says_it_in_words(loci: Callable) -> None:
    said = loci("sim", "ferry", "--games", 4, "--seats", "random,random,random").stdout
    assert "4 games" in said
    assert "win rate" in said
    assert re.search(r"P3 +random", said)


def test_options_reach_the_games(loci: Callable) -> None:
    short = _results(loci, "ferry", "--games", 3)
    long = _results(loci, "ferry", "--games", 3, "--option", "landings=12")
    assert long["answers"] > short["answers"]


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["--seats", "clever"], "There are: random"),
        (["--seats", "random,random,random", "--players", "2"], "only 2 players"),
        (["--players", "5"], "2 to 4"),
        (["--games", "0"], "--games"),
        (["--option", "landings=11"], "9, 12"),
    ],
)
def test_bad_input_is_exit_code_2(loci: Callable, args: list[str], words: str) -> None:
    result = loci("sim", "ferry", "--games", 2, *args)
    assert result.exit_code == 2
    assert words in result.stderr


def test_an_error_in_a_game_is_reported_with_its_seed_and_exit_code_1(loci: Callable) -> None:
    result = loci("sim", "tests.sim.faulty:FAULTY", "--games", 12, "--json")
    data = json.loads(result.stdout)
    assert result.exit_code == 1
    assert data["errors"] == len(data["failures"])
    assert data["errors"] + len(data["results"]) == data["games"] == 12
    assert data["failures"][0]["message"] == "ZeroDivisionError: the river runs uphill"
    said = loci("sim", "tests.sim.faulty:FAULTY", "--games", 12)
    assert said.exit_code == 1
    assert f"seed {data['failures'][0]['seed']}: ZeroDivisionError" in said.stdout


def _children(parent: int) -> list[int]:
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdecimal():
            try:
                fields = (folder / "stat").read_text().rpartition(")")[2].split()
            except OSError:
                continue
            if int(fields[1]) == parent:
                found.append(int(folder.name))
    return found


def _wait_for(condition: Callable[[], bool], seconds: float = 300) -> bool:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.02)
    return condition()


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")
def test_killed_in_the_middle_it_leaves_whole_records_no_stray_file_and_no_worker(
    loci: Callable, program: Callable, tmp_path: Path
) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    args = ("sim", "lantern", "--games", 1_000_000, "--jobs", 2, "--records", folder)
    with program(*args) as process:
        assert _wait_for(lambda: len(os.listdir(folder)) > 20)
        workers = _children(process.pid)
        process.send_signal(signal.SIGKILL)
        process.wait(timeout=120)
    assert len(workers) >= 2
    assert _wait_for(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers))
    names = os.listdir(folder)
    assert all(re.fullmatch(r"lantern-[0-9]+\.loci", name) for name in names)
    checked = json.loads(loci("verify", folder, "--json").stdout)
    assert checked == {"files": len(names), "ok": len(names), "failed": []}


@pytest.mark.skipif(sys.platform != "linux", reason="looks at processes in /proc")
def test_interrupted_it_stops_with_exit_code_130_and_no_traceback(
    program: Callable, tmp_path: Path
) -> None:
    args = ("sim", "lantern", "--games", 1_000_000, "--jobs", 2, "--records", tmp_path)
    with program(*args, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert _wait_for(lambda: any(tmp_path.iterdir()))  # all of it is under way
        process.send_signal(signal.SIGINT)
        _, said = process.communicate(timeout=120)
    assert process.returncode == 130
    assert "Traceback" not in said
