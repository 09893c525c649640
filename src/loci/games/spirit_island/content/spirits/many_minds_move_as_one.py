"""Many Minds Move as One: swarms and flocks, wherever its sacred sites are."""

from __future__ import annotations

from typing import Final, final

from loci.core.decision import Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.content.spirits.flocks import COMPANY, fly_on, go_along, has_site
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import NO_PIECE, ask, ask_land
from loci.games.spirit_island.rules.effect import Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import choose_to_skip, defend, lasting, use_up
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.harm import remove_piece
from loci.games.spirit_island.rules.island.lands import near, within
from loci.games.spirit_island.rules.island.movement import gather, push
from loci.games.spirit_island.rules.island.pieces import count, loose, put, tokens_in
from loci.games.spirit_island.rules.island.presence import (
    lands_for_presence,
    lands_of,
    move_presence,
    remove_presence,
)
from loci.games.spirit_island.rules.island.swarming import farther
from loci.games.spirit_island.rules.island.tokens import add_token
from loci.games.spirit_island.rules.powers.cards import gain_power
from loci.games.spirit_island.rules.powers.power import (
    Target,
    card,
    innate,
    presence,
    sacred_site,
)
from loci.games.spirit_island.rules.powers.targets import (
    ANOTHER_SPIRIT,
    ANY_LAND,
    BEASTS_LAND,
    INVADER_LAND,
)
from loci.games.spirit_island.rules.rule import Replacing
from loci.games.spirit_island.rules.setup import place_on, starting_lands
from loci.games.spirit_island.rules.spirits.growth import (
    GrowthAction,
    add_presence,
    gain_card,
    gain_energy,
    growth_lands,
    place_presence,
    reclaim_cards,
)
from loci.games.spirit_island.rules.spirits.markers import element_count
from loci.games.spirit_island.rules.spirits.spirit import Spirit
from loci.games.spirit_island.rules.spirits.tracks import TrackAction, add_energy
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import STOP, AddPresence, Pick, Place
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    AIR,
    BEASTS,
    EXPLORER,
    FAST,
    JAGGED,
    NOBODY,
    NOWHERE,
    SLOW,
    TOWN,
)

MINDS = "many-minds-move-as-one"
SWARM: Final = 2  # presence that moves as one beasts
PRICE: Final = 2  # energy for a card by its track
#: By the beasts there and the level: fear and defence.
BESET: Final = ((2, 2), (3, 4), (4, 7), (6, 10))
LEAST: Final = 2  # beasts for the first of these
SWARMED_LAND: Final = Target("two-beasts", lambda table, land: count(table, land, BEASTS) >= 2)


def _presence_and_beasts(distance: int) -> GrowthAction:
    """Presence within a range, and beasts in the same land: `swarm-3`."""

    def do(act: Act) -> Script:
        lands = growth_lands(act.table, act.seat, distance)
        land = yield from place_presence(act, act.seat, lands)
        if land == NOWHERE:  # the beasts come all the same (SX-35.45)
            island = act.table.island
            dry = [one for one in lands if not island.is_ocean(one)]
            land = yield from ask_land(island, act.seat, Text("ask-swarm-beasts"), dry)
        if land != NOWHERE:
            add_token(act, BEASTS, land=land)

    return GrowthAction(f"swarm-{distance}", do, distance)


def _gather_beasts(distance: int) -> GrowthAction:
    """1 beasts comes to a land within a range: `gather-beasts-2`."""

    def do(act: Act) -> Script:
        table, seat = act.table, act.seat
        lands = [
            land
            for land in within(table, lands_of(table, seat), distance)
            if not table.island.is_ocean(land) and _beasts_around(act, land)
        ]
        land = yield from ask_land(
            table.island, seat, Text("ask-gather-beasts-to"), lands, optional=True
        )
        if land != NOWHERE:
            yield from gather(act, 1, BEASTS, land=land)

    return GrowthAction(f"gather-beasts-{distance}", do, distance)


def _beasts_around(act: Act, land: int) -> bool:
    """Whether beasts, or a sacred site as such, could be gathered to a land."""
    table = act.table
    around = farther(act, land, (BEASTS,)).get(BEASTS, [])
    return any([loose(table, one, BEASTS) or has_site(table, act.seat, one) for one in around])


def _buy_card(act: Act) -> Script:
    """A power card for 2 energy."""
    add_energy(act.table, act.seat, -PRICE)
    yield from gain_power(act, act.seat)


