"""The blight cards of Branch & Claw, and the deck that they make."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.rules.spirits.elements import elements_of
from loci.games.spirit_island.rules.spirits.tracks import card_plays, energy_income
from loci.games.spirit_island.state.names import by_element
from loci.games.spirit_island.state.registry import BLIGHT_CARDS, of_sets
from tests.spirit_island.start import start
from tests.spirit_island.tables import EVERY_SET, OCEAN, Island, island

SETS = {"sets": ["base", "branch-and-claw"]}
WALL = "back-against-the-wall"
AID = "aid-from-lesser-spirits"
PALL = "a-pall-upon-the-land"


def flipped(card: str, lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    """The last blight of the healthy side comes to A5."""
    keys["options"] = {**EVERY_SET, **keys.get("options", {})}
    return island(lands, "blight A5", *steps, blight_card=card, blight_pool=1, **keys)


# -- the cards and the deck ------------------------------------------------------------------------


def test_the_cards_and_their_blight() -> None:
    own = of_sets(BLIGHT_CARDS, ["branch-and-claw"])
    assert {id: BLIGHT_CARDS[id].blight for id in own} == {
        PALL: 3,
        AID: 2,
        WALL: 2,
        "disintegrating-ecosystem": 5,
        "erosion-of-will": 3,
        "promising-farmlands": 4,
        "tipping-point": 5,
    }


@pytest.mark.rule("SX-9.5")
def test_the_blight_cards_are_a_shuffled_deck() -> None:
    all_cards = sorted(of_sets(BLIGHT_CARDS, SETS["sets"]))
    first, second = [start(1, seed, **SETS).table for seed in (1, 2)]
    here, other = [start(1, seed, **SETS) for seed in (1, 2)]
    assert sorted([first.blight_card, *here.pile("blight_deck")]) == all_cards
    assert [second.blight_card, *other.pile("blight_deck")] != [
        first.blight_card,
        *here.pile("blight_deck"),
    ]
    named = start(1, 1, **SETS, blight_card=PALL)
    assert named.table.blight_card == PALL
    assert PALL not in named.pile("blight_deck")


def test_the_base_game_has_no_deck_of_them() -> None:
    assert start(1, 1).pile("blight_deck") == []


def test_a_position_names_the_card_in_play() -> None:
    here = flipped("tipping-point", {"A7": {"presence": {"P1": 5}}})
    assert "tipping-point" not in here.pile("blight_deck")
    assert len(here.pile("blight_deck")) == len(of_sets(BLIGHT_CARDS, EVERY_SET["sets"])) - 1


@pytest.mark.rule("SX-9.6")
def test_blight_is_not_limited() -> None:
    lands = {"A5": {"blight": 60}}
    here = island(lands, "remove 60 blight A5", options=SETS, blight_pool=60)
    assert (here.land("A5"), here.table.blight_pool) == ({}, 120)


# -- Back Against the Wall -------------------------------------------------------------------------


def test_back_against_the_wall_gives_energy_and_a_card_play() -> None:
    lands = {"A7": {"presence": {"P1": 2}}}
    healthy = island(lands, options=SETS, blight_card=WALL)
    assert (energy_income(healthy.table, 0), card_plays(healthy.table, 0)) == (1, 1)
    here = flipped(WALL, lands)
    assert (energy_income(here.table, 0), card_plays(here.table, 0)) == (2, 2)
    here.answer("growth 2", "presence plays A7", "presence plays A7")
    assert here.seat().energy == 2


def test_back_against_the_wall_helps_every_spirit_in_every_turn() -> None:
    here = flipped(WALL, {}, "time-passes", "time-passes", boards="AB")
    assert [card_plays(here.table, seat) for seat in (0, 1)] == [1 + 1, 2 + 1]
    assert here.table.blight_pool == 4


# -- each board ------------------------------------------------------------------------------------


@pytest.mark.rule("SX-12.7", "SX-12.10", "SX-12.22")
def test_promising_farmlands_on_each_board() -> None:
    lands = {"A8": {"city": 1}, "A4": {"town": 1}, "B8": {}}
    here = flipped("promising-farmlands", lands, boards="AB")
    assert here.asked() == [0]
    assert here.options() == ["land A5", "land A6", "land A7"]  # inland, without buildings
    here.answer("land A6")
    assert (here.asked(), "land B3" in here.options()) == ([1], False)
    here.answer("land B8")
    assert here.lands("A6", "B8") == [{"town": 1, "city": 1}] * 2
    assert here.table.blight_pool == 8


def test_promising_farmlands_in_the_mists() -> None:
    """What the card adds may be pushed on."""
    mists = [{"kind": "mists", "land": "A6", "seat": "P1"}]
    here = flipped("promising-farmlands", {}, effects=mists).answer("land A6", "push town A8")
    assert here.prompt() == "ask-push"
    here.answer("stop")
    assert here.lands("A6", "A8") == [{"city": 1}, {"city": 1, "town": 1}]


def test_promising_farmlands_where_there_are_none() -> None:
    lands = {f"A{n}": {"town": 1} for n in (4, 5, 6, 8)}
    here = flipped("promising-farmlands", {**lands, "A7": {"city": 1, "presence": {"P1": 1}}})
    assert here.prompt() == "ask-growth"
    assert here.land("A5") == {"town": 1, "blight": 1}


def test_disintegrating_ecosystem() -> None:
    lands = {"A4": {"beasts": 1}, "A6": {"beasts": 1}, "A3": {"town": 1}}
    here = flipped("disintegrating-ecosystem", lands)
    assert here.options() == ["land A4", "land A6"]
    here.answer("land A6")
    assert here.options() == ["land A3", "land A8"]
    here.answer("land A3")
    assert here.land("A6") == {}
    assert here.lands("A3", "A5") == [{"town": 1, "blight": 1}, {"blight": 1}]
    assert here.table.blight_pool == 5 - 1


def test_disintegrating_ecosystem_without_beasts() -> None:
    here = flipped("disintegrating-ecosystem", {})
    assert here.land("A8") == {"city": 1, "blight": 1}


def test_a_pall_upon_the_land() -> None:
    lands = {
        "A7": {"presence": {"P1": 1, "P2": 1}},
        "A4": {"presence": {"P1": 1}, "town": 2},
        "A3": {"town": 1},
        "B7": {"presence": {"P2": 2}},
    }
    here = flipped(PALL, lands, boards="AB")
    assert here.options() == ["land A4", "land A7"]
    here.answer("land A7")
    assert (here.prompt(), here.options()) == ("ask-whose-presence", ["target P1", "target P2"])
    here.answer("target P2")
    assert here.options() == ["land A3", "land A4"]
    here.answer("land A4")
    assert here.lands("A7", "B7") == [{"presence": {0: 1}}, {"presence": {1: 1}}]
    assert here.land("A4") == {"presence": {0: 1}, "town": 1}
    assert here.fear() == 0  # the town is removed
    assert here.table.blight_pool == 6


def test_a_pall_upon_the_sea() -> None:
    """Presence in an ocean that is in play is on its board."""
    lands = {"A0": {"presence": {"P1": 2}}, "A5": {"explorer": 1}}
    here = flipped(PALL, lands, spirits=[OCEAN])
    assert here.land("A0") == {"presence": {0: 1}}
    assert here.seat().destroyed == 1


# -- each spirit -----------------------------------------------------------------------------------


def test_tipping_point_destroys_three_presence_of_each_spirit() -> None:
    lands = {"A7": {"presence": {"P1": 4}}, "B7": {"presence": {"P2": 3}}, "B4": {}}
    lands["B4"] = {"presence": {"P2": 1}}
    here = flipped("tipping-point", lands, boards="AB")
    assert here.land("A7") == {"presence": {0: 1}}
    here.answer("destroy-presence B7", "destroy-presence B7", "destroy-presence B4", seat=1)
    assert [here.seat(seat).destroyed for seat in (0, 1)] == [3, 3]
    assert here.table.blight_pool == 10


def test_tipping_point_may_be_the_end() -> None:
    here = flipped("tipping-point", {"A7": {"presence": {"P1": 3}}})
    assert here.ending() == "presence"


@pytest.mark.parametrize(("energy", "left"), [(2, 1), (0, 0)])
def test_erosion_of_will(energy: int, left: int) -> None:
    lands = {"A7": {"presence": {"P1": 2}}, "B7": {"presence": {"P2": 2}}}
    keys: dict[str, Any] = {"boards": "AB", "seats": {"P1": {"energy": energy}}}
    here = flipped("erosion-of-will", lands, **keys)
    assert here.fear() == 4
    assert here.lands("A7", "B7") == [{"presence": {0: 1}}, {"presence": {1: 1}}]
    assert (here.seat().energy, here.table.blight_pool) == (left, 6)


# -- Aid from Lesser Spirits -----------------------------------------------------------------------

DRAWN = ["call-of-the-dahan-ways", "call-to-bloodshed", "call-to-isolation"]


def aided(*steps: str, **keys: Any) -> Island:
    here = flipped(AID, {"A7": {"presence": {"P1": 2}}}, *steps, minor_deck=DRAWN, **keys)
    assert here.options() == [f"take {card}" for card in DRAWN[:2]]
    return here.answer("take call-to-bloodshed")


def test_aid_from_lesser_spirits_is_a_card_in_play() -> None:
    here = aided()
    assert here.pile("minor_discard") == ["call-of-the-dahan-ways"]
    assert here.pile("minor_deck") == ["call-to-isolation"]
    assert by_element(elements_of(here.table, 0)) == {"sun": 1, "fire": 1, "animal": 1}
    assert here.seat().played == []
    assert card_plays(here.table, 0) - here.seat().plays_made == 1
    assert here.table.blight_pool == 2


def test_aid_from_lesser_spirits_can_be_used_every_turn() -> None:
    """It is not discarded when time passes."""
    effect = {"kind": "lesser-spirit", "seat": "P1", "word": "call-to-bloodshed"}
    keys: dict[str, Any] = {"options": SETS, "effects": [effect], "phase": "slow"}
    lands = {"A7": {"dahan": 1, "explorer": 2, "presence": {"P1": 1}}}
    here = island(lands, **keys)
    assert "use call-to-bloodshed" in here.options()
    assert here.why_not("use call-to-isolation") == "power-not-yours"
    here.answer("use call-to-bloodshed", "option damage")
    assert here.land("A7")["explorer"] == 1
    assert here.why_not("use call-to-bloodshed") in ("power-used", "not-now")
    assert here.seat().energy == 0
    later = island(lands, "time-passes", options=SETS, effects=[effect])
    assert [e.kind for e in later.table.effects] == ["lesser-spirit"]
    assert (later.seat().discard, later.seat().used) == ([], [])


def test_aid_from_lesser_spirits_for_each_of_several() -> None:
    lands = {"A7": {"presence": {"P1": 2}}, "B7": {"presence": {"P2": 2}}}
    here = flipped(AID, lands, minor_deck=[*DRAWN, "drought"], boards="AB")
    here.answer("take call-to-isolation", seat=0)
    assert here.options(1) == ["take call-of-the-dahan-ways", "take call-to-bloodshed"]
    here.answer("take call-to-bloodshed", seat=1)
    assert [e.seat for e in here.table.effects] == [0, 1]
    assert here.pile("minor_discard") == ["call-of-the-dahan-ways"]


# -- in the middle of an Action --------------------------------------------------------------------


@pytest.mark.rule("SX-12.45")
def test_a_flipped_card_interrupts_the_ravage() -> None:
    """EX-25: the card comes with all it does before the ravage goes on, and the dahan strike."""
    lands = {"A5": {"town": 2, "dahan": 3}, "A7": {"presence": {"P1": 2}}, "A4": {"town": 1}}
    keys: dict[str, Any] = {"blight_card": PALL, "blight_pool": 1, "options": SETS}
    here = island({**lands, "A8": {}}, "ravage A5", **keys)
    assert (here.prompt(), here.options()) == ("ask-blight-land", ["land A4", "land A5"])
    assert here.land("A5") == {"town": 2, "dahan": 3}  # nothing of the ravage has come yet
    here.answer("land A5")  # of the towns that ravage, one is gone
    assert here.land("A5") == {"dahan": 1, "blight": 1}
    assert here.land("A7") == {"presence": {0: 1}}
