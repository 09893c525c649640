"""Volcano Looming High: panel, special rules, innate and unique powers."""

from __future__ import annotations

from typing import Any

import pytest

from loci.games.spirit_island.rules.act import EVENT, POWER, Act
from loci.games.spirit_island.rules.invaders.blight import choose_to_lose
from loci.games.spirit_island.rules.island.presence import lands_for_presence
from loci.games.spirit_island.rules.powers.targeting import lands_in_text_range
from loci.games.spirit_island.state.registry import SPIRITS
from tests.spirit_island.spirits import (
    alone,
    frame,
    growth,
    income,
    lands_to_grow,
    pair,
    panel,
    plays,
    presence,
    printed,
    started,
    thresholds,
)
from tests.spirit_island.start import carry_out
from tests.spirit_island.tables import OCEAN, RIVER, Island, targets

VOLCANO = "volcano-looming-high"
ERUPT = "power explosive-eruption at A6"
FURNACE = "power powered-by-the-furnace-of-the-earth at A6"


def volcano(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    """At home in A6, a mountain beside A1, A5 and A8, unless the lands say otherwise."""
    return alone(VOLCANO, lands, *steps, **keys)


def at(number: int, **pieces: int) -> dict[str, Any]:
    return {**pieces, "presence": {"P1": number}}


# -- the panel -------------------------------------------------------------------------------------


def test_the_panel() -> None:
    assert panel(VOLCANO) == ("1 2 earth 3 4 5", "1 fire earth 2 air 3 fire 4")
    assert growth(VOLCANO) == [
        ["reclaim-all", "gain-power", "energy-3"],
        ["presence-0", "presence-0"],
        ["gain-power", "presence-4", "plays-1", "energy-2"],
    ]
    assert frame(VOLCANO) == (1, "moderate", "jagged-earth")


def test_the_headers() -> None:
    exaltation = (1, "fast", "moon fire earth", "", "another-spirit")
    assert printed("exaltation-of-molten-stone") == exaltation
    assert printed("lava-flows") == (1, "slow", "fire earth", "presence 1", "any-land")
    bombardment = (3, "fast", "fire air earth", "sacred 2", "any-land")
    assert printed("pyroclastic-bombardment") == bombardment
    assert printed("rain-of-ash") == (2, "slow", "fire air earth", "presence 1", "any-land")
    eruption, furnace = SPIRITS[VOLCANO].innates
    assert printed(eruption) == (0, "fast", "", "presence 0", "any-land")
    assert printed(furnace) == (0, "slow", "", "presence 0", "any-land")
    levels = ("2 fire 2 earth", "3 fire 3 earth", "4 fire 2 air 4 earth", "5 fire 3 air 5 earth")
    assert thresholds(eruption, *levels)
    assert thresholds(furnace, "3 earth", "3 fire 2 energy", "4 fire 4 earth", "5 fire")


def test_set_up_in_a_mountain_of_choice() -> None:
    here = started(VOLCANO, "A")
    assert here.options() == ["place A1", "place A6"]
    here.answer("place A6")
    assert here.options() == ["push dahan A1", "push dahan A5", "push dahan A8"]
    here.answer("push dahan A5")
    assert presence(here) == {"A6": 1}
    assert here.land("A6")["badlands"] == 1
    assert ("dahan" in here.land("A6"), here.land("A5")["dahan"]) == (False, 1)


# -- growth and tracks -----------------------------------------------------------------------------


def test_growth_reclaims_gains_and_pays() -> None:
    seats = {"P1": {"discard": ["lava-flows"], "energy": 0}}
    here = volcano({}, "growth 1", seats=seats).answer("reclaim-all 1", "energy-3 2")
    assert (here.seat().energy, here.prompt()) == (3, "ask-deck")  # which is all that is left
    assert here.seat().hand.count("lava-flows") == 1


def test_growth_where_it_is() -> None:
    here = volcano({}, "growth 2").answer("presence energy A6", "presence plays A6")
    assert here.land("A6") == {"presence": {0: 3}}


def test_growth_far_away_goes_to_mountains_only() -> None:
    here = volcano({}, "growth 3", seats={"P1": {"energy": 0}})
    here.answer("plays-1 3", "energy-2 3", "presence-4 2")
    assert lands_to_grow(here) == {"A1", "A6"}
    assert (here.seat().energy, here.seat().bonus_plays) == (2, 1)


@pytest.mark.parametrize(
    ("shown", "energy", "elements"),
    [
        *[(1, 1, {}), (2, 2, {}), (3, 2, {"earth": 1}), (4, 3, {"earth": 1})],
        *[(5, 4, {"earth": 1}), (6, 5, {"earth": 1})],
    ],
)
def test_the_energy_track(shown: int, energy: int, elements: dict[str, int]) -> None:
    assert income(VOLCANO, shown) == (energy, elements)


@pytest.mark.parametrize(
    ("shown", "number"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4)]
)
def test_the_card_play_track(shown: int, number: int) -> None:
    assert plays(VOLCANO, shown) == (number, False)


