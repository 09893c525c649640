"""Sections 4 and 5 of the rules: the turn, growth, income, playing cards."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island import GAME
from loci.games.spirit_island.rules.spirits.elements import elements_of
from loci.games.spirit_island.rules.spirits.growth import (
    ANYWHERE,
    add_presence,
    gain_card,
    gain_energy,
    growth_lands,
    more_plays,
    reclaim_cards,
    reclaim_one_card,
)
from loci.games.spirit_island.state.terms import FAST, FIRE, MOON, SLOW, SUN
from tests.spirit_island.start import Panel
from tests.spirit_island.tables import EVERY_SET, RIVER, Island, island
from tests.spirit_island.trial import Trial, nothing


def panel(trial: Trial, spirit: Panel, lands: dict[str, Any] | None = None, **keys: Any) -> Island:
    """A game of a made-up spirit at the beginning of its spirit phase."""
    trial.spirit(spirit)
    return island(lands or {}, spirits=[spirit.id], **keys)


def seat_of_river(**keys: Any) -> dict[str, Any]:
    return {"spirits": [RIVER], "seats": {"P1": keys}}


def targets(here: Island) -> list[str]:
    """The lands into which the presence now asked for may go."""
    return sorted({line.split(" ")[2] for line in here.options()})


# -- the turn --------------------------------------------------------------------------------------


@pytest.mark.rule("SI-4.1")
def test_a_turn_has_five_phases_in_order(trial: Trial) -> None:
    trial.power("quick", nothing, speed=FAST)
    trial.power("later", nothing, speed=SLOW)
    seats = {"P1": {"hand": ["quick", "later"], "plays_track": 2}}
    here = panel(trial, Panel(), seats=seats, invader_deck=["1-sands", "2-jungle"])
    here.answer("growth 1", "play quick", "play later", "done")
    assert here.prompt() == "ask-fast"
    here.answer("done")
    assert here.prompt() == "ask-slow"
    assert here.seat().played == ["quick", "later"]
    here.answer("done")
    assert (here.prompt(), here.seat().discard) == ("ask-growth", ["quick", "later"])
    wanted = ("log-phase-fast", "log-phase-invaders", "log-revealed", "log-phase-slow", "log-turn")
    told = [event.text().id for event in here.events]
    assert [message for message in told if message in wanted] == list(wanted)


@pytest.mark.rule("SI-4.2", "SX-12.52")
@pytest.mark.parametrize("phase", ["spirits", "fast", "slow"])
def test_all_players_act_at_the_same_time(phase: str) -> None:
    here = island({}, boards="ABC", phase=phase)
    assert here.asked() == [0, 1, 2]


@pytest.mark.rule("SI-4.2")
def test_the_order_among_players_is_free(trial: Trial) -> None:
    """P2 grows while P1 is still asked where its presence goes."""
    here = island({}, boards="AB").answer("growth 2", seat=0)
    assert (here.prompt(0), here.prompt(1)) == ("ask-presence", "ask-growth")
    here.answer("growth 1", seat=1)
    assert here.prompt(0) == "ask-presence"


@pytest.mark.rule("SX-12.52")
@pytest.mark.parametrize(
    "other",
    ["heart-of-the-wildfire", "finder-of-paths-unseen", "grinning-trickster-stirs-up-trouble"],
)
def test_spirits_grow_in_turn_where_one_of_them_changes_the_island(other: str) -> None:
    """What P1 was asked about its own presence holds until it has answered."""
    here = island({}, boards="AB", spirits=[RIVER, other], options=EVERY_SET)
    assert here.asked() == [0, 1]
    here.answer("growth 2", seat=0)
    assert (here.asked(), here.prompt()) == ([0], "ask-presence")
    here.answer("presence energy A8", "presence energy A8")
    assert here.asked() == [0, 1]


@pytest.mark.rule("SX-12.52", "SX-42.12")
def test_spirits_grow_in_turn_where_a_source_may_be_used_meanwhile() -> None:
    options = {**EVERY_SET, "scenario": "powers-long-forgotten"}
    here = island({}, boards="AB", options=options).answer("growth 2", seat=0)
    assert here.asked() == [0]


@pytest.mark.rule("SI-4.3")
def test_turns_follow_one_another_until_the_end(trial: Trial) -> None:
    here = panel(trial, Panel(), {"A8": {"city": 1, "blight": 0}})
    for turn in (1, 2, 3):
        assert here.table.turn == turn
        here.answer("growth 1", "done")
    ended = island({"A8": {}}, "check")
    assert (ended.ending(), ended.asked()) == ("terror-1", [])


# -- growth ----------------------------------------------------------------------------------------


@pytest.mark.rule("SI-5.1", "SX-37.1")
def test_growth_then_energy_then_cards() -> None:
    here = island({}, spirits=[RIVER], seats={"P1": {"energy": 0, "hand": ["rivers-bounty"]}})
    assert here.options() == ["growth 1", "growth 2", "growth 3"], "no card before growth"
    here.answer("growth 2", "presence energy A5", "presence plays A5")
    assert here.seat().energy == 2
    assert here.options() == ["play rivers-bounty", "done"]


@pytest.mark.rule("SI-5.2")
def test_one_growth_option_is_chosen(trial: Trial) -> None:
    here = panel(trial, Panel([gain_energy(1)], [gain_energy(5)])).answer("growth 2")
    assert (here.options(), here.seat().energy) == (["done"], 5)


@pytest.mark.rule("SI-5.3")
def test_all_of_the_option_is_done_in_any_order(trial: Trial) -> None:
    """Presence first, from the energy track, or the energy first: the end is the same."""
    option = [gain_energy(2), add_presence(1), reclaim_cards()]
    seats = {"P1": {"discard": ["wash-away"]}}
    here = panel(trial, Panel(option), seats=seats).answer("growth 1")
    assert here.options() == ["energy-2 1", "presence-1 2", "reclaim-all 3"]
    here.answer("presence-1 2", "presence energy A5")
    assert here.options() == ["energy-2 1", "reclaim-all 2"]
    here.answer("reclaim-all 2")
    assert here.land("A5") == {"presence": {0: 1}}
    assert (here.seat().energy, here.seat().hand) == (3, ["wash-away"])


@pytest.mark.rule("SI-5.3")
def test_the_rest_of_an_option_cannot_be_left_out(trial: Trial) -> None:
    here = panel(trial, Panel([gain_energy(2), add_presence(1)])).answer("growth 1")
    assert "done" not in here.options()
    assert "stop" not in here.answer("energy-2 1").options()


@pytest.mark.rule("SI-5.4")
def test_a_growth_action_that_cannot_be_done_is_skipped(trial: Trial) -> None:
    """Nothing to reclaim; no jungle within range 0 of A7."""
    option = [reclaim_cards(), reclaim_one_card(), add_presence(0, "jungle"), gain_energy(2)]
    here = panel(trial, Panel(option)).answer(
        "growth 1", "presence-0-jungle 3", "reclaim-all 1", "reclaim-one 1"
    )
    assert (here.prompt(), here.seat().energy) == ("ask-play", 2)
    assert sum(here.seat().presence) == 1


@pytest.mark.rule("SI-5.5")
def test_two_options_are_different_and_one_after_the_other(trial: Trial) -> None:
    options = [[add_presence(1)], [gain_energy(2)], [gain_energy(3)]]
    here = panel(trial, Panel(*options, pick=2)).answer("growth 1")
    assert here.prompt() == "ask-presence", "the first is finished before the next"
    here.answer("presence plays A5")
    assert here.options() == ["growth 2", "growth 3"]
    here.answer("growth 3")
    assert (here.prompt(), here.seat().energy) == ("ask-play", 3)


@pytest.mark.rule("SI-5.6", "SI-5.7", "SI-5.9")
def test_the_common_growth_icons(trial: Trial) -> None:
    """EX-GROW-1 on board A: A6 and A4 are two lands from A7, A2 is farther."""
    option = [add_presence(2), gain_energy(2), reclaim_cards()]
    seats = {"P1": {"energy": 1, "hand": ["a"], "discard": ["b", "c"]}}
    for id in ("a", "b", "c"):
        trial.power(id, nothing)
    spirit = Panel(option, energy="2 3")
    here = panel(trial, spirit, seats=seats).answer("growth 1", "presence-2 1")
    assert targets(here) == ["A1", "A4", "A5", "A6", "A7", "A8"]
    here.answer("presence plays A4", "energy-2 1")
    assert here.land("A4") == {"presence": {0: 1}}
    assert here.seat().energy == 5, "1, 2 of growth, 2 of the track"
    assert (here.seat().hand, here.seat().discard) == (["a", "b", "c"], [])


@pytest.mark.rule("SI-5.8")
def test_gaining_a_power_card_as_growth(trial: Trial) -> None:
    here = panel(trial, Panel([gain_card()]), seats={"P1": {"hand": []}})
    here.answer("growth 1", "gain minor")
    drawn = [line.split(" ")[1] for line in here.options()]
    assert len(drawn) == 4
    here.answer(f"take {drawn[1]}")
    assert here.seat().hand == [drawn[1]]
    assert sorted(here.pile("minor_discard")) == sorted([drawn[0], *drawn[2:]])


@pytest.mark.rule("SI-5.10")
@pytest.mark.parametrize(
    ("words", "lands"),
    [
        (("jungle",), ["A8"]),
        (("jungle", "mountain"), ["A1", "A6", "A8"]),
        (("coastal",), ["A1"]),
        (("dahan",), ["A5"]),
    ],
)
def test_an_icon_may_restrict_the_land(
    trial: Trial, words: tuple[str, ...], lands: list[str]
) -> None:
    here = panel(trial, Panel([add_presence(2, *words)]), {"A5": {"dahan": 1}}).answer("growth 1")
    assert targets(here) == lands


def test_presence_anywhere(trial: Trial) -> None:
    here = panel(trial, Panel([add_presence(ANYWHERE)])).answer("growth 1")
    assert targets(here) == [f"A{n}" for n in range(1, 9)]


# -- moving presence -------------------------------------------------------------------------------


@pytest.mark.rule("SI-5.11", "SI-5.12", "SI-5.14")
def test_presence_may_be_moved_instead_even_from_empty_tracks(trial: Trial) -> None:
    """EX-GROW-2."""
    seats = {"P1": {"energy_track": 4, "plays_track": 4}}
    lands = {"A7": {"presence": {"P1": 2}}}
    here = panel(trial, Panel([add_presence(1)]), lands, seats=seats).answer("growth 1")
    assert here.options() == ["presence A7 A5", "presence A7 A8", "stop"]
    here.answer("presence A7 A5")
    assert here.land("A7") == here.land("A5") == {"presence": {0: 1}}


@pytest.mark.rule("SI-5.11")
def test_the_moved_presence_may_come_from_anywhere(trial: Trial) -> None:
    lands = {"A3": {"presence": {"P1": 1}}}
    here = panel(trial, Panel([add_presence(1)]), lands).answer("growth 1")
    assert "presence A3 A8" in here.options()
    here.answer("presence A3 A8")
    assert (here.land("A3"), here.land("A8")["presence"]) == ({}, {0: 1})


@pytest.mark.rule("SI-5.13")
def test_the_moving_presence_itself_may_be_the_origin(trial: Trial) -> None:
    """The only presence steps from A7 to A5."""
    here = panel(trial, Panel([add_presence(1)])).answer("growth 1", "presence A7 A5")
    assert (here.land("A7"), here.land("A5")) == ({}, {"presence": {0: 1}})


@pytest.mark.rule("SI-5.14")
def test_a_moved_presence_uncovers_nothing(trial: Trial) -> None:
    here = panel(trial, Panel([add_presence(1)])).answer("growth 1", "presence A7 A5")
    assert (here.seat().energy_shown, here.seat().plays_shown) == (1, 1)


# -- income ----------------------------------------------------------------------------------------


@pytest.mark.rule("SI-5.15", "SI-5.16", "SI-6.10", "SI-6.11", "SI-7.1")
def test_income_is_the_highest_number_uncovered_after_growth(trial: Trial) -> None:
    """EX-TRACK-1: of 0 1 3 4 two are open, growth opens the third."""
    for id in ("a", "b"):
        trial.power(id, nothing)
    seats = {"P1": {"energy_track": 2, "hand": ["a", "b"]}}
    here = panel(trial, Panel([add_presence(1)]), seats=seats)
    here.answer("growth 1", "presence energy A5")
    assert (here.seat().energy_shown, here.seat().energy) == (3, 3)
    assert "play b" not in here.answer("play a").options(), "one card a turn"


@pytest.mark.rule("SI-5.15")
def test_income_comes_once_a_turn(trial: Trial) -> None:
    """Also with two growth options."""
    spirit = Panel([gain_energy(1)], [gain_energy(2)], pick=2, energy="4 5")
    here = panel(trial, spirit).answer("growth 1")
    assert here.seat().energy == 1
    assert here.answer("growth 2").seat().energy == 7


# -- playing cards ---------------------------------------------------------------------------------


@pytest.mark.rule("SI-5.17", "SI-5.19", "SI-5.20", "SI-5.21", "SI-8.2")
def test_fast_and_slow_cards_are_played_and_paid_together(trial: Trial) -> None:
    trial.power("quick", nothing, cost=1, speed=FAST, elements="sun")
    trial.power("later", nothing, cost=3, speed=SLOW, elements="moon fire")
    seats = {"P1": {"energy": 5, "hand": ["later", "quick"], "plays_track": 2, "grown": 1}}
    here = panel(trial, Panel(), {"A7": {"explorer": 1, "presence": {"P1": 1}}}, seats=seats)
    before = here.land("A7")
    here.answer("play later")
    assert (here.seat().energy, here.seat().hand) == (2, ["quick"])
    here.answer("play quick")
    assert (here.seat().energy, here.seat().hand) == (1, [])
    have = elements_of(here.table, 0)
    assert (have[SUN], have[MOON], have[FIRE]) == (1, 1, 1)
    assert (here.land("A7"), here.seat().used) == (before, []), "nothing has happened yet"


@pytest.mark.rule("SI-5.17")
def test_only_cards_in_hand_are_played() -> None:
    seats = {"P1": {"energy": 9, "grown": 1, "hand": ["wash-away"], "discard": ["flash-floods"]}}
    here = island({}, spirits=[RIVER], seats=seats)
    assert here.options() == ["play wash-away", "done"]


@pytest.mark.rule("SI-5.18")
@pytest.mark.parametrize("phase", ["fast", "slow"])
def test_no_card_is_played_in_the_power_phases(phase: str) -> None:
    seats = {"P1": {"energy": 9, "hand": ["boon-of-vigor", "wash-away"], "plays_track": 7}}
    here = island({}, spirits=[RIVER], phase=phase, seats=seats)
    assert here.options() == ["done"]
    assert here.why_not("play wash-away") != ""


@pytest.mark.rule("SI-5.22")
def test_fewer_cards_than_allowed_or_none_may_be_played() -> None:
    seats = {"P1": {"energy": 9, "plays_track": 7, "grown": 1}}
    none = island({}, spirits=[RIVER], seats=seats).answer("done")
    assert (none.seat().energy, len(none.seat().hand)) == (9, 4)
    one = island({}, spirits=[RIVER], seats=seats).answer("play wash-away", "done")
    assert (one.seat().energy, len(one.seat().hand)) == (8, 3)


def test_more_card_plays_of_growth_are_for_this_turn(trial: Trial) -> None:
    for id in ("a", "b"):
        trial.power(id, nothing)
    here = panel(trial, Panel([more_plays(1)]), seats={"P1": {"hand": ["a", "b"]}})
    here.answer("growth 1", "play a", "play b")
    assert here.options() == ["done"]


def test_growth_lands_are_within_range_of_any_presence() -> None:
    here = island({"A3": {"presence": {"P1": 1}}}, spirits=[RIVER])
    names = [here.table.island.names[land] for land in growth_lands(here.table, 0, 1)]
    assert names == ["A2", "A3", "A4", "A5", "A7", "A8"]


def test_energy_of_a_growth_option_decides_nothing() -> None:
    """Whoever wants lone answers given is not asked when to gain it; nothing else is taken."""
    here = island({}, **seat_of_river(hand=["wash-away"], discard=["boon-of-vigor"]))
    here.answer("growth 1")
    assert here.options() == ["reclaim-all 1", "gain-power 2", "energy-1 3"]
    question = here.match.decisions()[0]
    given = GAME.lone_answer(here.table, question)
    assert given is not None
    assert given.text() == "energy-1 3"
    here.answer("energy-1 3")
    assert here.options() == ["reclaim-all 1", "gain-power 2"]
    assert GAME.lone_answer(here.table, here.match.decisions()[0]) is None
