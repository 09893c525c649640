"""The scenario Blitz."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.content.scenarios.blitz import Blitz
from loci.games.spirit_island.rules.powers.repeats import card_cost
from loci.games.spirit_island.rules.scenario import Scenario
from loci.games.spirit_island.state.registry import POWERS, SCENARIOS
from tests.spirit_island.start import set_island_up
from tests.spirit_island.tables import Island, island, pile, with_elements
from tests.spirit_island.trial import Plain, Trial, nothing

BLITZ = "blitz"
RIVER = "river-surges-in-sunlight"
LIGHTNING = "lightnings-swift-strike"


def blitz(lands: dict[str, Any], *steps: str, spirit: str = RIVER, **keys: Any) -> Island:
    return island(lands, *steps, spirits=[spirit], options={"scenario": BLITZ}, **keys)


def exploring(boards: str, card: str, lands: dict[str, Any]) -> Island:
    """At the explore step, with this card on top of the deck."""
    return island(
        lands,
        boards=boards,
        options={"scenario": BLITZ},
        phase="invaders",
        step="explore",
        invader_deck=[card, "3-jungle-sands"],
    )


@pytest.mark.rule("SI-31.5", "SI-33.7")
def test_blitz_is_a_scenario_of_difficulty_0() -> None:
    assert (SCENARIOS[BLITZ].difficulty, SCENARIOS[BLITZ].set) == (0, "base")


# -- set-up ----------------------------------------------------------------------------------------


@pytest.mark.rule("SI-31.2")
def test_the_invaders_explore_then_build_and_explore() -> None:
    answers = ["land A8", "land A4"]
    here = set_island_up("A", "1-jungle", "1-sands", answers=answers, scenario=BLITZ)
    assert here.land("A3") == {"explorer": 1, "town": 1, "dahan": 2}
    assert here.land("A8") == {"explorer": 2, "town": 1, "city": 1}
    assert here.land("A4") == {"explorer": 2, "blight": 1}
    assert here.land("A7") == {"explorer": 1, "dahan": 2}
    table = here.table
    assert (pile(table, "ravage_space"), pile(table, "build_space")) == (["1-jungle"], ["1-sands"])
    assert (pile(table, "explore_space"), len(pile(table, "invader_deck"))) == ([], 10)


def test_without_the_initial_explore_there_is_nothing_to_build() -> None:
    here = set_island_up(
        "A", "1-jungle", answers=["land A8"], scenario=BLITZ, no_initial_explore=True
    )
    assert (here.land("A3"), here.land("A8")) == (
        {"explorer": 1, "dahan": 2},
        {"explorer": 2, "town": 1},
    )
    assert (here.pile("ravage_space"), here.pile("build_space")) == ([], ["1-jungle"])


@pytest.mark.parametrize(("boards", "blight"), [("A", 3), ("AB", 6)])
def test_one_more_blight_per_board_on_the_card(boards: str, blight: int) -> None:
    answers = [f"land {board}{n}" for n in "84" for board in boards]
    if boards == "AB":
        answers = ["land A8", "land B4", "land A4", "land B3"]
    here = set_island_up(boards, "1-jungle", "1-sands", answers=answers, scenario=BLITZ)
    assert here.table.blight_pool == blight


def test_one_less_blight_per_board_when_the_card_flips() -> None:
    for scenario, blight in ((BLITZ, 4), ("none", 5)):
        here = island(
            {"A5": {}},
            "blight A5",
            spirits=[RIVER],
            options={"scenario": scenario, "blight-card": "downward-spiral"},
            blight_pool=1,
        )
        assert here.table.blight_flipped == 1
        assert here.table.blight_pool == blight


# -- powers ----------------------------------------------------------------------------------------


def test_slow_powers_are_used_in_the_fast_phase() -> None:
    here = blitz(
        {"A5": {"explorer": 1}}, phase="fast", seats={"P1": {"played": ["wash-away"]}}
    ).answer("use wash-away", "target A5", "push explorer A4", "done")
    assert here.land("A4") == {"explorer": 1}
    assert here.table.turn == 2, "nothing is left for the slow phase"


def test_without_the_scenario_they_wait() -> None:
    here = island(
        {"A5": {"explorer": 1}},
        spirits=[RIVER],
        phase="fast",
        seats={"P1": {"played": ["wash-away"]}},
    )
    assert "use wash-away" not in here.options()
    assert "use wash-away" in here.answer("done").options()
    assert here.prompt() == "ask-slow"


@pytest.mark.rule("SX-15.9")
@pytest.mark.parametrize(
    ("card", "left"),
    [
        ("flash-floods", 4),  # fast, cost 2
        ("boon-of-vigor", 6),  # fast, cost 0
        ("wash-away", 4),  # slow, cost 1
        ("rivers-bounty", 5),  # slow, cost 0
    ],
)
def test_fast_cards_cost_one_less(card: str, left: int) -> None:
    here = blitz({}, seats={"P1": {"energy": 5, "grown": 1, "hand": [card]}})
    here.answer(f"play {card}")
    assert here.seat().energy == left


@pytest.mark.rule("SX-15.9")
def test_elsewhere_no_card_costs_less_than_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another scenario that lowers the cost as Blitz does, and says nothing of energy."""
    monkeypatch.setattr(Blitz, "pays_out", Scenario.pays_out)
    here = blitz({}, seats={"P1": {"energy": 5, "grown": 1, "hand": ["boon-of-vigor"]}})
    assert card_cost(here.table, 0, POWERS["boon-of-vigor"]) == 0
    assert here.answer("play boon-of-vigor").seat().energy == 5


