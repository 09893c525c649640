"""Turns and actions in general (TM-9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.terra_mystica.tables import (
    asked,
    do,
    everything,
    far_off,
    has,
    legal,
    offered,
    poor,
    rich,
    table,
    why_not,
)

ALL = {"coins": 50, "workers": 20, "priests": 5, "bowls": [0, 2, 10]}
# A command for each of the eight kinds of action
KINDS = {
    "transform and build": "build D4",
    "shipping": "advance ship",
    "cheaper spades": "advance dig",
    "upgrade": "upgrade C3 to TP",
    "priest": "send P to FIRE",
    "power action": "action ACT3",
    "special action": "action BON2",
    "pass": "pass BON9",
}
# The same again in another turn
AGAIN = {
    "build D4": "build D5",
    "advance ship": "advance ship",
    "advance dig": "advance dig",
    "upgrade C3 to TP": "upgrade C3 to TE",
    "send P to FIRE": "send P to FIRE",
    "action ACT3": "action ACT4",
    "action BON2": "action FAV6",
}


def versatile(**more: Any) -> dict[str, Any]:
    """Witches who can take an action of every kind."""
    tiles = {"bonus": "BON2", "favours": ["FAV6"]}
    return {**rich("witches", {"C3": "D"}), **ALL, **tiles, **more}


GREEN = {"D4": "green", "D5": "green"}


# -- turns -----------------------------------------------------------------------------------------


@pytest.mark.rule("TM-9.1")
def test_players_take_turns_clockwise_from_the_first_player() -> None:
    seats = (
        rich("witches", {"C3": "D"}),
        rich("giants", {"I12": "D"}),
        rich("nomads", {"H1": "D"}),
    )
    made = table(*seats, order=["P2", "P3", "P1"])
    turns = []
    for _ in range(7):
        turns += asked(made)
        do(made, "send P to FIRE for 1. done")
    assert turns == [1, 2, 0, 1, 2, 0, 1]


@pytest.mark.rule("TM-9.1")
@pytest.mark.parametrize("line", KINDS.values())
def test_a_turn_is_one_action(line: str) -> None:
    made = table(versatile(), far_off(), terrain=GREEN)
    assert why_not(made, "done") == "first-act"
    do(made, line)
    if line == "action BON2":
        do(made, "+AIR")
    for again in ("advance ship", "send P to WATER", "pass BON8", "action ACT4"):
        assert why_not(made, again) == "acted-already"
    do(made, "done")
    assert asked(made) == [1]


@pytest.mark.rule("TM-9.1")
def test_nobody_acts_in_the_turn_of_another() -> None:
    made = table(versatile(), rich("giants", {"I12": "D"}))
    for line in ("advance ship", "send P to FIRE", "pass BON9", "done", "convert 1W to 1C"):
        assert why_not(made, line, seat=1) == "not-your-turn"


@pytest.mark.rule("TM-9.2")
def test_a_player_who_has_passed_is_left_out_until_everybody_has_passed() -> None:
    seats = (
        rich("witches", {"C3": "D"}),
        rich("giants", {"I12": "D"}),
        rich("nomads", {"H1": "D"}),
    )
    made = table(*seats)
    do(made, "send P to FIRE for 1. done")
    do(made, "pass BON9. done", seat=1)
    for seat in (2, 0, 2, 0):
        assert asked(made) == [seat]
        do(made, "send P to FIRE for 1. done")
    do(made, "pass BON7. done", seat=2)
    for _ in range(2):
        assert asked(made) == [0]
        do(made, "send P to AIR for 1. done")
    assert made.round == 1
    do(made, "pass BON5. done")
    assert made.round == 2
    assert asked(made) == [1]


# -- kinds of action -------------------------------------------------------------------------------


@pytest.mark.rule("TM-9.3")
def test_there_are_eight_kinds_of_action() -> None:
    made = table(versatile(), far_off(), terrain={"D4": "green"})
    for line in KINDS.values():
        assert legal(made, line), line
    first_words = {line.split()[0] for line in offered(made)}
    assert first_words == {"build", "dig", "advance", "upgrade", "send", "action", "pass"}


@pytest.mark.rule("TM-9.4")
@pytest.mark.parametrize("line", AGAIN)
def test_every_kind_but_passing_may_be_chosen_again_in_a_later_turn(line: str) -> None:
    made = table(versatile(), far_off(), terrain=GREEN, passed=["P2"])
    again = AGAIN[line]
    step = ". +AIR" if line == "action BON2" else ""
    assert not legal(made, f"{line}{step}. {again}")
    do(made, f"{line}{step}. done")
    assert asked(made) == [0]
    assert legal(made, again)


@pytest.mark.rule("TM-9.4")
def test_nobody_passes_twice_in_a_round() -> None:
    made = table(versatile(), far_off())
    do(made, "pass BON9")
    assert why_not(made, "pass BON8") == "acted-already"
    do(made, "done")
    assert asked(made) == [1]
    assert why_not(made, "pass BON8", seat=0) == "not-your-turn"


@pytest.mark.rule("TM-9.5")
def test_whoever_can_do_nothing_else_has_to_pass() -> None:
    made = table(poor("witches", {"C3": "D"}, bowls=[11, 1, 0]), far_off())
    passes = {"pass BON7", "pass BON8", "pass BON9"}
    assert set(offered(made)) == passes
    assert everything(made, 0) == passes
    assert why_not(made, "done") == "first-act"


# -- costs -----------------------------------------------------------------------------------------


@pytest.mark.rule("TM-9.6")
@pytest.mark.parametrize(
    ("line", "cost"),
    [
        ("build D4", {"workers": 1, "coins": 2}),
        ("dig 1", {"workers": 3}),
        ("advance ship", {"coins": 4, "priests": 1}),
        ("advance dig", {"workers": 2, "coins": 5, "priests": 1}),
        ("upgrade C3 to TP", {"workers": 2, "coins": 6}),
        ("send P to FIRE for 1", {"priests": 1}),
    ],
)
def test_an_action_is_paid_in_full_or_not_taken(line: str, cost: dict[str, int]) -> None:
    terrain = {"D4": "green"}
    made = table(poor("witches", {"C3": "D"}, **cost), far_off(), terrain=terrain)
    do(made, line)
    assert [has(made)[kind] for kind in ("coins", "workers", "priests")] == [0, 0, 0]
    for kind, number in cost.items():
        less = {**cost, kind: number - 1}
        seat = poor("witches", {"C3": "D"}, **less, bowls=[5, 7, 0])
        assert why_not(table(seat, far_off(), terrain=terrain), line) == f"needs-{kind}"


@pytest.mark.rule("TM-9.6")
@pytest.mark.parametrize(
    ("less", "bowls", "conversions"),
    [
        ({"coins": 3, "priests": 1}, [11, 0, 1], "convert 1PW to 1C"),
        ({"coins": 3, "priests": 1}, [10, 2, 0], "burn 1. convert 1PW to 1C"),
        ({"coins": 3, "priests": 2}, [12, 0, 0], "convert 1P to 1W. convert 1W to 1C"),
        ({"coins": 4, "priests": 0}, [7, 0, 5], "convert 5PW to 1P"),
        ({"coins": 4, "priests": 0}, [6, 2, 4], "burn 1. convert 5PW to 1P"),
    ],
)
def test_conversions_and_sacrifice_help_to_pay(
    less: dict[str, int], bowls: list[int], conversions: str
) -> None:
    made = table(poor("witches", {"C3": "D"}, **less, bowls=bowls), far_off())
    assert not legal(made, "advance ship")
    first = conversions.split(". ", maxsplit=1)[0]
    assert first in offered(made)
    do(made, f"{conversions}. advance ship")
    assert has(made)["shipping"] == 1


# -- what follows from an action -------------------------------------------------------------------


@pytest.mark.rule("TM-9.7")
def test_the_active_player_settles_everything_before_the_neighbours_decide() -> None:
    made = table(
        rich("witches", {"C3": "TP", "C4": "D", "B4": "TP", "B5": "SH"}, bowls=[12, 0, 0]),
        rich("giants", {"D4": "D"}, bowls=[12, 0, 0]),
        rich("nomads", {"A8": "D"}, bowls=[12, 0, 0]),
    )
    do(made, "upgrade C3 to TE")
    assert asked(made) == [0]
    assert why_not(made, "done") == "first-favour"
    assert why_not(made, "leech 1 from witches", seat=1) == "no-such-offer"
    do(made, "+FAV1")
    assert has(made)["cults"][0] == 3
    assert has(made)["bowls"] == [11, 1, 0]
    assert asked(made) == [0]
    do(made, "done")
    assert asked(made) == [1]


@pytest.mark.rule("TM-9.7")
def test_a_town_tile_too_is_taken_before_the_neighbours_decide() -> None:
    group = {"C3": "SH", "D4": "D", "D5": "D", "E7": "D"}
    made = table(rich("auren", group), rich("giants", {"E6": "D"}, bowls=[12, 0, 0]))
    do(made, "upgrade D4 to TP")
    assert why_not(made, "done") == "first-town"
    assert asked(made) == [0]
    do(made, "+TW2. done")
    assert asked(made) == [1]
