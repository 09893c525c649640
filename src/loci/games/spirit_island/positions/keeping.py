"""What a spirit keeps (`Spirit.keeps`) as keys of its seat: numbers, elements by name, lists."""

from __future__ import annotations

from typing import Any

from loci.core.data import Fields
from loci.games.spirit_island.positions.names import bounded, one_of
from loci.games.spirit_island.rules.powers.cards import DECKS
from loci.games.spirit_island.rules.spirits.keeping import (
    CARDS,
    ELEMENT_COUNTS,
    NUMBER,
    Keep,
    keep_number,
    keep_words,
    kept_number,
    kept_words,
)
from loci.games.spirit_island.state.piles import take_out
from loci.games.spirit_island.state.registry import POWERS, SPIRITS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import ELEMENTS


def read_kept(table: SpiritTable, seat: int, fields: Fields) -> None:
    """The keys that the spirit of the seat has; power cards leave their decks."""
    for keep in SPIRITS[table.seats[seat].spirit].keeps:
        if keep.name not in fields.data:
            continue
        if keep.kind == NUMBER:
            number = bounded(fields.number(keep.name), 0, keep.most, keep.name)
            keep_number(table, seat, keep, number)
        else:
            keep_words(table, seat, keep, _words(table, keep, fields))


def _words(table: SpiritTable, keep: Keep, fields: Fields) -> list[str]:
    if keep.kind == ELEMENT_COUNTS:
        counts = fields.child(keep.name)
        words: list[str] = []
        for name in counts.data:
            number = bounded(counts.number(name), 0, keep.most, name)
            words += [one_of(name, ELEMENTS, keep.name)] * number
        counts.done()
        return words
    allowed = POWERS if keep.kind == CARDS else keep.allowed
    found = [one_of(word, allowed, keep.name) for word in fields.words(keep.name)]
    for card in found if keep.kind == CARDS else []:
        for pile in DECKS.values():
            take_out(table, pile, card)
    return found


def write_kept(table: SpiritTable, seat: int) -> dict[str, Any]:
    """Inverse of `read_kept`; what there is nothing of is left out."""
    data: dict[str, Any] = {}
    for keep in SPIRITS[table.seats[seat].spirit].keeps:
        if keep.kind == NUMBER:
            data[keep.name] = kept_number(table, seat, keep)
        else:
            words = kept_words(table, seat, keep)
            counts = {name: words.count(name) for name in ELEMENTS if name in words}
            data[keep.name] = counts if keep.kind == ELEMENT_COUNTS else words
    return {name: value for name, value in data.items() if value}
