"""Ways: two lands that a spirit makes adjacent to each other, as if they touched."""

from __future__ import annotations

from typing import ClassVar, Final, final

from loci.games.spirit_island.rules.effect import FOR_GOOD, Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import lasting, use_up
from loci.games.spirit_island.state.island import with_ways
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import NOBODY, NOWHERE


@final
class OpenWay(Effect):
    """Two lands of the seat are adjacent."""

    kind = "open-way"
    lasts: ClassVar[str] = FOR_GOOD
    fields = (Field.land(), Field.land(name="other"), Field.seat(needed=True))

    def __init__(self, land: int, other: int = NOWHERE, seat: int = NOBODY) -> None:
        super().__init__(land, seat)
        self.other: Final = other


register_effect(OpenWay)


def open_way(table: SpiritTable, seat: int, one: int, other: int) -> None:
    """The way of a seat leads between these lands from now on, and no other one."""
    close_way(table, seat)
    effect = OpenWay(one, other, seat)
    lasting(table, effect, "log-open-way", other=table.island.names[other])
    lay_ways(table)


def close_way(table: SpiritTable, seat: int) -> None:
    way = way_of(table, seat)
    if way is not None:
        use_up(table, way)
        lay_ways(table)


def lay_ways(table: SpiritTable) -> None:
    """The island as the ways in force make it."""
    ways = tuple([(e.land, e.other) for e in table.effects if isinstance(e, OpenWay)])
    table.island = with_ways(table.island, ways)


def ways_follow(table: SpiritTable) -> None:
    """Lands were woven into one, and ways to them lead there: one between the two is over."""
    for effect in list(table.effects):
        if isinstance(effect, OpenWay) and effect.land == effect.other:
            use_up(table, effect)
    lay_ways(table)


# -- reading ---------------------------------------------------------------------------------------


def way_of(table: SpiritTable, seat: int) -> OpenWay | None:
    for effect in table.effects:
        if isinstance(effect, OpenWay) and effect.seat == seat:
            return effect
    return None
