"""Section 3 of the rules: boards, lands, adjacency."""

from __future__ import annotations

from itertools import permutations

import pytest

from loci.games.spirit_island.rules.island.lands import is_coastal, near, within
from loci.games.spirit_island.rules.island.presence import lands_of
from loci.games.spirit_island.rules.powers.power import Target
from loci.games.spirit_island.rules.powers.targets import (
    BLIGHTED_LAND,
    BUILDING_LAND,
    COASTAL_LAND,
    DAHAN_LAND,
    INLAND,
    INVADER_LAND,
    MOUNTAIN_WETLAND,
    NO_BLIGHT,
    NO_INVADERS,
)
from loci.games.spirit_island.rules.spirits.growth import fits, growth_lands
from loci.games.spirit_island.state.island import island as make_island
from loci.games.spirit_island.state.terms import TERRAINS
from tests.spirit_island.tables import RIVER, Island, island

TERRAIN = {
    "A": "mountain wetland jungle sands wetland mountain sands jungle",
    "B": "wetland mountain sands jungle sands wetland mountain jungle",
    "C": "jungle sands mountain jungle wetland sands mountain wetland",
    "D": "wetland jungle wetland sands mountain jungle sands mountain",
    "E": "sands mountain jungle wetland mountain sands jungle wetland",
    "F": "sands jungle wetland mountain jungle mountain wetland sands",
}
ADJACENT = {
    "A": ["2456", "134", "24", "1235", "14678", "158", "58", "567"],
    "B": ["2456", "134", "24", "12357", "1467", "1578", "4568", "67"],
    "C": ["256", "1345", "24", "2357", "12467", "1578", "4568", "67"],
    "D": ["2578", "1345", "24", "2356", "12467", "457", "1568", "17"],
    "E": ["257", "135", "245", "3567", "12347", "478", "14568", "67"],
    "F": ["256", "1345", "24", "23578", "12468", "158", "48", "4567"],
}
EVERY_ISLAND = ["".join(boards) for n in (1, 2, 3, 4) for boards in permutations("ABCD", n)]


def numbers(here: Island, *names: str) -> list[int]:
    return [here.table.island.numbers[name] for name in names]


def names(here: Island, lands: list[int]) -> list[str]:
    return [here.table.island.names[land] for land in lands]


def across(boards: str) -> set[tuple[str, str]]:
    """The pairs of adjacent lands of different boards, the earlier slot first."""
    made = make_island(boards)
    return {
        (made.names[land], made.names[other])
        for land in made.lands
        for other in made.near[land]
        if land // 9 < other // 9
    }


# -- lands and terrains ----------------------------------------------------------------------------


@pytest.mark.rule("SI-3.1", "SI-3.2")
@pytest.mark.parametrize("boards", ["A", "BC", "DAB", "ABCD"])
def test_the_island_is_all_boards_of_8_lands_each(boards: str) -> None:
    made = make_island(boards)
    assert [made.names[land] for land in made.lands] == [
        f"{board}{n}" for board in boards for n in range(1, 9)
    ]


@pytest.mark.rule("SI-3.2", "SI-3.3", "SX-2.1")
@pytest.mark.parametrize("board", "ABCDEF")
def test_every_board_has_two_lands_of_each_terrain(board: str) -> None:
    made = make_island(board)
    terrains = [TERRAINS[made.terrain[land]] for land in made.lands]
    assert terrains == TERRAIN[board].split()
    assert {terrains.count(terrain) for terrain in TERRAINS[1:]} == {2}


@pytest.mark.rule("SI-3.4")
def test_pieces_meet_only_in_their_own_land() -> None:
    """The town of A5 ravages beside dahan and presence of A4."""
    lands = {"A5": {"town": 1}, "A4": {"dahan": 1, "explorer": 1, "presence": {"P1": 1}}}
    here = island(lands, "ravage A5")
    assert here.land("A5") == {"town": 1, "blight": 1}
    assert here.land("A4") == {"dahan": 1, "explorer": 1, "presence": {0: 1}}


# -- adjacency -------------------------------------------------------------------------------------


