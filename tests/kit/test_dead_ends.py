"""No game has a question without an answer; Terra Mystica's own search is with its tests."""

from __future__ import annotations

import pytest

from loci.core import Text, find_game
from loci.core.decision import Decision
from loci.testing.dead_ends import DeadEnd, DeadEnds, Start, fresh
from loci.testing.seeds import seeds, soaking
from tests.conftest import Counting
from tests.toys.ferry import GAME as FERRY

FEW = 250
SLICES = range(5 if soaking() else 1)  # which workers can share
ANSWERS = len(seeds(1_000_000, FEW)) // len(SLICES)
EVERY_SET = {"sets": list(find_game("spirit-island").info.sets)}
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
    {"adversary": "france", "level": 6, **EVERY_SET},
    {"adversary": "france", "level": 2, "scenario": "powers-long-forgotten", **EVERY_SET},
    {"scenario": "second-wave", **EVERY_SET},
    {"adversary": "habsburg-monarchy", "level": 6, "scenario": "ward-the-shores", **EVERY_SET},
    {"adversary": "habsburg-monarchy", "level": 3, **EVERY_SET},
    {"adversary": "russia", "level": 6, "scenario": "the-great-river", **EVERY_SET},
    {"adversary": "russia", "supporting": "scotland", "supporting-level": 6, **EVERY_SET},
    {"scenario": "rituals-of-the-destroying-flame", **EVERY_SET},
    {"adversary": "scotland", "level": 4, "no-events": True, **EVERY_SET},
]


def starts(name: str) -> list[Start]:
    """Where a search begins: games of few and of more players, of Spirit Island all mixes too."""
    game = find_game(name)
    least = game.info.players[0]
    found = [fresh(game, number, {}) for number in (least, least + 1)]
    if name == "spirit-island":
        found += [fresh(game, 1 + n % 3, mix) for n, mix in enumerate(MIXES)]
    return found


@pytest.mark.parametrize("slice", SLICES)
@pytest.mark.parametrize("name", ["haunted-lands", "spirit-island", "ferry"])
def test_players_with_tastes_always_find_an_answer(
    name: str, slice: int, counting: Counting
) -> None:
    ends = DeadEnds(find_game(name))
    seed = 1_000_000 * slice
    for part in counting(f"dead ends of {name} ({slice}), tenths", 10):
        seed = ends.search(ANSWERS * (part + 1) // 10, starts(name), seed)
    assert ends.tally.total() >= ANSWERS
    assert len(ends.tally) > 1


@pytest.mark.parametrize("mix", MIXES, ids=range(len(MIXES)))
def test_adversaries_and_scenarios_leave_an_answer_too(mix: dict[str, object]) -> None:
    game = find_game("spirit-island")
    ends = DeadEnds(game)
    ends.search(FEW, [fresh(game, number, mix) for number in (2, 1, 3)])
    assert ends.tally.total() >= FEW
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
