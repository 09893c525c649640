"""Vengeance of the Dead: damage after every Action that destroyed something in its land."""

from __future__ import annotations

from typing import Final, final

from loci.core.decision import Move
from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.act import POWER, Trigger
from loci.games.spirit_island.rules.asking import ask
from loci.games.spirit_island.rules.island.harm import harm, harm_of
from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.state.events import InLand
from loci.games.spirit_island.state.moves import Pick

VENGEANCE: Final = "vengeance-of-the-dead"


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
        fallen = [kind for kind, land in act.destroyed if kind != EXPLORER and land == self.land]

        def avenge(after: Act) -> Script:
            revenge = Act(
                act.table, POWER, seat, self.land, VENGEANCE, parent=after, word=VENGEANCE
            )
            revenge.harm = spirit_of(act.table, seat).harm()
            if act.table.sink is not None:
                name = act.table.island.names[self.land]
                act.table.sink.append(Avenged(name, len(fallen)))
            if self.around:
                yield from _damage_around(revenge, len(fallen))
            else:
                yield from damage(revenge, len(fallen))
            yield from finish(revenge)

        if fallen and not act.was_set_off_by(VENGEANCE):
            act.triggered.append(Trigger(VENGEANCE, avenge))


register_effect(Vengeance)


def _damage_around(act: Act, amount: int) -> Script:
    """Divide damage among the invaders of the land and of the lands adjacent to it."""
    names = act.table.island.names
    lands = sorted([act.land, *near(act.table, act.land)])
    for left in range(amount, 0, -1):
        found = [
            (land, code)
            for land in lands
            for code in sorted(set(harm_of(act).pieces(act, land, INVADERS)))
        ]
        if not found:
            return
        moves: list[Move] = [Pick(verbs.DAMAGE, code, land, names[land]) for land, code in found]
        prompt = Text("ask-damage", left=left, land=names[act.land])
        answer = yield from ask(act.seat, prompt, moves)
        assert isinstance(answer, Pick)
        yield from harm(act, answer.land, answer.code, 1)
