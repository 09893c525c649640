"""Major powers of Jagged Earth for which a spirit gives of itself."""

from __future__ import annotations

import pytest

from tests.spirit_island.claw import alone, kinds, pair
from tests.spirit_island.spirits import presence

BARGAIN = "power bargains-of-power-and-protection at A5"
VOID = "power draw-towards-a-consuming-void at A5"
DARKNESS = "power transform-to-a-murderous-darkness"
TORRENT = "power unleash-a-torrent-of-the-selfs-own-essence"


@pytest.mark.rule("SX-33.20", "SX-34.4")
def test_a_bargain_takes_presence_and_lets_dahan_defend() -> None:
    lands = {"A5": {"dahan": 2}, "A7": {"presence": {"P1": 2}}, "A3": {"dahan": 1}}
    here = alone(lands, BARGAIN)
    assert (presence(here), here.seat().destroyed) == ({"A7": 1}, 0)
    assert here.defended("A5", "A3", "A7") == [2, 0, 0]
    later = alone(lands, BARGAIN, "time-passes")
    assert later.defended("A5") == [2]


@pytest.mark.rule("SX-34.3", "SX-34.5")
def test_bargains_stack_and_cost_the_first_energy() -> None:
    lands = {"A5": {"dahan": 1}, "A7": {"presence": {"P1": 4}}}
    gift = "power gift-of-constancy at P1"  # 2 energy
    here = alone(lands, BARGAIN, BARGAIN, BARGAIN, gift, gift, seats={"P1": {"energy": 5}})
    assert here.defended("A5") == [3]
    assert here.seat().energy == 5 + 4 - 3
    again = alone(lands, BARGAIN, gift, "time-passes", gift)
    assert again.seat().energy == 2
    other = pair({"A5": {"dahan": 1}, "A7": {"presence": {"P1": 2}}}, BARGAIN, gift[:-1] + "2")
    assert other.seat(1).energy == 2


def test_a_bargain_from_a_track() -> None:
    lands = {"A5": {"dahan": 1}}
    here = alone(lands, BARGAIN, elements="3 sun 2 water 2 earth")
    assert here.options() == ["return energy", "return plays"]
    before = here.seat().energy_shown
    here.answer("return energy")
    assert here.seat().energy_shown == before + 1
    assert (presence(here), kinds(here)) == ({"A7": 1}, ["bargain"])


def test_the_void_draws_and_consumes() -> None:
    whole = {"explorer": 2, "town": 1, "city": 1, "dahan": 1, "beasts": 2}
    lands = {"A4": whole, "A6": {"presence": {"P1": 2}}, "A8": {}, "A3": {"city": 1}}
    here = alone(lands, VOID)
    assert here.land("A4") == {"explorer": 1, "beasts": 1}
    # One presence came from A6 and one from A7; one of them was destroyed.
    assert here.land("A5") == {"presence": {0: 1}}
    assert (presence(here), here.seat().destroyed) == ({"A5": 1, "A6": 1}, 1)
    assert here.fear() == 4 + 1 + 2


@pytest.mark.rule("SX-34.6")
def test_the_void_again_for_three_cards() -> None:
    void = "draw-towards-a-consuming-void"
    seats = {"P1": {"played": [void], "hand": ["call-to-tend", "flash-floods"], "energy": 0}}
    lands = {"A7": {"presence": {"P1": 3}, "city": 1}, "A3": {"city": 1}, "A8": {}}
    here = alone(lands, phase="slow", seats=seats).answer(f"use {void}")
    assert here.prompt() == "ask-void-again"
    here.answer("yes")
    assert (here.seat().hand, here.seat().played) == ([], [])
    assert presence(here) == {"A7": 1}
    assert here.fear() == 4 + 2 + 4


@pytest.mark.rule("SX-6.6", "SX-6.4")
def test_the_badlands_of_the_void_wait_for_the_damage_that_its_user_wants() -> None:
    """All that was drawn at first falls without them."""
    void = "draw-towards-a-consuming-void"
    seats = {"P1": {"played": [void], "hand": ["call-to-tend", "flash-floods"]}}
    full = {"city": 2}
    lands = {"A7": {"presence": {"P1": 3}, "badlands": 3}, "A5": full, "A8": full}
    here = alone(lands, phase="slow", seats=seats).answer(f"use {void}")
    assert here.prompt() == "ask-badlands"
    here.answer("no")
    assert (here.prompt(), here.lands("A5", "A8")) == ("ask-void-again", [{"city": 1}] * 2)
    here.answer("no")  # nothing is left that they could hurt
    assert here.land("A7") == {"presence": {0: 2}, "badlands": 3}


