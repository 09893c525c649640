"""Short ways to try a spirit of moderate or high complexity: alone on board A, or with another."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from loci.core import Match
from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.power import needs
from loci.games.spirit_island.rules.spirit import track
from loci.games.spirit_island.rules.targeting import target_lands
from loci.games.spirit_island.state.registry import POWERS, SPIRITS
from loci.games.spirit_island.state.terms import ELEMENTS, SPEEDS
from tests.spirit_island.tables import Island, island, with_elements

THUNDER = "thunderspeaker"
GREEN = "a-spread-of-rampant-green"
OCEAN = "oceans-hungry-grasp"
BRINGER = "bringer-of-dreams-and-nightmares"


def play(
    spirit: str, lands: Mapping[str, Any], *steps: str, elements: str = "", **keys: Any
) -> Island:
    """One player with this spirit on board A; `elements` such as `2 sun` are had from the start."""
    if elements:
        seats = keys.setdefault("seats", {"P1": {}})
        seats["P1"]["elements"] = with_elements(elements)
    return island(lands, *steps, spirits=[spirit], **keys)


def start(spirit: str, board: str) -> Island:
    """A real game of one player at its first question."""
    options = {"spirits": [spirit], "boards": [board]}
    return Island(Match.start(GAME, 1, options, 3))


def targets(here: Island, id: str, seat: int = 0) -> list[str]:
    """The lands that a seat may target with a power."""
    reached = target_lands(here.table, seat, POWERS[id], [])
    return [here.table.island.names[land] for land in reached]


def header(id: str) -> tuple[int, str, str, str, str]:
    """Cost, speed, elements, range and target of a power in words."""
    power = POWERS[id]
    elements = " ".join([name for n, name in enumerate(ELEMENTS) if power.elements[n]])
    reach = ""
    if power.range is not None:
        reach = f"{'sacred' if power.range.sacred else 'presence'} {power.range.distance}"
    return power.cost, SPEEDS[power.speed], elements, reach, power.target.name


def thresholds(id: str, *texts: str) -> bool:
    """Whether these are the thresholds of a power, in order."""
    return POWERS[id].thresholds == [needs(text) for text in texts]


def panel(spirit: str) -> tuple[str, str]:
    """The two tracks in words."""
    return _words(SPIRITS[spirit].energy_track), _words(SPIRITS[spirit].plays_track)


def growth(spirit: str) -> list[list[str]]:
    """The growth options in words."""
    return [[action.word for action in option] for option in SPIRITS[spirit].growth]


def _words(spaces: list[Any]) -> str:
    names = [*ELEMENTS, "any"]
    words = []
    for space in spaces:
        if space.reclaim:
            words.append("reclaim")
        else:
            words.append(str(space.number) if space.element < 0 else names[space.element])
    assert len(track(" ".join(words))) == len(spaces)
    return " ".join(words)
