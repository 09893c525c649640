"""The corners of the island as it is drawn: where the outlines of lands come together, and which of
these points a border joins."""

from __future__ import annotations

import math
from functools import cache
from itertools import pairwise

from tests.spirit_island.shapes import DATA, NEAR, Lie, Point, laid, off, outline

#: The corners of a board, and how near to one its ocean begins.
RHOMBUS: list[Point] = [(0, 0), (10000, 0), (15000, 8660.25), (5000, 8660.25)]
SHORE = 500.0
#: A corner by the names of the lands and oceans there.
Name = frozenset[str]


@cache
def lines(board: str) -> list[tuple[list[int], list[Point]]]:
    """The borders of a board as lines of points, each with the regions on its sides, of which the
    edge has one; not the outer edge of its ocean, which is no land's."""
    drawn = DATA["boards"][board]
    found = []
    for number, flat in enumerate(drawn["borders"]):
        lands = enumerate(drawn["lands"])
        sides = [n for n, land in lands if {number, -1 - number} & set(land["ring"])]
        if sides != [0]:
            found.append((sides, list(zip(flat[::2], flat[1::2], strict=True))))
    return found


@cache
def ends(board: str) -> list[tuple[Point, frozenset[int]]]:
    """The points where borders of a board end, with its regions there, and its own corners."""
    found: dict[Point, set[int]] = {point: set() for point in RHOMBUS}
    for sides, line in lines(board):
        for end in (line[0], line[-1]):
            found.setdefault(end, set()).update(sides)
    return [(point, frozenset(regions)) for point, regions in found.items()]


def drawn_corners(boards: str, lies: list[Lie]) -> dict[Name, set[Name]]:
    """Every corner of these boards with those that a border joins to it."""
    groups = _groups(boards, lies)
    edges = [
        (f"{board}{n}", (laid(one, lie), laid(other, lie)))
        for board, lie in zip(boards, lies, strict=True)
        for n, (one, other) in outline(board)
    ]
    names = [
        frozenset(here | {name for name, line in edges for at in points if off(at, line) < NEAR})
        for points, here in groups
    ]
    found: dict[Name, set[Name]] = {name: set() for name in names}
    assert len(found) == len(groups), "two corners of the same lands"
    for board, lie in zip(boards, lies, strict=True):
        for sides, line in lines(board):
            there = [laid(point, lie) for point in line]
            way = _along(there, groups) if len(sides) == 1 else _at_ends(there, groups)
            for one, other in pairwise(way):
                found[names[one]].add(names[other])
                found[names[other]].add(names[one])
    return found


Groups = list[tuple[list[Point], set[str]]]


def _groups(boards: str, lies: list[Lie]) -> Groups:
    """The points of all boards, each with all that are one with it and the regions there."""
    found: Groups = []
    for board, lie in zip(boards, lies, strict=True):
        for point, regions in ends(board):
            at = laid(point, lie)
            reach = SHORE if _is_by_the_ocean(point) else NEAR
            near = [n for n, (points, _) in enumerate(found) if _apart(at, points) < reach]
            if not near:
                found.append(([], set()))
            points, here = found[near[0] if near else -1]
            points.append(at)
            here.update({f"{board}{n}" for n in regions})
    return found


def _apart(at: Point, points: list[Point]) -> float:
    return min(math.dist(at, other) for other in points)


def _is_by_the_ocean(point: Point) -> bool:
    return _apart(point, [RHOMBUS[0], RHOMBUS[3]]) < SHORE


def _at_ends(line: list[Point], groups: Groups) -> list[int]:
    numbers = range(len(groups))
    return [next(n for n in numbers if at in groups[n][0]) for at in (line[0], line[-1])]


def _along(line: list[Point], groups: Groups) -> list[int]:
    """The points on an edge, in order."""
    found: dict[int, float] = {}
    gone = 0.0
    for start, end in pairwise(line):
        for number, (points, _) in enumerate(groups):
            for at in points:
                if off(at, (start, end)) < NEAR:
                    found.setdefault(number, gone + math.dist(start, at))
        gone += math.dist(start, end)
    return sorted(found, key=lambda number: found[number])
