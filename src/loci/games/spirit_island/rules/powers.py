"""Using powers: which a spirit may use now, on what, and the use itself (SI-9 to SI-11, SI-23)."""

from __future__ import annotations

from collections.abc import Generator

from loci.core.decision import Decision, Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import Naming, ask, ask_land, ask_name, ask_person
from loci.games.spirit_island.rules.effects import effects_of
from loci.games.spirit_island.rules.elements import elements_of, usable_levels
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
from loci.games.spirit_island.state.events import PowerUsed
from loci.games.spirit_island.state.moves import FarTarget, Place, Use
from loci.games.spirit_island.state.names import card_text
from loci.games.spirit_island.state.registry import POWERS, SCENARIOS
from loci.games.spirit_island.state.table import FAST_POWERS, Effect, SpiritTable
from loci.games.spirit_island.state.terms import FAST, NOBODY, NOWHERE, SLOW


def use(table: SpiritTable, seat: int, id: str, levels: list[int], repeat: bool = False) -> Script:
    """Use a power: choose its target, do as much of it as possible, and end the Action."""
    power = POWERS[id]
    act = begin_act(table, seat, power, levels)
    act.repeat = repeat
    found = yield from _choose_target(act, power)
    if not found:
        return
    owner = table.seats[seat]
    if not repeat:
        owner.used.append(id)
        if hurried(table, power, levels):
            owner.hurried += 1
        if table.phase == FAST_POWERS and speed_of(table, power) == SLOW:
            table.effects.append(Effect("made-fast", seat, word=id))
        if table.scenario:
            SCENARIOS[table.scenario].used(table, seat, power, levels)
    if table.sink is not None:
        land = table.island.names[act.land] if act.land != NOWHERE else ""
        table.sink.append(PowerUsed(seat, id, land, act.target))
    yield from carry_out(act)


def carry_out(act: Act) -> Script:
    """Do what the power says, end the Action, and then repeat it as often as it says."""
    yield from POWERS[act.power].rule(act)
    yield from finish(act)
    for lands in act.repeats:
        if not act.table.ending:
            yield from _use_again(act, lands)


def repeat_on(act: Act, lands: list[int] | None = None) -> None:
    """After this Action the power is repeated as a new one: on a legal target, or on one of these
    lands in place of range and target rules (SI-23). A repeat never repeats again."""
    if not act.repeat:
        act.repeats.append(lands)


def _use_again(act: Act, lands: list[int] | None) -> Script:
    power = POWERS[act.power]
    again = begin_act(act.table, act.seat, power, act.levels)
    again.repeat = True
    if lands is None:
        found = yield from _choose_target(again, power)
        if not found:
            return
    else:
        prompt = Text("ask-target", power=card_text(power.id))
        again.land = yield from ask_land(act.table.island, act.seat, prompt, lands, "target")
        if again.land == NOWHERE:
            return
    yield from carry_out(again)


def choose_one(act: Act, *options: str) -> Naming:
    """One of the branches of an "or"; the name of it. Texts: `option-<name>`."""
    prompt = Text("ask-option", power=card_text(act.power))
    return (yield from ask_name(act.chooser(), prompt, "option", list(options)))


def begin_act(table: SpiritTable, seat: int, power: Power, levels: list[int]) -> Act:
    act = Act(table, seat, power=power.id)
    act.levels = levels
    act.elements = elements_of(table, seat)
    act.dream = spirit_of(table, seat).dreams(table, seat)
    return act


def _choose_target(act: Act, power: Power) -> Generator[Decision, Move, bool]:
    """Ask for the target land or spirit; False if there is none."""
    table, seat = act.table, act.seat
    prompt = Text("ask-target", power=card_text(power.id))
    if power.target.spirit:
        spirits = target_spirits(table, seat, power)
        act.target = yield from ask_person(seat, prompt, "target", spirits)
        return True
    names = table.island.names
    reached = target_lands(act, power)
    moves: list[Move] = [Place("target", land, names[land]) for land in reached]
    moves += [FarTarget(land, names[land]) for land in far_lands(act, power, reached)]
    if not moves:
        return False
    answer = yield from ask(seat, prompt, moves)
    if isinstance(answer, FarTarget):
        table.seats[seat].energy -= 1
        act.land = answer.land
    else:
        assert isinstance(answer, Place)
        act.land = answer.land
    return True


# -- reading ---------------------------------------------------------------------------------------


def speed_of(table: SpiritTable, power: Power) -> int:
    return SCENARIOS[table.scenario].speed(table, power) if table.scenario else power.speed


def may_hurry(table: SpiritTable, seat: int, power: Power, levels: list[int]) -> bool:
    """Whether a slow power may be used in the fast phase now."""
    if power.fast_at in levels:
        return True
    allowed = spirit_of(table, seat).hurries(table, seat)
    allowed += sum([effect.number for effect in effects_of(table, "hurry", seat)])
    return table.seats[seat].hurried < allowed


def hurried(table: SpiritTable, power: Power, levels: list[int]) -> bool:
    """Whether using it now takes one of the permissions to be fast."""
    slow_now = table.phase == FAST_POWERS and speed_of(table, power) == SLOW
    return slow_now and power.fast_at not in levels


