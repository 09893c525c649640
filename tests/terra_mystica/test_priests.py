"""Action 5: sending priests to the cults (TM-17)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.terra_mystica.rules.economy.gains import priest_reserve
from tests.terra_mystica.rounds import EMPTY, alone, charge, end_round, priests_on
from tests.terra_mystica.tables import do, far_off, has, legal, rich, why_not

FREE = [-1, -1, -1, -1]


def priests(number: int, **more: Any) -> dict[str, Any]:
    """Witches with so many priests in hand, nobody on any track."""
    seat = rich("witches", {"C3": "D"}, cults=[0, 0, 0, 0], bowls=EMPTY)
    return {**seat, "priests": number, **more}


@pytest.mark.rule("TM-17.1")
def test_a_priest_moves_the_own_marker_on_one_track() -> None:
    made = alone(priests(1), far_off(cults=[1, 1, 1, 1]))
    do(made, "send P to EARTH for 3")
    assert has(made)["cults"] == [0, 0, 3, 0]
    assert has(made, 1)["cults"] == [1, 1, 1, 1]
    assert has(made)["priests"] == 0
    assert why_not(made, "send P to FIRE for 1") == "acted-already"


@pytest.mark.rule("TM-17.1")
def test_priests_of_the_reserve_cannot_be_sent() -> None:
    made = alone(priests(0))
    assert priest_reserve(made, 0) == 7
    for steps in (1, 2, 3):
        assert why_not(made, f"send P to FIRE for {steps}") == "needs-priests"


@pytest.mark.rule("TM-17.2", "TM-17.3", "TM-17.8")
def test_a_track_has_one_place_for_three_and_three_for_two() -> None:
    made = alone(priests(6))
    assert legal(made, "send P to AIR for 3")
    do(made, "send P to AIR for 3. done")
    assert priests_on(made, "air") == [0, -1, -1, -1]
    assert why_not(made, "send P to AIR for 3") == "no-place"
    for taken in (2, 3, 4):
        do(made, "send P to AIR for 2. done")
        assert priests_on(made, "air") == [0] * taken + [-1] * (4 - taken)
    assert has(made)["cults"] == [0, 0, 0, 9]
    assert charge(made) == 5, "fields 3, 5 and 7"
    assert why_not(made, "send P to AIR for 2") == "no-place"
    assert why_not(made, "send P to AIR for 3") == "no-place"
    assert legal(made, "send P to AIR for 1")
    assert legal(made, "send P to FIRE for 3"), "every track has its own places"


@pytest.mark.rule("TM-17.3")
@pytest.mark.parametrize(
    ("places", "open_for"),
    [
        (["P2"], [1, 2]),
        (["-", "P2", "P2", "P2"], [1, 3]),
        (["P2", "P1", "P2"], [1, 2]),
        (["P2", "P2", "P1", "P2"], [1]),
    ],
)
def test_an_occupied_place_is_occupied_for_all(places: list[str], open_for: list[int]) -> None:
    made = alone(priests(1), far_off(priests=1), priests={"fire": places})
    assert [n for n in (1, 2, 3) if legal(made, f"send P to FIRE for {n}")] == open_for
    for closed in {2, 3} - set(open_for):
        assert why_not(made, f"send P to FIRE for {closed}") == "no-place"


@pytest.mark.rule("TM-17.4", "TM-17.2", "TM-17.6")
@pytest.mark.parametrize(
    ("steps", "places"), [(3, [0, -1, -1, -1]), (2, [-1, 0, -1, -1]), (1, FREE)]
)
def test_the_smaller_gain_may_be_chosen(steps: int, places: list[int]) -> None:
    made = alone(priests(1))
    do(made, f"send P to WATER for {steps}")
    assert has(made)["cults"] == [0, steps, 0, 0]
    assert priests_on(made, "water") == places


@pytest.mark.rule("TM-17.5")
def test_a_priest_on_the_cult_board_is_lost_for_good() -> None:
    made = alone(priests(6, bowls=[0, 0, 12]))
    do(made, "send P to FIRE for 3. done. send P to FIRE for 2. done")
    assert (has(made)["priests"], priest_reserve(made, 0)) == (4, 1)
    do(made, "convert 5PW to 1P")
    assert has(made)["priests"] == 5
    assert why_not(made, "convert 5PW to 1P") == "no-priest-reserve"
    do(made, "pass BON8. done")
    assert made.round == 2
    assert priests_on(made, "fire") == [0, 0, -1, -1], "the end of the round frees no place"
    assert has(made)["priests"] == 5, "the bonus tile's priest is not to be had"


@pytest.mark.rule("TM-17.6", "TM-17.7")
def test_a_returned_priest_has_to_be_gained_again() -> None:
    made = alone(priests(1, bowls=[0, 0, 12]))
    do(made, "send P to FIRE for 1")
    assert has(made)["cults"] == [1, 0, 0, 0]
    assert priests_on(made, "fire") == FREE
    assert (has(made)["priests"], priest_reserve(made, 0)) == (0, 7)
    do(made, "done")
    assert why_not(made, "send P to FIRE for 1") == "needs-priests"
    do(made, "convert 5PW to 1P. send P to FIRE for 1")
    assert has(made)["cults"] == [2, 0, 0, 0]


@pytest.mark.rule("TM-17.6")
def test_a_returned_priest_makes_room_in_a_full_hand() -> None:
    made = alone(priests(7, bowls=[0, 0, 12]))
    assert why_not(made, "convert 5PW to 1P") == "no-priest-reserve"
    do(made, "send P to FIRE for 1. convert 5PW to 1P")
    assert has(made)["priests"] == 7
    full = alone(priests(7, bowls=[0, 0, 12]))
    assert why_not(full, "send P to FIRE for 2. convert 5PW to 1P") == "no-priest-reserve"


@pytest.mark.rule("TM-17.8")
@pytest.mark.parametrize(
    ("start", "steps", "power"), [(0, 3, 1), (2, 3, 3), (3, 2, 2), (4, 3, 4), (4, 1, 2), (5, 1, 0)]
)
def test_fields_reached_by_priests_give_power(start: int, steps: int, power: int) -> None:
    made = alone(priests(1, cults=[0, start, 0, 0]))
    do(made, f"send P to WATER for {steps}")
    assert charge(made) == power


@pytest.mark.rule("TM-17.9")
@pytest.mark.parametrize(("field", "towns"), [(9, []), (10, ["TW1"])])
@pytest.mark.parametrize(("steps", "left"), [(1, 7), (3, 6)])
def test_a_priest_may_be_sent_for_nothing(
    field: int, towns: list[str], steps: int, left: int
) -> None:
    made = alone(priests(1, cults=[field, 0, 0, 0], towns=towns))
    do(made, f"send P to FIRE for {steps}. done")
    assert has(made)["cults"] == [field, 0, 0, 0]
    assert (has(made)["priests"], charge(made)) == (0, 0)
    assert priest_reserve(made, 0) == left


@pytest.mark.rule("TM-17.5")
def test_priests_stay_on_the_board_to_the_last_round() -> None:
    made = alone(priests(2), priests={"earth": ["P2", "P1"]})
    for number in (2, 3, 4, 5, 6):
        end_round(made)
        assert made.round == number
    assert priests_on(made, "earth") == [1, 0, -1, -1]
