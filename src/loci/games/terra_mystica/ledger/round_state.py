"""A whole table in the words of ledgers, to compare it with theirs."""

from __future__ import annotations

from typing import Any

from loci.games.terra_mystica.rules.gains import holdings
from loci.games.terra_mystica.state.board import NAMES, PRINTED, SITES, bits
from loci.games.terra_mystica.state.registry import TOWN
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import (
    BONUS_NAMES,
    CODES,
    COLOURS,
    FACTIONS,
    FAVOUR_NAMES,
    NOBODY,
    NONE,
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
            for faction, state in value.items():
                mine = found[name][faction]
                for field, told in state.items():
                    known = sorted(told) if field == "favours" else told
                    if field in mine and mine[field] != known:
                        return f"{faction} {field} {mine[field]}", str(known)
        elif name in found and found[name] != value:
            return f"{name} {found[name]}", str(value)
    return None
