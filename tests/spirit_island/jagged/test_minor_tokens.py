"""Minor powers of Jagged Earth that bring tokens to a land."""

from __future__ import annotations

from typing import Any

import pytest

from tests.spirit_island.claw import alone

HAZARDS = "power hazards-spread-across-the-island at A5"
SEAR = "power sear-anger-into-the-wild-lands at A5"
MADNESS = "power terror-turns-to-madness at A5"


def test_dire_metamorphosis() -> None:
    lands = {"A5": {"town": 1, "city": 1, "dahan": 1}}
    here = alone(lands, "power dire-metamorphosis at A5").answer("damage town", "strife town-1")
    assert here.land("A5") == {
        "town-1*1": 1,
        "city": 1,
        "dahan-1": 1,
        **dict.fromkeys(("badlands", "beasts", "disease", "wilds", "blight"), 1),
    }
    assert here.fear() == 1


def test_dire_metamorphosis_of_an_empty_land() -> None:
    here = alone({"A5": {"presence": {"P1": 1}}}, "power dire-metamorphosis at A5")
    tokens = dict.fromkeys(("badlands", "beasts", "disease", "wilds", "blight"), 1)
    assert here.land("A5") == tokens  # the blight has destroyed the presence
    assert here.seat().destroyed == 1


def test_hazards_spread_what_is_beside() -> None:
    lands: dict[str, Any] = {"A5": {"town": 1}, "A4": {"beasts": 1, "badlands": 1}}
    lands["A6"] = {"disease": 1, "explorer*1": 1}
    here = alone(lands, HAZARDS, seats={"P1": {"energy": 1}})
    assert here.options() == [
        f"option {line}" for line in ("add-badlands", "add-beasts", "pay-add-disease", "add-strife")
    ]
    here.answer("option pay-add-disease")
    assert (here.land("A5"), here.seat().energy) == ({"town": 1, "disease": 1}, 0)
    poor = alone(lands, HAZARDS)
    assert "option pay-add-disease" not in poor.options()
    poor.answer("option add-strife")
    assert poor.land("A5") == {"town*1": 1}


@pytest.mark.rule("SX-15.23")
def test_nobody_has_to_pay_for_disease() -> None:
    lands = {"A5": {"town": 1}, "A4": {"disease": 1}}
    here = alone(lands, HAZARDS, seats={"P1": {"energy": 1}})
    assert here.options() == ["option pay-add-disease", "stop"]
    here.answer("stop")
    assert (here.land("A5"), here.seat().energy) == ({"town": 1}, 1)
    assert alone(lands, HAZARDS).land("A5") == {"town": 1}


def test_hazards_with_nothing_beside() -> None:
    lands = {"A5": {"beasts": 1}, "A3": {"wilds": 1}}
    assert alone(lands, HAZARDS).land("A5") == {"beasts": 1}
    assert alone({"A4": {"wilds": 1}}, HAZARDS).land("A5") == {"wilds": 1}


def test_sear_anger() -> None:
    lands = {"A5": {"wilds": 1, "town": 1}}
    assert alone(lands, SEAR).answer("option add-badlands").land("A5") == {
        "wilds": 1,
        "town": 1,
        "badlands": 1,
    }
    here = alone(lands, SEAR).answer("option damage")
    assert (here.land("A5"), here.fear()) == ({"wilds": 1, "town-1": 1}, 1)


@pytest.mark.parametrize("land", [{"wilds": 1}, {"town": 1}])
def test_sear_anger_needs_wilds_and_invaders(land: dict[str, int]) -> None:
    here = alone({"A5": land}, SEAR).answer("option damage")
    assert (here.land("A5"), here.fear()) == (land, 0)


def test_territorial_strife() -> None:
    lands = {"A5": {"explorer": 1, "town": 1, "city": 1}}
    here = alone(lands, "power territorial-strife at A5").answer("option damage")
    assert (here.land("A5"), here.fear()) == ({"city": 1}, 1)
    other = alone(lands, "power territorial-strife at A5").answer("option add-strife")
    other.answer("strife city")
    assert other.land("A5") == {"explorer": 1, "town": 1, "city*1": 1}


@pytest.mark.parametrize(("terror", "fear", "strife"), [(1, 3, 0), (2, 2, 0), (3, 0, 1)])
def test_terror_turns_to_madness(terror: int, fear: int, strife: int) -> None:
    here = alone({"A5": {"city": 1}}, MADNESS, terror=terror)
    before = here.fear()
    if terror == 2:
        assert here.options() == ["option fear", "option add-strife"]
        before = here.fear()
        here.answer("option fear")
        assert here.fear() - before == fear
    elif terror == 1:
        assert here.fear() == fear
    assert here.land("A5") == ({"city*1": 1} if strife else {"city": 1})


def test_terror_turns_to_strife_at_level_2() -> None:
    here = alone({"A5": {"city": 1}}, MADNESS, terror=2).answer("option add-strife")
    assert here.land("A5") == {"city*1": 1}


def test_the_shore_seethes() -> None:
    here = alone({}, "power the-shore-seethes-with-hatred at A1")
    assert (here.land("A1"), here.fear()) == ({"badlands": 1, "wilds": 1}, 1)


def test_thriving_chokefungus() -> None:
    here = alone({}, "power thriving-chokefungus at A5")
    assert (here.land("A5"), here.fear()) == ({"badlands": 1, "disease": 1}, 0)


def test_treacherous_waterways() -> None:
    power = "power treacherous-waterways at A5"
    lands = {"A5": {"explorer": 2}}
    assert alone(lands, power).answer("option add-wilds").land("A5") == {"explorer": 2, "wilds": 1}
    here = alone(lands, power).answer("option push-explorer", "push explorer A4")
    assert here.lands("A4", "A5") == [{"explorer": 1}, {"explorer": 1}]
