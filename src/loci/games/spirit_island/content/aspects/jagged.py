"""The aspects of Jagged Earth, for the four spirits of low complexity (SX-45)."""

from __future__ import annotations

from typing import Final, final

from loci.core.script import Script
from loci.games.spirit_island.content.spirits.lightnings_swift_strike import LIGHTNING, Lightning
from loci.games.spirit_island.content.spirits.river_surges_in_sunlight import (
    RIVER,
    UNIQUES,
    River,
)
from loci.games.spirit_island.content.spirits.shadows_flicker_like_flame import Shadows
from loci.games.spirit_island.content.spirits.vital_strength_of_the_earth import VitalStrength
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.effect import Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import MoreRange, effects_of, lasting
from loci.games.spirit_island.rules.invaders.blight import remove_blight
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.lands import playable
from loci.games.spirit_island.rules.island.movement import push
from loci.games.spirit_island.rules.island.pieces import has, invaders
from loci.games.spirit_island.rules.island.presence import is_sacred, lands_of
from loci.games.spirit_island.rules.island.tokens import add_strife
from loci.games.spirit_island.rules.island.unused import STRIFE
from loci.games.spirit_island.rules.powers.choices import choose_land
from loci.games.spirit_island.rules.powers.power import innate, sacred_site
from loci.games.spirit_island.rules.powers.speed import HurryLesser
from loci.games.spirit_island.rules.powers.targets import ANOTHER_SPIRIT, INVADER_LAND
from loci.games.spirit_island.rules.powers.usage import repeat_on
from loci.games.spirit_island.rules.spirits.spirit import ENERGY_TRACK, spirit_of, with_aspect
from loci.games.spirit_island.rules.spirits.tracks import add_energy
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import DAHAN, EXPLORER, FAST, JAGGED, NOWHERE, SLOW

PANDEMONIUM: Final = "pandemonium"
WIND: Final = "wind"
SUNSHINE: Final = "sunshine"
TORN_SKIES: Final = "lightning-torn-skies-incite-pandemonium"
STORM_WIND: Final = "exaltation-of-the-storm-wind"
PROMISE: Final = "boon-of-sunshines-promise"
FORGOTTEN_BEFORE: Final = "boon-of-vigor"
ANCHORED: Final = 8  # more damage for blight


# -- Lightning's Swift Strike ----------------------------------------------------------------------


@final
class Pandemonium(Lightning):
    """Strife and fear in the place of Thundering Destruction."""

    tokens = (STRIFE,)

    def __init__(self) -> None:
        super().__init__(PANDEMONIUM, innates=[TORN_SKIES], specials=2, set=JAGGED)


@innate(
    TORN_SKIES,
    with_aspect(LIGHTNING, PANDEMONIUM),
    SLOW,
    sacred_site(1),
    INVADER_LAND,
    "3 fire 2 air",
    "4 fire 3 air",
    "1 moon 5 fire 4 air",
    "2 moon 5 fire 5 air",
    set=JAGGED,
)
def lightning_torn_skies(act: Act) -> Script:
    """Every level frightens and adds strife."""
    for level, amount in enumerate((2, 2, 3, 4)):
        if act.has(level):
            fear(act, amount)
            yield from add_strife(act)


@final
class Wind(Lightning):
    """A gift of speed and range in the place of Swiftness of Lightning."""

    def __init__(self) -> None:
        innates = ["thundering-destruction", STORM_WIND]
        super().__init__(WIND, innates=innates, specials=1, set=JAGGED)

    def hurries(self, table: SpiritTable, seat: int, user: int) -> int:
        return 0


@innate(
    STORM_WIND,
    with_aspect(LIGHTNING, WIND),
    FAST,
    None,
    ANOTHER_SPIRIT,
    "1 air",
    "3 air",
    "4 air 1 water",
    "5 air 2 water",
    set=JAGGED,
)
def exaltation_of_the_storm_wind(act: Act) -> Script:
    """For both spirits: a slow power that is not major is fast, more range, explorers pushed; then
    perhaps once more. Alone, the two are one (SX-45.3)."""
    table = act.table
    both = [act.seat] if act.target == act.seat else [act.seat, act.target]
    for seat in both:
        if act.has(0):
            lasting(table, HurryLesser(seat=seat), "log-storm-wind")
        if act.has(1):
            lasting(table, MoreRange(seat, 1), "log-storm-wind-range")
    for seat in both if act.has(2) else []:
        act.player = seat
        lands = [land for land in lands_of(table, seat) if has(table, land, EXPLORER)]
        land = yield from choose_land(act, lands, optional=True)
        if land != NOWHERE:
            yield from push(act, 2, EXPLORER, land=land, up_to=True)
    if act.has(3):
        repeat_on(act)


