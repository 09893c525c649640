"""The end of an Action: victory and defeat, and what reacts to it (SI-26)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from loci.core.script import Script
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.pieces import count
from loci.games.spirit_island.rules.presence import players
from loci.games.spirit_island.state.events import Ended
from loci.games.spirit_island.state.registry import ADVERSARIES, SCENARIOS
from loci.games.spirit_island.state.table import SETUP, SpiritTable
from loci.games.spirit_island.state.terms import CITY, EXPLORER, TOWN

#: Scripts that look at a finished Action; cards whose effects react to Actions register here.
AFTER_ACT: Final[list[Callable[[Act], Script]]] = []


def finish(act: Act) -> Script:
    """An Action is over: the check of victory and defeat, then what it triggers, which are Actions
    of their own."""
    yield from react_to(act)
    table = act.table
    if table.scenario and not table.ending:
        yield from SCENARIOS[table.scenario].after_act(act)
    check_end(table)


def react_to(act: Act) -> Script:
    """An Action is over: the check, and the cards that wait for what it did."""
    check_end(act.table)
    for react in AFTER_ACT:
        if not act.table.ending:
            yield from react(act)


def check_end(table: SpiritTable) -> None:
    """Set how the game ended, if it did. Win and loss of one Action together are a win by
    sacrifice (SI-26.12)."""
    if table.ending or table.phase <= SETUP:
        return
    won, lost = victory(table), defeat(table)
    if won and lost:
        table.ending = "sacrifice"
    elif won:
        table.ending = won
    elif lost:
        table.ending = lost
    if table.ending and table.sink is not None:
        table.sink.append(Ended(table.ending))


def victory(table: SpiritTable) -> str:
    """`fear`, `terror-1` … when the players have won, else nothing."""
    if table.scenario:
        won = SCENARIOS[table.scenario].is_won(table)
        if won is not None:
            return "scenario-won" if won else ""
        if not table.fear_deck and SCENARIOS[table.scenario].earns_terror(table):
            return "fear"
    elif not table.fear_deck:
        return "fear"
    kinds = ((EXPLORER, TOWN, CITY), (TOWN, CITY), (CITY,))[table.terror - 1]
    if not any(count(table, land, *kinds) for land in table.island.lands):
        return f"terror-{table.terror}"
    return ""


def defeat(table: SpiritTable) -> str:
    """`blight`, `presence`, `invaders`, `adversary` or `scenario` when the players have lost."""
    if table.doom:
        return table.doom
    for seat in range(players(table)):
        if not sum(table.seats[seat].presence):
            return "presence"
    if table.adversary and ADVERSARIES[table.adversary].is_lost(table):
        return "adversary"
    if table.scenario and SCENARIOS[table.scenario].is_lost(table):
        return "scenario"
    return ""
