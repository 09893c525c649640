"""Major powers of Jagged Earth that curse, poison and make the invaders vanish."""

from __future__ import annotations

from typing import Any

import pytest

from tests.spirit_island.claw import alone

FOCUS = "power focus-the-lands-anguish at A5"
SLEEP = "power sleep-and-never-waken at A5"
SPILL = "power spill-bitterness-into-the-earth at A5"
CURSE = "power utter-a-curse-of-dread-and-bone at A5"
VANISH = "power vanish-softly-away-forgotten-by-all at A5"


def test_focus_the_lands_anguish() -> None:
    lands = {"A5": {"town": 1, "blight": 1}, "A4": {"blight": 2}}
    here = alone(lands, FOCUS).answer("gather-blight A4", "stop")
    assert here.lands("A4", "A5") == [{"blight": 1}, {"blight": 2}]
    assert here.fear() == 1 + 5


def test_focus_without_a_building_and_with_its_threshold() -> None:
    here = alone({"A5": {"explorer": 1, "blight": 1}}, FOCUS)
    assert (here.land("A5"), here.fear()) == ({"blight": 1}, 0)
    sunny = alone({"A5": {"city": 1, "blight": 1}}, FOCUS, elements="3 sun")
    assert (sunny.land("A5"), sunny.fear()) == ({"city-2": 1, "blight": 1}, 0)


def test_sleep_and_never_waken() -> None:
    lands = {"A5": {"explorer": 3, "town": 1}}
    here = alone(lands, SLEEP, "build A5").answer("remove explorer", "remove explorer")
    assert (here.land("A5"), here.fear()) == ({"explorer": 1, "town": 1}, 1)
    few = alone(lands, SLEEP).answer("remove explorer", "stop")
    assert few.fear() == 0


@pytest.mark.rule("SX-36.7")
def test_sleep_in_all_your_lands() -> None:
    lands = {"A5": {"explorer": 1}, "A7": {"presence": {"P1": 1}, "explorer": 7}}
    here = alone(lands, SLEEP, elements="3 moon 2 air 2 animal").answer("remove explorer")
    assert here.options() == ["remove explorer A7", "stop"]
    here.answer(*["remove explorer A7"] * 6)
    assert here.lands("A5", "A7") == [{}, {"explorer": 1, "presence": {0: 1}}]
    assert here.fear() == 3


def test_spill_bitterness() -> None:
    lands = {"A5": {"city": 3}, "A4": {"blight": 1, "town": 1}, "A6": {"blight": 1}}
    here = alone(lands, SPILL)
    here.answer(*["damage city-1", "damage city-2"])
    while here.prompt() == "ask-damage":
        here.answer(here.options()[-1])
    here.answer("option add-badlands", "option add-strife")
    assert here.land("A5")["blight"] == 1
    assert here.land("A5")["badlands"] == 1
    assert here.options() == ["land A4", "land A6", "stop"]
    here.answer("land A4", "option add-strife", "land A6")
    assert here.lands("A4", "A6") == [{"blight": 1, "town*1": 1}, {"blight": 1, "badlands": 1}]


def test_spill_bitterness_with_its_threshold() -> None:
    lands = {"A5": {}, "A4": {"town": 2}, "A1": {"explorer": 1}, "A6": {"city": 1}}
    here = alone(lands, SPILL, elements="3 fire 3 water")
    assert here.land("A5") == {"badlands": 2, "blight": 1}
    here.answer("land A4", "land A6", "stop")
    assert here.lands("A1", "A4", "A6") == [{"explorer": 1}, {"town-1": 2}, {"city-1": 1}]


def test_a_curse_of_dread_and_bone() -> None:
    lands: dict[str, Any] = {"A5": {"city": 1, "blight": 2}, "A4": {"blight": 3}}
    here = alone(lands, CURSE).answer(*["option add-badlands"] * 3)
    assert here.options() == ["option add-disease", "option add-strife"]
    here.answer("option add-disease", "option add-strife")
    # 1 damage and 3 by the badlands
    assert here.land("A5") == {"badlands": 3, "disease": 1, "blight": 2}
    assert here.fear() == 2 + 2


def test_a_curse_that_spreads() -> None:
    lands: dict[str, Any] = {"A5": {"blight": 1}, "A4": {"town": 1}, "A8": {}}
    here = alone(lands, CURSE, elements="3 moon 2 animal").answer("option add-disease")
    here.answer("land A6")
    assert here.lands("A4", "A5", "A6") == [
        {"town-1": 1},
        {"blight": 1, "disease": 1},
        {"disease": 1},
    ]


def test_a_curse_without_blight() -> None:
    here = alone({"A5": {"town": 1}}, CURSE)
    assert (here.land("A5"), here.fear()) == ({"town-1": 1}, 2)


def test_vanish_softly_away() -> None:
    lands = {"A5": {"city": 1, "town": 2}}
    here = alone(lands, VANISH).answer("option remove-two", "remove city")
    assert (here.land("A5"), here.fear()) == ({"town": 1}, 0)
    hurt = {"A5": {"city-1": 1, "town-1": 1, "town": 1, "dahan-1": 1}}
    gone = alone(hurt, VANISH).answer("option remove-hurt")
    assert gone.land("A5") == {"town": 1, "dahan-1": 1}


def test_vanish_from_crowded_lands() -> None:
    lands = {"A5": {}, "A3": {"explorer": 4}, "A4": {"town": 4}, "A6": {"explorer": 3}}
    here = alone(lands, VANISH, elements="3 moon 3 air").answer("option remove-hurt", "land A3")
    assert here.lands("A3", "A4", "A6") == [{"explorer": 3}, {"town": 3}, {"explorer": 3}]
