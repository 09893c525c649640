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
from loci.games.spirit_island.rules.invaders.sources import has_source
from loci.games.spirit_island.rules.island.harm import damage
from loci.games.spirit_island.rules.island.pieces import (
    count,
    invaders,
    put,
    ravage_strength,
    strength,
    was_added,
)
from loci.games.spirit_island.rules.island.sitting_out import put_back, set_aside
from loci.games.spirit_island.rules.island.struck import dahan_by_invaders
from loci.games.spirit_island.rules.island.tokens import (
    active_strife,
    keeps_away,
    spend_strife,
    spend_token,
)
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.rules.rule import Replacing
from loci.games.spirit_island.state.events import Added, InvaderAction
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
    strife_on,
)

BLIGHT_DAMAGE: Final = 2  # damage to a land that adds blight


def ravage(table: SpiritTable, land: int, card: str = "") -> Script:
    """The invaders of a land ravage: damage to land and dahan at once, then the survivors strike
    back (SI-14.10 to SI-14.26, SX-5). As in the other actions, `card` is the invader card that
    asks for it if it is a normal one (SX-13.14)."""
    act = Act(table, RAVAGE_ACT, land=land, card=card)
    stopped = yield from _prevented(act, RAVAGE)
    if not stopped:
        yield from set_aside(act)
        if invaders(table, land):
            yield from _ravage(act)
        put_back(act)
    yield from finish(act)


def _ravage(act: Act) -> Script:
    table, land = act.table, act.land
    if table.sink is not None:
        table.sink.append(InvaderAction(table.island.names[land], "ravage"))
    replaced = yield from _replaced(act, normal=bool(act.card))
    if replaced:
        return
    allies = allies_of_dahan(table, land)
    foes = tuple([kind for kind in INVADERS if kind not in allies])
    first = _strikes_before(table, land)
    if first:
        yield from damage(act, first * count(table, land, DAHAN), *foes)
    shift = _shift(table, land)
    amount = ravage_damage(table, land, bool(act.card), more_each=-shift)
    on_dahan = ravage_damage(table, land, bool(act.card), more_each=shift) if shift else amount
    spend_strife(table, land, *foes)
    force = _force(table, land, allies)
    blighted = False
    if amount >= damage_for_blight(table, land):
        blighted = yield from add_blight(act)
    yield from dahan_by_invaders(act, on_dahan, *allies)
    for rule, seat in holders(table, "after_ravage_damage"):
        yield from rule.after_ravage_damage(act, seat, amount, blighted)
    if first:
        return
    if not _strike_first(table, land):
        force = _force(table, land, allies)
    yield from damage(act, force - _lessened(table, land), *foes)


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
    kind = next_building(table, land)
    if not kind:
        return 0
    for one in _built(table, land, kind):
        put(table, land, one)
        if table.sink is not None:
            table.sink.append(Added(table.island.names[land], one, "log-build"))
        yield from was_added(act, land, one)
    return kind


def _built(table: SpiritTable, land: int, kind: int) -> tuple[int, ...]:
    """What a build of this kind really adds."""
    for rule, seat in holders(table, "builds_other"):
        found = rule.builds_other(table, seat, land, kind)
        if found != (kind,):
            return found
    return (kind,)


def explore(table: SpiritTable, land: int, card: str = "") -> Script:
    """One explorer, if nothing stops it (SI-16.5)."""
    act = Act(table, EXPLORE_ACT, land=land, card=card)
    stopped = yield from _prevented(act, EXPLORE)
    if not stopped:
        number = more_explorers(table, land)
        first = explores_as(table, land) if card else EXPLORER
        put(table, land, first)
        put(table, land, EXPLORER, number)
        table.explored.append(land)
        if table.sink is not None:
            name = table.island.names[land]
            if first == EXPLORER or number:
                table.sink.append(InvaderAction(name, "explore"))
            if first != EXPLORER:
                table.sink.append(Added(name, first, "log-build"))
        for kind in [first] + [EXPLORER] * number:
            yield from was_added(act, land, kind)
    yield from finish(act)


def explores_as(table: SpiritTable, land: int) -> int:
    """What a card brings to a land that it explores: an explorer, unless a rule says otherwise."""
    kind = EXPLORER
    for rule, seat in holders(table, "explores_as"):
        kind = rule.explores_as(table, seat, land, kind)
    return kind


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
        if action == BUILD and not next_building(table, act.land):
            return True
        borne = False
        if action == BUILD and keeps_away(table, act.land, action):
            borne = yield from _is_borne(act)
        return not borne and spend_token(act, action)
    spend(table, stopped_by)
    if table.sink is not None:
        table.sink.append(InvaderAction(table.island.names[act.land], "stopped"))
    return True


def _is_borne(act: Act) -> Replacing:
    """Whether a rule lets the invaders build though disease would keep them from it."""
    for rule, seat in holders(act.table, "bears_disease"):
        borne = yield from rule.bears_disease(act, seat)
        if borne:
            return True
    return False


def _replaced(act: Act, normal: bool) -> Replacing:
    """Whether something happens in the place of a ravage's damage."""
    for rule, seat in holders(act.table, "replaces_ravage"):
        replaced = yield from rule.replaces_ravage(act, seat, normal)
        if replaced:
            spend(act.table, rule)
            return True
    return False


# -- reading ---------------------------------------------------------------------------------------


