"""Vital Strength of the Earth: lands that defend themselves, and powers that are used twice."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from loci.core.script import Script
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.effects import defend, lasting, skip_actions
from loci.games.spirit_island.rules.invaders.blight import remove_blight
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.harm import damage
from loci.games.spirit_island.rules.island.movement import gather
from loci.games.spirit_island.rules.island.pieces import count
from loci.games.spirit_island.rules.island.presence import is_sacred
from loci.games.spirit_island.rules.powers.power import card, innate, presence, sacred_site
from loci.games.spirit_island.rules.powers.repeats import Repeat
from loci.games.spirit_island.rules.powers.targets import ANY_LAND, ANY_SPIRIT, DAHAN_LAND
from loci.games.spirit_island.rules.setup import highest, place_on
from loci.games.spirit_island.rules.spirits.growth import (
    add_presence,
    gain_card,
    gain_energy,
    reclaim_cards,
)
from loci.games.spirit_island.rules.spirits.spirit import Spirit, with_aspect
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import DAHAN, EXPLORER, FAST, JUNGLE, MOUNTAIN, SLOW

EARTH: Final = "vital-strength-of-the-earth"
VITALITY: Final = 3  # defence of a sacred site


@mypyc_attr(allow_interpreted_subclasses=True)
class VitalStrength(Spirit):
    """`aspect` and what it changes are those of a spirit made from this panel."""

    def __init__(
        self,
        aspect: str = "",
        innates: list[str] | None = None,
        specials: int = 1,
        set: str = "base",
    ) -> None:
        super().__init__(
            with_aspect(EARTH, aspect),
            energy="2 3 4 6 7 8",
            plays="1 1 2 2 3 4",
            growth=[
                [reclaim_cards(), add_presence(2)],
                [gain_card(), add_presence(0)],
                [add_presence(1), gain_energy(2)],
            ],
            uniques=[
                "a-year-of-perfect-stillness",
                "draw-of-the-fruitful-earth",
                "guard-the-healing-land",
                "rituals-of-destruction",
            ],
            innates=["gift-of-strength"] if innates is None else innates,
            complexity="low",
            specials=specials,
            set=set,
            progression=[
                "rouse-the-trees-and-stones",
                "call-to-migrate",
                "poisoned-land",
                "devouring-ants",
                "vigor-of-the-breaking-dawn",
                "voracious-growth",
                "savage-mawbeasts",
            ],
        )

    def place(self, table: SpiritTable, seat: int) -> Script:
        place_on(table, seat, highest(table, seat, MOUNTAIN), 2)
        place_on(table, seat, highest(table, seat, JUNGLE))
        yield from ()

    def defence(self, table: SpiritTable, seat: int, land: int) -> int:
        """Earth's Vitality: its sacred sites are defended all the time."""
        return VITALITY if is_sacred(table, seat, land) else 0


SPIRITS[EARTH] = VitalStrength()


@innate(
    "gift-of-strength",
    EARTH,
    FAST,
    None,
    ANY_SPIRIT,
    "1 sun 2 earth 2 plant",
    "2 sun 3 earth 2 plant",
    "2 sun 4 earth 3 plant",
)
def gift_of_strength(act: Act) -> None:
    """The target may repeat one card; each level raises the cost it may have."""
    limit = 6 if act.has(2) else 3 if act.has(1) else 1
    lasting(act.table, Repeat(act.target, limit), "log-gift-of-strength", cost=limit)


@card(
    "unique",
    "a-year-of-perfect-stillness",
    3,
    FAST,
    "sun earth",
    presence(1),
    ANY_LAND,
    owner=EARTH,
)
def a_year_of_perfect_stillness(act: Act) -> None:
    skip_actions(act)


@card(
    "unique",
    "draw-of-the-fruitful-earth",
    1,
    SLOW,
    "earth plant animal",
    presence(1),
    ANY_LAND,
    owner=EARTH,
)
def draw_of_the_fruitful_earth(act: Act) -> Script:
    yield from gather(act, 2, EXPLORER, up_to=True)
    yield from gather(act, 2, DAHAN, up_to=True)


@card(
    "unique",
    "guard-the-healing-land",
    3,
    FAST,
    "water earth plant",
    sacred_site(1),
    ANY_LAND,
    owner=EARTH,
)
def guard_the_healing_land(act: Act) -> None:
    remove_blight(act)
    defend(act, 4)


@card(
    "unique",
    "rituals-of-destruction",
    3,
    SLOW,
    "sun moon fire earth plant",
    sacred_site(1),
    DAHAN_LAND,
    owner=EARTH,
)
def rituals_of_destruction(act: Act) -> Script:
    """2 damage; with 3 dahan 3 more, and 2 fear."""
    if count(act.table, act.land, DAHAN) >= 3:
        yield from damage(act, 5)
        fear(act, 2)
    else:
        yield from damage(act, 2)
