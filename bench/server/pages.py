"""The figures of `make bench-server` on the screen and in Markdown."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable, Sequence
from datetime import date
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

BEGIN, END = "<!-- measured: written by make {} -->", "<!-- end of what was measured -->"

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
    """What was measured."""
    return {
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
    introduction = _INTRODUCTION.format(**facts).strip()
    return f"{measured_on()}\n{introduction}\n\n{markdown_table(HEADINGS, map(cells, runs), 3)}"


def markdown_table(headings: Sequence[str], rows: Iterable[list[str]], words: int) -> str:
    """A table whose first `words` columns are words and the others figures."""
    lines = ["| " + " | ".join(headings) + " |"]
    lines += ["|" + " --- |" * words + " ---: |" * (len(headings) - words)]
    lines += ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join(lines)


def measured_on() -> str:
    """When and on what it was measured."""
    machine = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    load = round(os.getloadavg()[0], 1)
    return f"Measured on {date.today()}: {machine}, {python}; load average {load}."


def write(page: Path, measured: str, by: str = "bench-server") -> None:
    """Put the measured part between the marks of the page; `ValueError` if it has none."""
    begin = BEGIN.format(by)
    text = page.read_text(encoding="utf-8")
    if begin not in text or END not in text:
        raise ValueError(f"{page} has no lines {begin} and {END}")
    before, after = text.split(begin)[0], text.split(END)[1]
    page.write_text(f"{before}{begin}\n\n{measured}\n\n{END}{after}", encoding="utf-8")


def _figure(value: float | None, digits: int = 1) -> str:
    return "–" if value is None else f"{value:,.{digits}f}"


_INTRODUCTION = """
{tables} tables of {game} with {sockets} sockets, {seconds:g} s each, after a warm-up; the generator
ran in {generators} process(es) on the same machine.
"""
