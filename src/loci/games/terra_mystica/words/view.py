"""What everybody sees: the whole table in names, all but the random source."""

from __future__ import annotations

from typing import Any, Final

from loci.games.terra_mystica.rules.cults import keys_to_use
from loci.games.terra_mystica.rules.economy.gains import priest_reserve, room_for_power
from loci.games.terra_mystica.rules.economy.income import income_of
from loci.games.terra_mystica.rules.economy.offers import cultists_seat, gain_and_price, offers_to
from loci.games.terra_mystica.rules.scoring import largest_area
from loci.games.terra_mystica.rules.sequence import rewarded_seats
from loci.games.terra_mystica.rules.turn.allowed import own_spaces
from loci.games.terra_mystica.rules.upgrades import track_cost
from loci.games.terra_mystica.state.board import LAND, NAMES, PRINTED, SITE_NAMES, SITES, members
from loci.games.terra_mystica.state.land import in_supply, on_map, shipping_value
from loci.games.terra_mystica.state.moves import SHIP, SPADE_TRACK
from loci.games.terra_mystica.state.pieces import Cost, Faction, Gain
from loci.games.terra_mystica.state.registry import BOARDS, COMMON, FAVOUR, SCORING, TOWN
from loci.games.terra_mystica.state.table import PLACES, TerraTable
from loci.games.terra_mystica.state.terms import (
    ACTING,
    ACTIONS,
    BONUS_NAMES,
    BUILDINGS,
    COLOURS,
    CULTS,
    DWELLING,
    FACTIONS,
    FAVOUR_NAMES,
    NOBODY,
    NONE,
    ORDERS,
    OVER,
    PHASES,
    REWARDED,
    ROUNDS,
    SOURCES,
    TEMPLE,
    TERRAINS,
    TOWN_NAMES,
    TRADING_HOUSE,
)
from loci.games.terra_mystica.state.turn import (
    BRIDGE,
    CULT_STEPS,
    FAVOUR_TILE,
    FREE_DWELLING,
    FREE_HOUSE,
    ORDINATION,
    SANDSTORM,
    TOWN_TILE,
    Digging,
)
from loci.games.terra_mystica.words.outlook import (
    beside,
    bowls_after,
    digs,
    groups,
    prizes,
    reach,
    town_needs,
)
from loci.games.terra_mystica.words.printed import scoring
from loci.games.terra_mystica.words.sections import sections

__all__ = ["sections", "see"]


def see(table: TerraTable) -> dict[str, Any]:
    """The table as data for clients; the same for every viewer."""
    seats = [_seat(table, seat) for seat in range(table.players)]
    return {
        "round": table.round,
        "phase": PHASES[table.phase],
        "asked": asked(table),
        "active": table.active if table.phase == ACTING else None,
        "order": list(table.order),
        "passed": list(table.passed),
        "queue": list(table.queue),
        "rules": table.rules.to_data(),
        "scoring": [_scoring(table, number) for number in range(ROUNDS)],
        "bonus": [
            {
                "tile": BONUS_NAMES[tile],
                "coins": table.bonus_coins[tile],
                "holder": table.bonus.index(tile) if tile in table.bonus else None,
            }
            for tile in table.in_game
        ],
        "actions": [
            {
                "action": space.name,
                "power": space.cost.power,
                "used": bool(table.power_used >> space.number & 1),
            }
            for space in COMMON
            if space.set in table.sets
        ],
        "hexes": {NAMES[hex]: _hex(table, hex) for hex in range(LAND)},
        "beside": beside(table),
        "rivers": [NAMES[river] for river in table.rivers],
        "bridges": [
            {"site": SITE_NAMES[site], "ends": [NAMES[hex] for hex in SITES[site]], "owner": owner}
            for site, owner in enumerate(table.bridge)
            if owner != NOBODY
        ],
        "cults": {name: _cult(table, cult) for cult, name in enumerate(CULTS)},
        "favours": {
            tile.name: table.favour_left[number]
            for number, tile in enumerate(FAVOUR)
            if tile.set in table.sets
        },
        "towns": {
            tile.name: table.town_left[number]
            for number, tile in enumerate(TOWN)
            if tile.set in table.sets
        },
        "seats": seats,
        "prizes": prizes(table, [data.get("area", 0) for data in seats]),
        "offers": [_offer(table, offer, True) for offer in table.offers]
        + [_offer(table, offer, False) for offer in table.raised],
        "turn": _turn(table) if table.phase == ACTING else None,
    }


