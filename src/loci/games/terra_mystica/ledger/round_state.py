"""A whole table in the words of ledgers, to compare it with theirs."""

from __future__ import annotations

from typing import Any, Final

from loci.games.terra_mystica.rules.economy.gains import holdings
from loci.games.terra_mystica.state.board import NAMES, PRINTED, SITES, bits
from loci.games.terra_mystica.state.registry import TOWN
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import (
    BONUS_NAMES,
    CODES,
    COLOURS,
    CULTS,
    FACTIONS,
    FAVOUR_NAMES,
    FROM_AREA,
    FROM_BONUS,
    FROM_CULTS,
    FROM_FACTION,
    FROM_FAVOURS,
    FROM_OFFERS,
    FROM_RESOURCES,
    FROM_SCORING,
    FROM_START,
    FROM_TOWNS,
    FROM_TRACKS,
    FROM_TRADE,
    NOBODY,
    NONE,
    SOURCES,
    TOWN_NAMES,
)


def describe(table: TerraTable) -> dict[str, Any]:
    """Everything that ledgers tell of a table at the start of a round."""
    return {
        "round": table.round,
        "factions": {
            FACTIONS[table.faction[seat]]: _faction(table, seat) for seat in range(table.players)
        },
        "terrain_changes": {
            NAMES[hex]: COLOURS[terrain]
            for hex, terrain in enumerate(table.terrain)
            if terrain != PRINTED[hex]
        },
        "bridges": sorted(
            [
                sorted([NAMES[SITES[site][0]], NAMES[SITES[site][1]]])
                for site, owner in enumerate(table.bridge)
                if owner != NOBODY
            ]
        ),
        "bonus_coins": {
            BONUS_NAMES[tile]: table.bonus_coins[tile]
            for tile in table.in_game
            if tile not in table.bonus
        },
    }


def _faction(table: TerraTable, seat: int) -> dict[str, Any]:
    has = holdings(table, seat)
    towns = table.towns[len(TOWN) * seat : len(TOWN) * (seat + 1)]
    tile = table.bonus[seat]
    return {
        "VP": has[0],
        "C": has[1],
        "W": has[2],
        "P": has[3],
        "PW": has[4:7],
        "cults": has[7:],
        "keys": table.keys[seat],
        "ship": table.shipping[seat],
        "dig": table.digging[seat],
        "bridges_left": table.bridges[seat],
        "buildings": {NAMES[h]: CODES[table.building[h]] for h in bits(table.held[seat])},
        "towns": {TOWN_NAMES[kind]: number for kind, number in enumerate(towns) if number},
        "favours": sorted(
            [name for kind, name in enumerate(FAVOUR_NAMES) if table.favours[seat] >> kind & 1]
        ),
        "priests_on_cult_board": table.orders.count(seat),
        "bonus": "" if tile == NONE else BONUS_NAMES[tile],
    }


def difference(table: TerraTable, expected: dict[str, Any]) -> tuple[str, str] | None:
    """The first thing in which a table is not as a ledger says: found and expected."""
    found = describe(table)
    for name, value in expected.items():
        if name == "order":
            order = [FACTIONS[table.faction[seat]] for seat in table.order]
            if table.rules.by_passing and order != value:
                return f"order {order}", str(value)
        elif name == "bridges":
            if not isinstance(value, list):
                return f"bridges {found[name]}", str(value)
            sites = sorted([sorted(bridge[:2]) for bridge in value])
            if sites != found[name]:
                return f"bridges {found[name]}", str(sites)
        elif name == "factions":
            if not isinstance(value, dict) or {*value} != {*found[name]}:
                return f"factions {sorted(found[name])}", str(value)
            for seat, faction in enumerate(table.faction):
                wrong = _faction_difference(table, seat, found[name], value[FACTIONS[faction]])
                if wrong is not None:
                    return wrong
        elif name in found and found[name] != value:
            return f"{name} {found[name]}", str(value)
    return None


def _faction_difference(
    table: TerraTable, seat: int, found: dict[str, Any], told: dict[str, Any]
) -> tuple[str, str] | None:
    faction = FACTIONS[table.faction[seat]]
    for field, value in told.items():
        if field == "vp_source":
            wrong = _points_difference(table, seat, value)
            if wrong is not None:
                return f"{faction} {wrong[0]}", wrong[1]
            continue
        known = sorted(value) if field == "favours" else value
        if field in found[faction] and found[faction][field] != known:
            return f"{faction} {field} {found[faction][field]}", str(known)
    return None


# -- points by source ------------------------------------------------------------------------------

#: Where the site says that points come from, and ours. What is converted at the end, and what the
#: Alchemists convert before, are one thing there.
_FROM: Final = {
    "initial": (FROM_START,),
    "leech": (FROM_OFFERS,),
    "TW": (FROM_TOWNS,),
    "advance_ship": (FROM_TRACKS,),
    "advance_dig": (FROM_TRACKS,),
    "faction": (FROM_FACTION,),
    "SH": (FROM_FACTION,),
    "advance_SH": (FROM_FACTION,),
    "convert": (FROM_TRADE, FROM_RESOURCES),
    "network": (FROM_AREA,),
    **dict.fromkeys(CULTS, (FROM_CULTS,)),
}
_GROUPS: Final = (*dict.fromkeys(_FROM.values()), (FROM_SCORING,), (FROM_BONUS,), (FROM_FAVOURS,))


def _points_difference(table: TerraTable, seat: int, told: object) -> tuple[str, str] | None:
    """The first source that brought other points than a ledger says."""
    if not isinstance(told, dict):
        return "vp_source", str(told)
    sums = dict.fromkeys(_GROUPS, 0)
    for word, points in told.items():
        group = _group(word)
        if group is None or not isinstance(points, int):
            return f"vp_source 0 {word}", f"{points} {word}"
        sums[group] += points
    for group, points in sums.items():
        mine = sum([table.points[len(SOURCES) * seat + source] for source in group])
        if mine != points:
            name = "+".join([SOURCES[source] for source in group])
            return f"vp_source {mine} {name}", f"{points} {name}"
    return None


def _group(word: str) -> tuple[int, ...] | None:
    if " >> " in word:
        return (FROM_SCORING,)
    if word in BONUS_NAMES:
        return (FROM_BONUS,)
    return (FROM_FAVOURS,) if word in FAVOUR_NAMES else _FROM.get(word)
