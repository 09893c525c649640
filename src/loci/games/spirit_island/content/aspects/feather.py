"""The aspects of Feather & Flame, for the four spirits of low complexity (SX-53)."""

from __future__ import annotations

from typing import Final, final

from loci.core.decision import Move
from loci.core.script import Script
from loci.core.text import SeatName, Text
from loci.games.spirit_island.content.aspects.jagged import highest_shown
from loci.games.spirit_island.content.spirits.heart_of_the_wildfire import PowerDamage
from loci.games.spirit_island.content.spirits.lightnings_swift_strike import Lightning
from loci.games.spirit_island.content.spirits.river_surges_in_sunlight import River
from loci.games.spirit_island.content.spirits.shadows_flicker_like_flame import SHADOWS, Shadows
from loci.games.spirit_island.content.spirits.vital_strength_of_the_earth import (
    EARTH,
    VitalStrength,
)
from loci.games.spirit_island.rules.act import GROWTH, RULE, Act
from loci.games.spirit_island.rules.asking import NO_PIECE, ask_carry, ask_element, ask_land
from loci.games.spirit_island.rules.effect import Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import give_element, lasting
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.lands import near
from loci.games.spirit_island.rules.island.movement import move_piece, push
from loci.games.spirit_island.rules.island.pieces import count, lands_with, loose
from loci.games.spirit_island.rules.island.presence import (
    lands_for_presence,
    lands_of,
    move_presence,
)
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.rules.powers.at_once import play_another
from loci.games.spirit_island.rules.powers.cards import gain_power
from loci.games.spirit_island.rules.powers.power import innate, presence
from loci.games.spirit_island.rules.powers.targets import ANY_LAND, ITSELF
from loci.games.spirit_island.rules.spirits.elements import elements_of, met_levels
from loci.games.spirit_island.rules.spirits.spirit import with_aspect
from loci.games.spirit_island.rules.spirits.tracks import card_plays
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import AddPresence
from loci.games.spirit_island.state.registry import POWERS, SPIRITS
from loci.games.spirit_island.state.steps import FAST_POWERS, SLOW_POWERS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    DAHAN,
    DESTROYED_FEAR,
    ELEMENTS,
    EXPLORER,
    FAST,
    FEATHER,
    NOBODY,
    NOWHERE,
    TOWN,
)

TRAVEL: Final = "travel"
FOREBODING: Final = "foreboding"
MIGHT: Final = "might"
COILS: Final = "stretch-out-coils-of-foreboding-dread"
VIGOR: Final = "earth-moves-with-vigor-and-might"
TRAVELLERS: Final = 2  # dahan that the river carries
TENDED: Final = 4  # dahan that tend a land
_DREAD: Final = "dread"  # what an Action remembers, with a land


# -- Lightning's Swift Strike ----------------------------------------------------------------------


@final
class Immense(Lightning):
    """Twice the energy and half the cards, and elements for what is left of them."""

    play_price = 2
    has_last_word = True

    def __init__(self) -> None:
        super().__init__("immense", specials=2, set=FEATHER)

    def more_income(self, table: SpiritTable, seat: int, user: int) -> int:
        return highest_shown(table, seat) if user == seat else 0

    def last_word(self, table: SpiritTable, seat: int) -> Script:
        """An element for card plays that are left, 2 different ones for each major power."""
        owner = table.seats[seat]
        if owner.plays_made < card_plays(table, seat):
            element = yield from ask_element(seat, list(range(len(ELEMENTS))))
            give_element(table, seat, element)
        for card in owner.played:
            yield from self.played_beyond(table, seat, card)

    def played_beyond(self, table: SpiritTable, seat: int, card: str) -> Script:
        """2 different elements for a major power, whenever it is played."""
        left = list(range(len(ELEMENTS)))
        for _ in range(2 if POWERS[card].deck == "major" else 0):
            element = yield from ask_element(seat, left)
            left.remove(element)
            give_element(table, seat, element)


# -- River Surges in Sunlight ----------------------------------------------------------------------


