"""The scenario The Great River."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.content.adversaries.france import towns_left
from loci.games.spirit_island.content.scenarios.the_great_river import FROM_NORTH, inland
from loci.games.spirit_island.rules.ending import difficulty
from loci.games.spirit_island.state.registry import BOARDS
from tests.spirit_island.shapes import rings
from tests.spirit_island.tables import EVERY_SET, Island, island

RIVER = {**EVERY_SET, "scenario": "the-great-river"}
FAR: dict[str, Any] = {"A8": {"city": 1}}


def at(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    keys["options"] = {**RIVER, **keys.get("options", {})}
    return island(lands, *steps, **keys)


def towns(here: Island) -> dict[str, int]:
    names = here.table.island.names
    found = {name: here.land(name).get("town", 0) for name in names}
    return {name: number for name, number in found.items() if number}


@pytest.mark.rule("SX-46.1")
@pytest.mark.parametrize("boards", ["AB", "ABC", "ABCD", "ABCDE", "ABCDEF"])
def test_the_boards_lie_along_one_coast(boards: str) -> None:
    table = at({}, boards=boards).table
    assert table.island.layout == "coastline"
    for slot in table.island.slots[:-1]:
        beside = {
            table.island.board_of(other)
            for land in table.island.lands_on(slot)
            for other in table.island.near[land]
        }
        assert beside - {slot} == {slot + 1} | ({slot - 1} if slot else set())


def test_its_difficulty() -> None:
    assert difficulty(at({}).table) == 3
    assert at({}).table.island.layout == "standard"  # one board


@pytest.mark.parametrize("board", list(FROM_NORTH))
def test_the_lands_from_the_north_are_those_of_the_drawn_board(board: str) -> None:
    def height(number: int) -> float:
        ring = list(rings(board)[number])
        area = total = 0.0
        for (x, y), (u, v) in zip(ring, ring[1:] + ring[:1], strict=True):
            area += x * v - u * y
            total += (y + v) * (x * v - u * y)
        return total / (3 * area)

    assert list(FROM_NORTH[board]) == sorted(range(1, 9), key=height, reverse=True)
    assert set(FROM_NORTH) == set(BOARDS)


@pytest.mark.rule("SX-46.2")
def test_after_the_build_step_they_build_on_the_coast() -> None:
    """A1 has explorers only; A2 none; A3 a town already; A4 is inland."""
    lands = {
        "A1": {"explorer": 1}, "A3": {"explorer": 1, "town": 1}, "A4": {"explorer": 1}, **FAR,
    }  # fmt: skip
    frame: dict[str, Any] = {"phase": "invaders", "step": "river-build"}
    here = at(lands, invader_deck=["1-jungle", "1-sands"], **frame)
    assert towns(here) == {"A6": 1, "A4": 1}  # those of A1 and A3 have moved inland since


@pytest.mark.rule("SX-46.3")
def test_after_the_explore_step_they_explore_the_coast() -> None:
    lands = {"A1": {"explorer": 1}, "A3": {"town": 1}, **FAR}
    effects = [{"kind": "isolate", "land": "A2"}]
    frame: dict[str, Any] = {"phase": "invaders", "step": "river-explore"}
    here = at(lands, **frame)
    assert [here.land(f"A{n}").get("explorer", 0) for n in (1, 2, 3)] == [2, 1, 0]
    assert here.table.explored == []
    cut = at(lands, effects=effects, **frame)
    assert "explorer" not in cut.land("A2")


@pytest.mark.rule("SX-46.4")
def test_towns_move_one_land_inland() -> None:
    """From the coast to A4, A5 and A6; those farthest inland go first, so that no town goes far."""
    depths = inland(at({}).table)
    assert list(depths.values()) == [1, 1, 1, 2, 2, 2, 3, 3]
    here = at({"A3": {"town": 1}, "A4": {"town-1": 1}, "A8": {"city": 1}}, "time-passes")
    assert towns(here) == {"A4": 1, "A5": 1}


@pytest.mark.rule("SX-46.4")
def test_they_are_split_from_the_north() -> None:
    """Beside A1 and farther inland are A4, A5 and A6, of which A6 is the northernmost."""
    here = at({"A1": {"town": 4}, **FAR}, "time-passes")
    assert towns(here) == {"A6": 2, "A5": 1, "A4": 1}


@pytest.mark.rule("SX-46.5")
def test_isolation_stops_a_town_for_one_energy() -> None:
    effects = [{"kind": "isolate", "land": "A2"}]
    keys: dict[str, Any] = {"effects": effects, "seats": {"P1": {"energy": 1}}}
    lands = {"A2": {"town": 2}, **FAR}
    here = at(lands, "time-passes", **keys)
    assert here.prompt() == "ask-hold-town"
    here.answer("yes")
    assert towns(here) == {"A2": 1, "A4": 1}
    assert here.seat().energy == 0
    free = at(lands, "time-passes", **keys).answer("no", "no")
    assert (towns(free), free.seat().energy) == ({"A4": 2}, 1)
    poor = at(lands, "time-passes", effects=effects)
    assert towns(poor) == {"A4": 2}


@pytest.mark.rule("SX-46.6", "SX-46.7")
def test_towns_leave_over_the_eastern_edge() -> None:
    here = at({"A8": {"town": 2, "city": 1}}, "time-passes")
    assert (towns(here), here.ending()) == ({}, "")
    assert [(e.kind, e.towns) for e in here.table.effects] == [("escaped-towns", 2)]  # type: ignore[attr-defined]
    effects = [{"kind": "escaped-towns", "number": 2}]
    lost = at({"A8": {"town": 2, "city": 1}}, "time-passes", effects=effects)
    assert lost.ending() == "scenario"
    three = at({"A8": {"town": 1, "city": 1}}, "time-passes", effects=effects)
    assert three.ending() == ""


@pytest.mark.rule("SX-46.6")
def test_elsewhere_they_go_to_a_land_as_far_inland() -> None:
    """A7 and A8 lie at the edge; of two boards, the land of the deepest row may lie before it."""
    table = at({}, boards="AB").table
    depths = inland(table)
    names = table.island.names
    for land in table.island.lands:
        deeper = [n for n in table.island.near[land] if depths[n] == depths[land] + 1]
        if not deeper:
            edge = [n for _, _, n in BOARDS[names[land][0]].spans("side1")]
            assert int(names[land][1]) in edge or depths[land] > 1


@pytest.mark.rule("SX-34.24")
def test_escaped_towns_go_back_to_france() -> None:
    """EX-86."""
    options = {**RIVER, "adversary": "france", "level": 0}
    before = at({"A8": {"town": 2, "city": 1}}, options=options)
    after = at({"A8": {"town": 2, "city": 1}}, "time-passes", options=options)
    assert (towns_left(before.table), towns_left(after.table)) == (5, 7)
