"""Whatever weights the package holds fit the games as they are now, say where they come from, and
need numpy alone."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from loci.bots import levels, weights
from loci.bots.exported import NetworkPolicy, read_card, read_network
from loci.bots.registry import bot_names, default_bot
from loci.core import find_game

FOLDER = Path(weights.__file__).parent  # whatever LOCI_WEIGHTS names
FILES = sorted(FOLDER.glob("*.npz"))
MOST = 8_000_000  # bytes
NONE = pytest.param(None, marks=pytest.mark.skip(reason="the package holds no weights"), id="none")

every_file = pytest.mark.parametrize(
    "path", [pytest.param(path, id=path.stem) for path in FILES] or [NONE]
)

#: Whatever answers without looking at the clock: the policy, and what judges positions.
PLAY = """
import sys
from loci.bots.levels import find_judge, thinks_for
from loci.bots.judge import Leaf
from loci.bots.registry import bot_names, find_bot
from loci.core import Budget, find_game
from loci.core.bot import SeatView

game = find_game(sys.argv[1])
state = game.new(max(2, game.info.players[0]), {}, 1)
bots = [find_bot(game, name) for name in ("easy", "medium", "hard", "master")]
for number in range(24):
    asked = game.advance(state)
    bot = bots[number % len(bots)](game, asked.seat, number)
    move = bot.decide(SeatView(game, state, asked.seat), asked, Budget(playouts=2))
    assert game.why_not(state, asked.seat, move) is None, move
    game.apply(state, asked.seat, move)
asked = game.advance(state)
(judged,) = find_judge(game).judge([Leaf(state, asked, asked.moves, asked.ids)])
assert len(judged.priors) == len(asked.moves)
print("numpy" in sys.modules, *({"torch", "autograd", "scipy"} & set(sys.modules)))
"""


@pytest.fixture
def of_the_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(weights, "FOLDER", FOLDER)


def test_nothing_lies_there_but_weights_of_games() -> None:
    """A file under another name would be part of the package, and be of use to nobody."""
    found = {path.name for path in FOLDER.iterdir() if path.name != "__pycache__"}
    assert found == {"__init__.py", *(path.name for path in FILES)}
    for path in FILES:
        assert find_game(path.stem).info.id == path.stem


@every_file
def test_it_is_of_the_game_as_it_is_now(path: Path) -> None:
    game = find_game(path.stem)
    policy = read_network(path, game)  # refuses other rows and other ids
    assert isinstance(policy, NetworkPolicy)
    assert policy.card["rules"] == game.info.rules_version
    assert all(np.isfinite(one).all() for one in policy.parameters.values())
    fresh = policy.network.first(0)
    assert {name: one.shape for name, one in policy.parameters.items()} == {
        name: one.shape for name, one in fresh.items()
    }


@every_file
def test_it_is_small_and_tells_where_it_comes_from(path: Path) -> None:
    assert path.stat().st_size < MOST
    card: dict[str, Any] = read_card(path)
    assert card["game"] == path.stem
    assert card["version"]
    assert isinstance(card["plan"]["seed"], int)
    assert card["plan"]["game"] == path.stem
    for number in ("decisions", "games", "seconds", "parameters"):
        assert card[number] > 0, number
    if "curve" in card:  # of one that was exported
        done = [decisions for decisions, _ in card["curve"]]
        assert done == sorted(done)
        assert done[-1] <= card["decisions"]
    for name, found in card.get("strength", {}).items():
        assert found["games"] > 0, name


@every_file
def test_with_it_come_the_levels(path: Path, of_the_package: None) -> None:
    game = find_game(path.stem)
    names = bot_names(game)
    assert default_bot(game) == names[0] == "medium"
    assert [name for name in names if name not in game.bots()] == [
        "medium",
        *(name for name in levels.level_bots(game) if name != "medium"),
        "random",
    ]


@every_file
def test_it_answers_with_numpy_alone(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LOCI_WEIGHTS", str(FOLDER))
    done = subprocess.run(
        [sys.executable, "-c", PLAY, path.stem], capture_output=True, text=True, check=False
    )
    assert done.stderr == ""
    assert done.stdout.split() == ["True"]
