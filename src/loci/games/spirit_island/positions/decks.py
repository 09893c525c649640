"""The piles of a position: fear, invader and blight cards, so that their numbers agree.

A position names a few cards; the rest is what a real game would have left of its decks.
"""

from __future__ import annotations

from typing import Any, Final

from loci.core.data import Fields
from loci.core.errors import BadData
from loci.core.text import Text
from loci.games.spirit_island.positions.names import (
    bounded,
    invader_card,
    one_of,
    terrains_in_order,
)
from loci.games.spirit_island.rules.adversary import adversaries
from loci.games.spirit_island.rules.setup import first_blight
from loci.games.spirit_island.state.piles import (
    BLIGHT_DECK,
    EARNED,
    EXPLORE_SPACE,
    EXTRA_SPACE,
    FEAR_BOX,
    FEAR_DECK,
    INVADER_BOX,
    INVADER_DECK,
    PILE_NUMBERS,
    add_card,
    take_out,
    take_top,
)
from loci.games.spirit_island.state.registry import (
    BLIGHT_CARDS,
    FEAR_CARDS,
    INVADER_CARDS,
    SCENARIOS,
)
from loci.games.spirit_island.state.steps import ADVANCE, CHOOSING, EXPLORE_STEP
from loci.games.spirit_island.state.table import SpiritTable, shares

SPACES: Final = ("ravage", "build", "explore", "extra")
#: The keys among which a card lies in one place only.
_PLACES: Final = (
    (*SPACES, "first_card", "invader_deck", "invader_box", "invader_discard"),
    ("earned", "fear_deck", "fear_box", "fear_discard"),
    ("event_deck", "event_discard"),
    ("blight_card", "blight_deck", "blight_used"),
)


def read_fear(table: SpiritTable, fields: Fields) -> None:
    """`terror` and `earned`, and of the fear deck as many cards as they leave (SI-25.11)."""
    data = fields.data
    if "earned" in data:
        earned = [one_of(card, FEAR_CARDS, "earned") for card in fields.words("earned")]
        table.piles[EARNED] = tuple(earned)
    if "terror" in data:
        table.terror = bounded(fields.number("terror"), 1, 3, "terror")
    if "fear_deck" in data:
        # The deck is just as it is named (`read_rest` takes it), and the box has the others.
        named = [*table.piles[EARNED], *fields.words("fear_deck")]
        dealt = table.piles[FEAR_DECK] + table.piles[FEAR_BOX]
        table.piles[FEAR_BOX] = tuple([card for card in dealt if card not in named])
        return
    sizes = table.fear_sizes
    whole = len(table.piles[FEAR_DECK])
    taken = len(table.piles[EARNED])
    taken += len(fields.words("fear_discard")) if "fear_discard" in data else 0
    if whole == sum(sizes):  # else a scenario's deck has no parts
        taken = max(taken, sum(sizes[: table.terror - 1]))
        if taken >= sum(sizes[: table.terror]):
            raise BadData(Text("position-terror", terror=table.terror, cards=taken))
    for card in table.piles[EARNED]:
        take_out(table, FEAR_DECK, card)
        take_out(table, FEAR_BOX, card)
    left = max(0, whole - taken)
    while len(table.piles[FEAR_DECK]) > left:
        add_card(table, FEAR_BOX, take_top(table, FEAR_DECK))
    while len(table.piles[FEAR_DECK]) < left:
        last = table.piles[FEAR_BOX][-1]
        take_out(table, FEAR_BOX, last)
        add_card(table, FEAR_DECK, last)


