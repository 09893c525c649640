"""Appendix II: favour tiles (TM-25)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.terra_mystica.positions import reader as position
from tests.terra_mystica.tables import do, far_off, has, legal, offered, poor, rich, table, why_not

KINDS = [f"FAV{n}" for n in range(1, 13)]
FIRE, WATER, EARTH, AIR = range(4)
# Kind, cult, steps, copies
TILES = [
    ("FAV1", FIRE, 3, 1),
    ("FAV2", WATER, 3, 1),
    ("FAV3", EARTH, 3, 1),
    ("FAV4", AIR, 3, 1),
    ("FAV5", FIRE, 2, 3),
    ("FAV6", WATER, 2, 3),
    ("FAV7", EARTH, 2, 3),
    ("FAV8", AIR, 2, 3),
    ("FAV9", FIRE, 1, 3),
    ("FAV10", WATER, 1, 3),
    ("FAV11", EARTH, 1, 3),
    ("FAV12", AIR, 1, 3),
]


def builder(**more: Any) -> dict[str, Any]:
    """Witches with a trading house at E9 and a temple at F4, on 0 of all cults."""
    seat = rich("witches", {"E9": "TP", "F4": "TE"}, cults=[0, 0, 0, 0], bowls=[12, 0, 0])
    return {**seat, **more}


def favours(made: Any, seat: int = 0) -> list[str]:
    return [kind for n, kind in enumerate(KINDS) if made.favours[seat] >> n & 1]


# -- taking them -----------------------------------------------------------------------------------


@pytest.mark.rule("TM-25.1", "TM-25.3", "TM-25.17")
@pytest.mark.parametrize("upgrade", ["upgrade E9 to TE", "upgrade F4 to SA"])
def test_a_temple_and_the_sanctuary_bring_one_of_twelve_kinds(upgrade: str) -> None:
    made = table(builder(), far_off())
    do(made, upgrade)
    assert offered(made) == [f"+{kind}" for kind in KINDS]
    assert why_not(made, "done") == "first-favour"
    assert why_not(made, "+FAV11. +FAV12") == "no-favour-now"
    do(made, "+FAV11. done")
    assert favours(made) == ["FAV11"]


@pytest.mark.rule("TM-25.1")
@pytest.mark.parametrize("upgrade", ["upgrade E9 to SH", "upgrade E10 to TP"])
def test_other_buildings_bring_none(upgrade: str) -> None:
    made = table(builder(buildings={"E9": "TP", "E10": "D"}), far_off())
    do(made, upgrade)
    assert why_not(made, "+FAV11") == "no-favour-now"
    do(made, "done")


@pytest.mark.rule("TM-25.1")
@pytest.mark.parametrize("upgrade", ["upgrade D7 to TE", "upgrade D4 to SA"])
def test_chaos_magicians_take_two(upgrade: str) -> None:
    made = table(rich("chaosmagicians", {"D7": "TP", "D4": "TE"}), far_off())
    do(made, f"{upgrade}. +FAV11")
    assert why_not(made, "done") == "first-favour"
    assert why_not(made, "+FAV12. +FAV9") == "no-favour-now"
    do(made, "+FAV12. done")
    assert favours(made) == ["FAV11", "FAV12"]


@pytest.mark.rule("TM-25.2")
@pytest.mark.parametrize("kind", KINDS[4:])
def test_nobody_has_two_of_a_kind(kind: str) -> None:
    made = table(builder(favours=[kind]), far_off())
    do(made, "upgrade E9 to TE")
    assert why_not(made, f"+{kind}") == "favour-again"
    assert offered(made) == [f"+{other}" for other in KINDS if other != kind]


@pytest.mark.rule("TM-25.4", "TM-25.5")
@pytest.mark.parametrize(("kind", "cult", "steps", "copies"), TILES)
def test_steps_and_copies_of_each_kind(kind: str, cult: int, steps: int, copies: int) -> None:
    made = table(builder(), far_off())
    do(made, f"upgrade E9 to TE. +{kind}")
    reached = [0, 0, 0, 0]
    reached[cult] = steps
    assert has(made)["cults"] == reached
    assert made.favour_left[KINDS.index(kind)] == copies - 1


@pytest.mark.rule("TM-25.16", "TM-25.4", "TM-25.5")
@pytest.mark.parametrize(("kind", "cult", "steps", "copies"), TILES)
def test_a_kind_is_gone_with_its_last_copy(kind: str, cult: int, steps: int, copies: int) -> None:
    others = [
        rich("dwarves", {"H8": "D"}),
        rich("giants", {"I12": "D"}),
        rich("nomads", {"A5": "D"}),
    ]
    for holder in others[:copies]:
        holder["favours"] = [kind]
    gone = table(builder(), *others)
    do(gone, "upgrade E9 to TE")
    assert why_not(gone, f"+{kind}") == "tile-gone"
    assert f"+{kind}" not in offered(gone)
    others[copies - 1]["favours"] = []
    last = table(builder(), *others)
    do(last, f"upgrade E9 to TE. +{kind}")
    assert has(last)["cults"][cult] == steps


@pytest.mark.rule("TM-25.6")
@pytest.mark.parametrize(
    ("start", "kind", "power"),
    [
        (0, "FAV1", 1),  # to 3
        (2, "FAV1", 3),  # to 5, over 3
        (4, "FAV1", 4),  # to 7, over 5
        (7, "FAV1", 0),  # to 9, without a key
        (1, "FAV5", 1),
        (3, "FAV5", 2),
        (2, "FAV9", 1),
        (3, "FAV9", 0),
    ],
)
def test_steps_bring_power(start: int, kind: str, power: int) -> None:
    made = table(builder(cults=[start, 0, 0, 0]), far_off())
    do(made, f"upgrade E9 to TE. +{kind}")
    assert has(made)["bowls"] == [12 - power, power, 0]


@pytest.mark.rule("TM-25.17")
def test_without_a_kind_to_take_the_gain_is_lost() -> None:
    made = table(builder(favours=KINDS[4:]), far_off(favours=KINDS[:4]))
    do(made, "upgrade E9 to TE. done")
    assert favours(made) == KINDS[4:]


@pytest.mark.rule("TM-25.17")
def test_chaos_magicians_take_what_there_is() -> None:
    chaos = rich("chaosmagicians", {"D7": "TP"}, favours=KINDS[5:])
    made = table(chaos, far_off(favours=KINDS[:4]))
    do(made, "upgrade D7 to TE. +FAV5. done")
    assert favours(made) == KINDS[4:]


# -- lasting effects -------------------------------------------------------------------------------


@pytest.mark.rule("TM-25.7")
@pytest.mark.parametrize(("corner", "founds"), [("D", True), ("", False)])
def test_fav5_founds_towns_of_power_six_at_once(corner: str, founds: bool) -> None:
    """Temple 2 + trading house 2 + two dwellings: four buildings, power 6."""
    group = {"E9": "TP", "D7": "TP", "E10": "D", **({"F6": "D"} if corner else {})}
    made = table(builder(buildings=group), far_off())
    do(made, "upgrade E9 to TE")
    assert why_not(made, "+FAV9. +TW1") == "no-town-now"
    assert legal(made, "+FAV5. +TW1") is founds


@pytest.mark.rule("TM-25.7")
@pytest.mark.parametrize(("tiles", "founds"), [(["FAV5"], True), ([], False)])
def test_fav5_counts_from_then_on(tiles: list[str], founds: bool) -> None:
    group = {"E9": "TP", "D7": "TP", "E10": "D"}
    made = table(builder(buildings=group, favours=tiles), far_off(), terrain={"F6": "green"})
    do(made, "build F6")
    assert legal(made, "+TW1") is founds
    weak = {"E9": "TP", "D7": "D", "E10": "D"}  # with F6 only 5
    made = table(builder(buildings=weak, favours=tiles), far_off(), terrain={"F6": "green"})
    assert why_not(made, "build F6. +TW1") == "no-town-now"


@pytest.mark.rule("TM-25.8", "TM-25.9")
def test_fav6_is_a_cult_step_once_a_round() -> None:
    made = table(builder(favours=["FAV6"], cults=[0, 0, 2, 0]), far_off())
    do(made, "action FAV6")
    assert offered(made) == ["+FIRE", "+WATER", "+EARTH", "+AIR"]
    assert why_not(made, "+2EARTH") == "steps-number"
    assert why_not(made, "done") == "first-step"
    do(made, "+EARTH. done")
    assert (has(made)["cults"], has(made)["bowls"]) == ([0, 0, 3, 0], [11, 1, 0])
    assert why_not(made, "action FAV6", 1) == "action-not-owned"
    do(made, "pass BON9. done", 1)
    assert why_not(made, "action FAV6", 0) == "action-used"
    assert "action FAV6" not in offered(made, 0)
    position.step(made, "end-round")
    assert legal(made, "action FAV6", 0)


@pytest.mark.rule("TM-25.8")
def test_fav6_can_be_used_in_the_round_in_which_it_is_taken() -> None:
    made = table(builder(), far_off())
    do(made, "upgrade E9 to TE. +FAV6")
    assert why_not(made, "action FAV6") == "acted-already"
    do(made, "done. pass BON9. done")
    do(made, "action FAV6. +AIR")
    assert has(made)["cults"] == [0, 2, 0, 1]


@pytest.mark.rule("TM-25.4", "TM-25.10", "TM-25.11", "TM-25.12")
@pytest.mark.parametrize(
    ("kind", "coins", "workers", "power"),
    [
        ("FAV1", 0, 0, 0),
        ("FAV2", 0, 0, 0),
        ("FAV3", 0, 0, 0),
        ("FAV4", 0, 0, 0),
        ("FAV5", 0, 0, 0),
        ("FAV6", 0, 0, 0),
        ("FAV7", 0, 1, 1),
        ("FAV8", 0, 0, 4),
        ("FAV9", 3, 0, 0),
        ("FAV10", 0, 0, 0),
        ("FAV11", 0, 0, 0),
        ("FAV12", 0, 0, 0),
    ],
)
def test_income_of_favour_tiles(kind: str, coins: int, workers: int, power: int) -> None:
    """Beside it a dwelling (2 workers with the printed one) and BON3 (6 coins)."""
    seat = poor("witches", {"E9": "D"}, bonus="BON3", bowls=[12, 0, 0], favours=[kind])
    made = table(seat, far_off())
    for times in (1, 2):
        position.step(made, "income P1")
        assert has(made)["coins"] == times * (6 + coins)
        assert has(made)["workers"] == times * (2 + workers)
        assert has(made)["bowls"] == [12 - times * power, times * power, 0]


@pytest.mark.rule("TM-25.13")
@pytest.mark.parametrize(("tile", "extra"), [("SCORE6", 3), ("SCORE8", 3), ("SCORE4", 0)])
def test_fav10_scores_trading_houses(tile: str, extra: int) -> None:
    seat = builder(buildings={"E9": "D", "F4": "D"}, favours=["FAV10"])
    made = table(seat, far_off(), tile=tile)
    do(made, "upgrade E9 to TP. done. pass BON9. done")
    assert has(made)["vp"] == 20 + 3 + extra
    do(made, "upgrade F4 to TP. done")
    assert has(made)["vp"] == 20 + 2 * (3 + extra)
    do(made, "upgrade F4 to TE. +FAV9")
    assert has(made)["vp"] == 20 + 2 * (3 + extra)


@pytest.mark.rule("TM-25.14")
@pytest.mark.parametrize(("tile", "extra"), [("SCORE3", 2), ("SCORE5", 2), ("SCORE4", 0)])
def test_fav11_scores_dwellings(tile: str, extra: int) -> None:
    green = {"F6": "green", "E10": "green"}
    made = table(builder(favours=["FAV11"]), far_off(), tile=tile, terrain=green)
    do(made, "build F6. done. pass BON9. done")
    assert has(made)["vp"] == 20 + 2 + extra
    do(made, "build E10. done")
    assert has(made)["vp"] == 20 + 2 * (2 + extra)


@pytest.mark.rule("TM-25.15")
@pytest.mark.parametrize(("houses", "vp"), [(0, 0), (1, 2), (2, 3), (3, 3), (4, 4)])
@pytest.mark.parametrize("round", [1, 6])
def test_fav12_scores_trading_houses_when_passing(houses: int, vp: int, round: int) -> None:
    hexes = ["E9", "F4", "C3", "A10"]
    seat = rich("witches", {**dict.fromkeys(hexes[:houses], "TP"), "I11": "D"}, favours=["FAV12"])
    made = table({**seat, "bonus": "BON3"}, far_off(), round=round)
    do(made, "pass BON9" if round == 1 else "pass")
    assert has(made)["vp"] == 20 + vp


@pytest.mark.rule("TM-25.18")
@pytest.mark.parametrize("kind", ["FAV10", "FAV11"])
def test_a_tile_scores_nothing_for_the_building_that_brought_it(kind: str) -> None:
    made = table(builder(), far_off())
    do(made, f"upgrade E9 to TE. +{kind}. done")
    assert has(made)["vp"] == 20
