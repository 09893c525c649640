"""The score sheet of a finished game: factions, tiles, and where the points came from."""

from __future__ import annotations

from loci.core.score_sheet import ScoreSheet, SeatSheet
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import (
    BONUS_NAMES,
    FACTIONS,
    NONE,
    SCORING_NAMES,
    SOURCES,
)


def score_sheet(table: TerraTable) -> ScoreSheet:
    """Scoring tiles in the order of the rounds, bonus tiles that were in the game."""
    played = {
        "scoring-tiles": [SCORING_NAMES[tile] for tile in table.scoring],
        "bonus-tiles": [BONUS_NAMES[tile] for tile in table.in_game],
    }
    seats = [_seat(table, seat) for seat in range(table.players)]
    crossed = [("factions", "scoring-tiles"), ("factions", "bonus-tiles")]
    return ScoreSheet(played, {}, seats, crossed)


def _seat(table: TerraTable, seat: int) -> SeatSheet:
    points = table.points[len(SOURCES) * seat : len(SOURCES) * (seat + 1)]
    sources = dict(zip(SOURCES, points, strict=True))
    faction = table.faction[seat]
    played = {} if faction == NONE else {"factions": [FACTIONS[faction]]}
    return SeatSheet(played, sources)
