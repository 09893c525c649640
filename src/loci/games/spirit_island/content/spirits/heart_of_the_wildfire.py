"""Heart of the Wildfire: burns whatever it comes to, and thrives on the ashes."""

from __future__ import annotations

from typing import Final, final

from loci.core.script import Script
from loci.games.spirit_island.rules.act import (
    ARRIVAL,
    GROWTH,
    POWER,
    RULE,
    SCENARIO,
    TRACK,
    Act,
)
from loci.games.spirit_island.rules.effect import Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import lasting
from loci.games.spirit_island.rules.ending import end_part
from loci.games.spirit_island.rules.invaders.blight import add_blight, remove_blight
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.harm import damage, destroy, destroy_all
from loci.games.spirit_island.rules.island.harm_among import damage_among
from loci.games.spirit_island.rules.island.lands import near
from loci.games.spirit_island.rules.island.movement import push
from loci.games.spirit_island.rules.island.pieces import count
from loci.games.spirit_island.rules.island.presence import lands_of
from loci.games.spirit_island.rules.powers.choices import choose_land
from loci.games.spirit_island.rules.powers.power import card, innate, presence, sacred_site
from loci.games.spirit_island.rules.powers.targets import (
    ANY_LAND,
    ANY_SPIRIT,
    BLIGHTED_INVADERS,
    BLIGHTED_LAND,
)
from loci.games.spirit_island.rules.rule import Replacing
from loci.games.spirit_island.rules.setup import highest, place_on
from loci.games.spirit_island.rules.spirits.growth import (
    GrowthAction,
    add_presence,
    gain_card,
    gain_energy,
    reclaim_cards,
)
from loci.games.spirit_island.rules.spirits.spirit import Spirit
from loci.games.spirit_island.rules.spirits.tracks import add_energy, uncovered
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.steps import SETTING_UP
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    BEASTS,
    DAHAN,
    EXPLORER,
    FAST,
    FEATHER,
    FIRE,
    INVADERS,
    NOBODY,
    NOWHERE,
    SANDS,
    SLOW,
    TOWN,
)

WILDFIRE: Final = "heart-of-the-wildfire"
SCORCHING: Final = 2  # fire on its tracks with which it blights the land
BLIGHT: Final = 2  # in its first land, from the box


def fires(table: SpiritTable, seat: int) -> int:
    """The fire that shows on the presence tracks."""
    return sum([space.elements.count(FIRE) for space in uncovered(table, seat)])


def gain_energy_per_fire() -> GrowthAction:
    def do(act: Act) -> Script:
        add_energy(act.table, act.seat, fires(act.table, act.seat))
        yield from ()

    return GrowthAction("energy-per-fire", do)


@final
class Wildfire(Spirit):
    grows_alone = True

    def __init__(self) -> None:
        super().__init__(
            WILDFIRE,
            energy="0 fire 1 2 fire+plant 3",
            plays="1 fire 2 3 fire 4",
            growth=[
                [reclaim_cards(), gain_card(), gain_energy(1)],
                [gain_card(), add_presence(3)],
                [add_presence(1), gain_energy(2), gain_energy_per_fire()],
            ],
            uniques=[
                "asphyxiating-smoke",
                "flames-fury",
                "flash-fires",
                "threatening-flames",
            ],
            innates=["firestorm", "the-burned-land-regrows"],
            complexity="high",
            specials=2,
            set=FEATHER,
        )

    def place(self, table: SpiritTable, seat: int) -> Script:
        land = highest(table, seat, SANDS)
        place_on(table, seat, land, 3)
        table.blight[land] += BLIGHT
        yield from ()

    def settled(self, act: Act, seat: int, user: int, land: int) -> Script:
        """Blazing Presence, a part of the Action that brought the presence."""
        table = act.table
        if user != seat or table.step == SETTING_UP:
            return
        fire = fires(table, seat)
        blaze = act.part(ARRIVAL, seat)
        blaze.land = land
        yield from damage(blaze, fire)
        if fire >= SCORCHING:
            yield from add_blight(blaze)
        yield from push(blaze, count(table, land, BEASTS), BEASTS)
        yield from push(blaze, count(table, land, DAHAN), DAHAN, up_to=True)
        end_part(blaze)

    def replaces_losing(
        self, act: Act, seat: int, user: int, land: int, by_blight: bool
    ) -> Replacing:
        """Destructive Nature."""
        yield from ()
        return user == seat and by_blight and is_of_spirits(act)


SPIRITS[WILDFIRE] = Wildfire()


