"""Invader cards and which lands they name."""

from __future__ import annotations

from typing import Final, final

from loci.games.spirit_island.state.piles import INVADER_DECK
from loci.games.spirit_island.state.registry import INVADER_CARDS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import TERRAINS

COASTAL: Final = "coastal"


@final
class InvaderCard:
    """A stage, the terrains (or the coast), and whether it carries the flag of escalation."""

    __slots__ = ("coastal", "flagged", "id", "set", "stage", "terrains")

    def __init__(self, stage: int, *names: str, set: str = "base") -> None:
        self.set: Final = set
        self.id: Final = "-".join([str(stage), *names])
        self.stage: Final = stage
        self.coastal: Final = COASTAL in names
        self.terrains: Final = tuple([TERRAINS.index(n) for n in names if n != COASTAL])
        self.flagged: Final = stage == 2 and not self.coastal


def invader_card(stage: int, *names: str, set: str = "base") -> None:
    """Register a card of a stage with its terrains, or `coastal`."""
    card = InvaderCard(stage, *names, set=set)
    INVADER_CARDS[card.id] = card


def lands_of_card(table: SpiritTable, card: str) -> list[int]:
    """Every land of the type on a card, in order; oceans never."""
    named = INVADER_CARDS[card]
    if named.coastal:
        return [land for land in table.island.lands if table.island.coastal[land]]
    return table.island.of_terrain(named.terrains)


def is_early(table: SpiritTable, card: str) -> bool:
    """Whether a card of the deck, or one just taken off its top, lies above one of a lower stage:
    set-up has put it there."""
    deck = table.piles[INVADER_DECK]
    below = deck[deck.index(card) + 1 :] if card in deck else deck
    stage = INVADER_CARDS[card].stage
    return any([INVADER_CARDS[other].stage < stage for other in below])


def stages(kinds: str) -> list[int]:
    """A deck order such as 111-2222-33333 as stages from the top."""
    return [int(letter) for letter in kinds if letter.isdecimal()]
