"""Minor powers of Branch & Claw that lead the dahan, help them or harm them."""

from __future__ import annotations

from typing import Any

import pytest

from tests.spirit_island.claw import alone, kinds, pair

TRADE = "power call-to-trade at A5"


def test_call_to_ferocity_gathers_dahan() -> None:
    lands = {"A5": {"town": 1}, "A4": {"dahan": 2}, "A6": {"dahan": 3}}
    here = alone(lands, "power call-to-ferocity at A5").answer("option gather-dahan")
    here.answer("gather dahan A4", "gather dahan A6", "gather dahan A6")
    assert here.lands("A4", "A5", "A6") == [{"dahan": 1}, {"dahan": 3, "town": 1}, {"dahan": 1}]
    assert here.fear() == 0


def test_call_to_ferocity_may_gather_fewer() -> None:
    lands = {"A5": {"town": 1}, "A4": {"dahan": 2}}
    here = alone(lands, "power call-to-ferocity at A5").answer("option gather-dahan", "stop")
    assert here.land("A5") == {"town": 1}


@pytest.mark.parametrize("dahan", [0, 1])
def test_call_to_ferocity_drives_invaders_out_where_dahan_are(dahan: int) -> None:
    lands = {"A5": {"explorer": 2, "town": 2, "dahan": dahan}}
    here = alone(lands, "power call-to-ferocity at A5").answer("option push-invaders")
    if dahan:
        here.answer("push explorer A4", "push town A6")
        assert here.lands("A4", "A6") == [{"explorer": 1}, {"town": 1}]
    assert here.fear() == dahan
    assert here.land("A5").get("explorer") == 2 - dahan
    assert here.land("A5").get("town") == 2 - dahan


def test_call_to_trade_turns_a_ravage_into_a_build() -> None:
    lands = {"A5": {"dahan": 1, "explorer": 3}, "A4": {"dahan": 1, "town": 1}}
    here = alone(lands, TRADE, "ravage A5", "ravage A5").answer("gather dahan A4")
    # The town came along; the ravage built a city. The next ravage is one.
    assert here.land("A4") == {}
    assert here.land("A5")["city"] == 1
    assert here.land("A5")["blight"] == 1
    assert "dahan" not in here.land("A5")
    assert kinds(here) == []


def test_only_the_first_ravage_becomes_a_build_however_often_it_is_traded_for() -> None:
    lands = {"A5": {"dahan": 1, "explorer": 3}}
    here = alone(lands, TRADE, TRADE, "ravage A5", "ravage A5")
    assert (here.land("A5"), kinds(here)) == ({"explorer": 3, "town": 1, "blight": 1}, [])


@pytest.mark.parametrize(("level", "left"), [(2, ["trade"]), (3, [])])
def test_call_to_trade_is_for_the_first_two_terror_levels(level: int, left: list[str]) -> None:
    lands = {"A5": {"dahan": 1, "explorer": 1}, "A4": {"dahan": 1, "town": 1}}
    here = alone(lands, TRADE, terror=level).answer("stop")
    assert kinds(here) == left
    assert here.land("A5").get("town", 0) == len(left)
    assert here.land("A4")["dahan"] == 1


def test_call_to_trade_is_for_its_land_and_its_turn_alone() -> None:
    lands = {"A5": {"dahan": 1}, "A4": {"town": 1}, "A1": {"town": 1}}
    here = alone(lands, TRADE, "ravage A1").answer("gather town A4")
    assert here.land("A1") == {"blight": 1, "town": 1}
    assert kinds(here) == ["trade"]
    here = alone(lands, TRADE, "time-passes").answer("gather town A4")
    assert kinds(here) == []


@pytest.mark.rule("SX-4.10")
def test_disease_stops_the_build_that_trade_brings() -> None:
    here = alone({"A5": {"dahan": 1, "town": 1, "disease": 1}}, TRADE, "ravage A5")
    assert here.land("A5") == {"dahan": 1, "town": 1}
    assert kinds(here) == []


def test_a_land_that_is_skipped_keeps_its_trade() -> None:
    here = alone(
        {"A5": {"dahan": 1, "town": 1}}, TRADE, "power paralyzing-fright at A5", "ravage A5"
    )
    assert here.land("A5") == {"dahan": 1, "town": 1}
    assert kinds(here) == ["trade", "skip"]


