"""The island: boards joined by a layout, which lands touch, how far it is from one to another.

Everybody else asks the island which board a land lies on, which land of it, and which ocean is
there. (Land number 9·slot + n is land n of the board in that slot; n = 0 is the board's ocean.)
"""

from __future__ import annotations

from functools import cache
from typing import Final, final

from loci.games.spirit_island.state.boards import STANDARD, Layout
from loci.games.spirit_island.state.registry import BOARDS, LAYOUTS
from loci.games.spirit_island.state.terms import LANDS


@final
class Island:
    """What changes only if a board is destroyed. `near` leaves the oceans out; `shore` has, per
    ocean, the lands of its board that touch it. `centre` are the lands at the point where three or
    more boards, and so all, meet: one of each board in the order of the slots, or none.

    Of the boards, `sunk` are destroyed: their lands keep names and numbers, but are not among the
    lands, touch none and have no coast. `slots` are those of the other boards."""

    __slots__ = (
        "_by_board",
        "_within",
        "boards",
        "centre",
        "coastal",
        "lands",
        "layout",
        "names",
        "near",
        "numbers",
        "oceans",
        "shore",
        "slots",
        "sunk",
        "terrain",
    )

    def __init__(self, boards: str, layout: str, sunk: str = "") -> None:
        self.boards: Final = boards
        self.layout: Final = layout
        self.sunk: Final = sunk
        self.slots: Final = [slot for slot, board in enumerate(boards) if board not in sunk]
        printed = [BOARDS[board] for board in boards]
        size = LANDS * len(boards)
        self.names: Final = [f"{board}{n}" for board in boards for n in range(LANDS)]
        self.numbers: Final = {name: number for number, name in enumerate(self.names)}
        self.terrain: Final = [terrain for board in printed for terrain in board.terrain]
        above = [land for land in range(size) if land // LANDS in self.slots]
        self.lands: Final = [land for land in above if land % LANDS]
        self._by_board: Final = [
            [land for land in self.lands if land // LANDS == slot] for slot in range(len(boards))
        ]
        self.oceans: Final = [land for land in above if not land % LANDS]
        coast = [coastal for board in printed for coastal in board.coastal]
        self.coastal: Final = [shore and land in self.lands for land, shore in enumerate(coast)]
        touching: list[set[int]] = [set() for _ in range(size)]
        for slot, board in enumerate(printed):
            for n, others in enumerate(board.adjacent):
                for other in others:
                    _touch(touching, LANDS * slot + n, LANDS * slot + other)
        laid = LAYOUTS[layout][len(boards)]
        _join(boards, laid, touching)
        self.centre: Final = [land for land in _centre(boards, laid) if land in self.lands]
        self.near: Final = [
            [other for other in self.lands if other in found] if land in self.lands else []
            for land, found in enumerate(touching)
        ]
        self._within: Final = [[1 << land for land in range(size)]]
        self.shore: Final = [
            sorted(found) if land in self.oceans else [] for land, found in enumerate(touching)
        ]

    # -- boards and their lands ------------------------------------------------------------------

    def board_of(self, land: int) -> int:
        """The slot of the board on which a land, or an ocean, lies."""
        return land // LANDS

    def land_on(self, slot: int, number: int) -> int:
        """The land of this number on a board; 0 is its ocean."""
        return LANDS * slot + number

    def lands_on(self, slot: int) -> list[int]:
        """The lands of a board, without its ocean; not to be changed."""
        return self._by_board[slot]

    def is_ocean(self, land: int) -> bool:
        return land % LANDS == 0

    def ocean_of(self, land: int) -> int:
        """The ocean of the board on which a land lies."""
        return land - land % LANDS

    # -- distances -------------------------------------------------------------------------------

    def within(self, origins: list[int], distance: int) -> list[int]:
        """The lands at most so far from one of the origins, in order; over no ocean."""
        while len(self._within) <= distance:
            self._within.append([self._beside(reached) for reached in self._within[-1]])
        reached = self._within[distance]
        together = 0
        for land in origins:
            together |= reached[land]
        return _lands_in(together)

    def _beside(self, bits: int) -> int:
        wider = bits
        for land in _lands_in(bits):
            for other in self.near[land]:
                wider |= 1 << other
        return wider


def _lands_in(bits: int) -> list[int]:
    """The lands of a set that is kept as the bits of a number."""
    found: list[int] = []
    land = 0
    while bits:
        if bits & 1:
            found.append(land)
        bits >>= 1
        land += 1
    return found


@cache
def island(boards: str, layout: str = STANDARD, sunk: str = "") -> Island:
    """The island of these boards, in the order of their slots in a layout; some may be sunk."""
    return Island(boards, layout, sunk)


def without(whole: Island, slot: int) -> Island:
    """The island without one more of its boards."""
    gone = whole.sunk + whole.boards[slot]
    return island(whole.boards, whole.layout, "".join(sorted(gone)))


# -- joining boards --------------------------------------------------------------------------------


def _touch(touching: list[set[int]], one: int, other: int) -> None:
    if one != other:
        touching[one].add(other)
        touching[other].add(one)


def _join(boards: str, layout: Layout, touching: list[set[int]]) -> None:
    """Lands that share a part of a joined edge, and all that meet at a corner (SI-3.6)."""
    for (slot, side), (slot2, side2) in layout.joins:
        theirs = BOARDS[boards[slot2]].spans(side2, against=True)
        for start, end, land in BOARDS[boards[slot]].spans(side):
            for start2, end2, land2 in theirs:
                if start < end2 and start2 < end:
                    _touch(touching, LANDS * slot + land, LANDS * slot2 + land2)
    for point in layout.corners:
        meeting = _meeting(boards, point)
        for one_land in meeting:
            for other_land in meeting:
                _touch(touching, one_land, other_land)


def _meeting(boards: str, point: list[tuple[int, str]]) -> list[int]:
    """The lands that own the corners at a point."""
    return [LANDS * slot + BOARDS[boards[slot]].corners[corner] for slot, corner in sorted(point)]


def _centre(boards: str, layout: Layout) -> list[int]:
    for point in layout.corners:
        if len(point) == len(boards) >= 3:
            return _meeting(boards, point)
    return []
