"""The rulebook's nouns as small numbers, with their ids."""

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

# Buildings
NOTHING: Final = 0
WINDMILL: Final = 1
SAWMILL: Final = 2
MINE: Final = 3
NORIA: Final = 4
BUILDINGS: Final = ("nothing", "windmill", "sawmill", "mine", "noria")
BUILT_ON: Final = (WINDMILL, SAWMILL, MINE)  # by terrain; a Noria beside a lake on any of them
BUILD_COST: Final[tuple[tuple[int, ...], ...]] = (
    (),
    (WOOD, WATER),
    (WATER, MINERAL),
    (WATER, FOOD),
    (MINERAL,),
)
BUILD_VALOUR: Final = (0, 1, 2, 3, 1)
INCOME: Final = (0, FOOD, WOOD, MINERAL, WATER)

# Results of the reward die
REWARDS: Final = ("purse", "cache", "blessing")

# Skill decks; deck d holds the cards 3d+1, 3d+2 and 3d+3
DECKS: Final = ("chatter", "wandering", "trade", "crafting")

MODES: Final = ("wanderer", "builder", "burgher")

SEASONS: Final = 3
ROUNDS: Final = 3
HAUNTED: Final = 4  # Spectres placed in every Haunting
