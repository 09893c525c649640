"""Using powers: which a spirit may use now, on what, and the use itself (SI-9 to SI-11, SI-23)."""

from __future__ import annotations

from collections.abc import Generator
from typing import final

from loci.core.decision import Decision, Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import POWER, Act
from loci.games.spirit_island.rules.asking import Naming, ask, ask_name
from loci.games.spirit_island.rules.effects import effects_of
from loci.games.spirit_island.rules.elements import elements_of, met_levels, usable_levels
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.power import ANOTHER, YOURSELF, Power
from loci.games.spirit_island.rules.presence import (
    lands_of,
    players,
    sacred_sites,
    spirit_of,
    terrain_of,
    within,
)
from loci.games.spirit_island.rules.rule import Effect, holders, register_effect
from loci.games.spirit_island.state.events import PowerUsed
from loci.games.spirit_island.state.moves import STOP, FarTarget, Person, Place, Use
from loci.games.spirit_island.state.names import card_text
from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.steps import FAST_POWERS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import FAST, NOWHERE, SLOW

# -- effects on powers -----------------------------------------------------------------------------


@final
class MadeFast(Effect):
    """A slow power (`word`) that was used as fast, for its repeat."""

    kind = "made-fast"
    fields = ("seat", "word")
    needed = ("seat", "word")

    @classmethod
    def words(cls) -> tuple[str, ...]:
        return tuple(POWERS)


register_effect(MadeFast)


@final
class Repeat(Effect):
    """The seat may repeat a card that costs at most `number`; `word` is `pay` if that costs its
    energy again."""

    kind = "repeat"
    fields = ("seat", "number", "word")
    needed = ("seat",)
    for_powers = True

    @classmethod
    def words(cls) -> tuple[str, ...]:
        return ("pay",)

    def wants_energy(self, table: SpiritTable, seat: int, user: int) -> bool:
        return self.seat == user and self.word == "pay"


register_effect(Repeat)


# -- the use ---------------------------------------------------------------------------------------


def use(
    table: SpiritTable,
    seat: int,
    id: str,
    levels: list[int],
    repeat: bool = False,
    by_step: bool = False,
) -> Script:
    """Use a power: choose its target, do as much of it as possible, and end the Action."""
    power = POWERS[id]
    act = begin_act(table, seat, power, levels)
    act.repeat = repeat
    found = yield from _choose_target(act, "ask-target", _targets(act, power))
    if not found:
        return
    owner = table.seats[seat]
    if not repeat:
        owner.used.append(id)
        if hurried(table, power, levels):
            owner.hurried += 1
        if table.step == FAST_POWERS and speed_of(table, power) == SLOW:
            table.effects.append(MadeFast(seat=seat, word=id))
        for rule, holder in holders(table, "used"):
            rule.used(table, holder, seat, power, levels)
    if table.sink is not None:
        land = table.island.names[act.land] if act.land != NOWHERE else ""
        table.sink.append(PowerUsed(seat, id, land, act.target))
    yield from carry_out(act, by_step)


def carry_out(act: Act, by_step: bool = False) -> Script:
    """Do what the power says and end the Action; then it may be repeated as often as it says
    (SI-23.11). In a step of a position, `by_step`, a repeat with one target is not asked."""
    script = POWERS[act.power].rule(act)
    if script is not None:
        yield from script
    yield from finish(act)
    declined: list[list[int] | None] = []
    for lands in act.repeats:
        if not act.table.ending and lands not in declined:
            repeated = yield from _use_again(act, lands, by_step)
            if not repeated:
                declined.append(lands)


def repeat_on(act: Act, lands: list[int] | None = None) -> None:
    """After this Action the power may be repeated as a new one: on a legal target, or on one of
    these lands in place of range and target rules (SI-23). A repeat never repeats again."""
    if not act.repeat:
        act.repeats.append(lands)


def _use_again(act: Act, lands: list[int] | None, by_step: bool) -> Generator[Decision, Move, bool]:
    """Repeat the power; False if that is left, or there is no target."""
    power = POWERS[act.power]
    again = begin_act(act.table, act.seat, power, [])
    again.levels = _levels_again(act, again.elements)
    again.repeat = True
    moves = _targets(again, power) if lands is None else _places(act.table, lands)
    if moves and not (by_step and len(moves) == 1):
        moves.append(STOP)
    found = yield from _choose_target(again, "ask-repeat", moves)
    if found:
        yield from carry_out(again)
    return found


def _levels_again(act: Act, elements: list[int]) -> list[int]:
    """The thresholds that a repeat makes use of: those met now, but for what the use that it
    repeats had met and left out (SI-23.12)."""
    power = POWERS[act.power]
    left_out = [n for n in met_levels(act.elements, power) if n not in act.levels]
    return [n for n in met_levels(elements, power) if n not in left_out]


