"""Minor powers of Branch & Claw that bring tokens to a land, or strife among the invaders."""

from __future__ import annotations

from typing import Any

import pytest

from tests.spirit_island import minor
from tests.spirit_island.tables import EVERY_SET, Island


def alone(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    return minor.alone(lands, *steps, options=EVERY_SET, **keys)


def test_animated_wrackroot() -> None:
    here = alone({"A5": {"explorer": 2}}, "power animated-wrackroot at A5")
    assert here.options() == ["option fear", "option add-wilds"]
    assert here.answer("option fear").land("A5") == {"explorer": 1}
    assert here.fear() == 1
    here = alone({"A5": {"explorer": 2}}, "power animated-wrackroot at A5")
    assert here.answer("option add-wilds").land("A5") == {"explorer": 2, "wilds": 1}
    assert here.fear() == 0


@pytest.mark.parametrize(("land", "wilds"), [("A6", 1), ("A3", 1), ("A4", 0), ("A5", 0)])
def test_disorienting_landscape(land: str, wilds: int) -> None:
    """Wilds only in mountain (A6) and jungle (A3)."""
    here = alone({land: {"explorer": 1}}, f"power disorienting-landscape at {land}")
    here.answer(here.options()[0])
    assert here.land(land).get("wilds", 0) == wilds
    assert "explorer" not in here.land(land)


def test_animated_wrackroot_without_an_explorer() -> None:
    here = alone({"A5": {"town": 1}}, "power animated-wrackroot at A5").answer("option fear")
    assert (here.land("A5"), here.fear()) == ({"town": 1}, 1)


def test_disorienting_landscape_without_an_explorer() -> None:
    assert alone({}, "power disorienting-landscape at A6").land("A6") == {"wilds": 1}


def test_fire_in_the_sky() -> None:
    here = alone({"A5": {"explorer": 1, "town": 1}}, "power fire-in-the-sky at A5")
    here.answer("strife town")
    assert here.land("A5") == {"explorer": 1, "town*1": 1}
    assert here.fear() == 2


def test_fire_in_the_sky_without_invaders() -> None:
    here = alone({"A5": {"dahan": 1}}, "power fire-in-the-sky at A5")
    assert (here.land("A5"), here.fear()) == ({"dahan": 1}, 2)


def test_fleshrot_fever() -> None:
    here = alone({"A4": {"disease": 1}}, "power fleshrot-fever at A4")
    assert (here.land("A4"), here.fear()) == ({"disease": 2}, 1)


def test_fleshrot_fever_in_a_wetland_is_nothing() -> None:
    here = alone({"A5": {"town": 1}}, "power fleshrot-fever at A5")
    assert (here.land("A5"), here.fear()) == ({"town": 1}, 0)


def test_golds_allure() -> None:
    lands = {"A6": {}, "A1": {"explorer": 1}, "A5": {"town": 2}}
    here = alone(lands, "power golds-allure at A6").answer("strife explorer")
    assert here.land("A6") == {"explorer*1": 1, "town": 1}
    assert (here.land("A1"), here.land("A5")) == ({}, {"town": 1})


def test_golds_allure_gathers_what_there_is() -> None:
    here = alone({"A5": {"town": 1}}, "power golds-allure at A6")
    assert here.land("A6") == {"town*1": 1}


@pytest.mark.parametrize(
    ("elements", "line", "left", "fear"),
    [
        ("", "add-disease", {"town": 1, "disease": 1}, 0),
        ("", "add-strife", {"town*1": 1}, 1),
        ("3 animal", "add-disease", {"town": 1, "disease": 1}, 0),
        ("3 animal", "both", {"town*1": 1, "disease": 1}, 1),
    ],
)
def test_inflame_the_fires_of_life(
    elements: str, line: str, left: dict[str, int], fear: int
) -> None:
    step = "power inflame-the-fires-of-life at A5"
    here = alone({"A5": {"town": 1}}, step, elements=elements)
    assert ("option both" in here.options()) == bool(elements)
    here.answer(f"option {line}")
    assert (here.land("A5"), here.fear()) == (left, fear)


@pytest.mark.parametrize(
    ("land", "there", "line", "left", "fear"),
    [
        ("A5", {"disease": 1}, "damage", {"town-1": 2, "disease": 1}, 0),
        ("A5", {}, "damage", {"town": 2}, 0),  # no disease
        ("A5", {}, "add-disease", {"town": 2, "disease": 1}, 1),  # wetland
        ("A4", {}, "add-disease", {"town": 2}, 0),  # sands
    ],
)
def test_infested_aquifers(
    land: str, there: dict[str, int], line: str, left: dict[str, int], fear: int
) -> None:
    here = alone({land: {"town": 2, "explorer": 1, **there}}, f"power infested-aquifers at {land}")
    here.answer(f"option {line}")
    kept = dict(here.land(land))
    explorers = kept.pop("explorer", 0)
    assert (kept, here.fear()) == (left, fear)
    assert explorers == (0 if line == "damage" and there else 1)


@pytest.mark.parametrize(
    ("there", "line", "left", "fear"),
    [
        ({}, "add-beasts", {"town": 1, "city": 1, "beasts": 1}, 1),
        ({"beasts": 1}, "destroy", {"city": 1, "beasts": 1}, 1),  # the fear of the town
        ({}, "destroy", {"town": 1, "city": 1}, 0),
    ],
)
def test_prowling_panthers(
    there: dict[str, int], line: str, left: dict[str, int], fear: int
) -> None:
    here = alone({"A6": {"town": 1, "city": 1, **there}}, "power prowling-panthers at A6")
    here.answer(f"option {line}")
    assert (here.land("A6"), here.fear()) == (left, fear)


def test_razor_sharp_undergrowth() -> None:
    here = alone({"A5": {"explorer": 2, "dahan": 2}}, "power razor-sharp-undergrowth at A5")
    assert here.land("A5") == {"explorer": 1, "dahan": 1, "wilds": 1}
    assert here.defended("A5") == [2]


def test_razor_sharp_undergrowth_where_nobody_is() -> None:
    here = alone({"A5": {"town": 1}}, "power razor-sharp-undergrowth at A5")
    assert (here.land("A5"), here.defended("A5")) == ({"town": 1, "wilds": 1}, [2])
    blighted = alone({"A5": {"explorer": 1, "blight": 1}}, "power razor-sharp-undergrowth at A5")
    assert blighted.land("A5") == {"explorer": 1, "blight": 1}


def test_swarming_wasps() -> None:
    here = alone({"A5": {"explorer": 3}}, "power swarming-wasps at A5")
    here.answer("option push-explorer")
    assert here.land("A5") == {"explorer": 3}  # no beasts, nothing happens
    here = alone({"A5": {"explorer": 3, "beasts": 1}}, "power swarming-wasps at A5")
    here.answer("option push-explorer", "push explorer A4", "stop")
    assert here.land("A5") == {"explorer": 2, "beasts": 1}
    here = alone({"A5": {}}, "power swarming-wasps at A5").answer("option add-beasts")
    assert here.land("A5") == {"beasts": 1}


@pytest.mark.parametrize(("blight", "left"), [(0, {"beasts": 1}), (1, {}), (2, {"blight": 2})])
def test_teeming_rivers(blight: int, left: dict[str, int]) -> None:
    assert alone({"A5": {"blight": blight}}, "power teeming-rivers at A5").land("A5") == left


@pytest.mark.parametrize(
    ("there", "fear"),
    [
        ({}, 0),
        ({"explorer": 1}, 2),
        ({"explorer": 1, "disease": 2}, 3),
        ({"explorer": 1, "blight": 1}, 3),
        ({"explorer": 1, "disease": 1, "blight": 2}, 4),
    ],
)
def test_tormenting_rotflies_frighten(there: dict[str, int], fear: int) -> None:
    here = alone({"A5": there}, "power tormenting-rotflies at A5").answer("option fear")
    assert (here.land("A5"), here.fear()) == (there, fear)


def test_tormenting_rotflies_bring_disease() -> None:
    here = alone({}, "power tormenting-rotflies at A5").answer("option add-disease")
    assert here.land("A5") == {"disease": 1}
