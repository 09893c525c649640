"""Invader actions in a land: ravage, build, explore (SI-14 to SI-16)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Final

from loci.core.decision import Decision, Move
from loci.core.script import Script
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.blight import add_blight
from loci.games.spirit_island.rules.effects import defence, has_effect, is_stopped
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.harm import dahan_by_invaders, damage
from loci.games.spirit_island.rules.invader_cards import lands_of_card
from loci.games.spirit_island.rules.pieces import all_codes, count, invaders, put, strength
from loci.games.spirit_island.rules.presence import players, spirit_of
from loci.games.spirit_island.state.events import Added, InvaderAction
from loci.games.spirit_island.state.registry import ADVERSARIES
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    BUILD,
    CITY,
    DAHAN,
    EXPLORE,
    EXPLORER,
    INVADERS,
    RAVAGE,
    TOWN,
    kind_of,
)

BLIGHT_DAMAGE: Final = 2  # damage to a land that adds blight


def ravage(table: SpiritTable, land: int) -> Script:
    """The invaders of a land ravage: damage to land and dahan at once, then the survivors strike
    back (SI-14.10 to SI-14.26)."""
    act = Act(table, land=land)
    stopped = yield from _prevented(act, RAVAGE)
    if stopped:
        yield from finish(act)
        return
    if table.sink is not None:
        table.sink.append(InvaderAction(table.island.names[land], "ravage"))
    amount = ravage_damage(table, land)
    fighters = count(table, land, DAHAN)
    blighted = amount >= BLIGHT_DAMAGE and not has_effect(table, "no-blight", land)
    if amount >= BLIGHT_DAMAGE:
        yield from add_blight(act)
    if not has_effect(table, "dahan-safe", land):
        dahan_by_invaders(act, amount)
    if table.adversary:
        adversary = ADVERSARIES[table.adversary]
        yield from adversary.after_ravage_damage(act, amount, blighted)
    if not has_effect(table, "dahan-first", land):
        fighters = count(table, land, DAHAN)
    yield from damage(act, fighters * strength(table, DAHAN))
    for seat in range(players(table)):
        yield from spirit_of(table, seat).after_ravage(act, seat)
    yield from finish(act)


def build(table: SpiritTable, land: int) -> Script:
    """One town, or a city where towns outnumber cities (SI-15)."""
    act = Act(table, land=land)
    stopped = yield from _prevented(act, BUILD)
    if not stopped:
        put_building(act, land)
    yield from finish(act)


def put_building(act: Act, land: int) -> int:
    """Add what a build adds; the kind of it, or 0 if an effect forbids just that."""
    table = act.table
    kind = CITY if count(table, land, TOWN) > count(table, land, CITY) else TOWN
    if kind == CITY and has_city_ban(table, land):
        return 0
    put(table, land, kind)
    if table.sink is not None:
        table.sink.append(Added(table.island.names[land], kind, "log-build"))
    return kind


def explore(table: SpiritTable, land: int) -> Script:
    """One explorer, if nothing stops it (SI-16.5)."""
    act = Act(table, land=land)
    stopped = yield from _prevented(act, EXPLORE)
    if not stopped:
        put(table, land, EXPLORER)
        table.explored.append(land)
        if table.sink is not None:
            table.sink.append(InvaderAction(table.island.names[land], "explore"))
    yield from finish(act)


def _prevented(act: Act, action: int) -> Generator[Decision, Move, bool]:
    """Whether an effect or a spirit stops the action; asked when it would happen."""
    table = act.table
    if is_stopped(table, action, act.land):
        if table.sink is not None:
            table.sink.append(InvaderAction(table.island.names[act.land], "stopped"))
        return True
    for seat in range(players(table)):
        stopped = yield from spirit_of(table, seat).prevents(act, seat, action)
        if stopped:
            if table.sink is not None:
                table.sink.append(InvaderAction(table.island.names[act.land], "stopped"))
            return True
    return False


# -- reading ---------------------------------------------------------------------------------------


def ravage_damage(table: SpiritTable, land: int) -> int:
    """The damage that the invaders of a land would deal now, less its defence."""
    codes = all_codes(table, land, *INVADERS)
    total = sum([strength(table, kind_of(code)) for code in codes])
    return max(0, total - defence(table, land))


def has_city_ban(table: SpiritTable, land: int) -> bool:
    """Whether no city may be built there this turn."""
    return any(
        effect.kind == "no-city" and (effect.land in (-1, land)) and table.island.coastal[land]
        for effect in table.effects
    )


def ravaged_lands(table: SpiritTable, card: str) -> list[int]:
    return which_ravage(table, lands_of_card(table, card))


def which_ravage(table: SpiritTable, lands: list[int]) -> list[int]:
    return [land for land in lands if invaders(table, land)]


def built_lands(table: SpiritTable, card: str) -> list[int]:
    return which_build(table, lands_of_card(table, card))


def which_build(table: SpiritTable, lands: list[int]) -> list[int]:
    """Those of the lands with invaders, and those where an adversary builds without."""
    found = [land for land in lands if invaders(table, land)]
    if table.adversary:
        empty = [land for land in lands if land not in found]
        found += ADVERSARIES[table.adversary].builds_also_in(table, empty)
    return sorted(found)


def explored_lands(table: SpiritTable, card: str) -> list[int]:
    """Lands of the card with a source: a town or city in or beside them, or the ocean."""
    return [land for land in lands_of_card(table, card) if has_source(table, land)]


def has_source(table: SpiritTable, land: int) -> bool:
    if table.island.coastal[land] or count(table, land, TOWN, CITY):
        return True
    return any(count(table, other, TOWN, CITY) for other in table.island.near[land])
