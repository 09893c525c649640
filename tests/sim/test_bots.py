"""Bots: the random one, and finding them by name."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from loci.bots.random_bot import RandomBot
from loci.bots.registry import bot_names, find_bot
from loci.core import BadOption, Budget
from tests.sim.faulty import CHEATED, Cheat
from toys.ferry import GAME as FERRY


class _Blindfold:
    """A view that must not be looked at."""

    viewer = 0

    @property
    def data(self) -> dict[str, Any]:
        raise AssertionError("the random bot looked at its view")

    def sample(self, seed: int) -> Any:
        raise AssertionError("the random bot sampled a state")


def test_random_bot_picks_every_listed_move_about_equally_often_without_looking() -> None:
    decision = next(iter(FERRY.decisions(FERRY.new(2, {}, 1)).values()))
    bot = RandomBot(FERRY, 0, 7)
    counts = Counter(bot.decide(_Blindfold(), decision, Budget()).text() for _ in range(200 * 10))
    assert set(counts) == {move.text() for move in decision.moves}
    assert min(counts.values()) > 140
    assert max(counts.values()) < 260


def test_random_bot_with_the_same_seed_answers_the_same() -> None:
    decision = next(iter(FERRY.decisions(FERRY.new(2, {}, 1)).values()))

    def answers(seed: int) -> list[str]:
        bot = RandomBot(FERRY, 0, seed)
        return [bot.decide(_Blindfold(), decision, Budget()).text() for _ in range(20)]

    assert answers(5) == answers(5)
    assert answers(5) != answers(6)


def test_a_games_own_bots_come_before_the_generic_ones() -> None:
    assert bot_names(FERRY) == ["random"]
    assert bot_names(CHEATED) == ["cheat", "random"]
    assert find_bot(CHEATED, "cheat") is Cheat
    assert find_bot(FERRY, "random") is RandomBot


def test_an_unknown_bot_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(BadOption) as caught:
        find_bot(CHEATED, "clever")
    assert caught.value.reason.id == "bot-unknown"
    assert caught.value.reason.args == {"name": "clever", "known": "cheat, random"}
