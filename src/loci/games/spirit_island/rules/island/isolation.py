"""Isolated lands: invaders explore neither into nor from them, and for their pieces they are
adjacent to nothing unless the players want it so (SX-11)."""

from __future__ import annotations

from collections.abc import Callable
from typing import final

from loci.games.spirit_island.rules.act import POWER, Act
from loci.games.spirit_island.rules.effect import Effect, Field, register_effect
from loci.games.spirit_island.rules.effects import lasting
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import INVADERS, NOBODY, NOWHERE


@final
class Isolated(Effect):
    """The land is isolated for this turn."""

    kind = "isolate"
    fields = (Field.land(), Field.seat())

    def __init__(self, land: int, seat: int = NOBODY) -> None:
        super().__init__(land, seat)

    def isolates(self, table: SpiritTable, seat: int, land: int) -> bool:
        return self.land == land

    def bars_source(self, table: SpiritTable, seat: int, land: int) -> bool:
        return self.land == land


register_effect(Isolated)


def isolate(act: Act, land: int = NOWHERE) -> None:
    where = act.land if land == NOWHERE else land
    if not is_isolated(act.table, where):
        lasting(act.table, Isolated(where, act.seat), "log-isolate")


# -- reading ---------------------------------------------------------------------------------------


def is_isolated(table: SpiritTable, land: int) -> bool:
    for rule, seat in holders(table, "isolates"):
        if rule.isolates(table, seat, land):
            return True
    return False


def near_for_invaders(table: SpiritTable, land: int) -> list[int]:
    """The lands adjacent to a land for what invaders find beside it; the players do not lift the
    isolation there, as it would only help the invaders (SX-11.14)."""
    beside = table.island.near[land]
    if not holders(table, "isolates"):
        return beside
    if is_isolated(table, land):
        return []
    return [other for other in beside if not is_isolated(table, other)]


def choice_for_invaders(
    table: SpiritTable, land: int, where: Callable[[int], bool] | None = None
) -> list[int]:
    """The lands beside one (that pass `where`) among which the players choose where an invader
    comes: the isolated ones too, since they may lift that (SX-11.4); but none if all of them are
    cut off (SX-11.12)."""
    fitting = [n for n in table.island.near[land] if where is None or where(n)]
    if not holders(table, "isolates") or not fitting:
        return fitting
    return [] if is_cut_off(table, land, fitting) else fitting


def may_stay(act: Act, land: int, beyond: list[int], kinds: tuple[int, ...]) -> bool:
    """Whether the players may keep pieces from moving between a land and those beyond because
    everything there is cut off by isolation. A spirit moves what it wants to anyway."""
    if act.kind == POWER or not all([kind in INVADERS for kind in kinds]):
        return False
    return is_cut_off(act.table, land, beyond)


def is_cut_off(table: SpiritTable, land: int, beyond: list[int]) -> bool:
    """Whether isolation lies between a land and all those beyond."""
    if not holders(table, "isolates"):
        return False
    return is_isolated(table, land) or all([is_isolated(table, other) for other in beyond])
