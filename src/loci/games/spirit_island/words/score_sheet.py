"""The score sheet of a finished game: who played against what, for how long, and what was left."""

from __future__ import annotations

from typing import Final

from loci.core.score_sheet import ScoreSheet, SeatSheet
from loci.games.spirit_island.rules.ending import difficulty
from loci.games.spirit_island.state.table import SpiritTable

NOBODY: Final = "none"  # as the options say it


def score_sheet(table: SpiritTable) -> ScoreSheet:
    """An aspect makes a spirit of its own; where two adversaries play, the leading one counts."""
    played = {
        "adversary": [table.adversary or NOBODY],
        "level": [str(table.level)],
        "scenario": [table.scenario or NOBODY],
    }
    numbers = {
        "turns": table.turn,
        "difficulty": difficulty(table),
        "terror": table.terror,
        "blight": sum(table.blight),
        "blight-left": table.blight_pool,
    }
    seats = [
        SeatSheet({"spirits": [seat.spirit]} if seat.spirit else {}, {}) for seat in table.seats
    ]
    return ScoreSheet(
        played,
        numbers,
        seats,
        [("spirits", "adversary"), ("adversary", "level"), ("spirits", "scenario")],
    )
