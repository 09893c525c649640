"""Using powers: which a spirit may use now, on what, and the use itself (SI-9 to SI-11, SI-23)."""

from __future__ import annotations

from collections.abc import Generator

from loci.core.decision import Decision, Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import POWER, Act, Again
from loci.games.spirit_island.rules.asking import ask
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.island.harm import settle_badlands
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.rules.powers.extra_cost import ExtraCost
from loci.games.spirit_island.rules.powers.land_elements import (
    does_on,
    gain_elements_of_land,
    has_land_for,
)
from loci.games.spirit_island.rules.powers.power import Power
from loci.games.spirit_island.rules.powers.repeats import repeats
from loci.games.spirit_island.rules.powers.shifting import shift_presence
from loci.games.spirit_island.rules.powers.speed import (
    in_time,
    may_shift,
    note_speed,
    speed_of,
)
from loci.games.spirit_island.rules.powers.targeting import (
    RANGE_IGNORED,
    far_lands,
    has_target,
    may_be_target,
    sea_price,
    target_lands,
    target_spirits,
)
from loci.games.spirit_island.rules.spirits.elements import (
    elements_for,
    elements_of,
    levels_with,
    met_levels,
    price_of,
    usable_cards,
)
from loci.games.spirit_island.rules.spirits.markers import markers, spend_for_levels
from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.rules.spirits.tracks import add_energy
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import STOP, FarTarget, Place, TargetSpirit, Use
from loci.games.spirit_island.state.names import card_text
from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.spirit_events import PowerUsed
from loci.games.spirit_island.state.steps import FAST_POWERS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import FAST, NOWHERE, SLOW

# -- the use ---------------------------------------------------------------------------------------


def use(
    table: SpiritTable,
    seat: int,
    id: str,
    levels: list[int],
    repeat: bool = False,
    by_step: bool = False,
    at_once: bool = False,
) -> Script:
    """Use a power: choose its target, do as much of it as possible, and end the Action. What lets
    it be used `at_once` needs no other permission for its speed."""
    power = POWERS[id]
    act = begin_act(table, seat, power, levels)
    act.repeat = repeat
    found = yield from _choose_target(act, "ask-target", _targets(act, power))
    if not found:
        return
    yield from gain_elements_of_land(act)
    yield from pay(act, by_step)
    if not repeat:
        table.seats[seat].used.append(id)
        note_speed(table, seat, power, levels, at_once)
        for rule, holder in holders(table, "used"):
            rule.used(table, holder, seat, power, act.levels)
    if table.sink is not None:
        land = table.island.names[act.land] if act.land != NOWHERE else ""
        table.sink.append(PowerUsed(seat, id, land, act.target))
    yield from carry_out(act, by_step)


def pay(act: Act, by_step: bool = False) -> Script:
    """Whatever using the power costs: the markers that its thresholds need, the energy of those,
    and the price of the power (SX-15.10 to SX-15.15), which a step of a position does without
    where it cannot be paid."""
    power = POWERS[act.power]
    if act.table.seats[act.seat].kept and act.levels:
        spend_for_levels(act, power, elements_for(act.table, act.seat, power, act.elements))
    if power.prices:
        add_energy(act.table, act.seat, -price_of(power, act.levels))
    cost = power.extra_cost
    if cost is not None and (not by_step or cost.can_pay(act.table, act.seat)):
        yield from cost.pay(act)


def carry_out(act: Act, by_step: bool = False) -> Script:
    """Do what the power says and end the Action; then it may be repeated as often as it says
    (SI-23.11). In a step of a position, `by_step`, a repeat with one target is not asked."""
    script = POWERS[act.power].rule(act)
    if script is not None:
        yield from script
    yield from settle_badlands(act)
    yield from finish(act)
    declined: list[list[int] | None] = []
    for again in act.repeats:
        if not act.table.ending and again.lands not in declined:
            repeated = yield from _use_again(act, again, by_step)
            if not repeated:
                declined.append(again.lands)


def repeat_on(act: Act, lands: list[int] | None = None, price: ExtraCost | None = None) -> None:
    """After this Action the power may be repeated as a new one: on a legal target, or on one of
    these lands in place of range and target rules (SI-23), perhaps for a price. A repeat never
    repeats again."""
    if not act.repeat:
        act.repeats += (Again(lands, price),)


def _use_again(act: Act, repeat: Again, by_step: bool) -> Generator[Decision, Move, bool]:
    """Repeat the power; False if that is left, or there is no target."""
    power = POWERS[act.power]
    lands, price = repeat.lands, repeat.price
    again = begin_act(act.table, act.seat, power, [])
    again.repeat = True
    for cost in (power.extra_cost, price):
        if cost is not None and not cost.can_pay(act.table, act.seat):
            return False
    if power.prices or any(markers(act.table, act.seat)):
        chosen = yield from _choose_levels(again, power)
        if not chosen:
            return False
    else:
        again.levels = _levels_again(act, again)
    if lands is None:
        moves = _targets(again, power)
    else:
        moves = _places(act.table, [land for land in lands if may_be_target(act.table, land)])
    if moves and not (by_step and len(moves) == 1 and price is None):
        moves.append(STOP)
    found = yield from _choose_target(again, "ask-repeat", moves)
    if found:
        yield from gain_elements_of_land(again)
        yield from pay(again)
        if price is not None:
            yield from price.pay(again)
        yield from carry_out(again)
    return found