# -- special rules ---------------------------------------------------------------------------------


def test_no_power_puts_it_outside_the_mountains() -> None:
    here = volcano({})
    names = here.table.island.names
    every = lands_for_presence(here.table, 0, here.table.island.lands)
    assert [names[land] for land in every] == ["A1", "A6"]
    sea = pair(VOLCANO, OCEAN, {"A6": at(1), "A7": {}, "A0": {"presence": {"P2": 1}}})
    ocean = sea.table.island.numbers["A0"]
    assert lands_for_presence(sea.table, 0, [ocean]) == []  # though it is in play
    assert lands_for_presence(sea.table, 1, [ocean]) == [ocean]


def test_a_blast_hurts_invaders_and_dahan() -> None:
    lands = {"A6": at(2, explorer=1, dahan=1)}
    here = volcano(lands)
    act = Act(here.table, EVENT)
    home = here.table.island.numbers["A6"]
    answers = ("destroy-presence A6", "damage explorer", "damage dahan")
    carry_out(choose_to_lose(act, 0, [home]), *answers)
    assert here.land("A6") == {"dahan-1": 1, "presence": {0: 1}}


@pytest.mark.rule("SX-35.22")
def test_a_blast_during_a_ravage() -> None:
    """The blight destroys presence at once, before the dahan are struck."""
    here = volcano({"A6": at(2, town=2, dahan=3)}, "ravage A6").answer("damage town-1")
    left = {"town-1": 1, "dahan-1": 1, "blight": 1, "presence": {0: 1}}
    assert here.land("A6") == left  # 1 and 4 damage to the dahan, of whom one strikes back


def test_blight_elsewhere_makes_no_blast() -> None:
    here = volcano({"A5": {"explorer": 1}}, "add 1 blight A5")
    assert here.land("A5") == {"explorer": 1, "blight": 1}


def test_peaks_reach_farther_with_cards_only() -> None:
    low = volcano({"A6": at(2)})
    assert targets(low, "lava-flows") == ["A1", "A5", "A6", "A8"]
    high = volcano({"A6": at(3)})
    assert targets(high, "lava-flows") == ["A1", "A2", "A4", "A5", "A6", "A7", "A8"]
    assert targets(high, "explosive-eruption") == ["A6"]
    both = volcano({"A6": at(3), "A1": at(1)})
    assert "A3" not in targets(both, "lava-flows")  # within 2 of A1 alone


@pytest.mark.rule("SX-51.11")
def test_peaks_lengthen_the_ranges_that_a_card_names() -> None:
    for number, names in ((2, "A1 A4 A5 A6 A7 A8"), (3, "A1 A2 A3 A4 A5 A6 A7 A8")):
        here = volcano({"A6": at(number)})
        lands = here.table.island
        act = Act(here.table, POWER, 0, lands.numbers["A5"], "utter-a-curse-of-dread-and-bone")
        reached = lands_in_text_range(act, [act.land], 1)
        assert [lands.names[land] for land in reached] == names.split()


# -- Explosive Eruption ----------------------------------------------------------------------------


@pytest.mark.rule("SX-33.28", "SX-35.21")
def test_an_eruption_needs_no_level() -> None:
    here = volcano({"A6": at(3, town=1, dahan=1)}, phase="fast")
    assert "use explosive-eruption" in here.options()
    here.answer("use explosive-eruption", "sacrifice 2")
    assert here.land("A6") == {"presence": {0: 1}}
    assert here.seat().destroyed == 2


def test_it_destroys_at_least_one() -> None:
    here = volcano({"A6": at(3)}, ERUPT)
    assert here.options() == ["sacrifice 1", "sacrifice 2", "sacrifice 3"]


