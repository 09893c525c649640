"""Stone's Unyielding Defiance: panel, special rules, innate and unique powers."""

from __future__ import annotations

from typing import Any

import pytest

from loci.core.script import Script
from loci.games.spirit_island.rules.act import EVENT, Act
from loci.games.spirit_island.rules.invaders.blight import add_blight, choose_to_lose
from loci.games.spirit_island.rules.island.harm import destroy, remove
from loci.games.spirit_island.rules.island.movement import gather, push
from loci.games.spirit_island.rules.island.replacement import replace
from loci.games.spirit_island.rules.spirits.elements import free_elements
from loci.games.spirit_island.rules.spirits.keeping import kept_number
from loci.games.spirit_island.rules.spirits.tracks import card_plays
from loci.games.spirit_island.state.registry import SPIRITS
from loci.games.spirit_island.state.terms import BEASTS, DAHAN
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
from tests.spirit_island.tables import RIVER, Island, targets

STONE = "stones-unyielding-defiance"
HOLD = "power hold-the-island-fast-with-a-bulwark-of-will at P1"
BREAK = "power let-them-break-themselves-against-the-stone at A5"


def stone(lands: dict[str, Any], *steps: str, **keys: Any) -> Island:
    return alone(STONE, lands, *steps, **keys)


# -- the panel -------------------------------------------------------------------------------------


def test_the_panel() -> None:
    assert panel(STONE) == (
        "2 3 play 4 play 6 play",
        "1 earth earth earth+reclaim earth+any 2+earth",
    )
    assert growth(STONE) == [
        ["reclaim-all", "elements-earth-earth", "presence-3-mountain-own"],
        ["presence-2", "energy-3"],
        ["gain-power", "presence-1"],
    ]
    assert frame(STONE) == (1, "moderate", "jagged-earth")


def test_the_headers() -> None:
    shards = (0, "slow", "fire earth", "presence 1", "any-land")
    assert printed("jagged-shards-push-from-the-earth") == shards
    plows = (2, "slow", "earth", "presence 1", "any-land")
    assert printed("plows-shatter-on-rocky-ground") == plows
    assert printed("scarred-and-stony-land") == (2, "slow", "moon earth", "sacred 1", "blight")
    solidity = (1, "fast", "sun earth animal", "presence 1", "any-land")
    assert printed("stubborn-solidity") == solidity
    hold, against = SPIRITS[STONE].innates
    assert printed(hold) == (0, "fast", "", "", "yourself")
    assert printed(against) == (0, "fast", "", "presence 0", "any-land")
    assert thresholds(hold, "2 earth", "4 earth", "6 earth 1 plant")
    assert thresholds(against, "3 earth", "5 earth", "2 sun 7 earth")


@pytest.mark.parametrize(
    ("board", "lands"),
    [
        ("A", {"A1": 1, "A4": 1}),
        ("B", {"B2": 1, "B4": 1}),
        ("C", {"C7": 1, "C5": 1}),
        ("D", {"D8": 1, "D7": 1}),  # no blight beside it, but sands
        ("E", {"E2": 1, "E1": 1}),
        ("F", {"F4": 1, "F8": 1}),
    ],
)
def test_set_up(board: str, lands: dict[str, int]) -> None:
    here = started(STONE, board)
    assert presence(here) == lands


# -- growth and tracks -----------------------------------------------------------------------------


def test_the_first_option_gives_earth_for_the_turn() -> None:
    here = stone({}, "growth 1", seats={"P1": {"discard": ["stubborn-solidity"]}})
    here.answer("elements-earth-earth 2", "reclaim-all 1")
    assert lands_to_grow(here) == {"A1", "A6", "A7"}  # mountains within 3, and where it is
    here.answer("presence energy A1")
    assert here.seat().hand.count("stubborn-solidity") == 1
    assert here.seat().extra_elements[5] == 2


def test_the_second_option_gives_three_energy() -> None:
    here = stone({}, "growth 2", seats={"P1": {"energy": 0}}).answer("energy-3 2")
    assert lands_to_grow(here) == {"A1", "A4", "A5", "A6", "A7", "A8"}
    assert here.seat().energy == 3


def test_the_third_option_gains_a_card() -> None:
    here = stone({}, "growth 3").answer("gain-power 1", "gain minor")
    here.answer(here.options()[0])
    lands = lands_to_grow(here)
    assert (lands, len(here.seat().hand)) == ({"A5", "A7", "A8"}, 5)


