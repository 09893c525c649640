"""Lure of the Deep Wilderness: panel, special rules, innate and unique powers."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.rules.island.presence import lands_for_presence
from loci.games.spirit_island.state.registry import SPIRITS
from tests.spirit_island.spirits import (
    alone,
    frame,
    growth,
    income,
    lands_to_grow,
    pair,
    panel,
    plays,
    presence,
    printed,
    started,
    thresholds,
)
from tests.spirit_island.tables import RIVER, Island, targets

LURE = "lure-of-the-deep-wilderness"
FORSAKE = "power forsake-society-to-chase-after-dreams at A5"
NEVER = "power never-heard-from-again at A5"
OWN = {"P1": 1}


def lure(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    """With presence in A7, as always, and where the lands say."""
    return alone(LURE, lands, *steps, **keys)


# -- the panel -------------------------------------------------------------------------------------


def test_the_panel() -> None:
    assert panel(LURE) == ("1 2 moon 3+plant 4+air 5+reclaim", "1 2 animal 3 4 5+reclaim")
    assert growth(LURE) == [
        ["reclaim-all", "energy-1"],
        ["presence-4-inland"],
        ["element-of-moon-air-plant", "energy-2"],
        ["gain-power"],
    ]
    spirit = SPIRITS[LURE]
    assert [option.group for option in spirit.growth] == [1, 1, 2, 2]
    assert frame(LURE) == (2, "moderate", "jagged-earth")


def test_the_headers() -> None:
    gift = (0, "slow", "moon fire air plant", "", "any-spirit")
    assert printed("gift-of-the-untamed-wild") == gift
    perils = (1, "slow", "moon plant animal", "presence 0", "inland")
    assert printed("perils-of-the-deepest-island") == perils
    assert printed("softly-beckon-ever-inward") == (2, "slow", "moon air", "presence 0", "inland")
    swallowed = (1, "fast", "fire air plant animal", "presence 0", "inland")
    assert printed("swallowed-by-the-wilderness") == swallowed
    forsake, never = SPIRITS[LURE].innates
    assert printed(forsake) == (0, "slow", "", "presence 1", "invaders")
    assert printed(never) == (0, "slow", "", "presence 0", "inland")
    assert thresholds(forsake, "2 moon", "2 moon 1 air", "3 moon 2 air 1 animal", "4 air")
    assert thresholds(never, "1 fire 3 plant", "2 plant", "4 plant 1 animal", "6 plant")


@pytest.mark.parametrize("board", ["A", "B", "C", "D"])
def test_set_up(board: str) -> None:
    here = started(LURE, board)
    assert presence(here) == {f"{board}8": 2, f"{board}7": 1}
    assert here.land(f"{board}8")["beasts"] == 1


# -- growth and tracks -----------------------------------------------------------------------------


@pytest.mark.rule("SX-15.1", "SX-15.2")
def test_one_option_of_each_group() -> None:
    seats: dict[str, Any] = {"P1": {"discard": ["softly-beckon-ever-inward"], "energy": 0}}
    here = lure({}, "growth 1", seats=seats).answer("reclaim-all 1")
    assert here.options() == ["growth 3", "growth 4"]
    assert here.why_not("growth 2") == "growth-group"
    here.answer("growth 3", "energy-2 2", "element moon")
    assert here.seat().extra_elements[1] == 1
    assert here.seat().energy == 1 + 2 + 1  # and the income


def test_presence_goes_inland() -> None:
    here = lure({}, "growth 2")
    assert lands_to_grow(here) == {"A4", "A5", "A6", "A7", "A8"}


def test_the_fourth_option_gains_a_card() -> None:
    assert lure({}, "growth 4").prompt() == "ask-deck"


@pytest.mark.parametrize(
    ("shown", "energy", "elements"),
    [
        *[(1, 1, {}), (2, 2, {}), (3, 2, {"moon": 1}), (4, 3, {"moon": 1, "plant": 1})],
        *[(5, 4, {"moon": 1, "plant": 1, "air": 1}), (6, 5, {"moon": 1, "plant": 1, "air": 1})],
    ],
)
def test_the_energy_track(shown: int, energy: int, elements: dict[str, int]) -> None:
    assert income(LURE, shown) == (energy, elements)


def test_both_tracks_reclaim_at_their_end() -> None:
    cards = list(SPIRITS[LURE].uniques)
    seats = {"P1": {"energy_track": 6, "plays_track": 6, "discard": cards, "hand": []}}
    here = lure({}, seats=seats).answer(f"reclaim {cards[0]}", f"reclaim {cards[1]}")
    assert here.why_not(f"reclaim {cards[2]}") == "reclaimed-already"
    both = lure({}, seats={"P1": {**seats["P1"], "reclaimed": 2}})
    assert both.why_not(f"reclaim {cards[2]}") == "reclaimed-already"


@pytest.mark.parametrize(
    ("shown", "number", "back"),
    [(1, 1, False), (2, 2, False), (3, 2, False), (4, 3, False), (5, 4, False), (6, 5, True)],
)
def test_the_card_play_track(shown: int, number: int, back: bool) -> None:
    assert plays(LURE, shown) == (number, back)


# -- special rules ---------------------------------------------------------------------------------


def test_no_power_puts_it_on_the_coast() -> None:
    here = lure({})
    names = here.table.island.names
    every = lands_for_presence(here.table, 0, here.table.island.lands)
    assert [names[land] for land in every] == ["A4", "A5", "A6", "A7", "A8"]


@pytest.mark.rule("SX-18.1", "SX-18.2")
def test_enthralled_explorers_sit_a_ravage_out() -> None:
    lands = {"A5": {"explorer": 3, "dahan": 1, "presence": OWN}}
    here = lure(lands, "ravage A5").answer("sit-out explorer", "sit-out explorer")
    assert here.land("A5") == {"explorer": 2, "dahan-1": 1, "presence": {0: 1}}
    all_out = lure({"A5": {"explorer": 2, "dahan": 1, "presence": OWN}}, "ravage A5")
    all_out.answer("sit-out explorer", "sit-out explorer")
    assert all_out.land("A5") == {"explorer": 2, "dahan": 1, "presence": {0: 1}}


def test_nobody_need_be_enthralled() -> None:
    lands = {"A5": {"explorer": 1, "town": 1, "presence": {"P1": 2}}}
    here = lure(lands, "ravage A5").answer("stop")
    assert here.land("A5") == {"explorer": 1, "town": 1, "blight": 1, "presence": {0: 1}}


def test_towns_and_other_lands_are_not_enthralled() -> None:
    here = lure({"A5": {"town": 1, "presence": OWN}}, "ravage A5")
    assert here.land("A5") == {"town": 1, "blight": 1}
    other = lure({"A5": {"explorer": 2}}, "ravage A5")
    assert other.land("A5") == {"explorer": 2, "blight": 1}


# -- innate powers ---------------------------------------------------------------------------------

FORSAKEN = {"A5": {"explorer": 1, "town": 1, "city": 1}}


def test_an_explorer_chases_dreams() -> None:
    here = lure({"A5": {"explorer": 2}}, FORSAKE, elements="2 moon")
    assert here.options() == ["push explorer A7", "stop"]
    here.answer("push explorer A7")
    assert here.lands("A5", "A7") == [{"explorer": 1}, {"explorer": 1, "presence": {0: 1}}]
    assert here.fear() == 0


def test_a_town_is_forsaken() -> None:
    here = lure(FORSAKEN, FORSAKE, elements="2 moon 1 air").answer("option town")
    here.answer("push explorer A7", "push explorer A7")
    assert here.land("A5") == {"explorer": 1, "city": 1}
    assert (here.land("A7")["explorer"], here.fear()) == (2, 1)  # a city is left


def test_a_city_is_forsaken() -> None:
    lands = {"A5": {"city": 1}}
    here = lure(lands, FORSAKE, elements="3 moon 2 air 1 animal")
    here.answer("push explorer A7", "stop")
    assert (here.land("A5"), here.fear()) == ({"explorer": 2}, 0)


def test_a_lower_level_may_be_used() -> None:
    here = lure(FORSAKEN, FORSAKE, elements="3 moon 2 air 1 animal")
    assert here.options() == ["option explorer", "option town", "option city"]


def test_a_hurt_town_becomes_fewer_explorers() -> None:
    here = lure({"A5": {"town-1": 1}}, FORSAKE, elements="2 moon 1 air")
    here.answer("push explorer A7")
    assert (here.land("A5"), here.land("A7")["explorer"]) == ({}, 1)


def test_dreams_are_chased_again() -> None:
    here = lure({"A5": {"explorer": 2}}, FORSAKE, elements="2 moon 4 air")
    here.answer("push explorer A7")
    assert here.prompt() == "ask-repeat"
    here.answer("target A5", "push explorer A7")
    assert here.land("A7")["explorer"] == 2


@pytest.mark.parametrize(
    ("elements", "left"),
    [
        ("1 fire 3 plant", {"explorer": 3, "town": 1, "beasts": 1, "badlands": 1}),
        ("2 plant", {"explorer": 5, "town": 1, "beasts": 1}),
        ("1 plant", {"explorer": 7, "town": 1, "beasts": 1}),
    ],
)
def test_never_heard_from_again_by_level(elements: str, left: dict[str, int]) -> None:
    lands = {"A5": {"explorer": 7, "town": 1, "beasts": 1, "presence": OWN}}
    here = lure(lands, NEVER, elements=elements)
    while here.prompt() == "ask-destroy":
        here.answer("destroy explorer")
    assert here.land("A5") == {**left, "presence": {0: 1}}


@pytest.mark.parametrize(("tokens", "fear"), [(0, 0), (1, 1), (2, 1), (3, 2)])
def test_fear_for_those_who_are_gone(tokens: int, fear: int) -> None:
    lands = {"A5": {"explorer": 6, "wilds": tokens, "presence": OWN}}
    here = lure(lands, NEVER, elements="2 plant")
    while here.prompt() == "ask-destroy":
        here.answer("destroy explorer")
    assert here.fear() == fear


def test_the_third_level_deals_damage() -> None:
    lands = {"A5": {"town": 1, "presence": OWN}}
    here = lure(lands, NEVER, elements="4 plant 1 animal")
    assert (here.land("A5"), here.fear()) == ({"presence": {0: 1}}, 1)  # that of the town


def test_the_fourth_level_repeats() -> None:
    lands = {"A5": {"explorer": 3, "disease": 1, "presence": OWN}}
    here = lure(lands, NEVER, elements="6 plant").answer("destroy explorer", "stop")
    assert here.prompt() == "ask-repeat"
    here.answer("target A5", "destroy explorer", "destroy explorer")
    assert (here.land("A5"), here.fear()) == ({"disease": 1, "presence": {0: 1}}, 2)


# -- unique powers ---------------------------------------------------------------------------------


@pytest.mark.rule("SX-33.17", "SX-33.18")
def test_gift_of_the_untamed_wild() -> None:
    lands = {"B5": {"presence": {"P2": 1}}}
    step = "power gift-of-the-untamed-wild at P2"
    here = pair(LURE, RIVER, lands, step).answer("option add-wilds", "land B5", seat=1)
    assert here.land("B5") == {"wilds": 1, "presence": {1: 1}}
    other = pair(LURE, RIVER, lands, step).answer("option presence-disease", "land B5", seat=1)
    assert (other.land("B5"), other.seat(1).destroyed) == ({"disease": 1}, 1)


def test_perils_of_the_deepest_island() -> None:
    lands = {"A5": {"dahan": 2, "presence": OWN}}
    here = lure(lands, "power perils-of-the-deepest-island at A5")
    assert here.options() == [f"land A{n}" for n in (1, 4, 5, 6, 7, 8)]
    here.answer("land A4", "push dahan A4", "stop")
    assert here.land("A5") == {"dahan": 1, "badlands": 1, "presence": {0: 1}}
    assert (here.land("A4"), here.fear()) == ({"dahan": 1, "beasts": 1}, 1)
    assert targets(lure({}), "perils-of-the-deepest-island") == ["A7"]


def test_softly_beckon_ever_inward() -> None:
    around = {"explorer": 3, "town": 2, "beasts": 1, "dahan": 1}
    lands = {"A5": {"presence": OWN}, "A4": around}
    here = lure(lands, "power softly-beckon-ever-inward at A5")
    here.answer("gather explorer A4", "gather explorer A4", "gather town A4", "stop")
    here.answer("gather beasts A4", "gather dahan A4")
    gathered = {"explorer": 2, "town": 1, "beasts": 1, "dahan": 1, "presence": {0: 1}}
    assert here.lands("A4", "A5") == [{"explorer": 1, "town": 1}, gathered]


@pytest.mark.parametrize(("wilds", "left"), [(2, {"city-2": 1, "city": 1}), (6, {"city-2": 1})])
def test_swallowed_by_the_wilderness(wilds: int, left: dict[str, int]) -> None:
    lands = {"A5": {"city": 2, "wilds": wilds, "presence": OWN}}
    here = lure(lands, "power swallowed-by-the-wilderness at A5")
    while here.prompt() == "ask-damage":
        hurt = [line for line in here.options() if "-" in line]
        here.answer((hurt or here.options())[0])
    assert here.land("A5") == {**left, "wilds": wilds, "presence": {0: 1}}
    assert here.fear() == 2 + (2 if wilds == 6 else 0)


@pytest.mark.rule("SX-6.2")
def test_badlands_count_as_tokens_and_add_their_damage() -> None:
    lands = {"A5": {"city": 1, "beasts": 1, "disease": 1, "badlands": 1, "presence": OWN}}
    here = lure(lands, "power swallowed-by-the-wilderness at A5")  # 3 and 1
    assert "city" not in " ".join(here.land("A5"))
