"""Corners: the points at which lands meet each other, the ocean or the edge of their board.

On a board, three regions (lands, or two of them and the ocean) that touch each other meet at a
point. On its edges are the points where one land ends and the next begins, and the corners of the
board itself; where boards are joined, the points of both edges are points of the seam. Corners are
adjacent along the borders of lands.

Of an island from a file nothing is known but what touches what: it has the points where three
regions touch each other, and of a land that has none, the land itself.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations, pairwise
from typing import Final, final

from loci.games.spirit_island.state.boards import EDGE, SIDES, Board, Layout
from loci.games.spirit_island.state.island import Island, as_laid
from loci.games.spirit_island.state.registry import LAYOUTS

#: A point of a board: its slot, and what it is called there.
Point = tuple[int, str]
#: Points with the lands and oceans that meet there, by the numbers of the island.
Meeting = dict[Point, set[int]]
Borders = list[tuple[Point, Point]]


@final
class Corner:
    """The lands and oceans that meet at it, in order; its name is made of theirs (`A1+A4+A5`).
    `near` are the numbers of the corners adjacent to it."""

    __slots__ = ("lands", "name", "near")

    def __init__(self, lands: tuple[int, ...], name: str) -> None:
        self.lands: Final = lands
        self.name: Final = name
        self.near: list[int] = []


def corners(laid: Island) -> list[Corner]:
    """The corners of an island as it was laid, in order."""
    return _all(as_laid(laid))


def corner_named(laid: Island, name: str) -> int:
    """The number of a corner; -1 if none is called so."""
    for number, corner in enumerate(corners(laid)):
        if corner.name == name:
            return number
    return -1


def corners_of(laid: Island, land: int) -> list[int]:
    """The numbers of the corners of a land, or of an ocean, as the island is now: lands that are
    woven into one have the corners of both."""
    found: list[int] = []
    for number, corner in enumerate(corners(laid)):
        if land in [laid.standing_for(other) for other in corner.lands]:
            found.append(number)
    return found


# -- finding them ----------------------------------------------------------------------------------


@lru_cache(maxsize=128)
def _all(laid: Island) -> list[Corner]:
    meeting, borders = _of_file(laid) if laid.file else _of_boards(laid)
    points = sorted(meeting, key=lambda point: (sorted(meeting[point]), point))
    found: list[Corner] = []
    for point in points:
        lands = tuple(sorted(meeting[point]))
        found.append(Corner(lands, "+".join([laid.names[land] for land in lands])))
    numbers = {point: number for number, point in enumerate(points)}
    for one, other in borders:
        _join(found, numbers[one], numbers[other])
    return found


def _join(found: list[Corner], one: int, other: int) -> None:
    for start, end in ((one, other), (other, one)):
        if start != end and end not in found[start].near:
            found[start].near = sorted([*found[start].near, end])


def _of_boards(laid: Island) -> tuple[Meeting, Borders]:
    layout = LAYOUTS[laid.layout][len(laid.boards)]
    same = _coinciding(layout)
    meeting: Meeting = {}
    borders: Borders = []
    for slot, board in enumerate(laid.printed):
        own = _points(board)
        for name, regions in own.items():
            point = same.get((slot, name), (slot, name))
            here = meeting.setdefault(point, set())
            here |= {laid.first_of(slot) + region for region in regions}
        for one, other in _inner_borders(board, own):
            ends = [same.get((slot, name), (slot, name)) for name in (one, other)]
            borders.append((ends[0], ends[1]))
    for slot, side, places in _edges(laid.printed, layout):
        line = [same.get((slot, name), (slot, name)) for name in places]
        for name, point in zip(places, line, strict=True):
            land = _land_at(laid.printed[slot], side, name)
            if land:
                meeting[point].add(laid.first_of(slot) + land)
        borders += list(pairwise(line))
    return meeting, borders


def _points(board: Board) -> dict[str, set[int]]:
    """The points of a board by itself with the regions that meet there: by the numbers of the lands
    within it, by `side 7` on an edge, and its own corners by name."""
    found: dict[str, set[int]] = {}
    beside = _touching(board)
    for three in combinations(range(len(board.terrain)), 3):
        if all([other in beside[one] for one, other in combinations(three, 2)]):
            found["-".join([str(region) for region in three])] = set(three)
    for name, land in board.corners.items():
        found[name] = {land, 0} if "ocean" in name else {land}
    for side in SIDES:
        spans = board.spans(side)
        for (_, end, land), (_, _, after) in pairwise(spans):
            found[_on_edge(side, end)] = {land, after}
    return found


def _touching(board: Board) -> list[set[int]]:
    """What each region of a board touches there, the ocean included."""
    found: list[set[int]] = [set() for _ in board.terrain]
    for region, others in enumerate(board.adjacent):
        for other in others:
            found[region].add(other)
            found[other].add(region)
    return found


def _inner_borders(board: Board, own: dict[str, set[int]]) -> list[tuple[str, str]]:
    """The two ends of each border between regions of a board."""
    found: list[tuple[str, str]] = []
    for one, others in enumerate(_touching(board)):
        for other in [region for region in others if region > one]:
            ends = [name for name, regions in own.items() if {one, other} <= regions]
            found += list(combinations(ends, 2))
    return found


def _on_edge(side: str, at: int) -> str:
    """A point of an edge; its ends are corners of the board."""
    if at in (0, EDGE):
        return SIDES[side][0 if at == 0 else 1]
    return f"{side} {at}"


def _land_at(board: Board, side: str, name: str) -> int:
    """The land of an edge in whose middle a point of the board beyond lies; 0 where none does."""
    own, _, at = name.partition(" ")
    if own != side:
        return 0
    for start, end, land in board.spans(side):
        if start < int(at) < end:
            return land
    return 0


def _edges(printed: list[Board], layout: Layout) -> list[tuple[int, str, list[str]]]:
    """Every edge with all points on it, in order: its own, and those of the board beyond it."""
    found: list[tuple[int, str, list[str]]] = []
    for slot, board in enumerate(printed):
        for side in SIDES:
            places = {0, *[end for _, end, _ in board.spans(side)]}
            for pair in layout.joins:
                for this, that in (pair, pair[::-1]):
                    if this == (slot, side):
                        beyond = printed[that[0]].spans(that[1], against=True)
                        places |= {start for start, _, _ in beyond}
            found.append((slot, side, [_on_edge(side, at) for at in sorted(places)]))
    return found


def _coinciding(layout: Layout) -> dict[Point, Point]:
    """Points of joined boards that are one, by which of them it is known: the first."""
    groups = [[(slot, corner) for slot, corner in point] for point in layout.corners]
    for (slot, side), (slot2, side2) in layout.joins:
        for at in range(1, EDGE):
            groups.append([(slot, _on_edge(side, at)), (slot2, _on_edge(side2, EDGE - at))])
    found: dict[Point, Point] = {}
    for group in groups:
        first = min(group)
        found.update(dict.fromkeys(group, first))
    return found


def _of_file(laid: Island) -> tuple[Meeting, Borders]:
    beside = [set(laid.near[land]) for land in range(len(laid.names))]
    for ocean in laid.oceans:
        for land in laid.shore[ocean]:
            beside[ocean].add(land)
            beside[land].add(ocean)
    meeting: Meeting = {}
    for three in combinations(range(len(laid.names)), 3):
        if all([other in beside[one] for one, other in combinations(three, 2)]):
            meeting[0, "-".join([str(land) for land in three])] = set(three)
    for land in laid.lands:
        if not any([land in lands for lands in meeting.values()]):
            meeting[0, str(land)] = {land}
    borders = [
        (one, other)
        for one, other in combinations(meeting, 2)
        if len(meeting[one] & meeting[other]) == 2
    ]
    return meeting, borders