def next_building(table: SpiritTable, land: int) -> int:
    """What a build would add: a town, or a city where towns outnumber cities; 0 if an effect
    forbids just that."""
    kind = CITY if count(table, land, TOWN) > count(table, land, CITY) else TOWN
    for rule, seat in holders(table, "forbids_building"):
        if rule.forbids_building(table, seat, land, kind):
            return 0
    return kind


def ravage_damage(
    table: SpiritTable,
    land: int,
    normal: bool = True,
    on_others: bool = False,
    more_each: int = 0,
) -> int:
    """The damage that the invaders of a land would deal now: what each deals, if no strife keeps
    it from that; what is added for the whole land if they deal any; less its defence (SX-5.2 to
    SX-5.5). In a `normal` ravage, that is, unless said otherwise. Dealt `on_others`, invaders
    elsewhere, neither strife nor the defence of their land lessens it (SX-4.17). Each deals
    `more_each`, or less, than it otherwise would."""
    total = each = last = 0
    allies = allies_of_dahan(table, land)
    for code in table.pieces[land]:  # sorted by kind
        kind = kind_of(code)
        if kind >= DAHAN:
            break
        if allies and kind in allies:
            continue
        if strife_on(code) and not on_others and active_strife(table, code):
            continue
        if kind != last:
            each = ravage_strength(table, land, kind, normal, more_each)
            last = kind
        total += each
    if not total:
        return 0
    for rule, seat in holders(table, "more_damage"):
        total += rule.more_damage(table, seat, land)
    if normal:
        for rule, seat in holders(table, "more_normal_damage"):
            total += rule.more_normal_damage(table, seat, land)
    return max(0, total if on_others else total - defence(table, land))


def allies_of_dahan(table: SpiritTable, land: int) -> tuple[int, ...]:
    """The kinds of invaders there who fight beside the dahan in a ravage."""
    rules = holders(table, "joins_dahan")
    if not rules:
        return ()
    return tuple([k for k in INVADERS if any([r.joins_dahan(table, s, land, k) for r, s in rules])])


def _force(table: SpiritTable, land: int, allies: tuple[int, ...]) -> int:
    """The damage that the dahan and whoever fights beside them deal in a ravage."""
    points = 0
    for kind in (DAHAN, *allies):
        number = count(table, land, kind)
        if number:
            points += number * strength(table, land, kind)
    return points


def _strike_first(table: SpiritTable, land: int) -> bool:
    """Whether the dahan there strike as many as they were before the invaders' damage."""
    for rule, seat in holders(table, "strikes_first"):
        if rule.strikes_first(table, seat, land):
            return True
    return False


def _strikes_before(table: SpiritTable, land: int) -> int:
    """The damage of each dahan there if they strike before the invaders."""
    points = 0
    for rule, seat in holders(table, "strikes_before"):
        points = max(points, rule.strikes_before(table, seat, land))
    return points


def _lessened(table: SpiritTable, land: int) -> int:
    """How much less damage than usual the dahan there deal when they strike back."""
    points = 0
    for rule, seat in holders(table, "lessens_strike"):
        points += rule.lessens_strike(table, seat, land)
    return points


def _shift(table: SpiritTable, land: int) -> int:
    """How much of each invader's damage there goes from the land to the dahan."""
    points = 0
    for rule, seat in holders(table, "shifts_damage"):
        points += rule.shifts_damage(table, seat, land)
    return points


def damage_for_blight(table: SpiritTable, land: int, in_ravage: bool = True) -> int:
    """The damage to a land that adds blight, in a ravage or otherwise: usually 2, never less than 1
    (SX-33.3)."""
    needed = BLIGHT_DAMAGE
    if in_ravage:
        for rule, seat in holders(table, "more_for_blight"):
            needed += rule.more_for_blight(table, seat, land)
    for rule, seat in holders(table, "less_for_blight"):
        needed -= rule.less_for_blight(table, seat, land)
    return max(1, needed)


def named_lands(table: SpiritTable, action: int, card: str) -> list[int]:
    """The lands in which a card asks for an action: those of its type, unless something changes
    that."""
    lands = lands_of_card(table, card)
    for rule, seat in holders(table, "names_lands"):
        lands = rule.names_lands(table, seat, action, lands)
    return lands


def ravaged_lands(table: SpiritTable, card: str) -> list[int]:
    return which_ravage(table, named_lands(table, RAVAGE, card))


def which_ravage(table: SpiritTable, lands: list[int]) -> list[int]:
    return [land for land in lands if invaders(table, land)]


def built_lands(table: SpiritTable, card: str) -> list[int]:
    found = which_build(table, named_lands(table, BUILD, card))
    for rule, seat in holders(table, "builds_more"):
        found = sorted(found + rule.builds_more(table, seat, card))
    return found


def which_build(table: SpiritTable, lands: list[int]) -> list[int]:
    """Those of the lands with invaders, and those where an adversary builds without."""
    found = [land for land in lands if invaders(table, land)]
    for rule, seat in holders(table, "builds_also_in"):
        empty = [land for land in lands if land not in found]
        found += rule.builds_also_in(table, seat, empty)
    return sorted(found)


def explored_lands(table: SpiritTable, card: str) -> list[int]:
    """Lands of the card with a source: a town or city in or beside them, or the ocean; none that is
    isolated (SX-11.1, SX-11.2)."""
    return [land for land in named_lands(table, EXPLORE, card) if has_source(table, land)]


def more_explorers(table: SpiritTable, land: int) -> int:
    """How many more than one explorer come to a land that is explored."""
    number = 0
    for rule, seat in holders(table, "more_explorers"):
        number += rule.more_explorers(table, seat, land)
    return number
