"""Action 6: power actions of the board, and conversions (TM-18)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terra_mystica.rounds import alone, end_round, holds
from tests.terra_mystica.tables import (
    asked,
    do,
    far_off,
    has,
    legal,
    poor,
    rich,
    table,
    terrain,
    why_not,
)

COSTS = {"ACT1": 3, "ACT2": 3, "ACT3": 4, "ACT4": 4, "ACT5": 4, "ACT6": 6}
#: What is paid for one, by what is paid and what is got
RATES = {("PW", "P"): 5, ("PW", "W"): 3, ("PW", "C"): 1, ("P", "W"): 1, ("W", "C"): 1}
NAMES = {"C": "coins", "W": "workers", "P": "priests"}


def powerful(bowls: list[int], **more: Any) -> dict[str, Any]:
    """Witches at a river with nothing but power."""
    return poor("witches", {"C3": "D"}, bowls=bowls, **more)


# -- power actions ---------------------------------------------------------------------------------


@pytest.mark.rule("TM-18.2", "TM-18.3", "TM-18.4", "TM-24.17")
def test_a_used_power_action_is_covered() -> None:
    """EX-28"""
    other = far_off(coins=0, bowls=[4, 4, 4])
    made = table(powerful([4, 4, 4]), other)
    do(made, "action ACT4")
    assert (has(made)["bowls"], has(made)["coins"]) == ([8, 4, 0], 7)
    do(made, "done")
    assert why_not(made, "action ACT4", 1) == "action-used"
    do(made, "send P to FIRE for 1. done")
    assert why_not(made, "action ACT4", 0) == "action-used"


@pytest.mark.rule("TM-18.3", "TM-18.2", "TM-18.4")
@pytest.mark.parametrize("action", list(COSTS))
def test_each_power_action_is_used_once_for_its_price(action: str) -> None:
    cost = COSTS[action]
    short = alone(powerful([13 - cost, 0, cost - 1]))
    assert why_not(short, f"action {action}") == "needs-power"
    in_bowl_two = alone(powerful([0, 13 - cost, cost - 1]))
    assert why_not(in_bowl_two, f"action {action}") == "needs-power"
    made = alone(powerful([0, 0, 12]))
    do(made, f"action {action}")
    assert has(made)["bowls"] == [cost, 0, 12 - cost]
    assert why_not(alone(powerful([0, 0, 12]), used=[action]), f"action {action}") == "action-used"
    others = [name for name in COSTS if name != action]
    for name in others:
        assert legal(alone(powerful([0, 0, 12]), used=[action]), f"action {name}")


@pytest.mark.rule("TM-18.2", "TM-18.4")
def test_the_space_stays_closed_for_all_until_the_round_ends() -> None:
    made = table(powerful([0, 0, 12]), far_off(bowls=[0, 0, 12]))
    do(made, "action ACT3. done. action ACT4. done")
    assert why_not(made, "action ACT3", 0) == "action-used"
    assert why_not(made, "action ACT4", 0) == "action-used"
    assert legal(made, "action ACT2", 0)
    end_round(made)
    assert legal(made, "action ACT3", 0)
    assert legal(made, "action ACT4", 0)


@pytest.mark.rule("TM-18.5")
@pytest.mark.parametrize(
    ("action", "gains"),
    [("ACT2", {"priests": 1}), ("ACT3", {"workers": 2}), ("ACT4", {"coins": 7})],
)
def test_power_actions_bring_resources(action: str, gains: dict[str, int]) -> None:
    made = alone(powerful([0, 0, 12]))
    do(made, f"action {action}. done")
    got = {name: has(made)[name] for name in ("coins", "workers", "priests")}
    assert got == {"coins": 0, "workers": 0, "priests": 0, **gains}


@pytest.mark.rule("TM-18.5")
def test_power_actions_bring_a_bridge_and_spades() -> None:
    made = alone(powerful([0, 0, 12]))
    do(made, "action ACT1. bridge B3:C3. done")
    assert made.bridges[0] == 2
    made = alone(powerful([0, 0, 12]))
    assert why_not(made, "action ACT5. transform D4 to green") == "needs-spades"
    do(made, "action ACT5. transform D5 to green")
    assert terrain(made, "D5") == "green"
    made = alone(powerful([0, 0, 12]))
    do(made, "action ACT6. transform D4 to green")
    assert terrain(made, "D4") == "green"


@pytest.mark.rule("TM-18.1", "TM-18.6", "TM-18.12")
def test_a_power_action_is_an_action_and_a_conversion_is_not() -> None:
    made = alone(powerful([0, 0, 12]))
    do(made, "convert 1PW to 1C. convert 1PW to 1C")
    assert why_not(made, "done") == "first-act"
    do(made, "action ACT3")
    assert why_not(made, "action ACT4") == "acted-already"
    do(made, "convert 1PW to 1C. convert 1PW to 1C. convert 2W to 2C. convert 3PW to 3C")
    assert has(made)["coins"] == 9
    assert has(made)["bowls"] == [11, 0, 1]
    do(made, "done")


# -- conversions -----------------------------------------------------------------------------------


@pytest.mark.rule("TM-18.7", "TM-18.8", "TM-18.9", "TM-18.10", "TM-18.11")
@pytest.mark.parametrize(("pay", "get"), list(RATES))
@pytest.mark.parametrize("times", [1, 2])
def test_the_five_conversions(pay: str, get: str, times: int) -> None:
    """EX-29"""
    rate = RATES[pay, get]
    amount = rate * times
    command = f"convert {amount}{pay} to {times}{get}"

    def holding(number: int) -> dict[str, Any]:
        if pay == "PW":
            return powerful([0, 0, number])
        return {**powerful([12, 0, 0]), NAMES[pay]: number}

    made = alone(holding(amount))
    do(made, command)
    assert has(made)[NAMES[get]] == times
    if pay == "PW":
        assert has(made)["bowls"] == [amount, 0, 0], "spent power goes to bowl I"
    else:
        assert has(made)[NAMES[pay]] == 0
    assert why_not(alone(holding(amount - 1)), command) == "convert-short"
    dearer = f"convert {amount + 1}{pay} to {times}{get}"
    cheaper = f"convert {amount}{pay} to {times + 1}{get}"
    assert why_not(alone(holding(12 if pay == "PW" else 7)), dearer) == "convert-rate"
    assert why_not(alone(holding(12 if pay == "PW" else 7)), cheaper) == "convert-rate"


@pytest.mark.rule("TM-18.18")
def test_no_other_conversion_exists() -> None:
    """EX-29"""
    kinds = ("C", "W", "P", "PW", "VP")
    found = set()
    for pay in kinds:
        for get in kinds:
            for rate in (1, 2, 3, 5):
                made = alone(rich("witches", {"C3": "D"}, bowls=[0, 0, 12], priests=3))
                if legal(made, f"convert {rate}{pay} to 1{get}"):
                    found.add((pay, get, rate))
    both_steps = {("P", "C", 1)}  # over a worker, in one command
    assert found == {(*way, rate) for way, rate in RATES.items()} | both_steps


@pytest.mark.rule("TM-18.18")
@pytest.mark.parametrize(
    ("command", "reason"),
    [
        ("convert 1C to 1W", "convert-never"),
        ("convert 3C to 1W", "convert-never"),
        ("convert 1C to 1PW", "convert-never"),
        ("convert 3W to 1PW", "convert-never"),
        ("convert 1W to 1P", "ordain-now"),
        ("convert 1P to 5PW", "convert-never"),
    ],
)
def test_nothing_is_converted_back(command: str, reason: str) -> None:
    made = alone(rich("witches", {"C3": "D"}, bowls=[12, 0, 0]))
    assert why_not(made, command) == reason


@pytest.mark.rule("TM-18.6", "TM-18.13")
def test_conversions_come_before_and_after_the_action() -> None:
    made = alone(powerful([0, 0, 10], priests=1))
    do(made, "convert 3PW to 1W. convert 1P to 1W. convert 2PW to 2C")
    assert (has(made)["workers"], has(made)["coins"]) == (2, 2)
    assert why_not(made, "upgrade C3 to TP") == "needs-coins"
    do(made, "convert 4PW to 4C. upgrade C3 to TP. convert 1PW to 1C. done")
    assert (has(made)["workers"], has(made)["coins"]) == (0, 1)
    assert has(made)["bowls"] == [10, 0, 0]


@pytest.mark.rule("TM-18.14")
def test_conversions_are_allowed_between_spade_and_dwelling() -> None:
    made = alone(powerful([0, 0, 5], workers=3))
    do(made, "dig 1. transform D5 to green")
    assert why_not(made, "build D5") == "needs-coins"
    do(made, "convert 3PW to 1W. convert 2PW to 2C. build D5. done")
    assert (has(made)["workers"], has(made)["coins"]) == (0, 0)
    assert has(made)["bowls"] == [5, 0, 0]


@pytest.mark.rule("TM-18.15")
def test_nobody_converts_in_the_turn_of_another() -> None:
    nomads = rich("nomads", {"E8": "D"}, bowls=[6, 0, 6])
    made = table(rich("witches", {"D5": "D"}, bowls=[6, 0, 6]), nomads)
    assert why_not(made, "convert 1PW to 1C", 1) == "not-your-turn"
    do(made, "upgrade D5 to TP. done")
    assert asked(made) == [1], "the neighbour is offered power"
    assert why_not(made, "convert 1PW to 1C", 1) == "first-offer"
    assert why_not(made, "convert 1PW to 1C", 0) == "not-your-turn"
    do(made, "leech 1 from witches")
    assert legal(made, "convert 1PW to 1C", 1)


@pytest.mark.rule("TM-18.15")
def test_nobody_converts_in_phase_three() -> None:
    made = alone(powerful([0, 0, 12], cults=[0, 0, 4, 0]), tile="SCORE2")
    end_round(made)
    assert asked(made) == [0]
    assert why_not(made, "convert 1PW to 1C") == "first-reward"
    assert why_not(made, "convert 1PW to 1C", 1) == "not-your-turn"


@pytest.mark.rule("TM-18.16")
def test_a_priest_by_conversion_comes_from_the_reserve() -> None:
    made = alone(powerful([0, 0, 12], priests=4), priests={"fire": ["P1", "P1"]})
    assert why_not(made, "convert 10PW to 2P") == "no-priest-reserve"
    do(made, "convert 5PW to 1P")
    assert has(made)["priests"] == 5
    assert why_not(made, "convert 5PW to 1P") == "no-priest-reserve"


@pytest.mark.rule("TM-18.17")
def test_a_priest_exchanged_for_a_worker_can_be_gained_again() -> None:
    made = alone(powerful([0, 0, 12], priests=7))
    assert why_not(made, "convert 5PW to 1P") == "no-priest-reserve"
    do(made, "convert 2P to 2W. convert 10PW to 2P")
    assert (has(made)["priests"], has(made)["workers"]) == (7, 2)


@pytest.mark.rule("TM-18.19")
def test_who_passes_converts_before_and_after_it() -> None:
    made = table(powerful([0, 0, 5]), far_off())
    do(made, "convert 1PW to 1C. pass BON8. convert 3PW to 1W. convert 1W to 1C")
    assert (has(made)["coins"], has(made)["bowls"]) == (2, [4, 0, 1])
    assert holds(made) == "BON8"
    do(made, "done")
    assert why_not(made, "convert 1PW to 1C", 0) == "not-your-turn"
