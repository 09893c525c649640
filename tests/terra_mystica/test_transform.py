"""Action 1: changing terrain with spades that are paid for (TM-10.14 to 20, 36 to 41)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.terra_mystica.state.table import TerraTable
from tests.terra_mystica.tables import (
    buildings,
    cultists,
    do,
    far_off,
    has,
    legal,
    offered,
    offers,
    poor,
    rich,
    rival_of,
    table,
    terrain,
    why_not,
)

COLOURS = ("yellow", "brown", "black", "blue", "green", "gray", "red")
# Spades from each terrain to the home terrain of a faction
PRICES = {
    "nomads": {"brown": 1, "red": 1, "black": 2, "gray": 2, "blue": 3, "green": 3},
    "halflings": {"yellow": 1, "black": 1, "red": 2, "blue": 2, "gray": 3, "green": 3},
    "alchemists": {"brown": 1, "blue": 1, "yellow": 2, "green": 2, "red": 3, "gray": 3},
    "mermaids": {"black": 1, "green": 1, "brown": 2, "gray": 2, "yellow": 3, "red": 3},
    "witches": {"blue": 1, "gray": 1, "black": 2, "red": 2, "brown": 3, "yellow": 3},
    "engineers": {"green": 1, "red": 1, "blue": 2, "yellow": 2, "black": 3, "brown": 3},
    "chaosmagicians": {"gray": 1, "yellow": 1, "green": 2, "brown": 2, "blue": 3, "black": 3},
}
HOMES = dict(zip(PRICES, COLOURS, strict=True))
STEPS = [(faction, colour) for faction, prices in PRICES.items() for colour in prices]


def digger(faction: str, colour: str) -> TerraTable:
    """A faction on E6, with terrain of a colour on E5."""
    return table(rich(faction, {"E6": "D"}), rival_of(faction), terrain={"E5": colour})


# -- which hexes -----------------------------------------------------------------------------------


@pytest.mark.rule("TM-10.14")
def test_a_hex_with_a_building_never_changes() -> None:
    made = table(rich("cultists", {"E6": "D"}), rich("alchemists", {"E5": "D"}))
    do(made, "dig 1")
    assert why_not(made, "transform E5 to brown") == "hex-occupied"
    assert why_not(made, "transform E6 to black") == "hex-occupied"
    assert not any(move.startswith("transform E5") for move in offered(made))
    assert legal(made, "transform F3 to brown")


@pytest.mark.rule("TM-10.15")
def test_river_is_neither_transformed_nor_built_on() -> None:
    made = cultists({"shipping": 3})
    assert why_not(made, "build r15") == "no-such-move"
    do(made, "dig 1")
    assert why_not(made, "transform r15 to brown") == "no-such-move"
    assert not any(move.startswith("transform r") for move in offered(made))


@pytest.mark.rule("TM-10.41")
def test_the_hex_must_be_adjacent_even_if_nothing_is_built() -> None:
    made = cultists()
    do(made, "dig 2")
    assert why_not(made, "transform D5 to brown") == "hex-far"  # two hexes away
    assert why_not(made, "transform C2 to brown") == "hex-far"  # over the river
    by_ship = cultists({"shipping": 1})
    do(by_ship, "dig 3")
    assert legal(by_ship, "transform C2 to brown")
    by_bridge = table(rich("cultists", {"E5": "D"}), far_off("giants"), bridges={"C2:E5": "P1"})
    assert legal(by_bridge, "dig 3. transform C2 to brown")


@pytest.mark.rule("TM-10.41")
def test_without_a_hex_in_reach_no_spade_is_bought() -> None:
    occupied = {"A12": "D", "B6": "D"}
    made = table(rich("darklings", {"A13": "D"}), rich("giants", occupied))
    assert why_not(made, "dig 1") == "dig-nowhere"


# -- the price in spades ---------------------------------------------------------------------------


@pytest.mark.rule("TM-10.17")
@pytest.mark.parametrize(("faction", "colour"), STEPS)
def test_the_price_is_the_shorter_way_round_the_circle(faction: str, colour: str) -> None:
    need = PRICES[faction][colour]
    line = f"transform E5 to {HOMES[faction]}"
    for spades in (1, 2, 3):
        made = digger(faction, colour)
        do(made, f"dig {spades}")
        if spades == need:
            do(made, line)
            assert terrain(made, "E5") == HOMES[faction]
            assert has(made)["workers"] == 20 - 3 * need
        elif spades < need:
            assert why_not(made, line) == "needs-spades"
        else:
            assert why_not(made, line) == "first-bought-spades"
    assert why_not(digger(faction, colour), "dig 4") == "dig-too-many"


@pytest.mark.rule("TM-10.18")
@pytest.mark.parametrize("colour", [colour for colour in COLOURS if colour != "red"])
def test_giants_need_two_spades_for_every_terrain(colour: str) -> None:
    made = digger("giants", colour)
    assert why_not(made, "dig 1") == "dig-giants"
    assert why_not(made, "dig 3") == "dig-giants"
    do(made, "dig 2. transform E5 to red")
    assert terrain(made, "E5") == "red"
    assert has(made)["workers"] == 20 - 6


@pytest.mark.rule("TM-10.17", "TM-10.34")
def test_the_scoring_tile_with_a_spade() -> None:
    """EX-14"""
    made = table(poor("witches", {"C3": "D"}, workers=6), far_off(), tile="SCORE1")
    do(made, "dig 2. transform D4 to green")
    assert (has(made)["vp"], has(made)["workers"]) == (24, 0)
    assert terrain(made, "D4") == "green"


# -- the price in workers --------------------------------------------------------------------------


@pytest.mark.rule("TM-10.19", "TM-10.20")
def test_three_workers_buy_one_spade_at_the_start() -> None:
    """EX-12"""
    made = table(poor("witches", {"C3": "D"}, workers=3), far_off())
    assert has(made)["digging"] == 0
    do(made, "dig 1")
    assert has(made)["workers"] == 0
    assert made.turn.spades == 1
    short = table(poor("witches", {"C3": "D"}, workers=2), far_off())
    assert why_not(short, "dig 1") == "needs-workers"


@pytest.mark.rule("TM-10.19", "TM-13.2")
@pytest.mark.parametrize(("step", "rate"), [(0, 3), (1, 2), (2, 1)])
@pytest.mark.parametrize("spades", [1, 2, 3])
def test_a_spade_costs_the_workers_of_the_spade_track(step: int, rate: int, spades: int) -> None:
    def seat(workers: int) -> dict[str, Any]:
        return poor("witches", {"C3": "D"}, workers=workers, digging=step)

    made = table(seat(rate * spades), far_off())
    do(made, f"dig {spades}")
    assert (has(made)["workers"], made.turn.spades) == (0, spades)
    short = table(seat(rate * spades - 1), far_off())
    assert why_not(short, f"dig {spades}") == "needs-workers"


# -- stopping on the way ---------------------------------------------------------------------------


@pytest.mark.rule("TM-10.37", "TM-10.38")
@pytest.mark.parametrize(
    ("colour", "spades", "results"),
    [
        # from swamp, next to the plains: onwards, never back across them
        ("black", 1, {"brown", "blue"}),
        ("black", 2, {"green"}),
        ("black", 3, {"gray"}),
        ("red", 1, {"yellow", "gray"}),
        ("red", 2, {"brown", "green"}),
        ("red", 3, {"blue"}),
        ("green", 1, {"blue", "gray"}),
        ("green", 2, {"black", "red"}),
        ("green", 3, {"brown", "yellow"}),
    ],
)
def test_any_terrain_on_either_way_home_may_be_the_result(
    colour: str, spades: int, results: set[str]
) -> None:
    made = digger("cultists", colour)
    do(made, f"dig {spades}")
    found = {move.split()[-1] for move in offered(made) if move.startswith("transform E5 ")}
    assert found == results
    assert {to for to in COLOURS if legal(made, f"transform E5 to {to}")} == results


@pytest.mark.rule("TM-10.38")
def test_no_way_leads_through_the_home_terrain() -> None:
    made = digger("cultists", "black")
    do(made, "dig 2")
    assert why_not(made, "transform E5 to yellow") == "terrain-through-home"
    assert why_not(made, "transform E5 to black") == "terrain-already"


@pytest.mark.rule("TM-10.39")
def test_home_terrain_is_not_transformed_by_its_own_faction() -> None:
    made = cultists(terrain={"E5": "brown"})
    do(made, "dig 1")
    for colour in ("yellow", "black"):
        assert why_not(made, f"transform E5 to {colour}") == "terrain-home"
    assert not any(move.startswith("transform E5") for move in offered(made))


# -- transformed land is anybody's -----------------------------------------------------------------


@pytest.mark.rule("TM-10.16", "TM-10.37", "TM-10.40")
def test_opponents_build_on_transformed_land() -> None:
    made = table(rich("cultists", {"E6": "D"}), rich("nomads", {"D5": "D"}))
    do(made, "dig 1. transform D4 to yellow. done")
    assert terrain(made, "D4") == "yellow"
    do(made, "build D4. done", seat=1)
    assert buildings(made, 1) == {"D4": "D", "D5": "D"}
    assert offers(made) == {0: 1}


@pytest.mark.rule("TM-10.16", "TM-10.40")
def test_opponents_transform_transformed_land_again() -> None:
    made = table(rich("cultists", {"E6": "D"}), rich("nomads", {"F3": "D"}))
    do(made, "dig 1. transform E5 to brown. done")
    do(made, "dig 1. transform E5 to yellow. build E5. done", seat=1)
    assert terrain(made, "E5") == "yellow"
    assert buildings(made, 1) == {"E5": "D", "F3": "D"}


@pytest.mark.rule("TM-10.36")
def test_a_dwelling_on_a_hex_transformed_earlier_is_a_new_action() -> None:
    seat = poor("cultists", {"E6": "D"}, workers=4, coins=2)
    made = table(seat, far_off(), passed=["P2"])
    do(made, "dig 1. transform E5 to brown. done")
    assert (has(made)["workers"], has(made)["coins"]) == (1, 2)
    do(made, "build E5. done")
    assert (has(made)["workers"], has(made)["coins"]) == (0, 0)
    assert buildings(made) == {"E5": "D", "E6": "D"}


@pytest.mark.rule("TM-10.36")
@pytest.mark.parametrize(
    ("workers", "coins", "reason"), [(0, 2, "needs-workers"), (1, 1, "needs-coins")]
)
def test_the_later_dwelling_pays_its_normal_price(workers: int, coins: int, reason: str) -> None:
    seat = poor("cultists", {"E6": "D"}, workers=3 + workers, coins=coins)
    made = table(seat, far_off(), passed=["P2"])
    do(made, "dig 1. transform E5 to brown. done")
    assert why_not(made, "build E5") == reason
