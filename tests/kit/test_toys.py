"""The two toy games pass the whole kit; 1,000 seeds each in the soak."""

import pytest

from loci.testing.kit import Kit
from loci.testing.seeds import seeds
from toys.ferry import GAME as FERRY
from toys.lantern import GAME as LANTERN


@pytest.mark.parametrize("players", [2, 3, 4])
def test_lantern_passes_the_kit(players: int) -> None:
    kit = Kit(LANTERN, players)
    for seed in seeds(334, 12):
        kit.play(seed)
    # Each of these checks must have had something to check.
    for what in (
        "legal explained",
        "illegal explained",
        "loaded",
        "secrets changed",
        "dealt anew",
        "barriers",
        "free of secrets",
        "undo free",
        "undo ask",
        "in the middle of a script",
        "events",
        "ending night-over",
    ):
        assert kit.tally[what] > 0, what


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("options", [{}, {"landings": "12", "coins": 5}])
def test_ferry_passes_the_kit(players: int, options: dict[str, object]) -> None:
    kit = Kit(FERRY, players, options)
    for seed in seeds(167, 8):
        kit.play(seed)
    for what in ("illegal explained", "loaded", "undo free", "warnings", "events"):
        assert kit.tally[what] > 0, what
    assert kit.tally["undo ask"] == 0, "nothing in Ferry is hidden or left to chance"
