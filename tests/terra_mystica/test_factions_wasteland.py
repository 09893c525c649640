"""The factions of the wasteland: Chaos Magicians and Giants (TM-29.60 to TM-29.74)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.terra_mystica.positions import reader as position
from tests.terra_mystica.starts import with_first_dwellings
from tests.terra_mystica.tables import (
    asked,
    buildings,
    do,
    far_off,
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

# -- Chaos Magicians -------------------------------------------------------------------------------


def chaos(**more: Any) -> dict[str, Any]:
    return {**rich("chaosmagicians", {"D4": "SH"}, bowls=[0, 0, 12]), **more}


@pytest.mark.rule("TM-29.60")
@pytest.mark.parametrize(
    ("factions", "placing"),
    [
        (["chaosmagicians", "witches", "nomads"], [1, 2, 2, 1, 2, 0]),
        (["witches", "chaosmagicians"], [0, 0, 1]),
        (["nomads", "witches", "chaosmagicians"], [0, 1, 1, 0, 0, 2]),
    ],
)
def test_the_only_dwelling_of_chaos_magicians_comes_last(
    factions: list[str], placing: list[int]
) -> None:
    made, order = with_first_dwellings(factions)
    assert order == placing
    assert len(buildings(made, factions.index("chaosmagicians"))) == 1


@pytest.mark.rule("TM-29.61", "TM-29.62")
@pytest.mark.parametrize(
    ("homes", "upgrade"), [({"D4": "TP"}, "upgrade D4 to TE"), ({"D4": "TE"}, "upgrade D4 to SA")]
)
def test_chaos_magicians_take_two_different_favour_tiles(
    homes: dict[str, str], upgrade: str
) -> None:
    made = table(chaos(buildings=homes, cults=[0, 0, 0, 0]), far_off())
    do(made, f"{upgrade}. +FAV7")
    assert why_not(made, "done") == "first-favour"
    assert why_not(made, "+FAV7") == "favour-again"
    assert offered(made) == [f"+FAV{n}" for n in range(1, 13) if n != 7]
    do(made, "+FAV8. done")
    assert has(made)["cults"] == [0, 0, 2, 2]
    assert made.favours[0].bit_count() == 2


@pytest.mark.rule("TM-29.67")
def test_the_stronghold_brings_chaos_magicians_no_favour_tile() -> None:
    made = table(chaos(buildings={"D4": "TP"}), far_off())
    do(made, "upgrade D4 to SH")
    assert why_not(made, "+FAV7") == "no-favour-now"
    do(made, "done")
    assert made.favours[0] == 0


@pytest.mark.rule("TM-29.63", "TM-29.65")
@pytest.mark.parametrize(
    ("first", "second"),
    [
        ("advance dig", "advance ship"),
        ("advance dig", "advance dig"),
        ("send P to FIRE for 3", "send P to AIR for 3"),
        ("action ACT4", "action ACT3"),
        ("dig 1. transform E7 to red", "dig 3. transform D5 to red"),
        ("action ACT5. transform E7 to red", "upgrade E6 to TP"),
    ],
)
def test_a_double_turn_is_two_actions_in_succession(first: str, second: str) -> None:
    made = table(chaos(buildings={"D4": "SH", "E6": "D"}), far_off())
    do(made, f"action ACTC. {first}")
    assert legal(made, second)
    do(made, second)
    assert why_not(made, "advance ship") == "acted-already"
    do(made, "done")
    assert made.active == 1


@pytest.mark.rule("TM-29.65")
def test_a_double_turn_may_dig_and_build_twice() -> None:
    made = table(chaos(), far_off())
    do(made, "action ACTC. dig 1. build E7. dig 1. build E8. done")
    assert buildings(made) == {"D4": "SH", "E7": "D", "E8": "D"}


@pytest.mark.rule("TM-29.63")
def test_the_double_turn_is_open_once_a_round() -> None:
    made = table(chaos(), far_off())
    do(made, "action ACTC")
    assert why_not(made, "action ACTC") == "action-used"
    assert why_not(made, "done") == "first-act"
    do(made, "advance dig. advance dig. done")
    do(made, "pass BON9. done", 1)
    assert why_not(made, "action ACTC", 0) == "action-used"
    position.step(made, "end-round")
    assert legal(made, "action ACTC", 0)


@pytest.mark.rule("TM-29.63")
def test_passing_may_be_the_second_action() -> None:
    made = table(chaos(), far_off())
    do(made, "action ACTC. advance dig. pass BON9. done")
    assert (made.passed, made.active, has(made)["digging"]) == ([0], 1, 1)


@pytest.mark.rule("TM-29.64")
def test_after_passing_first_the_second_action_is_lost() -> None:
    made = table(chaos(), far_off())
    do(made, "action ACTC. pass BON9")
    assert why_not(made, "advance dig") == "acted-already"
    do(made, "done")
    assert (made.passed, made.active) == ([0], 1)


@pytest.mark.rule("TM-29.66")
def test_neighbours_answer_the_first_action_before_the_second() -> None:
    """D5 touches E7."""
    mermaids = rich("mermaids", {"D5": "D"}, bowls=[5, 7, 0])
    made = table(chaos(buildings={"D4": "SH", "E6": "D"}), mermaids)
    do(made, "action ACTC. dig 1. build E7")
    assert why_not(made, "advance dig") == "first-done"
    assert [move for move in offered(made) if move.startswith("advance")] == []
    do(made, "done")
    assert (asked(made), offers(made)) == ([1], {1: 1})
    assert why_not(made, "advance dig", 0) == "not-your-turn"
    do(made, "leech 1 from chaosmagicians", 1)
    assert (asked(made), made.active) == ([0], 0)
    do(made, "upgrade E7 to TP. done", 0)
    assert (asked(made), offers(made)) == ([1], {1: 1})
    do(made, "decline 1 from chaosmagicians", 1)
    assert (asked(made), made.active) == ([1], 1)


@pytest.mark.rule("TM-29.63")
def test_spades_of_the_first_action_are_lost_with_its_end() -> None:
    """TM-10.33: E7 (mountains) and E8 (desert) take one spade each."""
    made = table(chaos(buildings={"D4": "SH", "D5": "D"}), far_off())
    do(made, "action ACTC. action ACT6. transform E7 to red")
    assert legal(made, "transform E8 to red")
    do(made, "done")
    assert (made.active, made.turn.actions) == (0, 1)
    assert why_not(made, "transform E8 to red") == "no-spades"


# -- Giants ----------------------------------------------------------------------------------------

# Around D4 all other terrains in turn: every one takes two spades.
OTHERS = ["yellow", "brown", "black", "blue", "green", "gray"]


def giants(**more: Any) -> dict[str, Any]:
    return {**rich("giants", {"D4": "D"}, bowls=[0, 0, 12]), **more}


@pytest.mark.rule("TM-29.68", "TM-29.70")
@pytest.mark.parametrize("colour", OTHERS)
def test_giants_pay_two_spades_for_every_terrain(colour: str) -> None:
    made = table(giants(workers=6), far_off(), terrain={"E7": colour})
    assert why_not(made, "dig 1") == "dig-giants"
    assert why_not(made, "dig 3") == "dig-giants"
    do(made, "dig 2")
    for other in OTHERS:
        if other != colour:
            assert why_not(made, f"transform E7 to {other}") == "terrain-giants"
    do(made, "transform E7 to red")
    assert (terrain(made, "E7"), has(made)["workers"]) == ("red", 0)
    assert why_not(table(giants(workers=5), far_off()), "dig 2") == "needs-workers"


@pytest.mark.rule("TM-29.69")
@pytest.mark.parametrize("colour", ["gray", "yellow", "black"])
def test_a_single_cult_spade_of_the_giants_is_lost(colour: str) -> None:
    others = far_off(cults=[0, 0, 0, 0])
    made = table(giants(cults=[0, 0, 7, 0]), others, tile="SCORE2", terrain={"E7": colour})
    position.step(made, "end-round")
    assert (made.round, made.reward, terrain(made, "E7")) == (2, [0, 0], colour)


@pytest.mark.rule("TM-29.69", "TM-29.70")
def test_two_cult_spades_of_the_giants_transform_one_hex() -> None:
    made = table(giants(cults=[0, 0, 8, 0]), far_off(cults=[0, 0, 0, 0]), tile="SCORE2")
    position.step(made, "end-round")
    assert why_not(made, "transform E7 to yellow") == "terrain-giants"
    do(made, "transform E7 to red")
    assert (made.round, terrain(made, "E7")) == (2, "red")


@pytest.mark.rule("TM-29.71")
@pytest.mark.parametrize("action", ["ACT5", "BON1"])
def test_one_free_spade_needs_another_one(action: str) -> None:
    made = table(giants(bonus="BON1", workers=4, coins=2), far_off())
    do(made, f"action {action}")
    assert why_not(made, "transform E7 to red") == "needs-spades"
    assert [move for move in offered(made) if move.startswith("transform")] == []
    assert why_not(made, "dig 2") == "dig-giants"
    do(made, "dig 1. transform E7 to red. build E7")
    assert (has(made)["workers"], has(made)["coins"]) == (0, 0)
    assert why_not(
        table(giants(bonus="BON1", workers=2), far_off()), f"action {action}. dig 1"
    ) == ("needs-workers")


@pytest.mark.rule("TM-29.71")
def test_two_free_spades_are_enough() -> None:
    made = table(giants(workers=0), far_off())
    do(made, "action ACT6. transform E7 to red")
    assert terrain(made, "E7") == "red"
    assert why_not(made, "transform E6 to red") == "no-spades"


def stronghold(**more: Any) -> dict[str, Any]:
    return {**poor("giants", {"D4": "SH"}), **more}


@pytest.mark.rule("TM-29.72")
def test_giants_transform_a_hex_with_their_stronghold_once_a_round() -> None:
    made = table(stronghold(), far_off())
    do(made, "action ACTG")
    assert why_not(made, "transform E7 to yellow") == "terrain-giants"
    assert why_not(made, "transform E8 to red") == "hex-far"
    do(made, "transform E7 to red")
    assert (terrain(made, "E7"), has(made)["workers"]) == ("red", 0)
    assert why_not(made, "transform E6 to red") == "no-spades"
    do(made, "done. pass BON9. done")
    assert why_not(made, "action ACTG") == "action-used"
    position.step(made, "end-round")
    assert legal(made, "action ACTG", 0)


@pytest.mark.rule("TM-29.72")
@pytest.mark.parametrize(("shipping", "reason"), [(0, "hex-far"), (1, "")])
def test_the_hex_of_the_giants_may_be_over_water(shipping: int, reason: str) -> None:
    made = table(stronghold(shipping=shipping), far_off())
    assert why_not(made, "action ACTG. transform B3 to red") == reason


@pytest.mark.rule("TM-29.73")
def test_giants_build_there_at_the_normal_price() -> None:
    seat = stronghold(workers=1, coins=2)
    made = table(seat, far_off())
    do(made, "action ACTG. transform E7 to red. build E7. done")
    assert buildings(made) == {"D4": "SH", "E7": "D"}
    assert (has(made)["workers"], has(made)["coins"]) == (0, 0)
    line = "action ACTG. transform E7 to red. build E7"
    assert why_not(table({**seat, "workers": 0}, far_off()), line) == "needs-workers"
    assert why_not(table({**seat, "coins": 1}, far_off()), line) == "needs-coins"


@pytest.mark.rule("TM-29.73")
def test_giants_build_nowhere_else_with_it() -> None:
    made = table(stronghold(workers=9, coins=9), far_off(), terrain={"E6": "red"})
    do(made, "action ACTG. transform E7 to red")
    assert why_not(made, "build E6") == "build-where-dug"


@pytest.mark.rule("TM-29.74")
def test_the_spades_of_the_giants_score() -> None:
    made = table(stronghold(), far_off(), tile="SCORE1")
    do(made, "action ACTG. transform E7 to red")
    assert has(made)["vp"] == 24
