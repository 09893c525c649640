"""The sequence of play: the steps of a turn, and how one follows another (SI-4, SI-27).

Adversaries, scenarios and sets add named steps (`Rule.steps`); none hides in another.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from loci.core.script import Script
from loci.games.spirit_island.rules.act import RULE, Act
from loci.games.spirit_island.rules.effect import SLOW_PHASE
from loci.games.spirit_island.rules.effects import end_with_step, end_with_turn
from loci.games.spirit_island.rules.ending import check_end, finish
from loci.games.spirit_island.rules.events.step import event_step, has_events
from loci.games.spirit_island.rules.invaders.phase import (
    Running,
    advance_step,
    blighted_island,
    build_step,
    explore_step,
    fear_step,
    ravage_step,
)
from loci.games.spirit_island.rules.island.health import check_health
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.rules.powers.usage import uses
from loci.games.spirit_island.rules.spirits.growth import earn
from loci.games.spirit_island.state.events import PhaseBegan, TurnBegan
from loci.games.spirit_island.state.seat import BUSY, IDLE, NO_ELEMENTS, Seat
from loci.games.spirit_island.state.steps import (
    ADVANCE,
    BLIGHTED_ISLAND,
    BUILD_STEP,
    EVENT_STEP,
    EXPLORE_STEP,
    FAST_POWERS,
    FEAR_STEP,
    GROWTH_STEP,
    INCOME_STEP,
    INVADER_PHASE,
    PLAY_STEP,
    RAVAGE_STEP,
    SLOW_POWERS,
    SPIRIT_PHASE,
    TIME_PASSES,
    phase_of,
)
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import INVADERS, NOBODY, damage_on, kind_of, unhurt


@final
class SeatStep:
    """A step that every seat goes through at a pace of its own. `run` does it; without one the seat
    is asked."""

    __slots__ = ("is_over", "name", "run")

    def __init__(
        self,
        name: str,
        is_over: Callable[[Seat], bool],
        run: Callable[[SpiritTable, int], Script] | None = None,
    ) -> None:
        self.name: Final = name
        self.is_over: Final = is_over
        self.run: Final = run


@final
class Step:
    """A step of the turn. `run` does it, or a part of it; without one the seats are asked until
    everybody is ready, and each goes through the steps `by_seat` meanwhile."""

    __slots__ = ("by_seat", "name", "run")

    def __init__(
        self,
        name: str,
        run: Callable[[SpiritTable], Running] | None = None,
        by_seat: tuple[SeatStep, ...] = (),
    ) -> None:
        self.name: Final = name
        self.run: Final = run
        self.by_seat: Final = by_seat


def time_passes(table: SpiritTable) -> Running:
    """Cards to the discards, damage and effects gone, a new turn (SI-27)."""
    for rule, holder in holders(table, "time_passes"):
        if holder == NOBODY:
            yield from rule.time_passes(table, NOBODY)
            if table.ending:
                return True
    for seat, owner in enumerate(table.seats):
        for rule, holder in holders(table, "time_passes"):
            if holder == seat:
                yield from rule.time_passes(table, seat)
        owner.discard += owner.played
        owner.played = []
        owner.used = []
        owner.extra_elements = NO_ELEMENTS
        owner.chosen_elements = ()
        owner.growth_taken = owner.tracks_used = ()
        owner.bonus_plays = owner.plays_made = owner.grown = owner.income_taken = 0
        owner.reclaimed = owner.ready = owner.hurried = 0
        for rule, holder in holders(table, "cards_discarded"):
            if holder == seat:
                yield from rule.cards_discarded(table, seat)
    for land, pieces in enumerate(table.pieces):
        if _are_hurt(pieces) and not _stays_hurt(table, land):
            table.pieces[land] = tuple(sorted([_healed(table, land, code) for code in pieces]))
    end_with_turn(table)
    hurt = [land for land, pieces in enumerate(table.pieces) if _are_hurt(pieces)]
    if hurt:  # what gave health may be over, for all of them at once (SX-21.4, SX-21.9)
        act = Act(table, RULE)
        yield from check_health(act, *hurt)
        yield from finish(act)
    table.turn += 1
    return True


def _are_hurt(pieces: tuple[int, ...]) -> bool:
    for code in pieces:
        if damage_on(code):
            return True
    return False


def _stays_hurt(table: SpiritTable, land: int) -> bool:
    """Whether something keeps the pieces of a land from healing."""
    for rule, seat in holders(table, "bars_healing"):
        if rule.bars_healing(table, seat, land):
            return True
    return False


def _healed(table: SpiritTable, land: int, code: int) -> int:
    """The piece as it is when time has passed."""
    if kind_of(code) in INVADERS:
        for rule, seat in holders(table, "bars_invaders_healing"):
            if rule.bars_invaders_healing(table, seat, land):
                return code
    return unhurt(code)


def _has_grown(owner: Seat) -> bool:
    return bool(owner.grown)


def _has_earned(owner: Seat) -> bool:
    return bool(owner.income_taken)


def _is_ready(owner: Seat) -> bool:
    return bool(owner.ready)


#: The spirit phase of one seat.
SPIRIT_STEPS: Final = (
    SeatStep(GROWTH_STEP, _has_grown),
    SeatStep(INCOME_STEP, _has_earned, earn),
    SeatStep(PLAY_STEP, _is_ready),
)
#: A turn. Events, where they are played with, and what adversaries add stand between these.
SEQUENCE: Final = (
    Step(SPIRIT_PHASE, by_seat=SPIRIT_STEPS),
    Step(FAST_POWERS),
    Step(BLIGHTED_ISLAND, blighted_island),
    Step(FEAR_STEP, fear_step),
    Step(RAVAGE_STEP, ravage_step),
    Step(BUILD_STEP, build_step),
    Step(EXPLORE_STEP, explore_step),
    Step(ADVANCE, advance_step),
    Step(SLOW_POWERS),
    Step(TIME_PASSES, time_passes),
)


def sequence(table: SpiritTable) -> list[Step]:
    """The steps of a turn of this game."""
    lineup = table.lineup
    if lineup is None:
        return list(SEQUENCE)
    if not lineup.turn:
        steps = list(SEQUENCE)
        if has_events(table):
            names = [step.name for step in steps]
            steps.insert(names.index(FEAR_STEP), Step(EVENT_STEP, event_step))
        for before, step in lineup.steps:
            at = [other.name for other in steps].index(before)
            steps.insert(at, step)
        lineup.turn = steps
        lineup.places = {step.name: place for place, step in enumerate(steps)}
    return lineup.turn


def _place(table: SpiritTable) -> int:
    """Which step of the turn it is."""
    steps, lineup = sequence(table), table.lineup
    if lineup is None:
        places = {step.name: place for place, step in enumerate(steps)}
    else:
        places = lineup.places
    place = places.get(table.step, -1)
    if place < 0:
        raise ValueError(f"no step {table.step}")
    return place


def current(table: SpiritTable) -> Step:
    return sequence(table)[_place(table)]


# -- going on --------------------------------------------------------------------------------------


def go_on(table: SpiritTable, seat: int) -> Script:
    """A seat has answered in the spirit phase: the steps that come by themselves then, up to one
    that asks it."""
    for step in SPIRIT_STEPS:
        if step.is_over(table.seats[seat]):
            continue
        if step.run is None:
            return
        yield from step.run(table, seat)


def run_step(table: SpiritTable) -> Script:
    """Do the step that it is, or a part of it, and go on to the next when it is over."""
    run = current(table).run
    over = True
    if run is not None:
        over = yield from run(table)
    check_end(table)
    if over and not table.ending:
        next_step(table)


def next_step(table: SpiritTable) -> None:
    """The next step of the turn begins."""
    steps = sequence(table)
    before = phase_of(table.step)
    table.step = steps[(_place(table) + 1) % len(steps)].name
    phase = phase_of(table.step)
    if phase == before:
        return
    if before == SLOW_POWERS:
        end_with_step(table, SLOW_PHASE)
    if phase in (FAST_POWERS, SLOW_POWERS, INVADER_PHASE) and table.sink is not None:
        table.sink.append(PhaseBegan(phase))
    if phase == INVADER_PHASE:
        table.fear_resolved = 0
    elif phase in (FAST_POWERS, SLOW_POWERS):
        for owner in table.seats:
            owner.ready = IDLE
        wake(table)
    elif phase == SPIRIT_PHASE and table.sink is not None:
        table.sink.append(TurnBegan(table.turn))


def wake(table: SpiritTable) -> None:
    """Ask those again who had nothing to do and now have."""
    if table.step in (FAST_POWERS, SLOW_POWERS):
        for seat, owner in enumerate(table.seats):
            if owner.ready == IDLE and (uses(table, seat, first=True) or _more(table, seat)):
                owner.ready = BUSY


def _more(table: SpiritTable, seat: int) -> bool:
    """Whether there is something to do beside powers, or energy to be made that is wanted."""
    found = False
    for rule, holder in holders(table, "answers"):
        if rule.answers(table, holder, seat):
            if not rule.makes_energy(table, holder):
                return True
            found = True
    if not found:
        return False
    for rule, holder in holders(table, "wants_energy"):
        if rule.wants_energy(table, holder, seat):
            return True
    return False
