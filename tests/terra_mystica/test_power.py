"""The power bowls: gaining, spending and sacrificing power (TM-8)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.terra_mystica.positions import reader as position
from loci.games.terra_mystica.state.table import TerraTable
from tests.terra_mystica.tables import (
    do,
    far_off,
    has,
    legal,
    offered,
    offers,
    poor,
    rich,
    table,
    why_not,
)

FREE_BURNING = {"free-burning": True}


def witches(bowls: list[int], **more: Any) -> TerraTable:
    """Witches on C3 whose turn it is, with these bowls."""
    return table(poor("witches", {"C3": "D"}, bowls=bowls, **more), far_off())


def bowls_of(made: TerraTable, seat: int = 0) -> list[int]:
    bowls: list[int] = has(made, seat)["bowls"]
    return bowls


# -- gaining ---------------------------------------------------------------------------------------


@pytest.mark.rule("TM-8.1", "TM-8.2", "TM-8.3", "TM-8.4", "TM-8.5")
@pytest.mark.parametrize(
    ("before", "power", "after"),
    [
        ([5, 7, 0], 1, [4, 8, 0]),
        ([5, 7, 0], 5, [0, 12, 0]),
        ([5, 7, 0], 6, [0, 11, 1]),
        ([0, 7, 5], 3, [0, 4, 8]),
        ([2, 0, 10], 3, [0, 1, 11]),
        ([5, 7, 0], 17, [0, 0, 12]),
        ([5, 7, 0], 18, [0, 0, 12]),
        ([0, 1, 11], 3, [0, 0, 12]),
        ([0, 0, 12], 2, [0, 0, 12]),
        ([3, 2, 1], 4, [0, 4, 2]),
    ],
)
def test_power_fills_bowl_two_first_then_bowl_three_and_the_rest_is_lost(
    before: list[int], power: int, after: list[int]
) -> None:
    made = witches(before)
    position.step(made, f"power {power} P1")
    assert bowls_of(made) == after


@pytest.mark.rule("TM-8.2", "TM-8.3", "TM-8.5")
def test_gaining_three_power_empties_bowl_one_and_goes_on_with_bowl_two() -> None:
    """EX-10"""
    made = witches([2, 5, 5])
    position.step(made, "power 2 P1")
    assert bowls_of(made) == [0, 7, 5]
    position.step(made, "power 1 P1")
    assert bowls_of(made) == [0, 6, 6]
    at_once = witches([2, 5, 5])
    position.step(at_once, "power 3 P1")
    assert bowls_of(at_once) == [0, 6, 6]


# -- where power comes from ------------------------------------------------------------------------


@pytest.mark.rule("TM-8.8", "TM-15.16")
@pytest.mark.parametrize(
    ("faction", "seat", "power"),
    [
        ("witches", {"buildings": {"C3": "TP"}}, 1),
        ("witches", {"buildings": {"C3": "SH"}}, 2),
        ("engineers", {"buildings": {"C2": "TE", "C5": "TE"}}, 5),
        ("witches", {"bonus": "BON4"}, 3),
        ("witches", {"bonus": "BON5"}, 3),
        ("witches", {"favours": ["FAV7"]}, 1),
        ("witches", {"favours": ["FAV8"]}, 4),
        ("witches", {}, 0),
    ],
)
def test_buildings_and_tiles_give_power_as_income(
    faction: str, seat: dict[str, Any], power: int
) -> None:
    start = {"faction": faction, "buildings": {"C3": "D"}, "bowls": [12, 0, 0], "bonus": "BON3"}
    made = table({**start, **seat}, far_off("giants", buildings={"I12": "D"}))
    position.step(made, "income P1")
    assert bowls_of(made) == [12 - power, power, 0]
    assert has(made)["vp"] == 20


@pytest.mark.rule("TM-8.8")
def test_the_town_tile_gives_eight_power() -> None:
    group = {"C3": "SH", "D4": "D", "D5": "D", "E7": "D"}
    made = table(rich("auren", group, bowls=[12, 0, 0]), far_off(), tile="SCORE3")
    do(made, "upgrade D4 to TP. +TW4")
    assert bowls_of(made) == [4, 8, 0]
    assert has(made)["vp"] == 20 + 6


@pytest.mark.rule("TM-8.8", "TM-15.16")
def test_the_cult_reward_of_fire_gives_four_power() -> None:
    seat = poor("witches", {"C3": "D"}, cults=[4, 0, 0, 0], bowls=[12, 0, 0])
    made = table(seat, far_off(cults=[3, 0, 0, 0], bowls=[12, 0, 0]), tile="SCORE5")
    position.step(made, "end-round")
    assert made.round == 2
    assert bowls_of(made) == [8, 4, 0]
    assert bowls_of(made, 1) == [9, 3, 0]  # BON5 of the next income, no reward
    assert has(made)["vp"] == 20


@pytest.mark.rule("TM-8.8", "TM-15.16")
def test_cult_steps_give_power() -> None:
    made = witches([12, 0, 0], priests=1, cults=[2, 0, 0, 0])
    do(made, "send P to FIRE for 3")
    assert has(made)["cults"] == [5, 0, 0, 0]
    assert bowls_of(made) == [9, 3, 0]  # 1 for field 3 and 2 for field 5
    assert has(made)["vp"] == 20


@pytest.mark.rule("TM-8.8")
def test_neighbours_buildings_give_power() -> None:
    made = table(
        rich("witches", {"C3": "D"}),
        rich("giants", {"D4": "TP"}, bowls=[12, 0, 0], vp=20),
    )
    do(made, "upgrade C3 to TP. done")
    assert offers(made) == {1: 2}
    do(made, "leech 2 from witches")
    assert bowls_of(made, 1) == [10, 2, 0]


@pytest.mark.rule("TM-8.9")
def test_the_alchemists_stronghold_gives_twelve_power_at_once() -> None:
    made = table(rich("alchemists", {"A8": "TP"}, bowls=[5, 7, 0]), far_off())
    do(made, "upgrade A8 to SH")
    assert bowls_of(made) == [0, 5, 7]


# -- spending --------------------------------------------------------------------------------------


@pytest.mark.rule("TM-8.1", "TM-8.6", "TM-8.7")
def test_all_tokens_of_bowl_three_can_be_spent() -> None:
    """EX-09"""
    made = witches([2, 5, 5])
    assert why_not(made, "convert 6PW to 6C") == "convert-short"
    do(made, "convert 5PW to 5C")
    assert bowls_of(made) == [7, 5, 0]
    assert has(made)["coins"] == 5
    assert why_not(made, "convert 1PW to 1C") == "convert-short"


@pytest.mark.rule("TM-8.6", "TM-8.7")
def test_after_the_gain_of_three_up_to_six_power_can_be_spent() -> None:
    """EX-11"""
    made = witches([2, 5, 5])
    position.step(made, "power 3 P1")
    assert why_not(made, "convert 7PW to 7C") == "convert-short"
    do(made, "action ACT6")
    assert bowls_of(made) == [6, 6, 0]


@pytest.mark.rule("TM-8.6")
@pytest.mark.parametrize(
    ("action", "power"),
    [("ACT1", 3), ("ACT2", 3), ("ACT3", 4), ("ACT4", 4), ("ACT5", 4), ("ACT6", 6)],
)
def test_power_actions_move_tokens_from_bowl_three_to_bowl_one(action: str, power: int) -> None:
    made = witches([0, 12 - power, power])
    do(made, f"action {action}")
    assert bowls_of(made) == [power, 12 - power, 0]
    short = witches([0, 13 - power, power - 1])
    assert why_not(short, f"action {action}") == "needs-power"


# -- sacrificing -----------------------------------------------------------------------------------


@pytest.mark.rule("TM-8.10", "TM-8.14", "TM-8.15")
def test_sacrificing_two_tokens_for_a_power_action() -> None:
    """EX-52"""
    made = witches([4, 6, 2])
    assert why_not(made, "action ACT3") == "needs-power"
    do(made, "burn 2. action ACT3")
    assert bowls_of(made) == [8, 2, 0]
    assert sum(bowls_of(made)) == 10
    assert has(made)["workers"] == 2


@pytest.mark.rule("TM-8.14")
def test_sacrifice_is_impossible_with_one_token_in_bowl_two() -> None:
    """EX-53"""
    assert why_not(witches([9, 1, 2]), "burn 1") == "burn-short"


@pytest.mark.rule("TM-8.14")
@pytest.mark.parametrize("moved", [1, 2, 3])
def test_moving_tokens_needs_twice_as_many_in_bowl_two(moved: int) -> None:
    line = f"burn {moved}"
    assert legal(witches([12 - 2 * moved, 2 * moved, 0]), line)
    assert why_not(witches([13 - 2 * moved, 2 * moved - 1, 0]), line) == "burn-short"


@pytest.mark.rule("TM-8.11")
def test_sacrificing_is_no_action() -> None:
    made = table(rich("witches", {"C3": "D"}, bowls=[0, 8, 1]), far_off())
    do(made, "burn 2. convert 3PW to 1W")
    assert has(made)["workers"] == 21
    do(made, "advance ship")
    assert why_not(made, "send P to FIRE") == "acted-already"
    do(made, "burn 1. convert 1PW to 1C. done")  # after the action too
    assert has(made)["coins"] == 50 - 4 + 1
    assert bowls_of(made) == [4, 2, 0]


@pytest.mark.rule("TM-8.12")
def test_the_power_moved_has_to_be_used_at_once() -> None:
    made = table(rich("witches", {"C3": "D"}, bowls=[0, 10, 2]), far_off())
    do(made, "burn 1")
    for line in ("done", "advance ship", "send P to FIRE", "upgrade C3 to TP", "burn 1"):
        assert why_not(made, line) == "first-spend"
    assert why_not(made, "convert 1P to 1W") == "first-spend"
    assert why_not(made, "convert 2PW to 2C") == "first-spend"  # one point would be kept
    assert set(offered(made)) == {
        "action ACT1",
        "action ACT2",
        "convert 3PW to 3C",
        "convert 3PW to 1W",
    }
    do(made, "convert 3PW to 1W. advance ship. done")
    assert bowls_of(made) == [3, 8, 0]


@pytest.mark.rule("TM-8.12")
@pytest.mark.parametrize(
    ("bowls", "line"),
    [
        ([0, 8, 4], "burn 1. action ACT3"),  # four were there
        ([0, 9, 3], "burn 2. action ACT3"),  # one was missing
        ([0, 8, 3], "burn 1. convert 3PW to 1W"),
        ([0, 8, 4], "burn 2. convert 5PW to 1P"),
    ],
)
def test_no_more_is_sacrificed_than_bowl_three_lacks(bowls: list[int], line: str) -> None:
    assert why_not(witches(bowls), line) == "first-spend"


@pytest.mark.rule("TM-8.12")
@pytest.mark.parametrize(
    ("bowls", "line"),
    [
        ([0, 8, 4], "burn 2. action ACT6"),
        ([0, 9, 3], "burn 1. action ACT3"),
        ([0, 8, 2], "burn 1. convert 3PW to 1W"),
        ([0, 8, 4], "burn 1. convert 5PW to 1P"),
        ([0, 12, 0], "burn 1. convert 1PW to 1C"),
    ],
)
def test_what_bowl_three_lacks_may_be_sacrificed(bowls: list[int], line: str) -> None:
    made = witches(bowls)
    do(made, line)
    assert bowls_of(made)[2] == 0


@pytest.mark.rule("TM-8.13")
def test_with_free_burning_sacrificed_power_may_be_kept() -> None:
    seat = poor("witches", {"C3": "D"}, bowls=[0, 8, 4], priests=1)
    made = table(seat, far_off(), options=FREE_BURNING)
    do(made, "burn 1. send P to FIRE for 1. burn 2. done")
    assert bowls_of(made) == [0, 2, 7]
    assert why_not(table(seat, far_off()), "burn 1. send P to FIRE") == "first-spend"
    spent = table(seat, far_off(), options=FREE_BURNING)
    do(spent, "burn 2. action ACT3")
    assert bowls_of(spent) == [4, 4, 2]


@pytest.mark.rule("TM-8.13", "TM-8.14")
def test_free_burning_too_needs_two_tokens_and_the_own_turn() -> None:
    seat = poor("witches", {"C3": "D"}, bowls=[0, 3, 4])
    made = table(seat, far_off(bowls=[0, 12, 0]), options=FREE_BURNING)
    assert why_not(made, "burn 2") == "burn-short"
    assert why_not(made, "burn 1", seat=1) == "not-your-turn"


@pytest.mark.rule("TM-8.15")
def test_sacrificed_tokens_are_gone_for_the_rest_of_the_game() -> None:
    made = witches([0, 6, 3])
    do(made, "burn 3. action ACT6")
    assert bowls_of(made) == [6, 0, 0]
    position.step(made, "power 100 P1")
    assert bowls_of(made) == [0, 0, 9 - 3]
    do(made, "done. pass BON8. done. pass BON9. done")
    assert made.round == 2
    assert sum(bowls_of(made)) == 6


@pytest.mark.rule("TM-8.16")
def test_the_token_is_removed_together_with_the_move() -> None:
    seat = poor("alchemists", {"A8": "SH"}, bowls=[0, 8, 4])
    made = table(seat, far_off())
    do(made, "burn 2")
    assert bowls_of(made) == [0, 4, 6]
    do(made, "action ACT6")  # 2 spades bring the Alchemists 4 power
    assert bowls_of(made) == [2, 8, 0]
