"""The factions of the lakes: Mermaids and Swarmlings (TM-29.48 to TM-29.59)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.terra_mystica.positions import reader as position
from loci.games.terra_mystica.state.board import NAMES, bits
from loci.games.terra_mystica.state.table import TerraTable
from tests.terra_mystica.tables import (
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
    why_not,
)

# -- Mermaids --------------------------------------------------------------------------------------

# D4 and D5 on one bank, E5 and F3 on the other; r15 lies between D4 and E5. Power 7.
BANKS = {"D4": "TP", "D5": "TP", "E5": "TP", "F3": "D"}


def mermaids(**more: Any) -> dict[str, Any]:
    return {**rich("mermaids", BANKS, bowls=[12, 0, 0]), **more}


def town(made: TerraTable) -> list[str]:
    return [NAMES[hex] for hex in bits(made.urban)]


@pytest.mark.rule("TM-29.48", "TM-29.50")
def test_mermaids_found_a_town_over_a_river_hex() -> None:
    made = table(mermaids(), far_off(), tile="SCORE4")
    assert [move for move in offered(made) if move.startswith("connect")] == ["connect r15"]
    do(made, "connect r15")
    assert why_not(made, "pass BON9") == "first-town"
    do(made, "+TW2")
    assert (has(made)["vp"], has(made)["keys"]) == (27, 1)
    assert town(made) == ["D4", "D5", "E5", "F3"]
    assert [NAMES[river] for river in made.rivers] == ["r15"]


@pytest.mark.rule("TM-29.48")
@pytest.mark.parametrize(
    ("homes", "river"),
    [
        (BANKS, "r14"),  # touches E5 alone
        (BANKS, "r20"),
        ({**BANKS, "D5": "D"}, "r15"),  # power 6
        ({"D4": "SH", "D5": "TP", "E5": "TP"}, "r15"),  # three buildings
        ({"D4": "TP", "D5": "TP", "C1": "TP", "D2": "D"}, "r15"),  # two river hexes apart
    ],
)
def test_the_river_hex_has_to_make_a_town(homes: dict[str, str], river: str) -> None:
    made = table(mermaids(buildings=homes), far_off())
    assert why_not(made, f"connect {river}") == "connect-no-town"
    assert f"connect {river}" not in offered(made)


@pytest.mark.rule("TM-29.48")
def test_nobody_else_founds_over_a_river() -> None:
    made = table(rich("swarmlings", BANKS), far_off())
    assert why_not(made, "connect r15") == "connect-mermaids"


@pytest.mark.rule("TM-29.49")
def test_mermaids_decide_whether_and_when() -> None:
    made = table(mermaids(buildings={**BANKS, "D5": "D"}), far_off(), tile="SCORE4")
    do(made, "upgrade D5 to TP")
    assert legal(made, "connect r15")
    do(made, "done. advance dig. done")
    assert (town(made), made.active) == ([], 0)
    do(made, "advance dig. done")
    assert town(made) == []
    do(made, "pass BON9. done", 1)
    do(made, "connect r15. +TW1", 0)
    assert town(made) == ["D4", "D5", "E5", "F3"]


@pytest.mark.rule("TM-29.51")
def test_mermaids_build_bridges() -> None:
    made = table(mermaids(bowls=[0, 0, 12]), far_off())
    do(made, "action ACT1. bridge C4:D5. done")
    assert made.bridges[0] == 2


@pytest.mark.rule("TM-29.51")
def test_a_bridge_founds_a_town_of_the_mermaids_without_a_river_hex() -> None:
    homes = {"D5": "TP", "D4": "TP", "C4": "TP", "B4": "D"}
    made = table(mermaids(buildings=homes, bowls=[0, 0, 12]), far_off(), tile="SCORE4")
    do(made, "action ACT1. bridge C4:D5. +TW3. done")
    assert (has(made)["vp"], made.rivers) == (29, [])


@pytest.mark.rule("TM-29.52", "TM-29.53")
@pytest.mark.parametrize(
    ("shipping", "after", "vp"), [(1, 2, 2), (2, 3, 3), (3, 4, 4), (4, 5, 5), (5, 5, 0)]
)
def test_the_stronghold_of_the_mermaids_is_a_step_of_shipping(
    shipping: int, after: int, vp: int
) -> None:
    seat = poor("mermaids", {"D5": "TP"}, workers=4, coins=6, shipping=shipping)
    made = table(seat, far_off(), tile="SCORE2")
    do(made, "upgrade D5 to SH. done")
    assert (has(made)["shipping"], has(made)["vp"]) == (after, 20 + vp)
    assert (has(made)["workers"], has(made)["coins"], has(made)["priests"]) == (0, 0, 0)


@pytest.mark.rule("TM-29.52")
def test_the_new_shipping_of_the_stronghold_holds_at_once() -> None:
    """A7 lies two river hexes from D5."""
    made = table(rich("mermaids", {"D5": "TP"}), far_off(), terrain={"A7": "blue"})
    assert why_not(made, "build A7") == "hex-far"
    do(made, "upgrade D5 to SH. done. advance dig. done")
    assert legal(made, "build A7")


@pytest.mark.rule("TM-29.54")
@pytest.mark.parametrize(
    "line", ["connect r15. +TW1. advance dig. done", "advance dig. connect r15. +TW1. done"]
)
def test_the_river_option_comes_in_addition_to_the_action(line: str) -> None:
    made = table(mermaids(), far_off(), tile="SCORE4")
    do(made, line)
    assert (has(made)["digging"], has(made)["vp"], made.active) == (1, 20 + 6 + 5, 1)


@pytest.mark.rule("TM-29.54")
def test_the_river_option_alone_is_no_action_and_needs_the_own_turn() -> None:
    made = table(mermaids(), far_off())
    do(made, "connect r15. +TW1")
    assert why_not(made, "done") == "first-act"
    other = table(mermaids(), far_off(), turn="P2")
    assert why_not(other, "connect r15", 0) == "not-your-turn"


@pytest.mark.rule("TM-29.54")
def test_one_river_hex_for_each_town() -> None:
    """Neither the same river hex nor another one founds a second town of the same buildings."""
    made = table(mermaids(), far_off())
    do(made, "connect r15. +TW1")
    assert why_not(made, "connect r15") == "connect-no-town"
    assert [move for move in offered(made) if move.startswith("connect")] == []
    second = {"F2": "TE", "E2": "TE", "H2": "TP", "H1": "D"}
    both = table(mermaids(buildings={**BANKS, **second}), far_off())
    do(both, "connect r15. +TW1. connect r26. +TW1")
    assert [NAMES[river] for river in both.rivers] == ["r15", "r26"]


@pytest.mark.rule("TM-29.55")
def test_buildings_around_the_marked_river_hex_join_the_town() -> None:
    """C2 touches r15 and nothing else of the town."""
    marked = table(mermaids(), far_off(), terrain={"C2": "blue"})
    do(marked, "connect r15. +TW1. build C2. done")
    assert town(marked) == ["C2", "D4", "D5", "E5", "F3"]
    plain = table(mermaids(), far_off(), terrain={"C2": "blue"})
    do(plain, "build C2. done")
    assert town(plain) == []


@pytest.mark.rule("TM-29.55")
def test_a_group_that_reaches_the_marked_river_hex_founds_no_town_of_its_own() -> None:
    homes = {**BANKS, "B2": "TE", "B3": "TE", "A5": "TP"}
    made = table(mermaids(buildings=homes), far_off(), terrain={"C2": "blue"}, tile="SCORE4")
    do(made, "connect r15. +TW1. build C2")
    assert why_not(made, "+TW1") == "no-town-now"
    assert {"A5", "B2", "B3", "C2"} <= set(town(made))


# -- Swarmlings ------------------------------------------------------------------------------------


def swarmlings(**more: Any) -> dict[str, Any]:
    return {**poor("swarmlings", {"E11": "SH", "D5": "D", "A4": "D"}), **more}


@pytest.mark.rule("TM-29.56")
@pytest.mark.parametrize(("tile", "workers"), [("TW1", 3), ("TW2", 5)])
def test_swarmlings_take_three_workers_for_a_town(tile: str, workers: int) -> None:
    group = {"E9": "TP", "D7": "TP", "E10": "TP"}
    seat = poor("swarmlings", group, workers=2, coins=3)
    made = table(seat, far_off(), terrain={"F6": "blue"})
    do(made, f"build F6. +{tile}. done")
    assert has(made)["workers"] == workers


@pytest.mark.rule("TM-29.57")
def test_swarmlings_upgrade_a_dwelling_for_nothing_once_a_round() -> None:
    made = table(swarmlings(), far_off())
    do(made, "action ACTS")
    assert [move for move in offered(made) if move.startswith("upgrade")] == [
        "upgrade A4 to TP",
        "upgrade D5 to TP",
    ]
    do(made, "upgrade D5 to TP. done")
    assert buildings(made) == {"E11": "SH", "D5": "TP", "A4": "D"}
    assert (has(made)["workers"], has(made)["coins"]) == (0, 0)
    do(made, "pass BON9. done", 1)
    assert why_not(made, "action ACTS", 0) == "action-used"
    position.step(made, "end-round")
    assert legal(made, "action ACTS. upgrade A4 to TP", 0)


@pytest.mark.rule("TM-29.57")
def test_the_free_upgrade_is_to_a_trading_house_only() -> None:
    made = table(swarmlings(buildings={"E11": "SH", "D5": "TP", "A4": "D"}, workers=20), far_off())
    do(made, "action ACTS")
    assert why_not(made, "upgrade D5 to TE") == "first-unused"
    assert why_not(made, "upgrade D5 to TP") == "upgrade-from"
    do(made, "upgrade A4 to TP")
    assert why_not(made, "upgrade D5 to TE") == "acted-already"


@pytest.mark.rule("TM-29.58")
@pytest.mark.parametrize(("tile", "vp"), [("SCORE6", 3), ("SCORE8", 3), ("SCORE4", 0)])
def test_the_free_upgrade_scores_and_offers_power(tile: str, vp: int) -> None:
    witches = rich("witches", {"C3": "TP"}, bowls=[5, 7, 0])
    made = table(swarmlings(favours=["FAV10"]), witches, tile=tile)
    do(made, "action ACTS. upgrade D5 to TP. done")
    assert has(made)["vp"] == 20 + 3 + vp
    assert offers(made) == {1: 2}


@pytest.mark.rule("TM-29.59")
def test_the_free_upgrade_needs_a_trading_house_in_the_supply() -> None:
    full = {"E11": "SH", "D5": "D", "A4": "TP", "A11": "TP", "D2": "TP", "G6": "TP"}
    made = table(swarmlings(buildings=full), far_off())
    assert why_not(made, "action ACTS. upgrade D5 to TP") == "none-left"
    do(made, "action ACTS")
    assert [move for move in offered(made) if move.startswith("upgrade")] == []
    del full["G6"]
    assert legal(table(swarmlings(buildings=full), far_off()), "action ACTS. upgrade D5 to TP")
