"""River Surges in Sunlight: floods, and wetlands that are sacred sites."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from loci.core.script import Script
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.island.harm import damage, damage_each
from loci.games.spirit_island.rules.island.lands import is_coastal, is_terrain
from loci.games.spirit_island.rules.island.movement import gather, push
from loci.games.spirit_island.rules.island.pieces import count, put
from loci.games.spirit_island.rules.powers.cards import cards_played
from loci.games.spirit_island.rules.powers.power import card, innate, presence, sacred_site
from loci.games.spirit_island.rules.powers.targets import ANY_LAND, ANY_SPIRIT
from loci.games.spirit_island.rules.setup import highest, place_on
from loci.games.spirit_island.rules.spirits.growth import (
    add_presence,
    gain_card,
    gain_energy,
    reclaim_cards,
)
from loci.games.spirit_island.rules.spirits.spirit import Spirit, with_aspect
from loci.games.spirit_island.rules.spirits.tracks import add_energy
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import DAHAN, EXPLORER, FAST, SLOW, TOWN, WETLAND

RIVER = "river-surges-in-sunlight"
UNIQUES: Final = ["boon-of-vigor", "flash-floods", "rivers-bounty", "wash-away"]


@mypyc_attr(allow_interpreted_subclasses=True)
class River(Spirit):
    """`aspect` and what it changes are those of a spirit made from this panel."""

    def __init__(
        self,
        aspect: str = "",
        innates: list[str] | None = None,
        specials: int = 1,
        set: str = "base",
        uniques: list[str] | None = None,
    ) -> None:
        super().__init__(
            with_aspect(RIVER, aspect),
            energy="1 2 2 3 4 4 5",
            plays="1 2 2 3 reclaim 4 5",
            growth=[
                [reclaim_cards(), gain_card(), gain_energy(1)],
                [add_presence(1), add_presence(1)],
                [gain_card(), add_presence(2)],
            ],
            uniques=UNIQUES if uniques is None else uniques,
            innates=["massive-flooding"] if innates is None else innates,
            complexity="low",
            specials=specials,
            set=set,
            progression=[
                "uncanny-melting",
                "natures-resilience",
                "pull-beneath-the-hungry-earth",
                "accelerated-rot",
                "song-of-sanctity",
                "tsunami",
                "encompassing-ward",
            ],
        )

    def place(self, table: SpiritTable, seat: int) -> Script:
        place_on(table, seat, highest(table, seat, WETLAND))
        yield from ()

    def is_sacred(self, table: SpiritTable, seat: int, land: int) -> bool:
        """River's Domain: one presence is enough in a wetland."""
        return is_terrain(table, land, WETLAND) or super().is_sacred(table, seat, land)


SPIRITS[RIVER] = River()


@innate(
    "massive-flooding",
    RIVER,
    SLOW,
    sacred_site(1),
    ANY_LAND,
    "1 sun 2 water",
    "2 sun 3 water",
    "3 sun 4 water 1 earth",
)
def massive_flooding(act: Act) -> Script:
    """Each level replaces the one before it."""
    if act.has(2):
        yield from damage_each(act, 2)
    elif act.has(1):
        yield from damage(act, 2)
        yield from push(act, 3, EXPLORER, TOWN, up_to=True)
    else:
        yield from push(act, 1, EXPLORER, TOWN)


@card("unique", "boon-of-vigor", 0, FAST, "sun water plant", None, ANY_SPIRIT, owner=RIVER)
def boon_of_vigor(act: Act) -> None:
    """1 energy for yourself, or 1 per card played for another spirit."""
    if act.target == act.seat:
        add_energy(act.table, act.seat, 1)
    else:
        add_energy(act.table, act.target, cards_played(act.table, act.target))


@card("unique", "flash-floods", 2, FAST, "sun water", presence(1), ANY_LAND, owner=RIVER)
def flash_floods(act: Act) -> Script:
    yield from damage(act, 2 if is_coastal(act.table, act.land) else 1)


@card("unique", "rivers-bounty", 0, SLOW, "sun water animal", presence(0), ANY_LAND, owner=RIVER)
def rivers_bounty(act: Act) -> Script:
    """Gather up to 2 dahan; with 2 there, add one and gain 1 energy."""
    yield from gather(act, 2, DAHAN, up_to=True)
    if count(act.table, act.land, DAHAN) >= 2:
        put(act.table, act.land, DAHAN)
        add_energy(act.table, act.seat, 1)


@card("unique", "wash-away", 1, SLOW, "water earth", presence(1), ANY_LAND, owner=RIVER)
def wash_away(act: Act) -> Script:
    yield from push(act, 3, EXPLORER, TOWN, up_to=True)