def begin_act(table: SpiritTable, seat: int, power: Power, levels: list[int]) -> Act:
    act = Act(table, POWER, seat, power=power.id)
    act.levels = levels
    act.elements = elements_of(table, seat)
    act.harm = spirit_of(table, seat).harm()
    return act


def choose_one(act: Act, *options: str) -> Naming:
    """One of the branches of an "or"; the name of it. Texts: `option-<name>`."""
    prompt = Text("ask-option", power=card_text(act.power))
    return (yield from ask_name(act.chooser(), prompt, "option", list(options)))


def may_instead(act: Act, usual: str, other: str, possible: bool) -> Naming:
    """You may do the other instead: the usual branch unless the other is `possible` and chosen."""
    if not possible:
        return usual
    return (yield from choose_one(act, usual, other))


def _targets(act: Act, power: Power) -> list[Move]:
    """The answers that name a legal target land or spirit."""
    table, seat = act.table, act.seat
    if power.target.spirit:
        return [Person("target", other) for other in target_spirits(table, seat, power)]
    reached = target_lands(table, seat, power, act.levels)
    far = far_lands(table, seat, power, reached)
    names = table.island.names
    return [*_places(table, reached), *[FarTarget(land, names[land]) for land in far]]


def _places(table: SpiritTable, lands: list[int]) -> list[Move]:
    return [Place("target", land, table.island.names[land]) for land in lands]


def _choose_target(act: Act, message: str, moves: list[Move]) -> Generator[Decision, Move, bool]:
    """Ask for the target; False if there is none or none is wanted."""
    if not moves:
        return False
    answer = yield from ask(act.seat, Text(message, power=card_text(act.power)), moves)
    if isinstance(answer, Person):
        act.target = answer.seat
    elif isinstance(answer, Place):
        act.land = answer.land
    elif isinstance(answer, FarTarget):
        act.table.seats[act.seat].energy -= 1
        act.land = answer.land
    else:
        return False
    return True


# -- what can be used ------------------------------------------------------------------------------


def uses(table: SpiritTable, seat: int, first: bool = False) -> list[Move]:
    """`use` and `repeat` answers for everything the spirit can do with powers now, or only the
    `first` of them."""
    now = FAST if table.step == FAST_POWERS else SLOW
    owner = table.seats[seat]
    elements = elements_of(table, seat)
    moves: list[Move] = []
    for id in [*owner.played, *spirit_of(table, seat).innates]:
        if id in owner.used:
            continue
        power = POWERS[id]
        speed = speed_of(table, power)
        if speed != now and now == SLOW:
            continue
        for number, levels in enumerate(usable_levels(elements, power)):
            if power.deck == "innate" and not [n for n in levels if n != power.fast_at]:
                continue
            if speed != now and not may_hurry(table, seat, power, levels):
                continue
            if has_target(table, seat, power, levels):
                moves.append(Use("use", id, levels, number == 0))
                if first:
                    return moves
    if table.effects:
        moves += repeats(table, seat, now, elements)
    return moves


def repeats(table: SpiritTable, seat: int, now: int, elements: list[int]) -> list[Move]:
    """Cards in play that an effect lets the spirit repeat now (SI-23.4)."""
    moves: list[Move] = []
    owner = table.seats[seat]
    allowed = effects_of(table, Repeat.kind, seat)
    for id in owner.used if allowed else []:
        power = POWERS[id]
        if power.deck == "innate" or id not in owner.played:
            continue
        if repeat_speed(table, seat, power) != now:
            continue
        for verb, permission in permissions(table, seat, power):
            price = repeat_price(table, seat, power, permission)
            for number, levels in enumerate(usable_levels(elements, power)):
                if has_target(table, seat, power, levels, price):
                    moves.append(Use(verb, id, levels, number == 0))
    return moves


def speed_of(table: SpiritTable, power: Power) -> int:
    speed = power.speed
    for rule, seat in holders(table, "speed"):
        speed = rule.speed(table, seat, power, speed)
    return speed


def may_hurry(table: SpiritTable, seat: int, power: Power, levels: list[int]) -> bool:
    """Whether a slow power may be used in the fast phase now."""
    if power.fast_at in levels:
        return True
    allowed = 0
    for rule, holder in holders(table, "hurries"):
        allowed += rule.hurries(table, holder, seat)
    return table.seats[seat].hurried < allowed


def hurried(table: SpiritTable, power: Power, levels: list[int]) -> bool:
    """Whether using it now takes one of the permissions to be fast."""
    slow_now = table.step == FAST_POWERS and speed_of(table, power) == SLOW
    return slow_now and power.fast_at not in levels


