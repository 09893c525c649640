"""The island: boards joined by a layout, which lands touch, how far it is from one to another.

Land number 9·slot + n is land n of the board in that slot; n = 0 is the board's ocean.
"""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final, final

from loci.games.spirit_island.state.terms import LANDS, TERRAINS

_EDGE: Final = 13


@final
class Island:
    """What never changes in a game. `near` leaves the oceans out; `shore` has, per ocean, the
    lands of its board that touch it."""

    __slots__ = (
        "_within",
        "boards",
        "coastal",
        "lands",
        "names",
        "near",
        "numbers",
        "shore",
        "terrain",
    )

    def __init__(self, boards: str) -> None:
        data = _data()
        self.boards: Final = boards
        size = LANDS * len(boards)
        self.names: Final = [f"{board}{n}" for board in boards for n in range(LANDS)]
        self.numbers: Final = {name: number for number, name in enumerate(self.names)}
        self.terrain: Final = [
            TERRAINS.index(word) for board in boards for word in data["board"][board]["terrain"]
        ]
        self.lands: Final = [land for land in range(size) if land % LANDS]
        self.coastal: Final = [
            n in data["board"][board]["coastal"] for board in boards for n in range(LANDS)
        ]
        touching: list[set[int]] = [set() for _ in range(size)]
        for slot, board in enumerate(boards):
            for n, others in enumerate(data["board"][board]["adjacent"]):
                for other in others:
                    _touch(touching, LANDS * slot + n, LANDS * slot + other)
        _join(boards, data, touching)
        self.near: Final = [
            sorted([other for other in found if other % LANDS]) if land % LANDS else []
            for land, found in enumerate(touching)
        ]
        self._within: Final = [[1 << land for land in range(size)]]
        self.shore: Final = [
            sorted(found) if not land % LANDS else [] for land, found in enumerate(touching)
        ]

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
def island(boards: str) -> Island:
    """The island of these boards, in the order of their slots in the standard layout."""
    return Island(boards)


def setup_icons(board: str) -> dict[int, dict[str, int]]:
    """What is printed on the lands of a board: pieces to begin with."""
    return {int(n): pieces for n, pieces in _data()["board"][board]["setup"].items()}


def corner(board: str, name: str) -> int:
    """The land of a board that owns one of its corners."""
    return int(_data()["board"][board]["corners"][name])


@cache
def _data() -> dict[str, Any]:
    data = files("loci.games.spirit_island.content").joinpath("boards.toml")
    return tomllib.loads(data.read_text("utf-8"))


def _touch(touching: list[set[int]], one: int, other: int) -> None:
    if one != other:
        touching[one].add(other)
        touching[other].add(one)


def _join(boards: str, data: dict[str, Any], touching: list[set[int]]) -> None:
    """Lands that share a part of a joined edge, and all that meet at a corner (SI-3.6)."""
    layout = data["layout"][str(len(boards))]
    for one, other in layout["joins"]:
        (slot, board, side), (slot2, board2, side2) = _place(boards, one), _place(boards, other)
        mine = _spans(data["board"][board]["edges"][side], False)
        theirs = _spans(data["board"][board2]["edges"][side2], True)
        for start, end, land in mine:
            for start2, end2, land2 in theirs:
                if start < end2 and start2 < end:
                    _touch(touching, LANDS * slot + land, LANDS * slot2 + land2)
    for corners in layout["corners"]:
        meeting = []
        for name in corners:
            slot, board, corner_name = _place(boards, name)
            meeting.append(LANDS * slot + data["board"][board]["corners"][corner_name])
        for one_land in meeting:
            for other_land in meeting:
                _touch(touching, one_land, other_land)


def _place(boards: str, name: str) -> tuple[int, str, str]:
    slot, _, part = name.partition(".")
    return int(slot) - 1, boards[int(slot) - 1], part


def _spans(edge: dict[str, list[int]], reverse: bool) -> list[tuple[int, int, int]]:
    """Where each land of an edge begins and ends; `reverse` for the board it is laid against."""
    bounds = [0, *edge["breaks"], _EDGE]
    spans = [(bounds[i], bounds[i + 1], land) for i, land in enumerate(edge["lands"])]
    if reverse:
        spans = [(_EDGE - end, _EDGE - start, land) for start, end, land in spans]
    return spans
