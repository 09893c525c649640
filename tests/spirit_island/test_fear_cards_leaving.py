"""Fear cards that make invaders leave the island, or flee within it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.spirit_island.tables import turn_up

EVERYWHERE: dict[str, Any] = {
    "A1": {"explorer": 2},
    "A2": {"town": 1, "explorer": 1},
    "A5": {"explorer": 1},
    "A6": {"town": 1},
}


# -- Emigration Accelerates, Wary of the Interior --------------------------------------------------


def test_emigration_accelerates_1_removes_an_explorer_from_the_coast() -> None:
    here = turn_up("emigration-accelerates", 1, EVERYWHERE)
    assert here.options() == ["land A1", "land A2"]
    here.answer("land A2")
    assert here.land("A2") == {"town": 1}
    only_town = turn_up("emigration-accelerates", 1, {"A1": {"town": 1}})
    assert only_town.land("A1") == {"town": 1}


def test_emigration_accelerates_2_removes_a_town_as_well() -> None:
    here = turn_up("emigration-accelerates", 2, EVERYWHERE).answer("land A2", "remove town")
    assert here.land("A2") == {"explorer": 1}
    city = turn_up("emigration-accelerates", 2, {"A1": {"city": 1}, "A5": {"town": 1}})
    assert (city.land("A1"), city.land("A5")) == ({"city": 1}, {"town": 1})


def test_emigration_accelerates_3_removes_from_any_land() -> None:
    here = turn_up("emigration-accelerates", 3, EVERYWHERE)
    assert here.options() == ["land A1", "land A2", "land A5", "land A6"]
    here.answer("land A6")
    assert here.land("A6") == {}


def test_wary_of_the_interior_1_removes_an_explorer_inland() -> None:
    here = turn_up("wary-of-the-interior", 1, EVERYWHERE)
    assert [here.land(name) for name in EVERYWHERE] == [
        {"explorer": 2},
        {"town": 1, "explorer": 1},
        {},
        {"town": 1},
    ]


def test_wary_of_the_interior_2_removes_a_town_as_well() -> None:
    here = turn_up("wary-of-the-interior", 2, EVERYWHERE)
    assert here.options() == ["land A5", "land A6"]
    here.answer("land A6")
    assert (here.land("A5"), here.land("A6")) == ({"explorer": 1}, {})


def test_wary_of_the_interior_3_removes_from_any_land() -> None:
    here = turn_up("wary-of-the-interior", 3, EVERYWHERE)
    assert here.options() == ["land A1", "land A2", "land A5", "land A6"]
    here.answer("land A1")
    assert here.land("A1") == {"explorer": 1}


# -- Isolation -------------------------------------------------------------------------------------

LONELY: dict[str, Any] = {
    "A1": {"town": 1, "dahan": 2},
    "A2": {"explorer": 1, "city": 1},
    "A3": {"city": 1},
    "A4": {"explorer": 3},
}


def test_isolation_1_removes_the_only_invader_of_a_land() -> None:
    here = turn_up("isolation", 1, LONELY)
    assert here.land("A1") == {"dahan": 2}
    assert [here.land(name) for name in ("A2", "A3", "A4")] == [
        {"explorer": 1, "city": 1},
        {"city": 1},
        {"explorer": 3},
    ]


def test_isolation_2_removes_an_explorer_or_town_among_two_invaders() -> None:
    here = turn_up("isolation", 2, LONELY)
    assert here.options() == ["land A1", "land A2"]
    here.answer("land A2")
    assert here.land("A2") == {"city": 1}


def test_isolation_3_removes_a_city_too() -> None:
    here = turn_up("isolation", 3, LONELY)
    assert here.options() == ["land A1", "land A2", "land A3", "land A8"]
    here.answer("land A2", "remove city")
    assert (here.land("A2"), here.fear()) == ({"explorer": 1}, 0)


# -- Retreat! --------------------------------------------------------------------------------------


def test_retreat_1_pushes_up_to_two_explorers_from_an_inland_land() -> None:
    here = turn_up("retreat", 1, {"A1": {"explorer": 1}, "A6": {"explorer": 3, "town": 1}})
    assert here.options() == ["land A6", "stop"]
    here.answer("land A6")
    assert here.options() == ["push explorer A1", "push explorer A5", "push explorer A8", "stop"]
    here.answer("push explorer A1", "push explorer A5")
    assert here.prompt() == "ask-growth"
    assert (here.land("A6"), here.land("A1"), here.land("A5")) == (
        {"explorer": 1, "town": 1},
        {"explorer": 2},
        {"explorer": 1},
    )


def test_retreat_may_be_left_or_ended_early() -> None:
    lands = {"A6": {"explorer": 2}, "A5": {"explorer": 1}}
    left = turn_up("retreat", 1, lands).answer("stop")
    assert (left.land("A6"), left.prompt()) == ({"explorer": 2}, "ask-growth")
    ended = turn_up("retreat", 1, lands).answer("land A6", "push explorer A1", "stop")
    assert (ended.land("A6"), ended.land("A1")) == ({"explorer": 1}, {"explorer": 1})


def test_retreat_2_pushes_up_to_three_explorers_and_towns() -> None:
    here = turn_up("retreat", 2, {"A6": {"explorer": 2, "town": 2, "city": 1}})
    here.answer("land A6", "push town A1", "push town A5", "push explorer A1")
    assert here.prompt() == "ask-growth"
    assert here.land("A6") == {"explorer": 1, "city": 1}
    assert (here.land("A1"), here.land("A5")) == ({"explorer": 1, "town": 1}, {"town": 1})
    coast = turn_up("retreat", 2, {"A1": {"town": 1}})
    assert coast.prompt() == "ask-growth"


def test_retreat_3_pushes_any_number_from_any_one_land() -> None:
    here = turn_up("retreat", 3, {"A3": {"explorer": 2, "town": 2, "dahan": 1}})
    here.answer("land A3", *["push explorer A2"] * 2, *["push town A4"] * 2)
    assert (here.land("A3"), here.land("A2"), here.land("A4")) == (
        {"dahan": 1},
        {"explorer": 2},
        {"town": 2},
    )


def test_every_player_may_retreat() -> None:
    here = turn_up("retreat", 1, {"A6": {"explorer": 3}}, boards="AB")
    here.answer("land A6", "push explorer A1", "stop")
    assert here.asked() == [1]
    here.answer("land A6", "push explorer A1", "push explorer A1")
    assert here.land("A1") == {"explorer": 3}


# -- Seek Safety -----------------------------------------------------------------------------------


def test_seek_safety_1_pushes_an_explorer_to_more_towns_and_cities() -> None:
    here = turn_up(
        "seek-safety",
        1,
        {"A1": {"explorer": 1, "town": 1}, "A2": {"town": 1, "city": 1}, "A4": {"city": 1}},
    )
    assert here.options() == ["land A1", "stop"]
    here.answer("land A1")  # A2 alone has more; A4 has as many
    assert (here.land("A1"), here.land("A2")) == (
        {"town": 1},
        {"explorer": 1, "town": 1, "city": 1},
    )


def test_seek_safety_1_needs_a_safer_land_and_may_be_left() -> None:
    nowhere = turn_up("seek-safety", 1, {"A3": {"explorer": 1}})
    assert (nowhere.prompt(), nowhere.land("A3")) == ("ask-growth", {"explorer": 1})
    left = turn_up("seek-safety", 1, {"A6": {"explorer": 1}}).answer("stop")
    assert left.land("A6") == {"explorer": 1}


def test_seek_safety_2_gathers_an_explorer_to_a_town() -> None:
    here = turn_up("seek-safety", 2, {"A2": {"town": 1}, "A3": {"explorer": 1, "town": 1}})
    assert here.options() == ["land A2", "stop"]  # no explorer beside A3, nothing beside A8
    here.answer("land A2")
    assert (here.land("A2"), here.land("A3")) == ({"explorer": 1, "town": 1}, {"town": 1})


def test_seek_safety_2_gathers_a_town_to_a_city_only() -> None:
    here = turn_up("seek-safety", 2, {"A6": {"town": 1}, "A5": {"town": 1}})
    assert here.options() == ["land A8", "stop"]
    here.answer("land A8", "gather town A6")
    assert (here.land("A8"), here.land("A6"), here.land("A5")) == (
        {"city": 1, "town": 1},
        {},
        {"town": 1},
    )


def test_seek_safety_3_removes_three_health_from_a_land_without_city() -> None:
    lands = {"A1": {"explorer": 2, "town": 2}, "A2": {"explorer": 1, "city": 1}}
    here = turn_up("seek-safety", 3, lands)
    assert here.options() == ["land A1", "stop"]
    here.answer("land A1")
    assert here.options() == ["remove explorer", "remove town", "stop"]
    here.answer("remove town")
    assert here.options() == ["remove explorer", "stop"]
    here.answer("remove explorer")
    assert (here.land("A1"), here.prompt()) == ({"explorer": 1, "town": 1}, "ask-growth")


def test_seek_safety_3_counts_full_health_and_may_stop() -> None:
    here = turn_up("seek-safety", 3, {"A1": {"town-1": 2}}).answer("land A1", "remove town-1")
    assert (here.land("A1"), here.prompt()) == ({"town-1": 1}, "ask-growth")
    stopped = turn_up("seek-safety", 3, {"A1": {"explorer": 3}}).answer("land A1", "stop")
    assert stopped.land("A1") == {"explorer": 3}


@pytest.mark.rule("SI-21.7")
def test_nobody_is_pushed_into_the_ocean() -> None:
    here = turn_up("retreat", 3, {"A3": {"explorer": 1}}).answer("land A3")
    assert here.options() == ["push explorer A2", "push explorer A4", "stop"]
