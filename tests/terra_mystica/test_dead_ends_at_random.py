"""The search for questions without an answer; `test_dead_ends.py` has those that there were."""

from __future__ import annotations

import pytest

from loci.games.terra_mystica import GAME
from loci.testing.dead_ends import DeadEnds, fresh
from loci.testing.seeds import seeds, soaking
from tests.conftest import Counting
from tests.terra_mystica.tables import IMPORTED
from tests.terra_mystica.test_dead_ends import LOVED, cut_off, free_moves

SLICES = range(5 if soaking() else 1)  # which workers can share
ANSWERS = len(seeds(1_000_000, 5_000)) // len(SLICES)
STARTS = [
    cut_off,
    fresh(GAME, 2, {"factions": ["dwarves", "fakirs"]}),
    fresh(GAME, 3, {}),
    cut_off,
    fresh(GAME, 4, {"factions": ["fakirs", "engineers", "darklings", "giants"]}),
    fresh(GAME, 4, {**IMPORTED, "extra-town-tiles": True}),
    cut_off,
    fresh(GAME, 2, {"factions": ["fakirs", "dwarves"], "free-burning": True}),
    fresh(GAME, 5, {"factions": ["dwarves", "nomads", "halflings", "mermaids", "chaosmagicians"]}),
    fresh(GAME, 3, {"factions": ["alchemists", "witches", "swarmlings"], "resignation": True}),
]


@pytest.mark.rule("TM-10.44")
@pytest.mark.parametrize("slice", SLICES)
def test_players_with_tastes_find_no_question_without_an_answer(
    slice: int, counting: Counting
) -> None:
    ends = DeadEnds(GAME, LOVED, free_moves)
    seed = 1_000_000 * slice
    for part in counting(f"dead ends of terra-mystica ({slice}), tenths", 10):
        seed = ends.search(ANSWERS * (part + 1) // 10, STARTS, seed)
    for kind in ("dig", "burn", "convert", "transform", "action", "spade"):
        assert ends.tally[kind] > 0, kind
