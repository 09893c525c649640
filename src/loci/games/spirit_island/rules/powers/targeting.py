"""What a power may target: lands within range of an origin, spirits (SI-9)."""

from __future__ import annotations

from typing import Final

from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.island.lands import (
    is_terrain,
    near,
    playable,
    seas_between,
    within,
)
from loci.games.spirit_island.rules.island.presence import (
    is_held,
    lands_for_presence,
    lands_of,
    sacred_sites,
)
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.rules.powers.power import ANOTHER, YOURSELF, Power
from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.table import SpiritTable, players
from loci.games.spirit_island.state.terms import NOWHERE

RANGE_IGNORED: Final = "range ignored"  # what an Action remembers in which it was


def has_target(
    table: SpiritTable, seat: int, power: Power, levels: list[int], price: int = 0
) -> bool:
    """Whether there is a target, after `price` is paid."""
    if power.target.spirit:
        return bool(target_spirits(table, seat, power))
    reached = target_lands(table, seat, power, levels)
    return bool(reached or far_lands(table, seat, power, reached, price))


def target_spirits(table: SpiritTable, seat: int, power: Power) -> list[int]:
    """The seats a power may target, as far as they can pay what it asks of them."""
    seats = _spirits_in_reach(table, seat, power)
    cost = power.extra_cost
    if cost is None:
        return seats
    return [other for other in seats if cost.can_target(table, other)]


def _spirits_in_reach(table: SpiritTable, seat: int, power: Power) -> list[int]:
    """The seats it may target; alone, "another spirit" is yourself (SI-29.2)."""
    if power.target.spirit == YOURSELF or players(table) == 1:
        return [seat]
    seats = list(range(players(table)))
    if power.target.spirit == ANOTHER:
        seats.remove(seat)
    if not table.island.islets[-1]:
        return seats
    energy = table.seats[seat].energy
    return [other for other in seats if sea_price(table, seat, other) <= energy]


def sea_price(table: SpiritTable, seat: int, other: int) -> int:
    """The energy that it costs to target a spirit on another islet: 1 for each ocean between
    (SX-25.6 to SX-25.9)."""
    if other == seat or not table.island.islets[-1]:
        return 0
    return seas_between(table, lands_of(table, seat), lands_of(table, other))


def range_of(table: SpiritTable, seat: int, power: Power, levels: list[int]) -> int:
    """How far the power reaches with everything that lengthens it."""
    assert power.range is not None
    distance = power.range.distance
    if power.far_range >= 0 and 0 in levels:
        distance = power.far_range
    for level in power.farther_at:
        if level in levels:
            distance += 1
    return distance + more_range(table, seat)


def more_range(table: SpiritTable, seat: int) -> int:
    """What effects add to every range of a spirit's powers."""
    more = 0
    for rule, holder in holders(table, "more_range"):
        more += rule.more_range(table, holder, seat)
    return more


def reach(table: SpiritTable, seat: int, starts: list[int], distance: int) -> list[int]:
    """The lands at most so far from one of these for the powers of a spirit, in order."""
    reached = within(table, starts, distance)
    rules = holders(table, "more_range_to")
    if not rules:
        return reached
    found = list(reached)
    for land in playable(table):
        if land in reached:
            continue
        more = sum([rule.more_range_to(table, holder, seat, land) for rule, holder in rules])
        if more and land in within(table, starts, distance + more):
            found.append(land)
    return sorted(found)


def reach_of(
    table: SpiritTable, seat: int, power: Power, starts: list[int], levels: list[int]
) -> list[int]:
    """The lands that a power reaches from these, whatever it may target."""
    distance = range_of(table, seat, power, levels)
    reached = reach(table, seat, starts, distance)
    rules = holders(table, "more_range_from")
    for start in starts if rules else []:
        more = sum([rule.more_range_from(table, at, seat, power, start) for rule, at in rules])
        if more:
            reached = sorted({*reached, *reach(table, seat, [start], distance + more)})
    farther = power.farther_to
    if farther is None:
        return reached
    beyond = reach(table, seat, starts, distance + 1)
    return sorted({*reached, *[land for land in beyond if farther(table, land)]})


def origins(table: SpiritTable, seat: int, power: Power) -> list[int]:
    """The lands that range may be counted from (SI-9.7)."""
    assert power.range is not None
    seats = [seat]
    for rule, holder in holders(table, "more_origins"):
        seats += rule.more_origins(table, holder, seat)
    found: list[int] = []
    for owner in seats:
        own = sacred_sites(table, owner) if power.range.sacred else lands_of(table, owner)
        found = own if not found else sorted({*found, *own})
    if power.range.terrain:
        found = [land for land in found if is_terrain(table, land, power.range.terrain)]
    return found


