"""Despicable Theft: thieves come with the explorers and make for the sea with what they know."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final, final

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.content.scenarios.thieves import (
    NUMBERS,
    WATCHERS,
    add_thief,
    in_supply,
    is_gone,
    look_around,
    mixes,
    number_of,
    seen_numbers,
    turn_up,
    went_on,
)
from loci.games.spirit_island.rules.act import (
    EXPLORE_ACT,
    GROWTH,
    INCOME,
    POWER,
    RULE,
    SCENARIO,
    TRACK,
    Act,
    decider,
)
from loci.games.spirit_island.rules.asking import NO_PIECE, Asking, ask_land, ask_piece
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.invaders.deck import accelerate
from loci.games.spirit_island.rules.invaders.phase import Running
from loci.games.spirit_island.rules.island.harm import fall, save
from loci.games.spirit_island.rules.island.isolation import is_isolated, near_for_invaders
from loci.games.spirit_island.rules.island.movement import move_piece, push_piece
from loci.games.spirit_island.rules.island.pieces import all_codes, count, take
from loci.games.spirit_island.rules.island.replacement import replace_piece
from loci.games.spirit_island.rules.rule import Replacing
from loci.games.spirit_island.rules.scenario import Scenario
from loci.games.spirit_island.rules.sequence import Step
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.events import InLand, Removed
from loci.games.spirit_island.state.names import kind_text
from loci.games.spirit_island.state.registry import SCENARIOS
from loci.games.spirit_island.state.steps import RAVAGE_STEP, SETTING_UP
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    BUILDINGS,
    DAHAN,
    EXPLORER,
    JAGGED,
    NOBODY,
    NOWHERE,
    THIEF,
    THIEVES,
    kind_of,
)

THEFT: Final = "despicable-theft"
STEAL: Final = "thieves"  # the step in which they move
FIRST_LAND: Final = 6  # thieves come to lands of this number and higher
FEAR_LOST: Final = 4
CAME: Final = "thief"
#: How a thief leaves a land: the Action, the land and the piece.
Disposal = Callable[[Act, int, int], Script]
#: What the players do: the Actions of spirits.
_OF_SPIRITS: Final = (POWER, GROWTH, INCOME, TRACK, RULE)


@final
class Escaped(InLand):
    """A thief has reached the ocean; so much fear is lost by that."""

    __slots__ = ("fear", "number")

    def __init__(self, land: str, number: int, fear: int) -> None:
        super().__init__(land)
        self.number: Final = number
        self.fear: Final = fear

    def text(self) -> Text:
        return Text("log-thief-escaped", land=self.land, number=self.number, fear=self.fear)


@final
class DespicableTheft(Scenario):
    pieces: ClassVar[tuple[int, ...]] = THIEVES
    looks_back: ClassVar[bool] = True

    def __init__(self) -> None:
        super().__init__(THEFT, difficulty=2, set=JAGGED)

    def steps(self, table: SpiritTable, seat: int) -> list[tuple[str, Step]]:
        return [(RAVAGE_STEP, Step(STEAL, move_thieves))]

    def added(self, act: Act, seat: int, land: int, code: int) -> Script:
        """One comes with the invaders who explore a land of the interior, however many they are."""
        table = act.table
        in_play = act.kind == EXPLORE_ACT and table.step != SETTING_UP
        if in_play and _is_far(table, land) and act.once(CAME):
            add_thief(table, land)
        yield from ()

    # -- lying face up or down ------------------------------------------------------------------

    def moved(self, act: Act, seat: int, code: int, start: int, end: int) -> Script:
        kind = kind_of(code)
        if kind == THIEF:
            went_on(act.table, start, end)
        if kind == DAHAN or kind in THIEVES:
            look_around(act.table)
        yield from ()

    def supplied(self, table: SpiritTable, seat: int, kind: int) -> None:
        if kind == DAHAN:
            look_around(table)

    def triggers(self, act: Act, seat: int) -> None:
        look_around(act.table)

    # -- what the players do to them ------------------------------------------------------------

    def stands_in(self, act: Act, seat: int, kinds: tuple[int, ...]) -> tuple[int, ...]:
        """Spirits treat them as explorers; nobody else does."""
        whole = act.whole()
        by_spirit = whole.kind in _OF_SPIRITS and whole.seat != NOBODY
        return THIEVES if by_spirit and EXPLORER in kinds else ()

    def forbids_moving(self, act: Act, seat: int, code: int, end: int) -> bool:
        return kind_of(code) in THIEVES and act.table.island.is_ocean(end)

    def replaces_destroying(self, act: Act, seat: int, land: int, code: int) -> Replacing:
        if kind_of(code) not in THIEVES:
            return False
        yield from dispose(act, land, code, _destroyed)
        return True

    def replaces_removing(self, act: Act, seat: int, land: int, code: int) -> Replacing:
        if kind_of(code) not in THIEVES:
            return False
        disposed = yield from dispose(act, land, code, _removed)
        if not disposed:
            save(act, land, code)
        return True

    def removes_anyway(self, act: Act, seat: int, land: int, code: int) -> Replacing:
        if kind_of(code) not in THIEVES:
            return False
        yield from _leave(act, land, code, _removed)
        return True

    def replaces_replacing(
        self, act: Act, seat: int, land: int, code: int, new: int, number: int
    ) -> Replacing:
        if kind_of(code) not in THIEVES:
            return False
        disposed = yield from dispose(act, land, code, _replaced_by(new, number))
        if not disposed:
            save(act, land, code)
        return True

    # -- what is shown and checked --------------------------------------------------------------

    def goes(self, table: SpiritTable) -> list[tuple[int, int, list[int]]]:
        found = [(land, count(table, land, *THIEVES)) for land in table.island.lands]
        return [(land, number, ways(table, land)) for land, number in found if number]

    def wrong(self, table: SpiritTable) -> list[str]:
        """There are 18 of them, with their numbers."""
        found: list[str] = []
        seen = seen_numbers(table)
        for number in {*seen, *range(len(NUMBERS))}:
            if number >= len(NUMBERS) or seen.count(number) > NUMBERS[number]:
                found.append(f"{seen.count(number)} thieves with the number {number}")
        if in_supply(table) < 0:
            found.append(f"{in_supply(table)} thieves in the supply")
        for lands, numbers in mixes(table):
            if len(numbers) > sum([count(table, land, THIEF) for land in lands]):
                found.append(f"{len(numbers)} known thieves in too few places")
        return found


SCENARIOS[THEFT] = DespicableTheft()


# -- on their way ----------------------------------------------------------------------------------


def move_thieves(table: SpiritTable) -> Running:
    """All of them move at once: those at the ocean escape, the others go one land toward it. Those
    in front go first, so that nobody is mixed with one who is about to leave."""
    look_around(table)
    there = {land: all_codes(table, land, *THIEVES) for land in table.island.lands}
    leaving = [land for land in table.island.lands if there[land]]
    ends = {land: ways(table, land) for land in leaving}
    depths = {land: _depths(table, land).get(land, NOWHERE) for land in leaving}
    for land in sorted(leaving, key=lambda land: (depths[land], land)):
        act = Act(table, SCENARIO, land=land)
        for code in there[land]:
            if not ends[land]:
                break
            if table.island.is_ocean(ends[land][0]):
                _escape(act, land, code)
            else:
                end = yield from _choose_way(act, code, ends[land])
                yield from move_piece(act, code, land, end)
        yield from finish(act)
        if table.ending:
            break
    return True


def _choose_way(act: Act, code: int, ends: list[int]) -> Asking:
    table, land = act.table, act.land
    name = table.island.names[land]
    prompt = Text("ask-thief-way", land=name, piece=kind_text(kind_of(code)))
    return (yield from ask_land(table.island, decider(table, land), prompt, ends))


def _escape(act: Act, land: int, code: int) -> None:
    """He takes fear from the invaders, and with a number brings them on faster."""
    table = act.table
    if kind_of(code) == THIEF:
        code = turn_up(table, land)
    take(table, land, code)
    is_gone(table, code)
    lost = min(FEAR_LOST, table.fear_done)
    table.fear_done -= lost
    if table.sink is not None:
        name = table.island.names[land]
        table.sink.append(Escaped(name, number_of(code), lost))
    for _ in range(number_of(code)):
        accelerate(table)


def ways(table: SpiritTable, land: int) -> list[int]:
    """The lands to which a thief of a land may go next: those on the shortest way to the ocean of
    its board that isolation leaves, of its own board if there is one; or that ocean (SX-34.18)."""
    island = table.island
    if is_isolated(table, land):
        return []
    if island.coastal[land]:
        return [ocean for ocean in island.oceans_of(land) if not is_isolated(table, ocean)]
    depths = _depths(table, land)
    if land not in depths:
        return []
    near = near_for_invaders(table, land)
    nearer = [other for other in near if depths.get(other, depths[land]) < depths[land]]
    return [other for other in nearer if island.common_boards([land, other])] or nearer


def _depths(table: SpiritTable, land: int) -> dict[int, int]:
    """How far each land is from the coast of the board of a land, or of the nearest of its boards,
    for those who do not cross an isolated one."""
    island = table.island
    shores = [island.shore[island.first_of(slot)] for slot in island.boards_of(land)]
    coast = sorted({other for shore in shores for other in shore})
    found = {other: 1 for other in coast if not is_isolated(table, other)}
    edge = list(found)
    while edge:
        beyond = sorted({n for other in edge for n in near_for_invaders(table, other)} - {*found})
        found.update(dict.fromkeys(beyond, found[edge[0]] + 1))
        edge = beyond
    return found


# -- caught ----------------------------------------------------------------------------------------


def dispose(act: Act, land: int, code: int, how: Disposal) -> Replacing:
    """A thief is to be destroyed, removed or replaced. That is done if he could be caught there
    before the Action; else it is put off until its end, and he is pushed if he cannot be caught
    then. Whether it is done."""
    before = act.whole().before
    assert before is not None
    if can_be_caught(before[land]):
        yield from _leave(act, land, code, how)
        return True
    act.whole().at_end += (_decided_then(land, code, how),)
    return False


def _decided_then(land: int, code: int, how: Disposal) -> Callable[[Act], Script]:
    """What becomes of him when the rest of the Action is done."""

    def at_end(act: Act) -> Script:
        caught = yield from _still_there(act, land, code)
        if caught == NO_PIECE:
            return
        if can_be_caught(act.table.pieces[land]):
            yield from _leave(act, land, caught, how)
        else:
            yield from push_piece(act, caught, land)

    return at_end


def _still_there(act: Act, land: int, code: int) -> Asking:
    """The thief who was struck; he may have been turned since, and then be any of them."""
    there = all_codes(act.table, land, *THIEVES)
    if code in there or not there:
        return code if there else NO_PIECE
    prompt = Text("ask-destroy", left=1, land=act.table.island.names[land])
    return (yield from ask_piece(act.chooser(land), prompt, verbs.DESTROY, sorted(set(there))))


def _leave(act: Act, land: int, code: int, how: Disposal) -> Script:
    """He leaves the island, face up."""
    if kind_of(code) == THIEF:
        code = turn_up(act.table, land)
    yield from how(act, land, code)
    is_gone(act.table, code)


def _destroyed(act: Act, land: int, code: int) -> Script:
    fall(act, land, code)
    yield from ()


def _replaced_by(new: int, number: int) -> Disposal:
    def replaced(act: Act, land: int, code: int) -> Script:
        yield from replace_piece(act, land, code, new, number)

    return replaced


def _removed(act: Act, land: int, code: int) -> Script:
    take(act.table, land, code)
    if act.table.sink is not None:
        act.table.sink.append(Removed(act.table.island.names[land], kind_of(code)))
    yield from ()


# -- reading ---------------------------------------------------------------------------------------


def can_be_caught(pieces: tuple[int, ...]) -> bool:
    """Whether a thief can be destroyed, removed or replaced in a land with these pieces."""
    kinds = [kind_of(code) for code in pieces]
    return kinds.count(DAHAN) >= WATCHERS and not any([kind in BUILDINGS for kind in kinds])


def _is_far(table: SpiritTable, land: int) -> bool:
    """Whether a land has a number to which thieves come; one that is woven of two has both."""
    island = table.island
    numbers = [part - island.first_of(island.board_of(part)) for part in island.parts_of(land)]
    return max(numbers, default=0) >= FIRST_LAND
