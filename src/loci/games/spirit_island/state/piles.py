"""The piles of cards on the table, each described once.

A table keeps its piles as tuples in a list, by the numbers below, from the top; they are replaced,
never changed, so that copies of a table share them. What is saved, seen, dealt anew, audited and
written in positions follows from the descriptions: a new pile is one line here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

if TYPE_CHECKING:
    from loci.games.spirit_island.state.table import SpiritTable

# What lies in a pile
FEAR: Final = "fear"
INVADER: Final = "invader"
POWER: Final = "power"
EVENT: Final = "event"
BLIGHT: Final = "blight"

# How it lies
OPEN: Final = 0
DOWN: Final = 1  # nobody has seen the cards, but for those that were turned up (`table.shown`)


@final
class Pile:
    """`name` in saved tables and positions; `pool` tells face-down piles between which unseen
    cards could lie differently: those of one pool and with the same back. One that only some sets
    have (`rare`) is saved only if there is a card in it."""

    __slots__ = ("face", "holds", "name", "pool", "rare")

    def __init__(self, name: str, holds: str, face: int, pool: str, rare: bool) -> None:
        self.name: Final = name
        self.holds: Final = holds
        self.face: Final = face
        self.pool: Final = pool
        self.rare: Final = rare


PILES: Final[list[Pile]] = []


def _pile(name: str, holds: str, face: int = OPEN, pool: str = "", rare: bool = False) -> int:
    PILES.append(Pile(name, holds, face, pool, rare))
    return len(PILES) - 1


FEAR_DECK: Final = _pile("fear_deck", FEAR, DOWN, "fear")
FEAR_BOX: Final = _pile("fear_box", FEAR, DOWN, "fear")
EARNED: Final = _pile("earned", FEAR, DOWN, "fear")
FEAR_DISCARD: Final = _pile("fear_discard", FEAR)
INVADER_DECK: Final = _pile("invader_deck", INVADER, DOWN, "invader")
INVADER_BOX: Final = _pile("invader_box", INVADER, DOWN, "invader")
EXPLORE_SPACE: Final = _pile("explore_space", INVADER)
BUILD_SPACE: Final = _pile("build_space", INVADER)
RAVAGE_SPACE: Final = _pile("ravage_space", INVADER)
EXTRA_SPACE: Final = _pile("extra_space", INVADER)
INVADER_DISCARD: Final = _pile("invader_discard", INVADER)
#: Cards of the discard that lie face down.
INVADER_COVERED: Final = _pile("invader_covered", INVADER, DOWN, "invader", rare=True)
MINOR_DECK: Final = _pile("minor_deck", POWER, DOWN, "minor")
MINOR_DISCARD: Final = _pile("minor_discard", POWER)
MAJOR_DECK: Final = _pile("major_deck", POWER, DOWN, "major")
MAJOR_DISCARD: Final = _pile("major_discard", POWER)
REMOVED: Final = _pile("removed", POWER)
EVENT_DECK: Final = _pile("event_deck", EVENT, DOWN, "event", rare=True)
EVENT_DISCARD: Final = _pile("event_discard", EVENT, rare=True)
BLIGHT_DECK: Final = _pile("blight_deck", BLIGHT, DOWN, "blight", rare=True)
#: Cards of a still healthy island that were used up, in order.
BLIGHT_USED: Final = _pile("blight_used", BLIGHT, rare=True)

#: The numbers by name.
PILE_NUMBERS: Final = {pile.name: number for number, pile in enumerate(PILES)}


# -- changing --------------------------------------------------------------------------------------


def take_top(table: SpiritTable, pile: int) -> str:
    """Take the top card off."""
    cards = table.piles[pile]
    table.piles[pile] = cards[1:]
    return cards[0]


def add_cards(table: SpiritTable, pile: int, cards: list[str] | tuple[str, ...]) -> None:
    """Put cards under a pile."""
    table.piles[pile] = table.piles[pile] + tuple(cards)


def add_card(table: SpiritTable, pile: int, card: str) -> None:
    table.piles[pile] = (*table.piles[pile], card)


def take_out(table: SpiritTable, pile: int, card: str) -> bool:
    """Take a card out of wherever it lies in a pile; whether it was there."""
    cards = list(table.piles[pile])
    if card not in cards:
        return False
    cards.remove(card)
    table.piles[pile] = tuple(cards)
    return True


def move_all(table: SpiritTable, start: int, end: int) -> None:
    """Put all cards of one pile under another."""
    table.piles[end] = table.piles[end] + table.piles[start]
    table.piles[start] = ()
