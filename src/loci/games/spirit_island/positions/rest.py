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
from loci.games.spirit_island.positions.names import (
    bounded,
    land_named,
    one_of,
    seat_named,
    terrains_in_order,
    truth,
)
from loci.games.spirit_island.rules.audit import CARDS
from loci.games.spirit_island.rules.effect import effect_from
from loci.games.spirit_island.rules.effects import hide_lands
from loci.games.spirit_island.rules.ending import DOOMS, LOST, WON
from loci.games.spirit_island.rules.island.ways import lay_ways
from loci.games.spirit_island.rules.spirits.elements import free_elements
from loci.games.spirit_island.state.piles import (
    DOWN,
    INVADER,
    INVADER_COVERED,
    OPEN,
    PILE_NUMBERS,
    PILES,
    Pile,
    take_out,
)
from loci.games.spirit_island.state.registry import (
    BLIGHT_CARDS,
    EFFECTS,
    EVENT_CARDS,
    FEAR_CARDS,
    INVADER_CARDS,
    POWERS,
    SPIRITS,
)
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import ELEMENTS

#: Piles that a position names by themselves: those that lie open (a card named there is nowhere
#: else), and those that lie face down, from the top, which are just what the position says.
OPEN_PILES: Final = tuple(
    [pile.name for pile in PILES if pile.face == OPEN and not pile.name.endswith("_space")]
)
DOWN_PILES: Final = tuple(
    [
        pile.name
        for pile in PILES
        if pile.face == DOWN and pile.name not in ("earned", "invader_deck")
    ]
)
_MOST_RECLAIMED: Final = 9  # in a turn, by spaces of tracks
NUMBERS: Final = ("fear_markers", "fear_resolved", "cards_done")
WORDS: Final[dict[str, Iterable[str]]] = {
    "doom": DOOMS,
    "ending": (*WON, *LOST),
    "queue_card": INVADER_CARDS,
}
LAND_LISTS: Final = ("queue", "explored")


def read_rest(table: SpiritTable, fields: Fields) -> None:
    """Everything that is not in a land or at a seat; after the seats, before the lands."""
    data = fields.data
    for name in NUMBERS:
        if name in data:
            least = 1 if name == "fear_markers" else 0
            setattr(table, name, bounded(fields.number(name), least, 99, name))
    for name, known in WORDS.items():
        if name in data:
            setattr(table, name, one_of(fields.word(name), known, name))
    for name in LAND_LISTS:
        if name in data:
            setattr(table, name, [land_named(table, land) for land in fields.words(name)])
    if "fear_sizes" in data:
        table.fear_sizes = fields.numbers("fear_sizes")
        if len(table.fear_sizes) != 3 or min(table.fear_sizes) < 0:
            raise BadData(Text("position-fear-sizes"))
    if "fear_shown" in data:
        table.shown = _known(fields.words("fear_shown"), FEAR_CARDS, "fear_shown")
    if "shown" in data:  # with cards of other kinds among them
        known = {**FEAR_CARDS, **EVENT_CARDS, **INVADER_CARDS, **BLIGHT_CARDS}
        table.shown = _known(fields.words("shown"), known, "shown")
    for name in (*OPEN_PILES, *DOWN_PILES):
        if name in data:
            number = PILE_NUMBERS[name]
            cards = [_in_order(PILES[number], card) for card in fields.words(name)]
            cards = _known(cards, CARDS[PILES[number].holds], name)
            if name in OPEN_PILES or number == INVADER_COVERED:
                _out_of_the_decks(table, cards)
            table.piles[number] = tuple(cards)
    named = fields.children("effects") if "effects" in data else []
    if named or "rng" in data:  # those that the set-up has made are named too, or they are gone
        found = [effect_from(table, _checked_effect(table, child.data)) for child in named]
        table.effects = tuple(found)
        lay_ways(table)
        hide_lands(table)
        words = [str(child.data.get("word", "")) for child in named]
        if "rng" not in data:  # else all piles are as they are named
            _out_of_the_decks(table, [word for word in words if word in POWERS])  # it holds them


def read_rest_of_seat(table: SpiritTable, seat: int, fields: Fields) -> None:
    """What a seat has done and chosen in this turn."""
    owner = table.seats[seat]
    data = fields.data
    if "progression" in data:
        owner.progression = tuple(_known(fields.words("progression"), POWERS, "progression"))
    if "income_taken" in data:
        owner.income_taken = truth(fields, "income_taken")
    if "reclaimed" in data:
        owner.reclaimed = truth(fields, "reclaimed", most=_MOST_RECLAIMED)
    if "tracks_used" in data:
        actions = [action.word for action in SPIRITS[owner.spirit].track_actions]
        owner.tracks_used = tuple(_known(fields.words("tracks_used"), actions, "tracks_used"))
    if "hurried" in data:
        owner.hurried = bounded(fields.number("hurried"), 0, 99, "hurried")
    if "growth_taken" in data:
        options = len(SPIRITS[owner.spirit].growth)
        taken = fields.numbers("growth_taken")
        owner.growth_taken = tuple([bounded(n, 1, options, "growth_taken") - 1 for n in taken])
    if "chosen" in data:
        words = _known(fields.words("chosen"), ELEMENTS, "chosen")
        spaces = free_elements(table, seat)
        if len(words) > spaces:
            raise BadData(Text("position-chosen", elements=", ".join(words), spaces=spaces))
        owner.chosen_elements = tuple([ELEMENTS.index(word) for word in words])


def _in_order(pile: Pile, card: str) -> str:
    return terrains_in_order(card) if pile.holds == INVADER else card


def _known(words: list[str], known: Iterable[str], where: str) -> list[str]:
    names = list(known)
    return [one_of(word, names, where) for word in words]


def _out_of_the_decks(table: SpiritTable, cards: list[str]) -> None:
    for card in cards:
        for number, pile in enumerate(PILES):
            if pile.face == DOWN:
                take_out(table, number, card)


def _checked_effect(table: SpiritTable, data: dict[str, Any]) -> dict[str, Any]:
    """The words of an effect with seats by number, where a position names their spirits; a word
    that is nearly one is told apart from one that is none."""
    named = dict(data)
    kind = one_of(str(data.get("kind")), EFFECTS, "effects")
    if "word" in data and EFFECTS[kind].words():
        one_of(str(data["word"]), EFFECTS[kind].words(), f"effects.{kind}.word")
    for key in ("seat", "from"):
        if key in data:
            named[key] = f"P{seat_named(table, str(data[key])) + 1}"
    return named
