"""The island as it is drawn: what the client's `shapes.json` says, as plain geometry.

Lengths are in the unit of the file, 10,000 to the side of a board.
"""

from __future__ import annotations

import json
import math
from functools import cache
from pathlib import Path
from typing import Any

FILE = Path(__file__).parents[2] / "web/src/boards/spirit-island/island/shapes.json"
DATA: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
UNIT: int = DATA["unit"]
#: Rounding, and the shortest line that counts as a common border.
NEAR = 5.0
BORDER = 200.0

Point = tuple[float, float]
Segment = tuple[Point, Point]
#: How a board lies: turned by degrees, then moved.
Lie = tuple[float, float, float]


@cache
def rings(board: str) -> list[list[Point]]:
    """The outline of the ocean and of every land of a board, counter-clockwise, y upwards."""
    drawn = DATA["boards"][board]
    found = []
    for land in drawn["lands"]:
        ring: list[Point] = []
        for number in land["ring"]:
            flat = drawn["borders"][number if number >= 0 else -1 - number]
            points = list(zip(flat[::2], flat[1::2], strict=True))
            ring += (points if number >= 0 else points[::-1])[:-1]
        found.append(ring)
    return found


def segments(ring: list[Point]) -> list[Segment]:
    return list(zip(ring, ring[1:] + ring[:1], strict=True))


@cache
def common(board: str) -> dict[tuple[int, int], float]:
    """The length of the border that each two lands of a board have in common."""
    owner = {line: n for n, ring in enumerate(rings(board)) for line in segments(ring)}
    found: dict[tuple[int, int], float] = {}
    for (start, end), n in owner.items():
        other = owner.get((end, start))
        if other is not None and n < other:
            found[n, other] = found.get((n, other), 0) + math.dist(start, end)
    return found


@cache
def outline(board: str) -> list[tuple[int, Segment]]:
    """The lines at the edge of a board, each with its land."""
    lines = [(n, line) for n, ring in enumerate(rings(board)) for line in segments(ring)]
    inner = {line for _, line in lines}
    return [(n, (a, b)) for n, (a, b) in lines if (b, a) not in inner]


def laid(point: Point, lie: Lie) -> Point:
    angle = math.radians(lie[0])
    cos, sin = math.cos(angle), math.sin(angle)
    return cos * point[0] - sin * point[1] + lie[1], sin * point[0] + cos * point[1] + lie[2]


def seen_from(lie: Lie, other: Lie) -> Lie:
    """How the other lies for somebody who looks at the first as if it were not turned or moved."""
    x, y = laid((other[1] - lie[1], other[2] - lie[2]), (-lie[0], 0, 0))
    return (other[0] - lie[0]) % 360, round(x, -1), round(y, -1)


@cache
def touching(board: str, other: str, lie: Lie) -> frozenset[tuple[int, int]]:
    """The lands of a board and of another one laid somewhere that have a line, or a point, in
    common."""
    theirs = [(n, (laid(a, lie), laid(b, lie))) for n, (a, b) in outline(other)]
    found = set()
    for n, line in outline(board):
        for m, line2 in theirs:
            if (n, m) not in found and apart(line, line2) < NEAR:
                found.add((n, m))
    return frozenset(found)


def apart(one: Segment, other: Segment) -> float:
    """The distance of two lines that do not cross."""
    return min(off(one[0], other), off(one[1], other), off(other[0], one), off(other[1], one))


def off(point: Point, line: Segment) -> float:
    """The distance of a point from a line."""
    (x1, y1), (x2, y2) = line
    dx, dy = x2 - x1, y2 - y1
    along = ((point[0] - x1) * dx + (point[1] - y1) * dy) / (dx * dx + dy * dy)
    along = max(0.0, min(1.0, along))
    return math.hypot(point[0] - x1 - along * dx, point[1] - y1 - along * dy)


def area(ring: list[Point]) -> float:
    return sum(a[0] * b[1] - a[1] * b[0] for a, b in segments(ring)) / 2