@pytest.mark.rule("SI-3.5")
@pytest.mark.parametrize("board", "ABCD")
def test_lands_that_share_a_border_on_a_board(board: str) -> None:
    made = make_island(board)
    found = ["".join(made.names[other][1] for other in made.near[land]) for land in made.lands]
    assert found == ADJACENT[board]


@pytest.mark.rule("SI-3.5", "SI-2.15")
def test_lands_that_share_a_border_across_two_boards() -> None:
    """The bottom edges of A and B lie against each other."""
    assert across("AB") == {
        ("A7", "B3"),
        ("A5", "B3"),
        ("A4", "B3"),
        ("A3", "B3"),
        ("A3", "B4"),
        ("A3", "B7"),
    }


@pytest.mark.rule("SI-2.15")
def test_three_boards_lie_around_a_point() -> None:
    assert across("ABC") == {
        ("A8", "B3"),
        ("A7", "B3"),
        ("A7", "B4"),
        ("A7", "B7"),
        ("A7", "C4"),
        ("A5", "C4"),
        ("A5", "C7"),
        ("A4", "C7"),
        ("A4", "C8"),
        ("A3", "C8"),
        ("B8", "C3"),
        ("B7", "C3"),
        ("B7", "C4"),
    }


@pytest.mark.rule("SI-2.15", "SI-3.6", "SX-24.8")
def test_four_boards_meet_at_a_corner_diagonals_too() -> None:
    """A7, B8, C4 and D8 touch the middle: A7 and C4 as well as B8 and D8 only at the corner."""
    pairs = across("ABCD")
    assert pairs == {
        ("A3", "B1"),
        ("A3", "B6"),
        ("A4", "B6"),
        ("A4", "B8"),
        ("A5", "B8"),
        ("A7", "B8"),
        ("A7", "C4"),
        ("A7", "D7"),
        ("A7", "D8"),
        ("A8", "D6"),
        ("A8", "D7"),
        ("B7", "C7"),
        ("B7", "C8"),
        ("B8", "C4"),
        ("B8", "C7"),
        ("B8", "D8"),
        ("C3", "D1"),
        ("C4", "D1"),
        ("C4", "D8"),
    }


@pytest.mark.rule("SI-3.5")
@pytest.mark.parametrize("boards", EVERY_ISLAND)
def test_adjacency_goes_both_ways_and_the_island_hangs_together(boards: str) -> None:
    made = make_island(boards)
    for land in made.lands:
        assert land not in made.near[land]
        assert all(land in made.near[other] for other in made.near[land])
    reached, edge = {made.lands[0]}, {made.lands[0]}
    while edge:
        edge = {other for land in edge for other in made.near[land]} - reached
        reached |= edge
    assert reached == set(made.lands)


# -- coast, cliffs, ocean --------------------------------------------------------------------------


@pytest.mark.rule("SI-3.7", "SI-3.8")
@pytest.mark.parametrize("boards", ["A", "CB", "ABCD"])
def test_only_lands_1_to_3_touch_the_ocean(boards: str) -> None:
    """The other lands are inland, also those on the cliffs of an outer edge such as A6 and A8."""
    made = make_island(boards)
    coastal = [made.names[land][1] for land in made.lands if made.coastal[land]]
    assert coastal == ["1", "2", "3"] * len(boards)


@pytest.mark.rule("SI-3.8")
def test_lands_on_the_cliffs_are_inland_targets() -> None:
    here = island({})
    cliffs, coast = numbers(here, "A6", "A7", "A8"), numbers(here, "A1", "A3")
    assert all(INLAND.test is not None and INLAND.test(here.table, land) for land in cliffs)
    assert not any(is_coastal(here.table, land) for land in cliffs)
    assert all(is_coastal(here.table, land) for land in coast)


@pytest.mark.rule("SI-3.9")
def test_nothing_is_placed_or_targeted_in_the_ocean() -> None:
    here = island({"A1": {"presence": {"P1": 1}}}, spirits=[RIVER])
    ocean = here.table.island.numbers["A0"]
    assert ocean not in growth_lands(here.table, 0, 99)
    assert ocean not in within(here.table, numbers(here, "A1"), 9)
    assert all(ocean not in near(here.table, land) for land in here.table.island.lands)


