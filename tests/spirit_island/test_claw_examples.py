"""Worked examples of the expansions' rulebook as positions, those that no test of a rule is about.

The pieces are those of the example; where it leaves them open, ours.
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.spirit_island.spirits import BRINGER, GREEN
from tests.spirit_island.tables import EVERY_SET, OCEAN, RIVER, Island, island

#: No town or city but what an example has, and presence that keeps the game going.
BARE: dict[str, Any] = {"A8": {"explorer": 1}, "A7": {"presence": {"P1": 1}}}


def table(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    keys["options"] = {**EVERY_SET, **keys.get("options", {})}
    return island({**BARE, **lands}, *steps, **keys)


def defended(land: str, number: int) -> dict[str, Any]:
    return {"kind": "defend", "land": land, "number": number}


# -- strife and damage -----------------------------------------------------------------------------


@pytest.mark.rule("SX-4.15", "SX-4.18")
def test_strife_is_spent_behind_a_defence() -> None:
    """EX-09."""
    lands = {"A5": {"city*2": 1, "dahan": 1}}
    here = table(lands, "ravage A5", effects=[defended("A5", 6)])
    assert here.land("A5") == {"city-2*1": 1, "dahan": 1}


@pytest.mark.rule("SX-21.3", "SX-21.4", "SX-21.6")
@pytest.mark.parametrize(
    ("bearer", "left"), [("town-1", {"explorer": 1}), ("explorer", {"town-1": 1, "explorer*1": 1})]
)
def test_less_health_for_each_strife(bearer: str, left: dict[str, int]) -> None:
    """EX-41: the hurt town falls; an explorer always has 1 health."""
    weak = [{"kind": "weakened-by-strife"}]
    here = table({"A5": {"town-1": 1, "explorer": 1}}, "add 1 strife A5", effects=weak)
    assert here.answer(f"strife {bearer}").land("A5") == left


@pytest.mark.rule("SX-4.21", "SX-4.22", "SX-4.23")
@pytest.mark.parametrize(
    ("step", "left"),
    [
        ("replace town A5 with city", {"city*1": 1}),
        ("replace town A5 with beasts", {"beasts": 1}),
        ("replace town A5 with dahan", {"dahan": 1}),
        ("destroy 1 town A5", {}),
        ("remove 1 town A5", {}),
    ],
)
def test_strife_when_its_invader_is_replaced(step: str, left: dict[str, int]) -> None:
    """EX-78."""
    assert table({"A5": {"town*1": 1}}, step).land("A5") == left


@pytest.mark.rule("SX-21.5", "SX-5.2", "SX-5.5")
@pytest.mark.parametrize(("defence", "blight"), [(3, 1), (4, 1), (5, 0)])
def test_more_damage_of_each_town_comes_before_defence(defence: int, blight: int) -> None:
    """EX-79: 2 towns of 3 damage."""
    stronger = {"kind": "ravage-strength", "word": "town", "number": 1}
    effects = [stronger, defended("A5", defence)]
    here = table({"A5": {"town": 2}}, "ravage A5", effects=effects)
    assert here.land("A5").get("blight", 0) == blight


# -- tokens and skipped actions --------------------------------------------------------------------


@pytest.mark.rule("SX-4.5", "SX-4.6", "SX-4.7", "SX-36.12")
def test_wilds_and_disease() -> None:
    """EX-76."""
    lands = {"A1": {"wilds": 2}, "A5": {"explorer": 1, "disease": 2}}
    here = table(lands, "explore mountain", "build wetland")
    assert here.lands("A1", "A5") == [{"wilds": 1}, {"explorer": 1, "disease": 1}]


@pytest.mark.rule("SX-4.8")
def test_nothing_is_spent_when_nothing_would_happen() -> None:
    """EX-77."""
    lands = {"A5": {"wilds": 1}, "A4": {"disease": 1}}
    here = table(lands, "explore wetland", "build sands")
    assert here.lands("A5", "A4") == [{"wilds": 1}, {"disease": 1}]


@pytest.mark.rule("SX-14.1", "SX-14.2")
def test_the_skipped_action_is_chosen_when_it_comes() -> None:
    """EX-81, with the spirit that may keep invaders from acting where it is: the ravage happens,
    the build does not."""
    lands = {"A5": {"town": 1, "presence": {"P1": 3}}}
    here = table(lands, "ravage A5", "build A5", spirits=[GREEN])
    assert here.options() == ["yes", "no"]
    here.answer("no")
    assert here.land("A5") == {"town": 1, "blight": 1, "presence": {0: 2}}
    here.answer("yes")
    assert here.land("A5") == {"town": 1, "blight": 1, "presence": {0: 1}}


# -- Actions ---------------------------------------------------------------------------------------


@pytest.mark.rule("SX-12.29", "SX-13.9", "SX-13.10")
def test_no_invader_actions_but_an_escalation() -> None:
    """EX-18: Brandenburg-Prussia's escalation adds its town where nothing is built."""
    prussia = {"adversary": "brandenburg-prussia", "level": 0}
    still = [{"kind": "skip", "land": "A5"}]
    lands = {"A4": {"town": 1}}
    here = table(lands, "escalation 2-jungle", "build A5", options=prussia, effects=still)
    assert here.answer("land A5").land("A5") == {"town": 1}


