"""Minor powers of Jagged Earth for a spirit."""

from __future__ import annotations

import pytest

from loci.games.spirit_island.rules.spirits.elements import elements_of
from tests.spirit_island.claw import alone, kinds, pair
from tests.spirit_island.spirits import presence
from tests.spirit_island.tables import targets

CONNECTION = "power gift-of-natures-connection"
TWINNED = "power gift-of-twinned-days"
BOON = "power renewing-boon"
SCREAM = "power scream-disease-into-the-wind"


def test_natures_connection_gives_energy() -> None:
    here = pair({}, f"{CONNECTION} at P2")
    assert here.asked() == [1]
    here.answer("option gain-energy", seat=1)
    assert (here.seat(1).energy, here.asked()) == (2, [0])
    here.answer("element fire", seat=0)
    assert elements_of(here.table, 0)[2] == 1
    assert here.seat().energy == 0


def test_natures_connection_gives_two_of_one_element() -> None:
    here = alone({}, f"{CONNECTION} at P1").answer("option gain-elements", "element moon")
    assert elements_of(here.table, 0) == [0, 2, 0, 0, 0, 0, 0, 0]
    assert here.asked() == [0]
    assert here.prompt() != "ask-element"  # nothing more for yourself


def test_twinned_days_repeat_the_cheapest_card() -> None:
    """`call-to-tend` costs 1, `sear-anger-into-the-wild-lands` nothing."""
    cards = ["call-to-tend", "sear-anger-into-the-wild-lands"]
    seats = {"P2": {"played": cards, "used": cards, "energy": 3}}
    lands = {"B7": {"presence": {"P2": 1}, "dahan": 1}}
    here = pair(lands, f"{TWINNED} at P2", phase="slow", seats=seats)
    assert kinds(here) == ["repeat", "repeat"]
    options = here.options(1)
    assert "repeat sear-anger-into-the-wild-lands" in options
    assert "repeat call-to-tend" not in options


def test_twinned_days_are_paid_for() -> None:
    seats = {"P1": {"played": ["call-to-tend"], "used": ["call-to-tend"], "energy": 1}}
    lands = {"A7": {"presence": {"P1": 1}, "dahan": 1}}
    here = alone(lands, f"{TWINNED} at P1", phase="slow", seats=seats)
    here.answer("repeat call-to-tend", "option push-dahan", "stop")
    assert here.seat().energy == 0
    assert "repeat call-to-tend" not in here.options()
    poor = {"P1": {"played": ["call-to-tend"], "used": ["call-to-tend"], "energy": 0}}
    refused = alone(lands, f"{TWINNED} at P1", phase="slow", seats=poor)
    assert "repeat call-to-tend" not in refused.options()


@pytest.mark.rule("SI-23.3")
def test_a_repeat_of_twinned_days_lets_nobody_repeat() -> None:
    seats = {"P1": {"played": ["gift-of-twinned-days"], "energy": 2}}
    here = pair({}, phase="fast", seats=seats)
    here.answer("use gift-of-twinned-days", seat=0)
    assert kinds(here) == ["repeat", "repeat"]
    here.answer("repeat gift-of-twinned-days", seat=0)
    assert kinds(here) == ["repeat"]  # the one of P2; the repeat has brought none


def test_renewing_boon_in_a_common_land() -> None:
    lands = {"A5": {"presence": {"P1": 1, "P2": 1}, "blight": 2}}
    here = pair(lands, f"{BOON} at P2", seats={"P2": {"destroyed": 1}})
    assert (here.asked(), here.options()) == ([1], ["yes", "no"])
    here.answer("yes")
    assert here.land("A5") == {"presence": {0: 1, 1: 2}, "blight": 1}
    assert here.seat(1).destroyed == 0


def test_renewing_boon_without_a_common_land_or_destroyed_presence() -> None:
    here = pair({"B7": {"presence": {"P2": 1}, "blight": 1}}, f"{BOON} at P2")
    assert here.land("B7") == {"presence": {1: 1}, "blight": 1}
    lands = {"A5": {"presence": {"P1": 1, "P2": 1}, "blight": 1}}
    assert pair(lands, f"{BOON} at P2").land("A5") == {"presence": {0: 1, 1: 1}}


@pytest.mark.rule("SX-33.25")
def test_scream_disease_reaches_farther_and_infects_once() -> None:
    cards = ["call-to-guard", "elusive-ambushes"]
    seats = {"P1": {"played": cards}}
    lands = {"A4": {"dahan": 1}, "A7": {"presence": {"P1": 1}}}
    here = alone(lands, f"{SCREAM} at P1", phase="fast", seats=seats)
    assert targets(here, "elusive-ambushes") == ["A4"]
    here.answer("use call-to-guard", "target A8", "no")
    assert here.land("A8") == {"city": 1}
    here.answer("use elusive-ambushes", "option defend", "yes")
    assert here.land("A4") == {"dahan": 1, "disease": 1}
    assert "contagion" not in kinds(here)


def test_scream_disease_is_of_the_target_and_of_powers_on_lands() -> None:
    seats = {"P1": {"played": ["gift-of-constancy"]}}
    here = alone({}, f"{SCREAM} at P1", phase="fast", seats=seats)
    here.answer("use gift-of-constancy")
    assert "yes" not in here.options()
    other = pair({}, f"{SCREAM} at P2", "power sucking-ooze at A5")
    assert (other.land("A5"), presence(other)) == ({}, {"A7": 1})
    assert "contagion" in kinds(other)


@pytest.mark.rule("SX-12.32")
def test_two_screams_infect_twice_after_one_power() -> None:
    seats = {"P1": {"played": ["call-to-guard"]}}
    here = alone({}, f"{SCREAM} at P1", f"{SCREAM} at P1", phase="fast", seats=seats)
    here.answer("use call-to-guard", "target A8", "yes", "yes")
    assert here.land("A8") == {"city": 1, "disease": 2}
    assert "contagion" not in kinds(here)
