"""Thunderspeaker: panel, special rules, innate and unique powers."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.rules.effects import defence
from loci.games.spirit_island.state.registry import SPIRITS
from tests.spirit_island.spirits import THUNDER, alone, growth, panel, printed, started, thresholds
from tests.spirit_island.tables import OCEAN, Island, island, targets

ASSAULT = "power lead-the-furious-assault at A5"


def thunder(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    return alone(THUNDER, lands, *steps, **keys)


# -- the panel -------------------------------------------------------------------------------------


def test_the_panel() -> None:
    assert panel(THUNDER) == ("1 air 2 fire sun 3", "1 2 2 3 reclaim 3 4")
    assert growth(THUNDER) == [
        ["reclaim-all", "gain-power", "gain-power"],
        ["presence-2-dahan", "presence-1-dahan"],
        ["presence-1", "energy-4"],
    ]
    assert SPIRITS[THUNDER].complexity == "moderate"


def test_the_headers() -> None:
    glory = "manifestation-of-power-and-glory"
    assert printed(glory) == (3, "slow", "sun fire air", "presence 0", "dahan")
    assert printed("sudden-ambush") == (2, "fast", "fire air animal", "presence 1", "any-land")
    assert printed("voice-of-thunder") == (0, "slow", "sun air", "presence 1", "any-land")
    assert printed("words-of-warning") == (1, "fast", "sun air animal", "presence 1", "dahan")
    assert printed("gather-the-warriors") == (0, "slow", "", "presence 1", "any-land")
    assert printed("lead-the-furious-assault") == (0, "slow", "", "presence 0", "any-land")
    assert thresholds("gather-the-warriors", "4 air", "1 animal")
    assert thresholds("lead-the-furious-assault", "4 air", "2 sun 1 fire", "4 sun 3 fire")


@pytest.mark.rule("SI-2.22")
@pytest.mark.parametrize(
    ("board", "lands"),
    [("A", ["A3", "A7"]), ("B", ["B3", "B8"]), ("C", ["C3", "C5"]), ("D", ["D1", "D7"])],
)
def test_set_up_in_the_two_lands_with_the_most_dahan(board: str, lands: list[str]) -> None:
    here = started(THUNDER, board)
    assert [here.land(name)["presence"] for name in lands] == [{0: 1}, {0: 1}]
    assert sum(here.seat().presence) == 2


def test_equal_numbers_of_dahan_leave_the_start_to_the_player() -> None:
    here = thunder({"A2": {"dahan": 1}, "A3": {"dahan": 3}, "A6": {"dahan": 1}, "A7": {}})
    table = here.table
    placing = SPIRITS[THUNDER].place(table, 0)
    question = next(placing)
    assert [move.text() for move in question.moves] == ["place A2", "place A6"]
    assert (here.land("A3"), question.prompt.id) == (
        {"dahan": 3, "presence": {0: 1}},
        "ask-starting-land",
    )


def test_growth_with_the_dahan_reaches_only_dahan() -> None:
    here = thunder({"A8": {"dahan": 1, "city": 1}, "A6": {"dahan": 1}}, "growth 2")
    here.answer("presence-2-dahan 1")
    assert here.options() == [
        "presence energy A6",
        "presence plays A6",
        "presence A7 A6",
        "presence energy A8",
        "presence plays A8",
        "presence A7 A8",
    ]
    here.answer("presence energy A6", "presence plays A8")
    assert (here.seat().energy_shown, here.seat().plays_shown) == (2, 2)
    assert here.land("A8") == {"dahan": 1, "city": 1, "presence": {0: 1}}


# -- Ally of the Dahan -----------------------------------------------------------------------------


@pytest.mark.rule("SX-12.20")
def test_a_presence_may_go_along_with_a_dahan() -> None:
    lands = {"A5": {"dahan": 2, "presence": {"P1": 2}}, "A7": {}}
    here = thunder(lands, "power voice-of-thunder at A5")
    here.answer("push dahan A4", "yes", "push dahan A6", "no")
    assert here.land("A4") == {"dahan": 1, "presence": {0: 1}}
    assert here.land("A6") == {"dahan": 1}
    assert here.land("A5") == {"presence": {0: 1}}


def test_one_presence_for_each_dahan_and_no_more() -> None:
    lands = {"A5": {"dahan": 2, "presence": {"P1": 1}}}
    here = thunder(lands, "power voice-of-thunder at A5").answer("push dahan A4", "yes")
    here.answer("push dahan A4")  # none is left to go along: nothing is asked
    assert here.land("A4") == {"dahan": 2, "presence": {0: 1}}
    assert here.land("A5") == {}


def test_dahan_gathered_by_anybody_take_presence_along() -> None:
    here = island(
        {"A5": {"dahan": 1, "presence": {"P2": 1}}, "A7": {"presence": {"P1": 1}}},
        "power call-to-migrate at A4 by P1",
        spirits=["river-surges-in-sunlight", THUNDER],
        boards="AB",
    )
    here.answer("gather dahan A5", seat=0).answer("yes", seat=1)
    assert here.land("A4") == {"dahan": 1, "presence": {1: 1}}


@pytest.mark.rule("SI-21.12")
@pytest.mark.parametrize(("answer", "ashore", "at_sea"), [("yes", 1, 1), ("no", 2, 0)])
def test_presence_may_follow_dahan_into_an_ocean_in_play(
    answer: str, ashore: int, at_sea: int
) -> None:
    """The dahan drowns after the power; the presence stays."""
    here = island(
        {
            "A1": {"dahan": 1, "presence": {"P1": 2}},
            "A0": {"presence": {"P2": 1}},
            "A7": {},
            "B7": {},
        },
        "power voice-of-thunder at A1",
        spirits=[THUNDER, OCEAN],
        boards="AB",
    )
    here.answer("push dahan A0")
    assert (here.asked(), here.prompt()) == ([0], "ask-ally")
    here.answer(answer)
    assert here.land("A1") == {"presence": {0: ashore}}
    assert here.land("A0") == {"presence": {0: 1, 1: 1} if at_sea else {1: 1}}


# -- Sworn to Victory ------------------------------------------------------------------------------


def test_presence_nearby_falls_with_the_dahan() -> None:
    lands = {
        "A5": {"dahan": 2, "city": 1, "town": 1},
        "A4": {"presence": {"P1": 2}},
        "A6": {"presence": {"P1": 1}},
        "A7": {},
        "A2": {"presence": {"P1": 1}},
    }
    here = thunder(lands, "ravage A5")
    assert here.prompt() == "ask-lose-presence"
    assert here.options() == ["destroy-presence A4", "destroy-presence A6"]
    here.answer("destroy-presence A4", "destroy-presence A6")
    assert here.seat().destroyed == 2
    assert here.land("A4") == {"presence": {0: 1}}
    assert here.land("A2") == {"presence": {0: 1}}  # two lands away


def test_only_as_much_presence_as_there_is() -> None:
    lands = {"A5": {"dahan": 3, "city": 2}, "A4": {"presence": {"P1": 1}}, "A7": {}}
    far = {"A2": {"presence": {"P1": 2}}}
    here = thunder({**lands, **far}, "ravage A5")
    assert here.seat().destroyed == 1
    assert here.land("A2") == {"presence": {0: 2}}


def test_dahan_that_survive_or_fall_to_powers_cost_nothing() -> None:
    hurt = thunder({"A7": {"dahan": 1, "explorer": 1, "presence": {"P1": 1}}}, "ravage A7")
    assert hurt.seat().destroyed == 0
    assert hurt.land("A7") == {"dahan-1": 1, "presence": {0: 1}}


# -- innate powers ---------------------------------------------------------------------------------


def test_gather_the_warriors_counts_air_and_sun() -> None:
    lands = {"A4": {"dahan": 3}, "A5": {"dahan": 1}}
    here = thunder(lands, "power gather-the-warriors at A5", elements="1 sun 2 air 1 animal")
    here.answer("gather dahan A4", "gather dahan A4", "push dahan A6")
    assert (here.land("A4"), here.land("A5"), here.land("A6")) == (
        {"dahan": 1},
        {"dahan": 2},
        {"dahan": 1},
    )


def test_gather_the_warriors_needs_an_animal() -> None:
    lands = {"A4": {"dahan": 3}, "A5": {"dahan": 1}}
    here = thunder(lands, "power gather-the-warriors at A5", elements="1 sun 4 air")
    assert here.prompt() == "ask-growth"
    assert here.land("A5") == {"dahan": 1}


def test_gather_the_warriors_up_to() -> None:
    lands = {"A4": {"dahan": 3}, "A5": {"dahan": 1}}
    here = thunder(lands, "power gather-the-warriors at A5", elements="1 sun 2 air 1 animal")
    here.answer("stop", "stop")
    assert (here.land("A4"), here.land("A5")) == ({"dahan": 3}, {"dahan": 1})


@pytest.mark.parametrize(("air", "fast"), [(3, True), (2, False)])
def test_four_air_make_the_innate_powers_fast(air: int, fast: bool) -> None:
    here = thunder(
        {"A7": {"dahan": 2, "town": 1, "presence": {"P1": 1}}},
        phase="fast",
        elements=f"2 sun 1 fire {air} air",
        seats={"P1": {"played": ["sudden-ambush"]}},  # 1 air and 1 animal more
    )
    assert ("use gather-the-warriors" in here.options()) is fast
    assert ("use lead-the-furious-assault" in here.options()) is fast


@pytest.mark.rule("SI-10.12")
def test_a_power_used_as_fast_is_not_used_again_as_slow() -> None:
    lands = {"A7": {"dahan": 2, "town": 2, "presence": {"P1": 1}}}
    here = thunder(lands, phase="fast", elements="2 sun 1 fire 4 air")
    here.answer("use lead-the-furious-assault")
    assert here.land("A7") == {"dahan": 2, "town": 1, "presence": {0: 1}}
    assert here.seat().hurried == 0
    assert "lead-the-furious-assault" in here.seat().used


def test_lead_the_furious_assault_by_level() -> None:
    lands = {"A5": {"dahan": 5, "town": 3, "city": 2}}
    one = thunder(lands, ASSAULT, elements="2 sun 1 fire")
    assert (one.land("A5"), one.fear()) == ({"dahan": 5, "town": 1, "city": 2}, 2)
    both = thunder(lands, ASSAULT, elements="4 sun 3 fire")
    assert (both.land("A5"), both.fear()) == ({"dahan": 5, "town": 1, "city": 1}, 4)
    none = thunder(lands, ASSAULT, elements="4 air 1 sun 1 fire")
    assert (none.land("A5"), none.fear()) == ({"dahan": 5, "town": 3, "city": 2}, 0)


def test_lead_the_furious_assault_rounds_down() -> None:
    lands = {"A5": {"dahan": 1, "town": 1, "city": 1}}
    here = thunder(lands, ASSAULT, elements="4 sun 3 fire")
    assert here.land("A5") == {"dahan": 1, "town": 1, "city": 1}


# -- unique powers ---------------------------------------------------------------------------------


def test_manifestation_of_power_and_glory_multiplies_dahan_by_presence() -> None:
    lands = {"A7": {"dahan": 2, "city": 1, "explorer": 1, "presence": {"P1": 2}}}
    here = thunder(lands, "power manifestation-of-power-and-glory at A7")
    assert here.land("A7") == {"dahan": 2, "presence": {0: 2}}
    assert here.fear() == 1 + 2


def test_manifestation_of_power_and_glory_divides_what_does_not_suffice() -> None:
    lands = {"A7": {"dahan": 2, "city": 1, "presence": {"P1": 1}}}
    here = thunder(lands, "power manifestation-of-power-and-glory at A7")
    assert (here.land("A7")["city-2"], here.fear()) == (1, 1)


def test_manifestation_of_power_and_glory_needs_dahan_where_you_are() -> None:
    here = thunder({"A7": {"presence": {"P1": 1}}, "A5": {"dahan": 1}})
    assert targets(here, "manifestation-of-power-and-glory") == []
    there = thunder({"A7": {"dahan": 1, "presence": {"P1": 1}}})
    assert targets(there, "manifestation-of-power-and-glory") == ["A7"]


def test_sudden_ambush_kills_an_explorer_for_each_dahan() -> None:
    lands = {"A5": {"explorer": 3, "town": 1, "dahan": 1}, "A4": {"dahan": 1}}
    here = thunder(lands, "power sudden-ambush at A5").answer("gather dahan A4")
    assert here.land("A5") == {"explorer": 1, "town": 1, "dahan": 2}
    assert here.fear() == 0
    stayed = thunder(lands, "power sudden-ambush at A5").answer("stop")
    assert stayed.land("A5") == {"explorer": 2, "town": 1, "dahan": 1}


def test_sudden_ambush_without_dahan_does_nothing() -> None:
    here = thunder({"A5": {"explorer": 3}}, "power sudden-ambush at A5")
    assert here.land("A5") == {"explorer": 3}


def test_voice_of_thunder_frightens_invaders_instead() -> None:
    lands = {"A5": {"explorer": 1, "dahan": 1}}
    here = thunder(lands, "power voice-of-thunder at A5")
    assert here.options() == ["option push-dahan", "option fear"]
    here.answer("option fear")
    assert (here.fear(), here.land("A5")) == (2, {"explorer": 1, "dahan": 1})


def test_voice_of_thunder_pushes_four_at_most() -> None:
    here = thunder({"A5": {"dahan": 6, "explorer": 1}}, "power voice-of-thunder at A5")
    here.answer("option push-dahan", *["push dahan A1"] * 4)
    assert (here.land("A5"), here.land("A1")) == ({"dahan": 2, "explorer": 1}, {"dahan": 4})
    assert here.fear() == 0


def test_words_of_warning_let_dahan_strike_at_the_same_time() -> None:
    lands = {"A5": {"dahan": 2, "city": 2}, "A7": {"presence": {"P1": 3}}}
    plain = thunder(lands, "ravage A5")
    assert plain.land("A5") == {"city": 2, "blight": 1}  # 6 damage, nobody left to strike
    here = thunder(lands, "power words-of-warning at A5", "ravage A5")
    here.answer("damage city-1", "damage city-2")
    # 3 of the 6 damage are left: 1 dahan falls, yet 2 have struck with 4 damage.
    assert here.land("A5") == {"dahan-1": 1, "city-1": 1, "blight": 1}
    assert here.fear() == 2


def test_words_of_warning_defend_only_there_and_this_turn() -> None:
    here = thunder({"A5": {"dahan": 1}}, "power words-of-warning at A5")
    numbers = here.table.island.numbers
    assert [defence(here.table, numbers[name]) for name in ("A5", "A4")] == [3, 0]
    later = thunder({"A5": {"dahan": 1}}, "power words-of-warning at A5", "time-passes")
    assert later.table.effects == ()
