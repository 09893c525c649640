"""What cannot be on a hand-written table, though every part of it could be: said with its reason.

The audit of the rules finds what no table may have; here is what no game leads to.
"""

from __future__ import annotations

from loci.core.errors import BadData
from loci.core.text import Text
from loci.games.spirit_island.positions.names import other_set
from loci.games.spirit_island.rules.audit import foreign
from loci.games.spirit_island.rules.events.step import has_events
from loci.games.spirit_island.rules.invaders.blight import blight_in_oceans
from loci.games.spirit_island.rules.island.lands import oceans
from loci.games.spirit_island.rules.island.pieces import health, is_spared
from loci.games.spirit_island.rules.island.unused import STRIFE, is_unused
from loci.games.spirit_island.rules.spirits.keeping import kept_presence
from loci.games.spirit_island.state.names import card_text
from loci.games.spirit_island.state.piles import (
    EARNED,
    EVENT_DECK,
    EVENT_DISCARD,
    FEAR_DECK,
    INVADER_COVERED,
    INVADER_DECK,
    PILES,
    POWER,
)
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.steps import CHOOSING
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    PIECES,
    PRESENCE,
    TOKENS,
    damage_on,
    kind_of,
    piece_word,
    strife_on,
)


def check_sets(table: SpiritTable) -> None:
    """`BadData` if something is of a set that is not played with."""
    for id, set in foreign(table):
        raise other_set(id, set)


def check_damage(table: SpiritTable) -> None:
    """Nothing stands that its damage has destroyed; health may depend on what else is there."""
    for land, pieces in enumerate(table.pieces):
        for code in pieces:
            gone = damage_on(code) >= health(table, land, code)
            if gone and not is_spared(table, land, kind_of(code)):
                raise BadData(Text("position-damage", piece=piece_word(code)))


def check(table: SpiritTable) -> None:
    """`BadData` with the reason why this table cannot be."""
    _check_shown(table)
    _check_presence(table)
    _check_powers(table)
    _check_unused(table)
    if table.step != CHOOSING:
        _check_oceans(table)


def _check_shown(table: SpiritTable) -> None:
    """Only cards that lie face down can have been turned up."""
    down = (EARNED, FEAR_DECK, EVENT_DECK, INVADER_DECK, INVADER_COVERED)
    hidden = [card for pile in down for card in table.piles[pile]]
    for card in table.shown:
        if card not in hidden:
            raise BadData(Text("position-not-shown", card=card))


def _check_presence(table: SpiritTable) -> None:
    for seat, owner in enumerate(table.seats):
        keeps = SPIRITS[owner.spirit].keeps if owner.spirit else ()
        number = sum(owner.presence) + owner.destroyed + kept_presence(owner, keeps)
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


def _check_unused(table: SpiritTable) -> None:
    """What a game is played without is nowhere in it: its event cards, a kind of tokens."""
    if not has_events(table):
        for card in (*table.piles[EVENT_DECK], *table.piles[EVENT_DISCARD]):
            raise BadData(Text("position-no-events", card=Text(f"event-{card}"), name=card))
    for land, pieces in enumerate(table.pieces):
        for code in pieces:
            there = [STRIFE] if strife_on(code) else [PIECES[kind_of(code)]]
            for token in [name for name in there if is_unused(table, name)]:
                where = table.island.names[land]
                raise BadData(Text("position-unused", token=Text(f"token-{token}"), land=where))


def _check_oceans(table: SpiritTable) -> None:
    wet = oceans(table)
    for land in table.island.oceans:
        stands = [code for code in table.pieces[land] if kind_of(code) not in TOKENS]
        if stands and land not in wet:
            raise BadData(Text("position-ocean", land=table.island.names[land]))
    if blight_in_oceans(table):
        return
    for land, blight in enumerate(table.blight):
        if blight and table.island.is_ocean(land) and land not in wet:
            raise BadData(Text("position-ocean-blight", land=table.island.names[land]))
