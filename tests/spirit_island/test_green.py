"""A Spread of Rampant Green: panel, special rules, innate and unique powers."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.state.registry import SPIRITS
from tests.spirit_island.spirits import GREEN, alone, growth, panel, printed, started, thresholds
from tests.spirit_island.tables import OCEAN, RIVER, Island, island, targets

CREEPERS = "power creepers-tear-into-mortar at A5"
ENVELOPING = "power all-enveloping-green at A5"


def green(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    return alone(GREEN, lands, *steps, **keys)


# -- the panel -------------------------------------------------------------------------------------


def test_the_panel() -> None:
    assert panel(GREEN) == ("0 1 plant 2 2 plant 3", "1 1 2 2 3 4")
    assert growth(GREEN) == [
        ["reclaim-all", "gain-power"],
        ["presence-1", "plays-1"],
        ["gain-power", "energy-3"],
    ]
    assert [action.word for action in SPIRITS[GREEN].always] == ["presence-2-jungle-wetland"]
    assert SPIRITS[GREEN].complexity == "moderate"


def test_the_headers() -> None:
    fields, stem = "fields-choked-with-growth", "stem-the-flow-of-fresh-water"
    assert printed(fields) == (0, "slow", "sun water plant", "presence 1", "any-land")
    assert printed("gift-of-proliferation") == (1, "fast", "moon plant", "", "another-spirit")
    assert printed("overgrow-in-a-night") == (2, "fast", "moon plant", "presence 1", "any-land")
    assert printed(stem) == (0, "slow", "water plant", "sacred 1", "any-land")
    assert printed("creepers-tear-into-mortar") == (0, "slow", "", "presence 0", "any-land")
    assert printed("all-enveloping-green") == (0, "fast", "", "sacred 1", "any-land")
    creepers = ("1 moon 2 plant", "2 moon 3 plant", "3 moon 4 plant")
    assert thresholds("creepers-tear-into-mortar", *creepers)
    green_levels = ("1 water 3 plant", "2 water 4 plant", "3 water 1 earth 5 plant")
    assert thresholds("all-enveloping-green", *green_levels)


@pytest.mark.rule("SI-2.22")
@pytest.mark.parametrize(
    ("board", "lands"),
    [("A", ["A5", "A8"]), ("B", ["B6", "B4"]), ("C", ["C8", "C4"]), ("D", ["D3", "D6"])],
)
def test_set_up_in_a_wetland_and_a_jungle_without_dahan(board: str, lands: list[str]) -> None:
    here = started(GREEN, board)
    assert [here.land(name)["presence"] for name in lands] == [{0: 1}, {0: 1}]
    assert sum(here.seat().presence) == 2


def test_two_jungles_without_dahan_leave_the_choice() -> None:
    here = green({"A7": {}})
    placing = SPIRITS[GREEN].place(here.table, 0)
    assert [move.text() for move in next(placing).moves] == ["place A3", "place A8"]


def test_every_growth_adds_a_presence_in_jungle_or_wetland() -> None:
    here = green({}, "growth 3")
    assert here.options() == ["gain-power 1", "energy-3 2", "presence-2-jungle-wetland 3"]
    here.answer("presence-2-jungle-wetland 3")
    reached = {line.split(" ")[2] for line in here.options()}
    assert reached == {"A5", "A8"}  # A2 and A3 are farther off
    here.answer("presence plays A8", "energy-3 2")
    assert here.seat().energy == 3
    assert here.land("A8") == {"city": 1, "presence": {0: 1}}


def test_the_second_growth_gives_a_card_play_for_the_turn() -> None:
    here = green({}, "growth 2").answer("plays-1 2", "presence-1 1", "presence energy A7")
    here.answer("presence energy A5")
    assert (here.seat().bonus_plays, here.seat().energy_shown) == (1, 3)


# -- special rules ---------------------------------------------------------------------------------


def test_a_sacred_site_may_stop_a_ravage() -> None:
    lands = {"A5": {"city": 1, "dahan": 1, "presence": {"P1": 2}}}
    here = green(lands, "ravage A5")
    assert (here.prompt(), here.options()) == ("ask-choke-ravage", ["yes", "no"])
    here.answer("yes")
    assert here.land("A5") == {"city": 1, "dahan": 1, "presence": {0: 1}}
    assert here.seat().destroyed == 1
    let = green(lands, "ravage A5").answer("no")
    assert let.land("A5") == {"city": 1, "blight": 1, "presence": {0: 1}}


def test_a_sacred_site_may_stop_a_build() -> None:
    lands = {"A5": {"explorer": 1, "presence": {"P1": 2}}}
    here = green(lands, "build A5")
    assert here.prompt() == "ask-choke-build"
    here.answer("yes")
    assert here.land("A5") == {"explorer": 1, "presence": {0: 1}}
    let = green(lands, "build A5").answer("no")
    assert let.land("A5") == {"explorer": 1, "town": 1, "presence": {0: 2}}


def test_no_sacred_site_and_no_explore_can_be_choked() -> None:
    alone = green({"A5": {"city": 1, "presence": {"P1": 1}}}, "build A5")
    assert alone.land("A5") == {"city": 1, "town": 1, "presence": {0: 1}}
    explored = green({"A5": {"town": 1, "presence": {"P1": 2}}}, "explore A5")
    assert explored.land("A5") == {"explorer": 1, "town": 1, "presence": {0: 2}}


def test_an_action_stopped_already_is_not_choked_as_well() -> None:
    lands = {"A5": {"explorer": 1, "presence": {"P1": 2}}}
    here = green(lands, "power a-year-of-perfect-stillness at A5", "build A5")
    assert here.land("A5") == {"explorer": 1, "presence": {0: 2}}
    assert here.seat().destroyed == 0


def test_growth_may_add_destroyed_presence_for_nothing() -> None:
    here = green({}, "growth 2", seats={"P1": {"destroyed": 1}})
    here.answer("plays-1 2", "presence-1 1")
    assert "presence destroyed A5" in here.options()
    here.answer("presence destroyed A5")
    seat = here.seat()
    assert (seat.destroyed, seat.energy, seat.energy_shown, seat.plays_shown) == (0, 0, 1, 1)
    assert not [line for line in here.options() if "destroyed" in line]  # there was only one


def test_destroyed_presence_costs_energy_on_a_blighted_island() -> None:
    blighted = {"blighted": True, "blight_pool": 4}
    paid = green({}, "growth 2", seats={"P1": {"destroyed": 2, "energy": 1}}, **blighted)
    paid.answer("plays-1 2", "presence-1 1", "presence destroyed A5")
    assert (paid.seat().destroyed, paid.seat().energy) == (1, 0)
    assert not [line for line in paid.options() if "destroyed" in line]
    poor = green({}, "growth 2", seats={"P1": {"destroyed": 2}}, **blighted)
    poor.answer("plays-1 2", "presence-1 1")
    assert "presence energy A5" in poor.options()
    assert not [line for line in poor.options() if "destroyed" in line]


# -- innate powers ---------------------------------------------------------------------------------


def test_creepers_tear_into_mortar_once() -> None:
    lands = {"A5": {"town": 1, "city": 1, "explorer": 1}}
    here = green(lands, CREEPERS, elements="1 moon 2 plant")
    assert here.options() == ["damage town", "damage city"]
    here.answer("damage city")
    assert here.land("A5") == {"town": 1, "city-1": 1, "explorer": 1}


@pytest.mark.rule("SI-23.3")
def test_creepers_tear_into_mortar_again_and_again() -> None:
    lands = {
        "A5": {"town": 1, "presence": {"P1": 1}},
        "A6": {"city": 1, "presence": {"P1": 1}},
        "A7": {},
    }
    twice = green(lands, CREEPERS, elements="2 moon 3 plant")
    assert twice.options() == ["target A5", "target A6", "stop"]
    twice.answer("target A5")
    assert (twice.land("A5"), twice.fear()) == ({"presence": {0: 1}}, 1)
    assert twice.prompt() == "ask-growth"
    thrice = green(lands, CREEPERS, elements="3 moon 4 plant").answer("target A6", "target A6")
    assert thrice.land("A5") == {"town-1": 1, "presence": {0: 1}}
    assert thrice.land("A6") == {"city-2": 1, "presence": {0: 1}}


def test_creepers_tear_into_mortar_find_only_buildings() -> None:
    here = green({"A5": {"explorer": 2, "dahan": 1}}, CREEPERS, elements="1 moon 2 plant")
    assert here.land("A5") == {"explorer": 2, "dahan": 1}
    none = green({"A5": {"town": 1}}, CREEPERS, elements="2 plant")
    assert none.land("A5") == {"town": 1}


@pytest.mark.parametrize(
    ("elements", "defence_there", "blight"),
    [
        ("2 plant 1 water", 0, 2),
        ("1 water 3 plant", 2, 2),
        ("2 water 4 plant", 4, 2),
        ("3 water 1 earth 5 plant", 4, 1),
    ],
)
def test_all_enveloping_green_by_level(elements: str, defence_there: int, blight: int) -> None:
    here = green({"A5": {"blight": 2}}, ENVELOPING, elements=elements)
    assert (here.defended("A5")[0], here.land("A5")["blight"]) == (defence_there, blight)


def test_all_enveloping_green_reaches_from_sacred_sites_only() -> None:
    here = green({"A7": {"presence": {"P1": 2}}, "A2": {"presence": {"P1": 1}}})
    assert targets(here, "all-enveloping-green") == ["A5", "A7", "A8"]


# -- unique powers ---------------------------------------------------------------------------------


def test_fields_choked_with_growth_push_a_town() -> None:
    lands = {"A5": {"town": 2, "dahan": 1}}
    here = green(lands, "power fields-choked-with-growth at A5")
    here.answer("option push-town", "push town A4")
    assert (here.land("A5"), here.land("A4")) == ({"town": 1, "dahan": 1}, {"town": 1})


def test_fields_choked_with_growth_push_all_of_three_dahan() -> None:
    here = green({"A5": {"dahan": 4}}, "power fields-choked-with-growth at A5")
    here.answer("option push-dahan", "push dahan A4")
    assert "stop" not in here.options()
    here.answer("push dahan A4", "push dahan A6")
    assert (here.land("A5"), here.land("A4")) == ({"dahan": 1}, {"dahan": 2})
    few = green({"A5": {"dahan": 1}}, "power fields-choked-with-growth at A5")
    few.answer("option push-dahan", "push dahan A4")
    assert few.land("A5") == {}


def test_gift_of_proliferation_lets_another_spirit_spread() -> None:
    here = island({}, "power gift-of-proliferation", spirits=[GREEN, RIVER], boards="AB")
    assert here.asked() == [1]
    assert "presence plays B4" in here.options()  # B4 is adjacent to B7
    assert "presence plays B3" not in here.options()
    here.answer("presence plays B4", seat=1)
    assert here.land("B4") == {"presence": {1: 1}}
    assert (here.seat(1).plays_shown, here.seat(0).plays_shown) == (2, 1)


@pytest.mark.rule("SI-29.2")
def test_gift_of_proliferation_alone_is_for_yourself_but_regenerates_nothing() -> None:
    here = green({}, "power gift-of-proliferation", seats={"P1": {"destroyed": 1}})
    assert not [line for line in here.options() if "destroyed" in line]
    here.answer("presence energy A8")
    assert here.land("A8") == {"city": 1, "presence": {0: 1}}


def test_gift_of_proliferation_never_leads_the_ocean_inland() -> None:
    lands = {"B2": {"presence": {"P2": 1}}, "B7": {}}
    here = island(lands, "power gift-of-proliferation", spirits=[GREEN, OCEAN], boards="AB")
    reached = {line.split(" ")[2] for line in here.options(1)}
    assert reached == {"B0", "B1", "B2", "B3"}


def test_overgrow_in_a_night_adds_presence() -> None:
    here = green({"A5": {"explorer": 1}}, "power overgrow-in-a-night at A5")
    here.answer("presence energy A5")  # without presence there is nothing to choose
    assert here.land("A5") == {"explorer": 1, "presence": {0: 1}}
    assert (here.seat().energy_shown, here.fear()) == (2, 0)


def test_overgrow_in_a_night_frightens_where_both_are() -> None:
    lands = {"A5": {"explorer": 1, "presence": {"P1": 1}}}
    here = green(lands, "power overgrow-in-a-night at A5")
    assert here.options() == ["option add-presence", "option fear"]
    here.answer("option fear")
    assert (here.fear(), here.land("A5")) == (3, {"explorer": 1, "presence": {0: 1}})
    empty = green({"A5": {"presence": {"P1": 1}}}, "power overgrow-in-a-night at A5")
    assert empty.prompt() == "ask-presence"


def test_overgrow_in_a_night_reaches_an_ocean_in_play() -> None:
    lands = {"A0": {"presence": {"P2": 1}}, "A1": {"presence": {"P1": 1}}, "B7": {}}
    here = island(
        lands, "power overgrow-in-a-night at A0 by P1", spirits=[GREEN, OCEAN], boards="AB"
    )
    here.answer("presence plays A0")
    assert here.land("A0") == {"presence": {0: 1, 1: 1}}


def test_stem_the_flow_of_fresh_water_by_terrain() -> None:
    there = {"town": 2, "city": 1, "explorer": 1}
    sands = green({"A4": there}, "power stem-the-flow-of-fresh-water at A4")
    assert sands.land("A4") == {"town-1": 2, "city-1": 1, "explorer": 1}
    mountain = green({"A6": there}, "power stem-the-flow-of-fresh-water at A6")
    assert mountain.land("A6") == {"town-1": 2, "city-1": 1, "explorer": 1}
    wetland = green({"A5": there}, "power stem-the-flow-of-fresh-water at A5")
    wetland.answer("damage town")
    assert wetland.land("A5") == {"town": 1, "town-1": 1, "city": 1, "explorer": 1}


def test_stem_the_flow_of_fresh_water_finishes_the_hurt() -> None:
    here = green({"A4": {"town-1": 1, "town": 1}}, "power stem-the-flow-of-fresh-water at A4")
    assert (here.land("A4"), here.fear()) == ({"town-1": 1}, 1)
