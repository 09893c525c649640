"""Action 3: the spade track (TM-13)."""

from __future__ import annotations

import pytest

from tests.terra_mystica.tables import (
    do,
    far_off,
    has,
    legal,
    offered,
    poor,
    rich,
    rival_of,
    table,
    why_not,
)

# Every faction with a track: coins for a step, workers for a spade on each step
TRACKS = [
    ("alchemists", 5, [3, 2, 1]),
    ("chaosmagicians", 5, [3, 2, 1]),
    ("cultists", 5, [3, 2, 1]),
    ("dwarves", 5, [3, 2, 1]),
    ("engineers", 5, [3, 2, 1]),
    ("fakirs", 5, [3, 2]),
    ("halflings", 1, [3, 2, 1]),
    ("mermaids", 5, [3, 2, 1]),
    ("nomads", 5, [3, 2, 1]),
    ("swarmlings", 5, [3, 2, 1]),
    ("witches", 5, [3, 2, 1]),
]


@pytest.mark.rule("TM-13.1", "TM-13.2", "TM-13.3")
def test_auren_make_spades_cheaper() -> None:
    """EX-18"""
    auren = poor("auren", {"C4": "D"}, workers=4, coins=5, priests=1, vp=20)
    made = table(auren, far_off(), passed=["P2"])
    do(made, "advance dig. done")
    assert (has(made)["digging"], has(made)["vp"]) == (1, 26)
    assert (has(made)["workers"], has(made)["coins"], has(made)["priests"]) == (2, 0, 0)
    do(made, "dig 1")
    assert (has(made)["workers"], made.turn.spades) == (0, 1)


@pytest.mark.rule("TM-13.2", "TM-13.3", "TM-13.4", "TM-13.6", "TM-2.23")
@pytest.mark.parametrize(("faction", "coins", "rates"), TRACKS)
def test_each_step_makes_spades_cheaper_and_scores_six(
    faction: str, coins: int, rates: list[int]
) -> None:
    made = table(rich(faction, {"E6": "D"}), rival_of(faction), passed=["P2"])
    for step, rate in enumerate(rates):
        assert has(made)["digging"] == step
        assert has(made)["vp"] == 20 + 6 * step
        assert has(made)["coins"] == 50 - coins * step
        assert has(made)["workers"] == 20 - 2 * step
        assert has(made)["priests"] == 5 - step
        one = made.clone()
        do(one, "dig 1")
        assert has(one)["workers"] == has(made)["workers"] - rate
        if step + 1 < len(rates):
            do(made, "advance dig. done")
    assert why_not(made, "advance dig") == "track-end-dig"
    assert "advance dig" not in offered(made)


@pytest.mark.rule("TM-13.2", "TM-13.3", "TM-10.18")
def test_giants_pay_two_spades_at_the_cheaper_rate() -> None:
    made = table(rich("giants", {"E6": "D"}), rival_of("giants"), passed=["P2"])
    do(made, "advance dig. done")
    assert (has(made)["digging"], has(made)["vp"]) == (1, 26)
    do(made, "dig 2")
    assert has(made)["workers"] == 20 - 2 - 4


@pytest.mark.rule("TM-13.1", "TM-13.4")
@pytest.mark.parametrize(("faction", "coins"), [("witches", 5), ("halflings", 1)])
def test_a_step_costs_two_workers_a_priest_and_coins(faction: str, coins: int) -> None:
    price = {"workers": 2, "coins": coins, "priests": 1}
    exact = table(poor(faction, {"E6": "D"}, **price), far_off())
    do(exact, "advance dig")
    assert [has(exact)[kind] for kind in price] == [0, 0, 0]
    for kind, number in price.items():
        seat = poor(faction, {"E6": "D"}, **{**price, kind: number - 1})
        assert why_not(table(seat, far_off()), "advance dig") == f"needs-{kind}"


@pytest.mark.rule("TM-13.5", "TM-2.24")
def test_darklings_have_no_spade_track() -> None:
    made = table(rich("darklings", {"E6": "D"}), far_off())
    assert why_not(made, "advance dig") == "track-none-dig"
    assert "advance dig" not in offered(made)


@pytest.mark.rule("TM-13.6")
@pytest.mark.parametrize(("faction", "length"), [("nomads", 2), ("fakirs", 1)])
def test_on_the_top_step_there_is_nothing_to_advance(faction: str, length: int) -> None:
    below = table(rich(faction, {"E6": "D"}, digging=length - 1), far_off())
    assert legal(below, "advance dig")
    top = table(rich(faction, {"E6": "D"}, digging=length), far_off())
    assert why_not(top, "advance dig") == "track-end-dig"


@pytest.mark.rule("TM-13.1")
def test_one_action_moves_the_marker_by_one_step() -> None:
    made = table(rich("witches", {"C3": "D"}), far_off())
    do(made, "advance dig")
    assert has(made)["digging"] == 1
    assert why_not(made, "advance dig") == "acted-already"
