"""The scenario Dahan Insurrection."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.script import Script
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.island.harm import damage, destroy, destroy_all, remove
from loci.games.spirit_island.rules.island.movement import gather, push
from loci.games.spirit_island.state.registry import SCENARIOS
from loci.games.spirit_island.state.terms import DAHAN, EXPLORER, TOWN
from tests.spirit_island.tables import Island, island
from tests.spirit_island.trial import Trial

INSURRECTION = "dahan-insurrection"
BRINGER = "bringer-of-dreams-and-nightmares"


def rising(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    """One player; 2 dahan stand in A3 so that the game is not lost, a city and a town in A8."""
    placed = {"A3": {"dahan": 2}, "A8": {"city": 1, "town": 1}, **lands}
    return island(placed, *steps, options={"scenario": INSURRECTION}, **keys)


@pytest.mark.rule("SI-31.5", "SI-33.7")
def test_dahan_insurrection_is_a_scenario_of_difficulty_4() -> None:
    assert (SCENARIOS[INSURRECTION].difficulty, SCENARIOS[INSURRECTION].set) == (4, "base")


# -- Constant Raiding ------------------------------------------------------------------------------


def test_each_dahan_that_moved_deals_1_damage_where_it_went() -> None:
    lands = {"A5": {"dahan": 2}, "A4": {"explorer": 3}}
    here = rising(lands, "power call-to-migrate at A5")
    here.answer("push dahan A4", "push dahan A4")
    assert here.land("A4") == {"dahan": 2, "explorer": 1}


def test_dahan_that_were_there_already_do_not_raid() -> None:
    lands = {"A5": {"dahan": 1}, "A4": {"town": 1, "dahan": 3}}
    here = rising(lands, "power call-to-migrate at A5")
    here.answer("stop", "push dahan A4")
    assert here.land("A4") == {"town-1": 1, "dahan": 4}


def test_the_raid_comes_after_the_whole_action(trial: Trial) -> None:
    def march(act: Act) -> Script:
        yield from gather(act, 1, DAHAN)
        yield from push(act, 1, EXPLORER)

    trial.power("march", march)
    lands = {"A7": {"explorer": 1, "presence": {"P1": 1}}, "A5": {"dahan": 1}}
    here = rising(lands, "power march at A7")
    here.answer("push explorer A5")
    assert here.land("A5") == {"explorer": 1}, "it was gone before the dahan could strike"
    assert here.land("A7") == {"dahan": 1, "presence": {0: 1}}


def test_a_dahan_that_moved_twice_raids_once_where_it_ended_up() -> None:
    """The only dahan is gathered to A5 and pushed on to A4."""
    lands = {"A6": {"dahan": 1}, "A5": {"explorer": 1}, "A4": {"explorer": 2}}
    here = rising(lands, "power call-to-migrate at A5")
    here.answer("gather dahan A6", "push dahan A4")
    assert here.land("A5") == {"explorer": 1}
    assert here.land("A4") == {"dahan": 1, "explorer": 1}


def test_one_came_and_another_left_so_both_have_moved() -> None:
    lands = {"A6": {"dahan": 1}, "A5": {"explorer": 1, "dahan": 1}, "A4": {"explorer": 1}}
    here = rising(lands, "power call-to-migrate at A5")
    here.answer("gather dahan A6", "push dahan A4", "stop")
    assert (here.land("A5"), here.land("A4")) == ({"dahan": 1}, {"dahan": 1})


def test_a_dahan_destroyed_on_the_way_does_not_raid(trial: Trial) -> None:
    def ambush(act: Act) -> Script:
        yield from gather(act, 1, DAHAN)
        yield from destroy_all(act, DAHAN)

    trial.power("ambush", ambush)
    lands = {"A7": {"explorer": 1, "presence": {"P1": 1}}, "A5": {"dahan": 1}}
    assert rising(lands, "power ambush at A7").land("A7")["explorer"] == 1


def test_the_user_of_the_power_divides_the_damage() -> None:
    lands = {"A5": {"dahan": 1}, "A4": {"explorer": 1, "town": 1}}
    here = rising(lands, "power call-to-migrate at A5").answer("push dahan A4")
    assert here.prompt() == "ask-damage"
    here.answer("damage town")
    assert here.land("A4") == {"dahan": 1, "explorer": 1, "town-1": 1}


def test_dahan_moved_by_what_is_no_power_raid_too(trial: Trial) -> None:
    def march(act: Act) -> Script:
        act.land = act.table.island.numbers["A5"]
        yield from gather(act, 1, DAHAN)

    trial.fear_card("trial-march", march)
    here = rising({"A5": {"explorer": 2}, "A6": {"dahan": 1}}, "fear-card trial-march")
    assert here.land("A5") == {"dahan": 1, "explorer": 1}


def test_raids_of_dreamers_are_real(trial: Trial) -> None:
    """The powers of Bringer only frighten, but the dahan strike themselves."""
    lands = {"A5": {"dahan": 2}, "A4": {"town": 1}}
    here = rising(lands, "power call-to-migrate at A5", spirits=[BRINGER])
    here.answer("push dahan A4", "push dahan A4")
    assert here.land("A4") == {"dahan": 2, "explorer": 1}, "and the response has come"


# -- Military Response -----------------------------------------------------------------------------


@pytest.mark.parametrize(("fallen", "coming"), [("city", "town"), ("town", "explorer")])
def test_what_is_destroyed_is_answered_in_the_nearest_land_with_dahan(
    fallen: str, coming: str
) -> None:
    """A6 touches A1, A5 and A8; the dahan of A5 are nearer than those of A3."""
    here = rising({"A6": {fallen: 1}, "A5": {"dahan": 1}}, "damage 3 A6")
    assert here.land("A6") == {}
    assert here.land("A5") == {"dahan": 1, coming: 1}


def test_the_land_itself_is_the_nearest_if_it_has_dahan() -> None:
    here = rising({"A6": {"city": 1, "dahan": 1}, "A5": {"dahan": 1}}, "damage 3 A6")
    assert here.land("A6") == {"town": 1, "dahan": 1}


def test_the_player_chooses_among_lands_equally_near() -> None:
    lands = {"A6": {"town": 2}, "A5": {"dahan": 1}, "A1": {"dahan": 1}}
    here = rising(lands, "damage 4 A6")
    assert (here.prompt(), here.options()) == ("ask-military-response", ["land A1", "land A5"])
    here.answer("land A1", "land A5")
    assert here.land("A1") == here.land("A5") == {"dahan": 1, "explorer": 1}


def test_explorers_and_removed_buildings_are_not_answered(trial: Trial) -> None:
    def vanish(act: Act) -> Script:
        yield from destroy(act, 1, EXPLORER)
        yield from remove(act, 1, TOWN)

    trial.power("vanish", vanish)
    here = rising({"A6": {"explorer": 1, "town": 1, "dahan": 1}}, "power vanish at A6")
    assert here.land("A6") == {"dahan": 1}


def test_what_is_destroyed_in_a_raid_is_answered_after_it() -> None:
    lands = {"A5": {"dahan": 3}, "A4": {"city": 1}}
    here = rising(lands, "power call-to-migrate at A5")
    here.answer("push dahan A4", "push dahan A4", "push dahan A4")
    assert here.land("A4") == {"dahan": 3, "town": 1}


def test_dahan_striking_back_in_a_ravage_are_answered() -> None:
    here = rising({"A5": {"dahan": 2, "town": 1}}, "ravage A5")
    assert here.land("A5") == {"dahan": 1, "explorer": 1, "blight": 1}


def test_what_is_only_dreamt_is_not_answered(trial: Trial) -> None:
    def strike(act: Act) -> Script:
        yield from damage(act, 3)

    trial.power("strike", strike)
    here = rising({"A5": {"city": 1, "dahan": 1}}, "power strike at A5", spirits=[BRINGER])
    assert here.land("A5") == {"city": 1, "dahan": 1}


# -- victory and defeat ----------------------------------------------------------------------------


def test_on_terror_level_2_no_land_may_have_more_buildings_than_dahan() -> None:
    held = {"A8": {"city": 1, "town": 1, "dahan": 1}}
    even = {"A8": {"city": 1, "town": 1, "dahan": 2}}
    assert rising(held, "check", terror=2).ending() == ""
    assert rising(even, "check", terror=2).ending() == "scenario-won"
    assert rising(even, "check", terror=1).ending() == "", "not before level II"


@pytest.mark.rule("SI-9.28")
def test_one_building_and_no_dahan_outnumbers() -> None:
    assert rising({"A8": {"town": 1}}, "check", terror=2).ending() == ""
    assert rising({"A8": {"explorer": 5}}, "check", terror=2).ending() == "scenario-won"


@pytest.mark.parametrize(("boards", "most"), [("A", 0), ("AB", 1), ("ABC", 2)])
def test_on_terror_level_3_fewer_lands_than_players(boards: str, most: int) -> None:
    for held in (most, most + 1):
        lands: dict[str, Any] = {"A8": {}, "A3": {"dahan": 6}}
        for name in ("A1", "A2", "A4")[:held]:
            lands[name] = {"town": 1}
        here = rising(lands, "check", boards=boards, terror=3)
        assert here.ending() == ("scenario-won" if held == most else "")


@pytest.mark.rule("SI-31.2")
def test_the_usual_victories_do_not_count() -> None:
    """No invaders at all on level I, no cities on level III."""
    assert rising({"A8": {}}, "check", terror=1).ending() == ""
    assert rising({"A8": {"town": 1}}, "check", terror=3).ending() == ""


@pytest.mark.rule("SI-26.11")
@pytest.mark.parametrize(("boards", "least"), [("A", 2), ("AB", 4)])
def test_fewer_than_2_dahan_per_player_lose(boards: str, least: int) -> None:
    assert rising({"A3": {"dahan": least}}, "check", boards=boards).ending() == ""
    assert rising({"A3": {"dahan": least - 1}}, "check", boards=boards).ending() == "scenario"


# -- Coordinated Insurrection ----------------------------------------------------------------------


def test_with_the_last_fear_card_all_dahan_strike_and_win() -> None:
    """Two dahan deal 4 damage in A8, one deals 2 in A5; nothing outnumbers dahan afterwards."""
    lands = {"A8": {"city": 1, "town": 2, "dahan": 2}, "A5": {"town": 2, "dahan": 1}}
    here = rising(lands, "fear 12", terror=3)
    assert here.prompt() == "ask-damage"
    here.answer("damage town-1")  # A5 comes first
    here.answer("damage city", "damage city-1", "damage city-2")
    assert here.land("A5") == {"dahan": 1, "town": 1}
    assert here.land("A8") == {"dahan": 2, "town": 1, "town-1": 1}
    assert here.ending() == "scenario-won"


def test_without_the_victory_it_is_a_defeat() -> None:
    here = rising({"A8": {"city": 1}}, "fear 12", terror=3)
    assert here.ending() == "scenario"


def test_as_long_as_fear_cards_are_left_nothing_of_it_happens() -> None:
    here = rising({"A8": {"city": 1, "dahan": 2}, "A5": {"town": 1}}, "fear 11", terror=3)
    assert len(here.pile("fear_deck")) == 1
    assert (here.land("A8"), here.ending()) == ({"city": 1, "dahan": 2}, "")
