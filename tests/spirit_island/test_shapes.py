"""The drawn island is the island of the rules: the same neighbours on and across boards."""

from __future__ import annotations

from itertools import combinations, permutations

import pytest

from loci.games.spirit_island.state.boards import ARCHIPELAGO
from loci.games.spirit_island.state.island import island
from loci.games.spirit_island.state.registry import BOARDS, LAYOUTS
from loci.games.spirit_island.state.terms import LANDS
from tests.spirit_island.shapes import (
    BORDER,
    DATA,
    UNIT,
    apart,
    area,
    common,
    rings,
    seen_from,
    segments,
    touching,
)

DRAWN = list(DATA["boards"])
#: Islets of an archipelago are each drawn as that number of boards is by itself.
LAID = [
    (name, number)
    for name, found in LAYOUTS.items()
    for number in found
    if not name.startswith(ARCHIPELAGO)
]


def test_every_board_and_layout_is_drawn() -> None:
    assert set(BOARDS) <= set(DRAWN)
    for name, number in LAID:
        assert len(DATA["layouts"][name][str(number)]) == number


@pytest.mark.parametrize("board", DRAWN)
def test_lands_tile_the_board(board: str) -> None:
    areas = [area(ring) for ring in rings(board)]
    assert all(found > 0 for found in areas)
    assert sum(areas) == pytest.approx(UNIT * UNIT * 3**0.5 / 2, rel=1e-3)


@pytest.mark.rule("SI-3.5")
@pytest.mark.parametrize("board", list(BOARDS))
def test_drawn_neighbours_are_neighbours(board: str) -> None:
    """A border is long enough to be seen, and lands that are not adjacent keep clear."""
    adjacent = BOARDS[board].adjacent
    for one, other in combinations(range(LANDS), 2):
        length = common(board).get((one, other), 0)
        if other in adjacent[one]:
            assert length >= 2 * BORDER, (one, other)
        else:
            lines = [segments(ring) for ring in (rings(board)[one], rings(board)[other])]
            assert min(apart(a, b) for a in lines[0] for b in lines[1]) > BORDER, (one, other)


@pytest.mark.rule("SI-3.5", "SI-3.6")
@pytest.mark.parametrize(("layout", "number"), LAID)
def test_drawn_neighbours_across_boards(layout: str, number: int) -> None:
    """In every layout, with every board in every slot."""
    lies = [tuple(lie) for lie in DATA["layouts"][layout][str(number)]]
    for boards in permutations(BOARDS, number):
        made = island("".join(boards), layout)
        for one, other in combinations(range(number), 2):
            rules = {
                (land % LANDS, beside % LANDS)
                for land in made.lands_on(one)
                for beside in made.near[land]
                if made.board_of(beside) == other
            }
            found = touching(boards[one], boards[other], seen_from(lies[one], lies[other]))
            assert {pair for pair in found if all(pair)} == rules, boards
