"""Haunted Lands: seasons, rounds and turns (HL-1, HL-7, HL-8)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from loci.core import SeatName
from loci.games.haunted_lands import GAME
from tests.haunted_lands.tables import (
    act,
    active,
    asked,
    dice,
    end_turns,
    goods,
    haunted,
    hex_of,
    moves,
    refused,
    seat_of,
    see,
    spectres,
    started,
    table,
    tokens,
    valour,
)

PLENTY = {"food": 3, "water": 3, "wood": 3, "mineral": 3}


def ids(events: list[Any]) -> list[str]:
    return [event.text().id for event in events]


# -- the whole game --------------------------------------------------------------------------------


@pytest.mark.rule("HL-1.2", "HL-7.1", "HL-7.2")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("mode", ["wanderer", "builder", "burgher"])
def test_three_seasons_of_three_rounds_of_one_turn_each(players: int, mode: str) -> None:
    game = started(players, {"short-reserve": "place-rest", "mode": mode}, seed=players)
    turns: Counter[tuple[int, int, int]] = Counter()
    order = []
    while asked(game):
        seat = asked(game)[0]
        shown = see(game)
        if shown["phase"] == "turns":
            turns[seat, shown["season"], shown["round"]] += 1
            order.append((shown["season"], shown["round"]))
            act(game, seat, "end")
        else:
            act(game, seat, moves(game, seat)[0])
    assert set(turns) == {
        (seat, season, round)
        for seat in range(players)
        for season in (1, 2, 3)
        for round in (1, 2, 3)
    }
    assert set(turns.values()) == {1}
    assert order == sorted(order)
    outcome = GAME.outcome(game)
    assert outcome is not None
    assert outcome.ending == "victory"


@pytest.mark.rule("HL-1.3", "HL-8.1", "HL-8.2")
def test_what_a_seer_can_do_in_one_turn() -> None:
    """Sell, train and learn in Kalena; walk; persuade, harvest and build in the country."""
    game = table(
        4,
        hexes=spectres("F5"),
        seats={"P1": {"seer": "K0", "food": 2, "water": 2, "wood": 1, "pecunia": 1}},
    )
    dice(game, rewards=["purse"])
    act(game, 0, "sell food", "travel K2", "train persuasion", "learn chatter")
    assert goods(game, 0) == [0, 1, 1, 0]
    assert seat_of(game, 0)["pecunia"] == 0
    assert tokens(game, 0) == [4, 2, 1, 1]
    assert seat_of(game, 0)["skills"] == [1]
    assert valour(game)[0] == 4
    act(game, 0, "travel F5", "persuade")
    assert haunted(game) == []
    assert seat_of(game, 0)["pecunia"] == 3
    assert valour(game)[0] == 5  # skill 1
    act(game, 0, "harvest F5 food", "build windmill")
    assert goods(game, 0) == [1, 0, 0, 0]
    assert hex_of(game, "F5")["building"] == "windmill"
    assert valour(game)[0] == 6
    assert active(game, 0) == [2, 0, 0, 0]
    assert asked(game) == [0]
    act(game, 0, "end")
    assert asked(game) == [1]


@pytest.mark.rule("HL-1.5")
def test_a_card_beats_the_rulebook_for_that_case_only() -> None:
    """Skill 4 makes Forest cheaper for whoever learned it: not for others, not other terrain.
    Skill 7 does the same with the 3 of each Good that a storage holds."""
    game = table(
        2,
        skills=[1, 4, 7, 10],
        slots={
            "wandering": ["blocked", "P1", "free", "blocked"],
            "trade": ["blocked", "P1", "free", "blocked"],
        },
        hexes={"F2": {"windmill": "P1"}, "E6": {"windmill": "P2"}},
        seats={
            "P1": {"seer": "K1", "food": 3, "travel": [1, 4]},
            "P2": {"seer": "K1", "food": 3, "travel": [1, 4]},
        },
    )
    GAME.step(game, "yield")
    assert [goods(game, seat)[0] for seat in (0, 1)] == [4, 3]
    assert refused(game, 0, "travel A3") == "needs-tokens"
    act(game, 0, "travel A4", "end")
    assert refused(game, 1, "travel A4") == "needs-tokens"


# -- the round -------------------------------------------------------------------------------------


@pytest.mark.rule("HL-7.2")
def test_the_steps_of_a_round_in_their_order() -> None:
    """After the last turn: Rest and Ranking; then Haunting, Yield, and the turns."""
    game = table(
        turn=2,
        hexes={"F5": {"windmill": "P1"}, "B2": {"sawmill": "P2"}},
        seats={"P1": {"travel": [0, 4]}, "P2": {"valour": 5}, "P3": {"valour": 3}},
    )
    dice(game, ["mountain"])
    events = act(game, 2, "end")
    assert ids(events) == ["log-end", "log-ranking", "log-round", "log-terrain-rolled"]
    assert see(game)["order"] == [1, 2, 0]
    assert active(game, 0) == [4, 1, 1, 1]
    assert see(game)["round"] == 2
    # The one who is last after the Ranking rolls, not the one who was.
    assert events[-1].text().args["who"] == SeatName(0)
    assert asked(game) == [0]
    act(game, 0, "haunt B5", "haunt C6", "haunt D2")
    assert goods(game, 0) == [0, 0, 0, 0]
    events = act(game, 0, "haunt E4")
    assert ids(events) == ["log-spectre", "log-gain", "log-gain"]
    assert goods(game, 0) == [1, 0, 0, 0]
    assert goods(game, 1) == [0, 0, 1, 0]
    for seat in (1, 2, 0):
        assert asked(game) == [seat]
        act(game, seat, "end")
    assert see(game)["round"] == 3


@pytest.mark.rule("HL-7.2", "HL-7.3")
def test_the_yield_comes_after_the_haunting() -> None:
    """A Spectre placed in this Round already silences the windmill beside it (Spectre card 1)."""
    for place, food in (("A3", 1), ("F0", 1), ("F1", 1), ("E1", 1)):
        hexes = {"F2": {"windmill": "P1"}}
        game = table(phase="haunting", rolled="mountain", unplaced=1, hexes=hexes)
        act(game, 2, f"haunt {place}")
        near = place in ("F0", "F1")
        assert goods(game, 0)[0] == (0 if near else food), place


@pytest.mark.rule("HL-7.2")
def test_after_round_three_the_season_ends() -> None:
    for round, after in ((1, ("haunting", 2)), (2, ("haunting", 3)), (3, ("quests", 3))):
        game = table(round=round, turn=2)
        act(game, 2, "end")
        assert (see(game)["phase"], see(game)["round"]) == after
        assert see(game)["season"] == 1


@pytest.mark.rule("HL-7.3")
def test_every_building_yields_if_there_is_room_and_no_card_forbids() -> None:
    buildings = {
        "F5": {"windmill": "P1"},
        "A6": {"sawmill": "P1"},
        "D2": {"mine": "P1"},
        "C0": {"noria": "P1"},
        "B1": {"windmill": "P1"},
    }
    game = table(hexes=buildings, seats={"P1": {"seer": "K0", "food": 2}})
    GAME.step(game, "yield")
    assert goods(game, 0) == [3, 1, 1, 1]  # the second food found no room
    silenced = table(hexes={**buildings, **spectres("K1", "C4")})
    GAME.step(silenced, "yield")
    assert goods(silenced, 0) == [1, 0, 1, 1]  # F5 and C0 lie beside a Spectre
    other_card = table(options={"mode": "builder"}, hexes={**buildings, **spectres("K1", "C4")})
    GAME.step(other_card, "yield")
    assert goods(other_card, 0) == [2, 1, 1, 1]


# -- the turn --------------------------------------------------------------------------------------


@pytest.mark.rule("HL-8.1")
def test_any_number_of_actions_in_any_order() -> None:
    rich = {"seer": "K1", "travel": [6, 6], "harvest": [2, 2], "pecunia": 30, **PLENTY}
    game = table(seats={"P1": rich})
    act(game, 0, "train travel" if tokens(game, 0)[0] < 6 else "train build")
    act(game, 0, "travel K0", "sell food", "sell food", "sell wood", "travel K3")
    act(game, 0, "harvest K3 water", "harvest D1 water", "learn wandering", "train persuasion")
    act(game, 0, "travel K4", "travel K3", "train persuasion")
    assert asked(game) == [0]
    assert active(game, 0) == [2, 1, 0, 1]
    act(game, 0, "end")
    assert asked(game) == [1]


@pytest.mark.rule("HL-8.1")
def test_the_turn_can_be_stopped_at_once_and_must_be_when_nothing_can_be_done() -> None:
    game = table()
    assert "end" in moves(game, 0)
    act(game, 0, "end")
    assert asked(game) == [1]
    spent = {"travel": [0, 4], "persuasion": [0, 1], "harvest": [0, 1], "build": [0, 1]}
    tired = table(seats={"P1": {"seer": "D0", **spent}})
    assert moves(tired, 0) == ["end"]


@pytest.mark.rule("HL-8.2")
def test_basic_actions_cost_tokens_and_advanced_actions_do_not() -> None:
    spent = {"travel": [0, 4], "persuasion": [0, 1], "harvest": [0, 1], "build": [0, 1]}
    basic = table(hexes=spectres("D0"), seats={"P1": {"seer": "D0", **spent, **PLENTY}})
    for move in ("travel D3", "harvest D0 food", "persuade"):
        assert refused(basic, 0, move) == "needs-tokens"
    free = table(seats={"P1": {"seer": "D0", **spent, **PLENTY}})
    assert refused(free, 0, "build windmill") == "needs-tokens"
    quarter = table(seats={"P1": {"seer": "K1", **spent, "pecunia": 9, **PLENTY}})
    act(quarter, 0, "train travel", "learn chatter")
    assert goods(quarter, 0) == [2, 2, 3, 3]
    assert seat_of(quarter, 0)["pecunia"] == 4
    city = table(seats={"P1": {"seer": "K0", **spent, **PLENTY}})
    act(city, 0, "sell food")
    assert seat_of(city, 0)["pecunia"] == 2
    assert refused(city, 0, "train travel") == "study-where"
    assert refused(quarter, 0, "sell food") == "sell-where"


@pytest.mark.rule("HL-8.3")
def test_exhausted_tokens_stay_so_until_rest() -> None:
    game = table(seats={"P1": {"seer": "F5"}})
    act(game, 0, "harvest F5 food", "travel K1", "end")
    for seat in (1, 2):
        assert active(game, 0) == [3, 1, 0, 1]
        act(game, seat, "end")
    assert active(game, 0) == [4, 1, 1, 1]


@pytest.mark.rule("HL-8.3")
def test_a_trained_token_works_after_the_next_rest() -> None:
    game = table(seats={"P1": {"seer": "K1", "travel": [1, 4], "pecunia": 5}})
    act(game, 0, "train travel")
    assert (active(game, 0)[0], tokens(game, 0)[0]) == (1, 5)
    act(game, 0, "travel K2")
    assert refused(game, 0, "travel K1") == "needs-tokens"
    act(game, 0, "end")
    end_turns(game)
    assert active(game, 0)[0] == 5


# -- standing orders -------------------------------------------------------------------------------


@pytest.mark.rule("HL-8.1")
def test_a_turn_without_anything_to_do_can_end_by_standing_order() -> None:
    spent = {"travel": [0, 4], "persuasion": [0, 1], "harvest": [0, 1], "build": [0, 1]}
    idle, busy = table(seats={"P1": spent}), table()
    for on, state, answer in [(True, idle, "end"), (False, idle, None), (True, busy, None)]:
        question = GAME.decisions(state)[0]
        move = GAME.standing_answer(state, question, {"end-turn": on})
        assert (None if move is None else move.text()) == answer