@pytest.mark.parametrize(
    ("number", "hurt"), [(1, {"city": 1, "dahan": 1}), (2, {"city-2": 1}), (3, {})]
)
def test_the_first_level_strikes_one_land(number: int, hurt: dict[str, int]) -> None:
    lands = {"A6": at(4), "A5": {"city": 1, "dahan": 1}}
    here = volcano(lands, ERUPT, elements="2 fire 2 earth").answer(f"sacrifice {number}")
    if number > 1:
        assert here.options() == ["land A1", "land A5", "land A6", "land A8"]
        here.answer("land A5")
    assert here.land("A5") == hurt


@pytest.mark.parametrize(("number", "fear"), [(3, 0), (4, 4), (5, 5)])
def test_the_second_level_frightens(number: int, fear: int) -> None:
    here = volcano({"A6": at(6)}, ERUPT, elements="3 fire 3 earth").answer(f"sacrifice {number}")
    here.answer("land A1")
    assert here.fear() == fear


def test_the_third_level_burns_the_lands_around() -> None:
    lands = {"A6": at(7), "A5": {"city": 1, "dahan": 2}, "A8": {"town": 2}, "A7": {"town": 1}}
    here = volcano(lands, ERUPT, elements="4 fire 2 air 4 earth")
    here.answer("sacrifice 6", "land A1")
    assert here.lands("A5", "A8", "A7") == [{}, {}, {"town": 1}]
    assert here.land("A6") == {"blight": 1, "presence": {0: 1}}  # which is spared
    few = volcano(lands, ERUPT, elements="4 fire 2 air 4 earth").answer("sacrifice 5", "land A1")
    assert few.land("A8") == {"town": 2}


def test_the_fourth_level_burns_farther() -> None:
    lands = {
        "A6": at(11),
        "A5": {"city": 2, "dahan": 1, "blight": 1},
        "A7": {"city": 1},
        "A3": {"city": 1},
    }
    here = volcano(lands, ERUPT, elements="5 fire 3 air 5 earth")
    here.answer("sacrifice 10", "land A1")
    while here.prompt() == "ask-damage":
        here.answer(here.options()[0])
    assert here.land("A5") == {"blight": 1}  # 4 and 4 damage; it had blight
    assert here.lands("A1", "A8") == [{"blight": 1}, {"blight": 1}]
    assert here.lands("A7", "A3") == [{}, {"city": 1}]


@pytest.mark.rule("SX-35.22")
def test_blight_of_an_eruption_that_destroys_presence_elsewhere_makes_a_blast_there() -> None:
    """The blight of the third level spares its presence, but not where it cascades to."""
    lands = {"A6": at(7, blight=1), "A1": at(2, city=2, dahan=3), "A3": {"city": 1}, "A8": {}}
    here = volcano(lands, ERUPT, elements="4 fire 2 air 4 earth").answer("sacrifice 6", "land A5")
    here.answer("damage city", "damage city-1", "damage dahan", "damage dahan")
    assert here.land("A1") == {"city-2": 2, "dahan-1": 2, "presence": {0: 2}}
    here.answer("cascade A1")
    assert here.land("A1") == {"city-2": 1, "dahan-1": 1, "blight": 1, "presence": {0: 1}}


@pytest.mark.rule("SX-35.20")
def test_presence_that_is_saved_does_not_count() -> None:
    effects = [{"kind": "forms-dart-by", "land": "A6", "seat": "P1"}]
    lands = {"A6": at(3, town=1)}
    here = volcano(lands, ERUPT, effects=effects, elements="2 fire 2 earth")
    here.answer("sacrifice 2", "push-presence A1", "stop")
    assert here.land("A1") == {"presence": {0: 1}}
    assert here.land("A6") == {"town-1": 1, "presence": {0: 1}}  # one was destroyed, level 1 not


# -- Powered by the Furnace of the Earth -----------------------------------------------------------


def test_the_furnace_restores_presence() -> None:
    here = volcano({}, FURNACE, elements="3 earth", seats={"P1": {"destroyed": 2}})
    assert (here.land("A6"), here.seat().destroyed) == ({"presence": {0: 2}}, 1)
    none = volcano({}, FURNACE, elements="3 earth")
    assert none.land("A6") == {"presence": {0: 1}}


