"""Haunted Lands: seasons, rounds, turns and the terms they use (HL-1, HL-3, HL-7, HL-8)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from hl_tables import (
    act,
    active,
    asked,
    dice,
    end_turns,
    goods,
    haunt_anywhere,
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
from loci.core import SeatName
from loci.games.haunted_lands import GAME

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


# -- terms -----------------------------------------------------------------------------------------


@pytest.mark.rule("HL-3.1", "HL-7.2")
def test_turns_in_rising_order_of_order_tokens() -> None:
    game = table(4, order=["P3", "P1", "P4", "P2"])
    for seat in (2, 0, 3, 1):
        assert asked(game) == [seat]
        others = [other for other in range(4) if other != seat]
        assert {refused(game, other, "end") for other in others} == {"not-your-turn"}
        if seat != 1:
            act(game, seat, "end")


@pytest.mark.rule("HL-3.1")
def test_the_last_player_places_the_spectres() -> None:
    game = table(4, phase="haunting", rolled="plains", unplaced=4, order=["P3", "P1", "P4", "P2"])
    assert asked(game) == [1]
    assert refused(game, 2, "haunt F5") == "not-last-player"
    act(game, 1, "haunt F5")
    assert haunted(game) == ["F5"]


@pytest.mark.rule("HL-3.2", "HL-3.4")
@pytest.mark.parametrize(
    ("track", "move"),
    [
        ("travel", "travel K1"),
        ("persuasion", "persuade"),
        ("harvest", "harvest F5 food"),
        ("build", "build windmill"),
    ],
)
def test_only_active_tokens_can_be_spent(track: str, move: str) -> None:
    """Several tokens, one of them active: one action, and the token is turned, not lost."""
    number = ["travel", "persuasion", "harvest", "build"].index(track)
    have = 4 if track == "travel" else 2

    def with_active(active_tokens: int) -> Any:
        hexes = spectres("F5") if track == "persuasion" else {}
        seer = {"seer": "F5", "wood": 1, "water": 1, track: [active_tokens, have]}
        return table(hexes=hexes, seats={"P1": seer})

    game = with_active(1)
    act(game, 0, move)
    assert active(game, 0)[number] == 0
    assert tokens(game, 0)[number] == have
    assert refused(with_active(0), 0, move) == "needs-tokens"


@pytest.mark.rule("HL-3.3", "HL-7.2")
def test_rest_refreshes_every_token_of_everybody() -> None:
    tired = {"travel": [0, 6], "persuasion": [1, 3], "harvest": [0, 2], "build": [1, 2]}
    game = table(turn=2, seats={"P1": tired, "P2": {"travel": [2, 4]}})
    act(game, 2, "end")
    for seat in range(3):
        assert active(game, seat) == tokens(game, seat)
    assert tokens(game, 0) == [6, 3, 2, 2]
    assert tokens(game, 1) == [4, 1, 1, 1]


@pytest.mark.rule("HL-3.3")
def test_an_effect_refreshes_one_token() -> None:
    game = table(
        skills=[3, 4, 7, 10],
        slots={"chatter": ["blocked", "P1", "free", "free"]},
        hexes=spectres("F5"),
        season=3,
        seats={"P1": {"seer": "F5", "persuasion": [3, 4]}},
    )
    act(game, 0, "persuade")
    assert active(game, 0)[1] == 1
    assert tokens(game, 0)[1] == 4


@pytest.mark.rule("HL-3.4")
@pytest.mark.parametrize(
    ("seer", "have", "move", "reason"),
    [
        ("F5", {"wood": 1}, "build windmill", "needs-goods"),
        ("F5", {"water": 3}, "build windmill", "needs-goods"),
        ("K1", {"food": 3}, "learn chatter", "needs-goods"),
        ("K1", {"pecunia": 4}, "train travel", "needs-pecunia"),
        ("K1", {"travel": [2, 4]}, "travel A3", "needs-tokens"),
        ("K0", {"food": 2}, "sell food+food+food", "needs-goods"),
    ],
)
def test_a_cost_is_paid_in_full_or_not_at_all(
    seer: str, have: dict[str, Any], move: str, reason: str
) -> None:
    game = table(seats={"P1": {"seer": seer, **have}})
    before = game.digest()
    assert refused(game, 0, move) == reason
    assert game.digest() == before


@pytest.mark.rule("HL-3.4")
def test_goods_and_pecunia_that_are_paid_leave_the_storage() -> None:
    game = table(seats={"P1": {"seer": "K1", "pecunia": 12, **PLENTY}})
    act(game, 0, "learn chatter")
    assert goods(game, 0) == [2, 2, 3, 3]
    act(game, 0, "train travel")
    assert seat_of(game, 0)["pecunia"] == 7
    act(game, 0, "travel K0", "sell wood+wood")
    assert goods(game, 0) == [2, 2, 1, 3]
    assert seat_of(game, 0)["pecunia"] == 12


@pytest.mark.rule("HL-3.5", "HL-7.3")
def test_the_owner_of_the_cube_has_the_income_wherever_the_seers_are() -> None:
    game = table(
        hexes={"F5": {"windmill": "P2"}, "E6": {"windmill": "P2"}, "A4": {"sawmill": "P3"}},
        seats={"P1": {"seer": "F5"}, "P2": {"seer": "K4"}, "P3": {"seer": "E6"}},
    )
    GAME.step(game, "yield")
    assert [goods(game, seat) for seat in range(3)] == [[0] * 4, [2, 0, 0, 0], [0, 0, 1, 0]]


@pytest.mark.rule("HL-3.6")
def test_a_persuaded_spectre_returns_to_the_reserve_and_can_come_again() -> None:
    """With 22 of 25 on the map four can no more be placed; one that was persuaded makes it four."""
    names = ["F5", *[f"{tile}{digit}" for tile in "ABCDE" for digit in range(7)]]
    land = [name for name in names if hex_of(table(), name)["terrain"] != "lake"][:22]
    for persuaded in (False, True):
        game = table(2, hexes=spectres(*land), turn=1, seats={"P2": {"seer": "F5"}})
        assert see(game)["reserve"]["spectres"] == 3
        if persuaded:
            dice(game, ["mountain"], ["purse"])
            act(game, 1, "persuade")
            assert see(game)["reserve"]["spectres"] == 4
        act(game, 1, "end")
        assert (see(game)["phase"] == "lost") == (not persuaded)


@pytest.mark.rule("HL-3.6")
def test_buildings_and_cubes_come_from_the_reserve() -> None:
    game = table(seats={"P1": {"seer": "F5", **PLENTY}})
    assert see(game)["reserve"]["windmill"] == 12
    act(game, 0, "build windmill")
    assert see(game)["reserve"]["windmill"] == 11


@pytest.mark.rule("HL-3.9")
def test_any_good_is_chosen_by_whoever_receives_it() -> None:
    for good in range(4):
        game = table(
            season=2, hexes=spectres("F5"), seats={"P1": {"seer": "F5", "persuasion": [2, 2]}}
        )
        dice(game, rewards=["cache"])
        act(game, 0, "persuade")
        assert asked(game) == [0]
        assert moves(game, 0) == ["gain food", "gain water", "gain wood", "gain mineral"]
        assert refused(game, 0, "end") == "first-good"
        assert refused(game, 1, "gain food") == "not-your-turn"
        act(game, 0, moves(game, 0)[good], "gain wood")
        held = [0, 0, 1, 0]
        held[good] += 1
        assert goods(game, 0) == held


@pytest.mark.rule("HL-3.10")
def test_a_good_without_room_is_discarded() -> None:
    full = {"seer": "F5", "food": 3, "wood": 2}
    game = table(hexes={"A4": {"sawmill": "P1"}, "E6": {"windmill": "P1"}}, seats={"P1": full})
    GAME.step(game, "yield")
    assert goods(game, 0) == [3, 0, 3, 0]
    act(game, 0, "harvest F5 food")
    assert goods(game, 0) == [3, 0, 3, 0]
    assert "exploited" in hex_of(game, "F5")
    assert active(game, 0)[2] == 0


@pytest.mark.rule("HL-3.10")
def test_an_effect_raises_the_storage() -> None:
    game = table(
        slots={"trade": ["blocked", "P1", "free", "free"]}, seats={"P1": {"seer": "F5", "food": 3}}
    )
    act(game, 0, "harvest F5 food")
    assert goods(game, 0) == [4, 0, 0, 0]


@pytest.mark.rule("HL-3.11")
def test_pecunia_needs_no_room() -> None:
    game = table(seats={"P1": {"seer": "K0", "pecunia": 997, **PLENTY}})
    act(game, 0, "sell food+food+food", "sell wood")
    assert seat_of(game, 0)["pecunia"] == 997 + 8 + 2
    full = table(hexes=spectres("F5"), seats={"P1": {"seer": "F5", "pecunia": 200, **PLENTY}})
    dice(full, rewards=["purse"])
    act(full, 0, "persuade")
    assert seat_of(full, 0)["pecunia"] == 203


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


@pytest.mark.rule("HL-7.5")
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
