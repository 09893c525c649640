"""The piles of a position: fear, invader and blight cards, so that their numbers agree.

A position names a few cards; the rest is what a real game would have left of its decks.
"""

from __future__ import annotations

from typing import Any, Final

from loci.core.data import Fields
from loci.core.errors import BadData
from loci.core.text import Text
from loci.games.spirit_island.positions.names import bounded, one_of
from loci.games.spirit_island.rules.invader_cards import CARDS
from loci.games.spirit_island.rules.setup import first_blight
from loci.games.spirit_island.state.registry import ADVERSARIES, BLIGHT_CARDS, FEAR_CARDS, SCENARIOS
from loci.games.spirit_island.state.table import EXPLORES, INVADERS, SpiritTable

SPACES: Final = ("ravage", "build", "explore", "extra")
#: The keys among which a card lies in one place only.
_PLACES: Final = (
    (*SPACES, "invader_deck", "invader_box", "invader_discard"),
    ("earned", "fear_deck", "fear_box", "fear_discard"),
)


def read_fear(table: SpiritTable, fields: Fields) -> None:
    """`terror` and `earned`, and of the fear deck as many cards as they leave (SI-25.11)."""
    data = fields.data
    if "earned" in data:
        table.earned = [one_of(card, FEAR_CARDS, "earned") for card in fields.words("earned")]
    if "terror" in data:
        table.terror = bounded(fields.number("terror"), 1, 3, "terror")
    if "fear_deck" in data:
        # The deck is just as it is named (`read_rest` takes it), and the box has the others.
        named = [*table.earned, *fields.words("fear_deck")]
        dealt = table.fear_deck + table.fear_box
        table.fear_box = [card for card in dealt if card not in named]
        return
    sizes = table.fear_sizes
    whole = len(table.fear_deck)
    taken = len(table.earned)
    taken += len(fields.words("fear_discard")) if "fear_discard" in data else 0
    if whole == sum(sizes):  # else a scenario's deck has no parts
        taken = max(taken, sum(sizes[: table.terror - 1]))
        if taken >= sum(sizes[: table.terror]):
            raise BadData(Text("position-terror", terror=table.terror, cards=taken))
    for card in table.earned:
        for pile in (table.fear_deck, table.fear_box):
            if card in pile:
                pile.remove(card)
    left = max(0, whole - taken)
    while len(table.fear_deck) > left:
        table.fear_box.append(table.fear_deck.pop(0))
    while len(table.fear_deck) < left:
        table.fear_deck.append(table.fear_box.pop())


def read_invaders(table: SpiritTable, fields: Fields) -> None:
    """The cards on the action spaces and the deck."""
    data = fields.data
    for name in SPACES:
        if name in data:
            cards = [one_of(card, CARDS, name) for card in fields.words(name)]
            setattr(table, f"{name}_space", cards)
            for card in cards:
                _take_out(table, card)
    if "invader_deck" in data:
        deck = [one_of(card, CARDS, "invader_deck") for card in fields.words("invader_deck")]
        unseen = table.invader_deck + table.invader_box
        table.invader_box = [card for card in unseen if card not in deck]
        table.invader_deck = deck
    if table.explore_space:
        _place_explored(table, "invader_deck" in data)
    if table.extra_space:
        adversary = ADVERSARIES.get(table.adversary)
        if adversary is None or not adversary.extra_build(table):
            raise BadData(Text("position-extra", cards=", ".join(table.extra_space)))


def _place_explored(table: SpiritTable, whole: bool) -> None:
    """The card of `explore` is the next of the deck, unless it was turned up already: after the
    explore step of the phase, or in it where a position tells the `whole` deck."""
    turned_up = table.step > EXPLORES or (table.step == EXPLORES and whole)
    if table.phase != INVADERS or not turned_up:
        table.invader_deck = table.explore_space + table.invader_deck
        table.explore_space = []


def check_named_once(data: dict[str, Any]) -> None:
    """No fear or invader card is named at two places; what lies twice at one, the audit finds."""
    for keys in _PLACES:
        places: dict[str, str] = {}
        for key in keys:
            for card in data.get(key, []):
                place = places.setdefault(card, key)
                if place != key:
                    raise BadData(Text("position-card-twice", card=card, one=place, other=key))


def _take_out(table: SpiritTable, card: str) -> None:
    """Out of the deck; in place of one that was left in the box, another of its stage goes there,
    so that the deck has as many cards as it would."""
    if card in table.invader_deck:
        table.invader_deck.remove(card)
    elif card in table.invader_box:
        table.invader_box.remove(card)
        for other in table.invader_deck:
            if CARDS[other].stage == CARDS[card].stage:
                table.invader_deck.remove(other)
                table.invader_box.append(other)
                break


def read_blight(table: SpiritTable, fields: Fields) -> None:
    """The blight card, its side, and the blight on it: if it is not said, as much as there is when
    that side comes up."""
    data = fields.data
    if "blight_card" in data:
        word = fields.optional_word("blight_card")
        table.blight_card = "" if word is None else one_of(word, BLIGHT_CARDS, "blight_card")
        table.blight_pool = first_blight(table)
    if "blighted" in data and fields.flag("blighted"):
        if not table.blight_card:
            raise BadData(Text("position-no-blight-card"))
        table.blight_flipped = 1
        blight = BLIGHT_CARDS[table.blight_card].blight * len(table.seats)
        if table.scenario:
            blight = SCENARIOS[table.scenario].flipped_blight(table, blight)
        table.blight_pool = blight
    if "blight_pool" in data:
        table.blight_pool = bounded(fields.number("blight_pool"), 0, 99, "blight_pool")
