"""The invader deck: its cards by stage, and what adversaries change of their order."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from loci.games.spirit_island.rules.adversary import adversaries
from loci.games.spirit_island.rules.events.substitutes import lacks_events, put_reminders
from loci.games.spirit_island.rules.invaders.cards import is_early, stages
from loci.games.spirit_island.rules.invaders.reminders import draw_out
from loci.games.spirit_island.state.events import CardTurned
from loci.games.spirit_island.state.piles import (
    BUILD_SPACE,
    EXPLORE_SPACE,
    EXTRA_SPACE,
    INVADER_BOX,
    INVADER_COVERED,
    INVADER_DECK,
    INVADER_DISCARD,
    RAVAGE_SPACE,
    add_card,
)
from loci.games.spirit_island.state.registry import INVADER_CARDS, as_they_came
from loci.games.spirit_island.state.table import SpiritTable

INVADER_STAGES: Final = "111-2222-33333"
STAGES: Final = (1, 2, 3)
#: What a level of an adversary does to the stages of the deck, from the top.
DeckChange = Callable[[list[int]], list[int]]
_DRAWN: Final = (
    EXPLORE_SPACE,
    BUILD_SPACE,
    RAVAGE_SPACE,
    EXTRA_SPACE,
    INVADER_DISCARD,
    INVADER_COVERED,
)


def make_invader_deck(table: SpiritTable) -> None:
    """Cards by stage, shuffled within the stage; those over go back unseen (SI-2.6 to SI-2.8)."""
    piles: dict[int, list[str]] = {}
    cards = as_they_came(INVADER_CARDS, table.sets)
    for stage in STAGES:
        piles[stage] = [id for id in cards if INVADER_CARDS[id].stage == stage]
        table.rng.shuffle(f"invaders {stage}", piles[stage])
    table.piles[INVADER_DECK] = tuple([piles[stage].pop() for stage in order_of(table)])
    table.piles[INVADER_BOX] = tuple([card for stage in STAGES for card in piles[stage]])
    for adversary in adversaries(table):
        adversary.arrange_deck(table)
    if lacks_events(table):
        put_reminders(table)


def order_of(table: SpiritTable) -> list[int]:
    """The stages of a new deck. Of two adversaries the supporting one changes it first, level by
    level, then the leading one (SX-27.6)."""
    there = adversaries(table)
    if len(there) == 1:
        return stages(there[0].invader_decks[there[0].level(table)])
    order = stages(INVADER_STAGES)
    for adversary in reversed(there):
        for level in range(adversary.level(table) + 1):
            if level in adversary.deck_changes:
                order = adversary.deck_changes[level](order)
    return order


# -- what a level says; what is impossible is passed over (SX-27.7) --------------------------------


def remove_one(stage: int) -> DeckChange:
    """One more card of a stage stays in the box: the one nearest the top (SX-27.8)."""

    def change(order: list[int]) -> list[int]:
        if stage not in order:
            return order
        at = order.index(stage)
        return order[:at] + order[at + 1 :]

    return change


def remove_all(stage: int) -> DeckChange:
    """No card of a stage is left."""

    def change(order: list[int]) -> list[int]:
        return [other for other in order if other != stage]

    return change


def put_below(stage: int, upper: int) -> DeckChange:
    """The lowest card of a stage goes below the lowest card of another (SX-27.9, SX-27.10)."""

    def change(order: list[int]) -> list[int]:
        if stage not in order or upper not in order:
            return order
        lowest = len(order) - 1 - order[::-1].index(stage)
        left = order[:lowest] + order[lowest + 1 :]
        below = len(left) - left[::-1].index(upper)
        return [*left[:below], stage, *left[below:]]

    return change


def put_after_each(stage: int, upper: int) -> DeckChange:
    """After each card of a stage comes one of another: the lowest ones, as far as they last; those
    above them stay where they are (SX-27.9)."""

    def change(order: list[int]) -> list[int]:
        moved = min(order.count(stage), order.count(upper))
        staying = order.count(stage) - moved
        found: list[int] = []
        for other in order:
            if other != stage:
                found.append(other)
            elif staying:
                found.append(stage)
                staying -= 1
            if other == upper and moved:
                found.append(stage)
                moved -= 1
        return found

    return change


def move_up(stage: int, number: int) -> DeckChange:
    """The topmost cards of a stage, so many, move up by one place each."""

    def change(order: list[int]) -> list[int]:
        found = list(order)
        places = [at for at, other in enumerate(order) if other == stage][:number]
        for at in places:
            if at and found[at - 1] != stage:
                found[at - 1], found[at] = stage, found[at - 1]
        return found

    return change


def replace_lowest(stage: int, other: int) -> DeckChange:
    """The lowest card of a stage makes way for the lowest card of another."""

    def change(order: list[int]) -> list[int]:
        if stage not in order or other not in order:
            return order
        found = list(order)
        del found[len(order) - 1 - order[::-1].index(other)]
        found[len(found) - 1 - found[::-1].index(stage)] = other
        return found

    return change


def accelerate(table: SpiritTable) -> str:
    """Discard the topmost card of the lowest stage in the deck (SX-36.5); nothing if it is
    empty."""
    deck = table.piles[INVADER_DECK]
    if not deck:
        return ""
    card = min(deck, key=lambda other: INVADER_CARDS[other].stage)
    draw_out(table, card)
    add_card(table, INVADER_DISCARD, card)
    table.revealed += 1
    if table.sink is not None:
        table.sink.append(CardTurned("invader-discarded", "invader", card))
    return card


def put_at(table: SpiritTable, card: str, place: int) -> None:
    """A card, of the deck or of the box, changes places with the one at a place of the deck."""
    deck, box = list(table.piles[INVADER_DECK]), list(table.piles[INVADER_BOX])
    there = deck[place]
    if card in deck:
        deck[deck.index(card)] = there
    elif card in box:
        box[box.index(card)] = there
    else:
        return
    deck[place] = card
    table.piles[INVADER_DECK], table.piles[INVADER_BOX] = tuple(deck), tuple(box)


# -- reading ---------------------------------------------------------------------------------------


def is_placed(table: SpiritTable, card: str) -> bool:
    """Whether set-up has put a card just there: one that an adversary names, or one of those that
    its panel lays above a lower stage (SX-16.27). What was put under the deck since, or on top of
    it, makes no other card one of these."""
    if any([adversary.has_placed(table, card) for adversary in adversaries(table)]):
        return True
    stage = INVADER_CARDS[card].stage
    return is_early(table, card) and _come_before(table, card) < _early_cards(table, stage)


def _early_cards(table: SpiritTable, stage: int) -> int:
    """How many cards of a stage set-up lays above one of a lower stage."""
    order = order_of(table)
    return len([at for at, n in enumerate(order) if n == stage and min(order[at:]) < stage])


def _come_before(table: SpiritTable, card: str) -> int:
    """How many cards of its stage were drawn before a card, or lie above it in the deck."""
    deck = table.piles[INVADER_DECK]
    above = deck[: deck.index(card)] if card in deck else ()
    drawn = [other for pile in _DRAWN for other in table.piles[pile] if other != card]
    stage = INVADER_CARDS[card].stage
    return len([other for other in [*drawn, *above] if INVADER_CARDS[other].stage == stage])


def is_first_early(table: SpiritTable, card: str) -> bool:
    """Whether a card that set-up has put above a lower stage is the first of its own to come."""
    return is_placed(table, card) and not _come_before(table, card)
