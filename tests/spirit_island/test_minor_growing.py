"""Minor powers of earth, trees and green things."""

from __future__ import annotations

import pytest

from tests.spirit_island.minor import alone


@pytest.mark.parametrize(
    ("land", "there", "fear", "left"),
    [
        ("A6", {}, 0, {"explorer": 3}),  # mountain
        ("A4", {}, 0, {"explorer": 2}),  # sands
        ("A5", {}, 0, {"explorer": 2}),  # wetland
        ("A6", {"presence": {"P1": 1}}, 1, {"explorer": 2, "presence": {0: 1}}),
        ("A5", {"presence": {"P1": 1}}, 1, {"explorer": 1, "presence": {0: 1}}),
    ],
)
def test_pull_beneath_the_hungry_earth(
    land: str, there: dict[str, object], fear: int, left: dict[str, object]
) -> None:
    lands = {land: {"explorer": 3, **there}}
    here = alone(lands, f"power pull-beneath-the-hungry-earth at {land}")
    assert here.land(land) == left
    assert here.fear() == fear


def test_pull_beneath_the_hungry_earth_may_put_both_damage_on_one() -> None:
    lands = {"A5": {"town": 1, "explorer": 1, "presence": {"P1": 1}}}
    here = alone(lands, "power pull-beneath-the-hungry-earth at A5")
    here.answer("damage town", "damage town-1")
    assert here.land("A5") == {"explorer": 1, "presence": {0: 1}}
    assert here.fear() == 2


def test_rouse_the_trees_and_stones_damage_and_push() -> None:
    here = alone({"A5": {"town": 1, "explorer": 1}}, "power rouse-the-trees-and-stones at A5")
    here.answer("damage town", "damage town-1", "push explorer A4")
    assert (here.land("A5"), here.land("A4")) == ({}, {"explorer": 1})
    assert here.fear() == 1


@pytest.mark.rule("SI-9.23")
def test_rouse_the_trees_and_stones_push_only_what_is_left() -> None:
    here = alone({"A5": {"explorer": 2}}, "power rouse-the-trees-and-stones at A5")
    assert here.land("A5") == {}
    assert here.prompt() == "ask-growth"


@pytest.mark.rule("SI-9.22")
def test_song_of_sanctity_pushes_all_explorers() -> None:
    lands = {"A6": {"explorer": 3, "town": 1, "blight": 1}}
    here = alone(lands, "power song-of-sanctity at A6")
    assert "stop" not in here.options()
    here.answer("push explorer A1", "push explorer A5", "push explorer A5")
    assert here.land("A6") == {"town": 1, "blight": 1}
    assert (here.land("A1"), here.land("A5")) == ({"explorer": 1}, {"explorer": 2})


def test_song_of_sanctity_removes_blight_where_there_are_no_explorers() -> None:
    here = alone({"A6": {"town": 1, "blight": 2}}, "power song-of-sanctity at A6", blight_pool=3)
    assert here.land("A6") == {"town": 1, "blight": 1}
    assert here.table.blight_pool == 4
    nothing = alone({"A6": {"town": 1}}, "power song-of-sanctity at A6", blight_pool=3)
    assert (nothing.land("A6"), nothing.table.blight_pool) == ({"town": 1}, 3)


def test_voracious_growth_damages() -> None:
    here = alone({"A5": {"city": 1, "blight": 1}}, "power voracious-growth at A5")
    here.answer("option damage")
    assert here.land("A5") == {"city-2": 1, "blight": 1}


def test_voracious_growth_removes_blight() -> None:
    here = alone({"A5": {"city": 1, "blight": 1}}, "power voracious-growth at A5")
    here.answer("option remove-blight")
    assert here.land("A5") == {"city": 1}


def test_voracious_growth_without_blight_may_still_be_used_for_it() -> None:
    here = alone({"A5": {"city": 1}}, "power voracious-growth at A5", blight_pool=3)
    here.answer("option remove-blight")
    assert (here.land("A5"), here.table.blight_pool) == ({"city": 1}, 3)
