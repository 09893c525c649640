"""Haunted Lands: the terms that the rules use (HL-3)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.haunted_lands import GAME
from tests.haunted_lands.tables import (
    act,
    active,
    asked,
    dice,
    goods,
    haunted,
    hex_of,
    moves,
    refused,
    seat_of,
    see,
    spectres,
    table,
    tokens,
)

PLENTY = {"food": 3, "water": 3, "wood": 3, "mineral": 3}


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
