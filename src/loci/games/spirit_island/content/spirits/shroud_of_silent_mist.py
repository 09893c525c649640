"""Shroud of Silent Mist: drifts to wherever it strikes, and lets nothing heal."""

from __future__ import annotations

from typing import Final, final

from loci.core.script import Script
from loci.core.text import SeatName, Text
from loci.games.spirit_island.rules.act import GAIN, RULE, Act
from loci.games.spirit_island.rules.asking import ask_land, ask_yes
from loci.games.spirit_island.rules.effect import Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import defend, effects_of, lasting
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.harm import damage, damage_each
from loci.games.spirit_island.rules.island.harm_among import damage_different
from loci.games.spirit_island.rules.island.lands import near
from loci.games.spirit_island.rules.island.movement import push
from loci.games.spirit_island.rules.island.pieces import all_codes, invaders
from loci.games.spirit_island.rules.island.presence import (
    is_held,
    is_sacred,
    lands_for_presence,
    lands_of,
    move_presence,
)
from loci.games.spirit_island.rules.island.sitting_out import choose_to_sit_out
from loci.games.spirit_island.rules.powers.choices import choose_one
from loci.games.spirit_island.rules.powers.power import card, innate, presence
from loci.games.spirit_island.rules.powers.targets import ANY_LAND, INVADER_LAND
from loci.games.spirit_island.rules.rule import Replacing, SittingOut
from loci.games.spirit_island.rules.setup import highest, place_on
from loci.games.spirit_island.rules.spirits.growth import (
    add_presence,
    gain_card,
    reclaim_cards,
)
from loci.games.spirit_island.rules.spirits.icons import DRIFT
from loci.games.spirit_island.rules.spirits.spirit import Spirit
from loci.games.spirit_island.rules.spirits.tracks import add_energy
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.registry import POWERS, SPIRITS
from loci.games.spirit_island.state.table import SpiritTable, players
from loci.games.spirit_island.state.terms import (
    DAHAN,
    EXPLORER,
    FAST,
    FIRE,
    INVADERS,
    JAGGED,
    MOUNTAIN,
    NOBODY,
    NOWHERE,
    SLOW,
    WETLAND,
    damage_on,
)

SHROUD = "shroud-of-silent-mist"
MOST_FEAR: Final = 5  # of lands where they die slowly
LANDS_PER_ENERGY: Final = 3
DAZED: Final = 3  # damaged invaders who sit a ravage out


@final
class GatheredPower(Effect):
    """The seat has gained energy for a card without fire this turn."""

    kind = "gathered-power"
    fields = (Field.seat(needed=True),)


register_effect(GatheredPower)


