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

# Pieces: invaders, dahan, then tokens, which have no health and are not hurt, then those of single
# scenarios. Every list of kinds that has this order is read as one.
EXPLORER: Final = 1
TOWN: Final = 2
CITY: Final = 3
DAHAN: Final = 4
BEASTS: Final = 5
WILDS: Final = 6
DISEASE: Final = 7
BADLANDS: Final = 8
THIEF: Final = 9  # face down; turned up, a thief is of one of the next four kinds
BLANK_THIEF: Final = 10
THIEF_OF_1: Final = 11
THIEF_OF_2: Final = 12
THIEF_OF_3: Final = 13
PIECES: Final = (
    "",
    "explorer",
    "town",
    "city",
    "dahan",
    "beasts",
    "wilds",
    "disease",
    "badlands",
    "thief",
    "thief-blank",
    "thief-one",
    "thief-two",
    "thief-three",
)
INVADERS: Final = (EXPLORER, TOWN, CITY)
BUILDINGS: Final = (TOWN, CITY)
TOKENS: Final = (BEASTS, WILDS, DISEASE, BADLANDS)
THIEVES: Final = (THIEF, BLANK_THIEF, THIEF_OF_1, THIEF_OF_2, THIEF_OF_3)
# Of any length for the types: compiled code would make a tuple of a known one anew at each look.
HEALTH: Final[tuple[int, ...]] = (0, 1, 2, 3, 2, 0, 0, 0, 0, 1, 1, 1, 1, 1)
STRENGTH: Final[tuple[int, ...]] = (0, 1, 2, 3, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0)  # damage dealt
DESTROYED_FEAR: Final[tuple[int, ...]] = (0, 0, 1, 2, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1)
CLAW: Final = "branch-and-claw"
JAGGED: Final = "jagged-earth"
FEATHER: Final = "feather-and-flame"
#: The sets that bring a token; strife comes with the first four.
TOKEN_SETS: Final = {
    BEASTS: (CLAW, JAGGED),
    WILDS: (CLAW, JAGGED),
    DISEASE: (CLAW, JAGGED),
    BADLANDS: (JAGGED,),
}
STRIFE_SETS: Final = (CLAW, JAGGED)
MOST_STRIFE: Final = 63  # on one invader

# A piece is a number: its kind, the strife on it and the damage on it.
_KIND: Final = 12
_STRIFE: Final = 6
_LOW: Final = 63
_PIECE: Final = re.compile(rf"({'|'.join(PIECES[1:])})(?:[-@]([1-9][0-9]?))?(?:\*([1-9][0-9]?))?")

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
NO_ACTION: Final = -1
INVADER_ACTIONS: Final = ("ravage", "build", "explore")

PRESENCE: Final = 13
LANDS: Final = 9  # a board has land 0, its ocean, and lands 1 to 8
NOBODY: Final = -1
NOWHERE: Final = -1


# -- pieces as numbers -----------------------------------------------------------------------------


def piece(kind: int, damage: int = 0, strife: int = 0) -> int:
    """A piece as it stands in a land, with what lies on it (effects can give much health)."""
    return kind << _KIND | strife << _STRIFE | damage


def kind_of(code: int) -> int:
    return code >> _KIND


def strife_on(code: int) -> int:
    return code >> _STRIFE & _LOW


def damage_on(code: int) -> int:
    return code & _LOW


def unhurt(code: int) -> int:
    """The same piece without damage."""
    return code & ~_LOW


def piece_named(word: str) -> int:
    """The piece that a word means (`town@1` is read as `town-1`), or 0."""
    found = _PIECE.fullmatch(word)
    if found is None:
        return 0
    kind = PIECES.index(found.group(1))
    damage, strife = int(found.group(2) or 0), int(found.group(3) or 0)
    if damage > _LOW or (damage and kind in TOKENS):
        return 0
    if strife > MOST_STRIFE or (strife and kind not in INVADERS):
        return 0
    return piece(kind, damage, strife)


def piece_word(code: int) -> str:
    """A piece in notation: `town`, `town-1` with 1 damage, `town-1*2` with 2 strife as well."""
    word = PIECES[kind_of(code)]
    if damage_on(code):
        word += f"-{damage_on(code)}"
    return f"{word}*{strife_on(code)}" if strife_on(code) else word
