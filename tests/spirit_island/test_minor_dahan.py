"""Minor powers that call on the dahan."""

from __future__ import annotations

import pytest

from tests.spirit_island.minor import alone


def test_call_of_the_dahan_ways_replaces_an_explorer() -> None:
    here = alone(
        {"A5": {"explorer": 2, "town": 1, "dahan": 1}}, "power call-of-the-dahan-ways at A5"
    )
    assert here.land("A5") == {"explorer": 1, "town": 1, "dahan": 2}
    assert here.fear() == 0


@pytest.mark.rule("SI-8.12")
def test_call_of_the_dahan_ways_with_two_moon_may_replace_a_town() -> None:
    lands = {"A5": {"explorer": 1, "town": 1, "dahan": 1}}
    step = "power call-of-the-dahan-ways at A5"
    town = alone(lands, step, elements="2 moon").answer("option town")
    assert town.land("A5") == {"explorer": 1, "dahan": 2}
    explorer = alone(lands, step, elements="2 moon").answer("option explorer")
    assert explorer.land("A5") == {"town": 1, "dahan": 2}


@pytest.mark.rule("SI-20.20")
def test_call_of_the_dahan_ways_heals_nobody() -> None:
    lands = {"A5": {"town-1": 1, "dahan": 1}}
    here = alone(lands, "power call-of-the-dahan-ways at A5", elements="2 moon")
    here.answer("option town")
    assert here.land("A5") == {"dahan": 1, "dahan-1": 1}


def test_call_of_the_dahan_ways_without_invaders_does_nothing() -> None:
    here = alone({"A5": {"dahan": 1}}, "power call-of-the-dahan-ways at A5", elements="2 moon")
    assert here.land("A5") == {"dahan": 1}


@pytest.mark.rule("SX-12.12")
def test_call_to_bloodshed_damages_by_dahan() -> None:
    here = alone({"A5": {"dahan": 2, "town": 1, "city": 1}}, "power call-to-bloodshed at A5")
    here.answer("option damage", "damage town", "damage town-1")
    assert here.land("A5") == {"dahan": 2, "city": 1}
    assert here.fear() == 1


def test_call_to_bloodshed_gathers_up_to_three_dahan() -> None:
    here = alone({"A5": {"dahan": 1}, "A6": {"dahan": 4}}, "power call-to-bloodshed at A5")
    here.answer("option gather-dahan", *["gather dahan A6"] * 3)
    assert (here.land("A5"), here.land("A6")) == ({"dahan": 4}, {"dahan": 1})


def test_call_to_isolation_pushes_one_invader_for_each_dahan() -> None:
    lands = {"A5": {"dahan": 2, "explorer": 1, "town": 1, "city": 1}}
    here = alone(lands, "power call-to-isolation at A5")
    here.answer("option push-invaders", "push town A4", "push explorer A4")
    assert here.land("A5") == {"dahan": 2, "city": 1}
    assert here.land("A4") == {"town": 1, "explorer": 1}


def test_call_to_isolation_pushes_one_dahan() -> None:
    here = alone({"A5": {"dahan": 2}}, "power call-to-isolation at A5")
    here.answer("option push-dahan", "push dahan A1")
    assert (here.land("A5"), here.land("A1")) == ({"dahan": 1}, {"dahan": 1})


def test_call_to_migrate_gathers_then_pushes() -> None:
    here = alone({"A4": {"dahan": 1}, "A6": {"dahan": 1}}, "power call-to-migrate at A5")
    here.answer("gather dahan A4", "gather dahan A6", "push dahan A8", "stop")
    assert here.land("A5") == {"dahan": 1}
    assert here.land("A8") == {"city": 1, "dahan": 1}
    assert (here.land("A4"), here.land("A6")) == ({}, {})


def test_call_to_tend_removes_blight() -> None:
    here = alone({"A5": {"dahan": 1, "blight": 2}}, "power call-to-tend at A5", blight_pool=4)
    here.answer("option remove-blight")
    assert here.land("A5") == {"dahan": 1, "blight": 1}
    assert here.table.blight_pool == 5


def test_call_to_tend_pushes_up_to_three_dahan() -> None:
    here = alone({"A5": {"dahan": 4}}, "power call-to-tend at A5")
    here.answer("option push-dahan", *["push dahan A1"] * 3)
    assert (here.land("A5"), here.land("A1")) == ({"dahan": 1}, {"dahan": 3})