def test_one_energy_less_is_enough_for_a_fast_card() -> None:
    seats = {"P1": {"energy": 1, "grown": 1, "hand": ["flash-floods"]}}
    assert "play flash-floods" in blitz({}, seats=seats).options()
    assert "play flash-floods" not in island({}, spirits=[RIVER], seats=seats).options()


@pytest.mark.parametrize(("speed", "energy"), [(0, 1), (1, 0)])
def test_a_fast_innate_power_gives_an_energy(trial: Trial, speed: int, energy: int) -> None:
    trial.power("trial-innate", nothing, "1 fire", deck="innate", speed=speed)
    trial.spirit(Plain("quick", ["trial-innate"]))
    here = blitz(
        {}, spirit="quick", phase="fast", seats={"P1": {"elements": with_elements("1 fire")}}
    )
    here.answer("use trial-innate", "target A7")
    assert here.seat().energy == energy


def test_using_a_fast_card_gives_nothing_more() -> None:
    here = blitz({}, phase="fast", seats={"P1": {"played": ["flash-floods"]}})
    here.answer("use flash-floods", "target A7")
    assert here.seat().energy == 0


def test_a_slow_power_made_fast_gives_an_energy_back() -> None:
    """Lightning's one air makes one of its two slow powers fast."""
    here = blitz(
        {"A7": {"presence": {"P1": 2}}, "A5": {"explorer": 1, "town": 1}},
        spirit=LIGHTNING,
        phase="fast",
        seats={"P1": {"played": ["raging-storm"], "energy": 2}},
    )
    here.answer("use raging-storm", "target A5")
    assert (here.seat().energy, here.seat().hurried) == (3, 1)


def test_no_more_slow_powers_than_the_effect_makes_fast(trial: Trial) -> None:
    trial.power("first", nothing, elements="air", speed=1)
    trial.power("second", nothing, speed=1)
    here = blitz(
        {"A7": {"presence": {"P1": 2}}},
        spirit=LIGHTNING,
        phase="fast",
        seats={"P1": {"played": ["first", "second"]}},
    )
    here.answer("use first", "target A7")
    assert here.seat().energy == 1
    here.answer("use second", "target A7")
    assert (here.seat().energy, here.seat().hurried) == (1, 1)


def test_a_threshold_that_makes_it_fast_takes_no_permission(trial: Trial) -> None:
    trial.power("quickened", nothing, "1 sun", speed=1, fast_at=0)
    here = blitz(
        {},
        phase="fast",
        seats={"P1": {"played": ["quickened"], "elements": with_elements("1 sun")}},
    )
    here.answer("use quickened", "target A7")
    assert (here.seat().energy, here.seat().hurried) == (1, 0)


# -- exploring -------------------------------------------------------------------------------------


def test_one_more_explorer_in_a_land_that_is_explored() -> None:
    here = exploring("A", "1-jungle", {"A8": {"city": 1}})
    assert here.prompt() == "ask-blitz-explorer"
    assert here.options() == ["land A3", "land A8"]
    here.answer("land A8")
    assert (here.land("A3"), here.land("A8")) == ({"explorer": 1}, {"explorer": 2, "city": 1})


def test_once_for_each_board_by_the_player_who_began_there() -> None:
    here = exploring(
        "AB", "1-jungle", {"A8": {"city": 1}, "B7": {"town": 1, "presence": {"P2": 1}}}
    )
    assert here.asked() == [0]
    here.answer("land A3")
    assert (here.asked(), here.options()) == ([1], ["land B4", "land B8"])
    here.answer("land B8")
    assert (here.land("A3"), here.land("A8")) == ({"explorer": 2}, {"explorer": 1, "city": 1})
    assert (here.land("B4"), here.land("B8")) == ({"explorer": 1}, {"explorer": 2})


def test_a_board_without_explored_lands_gets_none() -> None:
    here = exploring("AB", "1-jungle", {"A8": {"city": 1}})
    here.answer("land A3")
    assert here.prompt() == "ask-growth"
    assert (here.land("B4"), here.land("B8")) == ({}, {})
