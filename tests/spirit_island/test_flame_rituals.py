"""Rituals of the Destroying Flame."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.rules.ending import difficulty
from tests.spirit_island.tables import OCEAN, Island, island
from tests.spirit_island.test_position_back import assert_reads_back

SETS = ["base", "branch-and-claw"]
SCENARIO = "rituals-of-the-destroying-flame"
STORM = "power raging-storm at A5"  # 1 damage to each invader
LIGHTNING = "lightnings-swift-strike"


def flame(lands: dict[str, Any], *steps: str, energy: int = 0, **keys: Any) -> Island:
    options = {"sets": SETS, "scenario": SCENARIO}
    keys.setdefault("spirits", [LIGHTNING])
    keys.setdefault("seats", {"P1": {"energy": energy}})
    return island(lands, *steps, options=options, **keys)


def burning(*lands: str) -> list[dict[str, str]]:
    return [{"kind": "flame-marker", "land": land} for land in lands]


def flames(here: Island) -> list[str]:
    names = here.table.island.names
    return [names[effect.land] for effect in here.table.effects if effect.kind == "flame-marker"]


def test_the_panel() -> None:
    assert difficulty(flame({}).table) == 3


# -- Invader Immunity ------------------------------------------------------------------------------


@pytest.mark.rule("SX-42.7")
def test_powers_hurt_nobody_without_a_flame_or_energy() -> None:
    lands = {"A5": {"explorer": 2, "town": 1}}
    here = flame(lands, STORM, "power shatter-homesteads at A5", energy=1)
    assert here.land("A5") == {"explorer": 2, "town": 1}
    assert here.fear() == 1  # Shatter Homesteads frightens all the same


@pytest.mark.rule("SX-42.7")
@pytest.mark.parametrize(("near", "hurt"), [("A5", True), ("A4", True), ("A3", False)])
def test_a_flame_within_range_one_breaks_the_immunity(near: str, hurt: bool) -> None:
    here = flame({"A5": {"explorer": 2, "town": 1}}, STORM, effects=burning(near))
    assert here.land("A5") == ({"town-1": 1} if hurt else {"explorer": 2, "town": 1})


@pytest.mark.rule("SX-42.7")
@pytest.mark.parametrize(("answer", "energy"), [("yes", 1), ("no", 3)])
def test_two_energy_break_it_for_a_power(answer: str, energy: int) -> None:
    here = flame({"A5": {"explorer": 2, "town": 1}}, STORM, energy=3)
    assert here.prompt() == "ask-flame-power"
    here.answer(answer)
    assert here.seat().energy == energy
    assert here.land("A5") == ({"town-1": 1} if energy == 1 else {"explorer": 2, "town": 1})


@pytest.mark.rule("SX-42.7")
def test_nobody_is_asked_where_there_are_no_invaders() -> None:
    here = flame({"A5": {"dahan": 1}}, STORM, energy=3)
    assert (here.prompt(), here.seat().energy) == ("ask-growth", 3)


@pytest.mark.rule("SX-42.7")
@pytest.mark.parametrize(("answer", "left"), [("yes", {}), ("no", {"town": 1})])
def test_dahan_that_strike_back_need_it_too(answer: str, left: dict[str, int]) -> None:
    here = flame({"A5": {"town": 1, "dahan": 3}}, "ravage A5", energy=2)
    assert here.prompt() == "ask-flame"
    here.answer(answer)
    kept = here.land("A5")
    assert {kind: n for kind, n in kept.items() if kind == "town"} == left
    assert here.seat().energy == (0 if answer == "yes" else 2)


@pytest.mark.rule("SX-42.7")
def test_for_what_is_no_spirits_anybody_may_pay_land_by_land() -> None:
    lands = {"A5": {"explorer": 1, "dahan": 1}, "A4": {"explorer": 1, "dahan": 1}}
    keys: dict[str, Any] = {"boards": "AB", "spirits": [LIGHTNING, "river-surges-in-sunlight"]}
    seats = {"P1": {"energy": 1}, "P2": {"energy": 4}}
    here = flame(lands, "fear-card dahan-attack at 2", seats=seats, **keys)
    here.answer("land A4", seat=0)
    assert (here.asked(), here.prompt(1)) == ([1], "ask-flame")
    here.answer("yes", seat=1)
    assert here.land("A4") == {"dahan": 1}
    here.answer("no", seat=1)  # the other player's part, in the land that is left
    assert here.land("A5") == {"explorer": 1, "dahan": 1}
    assert [here.seat(n).energy for n in (0, 1)] == [1, 2]


@pytest.mark.rule("SX-42.7")
def test_dahan_are_hurt_as_ever() -> None:
    here = flame({"A5": {"town": 1, "dahan": 1}}, "ravage A5")
    assert here.land("A5") == {"town": 1, "blight": 1}


@pytest.mark.rule("SX-42.29")
@pytest.mark.parametrize(
    ("step", "lands", "kept"),
    [
        ("fear-card unrest at 2", {"A5": {"town-1": 1}}, {"town*1": 1}),
        ("replace city A5 with 1 town", {"A5": {"city-2": 1}}, {"town": 1}),
    ],
)
def test_nobody_falls_by_less_health(
    step: str, lands: dict[str, Any], kept: dict[str, int]
) -> None:
    """Unless it is paid for; who is saved has no damage."""
    assert flame(lands, step).land("A5") == kept
    here = flame(lands, step, energy=2)
    assert here.prompt() == "ask-flame"
    assert here.answer("yes").land("A5") == {}
    burnt = flame(lands, step, effects=burning("A4"))
    assert burnt.land("A5") == {}


@pytest.mark.rule("SX-42.29")
def test_less_health_in_several_lands_is_paid_for_land_by_land() -> None:
    """Meanwhile nobody stands anywhere with more damage than it can bear, so that the position can
    be written down at each question."""
    lands = {"A4": {"town-1": 1}, "A5": {"town-1*1": 1}}
    here = flame(lands, "fear-card unrest at 2", energy=2).answer("land A4")
    assert here.prompt() == "ask-flame"
    assert here.lands("A4", "A5") == [{"town*1": 1}, {"town*1": 1}]
    assert_reads_back(here.match)
    assert here.answer("yes").lands("A4", "A5") == [{}, {"town*1": 1}]


@pytest.mark.rule("SX-42.7")
def test_who_does_not_drown_comes_ashore() -> None:
    lands = {"A1": {"explorer": 1}, "A0": {"presence": {"P1": 1}}}
    here = flame(lands, "push 1 explorer A1 by P1", spirits=[OCEAN])
    here.answer("push explorer A0")
    assert here.options() == ["push explorer A1", "push explorer A2", "push explorer A3"]
    here.answer("push explorer A2")
    assert here.land("A2") == {"explorer": 1}
    assert here.seat().drowned == 0


# -- the ritual ------------------------------------------------------------------------------------


def grown(lands: dict[str, Any], **keys: Any) -> Island:
    seats = {"P1": {"grown": 1, "income_taken": 1, "energy": 0}}
    return flame(lands, seats=seats, **keys)


@pytest.mark.rule("SX-42.8")
def test_a_card_with_fire_is_burnt() -> None:
    lands = {"A5": {"town": 1, "dahan": 2, "presence": {"P1": 2}}}
    here = grown(lands, invader_deck=["2-jungle", "3-jungle-sands"])
    burnt = [line for line in here.options() if line.startswith("burn")]
    assert "burn raging-storm" in burnt
    assert "burn lightnings-boon" in burnt
    here.answer("burn raging-storm", "land A5")
    assert "raging-storm" in here.pile("removed")
    assert flames(here) == ["A5"]
    assert here.land("A5") == {"dahan": 2, "blight": 1, "presence": {0: 1}}
    assert here.seat().energy == 2  # stage II
    assert here.fear() == 2 + 1  # and of the town
    assert not [line for line in here.options() if line.startswith("burn")]


@pytest.mark.rule("SX-42.8")
@pytest.mark.parametrize(("deck", "stage"), [("1-jungle", 1), ("3-jungle-sands", 3)])
def test_the_stage_counts_and_without_invaders_there_is_no_fear(deck: str, stage: int) -> None:
    here = grown({"A5": {"presence": {"P1": 2}}}, invader_deck=[deck, "3-mountain-sands"])
    here.answer("burn raging-storm", "land A5")
    assert (here.seat().energy, here.fear()) == (stage, 0)


@pytest.mark.rule("SX-42.8")
def test_cards_of_the_discard_and_in_play_burn_too() -> None:
    seats = {
        "P1": {
            **{"grown": 1, "income_taken": 1, "hand": ["harbingers-of-the-lightning"]},
            **{"discard": ["raging-storm"], "played": ["shatter-homesteads"]},
        }
    }
    here = flame({}, seats=seats)
    burnt = [line for line in here.options() if line.startswith("burn")]
    assert (
        burnt
        == [
            "burn harbingers-of-the-lightning",
            "burn raging-storm",
            "burn shatter-homesteads",
        ][-len(burnt) :]
    )
    assert "burn shatter-homesteads" in burnt


@pytest.mark.rule("SX-42.8", "SX-42.9")
def test_after_all_growth_once_a_turn_for_each_spirit() -> None:
    keys: dict[str, Any] = {"boards": "AB", "spirits": [LIGHTNING, "river-surges-in-sunlight"]}
    one = {"P1": {"grown": 1, "income_taken": 1}}
    here = flame({}, seats=one, **keys)
    assert not [line for line in here.options(0) if line.startswith("burn")]
    both = {**one, "P2": {"grown": 1, "income_taken": 1}}
    here = flame({}, seats=both, **keys)
    assert [line for line in here.options(0) if line.startswith("burn")]
    fast = flame({}, phase="fast", seats={"P1": {"ready": 0}})
    assert not [line for line in fast.options() if line.startswith("burn")]
