"""What cannot be on a hand-written table, though every part of it could be: said with its reason.

The audit of the rules finds what no table may have; here is what no game leads to.
"""

from __future__ import annotations

from loci.core.errors import BadData
from loci.core.text import Text
from loci.games.spirit_island.positions.names import other_set
from loci.games.spirit_island.rules.audit import foreign
from loci.games.spirit_island.rules.island.lands import oceans
from loci.games.spirit_island.state.names import card_text
from loci.games.spirit_island.state.piles import EARNED, FEAR_DECK, PILES, POWER
from loci.games.spirit_island.state.steps import CHOOSING
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import PRESENCE


def check_sets(table: SpiritTable) -> None:
    """`BadData` if something is of a set that is not played with."""
    for id, set in foreign(table):
        raise other_set(id, set)


def check(table: SpiritTable) -> None:
    """`BadData` with the reason why this table cannot be."""
    _check_shown(table)
    _check_presence(table)
    _check_powers(table)
    if table.step != CHOOSING:
        _check_oceans(table)


def _check_shown(table: SpiritTable) -> None:
    """Only cards that lie face down can have been turned up."""
    hidden = (*table.piles[EARNED], *table.piles[FEAR_DECK])
    for card in table.shown:
        if card not in hidden:
            raise BadData(Text("position-not-shown", card=card))


def _check_presence(table: SpiritTable) -> None:
    for seat, owner in enumerate(table.seats):
        number = sum(owner.presence) + owner.destroyed
        if number > PRESENCE:
            name = f"P{seat + 1}"
            raise BadData(Text("position-presence", name=name, number=number, most=PRESENCE))


def _check_powers(table: SpiritTable) -> None:
    """Every power card is there once; two seats with one spirit have its cards each."""
    lying = [card for n, pile in enumerate(PILES) if pile.holds == POWER for card in table.piles[n]]
    for seat, owner in enumerate(table.seats):
        found = lying.copy()
        for other in table.seats[:seat]:
            if other.spirit != owner.spirit:
                found += other.hand + other.played + other.discard
        for card in owner.hand + owner.played + owner.discard:
            if card in found:
                raise BadData(Text("position-power-twice", card=card_text(card), name=card))
            found.append(card)


def _check_oceans(table: SpiritTable) -> None:
    wet = oceans(table)
    for land, blight in enumerate(table.blight):
        if blight and table.island.is_ocean(land) and land not in wet:
            raise BadData(Text("position-ocean-blight", land=table.island.names[land]))
