"""Section 6 of the rules: presence, sacred sites, tracks."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.rules.island.presence import is_sacred, sacred_sites
from loci.games.spirit_island.rules.spirits.elements import elements_of
from loci.games.spirit_island.rules.spirits.growth import add_presence, gain_energy, reclaim_cards
from loci.games.spirit_island.rules.spirits.tracks import card_plays, energy_income
from loci.games.spirit_island.state.terms import AIR, ELEMENTS, FIRE, MOON, SUN
from tests.spirit_island.start import Panel
from tests.spirit_island.tables import RIVER, Island, island
from tests.spirit_island.trial import PLAIN, Trial, nothing


def panel(trial: Trial, spirit: Panel, lands: dict[str, Any] | None = None, **keys: Any) -> Island:
    trial.spirit(spirit)
    return island(lands or {}, spirits=[spirit.id], **keys)


def two(trial: Trial, lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    """Two spirits without special rules."""
    trial.spirit(Panel([add_presence(1)], id="other"))
    return island(lands, *steps, spirits=[PLAIN, "other"], boards="AB", **keys)


def sacred(here: Island, name: str, seat: int = 0) -> bool:
    return is_sacred(here.table, seat, here.table.island.numbers[name])


# -- presence on the island ------------------------------------------------------------------------


@pytest.mark.rule("SI-6.1")
def test_a_land_holds_any_number_of_presence_of_any_spirits(trial: Trial) -> None:
    lands = {"A3": {"presence": {"P1": 6, "P2": 8}}}
    here = two(trial, lands).answer("growth 1", "presence plays A3", seat=1)
    assert here.land("A3") == {"presence": {0: 6, 1: 9}}


@pytest.mark.rule("SI-6.2")
def test_invaders_dahan_and_blight_do_not_keep_presence_out(trial: Trial) -> None:
    full = {"explorer": 2, "town": 1, "city": 1, "dahan": 1, "blight": 2}
    here = panel(trial, Panel([add_presence(1)]), {"A5": full})
    here.answer("growth 1", "presence energy A5")
    assert here.land("A5") == {**full, "presence": {0: 1}}


@pytest.mark.rule("SI-6.3", "SI-6.4", "SI-6.13", "SX-33.16", "SX-33.19")
def test_destroyed_presence_is_out_of_the_game_and_covers_nothing(trial: Trial) -> None:
    seats = {"P1": {"energy_track": 3, "plays_track": 2}}
    here = panel(trial, Panel(), {"A5": {"presence": {"P1": 1}}}, seats=seats)
    hurt = island(
        {"A5": {"presence": {"P1": 1}}}, "blight A5", spirits=["panel"], seats=seats, blight_pool=4
    )
    assert here.land("A5") == {"presence": {0: 1}}
    assert hurt.land("A5") == {"blight": 1}
    assert hurt.seat().destroyed == 1
    assert (hurt.seat().energy_shown, hurt.seat().plays_shown) == (3, 2)
    hurt.answer("growth 1", "done")
    assert (hurt.seat().destroyed, sum(hurt.seat().presence)) == (1, 1), "it stays away"


@pytest.mark.rule("SI-6.4", "SI-26.15")
def test_presence_on_the_panel_is_no_presence_on_the_island(trial: Trial) -> None:
    """The tracks are full, but the last presence of the island is gone."""
    trial.spirit(Panel())
    here = island({"A7": {"presence": {"P1": 1}}}, "blight A7", spirits=["panel"], blight_pool=4)
    assert here.ending() == "presence"


@pytest.mark.rule("SI-6.8")
def test_presence_neither_deals_nor_takes_damage(trial: Trial) -> None:
    """One explorer deals 1 damage, too little for blight; three presence strike nobody."""
    here = two(trial, {"A5": {"explorer": 1, "presence": {"P1": 3}}}, "ravage A5")
    assert here.land("A5") == {"explorer": 1, "presence": {0: 3}}


# -- sacred sites ----------------------------------------------------------------------------------


@pytest.mark.rule("SI-6.5")
@pytest.mark.parametrize(("number", "is_site"), [(1, False), (2, True), (3, True)])
def test_two_presence_are_a_sacred_site(trial: Trial, number: int, is_site: bool) -> None:
    here = two(trial, {"A5": {"presence": {"P1": number}}})
    assert sacred(here, "A5") == is_site
    assert sacred_sites(here.table, 0) == ([here.table.island.numbers["A5"]] if is_site else [])


@pytest.mark.rule("SI-6.6")
def test_it_ends_when_presence_falls_below_two(trial: Trial) -> None:
    lands = {"A5": {"presence": {"P1": 2}}}
    assert sacred(two(trial, lands), "A5")
    assert not sacred(two(trial, lands, "blight A5", blight_pool=4), "A5")
    three = {"A5": {"presence": {"P1": 3}}}
    assert sacred(two(trial, three, "blight A5", blight_pool=4), "A5")


@pytest.mark.rule("SI-6.7")
def test_presence_of_different_spirits_is_not_added(trial: Trial) -> None:
    here = two(trial, {"A5": {"presence": {"P1": 1, "P2": 1}}})
    assert (sacred(here, "A5", 0), sacred(here, "A5", 1)) == (False, False)


@pytest.mark.rule("SI-6.21")
def test_special_rules_of_a_panel_change_the_rules_for_that_spirit(trial: Trial) -> None:
    """One presence in a wetland is a sacred site of River, and of nobody else."""
    trial.spirit(Panel(id="other"))
    lands = {"A5": {"presence": {"P1": 1, "P2": 1}}}
    here = island(lands, spirits=[RIVER, "other"], boards="AB")
    assert (sacred(here, "A5", 0), sacred(here, "A5", 1)) == (True, False)


# -- tracks ----------------------------------------------------------------------------------------


@pytest.mark.rule("SI-6.9", "SI-7.9")
def test_the_upper_track_is_energy_the_lower_one_card_plays(trial: Trial) -> None:
    seats = {"P1": {"energy_track": 3, "plays_track": 2}}
    here = panel(trial, Panel(energy="0 1 3 4", plays="1 2 2 3"), seats=seats)
    assert (energy_income(here.table, 0), card_plays(here.table, 0)) == (3, 2)


@pytest.mark.rule("SI-6.10")
def test_presence_comes_from_either_track_always_the_leftmost(trial: Trial) -> None:
    """The tracks open in order: nothing else than the next space can be asked for."""
    spirit = Panel([add_presence(0), add_presence(0)])
    here = panel(trial, spirit).answer("growth 1")
    assert here.options() == ["presence energy A7", "presence plays A7"]
    here.answer("presence plays A7", "presence plays A7")
    assert (here.seat().energy_shown, here.seat().plays_shown) == (1, 3)
    assert here.land("A7") == {"presence": {0: 3}}


@pytest.mark.rule("SI-6.10")
def test_an_empty_track_gives_nothing_more(trial: Trial) -> None:
    seats = {"P1": {"energy_track": 4}}
    here = panel(trial, Panel([add_presence(0)]), seats=seats)
    assert here.answer("growth 1").land("A7") == {"presence": {0: 2}}
    assert here.seat().plays_shown == 2


@pytest.mark.rule("SI-6.11")
@pytest.mark.parametrize(("shown", "income"), [(1, 1), (2, 4), (3, 4), (4, 5)])
def test_only_the_highest_number_counts(trial: Trial, shown: int, income: int) -> None:
    """Also where a lower number follows."""
    here = panel(trial, Panel(energy="1 4 2 5"), seats={"P1": {"energy_track": shown}})
    assert energy_income(here.table, 0) == income


@pytest.mark.rule("SI-6.12", "SI-6.18")
def test_element_spaces_count_all_together_as_long_as_they_are_open(trial: Trial) -> None:
    spirit = Panel(energy="1 fire 2 fire", plays="1 moon 2")
    have = []
    for energy, plays in ((1, 1), (2, 1), (3, 2), (4, 2)):
        seats = {"P1": {"energy_track": energy, "plays_track": plays}}
        here = panel(trial, spirit, seats=seats)
        elements = elements_of(here.table, 0)
        have.append((elements[FIRE], elements[MOON]))
    assert have == [(0, 0), (1, 0), (1, 1), (2, 1)]


@pytest.mark.rule("SI-6.18")
def test_an_element_space_gives_its_element_every_turn(trial: Trial) -> None:
    here = panel(trial, Panel(energy="1 fire"), seats={"P1": {"energy_track": 2}})
    for turn in (1, 2, 3):
        assert (here.table.turn, elements_of(here.table, 0)[FIRE]) == (turn, 1)
        here.answer("growth 1", "done")


# -- reclaim one -----------------------------------------------------------------------------------


def reclaiming(trial: Trial, **seat: Any) -> Island:
    """A spirit whose second play space is `reclaim one`, with cards a and b discarded."""
    for id in ("a", "b", "c"):
        trial.power(id, nothing)
    spirit = Panel([add_presence(0)], [gain_energy(1)], plays="3 reclaim 4")
    return panel(trial, spirit, seats={"P1": {"discard": ["a", "b"], "hand": [], **seat}})


@pytest.mark.rule("SI-6.12", "SI-6.14", "SI-6.15", "SI-6.16")
def test_one_card_is_reclaimed_in_the_turn_the_space_opens(trial: Trial) -> None:
    """EX-TRACK-2."""
    here = reclaiming(trial)
    assert "reclaim a" not in here.options(), "still covered"
    here.answer("growth 1", "presence plays A7")
    assert here.options() == ["reclaim a", "reclaim b", "done"]
    here.answer("reclaim a")
    assert (here.seat().hand, here.seat().discard) == (["a"], ["b"])
    assert here.options() == ["play a", "done"], "once in a spirit phase"


@pytest.mark.rule("SI-6.14")
def test_at_any_moment_of_the_spirit_phase(trial: Trial) -> None:
    """Before growth, and after a card was played."""
    before = reclaiming(trial, plays_track=2)
    assert before.options() == ["growth 1", "growth 2", "reclaim a", "reclaim b"]
    before.answer("reclaim b")
    assert before.seat().hand == ["b"]
    after = reclaiming(trial, plays_track=2, hand=["c"]).answer("growth 2", "play c")
    assert after.options() == ["reclaim a", "reclaim b", "done"]


@pytest.mark.rule("SI-6.14")
def test_the_reclaimed_card_may_be_played_at_once(trial: Trial) -> None:
    here = reclaiming(trial, plays_track=2).answer("growth 2", "reclaim a", "play a")
    assert here.seat().played == ["a"]


@pytest.mark.rule("SI-6.16")
def test_what_was_not_used_does_not_add_up(trial: Trial) -> None:
    here = reclaiming(trial, plays_track=2).answer("growth 2", "done")
    assert here.table.turn == 2
    here.answer("reclaim a")
    assert here.options() == ["growth 1", "growth 2"]


@pytest.mark.rule("SI-6.17")
def test_cards_in_play_are_not_reclaimed(trial: Trial) -> None:
    here = reclaiming(trial, plays_track=2, discard=[], hand=["c"])
    here.answer("growth 2", "play c")
    assert here.options() == ["done"]


# -- any element -----------------------------------------------------------------------------------


@pytest.mark.rule("SI-6.19", "SI-6.20")
def test_an_element_of_choice_is_chosen_each_turn_anew(trial: Trial) -> None:
    here = panel(trial, Panel(energy="1 any"), seats={"P1": {"energy_track": 2}})
    here.answer("growth 1", "done")
    assert here.options() == [f"element {name}" for name in ELEMENTS]
    here.answer("element air")
    assert here.table.turn == 2
    assert elements_of(here.table, 0) == [0] * 8, "not yet chosen in this turn"
    here.answer("growth 1", "done", "element sun")
    assert here.table.turn == 3


@pytest.mark.rule("SI-6.19", "SI-6.20")
def test_the_choice_holds_for_the_turn_and_counts_for_its_powers(trial: Trial) -> None:
    """It is made before the first power can be used, and not asked again."""
    trial.power("gift", nothing, "1 air", deck="innate", speed=1)
    spirit = Panel(energy="1 any", innates=["gift"])
    here = panel(trial, spirit, seats={"P1": {"energy_track": 2}})
    here.answer("growth 1", "done", "element air")
    assert here.prompt() == "ask-slow"
    assert elements_of(here.table, 0)[AIR] == 1
    assert here.options() == ["use gift", "done"]
    other = panel(trial, spirit, seats={"P1": {"energy_track": 2}})
    other.answer("growth 1", "done", "element sun")
    assert other.table.turn == 2, "sun is not enough: nothing to use"


@pytest.mark.rule("SI-6.12", "SI-6.19")
def test_two_such_spaces_are_two_choices(trial: Trial) -> None:
    trial.power("gift", nothing, "1 sun 1 moon", deck="innate", speed=1)
    spirit = Panel(energy="1 any any", innates=["gift"])
    here = panel(trial, spirit, seats={"P1": {"energy_track": 3}})
    here.answer("growth 1", "done", "element sun", "element moon")
    elements = elements_of(here.table, 0)
    assert (elements[SUN], elements[MOON], sum(elements)) == (1, 1, 2)


@pytest.mark.rule("SX-36.4")
def test_reclaiming_all_leaves_cards_in_play_alone(trial: Trial) -> None:
    for id in ("a", "b"):
        trial.power(id, nothing)
    seats = {"P1": {"discard": ["a"], "played": ["b"], "hand": []}}
    here = panel(trial, Panel([reclaim_cards()]), seats=seats).answer("growth 1")
    assert (here.seat().hand, here.seat().played) == (["a"], ["b"])