def permissions(table: SpiritTable, seat: int, power: Power) -> list[tuple[str, Effect]]:
    """The ways to repeat a card: `repeat` by the best permission; where that is free, one may also
    `pay-repeat` and keep it for another card."""
    best = best_repeat(table, seat, power)
    if best is None:
        return []
    found = [("repeat", best)]
    paid = best_repeat(table, seat, power, paying=True) if best.word != "pay" else None
    return found if paid is None else [*found, ("pay-repeat", paid)]


def repeat_speed(table: SpiritTable, seat: int, power: Power) -> int:
    """A repeat has the speed of the use: a slow power that was made fast stays so (SI-23.5)."""
    made = [fast.word for fast in effects_of(table, MadeFast.kind, seat)]
    return FAST if power.id in made else speed_of(table, power)


def best_repeat(table: SpiritTable, seat: int, power: Power, paying: bool = False) -> Effect | None:
    """The permission that fits this card best: the cheapest, and of those the one that is the least
    good for another card. `paying`: only one that wants the cost paid."""
    fitting = [
        (repeat_price(table, seat, power, allowed), allowed.word != "pay", allowed.number, n)
        for n, allowed in enumerate(table.effects)
        if allowed.kind == Repeat.kind
        and allowed.seat == seat
        and power.cost <= allowed.number
        and (allowed.word == "pay" or not paying)
    ]
    fitting = [found for found in fitting if found[0] <= table.seats[seat].energy]
    return table.effects[min(fitting)[3]] if fitting else None


def repeat_price(table: SpiritTable, seat: int, power: Power, permission: Effect) -> int:
    """The energy that a repeat costs by this permission."""
    return card_cost(table, seat, power) if permission.word == "pay" else 0


def card_cost(table: SpiritTable, seat: int, power: Power) -> int:
    """What a card costs now; below 0 it gives energy."""
    cost = power.cost
    for rule, holder in holders(table, "discount"):
        cost -= rule.discount(table, holder, seat, power)
    return cost


# -- targets ---------------------------------------------------------------------------------------


def has_target(
    table: SpiritTable, seat: int, power: Power, levels: list[int], price: int = 0
) -> bool:
    """Whether there is a target, after `price` is paid."""
    if power.target.spirit:
        return True  # alone, "another spirit" is yourself (SI-29.2)
    reached = target_lands(table, seat, power, levels)
    return bool(reached or far_lands(table, seat, power, reached, price))


def target_spirits(table: SpiritTable, seat: int, power: Power) -> list[int]:
    """The seats a power may target; alone, "another spirit" is yourself (SI-29.2)."""
    if power.target.spirit == YOURSELF or players(table) == 1:
        return [seat]
    seats = list(range(players(table)))
    if power.target.spirit == ANOTHER:
        seats.remove(seat)
    return seats


def range_of(table: SpiritTable, seat: int, power: Power, levels: list[int]) -> int:
    """How far the power reaches with everything that lengthens it."""
    assert power.range is not None
    distance = power.range.distance
    if power.far_range >= 0 and 0 in levels:
        distance = power.far_range
    return distance + more_range(table, seat)


def more_range(table: SpiritTable, seat: int) -> int:
    """What effects add to every range of a spirit's powers."""
    more = 0
    for rule, holder in holders(table, "more_range"):
        more += rule.more_range(table, holder, seat)
    return more


def origins(table: SpiritTable, seat: int, power: Power) -> list[int]:
    """The lands that range may be counted from (SI-9.7)."""
    assert power.range is not None
    seats = [seat]
    for rule, holder in holders(table, "more_origins"):
        seats += rule.more_origins(table, holder, seat)
    found: list[int] = []
    for owner in seats:
        own = sacred_sites(table, owner) if power.range.sacred else lands_of(table, owner)
        found = own if not found else sorted({*found, *own})
    if power.range.terrain:
        found = [land for land in found if terrain_of(table, land) == power.range.terrain]
    return found


def target_lands(table: SpiritTable, seat: int, power: Power, levels: list[int]) -> list[int]:
    """The legal target lands within range."""
    if power.range is None:
        return []
    starts = origins(table, seat, power)
    if not starts:
        return []
    reached = within(table, starts, range_of(table, seat, power, levels))
    return [land for land in reached if is_target(table, power, land)]


def far_lands(
    table: SpiritTable, seat: int, power: Power, reached: list[int], price: int = 0
) -> list[int]:
    """Lands out of range that the spirit may target for 1 energy beside the `price`."""
    if power.range is None or table.seats[seat].energy <= price:
        return []
    far = spirit_of(table, seat).far_targets(table, seat)
    return [land for land in far if land not in reached and is_target(table, power, land)]


def is_target(table: SpiritTable, power: Power, land: int) -> bool:
    return land != NOWHERE and (power.target.test is None or power.target.test(table, land))
