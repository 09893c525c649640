"""Why no further action can be begun now: what is still owed, or left in hand."""

from __future__ import annotations

from loci.core.text import Text
from loci.games.terra_mystica.rules.allowed import (
    can_begin,
    unused,
)
from loci.games.terra_mystica.rules.cults import keys_to_use
from loci.games.terra_mystica.state.table import (
    TerraTable,
)


def why_not_begin(table: TerraTable, seat: int) -> Text | None:
    """Why no (further) action can be begun now."""
    if can_begin(table, seat):
        return None
    missing = owed(table, seat)
    if missing is not None:
        return missing
    turn = table.turn
    if not turn.actions:
        return Text("acted-already")
    if unused(turn):
        return Text("first-unused")
    return Text("first-done")


def owed(table: TerraTable, seat: int) -> Text | None:
    turn = table.turn
    if turn.burnt:
        return Text("first-spend", power=table.bowl3[seat])
    if turn.towns:
        return Text("first-town")
    if turn.favours:
        return Text("first-favour")
    if turn.steps:
        return Text("first-step")
    if turn.bridges:
        return Text("first-bridge")
    return Text("first-key") if keys_to_use(table, seat) else None
