"""What speaks against a legal move: a Good that would be discarded, a defeat that would follow."""

from __future__ import annotations

from loci.core.decision import Move
from loci.core.text import Text
from loci.games.haunted_lands.rules.skills import capacity
from loci.games.haunted_lands.rules.spectres import missing_spectres
from loci.games.haunted_lands.state.events import good_text
from loci.games.haunted_lands.state.moves import EndTurn, Gain, Harvest
from loci.games.haunted_lands.state.table import HauntedTable, reserve_spectres


def warnings(table: HauntedTable, seat: int, move: Move) -> list[Text]:
    if isinstance(move, (Harvest, Gain)):
        good = move.good
        if table.goods[4 * seat + good] >= capacity(table, seat):
            return [Text("warn-no-room", good=good_text(good))]
    if isinstance(move, EndTurn):
        return reserve_warnings(table)
    return []


def reserve_warnings(table: HauntedTable) -> list[Text]:
    """The next Haunting would find too few Spectres, and all would lose (HL-E2): the last Turn of
    the Round brings it, an earlier one leaves the rest to those who come after."""
    missing = missing_spectres(table)
    if not missing:
        return []
    reserve = reserve_spectres(table)
    if table.turn == table.players - 1:
        return [Text("warn-reserve-now", reserve=reserve, missing=missing)]
    return [Text("warn-reserve", reserve=reserve, missing=missing)]
