"""What could come of a table: reach, towns in the making, offers that building would raise, prizes
as they stand, and the land that one click could dig and build on."""

from __future__ import annotations

from typing import Any, Final

from loci.core.decision import Move
from loci.games.terra_mystica.rules.economy.costs import Purse
from loci.games.terra_mystica.rules.economy.gains import gain_power
from loci.games.terra_mystica.rules.map.digging import (
    dig_by_skipping,
    diggable,
    free_land,
    spade_price,
)
from loci.games.terra_mystica.rules.map.reach import reached, tunnelled
from loci.games.terra_mystica.rules.map.towns import connected, town_power
from loci.games.terra_mystica.rules.reasons import why_not
from loci.games.terra_mystica.rules.scoring import AREA_PRIZES, CULT_PRIZES, shares
from loci.games.terra_mystica.rules.turn.actions import do
from loci.games.terra_mystica.rules.turn.allowed import addable, can_begin, dig_cost
from loci.games.terra_mystica.state.board import LAND, NAMES, members
from loci.games.terra_mystica.state.land import home
from loci.games.terra_mystica.state.moves import BUILDS, DIGS, TRANSFORMS
from loci.games.terra_mystica.state.registry import BOARDS
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import (
    ACTING,
    CULTS,
    MOST_SPADES,
    NONE,
    POWER_VALUE,
    SANCTUARY,
    TOWN_BUILDINGS,
)
from loci.games.terra_mystica.state.turn import Digging

# -- of every seat ---------------------------------------------------------------------------------


def reach(table: TerraTable, seat: int) -> dict[str, list[str]]:
    """The free land next to a seat's buildings, by ship, and by tunnel or carpet."""
    free = free_land(table)
    direct = table.direct[seat] & free
    ship = table.sailed[seat] & free & ~direct
    skip = tunnelled(table, seat) & free if BOARDS[table.faction[seat]].way else 0
    ways = {"direct": direct, "ship": ship, "skip": skip}
    return {way: [NAMES[hex] for hex in members(land)] for way, land in ways.items() if land}


def groups(table: TerraTable, seat: int) -> list[dict[str, Any]]:
    """Towns in the making: linked buildings that are no town yet, with what counts for one."""
    found: list[dict[str, Any]] = []
    left = table.held[seat] & ~table.urban
    while left:
        group = connected(table, seat, left & -left)
        left &= ~group
        hexes = members(group)
        kinds = [table.building[hex] for hex in hexes]
        if len(kinds) > 1 and not group & table.urban:
            found.append(
                {
                    "hexes": [NAMES[hex] for hex in hexes],
                    "buildings": len(kinds) + kinds.count(SANCTUARY),
                    "power": sum(POWER_VALUE[kind] for kind in kinds),
                }
            )
    return found


def town_needs(table: TerraTable, seat: int) -> dict[str, int]:
    return {"buildings": TOWN_BUILDINGS, "power": town_power(table, seat)}


# -- of the table ----------------------------------------------------------------------------------


def beside(table: TerraTable) -> dict[str, list[int]]:
    """Per hex the power value of each seat's buildings next to it: what they would be offered."""
    found: dict[str, list[int]] = {}
    for hex in range(LAND):
        if table.near[hex] & table.built:
            found[NAMES[hex]] = [
                sum(POWER_VALUE[table.building[h]] for h in members(held & table.near[hex]))
                for held in table.held
            ]
    return found


def prizes(table: TerraTable, areas: list[int]) -> dict[str, list[int]]:
    """What the end of the game would give each seat if it were now, by cult and for the areas."""
    if NONE in table.faction:
        return {}
    found = {
        name: shares(table.cult[cult :: len(CULTS)], CULT_PRIZES) for cult, name in enumerate(CULTS)
    }
    return {**found, "area": shares(areas, AREA_PRIZES)}


def bowls_after(table: TerraTable, seat: int, power: int) -> list[int]:
    """The bowls once so much power was gained."""
    after = table.clone()
    gain_power(after, seat, power)
    return [after.bowl1[seat], after.bowl2[seat], after.bowl3[seat]]


# -- of the turn under way -------------------------------------------------------------------------

_NO_DIGGING: Final = Digging(0, 0)


def digs(table: TerraTable) -> dict[str, Any] | None:
    """What the active seat can dig with one click: per hex the spades that make it home terrain,
    how many of them are bought, and the price with and without a dwelling; and the spades that
    could be bought for another terrain, for which land."""
    seat, turn = table.active, table.turn
    if table.phase != ACTING or turn.ending or turn.must():
        return None
    in_hand = (turn.digging() or _NO_DIGGING).spades
    begins = can_begin(table, seat) and not in_hand
    if not begins and not in_hand:
        return None
    purse = Purse(table, seat)
    near = diggable(table, seat)
    far = dig_by_skipping(table, seat)
    homes: dict[str, Any] = {}
    for hex in members(near | far):
        spades = spade_price(table, seat, hex, home(table, seat))
        bought = max(0, spades - in_hand)
        if bought and addable(table) is None and not begins:
            continue
        is_far = not reached(table, seat) >> hex & 1
        if purse.can_pay(dig_cost(table, seat, bought, is_far)):
            found = _home(table, seat, hex, bought)
            if found is not None:
                homes[NAMES[hex]] = {"spades": spades, **found}
    most = 0
    while begins and most < MOST_SPADES and purse.can_pay(dig_cost(table, seat, most + 1, False)):
        most += 1
    land = [NAMES[hex] for hex in members(near)] if most else []
    return {"homes": homes, "most": most if land else 0, "land": land}


def _home(table: TerraTable, seat: int, hex: int, bought: int) -> dict[str, Any] | None:
    """Dig, transform and build as the rules do, on a copy; None where one of it is not legal."""
    after = table.clone()
    after.sink = None
    moves = [DIGS[bought]] if bought else []
    moves.append(TRANSFORMS[7 * hex + home(table, seat)])
    if not _done(after, seat, moves):
        return None
    found: dict[str, Any] = {"buys": bought} if bought else {}
    found["price"] = _paid(table, after, seat)
    found["points"] = after.vp[seat] - table.vp[seat]
    built = after.clone()
    if _done(built, seat, [BUILDS[hex]]):
        found["dwelling"] = _paid(after, built, seat)
        found["points-built"] = built.vp[seat] - table.vp[seat]
        if built.turn.must():
            found["town"] = True
    return found


def _done(table: TerraTable, seat: int, moves: list[Move]) -> bool:
    for move in moves:
        if why_not(table, seat, move) is not None:
            return False
        do(table, seat, move)
    return True


def _paid(before: TerraTable, after: TerraTable, seat: int) -> dict[str, int]:
    parts = {
        "coins": before.coins[seat] - after.coins[seat],
        "workers": before.workers[seat] - after.workers[seat],
        "priests": before.priests[seat] - after.priests[seat],
    }
    return {name: number for name, number in parts.items() if number}
