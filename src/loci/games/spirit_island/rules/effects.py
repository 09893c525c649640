"""Lasting effects: what holds until time passes, and what it does to invader actions and defence.

An effect in the state is plain data (`table.Effect`); what its kind means is registered here, by
the core for the common kinds and by cards for their own.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.presence import players, spirit_of
from loci.games.spirit_island.state.events import Defended, note
from loci.games.spirit_island.state.seat import IDLE
from loci.games.spirit_island.state.table import FAST_POWERS, SLOW_POWERS, Effect, SpiritTable
from loci.games.spirit_island.state.terms import INVADER_ACTIONS, NOWHERE

#: Whether an effect of this kind stops an invader action in a land.
Stopper = Callable[[SpiritTable, Effect, int, int], bool]
#: How much an effect of this kind defends a land.
Defender = Callable[[SpiritTable, Effect, int], int]

STOPPERS: Final[dict[str, Stopper]] = {}
DEFENDERS: Final[dict[str, Defender]] = {}
#: Kinds whose meaning is elsewhere: at the place that asks for them.
PLAIN: Final = (
    "no-blight",  # blight does not come to the land
    "health",  # more health for a kind of piece in the land
    "dahan-immune",  # dahan there take no damage and are not destroyed
    "dahan-safe",  # … take no damage from a ravage
    "dahan-first",  # … strike back at the same time as the invaders
    "dread",  # fear of powers there defends
    "range",  # more range for a spirit's powers
    "origin",  # another spirit's presence may be used as origin
    "hurry",  # slow powers that may be used as fast
    "made-fast",  # a slow power that was used as fast, for its repeat
    "repeat",  # a card that may be repeated
    "played-and-lost",  # a card played this turn that was forgotten
    "keep-card",  # a card that may go back to hand when time passes
    "no-city",  # no city is built in the land, or (NOWHERE) in any coastal one
    "vengeance",  # damage after every Action that destroyed something there
)


def lasting(table: SpiritTable, effect: Effect) -> None:
    """Put an effect into force until time passes."""
    assert effect.kind in STOPPERS or effect.kind in DEFENDERS or effect.kind in PLAIN, effect.kind
    table.effects.append(effect)
    if effect.kind in ("hurry", "repeat", "range", "origin"):
        ask_again(table, effect.seat)


def ask_again(table: SpiritTable, seat: int) -> None:
    """A seat has got something new for the powers of this phase: it is asked again if it can do
    anything, though it may have said that it is done."""
    if table.phase in (FAST_POWERS, SLOW_POWERS) and table.seats[seat].ready:
        table.seats[seat].ready = IDLE


def give_element(table: SpiritTable, seat: int, element: int) -> None:
    """One more of an element for this turn."""
    table.seats[seat].extra_elements[element] += 1
    ask_again(table, seat)


def defend(act: Act, amount: int, land: int = NOWHERE) -> None:
    """Defend a land (SI-22)."""
    where = act.land if land == NOWHERE else land
    if amount > 0:
        lasting(act.table, Effect("defend", act.seat, where, amount))
        if act.table.sink is not None:
            act.table.sink.append(Defended(act.table.island.names[where], amount))


def skip_actions(act: Act, land: int = NOWHERE, action: str = "") -> None:
    """Invaders skip all their actions there this turn, or the named one."""
    where = act.land if land == NOWHERE else land
    lasting(act.table, Effect("skip", act.seat, where, word=action))
    note(act.table, "log-skip", where)


# -- reading ---------------------------------------------------------------------------------------


def defence(table: SpiritTable, land: int) -> int:
    """All defence of a land now (SI-22.3)."""
    total = 0
    for effect in table.effects:
        rule = DEFENDERS.get(effect.kind)
        if rule is not None:
            total += rule(table, effect, land)
    for seat in range(players(table)):
        total += spirit_of(table, seat).defence(table, seat, land)
    return total


def is_stopped(table: SpiritTable, action: int, land: int) -> bool:
    """Whether an effect stops an invader action there; asked when it would happen."""
    for effect in table.effects:
        rule = STOPPERS.get(effect.kind)
        if rule is not None and rule(table, effect, action, land):
            return True
    return False


def has_effect(table: SpiritTable, kind: str, land: int) -> bool:
    return any(effect.kind == kind and effect.land == land for effect in table.effects)


def effects_of(table: SpiritTable, kind: str, seat: int) -> list[Effect]:
    return [effect for effect in table.effects if effect.kind == kind and effect.seat == seat]


# -- the common kinds ------------------------------------------------------------------------------


def _skip(_table: SpiritTable, effect: Effect, action: int, land: int) -> bool:
    return effect.land == land and effect.word in ("", INVADER_ACTIONS[action])


def _defend(_table: SpiritTable, effect: Effect, land: int) -> int:
    return effect.number if effect.land == land else 0


STOPPERS["skip"] = _skip
DEFENDERS["defend"] = _defend
