"""Options of the order of play (section 31): deferred offers, passing, the Cultists' power.

Notes E8, E11, E52 and E63 of the rules page say how the site of the ledgers plays them.
"""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.terra_mystica.positions import reader as position
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

DEFERRED = {"offers": "deferred"}


def builder(faction: str = "halflings", **more: Any) -> dict[str, Any]:
    return {**rich(faction, {"E6": "D"}, cults=[0, 0, 0, 0], bowls=[12, 0, 0]), **more}


def two_neighbours() -> list[dict[str, Any]]:
    """Both touch E6, with power 1 and 2."""
    return [
        rich("giants", {"D4": "D"}, bowls=[5, 7, 0]),
        rich("witches", {"F4": "TP"}, bowls=[5, 7, 0]),
    ]


# -- deferred offers -------------------------------------------------------------------------------


def test_deferred_offers_are_put_to_all_at_once_and_play_goes_on() -> None:
    made = table(builder(), *two_neighbours(), options=DEFERRED)
    do(made, "upgrade E6 to TP. done")
    assert (made.active, asked(made), offers(made)) == (1, [1, 2], {1: 1, 2: 2})
    do(made, "leech 2 from halflings", 2)  # the second before the first
    assert (has(made, 2)["bowls"], has(made, 2)["vp"]) == ([3, 9, 0], 19)
    assert asked(made) == [1]


def test_an_offer_is_answered_before_the_own_turn() -> None:
    made = table(builder(), *two_neighbours(), options=DEFERRED)
    do(made, "upgrade E6 to TP. done")
    for line in ("advance dig", "pass BON9", "convert 1W to 1C", "burn 1"):
        assert why_not(made, line, 1) == "first-offer"
    assert offered(made, 1) == ["leech 1 from halflings", "decline 1 from halflings"]
    do(made, "decline 1 from halflings", 1)
    assert legal(made, "advance dig", 1)


def test_the_others_go_on_while_an_offer_is_open() -> None:
    made = table(builder(), *two_neighbours(), options=DEFERRED)
    do(made, "upgrade E6 to TP. done")
    do(made, "decline 1 from halflings", 1)
    do(made, "advance dig. done", 1)
    assert (made.active, asked(made)) == (2, [2])
    assert why_not(made, "advance dig", 2) == "first-offer"
    do(made, "leech 2 from halflings", 2)
    do(made, "advance dig. done", 2)
    assert made.active == 0


def test_at_once_the_same_offers_come_one_after_the_other() -> None:
    made = table(builder(), *two_neighbours())
    do(made, "upgrade E6 to TP. done")
    assert asked(made) == [1]
    assert why_not(made, "leech 2 from halflings", 2) == "no-such-offer"
    do(made, "leech 1 from halflings", 1)
    assert asked(made) == [2]


def test_the_limits_of_a_deferred_offer_are_those_of_the_answer() -> None:
    """Two buildings offer 2 power each; three tokens have room, and after them nothing has."""
    witches = rich("witches", {"F4": "TP"}, bowls=[0, 3, 9])
    made = table(builder(), witches, options=DEFERRED, passed=["P2"])
    do(made, "upgrade E6 to TP. done. upgrade E6 to TE. +FAV9. done", 0)
    assert [offer[2:] for offer in made.offers] == [(1, 2), (1, 2)]
    do(made, "leech 2 from halflings", 1)
    assert (has(made, 1)["bowls"], has(made, 1)["vp"]) == ([0, 1, 11], 19)
    do(made, "leech 2 from halflings", 1)
    assert (has(made, 1)["bowls"], has(made, 1)["vp"]) == ([0, 0, 12], 19)


def test_an_offer_is_taken_back_when_there_is_no_room_left() -> None:
    neighbours = [far_off(), rich("witches", {"F4": "TP", "C3": "D"}, bowls=[0, 2, 10])]
    made = table(
        builder(),
        *neighbours,
        options=DEFERRED,
        offers=[{"from": "P1", "to": "P3", "power": 2}, {"from": "P2", "to": "P3", "power": 1}],
        turn="P3",
    )
    assert offered(made, 2) == [
        "leech 2 from halflings",
        "decline 2 from halflings",
        "leech 1 from dwarves",
        "decline 1 from dwarves",
    ]
    do(made, "leech 2 from halflings", 2)
    assert (made.offers, has(made, 2)["vp"]) == ([], 19)
    assert legal(made, "advance dig", 2)


