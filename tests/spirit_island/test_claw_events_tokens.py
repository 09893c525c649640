"""Token events of Branch & Claw."""

from __future__ import annotations

from typing import Any

import pytest

from tests.spirit_island.events import Events, over

FAR: dict[str, Any] = {"A8": {"city": 1}}  # so that the game goes on


# -- beasts that attack ----------------------------------------------------------------------------


@pytest.mark.rule("SX-16.13", "SX-16.17", "SX-12.12", "SX-12.13")
def test_beasts_attack_in_their_own_land(events: Events) -> None:
    lands = {"A4": {"beasts": 1, "city": 1, "dahan": 2}, "A5": {"town": 1}, **FAR}
    here = events.part("beasts-attack", lands)
    assert here.land("A4") == {"beasts": 1, "city-2": 1, "dahan": 2}
    assert here.land("A5") == {"town": 1}


def test_beasts_that_destroy_a_building_are_removed(events: Events) -> None:
    here = events.part("beasts-attack", {"A4": {"beasts": 1, "town": 1}, **FAR})
    assert here.land("A4") == {}
    assert here.fear() == 1
    lands = {"A4": {"beasts": 2, "town": 1, "explorer": 2}, **FAR}
    here = events.part("beasts-attack", lands, "damage explorer", "damage explorer")
    assert here.land("A4") == {"beasts": 1}  # only the second one destroyed the town


def test_beasts_that_finish_a_building_off_are_removed_alone(events: Events) -> None:
    here = events.part("beasts-attack", {"A4": {"beasts": 2, "city": 1}, **FAR})
    assert here.land("A4") == {"beasts": 1}
    assert over(here)


@pytest.mark.rule("SX-6.5", "SX-6.17")
def test_players_choose_to_whose_damage_the_badlands_add(events: Events) -> None:
    """The town falls by the beasts that have the badlands' help, or by the one after it."""
    lands = {"A4": {"beasts": 2, "town-1": 1, "explorer": 3, "badlands": 1}, **FAR}
    first = events.part("beasts-attack", lands)
    assert first.prompt() == "ask-badlands"
    first.answer("yes", "damage explorer", "damage explorer", "damage explorer")
    assert first.land("A4") == {"beasts": 1, "badlands": 1}
    later = events.part("beasts-attack", lands, "no", "damage explorer", "damage explorer")
    assert later.land("A4") == {"beasts": 1, "badlands": 1}  # 3 damage for the 2 that are left
    alone = {"A4": {"beasts": 2, "explorer": 6, "badlands": 1}, **FAR}
    same = events.part("beasts-attack", alone)
    assert same.land("A4") == {"beasts": 2, "explorer": 1, "badlands": 1}  # nobody is asked


def test_beasts_without_invaders_stay(events: Events) -> None:
    here = events.part("beasts-attack", {"A4": {"beasts": 2, "dahan": 1}, **FAR})
    assert here.land("A4") == {"beasts": 2, "dahan": 1}


def test_prey_on_the_unwary(events: Events) -> None:
    lands = {"A4": {"beasts": 2, "explorer": 3, "town": 1}, "A5": {"explorer": 1}, **FAR}
    here = events.part("prey-on-the-unwary", lands)
    assert here.lands("A4", "A5") == [{"beasts": 2, "explorer": 1, "town": 1}, {"explorer": 1}]
    assert over(here)  # there are beasts on the only board


def test_prey_on_the_unwary_brings_beasts_to_one_board_without(events: Events) -> None:
    lands = {"A4": {"beasts": 1}, **FAR}
    here = events.part("prey-on-the-unwary", lands, boards="ABC")
    assert here.options() == [f"land {board}{n}" for board in "BC" for n in range(1, 9)]
    here.answer("land C3")
    assert here.land("C3") == {"beasts": 1}
    assert over(here)


def test_savage_frenzy(events: Events) -> None:
    lands = {"A4": {"beasts": 2, "explorer": 3, "city": 1}, "A5": {"beasts": 1, "dahan": 1}, **FAR}
    here = events.part("savage-frenzy", lands)
    assert here.land("A4") == {"beasts": 2}  # 2 explorers, then 4 damage to the third and the city
    assert here.land("A5") == {"beasts": 1, "dahan": 1}
    lands = {"A4": {"beasts": 1, "explorer": 1, "city": 2}, **FAR}
    here = events.part("savage-frenzy", lands, "damage city-1")
    assert here.land("A4") == {"beasts": 1, "city": 1, "city-2": 1}


# -- beasts that move ------------------------------------------------------------------------------


