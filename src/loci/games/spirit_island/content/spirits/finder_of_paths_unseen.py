"""Finder of Paths Unseen: joins what lies apart, parts what touches, and mourns every death."""

from __future__ import annotations

from itertools import combinations
from typing import Final, final

from loci.core.decision import Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.content.spirits.paths import move_any, push_half
from loci.games.spirit_island.rules.act import ARRIVAL, GROWTH, PARTS, POWER, RULE, TRACK, Act
from loci.games.spirit_island.rules.asking import ask_land
from loci.games.spirit_island.rules.effect import Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import lasting
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.invaders.blight import choose_to_lose
from loci.games.spirit_island.rules.island.isolation import isolate
from loci.games.spirit_island.rules.island.movement import push
from loci.games.spirit_island.rules.island.pieces import has
from loci.games.spirit_island.rules.island.presence import (
    lands_of,
)
from loci.games.spirit_island.rules.island.ways import close_way, open_way, way_of
from loci.games.spirit_island.rules.powers.power import Power, innate, presence
from loci.games.spirit_island.rules.powers.targets import ANY_LAND
from loci.games.spirit_island.rules.powers.usage import repeat_on
from loci.games.spirit_island.rules.setup import place_on, starting_land
from loci.games.spirit_island.rules.spirits.growth import (
    ANYWHERE,
    GrowthAction,
    add_presence,
    gain_card,
    gain_energy,
    more_plays,
    reclaim_cards,
)
from loci.games.spirit_island.rules.spirits.icons import DRIFT
from loci.games.spirit_island.rules.spirits.keeping import Keep, keep_number, kept_number
from loci.games.spirit_island.rules.spirits.spirit import Spirit, Track
from loci.games.spirit_island.rules.spirits.tracks import TrackAction, add_energy, has_word
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import Named
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    CITY,
    DAHAN,
    FAST,
    FEATHER,
    NOWHERE,
    TOWN,
)

FINDER: Final = "finder-of-paths-unseen"
DEAD: Final = "responsibilities-to-the-dead"
NO_WAY: Final = "none"
#: Whether the way was changed since the last Action.
CHANGED: Final = Keep.number("way-changed", most=1)
#: The spaces of the network beside the two it starts with, each a track of its own.
SPACES: Final = {
    "sun": "sun",
    "energy-1-moon": "1+moon",
    "energy-2-water": "2+water",
    "move-1-air": "drift+air",
    "plus-2-energy": "energy-2",
    "plus-1-energy-any": "energy-1+any",
    "plus-1-energy-plus-1-range": "energy-1+range",
    "earth": "earth",
    "plus-1-play-a": "play",
    "plus-1-play-b": "play",
    "push-town-city": "push-building",
}
NAMES: Final = ("energy", "plays", *SPACES)
LINKS: Final = (
    ("energy", "sun"),
    ("sun", "energy-2-water"),
    ("energy-2-water", "plus-2-energy"),
    ("plus-2-energy", "plus-1-energy-any"),
    ("plays", "earth"),
    ("earth", "plus-1-play-a"),
    ("plus-1-play-a", "plus-1-play-b"),
    ("plus-1-play-b", "push-town-city"),
    ("energy-1-moon", "sun"),
    ("energy-1-moon", "energy-2-water"),
    ("energy-1-moon", "move-1-air"),
    ("energy-1-moon", "earth"),
    ("move-1-air", "plus-2-energy"),
    ("move-1-air", "plus-1-play-b"),
    ("plus-1-energy-plus-1-range", "plus-2-energy"),
    ("plus-1-energy-plus-1-range", "plus-1-energy-any"),
    ("plus-1-energy-plus-1-range", "plus-1-play-b"),
    ("plus-1-energy-plus-1-range", "push-town-city"),
)


def beside(name: str) -> list[int]:
    """The spaces that are linked to one, by their numbers."""
    found = [other for pair in LINKS if name in pair for other in pair if other != name]
    return [NAMES.index(other) for other in found]


LINKED: Final = [beside(name) for name in NAMES]


@final
class NoRange(Effect):
    """Powers of the seat ignore range."""

    kind = "no-range"
    fields = (Field.seat(needed=True),)

    def reaches_all(self, table: SpiritTable, seat: int, user: int, power: Power) -> bool:
        return user == self.seat


register_effect(NoRange)


def ignore_range() -> GrowthAction:
    def do(act: Act) -> Script:
        lasting(act.table, NoRange(seat=act.seat), "log-no-range")
        yield from ()

    return GrowthAction("ignore-range", do)


def _push_building(act: Act) -> Script:
    """1 town or city out of one of its lands."""
    table = act.table
    lands = [land for land in lands_of(table, act.seat) if has(table, land, TOWN, CITY)]
    prompt = Text("ask-push-building")
    land = yield from ask_land(table.island, act.seat, prompt, lands, optional=True)
    if land != NOWHERE:
        yield from push(act, 1, TOWN, CITY, land=land)