def _levels_again(act: Act, again: Act) -> list[int]:
    """The thresholds that a repeat makes use of: those met now, but for what the use that it
    repeats had met and left out (SI-23.12)."""
    left_out = [n for n in _met(act) if n not in act.levels]
    return [n for n in _met(again) if n not in left_out]


def _choose_levels(again: Act, power: Power) -> Generator[Decision, Move, bool]:
    """Thresholds that cost something are chosen anew for a repeat (SX-15.15); False if left."""
    have = elements_for(again.table, again.seat, power, again.elements)
    sets = levels_with(again.table, again.seat, power, have)
    moves: list[Move] = [
        Use(verbs.REPEAT, power.id, levels, number == 0) for number, levels in enumerate(sets)
    ]
    if len(moves) > 1:
        moves.append(STOP)
    answer = yield from ask(again.seat, Text("ask-repeat", power=card_text(power.id)), moves)
    if isinstance(answer, Use):
        again.levels = answer.levels
    return isinstance(answer, Use)


def _met(act: Act) -> list[int]:
    """The thresholds of its power that the Action meets."""
    power = POWERS[act.power]
    return met_levels(elements_for(act.table, act.seat, power, act.elements), power)


def begin_act(table: SpiritTable, seat: int, power: Power, levels: list[int]) -> Act:
    act = Act(table, POWER, seat, power=power.id)
    act.levels = levels
    act.elements = elements_of(table, seat)
    act.harm = spirit_of(table, seat).harm()
    return act


def _targets(act: Act, power: Power) -> list[Move]:
    """The answers that name a legal target land or spirit."""
    table, seat = act.table, act.seat
    if power.target.spirit:
        return [TargetSpirit(other) for other in target_spirits(table, seat, power)]
    reached = target_lands(table, seat, power, act.levels)
    far = far_lands(table, seat, power, reached, price_of(power, act.levels))
    if power.deck == "innate" and not power.does_at(act.levels):  # only what lies there helps
        reached = [n for n in reached if does_on(table, seat, power, act.levels, n)]
        far = [n for n in far if does_on(table, seat, power, act.levels, n)]
    names = table.island.names
    return [*_places(table, reached), *[FarTarget(land, names[land]) for land in far]]


def _places(table: SpiritTable, lands: list[int]) -> list[Move]:
    return [Place(verbs.TARGET, land, table.island.names[land]) for land in lands]


def _choose_target(act: Act, message: str, moves: list[Move]) -> Generator[Decision, Move, bool]:
    """Ask for the target; False if there is none or none is wanted."""
    if not moves:
        return False
    answer = yield from ask(act.seat, Text(message, power=card_text(act.power)), moves)
    if isinstance(answer, TargetSpirit):
        act.target = answer.seat
        price = sea_price(act.table, act.seat, answer.seat)
        if price:
            add_energy(act.table, act.seat, -price)
    elif isinstance(answer, Place):
        act.land = answer.land
        yield from shift_presence(act)
    elif isinstance(answer, FarTarget):
        spirit = spirit_of(act.table, act.seat)
        if spirit.ignores_ranges(act.table, act.seat):
            act.once(RANGE_IGNORED)
        spirit.went_far(act.table, act.seat)
        act.land = answer.land
    else:
        return False
    return True


# -- what can be used ------------------------------------------------------------------------------


def uses(table: SpiritTable, seat: int, first: bool = False) -> list[Move]:
    """`use` and `repeat` answers for all that powers can do now, or only the `first` of them."""
    now = FAST if table.step == FAST_POWERS else SLOW
    owner = table.seats[seat]
    elements = elements_of(table, seat)
    moves: list[Move] = []
    any_met = bool(holders(table, "meets_thresholds"))
    any_speed = bool(holders(table, "speed"))
    for id in [*usable_cards(table, seat), *spirit_of(table, seat).innates]:
        power = POWERS[id]
        if (id in owner.used or power.extra_cost is not None) and not can_use(table, seat, power):
            continue
        speed = speed_of(table, power) if any_speed else power.speed
        if speed != now and now == SLOW and not may_shift(table, seat, power, [power.slow_at]):
            continue
        have = elements_for(table, seat, power, elements) if any_met else elements
        sets = levels_with(table, seat, power, have)
        for number, levels in enumerate(in_time(power, sets) if speed == now else sets):
            if not can_do(table, seat, power, levels, first=number == 0):
                continue
            if speed != now and not may_shift(table, seat, power, levels):
                continue
            if has_target(table, seat, power, levels, price_of(power, levels)):
                moves.append(Use(verbs.USE, id, levels, number == 0))
                if first:
                    return moves
    moves += repeats(table, seat, now, elements)
    return moves


def can_do(table: SpiritTable, seat: int, power: Power, levels: list[int], first: bool) -> bool:
    """Whether a power does anything with these thresholds, which are the `first` it may use: a card
    always does; an innate power may need what only a land gives it."""
    if power.deck != "innate" or power.does_at(levels):
        return True
    return first and has_land_for(table, seat, power, levels)


def can_use(table: SpiritTable, seat: int, power: Power) -> bool:
    """Whether the spirit has not used a power as often as it may this turn, and can pay for it."""
    times = table.seats[seat].used.count(power.id)
    if power.uses and times >= power.uses:
        return False
    return power.extra_cost is None or power.extra_cost.can_pay(table, seat)
