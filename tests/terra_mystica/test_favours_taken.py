"""Action 4: the favour tiles of temples and sanctuaries (TM-14.20 to TM-14.26)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.terra_mystica.positions import reader as position
from loci.games.terra_mystica.state.table import TerraTable
from tests.terra_mystica.tables import (
    asked,
    do,
    far_off,
    has,
    legal,
    offered,
    offers,
    rich,
    table,
    why_not,
)

TILES = {f"+FAV{number}" for number in range(1, 13)}


def witches(own: dict[str, str], **more: Any) -> TerraTable:
    return table(rich("witches", own, cults=[0, 0, 0, 0], **more), far_off(), passed=["P2"])


@pytest.mark.rule("TM-14.20", "TM-14.24")
@pytest.mark.parametrize(("old", "new"), [("TP", "TE"), ("TE", "SA")])
def test_a_temple_and_the_sanctuary_give_one_favour_tile_at_once(old: str, new: str) -> None:
    made = witches({"E9": old})
    assert why_not(made, "+FAV1") == "no-favour-now"
    do(made, f"upgrade E9 to {new}")
    assert set(offered(made)) == TILES
    assert why_not(made, "done") == "first-favour"
    do(made, "+FAV1")
    assert has(made)["cults"] == [3, 0, 0, 0]
    assert why_not(made, "+FAV2") == "no-favour-now"
    assert legal(made, "done")


@pytest.mark.rule("TM-14.20")
@pytest.mark.parametrize(("old", "new"), [("D", "TP"), ("TP", "SH")])
def test_other_upgrades_give_no_favour_tile(old: str, new: str) -> None:
    made = witches({"E9": old})
    do(made, f"upgrade E9 to {new}")
    assert why_not(made, "+FAV1") == "no-favour-now"
    assert legal(made, "done")


@pytest.mark.rule("TM-14.21")
@pytest.mark.parametrize(
    ("tile", "cults"),
    [
        ("FAV1", [3, 0, 0, 0]),
        ("FAV2", [0, 3, 0, 0]),
        ("FAV3", [0, 0, 3, 0]),
        ("FAV4", [0, 0, 0, 3]),
        ("FAV5", [2, 0, 0, 0]),
        ("FAV6", [0, 2, 0, 0]),
        ("FAV7", [0, 0, 2, 0]),
        ("FAV8", [0, 0, 0, 2]),
        ("FAV9", [1, 0, 0, 0]),
        ("FAV10", [0, 1, 0, 0]),
        ("FAV11", [0, 0, 1, 0]),
        ("FAV12", [0, 0, 0, 1]),
    ],
)
def test_the_cult_steps_of_a_tile_are_made_at_once(tile: str, cults: list[int]) -> None:
    made = witches({"E9": "TP"}, bowls=[12, 0, 0])
    do(made, f"upgrade E9 to TE. +{tile}")
    assert has(made)["cults"] == cults
    power = 1 if 3 in cults else 0
    assert has(made)["bowls"] == [12 - power, power, 0]


@pytest.mark.rule("TM-14.21")
def test_a_tile_with_points_serves_from_the_next_action_on() -> None:
    made = witches({"E9": "TP", "C3": "D"})
    do(made, "upgrade E9 to TE. +FAV10. done")
    assert has(made)["vp"] == 20
    do(made, "upgrade C3 to TP. done")
    assert has(made)["vp"] == 23


@pytest.mark.rule("TM-14.21")
def test_a_tile_with_an_action_serves_in_the_same_round() -> None:
    made = witches({"E9": "TP"})
    assert why_not(made, "action FAV6") == "action-not-owned"
    do(made, "upgrade E9 to TE. +FAV6")
    assert why_not(made, "action FAV6") == "acted-already"
    do(made, "done. action FAV6. +EARTH")
    assert has(made)["cults"] == [0, 2, 1, 0]


@pytest.mark.rule("TM-14.21")
def test_a_tile_with_income_serves_in_the_next_income_phase() -> None:
    made = witches({"E9": "TP"}, bonus="BON8")
    do(made, "upgrade E9 to TE. +FAV9")
    coins = has(made)["coins"]
    assert coins == 50 - 5
    position.step(made, "income P1")
    assert has(made)["coins"] == coins + 3


@pytest.mark.rule("TM-14.21")
def test_a_tile_for_smaller_towns_founds_one_at_once() -> None:
    made = witches({"E9": "TP", "E10": "D", "F6": "D", "F5": "TP"})
    do(made, "upgrade E9 to TE")  # worth 2 + 1 + 1 + 2
    assert why_not(made, "+TW2") == "no-town-now"
    do(made, "+FAV5")
    assert why_not(made, "done") == "first-town"
    assert legal(made, "+TW2")


@pytest.mark.rule("TM-14.22")
def test_nobody_owns_two_tiles_of_the_same_kind() -> None:
    made = witches({"E9": "TP", "C3": "TP"}, favours=["FAV5"])
    do(made, "upgrade E9 to TE")
    assert why_not(made, "+FAV5") == "favour-again"
    assert set(offered(made)) == TILES - {"+FAV5"}
    do(made, "+FAV9. done. upgrade C3 to TE")
    assert why_not(made, "+FAV9") == "favour-again"


@pytest.mark.rule("TM-14.26", "TM-14.22")
@pytest.mark.parametrize(("old", "new"), [("TP", "TE"), ("TE", "SA")])
def test_chaos_magicians_take_two_different_tiles(old: str, new: str) -> None:
    made = table(rich("chaosmagicians", {"D6": old}, cults=[0, 0, 0, 0]), far_off())
    do(made, f"upgrade D6 to {new}. +FAV9")
    assert why_not(made, "done") == "first-favour"
    assert why_not(made, "+FAV9") == "favour-again"
    do(made, "+FAV1")
    assert has(made)["cults"] == [4, 0, 0, 0]
    assert why_not(made, "+FAV6") == "no-favour-now"
    do(made, "done")
    assert asked(made) == [1]


@pytest.mark.rule("TM-14.26")
def test_chaos_magicians_take_no_tile_for_the_stronghold() -> None:
    made = table(rich("chaosmagicians", {"D6": "TP"}), far_off())
    do(made, "upgrade D6 to SH")
    assert why_not(made, "+FAV1") == "no-favour-now"
    do(made, "done")
    assert offers(made) == {}
