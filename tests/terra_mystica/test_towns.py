"""Towns (TM-21): when they are founded, what they give, and what joins them.

Most stand on the chain E5 - E4 - D3 - C1, of which E5 and C1 do not touch anything but the next.
"""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.terra_mystica.state.table import TerraTable
from tests.terra_mystica.rounds import EMPTY, alone, charge, in_towns, points, town_tiles
from tests.terra_mystica.tables import do, far_off, has, legal, offered, rich, why_not

CHAIN = {"E5": "TP", "E4": "D", "D3": "TP"}
#: Value 7 in four buildings, beside F3 and E6
FULL = {"E5": "TP", "E4": "D", "D3": "TP", "C1": "TP"}
ALL_TILES = [f"TW{number}" for number in (1, 2, 3, 4, 5) for _ in range(2)]


def witches(buildings: dict[str, str], **more: Any) -> dict[str, Any]:
    return rich("witches", buildings, **{"vp": 20, "cults": [0, 0, 0, 0], "bowls": EMPTY, **more})


def founded(made: TerraTable, line: str) -> bool:
    """Carry out a turn up to its end: was a town founded, with its tile to be taken at once?"""
    do(made, line)
    reason = why_not(made, "done")
    assert reason in ("", "first-town")
    return reason == "first-town"


# -- the conditions --------------------------------------------------------------------------------


@pytest.mark.rule(
    "TM-21.1", "TM-21.2", "TM-21.4", "TM-21.8", "TM-21.9", "TM-21.10", "TM-21.11", "TM-28.7"
)
def test_mermaids_found_a_town_under_the_scoring_tile_with_a_key() -> None:
    """EX-36"""
    mermaids = rich("mermaids", {**CHAIN, "C1": "D"}, vp=20)
    made = alone({**mermaids, "workers": 2, "coins": 6}, tile="SCORE2")
    assert has(made)["keys"] == 0
    assert founded(made, "upgrade C1 to TP")
    do(made, "+TW2")
    assert has(made)["vp"] == 32
    assert (has(made)["workers"], has(made)["coins"], has(made)["keys"]) == (2, 0, 1)


@pytest.mark.rule("TM-21.2", "TM-21.4", "TM-21.6")
@pytest.mark.parametrize(
    ("before", "line", "makes"),
    [
        ({**CHAIN, "C1": "D"}, "upgrade C1 to TP", True),  # 4 buildings, 7
        ({**CHAIN, "D3": "D", "C1": "D"}, "upgrade C1 to TP", False),  # 4 buildings, 6
        ({"E5": "TP", "E4": "TP", "D3": "TP"}, "upgrade E4 to SH", False),  # 3 buildings, 7
        ({"E5": "SH", "E4": "TP", "D3": "TP"}, "upgrade D3 to TE. +FAV12", False),  # 3, 7
        ({"E5": "TP", "E4": "TP", "D3": "TP", "C1": "D"}, "upgrade E4 to TE. +FAV12", True),
    ],
)
def test_a_town_needs_four_buildings_worth_seven(
    before: dict[str, str], line: str, makes: bool
) -> None:
    made = alone(witches(before))
    assert founded(made, line) == makes
    assert in_towns(made) == (set(before) if makes else set())


@pytest.mark.rule("TM-21.3", "TM-21.4")
def test_three_buildings_with_the_sanctuary_make_a_town() -> None:
    """EX-58"""
    mermaids = rich("mermaids", {"E4": "TE", "E5": "TP", "D3": "TP"})
    made = alone(mermaids)
    assert founded(made, "upgrade E4 to SA. +FAV12")
    assert in_towns(made) == {"E4", "E5", "D3"}


@pytest.mark.rule("TM-21.3", "TM-21.4")
@pytest.mark.parametrize(
    "before",
    [{"E4": "TE", "E5": "TP", "D3": "D"}, {"E4": "TE", "E5": "SH"}],
    ids=["value-6", "two-buildings"],
)
def test_the_sanctuary_alone_is_not_enough(before: dict[str, str]) -> None:
    made = alone(witches(before))
    assert not founded(made, "upgrade E4 to SA. +FAV12")


