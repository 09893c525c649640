"""Elements that a power has besides because of the land that it targets: they count toward its
thresholds, but come too late for its range and its speed (SX-46.16, SX-46.17)."""

from __future__ import annotations

from loci.core.decision import Move
from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.asking import ask
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.rules.powers.power import Power
from loci.games.spirit_island.rules.powers.targeting import far_lands, target_lands
from loci.games.spirit_island.rules.spirits.elements import (
    elements_for,
    elements_of,
    levels_with,
    met_levels,
    price_of,
)
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import Use
from loci.games.spirit_island.state.names import card_text
from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import ELEMENTS, NOWHERE


def gain_elements_of_land(act: Act, asks: bool = True) -> Script:
    """A power has its target land, and with it the elements there. Where they meet more thresholds,
    its user says which of these it makes use of; or all, where nobody is asked."""
    table, power = act.table, POWERS[act.power]
    if act.land == NOWHERE or not holders(table, "more_elements_on"):
        return
    sets = levels_on(table, act.seat, power, act.levels, act.land, act.elements)
    more = elements_on(table, act.seat, act.land)
    act.elements = [number + more[n] for n, number in enumerate(act.elements)]
    if power.deck == "innate":
        sets = [levels for levels in sets if power.does_at(levels)]
    if not sets or sets == [act.levels]:
        return
    chosen = sets[0]
    if asks:
        name = table.island.names[act.land]
        prompt = Text("ask-land-elements", power=card_text(power.id), land=name)
        moves: list[Move] = [
            Use(verbs.USE, power.id, levels, number == 0) for number, levels in enumerate(sets)
        ]
        answer = yield from ask(act.seat, prompt, moves)
        assert isinstance(answer, Use)
        chosen = answer.levels
    act.aimed, act.levels = act.levels, chosen


# -- reading ---------------------------------------------------------------------------------------


def elements_on(table: SpiritTable, seat: int, land: int) -> list[int]:
    """The elements that a land gives the powers which a spirit targets it with."""
    found = [0] * len(ELEMENTS)
    for rule, holder in holders(table, "more_elements_on"):
        for element in rule.more_elements_on(table, holder, seat, land):
            found[element] += 1
    return found


def levels_on(
    table: SpiritTable,
    seat: int,
    power: Power,
    levels: list[int],
    land: int,
    elements: list[int],
) -> list[list[int]]:
    """The sets of thresholds that a power, used with these `levels`, may make use of on a land:
    they alone, and with any that the elements there help to meet, all of them first; but none that
    its user could have met without and has left out. A threshold that does nothing but make it
    fast, slow or reach farther comes too late."""
    more = elements_on(table, seat, land)
    if not power.thresholds or not any(more):
        return [levels]
    both = [number + more[n] for n, number in enumerate(elements)]
    left_out = set(met_levels(elements_for(table, seat, power, elements), power)) - set(levels)
    after = levels_with(table, seat, power, elements_for(table, seat, power, both))
    late = {power.fast_at, power.slow_at}
    if power.deck == "innate":
        late |= set(power.farther_at)
    found: list[list[int]] = []
    for met in after:
        chosen = [level for level in met if level not in late or level in levels]
        if set(levels) <= set(chosen) and not left_out & set(chosen) and chosen not in found:
            found.append(chosen)
    return found or [levels]


def does_on(table: SpiritTable, seat: int, power: Power, levels: list[int], land: int) -> bool:
    """Whether an innate power, used with these thresholds, does anything on a land."""
    have = elements_of(table, seat)
    sets = levels_on(table, seat, power, levels, land, have)
    return any([power.does_at(found) for found in sets])


def has_land_for(table: SpiritTable, seat: int, power: Power, levels: list[int]) -> bool:
    """Whether an innate power that does nothing by the elements of its spirit does something by
    those of a land which it could target."""
    if power.range is None or not holders(table, "more_elements_on"):
        return False
    reached = target_lands(table, seat, power, levels)
    lands = [*reached, *far_lands(table, seat, power, reached, price_of(power, levels))]
    return any([does_on(table, seat, power, levels, land) for land in lands])
