"""Vengeance of the Dead: damage after every Action that destroyed something in its land."""

from __future__ import annotations

from typing import Final, final

from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.act import POWER, Trigger
from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.state.events import InLand

VENGEANCE: Final = "vengeance-of-the-dead"
AVENGED: Final = (TOWN, CITY, DAHAN)


@card("major", VENGEANCE, 3, FAST, "moon fire animal", presence(3), ANY_LAND, "3 animal")
def vengeance_of_the_dead(act: Act) -> None:
    """3 fear; from now on 1 damage for each town, city and dahan destroyed there; it may be dealt
    in adjacent lands too."""
    fear(act, 3)
    lasting(act.table, Vengeance(act.land, act.seat, act.has()), "log-vengeance")


@final
class Avenged(InLand):
    """The dead are avenged: so much damage there."""

    def __init__(self, land: str, number: int) -> None:
        super().__init__(land)
        self.number: Final = number

    def text(self) -> Text:
        return Text("log-avenged", number=self.number, land=self.land)


@final
class Vengeance(Effect):
    """After every Action that destroyed towns, cities or dahan in the land, as much damage there;
    perhaps in adjacent lands too. What it destroys itself is never avenged."""

    kind = "vengeance"
    fields = (Field.land(), Field.seat(), Field.flag("around", "number", 1))

    def __init__(self, land: int, seat: int = NOBODY, around: bool = False) -> None:
        super().__init__(land, seat)
        self.around: Final = around

    def ravages_spread(self, table: SpiritTable, seat: int, serious: bool) -> bool:
        """It may destroy what is still to ravage."""
        return True

    def triggers(self, act: Act, seat: int) -> None:
        fallen = [kind for kind, land in act.destroyed if kind in AVENGED and land == self.land]

        def avenge(after: Act) -> Script:
            revenge = Act(
                act.table, POWER, seat, self.land, VENGEANCE, parent=after, word=VENGEANCE
            )
            revenge.harm = spirit_of(act.table, seat).harm()
            if act.table.sink is not None:
                name = act.table.island.names[self.land]
                act.table.sink.append(Avenged(name, len(fallen)))
            if self.around:
                around = [self.land, *near(act.table, self.land)]
                yield from damage_among(revenge, len(fallen), around)
            else:
                yield from damage(revenge, len(fallen))
            yield from finish(revenge)

        if fallen and not act.was_set_off_by(VENGEANCE):
            act.triggered.append(Trigger(VENGEANCE, avenge))


register_effect(Vengeance)
