"""Where boards lie, and where one more has room beside them."""

from __future__ import annotations

import pytest

from loci.games.spirit_island.state.boards import Layout
from loci.games.spirit_island.state.island import island as islands
from loci.games.spirit_island.state.island_changes import Added, Changes
from loci.games.spirit_island.state.island_words import lands_beside, ways_to_add
from loci.games.spirit_island.state.joining import SIDES, lies, openings, with_board
from loci.games.spirit_island.state.registry import LAYOUTS

EVERY = [(name, number) for name, by_number in LAYOUTS.items() for number in by_number]
CORNERS = ("ocean_side0", "side0_side1", "side1_side2", "side2_ocean")


def met(layout: Layout) -> tuple[set[frozenset[object]], set[frozenset[object]]]:
    """The sides and the corners that meet, by how the boards lie alone."""
    laid = lies(layout)
    sides: set[frozenset[object]] = set()
    points: dict[tuple[int, tuple[int, int]], set[object]] = {}
    for slot, lie in enumerate(laid):
        for corner, point in enumerate(lie.corners):
            points.setdefault((lie.islet, point), set()).add((slot, CORNERS[corner]))
        for other in range(slot):
            if laid[other].islet != lie.islet:
                continue
            assert not lie.triangles() & laid[other].triangles()
            for one in range(4):
                for two in range(4):
                    if lie.side(one)[::-1] == laid[other].side(two):
                        assert max(one, two) < 3, "an ocean lies against a board"
                        sides.add(frozenset([(slot, SIDES[one]), (other, SIDES[two])]))
    return sides, {frozenset(found) for found in points.values() if len(found) > 1}


@pytest.mark.parametrize(("name", "number"), EVERY)
def test_boards_lie_as_their_layout_says(name: str, number: int) -> None:
    layout = LAYOUTS[name][number]
    sides, corners = met(layout)
    assert sides == {frozenset(pair) for pair in layout.joins}
    assert corners == {frozenset(point) for point in layout.corners}


@pytest.mark.rule("SX-34.44")
@pytest.mark.parametrize(("name", "number"), [(n, k) for n, k in EVERY if k <= 5])
def test_one_more_board_lies_on_no_other_one(name: str, number: int) -> None:
    layout = LAYOUTS[name][number]
    for slot in range(number):
        for side, own in openings(layout, slot, []):
            more = with_board(layout, slot, side, own)
            sides, corners = met(more)
            assert frozenset([(slot, side), (number, own)]) in sides
            assert sides == {frozenset(pair) for pair in more.joins}
            assert corners == {frozenset(point) for point in more.corners}
            assert more.islets == [*layout.islets, layout.islets[slot]]


@pytest.mark.rule("SX-34.44")
def test_a_board_alone_has_room_on_three_sides_in_three_ways() -> None:
    found = openings(LAYOUTS["standard"][1], 0, [])
    assert found == [(side, own) for side in SIDES for own in SIDES]


@pytest.mark.rule("SX-34.44")
def test_beside_a_board_without_room_the_nearest_ones_are_taken() -> None:
    """In the layout of five the second board has no free side; three boards touch it."""
    crab = islands("ABCDE")
    layout = LAYOUTS["standard"][5]
    assert openings(layout, 1, []) == []
    beside = {way.beside[0] for way in ways_to_add(crab, "F", crab.numbers["B4"])}
    assert beside == {"A", "E"}  # D touches it too, and has no room either
    assert {way.beside[0] for way in ways_to_add(crab, "F", crab.numbers["C4"])} == {"C"}


@pytest.mark.rule("SX-34.44")
def test_a_board_that_is_gone_leaves_its_place() -> None:
    whole = islands("AB")
    free = ways_to_add(whole, "C", whole.numbers["A4"])
    assert {way.beside for way in free} == {"A-side1", "A-side2"}
    left = islands("AB", changes=Changes("B"))
    assert "A-side0" in {way.beside for way in ways_to_add(left, "C", left.numbers["A4"])}


@pytest.mark.rule("SX-34.44")
def test_the_lands_along_the_sides_become_adjacent() -> None:
    """Laid as two boards are laid from the start."""
    pair = islands("AB")
    added = islands("A", changes=Changes(added=(Added("B", "side0", "A-side0"),)))
    assert (added.boards, added.laid, added.slots) == ("AB", "A", [0, 1])
    assert (added.names, added.near, added.lands) == (pair.names, pair.near, pair.lands)
    assert (added.coastal, added.shore, added.oceans) == (pair.coastal, pair.shore, pair.oceans)
    own, beside = lands_beside(islands("A"), added.added[0])
    assert (own, beside) == (["B7", "B4", "B3"], ["A7", "A5", "A4", "A3"])


def test_what_else_it_meets_is_joined_too() -> None:
    """The third board of three comes to lie between two that lay as the layout Fragment."""
    three = islands("ABC")
    whole = islands("AB", "fragment")
    ways = [Added("C", "side1", "A-side0"), Added("C", "side0", "B-side1")]
    for way in ways:
        assert way in ways_to_add(whole, "C", whole.numbers[f"{way.beside[0]}4"])
        added = islands("AB", "fragment", Changes(added=(way,)))
        assert added.near == three.near


def test_a_board_of_an_islet_stays_with_it() -> None:
    way = Added("C", "side0", "B-side1")
    more = islands("AB", "archipelago-1-1", Changes(added=(way,)))
    assert (more.islets, more.facing) == ([0, 1, 1], [[1], [0], []])
