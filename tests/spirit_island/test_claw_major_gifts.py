"""Major powers of Branch & Claw for a spirit."""

from __future__ import annotations

from typing import Any

import pytest

from tests.spirit_island.claw import alone, kinds, pair
from tests.spirit_island.spirits import presence
from tests.spirit_island.tables import EVERY_SET, OCEAN, Island, island, targets

FLOW = "power flow-like-water-reach-like-air"
UNLOCK = "power unlock-the-gates-of-deepest-power"
GROWTH = "power unrelenting-growth"
ALL_ELEMENTS = "2 sun 2 moon 2 fire 2 air 2 water 2 earth 2 plant 2 animal"
MAJORS = ["tsunami", "powerstorm", "paralyzing-fright"]
CROWD = {"presence": {"P1": 2}, "explorer": 3, "town": 1, "dahan": 2, "city": 3, "blight": 3}


def test_flow_takes_pieces_along_with_presence() -> None:
    here = alone({"A7": CROWD}, f"{FLOW} at P1")
    assert here.options() == ["land A7", "stop"]
    here.answer("land A7")
    assert here.options() == ["push-presence A5", "push-presence A8"]
    here.answer("push-presence A5", "push explorer A5", "push explorer A5", "push town A5", "stop")
    assert here.land("A5") == {"presence": {0: 1}, "explorer": 2, "town": 1}
    assert here.land("A7")["dahan"] == 2
    assert (here.land("A7")["city"], here.land("A7")["blight"]) == (3, 3)


@pytest.mark.rule("SX-33.4")
def test_flow_takes_cities_and_blight_with_its_threshold() -> None:
    here = alone({"A7": CROWD, "A5": {"blight": 1}}, f"{FLOW} at P1", elements="2 air 2 water")
    here.answer("land A7", "push-presence A5", "stop", "stop", "stop")
    here.answer("push city A5", "push city A5")
    assert here.options() == ["push-blight A5", "stop"]
    here.answer("push-blight A5", "push-blight A5")
    assert here.land("A5") == {"presence": {0: 1}, "city": 2, "blight": 3}
    assert here.land("A7")["blight"] == 1


def test_flow_may_leave_presence_where_it_is() -> None:
    here = alone({"A7": CROWD}, f"{FLOW} at P1").answer("stop")
    assert here.land("A7")["explorer"] == 3
    assert targets(here, "poisoned-dew") == [f"A{n}" for n in range(1, 9)]  # range 3


def test_flow_is_the_targets() -> None:
    lands = {"B7": {"presence": {"P2": 1}, "blight": 1}}
    here = pair(lands, f"{FLOW} at P2")
    assert here.asked() == [1]
    here.answer("land B7", "push-presence A3")
    assert presence(here, 1) == {"A3": 1}
    assert here.land("B7") == {"blight": 1}
    assert [e.seat for e in here.table.effects] == [1]


def unlocked(elements: str = "", energy: int = 3, seats: str = "P1") -> Island:
    keys: dict[str, Any] = {"major_deck": MAJORS, "phase": "fast"}
    keys["seats"] = {seats: {"energy": energy, "hand": ["wash-away"]}}
    return alone({"A7": {"presence": {"P1": 2}}}, f"{UNLOCK} at P1", elements=elements, **keys)


def test_the_gates_give_one_of_two_cards_and_nothing_is_forgotten() -> None:
    here = unlocked()
    assert here.options() == ["take powerstorm", "take tsunami"]
    here.answer("take tsunami")
    assert here.seat().hand == ["wash-away", "tsunami"]
    assert here.pile("major_discard") == ["powerstorm"]
    assert here.pile("major_deck") == ["paralyzing-fright"]


def test_the_card_may_be_played_for_half_its_cost() -> None:
    here = unlocked(ALL_ELEMENTS).answer("take powerstorm")
    assert here.options() == ["option play-for-half", "option play-and-forget", "stop"]
    here.answer("option play-for-half")
    assert (here.seat().energy, here.seat().played) == (1, ["powerstorm"])  # 2 of 3
    assert "use powerstorm" in here.options()


def test_the_card_may_be_played_for_nothing_and_be_forgotten() -> None:
    here = unlocked(ALL_ELEMENTS, energy=1).answer("take powerstorm")
    assert here.options() == ["option play-and-forget", "stop"]
    here.answer("option play-and-forget", "done", "done")
    while here.table.turn == 1:
        here.answer(here.options()[-1])
    assert here.seat().energy >= 1
    held = here.seat().hand + here.seat().played + here.seat().discard
    assert "powerstorm" not in held
    assert "powerstorm" in here.pile("major_discard")


