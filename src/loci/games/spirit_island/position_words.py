"""Names and numbers in hand-written positions and steps: seats, lands, cards, bounds."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from typing import Final

from loci.core.errors import BadData
from loci.core.text import Text
from loci.games.spirit_island.table import SpiritTable

_SEAT: Final = re.compile(r"P([1-4])")


def seat_named(table: SpiritTable, name: str) -> int:
    """A seat by its number (`P1`), or by its spirit's name or a word of it (`River`)."""
    found = _SEAT.fullmatch(name)
    if found is not None and int(found.group(1)) <= len(table.seats):
        return int(found.group(1)) - 1
    seats = [seat for seat, owner in enumerate(table.seats) if is_called(owner.spirit, name)]
    if len(seats) != 1:
        raise BadData(Text("position-who", name=name))
    return seats[0]


def is_called(spirit: str, name: str) -> bool:
    """Whether a name, or a word of one, is this spirit's: `River`, and `Lightning` or `Ocean` for
    lightnings-swift-strike and oceans-hungry-grasp."""
    word = name.lower().replace("'", "").replace("’", "").replace(" ", "-")
    parts = spirit.split("-")
    return word == spirit or word in parts or f"{word}s" in parts[:1]


def land_named(table: SpiritTable, name: str) -> int:
    if name not in table.island.numbers:
        raise BadData(Text("position-land", land=name))
    return table.island.numbers[name]


def one_of(word: str, known: Iterable[str], where: str) -> str:
    names = list(known)
    if word not in names:
        near = difflib.get_close_matches(word.replace("_", "-"), names, n=3)
        if near:
            raise BadData(Text("position-word-near", word=word, where=where, near=", ".join(near)))
        raise BadData(Text("position-word", word=word, where=where))
    return word


def bounded(value: int, least: int, most: int, name: str) -> int:
    if not least <= value <= most:
        raise BadData(Text("position-number", name=name, least=least, most=most))
    return value
