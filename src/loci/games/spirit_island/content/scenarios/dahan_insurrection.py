"""Dahan Insurrection: the dahan raid wherever they move, and must outnumber the buildings."""

from __future__ import annotations

from typing import Final, final

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import PARTS, SCENARIO, Act
from loci.games.spirit_island.rules.asking import ask_land
from loci.games.spirit_island.rules.each import next_land
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.island.harm import damage
from loci.games.spirit_island.rules.island.isolation import is_isolated
from loci.games.spirit_island.rules.island.lands import nearest
from loci.games.spirit_island.rules.island.pieces import (
    count,
    lands_with,
    put,
    strength,
    was_added,
)
from loci.games.spirit_island.rules.scenario import Scenario
from loci.games.spirit_island.state.events import Added, InLand, note
from loci.games.spirit_island.state.names import kind_text
from loci.games.spirit_island.state.piles import FEAR_DECK
from loci.games.spirit_island.state.registry import SCENARIOS
from loci.games.spirit_island.state.table import SpiritTable, players
from loci.games.spirit_island.state.terms import CITY, DAHAN, EXPLORER, NOWHERE, TOWN

INSURRECTION = "dahan-insurrection"
BARRED_RESPONSE: Final = "barred-response"  # among the rules
DAHAN_NEEDED: Final = 2  # per player, or the game is lost
RESPONSE: Final = {CITY: TOWN, TOWN: EXPLORER}


@final
class Raided(InLand):
    """Dahan that moved there deal so much damage."""

    __slots__ = ("number",)

    def __init__(self, land: str, number: int) -> None:
        super().__init__(land)
        self.number: Final = number

    def text(self) -> Text:
        return Text("log-raid", number=self.number, land=self.land)


@final
class DahanInsurrection(Scenario):
    def __init__(self) -> None:
        super().__init__(INSURRECTION, difficulty=4)

    def triggers(self, act: Act, seat: int) -> None:
        """Constant Raiding, then Military Response (SI-26.16); with the last fear card the
        insurrection."""
        if act.kind in PARTS:
            return
        answered = [kind for kind, land in act.destroyed if kind in RESPONSE and land != NOWHERE]
        if act.moved or answered or not act.table.piles[FEAR_DECK]:
            act.trigger(INSURRECTION, self._after)

    def _after(self, act: Act) -> Script:
        destroyed = list(act.destroyed)
        yield from _raid(act, destroyed)
        if act.table.ending:
            return
        for kind, land in destroyed:
            if kind in RESPONSE and land != NOWHERE:  # NOWHERE: it only dreamt of it
                yield from _respond(act, land, RESPONSE[kind])
        if not act.table.piles[FEAR_DECK]:
            yield from _rise(act)
            if not self.is_won(act.table):
                act.table.doom = "scenario"

    def is_won(self, table: SpiritTable) -> bool | None:
        """Lands where buildings outnumber dahan: none, or on terror level III not many."""
        if table.terror == 1:
            return False
        held = len([land for land in table.island.lands if _is_held(table, land)])
        return held == 0 if table.terror == 2 else held < players(table)

    def is_lost(self, table: SpiritTable, seat: int) -> bool:
        dahan = sum([count(table, land, DAHAN) for land in range(len(table.pieces))])
        return dahan < DAHAN_NEEDED * players(table)


def _raid(act: Act, destroyed: list[tuple[int, int]]) -> Script:
    """Each dahan that moved deals 1 damage where it is now; what falls is added to `destroyed`."""
    table = act.table
    for land, number in sorted(_movers(act).items()):
        if number > 0:
            raid = Act(table, SCENARIO, land=land, parent=act, word=INSURRECTION)
            raid.player = act.chooser(land)
            if table.sink is not None:
                table.sink.append(Raided(table.island.names[land], number))
            yield from damage(raid, number)
            destroyed += raid.destroyed
            yield from finish(raid)
            if table.ending:
                return


def _respond(act: Act, land: int, kind: int) -> Script:
    """A smaller invader comes to the nearest land with dahan. Isolation does not count for that
    (SX-34.16), unless the players keep it out of lands that are isolated (SX-34.17)."""
    table = act.table
    open_to_it = lands_with(table, DAHAN)
    if BARRED_RESPONSE in table.rules:
        open_to_it = [other for other in open_to_it if not is_isolated(table, other)]
    lands = nearest(table, land, open_to_it)
    prompt = Text("ask-military-response", piece=kind_text(kind))
    to = yield from ask_land(act.table.island, act.chooser(land), prompt, lands)
    if to != NOWHERE:
        put(table, to, kind)
        if table.sink is not None:
            table.sink.append(Added(table.island.names[to], kind, "log-military-response"))
        yield from was_added(act, to, kind)


def _rise(cause: Act) -> Script:
    """Coordinated Insurrection: the dahan of all lands strike as after a ravage."""
    table = cause.table
    note(table, "log-insurrection")
    left = lands_with(table, DAHAN)
    while left:
        land = yield from next_land(table, left)
        fighters = count(table, land, DAHAN)
        act = Act(table, SCENARIO, land=land, parent=cause, word=INSURRECTION)
        yield from damage(act, fighters * strength(table, land, DAHAN))
        yield from finish(act)
        if table.ending:
            return


# -- reading ---------------------------------------------------------------------------------------


def _movers(act: Act) -> dict[int, int]:
    """How many of the dahan in each land have moved in this Action. Of the dahan that left a land,
    those that had not moved yet are taken first, which is best for the players."""
    table = act.table
    still = {land: count(table, land, DAHAN) for pair in act.moved for land in pair}
    for start, end in act.moved:
        still[start] += 1
        still[end] -= 1
    for kind, land in act.destroyed:
        if kind == DAHAN and land in still:
            still[land] += 1
    movers = dict.fromkeys(still, 0)
    for start, end in act.moved:
        if still[start] > 0:
            still[start] -= 1
        else:
            movers[start] -= 1
        movers[end] += 1
    return {land: min(number, count(table, land, DAHAN)) for land, number in movers.items()}


def _is_held(table: SpiritTable, land: int) -> bool:
    """Whether towns and cities outnumber the dahan there (SI-9.28)."""
    return count(table, land, TOWN, CITY) > count(table, land, DAHAN)


SCENARIOS[INSURRECTION] = DahanInsurrection()
