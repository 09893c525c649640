"""Every card, spirit and board of Spirit Island by set and kind."""

from __future__ import annotations

from loci.games.spirit_island.rules.invader_cards import CARDS
from loci.games.spirit_island.rules.setup import BOARDS
from loci.games.spirit_island.state.registry import (
    ADVERSARIES,
    BLIGHT_CARDS,
    FEAR_CARDS,
    POWERS,
    SCENARIOS,
    SPIRITS,
    deck,
)


def content() -> dict[str, dict[str, list[str]]]:
    """What is registered; an adversary counts once for each of its levels."""
    unique = [id for id, power in POWERS.items() if power.deck == "unique"]
    levels = [
        f"{id} {level}"
        for id, adversary in sorted(ADVERSARIES.items())
        for level in range(len(adversary.difficulty))
    ]
    return {
        "base": {
            "spirits": sorted(SPIRITS),
            "unique": sorted(unique),
            "minor": deck("minor"),
            "major": deck("major"),
            "fear": sorted(FEAR_CARDS),
            "blight": sorted(BLIGHT_CARDS),
            "invader": list(CARDS),
            "adversaries": levels,
            "scenarios": sorted(SCENARIOS),
            "boards": list(BOARDS),
        }
    }
