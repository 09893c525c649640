"""Action 1: where a dwelling may be built, and what it costs and scores (TM-10.1 to TM-10.13)."""

from __future__ import annotations

import pytest

from loci.games.terra_mystica.rules.economy.income import building_income
from loci.games.terra_mystica.state.table import TerraTable
from tests.terra_mystica.tables import (
    asked,
    buildings,
    cultists,
    do,
    far_off,
    has,
    legal,
    offered,
    poor,
    rich,
    rival_of,
    table,
    terrain,
    why_not,
)

# Every faction with its colour, workers and coins for a dwelling
DWELLINGS = [
    ("alchemists", "black", 1, 2),
    ("auren", "green", 1, 2),
    ("chaosmagicians", "red", 1, 2),
    ("cultists", "brown", 1, 2),
    ("darklings", "black", 1, 2),
    ("dwarves", "gray", 1, 2),
    ("engineers", "gray", 1, 1),
    ("fakirs", "yellow", 1, 2),
    ("giants", "red", 1, 2),
    ("halflings", "brown", 1, 2),
    ("mermaids", "blue", 1, 2),
    ("nomads", "yellow", 1, 2),
    ("swarmlings", "blue", 2, 3),
    ("witches", "green", 1, 2),
]
EIGHT = dict.fromkeys(("C3", "D4", "D5", "E7", "E8", "E6", "E5", "F3"), "D")


# -- one hex, one dwelling -------------------------------------------------------------------------


@pytest.mark.rule("TM-10.1")
def test_one_hex_is_changed_and_the_dwelling_stands_on_it() -> None:
    made = cultists(terrain={"D4": "brown"})
    do(made, "dig 1. transform E5 to brown")
    assert terrain(made, "E5") == "brown"
    assert why_not(made, "build D4") == "build-where-dug"
    assert why_not(made, "dig 1") == "acted-already"
    do(made, "build E5. done")
    assert buildings(made) == {"E6": "D", "E5": "D"}
    assert (has(made)["workers"], has(made)["coins"]) == (20 - 3 - 1, 50 - 2)
    assert asked(made) == [1]


@pytest.mark.rule("TM-10.1")
def test_no_dwelling_on_a_hex_that_did_not_become_home_terrain() -> None:
    made = cultists()
    do(made, "dig 1. transform D4 to yellow")
    assert why_not(made, "build D4") == "build-where-dug"
    assert "build D4" not in offered(made)


@pytest.mark.rule("TM-10.2")
def test_a_dwelling_needs_no_transformation() -> None:
    made = cultists(terrain={"D4": "brown"})
    do(made, "build D4. done")
    assert buildings(made) == {"E6": "D", "D4": "D"}
    assert (has(made)["workers"], has(made)["coins"]) == (19, 48)


@pytest.mark.rule("TM-10.3")
def test_a_transformation_needs_no_dwelling() -> None:
    made = cultists()
    do(made, "dig 1. transform E5 to brown. done")
    assert asked(made) == [1]
    assert buildings(made) == {"E6": "D"}
    assert (has(made)["workers"], has(made)["coins"]) == (17, 50)


# -- the hex ---------------------------------------------------------------------------------------


@pytest.mark.rule("TM-10.4")
@pytest.mark.parametrize("colour", ["yellow", "brown", "black", "blue", "green", "gray", "red"])
def test_a_dwelling_needs_home_terrain(colour: str) -> None:
    made = cultists(terrain={"E5": colour})
    assert why_not(made, "build E5") == ("" if colour == "brown" else "hex-terrain")


@pytest.mark.rule("TM-10.5")
def test_a_dwelling_needs_a_free_hex() -> None:
    made = table(
        rich("cultists", {"E6": "D", "E5": "TP"}),
        rich("nomads", {"F3": "D"}),
        terrain={"D4": "brown"},
    )
    assert why_not(made, "build E5") == "hex-occupied"
    assert why_not(made, "build E6") == "hex-occupied"
    assert why_not(made, "build F3") == "hex-occupied"
    assert legal(made, "build D4")


@pytest.mark.rule("TM-10.6")
def test_a_dwelling_needs_an_own_building_directly_or_indirectly_adjacent() -> None:
    far = {"C2": "brown", "A7": "brown"}
    made = table(rich("cultists", {"E6": "D"}), rich("nomads", {"C1": "D"}), terrain=far)
    assert why_not(made, "build C2") == "hex-far"  # over river r15
    by_ship = table(
        rich("cultists", {"E6": "D"}, shipping=1), rich("nomads", {"C1": "D"}), terrain=far
    )
    do(by_ship, "build C2")
    assert buildings(by_ship) == {"E6": "D", "C2": "D"}
    assert why_not(cultists({"shipping": 1}, terrain=far), "build A7") == "hex-far"
    assert legal(cultists(terrain={"E7": "brown"}), "build E7")


# -- price and piece -------------------------------------------------------------------------------


