"""Short ways to try minor powers: River alone on board A, or two Rivers on boards A and B."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from loci.games.spirit_island.rules.targeting import target_lands
from loci.games.spirit_island.state.registry import POWERS
from tests.spirit_island.tables import RIVER, Island, island, with_elements


def alone(lands: Mapping[str, Any], *steps: str, elements: str = "", **keys: Any) -> Island:
    """One player; `elements` such as `2 sun` are had from the start."""
    if elements:
        keys["seats"] = {"P1": {"elements": with_elements(elements)}}
    return island(lands, *steps, spirits=[RIVER], **keys)


def pair(lands: Mapping[str, Any], *steps: str, **keys: Any) -> Island:
    """Two players; P1 has board A, P2 board B."""
    return island(lands, *steps, spirits=[RIVER, RIVER], boards="AB", **keys)


def targets(here: Island, id: str, levels: list[int] | None = None) -> list[str]:
    """The lands that P1 may target with a power, making use of these thresholds."""
    reached = target_lands(here.table, 0, POWERS[id], levels or [])
    return [here.table.island.names[land] for land in reached]
