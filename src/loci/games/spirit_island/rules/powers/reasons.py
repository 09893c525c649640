"""Why a power cannot be used now, or not on this target."""

from __future__ import annotations

from loci.core.decision import Decision
from loci.core.text import Text
from loci.games.spirit_island.rules.island.lands import playable, within
from loci.games.spirit_island.rules.powers.power import Power
from loci.games.spirit_island.rules.powers.repeats import best_repeat, may_repeat_any
from loci.games.spirit_island.rules.powers.speed import may_shift, speed_of
from loci.games.spirit_island.rules.powers.targeting import (
    has_target,
    is_target,
    origins,
    range_of,
    reach_of,
)
from loci.games.spirit_island.rules.spirits.elements import (
    elements_of,
    level_sets,
    price_of,
    usable_cards,
)
from loci.games.spirit_island.rules.spirits.spirit import spirit_of
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import Use
from loci.games.spirit_island.state.names import (
    by_element,
    card_text,
    elements_text,
    land_kind,
    terrain_text,
)
from loci.games.spirit_island.state.registry import POWERS
from loci.games.spirit_island.state.steps import FAST_POWERS
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import FAST, NOWHERE, SLOW, SPEEDS, TERRAINS


def why_not_power(table: SpiritTable, seat: int, move: Use) -> Text | None:
    if move.verb == verbs.USE:
        return _why_not_use(table, seat, move)
    return _why_not_repeat(table, seat, move)


def _why_not_use(table: SpiritTable, seat: int, move: Use) -> Text | None:
    """The first of: no such power, not in play, used, no threshold, wrong phase, no target."""
    id = move.power
    owner = table.seats[seat]
    if id not in POWERS:
        return Text("no-such-card", card=id)
    power = POWERS[id]
    if id not in usable_cards(table, seat) and id not in spirit_of(table, seat).innates:
        return Text(
            "card-not-played" if id in owner.hand else "power-not-yours", card=card_text(id)
        )
    if power.uses and owner.used.count(id) >= power.uses:
        return Text("power-used", card=card_text(id))
    if power.extra_cost is not None and not power.extra_cost.can_pay(table, seat):
        return Text("power-price", card=card_text(id))
    sets = level_sets(table, seat, power)
    levels = sets[0]
    if not move.whole:
        unmet = why_not_levels(table, seat, power, move.levels, sets)
        if unmet is not None:
            return unmet
        levels = move.levels
    if power.deck == "innate" and not power.does_at(levels):
        first = 1 if 0 in (power.fast_at, power.slow_at) else 0
        return _short_of_elements(table, seat, power, first)
    now = FAST if table.step == FAST_POWERS else SLOW
    speed = speed_of(table, power)
    if speed != now and not may_shift(table, seat, power, levels):
        return Text("power-speed", card=card_text(id), speed=Text(f"speed-{SPEEDS[speed]}"))
    if power.range is not None and not origins(table, seat, power):
        return _no_origin(power)
    return None if has_target(table, seat, power, levels) else Text("no-target", card=card_text(id))


def why_not_levels(
    table: SpiritTable, seat: int, power: Power, levels: list[int], sets: list[list[int]]
) -> Text | None:
    """Whether thresholds named in an answer can be made use of, just these."""
    for level in levels:
        if level >= len(power.thresholds):
            return Text("no-such-level", level=str(level + 1))
        if not any(level in usable for usable in sets):
            price, energy = price_of(power, [level]), table.seats[seat].energy
            if price > energy:
                return Text("needs-energy", need=price, have=energy)
            return _short_of_elements(table, seat, power, level)
    if levels == sets[0]:
        return Text("levels-are-all")
    return None if levels in sets else Text("levels-go-together")


def _short_of_elements(table: SpiritTable, seat: int, power: Power, level: int) -> Text:
    """The elements that a threshold still wants."""
    have = elements_of(table, seat)
    wanted = power.thresholds[level]
    short = [max(0, need - got) for need, got in zip(wanted, have, strict=True)]
    return Text(
        "needs-elements",
        level=level + 1,
        elements=elements_text(by_element(wanted)),
        short=elements_text(by_element(short)),
    )


def _why_not_repeat(table: SpiritTable, seat: int, move: Use) -> Text | None:
    id = move.power
    owner = table.seats[seat]
    if id not in POWERS:
        return Text("no-such-card", card=id)
    if not may_repeat_any(table, seat):
        return Text("no-repeat")
    if id not in owner.used or id not in owner.played:
        return Text("repeat-not-used", card=card_text(id))
    if best_repeat(table, seat, POWERS[id], paying=move.verb == verbs.PAY_REPEAT) is None:
        return Text("repeat-too-dear", card=card_text(id))
    if not move.whole:
        sets = level_sets(table, seat, POWERS[id])
        unmet = why_not_levels(table, seat, POWERS[id], move.levels, sets)
        if unmet is not None:
            return unmet
    return Text("repeat-not-now", card=card_text(id))


# -- targets ---------------------------------------------------------------------------------------


def why_not_target(table: SpiritTable, decision: Decision, land: int, name: str) -> Text | None:
    """Why a land (NOWHERE: nothing of the island is called so) is no target of the power that the
    question is about."""
    named = decision.prompt.args.get("power")
    power = POWERS.get(named.id.removeprefix("power-")) if isinstance(named, Text) else None
    if power is None:
        return None
    if power.target.spirit:
        return Text("target-spirit", target=land_kind(power.target.name))
    if land == NOWHERE:
        return Text("no-such-land", land=name)
    if land not in playable(table):
        return Text("target-ocean", land=name)
    if not is_target(table, power, land):
        return Text(
            "target-wrong",
            land=name,
            terrain=terrain_text(table.island, land),
            target=land_kind(power.target.name),
        )
    levels = level_sets(table, decision.seat, power)[0]
    starts = origins(table, decision.seat, power)
    distance = range_of(table, decision.seat, power, levels)
    if land not in reach_of(table, decision.seat, power, starts, levels):
        return _too_far(power, name, distance, _distance(table, starts, land))
    # In range and of the right kind: only a card that names its lands itself refuses it.
    return Text(
        "land-not-among",
        land=name,
        terrain=terrain_text(table.island, land),
    )


def _distance(table: SpiritTable, starts: list[int], land: int) -> int:
    distance = 0
    while land not in within(table, starts, distance):
        distance += 1
        if distance > len(table.pieces):
            return -1
    return distance


def _too_far(power: Power, land: str, distance: int, away: int) -> Text:
    assert power.range is not None
    if away < 0:
        return _no_origin(power)
    origin = Text("origin-sacred-site" if power.range.sacred else "origin-presence")
    return Text("target-far", land=land, away=away, distance=distance, origin=origin)


def _no_origin(power: Power) -> Text:
    """Nothing to count the range from."""
    assert power.range is not None
    origin = Text("origin-sacred-site" if power.range.sacred else "origin-presence")
    if power.range.terrain:
        terrain = Text(f"terrain-{TERRAINS[power.range.terrain]}")
        return Text("no-origin-terrain", origin=origin, terrain=terrain)
    return Text("no-origin", origin=origin)