@final
class ManyMinds(Spirit):
    track_actions = (
        TrackAction("buy-card", _buy_card, lambda table, seat: table.seats[seat].energy >= PRICE),
    )
    tokens = ("beasts",)
    grows_alone = True

    def __init__(self) -> None:
        super().__init__(
            MINDS,
            energy="0 1 air 2 animal 3 4",
            plays="1 2 buy-card 3 3 4 5",
            growth=[
                [reclaim_cards(), gain_card()],
                [add_presence(1), add_presence(0)],
                [_presence_and_beasts(3), gain_energy(1), _gather_beasts(2)],
            ],
            uniques=[
                "a-dreadful-tide-of-scurrying-flesh",
                "boon-of-swarming-bedevilment",
                "ever-multiplying-swarm",
                "guide-the-way-on-feathered-wings",
                "pursue-with-scratches-pecks-and-stings",
            ],
            innates=["the-teeming-host-arrives", "beset-and-confound-the-invaders"],
            complexity="moderate",
            specials=2,
            set=JAGGED,
        )

    def place(self, table: SpiritTable, seat: int) -> Script:
        """Presence and beasts in a land with beasts; in any land where there are none (SX-2.6)."""
        board = starting_lands(table, seat)
        lands = [land for land in board if tokens_in(table, land, BEASTS)] or board
        prompt = Text("ask-starting-land")
        land = yield from ask_land(table.island, seat, prompt, lands, verbs.PLACE)
        place_on(table, seat, land)
        put(table, land, BEASTS)

    def counts_as(self, table: SpiritTable, seat: int, land: int, kinds: tuple[int, ...]) -> int:
        """A Joining of Swarms and Flocks."""
        return 1 if BEASTS in kinds and self.is_sacred(table, seat, land) else 0

    def moves_as(self, table: SpiritTable, seat: int, land: int, kind: int) -> int:
        return SWARM if kind == BEASTS and self.is_sacred(table, seat, land) else 0

    def carries_farther(self, act: Act, seat: int, land: int, kind: int) -> int:
        """Fly Fast as Thought."""
        return 1 if kind == BEASTS and act.chooser(land) == seat else 0


SPIRITS[MINDS] = ManyMinds()


# -- innate powers ---------------------------------------------------------------------------------


@innate(
    "the-teeming-host-arrives",
    MINDS,
    FAST,
    presence(2),
    ANY_LAND,
    "2 air 1 animal",
    "3 air 1 water 2 animal",
    "1 fire 4 air 2 animal",
    set=JAGGED,
)
def the_teeming_host_arrives(act: Act) -> Script:
    """Gather up to 1 beasts, or 1 for each air; push up to 3."""
    number = 1
    if act.has(1):
        number = yield from element_count(act, AIR)
    if act.has(0) or act.has(1):
        yield from gather(act, number, BEASTS, up_to=True)
    if act.has(2):
        yield from push(act, 3, BEASTS, up_to=True)


@innate(
    "beset-and-confound-the-invaders",
    MINDS,
    FAST,
    presence(2),
    INVADER_LAND,
    "1 air 2 animal",
    "2 air 3 animal",
    "3 air 4 animal",
    "4 air 1 earth 5 animal",
    set=JAGGED,
)
def beset_and_confound_the_invaders(act: Act) -> None:
    """Fear and defence by the highest level for which there are beasts enough."""
    beasts = count(act.table, act.land, BEASTS)
    reached = [level for level in act.levels if beasts >= LEAST + level]
    if reached:
        frights, defence = BESET[max(reached)]
        fear(act, frights)
        defend(act, defence)


# -- unique powers ---------------------------------------------------------------------------------


@final
class Overrun(Effect):
    """So many invader actions in the land may be skipped, each as it would happen."""

    kind = "overrun"
    fields = (Field.land(), Field.seat(), Field.number("actions"))

    def __init__(self, land: int, seat: int = NOBODY, actions: int = 0) -> None:
        super().__init__(land, seat)
        self.actions: Final = actions

    def prevents(self, act: Act, seat: int, action: int) -> Replacing:
        if act.land != self.land:
            return False
        skipped = yield from choose_to_skip(act, seat, action)
        if skipped:
            use_up(act.table, self)
            if self.actions > 1:
                lasting(act.table, Overrun(self.land, seat, self.actions - 1))
        return skipped


register_effect(Overrun)


