"""Golden playthroughs: a change of the kernel or of a game's rules shows as a diff."""

from pathlib import Path

import pytest

from loci.core import AnyGame
from loci.games.haunted_lands import GAME as HAUNTED_LANDS
from loci.games.spirit_island import GAME as SPIRIT_ISLAND
from loci.games.terra_mystica import GAME as TERRA_MYSTICA
from loci.testing.golden import check, playthrough
from toys.ferry import GAME as FERRY
from toys.lantern import GAME as LANTERN

FOLDER = Path(__file__).parent


@pytest.mark.parametrize(
    ("game", "players", "every"),
    [
        (LANTERN, 2, 1),
        (LANTERN, 3, 1),
        (FERRY, 3, 1),
        (HAUNTED_LANDS, 2, 20),
        (SPIRIT_ISLAND, 2, 40),
        (TERRA_MYSTICA, 2, 40),
    ],
)
def test_golden(game: AnyGame, players: int, every: int, regenerate_golden: bool) -> None:
    text = playthrough(game, players, seed=1, every=every)
    check(FOLDER / f"{game.info.id}-{players}.txt", text, regenerate_golden)


def test_a_changed_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "golden.txt"
    text = playthrough(FERRY, 2, seed=1)
    check(path, text, regenerate=True)
    check(path, text, regenerate=False)
    with pytest.raises(AssertionError, match=r"golden\.txt:1: was"):
        check(path, text.replace("Ferry", "Boat"), regenerate=False)
    with pytest.raises(AssertionError, match="lines before"):
        check(path, text + "\n", regenerate=False)
