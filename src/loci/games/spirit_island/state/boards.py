"""Island boards as they are printed, and the layouts in which they are joined.

Both are data of the content (`content/boards`), read once when the content registers itself.
"""

from __future__ import annotations

from typing import Any, Final, final

from loci.games.spirit_island.state.registry import BOARDS, LAYOUTS
from loci.games.spirit_island.state.terms import TERRAINS

STANDARD: Final = "standard"
ARCHIPELAGO: Final = "archipelago"  # layouts of several islets begin so
EDGE: Final = 13  # the length of an edge
#: The edges at which boards are joined, each with the corners of the board at its two ends.
SIDES: Final = {
    "side0": ("side0_side1", "ocean_side0"),
    "side1": ("side1_side2", "side0_side1"),
    "side2": ("side2_ocean", "side1_side2"),
}
#: An edge or a corner: the slot of a board, and its name there.
Edge = tuple[int, str]


@final
class Board:
    """A board with its ocean as land 0. `adjacent` and `setup` (the icons: what lies there in the
    beginning) are by land; `corners` has the land that owns each corner."""

    __slots__ = ("_edges", "adjacent", "coastal", "corners", "id", "set", "setup", "terrain")

    def __init__(self, id: str, data: dict[str, Any], set: str) -> None:
        self.id: Final = id
        self.set: Final = set
        self.terrain: Final[list[int]] = [TERRAINS.index(word) for word in data["terrain"]]
        self.coastal: Final[list[bool]] = [n in data["coastal"] for n in range(len(self.terrain))]
        self.adjacent: Final[list[list[int]]] = data["adjacent"]
        self.setup: Final[dict[int, dict[str, int]]] = {
            int(n): pieces for n, pieces in data["setup"].items()
        }
        self.corners: Final[dict[str, int]] = data["corners"]
        self._edges: Final[dict[str, dict[str, list[int]]]] = data["edges"]

    def spans(self, side: str, against: bool = False) -> list[tuple[int, int, int]]:
        """Where each land of an edge begins and ends: (start, end, land); `against` for the board
        that is laid against another's edge."""
        edge = self._edges[side]
        bounds = [0, *edge["breaks"], EDGE]
        spans = [(bounds[i], bounds[i + 1], land) for i, land in enumerate(edge["lands"])]
        if against:
            spans = [(EDGE - end, EDGE - start, land) for start, end, land in spans]
        return spans


@final
class Layout:
    """How some number of boards lie: edges joined, and the points where corners meet. A place is
    the slot of a board and the name of its edge or corner.

    The boards may make several islets (SX-25): `islets` has that of each slot, `facing` the pairs
    of slots whose oceans face each other."""

    __slots__ = ("corners", "facing", "islets", "joins")

    def __init__(
        self,
        joins: list[list[Edge]],
        corners: list[list[Edge]],
        islets: list[int],
        facing: list[tuple[int, int]],
    ) -> None:
        self.joins: Final = joins
        self.corners: Final = corners
        self.islets: Final = islets
        self.facing: Final = facing


def _layout(number: int, data: dict[str, Any]) -> Layout:
    """A layout as it is written: one island by its joins, or islets that are laid as usual."""
    if "islets" in data:
        return _archipelago(data["islets"])
    return Layout(
        [[_place(name) for name in pair] for pair in data["joins"]],
        [[_place(name) for name in point] for point in data["corners"]],
        [0] * number,
        [],
    )


def _archipelago(sizes: list[int]) -> Layout:
    joins: list[list[Edge]] = []
    corners: list[list[Edge]] = []
    islets: list[int] = []
    facing: list[tuple[int, int]] = []
    for islet, size in enumerate(sizes):
        first = len(islets)
        laid = LAYOUTS[STANDARD][size]
        joins += [[(slot + first, part) for slot, part in pair] for pair in laid.joins]
        corners += [[(slot + first, part) for slot, part in point] for point in laid.corners]
        if islet:
            facing.append((first - 1, first))
        islets += [islet] * size
    return Layout(joins, corners, islets, facing)


def _place(name: str) -> Edge:
    slot, _, part = name.partition(".")
    return int(slot) - 1, part


def add_boards(data: dict[str, Any]) -> None:
    """Register the boards of a set: `set` and, by letter, `board`."""
    for id, printed in data["board"].items():
        BOARDS[id] = Board(id, printed, data["set"])


def add_layouts(data: dict[str, Any]) -> None:
    """Register layouts by their name and the number of boards."""
    for name, by_number in data.items():
        for number, layout in by_number.items():
            LAYOUTS.setdefault(name, {})[int(number)] = _layout(int(number), layout)


# -- reading ---------------------------------------------------------------------------------------


def are_boards(boards: str) -> bool:
    """Whether these are different boards, as many as there is a layout for."""
    known = all([board in BOARDS for board in boards])
    return known and len({*boards}) == len(boards) and len(boards) in LAYOUTS[STANDARD]


def layouts_for(number: int) -> list[str]:
    """The layouts that there are for so many boards."""
    return [name for name, by_number in LAYOUTS.items() if number in by_number]