@pytest.mark.parametrize(
    ("there", "left"),
    [
        ({"dahan": 1, "blight": 1}, {"dahan": 2, "blight": 1}),
        ({"blight": 2}, {"blight": 1}),
        ({}, {}),
    ],
)
def test_cycles_of_time_and_tide(there: dict[str, int], left: dict[str, int]) -> None:
    here = alone({"A2": there}, "power cycles-of-time-and-tide at A2")
    assert here.land("A2") == left


def test_elusive_ambushes() -> None:
    lands = {"A5": {"town": 1, "explorer": 1, "dahan": 1}}
    here = alone(lands, "power elusive-ambushes at A5").answer("option damage", "damage explorer")
    assert (here.land("A5"), here.defended("A5")) == ({"town": 1, "dahan": 1}, [0])
    here = alone(lands, "power elusive-ambushes at A5").answer("option defend")
    assert (here.land("A5"), here.defended("A5")) == (lands["A5"], [4])


def test_pact_of_the_joined_hunt() -> None:
    """The target chooses its land, gathers and divides the damage."""
    lands = {
        "B5": {"presence": {"P2": 1}, "town": 1, "dahan": 1},
        "B7": {"presence": {"P2": 1}},
        "B4": {"dahan": 1},
    }
    here = pair(lands, "power pact-of-the-joined-hunt at P2")
    assert (here.asked(), here.options()) == ([1], ["land B5", "land B7"])
    here.answer("land B5")
    assert here.land("B5") == {"presence": {1: 1}, "dahan": 2}
    assert (here.land("B4"), here.fear()) == ({}, 1)


def test_pact_of_the_joined_hunt_without_dahan_to_gather() -> None:
    lands = {"A7": {"presence": {"P1": 1}, "town": 1, "dahan": 1}}
    assert alone(lands, "power pact-of-the-joined-hunt at P1").land("A7")["town-1"] == 1


def test_promises_of_protection() -> None:
    lands: dict[str, Any] = {"A5": {"dahan": 1, "town": 1, "explorer": 1}, "A4": {"dahan": 3}}
    step = "power promises-of-protection at A5"
    here = alone(lands, step, "ravage A5").answer("gather dahan A4", "stop")
    # 3 damage fell no dahan of 4 health, and both struck back.
    assert here.land("A5") == {"dahan": 1, "dahan-3": 1, "blight": 1}
    assert here.land("A4") == {"dahan": 2}


def test_promises_of_protection_gather_two_at_most_and_hold_in_the_land() -> None:
    lands = {"A5": {}, "A4": {"dahan": 3, "town": 1}}
    step = "power promises-of-protection at A5"
    here = alone(lands, step, "ravage A4").answer("gather dahan A4", "gather dahan A4")
    assert here.land("A5") == {"dahan": 2}
    assert here.land("A4") == {"town": 1, "blight": 1}  # 2 health there


@pytest.mark.parametrize(
    ("there", "fear"),
    [
        ({"dahan": 1, "town": 2, "city": 1}, 1),
        ({"dahan": 3, "town": 1, "city": 1, "explorer": 2}, 2),
        ({"dahan": 3, "explorer": 2}, 0),
    ],
)
def test_rites_of_the_lands_rejection_stop_the_building(there: dict[str, int], fear: int) -> None:
    step = "power rites-of-the-lands-rejection at A5"
    here = alone({"A5": there}, step, "build A5").answer("option no-build")
    assert (here.land("A5"), here.fear()) == (there, fear)


def test_rites_of_the_lands_rejection_push_dahan() -> None:
    step = "power rites-of-the-lands-rejection at A5"
    here = alone({"A5": {"dahan": 4, "town": 1}}, step, "build A5").answer("option push-dahan")
    here.answer("push dahan A4", "push dahan A4", "push dahan A6")
    assert here.land("A5") == {"dahan": 1, "town": 1, "city": 1}
    assert here.fear() == 0


def test_twilight_fog_brings_madness() -> None:
    here = alone({"A5": {"dahan": 3, "town": 1}}, "power twilight-fog-brings-madness at A5")
    here.answer("push dahan A4")
    assert here.lands("A4", "A5") == [{"dahan": 1}, {"dahan-1": 2, "town*1": 1}]


def test_twilight_fog_without_invaders_or_dahan_to_stay() -> None:
    here = alone({"A5": {"dahan": 1}}, "power twilight-fog-brings-madness at A5")
    here.answer("push dahan A4")
    assert here.lands("A4", "A5") == [{"dahan": 1}, {}]
    here = alone({"A5": {"dahan-1": 2}}, "power twilight-fog-brings-madness at A5")
    here.answer("push dahan-1 A4")
    assert here.lands("A4", "A5") == [{"dahan-1": 1}, {}]  # the hurt one falls
