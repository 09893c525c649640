"""Minor powers that frighten the invaders."""

from __future__ import annotations

import pytest

from tests.spirit_island.minor import alone


@pytest.mark.parametrize(("land", "number"), [("A6", 3), ("A3", 3), ("A4", 0), ("A5", 0)])
def test_dark_and_tangled_woods(land: str, number: int) -> None:
    here = alone({}, f"power dark-and-tangled-woods at {land}")
    assert here.fear() == 2
    assert here.defended(land) == [number]


def test_delusions_of_danger_push_an_explorer() -> None:
    here = alone({"A5": {"explorer": 2, "town": 1}}, "power delusions-of-danger at A5")
    here.answer("option push-explorer", "push explorer A4")
    assert here.land("A5") == {"explorer": 1, "town": 1}
    assert here.land("A4") == {"explorer": 1}
    assert here.fear() == 0


def test_delusions_of_danger_frighten() -> None:
    here = alone({"A5": {"explorer": 1}}, "power delusions-of-danger at A5")
    here.answer("option fear")
    assert here.fear() == 2
    assert here.land("A5") == {"explorer": 1}


@pytest.mark.rule("SI-10.2")
def test_delusions_of_danger_may_push_nobody() -> None:
    here = alone({"A5": {"town": 1}}, "power delusions-of-danger at A5")
    here.answer("option push-explorer")
    assert (here.land("A5"), here.fear()) == ({"town": 1}, 0)


def test_land_of_haunts_and_embers_without_blight() -> None:
    lands = {"A5": {"explorer": 2, "town": 1}}
    here = alone(lands, "power land-of-haunts-and-embers at A5", blight_pool=5)
    here.answer("push town A4", "push explorer A4")
    assert here.land("A5") == {"explorer": 1, "blight": 1}
    assert here.land("A4") == {"town": 1, "explorer": 1}
    assert here.fear() == 2
    assert here.table.blight_pool == 4


def test_land_of_haunts_and_embers_with_blight_does_twice_as_much_and_cascades() -> None:
    lands = {"A5": {"explorer": 3, "town": 2, "blight": 1}}
    here = alone(lands, "power land-of-haunts-and-embers at A5", blight_pool=5)
    here.answer("push town A4", "push town A4", "push explorer A4", "push explorer A4")
    here.answer("cascade A1")
    assert here.land("A5") == {"explorer": 1, "blight": 2}
    assert here.land("A4") == {"town": 2, "explorer": 2}
    assert here.land("A1") == {"blight": 1}
    assert here.fear() == 4


@pytest.mark.rule("SI-9.25")
def test_land_of_haunts_and_embers_may_push_nobody_but_always_blights() -> None:
    lands = {"A5": {"explorer": 1, "presence": {"P1": 1}}}
    here = alone(lands, "power land-of-haunts-and-embers at A5").answer("stop")
    assert here.land("A5") == {"explorer": 1, "blight": 1}
    assert here.seat().destroyed == 1


@pytest.mark.parametrize(
    ("there", "fear"),
    [
        ({"explorer": 3}, 2),
        ({"explorer": 1, "town": 1}, 2),
        ({"town": 2}, 3),
        ({"town": 1, "city": 1}, 3),
        ({"city": 4}, 3),
    ],
)
@pytest.mark.rule("SI-9.24")
def test_rain_of_blood(there: dict[str, int], fear: int) -> None:
    here = alone({"A5": there}, "power rain-of-blood at A5")
    assert here.fear() == fear
    assert here.land("A5") == there


@pytest.mark.parametrize("land", ["A6", "A3"])  # mountain, jungle
def test_shadows_of_the_burning_forest_push(land: str) -> None:
    beyond = {"A6": "A5", "A3": "A4"}[land]
    lands = {land: {"explorer": 2, "town": 2}}
    here = alone(lands, f"power shadows-of-the-burning-forest at {land}")
    here.answer(f"push explorer {beyond}", f"push town {beyond}")
    assert here.land(land) == {"explorer": 1, "town": 1}
    assert here.land(beyond) == {"explorer": 1, "town": 1}
    assert here.fear() == 2


def test_shadows_of_the_burning_forest_only_frighten_elsewhere() -> None:
    here = alone({"A5": {"explorer": 1, "town": 1}}, "power shadows-of-the-burning-forest at A5")
    assert here.land("A5") == {"explorer": 1, "town": 1}
    assert here.fear() == 2


@pytest.mark.rule("SI-10.1")
def test_shadows_of_the_burning_forest_push_what_there_is() -> None:
    here = alone({"A6": {"town": 1, "city": 1}}, "power shadows-of-the-burning-forest at A6")
    here.answer("push town A5")
    assert here.land("A6") == {"city": 1}


@pytest.mark.parametrize(("land", "left"), [("A4", 1), ("A5", 1), ("A6", 2), ("A3", 2)])
def test_uncanny_melting_removes_blight_by_terrain(land: str, left: int) -> None:
    here = alone({land: {"blight": 2, "explorer": 1}}, f"power uncanny-melting at {land}")
    assert here.land(land) == {"blight": left, "explorer": 1}
    assert here.fear() == 1


def test_uncanny_melting_frightens_only_invaders() -> None:
    here = alone({"A5": {"dahan": 1, "blight": 1}}, "power uncanny-melting at A5")
    assert here.fear() == 0
    assert here.land("A5") == {"dahan": 1}


@pytest.mark.parametrize(("elements", "fear"), [("1 fire", 1), ("2 fire", 2)])
def test_visions_of_fiery_doom(elements: str, fear: int) -> None:
    lands = {"A5": {"explorer": 1, "town": 1}}
    here = alone(lands, "power visions-of-fiery-doom at A5", elements=elements)
    here.answer("push town A4")
    assert (here.land("A5"), here.land("A4")) == ({"explorer": 1}, {"town": 1})
    assert here.fear() == fear


def test_visions_of_fiery_doom_leave_cities_alone() -> None:
    here = alone({"A5": {"city": 1}}, "power visions-of-fiery-doom at A5")
    assert (here.land("A5"), here.fear()) == ({"city": 1}, 1)


@pytest.mark.rule("SI-9.26")
def test_visions_of_fiery_doom_must_push() -> None:
    here = alone({"A5": {"explorer": 1}}, "power visions-of-fiery-doom at A5")
    assert "stop" not in here.options()
    assert here.options()[0] == "push explorer A1"
