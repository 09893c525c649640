"""Major powers of Branch & Claw that make the invaders ravage, or turn their ravages elsewhere."""

from __future__ import annotations

import pytest

from tests.spirit_island.claw import alone, kinds, pair
from tests.spirit_island.spirits import BRINGER
from tests.spirit_island.spirits import alone as of
from tests.spirit_island.tables import EVERY_SET

RUIN = "power instruments-of-their-own-ruin at A5"
TURNED = "4 sun 2 fire 2 animal"
INCARNATION = "power manifest-incarnation at A5"


@pytest.mark.rule("SX-4.17")
def test_invaders_with_strife_turn_on_the_others() -> None:
    """EX-10: the city deals 3 to the town and keeps its strife."""
    here = alone({"A5": {"city": 1, "town": 1, "dahan": 1}}, RUIN).answer("strife city")
    assert here.land("A5") == {"city*1": 1, "dahan": 1}
    assert here.fear() == 1


def test_every_invader_with_strife_strikes() -> None:
    here = alone({"A5": {"city*1": 1, "town*1": 1, "explorer": 1}}, RUIN)
    here.answer("strife explorer")
    here.answer("damage city*1")  # the explorer's
    here.answer("damage city-1*1", "damage city-2*1")  # the town's
    # The city has fallen, but all strike at once: it deals its 3 to the other two.
    here.answer("damage explorer*1")
    assert (here.land("A5"), here.fear()) == ({}, 3)


def test_a_lone_invader_with_strife_hurts_nobody() -> None:
    assert alone({"A5": {"city": 1}}, RUIN).land("A5") == {"city*1": 1}
    assert alone({"A5": {"dahan": 1}}, RUIN).land("A5") == {"dahan": 1}


def test_what_invaders_do_to_each_other_is_no_dream() -> None:
    lands = {"A5": {"city": 1, "town": 1, "presence": {"P1": 2}}}
    here = of(BRINGER, lands, RUIN, options=EVERY_SET).answer("strife city")
    assert here.land("A5") == {"city*1": 1, "presence": {0: 2}}
    assert here.fear() == 1


@pytest.mark.rule("SX-4.17")
def test_a_ravage_is_turned_on_adjacent_lands() -> None:
    lands = {"A5": {"town": 1, "explorer": 1, "dahan": 2}, "A4": {"city": 1}, "A3": {"town": 1}}
    here = alone(lands, RUIN, "ravage A5", elements=TURNED).answer("strife town")
    assert here.options() == ["damage city A4", "damage city A8"]
    here.answer("damage city A4", "damage city-1 A4", "damage city-2 A4")
    # 3 damage in spite of the strife, which stays; neither land nor dahan are hurt or strike.
    assert here.land("A5") == {"town*1": 1, "explorer": 1, "dahan": 2}
    assert here.lands("A3", "A4", "A8") == [{"town": 1}, {}, {"city": 1}]
    assert here.fear() == 2


def test_a_turned_ravage_needs_neighbours_and_no_defence_lessens_it() -> None:
    lands = {"A5": {"town": 2, "dahan": 1}, "A8": {}, "A4": {"explorer": 5}}
    here = alone(lands, RUIN, "power sap-the-strength-of-multitudes at A5", elements=TURNED)
    assert here.land("A5") == {"town": 1, "town*1": 1, "dahan": 1}
    steps = (RUIN, "power sap-the-strength-of-multitudes at A5", "ravage A5", "ravage A5")
    here = alone(lands, *steps, elements=TURNED)
    assert here.land("A4") == {}  # 4 of them, and then the last
    assert here.land("A5") == {"town": 1, "town*1": 1, "dahan": 1}
    here = alone({"A5": {"town": 1, "dahan": 1}, "A8": {}}, RUIN, "ravage A5", elements=TURNED)
    assert here.land("A5") == {"town*1": 1, "dahan": 1}


def test_a_turned_ravage_is_as_strong_as_it_would_have_been() -> None:
    """Towns deal 2 more in a normal ravage, as an event may say."""
    effects = [
        {"kind": "own-ruin", "land": "A5", "seat": "P1"},
        {"kind": "ravage-strength", "word": "town", "number": 2},
    ]
    lands = {"A5": {"town*1": 1}, "A4": {"explorer": 5}, "A8": {}}
    here = alone(lands, "ravage A5", effects=effects)
    assert here.lands("A4", "A5") == [{"explorer": 1}, {"town*1": 1}]


