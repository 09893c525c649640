"""Volcano Looming High: gathers itself in the mountains, and bursts."""

from __future__ import annotations

from typing import Final, final

from loci.core.decision import Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import SET_UP, Act
from loci.games.spirit_island.rules.asking import ask, ask_land, ask_number
from loci.games.spirit_island.rules.effect import Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import lasting
from loci.games.spirit_island.rules.invaders.blight import add_blight
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.harm import damage, damage_each
from loci.games.spirit_island.rules.island.lands import is_terrain, near, within
from loci.games.spirit_island.rules.island.movement import push
from loci.games.spirit_island.rules.island.pieces import count, invaders, put
from loci.games.spirit_island.rules.island.presence import (
    destroy_presence,
    lands_for_presence,
    lands_of,
    move_presence,
)
from loci.games.spirit_island.rules.island.tokens import add_token
from loci.games.spirit_island.rules.powers.cards import gain_power
from loci.games.spirit_island.rules.powers.choices import choose_land, choose_one
from loci.games.spirit_island.rules.powers.power import (
    Power,
    card,
    innate,
    presence,
    sacred_site,
)
from loci.games.spirit_island.rules.powers.targets import ANOTHER_SPIRIT, ANY_LAND
from loci.games.spirit_island.rules.setup import place_on, starting_lands
from loci.games.spirit_island.rules.spirits.growth import (
    add_presence,
    gain_card,
    gain_energy,
    more_plays,
    reclaim_cards,
)
from loci.games.spirit_island.rules.spirits.spirit import Spirit
from loci.games.spirit_island.rules.spirits.tracks import (
    add_energy,
    restore_presence,
    return_destroyed,
)
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import TargetSpirit
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    BADLANDS,
    CITY,
    DAHAN,
    EXPLORER,
    FAST,
    FIRE,
    JAGGED,
    MOUNTAIN,
    NOWHERE,
    SLOW,
    TOWN,
    WILDS,
)

VOLCANO = "volcano-looming-high"
ERUPTION = "explosive-eruption"
ERUPTING: Final = "erupting"  # what an eruption remembers while it destroys presence at once
PEAK: Final = 3  # presence in a land that makes it tower over the landscape
#: The presence that each level of the eruption wants destroyed.
DESTROYED: Final = (2, 4, 6, 10)


@final
class Volcano(Spirit):
    tokens = ("wilds", "badlands")
    bound = True

    def __init__(self) -> None:
        super().__init__(
            VOLCANO,
            energy="1 2 earth 3 4 5",
            plays="1 fire earth 2 air 3 fire 4",
            growth=[
                [reclaim_cards(), gain_card(), gain_energy(3)],
                [add_presence(0), add_presence(0)],
                [gain_card(), add_presence(4), more_plays(1), gain_energy(2)],
            ],
            uniques=[
                "exaltation-of-molten-stone",
                "lava-flows",
                "pyroclastic-bombardment",
                "rain-of-ash",
            ],
            innates=[ERUPTION, "powered-by-the-furnace-of-the-earth"],
            complexity="moderate",
            specials=3,
            set=JAGGED,
        )

    def place(self, table: SpiritTable, seat: int) -> Script:
        """Presence and badlands in a mountain, from which all dahan are pushed; in any land where
        the board has no mountain (SX-2.6)."""
        board = starting_lands(table, seat)
        lands = [land for land in board if table.island.terrain[land] == MOUNTAIN] or board
        prompt = Text("ask-starting-land")
        land = yield from ask_land(table.island, seat, prompt, lands, verbs.PLACE)
        place_on(table, seat, land)
        put(table, land, BADLANDS)
        act = Act(table, SET_UP, seat, land)
        yield from push(act, count(table, land, DAHAN), DAHAN)

    def may_be_in(self, table: SpiritTable, seat: int, land: int) -> bool:
        """Mountain Home."""
        return is_terrain(table, land, MOUNTAIN)

    def presence_lost(self, act: Act, seat: int, user: int, land: int) -> Script:
        """Collapse in a Blast of Lava and Steam. An eruption destroys several at once, but what its
        blight destroys later is a blast of its own."""
        if user == seat and ERUPTING not in act.marks:
            decides, act.player = act.player, seat
            yield from _burn(act, land, 1)
            act.player = decides

    def more_range_from(
        self, table: SpiritTable, seat: int, user: int, power: Power, start: int
    ) -> int:
        """Volcanic Peaks Tower Over the Landscape: for its power cards."""
        if user != seat or power.deck == "innate":
            return 0
        return 1 if table.seats[seat].presence[start] >= PEAK else 0


SPIRITS[VOLCANO] = Volcano()


def _burn(act: Act, land: int, amount: int) -> Script:
    """Damage to the invaders, and the same to the dahan."""
    yield from damage(act, amount, land=land)
    yield from damage(act, amount, DAHAN, land=land)


# -- innate powers ---------------------------------------------------------------------------------


