"""Favour and town tiles: taken, and what they bring for buildings and passing (TM-25, 28)."""

from __future__ import annotations

from loci.games.terra_mystica.rules.cults import advance, advance_all, use_keys
from loci.games.terra_mystica.rules.economy.gains import gain, score
from loci.games.terra_mystica.rules.map.towns import look_everywhere
from loci.games.terra_mystica.state.board import members
from loci.games.terra_mystica.state.drawing import forget_realm
from loci.games.terra_mystica.state.events import Advanced, Founded, Passed, TookFavour
from loci.games.terra_mystica.state.land import on_map, set_sail
from loci.games.terra_mystica.state.registry import BOARDS, BONUS, FAVOUR, SCORING, TOWN
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import (
    FROM_BONUS,
    FROM_FAVOURS,
    FROM_SCORING,
    FROM_TOWNS,
    FROM_TRACKS,
    NONE,
    SANCTUARY,
    TRADING_HOUSE,
)
from loci.games.terra_mystica.state.turn import FAVOUR_TILE, TOWN_TILE, Owed


def owe_favours(table: TerraTable, seat: int, number: int) -> None:
    """As many favour tiles as there are kinds to take; the others are lost (TM-25.17)."""
    for _ in range(min(number, len(open_favours(table, seat)))):
        table.turn.owe(Owed(FAVOUR_TILE))


def take_favour(table: TerraTable, seat: int, number: int) -> None:
    tile = FAVOUR[number]
    table.turn.settle(FAVOUR_TILE)
    table.favour_left[number] -= 1
    table.favours[seat] |= 1 << number
    if table.sink is not None:
        table.sink.append(TookFavour(seat, number))
    advance(table, seat, tile.cult, tile.steps)
    if tile.town_power:
        look_everywhere(table, seat)


def take_town(table: TerraTable, seat: int, number: int) -> None:
    """A town tile with its points, its keys and its reward, the keys first (TM-28.11)."""
    tile = TOWN[number]
    table.turn.settle(TOWN_TILE)
    table.town_left[number] -= 1
    table.towns[len(TOWN) * seat + number] += 1
    if table.sink is not None:
        table.sink.append(Founded(seat, number))
    score(table, seat, tile.vp, FROM_TOWNS)
    score(table, seat, SCORING[table.scoring[table.round - 1]].vp_town, FROM_SCORING)
    board = BOARDS[table.faction[seat]]
    board.on_town(table, seat)
    table.keys[seat] += tile.keys
    use_keys(table, seat)
    gain(table, seat, tile.gain)
    if tile.shipping:
        if board.lengthens_carpet():
            table.range[seat] += 1
            forget_realm(table, seat)
        else:
            advance_shipping(table, seat)
    if tile.steps:
        advance_all(table, seat, tile.steps)


def advance_shipping(table: TerraTable, seat: int) -> None:
    """One space on the shipping track with its points, if there is one (TM-29.53)."""
    board = BOARDS[table.faction[seat]]
    if table.shipping[seat] >= board.ship_most:
        return
    table.shipping[seat] += 1
    forget_realm(table, seat)
    set_sail(table, seat)
    if table.sink is not None:
        table.sink.append(Advanced(seat, "ship", table.shipping[seat]))
    score(table, seat, board.ship_vp[table.shipping[seat]], FROM_TRACKS)


def take_bonus(table: TerraTable, seat: int, tile: int) -> None:
    """Change the bonus tile; NONE only gives the old one back."""
    table.bonus[seat] = tile
    coins = 0
    if tile != NONE:
        coins = table.bonus_coins[tile]
        table.coins[seat] += coins
        table.bonus_coins[tile] = 0
    if table.sink is not None:
        table.sink.append(Passed(seat, tile, coins, table.round == 0))


def score_built(table: TerraTable, seat: int, building: int) -> None:
    """Points of the round's scoring tile and of favour tiles for a building."""
    score(table, seat, SCORING[table.scoring[table.round - 1]].vp[building], FROM_SCORING)
    for tile in members(table.favours[seat]):
        if FAVOUR[tile].vp[building]:
            score(table, seat, FAVOUR[tile].vp[building], FROM_FAVOURS)


def score_passing(table: TerraTable, seat: int) -> None:
    """Points of the bonus tile, of favour tiles and of the faction (TM-20.10 to TM-20.14)."""
    if table.bonus[seat] != NONE:
        tile = BONUS[table.bonus[seat]]
        points = tile.vp_shipping * table.shipping[seat]
        for building in range(1, SANCTUARY + 1):
            if tile.vp[building]:
                points += tile.vp[building] * on_map(table, seat, building)
        score(table, seat, points, FROM_BONUS)
    for number in members(table.favours[seat]):
        favour = FAVOUR[number]
        if favour.pass_vp:
            points = favour.pass_vp[on_map(table, seat, TRADING_HOUSE)]
            score(table, seat, points, FROM_FAVOURS)
    BOARDS[table.faction[seat]].on_pass(table, seat)


# -- reading ---------------------------------------------------------------------------------------


def open_favours(table: TerraTable, seat: int) -> list[int]:
    """The kinds of favour tile that `seat` may take: none twice (TM-14.22), while copies last."""
    return [
        tile
        for tile in range(len(FAVOUR))
        if table.favour_left[tile] and not table.favours[seat] >> tile & 1
    ]
