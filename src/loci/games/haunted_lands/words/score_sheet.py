"""The score sheet of a finished game: how hard it was, and how far it came."""

from __future__ import annotations

from loci.core.score_sheet import ScoreSheet, SeatSheet
from loci.games.haunted_lands.state.table import HauntedTable
from loci.games.haunted_lands.state.terms import ROUNDS


def score_sheet(table: HauntedTable) -> ScoreSheet:
    """Mode and difficulty; the Round it ended in, of all Seasons, and the Spectres of the end."""
    played = {"mode": [table.rules.mode], "difficulty": [table.rules.difficulty]}
    numbers = {
        "rounds": ROUNDS * (table.season - 1) + table.round,
        "spectres": sum(table.spectre),
    }
    seats = [SeatSheet({}, {}) for _ in range(table.players)]
    return ScoreSheet(played, numbers, seats, [("mode", "difficulty")])
