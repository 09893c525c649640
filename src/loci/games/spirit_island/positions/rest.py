"""The less common keys of a position: whole piles, effects in force, where a phase stands.

Hand-written positions seldom need them; a position written by the program has them all, so that it
says everything about a table but its random source.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from loci.core.data import Fields
from loci.core.errors import BadData
from loci.core.text import Text
from loci.games.spirit_island.positions.names import bounded, land_named, one_of, seat_named, truth
from loci.games.spirit_island.rules.effects import DEFENDERS, PLAIN, STOPPERS
from loci.games.spirit_island.rules.elements import free_elements
from loci.games.spirit_island.rules.invader_cards import CARDS
from loci.games.spirit_island.state.registry import FEAR_CARDS, POWERS, SPIRITS
from loci.games.spirit_island.state.table import Effect, SpiritTable
from loci.games.spirit_island.state.terms import ELEMENTS, INVADER_ACTIONS, NOBODY, NOWHERE, PIECES

#: Piles that lie open: a card named there is nowhere else.
OPEN_PILES: Final = (
    "fear_discard",
    "invader_discard",
    "minor_discard",
    "major_discard",
    "removed",
)
#: Piles that lie face down, named from the top; they are just what the position says.
DOWN_PILES: Final = ("fear_deck", "fear_box", "invader_box", "minor_deck", "major_deck")
NUMBERS: Final = ("fear_markers", "fear_resolved", "cards_done")
WORDS: Final = ("doom", "ending", "queue_card")
LAND_LISTS: Final = ("queue", "explored")

#: Effects that are nothing without a land, without a seat, and those that have a word.
_OF_LANDS: Final = (
    "defend",
    "skip",
    "health",
    "no-blight",
    "dahan-immune",
    "dahan-safe",
    "dahan-first",
    "dread",
    "vengeance",
)
_OF_SEATS: Final = (
    "range",
    "origin",
    "hurry",
    "repeat",
    "made-fast",
    "keep-card",
    "ward",
    "played-and-lost",
)
_WORDS: Final[dict[str, Iterable[str]]] = {
    "skip": INVADER_ACTIONS,
    "health": PIECES[1:],
    "repeat": ("pay",),
    "made-fast": POWERS,
}
_NEEDED: Final = (
    ("land", _OF_LANDS),
    ("seat", _OF_SEATS),
    ("from", ("origin",)),
    ("word", ("health", "made-fast")),
)


def read_rest(table: SpiritTable, fields: Fields) -> None:
    """Everything that is not in a land or at a seat; after the seats, before the lands."""
    data = fields.data
    for name in NUMBERS:
        if name in data:
            least = 1 if name == "fear_markers" else 0
            setattr(table, name, bounded(fields.number(name), least, 99, name))
    for name in WORDS:
        if name in data:
            setattr(table, name, fields.word(name))
    for name in LAND_LISTS:
        if name in data:
            setattr(table, name, [land_named(table, land) for land in fields.words(name)])
    if "fear_sizes" in data:
        table.fear_sizes = fields.numbers("fear_sizes")
        if len(table.fear_sizes) != 3 or min(table.fear_sizes) < 0:
            raise BadData(Text("position-fear-sizes"))
    if "fear_shown" in data:
        table.fear_shown = _known(fields.words("fear_shown"), FEAR_CARDS, "fear_shown")
    for name in OPEN_PILES:
        if name in data:
            cards = _known(fields.words(name), _kind(name), name)
            _out_of_the_decks(table, cards)
            setattr(table, name, cards)
    for name in DOWN_PILES:
        if name in data:
            setattr(table, name, _known(fields.words(name), _kind(name), name))
    if "effects" in data:
        table.effects = [_effect(table, child) for child in fields.children("effects")]


def read_rest_of_seat(table: SpiritTable, seat: int, fields: Fields) -> None:
    """What a seat has done and chosen in this turn."""
    owner = table.seats[seat]
    data = fields.data
    if "progression" in data:
        owner.progression = _known(fields.words("progression"), POWERS, "progression")
    for name in ("income_taken", "reclaimed"):
        if name in data:
            setattr(owner, name, truth(fields, name))
    if "hurried" in data:
        owner.hurried = bounded(fields.number("hurried"), 0, 99, "hurried")
    if "growth_taken" in data:
        options = len(SPIRITS[owner.spirit].growth)
        taken = fields.numbers("growth_taken")
        owner.growth_taken = [bounded(n, 1, options, "growth_taken") - 1 for n in taken]
    if "chosen" in data:
        words = _known(fields.words("chosen"), ELEMENTS, "chosen")
        spaces = free_elements(table, seat)
        if len(words) > spaces:
            raise BadData(Text("position-chosen", elements=", ".join(words), spaces=spaces))
        owner.chosen_elements = [ELEMENTS.index(word) for word in words]


def _kind(pile: str) -> Any:
    if pile.startswith("fear"):
        return FEAR_CARDS
    return CARDS if pile.startswith("invader") else POWERS


def _known(words: list[str], known: Iterable[str], where: str) -> list[str]:
    names = list(known)
    return [one_of(word, names, where) for word in words]


def _out_of_the_decks(table: SpiritTable, cards: list[str]) -> None:
    piles = [getattr(table, name) for name in (*DOWN_PILES, "invader_deck")]
    for card in cards:
        for pile in piles:
            if card in pile:
                pile.remove(card)


def _effect(table: SpiritTable, fields: Fields) -> Effect:
    """`{kind: defend, land: A5, number: 3, seat: P1, word: …}`; what is needed besides the kind
    depends on it. An `origin` has another seat, `from`, in place of a number."""
    data = fields.data
    kind = one_of(fields.word("kind"), (*PLAIN, *STOPPERS, *DEFENDERS), "effects")
    seat = seat_named(table, fields.word("seat")) if "seat" in data else NOBODY
    land = land_named(table, fields.word("land")) if "land" in data else NOWHERE
    for key, kinds in _NEEDED:
        if kind in kinds and key not in data:
            raise BadData(Text("position-effect", kind=kind, key=key))
    number = 0
    if kind == "origin":
        number = seat_named(table, fields.word("from"))
    elif "number" in data:
        number = bounded(fields.number("number"), 0, 99, f"effects.{kind}.number")
    word = ""
    if kind in _WORDS and "word" in data:
        word = one_of(fields.word("word"), _WORDS[kind], f"effects.{kind}.word")
    fields.done()
    return Effect(kind, seat, land, number, word)
