"""Everything that lies in the box, by set and kind."""

from __future__ import annotations

from loci.games.terra_mystica.state.pieces import BASE
from loci.games.terra_mystica.state.registry import BOARDS, BONUS, FAVOUR, SCORING, SPACES, TOWN

EXTRA = "extra"  # the tiles of the base set that an option brings in


def sets() -> tuple[str, ...]:
    """The sets of all that is registered, the base set first."""
    return tuple(name for name in content() if name != EXTRA)


def content() -> dict[str, dict[str, list[str]]]:
    """By set and kind; tiles that need an option are listed apart from the set they belong to."""
    found: dict[str, dict[str, list[str]]] = {BASE: {}, EXTRA: {}}

    def add(kind: str, name: str, set: str, option: str) -> None:
        heading = EXTRA if option and set == BASE else set
        found.setdefault(heading, {}).setdefault(kind, []).append(name)

    for faction in BOARDS:
        add("factions", faction.name, faction.set, "")
    for bonus in BONUS:
        add("bonus", bonus.name, bonus.set, bonus.option)
    for scoring in SCORING:
        add("scoring", scoring.name, scoring.set, scoring.option)
    for favour in FAVOUR:
        add("favour", favour.name, favour.set, favour.option)
    for town in TOWN:
        add("town", town.name, town.set, town.option)
    for space in SPACES:
        add("actions", space.name, space.set, "")
    return found