def test_a_turned_ravage_is_of_one_land_and_one_turn() -> None:
    lands = {"A5": {"town": 1}, "A4": {"town": 1}}
    here = alone(lands, RUIN, "ravage A4", elements=TURNED)
    assert here.land("A4") == {"town": 1, "blight": 1}
    here = alone(lands, RUIN, "time-passes", elements=TURNED)
    assert kinds(here) == []


def test_the_user_divides_the_damage_of_a_turned_ravage() -> None:
    lands = {"A5": {"town": 1}, "A4": {"town": 1, "explorer": 1}}
    seats = {"P2": {"elements": {"sun": 4, "fire": 2, "animal": 2}}}
    here = pair(lands, f"{RUIN} by P2", "ravage A5", seats=seats)
    assert here.asked() == [1]


def test_a_skipped_ravage_is_not_turned() -> None:
    lands = {"A5": {"town": 1}, "A4": {"town": 1}}
    steps = (RUIN, "power paralyzing-fright at A5", "ravage A5")
    assert alone(lands, *steps, elements=TURNED).land("A4") == {"town": 1}


CITIES = {"A5": {"city": 2, "town": 2, "explorer": 1, "dahan": 2, "presence": {"P1": 2}}}


@pytest.mark.rule("SX-12.30")
def test_manifest_incarnation() -> None:
    here = alone(CITIES, INCARNATION)
    # A city, a town and the explorer are gone; the ravage of the others deals 5.
    assert here.land("A5") == {"city": 1, "town": 1, "blight": 1, "presence": {0: 1}}
    assert here.fear() == 6 + 4 + 2


@pytest.mark.rule("SX-12.30", "SX-12.31")
def test_the_ravage_of_a_dreamt_incarnation_is_real() -> None:
    """EX-20."""
    here = of(BRINGER, CITIES, INCARNATION, options=EVERY_SET)
    assert here.land("A5") == {"city": 1, "town": 1, "blight": 1, "presence": {0: 1}}


def test_manifest_incarnation_with_its_threshold() -> None:
    here = alone(CITIES, INCARNATION, elements="3 sun 3 moon")
    # No damage is left, and the dahan strike back: 4 damage to the city and the town.
    here.answer("damage city", "damage city-1", "damage city-2")
    assert here.land("A5") == {"town-1": 1, "dahan": 2, "presence": {0: 2}}
    assert here.fear() == 9 + 4 + 2 + 2
    assert kinds(here) == []  # the awe was for that ravage


def test_a_great_ravage_outdoes_the_awe() -> None:
    lands = {"A5": {"city": 4, "presence": {"P1": 2}}}
    here = alone(lands, INCARNATION, elements="3 sun 3 moon")
    assert here.land("A5") == {"city": 3, "blight": 1, "presence": {0: 1}}  # 9 less 6


@pytest.mark.rule("SX-12.30")
def test_the_ravage_of_an_incarnation_can_be_skipped() -> None:
    here = alone(CITIES, "power paralyzing-fright at A5", INCARNATION)
    assert here.land("A5") == {"city": 1, "town": 1, "dahan": 2, "presence": {0: 2}}


def test_an_incarnation_that_leaves_nobody() -> None:
    here = alone({"A5": {"city": 1, "dahan": 1}}, INCARNATION)
    assert (here.land("A5"), here.fear()) == ({"dahan": 1}, 7)


@pytest.mark.rule("SX-6.6")
def test_badlands_add_to_whichever_strike_of_the_invaders_is_wanted() -> None:
    """The town strikes for 2, then the city for 3."""
    lands = {"A5": {"city*1": 1, "town*1": 1, "explorer": 1, "badlands": 1}}
    here = alone(lands, RUIN).answer("strife city*1")
    assert here.options() == ["yes", "no"]
    here.answer("no", "damage explorer")
    assert here.land("A5") == {"city-1*2": 1, "badlands": 1}
    now = alone(lands, RUIN).answer("strife city*1", "yes")
    now.answer("damage city*2", "damage city-1*2", "damage city-2*2")
    now.answer("damage explorer")
    assert now.land("A5") == {"badlands": 1}


@pytest.mark.rule("SX-6.4")
def test_badlands_that_were_put_off_come_though_the_last_one_finds_nobody() -> None:
    """The explorer fells the town, and the town it and hurts the city, which is alone then."""
    lands = {"A5": {"explorer*1": 1, "town-1*1": 1, "city*1": 1, "badlands": 1}}
    here = alone(lands, RUIN).answer("strife city*1", "no", "damage town-1*1")
    here.answer("no", "damage explorer*1")
    assert here.land("A5") == {"city-2*2": 1, "badlands": 1}
