"""The set-up and the income of Terra Mystica for tests: new games, and what the rulebook prints.

The numbers here are copied from the rulebook by hand; nothing comes from the engine's own tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from loci.core.options import checked
from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.positions import reader as positions
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import BONUS_NAMES, PHASES, SCORING_NAMES
from tests.terra_mystica.tables import asked, do, far_off, has, offered, table

#: The two factions of each colour.
BOARDS: Final = {
    "yellow": ("fakirs", "nomads"),
    "brown": ("cultists", "halflings"),
    "black": ("alchemists", "darklings"),
    "blue": ("mermaids", "swarmlings"),
    "green": ("auren", "witches"),
    "gray": ("dwarves", "engineers"),
    "red": ("chaosmagicians", "giants"),
}
COLOUR: Final = {faction: colour for colour, both in BOARDS.items() for faction in both}

#: The land as printed: eleven hexes of each terrain.
PRINTED: Final = {
    "yellow": ["A5", "B1", "B4", "B6", "D3", "E8", "F3", "G4", "G7", "H1", "I7"],
    "brown": ["A1", "A7", "B2", "D8", "E2", "E6", "F5", "F7", "H3", "H7", "I8"],
    "black": ["A8", "A13", "B3", "B5", "C1", "E1", "E5", "E10", "G5", "H5", "I2"],
    "blue": ["A4", "A11", "D2", "D5", "E4", "E11", "G6", "H2", "H4", "I4", "I10"],
    "green": ["A3", "A10", "C3", "C4", "D1", "E9", "F2", "F4", "G3", "I6", "I11"],
    "gray": ["A2", "C2", "C5", "E7", "F1", "F6", "G1", "H6", "H8", "I3", "I9"],
    "red": ["A6", "A9", "A12", "D4", "D6", "D7", "E3", "G2", "I1", "I5", "I12"],
}

#: Hexes that lie apart from each other, for buildings whose place does not matter.
APART: Final = [
    "A1",
    "A4",
    "A7",
    "A10",
    "A13",
    "E1",
    "E4",
    "E11",
    "I1",
    "I4",
    "I7",
    "G1",
    "G3",
    "C1",
    "C5",
    "F3",
    "H6",
]


def new(players: int, seed: int = 0, **options: Any) -> TerraTable:
    """A game at its first question; options with low lines for hyphens."""
    given = {name.replace("_", "-"): value for name, value in options.items()}
    return GAME.setup(players, checked(GAME.info.options, given), seed)


def chosen(*factions: str, **options: Any) -> TerraTable:
    """A game whose factions were chosen in this order of seats."""
    made = new(len(factions), **options)
    for faction in factions:
        do(made, f"setup {faction}")
    return made


def place_all(made: TerraTable) -> list[int]:
    """Place the first dwellings, each on the first hex listed; the seats in their order."""
    order: list[int] = []
    while made.phase == PHASES.index("dwellings"):
        order += asked(made)
        do(made, offered(made)[0])
    return order


def take_all(made: TerraTable, tiles: Sequence[str]) -> list[int]:
    """Take the first bonus tiles in this order; the seats in theirs."""
    order: list[int] = []
    for tile in tiles:
        order += asked(made)
        do(made, f"pass {tile}")
    return order


def bonus_tiles(made: TerraTable) -> list[str]:
    return [BONUS_NAMES[tile] for tile in made.in_game]


def scoring_tiles(made: TerraTable) -> list[str]:
    return [SCORING_NAMES[tile] for tile in made.scoring]


def coins_on(made: TerraTable) -> dict[str, int]:
    """The bonus tiles with coins on them."""
    named = zip(BONUS_NAMES, made.bonus_coins, strict=True)
    return {name: coins for name, coins in named if coins}


def other(faction: str) -> dict[str, Any]:
    """Somebody far off and of another colour."""
    return far_off() if COLOUR[faction] != "gray" else far_off("witches", buildings={"I11": "D"})


def without_tile(faction: str, codes: Sequence[str] = (), **more: Any) -> TerraTable:
    """A faction with these buildings and no bonus tile, all power in bowl I."""
    placed = dict(zip(APART, codes, strict=False))
    seat = {"faction": faction, "buildings": placed, "bowls": [12, 0, 0], **more}
    return table(seat, other(faction), phase="bonus")


def income(made: TerraTable, seat: int = 0) -> tuple[int, int, int, int]:
    """The coins, workers, priests and power that a seat gets as income."""
    before = has(made, seat)
    positions.step(made, f"income P{seat + 1}")
    assert GAME.audit(made) == []
    after = has(made, seat)
    assert after["vp"] == before["vp"]
    moved = before["bowls"][0] - after["bowls"][0] + after["bowls"][2] - before["bowls"][2]
    coins, workers, priests = (
        int(after[name] - before[name]) for name in ("coins", "workers", "priests")
    )
    return coins, workers, priests, int(moved)


def with_first_dwellings(factions: list[str]) -> tuple[TerraTable, list[int]]:
    """A game of these factions with the first dwellings built somewhere, and in whose order."""
    made = GAME.setup(len(factions), checked(GAME.info.options, {"factions": factions}), 1)
    order: list[int] = []
    while any(move.startswith("build") for move in offered(made)):
        order += asked(made)
        do(made, offered(made)[0])
    return made, order
