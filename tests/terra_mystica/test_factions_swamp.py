"""The factions of the swamp: Alchemists and Darklings (TM-29.12 to TM-29.21)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.terra_mystica.positions import reader as position
from tests.terra_mystica.tables import (
    do,
    far_off,
    has,
    offered,
    poor,
    rich,
    table,
    terrain,
    why_not,
)

# From E5: E6 (plains) and E4 (lakes) take 1 spade, F3 (desert) 2.


# -- Alchemists ------------------------------------------------------------------------------------


def alchemists(**more: Any) -> dict[str, Any]:
    return {**poor("alchemists", {"E5": "D"}, bowls=[12, 0, 0], vp=20), **more}


@pytest.mark.rule("TM-29.12")
@pytest.mark.parametrize("points", [1, 7, 20])
def test_alchemists_turn_points_into_coins(points: int) -> None:
    made = table(alchemists(), far_off())
    do(made, f"convert {points}VP to {points}C")
    assert (has(made)["vp"], has(made)["coins"]) == (20 - points, points)


@pytest.mark.rule("TM-29.13")
@pytest.mark.parametrize("coins", [2, 10])
def test_alchemists_turn_coins_into_points(coins: int) -> None:
    made = table(alchemists(coins=10), far_off())
    do(made, f"convert {coins}C to {coins // 2}VP")
    assert (has(made)["vp"], has(made)["coins"]) == (20 + coins // 2, 10 - coins)
    assert why_not(table(alchemists(coins=10), far_off()), "convert 1C to 1VP") == "convert-rate"
    assert why_not(table(alchemists(coins=1), far_off()), "convert 2C to 1VP") == "convert-short"


@pytest.mark.rule("TM-29.12", "TM-29.13")
def test_alchemists_exchange_as_often_as_they_like_beside_an_action() -> None:
    made = table(alchemists(workers=1), far_off(), terrain={"E6": "black"})
    do(made, "convert 3VP to 3C. convert 1VP to 1C. build E6. convert 2C to 1VP. done")
    assert (has(made)["vp"], has(made)["coins"], has(made)["workers"]) == (17, 0, 0)


@pytest.mark.rule("TM-29.12", "TM-29.13")
@pytest.mark.parametrize("faction", ["darklings", "witches", "nomads"])
def test_nobody_else_trades_in_points(faction: str) -> None:
    made = table(rich(faction, {"E5": "D"}), far_off())
    assert why_not(made, "convert 1VP to 1C") == "convert-never"
    assert why_not(made, "convert 2C to 1VP") == "convert-never"


@pytest.mark.rule("TM-29.14")
def test_alchemists_exchange_never_below_zero() -> None:
    made = table(alchemists(vp=3), far_off())
    assert why_not(made, "convert 4VP to 4C") == "convert-short"
    do(made, "convert 3VP to 3C")
    assert why_not(made, "convert 1VP to 1C") == "convert-short"


@pytest.mark.rule("TM-29.14")
def test_alchemists_exchange_in_their_own_turn_only() -> None:
    neighbour = rich("mermaids", {"E4": "D"})
    made = table(alchemists(coins=10), neighbour, turn="P2")
    assert why_not(made, "convert 2C to 1VP", 0) == "not-your-turn"
    do(made, "upgrade E4 to TP. done", 1)  # power is offered to the Alchemists
    assert why_not(made, "convert 2C to 1VP", 0) == "first-offer"
    do(made, "decline 1 from mermaids", 0)
    do(made, "convert 2C to 1VP", 0)
    assert has(made)["vp"] == 21


@pytest.mark.rule("TM-29.14")
def test_alchemists_do_not_exchange_in_phase_iii() -> None:
    made = table(alchemists(coins=10, cults=[0, 0, 4, 0]), far_off(), tile="SCORE2")
    position.step(made, "end-round")
    assert why_not(made, "convert 2C to 1VP", 0) == "first-reward"


@pytest.mark.rule("TM-29.15")
@pytest.mark.parametrize(
    ("bowls", "after"),
    [([12, 0, 0], [0, 12, 0]), ([5, 7, 0], [0, 5, 7]), ([0, 3, 9], [0, 0, 12])],
)
def test_the_stronghold_of_the_alchemists_brings_twelve_power(
    bowls: list[int], after: list[int]
) -> None:
    seat = alchemists(buildings={"E5": "TP"}, workers=4, coins=6, bowls=bowls)
    made = table(seat, far_off(), tile="SCORE2")
    do(made, "upgrade E5 to SH. done")
    assert (has(made)["bowls"], has(made)["vp"]) == (after, 20)


@pytest.mark.rule("TM-29.16")
@pytest.mark.parametrize(
    ("line", "bowls", "with_stronghold", "without"),
    [
        ("dig 1. transform E6 to black", [12, 0, 0], [10, 2, 0], [12, 0, 0]),
        ("dig 2. transform F3 to black", [12, 0, 0], [8, 4, 0], [12, 0, 0]),
        ("action BON1. transform E6 to black", [12, 0, 0], [10, 2, 0], [12, 0, 0]),
        ("action BON1. dig 1. transform F3 to black", [12, 0, 0], [8, 4, 0], [12, 0, 0]),
        ("action ACT5. transform E6 to black", [0, 8, 4], [2, 10, 0], [4, 8, 0]),
        ("action ACT6. transform F3 to black", [0, 6, 6], [2, 10, 0], [6, 6, 0]),
    ],
)
def test_spades_bring_the_alchemists_two_power_each(
    line: str, bowls: list[int], with_stronghold: list[int], without: list[int]
) -> None:
    for building, after in (("SH", with_stronghold), ("D", without)):
        seat = alchemists(buildings={"E5": building}, workers=9, bowls=bowls, bonus="BON1")
        made = table(seat, far_off())
        do(made, line)
        assert has(made)["bowls"] == after


@pytest.mark.rule("TM-29.16")
@pytest.mark.parametrize(("steps", "power"), [(4, 2), (8, 4)])
def test_spades_of_cult_rewards_bring_power_too(steps: int, power: int) -> None:
    seat = alchemists(buildings={"E5": "SH"}, cults=[0, 0, steps, 0])
    made = table(seat, far_off(), tile="SCORE2")
    position.step(made, "end-round")
    assert has(made)["bowls"] == [12 - power, power, 0]


# -- Darklings -------------------------------------------------------------------------------------


def darklings(**more: Any) -> dict[str, Any]:
    return {**poor("darklings", {"E5": "D"}, workers=20), **more}


@pytest.mark.rule("TM-29.17", "TM-29.18")
@pytest.mark.parametrize(
    ("spades", "hex"), [(1, "E6"), (2, "F3"), (3, "D4")]
)  # plains, desert, wasteland
def test_darklings_pay_priests_for_spades_and_score_two_each(spades: int, hex: str) -> None:
    homes = {"E5": "D", "C3": "D"}
    made = table(darklings(buildings=homes, priests=spades), far_off())
    do(made, f"dig {spades}. transform {hex} to black")
    assert terrain(made, hex) == "black"
    assert (has(made)["priests"], has(made)["workers"]) == (0, 20)
    assert has(made)["vp"] == 20 + 2 * spades
    short = table(darklings(buildings=homes, priests=spades - 1), far_off())
    assert why_not(short, f"dig {spades}") == "needs-priests"


@pytest.mark.rule("TM-29.18")
def test_the_points_of_darklings_add_to_the_scoring_tile() -> None:
    made = table(darklings(priests=2), far_off(), tile="SCORE1")
    do(made, "dig 2. transform F3 to black")
    assert has(made)["vp"] == 20 + 2 * 2 + 2 * 2


@pytest.mark.rule("TM-29.19")
@pytest.mark.parametrize(
    ("line", "vp"),
    [
        ("action ACT5. transform E6 to black", 0),
        ("action ACT6. transform F3 to black", 0),
        ("action BON1. transform E6 to black", 0),
        ("action ACT5. dig 1. transform F3 to black", 2),
        ("action ACT6. dig 1. transform D4 to black", 2),
    ],
)
def test_free_spades_score_nothing_for_darklings(line: str, vp: int) -> None:
    seat = darklings(buildings={"E5": "D", "C3": "D"}, bonus="BON1", bowls=[0, 0, 12], priests=1)
    made = table(seat, far_off())
    do(made, line)
    assert has(made)["vp"] == 20 + vp


@pytest.mark.rule("TM-29.19")
def test_spades_of_cult_rewards_score_nothing_for_darklings() -> None:
    made = table(darklings(cults=[0, 0, 8, 0]), far_off(), tile="SCORE2")
    position.step(made, "end-round")
    do(made, "transform F3 to black")
    assert has(made)["vp"] == 20


STRONGHOLD = "upgrade E5 to SH"  # 4 workers, 6 coins


@pytest.mark.rule("TM-29.20")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_the_stronghold_makes_priests_of_workers(number: int) -> None:
    made = table(darklings(buildings={"E5": "TP"}, coins=6, workers=10), far_off())
    do(made, STRONGHOLD)
    assert [move for move in offered(made) if move.endswith("P")] == [
        "convert 1W to 1P",
        "convert 2W to 2P",
        "convert 3W to 3P",
    ]
    assert why_not(made, "convert 4W to 4P") == "ordain-number"
    do(made, f"convert {number}W to {number}P")
    assert (has(made)["workers"], has(made)["priests"]) == (6 - number, number)


@pytest.mark.rule("TM-29.20")
def test_darklings_need_not_ordain() -> None:
    made = table(darklings(buildings={"E5": "TP"}, coins=6, workers=10), far_off())
    do(made, f"{STRONGHOLD}. done")
    assert (has(made)["workers"], has(made)["priests"]) == (6, 0)


@pytest.mark.rule("TM-29.21")
def test_ordaining_is_offered_once_and_at_once() -> None:
    seat = darklings(buildings={"E5": "TP"}, coins=6)
    assert why_not(table(seat, far_off()), "convert 1W to 1P") == "ordain-now"
    made = table(seat, far_off())
    do(made, STRONGHOLD)
    assert why_not(made, "convert 1W to 1P. convert 1W to 1P") == "ordain-now"
    do(made, "done. pass BON9. done")
    assert why_not(made, "convert 1W to 1P", 0) == "ordain-now"


@pytest.mark.rule("TM-29.21")
@pytest.mark.parametrize(("in_hand", "sent", "most"), [(4, 0, 3), (5, 0, 2), (4, 2, 1), (7, 0, 0)])
def test_ordaining_is_limited_by_the_reserve(in_hand: int, sent: int, most: int) -> None:
    seat = darklings(buildings={"E5": "TP"}, coins=6, priests=in_hand)
    made = table(seat, far_off(), priests={"fire": ["P1"] * sent})
    do(made, STRONGHOLD)
    for number in (1, 2, 3):
        reason = "" if number <= most else "no-priest-reserve"
        assert why_not(made, f"convert {number}W to {number}P") == reason
    assert len([move for move in offered(made) if move.endswith("P")]) == most


@pytest.mark.rule("TM-29.20")
def test_ordaining_takes_workers_that_are_left() -> None:
    made = table(darklings(buildings={"E5": "TP"}, coins=6, workers=5), far_off())
    do(made, STRONGHOLD)
    assert why_not(made, "convert 2W to 2P") == "needs-workers"
    do(made, "convert 1W to 1P. done")
    assert (has(made)["workers"], has(made)["priests"]) == (0, 1)