@final
class Shroud(Spirit):
    track_actions = (DRIFT,)
    shifts = True

    def __init__(self) -> None:
        super().__init__(
            SHROUD,
            energy="0 1 water 2 air",
            plays="1 2 drift moon 3 4 reclaim 5",
            growth=[
                [reclaim_cards(), gain_card()],
                [add_presence(0), add_presence(0)],
                [gain_card(), add_presence(3, "mountain", "wetland")],
            ],
            uniques=[
                "dissolving-vapors",
                "flowing-and-silent-forms-dart-by",
                "the-fog-closes-in",
                "unnerving-pall",
            ],
            innates=["suffocating-shroud", "lost-in-the-swirling-haze"],
            complexity="high",
            specials=3,
            set=JAGGED,
        )

    def place(self, table: SpiritTable, seat: int) -> Script:
        place_on(table, seat, highest(table, seat, WETLAND))
        place_on(table, seat, highest(table, seat, MOUNTAIN))
        yield from ()

    def triggers(self, act: Act, seat: int) -> None:
        """Gather Power from the Cool and Dark: at once, once a turn."""
        table = act.table
        if act.kind != GAIN or act.player != seat or POWERS[act.card].elements[FIRE]:
            return
        if not effects_of(table, GatheredPower.kind, seat):
            lasting(table, GatheredPower(seat=seat))
            add_energy(table, seat, 1)

    def bars_healing(self, table: SpiritTable, seat: int, land: int) -> bool:
        """Slow and Silent Death: nobody in its lands heals."""
        return table.seats[seat].presence[land] > 0

    def time_passes(self, table: SpiritTable, seat: int) -> Script:
        """Slow and Silent Death: fear and energy for its lands with hurt invaders."""
        dying = [
            land
            for land in lands_of(table, seat)
            if any([damage_on(code) for code in all_codes(table, land, *INVADERS)])
        ]
        act = Act(table, RULE, seat)
        fear(act, min(len(dying), MOST_FEAR))
        add_energy(table, seat, len(dying) // LANDS_PER_ENERGY)
        yield from finish(act)


SPIRITS[SHROUD] = Shroud()


def _own_around(act: Act) -> int:
    """The adjacent lands with your presence."""
    own = act.table.seats[act.seat].presence
    return len([land for land in near(act.table, act.land) if own[land]])


# -- innate powers ---------------------------------------------------------------------------------


@innate(
    "suffocating-shroud",
    SHROUD,
    SLOW,
    presence(0),
    ANY_LAND,
    "1 moon 2 air 1 water",
    "2 moon 3 air 2 water",
    "4 moon 4 air 3 water",
    "5 moon 6 air 4 water",
    set=JAGGED,
)
def suffocating_shroud(act: Act) -> Script:
    """1 damage; 1 to different invaders for your lands around; 1 more; 1 to each invader."""
    act.several = len(act.levels) > 1
    yield from damage(act, 1)
    if act.has(1):
        yield from damage_different(act, _own_around(act))
    if act.has(2):
        yield from damage(act, 1)
    if act.has(3):
        yield from damage_each(act, 1)


@innate(
    "lost-in-the-swirling-haze",
    SHROUD,
    SLOW,
    presence(0),
    ANY_LAND,
    "1 air 2 water",
    "2 air 3 water",
    "3 air 4 water",
    set=JAGGED,
)
def lost_in_the_swirling_haze(act: Act) -> Script:
    yield from push(act, 1, DAHAN, up_to=True)
    if act.has(1):
        number = 4 if act.has(2) else 2
        yield from push(act, number, EXPLORER, DAHAN, up_to=True)


# -- unique powers ---------------------------------------------------------------------------------


@card(
    "unique",
    "dissolving-vapors",
    2,
    SLOW,
    "air water",
    presence(0),
    ANY_LAND,
    owner=SHROUD,
    set=JAGGED,
)
def dissolving_vapors(act: Act) -> Script:
    fear(act, 1)
    yield from damage_each(act, 1)
    yield from damage_each(act, 1, DAHAN)


@final
class FormsDartBy(Effect):
    """Presence that would be destroyed in the land may be pushed instead."""

    kind = "forms-dart-by"
    fields = (Field.land(), Field.seat())

    def replaces_losing(
        self, act: Act, seat: int, user: int, land: int, by_blight: bool
    ) -> Replacing:
        table = act.table
        if land != self.land:
            return False
        around = [] if is_held(table, user) else near(table, land)
        beyond = lands_for_presence(table, user, around)
        prompt = Text("ask-dart-by", land=table.island.names[land])
        end = yield from ask_land(
            table.island, user, prompt, beyond, verbs.PUSH_PRESENCE, optional=True
        )
        if end != NOWHERE:
            move_presence(act, user, land, end)
        return end != NOWHERE


register_effect(FormsDartBy)


@card(
    "unique",
    "flowing-and-silent-forms-dart-by",
    0,
    FAST,
    "moon air water",
    presence(0),
    ANY_LAND,
    owner=SHROUD,
    set=JAGGED,
)
def flowing_and_silent_forms_dart_by(act: Act) -> Script:
    """2 fear if invaders are there; presence may dart away; that of another may come."""
    table, land = act.table, act.land
    if invaders(table, land):
        fear(act, 2)
    lasting(table, FormsDartBy(land, act.seat), "log-forms-dart-by")
    for other in range(players(table)):
        if other == act.seat or not lands_for_presence(table, other, [land]):
            continue
        starts = [start for start in near(table, land) if table.seats[other].presence[start]]
        prompt = Text("ask-gather-forms", who=SeatName(other), land=table.island.names[land])
        start = yield from ask_land(
            table.island, act.seat, prompt, starts, verbs.GATHER_PRESENCE, optional=True
        )
        if start != NOWHERE:
            yield from _bring(act, other, start)
            return


def _bring(act: Act, other: int, start: int) -> Script:
    """Presence of another spirit comes, or a whole sacred site (SX-33.24), if it is willing."""
    table = act.table
    number = 1
    if is_sacred(table, other, start) and table.seats[other].presence[start] >= 2:
        line = yield from choose_one(act, "one-presence", "sacred-site")
        number = 2 if line == "sacred-site" else 1
    names = table.island.names
    prompt = Text("ask-forms-willing", start=names[start], land=names[act.land], number=number)
    willing = yield from ask_yes(other, prompt)
    for _ in range(number if willing else 0):
        move_presence(act, other, start, act.land)


@card(
    "unique",
    "the-fog-closes-in",
    1,
    SLOW,
    "moon air water",
    presence(0),
    ANY_LAND,
    owner=SHROUD,
    set=JAGGED,
)
def the_fog_closes_in(act: Act) -> Script:
    yield from damage_different(act, _own_around(act))
    yield from push(act, 2, DAHAN)


@final
class Pall(Effect):
    """Damaged invaders of the land sit ravages out."""

    kind = "pall"
    fields = (Field.land(), Field.seat(needed=True))

    def __init__(self, land: int, seat: int = NOBODY) -> None:
        super().__init__(land, seat)

    def sits_out(self, act: Act, seat: int) -> SittingOut:
        if act.land != self.land:
            return []
        return (yield from choose_to_sit_out(act, self.seat, DAZED, *INVADERS, hurt=True))


register_effect(Pall)


@card(
    "unique",
    "unnerving-pall",
    1,
    FAST,
    "moon air animal",
    presence(0),
    INVADER_LAND,
    owner=SHROUD,
    set=JAGGED,
)
def unnerving_pall(act: Act) -> Script:
    """1 fear; damaged invaders sit out, or defend 1 for each of your presence there."""
    fear(act, 1)
    line = yield from choose_one(act, "sit-out", "defend")
    if line == "defend":
        defend(act, act.table.seats[act.seat].presence[act.land])
    else:
        lasting(act.table, Pall(act.land, act.seat), "log-pall")
