"""Fear: generating it, earning cards, terror levels (SI-25)."""

from __future__ import annotations

from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.state.events import FearCardEarned, FearGenerated, TerrorRose
from loci.games.spirit_island.state.registry import SCENARIOS
from loci.games.spirit_island.state.table import Effect, SpiritTable
from loci.games.spirit_island.state.terms import NOWHERE


def fear(act: Act, amount: int, land: int = NOWHERE) -> None:
    """Generate fear; that of a power belongs to its target land, if anything asks."""
    if amount <= 0:
        return
    table = act.table
    act.fear += amount
    if table.sink is not None:
        table.sink.append(FearGenerated(amount))
    where = act.land if land == NOWHERE else land
    if act.power and where != NOWHERE:
        dreads = [e for e in table.effects if e.kind == "dread" and e.land == where]
        for _ in dreads:  # Dread Apparitions: fear of powers there defends as well
            table.effects.append(Effect("defend", land=where, number=amount))
    raise_fear(table, amount)


def raise_fear(table: SpiritTable, amount: int) -> None:
    """Move markers; every full pool earns a card (SI-25.3 to SI-25.6)."""
    table.fear_done += amount
    while table.fear_done >= table.fear_markers:
        if not table.fear_deck:
            table.fear_done = min(table.fear_done, table.fear_markers)
            return
        table.fear_done -= table.fear_markers
        earn_card(table)


def earn_card(table: SpiritTable) -> None:
    """The top fear card is earned, face down; an uncovered divider raises the terror (SI-25.7)."""
    table.earned.append(table.fear_deck.pop(0))
    if table.sink is not None:
        table.sink.append(FearCardEarned())
    if table.scenario and not SCENARIOS[table.scenario].earns_terror(table):
        return
    left = len(table.fear_deck)
    level = 1
    if left <= table.fear_sizes[2]:
        level = 3
    elif left <= table.fear_sizes[1] + table.fear_sizes[2]:
        level = 2
    if level > table.terror:
        table.terror = level
        if table.sink is not None:
            table.sink.append(TerrorRose(level))
