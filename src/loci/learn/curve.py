"""The curve of a training: its lines, and a picture of them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

_SMOOTH: Final = 20  # rounds whose mean is drawn
_KEPT: Final = 40  # points of a curve that a card carries
#: What is drawn, one under the other: the lines' names and what they mean.
_PANELS: Final = (
    (("mean", "best"), "points: all seats, the best seat"),
    (("value",), "how far estimates are off, squared"),
    (("surprise",), "openness of choices (entropy)"),
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
    """Draw the curve into curve.png; None where there is nothing to draw."""
    points = points_of(folder)
    if len(points) < 2:
        return None
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(7, 8), layout="constrained")
    FigureCanvasAgg(figure)
    panels: Any = figure.subplots(len(_PANELS), 1, sharex=True)
    for panel, (names, title) in zip(panels, _PANELS, strict=True):
        for name in names:
            known = [one for one in points if name in one]
            x = [one["decisions"] / 1e6 for one in known]
            y = _smooth([one[name] for one in known])
            panel.plot(x, y, label=name)
        panel.set_title(title, fontsize=9)
        panel.grid(alpha=0.3)
    panels[-1].set_xlabel("decisions, millions")
    path = folder / "curve.png"
    figure.savefig(path, dpi=110)
    return path


def _smooth(values: list[float]) -> list[float]:
    return [
        sum(values[max(0, at - _SMOOTH + 1) : at + 1]) / min(at + 1, _SMOOTH)
        for at in range(len(values))
    ]
