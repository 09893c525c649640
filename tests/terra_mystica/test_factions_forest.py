"""The factions of the forest: Auren and Witches (TM-29.1 to TM-29.11)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.positions import reader as position
from tests.terra_mystica.tables import (
    asked,
    buildings,
    do,
    has,
    legal,
    offered,
    offers,
    poor,
    rich,
    table,
    terrain,
    why_not,
)

FOREST = ["A3", "A10", "C3", "C4", "D1", "E9", "F2", "F4", "G3", "I6", "I11"]
# Factions with an action on their stronghold, the action, and a hex of their own
STRONGHOLD_ACTIONS = [
    ("auren", "ACTA", "E9"),
    ("witches", "ACTW", "E9"),
    ("swarmlings", "ACTS", "E11"),
    ("chaosmagicians", "ACTC", "D7"),
    ("giants", "ACTG", "D7"),
    ("nomads", "ACTN", "G4"),
]


def corner() -> dict[str, Any]:
    """A neighbour that no faction of these tests shares its colour with."""
    return rich("dwarves", {"I3": "D"})


# -- all factions ----------------------------------------------------------------------------------


@pytest.mark.rule("TM-29.1")
@pytest.mark.parametrize(("faction", "action", "hex"), STRONGHOLD_ACTIONS)
def test_stronghold_actions_open_with_the_stronghold(faction: str, action: str, hex: str) -> None:
    made = table(rich(faction, {hex: "TP"}), corner())
    assert why_not(made, f"action {action}") == "action-needs-stronghold"
    assert f"action {action}" not in offered(made)
    others = [name for _, name, _ in STRONGHOLD_ACTIONS if name != action]
    built = table(rich(faction, {hex: "SH"}), corner())
    assert legal(built, f"action {action}")
    assert [why_not(built, f"action {name}") for name in others] == ["action-not-owned"] * 5


@pytest.mark.rule("TM-29.2")
def test_boards_and_abilities_are_open_to_everybody() -> None:
    made = table(rich("witches", {"E9": "SH"}, favours=["FAV6"]), corner())
    assert GAME.see(made, 0) == GAME.see(made, 1) == GAME.see(made, -1)
    seen = GAME.see(made, 1)["seats"][0]
    assert (seen["faction"], seen["workers"], seen["favours"]) == ("witches", 20, ["FAV6"])
    assert seen["buildings"]["stronghold"]["built"] == 1
    assert GAME.secrets(made, 1) == ["rng"]


# -- Auren -----------------------------------------------------------------------------------------


def auren(**more: Any) -> dict[str, Any]:
    seat = rich("auren", {"E9": "SH"}, cults=[0, 1, 0, 1], bowls=[12, 0, 0])
    return {**seat, **more}


@pytest.mark.rule("TM-29.3")
def test_auren_have_nothing_of_their_own_before_the_stronghold() -> None:
    """The rate of spades, the points of spades and of towns are the common ones."""
    group = {"E9": "TP", "D7": "TP", "E10": "TP"}
    made = table(
        poor("auren", group, workers=4, coins=2, bowls=[12, 0, 0]), corner(), tile="SCORE4"
    )
    do(made, "dig 1. build F6. +TW1. done")
    assert has(made)["vp"] == 20 + 5
    assert (has(made)["workers"], has(made)["coins"], has(made)["bowls"]) == (0, 6, [12, 0, 0])
    do(made, "advance dig. done", 1)
    assert [move for move in offered(made, 0) if move.startswith("action")] == []


@pytest.mark.rule("TM-29.4")
def test_the_stronghold_of_the_auren_brings_a_favour_tile() -> None:
    made = table(auren(buildings={"E9": "TP"}, favours=["FAV5"]), corner())
    do(made, "upgrade E9 to SH")
    assert offered(made) == [f"+FAV{n}" for n in range(1, 13) if n != 5]
    assert why_not(made, "done") == "first-favour"
    do(made, "+FAV4")
    assert has(made)["cults"] == [0, 1, 0, 4]
    assert why_not(made, "+FAV3") == "no-favour-now"
    do(made, "done")


@pytest.mark.rule("TM-29.5", "TM-29.6")
def test_auren_make_two_steps_on_one_track_once_a_round() -> None:
    made = table(auren(), corner())
    do(made, "action ACTA")
    assert offered(made) == ["+2FIRE", "+2WATER", "+2EARTH", "+2AIR"]
    assert why_not(made, "+FIRE") == "steps-number"
    assert why_not(made, "done") == "first-step"
    do(made, "+2AIR")
    assert (has(made)["cults"], has(made)["bowls"]) == ([0, 1, 0, 3], [11, 1, 0])
    assert why_not(made, "+FIRE") == "no-step-now"
    do(made, "done. pass BON9. done")
    assert why_not(made, "action ACTA") == "action-used"
    position.step(made, "end-round")
    assert legal(made, "action ACTA", 0)


@pytest.mark.rule("TM-29.5")
@pytest.mark.parametrize(
    ("start", "towns", "end", "keys"),
    [(8, [], 9, 0), (8, ["TW1"], 10, 0), (9, ["TW1"], 10, 0), (9, [], 9, 0), (7, ["TW1"], 9, 1)],
)
def test_auren_need_a_key_for_field_ten(start: int, towns: list[str], end: int, keys: int) -> None:
    made = table(auren(cults=[start, 0, 0, 0], towns=towns), corner())
    do(made, "action ACTA. +2FIRE. done")
    assert (has(made)["cults"], has(made)["keys"]) == ([end, 0, 0, 0], keys)
    assert has(made)["bowls"] == ([9, 3, 0] if end == 10 else [12, 0, 0])


# -- Witches ---------------------------------------------------------------------------------------


def witches(**more: Any) -> dict[str, Any]:
    return {**poor("witches", {"E9": "SH"}, bowls=[12, 0, 0]), **more}


@pytest.mark.rule("TM-29.7")
@pytest.mark.parametrize(("tile", "extra"), [("SCORE4", 0), ("SCORE2", 5)])
@pytest.mark.parametrize(("kind", "printed"), [("TW1", 5), ("TW3", 9)])
def test_witches_score_five_more_for_a_town(tile: str, extra: int, kind: str, printed: int) -> None:
    group = {"E9": "TP", "D7": "TP", "E10": "TP"}
    made = table(rich("witches", group), corner(), tile=tile, terrain={"F6": "green"})
    do(made, f"build F6. +{kind}. done")
    assert has(made)["vp"] == 20 + printed + 5 + extra


@pytest.mark.rule("TM-29.8", "TM-29.9")
def test_witches_ride_to_any_free_forest_for_nothing() -> None:
    made = table(witches(buildings={"E9": "SH", "F4": "D"}), corner())
    do(made, "action ACTW")
    rides = [move for move in offered(made) if move.startswith("build ")]
    assert rides == [f"build {hex}" for hex in FOREST if hex not in ("E9", "F4")]
    do(made, "build I11")
    assert buildings(made) == {"E9": "SH", "F4": "D", "I11": "D"}
    assert (has(made)["workers"], has(made)["coins"]) == (0, 0)
    assert why_not(made, "build A3") == "acted-already"


@pytest.mark.rule("TM-29.8")
def test_witches_ride_once_a_round() -> None:
    made = table(witches(), corner())
    do(made, "action ACTW. build I11. done. pass BON9. done")
    assert why_not(made, "action ACTW") == "action-used"
    position.step(made, "end-round")
    assert legal(made, "action ACTW. build A3", 0)


@pytest.mark.rule("TM-29.10")
def test_the_ride_needs_forest_that_is_there_already() -> None:
    seat = witches(workers=20, coins=20)
    made = table(seat, corner(), terrain={"I9": "green", "C4": "gray"})
    do(made, "action ACTW")
    assert why_not(made, "build F6") == "hex-terrain"  # mountains beside E9
    assert why_not(made, "build C4") == "hex-terrain"  # forest no more
    assert why_not(made, "dig 1") == "acted-already"
    assert why_not(made, "transform F6 to green") == "no-spades"
    do(made, "build I9")
    assert terrain(made, "I9") == "green"
    assert buildings(made)["I9"] == "D"


@pytest.mark.rule("TM-29.10")
def test_the_ride_needs_a_free_hex() -> None:
    made = table(witches(), rich("giants", {"C4": "D"}), terrain={})
    assert why_not(made, "action ACTW. build C4") == "hex-occupied"


@pytest.mark.rule("TM-29.11")
def test_the_ride_needs_a_dwelling_in_the_supply() -> None:
    hexes = ["A3", "A10", "C3", "C4", "D1", "F2", "F4", "G3"]
    full = {**dict.fromkeys(hexes, "D"), "E9": "SH"}
    made = table(witches(buildings=full), corner())
    assert why_not(made, "action ACTW. build I11") == "none-left"
    do(made, "action ACTW")
    assert [move for move in offered(made) if move.startswith("build ")] == []
    del full["G3"]
    assert legal(table(witches(buildings=full), corner()), "action ACTW. build I11")


@pytest.mark.rule("TM-29.11")
@pytest.mark.parametrize(("tile", "vp"), [("SCORE3", 2), ("SCORE4", 0)])
def test_a_dwelling_of_the_ride_scores_and_offers_power(tile: str, vp: int) -> None:
    neighbour = rich("dwarves", {"H8": "TP", "H7": "D"}, bowls=[5, 7, 0])
    made = table(witches(favours=["FAV11"]), neighbour, tile=tile)
    do(made, "action ACTW. build I11. done")
    assert has(made)["vp"] == 20 + 2 + vp
    assert offers(made) == {1: 3}
    assert asked(made) == [1]


@pytest.mark.rule("TM-29.11")
def test_a_dwelling_of_the_ride_founds_a_town() -> None:
    group = {"E9": "SH", "D7": "TP", "E10": "D"}
    made = table(witches(buildings=group), corner(), tile="SCORE4", terrain={"F6": "green"})
    do(made, "action ACTW. build F6")
    assert why_not(made, "done") == "first-town"
    do(made, "+TW2. done")
    assert has(made)["vp"] == 20 + 7 + 5