def test_the_card_may_wait() -> None:
    here = unlocked(ALL_ELEMENTS).answer("take powerstorm", "stop")
    assert (here.seat().hand, kinds(here)) == (["wash-away", "powerstorm"], [])


def test_all_thresholds_of_the_card_are_met() -> None:
    """Talons of Lightning wants 3 fire and 3 air: it reaches 3 lands with its threshold."""
    keys: dict[str, Any] = {"major_deck": ["talons-of-lightning", "tsunami"], "phase": "fast"}
    keys["seats"] = {"P1": {"energy": 3}}
    here = alone({}, f"{UNLOCK} at P1", elements=ALL_ELEMENTS, **keys)
    here.answer("take talons-of-lightning", "option play-for-half")
    assert "use talons-of-lightning" in here.options()
    here.answer("use talons-of-lightning")
    assert "target A2" in here.options()  # 3 away
    here.answer("target A2")
    assert here.fear() == 3


def test_a_threshold_that_is_met_so_holds_in_a_repeat_too() -> None:
    """Winds of Rust and Atrophy repeats itself with its threshold."""
    keys: dict[str, Any] = {"major_deck": ["winds-of-rust-and-atrophy"], "phase": "fast"}
    keys["seats"] = {"P1": {"energy": 3}}
    lands = {"A7": {"presence": {"P1": 2}}}
    here = alone(lands, f"{UNLOCK} at P1", elements=ALL_ELEMENTS, **keys)
    here.answer("option play-for-half", "use winds-of-rust-and-atrophy", "target A5")
    assert here.prompt() == "ask-repeat"
    here.answer("target A4")
    assert here.defended("A4", "A5") == [6, 6]


def test_a_refusal_knows_that_the_thresholds_are_met() -> None:
    effects = [{"kind": "unlocked", "seat": "P1", "word": "talons-of-lightning"}]
    seats = {"P1": {"played": ["talons-of-lightning"]}}
    here = alone({}, phase="fast", effects=effects, seats=seats)
    assert here.why_not("use talons-of-lightning 1") == "levels-are-all"
    here = alone({}, phase="fast", seats=seats)
    assert here.why_not("use talons-of-lightning 1") == "needs-elements"


def test_unrelenting_growth() -> None:
    here = alone({"A7": {"presence": {"P1": 1}, "blight": 1}}, f"{GROWTH} at P1")
    assert here.options() == ["land A5", "land A7", "land A8"]
    here.answer("land A7", "presence energy A7", "presence plays A7")
    assert here.land("A7") == {"presence": {0: 3}, "wilds": 1, "blight": 1}


def test_unrelenting_growth_with_its_threshold() -> None:
    keys: dict[str, Any] = {"minor_deck": ["drought", "rain-of-blood"], "major_deck": MAJORS}
    lands = {"A7": {"presence": {"P1": 1}, "blight": 1}}
    here = alone(lands, f"{GROWTH} at P1", elements="3 sun 3 plant", **keys)
    here.answer("land A7", "presence energy A7", "presence plays A7")
    assert here.land("A7") == {"presence": {0: 3}, "wilds": 2}
    here.answer("gain minor", "take drought")
    assert "drought" in here.seat().hand


def test_unrelenting_growth_is_the_targets() -> None:
    here = pair({}, f"{GROWTH} at P2")
    assert (here.asked(), here.options()) == (
        [1],
        [f"land {name}" for name in ("A3", "B4", "B5", "B6", "B7", "B8")],
    )
    here.answer("land B8", "presence energy B8", "presence energy B8")
    assert presence(here, 1) == {"B7": 1, "B8": 2}
    assert here.land("B8")["wilds"] == 1


def test_unrelenting_growth_where_the_target_may_not_be() -> None:
    """The Ocean adds no presence inland; the wilds grow all the same."""
    lands = {"A1": {"presence": {"P1": 1}}}
    keys: dict[str, Any] = {"spirits": [OCEAN], "options": EVERY_SET}
    here = island(lands, f"{GROWTH} at P1", **keys)
    assert here.answer("land A5").land("A5") == {"wilds": 1}
    assert here.prompt() == "ask-growth"


@pytest.mark.rule("SX-34.49")
def test_nothing_flows_with_presence_that_cannot_move() -> None:
    grounds = [{"kind": "hunting-grounds", "seat": "P1"}]
    here = alone({"A7": CROWD}, f"{FLOW} at P1", effects=grounds)
    assert here.prompt() != "ask-power-land"
    assert kinds(here) == ["hunting-grounds", "range"]
