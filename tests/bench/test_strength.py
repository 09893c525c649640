"""`make strength`: games that are kept, and tables of what came of them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.bots.tiny import write_tiny

ROOT = Path(__file__).parents[2]


def strength(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "bench" / "strength" / "run.py"), *arguments]
    return subprocess.run(
        [*command, "--results", str(folder / "games.jsonl")],
        env={"LOCI_WEIGHTS": str(folder), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )


def test_games_are_kept_and_told_in_tables(tmp_path: Path) -> None:
    write_tiny(tmp_path, ["haunted-lands"])
    page = tmp_path / "strength.md"
    page.write_text("# By hand\n")
    first = strength(tmp_path, "--trials", "hl-greedy", "--games", "2")
    assert first.returncode == 0, first.stderr
    games = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert [game["number"] for game in games] == [0, 1]
    assert [game["seat"] for game in games] == [0, 1]  # the bot's seat goes round
    assert all(len(game["scores"]) == 3 and game["decisions"] > 0 for game in games)
    with (tmp_path / "games.jsonl").open("a") as file:
        file.write('{"trial": "hl-gre')  # it was stopped in the middle of a line
        file.write("\n")
    more = ["--trials", "hl-greedy", "--games", "3", "--markdown", str(page)]
    again = strength(tmp_path, *more)
    assert again.returncode == 0, again.stderr
    kept = (tmp_path / "games.jsonl").read_text().splitlines()
    assert [json.loads(kept[at]) for at in (0, 1)] == games
    assert [json.loads(line)["number"] for line in kept[3:]] == [2]
    told = page.read_text()
    assert told.startswith("# By hand")
    assert "| 3 | Haunted Lands, medium against two greedy |" in told
    assert "| haunted-lands |" in told


def test_what_nobody_has_learned_is_said(tmp_path: Path) -> None:
    found = strength(tmp_path, "--trials", "tm-dealt", "--games", "1")
    assert found.returncode == 0, found.stderr
    assert "nobody has learned terra-mystica" in found.stdout
    assert not (tmp_path / "games.jsonl").exists()


def test_a_trial_that_is_none_is_refused(tmp_path: Path) -> None:
    found = strength(tmp_path, "--trials", "chess")
    assert found.returncode == 2
    assert "there is no trial chess" in found.stderr
