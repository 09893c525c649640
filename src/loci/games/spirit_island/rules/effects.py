"""The common effects, how effects come into force and end, what they say of a land (SI-22)."""

from __future__ import annotations

from typing import Final, final

from loci.core.text import Arg, Text
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import ask_yes
from loci.games.spirit_island.rules.effect import (
    NEXT_TIME,
    SLOW_PHASE,
    THIS_ACTION,
    THIS_TURN,
    UNTIL_USED,
    Effect,
    Field,
    register_effect,
)
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.rules.rule import Replacing, Rule
from loci.games.spirit_island.state.events import Defended
from loci.games.spirit_island.state.island import with_hidden
from loci.games.spirit_island.state.seat import IDLE
from loci.games.spirit_island.state.spirit_events import EffectBegan
from loci.games.spirit_island.state.steps import FAST_POWERS, SLOW_POWERS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import INVADER_ACTIONS, NOBODY, NOWHERE


@final
class Defend(Effect):
    """The land is defended by a number."""

    kind = "defend"
    fields = (Field.land(), Field.seat(), Field.number("amount"))

    def __init__(self, land: int, seat: int = NOBODY, amount: int = 0) -> None:
        super().__init__(land, seat)
        self.amount: Final = amount

    def defence(self, table: SpiritTable, seat: int, land: int) -> int:
        return self.amount if self.land == land else 0


register_effect(Defend)


@final
class Skip(Effect):
    """Invaders skip their actions in the land, or only the one that is named."""

    kind = "skip"
    fields = (Field.land(), Field.seat(), Field.word("action", lambda: INVADER_ACTIONS))

    def __init__(self, land: int, seat: int = NOBODY, action: str = "") -> None:
        super().__init__(land, seat)
        self.action: Final = action

    def stops(self, table: SpiritTable, seat: int, action: int, land: int) -> bool:
        return self.land == land and self.action in ("", INVADER_ACTIONS[action])


register_effect(Skip)


@final
class MoreRange(Effect):
    """All powers of the seat reach farther."""

    kind = "range"
    fields = (Field.seat(needed=True), Field.number("lands"))
    for_powers = True

    def __init__(self, seat: int, lands: int = 0) -> None:
        super().__init__(seat=seat)
        self.lands: Final = lands

    def more_range(self, table: SpiritTable, seat: int, user: int) -> int:
        return self.lands if self.seat == user else 0


register_effect(MoreRange)


# -- putting into force ----------------------------------------------------------------------------


def lasting(table: SpiritTable, effect: Effect, message: str = "", **args: Arg) -> None:
    """Put an effect into force. It is told in a message, if one is given, with the land that it
    holds on, or else the seat, and what else the message says."""
    assert effect.lasts != THIS_ACTION, "use `for_this_action`"
    _begin(table, effect)
    if message and table.sink is not None:
        land = table.island.names[effect.land] if effect.land != NOWHERE else ""
        table.sink.append(EffectBegan(effect.kind, land, effect.seat, message, args))


def for_this_action(act: Act, effect: Effect) -> None:
    """Put an effect into force until the Action is over."""
    assert effect.lasts == THIS_ACTION, effect.kind
    act.effects.append(effect)
    _begin(act.table, effect)


def _begin(table: SpiritTable, effect: Effect) -> None:
    table.effects = (*table.effects, effect)
    if effect.hides:
        hide_lands(table)
    if effect.for_powers:
        ask_again(table, effect.seat)


# -- how long they last ----------------------------------------------------------------------------


def use_up(table: SpiritTable, effect: Effect) -> None:
    """An effect has done what it was there for."""
    left = list(table.effects)
    left.remove(effect)
    table.effects = tuple(left)


def spend(table: SpiritTable, rule: Rule) -> None:
    """A rule has stopped or replaced something: that uses it up, if it lasts until then."""
    if isinstance(rule, Effect) and rule.lasts in (UNTIL_USED, NEXT_TIME) and rule in table.effects:
        use_up(table, rule)


