"""Everything that lies in the box, by set and kind."""

from __future__ import annotations

from loci.games.terra_mystica.state.terms import FACTIONS
from loci.games.terra_mystica.state.tiles import ACTIONS, BONUS, FAVOUR_NAMES, SCORING, TOWN


def content() -> dict[str, dict[str, list[str]]]:
    return {
        "base": {
            "factions": list(FACTIONS),
            "bonus": [tile.name for tile in BONUS if not tile.option],
            "scoring": [tile.name for tile in SCORING if not tile.option],
            "favour": list(FAVOUR_NAMES),
            "town": [tile.name for tile in TOWN if not tile.option],
            "actions": list(ACTIONS),
        },
        "extra": {
            "bonus": [tile.name for tile in BONUS if tile.option],
            "scoring": [tile.name for tile in SCORING if tile.option],
            "town": [tile.name for tile in TOWN if tile.option],
        },
    }
