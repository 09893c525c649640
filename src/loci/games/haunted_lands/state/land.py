"""The map: seven tiles of seven hexes around Kalena.

Tiles are named K (Kalena) and A … F around it; a hex is its tile's letter and a digit: 0 the
centre, then 1 E, 2 NE, 3 NW, 4 W, 5 SW, 6 SE. The High City is one of
K0 … K6 (K0 unless a printed copy says otherwise). A hex's number in the lists of
a table is 7 × tile + digit.
"""

from __future__ import annotations

from functools import cache
from typing import Final, final

from loci.games.haunted_lands.state.components import Components, load_components
from loci.games.haunted_lands.state.terms import HIGH_CITY, LAKE

TILES: Final = "KABCDEF"
HEXES: Final = 49

# Axial coordinates, pointy tops: E, NE, NW, W, SW, SE.
_AROUND: Final = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
_PLACES: Final = ((0, 0), *_AROUND)
_CENTRES: Final = ((0, 0), (2, 1), (-1, 3), (-3, 2), (-2, -1), (1, -3), (3, -2))

COORDINATES: Final[list[tuple[int, int]]] = [
    (centre[0] + place[0], centre[1] + place[1]) for centre in _CENTRES for place in _PLACES
]
NAMES: Final[list[str]] = [f"{tile}{digit}" for tile in TILES for digit in range(7)]
NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}


def _neighbours() -> list[list[int]]:
    at = {place: number for number, place in enumerate(COORDINATES)}
    found: list[list[int]] = []
    for q, r in COORDINATES:
        near = [at[(q + dq, r + dr)] for dq, dr in _AROUND if (q + dq, r + dr) in at]
        found.append(sorted(near))
    return found


NEIGHBOURS: Final[list[list[int]]] = _neighbours()
_NO_LAKES: Final[list[int]] = []  # beside most hexes; one for all of them


@final
class Land:
    """What never changes on one map: its tiles, the terrain of every hex, the lakes beside it; and
    the same as bytes (`printed`: terrains, then where lakes are beside). Shared by all tables on
    that map."""

    __slots__ = ("high_city", "lakes", "of_terrain", "printed", "terrain", "tiles")

    def __init__(self, components: Components, tiles: tuple[str, ...]) -> None:
        self.tiles: Final = tiles
        self.terrain: Final = list(components.kalena)
        self.high_city: Final = self.terrain.index(HIGH_CITY)
        for tile in tiles:
            self.terrain.extend(components.regions[tile].layout)
        self.lakes: Final = [
            [near for near in NEIGHBOURS[number] if self.terrain[near] == LAKE] or _NO_LAKES
            for number in range(HEXES)
        ]
        self.of_terrain: Final = [
            [number for number in range(HEXES) if self.terrain[number] == kind] for kind in range(6)
        ]
        self.printed: Final = bytes([*self.terrain, *[int(bool(near)) for near in self.lakes]])


@cache
def make_land(components_text: str, tiles: tuple[str, ...]) -> Land:
    """The map with these region tiles at A … F."""
    return Land(load_components(components_text), tiles)
