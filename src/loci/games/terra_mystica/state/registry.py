"""Content by number: what the modules of `content` register, in order.

Numbers are for the table while it is played; what is saved and written goes by name. Whatever is
registered belongs to a set, and only the sets of a table are dealt, listed and chosen from there.
"""

from __future__ import annotations

from typing import Final

from loci.games.terra_mystica.state.moves import (
    DECLINES,
    FAVOURS,
    LEECHES,
    PASSES,
    SETUPS,
    TOWNS,
    USES,
    Action,
    Decline,
    Favour,
    Leech,
    Pass,
    Setup,
    Town,
)
from loci.games.terra_mystica.state.pieces import (
    ActionSpace,
    BonusTile,
    Faction,
    FavourTile,
    FirstGame,
    ScoringTile,
    TownTile,
)
from loci.games.terra_mystica.state.terms import (
    ACTIONS,
    BONUS_NAMES,
    FACTIONS,
    FAVOUR_NAMES,
    SCORING_NAMES,
    TOWN_NAMES,
)

MOST_OFFERED: Final = 24  # no hex has neighbours worth more power

BOARDS: Final[list[Faction]] = []
BONUS: Final[list[BonusTile]] = []
SCORING: Final[list[ScoringTile]] = []
FAVOUR: Final[list[FavourTile]] = []
TOWN: Final[list[TownTile]] = []
SPACES: Final[list[ActionSpace]] = []
FIRST_GAMES: Final[dict[int, FirstGame]] = {}  # by players
COMMON: Final[list[ActionSpace]] = []  # those that serve everybody


def add_faction(faction: Faction) -> Faction:
    faction.number = len(BOARDS)
    BOARDS.append(faction)
    FACTIONS.append(faction.name)
    SETUPS.append(Setup(faction.number))
    LEECHES.append([Leech(power, faction.number) for power in range(MOST_OFFERED)])
    DECLINES.append([Decline(power, faction.number) for power in range(MOST_OFFERED)])
    return faction


def add_bonus(tile: BonusTile) -> None:
    PASSES.append(Pass(len(BONUS)))
    BONUS.append(tile)
    BONUS_NAMES.append(tile.name)


def add_scoring(tile: ScoringTile) -> None:
    SCORING.append(tile)
    SCORING_NAMES.append(tile.name)


def add_favour(tile: FavourTile) -> None:
    FAVOURS.append(Favour(len(FAVOUR)))
    FAVOUR.append(tile)
    FAVOUR_NAMES.append(tile.name)


def add_town(tile: TownTile) -> None:
    TOWNS.append(Town(len(TOWN)))
    TOWN.append(tile)
    TOWN_NAMES.append(tile.name)


def add_space(space: ActionSpace) -> ActionSpace:
    space.number = len(SPACES)
    USES.append(Action(space.number))
    SPACES.append(space)
    if space.common:
        COMMON.append(space)
    ACTIONS.append(space.name)
    return space