def is_of_spirits(act: Act) -> bool:
    """Whether an Action is that of a spirit: a power, growth, a special rule, a ritual; or such a
    part of another one."""
    if act.kind == ARRIVAL:
        return True
    whole = act.whole()
    if whole.kind == SCENARIO:
        return whole.player != NOBODY
    return whole.kind in (POWER, GROWTH, TRACK, RULE)


# -- innate powers ---------------------------------------------------------------------------------


@innate(
    "firestorm",
    WILDFIRE,
    FAST,
    presence(0),
    BLIGHTED_LAND,
    "1 plant",
    "3 plant",
    "4 fire 2 air",
    "7 fire",
    set=FEATHER,
)
def firestorm(act: Act) -> Script:
    """1 damage for every 2 fire, then for each; it may spread over lands with blight; at last one
    such land burns down."""
    table, seat = act.table, act.seat
    amount = 0
    if act.has(1):
        amount = act.elements[FIRE]
    elif act.has(0):
        amount = act.elements[FIRE] // 2
    if act.has(2):
        yield from damage_among(act, amount, sorted({act.land, *burning(table, seat)}))
    else:
        yield from damage(act, amount)
    if act.has(3):
        land = yield from choose_land(act, burning(table, seat))
        if land != NOWHERE:
            yield from push(act, count(table, land, DAHAN), DAHAN, land=land)
            yield from destroy_all(act, *INVADERS, land=land)
            yield from destroy_all(act, BEASTS, land=land)
            yield from add_blight(act, land)


def burning(table: SpiritTable, seat: int) -> list[int]:
    """The lands of a spirit that have blight."""
    return [land for land in lands_of(table, seat) if table.blight[land]]


@innate(
    "the-burned-land-regrows",
    WILDFIRE,
    SLOW,
    presence(0),
    ANY_LAND,
    "4 fire 1 plant",
    "4 fire 2 plant",
    "5 fire 2 earth 2 plant",
    set=FEATHER,
)
def the_burned_land_regrows(act: Act) -> None:
    """1 blight, at first only where there are 2; then 1 more."""
    if act.has(1) or act.table.blight[act.land] >= 2:
        remove_blight(act)
    if act.has(2):
        remove_blight(act)


# -- unique powers ---------------------------------------------------------------------------------


@card(
    "unique",
    "asphyxiating-smoke",
    2,
    SLOW,
    "fire air plant",
    sacred_site(2),
    ANY_LAND,
    owner=WILDFIRE,
    set=FEATHER,
)
def asphyxiating_smoke(act: Act) -> Script:
    fear(act, 1)
    yield from destroy(act, 1, TOWN)
    yield from push(act, 1, DAHAN)


@final
class PowerDamage(Effect):
    """Each power of the seat that deals damage deals so much more."""

    kind = "power-damage"
    fields = (Field.seat(needed=True), Field.number("more"))

    def __init__(self, seat: int, more: int = 0) -> None:
        super().__init__(seat=seat)
        self.more: Final = more

    def more_power_damage(self, act: Act, seat: int) -> int:
        return self.more if act.seat == self.seat else 0


register_effect(PowerDamage)


@card(
    "unique",
    "flames-fury",
    0,
    FAST,
    "sun fire plant",
    None,
    ANY_SPIRIT,
    owner=WILDFIRE,
    set=FEATHER,
)
def flames_fury(act: Act) -> None:
    """1 energy for the target, whose powers deal 1 damage more this turn."""
    add_energy(act.table, act.target, 1)
    lasting(act.table, PowerDamage(act.target, 1), "log-power-damage", number=1)


@card(
    "unique",
    "flash-fires",
    2,
    SLOW,
    "fire air",
    presence(1),
    ANY_LAND,
    "2 air",
    owner=WILDFIRE,
    set=FEATHER,
    fast_at=0,
)
def flash_fires(act: Act) -> Script:
    fear(act, 1)
    yield from damage(act, 1)


@card(
    "unique",
    "threatening-flames",
    0,
    FAST,
    "fire plant",
    presence(0),
    BLIGHTED_INVADERS,
    owner=WILDFIRE,
    set=FEATHER,
)
def threatening_flames(act: Act) -> Script:
    """2 fear; an explorer or town for each terror level goes where you are not, or 2 more fear."""
    table = act.table
    fear(act, 2)
    own = table.seats[act.seat].presence
    clear = [land for land in near(table, act.land) if not own[land]]
    if clear:
        yield from push(act, table.terror, EXPLORER, TOWN, into=clear)
    else:
        fear(act, 2)
