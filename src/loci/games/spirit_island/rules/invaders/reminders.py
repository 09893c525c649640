"""Reminder cards in the invader deck (SX-10). Such a card is an effect that knows how many invader
cards lie under it: as they are taken from the top, it comes up by itself."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from loci.games.spirit_island.rules.effect import FOR_GOOD, Effect, Field
from loci.games.spirit_island.state.piles import INVADER_DECK, take_out
from loci.games.spirit_island.state.table import SpiritTable


@mypyc_attr(allow_interpreted_subclasses=True)
class Reminder(Effect):
    """A reminder card with so many invader cards `under` it. What it does when it comes up is an
    answer to `before_reveal` or another question of the rules."""

    lasts = FOR_GOOD
    fields = (Field.number("under"),)

    def __init__(self, under: int = 0) -> None:
        super().__init__()
        self.under: Final = under

    def is_at_hand(self, table: SpiritTable) -> bool:
        """Whether no invader card lies on it any more."""
        return len(table.piles[INVADER_DECK]) <= self.under

    def with_under(self, under: int) -> Effect:
        """The same card at another depth."""
        raise NotImplementedError


def draw_out(table: SpiritTable, card: str) -> None:
    """Take an invader card from wherever it lies in the deck. A reminder card keeps its depth: what
    is taken from below the top leaves one card less under it (SX-10.4 to SX-10.6)."""
    deck = table.piles[INVADER_DECK]
    below_top = deck[0] != card
    take_out(table, INVADER_DECK, card)
    if card in table.shown:
        table.shown.remove(card)
    if below_top:
        table.effects = tuple(
            [
                effect.with_under(max(0, effect.under - 1))
                if isinstance(effect, Reminder) and not len(deck) <= effect.under
                else effect
                for effect in table.effects
            ]
        )


def put_top_under(table: SpiritTable) -> None:
    """The top invader card goes under the deck. A reminder card has one card less on it, and one
    more under it (SX-10.5)."""
    deck = table.piles[INVADER_DECK]
    table.piles[INVADER_DECK] = (*deck[1:], deck[0])
    table.effects = tuple(
        [
            effect.with_under(effect.under + 1)
            if isinstance(effect, Reminder) and not len(deck) <= effect.under
            else effect
            for effect in table.effects
        ]
    )