def test_the_round_waits_for_the_last_answers() -> None:
    made = table(builder(), *two_neighbours(), options=DEFERRED, passed=["P2", "P3"])
    do(made, "upgrade E6 to TP. done", 0)
    assert (made.active, sorted(asked(made))) == (0, [0, 1, 2])  # who has passed is asked too
    do(made, "pass BON9. done", 0)
    assert (made.round, asked(made)) == (1, [1, 2])
    do(made, "leech 1 from halflings", 1)
    assert made.round == 1
    do(made, "decline 2 from halflings", 2)
    assert made.round == 2


def test_deferred_spades_of_rewards_are_used_in_any_order() -> None:
    seats = [builder(cults=[0, 0, 4, 0]), far_off(cults=[0, 0, 4, 0])]
    made = table(*seats, tile="SCORE2", options=DEFERRED)
    position.step(made, "end-round")
    assert asked(made) == [0, 1]
    do(made, "transform H7 to black", 1)
    assert (made.round, asked(made)) == (1, [0])
    do(made, "transform E5 to brown", 0)
    assert made.round == 2
    at_once = table(*seats, tile="SCORE2")
    position.step(at_once, "end-round")
    assert asked(at_once) == [0]


def test_a_double_turn_does_not_wait_for_deferred_answers() -> None:
    chaos = rich("chaosmagicians", {"D4": "SH", "E6": "D"})
    mermaids = rich("mermaids", {"D5": "D"}, bowls=[5, 7, 0])
    made = table(chaos, mermaids, options=DEFERRED)
    do(made, "action ACTC. dig 1. build E7. upgrade E7 to TP. done")
    assert [offer[2:] for offer in made.offers] == [(1, 1), (1, 1)]
    assert (made.active, asked(made)) == (1, [1])


# -- the Cultists' step and power ------------------------------------------------------------------


def test_deferred_the_cultists_step_is_asked_beside_everything_else() -> None:
    made = table(builder("cultists"), *two_neighbours(), options=DEFERRED)
    do(made, "upgrade E6 to TP. done")
    do(made, "leech 2 from cultists", 2)
    assert sorted(asked(made)) == [0, 1]
    assert offered(made, 0) == ["+FIRE", "+WATER", "+EARTH", "+AIR"]
    do(made, "leech 1 from cultists", 1)  # no second step for the same building
    assert (made.earned, sorted(asked(made))) == (1, [0, 1])
    do(made, "advance dig. done", 1)
    do(made, "+AIR", 0)
    assert (has(made)["cults"], asked(made)) == ([0, 0, 0, 1], [2])


def test_deferred_the_cultists_make_their_step_before_their_turn() -> None:
    made = table(builder("cultists"), two_neighbours()[0], options=DEFERRED)
    do(made, "upgrade E6 to TP. done")
    do(made, "leech 1 from cultists", 1)
    do(made, "advance dig. done", 1)
    assert made.active == 0
    assert why_not(made, "advance dig", 0) == "first-step"
    do(made, "+FIRE", 0)
    assert legal(made, "advance dig", 0)


def test_deferred_the_cultists_answer_an_offer_and_make_their_step_in_any_order() -> None:
    given = builder("cultists", bowls=[5, 7, 0])
    owed = {"earned": 1, "offers": [{"from": "P2", "to": "P1", "power": 1}]}
    made = table(given, two_neighbours()[0], options=DEFERRED, turn="P2", **owed)
    giver = offered(made, 0)[0].rpartition(" ")[2]
    both = [f"leech 1 from {giver}", f"decline 1 from {giver}", "+FIRE", "+WATER", "+EARTH", "+AIR"]
    assert offered(made, 0) == both
    stepping = made.clone()
    do(stepping, "+EARTH", 0)
    assert (has(stepping)["cults"][2], offered(stepping, 0)) == (1, both[:2])
    do(made, both[1], 0)
    assert offered(made, 0) == both[2:]


def test_deferred_the_round_waits_for_the_cultists_step() -> None:
    made = table(builder("cultists"), *two_neighbours(), options=DEFERRED, passed=["P2", "P3"])
    do(made, "upgrade E6 to TP. done. pass BON9. done", 0)
    do(made, "leech 1 from cultists", 1)
    do(made, "decline 2 from cultists", 2)
    assert (made.round, asked(made)) == (1, [0])
    do(made, "+FIRE", 0)
    assert made.round == 2


