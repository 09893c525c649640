"""The map as text: nine rows of hexes, every second one half a hex to the east."""

from __future__ import annotations

from typing import Any, Final

from loci.games.terra_mystica.state.board import LAND, NAMES, ROW_COLUMN
from loci.games.terra_mystica.state.terms import BUILDINGS, CODES

#: How wide a hex is, in characters; shifted rows begin half as far to the east.
_WIDTH: Final = 6
_LETTERS: Final = {
    "desert": "D",
    "plains": "P",
    "swamp": "S",
    "lakes": "L",
    "forest": "F",
    "mountains": "M",
    "wasteland": "W",
}


def drawing(view: dict[str, Any]) -> str:
    """Each hex: its name and the letter of its terrain; below them the owner's seat and the
    code of the building (`1:TP`), with `*` in a town. Rivers are `~~~~`; `*` marks a town there."""
    rows = max([row for row, _ in ROW_COLUMN]) + 1
    upper = [[" "] * 84 for _ in range(rows)]
    lower = [[" "] * 84 for _ in range(rows)]
    for hex, (row, column) in enumerate(ROW_COLUMN):
        at = _WIDTH * column + _WIDTH // 2 * (row % 2)
        name = NAMES[hex]
        if hex >= LAND:
            _write(upper[row], at, "~~*~" if name in view["rivers"] else "~~~~")
            continue
        data = view["hexes"][name]
        _write(upper[row], at, f"{name} {_LETTERS[data['terrain']]}")
        _write(lower[row], at, _mark(data))
    lines: list[str] = []
    for row in range(rows):
        lines += ["".join(upper[row]).rstrip(), "".join(lower[row]).rstrip()]
    return "\n".join(lines)


def _mark(data: dict[str, Any]) -> str:
    if "building" not in data:
        return ""
    code = CODES[BUILDINGS.index(data["building"])]
    return f"{data['owner'] + 1}:{code}{'*' if 'town' in data else ''}"


def _write(line: list[str], at: int, text: str) -> None:
    for i, letter in enumerate(text):
        line[at + i] = letter
