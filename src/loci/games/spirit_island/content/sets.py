"""The sets of the game: importing their modules registers their content."""

from __future__ import annotations

from importlib import import_module
from typing import Final

BASE: Final = (
    "spirits.river_surges_in_sunlight",
    "spirits.lightnings_swift_strike",
    "spirits.vital_strength_of_the_earth",
    "spirits.shadows_flicker_like_flame",
    "spirits.thunderspeaker",
    "spirits.a_spread_of_rampant_green",
    "spirits.oceans_hungry_grasp",
    "spirits.bringer_of_dreams_and_nightmares",
    "minor.dahan_ways",
    "minor.burning",
    "minor.defending",
    "minor.frightening",
    "minor.gifts",
    "minor.growing",
    "minor.hunting",
    "minor.luring",
    "major.binding",
    "major.burning",
    "major.dahan_wars",
    "major.devouring",
    "major.enduring",
    "major.flooding",
    "major.frightening",
    "major.turning",
    "major.vengeance",
    "blight.base",
    "fear.dahan",
    "fear.leaving",
    "fear.trading",
    "fear.unseen",
    "adversaries.brandenburg_prussia",
    "adversaries.england",
    "adversaries.sweden",
    "scenarios.blitz",
    "scenarios.guard_the_isles_heart",
    "scenarios.rituals_of_terror",
    "scenarios.dahan_insurrection",
)


def register() -> None:
    """Register everything there is, once."""
    for module in BASE:
        import_module(f"loci.games.spirit_island.content.{module}")
