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

Run = dict[str, Any]

TITLES = {
    "goals": "Goals",
    "live": "Tables as people play them",
    "fast": "As fast as answered",
    "watch": "Sockets that only watch",
    "slow": "Slow readers",
    "day": "A day of move-a-day tables",
    "memory": "Memory of a table after 60 moves",
    "database": "What PostgreSQL takes by itself",
}
_TIMES = ("p50_ms", "p90_ms", "p99_ms", "max_ms")
_COST = ("server_ms_per_move", "server_cores", "database_cores", "generator_cores")
# Of each load: its columns of figures, by heading.
COLUMNS: dict[str, tuple[tuple[str, str], ...]] = {
    "live": (
        *(("tables", "tables"), ("sockets", "sockets"), ("moves_per_s", "moves/s")),
        *((key, key.replace("_ms", " ms")) for key in _TIMES),
        *(("burst_p99_ms", "burst p99 ms"), ("burst_max_ms", "burst max ms")),
        *(("burst_seconds", "burst s"), ("errors", "errors"), ("held_ms", "held ms")),
        *((key, key.replace("_per_", "/").replace("_", " ")) for key in _COST),
        ("server_mb", "server MB"),
    ),
    "fast": (
        *(("sockets", "sockets"), ("moves_per_s", "moves/s")),
        *((key, key.replace("_ms", " ms")) for key in _TIMES),
        ("errors", "errors"),
        *((key, key.replace("_per_", "/").replace("_", " ")) for key in _COST),
        ("server_mb", "server MB"),
    ),
    "memory": (
        *(("tables", "tables"), ("moves", "moves"), ("kb_per_table", "KB per table")),
        *(("errors", "errors"), ("server_mb", "server MB")),
    ),
    "database": (("rate", "per second"), ("p50_ms", "p50 ms"), ("p99_ms", "p99 ms")),
}
COLUMNS["watch"] = (("tables", "tables"), *COLUMNS["fast"])
COLUMNS["slow"] = (("tables", "tables"), ("slow", "slow ones let go"), *COLUMNS["fast"])
COLUMNS["day"] = tuple(
    (key, "visits/s" if key == "moves_per_s" else heading)
    for key, heading in (("tables", "tables"), *COLUMNS["fast"][1:])
)
_WORDS = {"database": ("what", "connections")}
_USUAL = ("games", "server")


def words(run: Run) -> list[str]:
    """The first columns: what was measured, on which server."""
    if run["load"] == "database":
        return [run["label"], str(run["connections"])]
    return [run["label"], f"{run['database']}, {run['processes']}"]


def cells(run: Run) -> list[str]:
    """One run as a row."""
    if "failed" in run:
        return [*words(run), *["–"] * (len(COLUMNS[run["load"]]) - 1), run["failed"]]
    return [*words(run), *[_figure(key, run.get(key)) for key, _ in COLUMNS[run["load"]]]]


def headings(load: str) -> list[str]:
    return [*_WORDS.get(load, _USUAL), *[heading for _, heading in COLUMNS[load]]]


# What is wanted on a machine of two cores that it shares with database and generator.
_GOALS = (
    ("p99 of a move at {tables} tables, ms", "live", "p99_ms", 50.0),
    ("p99 of a move while {burst_tables} tables are opened, ms", "live", "burst_p99_ms", 250.0),
    ("memory of a table after 60 moves, KB", "memory", "kb_per_table", 150.0),
)


def goals(runs: list[Run]) -> list[list[str]]:
    """Every goal that was measured: what is wanted, what was reached."""
    rows = []
    for what, load, key, most in _GOALS:
        for run in runs:
            if run["load"] == load and "failed" not in run:
                value = run.get(key)
                said = "–" if value is None else "yes" if value < most else "no"
                where = ", ".join(words(run))
                rows.append([what.format(**run), where, f"< {most:g}", _figure(key, value), said])
    return rows


_GOAL_HEADINGS = ("goal", "where", "wanted", "measured", "reached")


def show(runs: list[Run]) -> None:
    """A column per run, so that it fits a terminal; and everything that went wrong."""
    screen = Console()
    for load, title in TITLES.items():
        found = [run for run in runs if run["load"] == load]
        if not found:
            continue
        grid = Table(title=title, show_header=False)
        columns = [cells(run) for run in found]
        for number, heading in enumerate(headings(load)):
            grid.add_row(heading, *[column[number] for column in columns])
        screen.print(grid)
    for row in goals(runs):
        screen.print("{} ({}): wanted {}, measured {}: {}".format(*row), highlight=False)
    for line in wrong(runs):
        Console(stderr=True).print(line)


def wrong(runs: list[Run]) -> list[str]:
    """Everything that went wrong, told."""
    found = []
    for run in runs:
        where = f"{TITLES[run['load']]} ({', '.join(words(run))})"
        if "failed" in run:
            found.append(f"{where}: could not be measured: {run['failed']}")
        for errors in ("errors", "burst_errors", "stalls"):
            for error, times in run.get(errors, {}).items():
                found.append(f"{where}: {error}: {times}")
    return found


def markdown(facts: str, runs: list[Run]) -> str:
    """The measured part of docs/bench-server.md."""
    parts = [facts]
    reached = goals(runs)
    if reached:
        parts += [f"### {TITLES['goals']}", markdown_table(_GOAL_HEADINGS, reached, 2)]
    for load, title in TITLES.items():
        rows = [cells(run) for run in runs if run["load"] == load]
        if rows:
            parts += [f"### {title}", markdown_table(headings(load), rows, 2)]
    told = wrong(runs)
    parts += ["### What went wrong", "\n".join(f"- {line}" for line in told) or "Nothing."]
    return "\n\n".join(parts)


def markdown_table(headings: Sequence[str], rows: Iterable[list[str]], words: int) -> str:
    """A table whose first `words` columns are words and the others figures."""
    lines = ["| " + " | ".join(headings) + " |"]
    lines += ["|" + " --- |" * words + " ---: |" * (len(headings) - words)]
    lines += ["| " + " | ".join(row) + " |" for row in rows]
    return "\n".join(lines)


def measured_on(load: float | None = None) -> str:
    """When and on what it was measured; `load` was the load average before."""
    machine = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"
    python = f"{platform.python_implementation()} {platform.python_version()}"
    average = round(os.getloadavg()[0] if load is None else load, 1)
    return f"Measured on {date.today()}: {machine}, {python}; load average {average}."


def write(page: Path, measured: str, by: str = "bench-server") -> None:
    """Put the measured part between the marks of the page; `ValueError` if it has none."""
    begin = BEGIN.format(by)
    before, mark, rest = page.read_text(encoding="utf-8").partition(begin)
    _, end, after = rest.partition(END)
    if not mark or not end:
        raise ValueError(f"{page} has no lines {begin} and {END}")
    page.write_text(f"{before}{begin}\n\n{measured}\n\n{END}{after}", encoding="utf-8")


_WHOLE = ("tables", "sockets", "moves", "server_mb", "moves_per_s", "rate")


def _figure(key: str, value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, dict):  # of what there were several kinds
        return str(sum(value.values()))
    digits = 0 if key in _WHOLE else 2 if key.endswith(("cores", "move", "seconds")) else 1
    return f"{value:,.{digits}f}"
