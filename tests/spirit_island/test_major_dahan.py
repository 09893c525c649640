"""Major powers that lead the dahan, and those that hold a land."""

from __future__ import annotations

import pytest

from loci.games.spirit_island import GAME
from tests.spirit_island.minor import alone
from tests.spirit_island.spirits import alone as of
from tests.spirit_island.spirits import pair
from tests.spirit_island.tables import RIVER

OCEAN = "oceans-hungry-grasp"

WAR = "2 sun 2 earth 2 plant"


def test_the_trees_and_stones_damage_and_defend_by_the_dahan() -> None:
    lands = {"A5": {"dahan": 3, "explorer": 4}}
    power = "power the-trees-and-stones-speak-of-war at A5"
    here = alone(lands, power, elements="2 sun 2 earth 1 plant")
    assert here.land("A5") == {"dahan": 3, "explorer": 1}
    assert here.defended("A5") == [6]


def test_the_trees_and_stones_with_the_threshold_send_defence_along() -> None:
    lands = {"A5": {"dahan": 3, "explorer": 4}}
    power = "power the-trees-and-stones-speak-of-war at A5"
    here = alone(lands, power, elements=WAR).answer("push dahan A4", "push dahan A1")
    assert (here.land("A5"), here.land("A4")) == ({"dahan": 1, "explorer": 1}, {"dahan": 1})
    assert here.defended("A5", "A4", "A1") == [2, 2, 2]
    same = alone(lands, power, elements=WAR).answer("push dahan A4", "push dahan A4")
    assert same.defended("A5", "A4") == [2, 4]
    none = alone(lands, power, elements=WAR).answer("stop")
    assert (none.land("A5"), none.defended("A5")) == ({"dahan": 3, "explorer": 1}, [6])
    alone_there = alone({"A5": {"dahan": 1}}, power, elements=WAR).answer("push dahan A4")
    assert alone_there.defended("A5", "A4") == [0, 2]


def test_vigor_of_the_breaking_dawn() -> None:
    lands = {"A5": {"dahan": 2, "explorer": 5}}
    here = alone(lands, "power vigor-of-the-breaking-dawn at A5", elements="3 sun 1 animal")
    assert here.land("A5") == {"dahan": 2, "explorer": 1}
    assert here.prompt() == "ask-growth"


def test_vigor_of_the_breaking_dawn_with_the_threshold_goes_on_where_dahan_went() -> None:
    lands = {
        "A5": {"dahan": 2, "explorer": 5},
        "A4": {"dahan": 1, "explorer": 7},
        "A1": {"dahan": 2, "explorer": 7},
    }
    power = "power vigor-of-the-breaking-dawn at A5"
    one = alone(lands, power, elements="3 sun 2 animal").answer("push dahan A4", "stop")
    assert one.land("A5") == {"dahan": 1, "explorer": 1}
    assert one.land("A4") == {"dahan": 2, "explorer": 3}
    assert one.land("A1") == {"dahan": 2, "explorer": 7}  # dahan, but none was pushed there
    both = alone(lands, power, elements="3 sun 2 animal").answer("push dahan A4", "push dahan A4")
    assert both.land("A4") == {"dahan": 3, "explorer": 1}  # once, with all of them
    apart = alone(lands, power, elements="3 sun 2 animal").answer("push dahan A4", "push dahan A1")
    assert (apart.land("A4")["explorer"], apart.land("A1")["explorer"]) == (3, 1)


def test_wrap_in_wings_of_sunlight_carries_up_to_five_dahan_any_distance() -> None:
    here = alone({"A7": {"dahan": 6, "presence": {"P1": 1}}}, "power wrap-in-wings-of-sunlight")
    assert here.options() == [f"land A{n}" for n in range(1, 9)]
    here.answer("land A3", *["push dahan A3"] * 5)
    assert (here.land("A7")["dahan"], here.land("A3")) == (1, {"dahan": 5})
    assert here.defended("A3", "A7") == [5, 0]


def test_wrap_in_wings_of_sunlight_may_carry_fewer() -> None:
    power = "power wrap-in-wings-of-sunlight at A5"
    two = alone({"A5": {"dahan": 4}}, power)
    two.answer("land A3", "push dahan A3", "push dahan A3", "stop")
    assert (two.land("A5"), two.land("A3")) == ({"dahan": 2}, {"dahan": 2})
    assert two.defended("A3") == [5]
    none = alone({"A5": {"dahan": 4}}, power).answer("land A3", "stop")
    assert (none.land("A5"), none.defended("A3", "A5")) == ({"dahan": 4}, [5, 0])
    back = alone({"A5": {"dahan": 4}}, power).answer("land A5")
    assert (back.land("A5"), back.defended("A5")) == ({"dahan": 4}, [5])
    empty = alone({"A4": {"dahan": 1}}, power).answer("land A3")
    assert (empty.prompt(), empty.defended("A3")) == ("ask-growth", [5])


def test_wrap_in_wings_of_sunlight_with_the_threshold_gathers_first() -> None:
    power = "power wrap-in-wings-of-sunlight at A5"
    lands = {"A4": {"dahan": 4}, "A2": {"dahan": 1}}
    here = alone(lands, power, elements="2 sun 2 air 2 animal")
    here.answer(*["gather dahan A4"] * 3, "land A3", *["push dahan A3"] * 3)
    assert (here.land("A4"), here.land("A3")) == ({"dahan": 1}, {"dahan": 3})
    assert here.defended("A3") == [5]
    less = alone(lands, power, elements="2 sun 2 air 1 animal")
    assert less.prompt() == "ask-wings"


