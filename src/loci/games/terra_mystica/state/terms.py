"""The words and numbers of the rulebook that everything else is written in."""

from __future__ import annotations

from typing import Final

from loci.core.text import Text

# The order is the transformation circle: neighbours cost one spade.
TERRAINS: Final = ("desert", "plains", "swamp", "lakes", "forest", "mountains", "wasteland")
COLOURS: Final = ("yellow", "brown", "black", "blue", "green", "gray", "red")

NOTHING: Final = 0
DWELLING: Final = 1
TRADING_HOUSE: Final = 2
TEMPLE: Final = 3
STRONGHOLD: Final = 4
SANCTUARY: Final = 5
BUILDINGS: Final = ("", "dwelling", "trading-house", "temple", "stronghold", "sanctuary")
CODES: Final = ("", "D", "TP", "TE", "SH", "SA")
POWER_VALUE: Final = (0, 1, 2, 2, 3, 3)
PIECES: Final = (0, 8, 4, 3, 1, 1)
UPGRADED_FROM: Final = (0, 0, DWELLING, TRADING_HOUSE, TRADING_HOUSE, TEMPLE)

CULTS: Final = ("fire", "water", "earth", "air")
TOP: Final = 10
#: The worth of a priest's place on a cult track; the first is the best.
ORDERS: Final = (3, 2, 2, 2)

ROUNDS: Final = 6
PRIESTS: Final = 7
BRIDGES: Final = 3
TOKENS: Final = 12
START_VP: Final = 20
TOWN_BUILDINGS: Final = 4
TOWN_POWER: Final = 7

# What the seven terrains of the circle cost at most, and what every track costs
MOST_SPADES: Final = 3
SHIPPING_COINS: Final = 4
SPADES_WORKERS: Final = 2

NOBODY: Final = -1
NONE: Final = -1

# Where victory points come from, for the score sheet
SOURCES: Final = (
    "start",
    "offers",  # paid for a neighbour's power
    "scoring",  # the round's scoring tile
    "favours",
    "bonus",  # bonus tiles given back
    "towns",
    "tracks",  # shipping and spades
    "faction",
    "trade",  # the Alchemists' coins
    "cults",
    "area",
    "resources",
)
(
    FROM_START,
    FROM_OFFERS,
    FROM_SCORING,
    FROM_FAVOURS,
    FROM_BONUS,
    FROM_TOWNS,
    FROM_TRACKS,
    FROM_FACTION,
    FROM_TRADE,
    FROM_CULTS,
    FROM_AREA,
    FROM_RESOURCES,
) = range(12)

# Where play has got to
PHASES: Final = ("factions", "dwellings", "bonus", "actions", "rewards", "over")
CHOOSING: Final = 0  # factions
PLACING: Final = 1  # first dwellings
TAKING: Final = 2  # first bonus tiles
ACTING: Final = 3  # phase II
REWARDED: Final = 4  # spades of phase III
OVER: Final = 5

# The names of everything that is registered (registry.py), by number
FACTIONS: Final[list[str]] = []
BONUS_NAMES: Final[list[str]] = []
SCORING_NAMES: Final[list[str]] = []
FAVOUR_NAMES: Final[list[str]] = []
TOWN_NAMES: Final[list[str]] = []
ACTIONS: Final[list[str]] = []


def building_text(building: int) -> Text:
    return Text(f"building-{BUILDINGS[building]}")


def cult_text(cult: int) -> Text:
    return Text(f"cult-{CULTS[cult]}")


def faction_text(faction: int) -> Text:
    return Text(f"faction-{FACTIONS[faction]}")


def terrain_text(terrain: int) -> Text:
    return Text(f"terrain-{TERRAINS[terrain]}")
