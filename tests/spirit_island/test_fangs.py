"""Sharp Fangs Behind the Leaves: panel, special rules, innate and unique powers."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core import BadOption
from loci.games.spirit_island.state.registry import SPIRITS
from tests.spirit_island.spirits import (
    alone,
    growth,
    income,
    lands_to_grow,
    levels,
    pair,
    panel,
    plays,
    presence,
    prices,
    printed,
    started,
    thresholds,
)
from tests.spirit_island.tables import RIVER, Island, targets

FANGS = "sharp-fangs-behind-the-leaves"
HUNT = "power ranging-hunt at A5"
ASSAULT = "power frenzied-assault at A5"


def fangs(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    return alone(FANGS, lands, *steps, **keys)


def take(here: Island) -> None:
    """Gain the first minor power that is drawn."""
    here.answer("gain minor")
    here.answer(here.options()[0])


# -- the panel -------------------------------------------------------------------------------------


def test_the_panel() -> None:
    assert panel(FANGS) == ("1 animal plant 2 animal 3 4", "2 2 3 reclaim 4 5+reclaim")
    assert growth(FANGS) == [
        ["reclaim-all", "gain-power"],
        ["presence-3-jungle-beasts"],
        ["gain-power", "energy-1"],
        ["energy-3"],
    ]
    spirit = SPIRITS[FANGS]
    assert (spirit.pick, prices(FANGS), spirit.complexity) == (2, [1, 0, 0, 0], "moderate")


def test_the_headers() -> None:
    teeth = "teeth-gleam-from-darkness"
    assert printed("prey-on-the-builders") == (
        *(1, "fast", "moon fire animal"),
        *("presence 0", "any-land"),
    )
    jungle = "presence 1 from jungle"
    assert printed(teeth) == (1, "slow", "moon plant animal", jungle, "no-blight")
    assert printed("terrifying-chase") == (1, "slow", "sun animal", "presence 0", "any-land")
    assert printed("too-near-the-jungle") == (0, "slow", "plant animal", jungle, "any-land")
    assert printed("ranging-hunt") == (0, "fast", "", "presence 1", "no-blight")
    assert printed("frenzied-assault") == (0, "slow", "", "presence 1", "beasts")
    assert thresholds("ranging-hunt", "2 animal", "2 plant 3 animal", "2 animal")
    assert thresholds("frenzied-assault", "1 moon 1 fire 4 animal", "1 moon 2 fire 5 animal")


@pytest.mark.rule("SX-2.4")
@pytest.mark.parametrize(
    ("board", "jungle", "haunts"),
    [("A", "A8", ["A1", "A8"]), ("B", "B8", ["B5", "B8"]), ("D", "D6", ["D3", "D6"])],
)
def test_set_up_in_the_highest_jungle_and_with_beasts_anywhere(
    board: str, jungle: str, haunts: list[str]
) -> None:
    here = started(FANGS, board)
    assert [name for name in here.table.island.names if "beasts" in here.land(name)] == haunts
    assert here.prompt() == "ask-starting-land"
    assert here.options() == [f"place {name}" for name in haunts]
    assert presence(here.answer(f"place {haunts[0]}")) == {jungle: 1, haunts[0]: 1}


def test_on_board_c_there_is_nothing_to_choose() -> None:
    here = started(FANGS, "C")
    assert (here.prompt(), presence(here)) == ("ask-growth", {"C4": 2})
    assert here.land("C4")["beasts"] == 2


def test_both_may_start_in_one_land() -> None:
    assert presence(started(FANGS, "A").answer("place A8")) == {"A8": 2}


# -- growth and tracks -----------------------------------------------------------------------------


@pytest.mark.rule("SX-15.1", "SX-15.2")
def test_two_different_growth_options_in_any_order() -> None:
    here = fangs({}, seats={"P1": {"energy": 2}})
    here.answer("growth 4")
    assert here.options()[:3] == ["growth 1", "growth 2", "growth 3"]
    assert here.why_not("growth 4") == "growth-again"
    take(here.answer("growth 1", "gain-power 2"))
    assert here.prompt() == "ask-play"


@pytest.mark.rule("SX-15.4", "SX-15.5")
def test_energy_of_another_option_pays_for_the_first() -> None:
    """EX-29: 3 energy gained, 1 paid; the dear option first is illegal."""
    here = fangs({}, seats={"P1": {"energy": 0}})
    assert "growth 1" not in here.options()
    assert here.why_not("growth 1") == "needs-energy"
    here.answer("growth 4")
    assert here.seat().energy == 3
    assert "growth 1" in here.options()
    here.answer("growth 1")
    assert here.seat().energy == 2


@pytest.mark.rule("SX-15.3")
def test_an_option_is_finished_before_the_next_begins() -> None:
    here = fangs({}, seats={"P1": {"energy": 1, "discard": ["terrifying-chase"]}})
    here.answer("growth 1")
    assert here.prompt() == "ask-growth-action"
    assert here.options() == ["reclaim-all 1", "gain-power 2"]
    here.answer("reclaim-all 1")
    assert not [line for line in here.options() if line.startswith("growth")]


@pytest.mark.rule("SX-15.6", "SX-15.7")
def test_the_price_is_for_the_whole_option() -> None:
    here = fangs({}, seats={"P1": {"energy": 1, "discard": ["terrifying-chase"]}})
    take(here.answer("growth 1", "gain-power 2"))
    assert here.seat().energy == 0
    assert "terrifying-chase" in here.seat().hand


def test_presence_goes_to_jungle_and_to_beasts() -> None:
    here = fangs({"A5": {"beasts": 1}, "A1": {"beasts": 1}}, "growth 2")
    assert lands_to_grow(here) == {"A1", "A3", "A5", "A8"}


def test_gaining_a_card_and_energy() -> None:
    here = fangs({}, "growth 3").answer("energy-1 2")
    assert here.seat().energy == 1
    take(here)
    assert len(here.seat().hand) == 5


@pytest.mark.rule("SX-15.16")
@pytest.mark.parametrize(
    ("shown", "energy", "elements"),
    [
        *[(1, 1, {}), (2, 1, {"animal": 1}), (3, 1, {"animal": 1, "plant": 1})],
        *[(4, 2, {"animal": 1, "plant": 1}), (5, 2, {"animal": 2, "plant": 1})],
        *[(6, 3, {"animal": 2, "plant": 1}), (7, 4, {"animal": 2, "plant": 1})],
    ],
)
def test_the_energy_track(shown: int, energy: int, elements: dict[str, int]) -> None:
    assert income(FANGS, shown) == (energy, elements)


@pytest.mark.parametrize(
    ("shown", "number", "back"),
    [(1, 2, False), (2, 2, False), (3, 3, False), (4, 3, True), (5, 4, True), (6, 5, True)],
)
def test_the_card_play_track(shown: int, number: int, back: bool) -> None:
    assert plays(FANGS, shown) == (number, back)


@pytest.mark.rule("SX-15.18")
def test_each_of_the_two_spaces_lets_it_reclaim_a_card() -> None:
    discard = ["prey-on-the-builders", "terrifying-chase", "too-near-the-jungle"]
    keys = {"plays_track": 6, "discard": discard}
    here = fangs({}, seats={"P1": {**keys, "grown": 1, "income_taken": 1}})
    assert "done" in here.options()  # it may be left
    here.answer("reclaim terrifying-chase", "reclaim prey-on-the-builders")
    assert here.seat().discard == ["too-near-the-jungle"]
    assert here.why_not("reclaim too-near-the-jungle") == "reclaimed-already"


# -- Ally of the Beasts ----------------------------------------------------------------------------


def test_a_presence_may_go_along_with_beasts() -> None:
    lands = {"A5": {"beasts": 2, "presence": {"P1": 2}}, "A7": {}}
    here = fangs(lands, HUNT, elements="2 animal")
    here.answer("push beasts A4", "yes", "push beasts A6", "no")
    assert here.land("A4") == {"beasts": 1, "presence": {0: 1}}
    assert here.land("A6") == {"beasts": 1}
    assert here.land("A5") == {"presence": {0: 1}}


def test_one_presence_for_each_beasts_and_no_more() -> None:
    lands = {"A5": {"beasts": 2, "presence": {"P1": 1}}}
    here = fangs(lands, HUNT, elements="2 animal").answer("push beasts A4", "yes")
    here.answer("push beasts A4")  # none is left to go along: nothing is asked
    assert here.land("A4") == {"beasts": 2, "presence": {0: 1}}


def test_others_move_the_beasts_and_fangs_decides() -> None:
    lands = {"A7": {}, "A5": {"beasts": 1, "presence": {"P1": 1}}, "B7": {"presence": {"P2": 1}}}
    here = pair(FANGS, RIVER, lands, "push 1 beasts A5 by P2")
    here.answer("push beasts A4", seat=1)
    assert (here.asked(), here.prompt()) == ([0], "ask-ally-of-beasts")
    assert here.answer("yes", seat=0).land("A4") == {"beasts": 1, "presence": {0: 1}}


# -- Call Forth Predators --------------------------------------------------------------------------


def test_predators_take_the_place_of_presence_once_a_turn() -> None:
    here = fangs({"A5": {"presence": {"P1": 2}}})
    assert [line for line in here.options() if line.startswith("call")] == ["call A5", "call A7"]
    here.answer("call A5")
    assert here.land("A5") == {"beasts": 1, "presence": {0: 1}}
    assert here.seat().destroyed == 0  # it has left the game
    assert not [line for line in here.options() if line.startswith("call")]
    later = fangs({"A5": {"presence": {"P1": 2}}}, "time-passes")
    assert "call A5" in later.options()


def test_predators_come_before_and_after_growth_but_in_no_other_phase() -> None:
    here = fangs({"A5": {"presence": {"P1": 2}}})
    take(here.answer("growth 4", "growth 3", "energy-1 2"))
    assert here.prompt() == "ask-play"
    assert "call A5" in here.options()
    fast = fangs({"A5": {"presence": {"P1": 2}}}, phase="fast", elements="2 animal")
    assert not [line for line in fast.options() if line.startswith("call")]


def test_the_last_presence_may_go_and_the_game_with_it() -> None:
    here = fangs({"A7": {"presence": {"P1": 1}}}).answer("call A7")
    assert (here.ending(), here.land("A7")) == ("presence", {"beasts": 1})


# -- innate powers ---------------------------------------------------------------------------------


def test_ranging_hunt_by_level() -> None:
    lands = {"A5": {"beasts": 1, "city": 1}, "A4": {"beasts": 1}}
    here = fangs(lands, HUNT, elements="2 animal").answer("gather beasts A4")
    here.answer("push beasts A6", "push beasts A6")
    assert (here.land("A5"), here.land("A6")) == ({"city": 1}, {"beasts": 2})
    here = fangs(lands, HUNT, elements="2 plant 3 animal").answer("gather beasts A4")
    here.answer("stop")
    assert here.land("A5") == {"beasts": 2, "city-2": 1}
    assert levels("ranging-hunt", "2 plant 2 animal") == [0, 2]
    assert levels("ranging-hunt", "5 plant 1 animal") == []


def test_ranging_hunt_is_all_optional_but_the_damage() -> None:
    lands = {"A5": {"beasts": 1, "city": 1}, "A4": {"beasts": 1}}
    here = fangs(lands, HUNT, elements="2 plant 3 animal").answer("stop", "stop")
    assert here.lands("A4", "A5") == [{"beasts": 1}, {"beasts": 1, "city-1": 1}]


def test_ranging_hunt_pushes_two_at_most_and_wants_no_blight() -> None:
    here = fangs({"A5": {"beasts": 3}}, HUNT, elements="2 animal")
    here.answer("push beasts A6", "push beasts A6")
    assert here.lands("A5", "A6") == [{"beasts": 1}, {"beasts": 2}]
    assert targets(fangs({"A6": {"blight": 1}}), "ranging-hunt", [0, 2]) == ["A5", "A7", "A8"]


@pytest.mark.parametrize(
    ("elements", "left", "fear"),
    [("1 moon 1 fire 4 animal", "city-2", 1), ("1 moon 2 fire 5 animal", "", 2 + 2)],
)
def test_frenzied_assault_by_level(elements: str, left: str, fear: int) -> None:
    here = fangs({"A5": {"beasts": 2, "city": 1}}, ASSAULT, elements=elements)
    assert here.land("A5") == {"beasts": 1, **({left: 1} if left else {})}
    assert here.fear() == fear


def test_frenzied_assault_without_its_elements_or_beasts() -> None:
    here = fangs({"A5": {"beasts": 1, "city": 1}}, ASSAULT, elements="1 moon 1 fire 3 animal")
    assert (here.land("A5"), here.fear()) == ({"beasts": 1, "city": 1}, 0)
    assert targets(fangs({"A8": {"beasts": 1}}), "frenzied-assault", [0]) == ["A8"]


# -- unique powers ---------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("there", "answers", "towns"),
    [({"A4": {"beasts": 1}}, ["gather beasts A4"], 0), ({"A4": {"beasts": 1}}, ["stop"], 1)],
)
def test_prey_on_the_builders(there: dict[str, Any], answers: list[str], towns: int) -> None:
    lands = {"A5": {"explorer": 1}, **there}
    here = fangs(lands, "power prey-on-the-builders at A5", "build A5").answer(*answers)
    assert here.land("A5").get("town", 0) == towns


def test_prey_on_the_builders_with_beasts_there_stops_builds_alone() -> None:
    lands = {"A5": {"explorer": 2, "beasts": 1}}
    here = fangs(lands, "power prey-on-the-builders at A5", "ravage A5", "build A5")
    assert here.land("A5") == {"explorer": 2, "beasts": 1, "blight": 1}


@pytest.mark.parametrize(
    ("there", "lines"),
    [
        ({"beasts": 1, "town": 1}, ["option add-beasts", "option fear"]),
        ({"beasts": 1, "dahan": 1}, []),
        ({"town": 1}, []),
    ],
)
def test_teeth_gleam_from_darkness(there: dict[str, int], lines: list[str]) -> None:
    here = fangs({"A5": there}, "power teeth-gleam-from-darkness at A5")
    if lines:
        assert here.options() == lines
        assert here.answer("option fear").fear() == 3
        assert here.land("A5") == there
    else:
        assert here.fear() == 1
        assert here.land("A5") == {**there, "beasts": there.get("beasts", 0) + 1}


def test_teeth_gleam_from_a_jungle() -> None:
    here = fangs({"A7": {"presence": {"P1": 1}}})
    assert targets(here, "teeth-gleam-from-darkness") == []
    here = fangs({"A3": {"presence": {"P1": 1}}, "A4": {"blight": 1}})
    assert targets(here, "teeth-gleam-from-darkness") == ["A2", "A3"]


def test_terrifying_chase_pushes_two_and_two_for_each_beasts() -> None:
    lands = {"A5": {"explorer": 2, "town": 1, "city": 1, "dahan": 2, "beasts": 1}}
    here = fangs(lands, "power terrifying-chase at A5")
    assert "stop" not in here.options()
    here.answer("push explorer A6", "push explorer A6", "push town A6", "push dahan A6")
    assert here.land("A5") == {"city": 1, "dahan": 1, "beasts": 1}
    assert here.fear() == 2


def test_terrifying_chase_of_dahan_alone_frightens_nobody() -> None:
    here = fangs({"A5": {"dahan": 3, "city": 1}}, "power terrifying-chase at A5")
    here.answer("push dahan A6", "push dahan A6")
    assert (here.land("A5"), here.fear()) == ({"dahan": 1, "city": 1}, 0)
    assert fangs({"A5": {"city": 1}}, "power terrifying-chase at A5").fear() == 0


def test_too_near_the_jungle() -> None:
    here = fangs({"A5": {"explorer": 2, "town": 1}}, "power too-near-the-jungle at A5")
    assert (here.land("A5"), here.fear()) == ({"explorer": 1, "town": 1}, 1)
    assert fangs({"A5": {"town": 1}}, "power too-near-the-jungle at A5").fear() == 1
    lands = {"A3": {"presence": {"P1": 1}}, "A7": {}}
    assert targets(fangs(lands), "too-near-the-jungle") == ["A2", "A3", "A4"]


@pytest.mark.rule("SX-29.2")
def test_it_needs_its_beasts() -> None:
    options = {"sets": ["base", "branch-and-claw"], "unused-tokens": ["beasts"]}
    with pytest.raises(BadOption, match="spirit-needs-token"):
        fangs({}, options=options)
    options["unused-tokens"] = ["wilds"]
    assert fangs({}, options=options).seat().spirit == FANGS
