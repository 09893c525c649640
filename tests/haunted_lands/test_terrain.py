"""Haunted Lands: the map, what each terrain costs and gives, the four buildings (HL-3 to HL-5)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from loci.core import BadData
from loci.games.haunted_lands import GAME
from loci.games.haunted_lands.state.terms import TERRAINS
from loci.games.haunted_lands.words.sections import drawing
from tests.haunted_lands.tables import (
    KALENA,
    QUARTERS,
    REGIONS,
    TILES,
    act,
    active,
    components_text,
    goods,
    hex_of,
    hexes_of,
    moves,
    neighbours,
    refused,
    seat_of,
    see,
    shipped,
    spectres,
    started,
    table,
    valour,
)

PLENTY = {"food": 3, "water": 3, "wood": 3, "mineral": 3}

# Of each land terrain a hex without and one with a lake beside it.
DRY = {"plains": "F5", "forest": "F6", "mountain": "E4"}
WET = {"plains": "D0", "forest": "F4", "mountain": "A3"}
LAKE_OF = {"D0": "D1", "F4": "F3", "A3": "A0"}


def standing(seer: str, **more: Any) -> Any:
    """P1's turn, its Seer on `seer` with every Good."""
    return table(seats={"P1": {"seer": seer, **PLENTY, **more}})


# -- the map ---------------------------------------------------------------------------------------


@pytest.mark.rule("HL-3.8")
def test_the_map_is_seven_tiles_of_seven_terrains() -> None:
    shown = see(started())
    assert len(shown["tiles"]) == 6
    assert set(shown["hexes"]) == {f"{tile}{digit}" for tile in "KABCDEF" for digit in range(7)}
    assert {hex["terrain"] for hex in shown["hexes"].values()} == set(TERRAINS)


@pytest.mark.rule("HL-3.7")
def test_adjacent_terrains_are_those_drawn_side_by_side() -> None:
    """In the drawing rows are two lines apart and hexes of one row eight letters; a hex touches
    the two beside it and, half a step aside, two above and two below."""
    at: dict[tuple[int, int], str] = {}
    for line, text in enumerate(drawing(see(table())).split("\n")):
        if line % 2 == 0:
            for found in re.finditer(r"([KA-F][0-6]) ", text):
                at[line // 2, found.start() // 4] = found.group(1)
    assert len(at) == 49
    sides = ((0, 2), (0, -2), (1, 1), (1, -1), (-1, 1), (-1, -1))
    for (row, column), name in at.items():
        drawn = {at.get((row + down, column + right)) for down, right in sides} - {None}
        assert set(neighbours(name)) == drawn


@pytest.mark.rule("HL-3.7", "HL-E41")
def test_the_same_terrain_is_not_adjacent_to_itself() -> None:
    for name in [*KALENA, *REGIONS]:
        assert name not in neighbours(name)
        assert all(name in neighbours(near) for near in neighbours(name))
    here = standing("F5")
    assert refused(here, 0, "travel F5") == "travel-far"
    assert refused(here, 0, "travel F1") == "travel-far"  # two steps away
    assert "travel K1" in moves(here, 0)  # adjacent on another tile


@pytest.mark.rule("HL-3.7")
def test_pieces_are_adjacent_where_their_terrains_are() -> None:
    """Spectre card 1 asks for an adjacent Spectre: across tiles it is, two steps away it is not."""
    for spectre, food in (("K1", 0), ("F1", 1), ("F4", 0), ("E6", 1)):
        here = table(hexes={"F5": {"windmill": "P1"}, **spectres(spectre)})
        GAME.step(here, "yield")
        assert goods(here, 0)[0] == food, spectre


@pytest.mark.rule("HL-4.1", "HL-E44")
def test_city_terrains_are_found_on_kalena_only() -> None:
    for tiles in (TILES, ["R07", "R08", "R09", "R10", "R11", "R01"]):
        here = table(tiles=tiles)
        assert sorted(hexes_of(here, "high-city") + hexes_of(here, "quarter")) == KALENA
    text = components_text(('R07 = ["mountain",', 'R07 = ["high-city",'))
    with pytest.raises(BadData) as caught:
        started(2, {"components": text})
    assert caught.value.reason.args["path"] == "regions.R07"


# -- entering --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("to", "cost"),
    [
        pytest.param("K0", 1, marks=pytest.mark.rule("HL-4.T1")),
        pytest.param("K2", 1, marks=pytest.mark.rule("HL-4.T2")),
        pytest.param("F5", 1, marks=pytest.mark.rule("HL-4.T3")),
        pytest.param("A4", 2, marks=pytest.mark.rule("HL-4.T4")),
        pytest.param("A3", 3, marks=pytest.mark.rule("HL-4.T5")),
    ],
)
def test_what_it_costs_to_enter(to: str, cost: int) -> None:
    here = table(seats={"P1": {"seer": "K1", "travel": [cost, 4]}})
    act(here, 0, f"travel {to}")
    assert seat_of(here, 0)["seer"] == to
    assert active(here, 0)[0] == 0
    short = table(seats={"P1": {"seer": "K1", "travel": [cost - 1, 4]}})
    assert refused(short, 0, f"travel {to}") == "needs-tokens"