def asked(table: TerraTable) -> list[int]:
    """Who is asked something now, without working out what could be answered."""
    if table.phase == OVER:
        return []
    if table.phase == REWARDED:
        return rewarded_seats(table)
    if table.phase != ACTING:
        return table.queue[:1]
    found = [seat for seat in range(table.players) if offers_to(table, seat)]
    if table.earned and cultists_seat(table) not in found:
        found.append(cultists_seat(table))
    if not table.turn.ending and table.active not in found:
        found.append(table.active)
    return sorted(found)


# -- the boards ------------------------------------------------------------------------------------


def _hex(table: TerraTable, hex: int) -> dict[str, Any]:
    data: dict[str, Any] = {
        "terrain": TERRAINS[table.terrain[hex]],
        "printed": TERRAINS[PRINTED[hex]],
    }
    if table.owner[hex] != NOBODY:
        data["building"] = BUILDINGS[table.building[hex]]
        data["owner"] = table.owner[hex]
    if table.urban >> hex & 1:
        data["town"] = True
    return data


def _cult(table: TerraTable, cult: int) -> dict[str, Any]:
    places = table.orders[PLACES * cult : PLACES * (cult + 1)]
    return {
        "markers": table.cult[cult :: len(CULTS)],
        "priests": [None if owner == NOBODY else owner for owner in places],
        "worth": list(ORDERS),
    }


def _scoring(table: TerraTable, number: int) -> dict[str, Any]:
    """A round's tile; the end of the game covers the last one's cult reward (TM-2.6)."""
    tile = SCORING[table.scoring[number]]
    made = {"tile": tile.name, "round": number + 1, "now": number + 1 == table.round}
    return {**made, **scoring(tile), **({"reward": None} if number == ROUNDS - 1 else {})}


# -- seats -----------------------------------------------------------------------------------------


def _seat(table: TerraTable, seat: int) -> dict[str, Any]:
    points = table.points[len(SOURCES) * seat : len(SOURCES) * (seat + 1)]
    data: dict[str, Any] = {
        "faction": None,
        "vp": table.vp[seat],
        "points": _only(dict(zip(SOURCES, points, strict=True))),
        "passed": seat in table.passed,
        "left": bool(table.gone[seat]),
    }
    if table.faction[seat] == NONE:
        dealt = table.colours[seat] if table.colours else NONE
        return {**data, "home": None if dealt == NONE else TERRAINS[dealt]}
    board = BOARDS[table.faction[seat]]
    towns = table.towns[len(TOWN_NAMES) * seat : len(TOWN_NAMES) * (seat + 1)]
    tile = table.bonus[seat]
    return {
        **data,
        "faction": FACTIONS[table.faction[seat]],
        "home": TERRAINS[board.home],
        "colour": COLOURS[board.home],
        "coins": table.coins[seat],
        "workers": table.workers[seat],
        "priests": {
            "hand": table.priests[seat],
            "reserve": priest_reserve(table, seat),
            "cults": table.orders.count(seat),
        },
        "bowls": [table.bowl1[seat], table.bowl2[seat], table.bowl3[seat]],
        "room": room_for_power(table, seat),
        "removed": table.removed[seat],
        "keys": table.keys[seat],
        "shipping": _shipping(table, seat, board),
        "digging": _digging(table, seat, board),
        "bridges": table.bridges[seat],
        "favours": [n for k, n in enumerate(FAVOUR_NAMES) if table.favours[seat] >> k & 1],
        "towns": [n for k, n in enumerate(TOWN_NAMES) for _ in range(towns[k])],
        "bonus": None if tile == NONE else BONUS_NAMES[tile],
        "actions": [ACTIONS[action] for action in own_spaces(table, seat)],
        "used": [name for a, name in enumerate(ACTIONS) if table.used[seat] >> a & 1],
        "buildings": {
            BUILDINGS[kind]: {
                "built": on_map(table, seat, kind),
                "left": in_supply(table, seat, kind),
                "cost": _cost(Cost(board.cost_coins[kind], board.cost_workers[kind])),
                "next": _next_income(table, seat, board, kind),
            }
            for kind in range(1, len(BUILDINGS))
        },
        "area": largest_area(table, seat),
        "reach": reach(table, seat),
        "groups": groups(table, seat),
        "town": town_needs(table, seat),
        "income": _income(table, seat),
        "spades": table.reward[seat],
    }


def _shipping(table: TerraTable, seat: int, board: Faction) -> dict[str, Any] | None:
    """The track, what its next space costs and scores, and how far ships reach just now."""
    if not board.ship_most:
        return None
    level = table.shipping[seat]
    cost = track_cost(table, seat, SHIP)
    return {
        "level": level,
        "most": board.ship_most,
        "reach": shipping_value(table, seat),
        "cost": None if cost is None else _cost(cost),
        "points": 0 if cost is None else board.ship_vp[level + 1],
    }


