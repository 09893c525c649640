"""The figures of `make bench-server` on the screen and in Markdown."""

from __future__ import annotations

import os
import platform
from datetime import date
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

BEGIN, END = "<!-- measured: written by make bench-server -->", "<!-- end of what was measured -->"

HEADINGS = (
    "database",
    "processes",
    "play",
    "moves/s",
    "p50 ms",
    "p90 ms",
    "p99 ms",
    "max ms",
    "errors",
    "server ms/move",
    "server cores",
    "database cores",
    "generator cores",
    "server MB",
)


def about(tables: int, sockets: int, seconds: float, generators: int, game: str) -> dict[str, Any]:
    """What was measured, and on what."""
    return {
        "date": date.today().isoformat(),
        "machine": f"{platform.system()} {platform.machine()}",
        "cores": os.cpu_count(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "load": round(os.getloadavg()[0], 1),
        "game": game,
        "tables": tables,
        "sockets": sockets,
        "seconds": seconds,
        "generators": generators,
    }


def cells(run: dict[str, Any]) -> list[str]:
    """One run as a row."""
    return [
        run["database"],
        str(run["processes"]),
        f"every {run['pace']:g} s" if run["pace"] else "as fast as answered",
        f"{run['moves_per_s']:.0f}",
        *[_figure(run[key]) for key in ("p50_ms", "p90_ms", "p99_ms", "max_ms")],
        str(sum(run["errors"].values())),
        *[_figure(run.get(k), 2) for k in ("server_ms_per_move", "server_cores", "database_cores")],
        _figure(run["generator_cores"], 2),
        _figure(run["server_mb"], 0),
    ]


def show(runs: list[dict[str, Any]]) -> None:
    """A column per run, so that it fits a terminal."""
    table = Table(title="From a move sent to everybody has it", show_header=False)
    columns = [cells(run) for run in runs]
    for number, heading in enumerate(HEADINGS):
        table.add_row(heading, *[column[number] for column in columns])
    Console().print(table)
    for run in runs:
        for error, times in run["errors"].items():
            Console(stderr=True).print(f"{run['database']} {run['processes']}: {error}: {times}")


def markdown(facts: dict[str, Any], runs: list[dict[str, Any]]) -> str:
    """The measured part of docs/bench-server.md."""
    lines = [
        _INTRODUCTION.format(**facts).strip(),
        "",
        "| " + " | ".join(HEADINGS) + " |",
        "| --- | --- | --- |" + " ---: |" * (len(HEADINGS) - 3),
    ]
    lines += ["| " + " | ".join(cells(run)) + " |" for run in runs]
    return "\n".join(lines)


def write(page: Path, measured: str) -> None:
    """Put the measured part between the marks of the page; `ValueError` if it has none."""
    text = page.read_text(encoding="utf-8")
    if BEGIN not in text or END not in text:
        raise ValueError(f"{page} has no lines {BEGIN} and {END}")
    before, after = text.split(BEGIN)[0], text.split(END)[1]
    page.write_text(f"{before}{BEGIN}\n\n{measured}\n\n{END}{after}", encoding="utf-8")


def _figure(value: float | None, digits: int = 1) -> str:
    return "–" if value is None else f"{value:,.{digits}f}"


_INTRODUCTION = """
Measured on {date}: {machine}, {cores} cores, {python}; load average before the start {load}.
{tables} tables of {game} with {sockets} sockets, {seconds:g} s each, after a warm-up; the generator
ran in {generators} process(es) on the same machine.
"""
