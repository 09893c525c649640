"""Minor powers that defend lands."""

from __future__ import annotations

from typing import Final, final

from loci.games.spirit_island.content.vocabulary import *


@card("minor", "drift-down-into-slumber", 0, FAST, "air earth plant", presence(2), ANY_LAND)
def drift_down_into_slumber(act: Act) -> None:
    """Defend 1; in jungle or sands defend 4 instead."""
    defend(act, 4 if is_terrain(act.table, act.land, JUNGLE, SANDS) else 1)


@card("minor", "encompassing-ward", 1, FAST, "sun water earth", None, ANY_SPIRIT)
def encompassing_ward(act: Act) -> None:
    """Defend 2 in every land with presence of the target."""
    lasting(act.table, Ward(act.target, 2), "log-encompassing-ward")


@final
class Ward(Effect):
    """Lands with presence of the seat are defended. The lands are those with presence when the
    invaders deal damage, not when it was used."""

    kind = "ward"
    fields = (Field.seat(needed=True), Field.number("amount"))

    def __init__(self, seat: int, amount: int = 0) -> None:
        super().__init__(seat=seat)
        self.amount: Final = amount

    def defence(self, table: SpiritTable, seat: int, land: int) -> int:
        return self.amount if table.seats[self.seat].presence[land] else 0


register_effect(Ward)


@card(
    "minor",
    "natures-resilience",
    1,
    FAST,
    "earth plant animal",
    sacred_site(1),
    ANY_LAND,
    "2 water",
)
def natures_resilience(act: Act) -> Script:
    """Defend 6; with 2 water you may remove 1 blight instead."""
    blighted = act.has() and act.table.blight[act.land] > 0
    line = yield from may_instead(act, "defend", "remove-blight", blighted)
    if line == "defend":
        defend(act, 6)
    else:
        remove_blight(act)


@card(
    "minor",
    "quicken-the-earths-struggles",
    1,
    FAST,
    "moon fire earth animal",
    sacred_site(0),
    ANY_LAND,
)
def quicken_the_earths_struggles(act: Act) -> Script:
    """1 damage to each town and city, or defend 10."""
    for line in (yield from branches(act, "damage", "defend")):
        if line == "damage":
            yield from damage_each(act, 1, *BUILDINGS)
        else:
            defend(act, 10)


@card(
    "minor",
    "sap-the-strength-of-multitudes",
    0,
    FAST,
    "water animal",
    presence(0),
    ANY_LAND,
    "1 air",
    far_range=1,
)
def sap_the_strength_of_multitudes(act: Act) -> None:
    """Defend 5; with 1 air it reaches one land farther."""
    defend(act, 5)
