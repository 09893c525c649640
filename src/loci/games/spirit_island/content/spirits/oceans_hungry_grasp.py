"""Ocean's Hungry Grasp: oceans become lands, and what is moved into them drowns."""

from __future__ import annotations

from typing import final

from loci.core.decision import Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import RULE, Act
from loci.games.spirit_island.rules.asking import NO_PIECE, ask_land, ask_piece
from loci.games.spirit_island.rules.effects import defend
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.invaders.fear import fear
from loci.games.spirit_island.rules.island.harm import harm_of, wear_down
from loci.games.spirit_island.rules.island.lands import is_coastal
from loci.games.spirit_island.rules.island.movement import gather, move_piece, push, push_piece
from loci.games.spirit_island.rules.island.pieces import all_codes, codes, count, is_durable
from loci.games.spirit_island.rules.island.presence import lands_of, move_presence
from loci.games.spirit_island.rules.island.safety import are_safe
from loci.games.spirit_island.rules.powers.choices import choose_one
from loci.games.spirit_island.rules.powers.power import card, innate, presence
from loci.games.spirit_island.rules.powers.targets import ANOTHER_SPIRIT, COASTAL_LAND
from loci.games.spirit_island.rules.setup import place_on, starting_land
from loci.games.spirit_island.rules.spirits.growth import (
    ANYWHERE,
    GrowthAction,
    add_presence,
    gain_card,
    gain_energy,
    reclaim_cards,
)
from loci.games.spirit_island.rules.spirits.spirit import Spirit
from loci.games.spirit_island.rules.spirits.tracks import add_energy
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import Number
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.table import SpiritTable, players
from loci.games.spirit_island.state.terms import (
    CITY,
    DAHAN,
    EXPLORER,
    FAST,
    HEALTH,
    INVADERS,
    NOBODY,
    NOWHERE,
    SLOW,
    TOWN,
    kind_of,
)

OCEANS_GRASP = "oceans-hungry-grasp"
TIDAL_BOON = "tidal-boon"
DROWNING = "drowning"


# -- growth ----------------------------------------------------------------------------------------


def gather_presence() -> GrowthAction:
    """One presence into each ocean from the coast of its board, where there is any."""

    def do(act: Act) -> Script:
        table, seat = act.table, act.seat
        own = table.seats[seat].presence
        for ocean in table.island.oceans:
            coast = [land for land in table.island.shore[ocean] if own[land]]
            prompt = Text("ask-gather-presence", land=_name(table, ocean))
            land = yield from ask_land(table.island, seat, prompt, coast, verbs.GATHER_PRESENCE)
            if land != NOWHERE:
                move_presence(act, seat, land, ocean)

    return GrowthAction("gather-presence", do)


def push_presence() -> GrowthAction:
    """One presence out of each ocean onto the coast of its board."""

    def do(act: Act) -> Script:
        table, seat = act.table, act.seat
        for ocean in table.island.oceans:
            if table.seats[seat].presence[ocean]:
                prompt = Text("ask-push-presence", land=_name(table, ocean))
                coast = table.island.shore[ocean]
                land = yield from ask_land(table.island, seat, prompt, coast, verbs.PUSH_PRESENCE)
                move_presence(act, seat, ocean, land)

    return GrowthAction("push-presence", do)


def _name(table: SpiritTable, land: int) -> str:
    return table.island.names[land]


# -- the panel -------------------------------------------------------------------------------------