@pytest.mark.rule("HL-4.T6", "HL-4.2", "HL-E45")
@pytest.mark.parametrize(
    "skills", [[1, 4, 7, 10], [2, 5, 8, 11], [3, 6, 9, 12]], ids=lambda cards: f"skills{cards}"
)
def test_no_card_lets_a_seer_into_a_lake(skills: list[int]) -> None:
    """Whatever has been learned, with every Spectre card, and all the tokens of a full track."""
    decks = ("chatter", "wandering", "trade", "crafting")
    learned = {deck: ["blocked", "P1", "free", "free"] for deck in decks}
    beside = [
        name for name in [*KALENA, *REGIONS] if "lake" not in hex_of(table(), name)["terrain"]
    ]
    tried = 0
    for seer in beside:
        here = table(
            skills=skills,
            slots=learned,
            spectre_cards=[1, 2, 3],
            seats={"P1": {"seer": seer, "travel": [6, 6]}},
        )
        for near in neighbours(seer):
            if hex_of(here, near)["terrain"] == "lake":
                assert refused(here, 0, f"travel {near}") == "travel-lake"
                tried += 1
    assert tried == 31


# -- harvesting ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("terrain", "good"),
    [
        pytest.param("plains", "food", marks=pytest.mark.rule("HL-4.T3")),
        pytest.param("forest", "wood", marks=pytest.mark.rule("HL-4.T4")),
        pytest.param("mountain", "mineral", marks=pytest.mark.rule("HL-4.T5")),
    ],
)
def test_what_the_land_gives(terrain: str, good: str) -> None:
    dry, wet = DRY[terrain], WET[terrain]
    assert hex_of(table(), dry)["terrain"] == hex_of(table(), wet)["terrain"] == terrain
    assert moves(standing(dry), 0, "harvest") == [f"harvest {dry} {good}"]
    for other in {"food", "water", "wood", "mineral"} - {good}:
        assert refused(standing(dry), 0, f"harvest {dry} {other}") == "harvest-other"
    assert set(moves(standing(wet), 0, "harvest")) == {
        f"harvest {wet} {good}",
        f"harvest {wet} water",
        f"harvest {LAKE_OF[wet]} water",
    }
    for taken in (good, "water"):
        here = table(seats={"P1": {"seer": wet}})
        act(here, 0, f"harvest {wet} {taken}")
        held = seat_of(here, 0)["goods"]
        assert held == {**dict.fromkeys(held, 0), taken: 1}
        assert "exploited" in hex_of(here, wet)
        assert active(here, 0)[2] == 0


@pytest.mark.rule("HL-4.T6")
def test_a_lake_gives_water_to_a_seer_beside_it() -> None:
    here = table(seats={"P1": {"seer": "K3"}})
    act(here, 0, "harvest D1 water")
    assert goods(here, 0) == [0, 1, 0, 0]
    assert "exploited" in hex_of(here, "D1")
    assert "exploited" not in hex_of(here, "K3")
    for other in ("food", "wood", "mineral"):
        assert refused(standing("K3"), 0, f"harvest D1 {other}") == "harvest-other"
    assert refused(standing("K2"), 0, "harvest D1 water") == "harvest-far"


