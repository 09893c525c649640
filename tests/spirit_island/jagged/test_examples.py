"""Worked examples of the expansions' rulebook as positions: Actions, prices and ravages, those that
no test of a card is about. The pieces are those of the example; where it leaves them open, ours."""

from __future__ import annotations

from typing import Any

import pytest

from tests.spirit_island.adversaries import against
from tests.spirit_island.events import Events, over
from tests.spirit_island.spirits import alone
from tests.spirit_island.tables import EVERY_SET, OCEAN, RIVER, Island, island, use

FRACTURED, VOLCANO = "fractured-days-split-the-sky", "volcano-looming-high"
PAST = "the-past-returns-again"
FURNACE = "powered-by-the-furnace-of-the-earth"
FAR: dict[str, Any] = {"A8": {"city": 1}}


def isolated(land: str) -> list[dict[str, Any]]:
    return [{"kind": "isolate", "land": land}]


# -- Actions ---------------------------------------------------------------------------------------


@pytest.mark.rule("SX-11.12", "SX-12.32")
def test_a_populace_in_an_isolated_land(events: Events) -> None:
    """EX-13: the town falls, and none comes beside it."""
    lands = {"A3": {"town": 1}, **FAR}
    keys: dict[str, Any] = {"steps": ["damage 2 A3"]}
    there = [f"A{n}" for n in range(1, 8)]
    here = events.main("resourceful-populace", 1, lands, effects=isolated("A3"), **keys)
    assert not any("town" in here.land(land) for land in there)
    open_land = events.main("resourceful-populace", 1, lands, "land A4", **keys)
    assert open_land.land("A4") == {"town": 1}


@pytest.mark.rule("SX-11.11", "SX-11.4")
def test_an_event_pushes_nobody_out_of_an_isolated_land(events: Events) -> None:
    """EX-14: unless the players want it."""
    lands = {"A5": {"explorer": 1, "beasts": 1}, **FAR}
    part, keys = "beasts-chase-off-homesteaders", {"effects": isolated("A5")}
    assert events.part(part, lands, "stop", **keys).land("A5") == lands["A5"]
    assert events.part(part, lands, "push explorer A4", **keys).land("A4") == {"explorer": 1}


@pytest.mark.rule("SX-12.10", "SX-12.11", "SX-31.3")
def test_each_board_is_an_action_of_its_own(events: Events) -> None:
    """EX-15: on each of three boards Russia saves one of the two explorers."""
    lands = {f"{board}5": {"explorer": 2, "beasts": 1} for board in "ABC"}
    russia = {"adversary": "russia", "level": 2}
    pushes = [f"push explorer {board}4" for board in "ABC"]
    here = events.part("explorers-blunder", lands | FAR, *pushes, boards="ABC", options=russia)
    assert here.lands("A5", "B5", "C5") == [{"beasts": 1}] * 3
    assert here.lands("A4", "B4", "C4") == [{"explorer": 1}] * 3
    assert here.fear() == 3


@pytest.mark.rule("SX-12.12", "SX-6.5")
def test_each_piece_is_none() -> None:
    """EX-16: three dahan deal 1 damage each, and badlands add theirs once."""
    lands = {"A5": {"dahan": 3, "badlands": 1, "city": 2}}
    here = use("call-to-bloodshed at A5", lands, "option damage")
    here.answer("damage city-1", "damage city-2")
    assert here.land("A5") == {"dahan": 3, "badlands": 1, "city-1": 1}
    assert over(here)


@pytest.mark.rule("SX-12.32", "SX-12.33", "SX-12.34")
def test_what_is_set_off_comes_once_after_the_action() -> None:
    """EX-21: the quicksand takes all three explorers at once, when they have all come."""
    quicksand = {"kind": "quicksand", "land": "A2", "seat": "P1"}
    here = use("song-of-sanctity at A1", {"A1": {"explorer": 3}, "A2": {}}, effects=[quicksand])
    here.answer("push explorer A2", "push explorer A2")
    assert here.lands("A1", "A2") == [{"explorer": 1}, {"explorer": 2}]
    here.answer("push explorer A2")
    assert here.lands("A1", "A2") == [{}, {}]
    assert over(here)


# -- prices ----------------------------------------------------------------------------------------


def past(**keys: Any) -> Island:
    """Three players with 6 energy together; Fractured Days may repeat a power."""
    own = {"time": 6, "plays_track": 5, "energy_track": 5, "energy": 2, "played": [PAST]}
    return island(
        {},
        spirits=[FRACTURED, RIVER, OCEAN],
        boards="ABC",
        options=EVERY_SET,
        seats={"P1": {**own, "hand": []}, "P2": {"energy": 3}, "P3": {"energy": 1}},
        phase="fast",
        invader_deck=["2-sands"],
        effects=[{"kind": "repeat", "seat": "P1", "number": 9}],
        **keys,
    )


def pay(here: Island) -> None:
    """Pay what is asked for, all that each has in turn."""
    while here.asked() == [0] and here.prompt() == "ask-return-presence":
        here.answer("return energy")
    while here.prompt() == "ask-pay":
        here.answer(here.options()[-1 if here.options()[-1] != "done" else -2])


@pytest.mark.rule("SX-15.10", "SX-15.11", "SX-15.19", "SX-15.20", "SX-15.21")
def test_the_past_is_paid_for_twice() -> None:
    """EX-30."""
    here = past(invader_discard=["1-mountain", "1-jungle"])
    here.answer(f"use {PAST}", seat=0)
    pay(here)
    here.answer("swap 1-jungle").answer(f"repeat {PAST}", seat=0)
    pay(here)  # the other card in the discard that lies open is swapped
    assert [here.seat(n).energy for n in range(3)] == [0, 0, 0]
    assert here.seat().kept.get("time", 0) == 0
    assert here.pile("invader_deck") == ["1-mountain"]
    assert here.why_not(f"repeat {PAST}") != ""


