"""`loci dataset`."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from loci.data.reader import Decisions

GAMES = ("haunted-lands", "-p", 2, "--seed", 4)


def _files(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir()}


def test_games_of_bots_and_their_records_are_a_data_set(loci: Callable, tmp_path: Path) -> None:
    result = loci("dataset", *GAMES, "-n", 20, "-o", tmp_path / "played", "--json")
    assert result.exit_code == 0, result.output
    card = json.loads(result.stdout)
    assert card.pop("seconds") > 0
    assert card == json.loads((tmp_path / "played" / "dataset.json").read_text())
    assert (card["counts"]["games"], card["counts"]["shards"], card["complete"]) == (20, 2, True)
    loci("sim", *GAMES, "-n", 20, "--records", tmp_path / "records")
    said = loci("dataset", tmp_path / "records", "-o", tmp_path / "stored").stdout
    assert f"games: 20, decisions: {card['counts']['decisions']:,}, files: 2," in said
    sums = [
        sorted(int(batch["rows"].astype(int).sum()) for batch in Decisions(tmp_path / name, 1))
        for name in ("played", "stored")
    ]
    assert sums[0] == sums[1]


#: The command, which is killed when it has written two files.
KILLED = """
import os, signal, sys
from loci.data import shards
write, left = shards.write_bytes, [2]
def killed(path, raw):
    if not left[0]:
        os.kill(os.getpid(), signal.SIGKILL)
    left[0] -= 1
    write(path, raw)
shards.write_bytes = killed
from loci.cli.main import main
main()
"""


def test_killed_in_the_middle_it_goes_on_with_the_same_bytes(
    loci: Callable, tmp_path: Path
) -> None:
    out, args = tmp_path / "killed", ("dataset", *GAMES, "-n", 60, "-o")
    killed = [sys.executable, "-c", KILLED, *map(str, args), str(out)]
    assert subprocess.run(killed, check=False, timeout=300).returncode == -signal.SIGKILL
    kept = _files(out)
    assert set(kept) == {"dataset.json", "shard-000000-00.parquet", "shard-000001-00.parquet"}
    assert loci(*args, out, "--jobs", 2).exit_code == 0
    assert loci(*args, tmp_path / "whole").exit_code == 0
    found = _files(out)
    assert found == _files(tmp_path / "whole")
    assert all(found[name] == raw for name, raw in kept.items() if name != "dataset.json")


def test_what_makes_no_data_set_is_said(
    loci: Callable, tmp_path: Path, records: list[Path]
) -> None:
    out = tmp_path / "out"
    for args, said in (
        (("haunted-lands", "terra-mystica", "-n", 3), "A data set is of one thing"),
        (("ferry", "-n", 3), "Nobody can learn ferry yet"),
        (records, "The records are of several games: ferry, lantern"),
        (("haunted-lands", "-n", 3, "--seats", "clever"), "clever"),
        (("haunted-lands", "--db", tmp_path / "none.db"), "none.db"),
    ):
        result = loci("dataset", *args, "-o", out)
        assert (result.exit_code, said in result.output) == (2, True), (args, result.output)
    assert not out.exists()
    loci("dataset", *GAMES, "-n", 3, "-o", out)
    result = loci("dataset", *GAMES, "-n", 4, "-o", out)
    assert result.exit_code == 2
    assert "Another data set" in result.output
