"""The printed map: terrains, neighbours, bridge sites, river chains and hexes between (TM-11)."""

from __future__ import annotations

import pytest

from loci.games.terra_mystica.state.board import (
    ADJACENT,
    NAMES,
    NUMBERS,
    SHIPPING,
    SKIPPING,
    bits,
    site_number,
)
from tests.terra_mystica.tables import far_off, legal, rich, table, terrain, why_not

NEIGHBOURS = {
    "A1": "A2 B1",
    "A7": "A6 A8",
    "A13": "A12 B6",
    "B3": "A5 A6 B2 C2",
    "C1": "D2 D3",
    "C3": "D4 D5",
    "D2": "C1 D1 D3 E2 E3",
    "D6": "C4",
    "E2": "D1 D2 E1 E3 F1 F2",
    "E6": "D4 E5 E7 F3 F4",
    "E9": "D7 E10 F5 F6",
    "E11": "D8 E10 F7",
    "F5": "E9 F6 G4 G5",
    "G1": "H3",
    "G5": "F5 F6 G4 G6 H6 H7",
    "G7": "F7 G6 H8",
    "H1": "H2 I1 I2",
    "H8": "G6 G7 H7 I11 I12",
    "I1": "H1 I2",
    "I5": "I4 I6",
    "I12": "H8 I11",
    "r0": "A2 A3 B1 C1",
    "r13": "B6 D8",
    "r18": "D6 E8",
    "r23": "E8 G3",
    "r35": "H6 I9 I10",
}
MARKED = (
    "A3:C1 A7:C3 A11:C5 B1:C1 B1:D1 B2:C1 B3:C3 B4:C3 B5:C5 B6:C5 B6:D8 C2:D3 C2:D4 C2:E5 C4:D5 "
    "C5:D6 D6:E8 D6:E9 E4:G1 E8:G3 F1:H1 F2:G1 F2:H2 F3:G1 F4:G3 G2:H4 G2:I6 G4:H5 H6:I9"
)
SITES = MARKED.split()
NO_SITES = [
    "A2:C1",
    "B4:C5",
    "B2:D3",
    "C3:C4",
    "C3:D4",
    "D6:D7",
    "E5:G1",
    "F5:G3",
    "G3:I9",
    "E6:C2",
]
# River hexes of the shortest chain between two land hexes
CHAINS = [
    ("C3", "A7", 1),
    ("C3", "B3", 1),
    ("C3", "C4", 1),
    ("C3", "E5", 2),
    ("C3", "E8", 2),
    ("C3", "D6", 2),
    ("C4", "E9", 2),
    ("C3", "D3", 3),
    ("C3", "B2", 4),
    ("C3", "E9", 4),
    ("C3", "G3", 4),
    ("C3", "G4", 4),
    ("C3", "F4", 5),
    ("C3", "H5", 5),
    ("C3", "H4", 6),
    ("D4", "C3", 1),  # also side by side
    ("H6", "I9", 1),
    ("H1", "F2", 1),
]
# Hexes of any kind between two land hexes
BETWEEN = [
    ("E6", "E8", 1),
    ("E6", "C3", 1),
    ("E7", "C3", 1),
    ("E8", "D6", 1),
    ("E8", "C4", 1),
    ("H8", "F6", 1),
    ("E8", "E9", 2),
    ("H8", "E10", 2),
    ("E6", "B3", 2),
    ("E6", "A7", 3),
    ("E6", "E9", 4),
]


def names(hexes: int) -> set[str]:
    return {NAMES[hex] for hex in bits(hexes)}


@pytest.mark.rule("TM-11.1", "TM-1.15")
@pytest.mark.parametrize(("name", "expected"), NEIGHBOURS.items())
def test_the_land_that_shares_a_side(name: str, expected: str) -> None:
    assert names(ADJACENT[NUMBERS[name]]) == set(expected.split())


@pytest.mark.rule("TM-11.1")
def test_touching_hexes_are_directly_adjacent() -> None:
    """EX-15"""
    assert "E5" in names(ADJACENT[NUMBERS["E4"]])
    assert "E4" in names(ADJACENT[NUMBERS["E5"]])
    made = table(rich("mermaids", {"E4": "D"}, shipping=1), far_off(), terrain={"E5": "blue"})
    assert legal(made, "build E5")