@pytest.mark.parametrize(
    ("shown", "energy", "number"),
    [(1, 2, 1), (2, 3, 1), (3, 3, 2), (4, 4, 2), (5, 4, 3), (6, 6, 3), (7, 6, 4)],
)
def test_the_energy_track(shown: int, energy: int, number: int) -> None:
    here = stone({}, seats={"P1": {"energy_track": shown}})
    assert income(STONE, shown) == (energy, {})
    assert card_plays(here.table, 0) == number


@pytest.mark.parametrize(
    ("shown", "number", "back", "earth"),
    [
        *[(1, 1, False, 0), (2, 1, False, 1), (3, 1, False, 2)],
        *[(4, 1, True, 3), (5, 1, True, 4), (6, 2, True, 5)],
    ],
)
def test_the_card_play_track(shown: int, number: int, back: bool, earth: int) -> None:
    assert plays(STONE, shown) == (number, back)
    here = stone({}, seats={"P1": {"plays_track": shown}})
    spaces = SPIRITS[STONE].plays_track[:shown]
    assert sum(space.elements.count(5) for space in spaces) == earth
    assert free_elements(here.table, 0) == (1 if shown >= 5 else 0)


# -- Bestow the Endurance of Bedrock ---------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "before", "after"),
    [
        (1, 0, {"blight": 1, "presence": {0: 1, 1: 1}}),
        (2, 1, {"blight": 2, "presence": {0: 2, 1: 1}}),
        (3, 1, {"blight": 2, "presence": {0: 3, 1: 1}}),
    ],
)
def test_bedrock_bears_blight(own: int, before: int, after: dict[str, Any]) -> None:
    lands = {"A5": {"blight": before, "presence": {"P1": own, "P2": 1}}}
    here = pair(STONE, RIVER, lands, "add 1 blight A5")
    assert here.land("A5") == after


def test_too_much_blight_breaks_the_bedrock() -> None:
    lands = {"A5": {"blight": 1, "presence": {"P1": 1, "P2": 1}}}
    here = pair(STONE, RIVER, lands, "add 1 blight A5")
    assert here.prompt() == "ask-cascade"
    here.answer("cascade A4")
    assert here.lands("A4", "A5") == [{"blight": 1}, {"blight": 2}]


def test_no_bedrock_without_stone() -> None:
    here = pair(STONE, RIVER, {"A5": {"presence": {"P2": 1}}}, "add 1 blight A5")
    assert here.land("A5") == {"blight": 1}


# -- Deep Layers Exposed to the Surface ------------------------------------------------------------


def test_a_deep_layer_gives_a_minor_power_once() -> None:
    here = stone({}, "growth 2", seats={"P1": {"energy_track": 2}})
    here.answer("presence-2 1", "presence energy A7")
    assert here.prompt() == "ask-take"
    here.answer(here.options()[0])
    assert len(here.seat().hand) == 5
    assert kept_number(here.table, 0, SPIRITS[STONE].keeps[0]) == 1
    again = stone({}, "growth 2", seats={"P1": {"energy_track": 2, "layers": 1}})
    again.answer("presence-2 1", "presence energy A7")
    assert (len(again.seat().hand), again.prompt()) == (4, "ask-play")


@pytest.mark.parametrize(("shown", "layers"), [(4, 1), (6, 2)])
def test_the_other_deep_layers(shown: int, layers: int) -> None:
    seats = {"P1": {"energy_track": shown, "layers": layers}}
    here = stone({}, "growth 2", seats=seats).answer("presence-2 1", "presence energy A7")
    here.answer(here.options()[0])
    assert len(here.seat().hand) == 5
    assert kept_number(here.table, 0, SPIRITS[STONE].keeps[0]) == layers + 1


def test_other_spaces_give_no_card() -> None:
    here = stone({}, "growth 2").answer("presence-2 1", "presence energy A7")
    assert (len(here.seat().hand), here.seat().kept) == (4, {})
    there = stone({}, "growth 2").answer("presence-2 1", "presence plays A7")
    assert len(there.seat().hand) == 4


# -- Hold the Island Fast --------------------------------------------------------------------------


