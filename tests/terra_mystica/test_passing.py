"""Action 8: passing, bonus tiles and the first player (TM-20)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from loci.games.terra_mystica import GAME
from loci.games.terra_mystica.state.table import TerraTable
from tests.terra_mystica.rounds import alone, coins_on, end_round, holds
from tests.terra_mystica.tables import (
    asked,
    do,
    far_off,
    has,
    legal,
    offered,
    poor,
    rich,
    table,
    why_not,
)

DWELLINGS = ["C3", "C4", "E9", "F4", "G3"]
TWO_HOUSES = {"C3": "TP", "C4": "TP"}


def witches(buildings: dict[str, str] | None = None, **more: Any) -> dict[str, Any]:
    return rich("witches", {"C3": "D"} if buildings is None else buildings, vp=20, **more)


def three(**keys: Any) -> TerraTable:
    """Three players: BON9, BON7 and BON6 are to be had."""
    return table(witches(), rich("nomads", {"F3": "D"}), far_off(), **keys)


def passes(made: TerraTable) -> list[str]:
    return [text for text in offered(made) if text.startswith("pass")]


# -- passing ---------------------------------------------------------------------------------------


@pytest.mark.rule("TM-20.1", "TM-20.17")
def test_who_has_passed_takes_no_more_actions_while_the_others_go_on() -> None:
    made = table(witches(), far_off())
    do(made, "pass BON8")
    assert why_not(made, "send P to FIRE for 1") == "acted-already"
    do(made, "done")
    for cult in ("FIRE", "WATER", "EARTH", "AIR"):
        assert (asked(made), made.round) == ([1], 1)
        assert why_not(made, "send P to FIRE for 1", 0) == "not-your-turn"
        do(made, f"send P to {cult} for 1. done")
    assert has(made, 1)["priests"] == 1
    do(made, "pass BON9. done")
    assert made.round == 2


@pytest.mark.rule("TM-20.17")
def test_two_others_take_turns_after_one_has_passed() -> None:
    made = three()
    do(made, "send P to FIRE for 1. done. pass BON9. done. send P to FIRE for 1. done")
    assert asked(made) == [0]
    do(made, "send P to FIRE for 1. done")
    assert asked(made) == [2]
    do(made, "send P to FIRE for 1. done")
    assert asked(made) == [0]


@pytest.mark.rule("TM-20.1", "TM-20.2")
@pytest.mark.parametrize("seat", [witches(), poor("witches", {"C3": "D"}, bowls=[12, 0, 0])])
def test_a_player_may_pass_with_and_without_other_actions(seat: dict[str, Any]) -> None:
    made = table(seat, far_off())
    others = [text for text in offered(made) if not text.startswith("pass")]
    assert bool(others) == (seat["coins"] > 0)
    do(made, "pass BON9. done")
    assert made.passed == [0]


@pytest.mark.rule("TM-20.3", "TM-20.4")
@pytest.mark.parametrize(
    ("first", "second", "third", "order"),
    [("P1", "P2", "P3", [0, 1, 2]), ("P2", "P3", "P1", [1, 2, 0]), ("P3", "P1", "P2", [2, 0, 1])],
)
def test_the_first_to_pass_begins_the_next_round(
    first: str, second: str, third: str, order: list[int]
) -> None:
    made = three(order=[first, second, third])
    do(made, "pass BON9. done")
    do(made, "send P to FIRE for 1. done")
    do(made, "pass BON7. done")
    do(made, "pass BON6. done")
    assert made.round == 2
    for seat in order:
        assert asked(made) == [seat]
        do(made, "send P to AIR for 1. done")


@pytest.mark.rule("TM-20.3", "TM-20.4")
@pytest.mark.parametrize(
    ("options", "order"), [({}, [1, 2, 0]), ({"turn-order": "passing"}, [1, 0, 2])]
)
def test_the_order_of_the_later_passes_counts_only_as_an_option(
    options: dict[str, str], order: list[int]
) -> None:
    made = three(options=options)
    do(made, "send P to FIRE for 1. done. pass BON9. done. send P to FIRE for 1. done")
    do(made, "pass BON7. done. pass BON6. done")
    assert made.round == 2
    for seat in order:
        assert asked(made) == [seat]
        do(made, "send P to AIR for 1. done")


# -- the bonus tile --------------------------------------------------------------------------------


@pytest.mark.rule("TM-20.5", "TM-20.7")
def test_the_tile_is_changed_at_once_for_another() -> None:
    made = table(witches(bonus="BON3"), far_off(bonus="BON5"))
    assert why_not(made, "pass") == "pass-needs-tile"
    assert why_not(made, "pass BON3") == "tile-held", "the own tile"
    assert why_not(made, "pass BON5") == "tile-held", "somebody else's"
    assert why_not(made, "pass BON4") == "tile-not-in-game"
    do(made, "pass BON8")
    assert holds(made) == "BON8"
    do(made, "done")
    assert legal(made, "pass BON3"), "the next player may take it"
    assert why_not(made, "pass BON8") == "tile-held"


@pytest.mark.rule("TM-20.6", "TM-20.5")
def test_three_tiles_are_to_be_had_each_time() -> None:
    made = three()
    assert passes(made) == ["pass BON6", "pass BON7", "pass BON9"]
    do(made, "pass BON9. done")
    assert passes(made) == ["pass BON3", "pass BON6", "pass BON7"]
    do(made, "pass BON3. done")
    assert passes(made) == ["pass BON5", "pass BON6", "pass BON7"]


@pytest.mark.rule("TM-20.8")
def test_in_round_6_no_tile_is_taken() -> None:
    made = table(witches(bonus="BON3"), far_off(), round=6)
    assert passes(made) == ["pass"]
    refused = GAME.explain(made, 0, "pass BON8")
    assert refused is not None
    assert refused.reason.id == "pass-last-round"
    coins = has(made)["coins"]
    do(made, "pass")
    assert holds(made) == "", "the old one is given back"
    assert has(made)["coins"] == coins


@pytest.mark.rule("TM-20.9")
@pytest.mark.parametrize("coins", [0, 1, 3])
def test_the_coins_on_the_tile_go_to_the_player(coins: int) -> None:
    tiles = {"BON3": 0, "BON5": 0, "BON7": 2, "BON8": coins, "BON9": 1}
    made = table(witches(bonus="BON3"), far_off(bonus="BON5"), bonus=tiles)
    do(made, "pass BON8")
    assert has(made)["coins"] == 50 + coins
    assert [coins_on(made, tile) for tile in tiles] == [0, 0, 2, 0, 1]


@pytest.mark.rule("TM-20.16")
def test_everything_is_kept_for_the_next_round() -> None:
    seat = {**witches(coins=90, workers=60, bowls=[0, 5, 7]), "buildings": {}, "priests": 7}
    made = table(seat, far_off())
    do(made, "pass BON9. done. pass BON8. done")
    assert made.round == 2
    assert (has(made)["coins"], has(made)["workers"]) == (92, 61), "income of BON9 and the board"
    assert (has(made)["priests"], has(made)["bowls"]) == (7, [0, 5, 7])


@pytest.mark.rule("TM-20.18")
@pytest.mark.parametrize(
    ("tile", "gains"),
    [("BON1", {"coins": 2}), ("BON8", {"priests": 1}), ("BON5", {"workers": 1})],
)
def test_the_new_tile_gives_its_income_in_the_next_round(tile: str, gains: dict[str, int]) -> None:
    tiles = dict.fromkeys(("BON3", "BON9", "BON1", "BON8", "BON5"), 0)
    seat = {**poor("witches", {}, bowls=[12, 0, 0]), "bonus": "BON9"}
    made = table(seat, far_off(bonus="BON3"), bonus=tiles)
    do(made, f"pass {tile}. done")
    assert [has(made)[name] for name in ("coins", "workers", "priests")] == [0, 0, 0]
    end_round(made)
    got = {name: has(made)[name] for name in ("coins", "workers", "priests")}
    plain = {"coins": 0, "workers": 1, "priests": 0}
    assert got == {name: number + gains.get(name, 0) for name, number in plain.items()}
    assert has(made)["bowls"] == ([9, 3, 0] if tile == "BON5" else [12, 0, 0])


@pytest.mark.rule("TM-20.18")
def test_the_new_tile_gives_its_action_in_the_next_round() -> None:
    tiles = dict.fromkeys(("BON3", "BON9", "BON1", "BON2", "BON4"), 0)
    made = table(witches(bonus="BON9"), far_off(bonus="BON3"), bonus=tiles)
    assert why_not(made, "action BON1") == "action-not-owned"
    assert why_not(made, "pass BON1. action BON1") == "acted-already"
    do(made, "pass BON1. done. pass BON2. done")
    assert made.round == 2
    assert legal(made, "action BON1", 0)


@pytest.mark.rule("TM-20.18")
def test_the_new_tile_gives_its_shipping_in_the_next_round() -> None:
    """B3 lies one river hex from C3: BON4 brings it into reach, in phase II of round 2."""
    tiles = dict.fromkeys(("BON3", "BON9", "BON1", "BON2", "BON4"), 0)
    seat = {**witches(bonus="BON9"), "cults": [0, 0, 4, 0]}
    made = table(seat, far_off(bonus="BON3"), bonus=tiles, tile="SCORE2")
    do(made, "pass BON4. done. pass BON9. done")
    assert why_not(made, "transform B3 to blue") == "hex-far", "in phase III"
    do(made, "done")
    assert made.round == 2
    assert legal(made, "dig 1. transform B3 to blue")


# -- points ----------------------------------------------------------------------------------------


@pytest.mark.rule("TM-20.5", "TM-20.10")
def test_giving_back_the_dwelling_tile() -> None:
    """EX-32"""
    own = {**dict.fromkeys(DWELLINGS, "D"), "D1": "TP"}
    made = table(witches(own, bonus="BON9"), far_off(bonus="BON5"))
    do(made, "pass BON3")
    assert (has(made)["vp"], holds(made)) == (25, "BON3")


@pytest.mark.rule("TM-20.5", "TM-20.11")
def test_giving_back_the_trading_house_tile() -> None:
    """EX-33"""
    own = {"C3": "D", "C4": "D", "E9": "TP", "F4": "TP", "G3": "TP"}
    made = table(witches(own, bonus="BON7"), far_off(bonus="BON5"))
    do(made, "pass BON3")
    assert (has(made)["vp"], holds(made)) == (26, "BON3")


@pytest.mark.rule("TM-20.12")
@pytest.mark.parametrize(
    ("big", "vp"), [({}, 0), ({"C4": "SH"}, 4), ({"E9": "SA"}, 4), ({"C4": "SH", "E9": "SA"}, 8)]
)
def test_giving_back_the_stronghold_and_sanctuary_tile(big: dict[str, str], vp: int) -> None:
    """EX-34"""
    own = {"C3": "D", "F4": "TP", "G3": "TE", **big}
    made = table(witches(own, bonus="BON6"), far_off(bonus="BON5"))
    do(made, "pass BON3")
    assert has(made)["vp"] == 20 + vp


@pytest.mark.rule("TM-25.15")
@pytest.mark.parametrize(("houses", "vp"), [(0, 0), (1, 2), (2, 3), (3, 3), (4, 4)])
def test_fav12_scores_trading_houses(houses: int, vp: int) -> None:
    """EX-35"""
    own = {hex: "TP" if at < houses else "D" for at, hex in enumerate(DWELLINGS)}
    made = table(witches(own, favours=["FAV12"]), far_off())
    do(made, "pass BON9")
    assert has(made)["vp"] == 20 + vp


@pytest.mark.rule("TM-20.10", "TM-20.11", "TM-20.12")
@pytest.mark.parametrize("tile", ["BON6", "BON7", "BON9"])
def test_buildings_of_others_and_the_tile_taken_score_nothing(tile: str) -> None:
    big = {"H8": "D", "H6": "TP", "I9": "SH", "F6": "SA"}
    other = far_off(buildings=big, bonus="BON5")
    theirs = table(witches({}, bonus=tile), other)
    do(theirs, "pass BON3")
    assert has(theirs)["vp"] == 20
    tiles = {"BON3": 0, "BON5": 0, "BON6": 0, "BON7": 0, "BON9": 0}
    own = {"C3": "D", "C4": "TP", "E9": "SH"}
    taken = table(witches(own, bonus="BON3"), far_off(bonus="BON5"), bonus=tiles)
    do(taken, f"pass {tile}")
    assert has(taken)["vp"] == 20


@pytest.mark.rule("TM-20.14")
def test_passing_counts_the_buildings_of_that_moment() -> None:
    own = dict.fromkeys(DWELLINGS, "D")
    made = alone(witches(own, bonus="BON9"), far_off(bonus="BON5"))
    do(made, "upgrade C3 to TP. done. dig 1. transform D5 to green. build D5. done")
    do(made, "upgrade C4 to TP. done")
    vp = has(made)["vp"]
    do(made, "pass BON3")
    assert has(made)["vp"] - vp == 4, "five and one dwellings, less two upgraded"


@pytest.mark.rule("TM-20.13")
@pytest.mark.parametrize(
    ("more", "vp"),
    [
        ({"bonus": "BON9"}, 3),
        ({"bonus": "BON7"}, 4),
        ({"bonus": "BON6"}, 4),
        ({"bonus": "BON3"}, 0),
        ({"bonus": "BON3", "favours": ["FAV12"]}, 3),
    ],
)
def test_passing_scores_in_round_6_too(more: dict[str, Any], vp: int) -> None:
    own = {**TWO_HOUSES, "E9": "SH", "F4": "D", "G3": "D", "D1": "D"}
    made = table(witches(own, **more), far_off(), round=6)
    do(made, "pass")
    assert has(made)["vp"] == 20 + vp


@pytest.mark.rule("TM-20.13")
@pytest.mark.parametrize("number", [1, 6])
def test_bridges_of_the_engineers_score_in_every_round(number: int) -> None:
    engineers = rich("engineers", {"C2": "SH", "D3": "D", "D4": "D"}, vp=20)
    giants = far_off("giants", buildings={"I12": "D"})
    bridges = {"C2:D3": "P1", "C2:D4": "P1", "C2:E5": "P1"}
    made = table(engineers, giants, round=number, bridges=bridges)
    do(made, "pass" if number == 6 else "pass BON9")
    assert has(made)["vp"] == 26, "two of three bridges join own buildings"


@pytest.mark.rule("TM-20.19")
def test_the_order_of_passing_means_nothing_in_round_6() -> None:
    results = []
    for order in permutations(["P1", "P2", "P3"]):
        nomads = rich("nomads", {"F3": "TP"}, bonus="BON7", vp=20)
        made = table(witches(bonus="BON9"), nomads, far_off(), round=6, order=list(order))
        do(made, "pass. done. pass. done. pass. done")
        outcome = GAME.result(made)
        assert outcome is not None
        results.append((outcome.scores, outcome.winners, made.coins, made.bonus))
    assert len(results) == 6
    assert all(result == results[0] for result in results)
