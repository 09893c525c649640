"""The bench of imports counts games that were found equal, and nothing else."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

from tests.terra_mystica.ledgers import ONLINE, ledger_of

BENCH = Path(__file__).parents[2] / "bench" / "imports.py"


def run(file: Path) -> subprocess.CompletedProcess[str]:
    loci = Path(sys.executable).with_name("loci")
    command = [sys.executable, str(BENCH), str(file), "--loci", str(loci)]
    few = ["--games", "2", "--rounds", "1"]
    return subprocess.run([*command, *few], capture_output=True, text=True, check=False)


def test_games_a_second_are_told(tmp_path: Path) -> None:
    data = ledger_of(ONLINE[0])
    file = tmp_path / "games.jsonl"
    file.write_text(json.dumps(data) + "\n", encoding="utf-8")
    done = run(file)
    assert done.returncode == 0, done.stderr
    assert "games.jsonl" in done.stdout
    assert "2 games with" in done.stderr
    data["final_vp"][data["factions"][0]] += 1
    file.write_text(json.dumps(data) + "\n", encoding="utf-8")
    wrong = run(file)
    assert wrong.returncode == 1
    assert "not all games are equal" in wrong.stderr