@pytest.mark.parametrize(("elements", "price"), [("2 earth", 2), ("4 earth", 1)])
def test_a_bulwark_brings_blight_from_the_box(elements: str, price: int) -> None:
    seats = {"P1": {"energy": 3}}
    here = stone({}, HOLD, "add 1 blight A7", elements=elements, seats=seats)
    pool = here.table.blight_pool
    assert here.prompt() == "ask-bulwark"
    here.answer("yes")
    assert (here.table.blight_pool, here.seat().energy) == (pool, 3 - price)
    assert here.land("A7") == {"blight": 1, "presence": {0: 1}}
    card = stone({}, HOLD, "add 1 blight A7", elements=elements, seats={"P1": {"energy": 3}})
    assert card.answer("no").table.blight_pool == pool - 1
    assert card.seat().energy == 3


def test_a_bulwark_wants_presence_and_energy() -> None:
    seats: dict[str, Any] = {"P1": {"energy": 3}}
    other = stone({}, HOLD, "add 1 blight A5", elements="2 earth", seats=seats)
    assert other.land("A5") == {"blight": 1}
    poor = stone({}, HOLD, "add 1 blight A7", elements="2 earth", seats={"P1": {"energy": 1}})
    assert (poor.land("A7")["blight"], poor.seat().energy) == (1, 1)


def test_a_cascade_is_paid_for_by_itself() -> None:
    lands = {"A7": {"blight": 1, "presence": {"P1": 1}}, "A5": {"presence": {"P1": 1}}}
    here = stone(lands, HOLD, "add 1 blight A7", elements="4 earth", seats={"P1": {"energy": 3}})
    here.answer("yes", "cascade A5", "yes")
    assert here.seat().energy == 1
    assert here.lands("A5", "A7") == [{"blight": 1, "presence": {0: 1}}, {"blight": 2}]


@pytest.mark.rule("SX-33.10", "SX-35.13", "SX-35.14")
def test_presence_is_held_fast_against_events() -> None:
    seats: dict[str, Any] = {"P1": {"energy": 2}}
    here = stone({}, HOLD, elements="6 earth 1 plant", seats=seats)
    act = Act(here.table, EVENT)
    land = here.table.island.numbers["A7"]
    carry_out(choose_to_lose(act, 0, [land]), "destroy-presence A7", "yes")
    assert (here.seat().energy, here.land("A7")) == (1, {"presence": {0: 1}})
    carry_out(choose_to_lose(act, 0, [land]), "destroy-presence A7", "no")
    assert here.seat().destroyed == 1


def test_presence_is_not_held_fast_against_blight_or_at_lower_levels() -> None:
    lands = {"A5": {"blight": 1, "presence": {"P1": 1}}}
    seats: dict[str, Any] = {"P1": {"energy": 1}}
    here = stone(lands, HOLD, elements="6 earth 1 plant", seats=seats)
    land = here.table.island.numbers["A5"]
    offered = carry_out(add_blight(Act(here.table, EVENT), land), "no", "cascade A4")
    assert (len(offered), here.land("A5")) == (2, {"blight": 2})
    low = stone({}, HOLD, elements="6 earth", seats={"P1": {"energy": 2}})
    home = low.table.island.numbers["A7"]
    carry_out(choose_to_lose(Act(low.table, EVENT), 0, [home]), "destroy-presence A7")
    assert low.seat().destroyed == 1


# -- Let Them Break Themselves ---------------------------------------------------------------------

BROKEN = {"A5": {"town": 3, "presence": {"P1": 1}}}  # 6 damage


@pytest.mark.rule("SX-35.15")
@pytest.mark.parametrize(
    ("elements", "left"), [("3 earth", {"town": 2}), ("5 earth", {"town-1": 1})]
)
def test_they_break_themselves_by_level(elements: str, left: dict[str, int]) -> None:
    """2 damage, or 2 and half of 6."""
    here = stone(BROKEN, BREAK, "ravage A5", elements=elements)
    while here.prompt() == "ask-damage":
        hurt = [line for line in here.options() if "-" in line]
        here.answer((hurt or here.options())[0])
    assert here.land("A5") == {**left, "blight": 1, "presence": {0: 1}}


@pytest.mark.rule("SX-35.15")
def test_badlands_add_once_to_a_retaliation() -> None:
    """EX-69."""
    lands = {"A5": {"city": 2, "badlands": 1, "presence": {"P1": 1}}}
    here = stone(lands, BREAK, "ravage A5", elements="5 earth")  # 2 + 3 + 1
    assert here.land("A5") == {"badlands": 1, "blight": 1, "presence": {0: 1}}


def test_nothing_breaks_where_the_land_is_not_hurt() -> None:
    defended = [{"kind": "defend", "land": "A5", "number": 6}]
    here = stone(BROKEN, BREAK, "ravage A5", elements="3 earth", effects=defended)
    assert here.land("A5")["town"] == 3
    elsewhere = stone({**BROKEN, "A4": {"town": 2}}, BREAK, "ravage A4", elements="3 earth")
    assert elsewhere.land("A4") == {"town": 2, "blight": 1}


