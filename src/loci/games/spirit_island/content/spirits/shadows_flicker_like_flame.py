"""Shadows Flicker Like Flame: fear, and powers that reach wherever dahan are."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import mypyc_attr

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import ask_land
from loci.games.spirit_island.rules.effect import Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import lasting
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.harm import damage, destroy
from loci.games.spirit_island.rules.island.movement import gather, push
from loci.games.spirit_island.rules.island.pieces import count, invaders, lands_with
from loci.games.spirit_island.rules.island.presence import lands_of
from loci.games.spirit_island.rules.island.replacement import replace
from loci.games.spirit_island.rules.powers.choices import choose_one
from loci.games.spirit_island.rules.powers.power import card, innate, presence, sacred_site
from loci.games.spirit_island.rules.powers.targets import ANY_LAND, ANY_SPIRIT
from loci.games.spirit_island.rules.setup import highest, place_on, starting_land
from loci.games.spirit_island.rules.spirits.growth import (
    add_presence,
    gain_card,
    gain_energy,
    reclaim_cards,
)
from loci.games.spirit_island.rules.spirits.spirit import Spirit, with_aspect
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    CITY,
    DAHAN,
    EXPLORER,
    FAST,
    JUNGLE,
    NOWHERE,
    SLOW,
    TOWN,
)

SHADOWS: Final = "shadows-flicker-like-flame"


@mypyc_attr(allow_interpreted_subclasses=True)
class Shadows(Spirit):
    """`aspect` and what it changes are those of a spirit made from this panel."""

    def __init__(
        self,
        aspect: str = "",
        innates: list[str] | None = None,
        specials: int = 1,
        set: str = "base",
    ) -> None:
        super().__init__(
            with_aspect(SHADOWS, aspect),
            energy="0 1 3 4 5 6",
            plays="1 2 3 3 4 5",
            growth=[
                [reclaim_cards(), gain_card()],
                [gain_card(), add_presence(1)],
                [add_presence(3), gain_energy(3)],
            ],
            uniques=[
                "concealing-shadows",
                "crops-wither-and-fade",
                "favors-called-due",
                "mantle-of-dread",
            ],
            innates=["darkness-swallows-the-unwary"] if innates is None else innates,
            complexity="low",
            specials=specials,
            set=set,
            progression=[
                "dark-and-tangled-woods",
                "shadows-of-the-burning-forest",
                "the-jungle-hungers",
                "land-of-haunts-and-embers",
                "terrifying-nightmares",
                "call-of-the-dahan-ways",
                "visions-of-fiery-doom",
            ],
        )

    def place(self, table: SpiritTable, seat: int) -> Script:
        place_on(table, seat, highest(table, seat, JUNGLE), 2)
        place_on(table, seat, starting_land(table, seat, 5))
        yield from ()

    def far_targets(self, table: SpiritTable, seat: int) -> list[int]:
        """Shadows of the Dahan: every land with dahan."""
        return lands_with(table, DAHAN)


SPIRITS[SHADOWS] = Shadows()


@innate(
    "darkness-swallows-the-unwary",
    SHADOWS,
    FAST,
    sacred_site(1),
    ANY_LAND,
    "2 moon 1 fire",
    "3 moon 2 fire",
    "4 moon 3 fire 2 air",
)
def darkness_swallows_the_unwary(act: Act) -> Script:
    """Every level adds to the one before; what the last two destroy frightens."""
    yield from gather(act, 1, EXPLORER)
    if act.has(1):
        fallen = yield from destroy(act, 2, EXPLORER, up_to=True)
        fear(act, fallen)
    if act.has(2):
        before = len(act.destroyed)
        yield from damage(act, 3)
        fear(act, len(act.destroyed) - before)


@final
class DahanSafe(Effect):
    """Ravages do not hurt the dahan of the land."""

    kind = "dahan-safe"
    fields = (Field.land(), Field.seat())

    def spares_from_ravage(self, table: SpiritTable, seat: int, land: int, kind: int) -> bool:
        return self.land == land and kind == DAHAN


register_effect(DahanSafe)


@card("unique", "concealing-shadows", 0, FAST, "moon air", presence(0), ANY_LAND, owner=SHADOWS)
def concealing_shadows(act: Act) -> None:
    """1 fear; ravages do not hurt the dahan there."""
    fear(act, 1)
    lasting(act.table, DahanSafe(act.land, act.seat), "log-concealing-shadows")


@card(
    "unique",
    "crops-wither-and-fade",
    1,
    SLOW,
    "moon fire plant",
    presence(0),
    ANY_LAND,
    owner=SHADOWS,
)
def crops_wither_and_fade(act: Act) -> Script:
    """2 fear; a town becomes an explorer, or a city a town."""
    fear(act, 2)
    line = yield from choose_one(act, "replace-town", "replace-city")
    if line == "replace-town":
        yield from replace(act, TOWN, EXPLORER)
    else:
        yield from replace(act, CITY, TOWN)


@card(
    "unique", "favors-called-due", 1, SLOW, "moon air animal", presence(1), ANY_LAND, owner=SHADOWS
)
def favors_called_due(act: Act) -> Script:
    """Gather up to 4 dahan; 3 fear if there are invaders, and fewer than dahan."""
    yield from gather(act, 4, DAHAN, up_to=True)
    if 0 < invaders(act.table, act.land) < count(act.table, act.land, DAHAN):
        fear(act, 3)


@card("unique", "mantle-of-dread", 1, SLOW, "moon fire air", None, ANY_SPIRIT, owner=SHADOWS)
def mantle_of_dread(act: Act) -> Script:
    """2 fear; the target may push 1 explorer and 1 town out of one of its lands."""
    fear(act, 2)
    table = act.table
    lands = [land for land in lands_of(table, act.target) if count(table, land, EXPLORER, TOWN)]
    act.player = act.target
    prompt = Text("ask-mantle-of-dread")
    land = yield from ask_land(table.island, act.target, prompt, lands, optional=True)
    if land != NOWHERE:
        yield from push(act, 1, EXPLORER, land=land)
        yield from push(act, 1, TOWN, land=land)
