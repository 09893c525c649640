"""Finding the content: every module of the folders here registers what it holds when imported.

A new card, spirit, adversary or scenario is a new module, or a part of one; nothing lists it.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import Final

FOLDERS: Final = ("spirits", "minor", "major", "blight", "fear", "adversaries", "scenarios")
#: What comes first in lists, in the order of the rulebook; the rest follows by name.
FIRST: Final = (
    "river_surges_in_sunlight",
    "lightnings_swift_strike",
    "vital_strength_of_the_earth",
    "shadows_flicker_like_flame",
    "thunderspeaker",
    "a_spread_of_rampant_green",
    "oceans_hungry_grasp",
    "bringer_of_dreams_and_nightmares",
    "brandenburg_prussia",
    "england",
    "sweden",
    "blitz",
    "guard_the_isles_heart",
    "rituals_of_terror",
    "dahan_insurrection",
)


def register() -> None:
    """Register everything there is, once."""
    for folder in FOLDERS:
        name = f"{__package__}.{folder}"
        modules = [module.name for module in iter_modules(import_module(name).__path__)]
        first = [module for module in FIRST if module in modules]
        for module in (*first, *sorted(set(modules) - set(first))):
            import_module(f"{name}.{module}")