def test_a_single_point_of_damage_is_enough() -> None:
    lands = {"A5": {"explorer": 1, "presence": {"P1": 1}}}
    here = stone(lands, BREAK, "ravage A5", elements="3 earth")
    assert here.land("A5") == {"presence": {0: 1}}


def test_the_third_level_repeats() -> None:
    here = stone(BROKEN, BREAK, elements="2 sun 7 earth")
    assert here.options() == ["target A5", "target A7", "stop"][: len(here.options())]
    here.answer("target A5")
    assert [effect.kind for effect in here.table.effects] == ["break-on-stone"] * 2
    here = stone(BROKEN, BREAK, "ravage A5", elements="2 sun 7 earth").answer("target A5")
    while here.prompt() == "ask-damage":
        here.answer(here.options()[0])
    assert here.land("A5") == {"blight": 1, "presence": {0: 1}}  # 5 and 5 damage


# -- unique powers ---------------------------------------------------------------------------------


def test_jagged_shards() -> None:
    here = stone({"A5": {"dahan": 3}}, "power jagged-shards-push-from-the-earth at A5")
    here.answer("push dahan A4", "push dahan A4")
    assert here.lands("A4", "A5") == [{"dahan": 2}, {"dahan": 1, "badlands": 1}]
    none = stone({"A5": {"dahan": 1}}, "power jagged-shards-push-from-the-earth at A5")
    assert none.answer("stop").land("A5") == {"dahan": 1, "badlands": 1}


def test_plows_shatter() -> None:
    lands = {"A5": {"town": 2, "city": 1, "explorer": 1}}
    step = "power plows-shatter-on-rocky-ground at A5"
    here = stone(lands, step).answer("option damage", "push town-1 A4")
    assert here.lands("A4", "A5") == [{"town-1": 1}, {"explorer": 1, "town-1": 1, "city-1": 1}]
    other = stone(lands, step).answer("option destroy-town")
    assert other.land("A5") == {"town": 1, "city": 1, "explorer": 1}


def test_scarred_and_stony_land() -> None:
    lands = {"A5": {"town": 2, "blight": 2}, "A7": {"presence": {"P1": 2}}}
    here = stone(lands, "power scarred-and-stony-land at A5")
    pool = here.table.blight_pool
    here.answer("damage town-1")
    assert here.land("A5") == {"town": 1, "badlands": 1, "blight": 1}
    assert here.table.blight_pool == pool  # to the box
    assert targets(here, "scarred-and-stony-land") == ["A5"]
    assert targets(stone({"A5": {"blight": 1}}), "scarred-and-stony-land") == []


def test_stubborn_solidity_defends_and_holds_the_dahan() -> None:
    lands = {"A5": {"dahan": 2, "town": 2}}
    here = stone(lands, "power stubborn-solidity at A5", "ravage A5")
    assert here.defended("A5") == [2]
    assert here.land("A5") == {"dahan": 2, "blight": 1}  # 2 damage get through, and they strike


def test_solid_dahan_are_neither_moved_nor_removed_nor_replaced() -> None:
    lands = {"A5": {"dahan": 2}, "A4": {"dahan": 1}}
    here = stone(lands, "power stubborn-solidity at A5")
    table = here.table
    land = table.island.numbers["A5"]

    def all_of_it(act: Act) -> Script:
        yield from push(act, 1, DAHAN)
        yield from gather(act, 2, DAHAN, land=table.island.numbers["A4"])
        yield from remove(act, 1, DAHAN)
        yield from destroy(act, 1, DAHAN)
        yield from replace(act, DAHAN, BEASTS)

    carry_out(all_of_it(Act(table, "power", 0, land)))
    assert here.lands("A4", "A5") == [{"dahan": 1}, {"dahan": 2}]


def test_dahan_that_come_later_are_held_and_do_not_defend() -> None:
    here = stone({"A4": {"dahan": 1}, "A5": {}}, "power stubborn-solidity at A5")
    table = here.table
    act = Act(table, "power", 0, table.island.numbers["A5"])
    carry_out(gather(act, 1, DAHAN), "gather dahan A4")
    carry_out(push(act, 1, DAHAN))
    assert (here.land("A5"), here.defended("A5")) == ({"dahan": 1}, [0])
