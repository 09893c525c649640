"""Pieces that adversaries add to the boards, and the choice of lands for them."""

from __future__ import annotations

from collections.abc import Callable

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act, decider_among
from loci.games.spirit_island.rules.asking import Asking, ask_land
from loci.games.spirit_island.rules.extra_board import settled_slots
from loci.games.spirit_island.rules.island.pieces import has, put, was_added
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.state.events import Added
from loci.games.spirit_island.state.table import SpiritTable
from loci.games.spirit_island.state.terms import CITY, NOWHERE, TOWN


def add(act: Act, land: int, kind: int) -> Script:
    """An adversary adds a piece from the supply, in play."""
    put_there(act.table, land, kind)
    yield from was_added(act, land, kind)


def put_there(table: SpiritTable, land: int, kind: int) -> None:
    """A piece of an adversary comes from the supply."""
    put(table, land, kind)
    if table.sink is not None:
        table.sink.append(Added(table.island.names[land], kind, "log-adversary-adds"))


def add_on_each_board(table: SpiritTable, number: int, kind: int) -> None:
    """A piece for the land of this number on every board but an extra one, in set-up."""
    for board in settled_slots(table):
        land = table.island.land_on(board, number)
        put_there(table, _settled(table, land) if kind == CITY else land, kind)


def _settled(table: SpiritTable, land: int) -> int:
    """Where a city of set-up comes to: the lowest inland land of its board beside it if a rule says
    so (SX-27.15)."""
    own = table.island.lands_on(table.island.board_of(land))
    for rule, seat in holders(table, "settles_inland"):
        inland = [n for n in own if n in table.island.near[land] and not table.island.coastal[n]]
        if rule.settles_inland(table, seat, land) and inland:
            return inland[0]
    return land


def choose_land(table: SpiritTable, prompt: str, lands: list[int], near: int = NOWHERE) -> Asking:
    """The players choose a land, through the owner of the board (SI-28.3) of `near` or else of all
    the lands, or the first of them; NOWHERE if there are none."""
    among = [near] if near != NOWHERE else lands
    if not table.island.common_boards(among):
        among = among[:1]
    return (yield from ask_land(table.island, decider_among(table, among), Text(prompt), lands))


# -- reading ---------------------------------------------------------------------------------------


def is_settled(table: SpiritTable, board: int) -> bool:
    """Whether a board has at least 1 town or city."""
    return any([has(table, land, TOWN, CITY) for land in table.island.lands_on(board)])


def with_most(lands: list[int], number: Callable[[int], int]) -> list[int]:
    """Those of the lands for which the number is greatest."""
    most = max([number(land) for land in lands], default=0)
    return [land for land in lands if number(land) == most]
