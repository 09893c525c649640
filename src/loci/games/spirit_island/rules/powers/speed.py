"""The speed of powers, and what lets a spirit use one at the other speed (SI-9, SI-11)."""

from __future__ import annotations

from typing import Final, final

from loci.games.spirit_island.rules.effect import Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import effects_of, lasting, use_up
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.rules.powers.power import Power
from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.steps import FAST_POWERS, SLOW_POWERS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import FAST, SLOW

# -- effects on the speed --------------------------------------------------------------------------


@final
class MadeFast(Effect):
    """A slow power that was used as fast, for its repeat."""

    kind = "made-fast"
    fields = (Field.seat(needed=True), Field.word("power", lambda: tuple(POWERS), needed=True))

    def __init__(self, seat: int, power: str) -> None:
        super().__init__(seat=seat)
        self.power: Final = power


register_effect(MadeFast)


@final
class MadeSlow(Effect):
    """A fast power that was used as slow, for its repeat."""

    kind = "made-slow"
    fields = (Field.seat(needed=True), Field.word("power", lambda: tuple(POWERS), needed=True))

    def __init__(self, seat: int, power: str) -> None:
        super().__init__(seat=seat)
        self.power: Final = power


register_effect(MadeSlow)


@final
class AnySpeed(Effect):
    """The seat may use one slow power as fast, or one fast power as slow. That uses it up."""

    kind = "any-speed"
    fields = (Field.seat(needed=True),)
    for_powers = True


register_effect(AnySpeed)


@final
class Hurry(Effect):
    """The seat may use so many slow powers as fast ones."""

    kind = "hurry"
    fields = (Field.seat(needed=True), Field.number("powers"))
    for_powers = True

    def __init__(self, seat: int, powers: int = 0) -> None:
        super().__init__(seat=seat)
        self.powers: Final = powers

    def hurries(self, table: SpiritTable, seat: int, user: int) -> int:
        return self.powers if user == self.seat else 0


register_effect(Hurry)


@final
class HurryLesser(Effect):
    """The seat may use one slow power as fast, but no major one. That uses it up."""

    kind = "hurry-lesser"
    fields = (Field.seat(needed=True),)
    for_powers = True


register_effect(HurryLesser)


# -- changing --------------------------------------------------------------------------------------


def note_speed(
    table: SpiritTable, seat: int, power: Power, levels: list[int], at_once: bool = False
) -> None:
    """A power is used now: what that takes if it has the other speed and something else does not
    let it be used `at_once`, and what its repeats must know of it."""
    if not at_once and changes_speed(table, power, levels):
        take_permission(table, seat, power)
    if table.step == FAST_POWERS and speed_of(table, power) == SLOW:
        lasting(table, MadeFast(seat, power.id))
    elif table.step == SLOW_POWERS and speed_of(table, power) == FAST:
        lasting(table, MadeSlow(seat, power.id))


def take_permission(table: SpiritTable, seat: int, power: Power) -> None:
    """A power is used at the other speed: first by what makes the fewest powers fast, last by what
    also makes some slow."""
    lesser = _lesser(table, seat, power)
    if lesser and table.step != SLOW_POWERS:
        use_up(table, lesser[0])
        return
    either = effects_of(table, AnySpeed.kind, seat)
    if either and (table.step == SLOW_POWERS or _hurries_left(table, seat) <= 0):
        use_up(table, either[0])
    elif table.step != SLOW_POWERS:
        table.seats[seat].hurried += 1


# -- reading ---------------------------------------------------------------------------------------


def speed_of(table: SpiritTable, power: Power) -> int:
    speed = power.speed
    for rule, seat in holders(table, "speed"):
        speed = rule.speed(table, seat, power, speed)
    return speed


def may_hurry(table: SpiritTable, seat: int, power: Power, levels: list[int]) -> bool:
    """Whether a slow power may be used in the fast phase now."""
    for rule, holder in holders(table, "stays_slow"):
        if rule.stays_slow(table, holder, seat):
            return False
    if power.fast_at in levels or _hurries_left(table, seat) > 0:
        return True
    if not table.effects:
        return False
    return bool(effects_of(table, AnySpeed.kind, seat) or _lesser(table, seat, power))


def _lesser(table: SpiritTable, seat: int, power: Power) -> list[Effect]:
    """What lets the spirit use one power that is not major as fast."""
    return [] if power.deck == "major" else effects_of(table, HurryLesser.kind, seat)


def _hurries_left(table: SpiritTable, seat: int) -> int:
    """How many slow powers a spirit may still use as fast by what allows only that."""
    allowed = 0
    for rule, holder in holders(table, "hurries"):
        allowed += rule.hurries(table, holder, seat)
    return allowed - table.seats[seat].hurried


def may_shift(table: SpiritTable, seat: int, power: Power, levels: list[int]) -> bool:
    """Whether a power of the other speed may be used in this phase."""
    if table.step == FAST_POWERS:
        return may_hurry(table, seat, power, levels)
    if power.slow_at in levels:
        return True
    return bool(table.effects) and bool(effects_of(table, AnySpeed.kind, seat))


def changes_speed(table: SpiritTable, power: Power, levels: list[int]) -> bool:
    """Whether using it now takes one of the permissions to be of the other speed."""
    if table.step == FAST_POWERS:
        return speed_of(table, power) == SLOW and power.fast_at not in levels
    fast = speed_of(table, power) == FAST
    return table.step == SLOW_POWERS and fast and power.slow_at not in levels


def in_time(power: Power, sets: list[list[int]]) -> list[list[int]]:
    """Those of the sets of thresholds in which no energy is paid to make the power fast, where it
    need not be."""
    if power.fast_at < 0 or not power.prices or not power.prices[power.fast_at]:
        return sets
    return [levels for levels in sets if power.fast_at not in levels]


def repeat_speed(table: SpiritTable, seat: int, power: Power) -> int:
    """A repeat has the speed of the use: a slow power that was made fast stays so (SI-23.5)."""
    for made in table.effects:
        if isinstance(made, MadeFast) and made.seat == seat and made.power == power.id:
            return FAST
        if isinstance(made, MadeSlow) and made.seat == seat and made.power == power.id:
            return SLOW
    return speed_of(table, power)
