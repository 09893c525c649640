"""The cult tracks (TM-16): power on the way, and the one place on field 10."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terra_mystica.rounds import EMPTY, alone, charge, end_round, town_tiles
from tests.terra_mystica.tables import asked, do, far_off, has, poor, rich, table, why_not

#: A Mermaids' sanctuary that founds a town and brings a favour tile in the same turn
SANCTUARY_TOWN = {"E4": "TE", "E5": "TP", "D3": "TP"}


def one(cults: list[int], **more: Any) -> dict[str, Any]:
    """Witches with priests, all their power in bowl I."""
    return rich("witches", {"C3": "D"}, cults=cults, bowls=EMPTY, **more)


@pytest.mark.rule("TM-16.1", "TM-16.10")
@pytest.mark.parametrize(
    ("field", "power"),
    [(1, 0), (2, 0), (3, 1), (4, 0), (5, 2), (6, 0), (7, 2), (8, 0), (9, 0), (10, 3)],
)
def test_some_fields_give_power(field: int, power: int) -> None:
    """EX-25"""
    made = alone(one([0, field - 1, 0, 0], towns=["TW1"]))
    do(made, "send P to WATER for 1")
    assert has(made)["cults"] == [0, field, 0, 0]
    assert charge(made) == power
    assert has(made)["keys"] == (0 if field == 10 else 1)


@pytest.mark.rule("TM-16.1", "TM-16.2", "TM-16.4")
def test_nomads_make_three_steps_on_air() -> None:
    """EX-24"""
    nomads = rich("nomads", {"E8": "D"}, cults=[0, 0, 0, 4], bowls=EMPTY, vp=20)
    made = alone(nomads)
    do(made, "send P to AIR for 3")
    assert has(made)["cults"] == [0, 0, 0, 7]
    assert charge(made) == 4
    assert has(made)["vp"] == 20


@pytest.mark.rule("TM-16.2", "TM-16.4")
@pytest.mark.parametrize(
    ("start", "steps", "power"), [(2, 3, 3), (2, 2, 1), (3, 2, 2), (5, 3, 2), (6, 3, 2), (7, 3, 3)]
)
def test_every_field_passed_pays(start: int, steps: int, power: int) -> None:
    made = alone(one([start, 0, 0, 0], towns=["TW1"], vp=0))
    do(made, f"send P to FIRE for {steps}")
    assert has(made)["cults"][0] == start + steps
    assert charge(made) == power
    assert has(made)["vp"] == 0, "it costs nothing, and nothing is no hindrance"


@pytest.mark.rule("TM-16.3")
def test_a_field_pays_at_once_and_never_again() -> None:
    made = alone(one([2, 0, 0, 0]))
    do(made, "send P to FIRE for 1")
    assert charge(made) == 1, "before the turn is over"
    do(made, "done. send P to WATER for 1. done. send P to FIRE for 1. done")
    assert has(made)["cults"] == [4, 1, 0, 0]
    end_round(made)
    assert (made.round, charge(made)) == (2, 1)


# -- field 10 --------------------------------------------------------------------------------------


@pytest.mark.rule("TM-16.5", "TM-16.6", "TM-16.7", "TM-16.10")
def test_two_towns_allow_two_fields_10() -> None:
    """EX-26"""
    made = alone(one([9, 9, 9, 0], towns=["TW1", "TW2"]))
    for cult in ("FIRE", "WATER", "EARTH"):
        do(made, f"send P to {cult} for 1. done")
    assert has(made)["cults"] == [10, 10, 9, 0]
    assert has(made)["keys"] == 0
    assert charge(made) == 6


@pytest.mark.rule("TM-16.6", "TM-16.7", "TM-16.9")
@pytest.mark.parametrize("towns", [0, 1, 2, 3, 4])
def test_as_many_fields_10_as_towns(towns: int) -> None:
    made = alone(one([8, 8, 8, 8], towns=["TW1", "TW2", "TW3", "TW4"][:towns]))
    for cult in ("FIRE", "WATER", "EARTH", "AIR"):
        do(made, f"send P to {cult} for 2. done")
    assert has(made)["cults"] == [10] * towns + [9] * (4 - towns)
    assert charge(made) == 3 * towns
    assert has(made)["keys"] == 0


@pytest.mark.rule("TM-16.5", "TM-16.8", "TM-16.9")
def test_field_10_is_for_one_player_only() -> None:
    """EX-27"""
    first = far_off(cults=[10, 0, 0, 0], towns=["TW2"])
    made = alone(one([8, 0, 0, 0], towns=["TW1"]), first)
    do(made, "send P to FIRE for 2. done")
    assert has(made)["cults"][0] == 9
    assert has(made)["keys"] == 1
    assert charge(made) == 0
    do(made, "send P to FIRE for 1. done")
    assert (has(made)["cults"][0], has(made)["keys"], charge(made)) == (9, 1, 0)
    assert has(made, 1)["cults"][0] == 10


@pytest.mark.rule("TM-16.5")
def test_another_track_is_not_barred_by_somebody_on_10() -> None:
    made = alone(one([0, 9, 0, 0], towns=["TW1"]), far_off(cults=[10, 0, 0, 0], towns=["TW2"]))
    do(made, "send P to WATER for 1")
    assert has(made)["cults"] == [0, 10, 0, 0]


@pytest.mark.rule("TM-16.11")
@pytest.mark.parametrize("field", [1, 3, 7, 9])
def test_a_field_below_10_is_shared_by_all(field: int) -> None:
    there: dict[str, Any] = {"cults": [field, 0, 0, 0]}
    made = table(
        one([field - 1, 0, 0, 0]),
        rich("nomads", {"F3": "D"}, **there),
        rich("giants", {"D7": "D"}, **there),
        rich("alchemists", {"A13": "D"}, **there),
        far_off(**there),
    )
    do(made, "send P to FIRE for 1")
    assert [has(made, seat)["cults"][0] for seat in range(5)] == [field] * 5


# -- keys and steps of the same turn ---------------------------------------------------------------


@pytest.mark.rule("TM-16.12")
@pytest.mark.parametrize("tiles", ["+FAV1. +TW2", "+TW2. +FAV1"])
def test_a_key_of_the_same_turn_completes_the_step(tiles: str) -> None:
    mermaids = rich("mermaids", SANCTUARY_TOWN, cults=[7, 0, 0, 0], bowls=EMPTY)
    made = alone(mermaids)
    do(made, f"upgrade E4 to SA. {tiles}")
    assert has(made)["cults"] == [10, 0, 0, 0]
    assert has(made)["keys"] == 0
    assert charge(made) == 3
    do(made, "done")


@pytest.mark.rule("TM-16.12")
def test_before_the_key_comes_the_marker_waits_on_9() -> None:
    mermaids = rich("mermaids", SANCTUARY_TOWN, cults=[7, 0, 0, 0], bowls=EMPTY)
    made = alone(mermaids)
    do(made, "upgrade E4 to SA. +FAV1")
    assert (has(made)["cults"][0], has(made)["keys"], charge(made)) == (9, 0, 0)


@pytest.mark.rule("TM-16.8", "TM-16.12")
def test_a_later_key_does_not_drive_anybody_off_10() -> None:
    mermaids = rich("mermaids", SANCTUARY_TOWN, cults=[7, 0, 0, 0], bowls=EMPTY)
    made = alone(mermaids, far_off(cults=[10, 0, 0, 0], towns=["TW1"]))
    do(made, "upgrade E4 to SA. +FAV1. +TW2")
    assert (has(made)["cults"][0], has(made)["keys"], charge(made)) == (9, 1, 0)


@pytest.mark.rule("TM-16.9", "TM-16.12")
def test_a_key_of_a_later_turn_comes_too_late_for_a_lost_step() -> None:
    mermaids = rich("mermaids", SANCTUARY_TOWN, cults=[8, 0, 0, 0], bowls=EMPTY)
    made = alone(mermaids)
    do(made, "send P to FIRE for 3. done. upgrade E4 to SA. +TW2. +FAV4. done")
    assert has(made)["cults"] == [9, 0, 0, 3]
    assert has(made)["keys"] == 1
    assert charge(made) == 1, "for field 3 of Air alone"


@pytest.mark.rule("TM-16.13")
def test_with_a_key_the_step_to_10_is_made() -> None:
    made = alone(one([9, 0, 0, 0], towns=["TW1"]))
    do(made, "send P to FIRE for 1")
    assert (has(made)["cults"][0], has(made)["keys"]) == (10, 0)
    assert why_not(made, "+FIRE") == "no-step-now"
    do(made, "done")
    assert asked(made) == [0], "nothing was left to choose"


@pytest.mark.rule("TM-16.13")
def test_the_owner_chooses_the_track_when_the_keys_are_too_few() -> None:
    mermaids = rich("mermaids", SANCTUARY_TOWN, cults=[9, 9, 0, 4], bowls=EMPTY)
    made = alone(mermaids)
    do(made, "upgrade E4 to SA. +FAV12. +TW5")
    assert has(made)["cults"] == [9, 9, 1, 6]
    assert why_not(made, "done") == "first-key"
    assert why_not(made, "+EARTH") == "key-elsewhere"
    assert why_not(made, "+2WATER") == "steps-number"
    before = charge(made)
    do(made, "+WATER")
    assert has(made)["cults"] == [9, 10, 1, 6]
    assert (has(made)["keys"], charge(made) - before) == (0, 3)
    assert why_not(made, "+FIRE") == "no-step-now"
    do(made, "done")


@pytest.mark.rule("TM-16.13")
def test_with_keys_enough_nothing_is_asked() -> None:
    mermaids = rich("mermaids", SANCTUARY_TOWN, cults=[9, 9, 9, 0], towns=["TW1"], bowls=EMPTY)
    made = alone(mermaids, far_off(cults=[0, 0, 10, 0], towns=["TW1"]))
    do(made, "upgrade E4 to SA. +FAV12. +TW5")
    assert has(made)["cults"] == [10, 10, 9, 2]
    assert town_tiles(made) == ["TW1", "TW5"]
    assert has(made)["keys"] == 0
    do(made, "done")


@pytest.mark.rule("TM-16.6")
def test_the_key_comes_from_the_own_town_only() -> None:
    made = alone(
        poor("witches", {"C3": "D"}, cults=[9, 0, 0, 0], priests=1),
        far_off(towns=["TW1", "TW2"]),
    )
    do(made, "send P to FIRE for 1")
    assert has(made)["cults"][0] == 9
    assert has(made, 1)["keys"] == 2
