"""Invader actions in a land: ravage, build, explore (SI-14 to SI-16)."""

from __future__ import annotations

from typing import Final

from loci.core.script import Script
from loci.games.spirit_island.rules.act import BUILD_ACT, EXPLORE_ACT, RAVAGE_ACT, Act
from loci.games.spirit_island.rules.asking import Asking
from loci.games.spirit_island.rules.effects import defence, spend, stopping
from loci.games.spirit_island.rules.ending import finish
from loci.games.spirit_island.rules.invaders.blight import add_blight
from loci.games.spirit_island.rules.invaders.cards import lands_of_card
from loci.games.spirit_island.rules.island.harm import dahan_by_invaders, damage
from loci.games.spirit_island.rules.island.pieces import (
    count,
    has,
    invaders,
    put,
    strength,
    was_added,
)
from loci.games.spirit_island.rules.island.tokens import spend_strife, spend_token
from loci.games.spirit_island.rules.rule import Replacing, holders
from loci.games.spirit_island.state.events import Added, InvaderAction
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import (
    BUILD,
    CITY,
    DAHAN,
    EXPLORE,
    EXPLORER,
    RAVAGE,
    TOWN,
    kind_of,
    strife_on,
)

BLIGHT_DAMAGE: Final = 2  # damage to a land that adds blight


def ravage(table: SpiritTable, land: int, card: str = "") -> Script:
    """The invaders of a land ravage: damage to land and dahan at once, then the survivors strike
    back (SI-14.10 to SI-14.26, SX-5). As in the other actions, `card` is the invader card that
    asks for it if it is a normal one (SX-13.14)."""
    act = Act(table, RAVAGE_ACT, land=land, card=card)
    stopped = yield from _prevented(act, RAVAGE)
    if stopped:
        yield from finish(act)
        return
    if table.sink is not None:
        table.sink.append(InvaderAction(table.island.names[land], "ravage"))
    replaced = yield from _replaced(act, normal=bool(card))
    if replaced:
        yield from finish(act)
        return
    amount = ravage_damage(table, land, bool(card))
    spend_strife(table, land)
    fighters = count(table, land, DAHAN)
    blighted = False
    if amount >= BLIGHT_DAMAGE:
        blighted = yield from add_blight(act)
    yield from dahan_by_invaders(act, amount)
    for rule, seat in holders(table, "after_ravage_damage"):
        yield from rule.after_ravage_damage(act, seat, amount, blighted)
    if not _strike_first(table, land):
        fighters = count(table, land, DAHAN)
    yield from damage(act, fighters * strength(table, land, DAHAN))
    yield from finish(act)


def build(table: SpiritTable, land: int, card: str = "") -> Script:
    """One town, or a city where towns outnumber cities (SI-15)."""
    act = Act(table, BUILD_ACT, land=land, card=card)
    stopped = yield from _prevented(act, BUILD)
    if not stopped:
        kind = yield from put_building(act, land)
        if kind:
            for rule, seat in holders(table, "built"):
                yield from rule.built(act, seat, kind)
    yield from finish(act)


def put_building(act: Act, land: int) -> Asking:
    """Add what a build adds; the kind of it, or 0 if an effect forbids just that."""
    table = act.table
    kind = CITY if count(table, land, TOWN) > count(table, land, CITY) else TOWN
    for rule, seat in holders(table, "forbids_building"):
        if rule.forbids_building(table, seat, land, kind):
            return 0
    put(table, land, kind)
    if table.sink is not None:
        table.sink.append(Added(table.island.names[land], kind, "log-build"))
    yield from was_added(act, land, kind)
    return kind


def explore(table: SpiritTable, land: int, card: str = "") -> Script:
    """One explorer, if nothing stops it (SI-16.5)."""
    act = Act(table, EXPLORE_ACT, land=land, card=card)
    stopped = yield from _prevented(act, EXPLORE)
    if not stopped:
        number = 1
        for rule, seat in holders(table, "more_explorers"):
            number += rule.more_explorers(table, seat, land)
        put(table, land, EXPLORER, number)
        table.explored.append(land)
        if table.sink is not None:
            table.sink.append(InvaderAction(table.island.names[land], "explore"))
        for _ in range(number):
            yield from was_added(act, land, EXPLORER)
    yield from finish(act)


