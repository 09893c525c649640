"""Why a move is not legal: the checks behind `explain`, one function for each kind of move.

They are written apart from the fast listing, and the tests hold the two against each other.
"""

from __future__ import annotations

from loci.core.decision import Move
from loci.core.text import SeatName, Text
from loci.games.terra_mystica.rules.economy.offers import cultists_seat, find_offer, offers_to
from loci.games.terra_mystica.rules.map.digging import spade_price
from loci.games.terra_mystica.rules.map.reach import reached
from loci.games.terra_mystica.rules.sequence import rewarded_seats
from loci.games.terra_mystica.rules.setup import open_hexes
from loci.games.terra_mystica.rules.turn.hex_reasons import why_not_terrain
from loci.games.terra_mystica.rules.turn.reasons import why_not_tile, why_not_turn
from loci.games.terra_mystica.state.board import NAMES
from loci.games.terra_mystica.state.land import home
from loci.games.terra_mystica.state.moves import (
    SPADES,
    Build,
    Burn,
    Decline,
    Done,
    GiveUp,
    Leech,
    Pass,
    Resign,
    Setup,
    Step,
    Transform,
)
from loci.games.terra_mystica.state.registry import BOARDS
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import (
    ACTING,
    CHOOSING,
    NOBODY,
    NONE,
    OVER,
    PLACING,
    REWARDED,
    faction_text,
    terrain_text,
)


def why_not(table: TerraTable, seat: int, move: Move) -> Text | None:
    """Why `seat` may not make this move now, or None when it is legal."""
    if table.phase == OVER:
        return Text("game-over")
    if isinstance(move, Resign):
        return _why_not_resign(table, seat)
    if table.phase == ACTING:
        return _why_not_acting(table, seat, move)
    if table.phase == REWARDED:
        return _why_not_reward(table, seat, move)
    if seat != table.queue[0]:
        return Text("not-your-turn", who=SeatName(table.queue[0]))
    if table.phase == CHOOSING:
        return _why_not_faction(table, seat, move)
    if table.phase == PLACING:
        return _why_not_first_dwelling(table, seat, move)
    if not isinstance(move, Pass):
        return Text("first-bonus")
    return why_not_tile(table, move.tile)


# -- set-up and phase III --------------------------------------------------------------------------


def _why_not_faction(table: TerraTable, seat: int, move: Move) -> Text | None:
    if not isinstance(move, Setup):
        return Text("first-faction")
    board = BOARDS[move.faction]
    if board.set not in table.sets:
        return Text("faction-set", faction=faction_text(move.faction))
    own = board.home
    for other, taken in enumerate(table.faction):
        if taken != NONE and BOARDS[taken].home == own:
            return Text("faction-colour", who=SeatName(other), faction=faction_text(taken))
    if table.colours and table.colours[seat] != own:
        return Text("faction-dealt", terrain=terrain_text(table.colours[seat]))
    return None


def _why_not_first_dwelling(table: TerraTable, seat: int, move: Move) -> Text | None:
    if not isinstance(move, Build):
        return Text("first-dwelling")
    if move.hex in open_hexes(table, seat):
        return None
    if table.owner[move.hex] != NOBODY:
        return Text("hex-occupied", hex=NAMES[move.hex])
    return Text("hex-terrain", hex=NAMES[move.hex], terrain=terrain_text(home(table, seat)))


def _why_not_reward(table: TerraTable, seat: int, move: Move) -> Text | None:
    asked = rewarded_seats(table)
    if seat not in asked:
        return Text("not-your-turn", who=SeatName(asked[0]))
    if isinstance(move, Done):
        return None
    if isinstance(move, GiveUp) and move.what == SPADES:
        return None if 1 <= move.number <= table.reward[seat] else Text("give-up-number")
    if not isinstance(move, Transform):
        return Text("first-reward")
    wrong = why_not_terrain(table, seat, move)
    if wrong is not None:
        return wrong
    if not reached(table, seat) >> move.hex & 1:
        return Text("hex-far", hex=NAMES[move.hex])
    need = spade_price(table, seat, move.hex, move.terrain)
    have = table.reward[seat]
    return Text("needs-spades", need=need, have=have) if need > have else None


def _why_not_resign(table: TerraTable, seat: int) -> Text | None:
    if not table.rules.resignation:
        return Text("resign-option")
    if table.phase == CHOOSING:
        return Text("first-faction")
    return Text("resigned") if table.gone[seat] else None


# -- phase II --------------------------------------------------------------------------------------


def _why_not_acting(table: TerraTable, seat: int, move: Move) -> Text | None:
    if isinstance(move, Leech | Decline):
        return _why_not_answer(table, seat, move)
    earned = table.earned and seat == cultists_seat(table)
    if offers_to(table, seat) and not _may_precede_answer(table, move, bool(earned)):
        return Text("first-offer")
    if earned:
        return _why_not_earned(move)
    if not table.rules.deferred and table.turn.ending:
        waiting = cultists_seat(table) if table.earned else table.offers[0][2]
        return Text("not-your-turn", who=SeatName(waiting))
    if seat != table.active or table.turn.ending:
        return Text("not-your-turn", who=SeatName(table.active))
    return why_not_turn(table, seat, move)


def _may_precede_answer(table: TerraTable, move: Move, earned: bool) -> bool:
    """The Cultists' step, and a free sacrifice (TM-8.13)."""
    if isinstance(move, Step):
        return earned
    return isinstance(move, Burn) and bool(table.rules.free_burning)


def _why_not_answer(table: TerraTable, seat: int, move: Leech | Decline) -> Text | None:
    if find_offer(table, seat, move.power, move.faction) is not None:
        return None
    return Text("no-such-offer", power=move.power, faction=faction_text(move.faction))


def _why_not_earned(move: Move) -> Text | None:
    if not isinstance(move, Step):
        return Text("first-step")
    return None if move.steps == 1 else Text("steps-number", steps=1)
