"""The printed board: 77 land hexes, 36 river hexes, and every neighbourhood worked out once.

Land hexes are numbered 0 to 76 from A1 to I12, row by row; rivers r0 to r35 follow as 77 to 112.
A set of land hexes is an int whose bit h stands for hex h.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

LAND: Final = 77
RIVERS: Final = 36

#: Every second row is shifted half a hex to the east. The letters are the circle's terrains
#: (Desert, Plains, Swamp, Lakes, Forest, Mountains, Wasteland), a dot is river.
_ROWS: Final = (
    "PMFLDWPSWFLWS",
    "D..PS..DS..D",
    "..S.M.F.F.M..",
    "FLD..WL.W.WP",
    "SPWLSPMD..FSL",
    "MF..DF...PMP",
    "...M.W.F.DSLD",
    "DLP...LS.MPM",
    "WSMLWFDPM.LFW",
)
_LETTERS: Final = "DPSLFMW"

#: The marked places for bridges, each over the edge between two river hexes.
_SITES: Final = (
    "A3:C1 A7:C3 A11:C5 B1:C1 B1:D1 B2:C1 B3:C3 B4:C3 B5:C5 B6:C5 B6:D8 C2:D3 C2:D4 C2:E5 C4:D5 "
    "C5:D6 D6:E8 D6:E9 E4:G1 E8:G3 F1:H1 F2:G1 F2:H2 F3:G1 F4:G3 G2:H4 G2:I6 G4:H5 H6:I9"
)

MOST_SHIPPING: Final = 6  # the Mermaids' five and the bonus tile
MOST_SKIPPED: Final = 4  # a carpet over two, and both town tiles that lengthen it


def bits(hexes: int) -> Iterator[int]:
    """The hexes of a set, in order."""
    while hexes:
        low = hexes & -hexes
        yield low.bit_length() - 1
        hexes ^= low


def members(hexes: int) -> list[int]:
    """The same as a list, eight hexes at a time."""
    found: list[int] = []
    lower, upper = hexes & _LOWER, hexes >> _LOWER_BITS  # small numbers are fast
    part = 0
    while lower:
        if lower & 255:
            found += _MEMBERS[part][lower & 255]
        lower >>= 8
        part += 1
    part = _LOWER_BITS // 8
    while upper:
        if upper & 255:
            found += _MEMBERS[part][upper & 255]
        upper >>= 8
        part += 1
    return found


def set_of(hexes: list[int]) -> int:
    """The set of these hexes (or of other numbers), each of which may be named more than once."""
    found = 0
    for hex in hexes:
        found |= 1 << hex
    return found


_LOWER_BITS: Final = 40
_LOWER: Final = (1 << _LOWER_BITS) - 1
#: [part][byte]: the hexes of a set whose bits 8·part and following are that byte
_MEMBERS: Final = [
    [[8 * part + bit for bit in range(8) if byte >> bit & 1] for byte in range(256)]
    for part in range(10)
]


class _Layout:
    """Names, places and terrains while the constants below are worked out."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.at: list[tuple[int, int]] = []
        self.terrain: list[int] = []
        rivers: list[tuple[int, int]] = []
        for row, letters in enumerate(_ROWS):
            number = 0
            for column, letter in enumerate(letters):
                if letter == ".":
                    rivers.append((row, column))
                    continue
                number += 1
                self.names.append("ABCDEFGHI"[row] + str(number))
                self.at.append((row, column))
                self.terrain.append(_LETTERS.index(letter))
        self.names += [f"r{number}" for number in range(len(rivers))]
        self.at += rivers
        self.place = {at: number for number, at in enumerate(self.at)}

    def around(self, hex: int) -> list[int]:
        row, column = self.at[hex]
        east = row % 2  # how far the neighbouring rows lie to the east of this one's columns
        places = [(row, column - 1), (row, column + 1)]
        for other in (row - 1, row + 1):
            places += [(other, column + east - 1), (other, column + east)]
        return [self.place[place] for place in places if place in self.place]

    def distance(self, one: int, other: int) -> int:
        (row, column), (row2, column2) = self.at[one], self.at[other]
        down = abs(row - row2)
        across = abs(2 * column + row % 2 - 2 * column2 - row2 % 2)
        return down + max(0, (across - down) // 2)


def _adjacent(layout: _Layout) -> list[int]:
    """Per hex, rivers included: the set of land hexes that share a side with it."""
    return [
        sum(1 << other for other in layout.around(hex) if other < LAND)
        for hex in range(LAND + RIVERS)
    ]


def _shipping(layout: _Layout, adjacent: list[int]) -> list[list[int]]:
    """[k][h]: the land over a chain of 1 to k river hexes from land hex h."""
    reached = [[0] * LAND for _ in range(MOST_SHIPPING + 1)]
    for start in range(LAND):
        shore = [river for river in layout.around(start) if river >= LAND]
        seen = set(shore)
        found = 0
        for k in range(1, MOST_SHIPPING + 1):
            beyond: list[int] = []
            for river in shore:
                found |= adjacent[river]
                for other in layout.around(river):
                    if other >= LAND and other not in seen:
                        seen.add(other)
                        beyond.append(other)
            shore = beyond
            reached[k][start] = found & ~(1 << start)
    return reached


def _skipping(layout: _Layout) -> list[list[int]]:
    """[k][h]: the land with one to k hexes of any kind between it and land hex h."""
    reached = [[0] * LAND for _ in range(MOST_SKIPPED + 1)]
    for start in range(LAND):
        for to in range(start):
            between = layout.distance(start, to) - 1
            for k in range(between, MOST_SKIPPED + 1) if between else ():
                reached[k][start] |= 1 << to
                reached[k][to] |= 1 << start
    return reached


_layout: Final = _Layout()

NAMES: Final[list[str]] = _layout.names
NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}
PRINTED: Final[list[int]] = _layout.terrain  # terrain by land hex
ROW_COLUMN: Final[list[tuple[int, int]]] = _layout.at
ADJACENT: Final[list[int]] = _adjacent(_layout)
SHIPPING: Final[list[list[int]]] = _shipping(_layout, ADJACENT)
SKIPPING: Final[list[list[int]]] = _skipping(_layout)
SITES: Final[list[tuple[int, int]]] = [
    (NUMBERS[site.split(":")[0]], NUMBERS[site.split(":")[1]]) for site in _SITES.split()
]
SITE_NAMES: Final[list[str]] = _SITES.split()
#: Per land hex: the bridge sites (bits) that begin or end there
SITES_AT: Final[list[int]] = [
    sum([1 << site for site, ends in enumerate(SITES) if hex in ends]) for hex in range(LAND)
]
ALL_LAND: Final = (1 << LAND) - 1


def site_number(one: int, other: int) -> int:
    """The bridge site between two hexes, in either order, or -1."""
    for number, (start, end) in enumerate(SITES):
        if (start, end) in ((one, other), (other, one)):
            return number
    return -1


def steps_between(one: int, other: int) -> int:
    """Spades from one terrain to another by the shorter way round the circle."""
    apart = abs(one - other)
    return min(apart, 7 - apart)
