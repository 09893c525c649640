"""What is done for each board, land or spirit: how often, which board is skipped, in which order.

Usually each is done once, in the order of the island and the seats. Time may run differently on a
board (SX-35.3 to SX-35.6), a board may be skipped (SX-34.46), and the players may have agreed to
choose every order themselves (SX-12.14, SX-16.28).
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from typing import Final

from loci.core.decision import Decision, Move
from loci.core.text import Text
from loci.games.spirit_island.rules.act import decider, decider_among
from loci.games.spirit_island.rules.asking import Asking, ask, ask_board, ask_land
from loci.games.spirit_island.rules.lineup import holders
from loci.games.spirit_island.state import verbs
from loci.games.spirit_island.state.moves import TargetSpirit
from loci.games.spirit_island.state.table import SpiritTable, players

ANY_ORDER: Final = "any-order"  # among the rules: the players choose every order
#: Boards or lands, after the players were asked for some that are left out.
Listing = Generator[Decision, Move, list[int]]


# -- how often -------------------------------------------------------------------------------------


def times_on(table: SpiritTable, board: int) -> int:
    """How often an Action for each board, or each land, is done on this one."""
    times = 1
    for rule, seat in holders(table, "more_times"):
        times += rule.more_times(table, seat, board)
    return max(0, times)


def boards_in_turn(
    table: SpiritTable, where: Callable[[SpiritTable, int], bool] | None = None
) -> list[int]:
    """The boards (that pass `where` now), each as often as something is done for each board."""
    slots = [slot for slot in table.island.slots if where is None or where(table, slot)]
    if not holders(table, "more_times"):
        return slots
    return [slot for slot in slots for _ in range(times_on(table, slot))]


def lands_in_turn(table: SpiritTable, lands: list[int]) -> list[int]:
    """These lands, each as often as something is done for each land."""
    if not holders(table, "more_times"):
        return lands.copy()
    return [land for land in lands for _ in range(_times_in(table, land))]


def _times_in(table: SpiritTable, land: int) -> int:
    """How often an Action for each land is done in this one; where it lies on two boards, time on
    both tells (SX-34.53)."""
    times = 1
    for rule, seat in holders(table, "more_times"):
        for board in table.island.boards_of(land):
            times += rule.more_times(table, seat, board)
    return max(0, times)


# -- which is skipped ------------------------------------------------------------------------------


def unskipped_boards(table: SpiritTable, boards: list[int]) -> Listing:
    """Those of the boards, on each of which an adversary would do something, where it does."""
    skipped = yield from _skipped(table, boards)
    return [board for board in boards if board not in skipped]


def unskipped_lands(table: SpiritTable, lands: list[int]) -> Listing:
    """Those of the lands, in each of which a build card or an adversary would act, where it
    does."""
    island = table.island
    skipped = yield from _skipped(table, lands)
    return [land for land in lands if not any([island.is_on(land, slot) for slot in skipped])]


def _skipped(table: SpiritTable, where: list[int]) -> Listing:
    """The boards of the island that the players leave out, if anything would be done anywhere: on
    these boards, or in these lands."""
    number = 0
    for rule, seat in holders(table, "skips_boards"):
        number += rule.skips_boards(table, seat)
    left = table.island.slots.copy()
    skipped: list[int] = []
    for _ in range(number if where else 0):
        board = yield from ask_board(table.island, decider(table), Text("ask-skip-board"), left)
        skipped.append(board)
        left.remove(board)
    return skipped


# -- in which order --------------------------------------------------------------------------------


def next_board(table: SpiritTable, left: list[int]) -> Asking:
    """Take the next board off those that are left."""
    board = left[0]
    if _is_chosen(table, left):
        boards = list(dict.fromkeys(left))
        prompt = Text("ask-next-board")
        board = yield from ask_board(table.island, decider(table), prompt, boards)
    left.remove(board)
    return board


def next_land(table: SpiritTable, left: list[int]) -> Asking:
    """Take the next land off those that are left."""
    land = left[0]
    if _is_chosen(table, left):
        lands = list(dict.fromkeys(left))
        seat = decider_among(table, lands)
        land = yield from ask_land(table.island, seat, Text("ask-next-land"), lands, verbs.LAND)
    left.remove(land)
    return land


def next_spirit(table: SpiritTable, left: list[int]) -> Asking:
    """Take the next seat off those that are left."""
    seat = left[0]
    if _is_chosen(table, left):
        moves: list[Move] = [TargetSpirit(one) for one in left]
        answer = yield from ask(decider(table), Text("ask-next-spirit"), moves)
        assert isinstance(answer, TargetSpirit)
        seat = answer.seat
    left.remove(seat)
    return seat


def _is_chosen(table: SpiritTable, left: list[int]) -> bool:
    return ANY_ORDER in table.rules and len(set(left)) > 1


def seats_in_turn(table: SpiritTable) -> list[int]:
    """The seats for which something is done for each spirit."""
    return list(range(players(table)))