def test_the_void_with_another_card_in_play_ends() -> None:
    void = "draw-towards-a-consuming-void"
    seats = {"P1": {"played": [void, "call-to-tend"], "hand": ["drought", "flash-floods"]}}
    lands = {"A7": {"presence": {"P1": 3}}, "A8": {"city": 1}, "A3": {"city": 1}}
    here = alone(lands, phase="slow", seats=seats).answer(f"use {void}")
    assert here.prompt() != "ask-void-again"
    assert here.seat().hand == ["drought", "flash-floods"]


def test_a_murderous_darkness() -> None:
    lands = {"B5": {"presence": {"P2": 2}, "city": 2}}
    here = pair(lands, f"{DARKNESS} at P2")
    assert (here.asked(), here.options()) == ([1], ["land B5", "stop"])
    here.answer("land B5")
    assert here.asked() == [0]
    here.answer("push badlands B4", "stop")
    # 6 damage, and 1 for the badlands that stayed
    assert here.land("B5") == {"badlands": 1}
    assert here.land("B4") == {"badlands": 1}
    assert (here.seat(1).destroyed, here.fear()) == (0, 3 + 4)


def test_a_murderous_darkness_needs_a_sacred_site_and_will() -> None:
    assert alone({}, f"{DARKNESS} at P1").fear() == 0
    here = alone({"A5": {"presence": {"P1": 2}}}, f"{DARKNESS} at P1").answer("stop")
    assert (presence(here), here.fear()) == ({"A5": 2, "A7": 1}, 0)


def test_a_murderous_darkness_reaches_beside() -> None:
    lands = {"A5": {"presence": {"P1": 2}}, "A4": {"town": 1}, "A8": {"city": 1}}
    here = alone(lands, f"{DARKNESS} at P1", elements="3 moon 2 fire 2 air")
    here.answer("land A5", "stop", "land A4", "land A8")
    assert here.lands("A4", "A5", "A8") == [{"town-1": 1}, {"badlands": 2}, {"city-1": 1}]


def test_unleash_gives_energy() -> None:
    seats = {"P1": {"hand": ["call-to-tend"], "energy": 1}}
    here = alone({}, TORRENT + " at P1", seats=seats).answer("option gain-4-energy", "no")
    assert (here.seat().energy, here.seat().hand) == (5, ["call-to-tend"])
    more = alone({}, TORRENT + " at P1", seats=seats).answer("option gain-4-energy", "yes")
    assert (more.seat().energy, more.seat().hand) == (9, [])


def test_unleash_damage_for_energy() -> None:
    lands = {"A7": {"presence": {"P1": 1}, "city": 1}, "A3": {"city": 1}}
    seats = {"P1": {"energy": 3}}
    here = alone(lands, TORRENT + " at P1", seats=seats).answer("option pay-for-damage")
    assert here.options() == ["spend 1", "spend 2", "spend 3"]
    here.answer("spend 2")
    assert here.seat().energy == 1
    assert here.land("A7") == {"presence": {0: 1}, "city-2": 1}
    poor = alone(lands, TORRENT + " at P1").answer("option pay-for-damage")
    assert poor.land("A7") == {"presence": {0: 1}, "city": 1}


def test_unleash_both_with_the_threshold() -> None:
    lands = {"A7": {"presence": {"P1": 1}, "city": 1}, "A3": {"city": 1}}
    here = alone(lands, TORRENT + " at P1", elements="2 sun 3 fire").answer("option both")
    while here.prompt() == "ask-forget-for-energy":
        here.answer("no")
    here.answer("spend 3")
    assert (here.land("A7"), here.seat().energy) == ({"presence": {0: 1}}, 1)


@pytest.mark.rule("SX-34.49")
def test_the_void_leaves_presence_that_cannot_move_and_takes_another() -> None:
    grounds = [{"kind": "hunting-grounds", "seat": "P1"}]
    lands = {
        "A4": {"presence": {"P1": 1, "P2": 1}},
        "A5": {"presence": {"P1": 1}},
        "A6": {"presence": {"P1": 1}},
        "B7": {"presence": {"P2": 1}, "city": 1},
    }
    here = pair(lands, VOID, effects=grounds)
    assert (presence(here), presence(here, 1)) == ({"A4": 1, "A6": 1, "A7": 1}, {"B7": 1})
    assert here.seat(1).destroyed == 1