@pytest.mark.rule("HL-4.T2")
def test_a_quarter_gives_water_beside_a_lake_and_else_nothing() -> None:
    wet = {"K3": "D1", "K4": "D1", "K5": "C1"}
    for quarter in QUARTERS:
        offered = set(moves(standing(quarter), 0, "harvest"))
        if quarter in wet:
            assert offered == {f"harvest {quarter} water", f"harvest {wet[quarter]} water"}
            here = table(seats={"P1": {"seer": quarter}})
            act(here, 0, f"harvest {quarter} water")
            assert goods(here, 0) == [0, 1, 0, 0]
            assert "exploited" in hex_of(here, quarter)
        else:
            assert offered == set()
            assert refused(standing(quarter), 0, f"harvest {quarter} water") == "harvest-other"


@pytest.mark.rule("HL-4.T1")
def test_nothing_is_harvested_on_the_high_city() -> None:
    for good in ("food", "water", "wood", "mineral"):
        assert refused(standing("K0"), 0, f"harvest K0 {good}") == "harvest-other"
    assert moves(standing("K0"), 0, "harvest") == []


@pytest.mark.rule("HL-4.T1")
def test_nothing_is_harvested_on_a_high_city_beside_a_lake() -> None:
    """A user's own Kalena may have it on the rim: "none, ever"."""
    text = components_text(
        (
            'layout = ["high-city", "quarter", "quarter", "quarter",',
            'layout = ["quarter", "quarter", "quarter", "high-city",',
        )
    )
    here = table(2, {"components": text}, seats={"P1": {"seer": "K3"}})
    assert hex_of(here, "K3")["terrain"] == "high-city"
    assert "D1" in neighbours("K3")
    assert moves(here, 0, "harvest") == []
    assert refused(here, 0, "harvest K3 water")
    assert refused(here, 0, "harvest D1 water")


# -- building --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("terrain", "building"),
    [
        pytest.param("plains", "windmill", marks=pytest.mark.rule("HL-4.T3")),
        pytest.param("forest", "sawmill", marks=pytest.mark.rule("HL-4.T4")),
        pytest.param("mountain", "mine", marks=pytest.mark.rule("HL-4.T5")),
    ],
)
def test_what_can_be_built_where(terrain: str, building: str) -> None:
    for hex in hexes_of(table(), terrain):
        wet = any(hex_of(table(), near)["terrain"] == "lake" for near in neighbours(hex))
        allowed = {building, "noria"} if wet else {building}
        assert set(moves(standing(hex), 0, "build")) == {f"build {name}" for name in allowed}
        for other in {"windmill", "sawmill", "mine", "noria"} - allowed:
            assert refused(standing(hex), 0, f"build {other}") == "build-terrain"


@pytest.mark.rule("HL-4.T1", "HL-4.T2")
def test_nothing_is_built_in_the_city() -> None:
    for hex in KALENA:
        here = standing(hex)
        assert moves(here, 0, "build") == []
        for building in ("windmill", "sawmill", "mine", "noria"):
            assert refused(here, 0, f"build {building}") == "build-city"


@pytest.mark.rule("HL-4.T6")
def test_nothing_is_built_on_a_lake() -> None:
    """A Seer never stands there, and no position with a building on one is possible."""
    for building in ("windmill", "sawmill", "mine", "noria"):
        with pytest.raises(AssertionError):
            table(hexes={"D1": {building: "P1"}})


@pytest.mark.rule("HL-4.T1", "HL-4.T2")
def test_sell_on_the_high_city_learn_and_train_on_a_quarter() -> None:
    city = standing("K0", pecunia=20)
    assert "sell food" in moves(city, 0)
    assert refused(city, 0, "learn chatter") == "study-where"
    assert refused(city, 0, "train travel") == "study-where"
    for quarter in QUARTERS:
        here = standing(quarter, pecunia=20)
        assert refused(here, 0, "sell food") == "sell-where"
        assert "learn chatter" in moves(here, 0)
        assert "train travel" in moves(here, 0)
    for hex in (*DRY.values(), *WET.values()):
        here = standing(hex, pecunia=20)
        assert refused(here, 0, "sell food") == "sell-where"
        assert refused(here, 0, "learn chatter") == "study-where"
        assert refused(here, 0, "train travel") == "study-where"