@card(
    "unique",
    "a-dreadful-tide-of-scurrying-flesh",
    0,
    FAST,
    "moon air water animal",
    sacred_site(1),
    SWARMED_LAND,
    owner=MINDS,
    set=JAGGED,
)
def a_dreadful_tide_of_scurrying_flesh(act: Act) -> Script:
    """Up to half of the beasts are removed; for each of them 2 fear, and the invaders skip an
    action there."""
    removed = 0
    for left in range(count(act.table, act.land, BEASTS) // 2, 0, -1):
        gone = yield from _give_up_beasts(act, left)
        if not gone:
            break
        removed += 1
    fear(act, 2 * removed)
    if removed:
        overrun = Overrun(act.land, act.seat, removed)
        lasting(act.table, overrun, "log-overrun", number=removed)


def _give_up_beasts(act: Act, left: int) -> Replacing:
    """Remove 1 beasts, or a sacred site that counts as one, if the user likes; whether it did."""
    table, land = act.table, act.land
    name = table.island.names[land]
    moves: list[Move] = [Pick(verbs.REMOVE, code) for code in loose(table, land, BEASTS)]
    if has_site(table, act.seat, land):
        moves.append(Place(verbs.REMOVE_SITE, land, name))
    if not moves:
        return False
    prompt = Text("ask-remove", left=left, land=name)
    answer = yield from ask(act.seat, prompt, [*moves, STOP])
    if isinstance(answer, Pick):
        yield from remove_piece(act, land, answer.code)
    elif isinstance(answer, Place):
        for _ in range(SWARM):
            remove_presence(table, act.seat, land)
    return answer != STOP


@final
class Bedevilled(Effect):
    """Each presence of the seat defends its land by 1."""

    kind = "bedevilled"
    fields = (Field.seat(needed=True),)

    def defence(self, table: SpiritTable, seat: int, land: int) -> int:
        return table.seats[self.seat].presence[land]


register_effect(Bedevilled)


@card(
    "unique",
    "boon-of-swarming-bedevilment",
    0,
    FAST,
    "air water animal",
    None,
    ANOTHER_SPIRIT,
    owner=MINDS,
    set=JAGGED,
)
def boon_of_swarming_bedevilment(act: Act) -> Script:
    """The presence of the target defends; it may push 1 of its presence."""
    table, user = act.table, act.target
    lasting(table, Bedevilled(seat=user), "log-bedevilled")
    names = table.island.names
    moves: list[Move] = [
        AddPresence(names[start], start, end, names[end])
        for start in lands_of(table, user)
        for end in lands_for_presence(table, user, near(table, start))
    ]
    if moves:
        answer = yield from ask(user, Text("ask-move-presence"), [*moves, STOP])
        if isinstance(answer, AddPresence):
            move_presence(act, user, answer.start, answer.land)


@card(
    "unique",
    "ever-multiplying-swarm",
    1,
    SLOW,
    "fire earth animal",
    presence(0),
    ANY_LAND,
    owner=MINDS,
    set=JAGGED,
)
def ever_multiplying_swarm(act: Act) -> None:
    add_token(act, BEASTS, 2)


@card(
    "unique",
    "guide-the-way-on-feathered-wings",
    0,
    FAST,
    "sun air animal",
    presence(1),
    ANY_LAND,
    owner=MINDS,
    set=JAGGED,
)
def guide_the_way_on_feathered_wings(act: Act) -> Script:
    """1 beasts moves up to two lands; up to 2 dahan go along, for a part of the way or all."""
    where, flock = act.land, NO_PIECE
    along: list[int] = []  # the dahan that go with it
    fresh = COMPANY  # and how many more may join
    for _ in range(2):
        flock, end = yield from fly_on(act, flock, where)
        if end == NOWHERE:
            return
        came = yield from go_along(act, where, end, along, fresh)
        fresh -= max(0, len(came) - len(along))
        where, along = end, came


@card(
    "unique",
    "pursue-with-scratches-pecks-and-stings",
    0,
    FAST,
    "sun fire air animal",
    presence(2),
    BEASTS_LAND,
    owner=MINDS,
    set=JAGGED,
)
def pursue_with_scratches_pecks_and_stings(act: Act) -> Script:
    """1 fear; for each beasts but the first push 1 explorer or town."""
    fear(act, 1)
    yield from push(act, count(act.table, act.land, BEASTS) - 1, EXPLORER, TOWN)
