"""The island of Spirit Island: its lands as the boards lie, and what is in them.

Islands whose boards lie in no layout of the rulebooks (boards of a file, boards that came in the
game, islets) are drawn as a list of lands.
"""

from __future__ import annotations

import json
import math
from functools import cache
from importlib.resources import files
from typing import Any, Final

from loci.envs.pictures.drawing import GROUND, INK, SEATS, WHITE, Drawing, Point

_SIDE: Final = 400  # of a board
_ACROSS: Final = 6  # lands beside each other, in a list
_CELL: Final = 104
_SHORE: Final = "#f6e8bd"
#: What a piece is called, its colour and that of the letters.
_PIECES: Final = {
    "explorer": ("E", WHITE, INK),
    "town": ("T", WHITE, INK),
    "city": ("C", WHITE, INK),
    "dahan": ("D", "#d9713a", WHITE),
    "beasts": ("be", "#8a3a12", WHITE),
    "wilds": ("wi", "#2c6a2f", WHITE),
    "disease": ("di", "#6d6312", WHITE),
    "badlands": ("ba", "#a33b1e", WHITE),
}
_THIEF: Final = ("th", "#c9a0dc", INK)
_BLIGHT: Final = "#4b2a55"
_DEFENCE: Final = "#1f5fa8"

#: The lands of the boards and how boards lie, as the site has them (docs/client.md).
SHAPES: Final = files(__package__).joinpath("island.json")

#: What is written on a small tile, its colours, and how its edge is drawn.
Chip = tuple[str, str, str, str]


def draw(view: dict[str, Any]) -> Drawing:
    drawing = Drawing()
    lies = _lies(view)
    if lies is None:
        _list(drawing, view["lands"])
        return drawing
    for letter, lie in zip(view["boards"], lies, strict=True):
        _board(drawing, letter, lie, view)
    return drawing


@cache
def _shapes() -> Any:
    return json.loads(SHAPES.read_text("utf-8"))


def _lies(view: dict[str, Any]) -> list[list[int]] | None:
    """How each board lies: turned by degrees, then moved."""
    shapes, boards = _shapes(), view["boards"]
    found: list[list[int]] | None = shapes["layouts"].get(view["layout"], {}).get(str(len(boards)))
    drawn = all(letter in shapes["boards"] for letter in boards)
    return None if not drawn or "added" in view or "sunk" in view else found


def _board(drawing: Drawing, letter: str, lie: list[int], view: dict[str, Any]) -> None:
    shapes = _shapes()
    unit = shapes["unit"]
    angle = math.radians(lie[0])
    cos, sin = math.cos(angle), math.sin(angle)

    def placed(x: float, y: float) -> Point:
        return (
            _SIDE * (cos * x - sin * y + lie[1]) / unit,
            -_SIDE * (sin * x + cos * y + lie[2]) / unit,
        )

    board = shapes["boards"][letter]
    lines = [list(zip(flat[::2], flat[1::2], strict=True)) for flat in board["borders"]]
    for number, shape in enumerate(board["lands"]):
        land = view["lands"][f"{letter}{number}"]
        ring = [
            placed(*point)
            for line in shape["ring"]
            for point in (lines[line] if line >= 0 else lines[-1 - line][::-1])[:-1]
        ]
        drawing.ground(ring, GROUND.get(land["terrain"], WHITE), _SHORE, 3)
        x, y = placed(*shape["label"])
        drawing.text(x, y, 13, f"{letter}{number}")
        _contents(drawing, *placed(*shape["anchor"]), land)


def _list(drawing: Drawing, lands: dict[str, Any]) -> None:
    for place, (name, land) in enumerate(lands.items()):
        x, y = _CELL * (place % _ACROSS), _CELL * (place // _ACROSS)
        corners = [(x, y), (x + _CELL, y), (x + _CELL, y + _CELL), (x, y + _CELL)]
        drawing.ground(corners, GROUND.get(land["terrain"], WHITE), _SHORE, 3)
        drawing.text(x + _CELL / 2, y + 14, 13, name)
        _contents(drawing, x + _CELL / 2, y + _CELL / 2 + 8, land)


def _contents(drawing: Drawing, x: float, y: float, land: dict[str, Any]) -> None:
    """Tiles around a point: how many of what is in the land."""
    chips = _chips(land)
    across = 3 if len(chips) > 4 else 2
    rows = [chips[at : at + across] for at in range(0, len(chips), across)]
    for down, row in enumerate(rows):
        for place, (words, fill, ink, edge) in enumerate(row):
            left = x + 31 * (place - len(row) / 2) + 1
            top = y + 20 * (down - len(rows) / 2)
            corners = [(left, top), (left + 29, top), (left + 29, top + 18), (left, top + 18)]
            drawing.polygon(corners, fill, edge, 1.5)
            drawing.text(left + 14.5, top + 9, 12, words, ink)


def _chips(land: dict[str, Any]) -> list[Chip]:
    found: list[Chip] = []
    for group in land["pieces"]:
        letters, fill, ink = _PIECES.get(group["piece"], _THIEF)
        hurt = f"-{group['damage']}" if group["damage"] else ""
        strife = "!" * group.get("strife", 0)
        found.append((f"{group['number']}{letters}{hurt}{strife}", fill, ink, INK))
    if land["blight"]:
        found.append((f"{land['blight']}bl", _BLIGHT, WHITE, WHITE))
    for seat, number in enumerate(land["presence"]):
        if number:
            sacred = "*" if seat in land["sacred"] else ""
            found.append((f"{number}P{sacred}", SEATS[seat], WHITE, WHITE))
    if land["defence"]:
        found.append((f"+{land['defence']}", WHITE, _DEFENCE, _DEFENCE))
    return found