@final
class Finder(Spirit):
    keeps = (CHANGED,)
    track_actions = (DRIFT, TrackAction("push-building", _push_building))
    grows_alone = True  # towns and cities may leave the lands in which others grow

    def __init__(self) -> None:
        super().__init__(
            FINDER,
            energy="0",
            plays="1",
            tracks=[Track(name, text, start=0) for name, text in SPACES.items()],
            growth=[
                [reclaim_cards(), gain_card(), ignore_range()],
                [add_presence(1), more_plays(1)],
                [gain_card(), add_presence(2)],
                [add_presence(ANYWHERE), gain_energy(2)],
            ],
            uniques=[
                "a-circuitous-and-wending-journey",
                "aid-from-the-spirit-speakers",
                "offer-passage-between-worlds",
                "paths-tied-by-nature",
                "travelers-boon",
                "ways-of-shore-and-heartland",
            ],
            innates=["lay-paths-they-cannot-help-but-walk", "close-the-ways"],
            complexity="very-high",
            specials=2,
            set=FEATHER,
        )

    def place(self, table: SpiritTable, seat: int) -> Script:
        place_on(table, seat, starting_land(table, seat, 3))
        lands = [table.island.land_on(slot, 1) for slot in table.island.slots]
        prompt = Text("ask-starting-land")
        land = yield from ask_land(table.island, seat, prompt, lands, verbs.PLACE)
        place_on(table, seat, land)

    # -- the network ----------------------------------------------------------------------------

    def may_uncover(self, table: SpiritTable, seat: int, track: int) -> bool:
        shown = table.seats[seat].shown
        return any([shown[other] for other in LINKED[track]])

    def may_cover(self, table: SpiritTable, seat: int, track: int) -> bool:
        """Every other uncovered space stays linked to one it started with (SX-33.22)."""
        left = [n for n, shown in enumerate(table.seats[seat].shown) if shown and n != track]
        found = [n for n in left if n < 2]
        for space in found:
            found += [n for n in LINKED[space] if n in left and n not in found]
        return len(found) == len(left)

    def more_income(self, table: SpiritTable, seat: int, user: int) -> int:
        """The highest number of the network, and what other spaces add."""
        if user != seat:
            return 0
        shown = table.seats[seat].shown
        most = 0
        for place, track in enumerate(self.tracks):
            if place > 1 and shown[place]:
                most = max(most, track.spaces[0].number)
        more = 2 * has_word(table, seat, "energy-2") + has_word(table, seat, "energy-1")
        return most + more

    def more_range(self, table: SpiritTable, seat: int, user: int) -> int:
        return has_word(table, seat, "range") if user == seat else 0

    def growth_range(self, table: SpiritTable, seat: int) -> int:
        return has_word(table, seat, "range")

    # -- Open the Ways --------------------------------------------------------------------------

    def answers(self, table: SpiritTable, seat: int, user: int) -> list[Move]:
        if user != seat or kept_number(table, seat, CHANGED):
            return []
        names = table.island.names
        lands = [land for land in lands_of(table, seat) if not table.island.is_ocean(land)]
        moves: list[Move] = [
            Named(verbs.WAY, f"{names[one]}-{names[other]}")
            for one, other in combinations(lands, 2)
            if other not in table.island.near[one]
        ]
        return [*moves, Named(verbs.WAY, NO_WAY)] if way_of(table, seat) is not None else moves

    def answer(self, table: SpiritTable, seat: int, user: int, move: Move) -> Script:
        assert isinstance(move, Named)
        keep_number(table, seat, CHANGED, 1)
        if move.name == NO_WAY:
            close_way(table, seat)
        else:
            one, _, other = move.name.partition("-")
            numbers = table.island.numbers
            open_way(table, seat, numbers[one], numbers[other])
        yield from ()

    def triggers(self, act: Act, seat: int) -> None:
        """A way ends with the lands that it joins, and may be changed again; Responsibilities to
        the Dead, once for an Action and whatever it sets off."""
        table = act.table
        if act.kind not in PARTS:
            self._look_after_way(table, seat)
        elif act.kind != ARRIVAL:  # what presence does where it has come is its Action's doing
            return
        whole = act.whole()
        fallen = [kind for kind, _ in act.destroyed if kind <= DAHAN]
        its_own = whole.seat == seat and whole.kind in (POWER, GROWTH, TRACK, RULE)
        if fallen and its_own and act.root().once(DEAD):

            def mourn(after: Act) -> Script:
                yield from _mourn(after.after(DEAD, RULE, seat))

            act.trigger(DEAD, mourn)

    def _look_after_way(self, table: SpiritTable, seat: int) -> None:
        if kept_number(table, seat, CHANGED):
            keep_number(table, seat, CHANGED, 0)
        way = way_of(table, seat)
        own = table.seats[seat].presence
        if way is not None and not (own[way.land] and own[way.other]):
            close_way(table, seat)


SPIRITS[FINDER] = Finder()


def _mourn(act: Act) -> Script:
    """It loses presence, and energy or, where there is none, more presence."""
    table, seat = act.table, act.seat
    yield from choose_to_lose(act, seat, lands_of(table, seat))
    if table.seats[seat].energy:
        add_energy(table, seat, -1)
    else:
        yield from choose_to_lose(act, seat, lands_of(table, seat))
    yield from finish(act)


# -- innate powers ---------------------------------------------------------------------------------


@innate(
    "lay-paths-they-cannot-help-but-walk",
    FINDER,
    FAST,
    presence(0),
    ANY_LAND,
    "2 moon 2 air",
    "2 sun 2 air",
    "2 moon 4 air 3 water",
    set=FEATHER,
)
def lay_paths_they_cannot_help_but_walk(act: Act) -> Script:
    """Half of everybody; one more; repeat it."""
    if act.has(0):
        yield from push_half(act, up=False)
    if act.has(1):
        yield from move_any(act, 1)
    if act.has(2):
        repeat_on(act)


@innate(
    "close-the-ways",
    FINDER,
    FAST,
    presence(1),
    ANY_LAND,
    "1 air 2 water",
    "2 air 2 earth",
    "3 air 2 plant",
    set=FEATHER,
)
def close_the_ways(act: Act) -> None:
    """The land is isolated; each level more has a target of its own."""
    isolate(act)
    for _ in act.levels[1:]:
        repeat_on(act)
