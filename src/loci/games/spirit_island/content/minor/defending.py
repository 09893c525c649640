"""Minor powers that defend lands."""

from __future__ import annotations

from loci.core.script import Script
from loci.core.text import SeatName
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.blight import remove_blight
from loci.games.spirit_island.rules.effects import DEFENDERS, defend, lasting
from loci.games.spirit_island.rules.harm import damage_each
from loci.games.spirit_island.rules.power import card, presence, sacred_site
from loci.games.spirit_island.rules.powers import choose_one
from loci.games.spirit_island.rules.presence import terrain_of
from loci.games.spirit_island.rules.targets import ANY_LAND, ANY_SPIRIT
from loci.games.spirit_island.state.events import note
from loci.games.spirit_island.state.table import Effect, SpiritTable
from loci.games.spirit_island.state.terms import BUILDINGS, FAST, JUNGLE, SANDS


@card("minor", "drift-down-into-slumber", 0, FAST, "air earth plant", presence(2), ANY_LAND)
def drift_down_into_slumber(act: Act) -> Script:
    """Defend 1; in jungle or sands defend 4 instead."""
    defend(act, 4 if terrain_of(act.table, act.land) in (JUNGLE, SANDS) else 1)
    yield from ()


@card("minor", "encompassing-ward", 1, FAST, "sun water earth", None, ANY_SPIRIT)
def encompassing_ward(act: Act) -> Script:
    """Defend 2 in every land with presence of the target."""
    lasting(act.table, Effect("ward", act.target, number=2))
    note(act.table, "log-encompassing-ward", who=SeatName(act.target))
    yield from ()


def _ward(table: SpiritTable, effect: Effect, land: int) -> int:
    """The lands are those with presence when the invaders deal damage, not when it was used."""
    return effect.number if table.seats[effect.seat].presence[land] else 0


DEFENDERS["ward"] = _ward


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
    line = "defend"
    if act.has() and act.table.blight[act.land]:
        line = yield from choose_one(act, "defend", "remove-blight")
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
    line = yield from choose_one(act, "damage", "defend")
    if line == "damage":
        yield from damage_each(act, 1, *BUILDINGS)
    else:
        defend(act, 10)


def _farther(act: Act) -> int:
    return 1 if act.has() else 0


@card(
    "minor",
    "sap-the-strength-of-multitudes",
    0,
    FAST,
    "water animal",
    presence(0),
    ANY_LAND,
    "1 air",
    range_rule=_farther,
)
def sap_the_strength_of_multitudes(act: Act) -> Script:
    """Defend 5; with 1 air it reaches one land farther."""
    defend(act, 5)
    yield from ()