def uses(table: SpiritTable, seat: int) -> list[Move]:
    """`use` and `repeat` answers for everything the spirit can do with powers now."""
    now = FAST if table.phase == FAST_POWERS else SLOW
    owner = table.seats[seat]
    elements = elements_of(table, seat)
    moves: list[Move] = []
    for id in [*owner.played, *spirit_of(table, seat).innates]:
        power = POWERS[id]
        if id in owner.used:
            continue
        for number, levels in enumerate(usable_levels(elements, power)):
            if power.deck == "innate" and not [n for n in levels if n != power.fast_at]:
                continue
            speed = speed_of(table, power)
            if speed != now and not (now == FAST and may_hurry(table, seat, power, levels)):
                continue
            if has_target(begin_act(table, seat, power, levels), power):
                moves.append(Use("use", id, levels, number == 0))
    return moves + repeats(table, seat, now, elements)


def repeats(table: SpiritTable, seat: int, now: int, elements: list[int]) -> list[Move]:
    """Cards in play that an effect lets the spirit repeat now (SI-23.4)."""
    moves: list[Move] = []
    owner = table.seats[seat]
    allowed = effects_of(table, "repeat", seat)
    for id in owner.used if allowed else []:
        power = POWERS[id]
        if power.deck == "innate" or id not in owner.played:
            continue
        if repeat_speed(table, seat, power) != now:
            continue
        for verb, permission in permissions(table, seat, power):
            price = repeat_price(table, seat, power, permission)
            for number, levels in enumerate(usable_levels(elements, power)):
                if has_target(begin_act(table, seat, power, levels), power, price):
                    moves.append(Use(verb, id, levels, number == 0))
    return moves


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
    made = [effect.word for effect in effects_of(table, "made-fast", seat)]
    return FAST if power.id in made else speed_of(table, power)


def best_repeat(table: SpiritTable, seat: int, power: Power, paying: bool = False) -> Effect | None:
    """The permission that fits this card best: the cheapest, and of those the one that is the least
    good for another card. `paying`: only one that wants the cost paid."""
    fitting = [
        (repeat_price(table, seat, power, effect), effect.word != "pay", effect.number, n)
        for n, effect in enumerate(table.effects)
        if effect.kind == "repeat"
        and effect.seat == seat
        and power.cost <= effect.number
        and (effect.word == "pay" or not paying)
    ]
    fitting = [found for found in fitting if found[0] <= table.seats[seat].energy]
    return table.effects[min(fitting)[3]] if fitting else None


def repeat_price(table: SpiritTable, seat: int, power: Power, permission: Effect) -> int:
    """The energy that a repeat costs by this permission."""
    return card_cost(table, seat, power) if permission.word == "pay" else 0


def card_cost(table: SpiritTable, seat: int, power: Power) -> int:
    """What a card costs now; below 0 it gives energy."""
    if table.scenario:
        return power.cost - SCENARIOS[table.scenario].discount(table, seat, power)
    return power.cost


def has_target(act: Act, power: Power, price: int = 0) -> bool:
    """Whether there is a target, after `price` is paid."""
    if power.target.spirit:
        return bool(target_spirits(act.table, act.seat, power))
    reached = target_lands(act, power)
    return bool(reached or far_lands(act, power, reached, price))


def target_spirits(table: SpiritTable, seat: int, power: Power) -> list[int]:
    """The seats a power may target; alone, "another spirit" is yourself (SI-29.2)."""
    if power.target.spirit == YOURSELF or players(table) == 1:
        return [seat]
    seats = list(range(players(table)))
    if power.target.spirit == ANOTHER:
        seats.remove(seat)
    return seats


def range_of(act: Act, power: Power) -> int:
    """How far the power reaches with everything that lengthens it."""
    assert power.range is not None
    distance = power.range.distance
    distance += sum([effect.number for effect in effects_of(act.table, "range", act.seat)])
    if power.range_rule is not None:
        distance += power.range_rule(act)
    return distance


def origins(act: Act, power: Power) -> list[int]:
    """The lands that range may be counted from (SI-9.7)."""
    assert power.range is not None
    table = act.table
    seats = [act.seat, *[effect.number for effect in effects_of(table, "origin", act.seat)]]
    found: set[int] = set()
    for seat in seats:
        found |= set(sacred_sites(table, seat) if power.range.sacred else lands_of(table, seat))
    if power.range.terrain:
        found = {land for land in found if terrain_of(table, land) == power.range.terrain}
    return sorted(found)


def target_lands(act: Act, power: Power) -> list[int]:
    """The legal target lands within range."""
    if power.range is None:
        return []
    reached = within(act.table, origins(act, power), range_of(act, power))
    return [land for land in reached if is_target(act.table, power, land)]


def far_lands(act: Act, power: Power, reached: list[int], price: int = 0) -> list[int]:
    """Lands out of range that the spirit may target for 1 energy beside the `price`."""
    if power.range is None or act.seat == NOBODY or act.table.seats[act.seat].energy <= price:
        return []
    far = spirit_of(act.table, act.seat).far_targets(act.table, act.seat)
    return [land for land in far if land not in reached and is_target(act.table, power, land)]


def is_target(table: SpiritTable, power: Power, land: int) -> bool:
    return land != NOWHERE and (power.target.test is None or power.target.test(table, land))