@final
class Ocean(Spirit):
    of_oceans = True

    def __init__(self) -> None:
        super().__init__(
            OCEANS_GRASP,
            energy="0 moon water 1 earth water 2",
            plays="1 2 2 3 4 5",
            growth=[
                [reclaim_cards(), gain_card(), gather_presence(), gain_energy(2)],
                [
                    add_presence(ANYWHERE, "ocean"),
                    add_presence(ANYWHERE, "ocean"),
                    gain_energy(1),
                ],
                [gain_card(), add_presence(1, "coastal"), push_presence()],
            ],
            uniques=[
                "call-of-the-deeps",
                "grasping-tide",
                "swallow-the-land-dwellers",
                "tidal-boon",
            ],
            innates=["pound-ships-to-splinters", "ocean-breaks-the-shore"],
            complexity="high",
            specials=2,
        )

    def place(self, table: SpiritTable, seat: int) -> Script:
        ocean = starting_land(table, seat, 0)
        place_on(table, seat, ocean)
        coast = table.island.shore[ocean]
        prompt = Text("ask-starting-land")
        land = yield from ask_land(table.island, seat, prompt, coast, verbs.PLACE)
        place_on(table, seat, land)

    def may_be_in(self, table: SpiritTable, seat: int, land: int) -> bool:
        """Ocean in Play: in oceans and on the coast, never inland."""
        return is_coastal(table, land)

    def ocean_in_play(self, table: SpiritTable, seat: int, board: int) -> bool:
        island, presence = table.island, table.seats[seat].presence
        if presence[island.land_on(board, 0)]:
            return True
        for land in island.lands_on(board):
            if presence[land]:
                return True
        return False

    def moved(self, act: Act, seat: int, code: int, start: int, end: int) -> Script:
        """What is moved into an ocean in play drowns after the Action (SI-20.26)."""
        island = act.table.island
        if island.is_ocean(end) and self.ocean_in_play(act.table, seat, island.board_of(end)):
            act.trigger(DROWNING, drown_all)
        yield from ()

    def answers(self, table: SpiritTable, seat: int, user: int) -> list[Move]:
        """Energy for drowned health: 1 for as much as there are players."""
        if user != seat:
            return []
        most = table.seats[seat].drowned // players(table)
        return [Number(verbs.DROWN, number + 1) for number in range(most)]

    def answer(self, table: SpiritTable, seat: int, user: int, move: Move) -> Script:
        assert isinstance(move, Number)
        act = Act(table, RULE, seat)
        table.seats[seat].drowned -= move.number * players(table)
        add_energy(table, seat, move.number)
        yield from finish(act)

    def makes_energy(self, table: SpiritTable, seat: int) -> bool:
        return True


SPIRITS[OCEANS_GRASP] = Ocean()


# -- drowning --------------------------------------------------------------------------------------


def drown_all(act: Act) -> Script:
    """Everything that lies in an ocean drowns, as an Action that `act` set off."""
    table = act.table
    drowning = act.after(DROWNING, RULE, act.seat)
    drowning.player = act.player
    for ocean in table.island.oceans:
        hardy: list[int] = []
        for code in all_codes(table, ocean, *INVADERS, DAHAN):
            if is_durable(table, ocean, code):
                hardy.append(code)
            else:
                yield from _drown_there(drowning, act, ocean, code)
        if hardy:
            yield from _drown_durable(drowning, ocean, hardy)
    yield from finish(drowning)


def _drown_there(act: Act, cause: Act, ocean: int, code: int) -> Script:
    """One piece drowns, unless it is saved; what cannot be destroyed is washed back ashore."""
    table = act.table
    seat = the_ocean(table)
    if kind_of(code) == DAHAN and cause.power == TIDAL_BOON:
        island = table.island
        coast = [shore for shore in island.lands if island.coastal[shore]]
        prompt = Text("ask-save-dahan")
        shore = yield from ask_land(island, seat, prompt, coast, optional=True)
        if shore != NOWHERE:
            yield from move_piece(act, code, ocean, shore)
            return
    yield from are_safe(act, ocean, kind_of(code))
    if harm_of(act).spares(act, ocean, kind_of(code)):
        yield from push_piece(act, code, ocean)
    else:
        yield from drown_piece(act, ocean, code)


def _drown_durable(act: Act, ocean: int, hardy: list[int]) -> Script:
    """Durable pieces are only hurt together; those that stand it are washed ashore (SX-32.8 to
    SX-32.12)."""
    table = act.table
    before = len(act.destroyed)
    yield from wear_down(act, ocean, hardy)
    for kind, _ in act.destroyed[before:]:
        _keep_drowned(act, kind)
    for code in all_codes(table, ocean, *INVADERS):
        yield from push_piece(act, code, ocean)


def drown(act: Act, *kinds: int) -> Script:
    """Drown one piece of these kinds in the target land, if there is any."""
    way = harm_of(act)
    yield from are_safe(act, act.land, *kinds)
    there = codes(act.table, act.land, *kinds)
    there = [code for code in there if not way.spares(act, act.land, kind_of(code))]
    prompt = Text("ask-drown", land=_name(act.table, act.land))
    code = yield from ask_piece(act.chooser(), prompt, verbs.DROWN, there)
    if code == NO_PIECE:
        return
    if is_durable(act.table, act.land, code):
        gone = yield from wear_down(act, act.land, [code])
        if gone:
            _keep_drowned(act, kind_of(code))
    elif act.harm is None:
        yield from drown_piece(act, act.land, code)
    else:
        yield from way.destroy(act, act.land, code)