@pytest.mark.rule("TM-21.5")
@pytest.mark.parametrize(
    ("before", "line", "makes"),
    [
        ({"E5": "TP", "E4": "D", "D3": "D", "C1": "D"}, "upgrade C1 to TP", True),  # 6
        ({"E5": "D", "E4": "D", "D3": "D", "C1": "D"}, "upgrade C1 to TP", False),  # 5
        ({"E5": "TP", "E4": "TP", "D3": "D"}, "upgrade D3 to TP", False),  # 3 buildings, 6
        ({"E5": "TP", "E4": "TE", "D3": "D"}, "upgrade E4 to SA. +FAV12", True),  # 3, 6
    ],
)
def test_fav5_makes_six_enough_for_its_owner(
    before: dict[str, str], line: str, makes: bool
) -> None:
    assert founded(alone(witches(before, favours=["FAV5"])), line) == makes
    without = alone(witches(before), far_off(favours=["FAV5"]))
    assert not founded(without, line)


@pytest.mark.rule("TM-21.23")
def test_buildings_of_others_never_count() -> None:
    nomads = rich("nomads", {"C1": "SH", "E3": "TP", "F3": "TP"}, bowls=[0, 0, 12])
    made = alone(witches({"E5": "TP", "E4": "D", "D3": "D"}), nomads)
    assert not founded(made, "upgrade D3 to TP")
    assert in_towns(made) == set()


# -- what completes a town -------------------------------------------------------------------------


@pytest.mark.rule("TM-21.20", "TM-21.1")
def test_a_dwelling_may_complete_a_town() -> None:
    made = alone(witches({"E5": "TP", "E4": "TP", "D3": "TP"}), terrain={"C1": "green"})
    assert founded(made, "build C1")


@pytest.mark.rule("TM-21.13", "TM-21.20", "TM-21.14")
def test_a_bridge_may_complete_a_town() -> None:
    groups = {"E4": "TP", "E5": "TP", "G1": "TP", "H3": "D"}
    made = alone(witches(groups, bowls=[0, 0, 12], shipping=3))
    assert in_towns(made) == set()
    assert founded(made, "action ACT1. bridge E4:G1")
    assert in_towns(made) == set(groups)


@pytest.mark.rule("TM-21.13")
def test_a_bridge_of_old_connects_too() -> None:
    groups = {"E4": "TP", "E5": "TP", "G1": "D", "H3": "D"}
    assert founded(alone(witches(groups), bridges={"E4:G1": "P1"}), "upgrade G1 to TP")
    assert not founded(alone(witches(groups)), "upgrade G1 to TP")


@pytest.mark.rule("TM-21.14")
def test_shipping_connects_no_town() -> None:
    """G1 lies one river hex from E4."""
    groups = {"E4": "TP", "E5": "TP", "G1": "D", "H3": "D"}
    assert not founded(alone(witches(groups, shipping=3)), "upgrade G1 to TP")


@pytest.mark.rule("TM-21.14")
@pytest.mark.parametrize(("faction", "hex"), [("dwarves", "E7"), ("fakirs", "E7")])
def test_tunnels_and_carpets_connect_no_town(faction: str, hex: str) -> None:
    """E5 and E7 have one hex between them."""
    groups = {"E4": "TP", "E5": "SH", hex: "D", "D5": "TP"}
    other = far_off("giants", buildings={"I12": "D"})
    assert not founded(alone(rich(faction, groups), other), f"upgrade {hex} to TP")


@pytest.mark.rule("TM-21.20", "TM-21.1")
def test_fav5_itself_may_complete_a_town() -> None:
    six = {"E5": "TP", "E4": "D", "D3": "TP", "C1": "D"}
    made = alone(witches(six))
    do(made, "upgrade E5 to TE")
    assert why_not(made, "+TW1") == "no-town-now"
    assert founded(made, "+FAV5")


@pytest.mark.rule("TM-21.21", "TM-21.9", "TM-21.11")
def test_fav5_may_found_several_towns_at_once() -> None:
    west = {"E5": "TP", "E4": "D", "D3": "TP", "C1": "D"}
    east = {"E9": "TP", "E10": "TP", "D7": "D", "F5": "D"}
    small = {"I1": "TE", "I2": "D", "H1": "D", "H2": "D"}  # 5
    made = alone(witches({**west, **east, **small}), tile="SCORE2")
    assert founded(made, "upgrade E5 to TE. +FAV5")
    assert in_towns(made) == {*west, *east}
    do(made, "+TW1")
    assert why_not(made, "done") == "first-town", "the second tile"
    do(made, "+TW1")
    assert town_tiles(made) == ["TW1", "TW1"]
    assert has(made)["keys"] == 2
    assert (points(made, "towns"), points(made, "scoring")) == (10, 10)
    assert why_not(made, "+TW2") == "no-town-now"
    do(made, "done")