def test_beasts_prowl(events: Events) -> None:
    lands = {"A3": {"beasts": 2, "town": 1}, "A7": {"beasts": 1, "presence": {"P1": 1}}, **FAR}
    here = events.part("beasts-prowl", lands)
    assert here.fear() == 2
    assert here.options() == ["push beasts A5", "push beasts A8"]
    here.answer("push beasts A8")
    assert here.lands("A7", "A8") == [{"presence": {0: 1}}, {"city": 1, "beasts": 1}]
    assert here.fear() == 2  # those that have moved do no more
    assert over(here)


def test_beasts_that_have_prowled_stay_where_they_came(events: Events) -> None:
    """Each moves once, also from a land that another has come to."""
    lands = {"A5": {"beasts": 1}, "A7": {"beasts": 1, "presence": {"P1": 1}}, **FAR}
    here = events.part("beasts-prowl", lands, "push beasts A7", "push beasts A8")
    assert here.lands("A5", "A8") == [{}, {"city": 1, "beasts": 1}]
    assert here.land("A7") == {"beasts": 1, "presence": {0: 1}}
    assert over(here)


def test_beasts_find_new_homes(events: Events) -> None:
    lands = {"A3": {"beasts": 1}, "A4": {"blight": 1}, "A2": {"explorer": 1}, **FAR}
    here = events.part("beasts-find-new-homes", lands)  # A2 is the only way
    assert here.lands("A2", "A3") == [{"explorer": 1, "beasts": 1}, {}]
    assert here.fear() == 1


def test_beasts_find_no_home_in_blighted_lands(events: Events) -> None:
    lands = {"A3": {"beasts": 1}, "A4": {"blight": 1}, "A2": {"blight": 1}, **FAR}
    here = events.part("beasts-find-new-homes", lands)
    assert here.land("A3") == {"beasts": 1}
    quiet = events.part("beasts-find-new-homes", {"A3": {"beasts": 2}, **FAR}, "push beasts A2")
    assert quiet.land("A3") == {"beasts": 1}  # one for each board
    assert quiet.fear() == 0


@pytest.mark.rule("SX-16.19")
def test_beasts_may_be_pushed_to_another_board(events: Events) -> None:
    lands = {"A3": {"beasts": 1}, "B8": {"beasts": 1}, **FAR}
    here = events.part("beasts-find-new-homes", lands, boards="AB")
    assert "push beasts B4" in here.options()
    here.answer("push beasts B4")
    assert here.options() == ["land B4", "land B8"]  # it may be the one that has just come
    here.answer("land B8", "push beasts B6")
    assert here.lands("B4", "B6", "B8") == [{"beasts": 1}, {"beasts": 1}, {}]


def test_distant_hunt(events: Events) -> None:
    lands = {"A3": {"beasts": 1}, "A4": {"explorer": 1, "dahan": 1}, "A2": {"blight": 1}, **FAR}
    here = events.part("distant-hunt", lands)
    assert here.land("A4") == {"beasts": 1, "dahan": 1}
    none = events.part("distant-hunt", {"A3": {"explorer": 1}, **FAR})
    assert none.land("A3") == {"explorer": 1}


# -- more beasts -----------------------------------------------------------------------------------


def test_beasts_of_the_jungle(events: Events) -> None:
    here = events.part("beasts-of-the-jungle", FAR)
    assert here.options() == ["land A3", "land A8"]
    assert here.answer("land A8").land("A8") == {"city": 1, "beasts": 1}
    assert here.fear() == 1
    here = events.part("beasts-of-the-jungle", {"A8": {"city": 1, "blight": 1}})
    assert here.land("A3") == {"beasts": 1}
    assert here.fear() == 0
    lands = {"A8": {"city": 1, "blight": 1}, "A3": {"blight": 1}}
    assert events.part("beasts-of-the-jungle", lands).land("A3") == {"blight": 1}


def test_beasts_provoked(events: Events) -> None:
    lands = {"A4": {"town": 1, "blight": 1}, "A5": {"explorer": 1}, "A6": {"town": 1}, **FAR}
    here = events.part("beasts-provoked", lands)
    assert here.lands("A4", "A6") == [{"town": 1, "blight": 1}, {"town": 1, "beasts": 1}]
    assert here.fear() == 0
    assert events.part("beasts-provoked", FAR).land("A8") == {"city": 1}  # a city does not provoke


# -- disease ---------------------------------------------------------------------------------------


