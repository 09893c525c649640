"""The factions of the desert: Fakirs and Nomads (TM-29.75 to TM-29.88)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.terra_mystica.positions import reader as position
from loci.games.terra_mystica.rules.scoring import largest_area
from tests.terra_mystica.starts import with_first_dwellings
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
    terrain,
    why_not,
)

# -- Fakirs ----------------------------------------------------------------------------------------

# From E8: E6 behind E7, G3 behind r22 and r23 (one hex between); G4 and E5 with two between.


def fakirs(**more: Any) -> dict[str, Any]:
    return {**poor("fakirs", {"E8": "D"}), **more}


@pytest.mark.rule("TM-29.75", "TM-29.76")
@pytest.mark.parametrize("hex", ["E6", "G3"])
@pytest.mark.parametrize("building", ["D", "SH"])
def test_a_carpet_skips_a_hex_for_a_priest_and_four_points(hex: str, building: str) -> None:
    """TM-29.79: with the stronghold as well."""
    seat = fakirs(buildings={"E8": building}, priests=1, workers=1, coins=2)
    made = table(seat, far_off(), terrain={hex: "yellow"})
    do(made, f"build {hex}")
    assert buildings(made)[hex] == "D"
    assert (has(made)["priests"], has(made)["workers"], has(made)["vp"]) == (0, 0, 24)
    short = table({**seat, "priests": 0, "workers": 9}, far_off(), terrain={hex: "yellow"})
    assert why_not(short, f"build {hex}") == "needs-priests"


@pytest.mark.rule("TM-29.78", "TM-29.79")
@pytest.mark.parametrize("hex", ["G4", "E5"])
def test_with_the_stronghold_a_carpet_skips_two_hexes(hex: str) -> None:
    seat = fakirs(priests=1, workers=1, coins=2)
    made = table(seat, far_off(), terrain={hex: "yellow"})
    assert why_not(made, f"build {hex}") == "hex-far"
    made = table({**seat, "buildings": {"E8": "SH"}}, far_off(), terrain={hex: "yellow"})
    do(made, f"build {hex}")
    assert (has(made)["priests"], has(made)["vp"]) == (0, 24)


@pytest.mark.rule("TM-29.79")
@pytest.mark.parametrize(("hex", "price"), [("E6", 1), ("G3", 1), ("G4", 1), ("D5", 0)])
def test_the_price_is_the_same_whatever_is_skipped(hex: str, price: int) -> None:
    seat = fakirs(buildings={"E8": "SH"}, priests=3, workers=1, coins=2)
    made = table(seat, far_off(), terrain={hex: "yellow"})
    do(made, f"build {hex}")
    assert (has(made)["priests"], has(made)["vp"]) == (3 - price, 20 + 4 * price)


@pytest.mark.rule("TM-29.78")
def test_not_even_the_stronghold_skips_three_hexes() -> None:
    made = table(
        fakirs(buildings={"E8": "SH"}, priests=7, workers=9, coins=9),
        far_off(),
        terrain={"E4": "yellow"},
    )
    assert why_not(made, "build E4") == "hex-far"


@pytest.mark.rule("TM-29.77", "TM-29.78")
@pytest.mark.parametrize("priests", [0, 3])
@pytest.mark.parametrize(
    ("homes", "area"),
    [
        ({"E8": "D", "E6": "D"}, 2),
        ({"E8": "D", "G3": "D"}, 2),
        ({"E8": "D", "G4": "D"}, 1),
        ({"E8": "SH", "G4": "D"}, 2),
        ({"E8": "SH", "E4": "D"}, 1),
        ({"E8": "SH", "E5": "D", "D2": "D"}, 3),
    ],
)
def test_carpets_join_areas_whatever_priests_are_left(
    homes: dict[str, str], area: int, priests: int
) -> None:
    made = table(fakirs(buildings=homes, priests=priests), far_off(), round=6)
    assert largest_area(made, 0) == area


@pytest.mark.rule("TM-29.80")
def test_fakirs_have_no_shipping() -> None:
    made = table(rich("fakirs", {"E8": "D"}), far_off())
    assert why_not(made, "advance ship") == "track-none-ship"
    assert "advance ship" not in offered(made)


@pytest.mark.rule("TM-29.81")
def test_an_adjacent_hex_takes_no_carpet() -> None:
    seat = fakirs(priests=1, workers=1, coins=2)
    made = table(seat, far_off(), terrain={"E7": "yellow"})
    do(made, "build E7")
    assert (has(made)["priests"], has(made)["vp"]) == (1, 20)
    bridged = table(seat, far_off(), terrain={"D6": "yellow"}, bridges={"D6:E8": "P1"})
    do(bridged, "build D6")
    assert (has(bridged)["priests"], has(bridged)["vp"]) == (1, 20)


@pytest.mark.rule("TM-29.81")
def test_transforming_and_building_is_one_flight_and_building_later_another() -> None:
    """E6 is plains: one spade."""
    together = table(fakirs(priests=2, workers=4, coins=2), far_off())
    do(together, "dig 1. transform E6 to yellow. build E6")
    assert (has(together)["priests"], has(together)["vp"]) == (1, 24)
    apart = table(fakirs(priests=2, workers=4, coins=2), far_off())
    do(apart, "dig 1. transform E6 to yellow. done. pass BON9. done")
    do(apart, "build E6")
    assert (has(apart)["priests"], has(apart)["vp"]) == (0, 28)


@pytest.mark.rule("TM-29.81")
def test_one_flight_in_an_action() -> None:
    """E6 (plains), F4 and E7 (made plains) take one spade each; only E7 is adjacent."""
    made = table(
        fakirs(priests=5, bowls=[0, 0, 12]),
        far_off(),
        terrain={"F4": "brown", "E7": "brown"},
    )
    do(made, "action ACT6. transform E6 to yellow")
    assert why_not(made, "transform F4 to yellow") == "skip-once"
    assert "transform F4 to yellow" not in offered(made)
    do(made, "transform E7 to yellow")
    assert (has(made)["priests"], has(made)["vp"]) == (4, 24)


@pytest.mark.rule("TM-29.81")
def test_a_carpet_flies_over_foreign_buildings() -> None:
    dwarves = rich("dwarves", {"E7": "SH"}, bowls=[0, 0, 12])
    made = table(fakirs(priests=1, workers=1, coins=2), dwarves, terrain={"E6": "yellow"})
    do(made, "build E6")
    assert buildings(made) == {"E8": "D", "E6": "D"}


@pytest.mark.rule("TM-29.75")
def test_no_carpet_for_cult_spades() -> None:
    seat = fakirs(priests=5, cults=[0, 0, 4, 0])
    made = table(seat, far_off(cults=[0, 0, 0, 0]), tile="SCORE2", terrain={"E7": "brown"})
    position.step(made, "end-round")
    assert why_not(made, "transform E6 to yellow") == "hex-far"
    do(made, "transform E7 to yellow")
    assert (made.round, has(made)["vp"]) == (2, 20)


@pytest.mark.rule("TM-29.82")
def test_the_priest_of_a_flight_can_be_gained_again() -> None:
    seat = fakirs(priests=7, workers=1, coins=2, bowls=[0, 0, 12])
    made = table(seat, far_off(), terrain={"E6": "yellow"})
    do(made, "build E6. done. pass BON9. done")
    assert has(made)["priests"] == 6
    do(made, "action ACT2")
    assert has(made)["priests"] == 7


# -- Nomads ----------------------------------------------------------------------------------------


def nomads(**more: Any) -> dict[str, Any]:
    return {**poor("nomads", {"E8": "SH"}), **more}


@pytest.mark.rule("TM-29.83")
@pytest.mark.parametrize(
    ("factions", "placing"),
    [
        (["nomads", "witches"], [0, 1, 1, 0, 0]),
        (["witches", "nomads"], [0, 1, 1, 0, 1]),
        (["witches", "nomads", "darklings"], [0, 1, 2, 2, 1, 0, 1]),
        (["chaosmagicians", "nomads", "darklings"], [1, 2, 2, 1, 1, 0]),
    ],
)
def test_the_third_dwelling_of_the_nomads_comes_after_all_but_the_chaos_magicians(
    factions: list[str], placing: list[int]
) -> None:
    made, order = with_first_dwellings(factions)
    assert order == placing
    assert list(buildings(made, factions.index("nomads")).values()) == ["D", "D", "D"]


@pytest.mark.rule("TM-29.84")
@pytest.mark.parametrize("colour", ["brown", "black", "blue", "green", "gray", "red"])
def test_a_sandstorm_turns_any_adjacent_hex_into_desert(colour: str) -> None:
    made = table(nomads(), far_off(), terrain={"E7": colour})
    do(made, "action ACTN")
    assert [move for move in offered(made) if move.startswith("transform")] == [
        "transform D5 to yellow",
        "transform E7 to yellow",
    ]
    do(made, "transform E7 to yellow. done")
    assert (terrain(made, "E7"), has(made)["workers"]) == ("yellow", 0)


@pytest.mark.rule("TM-29.84")
def test_a_sandstorm_makes_nothing_but_desert_once_a_round() -> None:
    made = table(nomads(), far_off())
    do(made, "action ACTN")
    assert why_not(made, "transform E7 to red") == "storm-terrain"
    do(made, "transform E7 to yellow")
    assert why_not(made, "transform D5 to yellow") == "no-spades"
    do(made, "done. pass BON9. done")
    assert why_not(made, "action ACTN") == "action-used"
    position.step(made, "end-round")
    assert legal(made, "action ACTN. transform D5 to yellow", 0)


@pytest.mark.rule("TM-29.85")
@pytest.mark.parametrize("hex", ["D6", "G3", "C4"])
def test_a_sandstorm_crosses_neither_river_nor_bridge(hex: str) -> None:
    bridges = {"D6:E8": "P1", "E8:G3": "P1"}
    made = table(nomads(shipping=3, workers=20), far_off(), bridges=bridges)
    assert why_not(made, f"action ACTN. transform {hex} to yellow") == "storm-beside"


@pytest.mark.rule("TM-29.84", "TM-29.88")
def test_a_sandstorm_needs_a_free_hex_that_is_no_desert_yet() -> None:
    dwarves = rich("dwarves", {"E7": "D"})
    made = table(nomads(), dwarves, terrain={"D5": "yellow"})
    do(made, "action ACTN")
    assert why_not(made, "transform E7 to yellow") == "hex-occupied"
    assert why_not(made, "transform D5 to yellow") == "terrain-already"
    assert [move for move in offered(made) if move.startswith("transform")] == []


@pytest.mark.rule("TM-29.86")
def test_nomads_build_in_the_desert_they_made_at_the_normal_price() -> None:
    seat = nomads(workers=1, coins=2)
    line = "action ACTN. transform E7 to yellow. build E7"
    made = table(seat, far_off())
    do(made, f"{line}. done")
    assert buildings(made) == {"E8": "SH", "E7": "D"}
    assert (has(made)["workers"], has(made)["coins"]) == (0, 0)
    assert why_not(table({**seat, "workers": 0}, far_off()), line) == "needs-workers"
    assert why_not(table({**seat, "coins": 1}, far_off()), line) == "needs-coins"


@pytest.mark.rule("TM-29.86")
def test_the_dwelling_after_a_sandstorm_stands_there_and_nowhere_else() -> None:
    made = table(nomads(workers=9, coins=9), far_off(), terrain={"D5": "yellow"})
    do(made, "action ACTN. transform E7 to yellow")
    assert why_not(made, "build D5") == "build-where-dug"
    assert [move for move in offered(made) if move.startswith("build")] == ["build E7"]


@pytest.mark.rule("TM-29.86")
def test_the_dwelling_after_a_sandstorm_offers_power() -> None:
    halflings = rich("halflings", {"E6": "TP"}, bowls=[5, 7, 0])
    made = table(nomads(workers=1, coins=2), halflings)
    do(made, "action ACTN. transform E7 to yellow. build E7. done")
    assert offers(made) == {1: 2}


@pytest.mark.rule("TM-29.87")
@pytest.mark.parametrize(("tile", "vp"), [("SCORE1", 0), ("SCORE3", 2)])
@pytest.mark.parametrize("points", ["used", "obtained"])
def test_a_sandstorm_is_no_spade(tile: str, vp: int, points: str) -> None:
    """The dwelling scores as always."""
    made = table(nomads(workers=1, coins=2), far_off(), tile=tile, options={"spade-points": points})
    do(made, "action ACTN. transform E7 to yellow")
    assert has(made)["vp"] == 20
    do(made, "build E7")
    assert has(made)["vp"] == 20 + vp


@pytest.mark.rule("TM-29.87")
def test_no_spades_are_bought_for_a_sandstorm() -> None:
    made = table(nomads(workers=20), far_off())
    do(made, "action ACTN")
    assert why_not(made, "dig 1") == "acted-already"
    assert [move for move in offered(made) if move.startswith("dig")] == []