@pytest.mark.rule("SI-3.9")
def test_nothing_is_pushed_into_the_ocean() -> None:
    here = island({"A3": {"explorer": 1}}, "power wash-away at A3", spirits=[RIVER])
    assert here.options() == ["push explorer A2", "push explorer A4", "stop"]


@pytest.mark.rule("SI-3.10")
def test_range_is_not_counted_through_the_ocean() -> None:
    """B1 and B3 both touch the ocean, but are not adjacent; nor is B1 to any land of A."""
    here = island({}, boards="AB")
    (b1,) = numbers(here, "B1")
    assert names(here, within(here.table, [b1], 1)) == ["B1", "B2", "B4", "B5", "B6"]
    assert "B3" in names(here, within(here.table, [b1], 2))


# -- land types ------------------------------------------------------------------------------------


@pytest.mark.rule("SI-3.11", "SI-3.12")
def test_a_land_with_something_holds_at_least_one() -> None:
    """EX-TARGET-1 and EX-WORD-3, on A1 (mountain), A5 (wetland) and A8 (jungle)."""
    lands = {"A1": {"explorer": 1}, "A5": {"dahan": 2}, "A8": {"blight": 1}}
    here = island({**lands, "A7": {"city": 1, "presence": {"P1": 1}}})

    def fitting(*targets: Target) -> list[list[str]]:
        found = []
        for target in targets:
            test = target.test
            assert test is not None
            fit = [land for land in numbers(here, "A1", "A5", "A8") if test(here.table, land)]
            found.append(names(here, fit))
        return found

    assert fitting(MOUNTAIN_WETLAND, COASTAL_LAND, INLAND) == [["A1", "A5"], ["A1"], ["A5", "A8"]]
    assert fitting(INVADER_LAND, NO_INVADERS) == [["A1"], ["A5", "A8"]]
    assert fitting(DAHAN_LAND, BLIGHTED_LAND, NO_BLIGHT) == [["A5"], ["A8"], ["A1", "A5"]]


@pytest.mark.rule("SI-3.11", "SI-9.24")
def test_a_land_with_town_or_city() -> None:
    """EX-WORD-3."""
    lands = {
        "A1": {"town": 1},
        "A2": {"city": 1},
        "A3": {"town": 1, "city": 1},
        "A4": {"explorer": 2},
    }
    here = island(lands)
    test = BUILDING_LAND.test
    assert test is not None
    found = [land for land in numbers(here, "A1", "A2", "A3", "A4") if test(here.table, land)]
    assert names(here, found) == ["A1", "A2", "A3"]


@pytest.mark.rule("SI-3.12")
@pytest.mark.parametrize(
    ("word", "lands"),
    [
        ("jungle", ["A3", "A8"]),
        ("coastal", ["A1", "A2", "A3"]),
        ("dahan", ["A5"]),
        ("invaders", ["A6", "A8"]),
    ],
)
def test_a_type_is_a_terrain_the_coast_or_what_a_land_holds(word: str, lands: list[str]) -> None:
    here = island({"A5": {"dahan": 1}, "A6": {"explorer": 1}})
    found = [land for land in here.table.island.lands if fits(here.table, 0, land, word)]
    assert names(here, found) == lands


@pytest.mark.rule("SI-3.13")
def test_your_lands_are_those_with_your_presence() -> None:
    here = island(
        {"A4": {"presence": {"P1": 1, "P2": 2}}, "B2": {"presence": {"P1": 3}}}, boards="AB"
    )
    assert names(here, lands_of(here.table, 0)) == ["A4", "A7", "B2"]
    assert names(here, lands_of(here.table, 1)) == ["A4", "B7"]


@pytest.mark.rule("SI-3.3")
def test_terrains_are_those_of_the_boards_in_the_order_of_their_slots() -> None:
    here = island({}, boards="DA")
    found = [TERRAINS[here.table.island.terrain[land]] for land in numbers(here, "D1", "A1", "A8")]
    assert found == ["wetland", "mountain", "jungle"]
