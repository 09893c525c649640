"""The names of things as texts: pieces, cards, elements, kinds of lands."""

from __future__ import annotations

from collections.abc import Sequence

from loci.core.text import Text
from loci.games.spirit_island.state.island import Island
from loci.games.spirit_island.state.terms import (
    ELEMENTS,
    PIECES,
    TERRAINS,
    damage_on,
    kind_of,
    strife_on,
)


def card_text(card: str) -> Text:
    return Text(f"power-{card}")


def fear_text(card: str) -> Text:
    return Text(f"fear-{card}")


def kind_text(kind: int, number: int = 1) -> Text:
    """Pieces of one kind."""
    return Text(f"piece-{PIECES[kind]}", number=number)


def piece_text(code: int, number: int = 1) -> Text:
    """Equal pieces, with the damage and the strife on each of them."""
    pieces = kind_text(kind_of(code), number)
    if damage_on(code):
        pieces = Text("piece-hurt", piece=pieces, damage=damage_on(code))
    if strife_on(code):
        pieces = Text("piece-strife", piece=pieces, strife=strife_on(code))
    return pieces


def terrain_text(island: Island, land: int) -> Text:
    return Text(f"terrain-{TERRAINS[island.terrain[land]]}")


def land_kind(name: str) -> Text:
    """A kind of land as panels and powers name it."""
    return Text(f"terrain-{name}") if name in TERRAINS else Text(f"target-{name}")


def by_element(counts: Sequence[int]) -> dict[str, int]:
    return {name: counts[n] for n, name in enumerate(ELEMENTS) if counts[n]}


def elements_text(numbers: dict[str, int]) -> list[Text]:
    """`{"sun": 2}` in words; a dash when there are none."""
    found = [
        Text("element-number", number=number, element=Text(f"element-{name}"))
        for name, number in numbers.items()
    ]
    return found or [Text("nothing")]
