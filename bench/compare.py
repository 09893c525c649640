"""`make bench`: our games on every build, and catanatron, measured in turns in one run.

Everything runs in a process of its own, one at a time, several rounds of all of them: whatever
else the machine does meanwhile falls on all alike.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from history import add_run, read_runs
from report import Column, Row, markdown, show
from rich.console import Console

PEER = Path(__file__).parent / "peers" / "catanatron_peer.py"
HISTORY = Path(__file__).parent / "history.json"

# Ours, the peer's, heading; speeds per second first, then microseconds.
COLUMNS = (
    Column("answers_per_s", "answers_per_s", "answers/s", True),
    Column("games_per_s", "games_per_s", "games/s", True),
    Column("clone_us", "copy_us", "µs per clone", False),
    Column("ask_us", "copy_us", "µs, clone + question", False),
    Column("answer_us", "", "µs, clone + answer", False),
    Column("view_us", "", "µs per view", False),
    Column("deal_us", "", "µs, deal + question", False),
    Column("step_us", "", "µs per step", False),
    Column("encode_us", "", "µs per row", False),
)


class Subject(NamedTuple):
    """What a row is about: a game of ours on one build, or a peer."""

    name: str
    build: str


class Series:
    """The samples of one figure, round by round."""

    def __init__(self) -> None:
        self.rounds: list[list[float]] = []

    def samples(self) -> list[float]:
        return [sample for one in self.rounds for sample in one]

    def ratio(self, peer: Series, more_is_better: bool) -> tuple[float, float, float]:
        """How many times as fast as `peer`: by the medians, and the least and most of a round."""
        pairs = [(median(self.samples()), median(peer.samples()))]
        pairs += [(median(a), median(b)) for a, b in zip(self.rounds, peer.rounds, strict=True)]
        ratios = [a / b if more_is_better else b / a for a, b in pairs]
        return ratios[0], min(ratios[1:]), max(ratios[1:])


Figures = dict[str, Series]


def main() -> None:
    args = arguments()
    notes = Console(stderr=True)
    load = os.getloadavg()[0]
    ours: dict[Subject, Figures] = {}
    theirs: Figures = {}
    about: dict[str, Any] = {}
    peer: dict[str, Any] = {}
    use_peer = args.peer is not None and args.peer.exists()
    timing = ["--seconds", str(args.seconds), "--repeats", str(args.repeats)]
    for number in range(1, args.rounds + 1):
        for loci in args.loci:
            notes.print(f"round {number} of {args.rounds}: {loci}", highlight=False)
            about = call([str(loci), "bench", "--json", *timing])
            for game in about["games"]:
                add(ours.setdefault(Subject(game["game"], about["build"]), {}), game)
        if use_peer:
            notes.print(f"round {number} of {args.rounds}: catanatron", highlight=False)
            try:
                peer = call([str(args.peer), str(PEER), *timing])
            except (OSError, subprocess.CalledProcessError):
                use_peer = False
            else:
                add(theirs, peer)
    if not use_peer:
        theirs, peer = {}, {}
        notes.print("catanatron is not installed or did not run: no ratios", style="bold")
    about["rounds"] = args.rounds
    about["load"] = load
    toys = sorted({game["game"] for game in about["games"] if is_toy(game)})
    rows = figure_rows(ours, theirs, peer)
    ratios = ratio_rows(ours, theirs) if theirs else []
    show(COLUMNS, rows, ratios)
    if args.markdown is not None:
        if ratios:
            add_run(HISTORY, [c for c in COLUMNS if c.peer], ratios)
        runs = read_runs(HISTORY)
        args.markdown.parent.mkdir(parents=True, exist_ok=True)
        args.markdown.write_text(markdown(about, peer, toys, COLUMNS, rows, ratios, runs))
        notes.print(f"written to {args.markdown}", highlight=False)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--loci", type=Path, action="append", required=True, help="a `loci` command to measure"
    )
    parser.add_argument("--peer", type=Path, help="the Python of an environment with catanatron")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--repeats", type=int, default=3, help="of each figure in each round")
    parser.add_argument("--seconds", type=float, default=0.3, help="per repeat, about")
    parser.add_argument("--markdown", type=Path, help="write the figures to this file too")
    return parser.parse_args()


def call(command: list[str]) -> dict[str, Any]:
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True)
    report: dict[str, Any] = json.loads(done.stdout)
    return report


def add(figures: Figures, report: dict[str, Any]) -> None:
    for key, value in report.items():
        if isinstance(value, dict) and "samples" in value:
            figures.setdefault(key, Series()).rounds.append(value["samples"])


def is_toy(game: dict[str, Any]) -> bool:
    """Only what lies in the package `loci` is compiled; a game from elsewhere is not."""
    return not game["package"].startswith("loci.")


def figure_rows(ours: dict[Subject, Figures], theirs: Figures, peer: dict[str, Any]) -> list[Row]:
    rows = [
        Row(subject.name, subject.build, [_cell(figures.get(c.ours)) for c in COLUMNS])
        for subject, figures in sorted(ours.items(), key=_order)
    ]
    if theirs:
        # The copy stands under "clone" alone: it carries its list of legal moves along.
        cells = [_cell(theirs.get(c.peer)) if c.ours != "ask_us" else None for c in COLUMNS]
        rows.append(Row(f"catanatron {peer['version']}", "pure", cells))
    return rows


def ratio_rows(ours: dict[Subject, Figures], theirs: Figures) -> list[Row]:
    rows = []
    for subject, figures in sorted(ours.items(), key=_order):
        cells = [
            figures[c.ours].ratio(theirs[c.peer], c.more_is_better) if c.peer else None
            for c in COLUMNS
        ]
        rows.append(Row(subject.name, subject.build, cells))
    return rows


def _order(item: tuple[Subject, Figures]) -> tuple[str, bool]:
    return item[0].name, item[0].build != "pure"


def _cell(series: Series | None) -> tuple[float, float, float] | None:
    if series is None:
        return None
    samples = series.samples()
    return median(samples), min(samples), max(samples)


if __name__ == "__main__":
    main()