# -- holding a land --------------------------------------------------------------------------------


@pytest.mark.rule("SI-5.11")
def test_indomitable_claim_adds_presence_and_defends() -> None:
    here = alone({"A5": {"town": 1}}, "power indomitable-claim at A5", elements="2 sun 2 earth")
    assert here.options() == ["presence energy A5", "presence plays A5", "presence A7 A5"]
    here.answer("presence energy A5")
    assert here.land("A5") == {"town": 1, "presence": {0: 1}}
    assert (here.seat().energy_shown, here.fear(), here.defended("A5")) == (2, 0, [20])


def test_indomitable_claim_holds_where_the_spirit_may_not_be() -> None:
    lands = {"A1": {"presence": {"P1": 1}}, "A7": {}}
    inland = of(OCEAN, lands, "power indomitable-claim at A5").answer("presence plays A5")
    assert inland.land("A5") == {"presence": {0: 1}}
    assert inland.seat().plays_shown == 2
    ocean = pair(RIVER, OCEAN, {"A0": {"presence": {"P2": 1}}}, "power indomitable-claim at A0")
    ocean.answer("presence energy A0", seat=0)
    assert ocean.land("A0") == {"presence": {0: 1, 1: 1}}
    assert GAME.audit(ocean.table) == []


def test_indomitable_claim_with_the_threshold() -> None:
    claim = ["power indomitable-claim at A5", "build A5"]
    here = alone({"A5": {"town": 1}}, *claim, elements="2 sun 3 earth")
    here.answer("presence energy A5")
    assert here.land("A5") == {"town": 1, "presence": {0: 1}}  # the build was skipped
    assert here.fear() == 3
    less = alone({"A5": {"town": 1}}, *claim).answer("presence energy A5")
    assert less.land("A5") == {"town": 1, "city": 1, "presence": {0: 1}}
    empty = alone({"A5": {"dahan": 1}}, *claim, elements="2 sun 3 earth")
    empty.answer("presence energy A5")
    assert (empty.land("A5"), empty.fear()) == ({"dahan": 1, "presence": {0: 1}}, 0)


@pytest.mark.rule("SI-20.12")
def test_infinite_vitality_lets_dahan_bear_more_and_keeps_blight_away() -> None:
    lands = {"A5": {"city": 1, "dahan": 2, "blight": 1}}
    steps = ["power infinite-vitality at A5", "ravage A5", "blight A5"]
    here = alone(lands, *steps, blight_pool=4, elements="3 earth")
    assert here.land("A5") == {"dahan": 1, "dahan-3": 1, "blight": 1}
    assert (here.table.blight_pool, here.fear()) == (4, 2)


@pytest.mark.rule("SX-12.9")
def test_infinite_vitality_ends_with_the_turn_and_at_the_border() -> None:
    lands = {"A5": {"town": 1, "dahan": 1}, "A4": {"town": 1, "dahan": 1}}
    beside = alone(lands, "power infinite-vitality at A5", "ravage A4", blight_pool=4)
    assert beside.land("A4") == {"town": 1, "blight": 1}
    steps = ["power infinite-vitality at A5", "time-passes", "ravage A5"]
    later = alone(lands, *steps, blight_pool=4)
    assert later.land("A5") == {"town": 1, "blight": 1}


@pytest.mark.rule("SI-20.12", "SI-20.13")
def test_dahan_who_leave_infinite_vitality_fall_to_the_damage_they_bore() -> None:
    lands = {"A5": {"city": 1, "dahan": 2}}
    steps = ["power infinite-vitality at A5", "ravage A5", "power call-to-tend at A5"]
    here = alone(lands, *steps, blight_pool=4)
    here.answer("option push-dahan", "push dahan-3 A4")
    assert here.land("A4") == {}  # at once
    here.answer("push dahan A4")
    assert (here.land("A5"), here.land("A4")) == ({}, {"dahan": 1})


def test_infinite_vitality_with_the_threshold_makes_dahan_invulnerable() -> None:
    lands = {"A5": {"city": 3, "dahan": 1}}
    steps = ["power infinite-vitality at A5", "ravage A5", "power the-jungle-hungers at A5"]
    here = alone(lands, *steps, blight_pool=4, elements="4 earth")
    here.answer("damage city-1")  # the dahan strikes back
    assert here.land("A5") == {"city": 2, "city-2": 1, "dahan": 1}


def test_infinite_vitality_with_the_threshold_removes_blight_there_or_beside() -> None:
    lands = {"A5": {"blight": 1}, "A4": {"blight": 2}, "A2": {"blight": 1}}
    power = "power infinite-vitality at A5"
    here = alone(lands, power, blight_pool=4, elements="4 earth")
    assert here.options() == ["land A5", "land A4"]
    here.answer("land A4")
    assert (here.land("A4"), here.table.blight_pool) == ({"blight": 1}, 5)
    one = alone({"A1": {"blight": 1}, "A2": {"blight": 1}}, power, elements="4 earth")
    assert (one.land("A1"), one.land("A2")) == ({}, {"blight": 1})
    far = alone({"A2": {"blight": 1}}, power, blight_pool=4, elements="4 earth")
    assert (far.land("A2"), far.table.blight_pool) == ({"blight": 1}, 4)
    less = alone(lands, power, blight_pool=4, elements="3 earth")
    assert (less.land("A5"), less.table.blight_pool) == ({"blight": 1}, 4)
