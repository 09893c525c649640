"""Every card and tile of Haunted Lands by set and kind."""

from __future__ import annotations

from loci.games.haunted_lands.components import load_components
from loci.games.haunted_lands.quests import CARDS
from loci.games.haunted_lands.words import BUILDINGS, MODES


def content() -> dict[str, dict[str, list[str]]]:
    return {
        "base": {
            "skills": [f"skill-{card}" for card in range(1, 13)],
            "quests": [f"quest-{card}" for card in CARDS],
            "markets": [f"market-{card}" for card in range(1, 4)],
            "spectre cards": [f"spectre-card-{card}" for card in range(1, 4)],
            "reward cards": [f"reward-card-{season}" for season in range(1, 4)],
            "buildings": [f"building-{name}" for name in BUILDINGS[1:]],
            "modes": [f"mode-{mode}" for mode in MODES],
            "region tiles": list(load_components("").regions),
        }
    }
