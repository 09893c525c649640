"""The map of Terra Mystica: terrains, rivers, bridges and buildings."""

from __future__ import annotations

import math
from typing import Any, Final

from loci.envs.pictures.drawing import GROUND, SEATS, WHITE, Drawing, Point, hexagon
from loci.games.terra_mystica.state.board import LAND, NAMES, ROW_COLUMN

_SIZE: Final = 30
_TOWN: Final = "#ffd75e"


def draw(view: dict[str, Any]) -> Drawing:
    drawing = Drawing()
    places = {name: _middle(*ROW_COLUMN[hex]) for hex, name in enumerate(NAMES)}
    for hex, name in enumerate(NAMES):
        terrain = view["hexes"][name]["terrain"] if hex < LAND else "river"
        drawing.ground(hexagon(*places[name], _SIZE), GROUND[terrain], WHITE, 1.5)
    for river in view["rivers"]:
        drawing.circle(*places[river], 6, WHITE)
    for bridge in view["bridges"]:
        one, other = (places[end] for end in bridge["ends"])
        drawing.line(one, other, WHITE, 8)
        drawing.line(one, other, SEATS[bridge["owner"]], 5)
    for name, hex in view["hexes"].items():
        x, y = places[name]
        drawing.text(x, y - 20, 8, name)
        if "building" in hex:
            edge = _TOWN if hex.get("town") else WHITE
            _building(drawing, x, y + 3, hex["building"], SEATS[hex["owner"]], edge)
    return drawing


def _middle(row: int, column: int) -> Point:
    return math.sqrt(3) * _SIZE * (column + row % 2 / 2), 1.5 * _SIZE * row


def _building(drawing: Drawing, x: float, y: float, kind: str, fill: str, edge: str) -> None:
    """The shapes of the game's pieces: a house, one with a tower, discs, and a large block."""
    if kind in _ROUND:
        drawing.circle(x, y, _ROUND[kind], fill, edge, 2)
    else:
        drawing.polygon([(x + dx, y + dy) for dx, dy in _OUTLINES[kind]], fill, edge, 2)


_ROUND: Final = {"temple": 10, "sanctuary": 14}
_OUTLINES: Final[dict[str, list[Point]]] = {
    "dwelling": [(-8, 9), (-8, -2), (0, -10), (8, -2), (8, 9)],
    "trading-house": [(-13, 10), (-13, -2), (-6, -9), (1, -2), (13, -2), (13, 10)],
    "stronghold": [
        *[(-14, 12), (-14, -12), (-7, -12), (-7, -6), (-3, -6), (-3, -12)],
        *[(3, -12), (3, -6), (7, -6), (7, -12), (14, -12), (14, 12)],
    ],
}
