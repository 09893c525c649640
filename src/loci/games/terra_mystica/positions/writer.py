"""Writing positions: the inverse of `position.read`, leaving out what is as printed."""

from __future__ import annotations

from typing import Any

from loci.games.terra_mystica.state.board import NAMES, PRINTED, SITE_NAMES, bits, members
from loci.games.terra_mystica.state.registry import BOARDS, TOWN
from loci.games.terra_mystica.state.table import PLACES, TerraTable
from loci.games.terra_mystica.state.terms import (
    ACTIONS,
    BONUS_NAMES,
    CODES,
    COLOURS,
    CULTS,
    FACTIONS,
    FAVOUR_NAMES,
    NOBODY,
    NONE,
    PHASES,
    SCORING_NAMES,
    SOURCES,
    TOWN_NAMES,
)
from loci.games.terra_mystica.state.turn import turn_flags


def write(table: TerraTable) -> dict[str, Any]:
    """Everything that `position.read` takes."""
    data: dict[str, Any] = {
        "phase": PHASES[table.phase],
        "round": table.round,
        "scoring": [SCORING_NAMES[tile] for tile in table.scoring],
        "bonus": {BONUS_NAMES[tile]: table.bonus_coins[tile] for tile in table.in_game},
        "order": [_name(seat) for seat in table.order],
        "passed": [_name(seat) for seat in table.passed],
        "queue": [_name(seat) for seat in table.queue],
        "turn": _name(table.active),
        "used": [name for number, name in enumerate(ACTIONS) if table.power_used >> number & 1],
        "terrain": {
            NAMES[hex]: COLOURS[terrain]
            for hex, terrain in enumerate(table.terrain)
            if terrain != PRINTED[hex] and table.owner[hex] == NOBODY
        },
        "bridges": {
            SITE_NAMES[site]: _name(owner)
            for site, owner in enumerate(table.bridge)
            if owner != NOBODY
        },
        "urban": [NAMES[hex] for hex in members(table.urban)],
        "rivers": [NAMES[river] for river in table.rivers],
        "priests": {
            name: [_owner(o) for o in table.orders[PLACES * cult : PLACES * (cult + 1)]]
            for cult, name in enumerate(CULTS)
        },
        "colours": list(table.colours),
        "raised": [_offer(offer) for offer in table.raised],
        "offers": [_offer(offer) for offer in table.offers],
        "events": table.events,
        "earned": table.earned,
        "stepped": list(table.stepped),
        "declined": list(table.declined),
        "seats": {
            _name(seat): _seat(table, seat)
            for seat in range(table.players)
            if table.faction[seat] != NONE
        },
    }
    data["underway"] = turn_flags(table.turn)
    data["rng"] = table.rng.to_data()
    return {name: value for name, value in data.items() if value not in ({}, [])}


def _name(seat: int) -> str:
    return f"P{seat + 1}"


def _owner(seat: int) -> str:
    return "-" if seat == NOBODY else _name(seat)


def _offer(offer: tuple[int, int, int, int]) -> dict[str, Any]:
    event, giver, taker, power = offer
    return {"event": event, "from": _name(giver), "to": _name(taker), "power": power}


def _seat(table: TerraTable, seat: int) -> dict[str, Any]:
    towns = table.towns[len(TOWN) * seat : len(TOWN) * (seat + 1)]
    board = BOARDS[table.faction[seat]]
    data: dict[str, Any] = {
        "faction": FACTIONS[table.faction[seat]],
        "vp": table.vp[seat],
        "coins": table.coins[seat],
        "workers": table.workers[seat],
        "priests": table.priests[seat],
        "bowls": [table.bowl1[seat], table.bowl2[seat], table.bowl3[seat]],
        "cults": table.cult[len(CULTS) * seat : len(CULTS) * (seat + 1)],
        "shipping": table.shipping[seat],
        "digging": table.digging[seat],
        "bonus": None if table.bonus[seat] == NONE else BONUS_NAMES[table.bonus[seat]],
        "buildings": {NAMES[hex]: CODES[table.building[hex]] for hex in bits(table.held[seat])},
        "favours": [name for n, name in enumerate(FAVOUR_NAMES) if table.favours[seat] >> n & 1],
        "towns": [TOWN_NAMES[n] for n, number in enumerate(towns) for _ in range(number)],
        "used": [ACTIONS[n] for n in range(len(ACTIONS)) if table.used[seat] >> n & 1],
    }
    points = table.points[len(SOURCES) * seat : len(SOURCES) * (seat + 1)]
    data["points"] = {name: number for name, number in zip(SOURCES, points, strict=True) if number}
    for name in ("range", "reward"):
        if getattr(table, name)[seat]:
            data[name] = getattr(table, name)[seat]
    if table.gone[seat]:
        data["left"] = True
    if not board.ship_most:
        del data["shipping"]
    return {name: value for name, value in data.items() if value not in ({}, [])}