@pytest.mark.rule("TM-1.15")
@pytest.mark.parametrize(
    ("name", "colour"),
    [
        ("A1", "brown"),
        ("A13", "black"),
        ("C2", "gray"),
        ("C3", "green"),
        ("D6", "red"),
        ("E4", "blue"),
        ("E8", "yellow"),
        ("F7", "brown"),
        ("G7", "yellow"),
        ("H8", "gray"),
        ("I1", "red"),
        ("I12", "red"),
    ],
)
def test_the_terrain_printed_on_the_map(name: str, colour: str) -> None:
    made = table(rich("halflings", {"H7": "D"}), rich("nomads", {"H1": "D"}))
    assert terrain(made, name) == colour


@pytest.mark.rule("TM-1.15")
def test_every_terrain_is_printed_eleven_times() -> None:
    made = table(rich("halflings", {"H7": "D"}), rich("nomads", {"H1": "D"}))
    printed = [terrain(made, name) for name in NAMES if not name.startswith("r")]
    assert len(printed) == 77
    colours = ("yellow", "brown", "black", "blue", "green", "gray", "red")
    assert [printed.count(colour) for colour in colours] == [11] * 7
    assert len(NAMES) == 77 + 36


@pytest.mark.rule("TM-11.2", "TM-24.5")
def test_the_marked_bridge_sites() -> None:
    assert len(SITES) == 29
    for site in SITES:
        one, other = site.split(":")
        assert site_number(NUMBERS[one], NUMBERS[other]) >= 0
        assert site_number(NUMBERS[other], NUMBERS[one]) >= 0
    found = [
        f"{one}:{other}"
        for at, one in enumerate(NAMES[:77])
        for other in NAMES[at + 1 : 77]
        if site_number(NUMBERS[one], NUMBERS[other]) >= 0
    ]
    assert sorted(found) == sorted(SITES)


@pytest.mark.rule("TM-11.2", "TM-24.5")
@pytest.mark.parametrize("site", SITES)
def test_a_bridge_can_be_built_on_every_site_from_either_end(site: str) -> None:
    for end in site.split(":"):
        made = table(rich("mermaids", {end: "D"}, bowls=[0, 0, 12]), far_off("giants"))
        assert legal(made, f"action ACT1. bridge {site}")


@pytest.mark.rule("TM-24.5")
@pytest.mark.parametrize("site", NO_SITES)
def test_there_are_no_other_sites(site: str) -> None:
    end = site.split(":", maxsplit=1)[0]
    made = table(rich("mermaids", {end: "D", "C2": "D"}, bowls=[0, 0, 12]), far_off("giants"))
    assert why_not(made, f"action ACT1. bridge {site}") == "no-such-move"


@pytest.mark.rule("TM-11.4")
@pytest.mark.parametrize(("one", "other", "rivers"), CHAINS)
def test_the_shortest_chain_of_river_hexes(one: str, other: str, rivers: int) -> None:
    for start, end in ((one, other), (other, one)):
        within = [end in names(SHIPPING[k][NUMBERS[start]]) for k in range(7)]
        assert within == [k >= rivers for k in range(7)]


@pytest.mark.rule("TM-11.4")
@pytest.mark.parametrize("name", ["A1", "A5", "A9", "E1", "E2", "E10", "F6", "G5", "I1", "I8"])
def test_land_without_a_river_is_never_reached_by_ship(name: str) -> None:
    assert names(SHIPPING[6][NUMBERS[name]]) == set()
    assert not any(name in names(SHIPPING[6][hex]) for hex in range(77))


@pytest.mark.rule("TM-11.5")
@pytest.mark.parametrize(("one", "other", "hexes"), BETWEEN)
def test_the_hexes_between(one: str, other: str, hexes: int) -> None:
    for start, end in ((one, other), (other, one)):
        within = [end in names(SKIPPING[k][NUMBERS[start]]) for k in range(5)]
        assert within == [k >= hexes for k in range(5)]


@pytest.mark.rule("TM-11.5")
def test_nothing_is_skipped_to_a_neighbour_or_to_the_same_hex() -> None:
    for k in range(5):
        assert not {"E6", "D4", "E5"} & names(SKIPPING[k][NUMBERS["E6"]])
