"""Shapes on a plane, put together as SVG."""

from __future__ import annotations

import math
from collections.abc import Sequence
from html import escape
from typing import Final, final

#: How wide pictures are.
WIDTH: Final = 800

Point = tuple[float, float]

INK: Final = "#1f2430"
PAPER: Final = "#fbfaf7"
WHITE: Final = "#fffdf8"
SEATS: Final = ("#0a5ea8", "#bf3f0a", "#7d2f8c", "#9b7a10", "#158a5c", "#3b3e48")
GROUND: Final = {
    "plains": "#c08f58",
    "forest": "#4a8a55",
    "jungle": "#4a8a55",
    "mountain": "#9a9ca5",
    "mountains": "#9a9ca5",
    "lake": "#5fa5c6",
    "lakes": "#5fa5c6",
    "wetland": "#5fa5c6",
    "desert": "#dfbf6b",
    "sands": "#dfbf6b",
    "swamp": "#6f7064",
    "wasteland": "#cc6149",
    "ocean": "#a9cbd6",
    "river": "#cfe3ea",
    "high-city": "#e7b65e",
    "quarter": "#efd5a4",
}

_MARGIN: Final = 12
_LINE: Final = 20
_SIZE: Final = 13

#: The corners of a hex with a corner on top, around its centre, at a distance of 1.
CORNERS: Final = [
    (math.cos(math.radians(60 * n - 90)), math.sin(math.radians(60 * n - 90))) for n in range(6)
]


def hexagon(x: float, y: float, size: float) -> list[Point]:
    return [(x + size * dx, y + size * dy) for dx, dy in CORNERS]


@final
class Drawing:
    """Shapes, y downwards, and the box around the ground among them: it is the same however much
    lies there."""

    def __init__(self) -> None:
        self._shapes: Final[list[str]] = []
        self._xs: Final[list[float]] = []
        self._ys: Final[list[float]] = []

    def ground(self, points: Sequence[Point], fill: str, stroke: str, width: float) -> None:
        """A part of the map, on which everything else lies."""
        self._xs.extend(x for x, _ in points)
        self._ys.extend(y for _, y in points)
        self.polygon(points, fill, stroke, width)

    def polygon(
        self, points: Sequence[Point], fill: str, stroke: str = "none", width: float = 1
    ) -> None:
        corners = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        self._shapes.append(
            f'<polygon points="{corners}" fill="{fill}" stroke="{stroke}" '
            f'stroke-width="{width:.1f}" stroke-linejoin="round"/>'
        )

    def circle(
        self, x: float, y: float, size: float, fill: str, stroke: str = "none", width: float = 1
    ) -> None:
        self._shapes.append(
            f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" fill="{fill}" '
            f'stroke="{stroke}" stroke-width="{width:.1f}"/>'
        )

    def line(self, one: Point, other: Point, stroke: str, width: float) -> None:
        (x, y), (x2, y2) = one, other
        self._shapes.append(
            f'<line x1="{x:.1f}" y1="{y:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" stroke="{stroke}" '
            f'stroke-width="{width:.1f}" stroke-linecap="round"/>'
        )

    def text(self, x: float, y: float, size: float, words: str, fill: str = INK) -> None:
        """Words around a point."""
        self._shapes.append(
            f'<text x="{x:.1f}" y="{y + 0.36 * size:.1f}" font-size="{size:.1f}" fill="{fill}" '
            f'text-anchor="middle">{escape(words)}</text>'
        )

    def svg(self, headline: str, seats: Sequence[str]) -> str:
        """The picture, with a line above it and one for each seat below it."""
        left, top = min(self._xs), min(self._ys)
        scale = (WIDTH - 2 * _MARGIN) / (max(self._xs) - left)
        above = _MARGIN + _LINE
        below = above + scale * (max(self._ys) - top) + _MARGIN
        height = math.ceil(below + _LINE * len(seats) + _MARGIN)
        lines = [_line(_MARGIN, _MARGIN + _SIZE, headline)]
        for seat, words in enumerate(seats):
            y = below + _LINE * seat + _SIZE
            lines.append(
                f'<rect x="{_MARGIN}" y="{y - 11:.1f}" width="12" height="12" '
                f'fill="{SEATS[seat]}"/>' + _line(_MARGIN + 20, y, words)
            )
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" '
            f'viewBox="0 0 {WIDTH} {height}" font-family="DejaVu Sans, Arial, sans-serif">'
            f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>'
            f'<g transform="translate({_MARGIN - scale * left:.2f} {above - scale * top:.2f}) '
            f'scale({scale:.4f})">{"".join(self._shapes)}</g>{"".join(lines)}</svg>\n'
        )


def _line(x: float, y: float, words: str) -> str:
    return f'<text x="{x}" y="{y:.1f}" font-size="{_SIZE}" fill="{INK}">{escape(words)}</text>'
