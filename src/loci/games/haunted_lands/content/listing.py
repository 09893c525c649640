"""Every card, mode, Building and tile by set and kind."""

from __future__ import annotations

from collections.abc import Iterable

from loci.games.haunted_lands.content import buildings, cards, quests
from loci.games.haunted_lands.state import registry
from loci.games.haunted_lands.state.components import load_components
from loci.games.haunted_lands.state.terms import BASE

REGISTERED = (buildings, cards, quests)  # imported for what they register


def content() -> dict[str, dict[str, list[str]]]:
    """The ids of all pieces; the base set first, others as their first piece was registered."""
    kinds: dict[str, Iterable[registry.Piece]] = {
        "skills": registry.SKILLS.values(),
        "quests": registry.QUEST_CARDS.values(),
        "markets": registry.MARKETS.values(),
        "spectre cards": registry.SPECTRE_CARDS.values(),
        "reward cards": registry.REWARD_CARDS,
        "buildings": registry.BUILDINGS.values(),
        "modes": registry.MODES.values(),
    }
    found: dict[str, dict[str, list[str]]] = {BASE: {}}
    for kind, pieces in kinds.items():
        for piece in pieces:
            found.setdefault(piece.set, {}).setdefault(kind, []).append(piece.id)
    for tile in load_components("").regions.values():
        found.setdefault(tile.set, {}).setdefault("region tiles", []).append(tile.name)
    return found
