"""Spirit Island passes the kit for one to four players; 200 seeds each in the soak.

The kit throws the live scripts away after every answer, so every question comes back by replay.
"""

from __future__ import annotations

from collections import Counter

import pytest

from loci.core import Rng, derived_seed
from loci.core.decision import Move
from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.island.unused import TOKEN_NAMES
from loci.games.spirit_island.state.boards import layouts_for
from loci.games.spirit_island.state.registry import ADVERSARIES, SCENARIOS, SPIRITS
from loci.testing.kit import Kit
from loci.testing.seeds import seeds, soaking

CHECKED = (
    "legal explained",
    "illegal explained",
    "loaded",
    "secrets changed",
    "dealt anew",
    "barriers",
    "in the middle of a script",
    "events",
)


def lively(rng: Rng, moves: list[Move]) -> Move:
    """Any answer, but to stop or to be done only now and then."""
    others = [move for move in moves if move.text() not in ("done", "stop")]
    if others and rng.below("keep on", 6):
        return rng.pick("move", others)
    return rng.pick("move", moves)


def setting(seed: int, players: int) -> dict[str, object]:
    """Spirits, adversary with level, scenario and layout of a seed, of every set there is: all of
    them come up in turn."""
    rng = Rng(derived_seed(seed, "setting", players))
    spirits = list(SPIRITS)
    rng.shuffle("spirits", spirits)
    options: dict[str, object] = {"spirits": spirits[:players], "sets": list(GAME.info.sets)}
    if rng.below("adversary", 2):
        options["adversary"] = rng.pick("which", list(ADVERSARIES))
        options["level"] = rng.below("level", 7)
    if rng.below("scenario", 3) == 0:
        options["scenario"] = rng.pick("scenarios", list(SCENARIOS))
    if rng.below("easier", 4) == 0:
        options["bonus-growth"] = True
        options["progression"] = True
    options["layout"] = rng.pick("layout", layouts_for(players))
    if rng.below("events", 4) == 0:
        options["no-events"] = True
    needed = [token for spirit in spirits[:players] for token in SPIRITS[spirit].tokens]
    options["unused-tokens"] = [
        token for token in TOKEN_NAMES if token not in needed and rng.below("token", 8) == 0
    ]
    return options


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_spirit_island_passes_the_kit(players: int) -> None:
    tally: Counter[str] = Counter()
    for seed in seeds(200, 3):
        kit = Kit(GAME, players, setting(seed, players), every=24 if soaking() else 8, pick=lively)
        kit.play(seed)
        tally += kit.tally
    assert tally["games"] > 0
    for what in CHECKED:
        assert tally[what] > 0, what
