"""Games against adversaries for tests: whole set-ups, and islands at a level."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from loci.core.position import read_data
from loci.games.spirit_island.state.registry import ADVERSARIES, INVADER_CARDS
from tests.spirit_island.tables import Island, island

SPIRITS = ["river-surges-in-sunlight", "lightnings-swift-strike"]
#: What stands on board A by its icons and River's set-up.
BOARD_A: dict[str, dict[str, Any]] = {
    "A1": {},
    "A2": {"city": 1, "dahan": 1},
    "A3": {"dahan": 2},
    "A4": {"blight": 1},
    "A5": {"presence": {0: 1}},
    "A6": {"dahan": 1},
    "A7": {"dahan": 2},
    "A8": {"town": 1},
}


def set_up(
    adversary: str, level: int, boards: str = "A", seed: int = 0, explore: bool = False
) -> Island:
    """A game as it begins; without the initial explore unless asked for."""
    options = {
        "adversary": adversary,
        "level": level,
        "boards": list(boards),
        "spirits": SPIRITS[: len(boards)],
        "no-initial-explore": not explore,
        **of_set(adversary),
    }
    data = {"game": "spirit-island", "players": len(boards), "seed": seed, "options": options}
    return Island(read_data(data).match)


def against(
    adversary: str,
    level: int,
    lands: Mapping[str, Any],
    *steps: str,
    boards: str = "A",
    **keys: Any,
) -> Island:
    """A position against an adversary."""
    options = {"adversary": adversary, "level": level, **of_set(adversary)}
    return island(lands, *steps, boards=boards, options=options, **keys)


def of_set(adversary: str) -> dict[str, object]:
    """The option to play with the set of an adversary, where that is not the base game."""
    name = ADVERSARIES[adversary].set
    return {} if name == "base" else {"sets": ["base", name]}


def board_a(here: Island) -> dict[str, dict[str, Any]]:
    return {name: here.land(name) for name in BOARD_A}


def stages(here: Island) -> str:
    """The stages of the invader deck from the top."""
    return "".join([str(INVADER_CARDS[card].stage) for card in here.pile("invader_deck")])
