"""The figures of `make bench` as tables, on the screen and in Markdown."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.console import Console
from rich.table import Table

from loci.cli.measure import number

if TYPE_CHECKING:
    from history import Run

Cell = tuple[float, float, float] | None  # median, least, most


class Column(NamedTuple):
    """A figure: its key in our reports, the peer's key it is compared with, and its heading."""

    ours: str
    peer: str
    heading: str
    more_is_better: bool


class Row(NamedTuple):
    name: str
    build: str
    cells: list[Cell]


FIGURES = "Figures"
RATIOS = "Times as fast as catanatron"


def show(columns: Sequence[Column], rows: list[Row], ratios: list[Row]) -> None:
    """Print the tables."""
    console = Console()
    _show_table(console, FIGURES, columns, rows)
    if ratios:
        _show_table(console, RATIOS, [c for c in columns if c.peer], ratios)


def _show_table(console: Console, title: str, columns: Sequence[Column], rows: list[Row]) -> None:
    table = Table(title=title, caption="Median; ± half the way from the least to the most.")
    table.add_column("game")
    for column in columns:
        table.add_column(column.heading, justify="right")
    for row in rows:
        cells = ["–" if c is None else _short(c) for c in row.cells[: len(columns)]]
        table.add_row(f"{row.name}\n{row.build}", *cells)
    console.print(table)


def markdown(
    about: dict[str, Any],
    peer: dict[str, Any],
    toys: list[str],
    columns: Sequence[Column],
    rows: list[Row],
    ratios: list[Row],
    runs: list[Run],
) -> str:
    """The page docs/bench.md."""
    parts = [_INTRODUCTION.format(date=date.today().isoformat(), **about)]
    if toys:
        parts.append(_TOYS.format(games=" and ".join(f"`{name}`" for name in toys)))
    parts += [f"## {FIGURES}", _CELLS, _table(columns, rows), _COLUMNS]
    if ratios:
        parts += [
            f"## {RATIOS}",
            _PEER.format(**peer),
            _table([c for c in columns if c.peer], ratios),
            _RATIOS,
        ]
    else:
        parts.append(_NO_PEER)
    if runs:
        parts += ["## Over time", _RUNS, _runs_table([c for c in columns if c.peer], runs)]
    return "\n\n".join(part.strip() for part in parts) + "\n"


def _runs_table(columns: Sequence[Column], runs: list[Run]) -> str:
    lines = [
        "| game | date | " + " | ".join(column.heading for column in columns) + " |",
        "| --- | --- |" + " ---: |" * len(columns),
    ]
    for name in sorted({name for run in runs for name in run.ratios}):
        for run in runs:
            found = run.ratios.get(name)
            if found is not None:
                cells = [number(found[c.ours]) if c.ours in found else "–" for c in columns]
                lines.append(f"| {name} | {run.date} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def _table(columns: Sequence[Column], rows: list[Row]) -> str:
    lines = [
        "| game | build | " + " | ".join(column.heading for column in columns) + " |",
        "| --- | --- |" + " ---: |" * len(columns),
    ]
    for row in rows:
        cells = ["–" if c is None else _long(c) for c in row.cells[: len(columns)]]
        lines.append(f"| {row.name} | {row.build} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def _short(cell: tuple[float, float, float]) -> str:
    middle, low, high = cell
    return f"{number(middle)}\n±{(high - low) / 2 / middle:.0%}"


def _long(cell: tuple[float, float, float]) -> str:
    middle, low, high = cell
    return f"{number(middle)} ({number(low)}–{number(high)})"


_INTRODUCTION = """
# Speed

Written by `make bench MARKDOWN=docs/bench.md` on {date}; do not edit by hand.

Machine: {machine}, {cores} cores, {python}; load average before the start {load:.1f}. One process
at a time on one core. Every program ran {rounds} times in turn with the others; each time it warmed
up, then measured each figure {repeats} times for about {seconds} s or more, always with the same
games. Whatever else the machine does slows all of them: trust the ratios more than the figures.
"""

_TOYS = """
**These are the toys of the test suite** ({games}), small games that try the kernel:
the figures tell what the kernel costs, not how fast a full-sized game is. Toys are never compiled
themselves, so in the *compiled* rows plain Python rules run on a compiled kernel.
"""

_CELLS = "Median of all repeats, with the least and the most."

_COLUMNS = """
- *answers/s*, *games/s*: random play with four seats (or as near as the game allows) and the
  default options, every legal move listed of each question that is answered (those of questions
  that nobody reads may not be made at all), set-up included, nobody listening to events.
- *µs per clone*: a copy of a position, over positions from all parts of several games.
- *µs, clone + question*: a copy, and the open questions on the copy. Where rules run as scripts a
  copy shares the stable table and the questions that were worked out for the original, so this says
  nothing of what an answer on the copy costs.
- *µs, clone + answer*: a copy, one answer on it, and every legal move of the questions that follow,
  as a search does it; where rules run as scripts, their replay is paid for here.
- *µs per view*: what a seat may know, as data.
- *µs, deal + question*: what a seat cannot know dealt anew, and the open question there, as each
  turn of a search begins; where rules run as scripts, their replay is paid for here.
- *µs per step*, *µs per row*: of a decision in games that are played as programs learn. A step is
  an answer and all that follows until the next choice, with its moves listed; a row is what the
  seat knows as numbers, with the ids of the moves.
"""

_PEER = """
catanatron {version} (a Catan engine in plain Python) with {players} random players and its default
settings: about {answers_per_game:.0f} answers per game. Its games depend on the process as well as
on the seed, so they differ from round to round. More than 1 means that ours is faster; the range
is that of the single rounds.
"""

_RATIOS = """
Games differ in size, so *games/s* compares no like with like; *answers/s* comes nearer, and depends
on how much a rule has to do. A copy of catanatron's carries its list of legal moves along, so its
copy is compared both with our clone alone and with our clone and its question.
"""

_RUNS = """
The ratios of the runs that were written down on this page. The run of 2026-11-15 is the one
that this page showed then.
"""

_NO_PEER = "catanatron was not installed for this run, so there are no ratios."
