"""Journeys that the Finder of Paths Unseen sends others on: its unique powers."""

from __future__ import annotations

from typing import Final, final

from loci.core.decision import Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.content.spirits.finder_of_paths_unseen import FINDER
from loci.games.spirit_island.content.spirits.paths import move_any, push_half
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import ask
from loci.games.spirit_island.rules.effect import Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import lasting, use_up
from loci.games.spirit_island.rules.island.lands import is_coastal, is_terrain, near
from loci.games.spirit_island.rules.island.movement import gather, move_piece
from loci.games.spirit_island.rules.island.pieces import count, has, loose
from loci.games.spirit_island.rules.island.presence import (
    is_held,
    lands_for_presence,
    lands_of,
    move_presence,
)
from loci.games.spirit_island.rules.powers.choices import choose_land, choose_one
from loci.games.spirit_island.rules.powers.power import card, presence
from loci.games.spirit_island.rules.powers.targeting import lands_in_text_range
from loci.games.spirit_island.rules.powers.targets import ANOTHER_SPIRIT, ANY_LAND
from loci.games.spirit_island.rules.rule import Replacing
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import STOP, AddPresence, Carry
from loci.games.spirit_island.state.terms import (
    BEASTS,
    DAHAN,
    FAST,
    FEATHER,
    INVADERS,
    NOBODY,
    NOWHERE,
    SLOW,
    TERRAINS,
    kind_of,
)


@card(
    "unique",
    "a-circuitous-and-wending-journey",
    0,
    SLOW,
    "moon air",
    presence(0),
    ANY_LAND,
    owner=FINDER,
    set=FEATHER,
)
def a_circuitous_and_wending_journey(act: Act) -> Script:
    yield from push_half(act, up=True)


@card(
    "unique",
    "aid-from-the-spirit-speakers",
    2,
    FAST,
    "sun fire air animal",
    presence(1),
    ANY_LAND,
    owner=FINDER,
    set=FEATHER,
)
def aid_from_the_spirit_speakers(act: Act) -> Script:
    """For each dahan one of them may go to a land within range 2 with dahan."""
    table = act.table
    ends = [land for land in _within_2(act) if has(table, land, DAHAN)]
    yield from move_any(act, count(table, act.land, DAHAN), ends)


def _within_2(act: Act) -> list[int]:
    """The other lands within range 2 of the target land."""
    return [land for land in lands_in_text_range(act, [act.land], 2) if land != act.land]


@final
class Passage(Effect):
    """The next time that dahan would be destroyed in the land, so many of them are saved."""

    kind = "passage"
    fields = (Field.land(), Field.seat(), Field.number("saves"))

    def __init__(self, land: int, seat: int = NOBODY, saves: int = 0) -> None:
        super().__init__(land, seat)
        self.saves: Final = saves

    def replaces_destroying(self, act: Act, seat: int, land: int, code: int) -> Replacing:
        yield from ()
        if land != self.land or kind_of(code) != DAHAN:
            return False
        act.once(_mark(land))
        use_up(act.table, self)
        if self.saves > 1:
            lasting(act.table, Passage(land, self.seat, self.saves - 1))
        return True

    def triggers(self, act: Act, seat: int) -> None:
        """The Action is over in which some of them were saved."""
        if _mark(self.land) in act.marks and self in act.table.effects:
            use_up(act.table, self)


def _mark(land: int) -> str:
    return f"passage {land}"


register_effect(Passage)


@card(
    "unique",
    "offer-passage-between-worlds",
    1,
    FAST,
    "sun moon air",
    presence(1),
    ANY_LAND,
    owner=FINDER,
    set=FEATHER,
)
def offer_passage_between_worlds(act: Act) -> Script:
    """Up to 4 dahan go between the land and one of yours; or 2 of them are saved."""
    table = act.table
    line = yield from choose_one(act, "lead-dahan", "save-dahan")
    if line == "save-dahan":
        lasting(table, Passage(act.land, act.seat, 2), "log-passage")
        return
    own = [land for land in lands_of(table, act.seat) if land != act.land]
    other = yield from choose_land(act, own, optional=True)
    for left in range(4 if other != NOWHERE else 0, 0, -1):
        name = table.island.names[other]
        moves: list[Move] = []
        for verb, start in ((verbs.PUSH, act.land), (verbs.GATHER, other)):
            moves += [Carry(verb, code, other, name) for code in loose(table, start, DAHAN)]
        if not moves:
            return
        prompt = Text("ask-passage", left=left, land=table.island.names[act.land])
        answer = yield from ask(act.chooser(), prompt, [*moves, STOP])
        if not isinstance(answer, Carry):
            return
        start, end = (act.land, other) if answer.verb == verbs.PUSH else (other, act.land)
        yield from move_piece(act, answer.code, start, end)


@card(
    "unique",
    "paths-tied-by-nature",
    0,
    SLOW,
    "sun air earth plant",
    presence(1),
    ANY_LAND,
    owner=FINDER,
    set=FEATHER,
)
def paths_tied_by_nature(act: Act) -> Script:
    """Up to 2 of them go to one land within range 2 of the same terrain."""
    table = act.table
    terrains = [n for n in range(1, len(TERRAINS)) if is_terrain(table, act.land, n)]
    lands = [land for land in _within_2(act) if is_terrain(table, land, *terrains)]
    land = yield from choose_land(act, lands, optional=True)
    if land != NOWHERE:
        yield from move_any(act, 2, [land])


@card(
    "unique",
    "travelers-boon",
    0,
    FAST,
    "moon air water",
    None,
    ANOTHER_SPIRIT,
    owner=FINDER,
    set=FEATHER,
)
def travelers_boon(act: Act) -> Script:
    """Up to 3 presence of the target come to one land of yours, and some who go with them."""
    table, target = act.table, act.target
    act.player = target
    names = table.island.names
    own = lands_for_presence(table, target, lands_of(table, act.seat))
    land = yield from choose_land(act, own, optional=True)
    starts: list[int] = []
    for _ in range(3 if land != NOWHERE and not is_held(table, target) else 0):
        others = [start for start in lands_of(table, target) if start != land]
        moves: list[Move] = [AddPresence(names[n], n, land, names[land]) for n in others]
        answer = yield from ask(target, Text("ask-move-presence"), [*moves, STOP])
        if not isinstance(answer, AddPresence):
            break
        move_presence(act, target, answer.start, land)
        starts.append(answer.start)
    for kinds in (INVADERS, (DAHAN,), (BEASTS,)) if starts else ():
        came_from = sorted(set(starts))
        yield from gather(act, 1, *kinds, land=land, up_to=True, out_of=came_from)


@card(
    "unique",
    "ways-of-shore-and-heartland",
    1,
    SLOW,
    "air water earth",
    presence(2),
    ANY_LAND,
    owner=FINDER,
    set=FEATHER,
)
def ways_of_shore_and_heartland(act: Act) -> Script:
    """Up to 2 of them are pushed along the coast, or from one inland land to another."""
    table = act.table
    coastal = is_coastal(table, act.land)
    alike = [land for land in near(table, act.land) if is_coastal(table, land) == coastal]
    yield from move_any(act, 2, alike)
