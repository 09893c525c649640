"""Pieces that adversaries add to the boards, and the choice of lands for them."""

from __future__ import annotations

from collections.abc import Callable

from loci.core.script import Script
from loci.core.text import Text
from loci.games.spirit_island.rules.act import Act, decider
from loci.games.spirit_island.rules.asking import Asking, ask_land
from loci.games.spirit_island.rules.island.pieces import count, put, was_added
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
    """A piece for the land of this number on every board, in set-up."""
    for board in range(len(table.island.boards)):
        put_there(table, table.island.land_on(board, number), kind)


def choose_land(table: SpiritTable, prompt: str, lands: list[int], near: int = NOWHERE) -> Asking:
    """The players choose a land, through the owner of the board (SI-28.3) of `near` or else of
    the first of the lands; NOWHERE if there are none."""
    where = lands[0] if near == NOWHERE and lands else near
    return (yield from ask_land(table.island, decider(table, where), Text(prompt), lands))


# -- reading ---------------------------------------------------------------------------------------


def settled_boards(table: SpiritTable) -> list[int]:
    """The boards with at least 1 town or city."""
    return [
        board
        for board in table.island.slots
        if any(count(table, land, TOWN, CITY) for land in table.island.lands_on(board))
    ]


def with_most(lands: list[int], number: Callable[[int], int]) -> list[int]:
    """Those of the lands for which the number is greatest."""
    most = max([number(land) for land in lands], default=0)
    return [land for land in lands if number(land) == most]