@pytest.mark.rule("SX-21.2", "SX-16.18", "SX-4.9")
def test_new_diseases_on_half_of_the_boards(events: Events) -> None:
    mixed = {"dahan": 3, "explorer": 1}
    lands = {"A4": mixed, "B4": mixed, "C4": mixed, **FAR}
    here = events.part("new-diseases", lands, boards="ABC")
    assert here.options() == ["land A4", "land B4", "land C4"]
    here.answer("land B4")
    assert here.options() == ["land A4", "land C4"]
    here.answer("land A4")
    assert over(here)  # 2 of 3
    assert here.land("B4") == {"dahan": 2, "explorer": 1, "disease": 1}  # as many as possible fall
    assert here.land("C4") == mixed


def test_new_diseases_only_where_dahan_and_invaders_are(events: Events) -> None:
    lands = {"A4": {"dahan": 2}, "A5": {"dahan": 1, "town": 1}, **FAR}
    here = events.part("new-diseases", lands)
    assert here.lands("A4", "A5") == [{"dahan": 2}, {"town": 1, "disease": 1}]
    assert over(events.part("new-diseases", {"A4": {"dahan": 1}, **FAR}))


def test_lingering_plagues(events: Events) -> None:
    """Disease stops no building in the phase, and none of it is used up."""
    lands = {"A4": {"disease": 1, "town": 1}, **FAR}
    keys: dict[str, Any] = {"phase": "invaders", "step": "build", "build": ["1-sands"]}
    keys["steps"] = ["build-step", "stop"]
    here = events.part("lingering-plagues", lands, "land A1", **keys)
    assert here.land("A1") == {"disease": 1}
    assert here.land("A4") == {"disease": 1, "town": 1, "city": 1}
    by_step = events.part("lingering-plagues", lands, "land A1", steps=["build A4"])
    assert by_step.land("A4") == {"disease": 1, "town": 1, "city": 1}
    later = events.part("lingering-plagues", lands, "land A1", steps=["time-passes", "build A4"])
    assert later.land("A4") == {"town": 1}  # it is over with the turn


@pytest.mark.parametrize(
    ("name", "one", "other", "wrong"),
    [("wheezelung-outbreak", "A2", "A5", "A1"), ("sandfever-outbreak", "A1", "A4", "A2")],
)
def test_outbreaks(events: Events, name: str, one: str, other: str, wrong: str) -> None:
    far = {"A8": {"explorer": 1}}
    lands = {one: {"town": 1}, other: {"town": 1, "city": 1}, wrong: {"city": 4}, **far}
    here = events.part(name, lands)
    assert [here.land(land).get("disease", 0) for land in (one, other, wrong)] == [0, 1, 0]
    same = events.part(name, {one: {"town": 1}, other: {"city": 1}, wrong: {"city": 4}, **far})
    assert same.options() == sorted([f"land {one}", f"land {other}"])
    none = events.part(name, {one: {"explorer": 3}, wrong: {"city": 4}, **far})
    assert none.land(one) == {"explorer": 3}


@pytest.mark.rule("SX-33.6")
def test_grim_toll(events: Events) -> None:
    """The land is chosen first: any with disease, whatever can be done there."""
    lands = {
        "A1": {"disease": 1},
        "A4": {"disease": 1, "explorer": 1},
        "A5": {"disease": 1, "city": 1, "dahan": 2},
        "A6": {"city": 1, "dahan": 1},
        **FAR,
    }
    here = events.part("grim-toll", lands)
    assert here.options() == ["land A1", "land A4", "land A5"]
    assert here.answer("land A5").land("A5") == {"disease": 1, "city-2": 1, "dahan": 1}
    here = events.part("grim-toll", lands, "land A4")
    assert here.lands("A4", "A5") == [{"disease": 1}, lands["A5"]]
    assert over(events.part("grim-toll", {"A1": {"disease": 1}, **FAR}))
    assert over(events.part("grim-toll", FAR))


def test_stricken(events: Events) -> None:
    lands = {
        "A1": {"town": 1, "disease": 1},
        "A6": {"town*1": 1, "explorer": 2},
        "A4": {"town": 1},
        **FAR,
    }
    steps = ["ravage A1", "ravage A6", "ravage A4"]
    here = events.part("stricken", lands, steps=steps)
    assert here.lands("A1", "A6") == [lands["A1"], lands["A6"]]
    assert here.land("A4") == {"town": 1, "blight": 1}
    here = events.part("stricken", lands, steps=["build A1", "ravage A1"])
    assert here.land("A1") == {"town": 1, "blight": 1}  # the disease was gone by then
