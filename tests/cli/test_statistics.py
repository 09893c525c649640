"""`loci statistics`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from loci.core.data import decode
from loci.sim.statistics import Cell, from_file


def test_it_counts_what_the_simulation_reports(loci: Callable, tmp_path: Path) -> None:
    records, out = tmp_path / "records", tmp_path / "out"
    played = json.loads(
        loci(
            "sim", "haunted-lands", "-n", 4, "--seats", "random", "--records", records, "--json"
        ).stdout
    )
    told = loci("statistics", records, "-o", out, "--json")
    assert (told.exit_code, json.loads(told.stdout)) == (
        0,
        {"games": {"haunted-lands": 4}, "left": []},
    )
    counts = from_file(decode((out / "haunted-lands.json").read_bytes()), "haunted-lands")
    assert counts[Cell(2, "games", "", "")].points == played["answers"]
    wins = [counts[Cell(2, "seats", str(seat), "")].wins for seat in (1, 2)]
    assert wins == [seat["wins"] for seat in played["seats"]]
    assert counts[Cell(2, "who", "random", "")].number == 8
    first = (out / "haunted-lands.json").read_bytes()
    loci("statistics", records, "-o", out, "--jobs", 2)
    assert (out / "haunted-lands.json").read_bytes() == first  # the same to the byte, by any number


def test_what_is_left_out_is_said(loci: Callable, records: list[Path], tmp_path: Path) -> None:
    unfinished, broken = tmp_path / "new.loci", tmp_path / "broken.loci"
    loci("new", "ferry", "-o", unfinished)
    broken.write_bytes(bytes([0xFF]))
    told = loci("statistics", *records, unfinished, broken, "-o", tmp_path / "out")
    assert told.exit_code == 1
    lines = told.stdout.splitlines()
    assert f"{unfinished}: Left out: the record does not say which bots played." in lines
    assert f"{broken}: Left out: this file cannot be read as text." in lines
    assert lines[-2:] == ["Ferry: 2 games counted.", "Lantern: one game counted."]