BUILDINGS = [
    pytest.param(
        "windmill",
        ["plains"],
        {"wood": 1, "water": 1},
        1,
        "food",
        marks=pytest.mark.rule("HL-5.B1"),
    ),
    pytest.param(
        "sawmill",
        ["forest"],
        {"water": 1, "mineral": 1},
        2,
        "wood",
        marks=pytest.mark.rule("HL-5.B2"),
    ),
    pytest.param(
        "mine",
        ["mountain"],
        {"water": 1, "food": 1},
        3,
        "mineral",
        marks=pytest.mark.rule("HL-5.B3"),
    ),
    pytest.param(
        "noria",
        ["plains", "forest", "mountain"],
        {"mineral": 1},
        1,
        "water",
        marks=pytest.mark.rule("HL-5.B4"),
    ),
]


@pytest.mark.parametrize(("building", "terrains", "cost", "gained", "income"), BUILDINGS)
def test_what_a_building_costs_and_brings(
    building: str, terrains: list[str], cost: dict[str, int], gained: int, income: str
) -> None:
    for terrain in terrains:
        hex = WET[terrain]
        exact = {"seer": hex, "build": [1, 1], "valour": 5, **cost}
        here = table(seats={"P1": exact})
        act(here, 0, f"build {building}")
        assert goods(here, 0) == [0, 0, 0, 0]
        assert active(here, 0)[3] == 0
        assert valour(here)[0] == 5 + gained
        assert hex_of(here, hex)["building"] == building
        assert hex_of(here, hex)["owner"] == 0
        assert see(here)["reserve"][building] == 11
        for _ in range(2):
            GAME.step(here, "yield")
        held = seat_of(here, 0)["goods"]
        assert held == {**dict.fromkeys(held, 0), income: 2}
        for good in cost:
            short = table(seats={"P1": {**exact, good: 0}})
            assert refused(short, 0, f"build {building}") == "needs-goods"
        tired = table(seats={"P1": {**exact, "build": [0, 2]}})
        assert refused(tired, 0, f"build {building}") == "needs-tokens"


@pytest.mark.parametrize(("building", "terrains", "cost", "gained", "income"), BUILDINGS)
def test_a_building_needs_its_terrain(
    building: str, terrains: list[str], cost: dict[str, int], gained: int, income: str
) -> None:
    for terrain, hex in {**DRY, "lakeside": WET["plains"]}.items():
        fits = terrain in terrains or (terrain == "lakeside" and "plains" in terrains)
        if building == "noria":
            fits = terrain == "lakeside"
        assert (f"build {building}" in moves(standing(hex), 0)) == fits
        if not fits:
            assert refused(standing(hex), 0, f"build {building}") == "build-terrain"


@pytest.mark.rule("HL-5.1", "HL-3.5")
def test_one_building_per_terrain_with_its_owners_cube() -> None:
    for owner in ("P1", "P2"):
        here = table(
            hexes={"D0": {"windmill": owner}},
            seats={"P1": {"seer": "D0", "build": [2, 2], **PLENTY}},
        )
        assert refused(here, 0, "build noria") == "build-building"
        assert refused(here, 0, "build windmill") == "build-building"
        assert hex_of(here, "D0")["owner"] == int(owner[1]) - 1
    here = table(seats={"P1": {"seer": "D0", "build": [2, 2], **PLENTY}})
    act(here, 0, "build noria")
    assert hex_of(here, "D0") == {
        "terrain": "plains",
        "building": "noria",
        "owner": 0,
        "seers": [0],
    }
    assert refused(here, 0, "build windmill") == "build-building"


def test_the_wet_and_dry_hexes_are_what_the_tests_take_them_for() -> None:
    here = table()
    for terrain, hex in {**WET}.items():
        assert hex_of(here, hex)["terrain"] == terrain
        assert hex_of(here, LAKE_OF[hex])["terrain"] == "lake"
        assert LAKE_OF[hex] in neighbours(hex)
    for terrain, hex in DRY.items():
        assert hex_of(here, hex)["terrain"] == terrain
        assert all(hex_of(here, near)["terrain"] != "lake" for near in neighbours(hex))
    assert len(shipped().regions) == 11
