"""`loci dataset`."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable
from pathlib import Path

from loci.data.reader import Decisions
from tests.cli.test_sim import _wait_for

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


def test_killed_in_the_middle_it_goes_on_with_the_same_bytes(
    loci: Callable, program: Callable, tmp_path: Path
) -> None:
    out = tmp_path / "killed"
    with program("dataset", *GAMES, "-n", 600, "-o", out) as process:
        assert _wait_for(lambda: out.exists() and len(list(out.glob("*.parquet"))) > 3)
        process.send_signal(signal.SIGKILL)
        process.wait(timeout=120)
    kept = {name: raw for name, raw in _files(out).items() if name.endswith(".parquet")}
    assert 3 < len(kept) < 38
    assert loci("dataset", *GAMES, "-n", 600, "-o", out, "--jobs", 2).exit_code == 0
    assert loci("dataset", *GAMES, "-n", 600, "-o", tmp_path / "whole").exit_code == 0
    found, whole = _files(out), _files(tmp_path / "whole")
    assert found == whole
    assert {name: found[name] for name in kept} == kept


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
