"""Build (HL-10.4)."""

from typing import Any

import pytest

from tests.haunted_lands.cases import FULL, changed, slots
from tests.haunted_lands.tables import (
    act,
    active,
    goods,
    hex_of,
    moves,
    refused,
    seat_of,
    see,
    table,
    tokens,
    valour,
)

BUILDINGS = ("windmill", "sawmill", "mine", "noria")

# Building, terrain, what it costs (Food, Water, Wood, Minerals), Valour
BUILDS = [
    ("windmill", "A5", [0, 1, 1, 0], 1),
    ("sawmill", "A4", [0, 1, 0, 1], 2),
    ("mine", "A3", [1, 1, 0, 0], 3),
    ("noria", "A5", [0, 0, 0, 1], 1),
    ("noria", "A4", [0, 0, 0, 1], 1),
    ("noria", "A3", [0, 0, 0, 1], 1),
]
GOODS = ("food", "water", "wood", "mineral")


def builder(seer: str, **more: Any) -> dict[str, dict[str, Any]]:
    return {"P1": {"seer": seer, **FULL, **more}}


@pytest.mark.rule("HL-10.4", "HL-12.1")
@pytest.mark.parametrize(("building", "hex", "cost", "gain"), BUILDS)
def test_build_pays_places_the_building_and_gains_valour_at_once(
    building: str, hex: str, cost: list[int], gain: int
) -> None:
    lands = table(seats={**builder(hex), "P2": {"seer": "K1"}})
    before = lands.to_data()
    act(lands, 0, f"build {building}")
    assert active(lands, 0) == [4, 1, 1, 0]
    assert tokens(lands, 0) == [4, 1, 1, 1]
    assert goods(lands, 0) == [3 - number for number in cost]
    assert hex_of(lands, hex)["building"] == building
    assert hex_of(lands, hex)["owner"] == 0
    assert valour(lands) == [gain, 0, 0]
    assert see(lands)["reserve"][building] == 11
    assert changed(before, lands) == ["active", "building", "goods", "owner", "valour"]


@pytest.mark.rule("HL-10.4", "HL-3.4")
@pytest.mark.parametrize(("building", "hex", "cost", "gain"), BUILDS)
def test_build_needs_every_good_and_an_active_token(
    building: str, hex: str, cost: list[int], gain: int
) -> None:
    exact = dict(zip(GOODS, cost, strict=True))
    for good, number in exact.items():
        if number:
            lands = table(seats={"P1": {"seer": hex, **FULL, good: 0}})
            assert refused(lands, 0, f"build {building}") == "needs-goods"
    lands = table(seats=builder(hex, build=[0, 2]))
    assert refused(lands, 0, f"build {building}") == "needs-tokens"
    lands = table(seats={"P1": {"seer": hex, **exact}})
    act(lands, 0, f"build {building}")
    assert goods(lands, 0) == [0, 0, 0, 0]


@pytest.mark.rule("HL-10.4")
@pytest.mark.parametrize(
    ("hex", "allowed"),
    [
        ("F5", ["windmill"]),
        ("A5", ["windmill", "noria"]),
        ("F6", ["sawmill"]),
        ("A4", ["sawmill", "noria"]),
        ("F1", ["mine"]),
        ("A3", ["mine", "noria"]),
    ],
)
def test_only_buildings_of_the_seers_terrain_are_built(hex: str, allowed: list[str]) -> None:
    lands = table(seats=builder(hex))
    assert moves(lands, 0, "build") == [f"build {building}" for building in allowed]
    for building in BUILDINGS:
        if building not in allowed:
            assert refused(lands, 0, f"build {building}") == "build-terrain"


@pytest.mark.rule("HL-10.4")
@pytest.mark.parametrize("hex", ["K0", "K1", "K3"])
def test_nothing_is_built_in_kalena(hex: str) -> None:
    lands = table(seats=builder(hex))
    assert {refused(lands, 0, f"build {building}") for building in BUILDINGS} == {"build-city"}


@pytest.mark.rule("HL-10.4")
@pytest.mark.parametrize(
    ("there", "reason"),
    [
        ({"spectre": True}, "build-spectre"),
        ({"windmill": "P1"}, "build-building"),
        ({"windmill": "P2"}, "build-building"),
        ({"noria": "P2"}, "build-building"),
    ],
)
def test_a_spectre_or_a_building_prevents_it(there: dict[str, object], reason: str) -> None:
    lands = table(hexes={"A5": there}, seats=builder("A5"))
    for building in ("windmill", "noria"):
        assert refused(lands, 0, f"build {building}") == reason
    assert moves(lands, 0, "build") == []


@pytest.mark.rule("HL-10.4")
def test_what_stands_beside_and_other_seers_do_not_prevent_it() -> None:
    hexes = {"A4": {"spectre": True}, "B1": {"windmill": "P2"}}
    seats = {**builder("A5"), "P2": {"seer": "A5"}, "P3": {"seer": "A5"}}
    lands = table(hexes=hexes, seats=seats)
    act(lands, 0, "build windmill")
    assert hex_of(lands, "A5")["owner"] == 0


@pytest.mark.rule("HL-10.4", "HL-10.3")
def test_an_exploited_token_there_is_discarded() -> None:
    hexes = {"A5": {"exploited": True}, "A0": {"exploited": True}, "A4": {"exploited": True}}
    lands = table(hexes=hexes, seats={**builder("A5"), "P2": {"seer": "A5"}})
    act(lands, 0, "build windmill")
    assert "exploited" not in hex_of(lands, "A5")
    assert hex_of(lands, "A0")["exploited"]
    assert hex_of(lands, "A4")["exploited"]
    assert refused(lands, 0, "harvest A5 food") == "harvest-building"


@pytest.mark.rule("HL-10.4")
def test_two_tokens_build_two_buildings_in_one_turn() -> None:
    lands = table(seats=builder("A5", build=[2, 2]))
    act(lands, 0, "build windmill", "travel A4", "build sawmill")
    assert valour(lands) == [3, 0, 0]
    assert active(lands, 0) == [2, 1, 1, 0]
    act(lands, 0, "travel B2")
    assert refused(lands, 0, "build sawmill") == "needs-tokens"


NORIAS = ["A3", "A4", "A5", "A1", "B2", "B3", "B4", "B1", "B5", "B6", "C0", "C2"]


@pytest.mark.rule("HL-E14", "HL-10.4")
def test_a_kind_of_building_can_run_out() -> None:
    hexes = {name: {"noria": "P2"} for name in NORIAS}
    seats = {"P1": {"seer": "E5", **FULL}, "P2": {"seer": "K1"}}
    lands = table(hexes=hexes, seats=seats)
    assert refused(lands, 0, "build noria") == "build-none-left"
    act(lands, 0, "build windmill")
    del hexes["C2"]
    act(table(hexes=hexes, seats=seats), 0, "build noria")


@pytest.mark.rule("HL-E14", "HL-10.4")
def test_without_a_cube_nothing_is_built() -> None:
    """12 Norias and 4 learned skills take all 16 cubes."""
    hexes = {name: {"noria": "P1"} for name in NORIAS}
    all_four = slots(chatter="P1", wandering="P1", trade="P1", crafting="P1")
    lands = table(hexes=hexes, slots=all_four, seats=builder("E5"))
    assert refused(lands, 0, "build windmill") == "no-cubes"
    del all_four["trade"]
    lands = table(hexes=hexes, slots=all_four, seats=builder("E5"))
    act(lands, 0, "build windmill")
    assert seat_of(lands, 0)["valour"] == 1
