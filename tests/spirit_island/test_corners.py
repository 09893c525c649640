"""Corners of lands: where they are, what they are called, and which are adjacent."""

from __future__ import annotations

from itertools import permutations

import pytest

from loci.games.spirit_island.state.boards import ARCHIPELAGO
from loci.games.spirit_island.state.corners import corner_named, corners, corners_of
from loci.games.spirit_island.state.island import (
    Island,
    island,
    island_of_file,
    with_sunk,
    with_woven,
)
from loci.games.spirit_island.state.registry import BOARDS, LAYOUTS
from tests.spirit_island.drawn_corners import drawn_corners
from tests.spirit_island.shapes import DATA

ALL = "".join(BOARDS)
LAID = [(name, number) for name, found in LAYOUTS.items() for number in found]
DRAWN = [(name, number) for name, number in LAID if not name.startswith(ARCHIPELAGO)]
MADE_UP = """
[A]
1 = { terrain = "jungle", coastal = true, near = ["A2", "A3"] }
2 = { terrain = "wetland", coastal = true, near = ["A1", "A3", "A4"] }
3 = { terrain = "sands", near = ["A1", "A2", "A4"] }
4 = { terrain = "mountain", near = ["A2", "A3", "B1"] }

[B]
1 = { terrain = "mountain", coastal = true, near = ["A4"] }
"""


def ways_to_lay(number: int) -> list[str]:
    """Up to two boards, in every way; of more, so that every board lies in every slot, with other
    boards beside it."""
    if number <= 2:
        return ["".join(boards) for boards in permutations(ALL, number)]
    turned = [ALL[n:] + ALL[:n] for n in range(len(ALL))]
    return [way[: number // 2] + way[::-1][: number - number // 2] for way in turned]


def named(laid: Island) -> dict[frozenset[str], set[frozenset[str]]]:
    """The corners of the rules in the form of those that are drawn."""
    found = corners(laid)
    names = [frozenset(corner.name.split("+")) for corner in found]
    return {
        name: {names[other] for other in corner.near}
        for name, corner in zip(names, found, strict=True)
    }


@pytest.mark.rule("SX-46.10", "SX-46.11")
@pytest.mark.parametrize(("layout", "number"), DRAWN)
def test_corners_are_those_of_the_drawn_island(layout: str, number: int) -> None:
    lies = [tuple(lie) for lie in DATA["layouts"][layout][str(number)]]
    for boards in ways_to_lay(number):
        assert named(island(boards, layout)) == drawn_corners(boards, lies), boards


@pytest.mark.rule("SX-46.10")
@pytest.mark.parametrize(("layout", "number"), LAID)
def test_lands_that_meet_at_a_corner_are_adjacent(layout: str, number: int) -> None:
    """And no two corners have one name."""
    for boards in ways_to_lay(number):
        laid = island(boards, layout)
        found = corners(laid)
        assert len({corner.name for corner in found}) == len(found)
        for corner in found:
            dry = [land for land in corner.lands if not laid.is_ocean(land)]
            assert dry
            for land in dry:
                assert {other for other in dry if other != land} <= set(laid.near[land])


@pytest.mark.rule("SX-46.10", "SX-46.11")
def test_the_corners_of_one_board() -> None:
    """Of A8 at the edge: with A5 and A6, with A5 and A7, two at the edge, and that of the board."""
    laid = island("A")
    names = [corner.name for corner in corners(laid)]
    of_eight = [names[n] for n in corners_of(laid, laid.numbers["A8"])]
    assert of_eight == ["A5+A6+A8", "A5+A7+A8", "A6+A8", "A7+A8", "A8"]
    beside = corners(laid)[corner_named(laid, "A5+A7+A8")].near
    assert [names[n] for n in beside] == ["A5+A6+A8", "A5+A7", "A7+A8"]
    ocean = [names[n] for n in corners_of(laid, laid.numbers["A0"])]
    assert ocean == ["A0+A1", "A0+A1+A2", "A0+A2+A3", "A0+A3"]
    assert corner_named(laid, "A1+A8") == -1


@pytest.mark.rule("SX-46.10")
def test_corners_of_joined_boards_coincide() -> None:
    """In the middle of four boards meet four lands; where one board ends at another, three."""
    laid = island("ABCD")
    assert corner_named(laid, "A7+B8+C4+D8") >= 0
    assert corner_named(laid, "A7") == -1
    names = [corner.name for corner in corners(island("AB"))]
    assert "A0+A3+B7" in names
    assert "A4+A5+B3" in names
    apart = [corner.name for corner in corners(island("AB", "archipelago-1-1"))]
    assert {"A7", "B7"} <= set(apart)


@pytest.mark.rule("SX-46.12")
def test_corners_stay_when_something_becomes_of_the_island() -> None:
    laid = island("AB")
    names = [corner.name for corner in corners(laid)]
    assert [corner.name for corner in corners(with_sunk(laid, "B"))] == names
    five, four = laid.numbers["A5"], laid.numbers["A4"]
    woven = with_woven(laid, ((five, four),))
    assert corners_of(woven, four) == []
    both = {*corners_of(laid, five), *corners_of(laid, four)}
    assert set(corners_of(woven, five)) == both


@pytest.mark.rule("SX-46.13")
def test_corners_of_an_island_from_a_file() -> None:
    """Where three touch each other, and B1, which touches no two that do, has one of its own."""
    laid = island_of_file(MADE_UP)
    found = corners(laid)
    assert [corner.name for corner in found] == ["A0+A1+A2", "A1+A2+A3", "A2+A3+A4", "B1"]
    near = [[found[n].name for n in corner.near] for corner in found]
    assert near == [["A1+A2+A3"], ["A0+A1+A2", "A2+A3+A4"], ["A1+A2+A3"], []]
    assert all(corners_of(laid, land) for land in laid.lands)