@final
class Travel(River):
    """Dahan that travel with the river and tend it, in the place of River's Domain."""

    grows_alone = True

    def __init__(self) -> None:
        super().__init__(TRAVEL, specials=2, set=FEATHER)

    def is_sacred(self, table: SpiritTable, seat: int, land: int) -> bool:
        return table.seats[seat].presence[land] >= 2 or _is_tended(table, seat, land)

    def defence(self, table: SpiritTable, seat: int, land: int) -> int:
        """People Tend to the River, River Tends to the People."""
        return 1 if _is_tended(table, seat, land) else 0

    def triggers(self, act: Act, seat: int) -> None:
        """Travel on the River's Back, after growth."""
        grown = act.kind == GROWTH and act.seat == seat and act.table.seats[seat].grown
        if grown and any([count(act.table, land, DAHAN) for land in lands_of(act.table, seat)]):

            def travel(after: Act) -> Script:
                yield from _travel(after.after(TRAVEL, RULE, seat))

            act.trigger(TRAVEL, travel)


def _is_tended(table: SpiritTable, seat: int, land: int) -> bool:
    return table.seats[seat].presence[land] > 0 and count(table, land, DAHAN) >= TENDED


def _travel(act: Act) -> Script:
    """Up to 2 dahan, each to another land of the river that its lands lead to. One that has arrived
    goes no further."""
    table, seat = act.table, act.seat
    island = table.island
    arrived: list[int] = []
    for left in range(TRAVELLERS, 0, -1):
        starts = [
            land
            for land in lands_of(table, seat)
            if count(table, land, DAHAN) > arrived.count(land)
            and len(_connected(table, seat, land)) > 1
        ]
        prompt = Text("ask-travel", left=left)
        start = yield from ask_land(island, seat, prompt, starts, optional=True)
        if start == NOWHERE:
            break
        ends = [land for land in _connected(table, seat, start) if land != start]
        pairs = [(code, land) for code in loose(table, start, DAHAN) for land in ends]
        prompt = Text("ask-travel-to", land=island.names[start])
        code, end = yield from ask_carry(island, seat, prompt, verbs.PUSH, pairs)
        if code == NO_PIECE:
            break
        yield from move_piece(act, code, start, end)
        arrived.append(end)
    yield from finish(act)


def _connected(table: SpiritTable, seat: int, land: int) -> list[int]:
    """The lands of a spirit that a chain of its lands joins to one, itself included."""
    own = lands_of(table, seat)
    found = [land]
    for one in found:
        found += [other for other in near(table, one) if other in own and other not in found]
    return sorted(found)


# -- Shadows Flicker Like Flame --------------------------------------------------------------------


@final
class ShadowMoved(Effect):
    """The seat has moved presence in this phase."""

    kind = "shadow-moved"
    fields = (
        Field.seat(needed=True),
        Field.word("step", lambda: (FAST_POWERS, SLOW_POWERS), needed=True),
    )

    def __init__(self, seat: int, step: str) -> None:
        super().__init__(seat=seat)
        self.step: Final = step


register_effect(ShadowMoved)


@final
class Amorphous(Shadows):
    """Presence that moves in every phase, in the place of Shadows of the Dahan."""

    def __init__(self) -> None:
        super().__init__("amorphous", specials=1, set=FEATHER)

    def far_targets(self, table: SpiritTable, seat: int) -> list[int]:
        return []

    def answers(self, table: SpiritTable, seat: int, user: int) -> list[Move]:
        """Shadows Partake of Amorphous Space."""
        if user != seat or table.step not in (FAST_POWERS, SLOW_POWERS):
            return []
        if ShadowMoved(seat, table.step) in table.effects:
            return []
        names = table.island.names
        dahan = lands_with(table, DAHAN)
        moves: list[Move] = []
        for start in lands_of(table, seat):
            ends = lands_for_presence(table, seat, sorted({*near(table, start), *dahan}))
            moves += [
                AddPresence(names[start], start, end, names[end]) for end in ends if end != start
            ]
        return moves

    def answer(self, table: SpiritTable, seat: int, user: int, move: Move) -> Script:
        assert isinstance(move, AddPresence)
        lasting(table, ShadowMoved(seat, table.step))
        act = Act(table, RULE, seat)
        move_presence(act, seat, move.start, move.land)
        yield from finish(act)


@final
class Foreboding(Shadows):
    """Another innate power in the place of Shadows of the Dahan."""

    def __init__(self) -> None:
        innates = ["darkness-swallows-the-unwary", COILS]
        super().__init__(FOREBODING, innates=innates, specials=1, set=FEATHER)

    def far_targets(self, table: SpiritTable, seat: int) -> list[int]:
        return []


