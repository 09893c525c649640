"""Weave Together the Fabric of Place: two lands are one until the turn ends."""

from __future__ import annotations

from typing import Final, final

from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.act import RULE
from loci.games.spirit_island.rules.island.weaving import unweave, weave


@final
class Woven(Effect):
    """The land and another are one."""

    kind = "woven"
    fields = (Field.land(), Field.other_land("other"), Field.seat(needed=True))

    def __init__(self, land: int, other: int, seat: int = NOBODY) -> None:
        super().__init__(land, seat)
        self.other: Final = other

    def time_passes(self, table: SpiritTable, seat: int) -> Script:
        act = Act(table, RULE, self.seat, self.land)
        yield from unweave(act, self.land, self.other)
        yield from finish(act)


register_effect(Woven)


@card(
    "major",
    "weave-together-the-fabric-of-place",
    4,
    FAST,
    "sun moon air water earth",
    sacred_site(1),
    ANY_LAND,
    "4 air",
    set=JAGGED,
)
def weave_together_the_fabric_of_place(act: Act) -> Script:
    """The land and an adjacent one are one this turn; it is isolated, and with invaders there 2
    fear, and up to 2 of them are removed."""
    table, land = act.table, act.land
    beside = [one for one in table.island.near[land] if one != land]
    other = yield from choose_land(act, beside)
    if other != NOWHERE:
        yield from weave(act, land, other)
        name = table.island.names[other]
        lasting(table, Woven(land, other, act.seat), "log-woven", other=name)
    if act.has():
        isolate(act)
        if invaders(table, land):
            fear(act, 2)
            yield from remove(act, 2, *INVADERS, up_to=True)