def _prevented(act: Act, action: int) -> Replacing:
    """Whether an effect, a spirit or a token stops the action; asked when it would happen. No token
    is used up where something else has stopped it (SX-4.8)."""
    table = act.table
    stopped_by = stopping(table, action, act.land, act.card)
    if stopped_by is None:
        for rule, seat in holders(table, "prevents"):
            stopped = yield from rule.prevents(act, seat, action)
            if stopped:
                stopped_by = rule
                break
    if stopped_by is None:
        return spend_token(act, action)
    spend(table, stopped_by)
    if table.sink is not None:
        table.sink.append(InvaderAction(table.island.names[act.land], "stopped"))
    return True


def _replaced(act: Act, normal: bool) -> Replacing:
    """Whether something happens in the place of a ravage's damage."""
    for rule, seat in holders(act.table, "replaces_ravage"):
        replaced = yield from rule.replaces_ravage(act, seat, normal)
        if replaced:
            spend(act.table, rule)
            return True
    return False


# -- reading ---------------------------------------------------------------------------------------


def ravage_damage(
    table: SpiritTable, land: int, normal: bool = True, on_others: bool = False
) -> int:
    """The damage that the invaders of a land would deal now: what each deals, if no strife keeps
    it from that; what is added for the whole land if they deal any; less its defence (SX-5.2 to
    SX-5.5). In a `normal` ravage, that is, unless said otherwise. Dealt `on_others`, invaders
    elsewhere, neither strife nor the defence of their land lessens it (SX-4.17)."""
    total = each = last = 0
    for code in table.pieces[land]:  # sorted by kind
        kind = kind_of(code)
        if kind >= DAHAN:
            break
        if strife_on(code) and not on_others:
            continue
        if kind != last:
            each = strength(table, land, kind)
            last = kind
            for rule, seat in holders(table, "more_ravage_strength") if normal else []:
                each += rule.more_ravage_strength(table, seat, land, kind)
        total += each
    if not total:
        return 0
    for rule, seat in holders(table, "more_damage"):
        total += rule.more_damage(table, seat, land)
    return max(0, total if on_others else total - defence(table, land))


def _strike_first(table: SpiritTable, land: int) -> bool:
    """Whether the dahan there strike as many as they were before the invaders' damage."""
    for rule, seat in holders(table, "strikes_first"):
        if rule.strikes_first(table, seat, land):
            return True
    return False


def ravaged_lands(table: SpiritTable, card: str) -> list[int]:
    return which_ravage(table, lands_of_card(table, card))


def which_ravage(table: SpiritTable, lands: list[int]) -> list[int]:
    return [land for land in lands if invaders(table, land)]


def built_lands(table: SpiritTable, card: str) -> list[int]:
    return which_build(table, lands_of_card(table, card))


def which_build(table: SpiritTable, lands: list[int]) -> list[int]:
    """Those of the lands with invaders, and those where an adversary builds without."""
    found = [land for land in lands if invaders(table, land)]
    for rule, seat in holders(table, "builds_also_in"):
        empty = [land for land in lands if land not in found]
        found += rule.builds_also_in(table, seat, empty)
    return sorted(found)


def explored_lands(table: SpiritTable, card: str) -> list[int]:
    """Lands of the card with a source: a town or city in or beside them, or the ocean."""
    return [land for land in lands_of_card(table, card) if has_source(table, land)]


def has_source(table: SpiritTable, land: int) -> bool:
    farther = 0
    for rule, seat in holders(table, "explores_farther"):
        farther += rule.explores_farther(table, seat)
    if farther:
        return _has_far_source(table, land, farther)
    if table.island.coastal[land] or is_source(table, land):
        return True
    for other in table.island.near[land]:
        if is_source(table, other):
            return True
    return False


def is_source(table: SpiritTable, land: int) -> bool:
    """Whether explorers come out of a land: of its buildings, usually."""
    if not has(table, land, TOWN, CITY) and not _opens(table, land):
        return False
    for rule, seat in holders(table, "bars_source"):
        if rule.bars_source(table, seat, land):
            return False
    return True


def _opens(table: SpiritTable, land: int) -> bool:
    for rule, seat in holders(table, "opens_source"):
        if rule.opens_source(table, seat, land):
            return True
    return False


def _has_far_source(table: SpiritTable, land: int, farther: int) -> bool:
    """Whether a source is at most so much farther away than in an adjacent land."""
    shore = [other for other in table.island.within([land], farther) if table.island.coastal[other]]
    around = table.island.within([land], 1 + farther)
    return bool(shore) or any([is_source(table, other) for other in around])
