"""The factions of the mountains: Engineers and Dwarves (TM-29.34 to TM-29.47)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.terra_mystica.positions import reader as position
from loci.games.terra_mystica.rules.scoring import largest_area
from tests.terra_mystica.tables import (
    buildings,
    do,
    has,
    legal,
    offered,
    poor,
    rich,
    table,
    terrain,
    why_not,
)


def corner(**more: Any) -> dict[str, Any]:
    """Giants in the corner I12."""
    return {**rich("giants", {"I12": "D"}), **more}


# -- Engineers -------------------------------------------------------------------------------------

BANKS = {"C5": "D", "C2": "D", "D6": "D"}  # C5:D6 joins two of them


def engineers(**more: Any) -> dict[str, Any]:
    return {**poor("engineers", BANKS, bowls=[12, 0, 0]), **more}


@pytest.mark.rule("TM-29.34")
def test_engineers_bridge_for_two_workers() -> None:
    made = table(engineers(workers=2), corner())
    do(made, "action ACTE. bridge C5:D6. done")
    assert (has(made)["workers"], has(made)["bowls"], made.bridges[0]) == (0, [12, 0, 0], 2)
    assert why_not(table(engineers(workers=1), corner()), "action ACTE") == "needs-workers"
    dwarves = table(rich("dwarves", BANKS), corner())
    assert why_not(dwarves, "action ACTE") == "action-not-owned"


@pytest.mark.rule("TM-29.34")
def test_the_bridge_of_the_engineers_is_the_action_of_the_turn() -> None:
    made = table(engineers(workers=9), corner())
    do(made, "action ACTE")
    assert why_not(made, "done") == "first-bridge"
    do(made, "bridge C5:D6")
    assert why_not(made, "action ACTE") == "acted-already"


@pytest.mark.rule("TM-29.35", "TM-29.36")
def test_engineers_bridge_as_often_as_they_have_bridges_by_either_way() -> None:
    made = table(engineers(workers=9, bowls=[0, 0, 12]), corner())
    for line in ("action ACTE. bridge C5:D6", "action ACT1. bridge C2:D3"):
        do(made, f"{line}. done", 0)
        do(made, "advance ship. done", 1)
    do(made, "action ACTE. bridge C2:D4. done", 0)
    assert (made.bridges[0], has(made)["workers"], has(made)["bowls"]) == (0, 5, [3, 0, 9])
    do(made, "advance ship. done", 1)
    assert why_not(made, "action ACTE", 0) == "no-bridge-possible"
    assert "action ACTE" not in offered(made, 0)


@pytest.mark.rule("TM-29.36")
def test_the_engineers_own_bridge_leaves_the_power_action_open() -> None:
    made = table(engineers(workers=2), corner(buildings={"I12": "D", "G2": "D"}, bowls=[0, 0, 12]))
    do(made, "action ACTE. bridge C5:D6. done", 0)
    assert legal(made, "action ACT1", 1)


@pytest.mark.rule("TM-29.37")
def test_bridges_of_the_engineers_follow_the_site_rules() -> None:
    made = table(engineers(workers=9), corner(), bridges={"C5:D6": "P1"})
    assert why_not(made, "action ACTE. bridge C5:D6") == "bridge-taken"
    assert why_not(made, "action ACTE. bridge E4:G1") == "bridge-end"
    assert why_not(made, "action ACTE. bridge C5:D7") == "no-such-move"
    inland = table(engineers(buildings={"E10": "D"}, workers=9), corner())
    assert why_not(inland, "action ACTE") == "no-bridge-possible"


@pytest.mark.rule("TM-29.38")
@pytest.mark.parametrize("round", [1, 6])
@pytest.mark.parametrize(
    ("stronghold", "bridges", "vp"),
    [
        ("SH", {"C5:D6": "P1"}, 3),
        ("SH", {"C5:D6": "P1", "B6:C5": "P1", "B5:C5": "P1"}, 6),  # B6 is own, B5 is nobody's
        ("SH", {"C5:D6": "P1", "C2:D4": "P1"}, 3),  # D4 is the neighbour's
        ("SH", {}, 0),
        ("TP", {"C5:D6": "P1"}, 0),
    ],
)
def test_engineers_score_bridges_between_own_buildings_when_passing(
    stronghold: str, bridges: dict[str, str], vp: int, round: int
) -> None:
    seat = engineers(buildings={**BANKS, "B6": stronghold}, bonus="BON3")
    neighbour = corner(buildings={"I12": "D", "D4": "D"})
    made = table(seat, neighbour, round=round, bridges=bridges)
    do(made, "pass BON9" if round == 1 else "pass")
    assert has(made)["vp"] == 20 + vp


@pytest.mark.rule("TM-29.38")
def test_engineers_score_their_bridges_again_each_time_they_pass() -> None:
    seat = engineers(buildings={**BANKS, "B6": "SH"}, bonus="BON3")
    made = table(seat, corner(), bridges={"C5:D6": "P1"})
    do(made, "pass BON8. done")
    do(made, "pass BON9. done")
    assert (made.round, has(made)["vp"]) == (2, 23)
    do(made, "pass BON7. done", 0)
    assert has(made)["vp"] == 26


# -- Dwarves ---------------------------------------------------------------------------------------

NEAR, RIVER, LAND = "E8", "G3", "F3"  # E8 touches E7; G3 lies behind r22, F3 behind E6 and F4


def dwarves(**more: Any) -> dict[str, Any]:
    return {**poor("dwarves", {"E7": "D"}), **more}


@pytest.mark.rule("TM-29.39", "TM-29.40")
@pytest.mark.parametrize("hex", [RIVER, LAND])
@pytest.mark.parametrize(("building", "extra"), [("D", 2), ("SH", 1)])
def test_a_tunnel_skips_a_hex_for_workers_and_four_points(
    hex: str, building: str, extra: int
) -> None:
    seat = dwarves(buildings={"E7": building}, workers=1 + extra, coins=2)
    made = table(seat, corner(), terrain={hex: "gray"})
    do(made, f"build {hex}")
    assert buildings(made)[hex] == "D"
    assert (has(made)["workers"], has(made)["coins"], has(made)["vp"]) == (0, 0, 24)
    seat["workers"] -= 1
    short = table(seat, corner(), terrain={hex: "gray"})
    assert why_not(short, f"build {hex}") == "needs-workers"


@pytest.mark.rule("TM-29.39")
@pytest.mark.parametrize("building", ["D", "SH"])
def test_a_tunnel_skips_one_hex_only(building: str) -> None:
    made = table(
        dwarves(buildings={"E7": building}, workers=20, coins=20),
        corner(),
        terrain={"H4": "gray", "E4": "gray"},
    )
    assert why_not(made, "build H4") == "hex-far"  # r22 and G3 between
    assert why_not(made, "build E4") == "hex-far"


@pytest.mark.rule("TM-29.39")
def test_only_dwarves_tunnel() -> None:
    made = table(rich("engineers", {"E7": "D"}), corner(), terrain={LAND: "gray", RIVER: "gray"})
    assert why_not(made, f"build {LAND}") == "hex-far"
    assert why_not(made, f"build {RIVER}") == "hex-far"


@pytest.mark.rule("TM-29.41")
def test_dwarves_have_no_shipping() -> None:
    made = table(dwarves(workers=20, coins=20, priests=5), corner())
    assert why_not(made, "advance ship") == "track-none-ship"
    assert "advance ship" not in offered(made)


@pytest.mark.rule("TM-29.42")
@pytest.mark.parametrize(
    ("hexes", "area"),
    [
        (["E7", "F3"], 2),  # one hex between
        (["E7", "G3"], 2),  # a river hex between
        (["E7", "E4"], 1),  # two between
        (["E7", "F3", "G1"], 3),
        (["E7", "F3", "H3"], 2),
    ],
)
@pytest.mark.parametrize("workers", [0, 9])
def test_tunnels_join_areas_whatever_workers_are_left(
    hexes: list[str], area: int, workers: int
) -> None:
    seat = dwarves(buildings=dict.fromkeys(hexes, "D"), workers=workers)
    made = table(seat, corner(), round=6)
    assert largest_area(made, 0) == area
    position.step(made, "final-scoring")
    assert made.workers[0] == 0


@pytest.mark.rule("TM-29.43")
def test_the_stronghold_makes_tunnels_cheaper_at_once() -> None:
    seat = dwarves(buildings={"E7": "TP"}, workers=6, coins=8)
    made = table(seat, corner(), terrain={LAND: "gray"})
    do(made, "upgrade E7 to SH. done. advance ship. done")
    assert (has(made)["workers"], has(made)["coins"]) == (2, 2)
    do(made, f"build {LAND}")
    assert (has(made)["workers"], has(made)["vp"]) == (0, 20 + 4)


@pytest.mark.rule("TM-29.44")
def test_an_adjacent_hex_takes_no_tunnel() -> None:
    made = table(dwarves(workers=1, coins=2), corner(), terrain={NEAR: "gray"})
    do(made, f"build {NEAR}")
    assert (has(made)["workers"], has(made)["vp"]) == (0, 20)


@pytest.mark.rule("TM-29.44")
def test_a_bridge_makes_the_tunnel_needless() -> None:
    made = table(
        dwarves(buildings={"C5": "D"}, workers=1, coins=2),
        corner(),
        terrain={"D6": "gray"},
        bridges={"C5:D6": "P1"},
    )
    do(made, "build D6")
    assert (has(made)["workers"], has(made)["vp"]) == (0, 20)


@pytest.mark.rule("TM-29.45")
def test_transforming_and_building_is_one_tunnel() -> None:
    """F3 is desert: two spades (6 workers), a tunnel (2) and a dwelling (1)."""
    made = table(dwarves(workers=9, coins=2), corner())
    do(made, "dig 2. transform F3 to gray")
    assert (has(made)["workers"], has(made)["vp"]) == (1, 24)
    do(made, "build F3")
    assert (has(made)["workers"], has(made)["vp"]) == (0, 24)


@pytest.mark.rule("TM-29.45")
def test_building_in_a_later_action_is_another_tunnel() -> None:
    made = table(dwarves(workers=11, coins=2), corner())
    do(made, "dig 2. transform F3 to gray. done. advance ship. done")
    assert (has(made)["workers"], has(made)["vp"]) == (3, 24)
    do(made, "build F3")
    assert (has(made)["workers"], has(made)["vp"]) == (0, 28)


@pytest.mark.rule("TM-29.46")
def test_the_second_hex_of_a_double_spade_takes_no_second_tunnel() -> None:
    """F3 and G2 lie behind F4; D4 (wasteland, one spade) touches E7."""
    made = table(
        dwarves(workers=20, coins=20, bowls=[0, 0, 12]),
        corner(),
        terrain={"F3": "red", "G2": "green", "D4": "red"},
    )
    do(made, "action ACT6. transform F3 to gray")
    assert (has(made)["workers"], has(made)["vp"]) == (18, 24)
    assert why_not(made, "transform G2 to gray") == "skip-once"
    assert "transform G2 to gray" not in offered(made)
    do(made, "transform D4 to gray")
    assert (terrain(made, "D4"), has(made)["workers"], has(made)["vp"]) == ("gray", 18, 24)


@pytest.mark.rule("TM-29.47")
def test_the_skipped_hex_may_hold_foreign_buildings() -> None:
    """Both hexes between E7 and F3 are built on."""
    halflings = rich("halflings", {"E6": "SH"}, bowls=[0, 0, 12])
    witches = rich("witches", {"F4": "D"}, bowls=[0, 0, 12])
    made = table(dwarves(workers=3, coins=2), halflings, witches, terrain={"F3": "gray"})
    do(made, "build F3")
    assert (buildings(made)["F3"], has(made)["vp"]) == ("D", 24)


@pytest.mark.rule("TM-29.39")
@pytest.mark.parametrize("steps", [4, 8])
def test_tunnels_are_for_action_1_only(steps: int) -> None:
    """Spades of a cult reward reach adjacent hexes alone."""
    seat = dwarves(workers=20, cults=[0, 0, steps, 0])
    made = table(seat, corner(cults=[0, 0, 0, 0]), tile="SCORE2", terrain={"F3": "red"})
    position.step(made, "end-round")
    assert why_not(made, "transform F3 to gray") == "hex-far"
    assert "transform F3 to gray" not in offered(made)
    assert legal(made, "transform D4 to gray")
