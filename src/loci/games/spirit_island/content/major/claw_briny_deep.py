"""Cast Down Into the Briny Deep: a whole board sinks, with everything on it."""

from __future__ import annotations

from typing import Final, final

from loci.core.event import Event
from loci.games.spirit_island.content.vocabulary import *
from loci.games.spirit_island.rules.island.lands import nearest
from loci.games.spirit_island.rules.island.movement import move_piece
from loci.games.spirit_island.rules.island.pieces import is_fixed, put_piece, take
from loci.games.spirit_island.rules.island.presence import destroy_presence, remove_presence
from loci.games.spirit_island.rules.island.ways import lay_ways
from loci.games.spirit_island.rules.powers.choices import choose_board
from loci.games.spirit_island.state.island import without
from loci.games.spirit_island.state.terms import TOKENS


@card(
    "major",
    "cast-down-into-the-briny-deep",
    9,
    SLOW,
    "sun moon water earth",
    sacred_site(1),
    COASTAL_LAND,
    "2 sun 2 moon 4 water 4 earth",
    set=CLAW,
)
def cast_down_into_the_briny_deep(act: Act) -> Script:
    """6 fear, all invaders destroyed; the whole board is destroyed."""
    fear(act, 6)
    yield from destroy_all(act, *INVADERS)
    if act.has():
        board = yield from choose_board(act, act.land)
        yield from sink(act, board)


@final
class Sunk(Event):
    """A board is no more."""

    __slots__ = ("board",)

    def __init__(self, board: str) -> None:
        self.board: Final = board

    def text(self) -> Text:
        return Text("log-sunk", board=self.board)


def sink(act: Act, slot: int) -> Script:
    """Destroy a board and everything on it. Blight does not come back to the card; invaders and
    dahan that nothing can destroy go to the nearest land that is left (SX-33.12, SX-34.25)."""
    table, island = act.table, act.table.island
    lands = island.lands_on(slot)
    for land in lands:
        yield from destroy_all(act, *INVADERS, DAHAN, land=land)
    left = without(island, slot)
    for land in lands:
        yield from _flee(act, land, left.lands)
    for land in [*lands, island.land_on(slot, 0)]:
        yield from destroy_all(act, *TOKENS, land=land)
        table.blight[land] = 0
        for seat in range(players(table)):
            for _ in range(table.seats[seat].presence[land]):
                yield from destroy_presence(act, seat, land)
    for land in lands:  # presence that was pushed to another land of the board goes down with it
        for seat in range(players(table)):
            for _ in range(table.seats[seat].presence[land]):
                remove_presence(table, seat, land)
    table.island = left
    table.effects = tuple([e for e in table.effects if e.land not in lands and e.is_there(left)])
    lay_ways(table)
    table.queue = [land for land in table.queue if land not in lands]
    if table.sink is not None:
        table.sink.append(Sunk(island.boards[slot]))


def _flee(act: Act, land: int, safe: list[int]) -> Script:
    """Whoever is left in a land goes to the nearest one that stays; nowhere, if none does."""
    table = act.table
    for code in table.pieces[land]:
        if kind_of(code) in TOKENS:
            continue
        if land in safe:  # of a joined land the other part stays, and who is there stays in it
            continue
        end = yield from choose_land(act, nearest(table, land, safe))
        if end == NOWHERE:
            take(table, land, code)
        elif is_fixed(table, land, kind_of(code)):  # by what goes down with the land
            take(table, land, code)
            put_piece(table, end, code)
        else:
            yield from move_piece(act, code, land, end)
