"""Bringer of Dreams and Nightmares: panel, dreams instead of deaths, innate and unique powers."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.script import Script
from loci.games.spirit_island.rules.act import Act
from loci.games.spirit_island.rules.effects import defence
from loci.games.spirit_island.rules.island.harm import damage_each
from loci.games.spirit_island.rules.island.tokens import add_strife
from loci.games.spirit_island.rules.powers.usage import begin_act
from loci.games.spirit_island.rules.spirits.elements import elements_of
from loci.games.spirit_island.state.registry import POWERS, SPIRITS
from tests.spirit_island.spirits import BRINGER, alone, growth, panel, printed, started, thresholds
from tests.spirit_island.start import carry_out
from tests.spirit_island.tables import EVERY_SET, OCEAN, RIVER, Island, island, targets

NIGHTMARES = "power predatory-nightmares at A5"
MIDNIGHT = "power call-on-midnights-dream at A5"


def bringer(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    return alone(BRINGER, lands, *steps, **keys)


def with_ocean(lands: dict[str, Any], *steps: str) -> Island:
    """Bringer on board A as P1; Ocean as P2 with presence in the ocean of board A."""
    placed = {"A0": {"presence": {"P2": 1}}, "B7": {}, **lands}
    return island(placed, *steps, spirits=[BRINGER, OCEAN], boards="AB")


# -- the panel -------------------------------------------------------------------------------------


def test_the_panel() -> None:
    assert panel(BRINGER) == ("2 air 3 moon 4 any 5", "2 2 2 3 3 any")
    assert growth(BRINGER) == [
        ["reclaim-all", "gain-power"],
        ["reclaim-one", "presence-0"],
        ["gain-power", "presence-1"],
        ["presence-4-dahan-invaders", "energy-2"],
    ]
    assert SPIRITS[BRINGER].complexity == "high"


def test_the_headers() -> None:
    midnight, nightmares = "call-on-midnights-dream", "predatory-nightmares"
    assert printed(midnight) == (0, "fast", "moon animal", "presence 0", "any-land")
    assert printed("dread-apparitions") == (2, "fast", "moon air", "presence 1", "invaders")
    assert printed("dreams-of-the-dahan") == (0, "fast", "moon air", "presence 2", "any-land")
    assert printed(nightmares) == (2, "slow", "moon fire earth animal", "sacred 1", "invaders")
    assert printed("spirits-may-yet-dream") == (0, "fast", "", "", "any-spirit")
    assert printed("night-terrors") == (0, "fast", "", "presence 0", "invaders")
    assert thresholds("spirits-may-yet-dream", "2 moon 2 air", "3 moon")
    terrors = ("1 moon 1 air", "2 moon 1 air 1 animal", "3 moon 2 air 1 animal")
    assert thresholds("night-terrors", *terrors)


@pytest.mark.rule("SI-2.22")
@pytest.mark.parametrize(("board", "land"), [("A", "A7"), ("B", "B5"), ("C", "C6"), ("D", "D7")])
def test_set_up_in_the_highest_sands(board: str, land: str) -> None:
    here = started(BRINGER, board)
    assert here.land(land)["presence"] == {0: 2}
    assert sum(here.seat().presence) == 2


def test_growth_far_off_needs_dahan_or_invaders() -> None:
    here = bringer({"A3": {"dahan": 1}, "A6": {"explorer": 1}}, "growth 4").answer("energy-2 2")
    assert {line.split(" ")[2] for line in here.options()} == {"A3", "A6", "A8"}
    here.answer("presence energy A3")
    assert (here.seat().energy, here.land("A3")) == (
        4,
        {"dahan": 1, "presence": {0: 1}},
    )  # income too


def test_growth_reclaims_one_card() -> None:
    seats = {"P1": {"hand": [], "discard": ["dread-apparitions", "predatory-nightmares"]}}
    here = bringer({}, "growth 2", seats=seats)
    here.answer("reclaim-one 1", "reclaim predatory-nightmares", "presence plays A7")
    assert here.seat().hand == ["predatory-nightmares"]
    assert here.land("A7") == {"presence": {0: 2}}


# -- To Dream a Thousand Deaths --------------------------------------------------------------------


@pytest.mark.rule("SX-13.22")
def test_a_town_that_would_die_gives_two_fear_and_flees() -> None:
    here = bringer({"A5": {"town": 1}}, NIGHTMARES)
    assert here.options() == [f"push town A{n}" for n in (1, 4, 6, 7, 8)]
    here.answer("push town A4")
    assert (here.land("A5"), here.land("A4"), here.fear()) == ({}, {"town": 1}, 2)


def test_explorers_flee_without_fear() -> None:
    here = bringer({"A5": {"explorer": 2}}, NIGHTMARES)
    here.answer("push explorer A4", "push explorer A1")
    assert (here.land("A4"), here.land("A1"), here.fear()) == ({"explorer": 1}, {"explorer": 1}, 0)


def test_a_city_that_would_die_gives_five_fear_and_stays() -> None:
    here = bringer({"A5": {"city-1": 1}}, NIGHTMARES)
    assert (here.land("A5"), here.fear()) == ({"city-1": 1}, 5)


def test_damage_that_does_not_suffice_is_forgotten_after_the_power() -> None:
    here = bringer({"A5": {"city": 1}}, NIGHTMARES)
    assert (here.land("A5"), here.fear()) == ({"city": 1}, 0)
    twice = bringer({"A5": {"city": 1}}, NIGHTMARES, NIGHTMARES)
    assert (twice.land("A5"), twice.fear()) == ({"city": 1}, 0)


def test_damage_adds_up_within_a_power() -> None:
    here = bringer({"A5": {"town": 2}}, NIGHTMARES)
    assert here.options() == ["damage town", "damage town-1"]
    here.answer("damage town-1", "push town A4")
    assert (here.land("A5"), here.land("A4"), here.fear()) == ({"town": 1}, {"town": 1}, 2)


def test_real_damage_of_others_is_made_use_of_and_stays() -> None:
    here = bringer({"A5": {"town-1": 1, "town": 1}}, "power stem-the-flow-of-fresh-water at A4")
    assert here.land("A5") == {"town-1": 1, "town": 1}
    each = bringer({"A4": {"town-1": 1, "town": 1}}, "power stem-the-flow-of-fresh-water at A4")
    each.answer("push town-1 A3")
    assert (each.land("A4"), each.land("A3"), each.fear()) == ({"town": 1}, {"town-1": 1}, 2)


def test_an_invader_dies_only_once_in_a_power() -> None:
    lands = {"A5": {"dahan": 6, "city": 1, "town": 1}}
    here = bringer(lands, "power lead-the-furious-assault at A5", elements="4 sun 3 fire")
    here.answer("push town A4")
    # 3 towns and 2 cities would be destroyed; there is one of each.
    assert (here.land("A5"), here.land("A4")) == ({"dahan": 6, "city": 1}, {"town": 1})
    assert here.fear() == 7


@pytest.mark.rule("SI-20.27")
def test_what_one_power_deals_to_a_piece_twice_adds_up_and_kills_once() -> None:
    """1 damage to each invader, then 3 more: the town needs 1 of them, the city 2; of a city
    alone 2 are enough, and the third is lost."""
    mists, all_of_it = "power mists-of-oblivion at A5", "2 moon 3 air 2 water"
    here = bringer({"A5": {"city": 1, "town": 1}}, mists, elements=all_of_it)
    here.answer("push town A4")
    assert (here.lands("A5", "A4"), here.fear()) == ([{"city": 1}, {"town": 1}], 7)
    alone_there = bringer({"A5": {"city": 1}}, mists, elements=all_of_it)
    assert (alone_there.land("A5"), alone_there.fear()) == ({"city": 1}, 5)


@pytest.mark.rule("SI-20.27")
@pytest.mark.parametrize(("there", "frightened"), [({}, 3 + 2), ({"town": 1}, 3 + 2 + 2)])
def test_who_has_died_is_dead_in_the_next_land_as_well(
    there: dict[str, int], frightened: int
) -> None:
    """The town flees to A4, where the same power destroys a town: another one, if there is one."""
    lands = {"A5": {"town": 1}, "A4": there}
    talons = "power talons-of-lightning at A5"
    here = bringer(lands, talons, elements="3 fire 3 air").answer("push town A4")
    if there:
        here.answer("push town A3")
    assert (here.fear(), here.land("A4")) == (frightened, {"town": 1})


def set_at_odds(act: Act) -> Script:
    yield from add_strife(act, 1)


@pytest.mark.rule("SI-20.27")
@pytest.mark.parametrize(("first", "second", "frightened"), [(3, 3, 5), (2, 1, 5), (2, 0, 0)])
def test_who_gets_strife_dreams_on(first: int, second: int, frightened: int) -> None:
    """A city that has died in a power, or was hurt in it, is the same when it has got strife."""
    here = bringer({"A5": {"city": 1}}, options=EVERY_SET)
    act = begin_act(here.table, 0, POWERS["predatory-nightmares"], [])
    act.land = here.table.island.numbers["A5"]
    carry_out(damage_each(act, first))
    carry_out(set_at_odds(act), "strife city")
    carry_out(damage_each(act, second))
    assert (here.fear(), here.land("A5")) == (frightened, {"city*1": 1})


@pytest.mark.rule("SI-20.27")
def test_the_same_invader_may_die_again_in_another_power() -> None:
    here = bringer({"A5": {"city-1": 1}}, NIGHTMARES, NIGHTMARES)
    assert here.fear() == 10
    assert here.land("A5") == {"city-1": 1}


@pytest.mark.rule("SI-20.27")
def test_every_repeat_is_a_new_power() -> None:
    lands = {"A7": {"city-2": 1, "presence": {"P1": 1}}}
    here = bringer(lands, "power creepers-tear-into-mortar at A7", elements="2 moon 3 plant")
    assert (here.land("A7")["city-2"], here.fear()) == (1, 10)


def test_powers_hurt_no_dahan() -> None:
    lands = {"A5": {"dahan": 2, "explorer": 1}}
    here = bringer(lands, "power poisoned-land at A5").answer("push explorer A4")
    assert here.land("A5")["dahan"] == 2  # they would all be destroyed


def test_removing_and_replacing_are_real() -> None:
    here = bringer({"A5": {"explorer": 1, "dahan": 1}}, "power call-of-the-dahan-ways at A5")
    assert (here.land("A5"), here.fear()) == ({"dahan": 2}, 0)


@pytest.mark.rule("SX-13.22", "SX-22.1")
def test_what_replaces_a_hurt_invader_only_dreams_to_fall() -> None:
    """It could not stand with that damage, and flees without any (SX-22.1)."""
    here = bringer({"A5": {"city-1": 1}}, "power dissolve-the-bonds-of-kinship at A5")
    assert here.options()[0] == "push explorer A1"
    here.answer("push explorer A4", "push explorer A6")
    assert here.lands("A5", "A4", "A6") == [{}, {"explorer": 1}, {"explorer": 1}]
    assert here.fear() == 0


@pytest.mark.rule("SX-13.22", "SX-22.1")
def test_who_falls_by_less_health_only_dreams_of_it() -> None:
    weak = [{"kind": "weakened-by-strife"}]
    sets = {"sets": ["base", "branch-and-claw"]}
    here = bringer({"A6": {"town-1": 1}}, "power golds-allure at A6", effects=weak, options=sets)
    here.answer("push town*1 A5")
    assert (here.land("A6"), here.land("A5"), here.fear()) == ({}, {"town*1": 1}, 2)


def test_ravages_and_damage_of_nobody_are_real() -> None:
    here = bringer({"A5": {"dahan": 2, "explorer": 2}}, "ravage A5")
    assert here.land("A5") == {"dahan": 1, "blight": 1}
    plain = bringer({"A5": {"town": 1}}, "damage 2 A5")
    assert (plain.land("A5"), plain.fear()) == ({}, 1)


def test_blight_of_its_powers_destroys_only_its_own_presence() -> None:
    lands = {"A5": {"presence": {"P1": 1, "P2": 1}}}
    here = island(
        lands,
        "power land-of-haunts-and-embers at A5 by P1",
        spirits=[BRINGER, RIVER],
        boards="AB",
    )
    assert here.land("A5") == {"blight": 1, "presence": {1: 1}}
    river = island(
        lands,
        "power land-of-haunts-and-embers at A5 by P2",
        spirits=[BRINGER, RIVER],
        boards="AB",
    )
    assert river.land("A5") == {"blight": 1}


def test_invaders_pushed_into_the_sea_dream_of_drowning() -> None:
    here = with_ocean({"A1": {"town": 1}}, "power wash-away at A1 by P1")
    here.answer("push town A0", "push town A3")
    assert (here.land("A0"), here.land("A3")) == ({"presence": {1: 1}}, {"town": 1})
    assert (here.fear(), here.seat(1).drowned) == (2, 0)


@pytest.mark.rule("SI-20.27")
def test_who_died_already_only_swims_ashore() -> None:
    here = with_ocean({"A1": {"town": 1}}, "power predatory-nightmares at A1 by P1")
    here.answer("push town A0", "push town A2")
    assert (here.land("A2"), here.fear()) == ({"town": 1}, 2)


def test_dahan_in_the_sea_come_ashore() -> None:
    here = with_ocean({"A1": {"dahan": 1}}, "power call-to-migrate at A1 by P1")
    here.answer("push dahan A0", "push dahan A2")
    assert (here.land("A2"), here.land("A0")) == ({"dahan": 1}, {"presence": {1: 1}})


# -- innate powers ---------------------------------------------------------------------------------


def test_spirits_may_yet_dream_shows_a_card_of_the_deck() -> None:
    here = bringer({}, "power spirits-may-yet-dream", elements="2 moon 2 air")
    assert here.options() == [f"show deck {n + 1}" for n in range(9)]
    third = here.pile("fear_deck")[2]
    here.answer("show deck 3")
    assert (here.table.shown, here.pile("fear_deck")[2]) == ([third], third)


def test_spirits_may_yet_dream_shows_an_earned_card_until_it_is_resolved() -> None:
    here = bringer({}, "fear 4", "power spirits-may-yet-dream", elements="2 moon 2 air")
    earned = here.pile("earned")
    here.answer("show earned 1")
    assert here.table.shown == earned
    again = bringer(
        {},
        "fear 4",
        "power spirits-may-yet-dream",
        "power spirits-may-yet-dream",
        elements="2 moon 2 air",
    )
    again.answer("show earned 1")
    assert "show earned 1" not in again.options()  # it lies face up already
    assert len(again.options()) == 8


def test_spirits_may_yet_dream_gives_an_element_that_is_there() -> None:
    here = island(
        {},
        "power spirits-may-yet-dream",
        spirits=[BRINGER, RIVER],
        boards="AB",
        seats={
            "P1": {"elements": {"moon": 3}},
            "P2": {"elements": {"sun": 1, "water": 2}},
        },
    )
    here.answer("target P2")
    assert (here.asked(), here.options()) == ([1], ["element sun", "element water"])
    here.answer("element water")
    assert elements_of(here.table, 1)[4] == 3
    assert here.table.shown == []  # the first level needs air as well


def test_spirits_may_yet_dream_with_both_levels() -> None:
    here = bringer({}, "power spirits-may-yet-dream", elements="3 moon 2 air")
    here.answer("show deck 1", "element air")
    assert elements_of(here.table, 0)[3] == 3
    assert len(here.table.shown) == 1


@pytest.mark.parametrize(
    ("elements", "fear"),
    [
        ("1 moon", 0),
        ("1 moon 1 air", 1),
        ("2 moon 1 air 1 animal", 2),
        ("3 moon 2 air 1 animal", 3),
        ("3 moon 2 air", 1),
    ],
)
def test_night_terrors_by_level(elements: str, fear: int) -> None:
    here = bringer({"A5": {"explorer": 1}}, "power night-terrors at A5", elements=elements)
    assert here.fear() == fear


def test_night_terrors_need_invaders_where_you_are() -> None:
    here = bringer({"A5": {"presence": {"P1": 1}}, "A7": {"town": 1, "presence": {"P1": 1}}})
    assert targets(here, "night-terrors") == ["A7"]


# -- unique powers ---------------------------------------------------------------------------------


def test_call_on_midnights_dream_frightens() -> None:
    lands = {"A5": {"explorer": 1, "dahan": 1}}
    here = bringer(lands, MIDNIGHT)
    assert here.options() == ["option gain-major", "option fear"]
    here.answer("option fear")
    assert here.fear() == 2
    nothing = bringer({"A5": {}}, MIDNIGHT)
    assert (nothing.fear(), len(nothing.seat().hand)) == (0, 4)


def test_call_on_midnights_dream_gains_a_major_power() -> None:
    here = bringer({"A5": {"dahan": 3}}, MIDNIGHT)
    drawn = here.options()
    assert len(drawn) == 4
    card = drawn[0].split(" ")[1]
    assert POWERS[card].deck == "major"
    here.answer(drawn[0], "forget dread-apparitions")
    assert (here.seat().energy, here.seat().played) == (0, [])
    assert card in here.seat().hand
    assert here.pile("removed") == ["dread-apparitions"]


def test_forgetting_midnights_dream_gives_energy_and_plays_the_card() -> None:
    played = {"played": ["call-on-midnights-dream"], "hand": [], "energy": 9}
    here = bringer({"A5": {"dahan": 3}}, MIDNIGHT, seats={"P1": played})
    card = here.options()[0].split(" ")[1]
    here.answer(f"take {card}", "forget call-on-midnights-dream", "yes")
    assert here.seat().energy == 9 + 3 - POWERS[card].cost
    assert (here.seat().played, here.seat().hand) == ([card], [])


def test_the_card_need_not_be_played_at_once() -> None:
    played = {"played": ["call-on-midnights-dream"], "hand": [], "energy": 9}
    here = bringer({"A5": {"dahan": 3}}, MIDNIGHT, seats={"P1": played})
    card = here.options()[0].split(" ")[1]
    here.answer(f"take {card}", "forget call-on-midnights-dream", "no")
    assert (here.seat().energy, here.seat().played, here.seat().hand) == (12, [], [card])


def test_the_card_cannot_be_played_without_its_cost() -> None:
    played = {"played": ["call-on-midnights-dream"], "hand": []}
    here = bringer({"A5": {"dahan": 1}}, MIDNIGHT, seats={"P1": played})
    card = here.options()[0].split(" ")[1]
    assert POWERS[card].cost > 1
    here.answer(f"take {card}", "forget call-on-midnights-dream")
    assert (here.seat().energy, here.seat().played, here.seat().hand) == (1, [], [card])


def test_dread_apparitions_defend_by_the_fear_of_powers_there() -> None:
    here = bringer({"A5": {"town": 1}}, "power dread-apparitions at A5")
    assert (here.fear(), defence(here.table, 5)) == (1, 1)
    lands = {"A5": {"town": 1, "explorer": 1}, "A6": {"explorer": 1}}
    more = bringer(
        lands,
        "power dread-apparitions at A5",
        "power voice-of-thunder at A5",
        "power voice-of-thunder at A6",
        "fear 2",
    )
    more.answer("option fear", "option fear")
    assert (more.fear(), defence(more.table, 5), defence(more.table, 6)) == (7, 3, 0)


def test_dread_apparitions_count_dreams_but_no_real_destruction() -> None:
    dreamt = bringer({"A5": {"town": 1}}, "power dread-apparitions at A5", NIGHTMARES)
    dreamt.answer("push town A4")
    assert (dreamt.fear(), defence(dreamt.table, 5)) == (3, 3)
    real = island(
        {"A5": {"town": 1, "city": 1}},
        "power dread-apparitions at A5 by P1",
        "power flash-floods at A5 by P2",
        "power flash-floods at A5 by P2",
        spirits=[BRINGER, RIVER],
        boards="AB",
    )
    real.answer("damage town", "damage town-1")
    assert real.land("A5") == {"city": 1}
    assert (real.fear(), defence(real.table, 5)) == (2, 1)


def test_dreams_of_the_dahan_gather_or_frighten() -> None:
    lands = {"A5": {"town": 1, "dahan": 2}, "A4": {"dahan": 3}}
    here = bringer(lands, "power dreams-of-the-dahan at A5")
    assert here.options() == ["option gather-dahan", "option fear"]
    here.answer("option gather-dahan", "gather dahan A4", "gather dahan A4")
    assert (here.land("A5"), here.fear()) == ({"town": 1, "dahan": 4}, 0)
    other = bringer(lands, "power dreams-of-the-dahan at A5").answer("option fear")
    assert (other.land("A5"), other.fear()) == ({"town": 1, "dahan": 2}, 2)
    many = bringer({"A5": {"city": 1, "dahan": 5}}, "power dreams-of-the-dahan at A5")
    assert many.answer("option fear").fear() == 3


def test_dreams_of_the_dahan_frighten_only_towns_and_cities() -> None:
    lands = {"A5": {"explorer": 1, "dahan": 2}, "A4": {"dahan": 1}}
    here = bringer(lands, "power dreams-of-the-dahan at A5")
    assert here.options() == ["gather dahan A4", "stop"]


def test_predatory_nightmares_push_up_to_two_dahan() -> None:
    lands = {"A5": {"explorer": 1, "dahan": 3}}
    here = bringer(lands, NIGHTMARES).answer("push explorer A4", "push dahan A6", "push dahan A6")
    assert (here.land("A5"), here.land("A6")) == ({"dahan": 1}, {"dahan": 2})
    stay = bringer(lands, NIGHTMARES).answer("push explorer A4", "stop")
    assert stay.land("A5") == {"dahan": 3}
