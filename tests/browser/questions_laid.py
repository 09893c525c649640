"""How the hand-written tables of the questions are laid out."""

from __future__ import annotations

from typing import Any

from loci.core import Match
from tests.spirit_island.tables import EVERY_SET, RIVER, Island, island

LIGHTNING = "lightnings-swift-strike"


def laid(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    """One River, or River and Lightning on two boards, with every set."""
    keys.setdefault("options", EVERY_SET)
    keys.setdefault("spirits", [RIVER, LIGHTNING][: len(keys.get("boards", "A"))])
    return island(lands, *steps, **keys)


def until(here: Island, kind: str) -> Match:
    """Give the first answer until this is asked."""
    for _ in range(40):
        if here.prompt() == kind:
            return here.match
        here.answer(here.options()[0])
    raise AssertionError(f"{kind} is not asked")
