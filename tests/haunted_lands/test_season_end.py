"""Haunted Lands: the end of a season and the quests chosen there (HL-7)."""

from __future__ import annotations

import pytest

from loci.games.haunted_lands import GAME
from tests.haunted_lands.tables import (
    act,
    asked,
    end_turns,
    haunt_anywhere,
    hex_of,
    moves,
    refused,
    seat_of,
    see,
    started,
    table,
    valour,
)

PLENTY = {"food": 3, "water": 3, "wood": 3, "mineral": 3}


# -- the end of a season ---------------------------------------------------------------------------


@pytest.mark.rule("HL-7.4", "HL-10.3")
@pytest.mark.parametrize("season", [1, 2])
@pytest.mark.parametrize("mode", ["wanderer", "builder", "burgher"])
def test_exploited_tokens_leave_the_map_with_the_season(season: int, mode: str) -> None:
    marked = {"F5": {"exploited": True}, "D1": {"exploited": True}, "K3": {"exploited": True}}
    for round in (1, 3):
        game = table(options={"mode": mode}, season=season, round=round, turn=2, hexes=marked)
        act(game, 2, "end")
        left = [name for name in marked if "exploited" in hex_of(game, name)]
        assert left == (list(marked) if round == 1 else [])


@pytest.mark.rule("HL-7.4")
@pytest.mark.parametrize(
    ("season", "players", "number"),
    [(1, 2, 1), (1, 3, 1), (1, 4, 1), (2, 2, 1), (2, 3, 2), (2, 4, 2)],
)
def test_all_but_the_leader_choose_quests(season: int, players: int, number: int) -> None:
    """Basic mode: one each after Season I; two after Season II, with two players only one."""
    seats = {f"P{seat + 1}": {"valour": 3 * seat} for seat in range(players)}
    order = [f"P{seat + 1}" for seat in range(players)]
    game = table(players, season=season, round=3, turn=players - 1, order=order, seats=seats)
    leader = players - 1  # most Valour
    act(game, leader, "end")
    assert see(game)["phase"] == "quests"
    choosers = list(range(leader))
    assert asked(game) == choosers
    assert refused(game, leader, "quest 1") == "no-quest-now"
    wrong = "quest 1" if number == 2 else "quest 1 2"
    cards = "5" if number == 1 else "5 6"
    for seat in choosers:
        assert refused(game, seat, wrong) == "quest-number"
        assert refused(game, seat, "end") == "first-quest"
        assert see(game)["season"] == season
        act(game, seat, f"quest {cards}")
        assert len(seat_of(game, seat)["quests"]) == number
    assert see(game)["season"] == season + 1
    assert see(game)["round"] == 1
    assert seat_of(game, leader)["quests"] == []


@pytest.mark.rule("HL-7.4")
def test_the_game_ends_with_season_three() -> None:
    game = table(season=3, round=3, turn=2, hexes={"F5": {"exploited": True}})
    act(game, 2, "end")
    outcome = GAME.outcome(game)
    assert outcome is not None
    assert outcome.ending == "victory"
    assert asked(game) == []
    assert refused(game, 0, "end") == "game-over"


@pytest.mark.rule("HL-7.5", "HL-E42")
def test_a_chosen_quest_leaves_the_set() -> None:
    seats = {"P1": {"valour": 9}, "P2": {"quests": [5]}, "P3": {"quests": [2]}}
    game = table(season=2, round=3, turn=2, seats=seats)
    act(game, 2, "end")
    assert asked(game) == [1, 2]
    assert refused(game, 1, "quest 5 6") == "quest-again"
    assert refused(game, 1, "quest 6 6") == "quest-number"
    assert not any("5" in move.split() for move in moves(game, 1))
    assert not any("2" in move.split() for move in moves(game, 2))
    act(game, 1, "quest 2 6")
    act(game, 2, "quest 5 6")
    assert seat_of(game, 1)["quests"] == [5, 2, 6]
    assert seat_of(game, 2)["quests"] == [2, 5, 6]


@pytest.mark.rule("HL-7.5", "HL-E16")
def test_quests_are_chosen_secretly_and_at_the_same_time() -> None:
    game = table(4, season=1, round=3, turn=3, seats={"P4": {"valour": 4}})
    act(game, 3, "end")
    assert asked(game) == [0, 1, 2]  # all at once, in any order
    events = act(game, 2, "quest 7")
    assert asked(game) == [0, 1]
    for viewer in (0, 1, 3, -1):
        assert see(game, viewer)["seats"][2]["quests"] == 1
        shown = events[0].seen_by(viewer)
        assert shown is not None
        assert shown.text().id == "log-quests-secret"
        assert "7" not in str(shown.to_data())
    assert see(game, 2)["seats"][2]["quests"] == [7]
    # Nobody's choice depends on what another chose.
    assert moves(game, 0) == moves(game, 1) == [f"quest {card}" for card in range(1, 9)]
    act(game, 1, "quest 7")
    act(game, 0, "quest 7")
    haunt_anywhere(game)
    # Still secret in the seasons that follow …
    end_turns(game)
    assert see(game, 0)["seats"][1]["quests"] == 1


@pytest.mark.rule("HL-7.5", "HL-E16")
def test_quests_are_shown_at_the_scoring() -> None:
    game = table(season=3, round=3, turn=2, seats={"P2": {"quests": [7]}, "P3": {"quests": [1, 2]}})
    assert [see(game, 0)["seats"][seat]["quests"] for seat in range(3)] == [[], 1, 2]
    act(game, 2, "end")
    for viewer in (0, 1, 2, -1):
        assert [shown["quests"] for shown in see(game, viewer)["seats"]] == [[], [7], [1, 2]]


@pytest.mark.rule("HL-7.5", "HL-E6")
@pytest.mark.parametrize("top", ["P1", "P2", "P3"])
def test_exactly_one_player_has_the_most_valour(top: str) -> None:
    """On a tie it is the top token; the others at the same height choose a Quest."""
    others = [name for name in ("P1", "P2", "P3") if name != top]
    seats = {name: {"valour": 6} for name in ("P1", "P2", "P3")}
    game = table(round=3, turn=2, standing=[top, *others], seats=seats)
    act(game, 2, "end")
    assert asked(game) == [int(name[1]) - 1 for name in others]


@pytest.mark.rule("HL-E6")
def test_the_leader_is_found_after_the_ranking_of_round_three() -> None:
    """P3 had Order token 3 all Round and overtakes with its last action."""
    seats = {"P1": {"valour": 5}, "P3": {"valour": 4, "seer": "F5", **PLENTY}}
    game = table(round=3, turn=2, seats=seats)
    act(game, 2, "build windmill")
    assert valour(game) == [5, 0, 5]
    act(game, 2, "end")
    assert see(game)["order"] == [2, 0, 1]
    assert asked(game) == [0, 1]


@pytest.mark.rule("HL-E17")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mode", ["wanderer", "builder", "burgher"])
def test_there_are_always_quests_left_to_choose(players: int, mode: str) -> None:
    game = started(players, {"short-reserve": "place-rest", "mode": mode}, seed=7)
    while asked(game):
        seat = asked(game)[0]
        if see(game)["phase"] == "quests":
            assert len(moves(game, seat)) > 1
        act(game, seat, "end" if see(game)["phase"] == "turns" else moves(game, seat)[-1])
    for seat in range(players):
        assert len(seat_of(game, seat)["quests"]) <= 3