def _digging(table: TerraTable, seat: int, board: Faction) -> dict[str, Any]:
    """The track (none for the Darklings) and the price of a spade."""
    cost = track_cost(table, seat, SPADE_TRACK)
    price = board.dig_prices[table.digging[seat]][1]
    return {
        "level": table.digging[seat],
        "most": board.dig_most,
        "spade": _cost(price),
        "cost": None if cost is None else _cost(cost),
    }


def _income(table: TerraTable, seat: int) -> dict[str, int] | None:
    """What the next round brings; None when there is none."""
    if table.round == ROUNDS or table.phase == OVER or table.gone[seat]:
        return None
    coins, workers, priests, power = income_of(table, seat)
    return _only({"coins": coins, "workers": workers, "priests": priests, "power": power})


def _next_income(table: TerraTable, seat: int, board: Faction, kind: int) -> dict[str, int]:
    """What one more building of a kind adds to the income."""
    n = on_map(table, seat, kind)
    if not in_supply(table, seat, kind):
        return {}
    if kind == DWELLING:
        return _only({"workers": board.dwelling_workers[n + 1] - board.dwelling_workers[n]})
    if kind == TRADING_HOUSE:
        coins, power = board.trading_house_coins, board.trading_house_power
        return _only({"coins": coins[n + 1] - coins[n], "power": power[n + 1] - power[n]})
    if kind == TEMPLE:
        priests, power = board.temple_priests, board.temple_power
        return _only({"priests": priests[n + 1] - priests[n], "power": power[n + 1] - power[n]})
    if kind == len(BUILDINGS) - 1:
        return _only({"priests": board.sanctuary_priests})
    return _gain(board.stronghold)


# -- offers and the turn under way -----------------------------------------------------------------


def _offer(table: TerraTable, offer: tuple[int, int, int, int], is_open: bool) -> dict[str, Any]:
    """`open`: to be answered; the others are made when the turn is over."""
    _, giver, taker, amount = offer
    gained, price = gain_and_price(table, taker, amount)
    return {
        "from": giver,
        "to": taker,
        "power": amount,
        "gain": gained,
        "price": max(0, price),
        "bowls": bowls_after(table, taker, gained),
        "open": is_open,
    }


_OWED: Final = {
    "town-tiles": TOWN_TILE,
    "favour-tiles": FAVOUR_TILE,
    "cult-steps": CULT_STEPS,
    "bridges": BRIDGE,
}
_UNUSED: Final = {
    "dwelling": FREE_DWELLING,
    "trading-house": FREE_HOUSE,
    "sandstorm": SANDSTORM,
    "priests": ORDINATION,
}


def _turn(table: TerraTable) -> dict[str, Any]:
    """What the active player has in hand and still has to take."""
    turn = table.turn
    digging = turn.digging() or Digging(0, 0)
    owed = {name: turn.number(kind) for name, kind in _OWED.items()}
    if turn.must_spend():
        owed["power"] = table.bowl3[table.active]
    unused = {name: turn.number(kind) for name, kind in _UNUSED.items()}
    return {
        "seat": table.active,
        "actions": turn.actions,
        "begun": bool(turn.acting),
        "ending": bool(turn.ending),
        "owed": _only(owed),
        "unused": _only({"spades": turn.spades, **unused}),
        "keys": [CULTS[cult] for cult in keys_to_use(table, table.active)],
        "hexes": digging.hexes if digging.spades else 0,
        "dwellings": digging.builds if turn.digging() else 0,
        "sites": [NAMES[hex] for hex in members(digging.sites)],
        "skipped": None if digging.skipped == NONE else NAMES[digging.skipped],
        "cultists-steps": table.earned,
        "digs": digs(table),
    }


# -- numbers by name -------------------------------------------------------------------------------


def _only(numbers: dict[str, int]) -> dict[str, int]:
    """Without what is nothing."""
    return {name: number for name, number in numbers.items() if number}


def _gain(what: Gain) -> dict[str, int]:
    return _only(
        {
            "coins": what.coins,
            "workers": what.workers,
            "priests": what.priests,
            "power": what.power,
        }
    )


def _cost(cost: Cost) -> dict[str, int]:
    return _only(
        {
            "coins": cost.coins,
            "workers": cost.workers,
            "priests": cost.priests,
            "power": cost.power,
        }
    )
