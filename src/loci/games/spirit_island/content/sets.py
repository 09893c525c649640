"""Finding the content: every module of the folders here registers what it holds when imported.

A new card, spirit, adversary or scenario is a new module, or a part of one, and the boards of a set
are a new file; nothing lists them.
"""

from __future__ import annotations

import tomllib
from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules
from typing import Final

from loci.games.spirit_island.state.boards import add_boards, add_layouts

FOLDERS: Final = (
    *("spirits", "minor", "major", "blight", "fear", "invaders"),
    *("adversaries", "scenarios", "events", "aspects"),
)
LAYOUTS: Final = "layouts.toml"  # the other files among the boards have the boards of a set each
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
    for file in sorted(files(f"{__package__}.boards").iterdir(), key=lambda file: file.name):
        if file.name.endswith(".toml"):
            add = add_layouts if file.name == LAYOUTS else add_boards
            add(tomllib.loads(file.read_text("utf-8")))
    for folder in FOLDERS:
        name = f"{__package__}.{folder}"
        modules = [module.name for module in iter_modules(import_module(name).__path__)]
        first = [module for module in FIRST if module in modules]
        for module in (*first, *sorted(set(modules) - set(first))):
            import_module(f"{name}.{module}")
