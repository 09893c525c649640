"""Haunted Lands: final scoring, and who wins (HL-14)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core import Outcome
from loci.games.haunted_lands import GAME
from tests.haunted_lands.tables import act, asked, see, table, valour


def scored(seats: dict[str, Any], players: int = 3, **keys: Any) -> tuple[Any, list[Any]]:
    """The last turn of the game is over: the table, and the events of the scoring."""
    game = table(players, season=3, round=3, turn=players - 1, seats=seats, **keys)
    last = asked(game)[0]
    events = act(game, last, "end")
    return game, events


def winner(game: Any) -> int:
    outcome = GAME.outcome(game)
    assert isinstance(outcome, Outcome)
    assert outcome.ending == "victory"
    assert outcome.scores == valour(game)
    assert len(outcome.winners) == 1
    return outcome.winners[0]


@pytest.mark.rule("HL-14.1")
def test_quests_are_scored_in_the_order_of_the_last_ranking() -> None:
    """Not in that of the last Round's Order tokens."""
    seats = {
        "P1": {"valour": 1, "pecunia": 6, "quests": [2]},
        "P2": {"valour": 9, "food": 3, "quests": [1, 2]},
        "P3": {"valour": 4, "pecunia": 9, "quests": [2, 5]},
    }
    game, events = scored(seats, hexes={"F5": {"windmill": "P3"}})
    told = [event for event in events if event.text().id == "log-quest-scored"]
    assert [(event.seat, event.card, event.valour) for event in told] == [
        (1, 1, 3),
        (1, 2, 0),
        (2, 2, 3),
        (2, 5, 2),
        (0, 2, 2),
    ]
    assert see(game)["order"] == [1, 2, 0]
    assert valour(game) == [3, 12, 9]
    assert winner(game) == 1


@pytest.mark.rule("HL-14.1")
@pytest.mark.parametrize("viewer", [0, 1, 2, -1])
def test_the_scoring_reveals_the_quests_to_all(viewer: int) -> None:
    game, _ = scored({"P1": {"quests": [3]}, "P2": {"quests": [1, 8]}})
    assert [seat["quests"] for seat in see(game, viewer)["seats"]] == [[3], [1, 8], []]


@pytest.mark.rule("HL-14.1", "HL-12.2")
def test_tokens_move_and_stack_in_the_scoring() -> None:
    """P2 arrives on P1's space, then P3: the last to arrive is highest."""
    seats = {
        "P1": {"valour": 9},
        "P2": {"valour": 8, "pecunia": 3, "quests": [2]},
        "P3": {"valour": 7, "pecunia": 6, "quests": [2]},
    }
    game, _ = scored(seats)
    assert valour(game) == [9, 9, 9]
    assert see(game)["standing"] == [2, 1, 0]
    assert winner(game) == 2


@pytest.mark.rule("HL-14.2", "HL-1.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_most_valour_wins(players: int) -> None:
    for best in range(players):
        seats = {f"P{seat + 1}": {"valour": 5 + seat} for seat in range(players)}
        seats[f"P{best + 1}"] = {"valour": 20}
        game, _ = scored(seats, players)
        assert winner(game) == best


@pytest.mark.rule("HL-14.2", "HL-1.1")
def test_quests_can_turn_the_game() -> None:
    seats = {"P1": {"valour": 10}, "P2": {"valour": 8, "pecunia": 9, "quests": [2]}}
    game, _ = scored(seats, 2)
    assert valour(game) == [10, 11]
    assert winner(game) == 1


@pytest.mark.rule("HL-14.2", "HL-E9")
@pytest.mark.parametrize("top", ["P1", "P2", "P3"])
def test_among_tied_players_the_top_of_the_stack_wins(top: str) -> None:
    """Nobody scores anything, so the stack of the last Ranking decides."""
    others = [name for name in ("P1", "P2", "P3") if name != top]
    seats = {name: {"valour": 7} for name in ("P1", "P2", "P3")}
    game, _ = scored(seats, standing=[top, *others])
    assert winner(game) == int(top[1]) - 1


@pytest.mark.rule("HL-E9")
def test_among_tied_players_the_one_who_scored_later_wins() -> None:
    """Both move; P2 is behind in the Ranking, scores later, and lands on top."""
    seats = {
        "P1": {"valour": 8, "pecunia": 6, "quests": [2]},
        "P2": {"valour": 7, "pecunia": 9, "quests": [2]},
    }
    game, _ = scored(seats, 2)
    assert valour(game) == [10, 10]
    assert winner(game) == 1


@pytest.mark.rule("HL-E9", "HL-E7")
@pytest.mark.parametrize("quests", [[], [5], [5, 6]])
def test_unless_that_token_did_not_move(quests: list[int]) -> None:
    """P2 scores later, but its Quests are worth nothing: it stays where it was, below P1."""
    seats = {"P1": {"valour": 8}, "P2": {"valour": 8, "quests": quests}}
    game, _ = scored(seats, 2)
    assert valour(game) == [8, 8]
    assert winner(game) == 0


@pytest.mark.rule("HL-E9")
def test_a_token_that_stayed_is_covered_by_one_that_came() -> None:
    seats = {"P1": {"valour": 8}, "P2": {"valour": 6, "pecunia": 6, "quests": [2]}}
    game, _ = scored(seats, 2)
    assert valour(game) == [8, 8]
    assert winner(game) == 1


@pytest.mark.rule("HL-14.2")
def test_the_game_is_over() -> None:
    game, _ = scored({"P2": {"valour": 1}})
    assert asked(game) == []
    for seat in range(3):
        error = GAME.explain(game, seat, "end")
        assert error is not None
        assert error.reason.id == "game-over"
