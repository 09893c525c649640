"""Levels: there for the games that have weights, each what its words say."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from loci.bots import levels, weights
from loci.bots.policy_bot import PolicyBot
from loci.bots.registry import bot_names, default_bot, find_bot
from loci.bots.search_bot import SearchBot
from loci.core import AnyGame, BadOption, Budget, Text
from loci.core.bot import SeatView
from loci.core.words.wording import LANGUAGES, Wording
from loci.games.haunted_lands import GAME as HAUNTED
from loci.sim.playout import playout
from tests.bots.policies import Liking
from toys.ferry import GAME as FERRY

LEVELS = ["easy", "medium", "hard", "master"]
POLICY = Liking({})


class _Network(ModuleType):
    """What reads weights, in the place of the real one."""

    def __init__(self) -> None:
        super().__init__("loci.bots.exported")
        self.loaded: list[tuple[str, Path]] = []

    def read_network(self, path: Path, game: AnyGame) -> Liking:
        self.loaded.append((game.info.id, path))
        return POLICY


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[_Network]:
    """Ferry has weights, and nothing else."""
    (tmp_path / "ferry.npz").write_bytes(b"numbers")
    found = _Network()
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    monkeypatch.setitem(sys.modules, "loci.bots.exported", found)
    weights._loaded.cache_clear()
    yield found
    weights._loaded.cache_clear()


def test_medium_comes_first_and_the_random_one_last(network: _Network) -> None:
    assert bot_names(FERRY) == ["medium", "easy", "hard", "master", "random"]
    assert bot_names(HAUNTED) == ["greedy", "random"]
    assert network.loaded == []  # listing loads nothing


def test_what_has_been_learned_is_taken_where_nobody_chooses(
    network: _Network, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert default_bot(HAUNTED) == "greedy"
    assert default_bot(FERRY) == "medium"
    monkeypatch.setattr(weights, "FOLDER", weights.FOLDER / "elsewhere")
    assert default_bot(FERRY) == "random"


def test_without_weights_there_is_no_policy_and_no_level(network: _Network) -> None:
    assert weights.load_policy(HAUNTED) is None
    assert levels.level_bots(HAUNTED) == {}
    with pytest.raises(BadOption) as caught:
        find_bot(HAUNTED, "hard")
    assert caught.value.reason.args == {"name": "hard", "known": "greedy, random"}
    with pytest.raises(ValueError, match="no weights of haunted-lands"):
        levels.level_bots(FERRY)["medium"](HAUNTED, 0, 1)


def test_weights_are_loaded_once(network: _Network, tmp_path: Path) -> None:
    for level in LEVELS:
        find_bot(FERRY, level)(FERRY, 0, 1)
    assert network.loaded == [("ferry", tmp_path / "ferry.npz")]


def test_easy_and_medium_answer_at_once_and_the_others_look_ahead(network: _Network) -> None:
    made = [find_bot(FERRY, level)(FERRY, 0, 1) for level in LEVELS]
    assert [type(bot) for bot in made] == [PolicyBot, PolicyBot, SearchBot, SearchBot]


def test_the_master_thinks_ten_times_as_much_as_the_hard_one(network: _Network) -> None:
    state = FERRY.new(2, {}, 1)
    ((seat, decision),) = FERRY.decisions(state).items()

    def judged(level: str) -> int:
        POLICY.calls.clear()
        bot = find_bot(FERRY, level)(FERRY, seat, 1)
        bot.decide(SeatView(FERRY, state, seat), decision, Budget(playouts=8))
        return sum(len(rows) for rows, _, _ in POLICY.calls)

    assert judged("medium") == 1
    assert judged("hard") == 1 + 8
    assert 1 + 50 < judged("master") <= 1 + 80  # some walks come to the end of the game


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_a_whole_game(network: _Network, level: str) -> None:
    bots = [find_bot(FERRY, level), find_bot(FERRY, "random")]
    done = playout(FERRY, bots, 4, budget=Budget(playouts=5))
    assert done.outcome.ending == "river-full"
    assert playout(FERRY, bots, 4, budget=Budget(playouts=5)).hash == done.hash


def test_every_level_has_a_name_and_a_sentence_in_every_language() -> None:
    for language in LANGUAGES:
        wording = Wording(language)
        said = [
            wording.say(Text(f"bot-{kind}-{level}"))
            for level in LEVELS
            for kind in ("name", "help")
        ]
        assert len(set(said)) == 2 * len(LEVELS)
        assert not [one for one in said if one.startswith("bot-")]


def test_finding_bots_loads_no_numpy() -> None:
    code = (
        "import sys; from loci.bots.registry import bot_names; from loci.core import find_game;"
        "print(bot_names(find_game('haunted-lands')), 'numpy' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split()[-1] == "False"
