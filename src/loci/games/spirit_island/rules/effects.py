"""The common effects, and what effects in force say about a land (SI-22)."""

from __future__ import annotations

from typing import final

from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.rule import Effect, holders, register_effect
from loci.games.spirit_island.state.events import Defended, note
from loci.games.spirit_island.state.seat import IDLE
from loci.games.spirit_island.state.steps import FAST_POWERS, SLOW_POWERS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import INVADER_ACTIONS, NOWHERE


@final
class Defend(Effect):
    """The land is defended by a number."""

    kind = "defend"
    fields = ("land", "seat", "number")
    needed = ("land",)

    def defence(self, table: SpiritTable, seat: int, land: int) -> int:
        return self.number if self.land == land else 0


register_effect(Defend)


@final
class Skip(Effect):
    """Invaders skip their actions in the land, or only the one that `word` names."""

    kind = "skip"
    fields = ("land", "seat", "word")
    needed = ("land",)

    @classmethod
    def words(cls) -> tuple[str, ...]:
        return INVADER_ACTIONS

    def stops(self, table: SpiritTable, seat: int, action: int, land: int) -> bool:
        return self.land == land and self.word in ("", INVADER_ACTIONS[action])


register_effect(Skip)


# -- putting into force ----------------------------------------------------------------------------


def lasting(table: SpiritTable, lasts: Effect) -> None:
    """Put an effect into force."""
    table.effects.append(lasts)
    if lasts.for_powers:
        ask_again(table, lasts.seat)


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
        act.table.effects.append(Defend(where, act.seat, amount))
        if act.table.sink is not None:
            act.table.sink.append(Defended(act.table.island.names[where], amount))


def skip_actions(act: Act, land: int = NOWHERE, action: str = "") -> None:
    """Invaders skip all their actions there this turn, or the named one."""
    where = act.land if land == NOWHERE else land
    act.table.effects.append(Skip(where, act.seat, word=action))
    note(act.table, "log-skip", where)


# -- reading ---------------------------------------------------------------------------------------


def defence(table: SpiritTable, land: int) -> int:
    """All defence of a land now (SI-22.3)."""
    total = 0
    for rule, seat in holders(table, "defence"):
        total += rule.defence(table, seat, land)
    return total


def is_stopped(table: SpiritTable, action: int, land: int) -> bool:
    """Whether an invader action is stopped there; asked when it would happen."""
    for rule, seat in holders(table, "stops"):
        if rule.stops(table, seat, action, land):
            return True
    return False


def effects_of(table: SpiritTable, kind: str, seat: int) -> list[Effect]:
    return [effect for effect in table.effects if effect.kind == kind and effect.seat == seat]
