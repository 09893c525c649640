"""The Great River: invaders come ashore everywhere, and their towns move inland and beyond."""

from __future__ import annotations

from typing import ClassVar, Final, final

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import SCENARIO, Act
from loci.games.spirit_island.rules.asking import ask_yes
from loci.games.spirit_island.rules.each import next_land
from loci.games.spirit_island.rules.effect import FOR_GOOD, Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import lasting
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.invaders.actions import build, explore
from loci.games.spirit_island.rules.invaders.phase import Running
from loci.games.spirit_island.rules.island.isolation import is_isolated
from loci.games.spirit_island.rules.island.movement import move_piece
from loci.games.spirit_island.rules.island.pieces import all_codes, has, take
from loci.games.spirit_island.rules.rule import Replacing
from loci.games.spirit_island.rules.scenario import Scenario
from loci.games.spirit_island.rules.sequence import Step
from loci.games.spirit_island.rules.spirits.tracks import add_energy
from loci.games.spirit_island.state.registry import SCENARIOS
from loci.games.spirit_island.state.steps import ADVANCE, EXPLORE_STEP
from loci.games.spirit_island.state.table import SpiritTable, players
from loci.games.spirit_island.state.terms import BUILDINGS, EXPLORER, JAGGED, TOWN

GREAT_RIVER: Final = "the-great-river"
MOST: Final = 3  # towns per board that may leave the island
PRICE: Final = 1  # energy to hold a town where isolation is
#: The lands of each board from the north, its ocean in the west.
FROM_NORTH: Final = {
    "A": (6, 8, 1, 2, 7, 5, 4, 3),
    "B": (6, 8, 1, 5, 2, 7, 4, 3),
    "C": (6, 1, 8, 5, 2, 7, 3, 4),
    "D": (1, 8, 5, 2, 7, 6, 3, 4),
    "E": (1, 7, 8, 5, 2, 6, 4, 3),
    "F": (6, 1, 8, 5, 2, 7, 4, 3),
}


@final
class Escaped(Effect):
    """So many towns have left the island."""

    kind = "escaped-towns"
    lasts = FOR_GOOD
    fields = (Field.number("towns"),)

    def __init__(self, towns: int = 0) -> None:
        super().__init__()
        self.towns: Final = towns


register_effect(Escaped)


@final
class TheGreatRiver(Scenario):
    layout: ClassVar[str] = "coastline"

    def __init__(self) -> None:
        super().__init__(GREAT_RIVER, difficulty=3, set=JAGGED)

    def steps(self, table: SpiritTable, seat: int) -> list[tuple[str, Step]]:
        """After the build and the explore step the invaders do so on the coast."""
        return [
            (EXPLORE_STEP, Step("river-build", build_ashore)),
            (ADVANCE, Step("river-explore", explore_ashore)),
        ]

    def time_passes(self, table: SpiritTable, seat: int) -> Script:
        """The slow phase is over: every town moves inland, those farthest inland first."""
        depths = inland(table)
        towns = {land: all_codes(table, land, TOWN) for land in table.island.lands}
        for land in sorted(table.island.lands, key=lambda land: -depths[land]):
            if towns[land]:
                act = Act(table, SCENARIO, land=land)
                yield from _move_inland(act, towns[land], depths)
                yield from finish(act)
                if table.ending:
                    return

    def is_lost(self, table: SpiritTable, seat: int) -> bool:
        return escaped(table) > MOST * len(table.island.boards)


SCENARIOS[GREAT_RIVER] = TheGreatRiver()


def build_ashore(table: SpiritTable) -> Running:
    """In all coastal lands with explorers and without towns and cities."""
    left = [land for land in _open_coast(table) if has(table, land, EXPLORER)]
    while left:
        land = yield from next_land(table, left)
        yield from build(table, land)
        if table.ending:
            break
    return True


def explore_ashore(table: SpiritTable) -> Running:
    """Into all coastal lands without towns and cities that are not isolated (SX-11.1)."""
    left = [land for land in _open_coast(table) if not is_isolated(table, land)]
    while left:
        land = yield from next_land(table, left)
        yield from explore(table, land)
        if table.ending:
            break
    table.explored = []
    return True


def _move_inland(act: Act, codes: list[int], depths: dict[int, int]) -> Script:
    """The towns of a land move to the lands one farther inland, one after the other from the north.
    Where there is none, they leave the island over its eastern edge, or go to a land just as far
    inland."""
    table, land = act.table, act.land
    near = table.island.near[land]
    beyond = [other for other in near if depths[other] == depths[land] + 1]
    if not beyond and is_eastern(table, land):
        for code in codes:
            held = yield from _is_held(act, [land])
            if not held:
                take(table, land, code)
                _note_escape(table)
        return
    ends = beyond or [other for other in near if depths[other] == depths[land]]
    ends.sort(key=lambda other: north(table, other))
    for number, code in enumerate(codes if ends else []):
        end = ends[number % len(ends)]
        held = yield from _is_held(act, [land, end])
        if not held:
            yield from move_piece(act, code, land, end)


def _is_held(act: Act, lands: list[int]) -> Replacing:
    """Whether a spirit pays so that isolation stops a town."""
    table = act.table
    if not any([is_isolated(table, land) for land in lands]):
        return False
    prompt = Text("ask-hold-town", land=table.island.names[act.land])
    for seat in range(players(table)):
        if table.seats[seat].energy >= PRICE:
            held = yield from ask_yes(seat, prompt)
            if held:
                add_energy(table, seat, -PRICE)
                return True
    return False


def _note_escape(table: SpiritTable) -> None:
    number = escaped(table) + 1
    table.effects = tuple([effect for effect in table.effects if not isinstance(effect, Escaped)])
    lasting(table, Escaped(number), "log-escaped-towns", number=number)


# -- reading ---------------------------------------------------------------------------------------


def inland(table: SpiritTable) -> dict[int, int]:
    """How far each land is from the ocean; a coastal one is at 1."""
    found = {land: 1 for land in table.island.lands if table.island.coastal[land]}
    edge = list(found)
    while edge:
        beyond = [n for land in edge for n in table.island.near[land] if n not in found]
        for land in beyond:
            found[land] = found[edge[0]] + 1
        edge = sorted(set(beyond))
    return {land: found.get(land, 0) for land in table.island.lands}


def is_eastern(table: SpiritTable, land: int) -> bool:
    """Whether a land lies at the edge of a board of it that is opposite to the ocean."""
    island = table.island
    for slot in island.boards_of(land):
        edge = [number for _, _, number in island.printed[slot].spans("side1")]
        if land in [island.land_on(slot, number) for number in edge]:
            return True
    return False


def north(table: SpiritTable, land: int) -> tuple[int, int]:
    """Where a land lies from the north: by its board, then on it; a joined one as its northernmost
    part."""
    return min([_place(table, part) for part in table.island.parts_of(land)])


def _place(table: SpiritTable, land: int) -> tuple[int, int]:
    island = table.island
    slot = island.board_of(land)
    order = FROM_NORTH.get(island.boards[slot], ())
    number = land - island.first_of(slot)
    return slot, order.index(number) if number in order else number


def escaped(table: SpiritTable) -> int:
    """The towns that have left the island."""
    for effect in table.effects:
        if isinstance(effect, Escaped):
            return effect.towns
    return 0


def _open_coast(table: SpiritTable) -> list[int]:
    island = table.island
    return [n for n in island.lands if island.coastal[n] and not has(table, n, *BUILDINGS)]
