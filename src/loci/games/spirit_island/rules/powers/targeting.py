"""What a power may target: lands within range of an origin, spirits (SI-9)."""

from __future__ import annotations

from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.island.lands import playable, terrain_of, within
from loci.games.spirit_island.rules.island.presence import lands_of, sacred_sites
from loci.games.spirit_island.rules.powers.power import ANOTHER, YOURSELF, Power
from loci.games.spirit_island.rules.rule import holders
from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.state.table import SpiritTable, players
from loci.games.spirit_island.state.terms import NOWHERE


def has_target(
    table: SpiritTable, seat: int, power: Power, levels: list[int], price: int = 0
) -> bool:
    """Whether there is a target, after `price` is paid."""
    if power.target.spirit:
        return True  # alone, "another spirit" is yourself (SI-29.2)
    reached = target_lands(table, seat, power, levels)
    return bool(reached or far_lands(table, seat, power, reached, price))


def target_spirits(table: SpiritTable, seat: int, power: Power) -> list[int]:
    """The seats a power may target; alone, "another spirit" is yourself (SI-29.2)."""
    if power.target.spirit == YOURSELF or players(table) == 1:
        return [seat]
    seats = list(range(players(table)))
    if power.target.spirit == ANOTHER:
        seats.remove(seat)
    return seats


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
        found = [land for land in found if terrain_of(table, land) == power.range.terrain]
    return found


def target_lands(table: SpiritTable, seat: int, power: Power, levels: list[int]) -> list[int]:
    """The legal target lands within range."""
    if power.range is None:
        return []
    for rule, holder in holders(table, "reaches_all"):
        if rule.reaches_all(table, holder, seat, power):
            return [land for land in playable(table) if is_target(table, power, land)]
    starts = origins(table, seat, power)
    if not starts:
        return []
    reached = reach(table, seat, starts, range_of(table, seat, power, levels))
    return [land for land in reached if is_target(table, power, land)]


def origins_of(act: Act, power: Power) -> list[int]:
    """The lands from which the range of a power may be counted to its target land; none if nothing
    reaches it (SX-19.1)."""
    table, seat = act.table, act.seat
    distance = range_of(table, seat, power, act.levels)
    starts = origins(table, seat, power)
    return [start for start in starts if act.land in reach(table, seat, [start], distance)]


def far_lands(
    table: SpiritTable, seat: int, power: Power, reached: list[int], price: int = 0
) -> list[int]:
    """Lands out of range that the spirit may target for 1 energy beside the `price`."""
    if power.range is None or table.seats[seat].energy <= price:
        return []
    far = spirit_of(table, seat).far_targets(table, seat)
    return [land for land in far if land not in reached and is_target(table, power, land)]


def is_target(table: SpiritTable, power: Power, land: int) -> bool:
    for rule, seat in holders(table, "forbids_target"):
        if rule.forbids_target(table, seat, land):
            return False
    return land != NOWHERE and (power.target.test is None or power.target.test(table, land))