def end_with_action(act: Act) -> None:
    for effect in act.effects:
        if effect in act.table.effects:
            use_up(act.table, effect)
    act.effects = []


def end_with_turn(table: SpiritTable) -> None:
    """What lasts for this turn is over (SI-27)."""
    ending = (THIS_ACTION, THIS_TURN, NEXT_TIME, SLOW_PHASE)
    later = [e.becomes() if e.lasts in ending else e for e in table.effects]
    table.effects = tuple([e for e in later if e is not None])
    hide_lands(table)


def end_with_step(table: SpiritTable, lasts: str) -> None:
    """A normal step of the invaders is over, and what lasted until then (`NEXT_BUILD` …)."""
    table.effects = tuple([e for e in table.effects if e.lasts != lasts])
    hide_lands(table)


def hide_lands(table: SpiritTable) -> None:
    """The lands that effects hide now are hidden, and no others."""
    names = [table.island.names[effect.land] for effect in table.effects if effect.hides]
    if names or table.island.hidden:
        table.island = with_hidden(table.island, names)


# -- for powers ------------------------------------------------------------------------------------


def ask_again(table: SpiritTable, seat: int) -> None:
    """A seat has got something new for the powers of this phase: it is asked again if it can do
    anything, though it may have said that it is done."""
    if table.step in (FAST_POWERS, SLOW_POWERS) and table.seats[seat].ready:
        table.seats[seat].ready = IDLE


def give_element(table: SpiritTable, seat: int, element: int) -> None:
    """One more of an element for this turn."""
    counts = list(table.seats[seat].extra_elements)
    counts[element] += 1
    table.seats[seat].extra_elements = tuple(counts)
    ask_again(table, seat)


def defend(act: Act, amount: int, land: int = NOWHERE) -> None:
    """Defend a land (SI-22)."""
    where = act.land if land == NOWHERE else land
    if amount > 0:
        lasting(act.table, Defend(where, act.seat, amount))
        if act.table.sink is not None:
            act.table.sink.append(Defended(act.table.island.names[where], amount))


def skip_actions(act: Act, land: int = NOWHERE, action: str = "") -> None:
    """Invaders skip all their actions there this turn, or the named one."""
    where = act.land if land == NOWHERE else land
    lasting(act.table, Skip(where, act.seat, action), "log-skip")


def choose_to_skip(act: Act, seat: int, action: int) -> Replacing:
    """Whether the invaders skip the action that would happen in `act.land` now, by an effect that
    lets them skip one (SX-14.1)."""
    who = seat if seat != NOBODY else act.chooser(act.land)
    name = Text(f"action-{INVADER_ACTIONS[action]}")
    prompt = Text("ask-infested", land=act.table.island.names[act.land], action=name)
    return (yield from ask_yes(who, prompt))


# -- reading ---------------------------------------------------------------------------------------


def defence(table: SpiritTable, land: int) -> int:
    """All defence of a land now (SI-22.3)."""
    total = of_spirits = 0
    for rule, seat in holders(table, "defence"):
        points = rule.defence(table, seat, land)
        total += points
        if seat != NOBODY:
            of_spirits += points
    if of_spirits:
        for rule, seat in holders(table, "lessens_defence"):
            total -= min(of_spirits, rule.lessens_defence(table, seat, land))
    return total


def is_stopped(table: SpiritTable, action: int, land: int) -> bool:
    """Whether an invader action is stopped there; asked when it would happen."""
    return stopping(table, action, land) is not None


def stopping(table: SpiritTable, action: int, land: int, card: str = "") -> Rule | None:
    """What stops an invader action there, without asking anybody; `card` is the invader card that
    asks for a normal action."""
    for rule, seat in holders(table, "stops"):
        if rule.stops(table, seat, action, land):
            return rule
    if card:
        for rule, seat in holders(table, "stops_normal"):
            if rule.stops_normal(table, seat, action, land, card):
                return rule
    return None


def effects_of(table: SpiritTable, kind: str, seat: int) -> list[Effect]:
    return [effect for effect in table.effects if effect.kind == kind and effect.seat == seat]
