"""Dream of the Untouched Land with its threshold: a board that build cards and adversaries skip."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.rules.invaders.forecast import coming
from tests.spirit_island.tables import EVERY_SET, RIVER, Island, choices, island

JUNGLES = ["A3", "B4", "C1"]
SKIPPING: dict[str, Any] = {"effects": [{"kind": "untouched-land", "seat": "P1"}]}


def skipping(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    """Two Rivers on A and B, with C beside A, after the dream."""
    options = {**EVERY_SET, **keys.pop("options", {})}
    more = {"boards": "AB", "added": ["C-side0-A-side1"], **SKIPPING, **keys}
    return island(lands, *steps, spirits=[RIVER] * 2, options=options, **more)


@pytest.mark.rule("SX-34.46")
def test_a_build_card_skips_a_board() -> None:
    lands = {"A8": {}, **{name: {"explorer": 1} for name in JUNGLES}}
    here = skipping(lands, phase="invaders", step="build", build=["1-jungle"])
    named = [here.table.island.names[one.land] for one in coming(here.table)]
    assert named == JUNGLES  # whichever will be skipped
    assert (here.prompt(), here.options()) == ("ask-skip-board", ["board A", "board B", "board C"])
    assert choices(here)["board B"].places == ["board:B"]
    here.answer("board A")
    assert [here.land(name).get("town", 0) for name in JUNGLES] == [0, 1, 1]


@pytest.mark.rule("SX-34.46")
def test_nobody_is_asked_where_nothing_is_built() -> None:
    lands = {"A8": {}, "A5": {"city": 1}}
    here = skipping(lands, phase="invaders", step="build", build=["1-jungle"])
    assert here.prompt() != "ask-skip-board"


ESCALATED: dict[str, list[str]] = {
    "brandenburg-prussia": ["A4", "B4", "C4"],
    "england": ["A4", "B4", "C4"],
    "france": ["A4", "B4", "C4"],
    "habsburg-monarchy": ["A4", "B4", "C4"],
    "russia": ["A4", "B4", "C4"],
}


def on_board(here: Island, board: str) -> int:
    """The invaders of a board."""
    table = here.table
    slot = table.island.boards.index(board)
    return sum(
        number
        for land in table.island.lands_on(slot)
        for word, number in here.land(table.island.names[land]).items()
        if word in ("explorer", "town", "city")
    )


@pytest.mark.rule("SX-34.46")
@pytest.mark.parametrize("adversary", sorted(ESCALATED))
def test_an_escalation_skips_a_board(adversary: str) -> None:
    lands = {name: {"town": 1, "beasts": 1} for name in ESCALATED[adversary]}
    here = skipping(lands, "explore 2-jungle", options={"adversary": adversary, "level": 0})
    before = {board: on_board(here, board) for board in "ABC"}
    while here.prompt() != "ask-skip-board":
        here.answer(here.options()[0])
        before = {board: on_board(here, board) for board in "ABC"}
    here.answer("board B")
    while here.asked() and here.prompt().startswith(("ask-adversary", "ask-cash")):
        assert not here.options()[0].startswith("land B")
        here.answer(here.options()[0])
    grown = {board for board in "ABC" if on_board(here, board) > before[board]}
    assert grown >= {"A", "C"}


@pytest.mark.rule("SX-34.46")
def test_swayed_by_the_invaders_skips_a_board() -> None:
    lands = {name: {"dahan": 1, "explorer": 1, "town": 1} for name in JUNGLES}
    here = skipping(lands, "explore 2-jungle", options={"adversary": "sweden", "level": 0})
    assert here.prompt() == "ask-skip-board"
    here.answer("board A")
    assert [here.land(name).get("dahan", 0) for name in JUNGLES] == [1, 0, 0]


@pytest.mark.rule("SX-34.46")
def test_the_extra_card_of_england_skips_a_board_of_its_own() -> None:
    lands = {"A8": {}, **{name: {"explorer": 1} for name in JUNGLES}}
    options = {"adversary": "england", "level": 4}
    keys: dict[str, Any] = {"phase": "invaders", "step": "extra-build", "extra": ["1-jungle"]}
    here = skipping(lands, options=options, **keys)
    assert here.prompt() == "ask-skip-board"
    here.answer("board C")
    assert [here.land(name).get("town", 0) for name in JUNGLES] == [1, 1, 0]


@pytest.mark.rule("SX-34.46")
def test_events_and_fear_skip_none(events: Any) -> None:
    lands = {"A5": {"explorer": 1}, "B5": {"explorer": 1}, "C5": {"explorer": 1}, "A8": {}}
    more = {"boards": "AB", "added": ["C-side0-A-side1"], **SKIPPING}
    here = events.main("population-rises", 1, lands, spirits=[RIVER] * 2, **more)
    while here.prompt() == "ask-event-land":
        here.answer(here.options()[0])
    assert here.prompt() != "ask-skip-board"
