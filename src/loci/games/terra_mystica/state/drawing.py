"""What rows of tables rest on, kept as bytes from one row to the next.

`drawn` is the board: a byte for each terrain, building and owner of a hex, for the owner of each
bridge and priest, then what never changes. Owners are one more than their seats. It is kept up with
every piece. What a seat has (`noted`) and makes (`realms`, `grouped`) is forgotten when it changes:
whoever changes something of another seat than the one that answers says so.
"""

from __future__ import annotations

from typing import Final

from loci.games.terra_mystica.state.board import LAND, SITES
from loci.games.terra_mystica.state.table import PLACES, TerraTable
from loci.games.terra_mystica.state.terms import CULTS

BUILDINGS_AT: Final = LAND
OWNERS_AT: Final = 2 * LAND
BRIDGES_AT: Final = 3 * LAND
PRIESTS_AT: Final = BRIDGES_AT + len(SITES)
GIVEN_AT: Final = PRIESTS_AT + PLACES * len(CULTS)
_ONE: Final = [bytes([number]) for number in range(16)]


def drawn_board(table: TerraTable) -> bytes:
    """The board as it is now."""
    drawn = table.drawn
    if not drawn:
        owners = [owner + 1 for owner in table.owner + table.bridge + table.orders]
        drawn = bytes(table.terrain + table.building + owners + _given(table))
        table.drawn = drawn
    return drawn


def _given(table: TerraTable) -> list[int]:
    """The number of players, the rules, one more than the scoring tiles, and whether each bonus
    tile is in the game."""
    rules = table.rules
    flags = [
        rules.by_passing,
        rules.deferred,
        rules.free_burning,
        rules.second_hex,
        rules.spades_obtained,
        rules.cultists_power,
        rules.resignation,
    ]
    bonus = [int(tile in table.in_game) for tile in range(len(table.bonus_coins))]
    return [table.players, *flags, *[tile + 1 for tile in table.scoring], *bonus]


# -- keeping it up ---------------------------------------------------------------------------------


def draw_terrain(table: TerraTable, hex: int) -> None:
    _put(table, hex, table.terrain[hex])


def draw_building(table: TerraTable, hex: int) -> None:
    _put(table, BUILDINGS_AT + hex, table.building[hex])
    _put(table, OWNERS_AT + hex, table.owner[hex] + 1)


def draw_bridge(table: TerraTable, site: int) -> None:
    _put(table, BRIDGES_AT + site, table.bridge[site] + 1)


def draw_priest(table: TerraTable, place: int) -> None:
    _put(table, PRIESTS_AT + place, table.orders[place] + 1)


def _put(table: TerraTable, at: int, number: int) -> None:
    drawn = table.drawn
    table.drawn = drawn[:at] + _ONE[number] + drawn[at + 1 :]


# -- forgetting ------------------------------------------------------------------------------------


def forget_notes(table: TerraTable, seat: int) -> None:
    """What `seat` has changes."""
    table.noted[seat] = b""


def forget_all_notes(table: TerraTable) -> None:
    table.noted = [b""] * table.players


def forget_realm(table: TerraTable, seat: int) -> None:
    """What the buildings of `seat` make or reach changes."""
    table.noted[seat] = b""
    table.realms[seat] = None
    table.grouped = b""


def forget_realms(table: TerraTable) -> None:
    forget_all_notes(table)
    table.realms = [None] * table.players
    table.grouped = b""


def forget_all(table: TerraTable) -> None:
    """The table was changed by hand."""
    table.drawn = b""
    forget_realms(table)