@pytest.mark.rule("SX-15.13", "SX-15.22")
def test_the_past_without_a_price_or_a_card() -> None:
    """EX-30: unused it costs nothing; without a discard it is paid for and swaps nothing."""
    kept = past(invader_discard=["1-mountain"]).answer("done", seat=0)
    assert [kept.seat(n).energy for n in range(3)] == [2, 3, 1]
    here = past(invader_discard=[])
    here.answer(f"use {PAST}", seat=0)
    pay(here)
    assert (here.pile("invader_deck"), here.seat().kept["time"]) == (["2-sands"], 3)


@pytest.mark.rule("SX-15.14", "SX-15.15")
def test_a_level_with_a_price() -> None:
    """EX-31."""
    seats: dict[str, Any] = {"P1": {"energy": 2, "destroyed": 1}}
    for levels, energy, asked in (("", 2, "ask-slow"), (" 1+2", 0, "ask-deck")):
        lands = {"A6": {"presence": {"P1": 2}}}
        here = alone(VOLCANO, lands, phase="slow", elements="3 fire 3 earth", seats=seats)
        here.answer(f"use {FURNACE}{levels}")
        assert here.land("A6") == {"presence": {0: 3}}
        assert (here.seat().energy, here.prompt()) == (energy, asked)


# -- ravages ---------------------------------------------------------------------------------------


@pytest.mark.rule("SX-18.1", "SX-18.3")
def test_a_truce(events: Events) -> None:
    """EX-37: the explorer hurts the one dahan, who strikes back at it."""
    lands = {"A1": {"explorer": 1, "town": 1, "dahan": 2}, **FAR}
    here = events.main("temporary-truce", 1, lands, steps=["ravage mountain"])
    assert here.land("A1") == {"town": 1, "dahan": 1, "dahan-1": 1}


@pytest.mark.rule("SX-22.1", "SX-22.2", "SX-22.3", "SX-22.4")
def test_secrets_of_survival() -> None:
    """EX-38: 6 damage harm the land, but not the dahan, who destroys a town."""
    steps = ["power share-secrets-of-survival at A4", "ravage sands"]
    lands = {"A4": {"town": 3, "dahan": 1}}
    here = island(lands, *steps, spirits=[RIVER], options=EVERY_SET)
    here.answer("option share-secrets", "damage town-1")
    assert here.land("A4") == {"town": 2, "dahan": 1, "blight": 1}


@pytest.mark.rule("SX-20.3")
def test_counting_is_chosen_anew_for_each_action(events: Events) -> None:
    """EX-40: two presence are beasts for the event that deals damage for each of them; for the one
    that destroys beasts they are none."""
    lands = {"A5": {"presence": {"P1": 2}, "city": 1}, **FAR}
    keys: dict[str, Any] = {"effects": [{"kind": "hunting-grounds", "seat": "P1"}]}
    preyed = events.part("prey-on-the-heedless", lands, **keys)
    assert preyed.land("A5") == {"presence": {0: 2}}  # 2 for beasts, and badlands besides
    hunted = events.part("hunting-parties", lands, **keys)
    assert (hunted.land("A5"), hunted.fear()) == ({"presence": {0: 2}, "city": 1}, 0)


@pytest.mark.rule("SX-21.7", "SX-21.4", "SX-32.3")
@pytest.mark.parametrize(("town", "left"), [("town-2", {}), ("town-1", {"town-1": 1})])
def test_a_durable_town_comes_to_blight(town: str, left: dict[str, int]) -> None:
    """EX-42."""
    lands = {"A7": {town: 1, "presence": {"P1": 1}}, "A8": {"city": 1, "blight": 1}}
    here = against("habsburg-monarchy", 4, lands, "power land-of-haunts-and-embers at A7")
    here.answer(f"push {town} A8")
    assert here.land("A8") == {**left, "city": 1, "blight": 1}


@pytest.mark.rule("SX-33.3")
@pytest.mark.parametrize(("defence", "blight"), [(3, 0), (2, 1)])
def test_no_damage_is_never_enough_for_blight(events: Events, defence: int, blight: int) -> None:
    """EX-56: two rules that make less damage enough."""
    lands = {"A4": {"explorer": 1, "town": 1}, **FAR}
    effects = [{"kind": "defend", "land": "A4", "number": defence}]
    card = {"blight_card": "all-things-weaken", "blighted": True, "blight_pool": 9}
    here = events.main("cities-rise", 2, lands, steps=["ravage A4"], effects=effects, **card)
    assert here.land("A4").get("blight", 0) == blight


@pytest.mark.rule("SX-33.10", "SX-33.11", "SX-35.14")
def test_presence_that_prevents_blight_is_saved(events: Events) -> None:
    """EX-36: it is pushed, and the blight does not come all the same."""
    lands = {"A5": {"blight": 1, "presence": {"P1": 1}}, **FAR}
    forms = [{"kind": "forms-dart-by", "land": "A5", "seat": "P1"}]
    here = events.main("the-struggles-of-growth", 2, lands, effects=forms)
    here.answer("destroy-presence A5", "push-presence A4")
    assert (here.land("A5"), here.seat().destroyed) == ({"blight": 1}, 0)
