"""The rulebook's nouns as small numbers, with their words. Saved tables hold the words."""

from __future__ import annotations

from typing import Final

# Goods
FOOD: Final = 0
WATER: Final = 1
WOOD: Final = 2
MINERAL: Final = 3
GOODS: Final = ("food", "water", "wood", "mineral")

# Action tracks and their tokens
TRAVEL: Final = 0
PERSUASION: Final = 1
HARVEST: Final = 2
BUILD: Final = 3
TRACKS: Final = ("travel", "persuasion", "harvest", "build")

# Terrain
PLAINS: Final = 0
FOREST: Final = 1
MOUNTAIN: Final = 2
LAKE: Final = 3
HIGH_CITY: Final = 4
QUARTER: Final = 5
TERRAINS: Final = ("plains", "forest", "mountain", "lake", "high-city", "quarter")
ENTER_COST: Final = (1, 2, 3, 0, 1, 1)  # HL-4; a lake cannot be entered
NO_TERRAIN: Final = -1  # no die lies on the table

# Buildings of the base game
NOTHING: Final = 0
WINDMILL: Final = 1
SAWMILL: Final = 2
MINE: Final = 3
NORIA: Final = 4

# Skill decks
CHATTER: Final = 0
WANDERING: Final = 1
TRADE: Final = 2
CRAFTING: Final = 3
DECKS: Final = ("chatter", "wandering", "trade", "crafting")

# Where play has got to
HAUNTING: Final = 0
TURNS: Final = 1
QUESTS: Final = 2
WON: Final = 3
LOST_KALENA: Final = 4  # every terrain of Kalena holds a Spectre
LOST_PLACING: Final = 5  # the reserve held fewer Spectres than a Haunting places
CHOOSING_CARD: Final = 6  # the second Spectre card of the harder game
PHASES: Final = (
    "haunting",
    "turns",
    "quests",
    "won",
    "lost-kalena",
    "lost-placing",
    "spectre-card",
)

# What the active seat still has to choose before it goes on: a Good, or a token to refresh
CHOOSE_GOOD: Final = 0
CHOOSE_TOKEN: Final = 1
CHOICES: Final = ("good", "token")

# What lies on a skill slot, else the seat whose cube it is
FREE: Final = -1
BLOCKED: Final = -2

NOBODY: Final = -1

SEASONS: Final = 3
ROUNDS: Final = 3
HAUNTED: Final = 4  # Spectres placed in every Haunting

DIFFICULTIES: Final = ("normal", "harder", "hardest")

BASE: Final = "base"  # the set that is always played with
