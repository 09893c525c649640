"""What the invaders will do in a land if nobody does anything about it.

Their action is carried out there on a copy of the table, as the island is now and each land by
itself: no question that could stop it is answered with yes. What lies face down stays out of it, so
that nothing hidden can be read from a forecast.
"""

from __future__ import annotations

from typing import Final, final

from loci.core.decision import Decision, Move
from loci.core.script import Script
from loci.games.spirit_island.rules.effects import is_stopped
from loci.games.spirit_island.rules.invaders.actions import (
    build,
    has_source,
    ravage,
    ravage_damage,
)
from loci.games.spirit_island.rules.island.pieces import count, invaders
from loci.games.spirit_island.state.moves import NO, STOP
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import CITY, DAHAN, EXPLORE, TOWN

#: Enough blight on the card that no forecast turns it.
_ENOUGH: Final = 99


@final
class Ravaged:
    """What a ravage leads to: the damage after defence, the blight that comes to the land, the
    dahan and the invaders that fall. Whether it does not happen at all."""

    __slots__ = ("blight", "dahan", "damage", "invaders", "stopped")

    def __init__(self, damage: int, blight: int, dahan: int, invaders: int, stopped: bool) -> None:
        self.damage: Final = damage
        self.blight: Final = blight
        self.dahan: Final = dahan
        self.invaders: Final = invaders
        self.stopped: Final = stopped


def ravage_forecast(table: SpiritTable, land: int) -> Ravaged:
    copy = _copy(table)
    before = _all_of(copy, land)
    damage = ravage_damage(copy, land)
    _undisturbed(ravage(copy, land))
    # A ravage that happens is an event, and nothing else tells it from one that is stopped.
    stopped = not _happened(copy, land)
    return Ravaged(
        0 if stopped else damage,
        copy.blight[land] - before[0],
        before[1] - count(copy, land, DAHAN),
        before[2] - invaders(copy, land),
        stopped,
    )


def build_forecast(table: SpiritTable, land: int) -> int:
    """The kind of building that comes, or 0 if none does."""
    copy = _copy(table)
    towns, cities = count(copy, land, TOWN), count(copy, land, CITY)
    _undisturbed(build(copy, land))
    if count(copy, land, CITY) > cities:
        return CITY
    return TOWN if count(copy, land, TOWN) > towns else 0


def explore_forecast(table: SpiritTable) -> list[int]:
    """The lands to which an explorer comes if the next card names them."""
    return [
        land
        for land in table.island.lands
        if has_source(table, land) and not is_stopped(table, EXPLORE, land)
    ]


def _copy(table: SpiritTable) -> SpiritTable:
    copy = table.clone()
    copy.sink = []
    copy.blight_pool = _ENOUGH
    return copy


def _all_of(table: SpiritTable, land: int) -> tuple[int, int, int]:
    return table.blight[land], count(table, land, DAHAN), invaders(table, land)


def _happened(table: SpiritTable, land: int) -> bool:
    assert table.sink is not None
    name = table.island.names[land]
    return any(event.text().id == "log-ravage" and name in event.places() for event in table.sink)


def _undisturbed(script: Script) -> None:
    """Carry a script out; nobody stops anything, and what must be chosen is the first."""
    try:
        decision = next(script)
        while True:
            decision = script.send(_quiet(decision))
    except StopIteration:
        return


def _quiet(decision: Decision) -> Move:
    moves = decision.moves
    for move in (NO, STOP):
        if move in moves:
            return move
    return moves[0]
