"""Warnings beside answers that are legal and may be a mistake."""

from __future__ import annotations

import pytest

from loci.games.spirit_island.words.notation import parse
from loci.games.spirit_island.words.warnings import warnings
from tests.spirit_island.tables import Island, choices, island, with_elements


def warned(here: Island, line: str) -> list[str]:
    return [text.plain() for text in warnings(here.table, 0, parse(here.table, line))]


@pytest.mark.rule("SI-7.7")
def test_being_ready_warns_of_plays_that_are_left() -> None:
    seat = {"energy": 3, "grown": 1, "plays_track": 2, "hand": ["wash-away", "boon-of-vigor"]}
    assert warned(island(seats={"P1": seat}), "done") == ["warn-plays(number=2)"]
    assert warned(island(seats={"P1": {**seat, "plays_made": 2}}), "done") == []
    assert warned(island(seats={"P1": {**seat, "hand": []}}), "done") == []
    dear = {**seat, "energy": 0, "hand": ["wash-away"]}
    assert warned(island(seats={"P1": dear}), "done") == []


@pytest.mark.rule("SI-10.4")
def test_being_ready_warns_of_powers_of_this_phase_only() -> None:
    seats = {"P1": {"played": ["flash-floods", "wash-away"]}}
    here = island({"A5": {"town": 1}}, seats=seats, phase="fast")
    assert warned(here, "done") == ["warn-unused(cards=[power-flash-floods])"]
    slow = island({"A5": {"town": 1}}, seats=seats, phase="slow")
    assert warned(slow, "done") == ["warn-unused(cards=[power-wash-away])"]
    used = island(seats={"P1": {**seats["P1"], "used": ["flash-floods"]}}, phase="fast")
    assert warned(used, "done") == []


def test_a_power_that_may_be_fast_is_not_lost_by_waiting() -> None:
    seats = {"P1": {"played": ["wash-away"]}}
    effects = [{"kind": "hurry", "seat": "P1", "number": 2}]
    here = island({"A5": {"town": 1}}, seats=seats, phase="fast", effects=effects)
    assert "use wash-away" in here.options()
    assert warned(here, "done") == []


def test_growth_warns_when_there_is_nothing_to_reclaim_or_to_add() -> None:
    assert warned(island(), "growth 1") == ["warn-reclaim"]
    held = island(seats={"P1": {"discard": ["wash-away"]}})
    assert warned(held, "growth 1") == []
    empty = island(seats={"P1": {"energy_track": 7, "plays_track": 7}})
    assert warned(empty, "growth 2") == ["warn-presence"]
    assert warned(held, "growth 2") == []


def test_warnings_come_with_the_choices() -> None:
    shown = choices(island())
    assert [text.id for text in shown["growth 1"].warnings] == ["warn-reclaim"]
    assert shown["growth 2"].warnings == []
    elements = with_elements("1 sun 2 water")
    slow = island({"A5": {"town": 1, "presence": {"P1": 1}}}, phase="slow",
                  seats={"P1": {"elements": elements}})  # fmt: skip
    assert [text.plain() for text in choices(slow)["done"].warnings] == [
        "warn-unused(cards=[power-massive-flooding])"
    ]
