"""Positions of Haunted Lands: what leaves no choice is done, and the open question is kept."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core import Match
from loci.core.data import decode, encode
from loci.core.position import decision_data, read_data, to_data
from loci.core.records.record import Header
from loci.games.haunted_lands import GAME
from loci.games.haunted_lands.state.land import NAMES, NUMBERS
from loci.games.haunted_lands.state.terms import PLAINS as PLAIN
from tests.haunted_lands.cases import states
from tests.haunted_lands.tables import haunted, position, see, table

PLAINS = [name for name in NAMES if table().land.terrain[NUMBERS[name]] == PLAIN]


def crowded(free: int) -> dict[str, dict[str, Any]]:
    """A windmill on all plains but so many."""
    return {name: {"windmill": "P1"} for name in PLAINS[free:]}


@pytest.mark.rule("HL-E33")
@pytest.mark.parametrize("unplaced", [2, 3])
def test_a_position_in_a_haunting_places_what_is_forced(unplaced: int) -> None:
    keys = {"phase": "haunting", "rolled": "plains", "unplaced": unplaced}
    match = position(**keys, hexes=crowded(2))
    lands = GAME.table(match.state)
    assert set(haunted(lands)) >= set(PLAINS[:2])
    if unplaced == 2:
        assert (see(lands)["phase"], list(match.decisions())) == ("turns", [0])
    else:
        assert (see(lands)["phase"], lands.unplaced) == ("haunting", 1)


@pytest.mark.rule("HL-E33")
def test_the_placing_that_was_forced_may_be_written() -> None:
    keys = {"phase": "haunting", "rolled": "plains", "unplaced": 3, "hexes": crowded(2)}
    one, other = PLAINS[:2]
    for moves in (["haunt A4"], [f"haunt {one}", f"haunt {other}", "haunt A4"]):
        match = position(**keys, moves=moves)
        assert set(haunted(GAME.table(match.state))) == {one, other, "A4"}
        assert [entry.move for entry in match.entries] == ["haunt A4"]


def test_a_written_position_has_the_open_question() -> None:
    """`position --json` of any state reads back to the same questions, whatever it adds."""
    compared = 0
    for lands in states()[::3]:
        declared = [option.name for option in GAME.info.options]
        options = {name: word for name, word in lands.rules.to_data().items() if name in declared}
        header = Header(
            GAME.info.id, GAME.info.rules_version, lands.players, 9, options, start=lands.to_data()
        )
        match = Match(GAME, header)
        asked = [decision_data(match, decision) for decision in match.decisions().values()]
        text = encode({**to_data(match), "decisions": asked})
        back = read_data(decode(text)).match
        assert [decision_data(back, one) for one in back.decisions().values()] == asked
        compared += len(asked)
    assert compared > 50
