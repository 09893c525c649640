"""No game has a question without an answer; Terra Mystica's own search is with its tests."""

from __future__ import annotations

import pytest

from loci.core import Text, find_game
from loci.core.decision import Decision
from loci.testing.dead_ends import DeadEnd, DeadEnds, fresh
from loci.testing.seeds import soaking
from tests.toys.ferry import GAME as FERRY

GAMES = [("haunted-lands", (2, 4)), ("spirit-island", (1, 2)), ("ferry", (2, 3))]
#: Every adversary and every scenario of Spirit Island, each with and without one of the other.
MIXES: list[dict[str, object]] = [
    {"adversary": "brandenburg-prussia", "level": 6, "scenario": "blitz"},
    {"adversary": "england", "level": 6},
    {"adversary": "sweden", "level": 6, "scenario": "rituals-of-terror"},
    {"scenario": "guard-the-isles-heart"},
    {"adversary": "england", "level": 3, "scenario": "dahan-insurrection"},
    {"adversary": "sweden", "level": 2, "scenario": "guard-the-isles-heart"},
    {"adversary": "brandenburg-prussia", "level": 3},
    {"scenario": "rituals-of-terror"},
]


@pytest.mark.parametrize(("name", "players"), GAMES, ids=[name for name, _ in GAMES])
def test_players_with_tastes_always_find_an_answer(name: str, players: tuple[int, int]) -> None:
    game = find_game(name)
    ends = DeadEnds(game)
    ends.search(1_000_000 if soaking() else 250, [fresh(game, number, {}) for number in players])
    assert ends.tally.total() >= 250
    assert len(ends.tally) > 1


@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: "-".join(map(str, mix.values())))
def test_adversaries_and_scenarios_leave_an_answer_too(mix: dict[str, object]) -> None:
    game = find_game("spirit-island")
    ends = DeadEnds(game)
    ends.search(100_000 if soaking() else 250, [fresh(game, number, mix) for number in (2, 1, 3)])
    assert ends.tally.total() >= 250
    assert len(ends.tally) > 1


def test_a_question_without_an_answer_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(self: object, state: object) -> dict[int, Decision]:
        return {0: Decision(0, Text("ask-nothing"), [])}

    monkeypatch.setattr(type(FERRY), "decisions", nothing)
    with pytest.raises(DeadEnd, match="P1 has no answer to ask-nothing"):
        DeadEnds(FERRY).search(1, [fresh(FERRY, 2, {})])


def test_a_game_that_stops_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(self: object, state: object) -> dict[int, Decision]:
        return {}

    monkeypatch.setattr(type(FERRY), "decisions", nobody)
    with pytest.raises(DeadEnd, match="nobody is asked"):
        DeadEnds(FERRY).search(1, [fresh(FERRY, 2, {})])
