"""Short ways to try the powers and panels of spirits."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from loci.core.position import read_data
from loci.games.spirit_island.rules.powers.power import needs
from loci.games.spirit_island.rules.spirits.elements import elements_of, usable_levels
from loci.games.spirit_island.rules.spirits.tracks import card_plays, energy_income
from loci.games.spirit_island.state.names import by_element
from loci.games.spirit_island.state.registry import POWERS, SPIRITS
from loci.games.spirit_island.state.terms import ELEMENTS, SPEEDS, TERRAINS
from tests.spirit_island.tables import Island, island, with_elements

THUNDER = "thunderspeaker"
GREEN = "a-spread-of-rampant-green"
BRINGER = "bringer-of-dreams-and-nightmares"


def alone(
    spirit: str, lands: Mapping[str, Any], *steps: str, elements: str = "", **keys: Any
) -> Island:
    """One player on board A, with the set of the spirit; `elements` such as `2 sun` are had from
    the start."""
    keys["options"] = {**of_set(spirit), **keys.get("options", {})}
    if elements:
        seats = keys.setdefault("seats", {}).setdefault("P1", {})
        seats["elements"] = with_elements(elements)
    return island(lands, *steps, spirits=[spirit], **keys)


def pair(one: str, other: str, lands: Mapping[str, Any], *steps: str, **keys: Any) -> Island:
    """Two players, with the set of the first; P1 has board A, P2 board B."""
    keys["options"] = {**of_set(one), **keys.get("options", {})}
    return island(lands, *steps, spirits=[one, other], boards="AB", **keys)


def started(spirit: str, board: str, **options: object) -> Island:
    """A game for one at its start; a question of the set-up may be open."""
    chosen = {"spirits": [spirit], "boards": [board], **of_set(spirit), **options}
    return Island(read_data({"game": "spirit-island", "players": 1, "options": chosen}).match)


def of_set(spirit: str) -> dict[str, object]:
    """The option to play with the set of a spirit, where that is not the base game."""
    name = SPIRITS[spirit].set
    return {} if name == "base" else {"sets": ["base", name]}


def presence(here: Island, seat: int = 0) -> dict[str, int]:
    """Presence on the island by land."""
    names = here.table.island.names
    return {names[land]: n for land, n in enumerate(here.seat(seat).presence) if n}


def printed(id: str) -> tuple[int, str, str, str, str]:
    """What is printed on a power: cost, speed, elements, range, target."""
    power = POWERS[id]
    elements = [name for name, number in zip(ELEMENTS, power.elements, strict=True) if number]
    reach = ""
    if power.range is not None:
        origin = "sacred" if power.range.sacred else "presence"
        reach = f"{origin} {power.range.distance}"
        if power.range.terrain:
            reach += f" from {TERRAINS[power.range.terrain]}"
    assert sum(power.elements) == len(elements)
    return power.cost, SPEEDS[power.speed], " ".join(elements), reach, power.target.name


def levels(id: str, elements: str) -> list[int]:
    """The thresholds that these elements reach."""
    return usable_levels(needs(elements), POWERS[id])[0]


def thresholds(id: str, *texts: str) -> bool:
    """Whether these are the thresholds of a power, in order."""
    return POWERS[id].thresholds == [needs(text) for text in texts]


def panel(spirit: str) -> tuple[str, str]:
    """The two tracks in words."""
    return _words(SPIRITS[spirit].energy_track), _words(SPIRITS[spirit].plays_track)


def income(spirit: str, shown: int) -> tuple[int, dict[str, int]]:
    """What so many uncovered spaces of the energy track give: energy, and both tracks' elements."""
    table = alone(spirit, {}, seats={"P1": {"energy_track": shown}}).table
    return energy_income(table, 0), by_element(elements_of(table, 0))


def plays(spirit: str, shown: int) -> tuple[int, bool]:
    """What so many uncovered spaces of the other track give: card plays, and whether a card may be
    taken back."""
    card = SPIRITS[spirit].uniques[0]
    here = alone(spirit, {}, seats={"P1": {"plays_track": shown, "discard": [card]}})
    return card_plays(here.table, 0), f"reclaim {card}" in here.options()


def growth(spirit: str) -> list[list[str]]:
    """The growth options in words."""
    return [[action.word for action in option.actions] for option in SPIRITS[spirit].growth]


def prices(spirit: str) -> list[int]:
    """What each growth option costs."""
    return [option.price for option in SPIRITS[spirit].growth]


def frame(spirit: str) -> tuple[int, str, str]:
    """How many growth options are picked, how complex it is, and its set."""
    found = SPIRITS[spirit]
    return found.pick, found.complexity, found.set


def lands_to_grow(here: Island) -> set[str]:
    """The lands to which growth may add presence from the energy track now."""
    return {line.split()[-1] for line in here.options() if line.startswith("presence energy")}


def _words(spaces: list[Any]) -> str:
    names = [*ELEMENTS, "any"]
    found = []
    for space in spaces:
        number = [str(space.number)] if space.number >= 0 else []
        found.append("+".join([*number, *[names[e] for e in space.elements], *space.words]))
    return " ".join(found)
