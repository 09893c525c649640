"""Using powers: which a spirit may use now, on what, and the use itself (SI-9 to SI-11, SI-23)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final, final

from loci.core.decision import Decision, Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import POWER, Act
from loci.games.spirit_island.rules.asking import Asking, Naming, ask, ask_land, ask_name
from loci.games.spirit_island.rules.effect import Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import effects_of
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.powers.power import Power
from loci.games.spirit_island.rules.powers.speed import (
    may_shift,
    note_speed,
    repeat_speed,
    speed_of,
)
from loci.games.spirit_island.rules.powers.targeting import (
    far_lands,
    has_target,
    target_lands,
    target_spirits,
)
from loci.games.spirit_island.rules.rule import holders
from loci.games.spirit_island.rules.spirits.elements import (
    elements_for,
    elements_of,
    met_levels,
    usable_cards,
    usable_levels,
)
from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import STOP, FarTarget, Place, TargetSpirit, Use
from loci.games.spirit_island.state.names import card_text
from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.spirit_events import PowerUsed
from loci.games.spirit_island.state.steps import FAST_POWERS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import FAST, NOWHERE, SLOW

# -- effects on powers -----------------------------------------------------------------------------


@final
class Repeat(Effect):
    """The seat may repeat a card that costs at most so much; `paid` if that costs its energy
    again. It is used up by that."""

    kind = "repeat"
    fields = (
        Field.seat(needed=True),
        Field.number("most_cost"),
        Field.flag("paid", "word", "pay"),
    )
    for_powers = True

    def __init__(self, seat: int, most_cost: int = 0, paid: bool = False) -> None:
        super().__init__(seat=seat)
        self.most_cost: Final = most_cost
        self.paid: Final = paid

    def wants_energy(self, table: SpiritTable, seat: int, user: int) -> bool:
        return self.seat == user and self.paid


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
        note_speed(table, seat, power, levels)
        for rule, holder in holders(table, "used"):
            rule.used(table, holder, seat, power, levels)
    if table.sink is not None:
        land = table.island.names[act.land] if act.land != NOWHERE else ""
        table.sink.append(PowerUsed(seat, id, land, act.target))
    yield from carry_out(act, by_step)


def use_now(act: Act, seat: int, powers: list[str]) -> Script:
    """The spirit may use one of these slow powers now, in the middle of another Action, and not in
    the slow phase any more (SX-12.44)."""
    table = act.table
    elements = elements_of(table, seat)
    moves: list[Move] = []
    for id in powers:
        power = POWERS[id]
        if id in table.seats[seat].used or speed_of(table, power) != SLOW:
            continue
        have = elements_for(table, seat, power, elements)
        for number, levels in enumerate(usable_levels(have, power)):
            if power.deck == "innate" and not power.does_at(levels):
                continue
            if has_target(table, seat, power, levels):
                moves.append(Use(verbs.USE, id, levels, number == 0))
    if not moves:
        return
    moves.append(STOP)
    answer = yield from ask(seat, Text("ask-use-now", name=Text(f"event-part-{act.card}")), moves)
    if isinstance(answer, Use):
        yield from use(table, seat, answer.power, answer.levels)


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
    again.levels = _levels_again(act, again)
    again.repeat = True
    moves = _targets(again, power) if lands is None else _places(act.table, lands)
    if moves and not (by_step and len(moves) == 1):
        moves.append(STOP)
    found = yield from _choose_target(again, "ask-repeat", moves)
    if found:
        yield from carry_out(again)
    return found


def _levels_again(act: Act, again: Act) -> list[int]:
    """The thresholds that a repeat makes use of: those met now, but for what the use that it
    repeats had met and left out (SI-23.12)."""
    left_out = [n for n in _met(act) if n not in act.levels]
    return [n for n in _met(again) if n not in left_out]


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


def choose_one(act: Act, *options: str) -> Naming:
    """One of the branches of an "or"; the name of it. Texts: `option-<name>`."""
    prompt = Text("ask-option", power=card_text(act.power))
    return (yield from ask_name(act.chooser(), prompt, verbs.OPTION, list(options)))


def choose_land(act: Act, lands: list[int], optional: bool = False) -> Asking:
    """One of these lands, in which the power does something; NOWHERE if none."""
    prompt = Text("ask-power-land", power=card_text(act.power))
    return (yield from ask_land(act.table.island, act.chooser(), prompt, lands, optional=optional))


def may_instead(act: Act, usual: str, other: str, possible: bool) -> Naming:
    """You may do the other instead: the usual branch unless the other is `possible` and chosen."""
    if not possible:
        return usual
    return (yield from choose_one(act, usual, other))


def _targets(act: Act, power: Power) -> list[Move]:
    """The answers that name a legal target land or spirit."""
    table, seat = act.table, act.seat
    if power.target.spirit:
        return [TargetSpirit(other) for other in target_spirits(table, seat, power)]
    reached = target_lands(table, seat, power, act.levels)
    far = far_lands(table, seat, power, reached)
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
    any_met = bool(holders(table, "meets_thresholds"))
    for id in [*usable_cards(table, seat), *spirit_of(table, seat).innates]:
        if id in owner.used:
            continue
        power = POWERS[id]
        speed = speed_of(table, power)
        if speed != now and now == SLOW and not may_shift(table, seat, power, []):
            continue
        have = elements_for(table, seat, power, elements) if any_met else elements
        for number, levels in enumerate(usable_levels(have, power)):
            if power.deck == "innate" and not power.does_at(levels):
                continue
            if speed != now and not may_shift(table, seat, power, levels):
                continue
            if has_target(table, seat, power, levels):
                moves.append(Use(verbs.USE, id, levels, number == 0))
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
        if power.deck == "innate" or id not in usable_cards(table, seat):
            continue
        if repeat_speed(table, seat, power) != now:
            continue
        for verb, permission in permissions(table, seat, power):
            price = repeat_price(table, seat, power, permission)
            have = elements_for(table, seat, power, elements)
            for number, levels in enumerate(usable_levels(have, power)):
                if has_target(table, seat, power, levels, price):
                    moves.append(Use(verb, id, levels, number == 0))
    return moves


def permissions(table: SpiritTable, seat: int, power: Power) -> list[tuple[str, Repeat]]:
    """The ways to repeat a card: `repeat` by the best permission; where that is free, one may also
    `pay-repeat` and keep it for another card."""
    best = best_repeat(table, seat, power)
    if best is None:
        return []
    found = [(verbs.REPEAT, best)]
    paid = best_repeat(table, seat, power, paying=True) if not best.paid else None
    return found if paid is None else [*found, (verbs.PAY_REPEAT, paid)]


def best_repeat(table: SpiritTable, seat: int, power: Power, paying: bool = False) -> Repeat | None:
    """The permission that fits this card best: the cheapest, and of those the one that is the least
    good for another card. `paying`: only one that wants the cost paid."""
    best: Repeat | None = None
    best_is = (0, False, 0)
    for allowed in table.effects:
        if not isinstance(allowed, Repeat) or allowed.seat != seat:
            continue
        if power.cost > allowed.most_cost or (paying and not allowed.paid):
            continue
        price = repeat_price(table, seat, power, allowed)
        fits = (price, not allowed.paid, allowed.most_cost)
        if price <= table.seats[seat].energy and (best is None or fits < best_is):
            best, best_is = allowed, fits
    return best


def repeat_price(table: SpiritTable, seat: int, power: Power, permission: Repeat) -> int:
    """The energy that a repeat costs by this permission."""
    return card_cost(table, seat, power) if permission.paid else 0


def card_cost(table: SpiritTable, seat: int, power: Power) -> int:
    """What a card costs now; below 0 it gives energy."""
    cost = power.cost
    for rule, holder in holders(table, "discount"):
        cost -= rule.discount(table, holder, seat, power)
    return cost