@innate(
    ERUPTION,
    VOLCANO,
    FAST,
    presence(0),
    ANY_LAND,
    "2 fire 2 earth",
    "3 fire 3 earth",
    "4 fire 2 air 4 earth",
    "5 fire 3 air 5 earth",
    set=JAGGED,
    bare=True,
)
def explosive_eruption(act: Act) -> Script:
    """Destroy presence there; what follows depends on how much of it is really gone (SX-35.20)."""
    table, seat, centre = act.table, act.seat, act.land
    there = table.seats[seat].presence[centre]
    if not there:
        return
    prompt = Text("ask-eruption", land=table.island.names[centre])
    wanted = yield from ask_number(seat, prompt, verbs.SACRIFICE, list(range(1, there + 1)))
    gone = 0
    act.marks.append(ERUPTING)
    for _ in range(wanted):
        lost = yield from destroy_presence(act, seat, centre)
        if lost:
            gone += 1
    act.marks.remove(ERUPTING)
    yield from _burn(act, centre, gone)  # Collapse in a Blast of Lava and Steam
    around = within(table, [centre], 1)
    if act.has(0) and gone >= DESTROYED[0]:
        land = yield from choose_land(act, around)
        yield from _burn(act, land, gone)
    if act.has(1) and gone >= DESTROYED[1]:
        fear(act, gone)
    if act.has(2) and gone >= DESTROYED[2]:
        for land in around:
            yield from _burn(act, land, 4)
        yield from add_blight(act, spared=seat)
    if act.has(3) and gone >= DESTROYED[3]:
        for land in within(table, [centre], 2):
            yield from _burn(act, land, 4)
        for land in near(table, centre):
            if not table.blight[land]:
                yield from add_blight(act, land)


@innate(
    "powered-by-the-furnace-of-the-earth",
    VOLCANO,
    SLOW,
    presence(0),
    ANY_LAND,
    "3 earth",
    "3 fire 2 energy",
    "4 fire 4 earth",
    "5 fire",
    set=JAGGED,
)
def powered_by_the_furnace_of_the_earth(act: Act) -> Script:
    """Destroyed presence comes back; a card for energy; presence gathers; tracks fill again."""
    table, seat = act.table, act.seat
    fits = bool(lands_for_presence(table, seat, [act.land]))
    if act.has(0) and fits and table.seats[seat].destroyed:
        restore_presence(act, seat, act.land)
    if act.has(1):
        yield from gain_power(act, seat)
    if act.has(2) and fits:
        yield from _draw_in(act)
    if act.has(3):
        yield from return_destroyed(act, seat, 2)


def _draw_in(act: Act) -> Script:
    """Up to 2 presence come from other lands, however far away."""
    table = act.table
    for left in range(2, 0, -1):
        others = [land for land in lands_of(table, act.seat) if land != act.land]
        prompt = Text("ask-draw-in", left=left, land=table.island.names[act.land])
        start = yield from ask_land(
            table.island, act.seat, prompt, others, verbs.GATHER_PRESENCE, optional=True
        )
        if start == NOWHERE:
            return
        move_presence(act, act.seat, start, act.land)


# -- unique powers ---------------------------------------------------------------------------------


@final
class MountainRange(Effect):
    """Powers of the seat reach 1 land farther from mountains."""

    kind = "mountain-range"
    fields = (Field.seat(needed=True),)
    for_powers = True

    def more_range_from(
        self, table: SpiritTable, seat: int, user: int, power: Power, start: int
    ) -> int:
        return 1 if user == self.seat and is_terrain(table, start, MOUNTAIN) else 0


register_effect(MountainRange)


@card(
    "unique",
    "exaltation-of-molten-stone",
    1,
    FAST,
    "moon fire earth",
    None,
    ANOTHER_SPIRIT,
    owner=VOLCANO,
    set=JAGGED,
)
def exaltation_of_molten_stone(act: Act) -> Script:
    """1 energy for each fire, shared as evenly as can be; range from mountains for the target."""
    energy = act.elements[FIRE]
    more = act.seat
    if energy % 2 and act.target != act.seat:
        moves: list[Move] = [TargetSpirit(act.seat), TargetSpirit(act.target)]
        answer = yield from ask(act.seat, Text("ask-exaltation"), moves)
        assert isinstance(answer, TargetSpirit)
        more = answer.seat
    for seat in (act.seat, act.target):
        add_energy(act.table, seat, energy // 2)
    add_energy(act.table, more, energy % 2)
    lasting(act.table, MountainRange(seat=act.target), "log-mountain-range")


@card(
    "unique",
    "lava-flows",
    1,
    SLOW,
    "fire earth",
    presence(1),
    ANY_LAND,
    owner=VOLCANO,
    set=JAGGED,
)
def lava_flows(act: Act) -> Script:
    line = yield from choose_one(act, "add-badlands-wilds", "damage")
    if line == "damage":
        yield from damage(act, 1)
    else:
        add_token(act, BADLANDS)
        add_token(act, WILDS)


@card(
    "unique",
    "pyroclastic-bombardment",
    3,
    FAST,
    "fire air earth",
    sacred_site(2),
    ANY_LAND,
    owner=VOLCANO,
    set=JAGGED,
)
def pyroclastic_bombardment(act: Act) -> Script:
    """1 damage to each building and dahan, then 1 to the invaders, then 1 to the dahan."""
    act.several = True
    yield from damage_each(act, 1, TOWN, CITY)
    yield from damage_each(act, 1, DAHAN)
    act.several = False  # what badlands add and was put off comes now
    yield from damage(act, 1)
    yield from damage(act, 1, DAHAN)


@card(
    "unique",
    "rain-of-ash",
    2,
    SLOW,
    "fire air earth",
    presence(1),
    ANY_LAND,
    owner=VOLCANO,
    set=JAGGED,
)
def rain_of_ash(act: Act) -> Script:
    """2 fear if invaders are there; 2 dahan and 2 explorers or towns go where you are not."""
    table = act.table
    if invaders(table, act.land):
        fear(act, 2)
    own = table.seats[act.seat].presence
    clear = [land for land in near(table, act.land) if not own[land]]
    yield from push(act, 2, DAHAN, into=clear)
    yield from push(act, 2, EXPLORER, TOWN, into=clear)