@final
class CoilsReach(Effect):
    """Powers of the seat target the land whatever their range."""

    kind = "coils-reach"
    fields = (Field.land(), Field.seat(needed=True))
    for_powers = True

    def __init__(self, land: int, seat: int = NOBODY) -> None:
        super().__init__(land, seat)

    def reaches_land(self, table: SpiritTable, seat: int, user: int) -> int:
        return self.land if user == self.seat else NOWHERE


@final
class CoilsOfDread(Effect):
    """After an Action that frightened in the land explorers and towns may be pushed."""

    kind = "coils-of-dread"
    fields = (Field.land(), Field.seat(needed=True))

    def __init__(self, land: int, seat: int = NOBODY) -> None:
        super().__init__(land, seat)

    def frightened(self, act: Act, seat: int, land: int, amount: int) -> None:
        if land == self.land:
            act.marks.extend([f"{_DREAD} {land}"] * amount)

    def triggers(self, act: Act, seat: int) -> None:
        points = act.marks.count(f"{_DREAD} {self.land}")
        fallen = [kind for kind, land in act.destroyed if land == self.land]
        points += sum([DESTROYED_FEAR[kind] for kind in fallen if not _is_calm(act.table, kind)])
        if points:

            def flee(after: Act) -> Script:
                coils = after.after(COILS, RULE, self.seat, self.land)
                yield from _flee(coils, points)
                yield from finish(coils)

            act.trigger(COILS, flee)


register_effect(CoilsReach)
register_effect(CoilsOfDread)


def _is_calm(table: SpiritTable, kind: int) -> bool:
    """Whether such a piece frightens nobody when it is destroyed."""
    return any([rule.calms(table, seat, kind) for rule, seat in holders(table, "calms")])


def _flee(act: Act, points: int) -> Script:
    """Up to 1 explorer for each fear, or 1 town for every 2."""
    while points > 0:
        towns = count(act.table, act.land, TOWN)
        kinds = (EXPLORER, TOWN) if points > 1 else (EXPLORER,)
        went = yield from push(act, 1, *kinds, up_to=True)
        if not went:
            return
        points -= 2 if count(act.table, act.land, TOWN) < towns else 1


@innate(
    COILS,
    with_aspect(SHADOWS, FOREBODING),
    FAST,
    presence(2),
    ANY_LAND,
    "2 air",
    "1 moon",
    "2 fire",
    "2 moon 4 air",
    set=FEATHER,
)
def stretch_out_coils_of_foreboding_dread(act: Act) -> None:
    """Powers reach the land; whoever is frightened there flees; fear, and more."""
    if act.has(0):
        who = SeatName(act.seat)
        lasting(act.table, CoilsReach(act.land, act.seat), "log-coils-reach", who=who)
    if act.has(1):
        lasting(act.table, CoilsOfDread(act.land, act.seat), "log-coils-of-dread")
    if act.has(2):
        fear(act, 1)
    if act.has(3):
        fear(act, 2)


# -- Vital Strength of the Earth -------------------------------------------------------------------


@final
class Might(VitalStrength):
    """Another innate power in the place of Earth's Vitality."""

    def __init__(self) -> None:
        super().__init__(MIGHT, innates=["gift-of-strength", VIGOR], specials=1, set=FEATHER)

    def defence(self, table: SpiritTable, seat: int, land: int) -> int:
        return 0


@innate(
    VIGOR,
    with_aspect(EARTH, MIGHT),
    FAST,
    None,
    ITSELF,
    "1 plant",
    "1 sun 2 earth",
    "3 earth 2 plant",
    "1 sun 3 plant",
    set=FEATHER,
)
def earth_moves_with_vigor_and_might(act: Act) -> Script:
    """Another card for 1 energy more, whose elements count for what follows; more damage, once and
    again; a power card."""
    table, seat = act.table, act.seat
    if act.has(0):
        power = POWERS[act.power]
        before = met_levels(elements_of(table, seat), power)
        yield from play_another(table, seat, table.seats[seat].hand, optional=True, more=1)
        now = met_levels(elements_of(table, seat), power)
        act.levels = [*act.levels, *[level for level in now if level not in before]]
    for level in (1, 2):
        if act.has(level):
            lasting(table, PowerDamage(seat, 1), "log-power-damage", number=1)
    if act.has(3):
        yield from gain_power(act, seat)


for aspect in (Immense(), Travel(), Amorphous(), Foreboding(), Might()):
    SPIRITS[aspect.id] = aspect