@pytest.mark.rule("TM-21.22", "TM-21.1")
@pytest.mark.parametrize("line", ["done", "pass BON9", "send P to FIRE for 1", "action ACT4"])
def test_a_town_cannot_be_refused_or_put_off(line: str) -> None:
    made = alone(witches({**CHAIN, "C1": "D"}, bowls=[0, 0, 12]))
    do(made, "upgrade C1 to TP")
    assert why_not(made, line) == "first-town"


@pytest.mark.rule("TM-21.15", "TM-21.22")
def test_mermaids_may_found_over_a_river_hex_when_they_like() -> None:
    groups = {"E4": "TP", "E5": "TP", "G1": "D", "H3": "D"}
    made = alone(rich("mermaids", groups))
    assert why_not(made, "connect r21") == "connect-no-town", "value 6"
    assert not founded(made, "upgrade G1 to TP")
    assert legal(made, "done")
    do(made, "done. send P to FIRE for 1. connect r21")
    assert why_not(made, "done") == "first-town"
    assert in_towns(made) == set(groups)


@pytest.mark.rule("TM-21.15")
def test_nobody_else_founds_over_a_river_and_nobody_over_two() -> None:
    groups = {"E4": "TP", "E5": "TP", "G1": "TP", "H3": "D"}
    assert why_not(alone(witches(groups)), "connect r21") == "connect-mermaids"
    split = {"E4": "TP", "E5": "TP", "G1": "TP", "H2": "D"}  # G1 and H2 touch r27, E4 and G1 r21
    made = alone(rich("mermaids", split))
    assert why_not(made, "connect r21") == "connect-no-town"
    assert why_not(made, "connect r27") == "connect-no-town"


# -- the tile --------------------------------------------------------------------------------------


@pytest.mark.rule("TM-21.7", "TM-21.8", "TM-21.10", "TM-21.11")
@pytest.mark.parametrize(
    ("tile", "vp", "gains", "power"),
    [
        ("TW1", 5, {"coins": 6}, 0),
        ("TW2", 7, {"workers": 2}, 0),
        ("TW3", 9, {"priests": 1}, 0),
        ("TW4", 6, {}, 8),
        ("TW5", 8, {"cults": [1, 1, 1, 1]}, 0),
    ],
)
def test_the_tile_gives_points_a_key_and_its_reward_at_once(
    tile: str, vp: int, gains: dict[str, Any], power: int
) -> None:
    swarmless = rich("auren", {**CHAIN, "C1": "D"}, vp=20, cults=[0, 0, 0, 0], bowls=EMPTY)
    made = alone(swarmless, tile="SCORE4")
    do(made, "upgrade C1 to TP")
    taken = [text for text in offered(made) if text.startswith("+")]
    assert taken == ["+TW1", "+TW2", "+TW3", "+TW4", "+TW5"]
    before = has(made)
    do(made, f"+{tile}")
    after = has(made)
    assert after["vp"] - before["vp"] == vp
    assert after["keys"] == 1
    for name in ("coins", "workers", "priests"):
        assert after[name] - before[name] == gains.get(name, 0)
    assert after["cults"] == gains.get("cults", [0, 0, 0, 0])
    assert charge(made) == power
    assert town_tiles(made) == [tile]


@pytest.mark.rule("TM-21.7")
def test_only_tiles_that_are_left_can_be_picked() -> None:
    made = alone(
        witches({**CHAIN, "C1": "D"}, towns=["TW3"]),
        far_off(towns=["TW3", "TW1"]),
    )
    do(made, "upgrade C1 to TP")
    assert why_not(made, "+TW3") == "tile-gone"
    assert why_not(made, "+TW6") == "tile-gone", "not in the box"
    assert legal(made, "+TW1")
    assert "+TW3" not in offered(made)


@pytest.mark.rule("TM-21.9")
@pytest.mark.parametrize(("tile", "vp"), [("SCORE2", 5), ("SCORE4", 0), ("SCORE6", 0)])
def test_only_the_tile_with_a_key_scores_towns(tile: str, vp: int) -> None:
    made = alone(witches({**CHAIN, "C1": "TP", "D3": "D"}), tile=tile)
    do(made, "upgrade D3 to TP")
    before = points(made, "scoring")
    do(made, "+TW1")
    assert points(made, "scoring") - before == vp


@pytest.mark.rule("TM-21.11")
def test_the_key_opens_a_field_10() -> None:
    made = alone(witches({**CHAIN, "C1": "D"}, cults=[9, 9, 0, 0]))
    do(made, "upgrade C1 to TP. +TW2. done. send P to FIRE for 1. done. send P to WATER for 1")
    assert has(made)["cults"] == [10, 9, 0, 0]


