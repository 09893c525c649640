"""Downpour Drenches the World: rain that falls again and again, and lands that turn to mud."""

from __future__ import annotations

from typing import Final, final

from loci.core.decision import Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import ask, ask_yes
from loci.games.spirit_island.rules.effect import Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import defend, effects_of, lasting
from loci.games.spirit_island.rules.invaders.blight import remove_blight
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.harm import damage, damage_each
from loci.games.spirit_island.rules.island.health import check_health
from loci.games.spirit_island.rules.island.isolation import isolate
from loci.games.spirit_island.rules.island.lands import is_terrain
from loci.games.spirit_island.rules.island.movement import gather, push
from loci.games.spirit_island.rules.island.presence import (
    is_sacred,
    lands_for_presence,
    lands_of,
    remove_presence,
)
from loci.games.spirit_island.rules.powers.choices import choose_land, choose_one, may_instead
from loci.games.spirit_island.rules.powers.power import Power, card, innate, presence
from loci.games.spirit_island.rules.powers.repeats import DEAREST, Repeat
from loci.games.spirit_island.rules.powers.targets import ANOTHER_SPIRIT, ANY_LAND, ITSELF
from loci.games.spirit_island.rules.rule import Replacing
from loci.games.spirit_island.rules.setup import lowest, place_on
from loci.games.spirit_island.rules.spirits.elements import elements_of
from loci.games.spirit_island.rules.spirits.growth import (
    add_presence,
    gain_card,
    gain_energy,
    reclaim_cards,
)
from loci.games.spirit_island.rules.spirits.icons import (
    DRIFT,
    discard_cards,
    gain_elements,
    move_own_presence,
)
from loci.games.spirit_island.rules.spirits.spirit import Spirit, spirit_of
from loci.games.spirit_island.rules.spirits.tracks import (
    add_energy,
    restore_presence,
)
from loci.games.spirit_island.state.moves import POUR, STOP, TargetSpirit
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.steps import FAST_POWERS, SLOW_POWERS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    CITY,
    DAHAN,
    EXPLORER,
    FAST,
    FEATHER,
    NOBODY,
    NOWHERE,
    SLOW,
    TOWN,
    WATER,
    WETLAND,
    kind_of,
)

DOWNPOUR: Final = "downpour-drenches-the-world"
MOST_POURED: Final = 5  # times a turn
WATER_EACH: Final = 2  # water for each of them


@final
class PouredDown(Effect):
    """The seat has poured down power once this turn."""

    kind = "poured-down"
    fields = (Field.seat(needed=True),)


register_effect(PouredDown)


@final
class Downpour(Spirit):
    track_actions = (DRIFT,)

    def __init__(self) -> None:
        super().__init__(
            DOWNPOUR,
            energy="1 water plant water 2+air water earth water+water",
            plays="1 drift water 2 drift 3",
            growth=[
                [reclaim_cards(), gain_card(), move_own_presence(2)],
                [
                    add_presence(2),
                    add_presence(2),
                    gain_elements("water", "water"),
                    discard_cards(2),
                ],
                [gain_card(), add_presence(3), gain_energy(1)],
            ],
            uniques=[
                "dark-skies-loose-a-stinging-rain",
                "foundations-sink-into-mud",
                "gift-of-abundance",
                "unbearable-deluge",
            ],
            innates=["rain-and-mud-suppress-conflict", "water-nourishes-lifes-growth"],
            complexity="high",
            specials=2,
            set=FEATHER,
        )

    def place(self, table: SpiritTable, seat: int) -> Script:
        place_on(table, seat, lowest(table, seat, WETLAND))
        yield from ()

    def also_terrain(self, table: SpiritTable, seat: int, land: int) -> int:
        """Drench the Landscape."""
        return WETLAND if is_sacred(table, seat, land) else 0

    # -- Pour Down Power Across the Island ------------------------------------------------------

    def answers(self, table: SpiritTable, seat: int, user: int) -> list[Move]:
        return [POUR] if user == seat and pours_left(table, seat) > 0 else []

    def answer(self, table: SpiritTable, seat: int, user: int, move: Move) -> Script:
        self.repeat_taken(table, seat)
        add_energy(table, seat, 1)
        yield from ()

    def grants_repeat(self, table: SpiritTable, seat: int, user: int, power: Power) -> bool:
        return user == seat and not power.target.spirit and pours_left(table, seat) > 0

    def repeat_taken(self, table: SpiritTable, seat: int) -> None:
        lasting(table, PouredDown(seat=seat))


