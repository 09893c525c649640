"""The kit plays variants of Jagged Earth: two adversaries, an extra board, islets, six seats; and
an island of a file."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island import GAME
from loci.testing.kit import Kit
from loci.testing.seeds import seeds
from tests.spirit_island.tables import EVERY_SET
from tests.spirit_island.test_island_file import TEN

TWO = {"adversary": "england", "level": 4, "supporting": "sweden", "supporting-level": 5}
VARIANTS: dict[str, tuple[int, dict[str, Any]]] = {
    "two adversaries": (2, TWO),
    "france supports": (1, {**TWO, "supporting": "france"}),
    "extra board": (1, {"extra-board": True, "adversary": "brandenburg-prussia", "level": 3}),
    "islets": (3, {"layout": "archipelago-2-1"}),
    "six seats": (6, {"layout": "archipelago-2-2-2"}),
    "island of a file": (2, {"island": TEN}),
    "foes on an island of a file": (2, {**TWO, "adversary": "scotland", "island": TEN}),
}


@pytest.mark.parametrize("name", VARIANTS)
def test_the_kit_plays_a_variant(name: str) -> None:
    players, options = VARIANTS[name]
    kit = Kit(GAME, players, {**options, **EVERY_SET}, every=24)
    for seed in seeds(20, 1):
        kit.play(seed)
    assert kit.tally["undo free"] > 0
