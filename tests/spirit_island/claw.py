"""Short ways to try cards of Branch & Claw: River alone on board A, or two Rivers on A and B."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.spirit_island import minor
from tests.spirit_island.tables import EVERY_SET, Island


def alone(lands: Mapping[str, Any], *steps: str, **keys: Any) -> Island:
    """One player, with every set; `elements` such as `2 sun` are had from the start."""
    return minor.alone(lands, *steps, options=EVERY_SET, **keys)


def pair(lands: Mapping[str, Any], *steps: str, **keys: Any) -> Island:
    """Two players, with every set; P1 has board A, P2 board B."""
    return minor.pair(lands, *steps, options=EVERY_SET, **keys)


def kinds(here: Island) -> list[str]:
    """The kinds of the effects in force, in the order they came."""
    return [effect.kind for effect in here.table.effects]
