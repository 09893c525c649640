"""The map of Haunted Lands: terrains, Spectres, buildings and Seers."""

from __future__ import annotations

import math
from typing import Any, Final

from loci.envs.pictures.drawing import GROUND, INK, SEATS, WHITE, Drawing, hexagon
from loci.games.haunted_lands.state.land import COORDINATES, NAMES

_SIZE: Final = 30
_LETTERS: Final = {"windmill": "W", "sawmill": "S", "mine": "M", "noria": "N"}


def draw(view: dict[str, Any]) -> Drawing:
    drawing = Drawing()
    for name, (q, r) in zip(NAMES, COORDINATES, strict=True):
        x, y = math.sqrt(3) * _SIZE * (q + r / 2), 1.5 * _SIZE * r
        hex = view["hexes"][name]
        drawing.ground(hexagon(x, y, _SIZE), GROUND[hex["terrain"]], WHITE, 1.5)
        drawing.text(x, y - 20, 8, name)
        if "building" in hex:
            _building(drawing, x - 10, y - 2, hex)
        if hex.get("spectre"):
            _spectre(drawing, x + 11, y - 2)
        if hex.get("exploited"):
            drawing.text(x, y + 2, 14, "×")
        for place, seat in enumerate(hex.get("seers", [])):
            at = x + 13 * (place - (len(hex["seers"]) - 1) / 2)
            drawing.circle(at, y + 15, 6, SEATS[seat], WHITE, 1.5)
            drawing.text(at, y + 15, 8, str(seat + 1), WHITE)
    return drawing


def _building(drawing: Drawing, x: float, y: float, hex: dict[str, Any]) -> None:
    """A house in its owner's colour with the letter of its kind."""
    walls = [(x - 9, y + 8), (x - 9, y - 4), (x, y - 12), (x + 9, y - 4), (x + 9, y + 8)]
    drawing.polygon(walls, SEATS[hex["owner"]], WHITE, 1.5)
    drawing.text(x, y + 1, 11, _LETTERS.get(hex["building"], "?"), WHITE)


def _spectre(drawing: Drawing, x: float, y: float) -> None:
    drawing.circle(x, y, 7.5, WHITE, "#2c2350", 1.5)
    for eye in (-2.5, 2.5):
        drawing.circle(x + eye, y - 1, 1.4, INK)
