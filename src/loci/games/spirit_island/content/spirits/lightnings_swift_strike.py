"""Lightning's Swift Strike: slow powers used as fast ones, and buildings struck down."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from loci.core.script import Script
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.effects import lasting
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.harm import damage_each, destroy
from loci.games.spirit_island.rules.island.movement import push
from loci.games.spirit_island.rules.island.pieces import count
from loci.games.spirit_island.rules.powers.power import card, innate, presence, sacred_site
from loci.games.spirit_island.rules.powers.speed import Hurry
from loci.games.spirit_island.rules.powers.targets import ANY_LAND, ANY_SPIRIT
from loci.games.spirit_island.rules.setup import highest, place_on
from loci.games.spirit_island.rules.spirits.elements import elements_of
from loci.games.spirit_island.rules.spirits.growth import (
    add_presence,
    gain_card,
    gain_energy,
    reclaim_cards,
)
from loci.games.spirit_island.rules.spirits.spirit import Spirit, with_aspect
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import AIR, BUILDINGS, DAHAN, FAST, SANDS, SLOW, TOWN

LIGHTNING = "lightnings-swift-strike"


@mypyc_attr(allow_interpreted_subclasses=True)
class Lightning(Spirit):
    """`aspect` and what it changes are those of a spirit made from this panel."""

    def __init__(
        self,
        aspect: str = "",
        innates: list[str] | None = None,
        specials: int = 1,
        set: str = "base",
    ) -> None:
        super().__init__(
            with_aspect(LIGHTNING, aspect),
            energy="1 1 2 2 3 4 4 5",
            plays="2 3 4 5 6",
            growth=[
                [reclaim_cards(), gain_card(), gain_energy(1)],
                [add_presence(2), add_presence(0)],
                [add_presence(1), gain_energy(3)],
            ],
            uniques=[
                "harbingers-of-the-lightning",
                "lightnings-boon",
                "raging-storm",
                "shatter-homesteads",
            ],
            innates=["thundering-destruction"] if innates is None else innates,
            complexity="low",
            specials=specials,
            set=set,
            progression=[
                "delusions-of-danger",
                "call-to-bloodshed",
                "powerstorm",
                "purifying-flame",
                "pillar-of-living-flame",
                "entrancing-apparitions",
                "call-to-isolation",
            ],
        )

    def place(self, table: SpiritTable, seat: int) -> Script:
        place_on(table, seat, highest(table, seat, SANDS), 2)
        yield from ()

    def hurries(self, table: SpiritTable, seat: int, user: int) -> int:
        """Swiftness of Lightning: one slow power for each air."""
        return elements_of(table, seat)[AIR] if user == seat else 0


SPIRITS[LIGHTNING] = Lightning()


@innate(
    "thundering-destruction",
    LIGHTNING,
    SLOW,
    sacred_site(1),
    ANY_LAND,
    "3 fire 2 air",
    "4 fire 3 air",
    "5 fire 4 air 1 water",
    "5 fire 5 air 2 water",
)
def thundering_destruction(act: Act) -> Script:
    """1 town; from the second level on a city if you like; the others strike once more each."""
    kinds = BUILDINGS if act.has(1) else (TOWN,)
    strikes = 1 + [act.has(2), act.has(3)].count(True)
    yield from destroy(act, strikes, *kinds)


@card(
    "unique",
    "harbingers-of-the-lightning",
    0,
    SLOW,
    "fire air",
    presence(1),
    ANY_LAND,
    owner=LIGHTNING,
)
def harbingers_of_the_lightning(act: Act) -> Script:
    """Push up to 2 dahan; 1 fear, once, if any came to a town or city."""
    lands = yield from push(act, 2, DAHAN, up_to=True)
    if any(count(act.table, land, *BUILDINGS) for land in lands):
        fear(act, 1)


@card("unique", "lightnings-boon", 1, FAST, "fire air", None, ANY_SPIRIT, owner=LIGHTNING)
def lightnings_boon(act: Act) -> None:
    """Two slow powers of the target may be fast this turn."""
    lasting(act.table, Hurry(act.target, 2), "log-lightnings-boon")


@card("unique", "raging-storm", 3, SLOW, "fire air water", presence(1), ANY_LAND, owner=LIGHTNING)
def raging_storm(act: Act) -> Script:
    yield from damage_each(act, 1)


@card(
    "unique", "shatter-homesteads", 2, SLOW, "fire air", sacred_site(2), ANY_LAND, owner=LIGHTNING
)
def shatter_homesteads(act: Act) -> Script:
    fear(act, 1)
    yield from destroy(act, 1, TOWN)
