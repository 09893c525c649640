"""Action 2: the shipping track (TM-12)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.terra_mystica.rules.scoring import largest_area
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

# Every faction with a track: where it starts, where it ends, and the points of each space reached
TRACKS = [
    ("alchemists", 0, [2, 3, 4]),
    ("auren", 0, [2, 3, 4]),
    ("chaosmagicians", 0, [2, 3, 4]),
    ("cultists", 0, [2, 3, 4]),
    ("darklings", 0, [2, 3, 4]),
    ("engineers", 0, [2, 3, 4]),
    ("giants", 0, [2, 3, 4]),
    ("halflings", 0, [2, 3, 4]),
    ("mermaids", 1, [2, 3, 4, 5]),
    ("nomads", 0, [2, 3, 4]),
    ("swarmlings", 0, [2, 3, 4]),
    ("witches", 0, [2, 3, 4]),
]


@pytest.mark.rule("TM-12.1", "TM-12.2", "TM-12.3")
def test_auren_advance_shipping_and_join_their_buildings() -> None:
    """EX-17"""
    auren = poor("auren", {"C4": "D", "E9": "D"}, shipping=1, priests=1, coins=4, vp=20)
    made = table(auren, far_off())
    assert largest_area(made, 0) == 1
    do(made, "advance ship")
    assert (has(made)["shipping"], has(made)["vp"]) == (2, 23)
    assert (has(made)["priests"], has(made)["coins"]) == (0, 0)
    assert largest_area(made, 0) == 2


@pytest.mark.rule("TM-12.1")
@pytest.mark.parametrize(
    ("hand", "reason"),
    [
        ({"priests": 1, "coins": 4}, ""),
        ({"priests": 0, "coins": 4}, "needs-priests"),
        ({"priests": 1, "coins": 3}, "needs-coins"),
    ],
)
def test_a_step_costs_a_priest_and_four_coins(hand: dict[str, int], reason: str) -> None:
    made = table(poor("witches", {"C3": "D"}, **hand), far_off())
    assert why_not(made, "advance ship") == reason
    assert ("advance ship" in offered(made)) == (not reason)


@pytest.mark.rule("TM-12.2", "TM-12.4", "TM-12.5", "TM-2.20", "TM-2.21")
@pytest.mark.parametrize(("faction", "start", "points"), TRACKS)
def test_each_step_moves_the_marker_by_one_and_scores_the_space_reached(
    faction: str, start: int, points: list[int]
) -> None:
    made = table(rich(faction, {"E6": "D"}), rival_of(faction), passed=["P2"])
    assert has(made)["shipping"] == start
    vp = 20
    for step, gained in enumerate(points, start=1):
        do(made, "advance ship. done")
        vp += gained
        assert (has(made)["shipping"], has(made)["vp"]) == (start + step, vp)
    assert (has(made)["priests"], has(made)["coins"]) == (5 - len(points), 50 - 4 * len(points))
    assert why_not(made, "advance ship") == "track-end-ship"
    assert "advance ship" not in offered(made)


@pytest.mark.rule("TM-12.3")
@pytest.mark.parametrize("line", ["build C4", "dig 1. transform B4 to red"])
def test_the_new_value_holds_at_once(line: str) -> None:
    """C4 and B4 lie behind one river hex from C3."""
    seat: dict[str, Any] = rich("witches", {"C3": "D"})
    made = table(seat, far_off("halflings", buildings={"H7": "D"}), passed=["P2"])
    assert why_not(made, line) == "hex-far"
    do(made, "advance ship. done")
    assert legal(made, line)


@pytest.mark.rule("TM-12.4")
def test_one_action_moves_the_marker_by_one_space() -> None:
    made = table(rich("witches", {"C3": "D"}), far_off())
    do(made, "advance ship")
    assert why_not(made, "advance ship") == "acted-already"
    assert has(made)["shipping"] == 1


@pytest.mark.rule("TM-12.5")
@pytest.mark.parametrize(("faction", "length"), [("witches", 3), ("mermaids", 5)])
def test_at_the_end_of_the_track_there_is_nothing_to_advance(faction: str, length: int) -> None:
    home = {"witches": "C3", "mermaids": "D5"}[faction]
    assert legal(table(rich(faction, {home: "D"}, shipping=length - 1), far_off()), "advance ship")
    at_end = table(rich(faction, {home: "D"}, shipping=length), far_off())
    assert why_not(at_end, "advance ship") == "track-end-ship"


@pytest.mark.rule("TM-12.6", "TM-29.41", "TM-29.80")
@pytest.mark.parametrize(("faction", "hex"), [("dwarves", "E7"), ("fakirs", "E8")])
def test_dwarves_and_fakirs_have_no_shipping_track(faction: str, hex: str) -> None:
    made = table(rich(faction, {hex: "D"}), far_off("giants", buildings={"I12": "D"}))
    assert why_not(made, "advance ship") == "track-none-ship"
    assert "advance ship" not in offered(made)


@pytest.mark.rule("TM-12.7", "TM-13.1")
@pytest.mark.parametrize("line", ["advance ship", "advance dig"])
def test_the_priest_paid_returns_to_the_reserve(line: str) -> None:
    """With all seven in hand no priest can be gained; with the paid one back in reserve, one."""
    seat = rich("witches", {"C3": "D"}, priests=7, bowls=[0, 2, 10])
    made = table(seat, far_off(), passed=["P2"])
    assert why_not(made, "convert 5PW to 1P") == "no-priest-reserve"
    do(made, f"{line}. convert 5PW to 1P")
    assert has(made)["priests"] == 7
    assert why_not(made, "convert 5PW to 1P") == "no-priest-reserve"