def drown_piece(act: Act, land: int, code: int) -> Script:
    """Destroyed, and kept on the ocean's panel at the health it has by nature, whoever used the
    power (SI-20.23)."""
    before = len(act.destroyed)
    yield from harm_of(act).drown(act, land, code)
    if len(act.destroyed) > before:
        _keep_drowned(act, kind_of(code))


def _keep_drowned(act: Act, kind: int) -> None:
    seat = the_ocean(act.table)
    if act.harm is None and kind != DAHAN and seat != NOBODY:
        act.table.seats[seat].drowned += HEALTH[kind]


def the_ocean(table: SpiritTable) -> int:
    """The seat of Ocean's Hungry Grasp, or NOBODY."""
    for seat, owner in enumerate(table.seats):
        if owner.spirit == OCEANS_GRASP:
            return seat
    return NOBODY


# -- powers ----------------------------------------------------------------------------------------


@innate(
    "pound-ships-to-splinters",
    OCEANS_GRASP,
    FAST,
    presence(0),
    COASTAL_LAND,
    "1 moon 1 air 2 water",
    "2 moon 1 air 3 water",
    "3 moon 2 air 4 water",
)
def pound_ships_to_splinters(act: Act) -> None:
    """1 fear, then 1 more, then 2 more."""
    fear(act, sum([more for level, more in enumerate((1, 1, 2)) if act.has(level)]))


@innate(
    "ocean-breaks-the-shore",
    OCEANS_GRASP,
    SLOW,
    presence(0),
    COASTAL_LAND,
    "2 water 1 earth",
    "3 water 2 earth",
    "4 water 3 earth",
)
def ocean_breaks_the_shore(act: Act) -> Script:
    """Drown 1 town, or 1 city instead; at last 1 town or city more."""
    if act.has(0):
        kind = TOWN
        if act.has(1) and count(act.table, act.land, CITY):
            line = yield from choose_one(act, "town", "city")
            kind = CITY if line == "city" else TOWN
        yield from drown(act, kind)
    if act.has(2):
        yield from drown(act, TOWN, CITY)


@card(
    "unique",
    "call-of-the-deeps",
    0,
    FAST,
    "moon air water",
    presence(0),
    COASTAL_LAND,
    owner=OCEANS_GRASP,
)
def call_of_the_deeps(act: Act) -> Script:
    """Gather 1 explorer, and perhaps another one into an ocean."""
    yield from gather(act, 1, EXPLORER)
    if act.table.island.is_ocean(act.land):
        yield from gather(act, 1, EXPLORER, up_to=True)


@card(
    "unique",
    "grasping-tide",
    1,
    FAST,
    "moon water",
    presence(1),
    COASTAL_LAND,
    owner=OCEANS_GRASP,
)
def grasping_tide(act: Act) -> None:
    fear(act, 2)
    defend(act, 4)


@card(
    "unique",
    "swallow-the-land-dwellers",
    0,
    SLOW,
    "water earth",
    presence(0),
    COASTAL_LAND,
    owner=OCEANS_GRASP,
)
def swallow_the_land_dwellers(act: Act) -> Script:
    for kind in (EXPLORER, TOWN, DAHAN):
        yield from drown(act, kind)


@card("unique", TIDAL_BOON, 1, SLOW, "moon water earth", None, ANOTHER_SPIRIT, owner=OCEANS_GRASP)
def tidal_boon(act: Act) -> Script:
    """2 energy; the target may push 1 town and up to 2 dahan out of one of its lands. Dahan pushed
    into an ocean of yours may be set down on any coast."""
    table = act.table
    add_energy(table, act.target, 2)
    lands = [land for land in lands_of(table, act.target) if count(table, land, TOWN, DAHAN)]
    prompt = Text("ask-tidal-boon")
    land = yield from ask_land(table.island, act.target, prompt, lands, optional=True)
    if land == NOWHERE:
        return
    act.player = act.target  # who decides
    yield from push(act, 1, TOWN, land=land, up_to=True)
    yield from push(act, 2, DAHAN, land=land, up_to=True)
    act.player = NOBODY  # what this sets off is the user's again
