"""Vengeance of the Dead."""

from __future__ import annotations

import pytest

from tests.spirit_island.minor import alone
from tests.spirit_island.spirits import alone as of

BRINGER = "bringer-of-dreams-and-nightmares"
POWER = "power vengeance-of-the-dead at A5"


def test_vengeance_of_the_dead_frightens() -> None:
    here = alone({"A5": {"town": 1}}, POWER)
    assert (here.land("A5"), here.fear()) == ({"town": 1}, 3)


@pytest.mark.rule("SX-12.32")
def test_vengeance_follows_what_a_power_destroyed() -> None:
    lands = {"A5": {"town": 1, "explorer": 5, "dahan": 2}}
    here = alone(lands, POWER, "power the-jungle-hungers at A5")
    assert here.land("A5") == {}
    lands = {"A5": {"town-1": 1, "city-2": 1, "explorer": 5}}
    here = alone(lands, POWER, "power talons-of-lightning at A5")
    here.answer("damage town-1", "damage city-2")
    assert here.land("A5") == {}  # 3 more explorers by the talons, 2 by the dead


def test_vengeance_counts_towns_cities_and_dahan_but_no_explorers() -> None:
    lands = {"A5": {"explorer": 3, "town": 1}}
    explorer = alone(lands, POWER, "damage 1 A5").answer("damage explorer")
    assert explorer.land("A5") == {"explorer": 2, "town": 1}
    town = alone(lands, POWER, "damage 2 A5").answer("damage town", "damage town-1")
    assert town.land("A5") == {"explorer": 2}
    assert town.fear() == 3 + 1


@pytest.mark.rule("SI-14.17")
def test_vengeance_follows_a_ravage() -> None:
    lands = {"A5": {"town": 2, "dahan": 2}}
    here = alone(lands, POWER, "ravage A5", blight_pool=9)
    # both dahan fall, and the dead deal 2 damage
    here.answer("damage town-1")
    assert here.land("A5") == {"town": 1, "blight": 1}


@pytest.mark.rule("SI-26.17", "SX-12.8", "SX-12.38")
def test_vengeance_is_never_avenged_itself() -> None:
    here = alone({"A5": {"town-1": 3}}, POWER, "damage 1 A5")
    assert here.land("A5") == {"town-1": 1}
    assert here.fear() == 3 + 2


@pytest.mark.rule("SI-26.17")
def test_two_vengeances_do_not_set_each_other_off() -> None:
    steps = [POWER, "power vengeance-of-the-dead at A4", "damage 1 A5"]
    lands = {"A5": {"town-1": 1}, "A4": {"town-1": 3}}
    here = alone(lands, *steps, elements="3 animal")
    here.answer("damage town-1 A4")
    assert (here.land("A5"), here.land("A4")) == ({}, {"town-1": 2})


def test_vengeance_is_for_its_land_and_turn_only() -> None:
    lands = {"A5": {"town": 1, "explorer": 2}, "A4": {"town-1": 1, "explorer": 2}}
    other = alone(lands, POWER, "damage 1 A4").answer("damage town-1")
    assert other.land("A4") == {"explorer": 2}
    later = alone(lands, POWER, "time-passes", "damage 2 A5")
    later.answer("damage town", "damage town-1")
    assert later.land("A5") == {"explorer": 2}


def test_vengeance_without_anybody_left_to_hurt() -> None:
    here = alone({"A5": {"town-1": 1}, "A4": {"town": 1}}, POWER, "damage 1 A5")
    assert (here.land("A5"), here.land("A4")) == ({}, {"town": 1})


def test_vengeance_with_the_threshold_may_strike_adjacent_lands() -> None:
    lands = {"A5": {"town-1": 2}, "A4": {"explorer": 1, "town": 1}, "A2": {"explorer": 1}}
    here = alone(lands, POWER, "damage 2 A5", elements="3 animal")
    assert here.options() == [
        "damage explorer A4",
        "damage town A4",
        "damage city A8",
    ]
    here.answer("damage town A4", "damage explorer A4")
    assert (here.land("A5"), here.land("A4")) == ({}, {"town-1": 1})
    assert here.land("A8") == {"city": 1}
    assert here.prompt() == "ask-growth"


@pytest.mark.rule("SI-26.2")
def test_vengeance_may_win_the_game() -> None:
    lands = {"A5": {"town-1": 1, "explorer": 1}, "A8": {}}
    here = alone(lands, POWER, "damage 1 A5").answer("damage town-1")
    assert here.ending() == "terror-1"


@pytest.mark.rule("SX-12.35")
def test_vengeance_of_a_dreamer_only_frightens() -> None:
    lands = {"A5": {"town-1": 1, "city": 1}}
    here = of(BRINGER, lands, POWER, "damage 1 A5").answer("damage town-1")
    # the dead deal 1 damage to the city in a dream
    assert (here.land("A5"), here.fear()) == ({"city": 1}, 3 + 1)


def test_vengeance_does_not_follow_what_only_dreamt_to_die() -> None:
    steps = ["power vengeance-of-the-dead at A3", "power the-jungle-hungers at A3"]
    here = of(BRINGER, {"A3": {"town": 1, "city": 1}}, *steps).answer("push town A2")
    assert (here.land("A3"), here.land("A2")) == ({"city": 1}, {"town": 1})
    assert here.fear() == 3 + 2
