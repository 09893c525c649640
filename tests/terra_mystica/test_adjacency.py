"""Direct and indirect adjacency, and what each is good for (TM-11)."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.terra_mystica.rules.scoring import largest_area
from loci.games.terra_mystica.state.table import TerraTable
from tests.terra_mystica.tables import (
    asked,
    buildings,
    do,
    far_off,
    has,
    legal,
    offers,
    poor,
    rich,
    table,
    terrain,
    why_not,
)


def auren(seat: dict[str, Any] | None = None, **keys: Any) -> TerraTable:
    """Auren on C4; the forest E9 lies behind two river hexes."""
    return table(rich("auren", {"C4": "D"}, **(seat or {})), far_off(), **keys)


# -- direct ----------------------------------------------------------------------------------------


@pytest.mark.rule("TM-11.2")
def test_a_bridge_makes_its_ends_directly_adjacent() -> None:
    own = rich("witches", {"E9": "D"}, bowls=[0, 0, 12])
    made = table(own, rich("giants", {"I12": "D"}), passed=["P2"])
    assert why_not(made, "dig 2. transform D6 to green") == "hex-far"
    do(made, "action ACT1. bridge D6:E9. done. dig 2. transform D6 to green. build D6. done")
    assert buildings(made) == {"D6": "D", "E9": "D"}


@pytest.mark.rule("TM-11.2")
def test_buildings_joined_by_a_bridge_are_neighbours() -> None:
    seats = (rich("witches", {"E9": "D"}), rich("giants", {"D6": "TP"}, bowls=[12, 0, 0]))
    joined = table(*seats, bridges={"D6:E9": "P1"})
    do(joined, "upgrade E9 to TP. done")
    assert offers(joined) == {1: 2}
    apart = table(*seats)
    do(apart, "upgrade E9 to TP. done")
    assert offers(apart) == {}


# -- indirect --------------------------------------------------------------------------------------


@pytest.mark.rule("TM-11.3", "TM-11.4")
@pytest.mark.parametrize(("shipping", "adjacent"), [(0, False), (1, False), (2, True), (3, True)])
def test_two_buildings_that_need_shipping_two(shipping: int, adjacent: bool) -> None:
    """EX-16"""
    made = auren({"shipping": shipping})
    assert why_not(made, "build E9") == ("" if adjacent else "hex-far")
    both = table(rich("auren", {"C4": "D", "E9": "D"}, shipping=shipping), far_off())
    assert largest_area(both, 0) == (2 if adjacent else 1)
    # not directly: E9 is no neighbour of a foreign building on C4, whatever the shipping
    foreign = table(
        rich("auren", {"C4": "D"}, shipping=shipping), rich("swarmlings", {"E9": "D"}, shipping=3)
    )
    do(foreign, "upgrade C4 to TP. done")
    assert has(foreign)["coins"] == 50 - 6
    assert offers(foreign) == {}


@pytest.mark.rule("TM-11.4")
def test_a_chain_of_rivers_is_not_continued_over_land() -> None:
    """E4 and E5 lie between the rivers r14 and r21; ships go round them or not at all."""
    blue = {"C2": "blue", "E4": "blue", "E5": "blue"}
    made = table(rich("mermaids", {"F3": "D"}, shipping=5), far_off(), terrain=blue)
    assert legal(made, "build E4")  # over r21
    assert legal(made, "build E5")
    assert why_not(made, "build C2") == "hex-far"
    north = table(rich("mermaids", {"E4": "D"}, shipping=1), far_off(), terrain=blue)
    assert legal(north, "build C2")  # over r14


@pytest.mark.rule("TM-11.5", "TM-11.6")
@pytest.mark.parametrize(
    ("faction", "colour", "price", "stronghold"),
    [
        ("dwarves", "gray", {"workers": 2}, "D"),
        ("dwarves", "gray", {"workers": 1}, "SH"),
        ("fakirs", "yellow", {"priests": 1}, "D"),
        ("fakirs", "yellow", {"priests": 1}, "SH"),
    ],
)
def test_tunnels_and_carpets_reach_hexes_for_building(
    faction: str, colour: str, price: dict[str, int], stronghold: str
) -> None:
    def seat(**more: int) -> TerraTable:
        hand = {"workers": 1 + price.get("workers", 0), "coins": 2, **more}
        own = poor(faction, {"E7": stronghold}, **{"priests": price.get("priests", 0), **hand})
        return table(own, far_off("auren", buildings={"I11": "D"}), terrain={"C3": colour})

    made = seat()
    do(made, "build C3")
    assert buildings(made) == {"E7": stronghold, "C3": "D"}
    assert (has(made)["workers"], has(made)["priests"], has(made)["coins"]) == (0, 0, 0)
    assert has(made)["vp"] == 24
    kind = next(iter(price))
    short = seat(workers=price["workers"]) if kind == "workers" else seat(priests=0)
    assert why_not(short, "build C3") == f"needs-{kind}"
    assert largest_area(made, 0) == 2


@pytest.mark.rule("TM-11.5")
@pytest.mark.parametrize(
    ("faction", "colour", "stronghold", "reason"),
    [
        ("dwarves", "gray", "D", "hex-far"),
        ("dwarves", "gray", "SH", "hex-far"),
        ("fakirs", "yellow", "D", "hex-far"),
        ("fakirs", "yellow", "SH", ""),
        ("witches", "green", "SH", "hex-far"),
    ],
)
def test_only_carpets_with_a_stronghold_skip_two_hexes(
    faction: str, colour: str, stronghold: str, reason: str
) -> None:
    rival = far_off("giants", buildings={"I12": "D"})
    made = table(rich(faction, {"E8": stronghold}), rival, terrain={"E9": colour})
    assert why_not(made, "build E9") == reason


@pytest.mark.rule("TM-11.6")
@pytest.mark.parametrize(
    ("hex", "seat", "keys"),
    [
        ("D4", {}, {}),
        ("A7", {"shipping": 1}, {}),
        ("A7", {}, {"bridges": {"A7:C3": "P1"}}),
        ("D6", {"shipping": 2}, {}),
    ],
)
def test_direct_and_indirect_adjacency_serve_alike(
    hex: str, seat: dict[str, Any], keys: dict[str, Any]
) -> None:
    def witches(colour: str) -> TerraTable:
        own = rich("witches", {"C3": "D"}, **seat)
        return table(own, far_off("giants"), terrain={hex: colour}, **keys)

    made = witches("blue")
    do(made, f"dig 1. transform {hex} to green. build {hex}")
    assert terrain(made, hex) == "green"
    assert buildings(made) == {"C3": "D", hex: "D"}
    assert has(made)["workers"] == 20 - 3 - 1
    ready = witches("green")
    do(ready, f"build {hex}")
    assert (has(ready)["workers"], has(ready)["coins"]) == (19, 48)


# -- what is direct only ---------------------------------------------------------------------------


@pytest.mark.rule("TM-11.7")
def test_power_and_the_discount_need_direct_adjacency() -> None:
    """A7 and C3 face each other over river: within shipping 1 of both sides."""
    seats = (
        rich("witches", {"C3": "D"}, shipping=3),
        rich("halflings", {"A7": "D"}, bowls=[12, 0, 0], shipping=3),
    )
    made = table(*seats)
    do(made, "upgrade C3 to TP. done")
    assert has(made)["coins"] == 50 - 6
    assert asked(made) == [1]
    assert offers(made) == {}
    joined = table(*seats, bridges={"A7:C3": "P2"})
    do(joined, "upgrade C3 to TP. done")
    assert has(joined)["coins"] == 50 - 3
    assert offers(joined) == {1: 1}


@pytest.mark.rule("TM-11.7")
def test_towns_need_direct_adjacency() -> None:
    """C3 with D5, and C4 with B5, face each other over river: four buildings worth 7."""
    own = rich("witches", {"C3": "SH", "D5": "D", "C4": "TP"}, shipping=3)
    made = table(own, far_off(), terrain={"B5": "green"})
    do(made, "build B5")
    assert legal(made, "done")
    assert why_not(made, "+TW2") == "no-town-now"
    joined = table(own, far_off(), terrain={"B5": "green"}, bridges={"C4:D5": "P1"})
    do(joined, "build B5")
    assert why_not(joined, "done") == "first-town"
    do(joined, "+TW2. done")


@pytest.mark.rule("TM-11.7")
def test_tunnels_bring_no_power_and_no_discount() -> None:
    made = table(
        rich("dwarves", {"E7": "D"}), rich("witches", {"C3": "D"}, bowls=[12, 0, 0]), passed=["P2"]
    )
    do(made, "upgrade E7 to TP. done")
    assert has(made)["coins"] == 50 - 6
    assert offers(made) == {}


@pytest.mark.rule("TM-11.8")
def test_without_ship_or_bridge_the_other_bank_is_not_adjacent() -> None:
    made = table(rich("witches", {"C3": "D"}), far_off("giants"))
    do(made, "dig 1")
    for line in ("transform B4 to red", "transform A7 to yellow", "transform B3 to blue"):
        assert why_not(made, line) == "hex-far"
    assert why_not(auren(), "build C3") == "hex-far"
    assert legal(auren({"shipping": 1}), "build C3")
    assert largest_area(table(rich("auren", {"C3": "D", "C4": "D"}), far_off()), 0) == 1


@pytest.mark.rule("TM-11.9")
def test_bridges_and_foreign_buildings_block_no_ship() -> None:
    """The chain from C4 to E9 is r11, r17; the bridges C5:D6 and D6:E9 cross both."""
    rivals = rich("giants", {"D6": "SH", "D7": "D", "C5": "D", "F5": "D"})
    made = table(
        rich("auren", {"C4": "D"}, shipping=2),
        rivals,
        bridges={"C5:D6": "P2", "D6:E9": "P2"},
    )
    do(made, "build E9")
    assert buildings(made) == {"C4": "D", "E9": "D"}


# -- the bonus tile --------------------------------------------------------------------------------


@pytest.mark.rule("TM-11.10")
@pytest.mark.parametrize(
    ("shipping", "bonus", "reason"),
    [
        (1, "BON4", ""),
        (0, "BON4", "hex-far"),
        (1, "BON3", "hex-far"),
    ],
)
def test_the_bonus_tile_lengthens_shipping_in_the_action_phase(
    shipping: int, bonus: str, reason: str
) -> None:
    assert why_not(auren({"shipping": shipping, "bonus": bonus}), "build E9") == reason


@pytest.mark.rule("TM-11.10")
def test_the_bonus_tile_counts_neither_for_cult_spades_nor_for_areas() -> None:
    seat = {"bonus": "BON4", "reward": 2}
    made = auren(seat, phase="rewards")
    assert why_not(made, "transform C3 to blue") == "terrain-home"
    assert why_not(made, "transform D5 to green") == "hex-far"  # over r10 or r16
    assert legal(auren({"bonus": "BON4"}), "dig 1. transform D5 to green")
    assert legal(auren({"shipping": 1, "reward": 2}, phase="rewards"), "transform D5 to green")
    both = table(rich("auren", {"C3": "D", "C4": "D"}, bonus="BON4"), far_off())
    assert largest_area(both, 0) == 1
