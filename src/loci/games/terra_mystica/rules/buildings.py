"""Upgrades and what they bring: strongholds, favour tiles and town tiles (TM-14, 25, 28)."""

from __future__ import annotations

from typing import Final

from loci.games.terra_mystica.rules.cults import advance, advance_all, use_keys
from loci.games.terra_mystica.rules.digging import free_spades
from loci.games.terra_mystica.rules.gains import gain, gain_power, score
from loci.games.terra_mystica.rules.offers import raise_offers
from loci.games.terra_mystica.rules.reach import has_neighbour, put_building, set_sail
from loci.games.terra_mystica.rules.towns import look_everywhere, look_for_town
from loci.games.terra_mystica.state.events import Advanced, Built, Founded, TookFavour
from loci.games.terra_mystica.state.factions import BOARDS
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import (
    ALCHEMISTS,
    AUREN,
    CULTISTS,
    DARKLINGS,
    FAKIRS,
    FROM_FACTION,
    FROM_FAVOURS,
    FROM_SCORING,
    FROM_TOWNS,
    FROM_TRACKS,
    HALFLINGS,
    MERMAIDS,
    SANCTUARY,
    STRONGHOLD,
    SWARMLINGS,
    TEMPLE,
    TRADING_HOUSE,
    WITCHES,
)
from loci.games.terra_mystica.state.tiles import FAV5, FAV10, FAV10_VP, FAVOUR, SCORING, TOWN

ALCHEMISTS_POWER: Final = 12
CULTISTS_VP: Final = 7
ORDAINED: Final = 3
STRONGHOLD_SPADES: Final = 3
WITCHES_TOWN_VP: Final = 5
SWARMLINGS_TOWN_WORKERS: Final = 3


def upgrade(table: TerraTable, seat: int, hex: int, building: int) -> None:
    """Pay, change the building, and give what the new one brings (TM-14)."""
    board = BOARDS[table.faction[seat]]
    turn = table.turn
    if turn.house:
        turn.house = 0
    else:
        table.coins[seat] -= upgrade_coins(table, seat, hex, building)
        table.workers[seat] -= board.cost_workers[building]
    raise_offers(table, seat, hex)
    put_building(table, seat, hex, building)
    if table.sink is not None:
        table.sink.append(Built(seat, hex, building))
    score(table, seat, SCORING[table.scoring[table.round - 1]].vp[building], FROM_SCORING)
    if building == TRADING_HOUSE and table.favours[seat] >> FAV10 & 1:
        score(table, seat, FAV10_VP, FROM_FAVOURS)
    if building in (TEMPLE, SANCTUARY):
        _owe_favours(table, seat, board.favours)
    elif building == STRONGHOLD:
        _open_stronghold(table, seat)
    look_for_town(table, seat, hex)


def _open_stronghold(table: TerraTable, seat: int) -> None:
    """What a faction gets once, when its stronghold is built (TM-29)."""
    faction = table.faction[seat]
    if faction == AUREN:
        _owe_favours(table, seat, 1)
    elif faction == ALCHEMISTS:
        gain_power(table, seat, ALCHEMISTS_POWER)
    elif faction == DARKLINGS:
        table.turn.ordain = ORDAINED
    elif faction == HALFLINGS:
        free_spades(table, seat, STRONGHOLD_SPADES, STRONGHOLD_SPADES, stronghold=1)
    elif faction == CULTISTS:
        score(table, seat, CULTISTS_VP, FROM_FACTION)
    elif faction == MERMAIDS:
        advance_shipping(table, seat)


def _owe_favours(table: TerraTable, seat: int, number: int) -> None:
    """As many favour tiles as there are kinds to take; the others are lost (TM-25.17)."""
    table.turn.favours = min(number, len(open_favours(table, seat)))


def take_favour(table: TerraTable, seat: int, tile: int) -> None:
    table.turn.favours -= 1
    table.favour_left[tile] -= 1
    table.favours[seat] |= 1 << tile
    if table.sink is not None:
        table.sink.append(TookFavour(seat, tile))
    advance(table, seat, FAVOUR[tile].cult, FAVOUR[tile].steps)
    if tile == FAV5:
        look_everywhere(table, seat)


def take_town(table: TerraTable, seat: int, tile: int) -> None:
    """A town tile with its points, its keys and its reward, the keys first (TM-28.11)."""
    town = TOWN[tile]
    table.turn.towns -= 1
    table.town_left[tile] -= 1
    table.towns[len(TOWN) * seat + tile] += 1
    if table.sink is not None:
        table.sink.append(Founded(seat, tile))
    score(table, seat, town.vp, FROM_TOWNS)
    score(table, seat, SCORING[table.scoring[table.round - 1]].vp_town, FROM_SCORING)
    if table.faction[seat] == WITCHES:
        score(table, seat, WITCHES_TOWN_VP, FROM_FACTION)
    elif table.faction[seat] == SWARMLINGS:
        table.workers[seat] += SWARMLINGS_TOWN_WORKERS
    table.keys[seat] += town.keys
    use_keys(table, seat)
    gain(table, seat, town.gain)
    if town.shipping:
        if table.faction[seat] == FAKIRS:
            table.range[seat] += 1
        else:
            advance_shipping(table, seat)
    if town.steps:
        advance_all(table, seat, town.steps)


def advance_shipping(table: TerraTable, seat: int) -> None:
    """One space on the shipping track with its points, if there is one (TM-29.53)."""
    board = BOARDS[table.faction[seat]]
    if table.shipping[seat] >= board.ship_most:
        return
    table.shipping[seat] += 1
    set_sail(table, seat)
    if table.sink is not None:
        table.sink.append(Advanced(seat, "ship", table.shipping[seat]))
    score(table, seat, board.ship_vp[table.shipping[seat]], FROM_TRACKS)


# -- reading ---------------------------------------------------------------------------------------


def upgrade_coins(table: TerraTable, seat: int, hex: int, building: int) -> int:
    """Coins for an upgrade; a trading house without a neighbour costs them twice (TM-14.10)."""
    coins = BOARDS[table.faction[seat]].cost_coins[building]
    if building == TRADING_HOUSE and not has_neighbour(table, seat, hex):
        coins *= 2
    return coins


def open_favours(table: TerraTable, seat: int) -> list[int]:
    """The kinds of favour tile that `seat` may take: none twice (TM-14.22), while copies last."""
    return [
        tile
        for tile in range(len(FAVOUR))
        if table.favour_left[tile] and not table.favours[seat] >> tile & 1
    ]