SPIRITS[DOWNPOUR] = Downpour()


def pours_left(table: SpiritTable, seat: int) -> int:
    """How often it may still pour down power in this turn."""
    if table.step not in (FAST_POWERS, SLOW_POWERS):
        return 0
    times = min(MOST_POURED, elements_of(table, seat)[WATER] // WATER_EACH)
    return times - len(effects_of(table, PouredDown.kind, seat))


# -- innate powers ---------------------------------------------------------------------------------


@final
class RainAndMud(Effect):
    """Each presence of the seat defends its land by so much, and lessens by so much what the dahan
    there deal when they strike back."""

    kind = "rain-and-mud"
    fields = (Field.seat(needed=True), Field.number("each"))

    def __init__(self, seat: int, each: int = 0) -> None:
        super().__init__(seat=seat)
        self.each: Final = each

    def defence(self, table: SpiritTable, seat: int, land: int) -> int:
        return self.each * table.seats[self.seat].presence[land]

    def lessens_strike(self, table: SpiritTable, seat: int, land: int) -> int:
        return self.each * table.seats[self.seat].presence[land]


@final
class Mired(Effect):
    """Invaders and dahan in the lands of the seat have 1 health less."""

    kind = "mired"
    fields = (Field.seat(needed=True),)

    def more_health(self, table: SpiritTable, seat: int, land: int, code: int) -> int:
        there = kind_of(code) <= DAHAN and table.seats[self.seat].presence[land] > 0
        return -1 if there else 0

    def settled(self, act: Act, seat: int, user: int, land: int) -> Script:
        if user == self.seat:
            yield from check_health(act, land)


register_effect(RainAndMud)
register_effect(Mired)


@innate(
    "rain-and-mud-suppress-conflict",
    DOWNPOUR,
    FAST,
    None,
    ITSELF,
    "1 air 3 water",
    "5 water 1 earth",
    "3 air 9 water 2 earth",
    set=FEATHER,
)
def rain_and_mud_suppress_conflict(act: Act) -> Script:
    """Your presence keeps invaders and dahan from hurting anybody; at last both are weaker."""
    table, seat = act.table, act.seat
    each = [act.has(0), act.has(1)].count(True)
    if each:
        lasting(table, RainAndMud(seat, each), "log-rain-and-mud", number=each)
    if act.has(2):
        fear(act, 2)
        lasting(table, Mired(seat=seat), "log-mired")
        yield from check_health(act, *lands_of(table, seat))


@final
class Nourished(Effect):
    """Blight that would come to the land stays on the card."""

    kind = "nourished"
    fields = (Field.land(), Field.seat())

    def __init__(self, land: int, seat: int = NOBODY) -> None:
        super().__init__(land, seat)

    def replaces_blight(self, act: Act, seat: int, land: int) -> Replacing:
        yield from ()
        return land == self.land


register_effect(Nourished)


@innate(
    "water-nourishes-lifes-growth",
    DOWNPOUR,
    FAST,
    presence(0),
    ANY_LAND,
    "3 water 2 plant",
    "5 water 1 earth 2 plant",
    "7 water 2 earth 3 plant",
    set=FEATHER,
)
def water_nourishes_lifes_growth(act: Act) -> Script:
    """Energy, and blight for presence; energy, and a dahan; no blight comes this turn."""
    table, seat, land = act.table, act.seat, act.land
    if act.has(0):
        add_energy(table, seat, 1)
        if table.blight[land] and table.seats[seat].presence[land]:
            prompt = Text("ask-nourish", land=table.island.names[land])
            wanted = yield from ask_yes(seat, prompt)
            if wanted:
                remove_presence(table, seat, land)
                remove_blight(act)
    if act.has(1):
        add_energy(table, seat, 1)
        yield from gather(act, 1, DAHAN, up_to=True)
    if act.has(2):
        lasting(table, Nourished(land, seat), "log-nourished")


# -- unique powers ---------------------------------------------------------------------------------


@card(
    "unique",
    "dark-skies-loose-a-stinging-rain",
    1,
    FAST,
    "moon air water",
    presence(1, WETLAND),
    ANY_LAND,
    owner=DOWNPOUR,
    set=FEATHER,
)
def dark_skies_loose_a_stinging_rain(act: Act) -> Script:
    isolate(act)
    yield from push(act, 1, EXPLORER, up_to=True)
    yield from push(act, 2, DAHAN, up_to=True)


@card(
    "unique",
    "foundations-sink-into-mud",
    1,
    SLOW,
    "water earth",
    presence(0),
    ANY_LAND,
    owner=DOWNPOUR,
    set=FEATHER,
)
def foundations_sink_into_mud(act: Act) -> Script:
    """2 damage to towns; in a wetland you may hurt each town and city instead."""
    wet = is_terrain(act.table, act.land, WETLAND)
    line = yield from may_instead(act, "damage-towns", "damage-each-building", wet)
    if line == "damage-towns":
        yield from damage(act, 2, TOWN)
    else:
        yield from damage_each(act, 1, TOWN, CITY)


@card(
    "unique",
    "gift-of-abundance",
    1,
    FAST,
    "sun air water plant",
    None,
    ANOTHER_SPIRIT,
    owner=DOWNPOUR,
    set=FEATHER,
)
def gift_of_abundance(act: Act) -> Script:
    """2 energy for the target, or it may repeat a card for its cost; then destroyed presence of
    one of you may come back to a wetland of yours."""
    table, target = act.table, act.target
    act.player = target
    line = yield from choose_one(act, "gain-energy", "repeat-card")
    if line == "gain-energy":
        add_energy(table, target, 2)
    else:
        lasting(table, Repeat(target, DEAREST, paid=True), "log-abundance")
    act.player = NOBODY
    own = [land for land in lands_of(table, act.seat) if is_terrain(table, land, WETLAND)]
    seats = [seat for seat in dict.fromkeys([act.seat, target]) if _comes_back(table, seat, own)]
    if not seats:
        return
    moves: list[Move] = [*[TargetSpirit(seat) for seat in seats], STOP]
    answer = yield from ask(act.seat, Text("ask-abundance"), moves)
    if isinstance(answer, TargetSpirit):
        act.player = answer.seat  # whoever adds it chooses where
        land = yield from choose_land(act, lands_for_presence(table, answer.seat, own))
        if land != NOWHERE:
            restore_presence(act, answer.seat, land)


def _comes_back(table: SpiritTable, seat: int, lands: list[int]) -> bool:
    """Whether a spirit can add destroyed presence in one of these lands."""
    if not table.seats[seat].destroyed or not spirit_of(table, seat).may_add(table, seat):
        return False
    return bool(lands_for_presence(table, seat, lands))


@card(
    "unique",
    "unbearable-deluge",
    0,
    FAST,
    "air water earth",
    presence(0),
    ANY_LAND,
    owner=DOWNPOUR,
    set=FEATHER,
)
def unbearable_deluge(act: Act) -> Script:
    fear(act, 1)
    yield from push(act, 2, DAHAN)
    defend(act, 3)
    if is_terrain(act.table, act.land, WETLAND):
        isolate(act)
