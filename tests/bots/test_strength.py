"""What measures the strength of bots (`make strength`) counts the games of one network alone."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.bots.tiny import weights_in, write_tiny

ROOT = Path(__file__).parents[2]
WITHOUT = "Nothing yet."
PAGE = f"# Strength\n\n<!-- What follows is written by `make strength`. -->\n\n{WITHOUT}\n"


def measured(folder: Path, *more: str) -> tuple[list[dict[str, Any]], str]:
    """The games that are known afterwards, and the page."""
    results, page = folder / "results.jsonl", folder / "strength.md"
    if not page.exists():
        page.write_text(PAGE)
    subprocess.run(
        [
            sys.executable, ROOT / "bench/strength/run.py", "--trials", "hl-greedy",
            "--results", results, "--markdown", page, *more,
        ],
        env=os.environ | {"LOCI_WEIGHTS": str(folder), "OPENBLAS_NUM_THREADS": "1"},
        check=True, timeout=600,
    )  # fmt: skip
    known = results.read_text().splitlines() if results.exists() else []
    return [json.loads(line) for line in known], page.read_text()


def test_games_of_another_network_or_seed_are_played_anew(tmp_path: Path) -> None:
    assert measured(tmp_path) == ([], PAGE)  # without a network there is nothing to measure
    write_tiny(tmp_path, ["haunted-lands"], seed=3)
    known, page = measured(tmp_path, "--games", "2")
    assert [one["number"] for one in known] == [0, 1]
    assert WITHOUT not in page
    assert "| 2 | Haunted Lands, medium against two greedy |" in page
    assert measured(tmp_path, "--games", "2") == (known, page)
    assert len(measured(tmp_path, "--games", "1", "--seed", "2")[0]) == 3
    (weights_in(tmp_path, "haunted-lands")).unlink()
    write_tiny(tmp_path, ["haunted-lands"], seed=4)
    known, page = measured(tmp_path, "--games", "1")
    assert len(known) == 4
    assert len({one["weights"] for one in known}) == 2
    assert "| 1 | Haunted Lands, medium against two greedy |" in page