@pytest.mark.rule("TM-21.18")
def test_without_a_tile_left_no_town_is_founded() -> None:
    last = alone(witches({**CHAIN, "C1": "D"}), far_off(towns=ALL_TILES[:-1]))
    assert founded(last, "upgrade C1 to TP")
    assert [text for text in offered(last) if text.startswith("+")] == ["+TW5"]
    none = alone(witches({**CHAIN, "C1": "D"}), far_off(towns=ALL_TILES))
    assert not founded(none, "upgrade C1 to TP")
    assert in_towns(none) == set()
    assert has(none)["keys"] == 0


@pytest.mark.rule("TM-21.18", "TM-21.21")
def test_the_last_tile_is_for_one_of_two_towns() -> None:
    west = {"E5": "TP", "E4": "D", "D3": "TP", "C1": "D"}
    east = {"E9": "TP", "E10": "TP", "D7": "D", "F5": "D"}
    made = alone(witches({**west, **east}), far_off(towns=ALL_TILES[:-1]))
    assert founded(made, "upgrade E5 to TE. +FAV5")
    assert len(in_towns(made)) == 4
    do(made, "+TW5")
    assert legal(made, "done")


# -- growing ---------------------------------------------------------------------------------------


@pytest.mark.rule("TM-21.12", "TM-21.6")
def test_everything_connected_belongs_to_the_town() -> None:
    own = {"E5": "TP", "E4": "D", "D3": "D", "C1": "D", "D2": "D", "E6": "D", "H3": "TP"}
    made = alone(witches(own))
    assert founded(made, "upgrade E4 to TP")
    assert in_towns(made) == set(own) - {"H3"}


@pytest.mark.rule("TM-21.16")
def test_buildings_beside_a_town_enlarge_it_and_found_no_other() -> None:
    """F3, G2, F4 and E6 would be a town of their own: 3 + 1 + 2 + 1."""
    new = ("F3", "G2", "E6")
    made = alone(
        witches(FULL, towns=["TW1"]), urban=list(FULL), terrain=dict.fromkeys(new, "green")
    )
    for line in ("build F3", "build G2", "build F4", "build E6", "upgrade F3 to TP"):
        assert not founded(made, line)
        do(made, "done")
    assert in_towns(made) == {*FULL, *new, "F4"}
    for line in ("upgrade F3 to SH", "upgrade F4 to TP", "upgrade F4 to TE. +FAV5"):
        assert not founded(made, line)
        do(made, "done")
    assert town_tiles(made) == ["TW1"]
    assert has(made)["keys"] == 1


@pytest.mark.rule("TM-21.17")
def test_two_towns_that_grow_together_stay_two() -> None:
    east = {"F4": "TP", "E7": "TP", "E8": "TE", "D4": "D"}
    made = alone(
        witches({"E5": "TP", "E4": "D", "D3": "TE", "C1": "TP", **east}, towns=["TW1", "TW2"]),
        urban=["E5", "E4", "D3", "C1", *east],
        terrain={"F3": "green"},
        tile="SCORE2",
    )
    vp = has(made)["vp"]
    assert not founded(made, "build F3")
    assert town_tiles(made) == ["TW1", "TW2"]
    assert (has(made)["keys"], has(made)["vp"]) == (2, vp)
    assert in_towns(made) == {"E5", "E4", "D3", "C1", "F3", *east}


@pytest.mark.rule("TM-21.19", "TM-21.16")
@pytest.mark.parametrize("beside_town", [True, False])
def test_a_group_that_touches_a_town_joins_it_however_large(beside_town: bool) -> None:
    """F3 makes the eastern group four buildings worth seven, and touches E5 of the town."""
    east = {"F4": "TP", "E7": "TE", "E8": "TE"}
    west = ["E5", "E4", "D3", "C1"]
    own = {"E5": "TP", "E4": "D", "D3": "TP", "C1": "TP", **east} if beside_town else east
    made = alone(
        witches(own, towns=["TW1"] if beside_town else []),
        urban=west if beside_town else [],
        terrain={"F3": "green"},
    )
    assert founded(made, "build F3") != beside_town
    assert in_towns(made) == set(own) | {"F3"}


@pytest.mark.rule("TM-21.19")
def test_a_bridge_to_a_town_swallows_the_group_beyond() -> None:
    beyond = {"G1": "TE", "H3": "SH", "H2": "TE"}
    made = alone(
        witches({**FULL, **beyond}, towns=["TW1"], bowls=[0, 0, 12]),
        urban=list(FULL),
    )
    assert not founded(made, "action ACT1. bridge E4:G1")
    assert in_towns(made) == {*FULL, *beyond}
