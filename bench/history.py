"""The ratios of the runs that were written down, kept beside the bench: how they changed."""

from __future__ import annotations

import json
from collections.abc import Sequence
from datetime import date
from pathlib import Path
from typing import NamedTuple

from report import Column, Row


class Run(NamedTuple):
    """One run: by game and build, the median ratio of each figure."""

    date: str
    ratios: dict[str, dict[str, float]]


def read_runs(file: Path) -> list[Run]:
    if not file.exists():
        return []
    return [Run(one["date"], one["ratios"]) for one in json.loads(file.read_text())]


def add_run(file: Path, columns: Sequence[Column], rows: list[Row]) -> None:
    """Add the run of today; a second one of the same day takes the place of the first."""
    today = date.today().isoformat()
    ratios: dict[str, dict[str, float]] = {}
    for row in rows:
        pairs = zip(columns, row.cells, strict=False)
        medians = {c.ours: round(cell[0], 2) for c, cell in pairs if cell is not None}
        ratios[f"{row.name} {row.build}"] = medians
    runs = [run for run in read_runs(file) if run.date != today]
    runs.append(Run(today, ratios))
    file.write_text(json.dumps([run._asdict() for run in runs], indent=1) + "\n")
