"""Short ways to try minor powers: River alone on board A, or two Rivers on boards A and B."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.spirit_island import spirits
from tests.spirit_island.tables import RIVER, Island


def alone(lands: Mapping[str, Any], *steps: str, elements: str = "", **keys: Any) -> Island:
    """One player; `elements` such as `2 sun` are had from the start."""
    return spirits.alone(RIVER, lands, *steps, elements=elements, **keys)


def pair(lands: Mapping[str, Any], *steps: str, **keys: Any) -> Island:
    """Two players; P1 has board A, P2 board B."""
    return spirits.pair(RIVER, RIVER, lands, *steps, **keys)
