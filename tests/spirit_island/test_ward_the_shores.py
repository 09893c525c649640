"""Ward the Shores."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.rules.ending import difficulty
from loci.games.spirit_island.rules.spirits.elements import elements_of
from loci.games.spirit_island.state.registry import FEAR_CARDS, of_sets
from tests.spirit_island.start import start
from tests.spirit_island.tables import RIVER, Island, island, targets

SETS = ["base", "branch-and-claw"]
SCENARIO = "ward-the-shores"
PATTERN = "warding-pattern"


def warding(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    options = {"sets": SETS, "scenario": SCENARIO, **keys.pop("options", {})}
    return island(lands, *steps, options=options, **keys)


def patterns(here: Island) -> list[str]:
    names = here.table.island.names
    return [names[effect.land] for effect in here.table.effects if effect.kind == PATTERN]


def drawn(*lands: str) -> list[dict[str, str]]:
    """Patterns in these lands, as a position has them."""
    return [{"kind": PATTERN, "land": land} for land in lands]


def test_the_panel() -> None:
    assert difficulty(warding({}).table) == 2


# -- fear ------------------------------------------------------------------------------------------


@pytest.mark.rule("SX-42.1")
def test_all_fear_cards_are_in_the_deck_and_terror_comes_as_usual() -> None:
    here = start(1, 1, sets=SETS, scenario=SCENARIO, spirits=[RIVER])
    assert sorted(here.pile("fear_deck")) == of_sets(FEAR_CARDS, here.table.sets)
    assert here.pile("fear_box") == []
    for cards, terror in ((2, 1), (3, 2), (5, 2), (6, 3), (12, 3)):
        there = warding({}, f"fear {4 * cards}")
        assert (there.table.terror, there.ending()) == (terror, "")


@pytest.mark.rule("SX-42.1")
def test_the_discard_becomes_the_deck() -> None:
    keys: dict[str, Any] = {"fear_deck": ["panic"], "terror": 3}
    keys["fear_discard"] = ["discord", "unrest"]
    here = warding({}, "fear 8", **keys)
    assert here.pile("earned")[0] == "panic"
    assert sorted([*here.pile("earned")[1:], *here.pile("fear_deck")]) == ["discord", "unrest"]
    assert here.pile("fear_discard") == []
    assert here.ending() == ""


# -- warding ---------------------------------------------------------------------------------------


@pytest.mark.rule("SX-42.2", "SX-42.3")
def test_a_card_is_played_face_down_once_a_turn() -> None:
    keys: dict[str, Any] = {"seats": {"P1": {"grown": 1, "energy": 0, "plays_track": 3}}}
    here = warding({"A2": {"presence": {"P1": 2}}}, **keys)
    plays = [line for line in here.options() if line.startswith("ward")]
    assert len(plays) == 4  # any card of the hand, without energy
    here.answer("ward flash-floods")
    assert "flash-floods" not in here.seat().hand
    assert (here.seat().plays_made, here.seat().energy) == (1, 0)
    assert sum(elements_of(here.table, 0)) == 0
    assert not [line for line in here.options() if line.startswith("ward")]


@pytest.mark.rule("SX-42.2")
def test_no_warding_before_growth_or_without_a_card_play() -> None:
    lands = {"A2": {"presence": {"P1": 2}}}
    assert not [line for line in warding(lands).options() if line.startswith("ward")]
    spent = warding(lands, seats={"P1": {"grown": 1, "plays_made": 1}})
    assert not [line for line in spent.options() if line.startswith("ward")]


@pytest.mark.rule("SX-42.3")
def test_the_card_goes_to_the_discard_of_its_owner() -> None:
    effect = {"kind": "face-down", "seat": "P1", "word": "flash-floods"}
    seats = {"P1": {"hand": ["wash-away"]}}
    here = warding({}, "time-passes", effects=[effect], seats=seats)
    assert (here.seat().discard, here.table.effects) == (["flash-floods"], ())


@pytest.mark.rule("SX-42.2")
def test_warding_is_a_slow_power_at_a_sacred_site() -> None:
    effect = {"kind": "face-down", "seat": "P1", "word": "flash-floods"}
    lands = {"A2": {"presence": {"P1": 2}}, "A1": {"presence": {"P1": 1}}, "A7": {}}
    keys: dict[str, Any] = {"effects": [effect], "seats": {"P1": {"hand": [], "ready": 0}}}
    assert targets(warding(lands, **keys), "warding") == ["A2"]
    fast = warding(lands, phase="fast", **keys)
    assert fast.why_not("use warding") == "power-speed"
    slow = warding(lands, phase="slow", **keys).answer("use warding")
    assert patterns(slow) == ["A2"]
    assert warding(lands, phase="slow").why_not("use warding") in ("power-not-yours", "not-now")


@pytest.mark.rule("SX-42.2")
@pytest.mark.parametrize(
    ("there", "energy", "left"),
    [({}, 0, 0), ({"blight": 1, "town": 1, "city": 1}, 6, 0), ({"explorer": 3, "town": 1}, 5, 3)],
)
def test_what_a_pattern_costs(there: dict[str, int], energy: int, left: int) -> None:
    lands = {"A2": {"presence": {"P1": 2}, **there}}
    here = warding(lands, "power warding at A2", seats={"P1": {"energy": energy}})
    assert (patterns(here), here.seat().energy) == (["A2"], left)


@pytest.mark.rule("SX-42.2")
def test_without_the_energy_no_pattern() -> None:
    lands = {"A2": {"presence": {"P1": 2}, "city": 2}}
    here = warding(lands, "power warding at A2", seats={"P1": {"energy": 3}})
    assert (patterns(here), here.seat().energy) == ([], 3)


@pytest.mark.rule("SX-42.2")
def test_four_patterns_for_each_board() -> None:
    lands = {"A2": {"presence": {"P1": 2}}}
    here = warding(lands, "power warding at A2", effects=drawn("A1", "A3", "A4", "A4"))
    assert patterns(here) == ["A1", "A3", "A4", "A4"]


@pytest.mark.rule("SX-42.4")
def test_a_pattern_defends_and_falls_to_blight() -> None:
    here = warding({}, effects=drawn("A2"))
    assert here.defended("A1", "A2") == [0, 3]
    lands = {"A2": {"town": 1, "dahan": 1}, "A1": {"city": 2}}
    held = warding(lands, "ravage A2", "time-passes", effects=drawn("A1", "A2"))
    assert patterns(held) == ["A1", "A2"]
    lost = warding(lands, "ravage A1", effects=drawn("A1", "A2"))
    assert patterns(lost) == ["A2"]


# -- the surge and the end -------------------------------------------------------------------------


@pytest.mark.rule("SX-42.5")
@pytest.mark.parametrize(("card", "town"), [("2-jungle", 0), ("3-jungle-sands", 1)])
def test_stage_three_surge(card: str, town: int) -> None:
    deck = [card, "3-mountain-wetland"]
    here = warding({"A3": {}}, "explore-step", invader_deck=deck)
    assert here.land("A3") == {"explorer": 1, **({"town": 1} if town else {})}
    stopped = warding({"A3": {"wilds": 1}}, "explore-step", invader_deck=deck)
    assert stopped.land("A3") == {}


@pytest.mark.rule("SX-16.9", "SX-42.5")
def test_the_early_card_of_prussia_brings_no_surge() -> None:
    """It counts as one of stage II."""
    prussia = {"adversary": "brandenburg-prussia", "level": 2}
    deck = ["3-jungle-sands", "2-wetland", "3-mountain-wetland"]
    here = warding({"A3": {}}, "explore-step", invader_deck=deck, options=prussia)
    assert here.land("A3") == {"explorer": 1}
    late = warding({"A3": {}}, "explore-step", invader_deck=deck[::2], options=prussia)
    assert late.land("A3") == {"explorer": 1, "town": 1}


@pytest.mark.rule("SX-42.5")
def test_the_surge_brings_one_town_however_many_explorers() -> None:
    france = {"adversary": "france", "level": 1}
    here = warding({"A3": {}}, "explore 3-jungle-sands", options=france)
    assert here.land("A3") == {"explorer": 2, "town": 1}


@pytest.mark.rule("SX-42.5")
def test_the_town_of_the_surge_comes_into_the_mists() -> None:
    mists = [{"kind": "mists", "land": "A3", "seat": "P1"}]
    here = warding({"A3": {}}, "explore 3-jungle-sands", effects=mists)
    here.answer("push town A2", "push explorer A4")
    assert here.lands("A2", "A3", "A4") == [{"town": 1}, {}, {"explorer": 1}]


@pytest.mark.rule("SX-42.6")
@pytest.mark.parametrize(
    ("terror", "lands", "ending"),
    [
        (1, ("A1", "A2", "A3"), ""),
        (2, ("A1", "A2"), ""),
        (2, ("A1", "A2", "A3"), "scenario-won"),
        (3, ("A1", "A2", "A3", "A4"), "scenario-won"),
    ],
)
def test_patterns_all_along_the_coast(terror: int, lands: tuple[str, ...], ending: str) -> None:
    here = warding({}, "check", terror=terror, effects=drawn(*lands))
    assert here.ending() == ending


@pytest.mark.rule("SX-42.6", "SX-42.28")
@pytest.mark.parametrize("terror", [1, 2, 3])
def test_an_empty_island_is_no_victory(terror: int) -> None:
    assert warding({"A8": {}}, "check", terror=terror).ending() == ""
