"""Where boards lie, and where one more has room beside them (SX-34.7).

Every board is a rhombus of the same size, two triangles of a grid: its ocean and three sides go
around it. So what overlaps, and which sides and corners meet, is told by whole numbers.
"""

from __future__ import annotations

from typing import Final, final

from loci.games.spirit_island.state.boards import Board, Edge, Layout

SIDES: Final = ("side0", "side1", "side2")
_CORNERS: Final = ("ocean_side0", "side0_side1", "side1_side2", "side2_ocean")
#: The ways from a point of the grid to the six around it.
_STEPS: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
#: How each side of a board, and its ocean at last, is turned against the first.
_TURNS: Final = (0, 1, 3, 4)
_SIXTH: Final = len(_STEPS)

Point = tuple[int, int]


@final
class Lie:
    """How a board lies: its first corner, by how many sixths it is turned, and on which islet."""

    __slots__ = ("at", "corners", "islet", "turn")

    def __init__(self, at: Point, turn: int, islet: int) -> None:
        self.at: Final = at
        self.turn: Final = turn % _SIXTH
        self.islet: Final = islet
        self.corners: Final = [at]
        for side in range(len(SIDES)):
            step = _STEPS[(self.turn + _TURNS[side]) % _SIXTH]
            last = self.corners[-1]
            self.corners.append((last[0] + step[0], last[1] + step[1]))

    def side(self, number: int) -> tuple[Point, Point]:
        """From where to where a side goes; after the three sides comes the ocean."""
        return self.corners[number], self.corners[(number + 1) % len(self.corners)]

    def triangles(self) -> set[Point]:
        """The triangles that it covers, each by the sum of its corners."""
        first, second, third, fourth = self.corners
        return {_sum(first, second, fourth), _sum(second, third, fourth)}


def _sum(*points: Point) -> Point:
    return sum([x for x, _ in points]), sum([y for _, y in points])


def lies(layout: Layout) -> list[Lie]:
    """How the boards of a layout lie, by slot; each islet by itself."""
    found: dict[int, Lie] = {}
    for slot, islet in enumerate(layout.islets):
        if slot not in found:
            found[slot] = Lie((0, 0), 0, islet)
            _lay_around(layout, found, slot)
    return [found[slot] for slot in range(len(layout.islets))]


def _lay_around(layout: Layout, found: dict[int, Lie], slot: int) -> None:
    """Lay every board that is joined to one, and to those in turn."""
    for one, other in layout.joins:
        for (near, side), (far, far_side) in ((one, other), (other, one)):
            if near == slot and far not in found:
                found[far] = _beside(found[slot], SIDES.index(side), SIDES.index(far_side))
                _lay_around(layout, found, far)


def _beside(lie: Lie, side: int, own: int) -> Lie:
    """How a board lies whose `own` side is laid against a side of another."""
    turn = lie.turn + _TURNS[side] + _SIXTH // 2 - _TURNS[own]
    start = Lie((0, 0), turn, lie.islet).side(own)[0]
    end = lie.side(side)[1]
    return Lie((end[0] - start[0], end[1] - start[1]), turn, lie.islet)


def openings(layout: Layout, slot: int, gone: list[int]) -> list[tuple[str, str]]:
    """The ways in which one more board can lie beside one: a side of that board and a side of the
    new one. It lies on no other board, and no ocean lies against a side. Boards that are `gone`
    are in nobody's way."""
    laid = lies(layout)
    others = [
        lie for other, lie in enumerate(laid) if other not in gone and lie.islet == laid[slot].islet
    ]
    return [
        (SIDES[side], SIDES[own])
        for side in range(len(SIDES))
        for own in range(len(SIDES))
        if _has_room(_beside(laid[slot], side, own), others)
    ]


def _has_room(new: Lie, others: list[Lie]) -> bool:
    covered = new.triangles()
    for lie in others:
        if lie.triangles() & covered:
            return False
        for one, other in _meeting(new, lie):
            if max(one, other) >= len(SIDES):
                return False
    return True


def _meeting(new: Lie, lie: Lie) -> list[tuple[int, int]]:
    """The sides of two boards that lie against each other."""
    numbers = range(len(_CORNERS))
    return [
        (one, other)
        for one in numbers
        for other in numbers
        if new.side(one)[::-1] == lie.side(other)
    ]


def with_board(layout: Layout, slot: int, side: str, own: str) -> Layout:
    """The layout with one more board, in a new slot: its `own` side lies against a side of the
    board in `slot`, and whatever else it meets is joined too."""
    laid = lies(layout)
    new = _beside(laid[slot], SIDES.index(side), SIDES.index(own))
    number = len(laid)
    joins = list(layout.joins)
    corners: dict[Point, list[Edge]] = {}
    for other, lie in enumerate(laid):
        if lie.islet != new.islet:
            continue
        for one, two in _meeting(new, lie):
            if max(one, two) < len(SIDES):
                joins.append([(other, SIDES[two]), (number, SIDES[one])])
        for corner, point in enumerate(lie.corners):
            if point in new.corners:
                own_corner = (number, _CORNERS[new.corners.index(point)])
                corners.setdefault(point, [own_corner]).append((other, _CORNERS[corner]))
    grown = [*corners.values()]
    kept = [point for point in layout.corners if not any([set(point) <= set(one) for one in grown])]
    return Layout(joins, kept + grown, [*layout.islets, new.islet], list(layout.facing))


# -- lands that touch ------------------------------------------------------------------------------


def joins_of(printed: list[Board], layout: Layout) -> list[tuple[int, int, int, int]]:
    """Lands that share a part of a joined edge, and all that meet at a corner (SI-3.6)."""
    found: list[tuple[int, int, int, int]] = []
    for (slot, side), (slot2, side2) in layout.joins:
        theirs = printed[slot2].spans(side2, against=True)
        for start, end, land in printed[slot].spans(side):
            for start2, end2, land2 in theirs:
                if start < end2 and start2 < end:
                    found.append((slot, land, slot2, land2))
    for point in layout.corners:
        meeting = _owners(printed, point)
        found += [(one[0], one[1], two[0], two[1]) for one in meeting for two in meeting]
    return found


def _owners(printed: list[Board], point: list[tuple[int, str]]) -> list[tuple[int, int]]:
    """The lands that own the corners at a point."""
    return [(slot, printed[slot].corners[corner]) for slot, corner in sorted(point)]


def centre_of(printed: list[Board], layout: Layout) -> list[tuple[int, int]]:
    for point in layout.corners:
        if len(point) == len(printed) >= 3:
            return _owners(printed, point)
    return []
