"""The curve of a training: its lines, and a picture of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from loci.sim.plots import curve_plot, sparkline, stacked

_SMOOTH: Final = 20  # rounds whose mean is drawn
_KEPT: Final = 40  # points of a curve that a card carries
#: What is drawn, one under the other: the lines' names and what they mean.
_PANELS: Final = (
    (("mean", "best"), "points: all seats, the best seat"),
    (("won",), "share of games that are won together"),
    (("value",), "how far estimates are off, squared"),
    (("entropy",), "openness of choices (entropy)"),
    (("moved",), "change of choices in a round"),
)


def points_of(folder: Path) -> list[dict[str, Any]]:
    """The lines of the curve, the last of each round: what came after a checkpoint that a training
    went back to was played again."""
    path = folder / "curve.jsonl"
    if not path.exists():
        return []
    by_round = {line["round"]: line for line in map(json.loads, path.read_text().splitlines())}
    return [by_round[number] for number in sorted(by_round)]


def thinned(points: list[dict[str, Any]]) -> list[list[float]]:
    """Decisions and mean points, at a few places from the first to the last."""
    with_mean = [one for one in points if "mean" in one]
    if not with_mean:
        return []
    last = len(with_mean) - 1
    places = sorted({round(at * last / (_KEPT - 1)) for at in range(_KEPT)})
    found = []
    for place in places:
        near = with_mean[max(0, place - _SMOOTH // 2) : place + _SMOOTH // 2 + 1]
        mean = sum(one["mean"] for one in near) / len(near)
        found.append([with_mean[place]["decisions"], round(mean, 2)])
    return found


def draw(folder: Path) -> Path | None:
    """Draw the curve into curve.svg; None where there is nothing to draw."""
    points = points_of(folder)
    if len(points) < 2:
        return None
    plots = []
    for names, title in _PANELS:
        curves = [(name, _drawn(points, name)) for name in names]
        if not any(drawn for _, drawn in curves):
            continue
        plots.append((f"{title} (by millions of decisions)", curve_plot(title, curves)))
    path = folder / "curve.svg"
    path.write_text(stacked(plots), encoding="utf-8")
    return path


def in_a_line(folder: Path) -> str:
    """The mean points as one line of text, with the first and the last; empty without points."""
    known = [y for _, y in _drawn(points_of(folder), "mean")]
    return f"{known[0]:.1f} {sparkline(known)} {known[-1]:.1f}" if known else ""


def _drawn(points: list[dict[str, Any]], name: str) -> list[tuple[float, float]]:
    known = [one for one in points if name in one]
    smooth = _smooth([one[name] for one in known])
    return [(one["decisions"] / 1e6, y) for one, y in zip(known, smooth, strict=True)]


def _smooth(values: list[float]) -> list[float]:
    return [
        sum(values[max(0, at - _SMOOTH + 1) : at + 1]) / min(at + 1, _SMOOTH)
        for at in range(len(values))
    ]
