"""How a legal move is shown."""

from __future__ import annotations

from loci.core.decision import Choice, Move
from loci.core.text import Text
from loci.games.terra_mystica.table import TerraTable


def choice(table: TerraTable, seat: int, move: Move) -> Choice:  # noqa: ARG001
    return Choice(move.text(), Text("move-as-text", move=move.text()))