@pytest.mark.rule("TM-10.7", "TM-10.8", "TM-10.9")
@pytest.mark.parametrize(("faction", "colour", "workers", "coins"), DWELLINGS)
def test_the_price_of_a_dwelling(faction: str, colour: str, workers: int, coins: int) -> None:
    def seat(workers: int, coins: int) -> TerraTable:
        own = poor(faction, {"E6": "D"}, workers=workers, coins=coins)
        return table(own, rival_of(faction), terrain={"E5": colour})

    made = seat(workers, coins)
    do(made, "build E5")
    assert (has(made)["workers"], has(made)["coins"]) == (0, 0)
    assert buildings(made) == {"E6": "D", "E5": "D"}
    assert why_not(seat(workers - 1, coins), "build E5") == "needs-workers"
    assert why_not(seat(workers, coins - 1), "build E5") == "needs-coins"


@pytest.mark.rule("TM-10.10")
def test_only_eight_dwellings_can_stand_on_the_map() -> None:
    seven = dict(list(EIGHT.items())[:7])
    made = table(rich("cultists", seven), far_off(), terrain={"F4": "brown"})
    do(made, "build F4")
    assert len(buildings(made)) == 8
    full = table(rich("cultists", EIGHT), far_off(), terrain={"F4": "brown"})
    assert why_not(full, "build F4") == "none-left"
    assert "build F4" not in offered(full)
    assert legal(full, "dig 1. transform G2 to yellow")


@pytest.mark.rule("TM-10.10")
def test_dwellings_are_taken_from_left_to_right() -> None:
    """Each uncovers the next symbol: a worker more, but for the eighth."""
    names = list(EIGHT)
    made = table(
        rich("cultists", {names[0]: "D"}),
        far_off(),
        terrain=dict.fromkeys(names, "brown"),
        passed=["P2"],
        urban=[names[0]],  # so that the seventh founds no town
    )
    incomes = [building_income(made, 0)[1]]
    for name in names[1:]:
        do(made, f"build {name}. done")
        incomes.append(building_income(made, 0)[1])
    assert incomes == [2, 3, 4, 5, 6, 7, 8, 8]


@pytest.mark.rule("TM-10.11")
def test_one_action_builds_one_dwelling() -> None:
    made = cultists(terrain={"E5": "brown", "D4": "brown"})
    do(made, "build E5")
    assert why_not(made, "build D4") == "acted-already"
    assert not any(move.startswith("build") for move in offered(made))


@pytest.mark.rule("TM-10.11")
@pytest.mark.parametrize("second_hex", [False, True])
def test_two_spades_still_build_one_dwelling(second_hex: bool) -> None:
    options = {"second-hex-dwelling": second_hex}
    made = cultists({"bowls": [0, 6, 6]}, options=options, terrain={"D4": "brown"})
    do(made, "action ACT6. transform E5 to brown. build E5. transform F3 to brown")
    for line in ("build F3", "build D4"):
        assert why_not(made, line) == "acted-already"


# -- points ----------------------------------------------------------------------------------------


@pytest.mark.rule("TM-10.7", "TM-10.12")
def test_the_scoring_tile_with_a_dwelling() -> None:
    """EX-13"""
    seat = poor("witches", {"C3": "D"}, workers=1, coins=2)
    made = table(seat, far_off(), terrain={"D4": "green"}, tile="SCORE3")
    do(made, "build D4")
    assert (has(made)["vp"], has(made)["workers"], has(made)["coins"]) == (22, 0, 0)


@pytest.mark.rule("TM-10.12")
@pytest.mark.parametrize(
    ("tile", "points"),
    [
        ("SCORE1", 0),
        ("SCORE2", 0),
        ("SCORE3", 2),
        ("SCORE4", 0),
        ("SCORE5", 2),
        ("SCORE6", 0),
        ("SCORE7", 0),
        ("SCORE8", 0),
    ],
)
def test_only_tiles_that_show_a_dwelling_score_it(tile: str, points: int) -> None:
    made = cultists(terrain={"E5": "brown", "D4": "brown"}, passed=["P2"], tile=tile)
    do(made, "build E5. done")
    assert has(made)["vp"] == 20 + points
    do(made, "build D4. done")
    assert has(made)["vp"] == 20 + 2 * points


@pytest.mark.rule("TM-10.12")
def test_only_the_tile_of_the_round_counts() -> None:
    tiles = ["SCORE2", "SCORE3", "SCORE4", "SCORE7", "SCORE6", "SCORE8"]
    first = cultists(terrain={"E5": "brown"}, scoring=tiles)
    do(first, "build E5")
    assert has(first)["vp"] == 20
    second = cultists(terrain={"E5": "brown"}, scoring=tiles, round=2)
    do(second, "build E5")
    assert has(second)["vp"] == 22


@pytest.mark.rule("TM-10.13")
@pytest.mark.parametrize(
    ("tile", "favours", "points"),
    [("SCORE3", ["FAV11"], 4), ("SCORE3", [], 2), ("SCORE2", ["FAV11"], 2)],
)
def test_points_for_a_dwelling_add_up(tile: str, favours: list[str], points: int) -> None:
    made = cultists({"favours": favours}, terrain={"E5": "brown"}, tile=tile)
    do(made, "build E5")
    assert has(made)["vp"] == 20 + points


@pytest.mark.rule("TM-10.13")
def test_points_for_a_dwelling_that_cost_nothing_add_up_too() -> None:
    seat = poor("witches", {"C3": "SH"}, favours=["FAV11"])
    made = table(seat, far_off(), tile="SCORE3")
    do(made, "action ACTW. build F4")
    assert has(made)["vp"] == 24
    assert (has(made)["workers"], has(made)["coins"]) == (0, 0)
