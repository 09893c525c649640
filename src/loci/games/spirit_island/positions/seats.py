"""What positions say about seats: numbers, cards, tracks, elements."""

from __future__ import annotations

from typing import Any, Final

from loci.core.data import Fields
from loci.core.errors import BadData
from loci.core.text import Text
from loci.games.spirit_island.positions.keeping import read_kept
from loci.games.spirit_island.positions.names import bounded, one_of, truth
from loci.games.spirit_island.positions.rest import read_rest_of_seat
from loci.games.spirit_island.rules.powers.cards import DECKS
from loci.games.spirit_island.rules.spirits.elements import elements_of, free_elements
from loci.games.spirit_island.rules.spirits.spirit import PLAYS_TRACK
from loci.games.spirit_island.state.piles import REMOVED, take_out
from loci.games.spirit_island.state.registry import POWERS, SPIRITS
from loci.games.spirit_island.state.seat import NO_ELEMENTS, Seat
from loci.games.spirit_island.state.steps import CHOOSING, SPIRIT_PHASE
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import ELEMENTS

_NUMBERS: Final = ("energy", "destroyed", "plays_made", "bonus_plays", "drowned")


def read_seat(table: SpiritTable, seat: int, fields: Fields, written: bool) -> None:
    """Of a position that the program has `written`, fixed elements may be fewer than none."""
    owner = table.seats[seat]
    least = -99 if written else 0
    if not owner.spirit:
        raise BadData(Text("step-no-spirit", name=f"P{seat + 1}"))
    for name in _NUMBERS:
        if name in fields.data:
            setattr(owner, name, bounded(fields.number(name), 0, 99, name))
    for name in ("grown", "ready"):
        if name in fields.data:
            setattr(owner, name, truth(fields, name, most=2))
    for name in ("hand", "played", "discard", "used"):
        if name in fields.data:
            cards = [one_of(card, POWERS, name) for card in fields.words(name)]
            setattr(owner, name, cards)
            for card in cards:
                if name != "used" or not written:  # a step may use what is another spirit's
                    _check_power(owner, card, name)
                for pile in DECKS.values():
                    take_out(table, pile, card)
                owner.progression = tuple([left for left in owner.progression if left != card])
    _read_tracks(owner, fields)
    read_kept(table, seat, fields)
    if "elements" in fields.data and "elements_now" in fields.data:
        raise BadData(Text("position-elements"))
    for name in ("elements", "elements_now"):  # the latter is reckoned up when the rest is known
        elements = fields.child(name) if name in fields.data else Fields({})
        counts = list(owner.extra_elements)
        for word in elements.data:
            at = ELEMENTS.index(one_of(word, ELEMENTS, name))
            counts[at] = bounded(elements.number(word), least, 99, word)
        owner.extra_elements = tuple(counts)
        elements.done()
    read_rest_of_seat(table, seat, fields)
    fields.done()


def _read_tracks(owner: Seat, fields: Fields) -> None:
    """`energy_track`, `plays_track`, and the others of the panel by name in `tracks`."""
    more = fields.child("tracks") if "tracks" in fields.data else Fields({})
    shown = list(owner.shown)
    for place, track in enumerate(SPIRITS[owner.spirit].tracks):
        given, name = (more, track.name) if place > PLAYS_TRACK else (fields, f"{track.name}_track")
        if name in given.data:
            number = given.number(name)
            shown[place] = bounded(number, track.start, len(track.spaces), name)
    more.done()
    owner.shown = tuple(shown)


def fill_in_seat(table: SpiritTable, seat: int, said: dict[str, Any]) -> None:
    """What follows from the rest of the position where it is not `said`."""
    owner = table.seats[seat]
    if "grown" not in said and table.step not in (CHOOSING, SPIRIT_PHASE):
        owner.grown = 1
    if "plays_made" not in said and table.step == SPIRIT_PHASE:
        owner.plays_made = len(owner.played) * SPIRITS[owner.spirit].play_price
    if "hand" not in said:
        # The four unique cards are in hand, but for those that are said to be elsewhere. A second
        # seat with the same spirit has cards of its own.
        gone = owner.played + owner.discard + list(table.piles[REMOVED])
        for other in table.seats:
            if other.spirit != owner.spirit:
                gone = gone + other.hand + other.played + other.discard
        owner.hand = [card for card in owner.hand if card not in gone]


def fix_elements(table: SpiritTable, seat: int, said: dict[str, Any]) -> None:
    """`elements_now` are all that the seat has, whatever its cards and spaces give; an element of
    choice then counts as chosen."""
    owner = table.seats[seat]
    wanted = said["elements_now"]
    if "chosen" not in said:
        owner.chosen_elements += (0,) * free_elements(table, seat)
    owner.extra_elements = NO_ELEMENTS
    had = elements_of(table, seat)
    owner.extra_elements = tuple([wanted.get(name, 0) - had[n] for n, name in enumerate(ELEMENTS)])


def _check_power(owner: Seat, card: str, where: str) -> None:
    """Innate powers are no cards; they can only have been used, by their own spirit."""
    innates = SPIRITS[owner.spirit].innates
    if POWERS[card].deck == "innate" and (where != "used" or card not in innates):
        raise BadData(Text("position-innate", power=card))
