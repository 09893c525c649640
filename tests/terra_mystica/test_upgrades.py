"""Action 4: upgrades, their prices and the pieces (TM-14.1 to TM-14.19, 14.23)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.terra_mystica.rules.economy.income import building_income
from loci.games.terra_mystica.state.land import in_supply
from loci.games.terra_mystica.state.table import TerraTable
from loci.games.terra_mystica.state.terms import CODES
from tests.terra_mystica.tables import (
    buildings,
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

# Workers and coins: trading house with and without a neighbour, temple, stronghold, sanctuary
PRICES = {
    "alchemists": [(2, 3), (2, 6), (2, 5), (4, 6), (4, 6)],
    "auren": [(2, 3), (2, 6), (2, 5), (4, 6), (4, 8)],
    "chaosmagicians": [(2, 3), (2, 6), (2, 5), (4, 4), (4, 8)],
    "cultists": [(2, 3), (2, 6), (2, 5), (4, 8), (4, 8)],
    "darklings": [(2, 3), (2, 6), (2, 5), (4, 6), (4, 10)],
    "dwarves": [(2, 3), (2, 6), (2, 5), (4, 6), (4, 6)],
    "engineers": [(1, 2), (1, 4), (1, 4), (3, 6), (3, 6)],
    "fakirs": [(2, 3), (2, 6), (2, 5), (4, 10), (4, 6)],
    "giants": [(2, 3), (2, 6), (2, 5), (4, 6), (4, 6)],
    "halflings": [(2, 3), (2, 6), (2, 5), (4, 8), (4, 6)],
    "mermaids": [(2, 3), (2, 6), (2, 5), (4, 6), (4, 8)],
    "nomads": [(2, 3), (2, 6), (2, 5), (4, 8), (4, 6)],
    "swarmlings": [(3, 4), (3, 8), (3, 6), (5, 8), (5, 8)],
    "witches": [(2, 3), (2, 6), (2, 5), (4, 6), (4, 6)],
}
UPGRADES = [("D", "TP", 1), ("D", "TP", 0), ("TP", "TE", 0), ("TP", "SH", 0), ("TE", "SA", 0)]
CASES = [
    (faction, old, new, beside, *price)
    for faction, prices in PRICES.items()
    for (old, new, beside), price in zip(UPGRADES, prices, strict=True)
]


def witches(own: dict[str, str], **more: Any) -> TerraTable:
    return table(rich("witches", own, **more), far_off(), passed=["P2"])


def supply(made: TerraTable, code: str) -> int:
    return in_supply(made, 0, CODES.index(code))


# -- the price -------------------------------------------------------------------------------------


@pytest.mark.rule("TM-14.1", "TM-14.9", "TM-14.10", "TM-14.12", "TM-14.15", "TM-14.18")
@pytest.mark.rule("TM-14.19", "TM-14.23")
@pytest.mark.parametrize(("faction", "old", "new", "beside", "workers", "coins"), CASES)
def test_the_price_of_an_upgrade(
    faction: str, old: str, new: str, beside: int, workers: int, coins: int
) -> None:
    def seat(workers: int, coins: int) -> TerraTable:
        other = rival_of(faction, "E7" if beside else "I11")
        return table(poor(faction, {"E6": old}, workers=workers, coins=coins), other)

    line = f"upgrade E6 to {new}"
    made = seat(workers, coins)
    do(made, line)
    assert (has(made)["workers"], has(made)["coins"]) == (0, 0)
    assert buildings(made) == {"E6": new}
    assert why_not(seat(workers - 1, coins), line) == "needs-workers"
    assert why_not(seat(workers, coins - 1), line) == "needs-coins"


@pytest.mark.rule("TM-14.9", "TM-14.10", "TM-14.11")
@pytest.mark.parametrize(
    ("foreign", "bridges", "coins"),
    [
        ({"I12": "D"}, {}, 6),
        ({"F5": "D"}, {}, 3),
        ({"D6": "D"}, {"D6:E9": "P1"}, 3),
        ({"D6": "D"}, {"D6:E9": "P2"}, 3),
        ({"D6": "D"}, {}, 6),
    ],
    ids=["alone", "touching", "over own bridge", "over foreign bridge", "over river only"],
)
def test_the_price_of_a_trading_house_with_and_without_a_neighbour(
    foreign: dict[str, str], bridges: dict[str, str], coins: int
) -> None:
    """EX-54"""
    for shipping in (0, 3):  # ships make no neighbours
        own = poor("witches", {"E9": "D"}, workers=2, coins=coins, shipping=shipping)
        made = table(own, rich("giants", foreign), bridges=bridges)
        do(made, "upgrade E9 to TP")
        assert (has(made)["workers"], has(made)["coins"]) == (0, 0)
        short = poor("witches", {"E9": "D"}, workers=2, coins=coins - 1, shipping=shipping)
        made = table(short, rich("giants", foreign), bridges=bridges)
        assert why_not(made, "upgrade E9 to TP") == "needs-coins"


@pytest.mark.rule("TM-14.10")
def test_own_buildings_give_no_discount() -> None:
    made = table(rich("witches", {"E9": "D", "F5": "TP", "F6": "D"}), far_off())
    do(made, "upgrade E9 to TP")
    assert has(made)["coins"] == 50 - 6


@pytest.mark.rule("TM-14.13")
@pytest.mark.parametrize("kind", ["D", "TP", "TE", "SH", "SA"])
@pytest.mark.parametrize("bowls", [[12, 0, 0], [0, 0, 12]])
def test_any_neighbouring_building_gives_the_discount(kind: str, bowls: list[int]) -> None:
    made = table(rich("witches", {"E9": "D"}), rich("giants", {"F5": kind}, bowls=bowls))
    do(made, "upgrade E9 to TP. done")
    if bowls[0]:
        do(made, "decline")
    assert has(made)["coins"] == 50 - 3


# -- one step --------------------------------------------------------------------------------------


@pytest.mark.rule("TM-14.1", "TM-14.8", "TM-1.19")
@pytest.mark.parametrize(
    ("old", "allowed"),
    [("D", ["TP"]), ("TP", ["TE", "SH"]), ("TE", ["SA"]), ("SH", []), ("SA", [])],
)
def test_there_are_four_upgrades_of_one_step(old: str, allowed: list[str]) -> None:
    made = witches({"E9": old})
    listed = [move.split()[-1] for move in offered(made) if move.startswith("upgrade")]
    assert sorted(listed) == sorted(allowed)
    for new in ("TP", "TE", "SH", "SA"):
        reason = "" if new in allowed else "upgrade-from"
        assert why_not(made, f"upgrade E9 to {new}") == reason


@pytest.mark.rule("TM-14.1")
def test_an_action_upgrades_one_building_by_one_step() -> None:
    made = witches({"E9": "D", "C3": "D"})
    do(made, "upgrade E9 to TP")
    assert why_not(made, "upgrade E9 to SH") == "acted-already"
    assert why_not(made, "upgrade C3 to TP") == "acted-already"


@pytest.mark.rule("TM-14.1")
def test_only_own_buildings_are_upgraded() -> None:
    made = table(rich("witches", {"E9": "D"}), rich("giants", {"F5": "D"}))
    assert why_not(made, "upgrade F5 to TP") == "hex-not-own"
    assert why_not(made, "upgrade C3 to TP") == "hex-not-own"


@pytest.mark.rule("TM-14.7", "TM-14.8")
@pytest.mark.parametrize(
    ("standing", "old", "new"),
    [
        ({"C3": "TP", "C4": "TP", "D1": "TP", "F2": "TP"}, "D", "TP"),
        ({"C3": "TE", "C4": "TE", "D1": "TE"}, "TP", "TE"),
        ({"C3": "SH"}, "TP", "SH"),
        ({"C3": "SA"}, "TE", "SA"),
    ],
)
def test_an_upgrade_needs_a_piece_in_the_supply(
    standing: dict[str, str], old: str, new: str
) -> None:
    full = witches({**standing, "E9": old})
    assert why_not(full, f"upgrade E9 to {new}") == "none-left"
    assert f"upgrade E9 to {new}" not in offered(full)
    fewer = dict(list(standing.items())[1:])
    made = witches({**fewer, "E9": old})
    do(made, f"upgrade E9 to {new}")
    assert supply(made, new) == 0


# -- pieces and income -----------------------------------------------------------------------------


@pytest.mark.rule("TM-14.2", "TM-14.3", "TM-14.4", "TM-14.5", "TM-14.9")
def test_a_trading_house_sends_the_dwelling_back() -> None:
    """EX-19"""
    own = {"C3": "D", "C4": "D", "E9": "D"}
    made = table(poor("witches", own, workers=2, coins=6), far_off())
    assert building_income(made, 0) == (0, 4, 0, 0)  # coins, workers, priests, power
    do(made, "upgrade E9 to TP")
    assert (has(made)["workers"], has(made)["coins"]) == (0, 0)
    assert buildings(made) == {"C3": "D", "C4": "D", "E9": "TP"}
    assert (supply(made, "D"), supply(made, "TP")) == (6, 3)
    assert building_income(made, 0) == (2, 3, 0, 1)


@pytest.mark.rule("TM-14.2", "TM-14.4", "TM-14.5")
def test_every_upgrade_uncovers_a_symbol_and_covers_another() -> None:
    made = witches({"C3": "D", "C4": "D", "E9": "D", "D1": "D"}, workers=30)
    incomes = []
    for line in (
        "upgrade C3 to TP",
        "upgrade C4 to TP",
        "upgrade E9 to TP",
        "upgrade D1 to TP",
        "upgrade C3 to TE. +FAV1",
        "upgrade C4 to TE. +FAV2",
        "upgrade E9 to SH",
        "upgrade C3 to SA. +FAV3",
    ):
        do(made, f"{line}. done")
        incomes.append(building_income(made, 0))
    assert incomes == [  # coins, workers, priests, power
        (2, 4, 0, 1),
        (4, 3, 0, 2),
        (6, 2, 0, 4),
        (8, 1, 0, 6),
        (6, 1, 1, 4),
        (4, 1, 2, 2),
        (2, 1, 2, 1 + 2),
        (2, 1, 1 + 1, 1 + 2),
    ]
    assert buildings(made) == {"C3": "SA", "C4": "TE", "D1": "TP", "E9": "SH"}
    assert [supply(made, code) for code in ("D", "TP", "TE", "SH", "SA")] == [8, 3, 2, 0, 0]


@pytest.mark.rule("TM-14.3", "TM-14.6")
def test_returned_pieces_can_be_built_again() -> None:
    eight = dict.fromkeys(("C3", "C4", "D1", "F2", "E9", "A3", "F4", "I6"), "D")
    own = rich("witches", eight)
    made = table(own, far_off(), terrain={"D4": "green"}, passed=["P2"])
    assert why_not(made, "build D4") == "none-left"
    do(made, "upgrade E9 to TP. done. build D4. done")
    assert len(buildings(made)) == 9
    assert supply(made, "D") == 0
    houses = witches({"C3": "TP", "C4": "TP", "D1": "TP", "F2": "TP", "E9": "D"})
    assert why_not(houses, "upgrade E9 to TP") == "none-left"
    do(houses, "upgrade C3 to SH. done. upgrade E9 to TP. done")
    assert supply(houses, "TP") == 0


# -- points ----------------------------------------------------------------------------------------


@pytest.mark.rule("TM-14.10", "TM-14.14")
def test_the_scoring_tile_with_a_trading_house() -> None:
    """EX-20"""
    own = poor("witches", {"E9": "D"}, workers=2, coins=3)
    made = table(own, rich("giants", {"F5": "D"}), tile="SCORE6")
    do(made, "upgrade E9 to TP")
    assert (has(made)["vp"], has(made)["workers"], has(made)["coins"]) == (23, 0, 0)


@pytest.mark.rule("TM-14.14", "TM-14.17", "TM-14.25")
@pytest.mark.parametrize(
    ("tile", "points"),
    [
        ("SCORE1", {}),
        ("SCORE2", {}),
        ("SCORE3", {}),
        ("SCORE4", {"SH": 5, "SA": 5}),
        ("SCORE5", {}),
        ("SCORE6", {"TP": 3}),
        ("SCORE7", {"SH": 5, "SA": 5}),
        ("SCORE8", {"TP": 3}),
    ],
)
@pytest.mark.parametrize(("old", "new"), [("D", "TP"), ("TP", "TE"), ("TP", "SH"), ("TE", "SA")])
def test_what_the_scoring_tiles_give_for_upgrades(
    tile: str, points: dict[str, int], old: str, new: str
) -> None:
    made = table(rich("witches", {"E9": old}), far_off(), tile=tile)
    do(made, f"upgrade E9 to {new}")
    assert has(made)["vp"] == 20 + points.get(new, 0)


# -- the stronghold --------------------------------------------------------------------------------


@pytest.mark.rule("TM-14.16")
@pytest.mark.parametrize(
    ("faction", "action"),
    [
        ("auren", "ACTA"),
        ("chaosmagicians", "ACTC"),
        ("giants", "ACTG"),
        ("nomads", "ACTN"),
        ("swarmlings", "ACTS"),
        ("witches", "ACTW"),
    ],
)
def test_the_stronghold_opens_the_action_of_the_faction(faction: str, action: str) -> None:
    rival = far_off("alchemists", buildings={"I2": "D"})
    made = table(rich(faction, {"E6": "TP", "C3": "D"}), rival, passed=["P2"])
    assert why_not(made, f"action {action}") == "action-needs-stronghold"
    do(made, "upgrade E6 to SH")
    if faction == "auren":
        do(made, "+FAV1")
    assert why_not(made, f"action {action}") == "acted-already"
    do(made, "done")
    assert legal(made, f"action {action}")


@pytest.mark.rule("TM-14.16")
@pytest.mark.parametrize(
    ("faction", "before", "after"),
    [
        ("cultists", {"vp": 20}, {"vp": 27}),
        ("alchemists", {"bowls": [12, 0, 0]}, {"bowls": [0, 12, 0]}),
        ("mermaids", {"shipping": 1, "vp": 20}, {"shipping": 2, "vp": 22}),
    ],
)
def test_some_strongholds_give_something_at_once(
    faction: str, before: dict[str, Any], after: dict[str, Any]
) -> None:
    made = table(rich(faction, {"E6": "TP"}, **before), far_off(), tile="SCORE3")
    do(made, "upgrade E6 to SH")
    assert {key: has(made)[key] for key in after} == after
