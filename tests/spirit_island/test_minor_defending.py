"""Minor powers that defend lands."""

from __future__ import annotations

import pytest

from tests.spirit_island.minor import alone, pair
from tests.spirit_island.tables import targets


@pytest.mark.parametrize(
    ("land", "number"), [("A3", 4), ("A4", 4), ("A5", 1), ("A6", 1)]
)  # jungle, sands, wetland, mountain
def test_drift_down_into_slumber_defends_by_terrain(land: str, number: int) -> None:
    here = alone({}, f"power drift-down-into-slumber at {land}")
    assert here.defended(land, "A1") == [number, 0]


@pytest.mark.rule("SI-22.1")
@pytest.mark.rule("SI-22.4")
def test_defence_lowers_a_ravage_until_time_passes() -> None:
    lands = {"A4": {"town": 2, "dahan": 1}}
    step = "power drift-down-into-slumber at A4"
    now = alone(lands, step, "ravage A4").answer("damage town-1")
    assert now.land("A4") == {"town": 1, "dahan": 1}  # no damage; the dahan strike back
    later = alone(lands, step, "time-passes", "ravage A4")
    assert later.land("A4") == {"town": 2, "blight": 1}


def test_encompassing_ward_defends_every_land_of_the_target() -> None:
    lands = {"A2": {"presence": {"P1": 1}}, "A5": {"presence": {"P1": 2}}}
    here = alone(lands, "power encompassing-ward")
    assert here.defended("A2", "A5", "A7", "A1") == [2, 2, 2, 0]


def test_encompassing_ward_on_another_spirit_defends_only_its_lands() -> None:
    here = pair({"B2": {"presence": {"P2": 1}}}, "power encompassing-ward")
    here.answer("target P2")
    assert here.defended("A7", "B7", "B2", "B1") == [0, 2, 2, 0]


def test_encompassing_ward_follows_presence() -> None:
    lands = {"A5": {"presence": {"P1": 1}}}
    gone = alone(lands, "power encompassing-ward", "blight A5")
    assert gone.defended("A5", "A7") == [0, 2]
    come = alone(lands, "power encompassing-ward", "growth 2")
    come.answer("presence energy A1", "presence energy A4")
    assert come.defended("A1", "A4", "A5") == [2, 2, 2]


@pytest.mark.rule("SI-22.3")
def test_wards_and_other_defence_add_up() -> None:
    here = alone(
        {"A4": {"presence": {"P1": 1}, "city": 2, "dahan": 1}},
        "power encompassing-ward",
        "power drift-down-into-slumber at A4",
        "ravage A4",
    )
    assert here.defended("A4") == [6]
    here.answer("damage city-1")
    assert here.land("A4") == {"presence": {0: 1}, "city": 1, "city-2": 1, "dahan": 1}


def test_natures_resilience_defends() -> None:
    here = alone({"A5": {"blight": 1}}, "power natures-resilience at A5", elements="1 water")
    assert here.defended("A5") == [6]
    assert here.land("A5") == {"blight": 1}


@pytest.mark.rule("SI-8.12")
def test_natures_resilience_with_two_water_may_remove_blight_instead() -> None:
    step = "power natures-resilience at A5"
    removed = alone({"A5": {"blight": 1}}, step, elements="2 water").answer("option remove-blight")
    assert (removed.land("A5"), removed.defended("A5")) == ({}, [0])
    kept = alone({"A5": {"blight": 1}}, step, elements="2 water").answer("option defend")
    assert (kept.land("A5"), kept.defended("A5")) == ({"blight": 1}, [6])


def test_natures_resilience_asks_nothing_where_there_is_no_blight() -> None:
    here = alone({}, "power natures-resilience at A5", elements="2 water")
    assert here.prompt() == "ask-growth"
    assert here.defended("A5") == [6]


def test_quicken_the_earths_struggles_damages_each_building() -> None:
    lands = {"A5": {"explorer": 1, "town": 1, "town-1": 1, "city": 1}}
    here = alone(lands, "power quicken-the-earths-struggles at A5").answer("option damage")
    assert here.land("A5") == {"explorer": 1, "town-1": 1, "city-1": 1}
    assert here.fear() == 1
    assert here.defended("A5") == [0]


def test_quicken_the_earths_struggles_defends() -> None:
    here = alone({"A5": {"city": 1}}, "power quicken-the-earths-struggles at A5")
    here.answer("option defend")
    assert here.land("A5") == {"city": 1}
    assert here.defended("A5") == [10]


def test_sap_the_strength_of_multitudes_defends() -> None:
    here = alone({}, "power sap-the-strength-of-multitudes at A5")
    assert here.defended("A5", "A4") == [5, 0]


@pytest.mark.rule("SI-9.6")
@pytest.mark.rule("SI-9.9")
def test_sap_the_strength_of_multitudes_reaches_farther_with_air() -> None:
    here = alone({})  # presence in A7
    assert targets(here, "sap-the-strength-of-multitudes") == ["A7"]
    assert targets(here, "sap-the-strength-of-multitudes", [0]) == ["A5", "A7", "A8"]


@pytest.mark.rule("SI-8.10")
def test_sap_the_strength_of_multitudes_in_play() -> None:
    sap = "sap-the-strength-of-multitudes"
    with_air = {"P1": {"played": [sap], "elements": {"air": 1}}}
    far = alone({}, phase="fast", seats=with_air).answer(f"use {sap}", "target A5")
    assert far.defended("A5") == [5]
    near = alone({}, phase="fast", seats=with_air).answer(f"use {sap} 0")
    assert near.defended("A7", "A5") == [5, 0]
    without = alone({}, phase="fast", seats={"P1": {"played": [sap]}}).answer(f"use {sap}")
    assert without.defended("A7", "A5") == [5, 0]