@pytest.mark.rule("SX-15.14")
def test_the_furnace_sells_a_card() -> None:
    seats: dict[str, Any] = {"P1": {"energy": 2}}
    here = volcano({}, phase="slow", elements="3 fire", seats=seats)
    here.answer("use powered-by-the-furnace-of-the-earth 2")
    assert (here.seat().energy, here.prompt()) == (0, "ask-deck")
    poor = volcano({}, phase="slow", elements="3 fire", seats={"P1": {"energy": 1, "ready": 0}})
    assert not [line for line in poor.options() if line.startswith("use powered")]


def test_the_furnace_draws_presence_in() -> None:
    lands = {"A1": at(3)}
    here = volcano(lands, FURNACE, elements="4 fire 4 earth", seats={"P1": {"energy": 0}})
    here.answer("gather-presence A1", "gather-presence A1")
    assert here.lands("A1", "A6") == [{"presence": {0: 1}}, {"presence": {0: 3}}]


def test_the_furnace_returns_presence_to_tracks() -> None:
    seats = {"P1": {"destroyed": 3, "energy_track": 2, "plays_track": 2, "energy": 0}}
    here = volcano({}, FURNACE, elements="5 fire", seats=seats)
    here.answer("return energy", "return plays")
    assert (here.seat().destroyed, here.seat().shown) == (1, (1, 1))


# -- unique powers ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("fire", "mine", "yours"), [(2, 1, 1), (3, 1, 2)])
def test_exaltation_shares_energy(fire: int, mine: int, yours: int) -> None:
    lands = {"A7": {}, "A6": at(1), "B7": {"presence": {"P2": 1}}}
    seats: dict[str, Any] = {"P1": {"energy": 0, "elements": {"fire": fire}}, "P2": {"energy": 0}}
    step = "power exaltation-of-molten-stone at P2"
    here = pair(VOLCANO, RIVER, lands, step, seats=seats)
    if fire % 2:
        here.answer("target P2")
    assert (here.seat().energy, here.seat(1).energy) == (mine, yours)
    assert targets(here, "boon-of-vigor", seat=1) == []
    reach = targets(here, "flash-floods", seat=1)  # from B7, a mountain: 1 and 1 more
    assert {"B1", "B3"} <= set(reach)
    plain = pair(VOLCANO, RIVER, lands)
    assert "B1" not in targets(plain, "flash-floods", seat=1)


def test_exaltation_alone() -> None:
    step = "power exaltation-of-molten-stone at P1"
    here = volcano({}, step, elements="3 fire", seats={"P1": {"energy": 0}})
    assert here.seat().energy == 3


def test_lava_flows() -> None:
    step = "power lava-flows at A5"
    lands = {"A5": {"explorer": 1}}
    added = volcano(lands, step).answer("option add-badlands-wilds").land("A5")
    assert added == {"explorer": 1, "badlands": 1, "wilds": 1}
    assert volcano(lands, step).answer("option damage").land("A5") == {}


def test_pyroclastic_bombardment() -> None:
    lands = {"A6": at(2), "A5": {"town": 1, "city": 1, "explorer": 2, "dahan": 2}}
    here = volcano(lands, "power pyroclastic-bombardment at A5")
    here.answer("damage explorer")
    assert here.land("A5") == {"explorer": 1, "town-1": 1, "city-1": 1, "dahan-1": 1}
    assert targets(volcano({}), "pyroclastic-bombardment") == []


@pytest.mark.rule("SX-6.6")
def test_badlands_add_to_the_bombardment_once() -> None:
    lands = {"A6": at(2), "A5": {"city": 1, "explorer": 1, "badlands": 1}}
    here = volcano(lands, "power pyroclastic-bombardment at A5")
    here.answer("yes")  # to the damage to each building
    here.answer("damage explorer")
    assert here.land("A5") == {"city-2": 1, "badlands": 1}
    later = volcano(lands, "power pyroclastic-bombardment at A5").answer("no")
    later.answer("damage explorer")
    assert later.land("A5") == {"city-2": 1, "badlands": 1}  # 1, then 1 and 1


def test_rain_of_ash() -> None:
    lands = {"A5": {"town": 1, "explorer": 1, "dahan": 2, "city": 1}, "A1": at(1)}
    here = volcano(lands, "power rain-of-ash at A5")
    assert {line.split()[-1] for line in here.options()} == {"A4", "A7", "A8"}
    here.answer("push dahan A4", "push dahan A7", "push explorer A4", "push town A4")
    assert (here.land("A5"), here.fear()) == ({"city": 1}, 2)
    assert volcano({"A5": {"dahan": 1}}, "power rain-of-ash at A5").fear() == 0
