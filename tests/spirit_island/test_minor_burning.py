"""Minor powers of heat and fire."""

from __future__ import annotations

import pytest

from tests.spirit_island.minor import alone


def test_drought_destroys_three_towns_hurts_the_rest_and_blights() -> None:
    here = alone(
        {"A5": {"town": 4, "city": 1, "explorer": 1}}, "power drought at A5", blight_pool=5
    )
    assert here.land("A5") == {"town-1": 1, "city-1": 1, "explorer": 1, "blight": 1}
    assert here.fear() == 3
    assert here.table.blight_pool == 4


@pytest.mark.rule("SI-20.8")
def test_drought_finishes_what_was_hurt_before() -> None:
    here = alone({"A5": {"city-2": 1, "town": 1}}, "power drought at A5")
    assert here.land("A5") == {"blight": 1}
    assert here.fear() == 1 + 2


@pytest.mark.rule("SI-10.1")
def test_drought_without_buildings_still_blights() -> None:
    here = alone({"A5": {"explorer": 1}}, "power drought at A5")
    assert here.land("A5") == {"explorer": 1, "blight": 1}
    assert here.fear() == 0


def test_drought_destroys_presence_and_cascades() -> None:
    here = alone({"A5": {"blight": 1, "presence": {"P1": 2}}}, "power drought at A5")
    here.answer("cascade A4")
    assert here.land("A5") == {"blight": 2, "presence": {0: 1}}
    assert here.land("A4") == {"blight": 1}


@pytest.mark.rule("SI-8.8")
def test_drought_with_three_sun_destroys_a_city() -> None:
    lands = {"A5": {"city": 2}}
    three = alone(lands, "power drought at A5", elements="3 sun")
    assert three.land("A5") == {"city-1": 1, "blight": 1}
    assert three.fear() == 2
    two = alone(lands, "power drought at A5", elements="2 sun")
    assert two.land("A5") == {"city-1": 2, "blight": 1}
    assert two.fear() == 0


def test_purifying_flame_damages_by_blight() -> None:
    here = alone({"A5": {"blight": 2, "city": 1, "town": 1}}, "power purifying-flame at A5")
    here.answer("damage city", "damage town")
    assert here.land("A5") == {"blight": 2, "city-1": 1, "town-1": 1}


def test_purifying_flame_without_blight_does_nothing() -> None:
    here = alone({"A6": {"explorer": 1}}, "power purifying-flame at A6")
    assert here.land("A6") == {"explorer": 1}


@pytest.mark.parametrize("land", ["A6", "A4"])  # mountain, sands
def test_purifying_flame_may_remove_blight_in_mountain_and_sands(land: str) -> None:
    lands = {land: {"blight": 2, "explorer": 3}}
    step = f"power purifying-flame at {land}"
    removed = alone(lands, step).answer("option remove-blight")
    assert removed.land(land) == {"blight": 1, "explorer": 3}
    burnt = alone(lands, step).answer("option damage")
    assert burnt.land(land) == {"blight": 2, "explorer": 1}


@pytest.mark.parametrize("land", ["A5", "A3"])  # wetland, jungle
def test_purifying_flame_only_damages_elsewhere(land: str) -> None:
    here = alone({land: {"blight": 1, "explorer": 2}}, f"power purifying-flame at {land}")
    assert here.land(land) == {"blight": 1, "explorer": 1}


def test_steam_vents_destroy_an_explorer() -> None:
    here = alone({"A5": {"explorer": 2, "town": 1}}, "power steam-vents at A5", elements="2 earth")
    assert here.land("A5") == {"explorer": 1, "town": 1}
    assert here.fear() == 0


def test_steam_vents_with_three_earth_may_destroy_a_town() -> None:
    lands = {"A5": {"explorer": 1, "town": 1}}
    town = alone(lands, "power steam-vents at A5", elements="3 earth").answer("option town")
    assert town.land("A5") == {"explorer": 1}
    assert town.fear() == 1
    explorer = alone(lands, "power steam-vents at A5", elements="3 earth")
    assert explorer.answer("option explorer").land("A5") == {"town": 1}


def test_steam_vents_spare_cities_and_ask_nothing_without_a_town() -> None:
    here = alone({"A5": {"explorer": 1, "city": 1}}, "power steam-vents at A5", elements="3 earth")
    assert here.land("A5") == {"city": 1}
    empty = alone({"A5": {"city": 1, "town": 1}}, "power steam-vents at A5")
    assert empty.land("A5") == {"city": 1, "town": 1}
