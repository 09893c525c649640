"""Elements a spirit has, and the thresholds it may make use of (SI-8)."""

from __future__ import annotations

from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.rules.powers.power import Power, met
from loci.games.spirit_island.rules.spirits.markers import markers
from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.rules.spirits.tracks import uncovered
from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import ANY, ELEMENTS


def elements_of(table: SpiritTable, seat: int) -> list[int]:
    """Those of the cards in play, of uncovered spaces and of effects."""
    owner = table.seats[seat]
    found = list(owner.extra_elements)
    for card in in_play(table, seat):
        for element, number in enumerate(POWERS[card].elements):
            found[element] += number
    for space in uncovered(table, seat):
        for element in space.elements:
            if element != ANY:
                found[element] += 1
    for element in owner.chosen_elements:
        found[element] += 1
    for rule, holder in holders(table, "more_elements"):
        for element in rule.more_elements(table, holder, seat):
            found[element] += 1
    return found


def in_play(table: SpiritTable, seat: int) -> list[str]:
    """The power cards that a spirit has played, and those that it has in play without that."""
    cards = table.seats[seat].played
    for rule, holder in holders(table, "lends"):
        cards = cards + rule.lends(table, holder, seat)
    return cards


def usable_cards(table: SpiritTable, seat: int) -> list[str]:
    """The power cards that a spirit has in play, and others that it may use."""
    cards = in_play(table, seat)
    for rule, holder in holders(table, "lends_use"):
        cards = cards + rule.lends_use(table, holder, seat)
    return cards


def elements_for(table: SpiritTable, seat: int, power: Power, elements: list[int]) -> list[int]:
    """Those with which the thresholds of a power are met: the ones the spirit has, or as many as
    all of them ask for where a rule says so."""
    if power.thresholds:
        for rule, holder in holders(table, "meets_thresholds"):
            if rule.meets_thresholds(table, holder, seat, power):
                return [
                    max(number, *[wanted[n] for wanted in power.thresholds])
                    for n, number in enumerate(elements)
                ]
    return elements


def free_elements(table: SpiritTable, seat: int) -> int:
    """Uncovered spaces whose element is still to be chosen this turn."""
    if not spirit_of(table, seat).chooses:
        return 0
    free = 0
    for space in uncovered(table, seat):
        free += space.elements.count(ANY)
    return free - len(table.seats[seat].chosen_elements) if free else 0


def met_levels(elements: list[int], power: Power) -> list[int]:
    """The thresholds that these elements meet."""
    return [n for n, wanted in enumerate(power.thresholds) if met(elements, wanted)]


def level_sets(table: SpiritTable, seat: int, power: Power) -> list[list[int]]:
    """The sets of thresholds that a spirit may make use of now, all that are met first."""
    have = elements_for(table, seat, power, elements_of(table, seat))
    return levels_with(table, seat, power, have)


def levels_with(
    table: SpiritTable, seat: int, power: Power, elements: list[int]
) -> list[list[int]]:
    """The same with these elements, for a caller that knows them. Sets for which nothing is spent
    come first; then those for which markers are, or which cost energy (SX-15.14)."""
    found = usable_levels(elements, power)
    owner = table.seats[seat]
    if owner.kept and power.thresholds:
        spare = markers(table, seat)
        both = [number + spare[element] for element, number in enumerate(elements)]
        found = found + [levels for levels in usable_levels(both, power) if levels not in found]
    return _payable(found, power, owner.energy) if power.prices else found


def _payable(sets: list[list[int]], power: Power, energy: int) -> list[list[int]]:
    """Sets of thresholds of which some cost energy: any of these may be left out, and what is left
    must be paid; those that cost least first."""
    found: list[list[int]] = []
    for levels in sets:
        dear = [level for level in levels if power.prices[level]]
        for bits in range(2 ** len(dear)):
            left_out = [level for n, level in enumerate(dear) if not bits >> n & 1]
            kept = [level for level in levels if level not in left_out]
            if kept not in found and price_of(power, kept) <= energy:
                found.append(kept)
    return sorted(found, key=lambda levels: price_of(power, levels))


def price_of(power: Power, levels: list[int]) -> int:
    """The energy that these thresholds cost together."""
    return sum([power.prices[level] for level in levels]) if power.prices else 0


def usable_levels(elements: list[int], power: Power) -> list[list[int]]:
    """Every set of thresholds that some smaller number of elements would meet, all of them first
    (SI-8.10, SI-8.11)."""
    if not power.thresholds:
        return [[]]
    all_met = met_levels(elements, power)
    bits_met = 0
    for level in all_met:
        bits_met |= 1 << level
    known = power.usable.get(bits_met)
    if known is None:
        known = _level_sets(all_met, power)
        power.usable[bits_met] = known
    return known


def _level_sets(all_met: list[int], power: Power) -> list[list[int]]:
    found = [all_met]
    for bits in range(2 ** len(all_met) - 1, -1, -1):
        chosen = [level for n, level in enumerate(all_met) if bits >> n & 1]
        least = [
            max([power.thresholds[level][element] for level in chosen], default=0)
            for element in range(len(ELEMENTS))
        ]
        levels = met_levels(least, power)
        if levels not in found:
            found.append(levels)
    return found
