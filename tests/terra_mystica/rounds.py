"""More for tests of Terra Mystica: a player who goes on alone, ends of rounds, and readings."""

from __future__ import annotations

from typing import Any

from loci.games.terra_mystica.positions.reader import step
from loci.games.terra_mystica.state.board import NAMES, bits
from loci.games.terra_mystica.state.registry import TOWN
from loci.games.terra_mystica.state.table import PLACES, TerraTable
from loci.games.terra_mystica.state.terms import BONUS_NAMES, CULTS, NONE, SOURCES, TOWN_NAMES
from tests.terra_mystica.tables import far_off, table

#: All power tokens where they can take most
EMPTY = [12, 0, 0]


def alone(seat: dict[str, Any], other: dict[str, Any] | None = None, **keys: Any) -> TerraTable:
    """P1 has one turn after the other: P2, far off unless said, has passed."""
    return table(seat, other or far_off(), passed=["P2"], **keys)


def end_round(made: TerraTable) -> None:
    """As if everybody had passed without changing the bonus tile."""
    step(made, "end-round")


def end_game(made: TerraTable) -> None:
    step(made, "final-scoring")


# -- reading ---------------------------------------------------------------------------------------


def charge(made: TerraTable, seat: int = 0) -> int:
    """Points of power that have been gained from all tokens in bowl I on."""
    return made.bowl2[seat] + 2 * made.bowl3[seat]


def holds(made: TerraTable, seat: int = 0) -> str:
    """The bonus tile of a seat."""
    return "" if made.bonus[seat] == NONE else BONUS_NAMES[made.bonus[seat]]


def coins_on(made: TerraTable, tile: str) -> int:
    return made.bonus_coins[BONUS_NAMES.index(tile)]


def priests_on(made: TerraTable, cult: str) -> list[int]:
    """The owners of a track's four places, -1 for nobody."""
    at = PLACES * CULTS.index(cult)
    return made.orders[at : at + PLACES]


def town_tiles(made: TerraTable, seat: int = 0) -> list[str]:
    held = made.towns[len(TOWN) * seat : len(TOWN) * (seat + 1)]
    return [name for name, number in zip(TOWN_NAMES, held, strict=True) for _ in range(number)]


def in_towns(made: TerraTable) -> set[str]:
    """The hexes that belong to a town."""
    return {NAMES[hex] for hex in bits(made.urban)}


def points(made: TerraTable, source: str, seat: int = 0) -> int:
    """Victory points by where they came from."""
    return made.points[len(SOURCES) * seat + SOURCES.index(source)]
