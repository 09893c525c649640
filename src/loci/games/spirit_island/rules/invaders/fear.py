"""Fear: generating it, earning cards, terror levels (SI-25)."""

from __future__ import annotations

from loci.games.spirit_island.rules.act import (
    BUILD_ACT,
    EXPLORE_ACT,
    POWER,
    RAVAGE_ACT,
    RULE,
    Act,
)
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.state.events import (
    CardTurned,
    FearCardEarned,
    FearGenerated,
    TerrorRose,
)
from loci.games.spirit_island.state.piles import (
    EARNED,
    FEAR_BOX,
    FEAR_DECK,
    FEAR_DISCARD,
    add_card,
    take_top,
)
from loci.games.spirit_island.state.registry import SCENARIOS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import NOWHERE

#: The Actions whose fear belongs to the land in which they happen.
_SOMEWHERE = (POWER, RULE, RAVAGE_ACT, BUILD_ACT, EXPLORE_ACT)


def fear(act: Act, amount: int, land: int = NOWHERE) -> None:
    """Generate fear; that of a power belongs to its target land, that of a special rule or of an
    invader action to its land, if anything asks."""
    if amount <= 0:
        return
    table = act.table
    act.fear += amount
    if table.sink is not None:
        table.sink.append(FearGenerated(amount))
    where = act.land if land == NOWHERE else land
    if act.kind in _SOMEWHERE and where != NOWHERE:
        for rule, seat in holders(table, "frightened"):
            rule.frightened(act, seat, where, amount)
    raise_fear(table, amount)


def raise_fear(table: SpiritTable, amount: int) -> None:
    """Move markers; every full pool earns a card (SI-25.3 to SI-25.6)."""
    table.fear_done += amount
    while table.fear_done >= table.fear_markers:
        if not table.piles[FEAR_DECK]:
            _refill(table)
        if not table.piles[FEAR_DECK]:
            table.fear_done = min(table.fear_done, table.fear_markers)
            return
        table.fear_done -= table.fear_markers
        earn_card(table)


def _refill(table: SpiritTable) -> None:
    """The deck has run out: where a scenario says so, the discard is shuffled for it."""
    if table.scenario and SCENARIOS[table.scenario].refills_fear(table):
        cards = list(table.piles[FEAR_DISCARD])
        table.rng.shuffle("fear cards", cards)
        table.piles[FEAR_DECK] = tuple(cards)
        table.piles[FEAR_DISCARD] = ()


def earn_card(table: SpiritTable) -> None:
    """The top fear card is earned, face down; an uncovered divider raises the terror (SI-25.7)."""
    add_card(table, EARNED, take_top(table, FEAR_DECK))
    if table.sink is not None:
        table.sink.append(FearCardEarned())
    _uncover(table)


def _uncover(table: SpiritTable) -> None:
    """A card was taken off the fear deck: what lies under it can be seen."""
    uncover_divider(table)
    for rule, seat in holders(table, "fear_card_taken"):
        rule.fear_card_taken(table, seat)


def uncover_divider(table: SpiritTable) -> None:
    """The terror level that the cards left of the deck tell (SI-25.7)."""
    if table.scenario and not SCENARIOS[table.scenario].earns_terror(table):
        return
    left = len(table.piles[FEAR_DECK])
    level = 1
    if left <= table.fear_sizes[2]:
        level = 3
    elif left <= table.fear_sizes[1] + table.fear_sizes[2]:
        level = 2
    if level > table.terror:
        table.terror = level
        if table.sink is not None:
            table.sink.append(TerrorRose(level))


def turn_up_fear(table: SpiritTable, card: str) -> None:
    """A fear card that lies face down is turned up, and stays where it lies."""
    table.shown.append(card)
    table.revealed += 1
    if table.sink is not None:
        table.sink.append(CardTurned("fear-shown", "fear", card))


# -- the deck --------------------------------------------------------------------------------------


def lay_on_fear_deck(table: SpiritTable) -> None:
    """A card of the box comes onto the fear deck, face down; its part grows by that."""
    if table.piles[FEAR_BOX]:
        card = take_top(table, FEAR_BOX)
        table.piles[FEAR_DECK] = (card, *table.piles[FEAR_DECK])
        _resize(table, 1)


def return_fear_card(table: SpiritTable) -> None:
    """The top fear card goes back to the box unseen, and may uncover a divider."""
    if table.piles[FEAR_DECK]:
        add_card(table, FEAR_BOX, take_top(table, FEAR_DECK))
        _resize(table, -1)
        _uncover(table)


def _resize(table: SpiritTable, number: int) -> None:
    """The part of the deck that lies on top has so many cards more."""
    sizes = list(table.fear_sizes)
    sizes[table.terror - 1] = max(0, sizes[table.terror - 1] + number)
    table.fear_sizes = sizes
