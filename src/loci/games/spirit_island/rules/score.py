"""Difficulty and the optional score (SI-33)."""

from __future__ import annotations

from typing import Final

from loci.games.spirit_island.rules.pieces import count
from loci.games.spirit_island.state.registry import ADVERSARIES, SCENARIOS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import DAHAN

WON: Final = ("fear", "terror-1", "terror-2", "terror-3", "scenario-won", "sacrifice")


def difficulty(table: SpiritTable) -> int:
    total = ADVERSARIES[table.adversary].difficulty[table.level] if table.adversary else 0
    return total + (SCENARIOS[table.scenario].difficulty if table.scenario else 0)


def score(table: SpiritTable) -> int:
    """5·difficulty + 10 + 2 a card left, or 2·difficulty + 1 a card gone; dahan and blight."""
    players = len(table.seats)
    gone = len(table.invader_discard) + len(table.ravage_space) + len(table.build_space)
    gone += len(table.extra_space) + len(table.explore_space)
    if table.ending in WON:
        points = 5 * difficulty(table) + 10 + 2 * len(table.invader_deck)
    else:
        points = 2 * difficulty(table) + gone
    dahan = sum([count(table, land, DAHAN) for land in table.island.lands])
    return points + dahan // players - sum(table.blight) // players