def read_invaders(table: SpiritTable, fields: Fields) -> None:
    """The cards on the action spaces and the deck."""
    data = fields.data
    for name in SPACES:
        if name in data:
            cards = [invader_card(card, name) for card in fields.words(name)]
            table.piles[PILE_NUMBERS[f"{name}_space"]] = tuple(cards)
            for card in cards:
                _take_out(table, card)
    if "invader_deck" in data:
        deck = [invader_card(card, "invader_deck") for card in fields.words("invader_deck")]
        unseen = table.piles[INVADER_DECK] + table.piles[INVADER_BOX]
        table.piles[INVADER_BOX] = tuple([card for card in unseen if card not in deck])
        table.piles[INVADER_DECK] = tuple(deck)
    if "first_card" in data:
        first = invader_card(fields.word("first_card"), "first_card")
        if table.step != CHOOSING:
            raise BadData(Text("position-first-card", card=first))
        _take_out(table, first)
        table.piles[INVADER_DECK] = (first, *table.piles[INVADER_DECK])
    if table.piles[EXPLORE_SPACE]:
        _place_explored(table, "invader_deck" in data, "rng" in data)
    extra = table.piles[EXTRA_SPACE]
    if extra:
        takers = [one for one in adversaries(table) if one.extra_builds(table)]
        if not takers:
            raise BadData(Text("position-extra", cards=", ".join(extra)))
        late = [card for card in extra if not any(one.takes_extra(table, card) for one in takers)]
        if late:
            raise BadData(Text("position-extra-stage", cards=", ".join(late)))


def _place_explored(table: SpiritTable, whole: bool, copied: bool) -> None:
    """The card of `explore` is the next of the deck, unless it was turned up already: after the
    explore step of the phase, or in it where a position tells the `whole` deck. In one that is
    `copied` from a table it was, whatever the step: a game may end in the midst of exploring."""
    turned_up = table.step == ADVANCE or (whole and (table.step == EXPLORE_STEP or copied))
    if not turned_up:
        cards = table.piles[EXPLORE_SPACE]
        table.piles[INVADER_DECK] = cards + table.piles[INVADER_DECK]
        table.piles[EXPLORE_SPACE] = ()


def check_named_once(data: dict[str, Any]) -> None:
    """No fear or invader card is named at two places; what lies twice at one, the audit finds."""
    for keys in _PLACES:
        places: dict[str, str] = {}
        for key in keys:
            listed = data.get(key) or []
            for named in [listed] if isinstance(listed, str) else listed:
                card = terrains_in_order(named)
                place = places.setdefault(card, key)
                if place != key:
                    raise BadData(Text("position-card-twice", card=card, one=place, other=key))


def _take_out(table: SpiritTable, card: str) -> None:
    """Out of the deck; in place of one that was left in the box, another of its stage goes there,
    so that the deck has as many cards as it would."""
    if not take_out(table, INVADER_DECK, card) and take_out(table, INVADER_BOX, card):
        for other in table.piles[INVADER_DECK]:
            if INVADER_CARDS[other].stage == INVADER_CARDS[card].stage:
                take_out(table, INVADER_DECK, other)
                add_card(table, INVADER_BOX, other)
                break


def read_blight(table: SpiritTable, fields: Fields) -> None:
    """The blight card, its side, and the blight on it: if it is not said, as much as there is when
    that side comes up."""
    data = fields.data
    if "blight_card" in data:
        word = fields.optional_word("blight_card")
        before = table.blight_card
        table.blight_card = "" if word is None else one_of(word, BLIGHT_CARDS, "blight_card")
        if take_out(table, BLIGHT_DECK, table.blight_card) and before:
            add_card(table, BLIGHT_DECK, before)
        table.blight_pool = first_blight(table)
    if "blighted" in data and fields.flag("blighted"):
        if not table.blight_card:
            raise BadData(Text("position-no-blight-card"))
        table.blight_flipped = 1
        blight = BLIGHT_CARDS[table.blight_card].blight * shares(table)
        if table.scenario:
            blight = SCENARIOS[table.scenario].flipped_blight(table, blight)
        table.blight_pool = blight
    if "blight_pool" in data:
        table.blight_pool = bounded(fields.number("blight_pool"), 0, 99, "blight_pool")
