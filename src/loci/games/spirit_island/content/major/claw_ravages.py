"""Major powers of Branch & Claw that make the invaders ravage, or turn their ravages elsewhere."""

from __future__ import annotations

from typing import ClassVar, Final, final

from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.effects import for_this_action
from loci.games.spirit_island.rules.invaders.actions import ravage, ravage_damage
from loci.games.spirit_island.rules.island.tokens import brawl
from loci.games.spirit_island.rules.rule import Replacing


@card(
    "major",
    "instruments-of-their-own-ruin",
    4,
    FAST,
    "sun fire air animal",
    sacred_site(1),
    ANY_LAND,
    "4 sun 2 fire 2 animal",
    set=CLAW,
)
def instruments_of_their_own_ruin(act: Act) -> Script:
    """1 strife, and invaders with strife deal their damage to other invaders there; or, in the
    place of that, ravages there this turn hurt invaders of adjacent lands and nobody else."""
    yield from add_strife(act)
    if act.has():
        lasting(act.table, Ruin(act.land, act.seat), "log-own-ruin")
    else:
        yield from for_real(act, brawl(act, act.land))


@final
class Ruin(Effect):
    """Invaders who ravage in the land hurt invaders of adjacent lands in the place of the land and
    the dahan, who do not strike back."""

    kind = "own-ruin"
    fields = (Field.land(), Field.seat())

    def ravages_spread(self, table: SpiritTable, seat: int, serious: bool) -> bool:
        """They may destroy what is still to ravage."""
        return True

    def turns_ravage(self, table: SpiritTable, seat: int, land: int) -> bool:
        return land == self.land

    def replaces_ravage(self, act: Act, seat: int, normal: bool) -> Replacing:
        if not self.turns_ravage(act.table, seat, act.land):
            return False
        if seat != NOBODY:
            act.player = seat  # whoever used the power decides
        around = act.table.island.near[self.land]
        amount = ravage_damage(act.table, self.land, normal, on_others=True)
        yield from damage_among(act, amount, around)
        return True


register_effect(Ruin)


@card(
    "major",
    "manifest-incarnation",
    6,
    SLOW,
    "sun moon earth animal",
    presence(0),
    CITY_LAND,
    "3 sun 3 moon",
    set=CLAW,
)
def manifest_incarnation(act: Act) -> Script:
    """6 fear, and 1 for each town, city and presence of yours there; 1 city, 1 town and 1 explorer
    removed; then they ravage; 3 more fear, and 6 damage less of that ravage."""
    table, land = act.table, act.land
    more = count(table, land, *BUILDINGS) + table.seats[act.seat].presence[land]
    fear(act, 6 + more + (3 if act.has() else 0))
    for kind in (CITY, TOWN, EXPLORER):
        yield from remove(act, 1, kind)
    if act.has():
        for_this_action(act, Awe(land, act.seat, 6))
    yield from ravage(table, land)


@final
class Awe(Effect):
    """The invaders of the land together deal less damage in the ravage of this Action."""

    kind = "awe"
    lasts: ClassVar[str] = THIS_ACTION
    fields = (Field.land(), Field.seat(), Field.number("amount"))

    def __init__(self, land: int, seat: int = NOBODY, amount: int = 0) -> None:
        super().__init__(land, seat)
        self.amount: Final = amount

    def more_damage(self, table: SpiritTable, seat: int, land: int) -> int:
        return -self.amount if self.land == land else 0


register_effect(Awe)
