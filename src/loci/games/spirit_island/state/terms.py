"""The words of the rulebook that everything else is written in."""

from __future__ import annotations

import re
from typing import Final

# Terrains
OCEAN: Final = 0
JUNGLE: Final = 1
MOUNTAIN: Final = 2
SANDS: Final = 3
WETLAND: Final = 4
TERRAINS: Final = ("ocean", "jungle", "mountain", "sands", "wetland")

# Pieces with health; a piece on the map is kind·64 + the damage on it.
EXPLORER: Final = 1
TOWN: Final = 2
CITY: Final = 3
DAHAN: Final = 4
PIECES: Final = ("", "explorer", "town", "city", "dahan")
_PIECE: Final = re.compile(rf"({'|'.join(PIECES[1:])})(?:[-@]([1-9][0-9]?))?")
INVADERS: Final = (EXPLORER, TOWN, CITY)
BUILDINGS: Final = (TOWN, CITY)
HEALTH: Final = (0, 1, 2, 3, 2)
STRENGTH: Final = (0, 1, 2, 3, 2)  # damage dealt
DESTROYED_FEAR: Final = (0, 0, 1, 2, 0)

# Elements
ELEMENTS: Final = ("sun", "moon", "fire", "air", "water", "earth", "plant", "animal")
SUN, MOON, FIRE, AIR, WATER, EARTH, PLANT, ANIMAL = range(8)
ANY: Final = 8  # a space that gives an element of choice

# Speeds of powers
FAST: Final = 0
SLOW: Final = 1
SPEEDS: Final = ("fast", "slow")

# Invader actions
RAVAGE: Final = 0
BUILD: Final = 1
EXPLORE: Final = 2
INVADER_ACTIONS: Final = ("ravage", "build", "explore")

PRESENCE: Final = 13
LANDS: Final = 9  # a board has land 0, its ocean, and lands 1 to 8
NOBODY: Final = -1
NOWHERE: Final = -1


# -- pieces as numbers -----------------------------------------------------------------------------


def piece(kind: int, damage: int = 0) -> int:
    """A piece as it stands in a land: kind·64 + the damage on it (effects can give much health)."""
    return kind * 64 + damage


def kind_of(code: int) -> int:
    return code >> 6


def damage_on(code: int) -> int:
    return code & 63


def piece_named(word: str) -> int:
    """The piece that a word means (`town@1` is read as `town-1`), or 0."""
    found = _PIECE.fullmatch(word)
    return piece(PIECES.index(found.group(1)), int(found.group(2) or 0)) if found else 0


def piece_word(code: int) -> str:
    """A piece in notation: `town`, or `town-1` with 1 damage."""
    name = PIECES[code >> 6]
    return f"{name}-{code & 63}" if code & 63 else name
