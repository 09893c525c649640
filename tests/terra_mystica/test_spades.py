"""Action 1: free spades, missing ones, two hexes, and points for spades (TM-10.21 to TM-10.43)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.terra_mystica.positions import reader as position
from loci.games.terra_mystica.state.table import TerraTable
from tests.terra_mystica.tables import (
    asked,
    buildings,
    do,
    far_off,
    has,
    legal,
    offered,
    poor,
    rich,
    table,
    terrain,
    why_not,
)

SECOND_HEX = {"second-hex-dwelling": True}
OBTAINED = {"spade-points": "obtained"}


def cultists(seat: dict[str, Any] | None = None, **keys: Any) -> TerraTable:
    """Cultists on E6 with 10 power, between swamp E5 and desert F3 (a spade each), wasteland D4
    (two), and mountains E7 and forest F4 (three)."""
    own = rich("cultists", {"E6": "D"}, bowls=[0, 2, 10])
    return table({**own, **(seat or {})}, far_off(), **keys)


# -- where free spades come from -------------------------------------------------------------------


@pytest.mark.rule("TM-10.21", "TM-10.22")
@pytest.mark.parametrize(("action", "spades"), [("ACT5", 1), ("ACT6", 2), ("BON1", 1)])
def test_power_actions_and_the_bonus_tile_give_spades(action: str, spades: int) -> None:
    made = cultists({"bonus": "BON1"})
    do(made, f"action {action}")
    assert made.turn.spades == spades
    assert has(made)["workers"] == 20
    assert legal(made, "transform E5 to brown")
    assert legal(made, "transform D4 to brown") == (spades == 2)


@pytest.mark.rule("TM-10.22")
def test_the_spade_of_the_bonus_tile_is_a_special_action() -> None:
    made = cultists({"bonus": "BON1"}, passed=["P2"])
    do(made, "action BON1. transform E5 to brown. build E5. done")
    assert buildings(made) == {"E5": "D", "E6": "D"}
    assert why_not(made, "action BON1") == "action-used"
    assert why_not(cultists(), "action BON1") == "action-not-owned"


@pytest.mark.rule("TM-10.23", "TM-10.29")
def test_halflings_get_three_spades_at_once_with_their_stronghold() -> None:
    made = table(rich("halflings", {"E6": "TP"}), far_off())
    do(made, "upgrade E6 to SH")
    assert made.turn.spades == 3
    do(made, "transform E5 to brown. transform F3 to brown")
    assert made.turn.spades == 1
    do(made, "transform D4 to yellow. done")
    assert [terrain(made, name) for name in ("E5", "F3", "D4")] == ["brown", "brown", "yellow"]
    one_hex = table(rich("halflings", {"E6": "TP"}), far_off())
    do(one_hex, "upgrade E6 to SH. transform E7 to brown. build E7")
    assert buildings(one_hex) == {"E6": "SH", "E7": "D"}


@pytest.mark.rule("TM-10.23")
def test_giants_get_spades_by_an_action_once_a_round() -> None:
    made = table(rich("giants", {"E6": "TP"}), far_off(), passed=["P2"])
    assert why_not(made, "action ACTG") == "action-needs-stronghold"
    do(made, "upgrade E6 to SH")
    assert made.turn.spades == 0
    do(made, "done. action ACTG")
    assert made.turn.spades == 2
    do(made, "transform E5 to red. build E5. done")
    assert why_not(made, "action ACTG") == "action-used"


# -- one hex, and missing spades -------------------------------------------------------------------


@pytest.mark.rule("TM-10.24", "TM-10.31")
@pytest.mark.parametrize("spades", [2, 3])
def test_bought_spades_all_go_to_one_hex(spades: int) -> None:
    made = cultists()
    do(made, f"dig {spades}")
    assert why_not(made, "transform E5 to brown") == "first-bought-spades"
    assert why_not(made, "transform D4 to yellow") == "first-bought-spades"
    assert why_not(made, "done") == "first-bought-spades"
    assert why_not(made, "-SPADE") == "first-bought-spades"
    target = {2: "D4", 3: "E7"}[spades]
    do(made, f"transform {target} to brown")
    assert why_not(made, "transform E5 to brown") == "no-spades"


@pytest.mark.rule("TM-10.25")
@pytest.mark.parametrize(
    ("action", "digging", "hex", "bought", "workers"),
    [
        ("ACT5", 0, "D4", 1, 3),
        ("ACT5", 1, "D4", 1, 2),
        ("ACT5", 0, "E7", 2, 6),
        ("BON1", 2, "E7", 2, 2),
        ("BON1", 0, "D4", 1, 3),
        ("ACT6", 0, "F4", 1, 3),
    ],
)
def test_missing_spades_are_bought_at_the_current_rate(
    action: str, digging: int, hex: str, bought: int, workers: int
) -> None:
    def seat(number: int) -> dict[str, Any]:
        return {"bonus": "BON1", "digging": digging, "workers": number}

    made = cultists(seat(workers))
    do(made, f"action {action}")
    assert why_not(made, f"transform {hex} to brown") == "needs-spades"
    do(made, f"dig {bought}. transform {hex} to brown")
    assert terrain(made, hex) == "brown"
    assert has(made)["workers"] == 0
    assert why_not(cultists(seat(workers - 1)), f"action {action}. dig {bought}") == "needs-workers"


@pytest.mark.rule("TM-10.26")
@pytest.mark.parametrize(
    ("action", "colour", "bought"), [("ACT5", "yellow", 1), ("BON1", "gray", 2), ("ACT6", "red", 1)]
)
def test_darklings_buy_missing_spades_with_priests(action: str, colour: str, bought: int) -> None:
    def darklings(priests: int) -> TerraTable:
        seat = poor("darklings", {"E6": "D"}, bowls=[0, 2, 10], bonus="BON1", workers=9)
        return table({**seat, "priests": priests}, far_off(), terrain={"E5": colour})

    made = darklings(bought)
    do(made, f"action {action}. dig {bought}. transform E5 to black")
    assert (has(made)["priests"], has(made)["workers"]) == (0, 9)
    assert terrain(made, "E5") == "black"
    short = darklings(bought - 1)
    assert why_not(short, f"action {action}. dig {bought}") == "needs-priests"


@pytest.mark.rule("TM-10.31")
def test_spades_bought_beside_free_ones_all_go_to_one_hex() -> None:
    made = cultists()
    do(made, "action ACT6. dig 1")
    for line in ("transform E5 to brown", "transform D4 to brown", "done"):
        assert why_not(made, line) == "first-bought-spades"
    do(made, "transform E7 to brown")
    split = cultists()
    do(split, "action ACT6. transform E5 to brown")
    assert why_not(split, "dig 1") == "acted-already"
    assert why_not(cultists(), "action ACT6. dig 2") == "dig-too-many"


@pytest.mark.rule("TM-10.31")
@pytest.mark.parametrize(
    ("faction", "hand", "conversion"),
    [
        ("dwarves", {"workers": 5}, "convert 2W to 2C"),
        ("fakirs", {"workers": 3, "priests": 1}, "convert 1P to 1W"),
    ],
)
def test_bought_spades_are_not_stranded_by_a_conversion(
    faction: str, hand: dict[str, int], conversion: str
) -> None:
    """Only a tunnel or carpet leads out of this corner: what it costs has to stay in hand."""
    seat = poor(faction, {"A13": "D"}, bowls=[12, 0, 0], **hand)
    made = table(seat, rich("giants", {"A12": "D", "B6": "D"}))
    do(made, "dig 1")
    assert not legal(made, conversion)
    assert any(move.startswith("transform") for move in offered(made))


# -- two spades, two hexes -------------------------------------------------------------------------


@pytest.mark.rule("TM-10.27", "TM-10.28", "TM-24.20", "TM-24.22")
def test_two_free_spades_on_two_hexes() -> None:
    """EX-57"""
    seat = poor("cultists", {"E6": "D"}, bowls=[2, 4, 6], workers=1, coins=2)
    made = table(seat, far_off())
    do(made, "action ACT6. transform E5 to brown. build E5. transform F3 to brown")
    assert has(made)["bowls"] == [8, 4, 0]
    assert (has(made)["workers"], has(made)["coins"]) == (0, 0)
    assert (terrain(made, "E5"), terrain(made, "F3")) == ("brown", "brown")
    assert buildings(made) == {"E5": "D", "E6": "D"}
    assert not legal(made, "build F3")
    do(made, "done")
    rich_enough = cultists()
    do(rich_enough, "action ACT6. transform E5 to brown. build E5. transform F3 to brown")
    assert why_not(rich_enough, "build F3") == "acted-already"


@pytest.mark.rule("TM-10.28")
def test_the_second_hex_gets_no_dwelling_even_if_the_first_has_none() -> None:
    made = cultists()
    do(made, "action ACT6. transform E5 to brown. transform F3 to brown")
    assert why_not(made, "build F3") == "build-where-dug"
    assert [move for move in offered(made) if move.startswith("build")] == ["build E5"]
    do(made, "build E5. done")


@pytest.mark.rule("TM-10.27")
def test_only_a_spade_that_the_home_terrain_does_not_need_goes_to_another_hex() -> None:
    made = cultists()
    do(made, "action ACT6. transform D4 to yellow")  # it needs both
    assert why_not(made, "transform E5 to brown") == "spades-one-hex"
    both = cultists()
    do(both, "action ACT6. transform D4 to brown")
    assert why_not(both, "transform E5 to brown") == "no-spades"
    third = cultists()
    do(third, "action ACT6. transform E5 to brown. transform F3 to brown")
    assert why_not(third, "transform D4 to yellow") == "no-spades"


@pytest.mark.rule("TM-10.30")
def test_the_online_reading_allows_the_dwelling_on_either_hex() -> None:
    made = cultists(options=SECOND_HEX)
    do(made, "action ACT6. transform E5 to brown. transform F3 to brown")
    assert legal(made, "build E5")
    do(made, "build F3")
    assert buildings(made) == {"E6": "D", "F3": "D"}
    assert why_not(made, "build E5") == "acted-already"


@pytest.mark.rule("TM-10.30")
def test_in_the_online_reading_the_hex_after_an_unfinished_one_becomes_home_terrain() -> None:
    made = cultists(options=SECOND_HEX)
    do(made, "action ACT6. transform D4 to yellow")
    assert why_not(made, "transform E5 to blue") == "spades-home-next"
    do(made, "transform E5 to brown. build E5")
    assert buildings(made) == {"E5": "D", "E6": "D"}
    other = cultists(options=SECOND_HEX)
    do(other, "action ACT6. transform D4 to yellow. transform E5 to brown")
    assert why_not(other, "build D4") == "build-where-dug"


@pytest.mark.rule("TM-10.32")
def test_a_dwelling_just_built_helps_to_reach_the_second_hex() -> None:
    made = cultists(terrain={"E4": "black"})  # E4 lies beyond E5
    do(made, "action ACT6. transform E5 to brown")
    assert why_not(made, "transform E4 to brown") == "hex-far"
    do(made, "build E5. transform E4 to brown")
    assert terrain(made, "E4") == "brown"


@pytest.mark.rule("TM-10.33")
def test_unused_spades_are_lost() -> None:
    made = cultists(passed=["P2"])
    do(made, "action ACT6. transform E5 to brown. done")
    assert made.turn.spades == 0
    assert why_not(made, "transform F3 to brown") == "no-spades"
    do(made, "action ACT5. done")
    assert why_not(made, "transform F3 to brown") == "no-spades"


# -- points ----------------------------------------------------------------------------------------


@pytest.mark.rule("TM-10.34")
@pytest.mark.parametrize(
    ("line", "points"),
    [
        ("dig 1. transform E5 to brown", 2),
        ("dig 3. transform E7 to brown", 6),
        ("dig 1. transform D4 to yellow", 2),
        ("action ACT5. transform E5 to brown", 2),
        ("action ACT5. dig 2. transform E7 to brown", 6),
        ("action ACT6. transform E5 to brown. transform F3 to brown", 4),
        ("action BON1. transform E5 to brown", 2),
    ],
)
def test_the_spade_tile_scores_each_spade_used(line: str, points: int) -> None:
    for tile, scored in (("SCORE1", points), ("SCORE3", 0)):
        made = cultists({"bonus": "BON1"}, tile=tile)
        do(made, line)
        assert has(made)["vp"] == 20 + scored


@pytest.mark.rule("TM-10.34")
def test_the_spade_tile_scores_the_spades_of_strongholds() -> None:
    giants = table(rich("giants", {"E6": "SH"}), far_off(), tile="SCORE1")
    do(giants, "action ACTG. transform E5 to red")
    assert has(giants)["vp"] == 24
    halflings = table(rich("halflings", {"E6": "TP"}), far_off(), tile="SCORE1")
    do(halflings, "upgrade E6 to SH. transform E5 to brown. transform D4 to brown")
    assert has(halflings)["vp"] == 20 + 3 * 2 + 3  # and 1 each for the Halflings


@pytest.mark.rule("TM-10.35")
@pytest.mark.parametrize(("options", "points"), [({}, 2), (OBTAINED, 4)])
def test_a_wasted_spade_scores_only_in_online_play(options: dict[str, str], points: int) -> None:
    made = cultists(options=options, tile="SCORE1")
    do(made, "action ACT6. transform E5 to brown. done")
    assert has(made)["vp"] == 20 + points


@pytest.mark.rule("TM-10.43")
def test_points_for_spades_and_for_the_dwelling_add_up() -> None:
    halflings = table(rich("halflings", {"E6": "D"}, favours=["FAV11"]), far_off(), tile="SCORE1")
    do(halflings, "dig 2. transform D4 to brown. build D4")
    assert has(halflings)["vp"] == 20 + 2 * 2 + 2 * 1 + 2
    seat = rich("darklings", {"E6": "D"}, favours=["FAV11"])
    darklings = table(seat, far_off(), tile="SCORE1", terrain={"E5": "brown"})
    do(darklings, "dig 1. transform E5 to black. build E5")
    assert has(darklings)["vp"] == 20 + 2 + 2 + 2
    dwelling = table(rich("halflings", {"E6": "D"}, favours=["FAV11"]), far_off(), tile="SCORE3")
    do(dwelling, "dig 2. transform D4 to brown. build D4")
    assert has(dwelling)["vp"] == 20 + 2 * 1 + 2 + 2


# -- phase III -------------------------------------------------------------------------------------


@pytest.mark.rule("TM-10.42")
def test_cult_spades_build_nothing_and_are_not_completed_with_workers() -> None:
    made = cultists({"cults": [0, 0, 4, 0]}, tile="SCORE2")
    position.step(made, "end-round")
    assert (made.round, asked(made)) == (1, [0])
    assert made.reward == [1, 0]
    assert why_not(made, "dig 1") == "first-reward"
    assert why_not(made, "transform D4 to brown") == "needs-spades"
    assert why_not(made, "build E5") == "first-reward"
    workers = has(made)["workers"]
    do(made, "transform E5 to brown")  # the last spade: the next round begins
    assert made.round == 2
    assert terrain(made, "E5") == "brown"
    assert has(made)["workers"] == workers + 2  # the income alone
    do(made, "build E5")
    assert buildings(made) == {"E5": "D", "E6": "D"}
