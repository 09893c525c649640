"""Trying turns ahead: a copy of the table on which one seat acts alone."""

from __future__ import annotations

from loci.core.rng import Rng
from loci.games.terra_mystica.rules.income import take_income
from loci.games.terra_mystica.rules.reach import set_sail
from loci.games.terra_mystica.rules.sequence import add_coins, next_order
from loci.games.terra_mystica.state.table import ACTING, TerraTable
from loci.games.terra_mystica.state.terms import ROUNDS
from loci.games.terra_mystica.state.turn import Turn


def plan(table: TerraTable, seat: int) -> TerraTable | None:
    """A copy on which it is the turn of `seat` and nobody else takes part, so that it can try one
    turn after the other; once it has passed itself, the next round after its income.

    Cult rewards are left out, since they depend on what the others do. None where there is
    nothing to plan: outside the action phase, and after a pass in the last round.
    """
    if table.phase != ACTING or table.gone[seat]:
        return None
    copy = table.clone()
    copy.rng = Rng(0)
    copy.offers = []
    copy.raised = []
    copy.stepped = []
    copy.declined = []
    copy.earned = 0
    if seat in copy.passed:
        if copy.round == ROUNDS:
            return None
        copy.order = next_order(copy)
        copy.round += 1
        copy.power_used = 0
        copy.used = [0] * copy.players
        add_coins(copy)
        take_income(copy, seat)
    copy.passed = []
    copy.gone = [int(other != seat) for other in range(copy.players)]
    if copy.active != seat or copy.turn.ending or seat in table.passed:
        copy.active = seat
        copy.turn = Turn()
    for other in range(copy.players):
        set_sail(copy, other)
    return copy
