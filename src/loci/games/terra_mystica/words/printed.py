"""What is printed on board, faction boards and tiles, as data: a client is given it once and for
all (`web/src/boards/terra-mystica/printed.json`), views name it only."""

from __future__ import annotations

from typing import Any

from loci.games.terra_mystica.content.spaces import BridgeSpace, GainSpace, SpadeSpace, StepSpace
from loci.games.terra_mystica.rules.cults import FIELD_POWER
from loci.games.terra_mystica.rules.scoring import AREA_PRIZES, CULT_PRIZES
from loci.games.terra_mystica.rules.upgrades import SPADES_VP
from loci.games.terra_mystica.state.board import NAMES, ROW_COLUMN, SITE_NAMES
from loci.games.terra_mystica.state.pieces import (
    PRIESTS_SENT,
    ActionSpace,
    BonusTile,
    Cost,
    Faction,
    FavourTile,
    Gain,
    ScoringTile,
    TownTile,
)
from loci.games.terra_mystica.state.registry import BOARDS, BONUS, FAVOUR, SCORING, SPACES, TOWN
from loci.games.terra_mystica.state.terms import (
    BUILDINGS,
    COLOURS,
    CULTS,
    ORDERS,
    PIECES,
    POWER_VALUE,
    TERRAINS,
)


def printed() -> dict[str, Any]:
    return {
        "rows": _rows(),
        "sites": list(SITE_NAMES),
        "terrains": dict(zip(TERRAINS, COLOURS, strict=True)),
        "buildings": {
            name: {"pieces": PIECES[kind], "power": POWER_VALUE[kind]}
            for kind, name in enumerate(BUILDINGS)
            if name
        },
        "orders": list(ORDERS),
        "fields": list(FIELD_POWER),
        "prizes": {"cult": list(CULT_PRIZES), "area": list(AREA_PRIZES)},
        "factions": {faction.name: _faction(faction) for faction in BOARDS},
        "scoring": {tile.name: scoring(tile) for tile in SCORING},
        "bonus": {tile.name: _bonus(tile) for tile in BONUS},
        "favours": {tile.name: _favour(tile) for tile in FAVOUR},
        "towns": {tile.name: _town(tile) for tile in TOWN},
        "actions": {space.name: _space(space) for space in SPACES},
    }


def _rows() -> list[str]:
    """The names of the hexes from west to east, land and river, row by row."""
    rows: dict[int, dict[int, str]] = {}
    for name, (row, column) in zip(NAMES, ROW_COLUMN, strict=True):
        rows.setdefault(row, {})[column] = name
    return [" ".join(rows[row][column] for column in sorted(rows[row])) for row in sorted(rows)]


def _faction(board: Faction) -> dict[str, Any]:
    kinds = range(1, len(BUILDINGS))
    dwellings = [{"workers": number} for number in board.dwelling_workers]
    houses = _both("coins", board.trading_house_coins, "power", board.trading_house_power)
    temples = _both("priests", board.temple_priests, "power", board.temple_power)
    incomes = [dwellings, houses, temples, [{}, _gain(board.stronghold)]]
    incomes.append([{}, {"priests": board.sanctuary_priests}])
    return {
        "home": TERRAINS[board.home],
        "start": _gain(Gain(board.coins, board.workers, board.priests)),
        "bowls": board.bowls,
        "cults": _only(dict(zip(CULTS, board.cults, strict=True))),
        "dwellings": board.dwellings,
        "ship": {
            "start": board.ship_start,
            "points": board.ship_vp,
            "cost": _gain(board.ship_price),
        },
        "dig": {
            "rates": [_gain(row[1]) for row in board.dig_prices[: board.dig_most + 1]],
            "cost": _gain(board.dig_price),
            "points": SPADES_VP,
        },
        "prices": {BUILDINGS[kind]: _gain(board.prices[kind]) for kind in kinds},
        "lonely": _gain(board.lonely_price),
        "incomes": {BUILDINGS[kind]: incomes[kind - 1] for kind in kinds},
        "action": None if board.action is None else board.action.name,
        "ways": {
            TERRAINS[now]: {TERRAINS[then]: spades for then, spades in ways}
            for now, ways in enumerate(board.ways)
        },
    }


def _both(one: str, ones: list[int], other: str, others: list[int]) -> list[dict[str, int]]:
    return [_only({one: a, other: b}) for a, b in zip(ones, others, strict=True)]


def scoring(tile: ScoringTile) -> dict[str, Any]:
    """Points for what, and the reward for so many steps on a cult, or priests sent."""
    return {
        "points": {**_points(tile.vp), **_only({"spade": tile.vp_spade, "town": tile.vp_town})},
        "cult": "priests" if tile.cult == PRIESTS_SENT else CULTS[tile.cult],
        "steps": tile.steps,
        "reward": {**_gain(tile.reward), **_only({"spades": tile.spades})},
    }


def _bonus(tile: BonusTile) -> dict[str, Any]:
    points = {**_points(tile.vp), **_only({"shipping": tile.vp_shipping})}
    return _some(
        income=_gain(tile.income), points=points, sails=tile.sails, action=_name(tile.action)
    )


def _favour(tile: FavourTile) -> dict[str, Any]:
    return _some(
        cult=CULTS[tile.cult],
        steps=tile.steps,
        copies=tile.copies,
        income=_gain(tile.income),
        points=_points(tile.vp),
        passing=list(tile.pass_vp),
        town=tile.town_power,
        action=_name(tile.action),
    )


def _town(tile: TownTile) -> dict[str, Any]:
    return _some(
        points=tile.vp,
        copies=tile.copies,
        keys=tile.keys,
        gain=_gain(tile.gain),
        steps=tile.steps,
        shipping=tile.shipping,
    )


def _space(space: ActionSpace) -> dict[str, Any]:
    """What it costs and gives; those of factions that give something of their own go by name."""
    return _some(
        cost=_gain(space.cost),
        common=space.common,
        again=space.again,
        gain=_gain(space.what) if isinstance(space, GainSpace) else {},
        spades=space.spades if isinstance(space, SpadeSpace) else 0,
        steps=space.steps if isinstance(space, StepSpace) else 0,
        bridge=isinstance(space, BridgeSpace),
    )


def _name(space: ActionSpace | None) -> str:
    return "" if space is None else space.name


def _points(points: list[int]) -> dict[str, int]:
    return _only(dict(zip(BUILDINGS, points, strict=True)))


def _gain(what: Gain | Cost) -> dict[str, int]:
    return _only(
        {
            "coins": what.coins,
            "workers": what.workers,
            "priests": what.priests,
            "power": what.power,
        }
    )


def _only(numbers: dict[str, int]) -> dict[str, int]:
    return {name: number for name, number in numbers.items() if number}


def _some(**values: Any) -> dict[str, Any]:
    """Without what is nothing."""
    return {name: value for name, value in values.items() if value}