# -- River Surges in Sunlight ----------------------------------------------------------------------


@final
class Sunshine(River):
    """Another innate power in the place of Boon of Vigor, which was forgotten before the game."""

    def __init__(self) -> None:
        super().__init__(
            SUNSHINE,
            innates=["massive-flooding", PROMISE],
            specials=2,
            set=JAGGED,
            uniques=[card for card in UNIQUES if card != FORGOTTEN_BEFORE],
        )

    def place(self, table: SpiritTable, seat: int) -> Script:
        yield from super().place(table, seat)
        add_energy(table, seat, 1)


@innate(
    PROMISE,
    with_aspect(RIVER, SUNSHINE),
    FAST,
    None,
    ANOTHER_SPIRIT,
    "2 sun",
    "3 sun 1 water",
    "4 sun 2 water",
    set=JAGGED,
)
def boon_of_sunshines_promise(act: Act) -> Script:
    """Energy for the target, then for yourself; the target may remove blight."""
    table = act.table
    amount = max(0, highest_shown(table, act.seat) - 1)
    if act.has(0):
        add_energy(table, act.target, amount)
    if act.has(1):
        add_energy(table, act.seat, amount)
    if act.has(2):
        act.player = act.target
        own = lands_of(table, act.target)
        lands = [land for land in own if table.blight[land] and has(table, land, DAHAN)]
        land = yield from choose_land(act, lands, optional=True)
        if land != NOWHERE:
            remove_blight(act, 1, land)


def highest_shown(table: SpiritTable, seat: int) -> int:
    """The highest number that is uncovered on the energy track."""
    shown = table.seats[seat].shown[ENERGY_TRACK]
    return max([space.number for space in spirit_of(table, seat).energy_track[:shown]])


# -- Shadows Flicker Like Flame --------------------------------------------------------------------


@final
class Madness(Shadows):
    """Strife where presence is added, fear where it is destroyed, in the place of Shadows of the
    Dahan."""

    tokens = (STRIFE,)
    grows_alone = True

    def __init__(self) -> None:
        super().__init__("madness", specials=2, set=JAGGED)

    def far_targets(self, table: SpiritTable, seat: int) -> list[int]:
        return []

    def grown_into(self, act: Act, seat: int, user: int, land: int) -> Script:
        """Shadows Cast a Subtle Madness."""
        if user == seat:
            yield from add_strife(act, land=land, up_to=True)

    def presence_lost(self, act: Act, seat: int, user: int, land: int) -> Script:
        """Glimpse of the Shadowed Void."""
        if user == seat and invaders(act.table, land):
            fear(act, 1, land)
        yield from ()


@final
class RangeIgnored(Effect):
    """The seat has ignored range in this turn."""

    kind = "range-ignored"
    fields = (Field.seat(needed=True),)


register_effect(RangeIgnored)


@final
class Reach(Shadows):
    """Range ignored once a turn, in the place of Shadows of the Dahan."""

    far_price = 0

    def __init__(self) -> None:
        super().__init__("reach", specials=1, set=JAGGED)

    def far_targets(self, table: SpiritTable, seat: int) -> list[int]:
        return playable(table) if self.grows_far(table, seat) else []

    def grows_far(self, table: SpiritTable, seat: int) -> bool:
        """Whether it has not ignored range in this turn yet."""
        return not effects_of(table, RangeIgnored.kind, seat)

    def ignores_ranges(self, table: SpiritTable, seat: int) -> bool:
        return self.grows_far(table, seat)

    def went_far(self, table: SpiritTable, seat: int) -> None:
        lasting(table, RangeIgnored(seat=seat))


# -- Vital Strength of the Earth -------------------------------------------------------------------


@final
class Resilience(VitalStrength):
    """Lands that bear much damage, in the place of Earth's Vitality."""

    def __init__(self) -> None:
        super().__init__("resilience", specials=1, set=JAGGED)

    def defence(self, table: SpiritTable, seat: int, land: int) -> int:
        return 0

    def more_for_blight(self, table: SpiritTable, seat: int, land: int) -> int:
        """Anchor the Land's Resilience: more damage than usual is needed at sacred sites."""
        return ANCHORED if is_sacred(table, seat, land) else 0


for aspect in (Pandemonium(), Wind(), Sunshine(), Madness(), Reach(), Resilience()):
    SPIRITS[aspect.id] = aspect