def test_two_buildings_of_the_cultists_earn_two_steps() -> None:
    neighbour = rich("witches", {"F4": "D"}, bowls=[12, 0, 0])
    made = table(builder("cultists"), neighbour, options=DEFERRED, passed=["P2"])
    do(made, "upgrade E6 to TP. done. upgrade E6 to TE. +FAV9. done", 0)
    do(made, "leech 1 from cultists", 1)
    do(made, "leech 1 from cultists", 1)
    assert made.earned == 2
    do(made, "+AIR. +AIR", 0)
    assert has(made)["cults"] == [1, 0, 0, 2]


@pytest.mark.rule("TM-29.31")
@pytest.mark.parametrize("options", [{}, DEFERRED])
@pytest.mark.parametrize(
    ("answers", "power", "steps"),
    [
        (("decline", "decline"), 1, 0),
        (("leech", "decline"), 0, 1),
        (("decline", "leech"), 0, 1),
        (("leech", "leech"), 0, 1),
    ],
)
def test_the_cultists_get_power_when_all_decline(
    answers: tuple[str, str], power: int, steps: int, options: dict[str, object]
) -> None:
    rules = {"cultists-power": True, **options}
    made = table(builder("cultists"), *two_neighbours(), options=rules)
    do(made, "upgrade E6 to TP. done")
    do(made, f"{answers[0]} 1 from cultists", 1)
    if answers[0] == "leech":
        do(made, "+FIRE", 0)
    do(made, f"{answers[1]} 2 from cultists", 2)
    if answers == ("decline", "leech"):
        do(made, "+FIRE", 0)
    assert has(made)["bowls"] == [12 - power, power, 0]
    assert has(made)["cults"] == [steps, 0, 0, 0]
    assert (made.active, asked(made)) == (1, [1])


@pytest.mark.rule("TM-29.31")
def test_the_cultists_get_no_power_when_nobody_could_gain() -> None:
    full = [{**seat, "bowls": [0, 0, 12]} for seat in two_neighbours()]
    made = table(builder("cultists"), *full, options={"cultists-power": True})
    do(made, "upgrade E6 to TP. done")
    assert (has(made)["bowls"], asked(made)) == ([12, 0, 0], [1])


@pytest.mark.rule("TM-29.31")
def test_who_could_not_gain_does_not_count_for_the_cultists_power() -> None:
    giants, witches = two_neighbours()
    made = table(
        builder("cultists"),
        {**giants, "bowls": [0, 0, 12]},
        witches,
        options={"cultists-power": True},
    )
    do(made, "upgrade E6 to TP. done")
    assert asked(made) == [2]
    do(made, "decline 2 from cultists", 2)
    assert has(made)["bowls"] == [11, 1, 0]


# -- the order of passing --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("turn_order", "order"), [("passing", [1, 0, 2]), ("clockwise", [1, 2, 0])]
)
def test_the_order_of_passing_is_the_order_of_the_next_round(
    turn_order: str, order: list[int]
) -> None:
    made = table(builder(), *two_neighbours(), options={"turn-order": turn_order}, turn="P2")
    do(made, "pass BON9. done", 1)
    do(made, "advance dig. done", 2)
    do(made, "pass BON5. done", 0)
    do(made, "pass BON3. done", 2)
    assert (made.round, made.order, made.active) == (2, order, 1)
    do(made, "advance dig. done", 1)
    assert made.active == order[1]


def test_offers_follow_the_order_of_passing() -> None:
    """E8: the neighbours decide in the order list, after the active player."""
    for rules, first in (({}, 1), ({"turn-order": "passing"}, 2)):
        made = table(
            builder(), *two_neighbours(), options=rules, order=["P1", "P3", "P2"], turn="P1"
        )
        do(made, "upgrade E6 to TP. done")
        assert asked(made) == [first]


def test_rewards_follow_the_order_of_passing() -> None:
    reached = [0, 0, 4, 0]
    made = table(
        builder(cults=reached),
        far_off(cults=reached),
        {**two_neighbours()[1], "cults": reached},
        options={"turn-order": "passing"},
        tile="SCORE2",
        passed=["P3", "P1"],
        turn="P2",
    )
    do(made, "pass BON9. done", 1)
    assert (made.order, asked(made)) == ([2, 0, 1], [2])
    do(made, "transform E7 to green", 2)
    assert asked(made) == [0]