@pytest.mark.rule("SX-12.37", "SX-12.38")
def test_vengeance_does_not_feed_itself() -> None:
    """EX-22: 1 damage for the town that falls; the explorer that it kills brings no more."""
    steps = ["power vengeance-of-the-dead at A5", "destroy 1 town A5"]
    here = table({"A5": {"town": 1, "explorer": 1, "city": 1}}, *steps)
    here.answer("damage explorer")
    assert here.land("A5") == {"city": 1}
    assert here.prompt() == "ask-growth"


@pytest.mark.rule("SX-12.30", "SX-12.31")
def test_the_ravage_of_a_dream_is_real() -> None:
    """EX-20."""
    lands = {"A5": {"city": 2, "town": 2, "explorer": 1, "dahan": 2}}
    here = table(lands, "power manifest-incarnation at A5", spirits=[BRINGER])
    assert here.land("A5") == {"city": 1, "town": 1, "blight": 1}


# -- events, blight, oceans ------------------------------------------------------------------------


@pytest.mark.rule("SX-16.2", "SX-16.3")
def test_the_first_turn_has_no_event() -> None:
    """EX-33."""
    deck = ["heavy-farming", "urban-development", "outpaced"]
    keys: dict[str, Any] = {"event_deck": deck, "phase": "invaders", "step": "event"}
    for turn, effects in ((1, []), (2, ["ravage-strength"])):
        here = table({"A5": {"beasts": 1}}, "event-step", "stop", turn=turn, **keys)
        assert (here.pile("event_discard"), here.pile("event_deck")) == (deck[:1], deck[1:])
        assert [effect.kind for effect in here.table.effects] == effects


@pytest.mark.rule("SX-33.7", "SX-33.8")
@pytest.mark.parametrize(("dahan", "pushes", "left"), [(2, 2, [0, 1, 3, 2]), (0, 1, [0, 0, 3, 1])])
def test_an_event_is_followed_as_far_as_possible(dahan: int, pushes: int, left: list[int]) -> None:
    """EX-35: 2 dahan leave a land with blight where there are 2; else the only one of another."""
    lands = {
        "A1": {"blight": 1, "dahan": dahan},
        "A4": {"blight": 1, "dahan": 1},
        "A5": {"blight": 1},
        "A6": {"dahan": 3},
    }
    here = table(lands, "event-card seeking-the-interior at 1")
    here.answer(*["push dahan A2"] * pushes)
    assert [here.land(land).get("dahan", 0) for land in ("A1", "A4", "A6", "A2")] == left


@pytest.mark.rule("SX-33.1", "SX-33.2")
def test_several_blight_at_once() -> None:
    """EX-57."""
    lands = {"A5": {"blight": 1, "presence": {"P1": 2, "P2": 1}}, "B7": {"presence": {"P2": 1}}}
    here = table(lands, "add 2 blight A5", boards="AB").answer("cascade A4")
    assert here.land("A5") == {"blight": 3, "presence": {0: 1}}
    assert here.land("A4") == {"blight": 1}
    assert [here.seat(seat).destroyed for seat in (0, 1)] == [1, 1]


@pytest.mark.rule("SX-33.13", "SX-33.14")
def test_the_ocean_leaves_a_board() -> None:
    """EX-58: presence of another spirit in its ocean is out of play."""
    lands = {
        "A0": {"presence": {"P1": 1, "P2": 1}},
        "B0": {"presence": {"P1": 1}},
        "B7": {"presence": {"P2": 1}},
        "A7": {},
    }
    keys: dict[str, Any] = {"boards": "AB", "spirits": [OCEAN, RIVER]}
    here = table(lands, "destroy 1 presence A0 by P1", "power guardian-serpents at P2", **keys)
    assert here.land("B7") == {"presence": {1: 1}, "beasts": 1}  # its only land