def target_lands(table: SpiritTable, seat: int, power: Power, levels: list[int]) -> list[int]:
    """The legal target lands within range, or that are when the spirit has shifted its presence
    as part of targeting (SX-35.12)."""
    found = lands_in_range(table, seat, power, levels)
    if power.range is None or not spirit_of(table, seat).shifts or is_held(table, seat):
        return found
    more = [land for _, _, land in shifts(table, seat, power, levels)]
    return sorted({*found, *more})


def shifts(
    table: SpiritTable, seat: int, power: Power, levels: list[int]
) -> list[tuple[int, int, int]]:
    """Every gathering of 1 presence, from land to land, with the target lands that are within range
    after it: the land gathered to, and those beside it."""
    own = table.seats[seat].presence
    found: list[tuple[int, int, int]] = []
    for start in lands_of(table, seat):
        for end in lands_for_presence(table, seat, near(table, start)):
            own[start] -= 1
            own[end] += 1
            reached = lands_in_range(table, seat, power, levels)
            own[start] += 1
            own[end] -= 1
            around = [end, *near(table, end)]
            found += [(start, end, land) for land in reached if land in around]
    return found


def lands_in_range(table: SpiritTable, seat: int, power: Power, levels: list[int]) -> list[int]:
    """The legal target lands within range of presence where it is."""
    if power.range is None:
        return []
    for rule, holder in holders(table, "reaches_all"):
        if rule.reaches_all(table, holder, seat, power):
            return [land for land in playable(table) if is_target(table, power, land)]
    starts = origins(table, seat, power)
    reached = reach_of(table, seat, power, starts, levels) if starts else []
    for rule, holder in holders(table, "reaches_land"):
        land = rule.reaches_land(table, holder, seat)
        if land != NOWHERE and land not in reached:
            reached = sorted([*reached, land])
    test = power.target.test
    found = [land for land in reached if test is None or test(table, land)]
    if holders(table, "forbids_target"):
        return [land for land in found if may_be_target(table, land)]
    return found


def origins_of(act: Act, power: Power) -> list[int]:
    """The lands from which the range of a power may be counted to its target land; none if nothing
    reaches it (SX-19.1)."""
    table, seat = act.table, act.seat
    starts = origins(table, seat, power)
    levels = act.levels if act.aimed is None else act.aimed
    return [s for s in starts if act.land in reach_of(table, seat, power, [s], levels)]


def lands_in_text_range(act: Act, starts: list[int], distance: int) -> list[int]:
    """The lands within a range that the text of a power names, counted from these: whatever
    lengthens the range of the power, or lets it ignore that, does so here too (SX-51.11)."""
    table, seat, power = act.table, act.seat, POWERS[act.power]
    for rule, holder in holders(table, "reaches_all"):
        if rule.reaches_all(table, holder, seat, power):
            return playable(table)
    distance += more_range(table, seat)
    rules = holders(table, "more_range_from")
    if not rules:
        return reach(table, seat, starts, distance)

    def more(start: int) -> int:
        return sum([rule.more_range_from(table, at, seat, power, start) for rule, at in rules])

    if power.range is not None:  # the range of the text is longer if that to the target was
        farther = max([more(start) for start in origins_of(act, power)], default=0)
        return reach(table, seat, starts, distance + farther)
    found = {land for n in starts for land in reach(table, seat, [n], distance + more(n))}
    return sorted(found)


def beyond_range(act: Act, lands: list[int]) -> list[int]:
    """The lands within a range that the text of a power names; all there are, where its user may
    ignore range in this Action."""
    spirit = spirit_of(act.table, act.seat)
    ignored = RANGE_IGNORED in act.whole().marks or spirit.ignores_ranges(act.table, act.seat)
    return playable(act.table) if ignored else lands


def note_range(act: Act, land: int, lands: list[int]) -> None:
    """A land was chosen where these are within range: another one takes that range is ignored, for
    the whole Action."""
    if land != NOWHERE and land not in lands and act.once(RANGE_IGNORED):
        spirit_of(act.table, act.seat).went_far(act.table, act.seat)


def far_lands(
    table: SpiritTable, seat: int, power: Power, reached: list[int], price: int = 0
) -> list[int]:
    """Lands out of range that the spirit may target, for what that costs beside the `price`."""
    spirit = spirit_of(table, seat)
    if power.range is None or table.seats[seat].energy < price + spirit.far_price:
        return []
    far = spirit.far_targets(table, seat)
    return [land for land in far if land not in reached and is_target(table, power, land)]


def is_target(table: SpiritTable, power: Power, land: int) -> bool:
    if land == NOWHERE or (power.target.test is not None and not power.target.test(table, land)):
        return False
    return may_be_target(table, land)


def may_be_target(table: SpiritTable, land: int) -> bool:
    """Whether powers may target a land at all, whatever they ask of it."""
    for rule, seat in holders(table, "forbids_target"):
        if rule.forbids_target(table, seat, land):
            return False
    return True
